use coffer_rules::{Game, Seat, Setup, legal_moves};

use super::*;
use crate::search::{Evaluator, Score, Search, SearchOptions};
use crate::seed::PlayerSeed;
use crate::system_clock;

fn game(variant: &str, options: &[(&str, &str)], text: &str) -> QueensGuard {
    let setup = Setup::new(variant, options.iter().copied()).expect("registered");
    QueensGuard::from_position(&setup, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn thought(game: &QueensGuard, nodes: u64) -> Thought<Move> {
    let profile = profile("queens_guard", Courtier::ThomasCromwell).expect("he plays");
    let request = Request::new(
        Some(Budget::nodes(nodes)),
        PlayerSeed::of(1, 0),
        system_clock,
    );
    QueensGuardThinker::new(profile, &Knowledge::default()).think(
        game,
        &legal_moves(game),
        &request,
    )
}

fn best(game: &QueensGuard, nodes: u64) -> String {
    game.move_text(&thought(game, nodes).best.expect("a move"))
}

#[test]
fn the_last_guard_steps_in() {
    let classic = game(
        "queens_guard",
        &[],
        "L:LQ0.0,1.0,1.1,1.2,1.3,1.4,2.11:DQ5.20,4.0",
    );
    assert_eq!(best(&classic, 500), "2.11-1.5");
    assert_eq!(
        thought(&classic, 500).score.and_then(Score::win_in),
        Some(1)
    );
    let bloody = game("bloody_queen", &[], "L:LQ0.0,1.3,2.11:DQ5.20,4.0,4.2");
    assert!(["2.11-1.0", "2.11-1.5"].contains(&best(&bloody, 500).as_str()));
}

/// AG-6: the sixth guard must not come before the queen.
#[test]
fn six_guards_do_not_surround_an_empty_throne() {
    let classic = game(
        "queens_guard",
        &[],
        "L:LQ5.15,1.0,1.1,1.2,1.3,1.4,2.11:DQ5.20,4.0",
    );
    assert_ne!(best(&classic, 2_000), "2.11-1.5");
}

/// AG-5: a trapped queen may go straight to the throne.
#[test]
fn a_trapped_queen_takes_the_throne_and_wins() {
    let classic = game(
        "queens_guard",
        &[],
        "L:LQ3.0,1.0,1.1,1.2,1.3,1.4,1.5:DQ5.20,2.0,4.0",
    );
    assert_eq!(best(&classic, 1_000), "3.0-0.0");
}

/// BQ-6
#[test]
fn the_last_guard_of_the_other_side_is_trapped() {
    let bloody = game("bloody_queen", &[], "L:LQ3.1,1.0,4.9:DQ5.20,2.0");
    assert_eq!(best(&bloody, 1_000), "3.1-3.0");
}

#[test]
fn the_same_nodes_and_seed_give_the_same_thought() {
    let options = [("setup", "free"), ("trapped_queen", "trapper")];
    let free = game("queens_guard", &options, "L:LQ5.0:DQ5.15:H6,6");
    assert_eq!(thought(&free, 3_000), thought(&free, 3_000));
}

/// The evaluation is the same from both sides of the board.
#[test]
fn the_evaluation_is_the_same_from_both_sides() {
    let evaluator = QueensGuardEvaluator::default();
    for (variant, text) in [
        (
            "queens_guard",
            "L:LQ2.0,2.4,3.6,4.12:DQ3.9,1.0,2.3,3.0,3.7,4.11,5.16",
        ),
        (
            "queens_guard",
            "D:LQ0.0,1.1,2.2,2.9,3.3,3.5,4.1:DQ1.4,1.2,2.1,2.3,3.4,3.12,4.2",
        ),
        (
            "bloody_queen",
            "L:LQ2.11,1.0,3.2,3.17,2.4:DQ2.0,3.1,4.4,2.5,2.7,5.3",
        ),
    ] {
        let board = *game(variant, &[], text).board();
        let turned = board.turned().expect("all guards are placed");
        assert_eq!(
            evaluator.evaluate(&board),
            evaluator.evaluate(&turned),
            "{text}"
        );
        assert_eq!(turned.turned(), Some(board));
    }
}

/// AG-7: a side that is ahead does not repeat a position a third time.
#[test]
fn a_side_that_is_ahead_plays_on() {
    let mut ahead = game(
        "queens_guard",
        &[],
        "L:LQ0.0,1.0,1.1,2.4,2.6,3.3,3.9:DQ5.15,5.17,5.19,5.21,5.23,5.25,5.27",
    );
    for text in [
        "3.3-3.4",
        "5.17-5.16",
        "3.4-3.3",
        "5.16-5.17",
        "3.3-3.4",
        "5.17-5.16",
        "3.4-3.3",
    ] {
        let mv = ahead.parse_move(text).expect(text);
        ahead.play(&mv).expect(text);
    }
    let mv = ahead.parse_move("5.16-5.17").expect("a step");
    let mut repeated = ahead.clone();
    repeated.play(&mv).expect("a step");
    assert!(repeated.turn().outcome().is_some(), "the third occurrence");
    assert_eq!(ahead.turn().seat(), Some(Seat(1)));
    let thought = thought(&ahead, 3_000);
    assert_eq!(thought.best, Some(mv), "the side behind takes the draw");
}

/// AG-7: on the last ply before the draw a step inward is the only way to play on.
#[test]
fn a_side_that_is_ahead_steps_inward_before_the_draw() {
    let ahead = "L:LQ0.0,1.0,1.1,2.4,2.6,3.3,3.9:DQ5.15,5.17,5.19,5.21,5.23,5.25,5.27";
    let board = *game("queens_guard", &[], ahead).board();
    let past = HistoryView {
        keys: &[],
        since_progress: u32::from(NO_PROGRESS_LIMIT) - 1,
        progress_limit: Some(u32::from(NO_PROGRESS_LIMIT)),
        ..HistoryView::default()
    };
    let options = SearchOptions {
        depth: 4,
        ..SearchOptions::default()
    };
    let mut search = Search::new(QueensGuardEvaluator::default(), 1 << 20);
    let report = search.run(&board, past, &options, &mut || false);
    let best = report.best.expect("a move");
    assert!(board.is_progress(best) && report.score.0 > 0, "{report:?}");
}
