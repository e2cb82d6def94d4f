//! Scanning with one switch, through the events of the window.

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use kings_coffer::app::settings::{ScanPace, Settings};
use kings_coffer::app::state::Menu;
use kings_coffer::app::table::pointing::focus::Focus;
use kings_coffer::rules::Spot;
use kings_coffer::store::Store;
use kings_coffer::texts::text;

use crate::common::{FRAME, TestApp, fresh, two_people};

/// A match with panels in which everything is scanned, a second at a time.
fn opened() -> TestApp {
    let mut game = TestApp::with_panels(Store::memory());
    game.app.world_mut().resource_mut::<Settings>().scan = ScanPace::Quick;
    game.open(fresh(two_people(), None));
    game
}

fn space(game: &mut TestApp) {
    game.key(KeyCode::Space);
}

fn enter(game: &mut TestApp) {
    game.key(KeyCode::Enter);
}

fn south(game: &mut TestApp) {
    game.pad(GamepadButton::South);
}

/// A finger where nothing is.
fn tap(game: &mut TestApp) {
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        game.finger(phase, Vec2::new(3.0, 3.0));
        game.frames(1);
    }
}

/// Waits for the scan, a minute at most.
fn wait(game: &mut TestApp, what: &str, done: impl Fn(&mut TestApp) -> bool) {
    let frames = (60.0 / FRAME.as_secs_f32()) as usize;
    for _ in 0..frames {
        if done(game) {
            return;
        }
        game.frames(1);
    }
    panic!("{what} is never offered");
}

fn on_board(game: &mut TestApp) -> bool {
    game.app.world().resource::<Focus>().on_board()
}

/// Chooses the board, which comes after the controls, and then a place.
fn choose(game: &mut TestApp, press: fn(&mut TestApp), number: u16) {
    wait(game, "the panel", |game| !on_board(game));
    wait(game, "the board", on_board);
    game.frames(20);
    press(game);
    let spot = Spot::Square(number - 1);
    wait(game, "the place", |game| game.cursor().at == Some(spot));
    game.frames(20);
    press(game);
    game.frames(2);
}

#[test]
fn a_move_is_made_with_one_switch_of_any_kind() {
    for press in [space, enter, south, tap] {
        let mut game = opened();
        for (from, to) in [(11, 15), (24, 20)] {
            choose(&mut game, press, from);
            assert_eq!(game.cursor().picks, [Spot::Square(from - 1)]);
            choose(&mut game, press, to);
            game.run_until_idle();
        }
        assert_eq!(game.table().moves.len(), 2, "{:?}", game.refusal());
    }
}

#[test]
fn a_piece_is_put_back_by_choosing_it_again() {
    let mut game = opened();
    choose(&mut game, space, 11);
    choose(&mut game, space, 11);
    assert!(game.cursor().picks.is_empty());
}

#[test]
fn a_menu_is_left_with_the_switch() {
    let mut game = opened();
    game.key(KeyCode::KeyP);
    game.frames(3);
    assert_eq!(game.menu(), Menu::Pause);
    game.said();
    wait(&mut game, "going on", |game| {
        let said = game.said();
        said.iter()
            .any(|words| words.contains(text("pause-resume")))
    });
    game.frames(20);
    space(&mut game);
    game.frames(3);
    assert_eq!(game.menu(), Menu::None);
}

#[test]
fn without_scanning_the_switch_is_an_ordinary_key_and_nothing_moves_by_itself() {
    let mut game = opened();
    game.app.world_mut().resource_mut::<Settings>().scan = ScanPace::Off;
    game.key(KeyCode::ArrowUp);
    let at = game.cursor().at;
    game.frames(200);
    assert_eq!(game.cursor().at, at);
    assert!(on_board(&mut game));
}
