//! The search at draughts: shots, exact wins, draws, limits and levels, and a toy game whose sides
//! do not alternate.

use std::time::Duration;

use coffer_rules::draughts::Draughts;
use coffer_rules::draughts::board::{Board, Move, Side, Square};
use coffer_rules::stable_hash::mix;
use coffer_rules::{Game, Match, Seat, Setup, Turn};

use super::Evaluation;
use super::losing::{Losing, LosingEvaluator};
use crate::knowledge::Knowledge;
use crate::knowledge::tests::{complete, weights};
use crate::levels::{Courtier, GREEDY};
use crate::player::Player;
use crate::search::{
    Evaluator, GameEnd, HistoryView, Quiescence, RepetitionHistory, Score, Search, SearchOptions,
    SearchPosition, SearchReport,
};
use crate::seed::PlayerSeed;
use crate::thinker::{CourtGame, Request, Thinker, Thought};
use crate::{Budget, Cancel, system_clock};

/// A board from lists of PDN squares.
pub fn board(
    turn: Side,
    black_men: &[u8],
    black_kings: &[u8],
    white_men: &[u8],
    white_kings: &[u8],
) -> Board {
    let set = |numbers: &[&[u8]]| {
        numbers.iter().flat_map(|n| n.iter()).fold(0, |set, &n| {
            set | Square::from_pdn(n).expect("a number").mask()
        })
    };
    Board::from_parts(
        set(&[black_men, black_kings]),
        set(&[white_men, white_kings]),
        set(&[black_kings, white_kings]),
        turn,
    )
    .expect("the test gives a legal position")
}

fn request(budget: Option<Budget>, seed: u64) -> Request {
    Request::new(budget, PlayerSeed::of(seed, 1), system_clock)
}

fn evaluation() -> Evaluation {
    Evaluation::best(weights())
}

fn search(board: &Board, past: HistoryView<'_>, options: SearchOptions) -> SearchReport<Move> {
    Search::new(evaluation(), 1 << 20).run(board, past, &options, &mut || false)
}

fn to_depth(board: &Board, depth: u32) -> SearchReport<Move> {
    search(
        board,
        HistoryView::default(),
        SearchOptions {
            depth,
            ..SearchOptions::default()
        },
    )
}

/// Asserts that the report's line is legal from this position.
fn assert_line(board: &Board, report: &SearchReport<Move>) {
    let mut position = *board;
    assert_eq!(report.pv.first().copied(), report.best);
    for mv in &report.pv {
        assert!(
            position.legal_moves().contains(mv),
            "{mv} of {:?} in\n{position}",
            report.pv
        );
        position = position.play(*mv);
    }
}

fn random_board(luck: u64, pieces: u64) -> Board {
    let (mut black, mut white, mut kings) = (0_u32, 0_u32, 0_u32);
    for i in 0..pieces {
        let dice = mix(luck ^ mix(i));
        let Some(square) =
            Square::new((dice % 32) as u8).filter(|s| (black | white) & s.mask() == 0)
        else {
            continue;
        };
        let king = dice >> 8 & 1 == 0;
        if i % 2 == 0 && (king || square.row() < 7) {
            black |= square.mask();
        } else if i % 2 == 1 && (king || square.row() > 0) {
            white |= square.mask();
        } else {
            continue;
        }
        kings |= if king { square.mask() } else { 0 };
    }
    Board::from_parts(black, white, kings, Side::ALL[(luck & 1) as usize])
        .expect("legal by construction")
}

/// Plies to the shortest forced win (positive) or longest loss (negative) within `depth`, by
/// full-width search; 0 if undecided.
fn plain_distance(board: &Board, depth: i32) -> i32 {
    let moves = board.legal_moves();
    if moves.is_empty() {
        return -1000;
    }
    if depth == 0 {
        return 0;
    }
    let worth = |d: i32| d - d.signum();
    moves
        .iter()
        .map(|&mv| worth(-plain_distance(&board.play(mv), depth - 1)))
        .max()
        .unwrap_or(-1000)
}

#[test]
fn finds_a_two_for_one_shot() {
    let position = board(Side::Black, &[4, 8, 10, 11], &[], &[18, 19, 29, 30], &[]);
    let report = to_depth(&position, 5);
    assert_eq!(
        report.best.map(|mv| mv.to_string()).as_deref(),
        Some("11-15"),
        "{report:?}"
    );
    assert!(report.score.0 > 80, "{report:?}");
    assert_line(&position, &report);
}

#[test]
fn finds_forced_wins_with_their_exact_distance() {
    let mut seen = [0; 8];
    for luck in 0..1500 {
        let position = random_board(mix(luck), 3 + luck % 5);
        let distance = match plain_distance(&position, 5) {
            0 => continue,
            plain => 1000 - plain.abs(),
        };
        let plain_wins = plain_distance(&position, 5) > 0;
        let report = to_depth(&position, 11);
        let found = if plain_wins {
            report.score.win_in()
        } else {
            report.score.loss_in()
        };
        assert_eq!(found, Some(distance as u32), "{report:?} in\n{position}");
        assert_line(&position, &report);
        seen[distance as usize] += 1;
    }
    assert!(
        seen[3] > 10 && seen[5] > 5,
        "wins in three and five were among them: {seen:?}"
    );
}

#[test]
fn a_position_without_moves_is_lost_and_has_no_best_move() {
    let report = to_depth(&board(Side::White, &[1], &[], &[], &[]), 3);
    assert_eq!(
        (report.best, report.score.loss_in(), report.nodes),
        (None, Some(0), 0)
    );
}

#[test]
fn does_not_repeat_when_winning() {
    let position = board(Side::Black, &[], &[14, 15, 10], &[], &[32]);
    let free = search(
        &position,
        HistoryView::default(),
        SearchOptions {
            nodes: Some(20_000),
            ..SearchOptions::default()
        },
    );
    let best = free.best.expect("there are moves");
    assert!(free.score.0 > 100, "{free:?}");
    // The position after the best move has occurred before.
    let keys = [position.play(best).key(), 1, 2, 3, 4, 5];
    let past = HistoryView {
        keys: &keys,
        since_progress: 6,
        progress_limit: Some(80),
        ..HistoryView::default()
    };
    let warned = search(
        &position,
        past,
        SearchOptions {
            nodes: Some(20_000),
            ..SearchOptions::default()
        },
    );
    assert_ne!(warned.best, Some(best));
    assert!(warned.score.0 > 100, "{warned:?}");
}

#[test]
fn a_move_before_the_no_progress_draw_nothing_but_a_draw_is_left() {
    let position = board(Side::Black, &[], &[14, 15, 10], &[], &[32]);
    let past = HistoryView {
        keys: &[],
        since_progress: 79,
        progress_limit: Some(80),
        ..HistoryView::default()
    };
    let report = search(
        &position,
        past,
        SearchOptions {
            depth: 4,
            ..SearchOptions::default()
        },
    );
    assert_eq!(report.score, Score(0));
}

#[test]
fn wins_with_more_kings_before_the_draw() {
    for (black, white) in [
        (&[1, 6][..], 24),
        (&[1, 6], 32),
        (&[3, 4], 18),
        (&[1, 2, 3], 18),
        (&[9, 10, 11], 32),
    ] {
        let mut position = board(Side::Black, &[], black, &[], &[white]);
        let mut repetitions = RepetitionHistory::new(Some(80));
        let mut player = player(Courtier::ThomasCromwell);
        while position.has_legal_move() {
            assert!(
                repetitions.since_progress() < 80 && repetitions.times(position.key()) < 2,
                "no draw: {black:?} against {white}, now\n{position}"
            );
            let report = player.think(
                &position,
                repetitions.past(),
                &request(Some(Budget::nodes(50_000)), 5),
            );
            let mv = report.best.expect("there are moves");
            repetitions.note(&position, mv);
            position = position.play(mv);
        }
        assert_eq!(
            position.turn(),
            Side::White,
            "White is left without a move:\n{position}"
        );
    }
}

#[test]
fn a_cancelled_player_answers_at_once_with_a_legal_move() {
    let cancel = Cancel::new();
    cancel.clone().cancel();
    let mut player = Player::new(
        *Courtier::ThomasCromwell.profile().expect("plays"),
        evaluation(),
    );
    let request = Request {
        cancel,
        ..request(None, 1)
    };
    let report = player.think(&Board::START, HistoryView::default(), &request);
    assert!(report.depth == 1 && report.nodes <= 50, "{report:?}");
    assert!(
        Board::START
            .legal_moves()
            .contains(&report.best.expect("a move"))
    );
}

#[test]
fn a_player_cancelled_while_thinking_stops() {
    let cancel = Cancel::new();
    let from_outside = cancel.clone();
    let thread = std::thread::spawn(move || {
        let mut player = Player::new(
            *Courtier::ThomasCromwell.profile().expect("plays"),
            evaluation(),
        );
        let request = Request {
            cancel,
            ..request(Some(Budget::default()), 1)
        };
        player.think(&Board::START, HistoryView::default(), &request)
    });
    from_outside.cancel();
    let report = thread.join().expect("the player does not panic");
    assert!(report.best.is_some());
}

#[test]
fn a_time_budget_is_kept() {
    let mut player = Player::new(
        *Courtier::ThomasCromwell.profile().expect("plays"),
        evaluation(),
    );
    let before = system_clock();
    let request = request(Some(Budget::time(Duration::from_millis(50))), 1);
    let report = player.think(&Board::START, HistoryView::default(), &request);
    assert!(report.best.is_some());
    // A generous limit, because the machine may be busy.
    assert!(system_clock() - before < Duration::from_secs(5));
}

#[test]
fn the_same_nodes_and_seed_give_the_same_report() {
    let mut player = Player::new(
        *Courtier::ThomasCromwell.profile().expect("plays"),
        evaluation(),
    );
    let mut think = |nodes, seed| {
        player.think(
            &Board::START,
            HistoryView::default(),
            &request(Some(Budget::nodes(nodes)), seed),
        )
    };
    let first = think(50_000, 7);
    think(20_000, 8);
    assert_eq!(think(50_000, 7), first);
    assert_eq!(first.nodes, 50_000);
    assert_line(&Board::START, &first);
    // Cromwell gets his variety from the book; players with evaluation noise do not need one.
    let mut player = Player::new(*Courtier::Katherine.profile().expect("plays"), evaluation());
    let mut open = |seed| {
        player
            .think(&Board::START, HistoryView::default(), &request(None, seed))
            .best
    };
    let openings: std::collections::HashSet<_> = (0..12)
        .map(|seed| open(seed).map(|mv| mv.to_string()))
        .collect();
    assert!(openings.len() > 1, "the seed brings variety: {openings:?}");
}

/// Cromwell's report on a position with four threads.
fn with_threads(board: &Board, budget: Budget) -> SearchReport<Move> {
    let profile = *Courtier::ThomasCromwell.profile().expect("plays");
    let request = Request {
        threads: 4,
        ..request(Some(budget), 7)
    };
    Player::new(profile, evaluation()).think(board, HistoryView::default(), &request)
}

#[test]
fn with_a_limit_of_nodes_threads_change_nothing() {
    let mut player = player(Courtier::ThomasCromwell);
    let budget = Budget::nodes(30_000);
    let alone = player.think(
        &Board::START,
        HistoryView::default(),
        &request(Some(budget), 7),
    );
    assert_eq!(with_threads(&Board::START, budget), alone);
}

#[test]
fn several_threads_keep_to_the_time() {
    let before = system_clock();
    let report = with_threads(&Board::START, Budget::time(Duration::from_millis(50)));
    assert_line(&Board::START, &report);
    // A generous limit, because the machine may be busy.
    assert!(system_clock() - before < Duration::from_secs(5));
}

#[test]
fn several_threads_stop_when_they_are_cancelled() {
    let cancel = Cancel::new();
    cancel.cancel();
    let mut player = player(Courtier::ThomasCromwell);
    let request = Request {
        cancel,
        threads: 4,
        ..request(Some(Budget::default()), 1)
    };
    let report = player.think(&Board::START, HistoryView::default(), &request);
    assert_line(&Board::START, &report);
}

#[test]
fn several_threads_find_the_win_that_one_finds() {
    let position = board(Side::Black, &[], &[9, 10, 11], &[], &[32]);
    let alone = to_depth(&position, 15);
    assert!(alone.score.win_in().is_some(), "{alone:?}");
    let minute = Budget::time(Duration::from_secs(60));
    let together = with_threads(&position, minute);
    assert!(together.score.win_in().is_some(), "{together:?}");
    assert_line(&position, &together);
}

#[test]
fn the_table_stays_within_its_bound() {
    for bytes in [1 << 10, 1 << 16, 3_000_000] {
        let mut search = Search::new(evaluation(), bytes);
        search.run(
            &Board::START,
            HistoryView::default(),
            &SearchOptions {
                nodes: Some(30_000),
                ..SearchOptions::default()
            },
            &mut || false,
        );
        assert!(search.table_bytes() <= bytes);
    }
}

/// Plays a game and returns the winner (`None` for a draw) and the number of plies.
fn play_game(
    players: &mut [Player<Board, Evaluation>; 2],
    budget: [Option<Budget>; 2],
    seed: u64,
) -> (Option<Side>, usize) {
    let mut position = Board::START;
    let mut repetitions = RepetitionHistory::new(Some(80));
    for ply in 0.. {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return (Some(position.turn().other()), ply);
        }
        if repetitions.since_progress() >= 80 || repetitions.times(position.key()) >= 2 {
            return (None, ply);
        }
        let seat = position.turn().index();
        let mv = if ply < 4 {
            moves[(mix(seed ^ ply as u64) % moves.len() as u64) as usize]
        } else {
            let report =
                players[seat].think(&position, repetitions.past(), &request(budget[seat], seed));
            assert_line(&position, &report);
            report.best.expect("there are moves")
        };
        assert!(moves.contains(&mv), "{mv} is legal in\n{position}");
        repetitions.note(&position, mv);
        position = position.play(mv);
    }
    unreachable!("a game ends")
}

fn player(courtier: Courtier) -> Player<Board, Evaluation> {
    Player::new(*courtier.profile().expect("plays"), evaluation())
}

#[test]
fn no_illegal_move_in_fifty_games() {
    let mut decided = 0;
    for seed in 0..50 {
        let mut players = [player(Courtier::WillSomers), player(Courtier::WillSomers)];
        decided += usize::from(
            play_game(&mut players, [None, Some(Budget::nodes(500))], seed)
                .0
                .is_some(),
        );
    }
    assert!(decided > 10, "weak players make mistakes: {decided}");
}

#[test]
fn thomas_more_beats_will_somers() {
    let mut won = 0;
    for game in 0..10 {
        let (mut players, strong) = if game % 2 == 0 {
            (
                [player(Courtier::ThomasMore), player(Courtier::WillSomers)],
                Side::Black,
            )
        } else {
            (
                [player(Courtier::WillSomers), player(Courtier::ThomasMore)],
                Side::White,
            )
        };
        let quick = Some(Budget::nodes(8_000));
        won += u32::from(play_game(&mut players, [quick, quick], game).0 == Some(strong));
    }
    assert!(won >= 9, "{won} of 10");
}

/// Plays a match and returns the winner; `None` for a draw. The seed determines the first four
/// moves.
pub(crate) fn play_match<G: CourtGame>(
    setup: &Setup,
    levels: [Courtier; 2],
    budget: Option<Budget>,
    seed: u64,
) -> Option<Seat> {
    let players =
        levels.map(|who| G::courtier(setup.variant().key, who, weights()).expect("plays"));
    play_out(setup, players, budget, seed)
}

/// [`play_match`] for thinkers of any kind.
fn play_out<G: CourtGame>(
    setup: &Setup,
    mut players: [Box<dyn Thinker<G>>; 2],
    budget: Option<Budget>,
    seed: u64,
) -> Option<Seat> {
    let mut game: Match<G> = Match::new(setup.clone(), Vec::new(), seed);
    while let Turn::Seat(seat) = game.turn() {
        let legal = game.legal_moves();
        let ply = game.plies().len() as u64;
        let mv = if ply < 4 {
            legal[(mix(seed ^ ply) % legal.len() as u64) as usize].clone()
        } else {
            let request = request(budget, mix(seed) ^ ply);
            let thought =
                players[seat.index()].think(&game.game().view(Some(seat)), legal, &request);
            assert_eq!(thought.line.first(), thought.best.as_ref());
            thought.best.expect("there are moves")
        };
        game.play(mv).expect("a legal move");
    }
    game.turn()
        .outcome()
        .and_then(|outcome| outcome.winners.first().copied())
}

/// DR-11: Thomas More is better than Will Somers at giving pieces away.
#[test]
fn thomas_more_beats_will_somers_at_losing_draughts() {
    let setup = Setup::standard("losing").expect("Losing Draughts is registered");
    let mut won = 0;
    for game in 0..10 {
        let mut levels = [Courtier::ThomasMore, Courtier::WillSomers];
        levels.rotate_left(game as usize % 2);
        let winner = play_match::<Draughts>(&setup, levels, Some(Budget::nodes(8_000)), game);
        won += u32::from(winner.is_some_and(|seat| levels[seat.index()] == Courtier::ThomasMore));
    }
    assert!(won >= 9, "{won} of 10");
}

/// DR-11: a player that cannot move wins, and the search counts the plies to it.
#[test]
fn giving_the_last_piece_away_is_a_win() {
    // Black steps in front of the white man, which must take.
    let position = Losing(board(Side::Black, &[14], &[], &[22, 32], &[]));
    let report = Search::new(LosingEvaluator::default(), 1 << 16).run(
        &position,
        HistoryView::default(),
        &SearchOptions {
            depth: 6,
            ..SearchOptions::default()
        },
        &mut || false,
    );
    assert_eq!(report.score.win_in(), Some(2), "{report:?}");
    assert!(
        ["14-17", "14-18"].contains(
            &report
                .best
                .map(|mv| mv.to_string())
                .unwrap_or_default()
                .as_str()
        )
    );
}

/// DR-9: Thomas More takes what is offered, huffs missed captures, and beats Will Somers with
/// huffing too.
#[test]
fn thomas_more_plays_with_huffing() {
    let setup = Setup::new("draughts", [("huff", "on")]).expect("draughts has the option");
    let mut won = 0;
    for game in 0..10 {
        let mut levels = [Courtier::ThomasMore, Courtier::WillSomers];
        levels.rotate_left(game as usize % 2);
        let winner = play_match::<Draughts>(&setup, levels, Some(Budget::nodes(4_000)), game);
        won += u32::from(winner.is_some_and(|seat| levels[seat.index()] == Courtier::ThomasMore));
    }
    assert!(won >= 9, "{won} of 10");
    let think = |fen: &str| {
        let game = Draughts::from_position(&setup, fen).expect("a position");
        let legal = coffer_rules::legal_moves(&game);
        let mut more =
            Draughts::courtier("draughts", Courtier::ThomasMore, weights()).expect("plays");
        let thought = more.think(&game, &legal, &request(Some(Budget::nodes(20_000)), 1));
        thought.best.map(|mv| mv.to_string())
    };
    assert_eq!(think("W:W21,26,32:B1,2,10:X10").as_deref(), Some("huff 10"));
    assert_eq!(think("B:W18,29,30,32:B1,2,3,14").as_deref(), Some("14x23"));
}

/// Every variant of the family, and huffing.
fn setups() -> [Setup; 3] {
    [
        Setup::standard("draughts").expect("registered"),
        Setup::new("draughts", [("huff", "on")]).expect("draughts has the option"),
        Setup::standard("losing").expect("registered"),
    ]
}

/// What a courtier with only the tuned weights thinks of a position.
fn thought_of(setup: &Setup, fen: &str, who: Courtier, nodes: u64, seed: u64) -> Thought<Move> {
    thought_with(weights(), setup, fen, who, nodes, seed)
}

/// What a courtier thinks of a position.
fn thought_with(
    knowledge: &Knowledge,
    setup: &Setup,
    fen: &str,
    who: Courtier,
    nodes: u64,
    seed: u64,
) -> Thought<Move> {
    let game = Draughts::from_position(setup, fen).expect("a position");
    let legal = coffer_rules::legal_moves(&game);
    let mut player = Draughts::courtier(setup.variant().key, who, knowledge).expect("plays");
    let thought = player.think(&game, &legal, &request(Some(Budget::nodes(nodes)), seed));
    assert!(
        legal.contains(&thought.best.expect("there are moves")),
        "{who} in {fen}"
    );
    assert_eq!(
        thought.line.first(),
        thought.best.as_ref(),
        "{who} in {fen}"
    );
    thought
}

#[test]
fn every_courtier_answers_the_same_to_the_same_question() {
    for setup in setups() {
        for who in Courtier::ALL {
            for fen in [
                "B:W21-32:B1-12",
                "W:W18,22,25,29,K3:B5,9,12,19,27",
                "B:W14,32:B1,7",
            ] {
                let think = |seed| thought_of(&setup, fen, who, 3_000, seed);
                assert_eq!(think(5), think(5), "{who} in {fen}");
            }
        }
    }
}

/// A five-ply shot: Thomas More and Thomas Cromwell always see it, the others the less often the
/// weaker they are.
#[test]
fn a_shot_is_missed_by_those_of_short_sight() {
    let setup = Setup::standard("draughts").expect("registered");
    let seen = |who| {
        let shot = |&seed: &u64| {
            thought_of(&setup, "B:W18,19,29,30:B4,8,10,11", who, 20_000, seed)
                .score
                .is_some_and(|score| score.0 > 80)
        };
        (0..40).filter(shot).count()
    };
    let seen = Courtier::ALL.map(seen);
    assert!(seen[0] < 30 && seen[3] == 40 && seen[4] == 40, "{seen:?}");
    assert!(
        seen[0] < seen[1] && seen[1] < seen[2] && seen[2] <= 40,
        "{seen:?}"
    );
}

/// The blunder rate: distant captures are overlooked most, careful players overlook nothing, and
/// the same seed always gives the same result.
#[test]
fn what_is_taken_late_is_overlooked_more_often() {
    let position = board(Side::Black, &[4, 8, 10, 11], &[], &[18, 19, 29, 30], &[]);
    let found = |blunder_rate| {
        let shot = |&seed: &u64| {
            let options = SearchOptions {
                depth: 5,
                seed,
                blunder_rate,
                ..SearchOptions::default()
            };
            search(&position, HistoryView::default(), options).score.0 > 80
        };
        (0..100).filter(shot).count()
    };
    let (all, some, none) = (found(0), found(12), found(100));
    assert_eq!((all, none), (100, 0));
    assert!((20..90).contains(&some), "{some}");
}

/// A capture beside the only move is overlooked less often than one elsewhere.
#[test]
fn what_lies_far_from_the_move_is_overlooked_more_often() {
    use Side::Black;
    let beside = board(Black, &[10], &[], &[15, 18, 19], &[]);
    let elsewhere = board(Black, &[4, 14], &[], &[17, 18, 21, 23], &[]);
    let seen = |position: &Board| {
        let score = |blunder_rate, seed| {
            let options = SearchOptions {
                depth: 1,
                seed,
                blunder_rate,
                ..SearchOptions::default()
            };
            search(position, HistoryView::default(), options).score
        };
        assert_eq!(position.legal_moves().len(), 1, "{position}");
        let clear = score(0, 0);
        (0..200).filter(|seed| score(40, *seed) == clear).count()
    };
    let (beside, elsewhere) = (seen(&beside), seen(&elsewhere));
    assert!((140..190).contains(&beside), "{beside}");
    assert!((50..110).contains(&elsewhere), "{elsewhere}");
}

/// Over a hundred openings, Will Somers steps forward more often than the others and offers more.
#[test]
fn the_fool_dares_what_others_do_not() {
    let setup = Setup::standard("draughts").expect("registered");
    let offers = |who| {
        let offered = |&seed: &u64| {
            let thought = thought_of(&setup, "B:W18,21,22,25-32:B1-8,10,11,12", who, 5_000, seed);
            let game = Draughts::from_position(&setup, "B:W18,21,22,25-32:B1-8,10,11,12")
                .expect("a position");
            thought
                .best
                .is_some_and(|mv| game.board().play(mv).must_capture())
        };
        (0..60).filter(offered).count()
    };
    let (fool, lady) = (offers(Courtier::WillSomers), offers(Courtier::Katherine));
    assert!(fool > lady + 10, "{fool} and {lady} of 60");
}

/// The greedy player wins most of its games against Will Somers.
#[test]
fn the_fool_loses_to_the_greedy() {
    for setup in setups() {
        let key = setup.variant().key;
        let mut lost = 0;
        for game in 0..30_u64 {
            let mut players = [
                Draughts::with_profile(key, &GREEDY, weights()).expect("plays"),
                Draughts::courtier(key, Courtier::WillSomers, weights()).expect("plays"),
            ];
            players.rotate_left(game as usize % 2);
            let winner = play_out::<Draughts>(&setup, players, None, game);
            lost += usize::from(winner.is_some_and(|seat| seat.index() == game as usize % 2));
        }
        assert!(lost > 15, "{lost} of 30 at {key}");
    }
}

#[test]
fn cromwell_opens_by_the_book_where_there_is_one() {
    let book = complete().book().expect("it is in assets");
    let [draughts, huffing, losing] = setups();
    let mut opened = Vec::new();
    for seed in 0..60 {
        let opening = || {
            thought_with(
                complete(),
                &draughts,
                "B:W21-32:B1-12",
                Courtier::ThomasCromwell,
                500,
                seed,
            )
        };
        let thought = opening();
        assert_eq!(thought.nodes, 0, "he knows it");
        assert!(
            book.moves(&Board::START)
                .iter()
                .any(|(mv, _)| Some(*mv) == thought.best)
        );
        assert_eq!(opening().best, thought.best, "the same seed, the same move");
        if !opened.contains(&thought.best) {
            opened.push(thought.best);
        }
    }
    assert!(opened.len() >= 4, "{opened:?} in 60 games");
    assert!(
        thought_with(
            complete(),
            &draughts,
            "B:W21-32:B1-12",
            Courtier::ThomasMore,
            500,
            1
        )
        .nodes
            > 0
    );
    for setup in [huffing, losing] {
        assert!(
            thought_with(
                complete(),
                &setup,
                "B:W21-32:B1-12",
                Courtier::ThomasCromwell,
                500,
                1
            )
            .nodes
                > 0,
            "another game"
        );
    }
}

/// A heap of counters: a move takes one to four; taking three gives another move, and a player that
/// cannot take loses.
#[derive(Clone, Debug)]
struct Heap {
    counters: u32,
    side: usize,
}

impl SearchPosition for Heap {
    type Move = u32;

    fn key(&self) -> u64 {
        mix(u64::from(self.counters) << 1 | self.side as u64)
    }

    fn side(&self) -> usize {
        self.side
    }

    fn moves(&self, into: &mut Vec<u32>) {
        into.extend(1..=self.counters.min(4));
    }

    fn has_moves(&self) -> bool {
        self.counters > 0
    }

    fn play(&self, mv: u32) -> Heap {
        Heap {
            counters: self.counters - mv,
            side: if mv == 3 { self.side } else { 1 - self.side },
        }
    }

    fn without_moves(&self) -> GameEnd {
        GameEnd::Loss
    }

    fn quiescence_class(&self) -> Quiescence {
        Quiescence::Quiet
    }

    fn is_progress(&self, _: u32) -> bool {
        true
    }

    fn history_slot(&self, mv: u32) -> usize {
        mv as usize
    }
}

struct NoJudgement;

impl<P> Evaluator<P> for NoJudgement {
    fn evaluate(&self, _: &P) -> i32 {
        0
    }
}

#[test]
fn the_same_side_may_move_twice() {
    fn plain(heap: &Heap, ply: i32) -> i32 {
        let mut moves = Vec::new();
        heap.moves(&mut moves);
        moves
            .into_iter()
            .map(|mv| {
                let after = heap.play(mv);
                if after.side == heap.side {
                    plain(&after, ply + 1)
                } else {
                    -plain(&after, ply + 1)
                }
            })
            .max()
            .unwrap_or(ply - Score::WIN)
    }
    for counters in 0..=13 {
        for side in 0..2 {
            let heap = Heap { counters, side };
            let report = Search::new(NoJudgement, 1 << 12).run(
                &heap,
                HistoryView::default(),
                &SearchOptions {
                    depth: 16,
                    ..SearchOptions::default()
                },
                &mut || false,
            );
            assert_eq!(
                report.score.0,
                plain(&heap, 0),
                "{counters} counters: {report:?}"
            );
        }
    }
}
