//! Puzzles at the table: three minutes of them, and puzzles of cards with open hands.

use std::collections::BTreeSet;

use bevy::prelude::*;
use kings_coffer::app::course::{ActiveCourse, Course, CourseCommand, CourseRun, StartCourse};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::Intent;
use kings_coffer::app::state::Screen;
use kings_coffer::levels::rush::{RUSH_MISTAKES, RUSH_SECONDS};
use kings_coffer::rules::draughts::Draughts;
use kings_coffer::rules::{InteractiveGame, Spot, legal_moves};
use kings_coffer::texts::plural;

use crate::common::{TestApp, puzzles_of};

fn start(course: Course) -> TestApp {
    let mut game = TestApp::new();
    game.app.world_mut().write_message(StartCourse(course));
    game.frames(6);
    game
}

fn rush() -> TestApp {
    start(Course::Rush("draughts".to_owned()))
}

fn course(game: &TestApp) -> &ActiveCourse {
    game.app.world().resource::<ActiveCourse>()
}

/// The puzzle on the table, and the next move of its solution.
fn puzzle(game: &TestApp) -> (String, Vec<Spot>) {
    match &course(game).run {
        Some(CourseRun::Puzzle(puzzle)) => (puzzle.puzzle().id.clone(), puzzle.spots()),
        _ => panic!("a puzzle is there"),
    }
}

fn score(game: &TestApp) -> (u32, u32) {
    let rush = course(game).rush.as_ref().expect("a rush");
    (rush.puzzles.solved, rush.puzzles.mistakes)
}

fn best(game: &TestApp) -> u32 {
    let progress = game.app.world().resource::<PlayerProgress>();
    progress.0.rush_best("draughts")
}

/// Waits until another puzzle is there.
fn next(game: &mut TestApp, before: &str) {
    game.wait_for("the next puzzle", |game| puzzle(game).0 != before);
    game.wait_for("rest", |game| !game.table().choices.is_empty());
}

fn solve(game: &mut TestApp) {
    while !course(game).is_solved() {
        let (_, spots) = puzzle(game);
        let before = game.table().moves.len();
        game.intent(Intent::Attempt(spots));
        game.wait_for("the answer", |game| {
            game.table().moves.len() > before || course(game).is_solved()
        });
        game.wait_for("rest", |game| {
            !game.table().choices.is_empty() || course(game).is_solved()
        });
    }
}

/// Solves the puzzle, and waits for the next one.
fn solve_one(game: &mut TestApp) {
    let (id, _) = puzzle(game);
    solve(game);
    next(game, &id);
}

/// Tries a wrong move.
fn fail(game: &mut TestApp) {
    let (_, right) = puzzle(game);
    let now = game.on_table::<Draughts>().game();
    let moves = legal_moves(now).into_iter();
    let mut others = moves
        .map(|mv| now.spots(&mv))
        .filter(|spots| *spots != right);
    let wrong = others.next().expect("another move");
    game.intent(Intent::Attempt(wrong));
    game.frames(3);
}

#[test]
fn solved_puzzles_count_until_three_are_failed() {
    let mut game = rush();
    assert_eq!(game.screen(), Screen::Table);
    solve_one(&mut game);
    solve_one(&mut game);
    assert_eq!((score(&game), best(&game)), ((2, 0), 2));
    let (first, _) = puzzle(&game);
    game.app.world_mut().write_message(CourseCommand::Solution);
    game.frames(3);
    assert_eq!(puzzle(&game).0, first, "no help against the clock");
    for number in 1..RUSH_MISTAKES {
        let (id, _) = puzzle(&game);
        fail(&mut game);
        assert_eq!(score(&game), (2, number));
        next(&mut game, &id);
    }
    fail(&mut game);
    game.wait_for("the end", |game| course(game).ended);
    assert_eq!(score(&game), (2, RUSH_MISTAKES));
    let said = course(&game).saying();
    assert!(said.starts_with(&plural("rush-result", 2)), "{said}");
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    assert!(progress.is_failed(&first), "it comes again");
    game.app.world_mut().write_message(CourseCommand::Next);
    game.wait_for("another rush", |game| !course(game).ended);
    assert_eq!((score(&game), best(&game)), ((0, 0), 2));
}

#[test]
fn the_clock_ends_it() {
    let mut game = rush();
    let (id, _) = puzzle(&game);
    let before = game.app.world().resource::<Time>().elapsed_secs();
    game.wait_for("the end", |game| course(game).ended);
    let after = game.app.world().resource::<Time>().elapsed_secs();
    assert!(
        (after - before - RUSH_SECONDS as f32).abs() < 2.0,
        "{before} {after}"
    );
    assert_eq!((puzzle(&game).0, score(&game)), (id, (0, 0)));
    fail(&mut game);
    assert_eq!(score(&game), (0, 0), "it is over");
}

/// The others' cards are seen from the start, and their plays answer the solver's.
#[test]
fn a_puzzle_of_cards_is_solved_with_all_hands_open() {
    let puzzles = puzzles_of("six_of_viii");
    for one in [&puzzles[0], puzzles.last().expect("a puzzle")] {
        let mut game = start(Course::Puzzle(one.id.clone()));
        let held = game
            .table()
            .pieces
            .iter()
            .filter_map(|piece| match piece.spot {
                Spot::Hand(seat) => Some((seat, piece.kind.is_some())),
                _ => None,
            });
        let held: Vec<_> = held.collect();
        let seats: BTreeSet<_> = held.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(seats.len(), 4, "{}", one.id);
        assert!(held.iter().all(|(_, open)| *open), "{held:?}");
        solve(&mut game);
        let progress = &game.app.world().resource::<PlayerProgress>().0;
        assert!(progress.is_solved(&one.id), "{}", one.id);
    }
}

/// A lesson shows no more than a match does.
#[test]
fn a_lesson_of_cards_opens_no_hand() {
    let game = start(Course::Lesson("six_of_viii".to_owned()));
    let hidden = game.table().pieces.iter();
    let mut hidden = hidden.filter(|piece| matches!(piece.spot, Spot::Hand(_)));
    assert!(hidden.any(|piece| piece.kind.is_none()));
}
