//! WDL tablebases: the generator against the tablebase with distances, results against their moves,
//! against a search, and damaged files.

use std::path::Path;
use std::sync::Arc;

use coffer_rules::draughts::board::{Board, Move};
use coffer_rules::stable_hash::{fnv, mix};

use super::families::Families;
use super::*;
use crate::draughts::Evaluation;
use crate::knowledge::tests::complete;
use crate::search::{GameEnd, HistoryView, Search, SearchOptions, SearchReport};
use crate::tablebase::PieceCounts;

/// All positions with up to four pieces, with distances.
fn smaller() -> Tablebases {
    Tablebases::new(complete().draughts())
}

/// A table as solved by the generator.
fn solved(pieces: u32) -> WdlTablebase {
    let mut solving = Solving::new(pieces, smaller(), None);
    loop {
        let groups = solving.next();
        if groups.is_empty() {
            return solving.table;
        }
        for group in groups {
            solving.keep(solving.solve(&group));
        }
    }
}

/// The generator is written otherwise than that of the tablebase with distances; both find the same.
#[test]
fn three_pieces_are_solved_as_with_distances() {
    let (table, known) = (solved(3), smaller());
    assert!(table.is_complete());
    let again = WdlTablebase::from_bytes(&table.to_bytes()).expect("whole");
    let mut quiet = 0;
    for (number, family) in table.families.all.iter().enumerate() {
        for at in 0..family.places {
            let Some(seen) = table.families.at(number, at) else {
                continue;
            };
            let board = seen.board();
            assert_eq!(table.families.place(seen), Some((number, at)));
            for table in [&table, &again] {
                assert_eq!(
                    known.outcome_in(table, &board),
                    known.outcome(&board),
                    "{board}"
                );
            }
            quiet += u32::from(!board.must_capture());
        }
    }
    assert!(quiet > 100_000, "{quiet}");
}

/// The second generator, for verification, finds what the tablebase with distances says.
#[test]
fn the_second_generator_finds_the_same() {
    let known = smaller();
    for (pieces, places) in groups(3) {
        let counts = known
            .check_again(&pieces)
            .unwrap_or_else(|error| panic!("{error}"));
        assert!(counts.all() > 0 && counts.all() <= places as u64);
        assert_eq!(known.check_moves(&pieces, 1), Ok(counts));
    }
}

#[test]
fn there_are_as_many_positions_as_others_have_counted() {
    let counted = |pieces: u32| {
        let families = Families::of(pieces);
        let positions = |number: usize| {
            let places = 0..families.all[number].places;
            families
                .positions(number, places)
                .filter(|(seen, _)| seen.is_some())
                .count()
        };
        (0..families.all.len()).map(positions).sum::<usize>()
    };
    // Those with all pieces on one side do not count here.
    assert_eq!([counted(3), counted(4)], [196_032, 6_209_316]);
    assert_eq!(Families::of(5).all.len(), 44);
    assert_eq!(Families::of(6).all.len(), 70);
}

/// All tablebases of the program.
fn all() -> Tablebases {
    complete().tablebases()
}

/// Positions with five pieces, three or four of them on one side, with their results.
fn five_pieces(count: u64) -> Vec<(Board, GameEnd)> {
    let five = Families::of(5);
    let mut found = Vec::new();
    for luck in 0..count {
        let family = (mix(luck) % 44) as usize;
        let at = mix(luck ^ 1 << 40) as usize % five.all[family].places;
        if let Some(seen) = five.at(family, at) {
            let board = seen.board();
            found.push((board, all().outcome(&board).expect("known")));
        }
    }
    found
}

#[test]
fn results_with_five_pieces_follow_from_their_moves() {
    let (all, mut seen) = (all(), [0; 3]);
    for (board, said) in five_pieces(600) {
        assert_eq!(
            all.by_moves(&board, |after| all.outcome(after)),
            Some(said),
            "{board}"
        );
        assert_eq!(all.probe(&board), None);
        assert_eq!(all.outcome(&turned(&board)), Some(said), "{board}");
        seen[usize::from(blocks::packed(said))] += 1;
    }
    assert!(seen.iter().all(|&count| count > 3), "{seen:?}");
}

/// The same position with the sides exchanged and the board turned round.
fn turned(board: &Board) -> Board {
    let [black, white, kings] =
        [board.black(), board.white(), board.kings()].map(u32::reverse_bits);
    Board::from_parts(white, black, kings, board.turn().other()).expect("a position")
}

fn search(board: &Board, tablebases: Tablebases, depth: u32) -> SearchReport<Move> {
    let options = SearchOptions {
        depth,
        nodes: Some(100_000),
        ..SearchOptions::default()
    };
    let evaluator = WithTablebase::new(Evaluation::best(complete()), tablebases);
    Search::new(evaluator, 1 << 20).run(board, HistoryView::default(), &options, &mut || false)
}

/// What a search without the table finds, the table says as well.
#[test]
fn what_a_search_finds_is_in_the_table() {
    let mut decided = 0;
    for (board, said) in five_pieces(300) {
        let score = search(&board, smaller(), 9).score;
        let found = match (score.win_in(), score.loss_in()) {
            (Some(_), _) => GameEnd::Win,
            (_, Some(_)) => GameEnd::Loss,
            _ => continue,
        };
        decided += 1;
        assert_eq!(found, said, "{score} in\n{board}");
    }
    assert!(decided > 30, "{decided}");
}

/// With the table the search keeps wins and draws, and its score says which they are.
#[test]
fn no_win_and_no_draw_is_given_away() {
    let all = all();
    for (board, said) in five_pieces(300) {
        let report = search(&board, all.clone(), 5);
        let Some(best) = report.best else {
            continue;
        };
        let kept = all.outcome(&board.play(best)).map(|after| match after {
            GameEnd::Win => GameEnd::Loss,
            GameEnd::Loss => GameEnd::Win,
            GameEnd::Draw => GameEnd::Draw,
        });
        assert_eq!(kept, Some(said), "{report:?} in\n{board}");
        let score = report.score.0;
        let told = match said {
            GameEnd::Win => score >= 8_000,
            GameEnd::Draw => score == 0,
            GameEnd::Loss => score <= -8_000,
        };
        assert!(told, "{report:?} in\n{board}");
    }
}

#[test]
fn without_the_file_nothing_is_known_about_five_pieces() {
    for (board, _) in five_pieces(20) {
        assert_eq!(smaller().outcome(&board), None);
        assert_eq!(Tablebases::default().outcome(&board), None);
        assert!(search(&board, smaller(), 3).depth > 0);
    }
    assert!(smaller().is_complete_below(5) && !smaller().is_complete_below(6));
    assert!(all().is_complete_below(6) && !Tablebases::default().is_complete_below(5));
}

#[test]
fn what_is_no_table_is_refused_with_a_sentence() {
    let error = |bytes: &[u8]| WdlTablebase::from_bytes(bytes).err();
    for bytes in [&b""[..], b"KC", b"<!doctype html>", b"KCENDIN\x01 and more"] {
        assert_eq!(error(bytes), Some(WdlError::Foreign));
    }
    let length = FIVE_PIECES.len();
    for cut in [8, 16, 17, 100, 300, length / 2, length - 1] {
        assert_eq!(
            error(&FIVE_PIECES[..cut]),
            Some(WdlError::Damaged),
            "{cut} bytes"
        );
    }
    for at in [8, 16, 20, 200, length / 2, length - 1] {
        let mut bytes = FIVE_PIECES.to_vec();
        bytes[at] ^= 1;
        assert_eq!(error(&bytes), Some(WdlError::Damaged), "byte {at}");
    }
    assert_eq!(
        WdlError::Damaged.to_string(),
        "the draughts tablebase is damaged"
    );
}

/// A modified file with a correct checksum.
fn forged(change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut rest = FIVE_PIECES[16..].to_vec();
    change(&mut rest);
    [&MAGIC[..], &fnv(&rest).to_le_bytes(), &rest].concat()
}

#[test]
fn a_forged_table_never_panics() {
    let read = |change: &dyn Fn(&mut Vec<u8>)| WdlTablebase::from_bytes(&forged(change));
    assert!(read(&|_| ()).is_ok());
    for length in [0, 1, 100, 177, 178, 5_000] {
        assert!(read(&|rest| rest.truncate(length)).is_err(), "{length}");
    }
    assert!(read(&|rest| rest[1..5].fill(255)).is_err());
    assert!(read(&|rest| rest[0] = 7).is_err());
    // Blocks of noise, of the same lengths.
    let noise = read(&|rest| {
        let length = rest.len();
        for (i, byte) in rest[length - 50_000..].iter_mut().enumerate() {
            *byte = mix(i as u64) as u8;
        }
    });
    if let Ok(table) = noise {
        let last = table.families.all.len() - 1;
        let all = smaller().with(Arc::new(table));
        let five = Families::of(5);
        for at in (0..five.all[last].places).step_by(9_001) {
            if let Some(seen) = five.at(last, at) {
                assert!(all.outcome(&seen.board()).is_some());
            }
        }
    }
}

/// A table of which a part is solved can be kept, and solving goes on from there.
#[test]
fn solving_goes_on_after_an_interruption() {
    let mut begun = Solving::new(3, smaller(), None);
    let group = begun.next().swap_remove(0);
    begun.keep(begun.solve(&group));
    assert_eq!(begun.progress(), (6, 1));
    let kept = WdlTablebase::from_bytes(&begun.table().to_bytes()).expect("whole");
    assert!(!kept.is_complete());
    let mut again = Solving::new(3, smaller(), Some(kept));
    assert_eq!((again.progress(), again.next().len()), ((6, 1), 2));
    assert_eq!(again.table().to_bytes(), begun.table().to_bytes());
    while let Some(group) = again.next().pop() {
        again.keep(again.solve(&group));
    }
    assert_eq!(again.table().to_bytes(), solved(3).to_bytes());
    let other = WdlTablebase::from_bytes(FIVE_PIECES).expect("whole");
    assert_eq!(Solving::new(3, smaller(), Some(other)).progress(), (6, 0));
}

#[test]
fn the_size_of_a_table_is_known_in_advance() {
    let size = TableSize::of(3);
    assert_eq!((size.indices, size.largest), (212_400, 57_344));
}

/// The first of all groups with six pieces: five kings against one. `coffer solve draughts --pieces 6`
/// kept it when it was interrupted.
fn part_with_six_pieces() -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read(root.join("tests/it/data/draughts6.bin.part")).expect("a file")
}

/// A table that is not complete answers for what is solved, and nothing else.
#[test]
fn a_part_of_the_table_with_six_pieces_is_used() {
    let mut knowledge = complete().clone();
    let file = part_with_six_pieces();
    knowledge.learn_six_pieces(&file).expect("whole");
    let tables = knowledge.tablebases();
    assert!(tables.is_complete_below(6) && !tables.is_complete_below(7));
    let six = Families::of(6);
    let (mut seen, mut unknown) = ([0; 3], 0);
    for luck in 0..3_000 {
        let family = (mix(luck) % 70) as usize;
        let at = mix(luck ^ 1 << 40) as usize % six.all[family].places;
        let Some(board) = six.at(family, at).map(|seen| seen.board()) else {
            continue;
        };
        let PieceCounts {
            kings, other_kings, ..
        } = six.all[family].pieces;
        let by_moves = tables.by_moves(&board, |after| tables.outcome(after));
        match tables.outcome(&board) {
            Some(said) => {
                assert_eq!(by_moves, Some(said), "{board}");
                seen[usize::from(blocks::packed(said))] += 1;
            }
            None => {
                assert_ne!(
                    (kings.max(other_kings), kings.min(other_kings)),
                    (5, 1),
                    "{board}"
                );
                unknown += 1;
            }
        }
    }
    assert!(
        seen.iter().all(|&count| count > 3) && unknown > 100,
        "{seen:?} {unknown}"
    );
}

#[test]
fn only_a_table_with_six_pieces_is_read_as_one() {
    let mut knowledge = complete().clone();
    let file = part_with_six_pieces();
    let mut read = |file: &[u8]| knowledge.learn_six_pieces(file);
    assert_eq!(read(&file[..file.len() / 2]), Err(WdlError::Damaged.into()));
    assert_eq!(read(FIVE_PIECES), Err(WdlError::Foreign.into()));
    assert_eq!(read(b""), Err(WdlError::Foreign.into()));
    assert!(knowledge.tablebases().is_complete_below(6));
}
