//! Lessons at the table: what the text asks for is done by clicks, a learner who is stuck is shown the step, and the last page
//! leads to a match.

use bevy::prelude::*;
use kings_coffer::app::course::{ActiveCourse, Course, CourseCommand, CourseRun, StartCourse};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::levels;
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::rules::Spot;
use kings_coffer::store::Store;

use crate::common::TestApp;

/// The lesson of a variant at a step, counted from 1.
fn lesson(variant: &str, step: u32) -> TestApp {
    let mut game = TestApp::with_panels(Store::memory());
    let mut progress = game.app.world_mut().resource_mut::<PlayerProgress>();
    progress.0.set_lesson_steps(variant, step - 1);
    let course = Course::Lesson(variant.to_owned());
    game.app.world_mut().write_message(StartCourse(course));
    game.frames(8);
    game.run_until_idle();
    game
}

fn spot(variant: &str, name: &str) -> Spot {
    levels::spot(variant, name).expect("a place")
}

fn click(game: &mut TestApp, variant: &str, names: &[&str]) {
    for name in names {
        game.click(spot(variant, name));
        game.frames(2);
    }
    game.run_until_idle();
}

/// The number of the task in the step, and whether the step is done.
fn progress(game: &TestApp) -> (String, bool) {
    let course = game.app.world().resource::<ActiveCourse>();
    let Some(CourseRun::Lesson(run)) = &course.run else {
        panic!("no lesson");
    };
    (run.say(), run.step_done())
}

fn command(game: &mut TestApp, command: CourseCommand) {
    game.app.world_mut().write_message(command);
    game.frames(4);
    game.run_until_idle();
}

/// With the trapped guard selected, a click on another guard names that guard's reason.
#[test]
fn another_piece_than_the_trapped_one_is_refused_with_its_own_reason() {
    let guard = "queens_guard";
    let mut game = lesson(guard, 5);
    click(&mut game, guard, &["2.3", "5.12"]);
    assert_eq!(
        progress(&game),
        ("lesson-queens_guard-back-say-2".to_owned(), false)
    );
    click(&mut game, guard, &["2.3", "5.10"]);
    assert!(progress(&game).1);

    let mut game = lesson(guard, 6);
    click(&mut game, guard, &["2.3", "5.8"]);
    assert_eq!(
        progress(&game),
        ("lesson-queens_guard-queen-say-2".to_owned(), false)
    );
}

/// The king pushed at a queen whom he may not divorce is an attempt, by clicks and by a drag.
#[test]
fn a_third_divorce_is_refused_with_its_reason() {
    let wives = "six_wives";
    let mut game = lesson(wives, 6);
    click(&mut game, wives, &["b5", "a5"]);
    assert_eq!(
        progress(&game).0,
        "lesson-six_wives-card-say-2",
        "{:?}",
        game.refusal()
    );
    let mut game = lesson(wives, 6);
    game.drag(spot(wives, "b5"), spot(wives, "a5"));
    game.run_until_idle();
    assert_eq!(progress(&game).0, "lesson-six_wives-card-say-2");
}

#[test]
fn who_is_stuck_is_shown_the_step_after_three_wrong_tries() {
    let draughts = "draughts";
    let mut game = lesson(draughts, 2);
    for tries in 0..3 {
        let offers = game.app.world().resource::<ActiveCourse>().offers_to_show();
        assert!(!offers, "after {tries} wrong tries");
        click(&mut game, draughts, &["32"]);
    }
    assert!(game.app.world().resource::<ActiveCourse>().offers_to_show());
    command(&mut game, CourseCommand::Solution);
    assert!(progress(&game).1);
}

/// Every step of every lesson can be shown, and the last page offers a match.
#[test]
fn every_lesson_can_be_shown_to_its_last_page() {
    let library = LevelLibrary::built_in();
    for variant in library.lessons().map(|lesson| lesson.variant.clone()) {
        let mut game = lesson(&variant, 1);
        for _ in 0..20 {
            command(&mut game, CourseCommand::Solution);
            assert!(progress(&game).1, "{variant}: {}", progress(&game).0);
            command(&mut game, CourseCommand::Next);
            if game.app.world().resource::<ActiveCourse>().ended {
                break;
            }
        }
        assert!(
            game.app.world().resource::<ActiveCourse>().ended,
            "{variant}"
        );
    }
}
