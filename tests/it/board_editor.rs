//! The board editor: a position is set up by hand and played on an analysis board, cards with
//! courtiers.

use bevy::prelude::*;
use kings_coffer::app::session::Matches;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::rules::{Occupant, Record};
use kings_coffer::store::Store;
use kings_coffer::texts::{capital, fill, text};

use crate::common::{TestApp, fresh, press, two_people, until_spoken};
use crate::spoken::{dark, empty, holds, light, man_of, piece_of};

/// The label of the tool that puts a piece.
fn put(piece: &str) -> String {
    fill("editor-put", &[("piece", piece)])
}

/// The label of the place where chosen cards are put on a pile.
fn put_down(pile: &str) -> String {
    fill("editor-put_down", &[("name", pile)])
}

/// The hand of a seat.
fn hand(seat: usize) -> String {
    let side = text(&format!("cromwell-seat-{seat}")).to_owned();
    fill("editor-hand", &[("side", &side)])
}

/// Opens the editor from the menu of a match.
fn open_editor(game: &mut TestApp) {
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Pause);
    press(game, text("editor-title"));
    assert_eq!(game.menu(), Menu::BoardEditor);
}

#[test]
fn a_position_is_set_up_by_keys_and_analysed() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    game.play("11-15");
    open_editor(&mut game);
    press(&mut game, text("editor-clear"));
    press(&mut game, &put(&piece_of(dark(), 1)));
    press(&mut game, &empty(5));
    press(&mut game, &put(&man_of(light())));
    press(&mut game, &empty(9));
    press(&mut game, &empty(12));
    press(&mut game, &holds(12, ""));
    press(
        &mut game,
        &format!("{}: {}", text("editor-turn"), capital(dark())),
    );
    press(&mut game, text("editor-analyse"));
    game.run_until_idle();
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    assert_eq!(game.table().position, "B:W9:BK5");
    assert!(game.table().analysis().is_some());
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
    press(&mut game, &put(&man_of(light())));
    press(&mut game, &holds(2, ""));
    until_spoken(
        &mut game,
        |game| game.key(KeyCode::Tab),
        text("editor-clear"),
    );
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_ne!(game.menu(), Menu::BoardEditor);
    assert_eq!(game.table().moves.len(), 0);
}

/// A match of Cromwell for two in which each holds one card, and no other is in play.
fn two_cards() -> Record {
    let seats = vec![Occupant::Person(String::new()), Occupant::courtier(1)];
    Record {
        options: [("seats".to_owned(), "2".to_owned())].into(),
        position: Some("turn:1:henry7/jane".to_owned()),
        ..Record::new("cromwell", seats, 7)
    }
}

#[test]
fn hands_are_set_up_by_keys_and_played_with_a_courtier() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(two_cards());
    open_editor(&mut game);
    press(&mut game, text("editor-clear_cards"));
    press(&mut game, "Henry\u{a0}VII, Tudor");
    press(&mut game, "Henry\u{a0}VIII, Tudor");
    press(&mut game, &put_down(&hand(0)));
    press(&mut game, "Mary\u{a0}I, Tudor");
    press(&mut game, &put_down(&hand(1)));
    press(&mut game, "Henry\u{a0}VIII, Tudor");
    press(&mut game, &put_down(text("cromwell-position-stock")));
    let second = capital(text("cromwell-seat-1"));
    let turn = format!("{}: {second}", text("cromwell-position-cromwell"));
    press(&mut game, &turn);
    press(&mut game, &format!("{}: {second}", text("play_from-own")));
    press(&mut game, text("play_from-start"));
    game.run_until_idle();
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    let matches = game.app.world().resource::<Matches>();
    let record = &matches.on_table().expect("a match").record;
    assert_eq!(
        record.position.as_deref(),
        Some("turn:2:henry7/mary1:/::henry8:1,0,0")
    );
    assert!(matches!(
        record.seats[..],
        [Occupant::Courtier(_), Occupant::Person(_)]
    ));
    assert_eq!(matches.unfinished().count(), 1, "nothing was played before");
}

/// The editor does not show the hands of the match under way: it deals the cards anew.
#[test]
fn the_hands_of_a_match_under_way_stay_hidden() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(two_cards());
    open_editor(&mut game);
    game.said();
    let mut held = 0;
    for _ in 0..60 {
        game.key(KeyCode::Tab);
        let said = game.said();
        held += said.iter().filter(|words| words.contains(&hand(1))).count();
    }
    assert!(held > 3, "{held} cards in the hand that holds one");
}
