//! The board editor: a position is set up by hand and played on an analysis board.

use bevy::prelude::*;
use kings_coffer::app::session::Matches;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::store::Store;

use crate::common::{TestApp, fresh, press, two_people, until_spoken};

/// Opens the editor from the menu of a match.
fn open_editor(game: &mut TestApp) {
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Pause);
    press(game, "Set up a position");
    assert_eq!(game.menu(), Menu::BoardEditor);
}

#[test]
fn a_position_is_set_up_by_keys_and_analysed() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    game.play("11-15");
    open_editor(&mut game);
    press(&mut game, "Empty board");
    press(&mut game, "Put dark king");
    press(&mut game, "Square 5,");
    press(&mut game, "Put light man");
    press(&mut game, "Square 9,");
    press(&mut game, "Square 12,");
    press(&mut game, "Square 12:");
    press(&mut game, "To move: Dark");
    press(&mut game, "To the analysis board");
    game.run_until_idle();
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    assert_eq!(game.table().position, "B:W9:BK5");
    assert!(game.table().analysis.is_some());
    game.play("5x14");
    let matches = game.app.world().resource::<Matches>();
    let kept = matches.unfinished().count();
    assert_eq!(kept, 2, "the match before stays beside it");
}

#[test]
fn a_position_that_breaks_the_rules_says_why_and_is_not_opened() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    open_editor(&mut game);
    press(&mut game, "Put light man");
    press(&mut game, "Square 2:");
    until_spoken(&mut game, |game| game.key(KeyCode::Tab), "Empty board");
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_ne!(game.menu(), Menu::BoardEditor);
    assert_eq!(game.table().moves.len(), 0);
}
