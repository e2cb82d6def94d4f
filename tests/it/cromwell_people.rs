//! Cromwell with several people at one screen: whole matches through the curtain, and nobody sees or
//! hears a card that the person to move may not know.

use bevy::prelude::*;
use kings_coffer::app::session::{Intent, Session};
use kings_coffer::app::state::Menu;
use kings_coffer::app::table::piece::{Face, Piece};
use kings_coffer::rules::cromwell::deck::{Monarch, MonarchSet};
use kings_coffer::rules::cromwell::{ADVANCED, Cromwell, View};
use kings_coffer::rules::{Game, Occupant, PieceView, Record, Seat};

use crate::common::TestApp;
use crate::secrets_app::{curtain, hold_open, recap, settle};

fn record(variant: &str, seats: usize) -> Record {
    let person = |seat: usize| Occupant::Person(format!("Person {seat}"));
    Record {
        options: [("seats".to_owned(), seats.to_string())].into(),
        ..Record::new(variant, (0..seats).map(person).collect(), 5)
    }
}

fn view(game: &TestApp, eyes: Option<Seat>) -> View {
    let session = game.app.world().resource::<Session<Cromwell>>();
    session.game.game().view(eyes)
}

/// The monarchs named in a text: at each place the longest name, so that “Henry VI” is no Henry V.
fn named(text: &str) -> MonarchSet {
    let mut found = MonarchSet::EMPTY;
    for (at, _) in text.char_indices() {
        let fits = |card: &Monarch| text[at..].starts_with(card.name());
        let longest = Monarch::all()
            .filter(fits)
            .max_by_key(|card| card.name().len());
        found = found | longest.into_iter().collect();
    }
    found
}

/// What lies on the table and what is an entity there is what these eyes may see.
fn check_faces(game: &mut TestApp, eyes: Option<Seat>) {
    let allowed = view(game, eyes).pieces;
    let may = |id, of: &[PieceView]| {
        let piece = of.iter().find(|piece| piece.id == id);
        piece.and_then(|piece| piece.kind)
    };
    for piece in &game.table().pieces {
        assert!(
            piece.kind.is_none() || piece.kind == may(piece.id, &allowed),
            "{piece:?}"
        );
    }
    let world = game.app.world_mut();
    let mut entities = world.query::<(&Piece, &Face)>();
    for (piece, face) in entities.iter(world) {
        assert!(
            face.0.is_none() || face.0 == may(piece.0, &allowed),
            "{piece:?} shows {face:?}"
        );
    }
}

/// Plays a whole match of people, and returns how many curtains were opened and the longest account.
fn play_out(variant: &str, seats: usize) -> (usize, usize) {
    let mut game = TestApp::new();
    game.open(record(variant, seats));
    let (mut eyes, mut curtains, mut longest, mut moves) = (None, 0, 0, 0_usize);
    loop {
        settle(&mut game, |_| {});
        if game.table().turn.outcome().is_some() {
            return (curtains, longest);
        }
        if let Some(closed) = curtain(&game).closed.clone() {
            check_faces(&mut game, None);
            let account = recap(game.app.world(), &closed);
            longest = longest.max(account.len());
            // What lay on the Block was seen, even if it is in the stock again (CR-6).
            let all = view(&game, None);
            let unseen = all.unseen().without(all.shuffled);
            let told = named(&account.join(" "));
            assert!(
                variant == ADVANCED || (told & unseen).is_empty(),
                "{account:?}"
            );
            let said = game.said().join(" ");
            for sentence in &account {
                assert!(said.contains(sentence), "not spoken: {sentence}");
            }
            hold_open(&mut game);
            assert_ne!(game.menu(), Menu::Curtain, "it was held for long enough");
            eyes = Some(closed.seat);
            curtains += 1;
            continue;
        }
        check_faces(&mut game, eyes);
        assert_eq!(
            game.table().turn.seat(),
            eyes,
            "another’s choices are shown"
        );
        let choices = game.table().choices.clone();
        let longest_lay = choices.iter().max_by_key(|choice| choice.len());
        let choice = match longest_lay {
            Some(lay) if lay.len() > 2 => lay.clone(),
            _ => choices[moves * 7 % choices.len()].clone(),
        };
        game.app.world_mut().write_message(Intent::Attempt(choice));
        game.frames(2);
        moves += 1;
    }
}

#[test]
fn people_at_one_screen_see_and_hear_only_what_they_may() {
    for (variant, seats) in [("cromwell", 2), ("cromwell", 6), (ADVANCED, 4)] {
        let (curtains, longest) = play_out(variant, seats);
        assert!(
            curtains > seats,
            "{variant} with {seats}: {curtains} curtains"
        );
        // Everybody’s offer, the trade or the draw, what was laid, and the next announcement.
        assert!(
            longest >= seats.min(4),
            "{variant} with {seats}: {longest} sentences"
        );
    }
}
