//! The first start: from the title to a first move in two clicks, or to a lesson in one, by mouse,
//! keys and gamepad; afterwards the title is the usual one.

use bevy::input::ButtonState;
use bevy::prelude::*;
use kings_coffer::app::course::ActiveCourse;
use kings_coffer::app::state::Screen;
use kings_coffer::rules::{Occupant, Seat};
use kings_coffer::store::Store;
use kings_coffer::store::progress::{PROGRESS, Progress};
use kings_coffer::texts::text;

use crate::common::{Steps, TestApp, by_steps, keys, pad, until_spoken};

/// Where “Play” is in a window of 1280×720.
const PLAY: Vec2 = vec2(492.0, 648.0);

fn start(store: Store) -> TestApp {
    let mut game = TestApp::with_panels(store);
    game.frames(3);
    game
}

/// A click on a panel.
fn click_panel(game: &mut TestApp, position: Vec2) {
    game.move_mouse(position);
    game.frames(1);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        game.mouse_button(state);
        game.frames(1);
    }
    game.frames(3);
    assert_eq!(game.screen(), Screen::Table);
}

fn leave(game: &mut TestApp) {
    let world = game.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.frames(5);
}

/// The words of the title: everything that the arrows reach.
fn words(game: &mut TestApp) -> Vec<String> {
    game.said();
    for _ in 0..16 {
        game.key(KeyCode::Tab);
        game.frames(1);
    }
    game.said()
}

/// How the words of the button that plays at once begin.
fn play() -> String {
    format!("{}{}", text("title-play"), text("list-comma"))
}

fn offers(game: &mut TestApp) -> bool {
    let words = words(game);
    let offered = |what: &str| words.iter().any(|said| said.starts_with(what));
    assert_eq!(offered(text("title-teach")), offered(&play()), "{words:?}");
    assert_eq!(
        offered(text("title-teach")),
        !offered(text("pause-open")),
        "{words:?}"
    );
    assert!(
        offered(text("title-settings")) && offered(text("family-draughts")),
        "{words:?}"
    );
    offered(text("title-teach"))
}

#[test]
fn two_clicks_lead_from_the_title_to_a_first_move() {
    let mut game = start(Store::memory());
    click_panel(&mut game, PLAY);
    game.run_until_idle();
    let record = game.going_on().expect("a match");
    assert_eq!(
        record.seats,
        [Occupant::Person(String::new()), Occupant::courtier(1)]
    );
    assert_eq!(game.table().turn.seat(), Some(Seat(0)));
    let choice = game.table().choices[0].clone();
    game.drag(choice[0], choice[1]);
    game.run_until_idle();
    assert!(!game.table().moves.is_empty(), "{:?}", game.refusal());
}

fn by_hand(next: fn(&mut TestApp), hand: Steps) {
    let mut game = start(Store::memory());
    until_spoken(&mut game, next, &play());
    (hand.1)(&mut game);
    game.frames(3);
    game.run_until_idle();
    let choice = game.table().choices[0].clone();
    game.makes(&choice, &mut |game, spots| by_steps(game, spots, hand));
}

#[test]
fn the_keyboard_leads_to_a_first_move() {
    by_hand(|game| game.key(KeyCode::ArrowRight), keys());
}

#[test]
fn the_gamepad_leads_to_a_first_move() {
    by_hand(|game| game.pad(GamepadButton::DPadRight), pad());
}

#[test]
fn the_first_lesson_has_the_focus_and_is_one_press_away() {
    let store = Store::memory();
    let mut game = start(store.clone());
    game.key(KeyCode::Enter);
    game.frames(5);
    assert_eq!(game.screen(), Screen::Table);
    let course = game.app.world().resource::<ActiveCourse>();
    assert!(course.run.is_some());
    // Afterwards it is the usual title, also when the game is started again.
    leave(&mut game);
    assert!(!offers(&mut game));
    for _ in 0..200 {
        game.frames(1);
        std::thread::yield_now();
    }
    assert!(!offers(&mut start(store)));
}

#[test]
fn the_choice_is_offered_until_it_is_made_or_something_was_played() {
    let store = Store::memory();
    let mut game = start(store.clone());
    assert!(offers(&mut game));
    assert!(offers(&mut start(store)), "nothing was chosen");
    let store = Store::memory();
    let mut progress = Progress::default();
    progress.set_lesson_steps("mill", 1);
    store.write(PROGRESS, &progress.to_json()).expect("a store");
    assert!(!offers(&mut start(store)));
}
