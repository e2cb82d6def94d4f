//! A small opening book for a board game: positions that were searched deeply in advance, with
//! their good moves.
//!
//! The book of a game is a file written by `coffer book`; docs/players.md has the commands. The
//! same command with the same weights writes the same file again, with any number of threads. The
//! book ignores the history of a game, so computer players use it only at the beginning.
//!
//! Positions that are equal by a symmetry of the board share an entry, as in the transposition table
//! ([`SearchPosition::table_key`]); moves are stored in the frame of reference of that key.
//!
//! The file has no keys and no moves: it lists the positions breadth first from the book's root, each
//! with its score in two bytes and a byte for each legal move. That byte says how good the move is,
//! and whether the position after it is in the list as well. Legal moves are always generated in the
//! same order; the header has a checksum of the keys, so a file for other rules is refused.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use coffer_rules::stable_hash::{fnv, mix};
use coffer_texts::Sentence;
use thiserror::Error;

use super::search::{Evaluator, HistoryView, Score, Search, SearchOptions, SearchPosition};

/// The first bytes of the draughts book's file; the last of them is the format version.
pub const MAGIC: [u8; 8] = *b"KCBOOKS\x02";
/// The first bytes of the books of Nine Men's Morris, Mixed Mill and Ceylon Mill.
pub const MILL_MAGICS: [[u8; 8]; 3] = [*b"KCBOOKN\x02", *b"KCBOOKM\x02", *b"KCBOOKC\x02"];

/// Why bytes are not a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    /// It begins with other bytes.
    #[error("{}", Sentence::new("players-foreign_book"))]
    Foreign,
    /// It is too short, too long, or its checksum is wrong.
    #[error("{}", Sentence::new("players-damaged_book"))]
    Damaged,
}

/// The book's entry for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BookEntry {
    /// Score for the side to move, in hundredths of a man.
    score: i16,
    /// The number of legal moves.
    legal: u8,
    /// The good moves as [`SearchPosition::keep`] stores them, best first, each with the difference to
    /// the best score, in hundredths of a man.
    moves: Vec<(u16, u8)>,
}

/// The key of a position, which it shares with those that are equal by a symmetry of the board.
fn shared_key<P: SearchPosition>(position: &P) -> u64 {
    position.table_key(position.key()).0
}

fn legal_moves<P: SearchPosition>(position: &P) -> Vec<P::Move> {
    let mut legal = Vec::new();
    position.moves(&mut legal);
    legal
}

/// The book of the listed positions, and the checksum of their keys. `None` if the bytes are anything
/// else.
fn read_pages<P: SearchPosition>(mut rest: &[u8], root: &P) -> Option<(Book, u64)> {
    let mut pages = BTreeMap::new();
    let mut followers = Vec::new();
    let mut keys = 0;
    let mut queue = VecDeque::new();
    if !rest.is_empty() {
        queue.push_back(root.clone());
    }
    while let Some(position) = queue.pop_front() {
        let legal = legal_moves(&position);
        let (score, behind) = rest.split_first_chunk()?;
        let (bytes, behind) = behind.split_at_checked(legal.len())?;
        rest = behind;
        let (key, frame) = position.table_key(position.key());
        keys = with_key(keys, key);
        let (mut moves, mut after) = (Vec::new(), Vec::new());
        for ((at, &byte), mv) in (0..).zip(bytes).zip(legal) {
            if byte & !LISTED != NOT_GOOD {
                moves.push((position.keep(mv, at, frame), byte & !LISTED));
                after.push(shared_key(&position.play(mv)));
            }
            if byte & LISTED != 0 {
                queue.push_back(position.play(mv));
            }
        }
        moves.sort_by_key(|&(kept, less)| (less, kept));
        let page = BookEntry {
            score: i16::from_le_bytes(*score),
            legal: bytes.len() as u8,
            moves,
        };
        pages.insert(key, page);
        followers.push((key, after));
    }
    let lines = count_lines(&followers);
    rest.is_empty().then_some((Book { pages, lines }, keys))
}

/// The number of lines from each position to the end of the book. `followers` are the positions in
/// the order of the file, with those after their good moves.
fn count_lines(followers: &[(u64, Vec<u64>)]) -> BTreeMap<u64, u64> {
    let mut lines = BTreeMap::new();
    for (key, after) in followers.iter().rev() {
        let of = |key| lines.get(key).copied().unwrap_or(1);
        let sum = after.iter().map(of).fold(0, u64::saturating_add);
        lines.insert(*key, sum);
    }
    lines
}

/// An opening book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    pages: BTreeMap<u64, BookEntry>,
    /// The number of lines from each position to the end of the book. Counted when a book is read.
    lines: BTreeMap<u64, u64>,
}

/// In the byte of a move: the position after it is in the list, for the first time.
const LISTED: u8 = 0x80;
/// In the byte of a move: it is not a good one.
const NOT_GOOD: u8 = 0x7F;

/// The checksum of the keys with one more key.
const fn with_key(sum: u64, key: u64) -> u64 {
    mix(sum ^ key)
}

impl Book {
    /// Reads what [`Book::to_bytes`] wrote for the same game and root.
    ///
    /// # Errors
    /// If the bytes are something else or are damaged. A game can be played without the book.
    pub fn from_bytes<P: SearchPosition>(
        magic: &[u8; 8],
        bytes: &[u8],
        root: &P,
    ) -> Result<Book, BookError> {
        let rest = bytes.strip_prefix(magic).ok_or(BookError::Foreign)?;
        let (sum, rest) = rest.split_first_chunk().ok_or(BookError::Damaged)?;
        if fnv(rest) != u64::from_le_bytes(*sum) {
            return Err(BookError::Damaged);
        }
        let (keys, rest) = rest.split_first_chunk().ok_or(BookError::Damaged)?;
        let (book, sum) = read_pages(rest, root).ok_or(BookError::Damaged)?;
        if sum != u64::from_le_bytes(*keys) {
            return Err(BookError::Damaged);
        }
        Ok(book)
    }

    /// The file that [`Book::from_bytes`] reads, which begins with `magic`: the positions that are
    /// reached from `root` through positions of the book.
    #[must_use]
    pub fn to_bytes<P: SearchPosition>(&self, magic: &[u8; 8], root: &P) -> Vec<u8> {
        let mut pages = Vec::new();
        let mut keys = 0;
        let mut listed = BTreeSet::from([shared_key(root)]);
        let mut queue = VecDeque::from([root.clone()]);
        while let Some(position) = queue.pop_front() {
            let (key, frame) = position.table_key(position.key());
            let Some(page) = self.pages.get(&key) else {
                continue;
            };
            keys = with_key(keys, key);
            pages.extend_from_slice(&page.score.to_le_bytes());
            let moves = legal_moves(&position);
            let mut bytes = vec![NOT_GOOD; moves.len()];
            for &(kept, less) in &page.moves {
                let at = position.recall(kept, &moves, frame);
                if let Some(byte) = bytes.get_mut(usize::from(at)) {
                    *byte = less.min(NOT_GOOD - 1);
                }
            }
            for (byte, mv) in bytes.iter_mut().zip(moves) {
                let after = position.play(mv);
                let key = shared_key(&after);
                if self.pages.contains_key(&key) && listed.insert(key) {
                    *byte |= LISTED;
                    queue.push_back(after);
                }
            }
            pages.extend_from_slice(&bytes);
        }
        let rest = [&u64::to_le_bytes(keys)[..], &pages].concat();
        [&magic[..], &fnv(&rest).to_le_bytes(), &rest].concat()
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Whether the book is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// The good moves of a position with their scores, best first; empty if the book does not
    /// contain the position.
    #[must_use]
    pub fn moves<P: SearchPosition>(&self, position: &P) -> Vec<(P::Move, Score)> {
        let (key, frame) = position.table_key(position.key());
        let Some(page) = self.pages.get(&key) else {
            return Vec::new();
        };
        let legal = legal_moves(position);
        if legal.len() != usize::from(page.legal) {
            return Vec::new();
        }
        let known = |&(kept, less): &(u16, u8)| {
            let at = position.recall(kept, &legal, frame);
            Some((
                *legal.get(usize::from(at))?,
                Score(i32::from(page.score) - i32::from(less)),
            ))
        };
        page.moves.iter().filter_map(known).collect()
    }

    /// One of the good moves, chosen at random so that all lines to the end of the book are equally
    /// likely: so matches vary most. The same `luck` gives the same move.
    #[must_use]
    pub fn choose<P: SearchPosition>(&self, position: &P, luck: u64) -> Option<(P::Move, Score)> {
        let moves = self.moves(position);
        let lines = |mv: P::Move| {
            let after = shared_key(&position.play(mv));
            self.lines.get(&after).copied().unwrap_or(1)
        };
        let all = moves.iter().map(|(mv, _)| lines(*mv));
        let mut left = mix(luck) % all.fold(0, u64::saturating_add).max(1);
        moves.into_iter().find(|(mv, _)| {
            let found = left < lines(*mv);
            left = left.saturating_sub(lines(*mv));
            found
        })
    }
}

/// The margin for the first move of a game: no first move is bad, and variety matters more.
const NEAR_AT_FIRST: i32 = 40;
/// The cost of a ply in choosing the position to search next, in hundredths of a man: shorter lines
/// come first.
const PLY: i32 = 5;

/// A book under construction: positions still to be searched, and those already searched.
#[derive(Clone, Debug)]
pub struct BookBuilder<P> {
    /// The book's first position.
    root: P,
    /// A move within this margin of the best is still good, in hundredths of a man.
    near: i32,
    /// By key: the position, and its distance from best play (the loss along the line plus [`PLY`]
    /// for each ply).
    waiting: BTreeMap<u64, (i32, P)>,
    searched: BTreeMap<u64, Searched>,
    /// By key: positions after the last moves of lines that were searched deeper, with the side to move
    /// and the score for it.
    leaves: BTreeMap<u64, (usize, i32)>,
}

/// A position that has been searched.
#[derive(Clone, Debug)]
struct Searched {
    side: usize,
    /// For each move, its score for the side to move, the key after it, and the move as it is stored.
    moves: Vec<(i32, u64, u16)>,
}

impl<P: SearchPosition> BookBuilder<P> {
    /// An empty book that starts from this position. A move within `near` hundredths of a man of the
    /// best will be a good one.
    #[must_use]
    pub fn new(root: P, near: i32) -> BookBuilder<P> {
        BookBuilder {
            near,
            waiting: BTreeMap::from([(shared_key(&root), (0, root.clone()))]),
            root,
            searched: BTreeMap::new(),
            leaves: BTreeMap::new(),
        }
    }

    /// Up to `most` positions to search next, the most likely ones first.
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

    /// Records the scores that [`look`] found for the moves of a waiting position.
    pub fn note(&mut self, position: &P, scores: &[i32]) {
        let (key, frame) = position.table_key(position.key());
        let Some((cost, _)) = self.waiting.remove(&key) else {
            return;
        };
        let best = scores.iter().copied().max().unwrap_or(0);
        let mut kept = Vec::new();
        for ((at, mv), &score) in (0..).zip(legal_moves(position)).zip(scores) {
            let after = position.play(mv);
            let after_key = shared_key(&after);
            if !self.searched.contains_key(&after_key)
                && after.has_moves()
                && after.ending().is_none()
            {
                let cost = cost + PLY + best - score;
                let waits = self.waiting.entry(after_key).or_insert((cost, after));
                waits.0 = waits.0.min(cost);
            }
            kept.push((score, after_key, position.keep(mv, at, frame)));
        }
        let looked = Searched {
            side: position.side(),
            moves: kept,
        };
        self.searched.insert(key, looked);
    }

    /// The number of positions searched.
    #[must_use]
    pub fn len(&self) -> usize {
        self.searched.len()
    }

    /// Whether no position has been searched yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.searched.is_empty()
    }

    /// The positions after the last moves of the lines that `book` follows, unless
    /// [`BookBuilder::note_leaf`] knows them or they end the game. The best of many scores is too kind
    /// if each is a little wrong, so a deeper search looks at these before they are believed.
    #[must_use]
    pub fn doubtful_leaves(&self, book: &Book) -> Vec<P> {
        let mut leaves = Vec::new();
        let mut seen = BTreeSet::from([shared_key(&self.root)]);
        let mut queue = VecDeque::from([self.root.clone()]);
        while let Some(position) = queue.pop_front() {
            for (mv, _) in book.moves(&position) {
                let after = position.play(mv);
                let key = shared_key(&after);
                if !seen.insert(key) {
                    continue;
                }
                if self.searched.contains_key(&key) {
                    queue.push_back(after);
                } else if !self.leaves.contains_key(&key)
                    && after.has_moves()
                    && after.ending().is_none()
                {
                    leaves.push(after);
                }
            }
        }
        leaves
    }

    /// Records the score that a deeper search found for the side to move.
    pub fn note_leaf(&mut self, position: &P, score: i32) {
        self.leaves
            .insert(shared_key(position), (position.side(), score));
    }

    /// The searched positions, each after those that follow it, unless play comes back to it.
    fn leaves_first(&self) -> Vec<u64> {
        let root = shared_key(&self.root);
        let mut order = Vec::new();
        let mut seen = BTreeSet::from([root]);
        // The line that is followed: a position, and how many of its moves have been followed.
        let mut line = vec![(root, 0)];
        while let Some((key, followed)) = line.last_mut() {
            let moves = self.searched.get(key).map(|looked| &looked.moves);
            if let Some(&(_, after, _)) = moves.and_then(|moves| moves.get(*followed)) {
                *followed += 1;
                if self.searched.contains_key(&after) && seen.insert(after) {
                    line.push((after, 0));
                }
            } else {
                order.push(*key);
                line.pop();
            }
        }
        order
    }

    /// Builds the book. If the position after a move was searched too, the score is backed up from
    /// that position's own moves; that of a leaf is the one of the deeper search.
    #[must_use]
    pub fn book(&self) -> Book {
        let root = shared_key(&self.root);
        let mut worth = self.leaves.clone();
        let mut pages = BTreeMap::new();
        for key in self.leaves_first() {
            let Some(looked) = self.searched.get(&key) else {
                continue;
            };
            let scores: Vec<(i32, u16)> = looked
                .moves
                .iter()
                .map(|&(score, after, kept)| match worth.get(&after) {
                    Some(&(side, worth)) if side == looked.side => (worth, kept),
                    Some(&(_, worth)) => (-worth, kept),
                    None => (score, kept),
                })
                .collect();
            let Some(best) = scores.iter().map(|(score, _)| *score).max() else {
                continue;
            };
            worth.insert(key, (looked.side, best));
            let near = if key == root {
                NEAR_AT_FIRST
            } else {
                self.near
            };
            let mut moves: Vec<(u16, u8)> = scores
                .iter()
                .filter(|(score, _)| best - score <= near)
                .filter_map(|&(score, kept)| Some((kept, u8::try_from(best - score).ok()?)))
                .collect();
            moves.sort_by_key(|&(kept, less)| (less, kept));
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
        Book {
            pages,
            ..Book::default()
        }
    }
}

/// Scores every move of a position for the side to move, searching each separately with a budget of
/// `nodes` nodes.
pub fn look<P: SearchPosition, E: Evaluator<P>>(
    search: &mut Search<P, E>,
    position: &P,
    nodes: u64,
) -> Vec<i32> {
    search.clear();
    legal_moves(position)
        .into_iter()
        .map(|mv| {
            let after = position.play(mv);
            let score = searched_score(search, &after, nodes);
            if after.side() == position.side() {
                score
            } else {
                -score
            }
        })
        .collect()
}

/// The score of a position for the side to move, by a search of its own with a budget of `nodes` nodes.
pub fn look_at_leaf<P: SearchPosition, E: Evaluator<P>>(
    search: &mut Search<P, E>,
    position: &P,
    nodes: u64,
) -> i32 {
    search.clear();
    searched_score(search, position, nodes)
}

fn searched_score<P: SearchPosition, E: Evaluator<P>>(
    search: &mut Search<P, E>,
    position: &P,
    nodes: u64,
) -> i32 {
    let options = SearchOptions {
        nodes: Some(nodes),
        selective: true,
        ..SearchOptions::default()
    };
    let found = search.run(position, HistoryView::default(), &options, &mut || false);
    found.score.0
}

/// The draughts book, as built into the program. A program that does not use it does not contain it.
pub const DRAUGHTS: &[u8] = include_bytes!("../../../assets/book/draughts.bin");

/// The books of Nine Men's Morris, Mixed Mill and Ceylon Mill, as built into the program.
pub(super) const MILL: [&[u8]; 3] = [
    include_bytes!("../../../assets/book/nine_mens_morris.bin"),
    include_bytes!("../../../assets/book/mixed_mill.bin"),
    include_bytes!("../../../assets/book/ceylon_mill.bin"),
];

#[cfg(test)]
mod tests;
