//! Whoever asks for something gets it, or a sentence on the screen. The notice stays until it is closed.

use bevy::input::ButtonState;
use bevy::prelude::*;
use kings_coffer::app::course::{ActiveCourse, Course, StartCourse};
use kings_coffer::app::files::Notice;
use kings_coffer::app::session::Open;
use kings_coffer::app::state::Screen;
use kings_coffer::rules::Record;
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, text};

use crate::common::{TestApp, fresh, two_people};
use crate::worded::{ANY, fits};

fn notice(game: &TestApp) -> Option<String> {
    game.app.world().resource::<Notice>().now()
}

#[test]
fn a_match_that_cannot_be_opened_says_why_and_changes_nothing() {
    let mut illegal = fresh(two_people(), None);
    illegal
        .options
        .insert("huff".to_owned(), "perhaps".to_owned());
    let huff = [("value", "perhaps"), ("name", "huff"), ("allowed", ANY)];
    for (record, why) in [
        (illegal, fill("match-bad_value", &huff)),
        (fresh(two_people(), Some("nonsense")), ".".to_owned()),
        (Record::new("halma", two_people(), 1), ".".to_owned()),
    ] {
        let mut game = TestApp::with_panels(Store::memory());
        game.app.world_mut().write_message(Open::game(record));
        game.frames(6);
        let told = notice(&game).expect("a sentence");
        assert!(fits(&told, &why), "{told}");
        assert_eq!(game.screen(), Screen::Title);
    }
}

#[test]
fn a_match_that_cannot_be_opened_leaves_the_one_on_the_table() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    let broken = Record {
        position: Some("nonsense".to_owned()),
        ..Record::new("nine_mens_morris", two_people(), 1)
    };
    game.app.world_mut().write_message(Open::game(broken));
    game.frames(6);
    assert!(notice(&game).is_some());
    game.play("11-15");
    assert_eq!(game.table().variant, "draughts");
    assert_eq!(game.table().moves.len(), 1);
}

#[test]
fn a_lesson_or_puzzle_that_is_gone_says_so_and_does_not_begin() {
    for course in [
        Course::Lesson("halma".to_owned()),
        Course::Puzzle("none".to_owned()),
    ] {
        let mut game = TestApp::with_panels(Store::memory());
        game.app.world_mut().write_message(StartCourse(course));
        game.frames(6);
        assert_eq!(notice(&game).as_deref(), Some(text("course-missing")));
        assert!(game.app.world().resource::<ActiveCourse>().run.is_none());
        assert_eq!(game.screen(), Screen::Title);
    }
}

/// Whether the table is in practice, and whether a lesson or puzzle runs.
fn practice(game: &TestApp) -> (bool, bool) {
    let running = game.app.world().resource::<ActiveCourse>();
    (game.table().is_practice(), running.run.is_some())
}

#[test]
fn only_a_match_that_opens_takes_the_place_of_a_lesson() {
    let mut game = TestApp::with_panels(Store::memory());
    let lesson = StartCourse(Course::Lesson("draughts".to_owned()));
    game.app.world_mut().write_message(lesson);
    game.frames(6);
    assert_eq!(practice(&game), (true, true));
    let unknown = Open::game(Record::new("halma", two_people(), 1));
    game.app.world_mut().write_message(unknown);
    game.frames(6);
    assert_eq!(practice(&game), (true, true));
    game.app
        .world_mut()
        .write_message(Open::game(fresh(two_people(), None)));
    game.frames(6);
    assert_eq!(practice(&game), (false, false));
}

#[test]
fn a_notice_stays_until_it_is_closed() {
    let mut game = TestApp::with_panels(Store::memory());
    let mut notices = game.app.world_mut().resource_mut::<Notice>();
    notices.tell("The first.".to_owned());
    notices.tell("The second.".to_owned());
    game.frames(4);
    game.key(KeyCode::ArrowDown);
    game.key(KeyCode::KeyH);
    game.move_mouse(Vec2::new(640.0, 500.0));
    game.mouse_button(ButtonState::Pressed);
    game.mouse_button(ButtonState::Released);
    game.frames(4);
    assert_eq!(
        notice(&game).as_deref(),
        Some("The first."),
        "it has not been read"
    );
    game.key(KeyCode::Escape);
    assert_eq!(notice(&game).as_deref(), Some("The second."));
    game.open(fresh(two_people(), None));
    game.key(KeyCode::Escape);
    assert_eq!(notice(&game), None, "at the table too");
}
