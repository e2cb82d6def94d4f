//! The search and the courtiers at the mill games, and the mill tablebase.

use std::sync::Arc;

use coffer_rules::mill::board::{Point, Side, around, closing, in_mills};
use coffer_rules::mill::symmetry::{SYMMETRIES, image_of_set};
use coffer_rules::stable_hash::mix;
use coffer_rules::{Game, Setup, Turn, legal_moves};

use super::evaluation::liking;
use super::*;
use crate::baseline;
use crate::knowledge::tests::{complete, weights};
use crate::levels::StyleWeights;
use crate::mill_tablebase::{FILE, Tablebase, TablebaseError};
use crate::search::{
    Evaluator, Search, SearchOptions, SearchPosition, SearchReport, TablebaseResult,
};
use crate::seed::PlayerSeed;
use crate::system_clock;
use crate::tablebase::ByMoves;

fn table() -> Arc<Tablebase> {
    complete()
        .mill(Options::default())
        .expect("it is in assets")
}

fn setup(variant: &str) -> Setup {
    Setup::standard(variant).expect("the mill games are registered")
}

fn board(variant: &str, text: &str) -> Board {
    *Mill::from_position(&setup(variant), text)
        .expect("a position")
        .board()
}

fn search(board: &Board, endings: Option<Arc<Tablebase>>, depth: u32) -> SearchReport<Move> {
    let options = SearchOptions {
        depth,
        nodes: Some(2_000_000),
        ..SearchOptions::default()
    };
    let past = HistoryView {
        progress_limit: Some(u32::from(NO_PROGRESS_LIMIT)),
        ..HistoryView::default()
    };
    Search::new(
        MillEvaluator::new(StyleWeights::PLAIN, endings, None),
        4 << 20,
    )
    .run(board, past, &options, &mut || false)
}

/// Positions from random games of all variants.
fn scattered(count: u64) -> impl Iterator<Item = Board> {
    (0..count).map(|seed| {
        let options = Options {
            mixed: seed % 3 == 1,
            ceylon: seed % 3 == 2,
            may: false,
        };
        let mut board = Board::start(options);
        for ply in 0..mix(seed) % 40 {
            let moves = board.moves();
            if moves.is_empty() {
                break;
            }
            board = board.play(moves[(mix(seed << 8 | ply) % moves.len() as u64) as usize]);
        }
        board
    })
}

/// The image of a board under a symmetry.
fn image(board: &Board, number: usize) -> Board {
    let men = Side::ALL.map(|side| image_of_set(board.men(side), number));
    Board::from_parts(
        men,
        Side::ALL.map(|side| board.hand(side)),
        board.turn(),
        board.options(),
    )
    .expect("a position as well")
}

#[test]
fn positions_that_are_alike_share_what_is_found_and_know_its_move() {
    for board in scattered(300) {
        let (key, frame) = board.table_key(board.key());
        let moves = board.moves();
        for number in 0..SYMMETRIES {
            let shown = image(&board, number);
            let (same, other_frame) = shown.table_key(shown.key());
            assert_eq!(same, key);
            let others = shown.moves();
            for (i, &mv) in moves.iter().enumerate() {
                assert_eq!(
                    board.recall(board.keep(mv, i as u16, frame), &moves, frame),
                    i as u16
                );
                // The image finds it as a move that leads to the same position, in its own frame.
                let there = shown.recall(board.keep(mv, i as u16, frame), &others, other_frame);
                let after = shown.play(*others.get(usize::from(there)).expect("a legal move"));
                let before = board.play(mv);
                assert_eq!(
                    after.table_key(after.key()).0,
                    before.table_key(before.key()).0
                );
            }
            assert_eq!(
                MillEvaluator::default().evaluate(&shown),
                MillEvaluator::default().evaluate(&board),
                "{board}"
            );
        }
        assert_ne!(
            board.table_key(0).0,
            image(&board, 0)
                .with_turn(board.turn().other())
                .table_key(0)
                .0
        );
    }
}

/// Checks the evaluation, which counts both sides in one number, against a count side by side and
/// term by term.
#[test]
fn a_judgement_counts_every_term_once() {
    let count = |set: u32| set.count_ones() as i32;
    let mut phases = [0; 3];
    for board in scattered(3000) {
        let sides = [board.turn(), board.turn().other()];
        let term = |of: &dyn Fn(Side) -> i32| of(sides[0]) - of(sides[1]);
        let room = |side| {
            let points = count(around(board.men(side)) & board.free());
            let shut_in = count(board.men(side) & !around(board.free()));
            10 * points - 18 * shut_in - 20 * (4 - points).max(0)
        };
        let can = sides.map(|side| board.with_turn(side).closable());
        let mills = |side| in_mills(board.men(side));
        let mut worth = 4 + 100 * term(&|side| board.strength(side) as i32);
        worth += 6 * term(&|side| count(mills(side)))
            + 8 * term(&|side| count(closing(board.men(side)) & board.free()));
        let threat = match (count(can[1]), board.removes()) {
            (0, _) => 0,
            (1, true) => 12,
            (_, true) => 55,
            (1, false) => 4,
            (_, false) => 18,
        };
        worth += if can[0] == 0 {
            -threat
        } else if board.removes() {
            80
        } else {
            30
        };
        if !board.all_placed() {
            worth += 3 * term(&|side| count(board.men(side) & 0xAA_AAAA))
                + 4 * term(&|side| count(board.men(side) & 0xAA00));
            worth += term(&room);
            phases[0] += 1;
        } else {
            worth += 45
                * (i32::from(around(mills(sides[0])) & can[0] != 0)
                    - i32::from(around(mills(sides[1])) & can[1] != 0));
            let flying = sides.map(|side| i32::from(board.flies(side)));
            worth += 20 * (flying[0] - flying[1]);
            if flying == [0, 0] {
                worth += term(&room);
            }
            phases[1 + flying[0].max(flying[1]) as usize] += 1;
        }
        assert_eq!(MillEvaluator::default().evaluate(&board), worth, "{board}");
        if can[0] == 0 {
            assert_eq!(
                MillEvaluator::default().with_temptation(&board),
                worth,
                "{board}"
            );
        } else {
            assert!(
                MillEvaluator::default().with_temptation(&board) < worth,
                "{board}"
            );
        }
    }
    assert!(phases.iter().all(|&seen| seen > 20), "{phases:?}");
}

/// NM-5: the baseline player closes most mills that it can and blocks some that it must. The same
/// seed gives the same choice.
#[test]
fn a_child_closes_most_mills_and_stops_some() {
    let closes = board("nine_mens_morris", "W:Wa7,d7,b2:Ba1,c4,d3:H6,6");
    let stops = board("nine_mens_morris", "B:Wa7,d7,b2:Ba1,c4:H6,7");
    let times = |board: &Board, what: &dyn Fn(Move) -> bool| {
        let legal = board.moves();
        let choices = (0..1000).filter_map(|seed| baseline::choose(board, &legal, seed));
        choices.filter(|mv| what(*mv)).count()
    };
    let closed = times(&closes, &|mv| mv.removes());
    assert!((720..820).contains(&closed), "{closed}");
    let stopped = times(&stops, &|mv| mv.to().name() == "g7");
    assert!((470..580).contains(&stopped), "{stopped}");
    let legal = stops.moves();
    assert_eq!(
        baseline::choose(&stops, &legal, 5),
        baseline::choose(&stops, &legal, 5)
    );
    assert_eq!(baseline::choose(&stops, &[], 5), None);
}

/// The first level can be beaten by the baseline player: it wins about a third of the games, and is
/// no stronger than he is.
#[test]
fn a_child_beats_will_somers_every_third_time() {
    for variant in ["nine_mens_morris", "mixed_mill", "ceylon_mill"] {
        let mut somers =
            Mill::courtier(variant, Courtier::WillSomers, weights()).expect("he plays");
        let mut child = Mill::baseline(variant).expect("a child plays");
        let (mut won, games) = (0, 600);
        for number in 0..games {
            let mut game = Mill::new(&setup(variant));
            let own = number % 2;
            let mut plies = 0;
            while let Turn::Seat(seat) = Game::turn(&game) {
                let request = Request::new(
                    Some(Budget::nodes(2000)),
                    PlayerSeed::of(mix(number << 16 | plies), 0),
                    system_clock,
                );
                let legal = legal_moves(&game);
                let player = if seat.index() as u64 == own {
                    &mut child
                } else {
                    &mut somers
                };
                let mv = player.think(&game, &legal, &request).best.expect("a move");
                game.play(&mv).expect("a legal move");
                plies += 1;
            }
            let outcome = Game::turn(&game).outcome().cloned().expect("over");
            won += u64::from(
                outcome
                    .winners
                    .iter()
                    .any(|seat| seat.index() as u64 == own),
            );
        }
        assert!(
            10 * won >= 3 * games && 10 * won <= 6 * games,
            "{variant}: {won} of {games}"
        );
    }
}

/// The values derived on demand are the same as those of the completely unpacked table.
#[test]
fn four_men_to_move_against_three_follow_from_the_others() {
    let (asked, whole) = (
        table(),
        Tablebase::from_bytes(FILE).expect("the file in assets"),
    );
    whole.unpack();
    let (mut looked, mut luck) = (0, 3);
    while looked < 2000 {
        luck = mix(luck);
        let dice = |shift: u64| Point::new((luck >> shift & 31) as u8).map_or(0, Point::mask);
        let men = [
            dice(0) | dice(5) | dice(10) | dice(15),
            dice(20) | dice(25) | dice(30),
        ];
        let Ok(board) = Board::from_parts(men, [0, 0], Side::White, Options::default()) else {
            continue;
        };
        if men.map(u32::count_ones) != [4, 3] {
            continue;
        }
        looked += 1;
        let mut best = ByMoves::default();
        board.for_each_move(|mv| {
            let after = board.play(mv);
            let behind = if after.beaten().is_some() {
                Some(TablebaseResult::Loss(0))
            } else {
                whole.probe(&after)
            };
            best.add(behind, false);
        });
        for _ in 0..2 {
            assert_eq!(asked.probe(&board), Some(best.known()), "{board}");
        }
    }
}

#[test]
fn a_judgement_is_the_same_for_both_sides() {
    for board in scattered(300) {
        let men = [board.men(Side::Black), board.men(Side::White)];
        let hands = [board.hand(Side::Black), board.hand(Side::White)];
        let Ok(other) = Board::from_parts(men, hands, board.turn().other(), board.options()) else {
            continue;
        };
        assert_eq!(
            MillEvaluator::default().evaluate(&board),
            MillEvaluator::default().evaluate(&other),
            "{board}"
        );
    }
}

#[test]
fn the_search_closes_mills_stops_them_and_sees_the_end() {
    let best = |variant, text: &str, depth| {
        let board = board(variant, text);
        search(&board, None, depth)
            .best
            .expect("a move")
            .to_string()
    };
    let closes = best("nine_mens_morris", "W:Wa7,d7:Bb6,b4:H7,7", 3);
    assert!(closes.starts_with("g7x"), "{closes}");
    assert_eq!(
        best("nine_mens_morris", "W:Wa7,d6:Bb2,d2:H7,7", 3),
        "f2",
        "stops"
    );
    let wins = board("nine_mens_morris", "W:Wa7,d7,g4,b2:Ba1,c4,d3");
    assert_eq!(search(&wins, None, 4).score.win_in(), Some(1));
    let shut = board("nine_mens_morris", "W:Wa4,d5,g1,f4,e4:Ba7,d7,g7,g4");
    let report = search(&shut, None, 4);
    assert_eq!(
        (report.best.map(|mv| mv.to_string()), report.score.win_in()),
        (Some("d5-d6".to_owned()), Some(1))
    );
    // NM-11: a chain of mills belongs to one side.
    let chain = board("ceylon_mill", "W:Wa7,d7,g4,b2:Ba1,c4,d3");
    assert_eq!(search(&chain, None, 4).score.win_in(), Some(1));
}

#[test]
fn the_file_fits_its_moves() {
    for ceylon in [false, true] {
        for (own, other, every) in [(3, 3, 3), (4, 3, 101), (3, 4, 101), (4, 4, 401)] {
            let census = table()
                .check(ceylon, own, other, every)
                .unwrap_or_else(|error| panic!("{error}"));
            assert!(
                census.won + census.drawn + census.lost > 1500,
                "{ceylon} {own} {other} {census:?}"
            );
        }
    }
}

/// 10,000 random positions searched without the tablebase: every win or loss that the search proves
/// is in the tablebase too, and no shorter; immediate wins are always found, and so are most near
/// ones.
#[test]
fn the_table_agrees_with_the_search_on_ten_thousand_positions() {
    let (mut looked, mut near, mut found) = (0, 0, 0);
    let mut search = Search::new(MillEvaluator::default(), 1 << 18);
    let mut luck = 1;
    while looked < 10_000 {
        luck = mix(luck);
        let dice = |shift: u64| Point::new((luck >> shift & 31) as u8).map_or(0, Point::mask);
        let (four, black_four) = (luck >> 61 & 1 == 1, luck >> 62 & 1 == 1);
        let white = dice(0) | dice(5) | dice(10) | if four { dice(15) } else { 0 };
        let black = dice(20) | dice(25) | dice(30) | if black_four { dice(35) } else { 0 };
        let options = Options {
            ceylon: luck >> 63 == 1,
            ..Options::default()
        };
        let Ok(board) = Board::from_parts(
            [white, black],
            [0, 0],
            Side::ALL[(luck >> 60 & 1) as usize],
            options,
        ) else {
            continue;
        };
        let Some(known) = table().probe(&board) else {
            continue;
        };
        looked += 1;
        let options = SearchOptions {
            depth: 3,
            nodes: Some(2000),
            ..SearchOptions::default()
        };
        search.clear();
        let score = search
            .run(&board, HistoryView::default(), &options, &mut || false)
            .score;
        let about = || format!("{known:?} {score}\n{board}");
        match known {
            TablebaseResult::Win(plies) => {
                assert_eq!(score.loss_in(), None, "{}", about());
                assert!(
                    score.win_in().is_none_or(|found| found >= plies),
                    "{}",
                    about()
                );
                assert!(plies > 1 || score.win_in() == Some(1), "{}", about());
                near += u32::from(plies <= 3);
                found += u32::from(plies <= 3 && score.win_in() == Some(plies));
            }
            TablebaseResult::Loss(plies) => {
                assert_eq!(score.win_in(), None, "{}", about());
                assert!(
                    score.loss_in().is_none_or(|found| found <= plies),
                    "{}",
                    about()
                );
            }
            TablebaseResult::Draw => assert_eq!(
                (score.win_in(), score.loss_in()),
                (None, None),
                "{}",
                about()
            ),
        }
    }
    assert!(near > 1000 && found * 100 > near * 60, "{found} of {near}");
}

#[test]
fn games_end_as_the_table_says() {
    let request = |seed| {
        Request::new(
            Some(Budget::nodes(300)),
            PlayerSeed::of(seed, 0),
            system_clock,
        )
    };
    let (mut won, mut longest) = (0, 0);
    for (variant, options) in [
        ("nine_mens_morris", Options::default()),
        (
            "ceylon_mill",
            Options {
                ceylon: true,
                ..Options::default()
            },
        ),
    ] {
        for text in [
            "W:Wd7,g4,d1:Ba7,g7,a1",
            "W:Wa7,g4,c3:Bd7,b2,e5",
            "B:Wa7,g4,c3:Bd7,b2,f6",
            "W:Wa7,f4,c3:Bd7,g4,e5,b2",
            "W:Wa7,f4,c3,d1:Bd7,g4,e5",
            "W:Wa7,b6,c5,d1:Bd7,g4,e5,b2",
            "B:Wa4,b6,c5,d2:Bd7,g4,e5,b2",
        ] {
            let mut game = Mill::from_position(&setup(variant), text).expect("a position");
            let known = table().probe(game.board()).expect("few men");
            let mover = game.board().turn();
            let profile = *Courtier::ThomasMore.profile().expect("he plays");
            let mut player = Player::new(
                profile,
                MillEvaluator::new(StyleWeights::PLAIN, Some(table()), None),
            );
            let mut plies = 0;
            let outcome = loop {
                let Turn::Seat(_) = Game::turn(&game) else {
                    break Game::turn(&game).outcome().cloned().expect("over");
                };
                let before = game.seen().earlier();
                let past = HistoryView {
                    keys: &before,
                    since_progress: before.len() as u32,
                    progress_limit: Some(u32::from(NO_PROGRESS_LIMIT)),
                    ..HistoryView::default()
                };
                let report = player.think(game.board(), past, &request(plies));
                game.play(&report.best.expect("a move"))
                    .expect("a legal move");
                plies += 1;
            };
            let winner = outcome.winners.first().map(|seat| seat.index());
            match known {
                TablebaseResult::Win(distance) | TablebaseResult::Loss(distance) => {
                    let wins = if matches!(known, TablebaseResult::Win(_)) {
                        mover
                    } else {
                        mover.other()
                    };
                    assert_eq!(
                        (winner, plies),
                        (Some(wins.index()), u64::from(distance)),
                        "{text} in {variant} {options:?}"
                    );
                    won += 1;
                    longest = longest.max(distance);
                }
                TablebaseResult::Draw => assert!(winner.is_none(), "{text}: {:?}", outcome.reason),
            }
        }
    }
    assert!(won > 2 && longest >= 26, "{won} {longest}");
    assert_eq!(
        table().probe(&board("nine_mens_morris", "W:Wd7,g4,d1:Ba7,g7,a1")),
        Some(TablebaseResult::Loss(26))
    );
}

#[test]
fn what_is_no_table_is_refused_with_a_sentence() {
    for bytes in [&b""[..], b"KC", b"KCENDIN\x01 and more"] {
        assert_eq!(
            Tablebase::from_bytes(bytes).err(),
            Some(TablebaseError::Foreign)
        );
    }
    for length in [8, 20, 60, FILE.len() / 2, FILE.len() - 1] {
        assert_eq!(
            Tablebase::from_bytes(&FILE[..length]).err(),
            Some(TablebaseError::Damaged),
            "{length} bytes"
        );
    }
    assert_eq!(
        TablebaseError::Damaged.to_string(),
        "the mill tablebase is damaged"
    );
}

#[test]
fn the_table_is_asked_only_where_it_holds() {
    let may = Board::from_parts(
        [7, 7 << 8],
        [0, 0],
        Side::White,
        Options {
            may: true,
            ..Options::default()
        },
    )
    .expect("a position");
    assert_eq!(table().probe(&may), None, "removing may be left out");
    assert_eq!(
        table().probe(&board("nine_mens_morris", "W:Wa7,f4,c3:Bd7,g4,e5:H1,1")),
        None,
        "a man in hand"
    );
    assert_eq!(
        table().probe(&board("nine_mens_morris", "W:Wa7,f4,c3,b2,b4:Bd7,g4,e5")),
        None,
        "five men"
    );
    assert!(
        table()
            .probe(&board("mixed_mill", "W:Wa7,f4,c3:Bd7,g4,e5"))
            .is_some()
    );
}

#[test]
fn the_same_nodes_and_seed_give_the_same_thought() {
    for variant in ["nine_mens_morris", "mixed_mill", "ceylon_mill"] {
        let game = Mill::new(&setup(variant));
        let legal = legal_moves(&game);
        for who in Courtier::ALL {
            let think = |seed| {
                let mut thinker = Mill::courtier(variant, who, weights()).expect("all five play");
                thinker.think(
                    &game,
                    &legal,
                    &Request::new(
                        Some(Budget::nodes(3000)),
                        PlayerSeed::of(seed, 0),
                        system_clock,
                    ),
                )
            };
            assert_eq!(think(4), think(4));
            assert!(think(4).best.is_some_and(|mv| legal.contains(&mv)));
        }
    }
}

#[test]
fn every_taste_is_for_the_own_men() {
    let board = board("nine_mens_morris", "W:Wa7,d7,d6:Bb4,f4,g4,c5,e5");
    let liking_of = |style: StyleWeights| Side::ALL.map(|side| liking(&style, &board, side));
    assert_eq!(
        liking_of(StyleWeights {
            rim: 1,
            ..StyleWeights::PLAIN
        }),
        [2, 1]
    );
    assert_eq!(
        liking_of(StyleWeights {
            centre: 1,
            ..StyleWeights::PLAIN
        }),
        [1, 2]
    );
    assert_eq!(
        liking_of(StyleWeights {
            company: 1,
            ..StyleWeights::PLAIN
        }),
        [3, 2]
    );
    assert_eq!(
        liking_of(StyleWeights {
            trade: 1,
            ..StyleWeights::PLAIN
        }),
        [10, 10]
    );
    // Black could only close e4-f4-g4, from e5.
    assert_eq!(
        liking_of(StyleWeights {
            daring: 1,
            ..StyleWeights::PLAIN
        })[0],
        1
    );
    assert_eq!(liking_of(StyleWeights::PLAIN), [0, 0]);
}

#[test]
fn cromwell_opens_by_the_book_and_not_always_alike() {
    for variant in ["nine_mens_morris", "mixed_mill", "ceylon_mill"] {
        let game = Mill::new(&setup(variant));
        let legal = legal_moves(&game);
        let opening = |seed, book| {
            let mut thinker =
                Mill::courtier(variant, Courtier::ThomasCromwell, complete()).expect("he plays");
            let request = Request {
                book,
                ..Request::new(
                    Some(Budget::nodes(300)),
                    PlayerSeed::of(seed, 0),
                    system_clock,
                )
            };
            thinker.think(&game, &legal, &request)
        };
        let mut opened = Vec::new();
        for seed in 0..40 {
            let thought = opening(seed, true);
            assert!(thought.is_from_book(), "{variant}: {thought:?}");
            assert_eq!(thought, opening(seed, true), "the same seed, the same move");
            if !opened.contains(&thought.best) {
                opened.push(thought.best);
            }
        }
        assert!(opened.len() >= 4, "{variant}: {opened:?} in 40 games");
        assert!(!opening(1, false).is_from_book(), "{variant}");
    }
}

#[test]
fn cromwell_has_contempt_for_a_draw_unless_the_score_is_wanted() {
    // Both sides have gone to and fro for forty moves.
    let moves = "d2 f2 d5 d6 f6 b4 e4 g4 a4 e5 c3 d3 g1 d7 a7 a1 b6 c5 f6-f4 c5-c4 e4-e3 e5-e4 d5-e5 d6-d5 \
        b6-d6 a1-d1 d6-b6 d5-d6 a4-a1 c4-c5 e5-d5 c5-c4 a1-a4 e4-e5 a4-a1 c4-c5 c3-c4 e5-e4 a1-a4 \
        e4-e5 e3-e4 d1-a1 g1-d1 g4-g1 c4-c3 g1-g4 e4-e3 c5-c4 d1-g1 c4-c5 e3-e4 a1-d1 a4-a1 c5-c4 \
        e4-e3 d6-f6 b6-d6 b4-b6 a1-a4 b6-b4 e3-e4 d3-e3 c3-d3 c4-c5 d6-b6 c5-c4 a4-a1 f6-d6 d3-c3 \
        c4-c5 c3-c4 e3-d3 a1-a4 d3-c3 a4-a1 c3-d3";
    let mut game = Mill::new(&setup("nine_mens_morris"));
    for text in moves.split_whitespace() {
        let mv = game.parse_move(text).expect("a move");
        game.play(&mv).expect("a legal move");
    }
    let legal = legal_moves(&game);
    // He keeps what he has searched, but no draw that was scored for somebody else.
    let mut cromwell =
        Mill::courtier("nine_mens_morris", Courtier::ThomasCromwell, complete()).expect("he plays");
    let mut score = |analyses, ponders| {
        let request = Request {
            book: false,
            resume: true,
            analyses,
            ponders,
            ..Request::new(
                Some(Budget::nodes(100_000)),
                PlayerSeed::of(1, 0),
                system_clock,
            )
        };
        let thought = cromwell.think(&game, &legal, &request);
        thought.score.expect("he searches").0
    };
    for _ in 0..2 {
        assert_eq!(score(true, false), 0);
        assert!((-CONTEMPT..=-CONTEMPT * 2 / 3).contains(&score(false, false)));
        assert!((CONTEMPT * 2 / 3..=CONTEMPT).contains(&score(false, true)));
    }
}
