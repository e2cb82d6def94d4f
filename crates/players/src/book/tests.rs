//! Tests of the opening books.

use coffer_rules::draughts::board::{Board, Side};
use coffer_rules::mill::board as mill;
use coffer_rules::mill::symmetry::{SYMMETRIES, image_of_move};

use super::*;
use crate::draughts::PlainEvaluator;
use crate::mill::MillEvaluator;

fn grown<P: SearchPosition, E: Evaluator<P>>(
    root: P,
    evaluator: E,
    positions: usize,
) -> BookBuilder<P> {
    let mut growth = BookBuilder::new(root, 10);
    let mut search = Search::new(evaluator, 1 << 16);
    while growth.len() < positions {
        for position in growth.next(4.min(positions - growth.len())) {
            let scores = look(&mut search, &position, 200);
            growth.note(&position, &scores);
        }
    }
    growth
}

fn book_builder(positions: usize) -> BookBuilder<Board> {
    grown(Board::START, PlainEvaluator, positions)
}

/// Positions that are equal by a symmetry have the same moves, up to that symmetry.
#[test]
fn symmetric_positions_share_an_entry() {
    let root = mill::Board::start(mill::Options::default());
    let book = grown(root, MillEvaluator::default(), 12).book();
    let magic = &MILL_MAGICS[0];
    let read = Book::from_bytes(magic, &book.to_bytes(magic, &root), &root);
    assert_eq!(read.expect("just written").pages, book.pages);
    let reached = |from: &mill::Board| {
        let moves = book.moves(from).into_iter();
        let mut reached: Vec<_> = moves
            .map(|(mv, score)| (shared_key(&from.play(mv)), score))
            .collect();
        reached.sort_unstable();
        reached
    };
    let mut known = 0;
    for mv in legal_moves(&root) {
        let after = root.play(mv);
        for number in 0..SYMMETRIES as u8 {
            let other = root.play(image_of_move(mv, number));
            known += usize::from(!reached(&after).is_empty());
            assert_eq!(reached(&after), reached(&other), "{mv} {number}");
        }
    }
    assert!(known >= 64, "{known}");
}

#[test]
fn a_book_grows_the_same_way_and_comes_back_from_its_file() {
    let book = book_builder(24).book();
    assert_eq!(book.len(), 24);
    assert_eq!(book_builder(24).book(), book);
    let bytes = book.to_bytes(&MAGIC, &Board::START);
    let read = Book::from_bytes(&MAGIC, &bytes, &Board::START).expect("just written");
    assert_eq!(read.pages, book.pages);
}

#[test]
fn its_moves_are_legal_and_vary_with_luck() {
    let book = book_builder(12).book();
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
    let chosen: BTreeSet<_> = (0..200)
        .filter_map(|luck| book.choose(&Board::START, luck))
        .map(|(mv, _)| mv.to_string())
        .collect();
    assert_eq!(chosen.len(), moves.len(), "each of them now and then");
    assert_eq!(book.choose(&Board::START, 7), book.choose(&Board::START, 7));
}

/// The score of a position is that of its best move, backed up from later positions, however they
/// are reached.
#[test]
fn what_comes_later_counts() {
    let book = book_builder(400).book();
    let (mut queue, mut seen) = (vec![Board::START], BTreeSet::new());
    while let Some(board) = queue.pop() {
        if !seen.insert(board.key()) {
            continue;
        }
        for (mv, score) in book.moves(&board) {
            let after = board.play(mv);
            if let Some(&(_, answer)) = book.moves(&after).first() {
                assert_eq!(score.0, -answer.0, "{board:?} {mv}");
                queue.push(after);
            }
        }
    }
    assert!(seen.len() > 60, "{}", seen.len());
}

/// A deeper search finds each leaf a man worse than it seemed: at the end every line ends in a leaf that
/// was looked at again, and its score is that of the deeper search.
#[test]
fn every_line_ends_in_a_leaf_that_was_searched_deeper() {
    let mut growth = book_builder(400);
    let first = growth.doubtful_leaves(&growth.book());
    assert!(first.len() > 10, "{}", first.len());
    let mut deeper = BTreeMap::new();
    loop {
        let leaves = growth.doubtful_leaves(&growth.book());
        if leaves.is_empty() {
            break;
        }
        for leaf in leaves {
            let score = 100 + (leaf.key() % 12) as i32;
            growth.note_leaf(&leaf, score);
            assert!(deeper.insert(shared_key(&leaf), score).is_none(), "once");
        }
    }
    let book = growth.book();
    let (mut queue, mut ends) = (vec![Board::START], 0);
    while let Some(board) = queue.pop() {
        for (mv, score) in book.moves(&board) {
            let after = board.play(mv);
            match deeper.get(&shared_key(&after)) {
                Some(deeper) => {
                    ends += 1;
                    assert_eq!(score.0, -deeper, "{board:?} {mv}");
                }
                None => queue.push(after),
            }
        }
    }
    assert!(ends > 10, "{ends}");
}

#[test]
fn a_broken_book_gets_a_sentence() {
    let read = |bytes: &[u8]| Book::from_bytes(&MAGIC, bytes, &Board::START);
    let bytes = book_builder(4).book().to_bytes(&MAGIC, &Board::START);
    assert_eq!(read(b""), Err(BookError::Foreign));
    assert_eq!(read(&bytes[..bytes.len() - 1]), Err(BookError::Damaged));
    for at in 8..bytes.len() {
        let mut broken = bytes.clone();
        broken[at] ^= 0x10;
        assert_eq!(read(&broken), Err(BookError::Damaged), "byte {at}");
    }
    let turned = Board::START.with_turn(Side::White);
    assert_eq!(
        Book::from_bytes(&MAGIC, &bytes, &turned),
        Err(BookError::Damaged)
    );
    assert_eq!(
        BookError::Damaged.to_string(),
        "the book of openings is damaged"
    );
}

/// Whatever stands in a file with the right checksum, it is read or refused.
#[test]
fn a_forged_book_never_panics() {
    for seed in 0..200 {
        let length = mix(seed) % 300;
        let rest: Vec<u8> = (0..length).map(|at| mix(seed ^ at << 32) as u8).collect();
        let bytes = [&MAGIC[..], &fnv(&rest).to_le_bytes(), &rest].concat();
        assert!(Book::from_bytes(&MAGIC, &bytes, &Board::START).is_err());
    }
}

/// An entry whose number of legal moves does not match the position is ignored.
#[test]
fn a_wrong_page_is_not_believed() {
    let page = BookEntry {
        score: 0,
        legal: 9,
        moves: vec![(0, 0)],
    };
    let mut book = Book {
        pages: BTreeMap::from([(Board::START.key(), page)]),
        ..Book::default()
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

/// The moves from the start for as long as both sides play by the book.
fn line(book: &Book, seed: u64) -> Vec<String> {
    let (mut board, mut line) = (Board::START, Vec::new());
    while let Some((mv, _)) = book.choose(&board, mix(seed ^ line.len() as u64)) {
        assert!(board.legal_moves().contains(&mv));
        line.push(mv.to_string());
        board = board.play(mv);
    }
    line
}

#[test]
fn all_lines_are_equally_likely() {
    let bytes = book_builder(40).book().to_bytes(&MAGIC, &Board::START);
    let book = Book::from_bytes(&MAGIC, &bytes, &Board::START).expect("just written");
    let all = book.lines[&Board::START.key()];
    let mut chosen: BTreeMap<_, u64> = BTreeMap::new();
    for seed in 0..200 * all {
        *chosen.entry(line(&book, mix(seed))).or_default() += 1;
    }
    assert_eq!(chosen.len() as u64, all);
    assert!(
        chosen.values().all(|times| (120..280).contains(times)),
        "{chosen:?}"
    );
}

#[test]
fn of_ten_matches_by_the_book_of_draughts_two_are_seldom_alike() {
    let book = Book::from_bytes(&MAGIC, DRAUGHTS, &Board::START).expect("the file is whole");
    let alike = |ten: &u64| {
        let lines: BTreeSet<_> = (0..10).map(|at| line(&book, mix(10 * ten + at))).collect();
        lines.len() < 10
    };
    let alike = (0..200).filter(alike).count();
    assert!(alike <= 12, "{alike} of 200");
}
