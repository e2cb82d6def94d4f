//! Announcements of the cursor: what it moves to, and what is picked.

use bevy::prelude::*;

use crate::app::announce::Voice;
use crate::app::session::{Intent, TableState};
use crate::app::table::pointing::cursor::{Cursor, LastDevice};
use crate::app::table::pointing::focus::Focus;
use crate::app::table::pointing::picking::targets;
use crate::app::table::presentation::Presentations;
use crate::app::wording::moves::Wording;
use crate::rules::Spot;
use crate::texts::{capital, fill, text};

/// The cursor as last announced.
#[derive(Default)]
pub(super) struct Pointed {
    at: Option<Spot>,
    picks: Vec<Spot>,
    /// Whether a panel had the focus.
    away: bool,
}

/// Announces the selection and, for keys and gamepad, what the cursor moves to. A player who points
/// with mouse or finger has seen it.
pub(super) fn tell_cursor(
    cursor: Res<Cursor>,
    device: Res<LastDevice>,
    focus: Res<Focus>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    mut intents: MessageReader<Intent>,
    mut before: Local<Pointed>,
    mut voice: ResMut<Voice>,
) {
    let wording = presentations.wording(&table);
    let attempted = intents
        .read()
        .any(|intent| matches!(intent, Intent::Attempt(_)));
    let keys = device.has_keys();
    if cursor.picks != before.picks {
        match cursor.picks.as_slice() {
            // Deselected by the player, not by making a move.
            [] if keys && !attempted && !table.is_changed() => {
                voice.say_aside(text("say-given_up"))
            }
            [] => {}
            picks if wording.words.cards.is_some() => {
                let last = picks.last().copied();
                let given = before
                    .picks
                    .iter()
                    .find(|spot| !picks.contains(spot))
                    .copied();
                if picks.len() < before.picks.len() {
                    voice.say_aside(told_of("cards-say-back", wording, given));
                } else {
                    voice.say_aside(told_of("cards-say-pick", wording, last));
                }
            }
            [first] => {
                let what = wording.held(*first);
                let to = wording.words.places(&targets(
                    &table.choices,
                    table.path_length,
                    &cursor.picks,
                ));
                voice.say_aside(fill("say-pick", &[("what", &what), ("to", &to)]));
            }
            [.., last] => {
                let at = wording.words.places(&[*last]);
                let to = wording.words.places(&targets(
                    &table.choices,
                    table.path_length,
                    &cursor.picks,
                ));
                let arrived = cursor.picks.len() >= table.path_length;
                let key = if arrived { "say-arrived" } else { "say-on" };
                voice.say_aside(fill(key, &[("at", &at), ("to", &to)]));
            }
        }
        before.picks.clone_from(&cursor.picks);
    } else if (cursor.at != before.at || before.away && focus.on_board())
        && keys
        && let Some(at) = cursor.at
    {
        let words = place_words(wording, &cursor, at);
        voice.say_focused(fill("say-stop", &[("what", &words)]));
    }
    before.at = cursor.at;
    before.away = !focus.on_board();
}

/// A sentence about the piece at a spot.
fn told_of(key: &str, wording: Wording, spot: Option<Spot>) -> String {
    let what = spot.map(|spot| wording.held(spot)).unwrap_or_default();
    fill(key, &[("what", &capital(&what))])
}

/// A spot, what is on it, and what can be done with it, e.g. “Square 11: dark man, can move”.
pub(super) fn place_words(wording: Wording, cursor: &Cursor, spot: Spot) -> String {
    let table = wording.table;
    let what = wording.held(spot);
    if wording.words.cards.is_some() {
        return card_words(table, cursor, spot, &what);
    }
    let must = wording.words.own_key("say-must_capture");
    let key = if cursor.picks.contains(&spot) {
        "say-chosen"
    } else if targets(&table.choices, table.path_length, &cursor.picks).contains(&spot) {
        match spot {
            Spot::Choice(_) => "say-sayable",
            _ if cursor.picks.len() >= table.path_length => "say-takeable",
            _ => "say-target",
        }
    } else if table.compulsory.contains(&spot) {
        must.as_str()
    } else if table
        .choices
        .iter()
        .any(|choice| choice.first() == Some(&spot))
    {
        "say-movable"
    } else {
        return what;
    };
    fill(key, &[("what", &what)])
}

/// For a card under the cursor, whether it can be played; for other spots, what is there.
fn card_words(table: &TableState, cursor: &Cursor, spot: Spot, what: &str) -> String {
    let asked = matches!(spot, Spot::Piece(_)) && !table.choices.is_empty();
    let key = if cursor.picks.contains(&spot) {
        "say-chosen"
    } else if asked && table.choices.iter().any(|choice| choice.contains(&spot)) {
        "cards-say-stop"
    } else if asked {
        "cards-say-held"
    } else {
        return capital(what);
    };
    capital(&fill(key, &[("what", what)]))
}
