//! A small book of openings for a board game: positions that were searched deeply beforehand, and
//! the moves that did well in them.
//!
//! The book of a game is a file that `coffer book` makes; that of draughts was made by
//!
//! `coffer book draughts --positions 400 --nodes 500000 --threads 2 --write
//! assets/book/draughts.bin`
//!
//! and the same command, with the same weights, makes the same file again, with any number of
//! threads. Positions are known by their keys, and moves by their place among the legal ones, which
//! are always listed in the same order: a move from the book is always legal, and where the number
//! of legal moves is not the one in the book, the book is not believed. It holds only while nothing
//! is left of a game's past that matters: courtiers ask it at the beginning.

use std::collections::BTreeMap;

use thiserror::Error;

use super::search::{Evaluator, HistoryView, Score, Search, SearchOptions, SearchPosition, mix};
use super::tablebase::checksum;

/// What the file begins with; the last byte counts the versions of the format.
pub(super) const MAGIC: [u8; 8] = *b"KCBOOKS\x01";

/// Why bytes are no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    /// It begins with something else.
    #[error("this is no book of openings, or one of another version")]
    Foreign,
    /// It is too short, too long, or its checksum does not fit.
    #[error("the book of openings is damaged")]
    Damaged,
}

/// What the book knows about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BookEntry {
    /// For the side to move.
    score: i16,
    /// How many moves are legal.
    legal: u8,
    /// Places of good moves among the legal ones, best first, each with what it is worth less than
    /// the best, in hundredths of a man.
    moves: Vec<(u8, u8)>,
}

/// A book of openings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    pages: BTreeMap<u64, BookEntry>,
}

impl Book {
    /// Reads what [`Book::to_bytes`] wrote.
    ///
    /// # Errors
    /// When the bytes are something else or are damaged. A game can be played without the book.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(BookError::Foreign)?;
        let (sum, mut rest) = rest.split_first_chunk().ok_or(BookError::Damaged)?;
        if checksum(rest) != u64::from_le_bytes(*sum) {
            return Err(BookError::Damaged);
        }
        let mut pages = BTreeMap::new();
        while !rest.is_empty() {
            let (key, behind) = rest.split_first_chunk().ok_or(BookError::Damaged)?;
            let (&[low, high, legal, count], behind) =
                behind.split_first_chunk().ok_or(BookError::Damaged)?;
            let (moves, behind) = behind
                .split_at_checked(2 * usize::from(count))
                .ok_or(BookError::Damaged)?;
            let page = BookEntry {
                score: i16::from_le_bytes([low, high]),
                legal,
                moves: moves
                    .as_chunks()
                    .0
                    .iter()
                    .map(|&[at, less]| (at, less))
                    .collect(),
            };
            pages.insert(u64::from_le_bytes(*key), page);
            rest = behind;
        }
        Ok(Book { pages })
    }

    /// The file that [`Book::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut rest = Vec::new();
        for (key, page) in &self.pages {
            rest.extend_from_slice(&key.to_le_bytes());
            rest.extend_from_slice(&page.score.to_le_bytes());
            rest.extend([page.legal, page.moves.len() as u8]);
            rest.extend(page.moves.iter().flat_map(|&(at, less)| [at, less]));
        }
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&checksum(&rest).to_le_bytes());
        bytes.extend_from_slice(&rest);
        bytes
    }

    /// Number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Whether it knows nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// The good moves of a position with what each is worth, best first; none where the book does
    /// not know it.
    #[must_use]
    pub fn moves<P: SearchPosition>(&self, position: &P) -> Vec<(P::Move, Score)> {
        let Some(page) = self.pages.get(&position.key()) else {
            return Vec::new();
        };
        let mut legal = Vec::new();
        position.moves(&mut legal);
        if legal.len() != usize::from(page.legal) {
            return Vec::new();
        }
        let known = |&(at, less): &(u8, u8)| {
            Some((
                *legal.get(usize::from(at))?,
                Score(i32::from(page.score) - i32::from(less)),
            ))
        };
        page.moves.iter().filter_map(known).collect()
    }

    /// One of the good moves: the better, the more often. The same luck chooses the same move.
    #[must_use]
    pub fn choose<P: SearchPosition>(&self, position: &P, luck: u64) -> Option<(P::Move, Score)> {
        let moves = self.moves(position);
        let best = moves.iter().map(|(_, score)| score.0).max()?;
        let worst = moves.iter().map(|(_, score)| score.0).min()?;
        let share = |score: Score| (score.0 + 1 - worst.min(best - NEAR)).max(1) as u64;
        let mut left = mix(luck)
            % moves
                .iter()
                .map(|(_, score)| share(*score))
                .sum::<u64>()
                .max(1);
        moves.into_iter().find(|(_, score)| {
            let found = left < share(*score);
            left = left.saturating_sub(share(*score));
            found
        })
    }
}

/// Moves worth so much less than the best are still good, in hundredths of a man.
const NEAR: i32 = 10;
/// The same for the first move of a game, where no way is bad and variety is worth more.
const NEAR_AT_FIRST: i32 = 25;
/// What a ply costs when it is decided which position is looked at next, in hundredths of a man:
/// long lines wait for likely ones.
const PLY: i32 = 5;

/// A book that grows: positions that wait to be looked at, and those that were.
#[derive(Clone, Debug)]
pub struct Growth<P> {
    /// Key of the position that the book begins with.
    root: u64,
    /// By key: the position, and how far its way leads from best play.
    waiting: BTreeMap<u64, (i32, P)>,
    looked_at: BTreeMap<u64, Looked<P>>,
}

/// A position that was looked at.
#[derive(Clone, Debug)]
struct Looked<P> {
    cost: i32,
    side: usize,
    /// Each move's score for the side to move, and the key and position behind it.
    moves: Vec<(i32, u64, P)>,
}

impl<P: SearchPosition> Growth<P> {
    /// An empty book that begins with this position.
    #[must_use]
    pub fn new(root: P) -> Growth<P> {
        Growth {
            root: root.key(),
            waiting: BTreeMap::from([(root.key(), (0, root))]),
            looked_at: BTreeMap::new(),
        }
    }

    /// The positions to look at next, the most likely ones first.
    #[must_use]
    pub fn next(&self, most: usize) -> Vec<P> {
        let mut next: Vec<(i32, u64)> = self
            .waiting
            .iter()
            .map(|(&key, (cost, _))| (*cost, key))
            .collect();
        next.sort_unstable();
        next.into_iter()
            .take(most)
            .filter_map(|(_, key)| Some(self.waiting.get(&key)?.1.clone()))
            .collect()
    }

    /// Notes what every move of a position that waited is worth, as [`look`] found out.
    pub fn note(&mut self, position: &P, scores: &[i32]) {
        let Some((cost, _)) = self.waiting.remove(&position.key()) else {
            return;
        };
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let best = scores.iter().copied().max().unwrap_or(0);
        let mut kept = Vec::new();
        for (mv, &score) in moves.into_iter().zip(scores) {
            let after = position.play(mv);
            let key = after.key();
            if !self.looked_at.contains_key(&key) && after.has_moves() && after.ending().is_none() {
                let cost = cost + PLY + best - score;
                let waits = self
                    .waiting
                    .entry(key)
                    .or_insert_with(|| (cost, after.clone()));
                waits.0 = waits.0.min(cost);
            }
            kept.push((score, key, after));
        }
        let looked = Looked {
            cost,
            side: position.side(),
            moves: kept,
        };
        self.looked_at.insert(position.key(), looked);
    }

    /// How many positions were looked at.
    #[must_use]
    pub fn len(&self) -> usize {
        self.looked_at.len()
    }

    /// Whether nothing was looked at yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.looked_at.is_empty()
    }

    /// The book: where the position behind a move was looked at as well, its own moves say what it
    /// is worth.
    #[must_use]
    pub fn book(&self) -> Book {
        let mut worth: BTreeMap<u64, (usize, i32)> = BTreeMap::new();
        let mut pages = BTreeMap::new();
        // Positions further on cost more, as every ply does: what comes later is known first.
        let mut order: Vec<(i32, u64)> = self
            .looked_at
            .iter()
            .map(|(&key, looked)| (looked.cost, key))
            .collect();
        order.sort_unstable();
        for (_, key) in order.into_iter().rev() {
            let Some(looked) = self.looked_at.get(&key) else {
                continue;
            };
            let scores: Vec<i32> = looked
                .moves
                .iter()
                .map(|&(score, after, _)| match worth.get(&after) {
                    Some(&(side, worth)) if side == looked.side => worth,
                    Some(&(_, worth)) => -worth,
                    None => score,
                })
                .collect();
            let Some(best) = scores.iter().copied().max() else {
                continue;
            };
            worth.insert(key, (looked.side, best));
            let near = if key == self.root {
                NEAR_AT_FIRST
            } else {
                NEAR
            };
            let mut moves: Vec<(u8, u8)> = scores
                .iter()
                .enumerate()
                .filter(|(_, score)| best - **score <= near)
                .filter_map(|(at, score)| {
                    Some((u8::try_from(at).ok()?, u8::try_from(best - score).ok()?))
                })
                .collect();
            moves.sort_by_key(|&(at, less)| (less, at));
            if let (Ok(score), Ok(legal)) = (i16::try_from(best), u8::try_from(scores.len())) {
                pages.insert(
                    key,
                    BookEntry {
                        score,
                        legal,
                        moves,
                    },
                );
            }
        }
        Book { pages }
    }
}

/// What every move of a position is worth for the side to move, each searched by itself with so
/// many positions.
pub fn look<P: SearchPosition, E: Evaluator<P>>(
    search: &mut Search<P, E>,
    position: &P,
    nodes: u64,
) -> Vec<i32> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let options = SearchOptions {
        nodes: Some(nodes),
        ..SearchOptions::default()
    };
    search.clear();
    moves
        .into_iter()
        .map(|mv| {
            let after = position.play(mv);
            let score = search
                .run(&after, HistoryView::default(), &options, &mut || false)
                .score
                .0;
            if after.side() == position.side() {
                score
            } else {
                -score
            }
        })
        .collect()
}

/// The book of draughts as this program was built with it; the command at the head of this module
/// makes it. A program that does not use it does not carry it.
pub const DRAUGHTS: &[u8] = include_bytes!("../../assets/book/draughts.bin");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::draughts::PlainEvaluator;
    use crate::rules::draughts::board::Board;

    fn grown(positions: usize) -> Growth<Board> {
        let mut growth = Growth::new(Board::START);
        let mut search = Search::new(PlainEvaluator, 1 << 16);
        while growth.len() < positions {
            for position in growth.next(4.min(positions - growth.len())) {
                let scores = look(&mut search, &position, 200);
                growth.note(&position, &scores);
            }
        }
        growth
    }

    #[test]
    fn a_book_grows_the_same_way_and_comes_back_from_its_file() {
        let book = grown(24).book();
        assert_eq!(book.len(), 24);
        assert_eq!(grown(24).book(), book);
        assert_eq!(Book::from_bytes(&book.to_bytes()), Ok(book));
    }

    #[test]
    fn its_moves_are_legal_and_vary_with_luck() {
        let book = grown(12).book();
        let moves = book.moves(&Board::START);
        let legal = Board::START.legal_moves();
        assert!(
            !moves.is_empty() && moves.iter().all(|(mv, _)| legal.contains(mv)),
            "{moves:?}"
        );
        assert!(
            moves.windows(2).all(|pair| pair[0].1 >= pair[1].1),
            "best first: {moves:?}"
        );
        let chosen: std::collections::BTreeSet<_> = (0..200)
            .filter_map(|luck| book.choose(&Board::START, luck))
            .map(|(mv, _)| mv.to_string())
            .collect();
        assert_eq!(chosen.len(), moves.len(), "each of them now and then");
        assert_eq!(book.choose(&Board::START, 7), book.choose(&Board::START, 7));
    }

    /// The worth of a position is that of its best move, looked at from further on.
    #[test]
    fn what_comes_later_counts() {
        let book = grown(40).book();
        for (mv, score) in book.moves(&Board::START) {
            if let Some(&(_, answer)) = book.moves(&Board::START.play(mv)).first() {
                assert_eq!(score.0, -answer.0, "{mv}");
            }
        }
    }

    #[test]
    fn a_broken_book_gets_a_sentence() {
        let bytes = grown(4).book().to_bytes();
        assert_eq!(Book::from_bytes(b""), Err(BookError::Foreign));
        assert_eq!(
            Book::from_bytes(&bytes[..bytes.len() - 1]),
            Err(BookError::Damaged)
        );
        for at in 8..bytes.len() {
            let mut broken = bytes.clone();
            broken[at] ^= 0x10;
            assert_eq!(
                Book::from_bytes(&broken),
                Err(BookError::Damaged),
                "byte {at}"
            );
        }
        assert_eq!(
            BookError::Damaged.to_string(),
            "the book of openings is damaged"
        );
    }

    /// A position with other moves than the book thinks is not believed.
    #[test]
    fn a_wrong_page_is_not_believed() {
        let page = BookEntry {
            score: 0,
            legal: 9,
            moves: vec![(0, 0)],
        };
        let mut book = Book {
            pages: BTreeMap::from([(Board::START.key(), page)]),
        };
        assert!(book.choose(&Board::START, 1).is_none());
        if let Some(page) = book.pages.get_mut(&Board::START.key()) {
            *page = BookEntry {
                legal: 7,
                moves: vec![(7, 0), (200, 0)],
                ..page.clone()
            };
        }
        assert!(book.choose(&Board::START, 1).is_none());
    }

    #[test]
    fn the_book_of_draughts_can_be_read() {
        let book = Book::from_bytes(DRAUGHTS).expect("the file is whole");
        assert!(book.choose(&Board::START, 1).is_some());
    }
}
