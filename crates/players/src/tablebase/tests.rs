//! The draughts tablebase: known counts, every value against its moves, damaged files, and games
//! that end as predicted.

use std::sync::Arc;

use coffer_rules::draughts::board::Move;
use coffer_rules::draughts::{Draughts, NO_PROGRESS_LIMIT};
use coffer_rules::stable_hash::mix;
use coffer_rules::{Game, Reason, Turn, legal_moves};

use super::index::neighbours;
use super::*;
use crate::draughts::tests::board;
use crate::draughts::{DraughtsThinker, Evaluation};
use crate::knowledge::Knowledge;
use crate::knowledge::tests::{complete, weights};
use crate::levels::Courtier;
use crate::search::{HistoryView, Score, Search, SearchOptions, SearchReport};
use crate::seed::PlayerSeed;
use crate::thinker::{Request, Thinker};
use crate::wdl_tablebase::WithTablebase;
use crate::{Budget, system_clock};

/// The complete tablebase.
fn table() -> Arc<Tablebase> {
    complete().draughts().expect("it is in assets")
}

/// Positions with these pieces, spread over the family.
fn scattered(pieces: PieceCounts, count: usize) -> impl Iterator<Item = Board> {
    let positions = Positions::of(pieces);
    (0..)
        .filter_map(move |i| positions.at((mix(i) % positions.places() as u64) as usize))
        .take(count)
        .map(Normalized::board)
}

const fn kings(own: u8, other: u8) -> PieceCounts {
    PieceCounts {
        men: 0,
        kings: own,
        other_men: 0,
        other_kings: other,
    }
}

#[test]
fn there_are_as_many_positions_as_others_have_counted() {
    assert_eq!(
        [1, 2, 3, 4].map(count_positions),
        [120, 6_972, 261_224, 7_092_774]
    );
}

#[test]
fn every_value_with_two_and_three_pieces_and_many_with_four_agree_with_their_moves() {
    let census = |found: Result<Verification<Board>, Contradiction<Board>>| {
        found.unwrap_or_else(|error| panic!("{error}"))
    };
    let counts =
        |census: Verification<Board>| (census.won, census.drawn, census.lost, census.longest);
    assert_eq!(counts(census(table().check(2))), (1_432, 4_740, 804, 13));
    assert_eq!(
        counts(census(table().check(3))),
        (200_500, 16_954, 174_610, 62)
    );
    let four = census(table().check_some(4, 101));
    assert!(four.won + four.drawn + four.lost > 120_000, "{four:?}");
}

#[test]
fn the_file_is_what_the_analysis_finds() {
    let solution = Solution::up_to(3);
    for family in (0..FAMILIES).filter(|&family| ORDER[family].total() <= 3) {
        for (at, seen) in Positions::of(ORDER[family]).iter() {
            assert_eq!(place(seen), Some((family, at)));
            assert_eq!(
                table().probe(&seen.board()),
                solution.known(&seen.board()),
                "{}",
                seen.board()
            );
        }
    }
    let again = Tablebase::from_bytes(&solution.to_bytes()).expect("readable");
    for (_, seen) in Positions::of(kings(2, 1)).iter() {
        assert_eq!(again.probe(&seen.board()), table().probe(&seen.board()));
    }
}

#[test]
fn neighbours_come_earlier_in_the_family() {
    for (family, pieces) in ORDER.into_iter().enumerate() {
        let mut found = 0;
        for board in scattered(pieces, 200) {
            let seen = Normalized::of(&board);
            let at = place(seen).expect("in a family").1;
            neighbours(family, seen, at, |_, before| {
                assert!(before < at, "{board}");
                found += usize::from(Positions::of(pieces).at(before).is_some());
            });
        }
        assert!(found > 100, "{pieces:?}: {found}");
    }
}

#[test]
fn what_everybody_knows() {
    let probe = |text: &str| {
        let game = Draughts::from_position(
            &coffer_rules::Setup::standard("draughts").expect("known"),
            text,
        )
        .expect("a position");
        table().probe(game.board())
    };
    assert_eq!(
        probe("B:W15:B11"),
        Some(TablebaseResult::Win(1)),
        "takes the last piece"
    );
    assert_eq!(
        probe("W:WK32:BK1"),
        Some(TablebaseResult::Draw),
        "two lone kings"
    );
    assert!(
        matches!(probe("W:WK18,K19:BK1"), Some(TablebaseResult::Win(_))),
        "two against one, even in the double corner"
    );
    assert!(matches!(
        probe("B:WK18,K19:BK1"),
        Some(TablebaseResult::Loss(_))
    ));
    assert_eq!(probe("W:WK18,K19:BK1,K2"), Some(TablebaseResult::Draw));
    assert_eq!(probe("W:W:BK1"), Some(TablebaseResult::Loss(0)), "no piece");
    assert_eq!(
        probe("B:W:BK1"),
        Some(TablebaseResult::Win(1)),
        "any move wins"
    );
    assert_eq!(probe("B:W:B"), Some(TablebaseResult::Loss(0)));
    assert_eq!(probe("B:WK18,K19,K20:BK1,K2"), None, "five pieces");
    assert_eq!(probe("B:W:BK1,K2,K3,K4"), Some(TablebaseResult::Win(1)));
}

#[test]
fn both_sides_are_alike() {
    for pieces in ORDER {
        for board in scattered(pieces, 50) {
            assert_eq!(
                table().probe(&board),
                table().probe(&turned(&board)),
                "{board}"
            );
        }
    }
}

#[test]
fn what_is_no_table_is_refused_with_a_sentence() {
    for bytes in [&b""[..], b"KC", b"<!doctype html>", b"KCENDIN\x02 and more"] {
        assert_eq!(
            Tablebase::from_bytes(bytes).err(),
            Some(TablebaseError::Foreign)
        );
    }
    for length in (8..FILE.len())
        .step_by(9_001)
        .chain(8..300)
        .chain([FILE.len() - 1])
    {
        assert_eq!(
            Tablebase::from_bytes(&FILE[..length]).err(),
            Some(TablebaseError::Damaged),
            "{length} bytes"
        );
    }
    let mut long = FILE.to_vec();
    long.push(0);
    assert_eq!(
        Tablebase::from_bytes(&long).err(),
        Some(TablebaseError::Damaged)
    );
    for at in (8..FILE.len()).step_by(13_001) {
        let mut bytes = FILE.to_vec();
        bytes[at] ^= 1;
        assert_eq!(
            Tablebase::from_bytes(&bytes).err(),
            Some(TablebaseError::Damaged),
            "byte {at}"
        );
    }
    assert_eq!(
        TablebaseError::Damaged.to_string(),
        "the draughts tablebase is damaged",
        "for people"
    );
}

/// A modified file with a correct checksum.
fn forged(change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut rest = FILE[16..].to_vec();
    change(&mut rest);
    [&MAGIC[..], &fnv(&rest).to_le_bytes(), &rest].concat()
}

#[test]
fn a_forged_table_never_panics() {
    assert!(Tablebase::from_bytes(&forged(|_| ())).is_ok());
    for length in 0..200 {
        assert_eq!(
            Tablebase::from_bytes(&forged(|rest| rest.truncate(length))).err(),
            Some(TablebaseError::Damaged)
        );
    }
    let huge = forged(|rest| rest[1..5].fill(255));
    assert_eq!(
        Tablebase::from_bytes(&huge).err(),
        Some(TablebaseError::Damaged)
    );
    let noise = forged(|rest| {
        for (i, byte) in rest.iter_mut().enumerate().skip(150) {
            *byte = mix(i as u64) as u8;
        }
    });
    let endings = Tablebase::from_bytes(&noise).expect("looks right");
    for pieces in ORDER
        .into_iter()
        .filter(|pieces| pieces.total() <= 3)
        .chain([kings(2, 2)])
    {
        for board in scattered(pieces, 50) {
            assert!(endings.probe(&board).is_some());
        }
    }
}

fn request(nodes: u64, seed: u64) -> Request {
    Request::new(
        Some(Budget::nodes(nodes)),
        PlayerSeed::of(seed, 0),
        system_clock,
    )
}

fn player(who: Courtier, knowledge: &Knowledge) -> DraughtsThinker {
    DraughtsThinker::new(*who.profile().expect("plays"), knowledge)
}

fn thomas_more() -> DraughtsThinker {
    player(Courtier::ThomasMore, complete())
}

/// Plays on by the rules of the game, and returns the winner, the reason and the number of plies.
/// The opponent of `hero` plays at random if `careless`.
fn play_on(start: Board, hero: usize, careless: bool, seed: u64) -> (Option<usize>, Reason, u32) {
    let mut game = Draughts::from_board(start);
    let mut players = [thomas_more(), thomas_more()];
    for ply in 0.. {
        let seat = match Game::turn(&game) {
            Turn::Seat(seat) => seat.index(),
            Turn::Over(outcome) => {
                return (
                    outcome.winners.first().map(|seat| seat.index()),
                    outcome.reason,
                    ply,
                );
            }
            Turn::Chance => unreachable!("draughts has no dice"),
        };
        let legal = legal_moves(&game);
        let luck = mix(seed ^ u64::from(ply));
        let mv = if careless && seat != hero {
            legal[(luck % legal.len() as u64) as usize]
        } else {
            players[seat]
                .think(&game, &legal, &request(300, luck))
                .best
                .expect("a move")
        };
        game.play(&mv).expect("a legal move");
    }
    unreachable!("a game ends")
}

#[test]
fn games_end_as_the_table_says() {
    let one = |men, kings, other_men, other_kings| PieceCounts {
        men,
        kings,
        other_men,
        other_kings,
    };
    let (mut won, mut drawn, mut longest) = (0, 0, 0);
    for pieces in [
        kings(2, 1),
        kings(1, 2),
        kings(3, 1),
        kings(2, 2),
        one(0, 1, 2, 0),
        one(1, 1, 0, 2),
        one(1, 1, 1, 1),
        one(2, 0, 0, 2),
        one(2, 0, 2, 0),
        one(2, 1, 0, 1),
    ] {
        for (i, start) in scattered(pieces, 10).enumerate() {
            let known = table().probe(&start).expect("known");
            let played = play_on(start, 0, false, i as u64);
            let mover = start.turn().index();
            match known {
                TablebaseResult::Win(plies) => {
                    assert_eq!((played.0, played.2), (Some(mover), plies), "{start}")
                }
                TablebaseResult::Loss(plies) => {
                    assert_eq!((played.0, played.2), (Some(1 - mover), plies), "{start}")
                }
                TablebaseResult::Draw => assert_eq!(played.0, None, "{start}"),
            }
            match known {
                TablebaseResult::Win(plies) | TablebaseResult::Loss(plies) => {
                    won += 1;
                    longest = longest.max(plies);
                }
                TablebaseResult::Draw => drawn += 1,
            }
            if let TablebaseResult::Win(plies) = known {
                let careless = play_on(start, mover, true, i as u64);
                assert!(
                    careless.0 == Some(mover) && careless.2 <= plies,
                    "{careless:?} in {plies}:\n{start}"
                );
            }
        }
    }
    assert!(
        won > 40 && drawn > 15 && longest > 30,
        "{won} {drawn} {longest}"
    );
}

#[test]
fn the_longest_endings_are_won_in_time() {
    for text in ["B:W29,30:B6,20", "B:W29,31:BK20", "B:W30:B25"] {
        let setup = coffer_rules::Setup::standard("draughts").expect("known");
        let game = Draughts::from_position(&setup, text).expect("a position");
        let played = play_on(*game.board(), 0, false, 1);
        match table().probe(game.board()) {
            Some(TablebaseResult::Win(plies) | TablebaseResult::Loss(plies)) => {
                assert_eq!((played.0.is_some(), played.2), (true, plies), "{text}")
            }
            _ => assert_eq!(played.0, None, "{text}"),
        }
    }
}

fn search(board: &Board, past: HistoryView<'_>, depth: u32) -> SearchReport<Move> {
    let options = SearchOptions {
        depth,
        nodes: Some(200_000),
        ..SearchOptions::default()
    };
    Search::new(
        WithTablebase::new(Evaluation::best(complete()), Some(table())),
        1 << 20,
    )
    .run(board, past, &options, &mut || false)
}

fn past(keys: &[u64], since_progress: u32) -> HistoryView<'_> {
    HistoryView {
        keys,
        since_progress,
        progress_limit: Some(u32::from(NO_PROGRESS_LIMIT)),
        ..HistoryView::default()
    }
}

/// Three kings against one in the double corner: a long win.
fn slow_win() -> (Board, u32) {
    let start = board(Side::Black, &[], &[1, 2], &[], &[32]);
    match table().probe(&start) {
        Some(TablebaseResult::Win(plies)) => (start, plies),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_known_position_is_decided_without_search() {
    let (start, plies) = slow_win();
    let report = search(&start, past(&[], 0), 1);
    assert_eq!(report.score.win_in(), Some(plies));
    assert_eq!(report.pv.len(), plies as usize, "the line goes to the end");
    let end = report.pv.iter().fold(start, |board, mv| {
        assert!(board.legal_moves().contains(mv));
        board.play(*mv)
    });
    assert!(!end.has_legal_move());
    assert!(report.nodes < 10);
}

#[test]
fn a_win_that_comes_too_late_is_none() {
    let (start, plies) = slow_win();
    let longest = table().longest_without_progress().min(plies);
    let in_time = search(&start, past(&[], 80 - longest), 1);
    assert_eq!(in_time.score.win_in(), Some(plies));
    for since_progress in [80 - plies / 2, 79] {
        let late = search(&start, past(&[], since_progress), 12);
        assert_eq!(
            (late.score.win_in(), late.score.loss_in()),
            (None, None),
            "{late:?} after {since_progress}"
        );
    }
    assert_eq!(search(&start, past(&[], 79), 12).score, Score(0));
}

#[test]
fn a_third_repetition_is_no_way_to_win() {
    let (start, plies) = slow_win();
    let best = search(&start, past(&[], 0), 1).best.expect("a move");
    let key = start.play(best).key();
    let keys = [key, 1, 2, 3, key, 4, 5, 6];
    let report = search(&start, past(&keys, 8), 6);
    let other = report.best.expect("a move");
    assert_ne!(other, best);
    assert!(
        matches!(
            table().probe(&start.play(other)),
            Some(TablebaseResult::Loss(_))
        ),
        "still a win: {report:?}"
    );
    // The losing side takes the repetition.
    let lost = start.play(best);
    let held = search(&lost, past(&[], 0), 1).best.expect("a move");
    assert_eq!(
        search(&lost, past(&[], 0), 1).score.loss_in(),
        Some(plies - 1)
    );
    let escape = lost.legal_moves().iter().copied().find(|&mv| mv != held);
    if let Some(escape) = escape {
        let key = lost.play(escape).key();
        let keys = [key, 1, 2, 3, key, 4, 5, 6];
        let report = search(&lost, past(&keys, 8), 1);
        assert_eq!((report.best, report.score), (Some(escape), Score(0)));
    }
}

#[test]
fn a_drawn_position_is_kept_drawn_and_says_so() {
    let mut seen = 0;
    for start in scattered(kings(2, 2), 60)
        .filter(|board| table().probe(board) == Some(TablebaseResult::Draw))
    {
        let report = search(&start, past(&[], 0), 5);
        assert_eq!(report.score, Score(0), "{start}");
        let after = start.play(report.best.expect("a move"));
        assert_eq!(
            table().probe(&after),
            Some(TablebaseResult::Draw),
            "{start}"
        );
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_search_sees_the_endings_behind_an_exchange() {
    let (mut decided, mut looked) = (0, 0);
    for luck in 0..400 {
        let dice = mix(luck);
        let square = |n: u64| 1_u32 << (dice >> (5 * n) & 31);
        let (black, white) = (square(0) | square(1) | square(2), square(3) | square(4));
        let Ok(start) = Board::from_parts(
            black,
            white,
            black | white,
            Side::ALL[(dice >> 60 & 1) as usize],
        ) else {
            continue;
        };
        if (black | white).count_ones() != 5 || !start.must_capture() {
            continue;
        }
        // All moves lead to tablebase positions.
        looked += 1;
        let report = search(&start, past(&[], 0), 4);
        let moves = start.legal_moves();
        let best = moves
            .iter()
            .filter_map(|&mv| table().probe(&start.play(mv)))
            .map(|known| match known {
                TablebaseResult::Loss(plies) => Score::WIN - plies as i32 - 1,
                TablebaseResult::Draw => 0,
                TablebaseResult::Win(plies) => plies as i32 + 1 - Score::WIN,
            });
        assert_eq!(Some(report.score.0), best.max(), "{report:?} in\n{start}");
        decided += usize::from(report.score != Score(0));
    }
    assert!(looked > 50 && decided > 20, "{looked} {decided}");
}

#[test]
fn the_same_nodes_and_seed_give_the_same_thought_with_the_table() {
    let start = board(Side::Black, &[5, 9], &[31], &[18, 21], &[4]);
    let game = Draughts::from_board(start);
    let legal = legal_moves(&game);
    let cromwell = || player(Courtier::ThomasCromwell, complete());
    let mut used = cromwell();
    used.think(&game, &legal, &request(5_000, 3));
    let first = used.think(&game, &legal, &request(30_000, 9));
    assert_eq!(first, cromwell().think(&game, &legal, &request(30_000, 9)));
    assert_eq!(first.nodes, 30_000);
}

#[test]
fn the_fool_has_not_learnt_the_endings() {
    let (start, _) = slow_win();
    let game = Draughts::from_board(start);
    let legal = legal_moves(&game);
    let think = |knowledge| {
        let mut fool = player(Courtier::WillSomers, knowledge);
        (0..20)
            .map(|seed| fool.think(&game, &legal, &request(2_000, seed)))
            .collect::<Vec<_>>()
    };
    assert_eq!(think(weights()), think(complete()));
}
