//! The games on the table, a plugin a game.

pub mod draughts;

use bevy::prelude::*;

use super::session::TableGame;
use super::session::TableState;
use crate::rules::Kind;
use crate::rules::Seat;
use crate::rules::Spot;
use crate::rules::draughts::Draughts;
use crate::rules::registry;
use crate::rules::registry::Variant;
use crate::texts;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(draughts::plugin);
}

/// The pictures of every family, for the app with a window.
pub(super) fn skin_plugin(app: &mut App) {
    app.add_plugins(draughts::skin_plugin);
}

/// The sprites that stand for the sides of a variant, by seat.
pub fn side_discs(_variant: &str) -> [String; 2] {
    ["disc_dark", "disc_light"].map(str::to_owned)
}

/// The pieces of a seat on the board, and how many of them are kings.
pub fn count(table: &TableState, seat: Seat) -> (usize, usize) {
    draughts::count(table, seat)
}

/// The games that have a board and pieces to be seen; the others are known to the rules and the command line alone.
const ON_TABLE: [&str; 1] = [Draughts::GAME];

/// The variants that can be played at the table.
pub fn on_table() -> impl Iterator<Item = &'static Variant> {
    registry::VARIANTS.iter().filter(|variant| ON_TABLE.contains(&variant.game))
}

/// The game of a variant; empty for an unknown one.
fn game(variant: &str) -> &'static str {
    registry::variant(variant).map_or("", |variant| variant.game)
}

/// What a place of the board is called in the game's notation, as “12”. `None` for what is no place of the board.
pub fn spot_name(variant: &str, spot: Spot) -> Option<String> {
    match game(variant) {
        "draughts" => draughts::label(spot),
        _ => None,
    }
}

/// A place of the board in words, as “Square 12”.
pub fn place_name(variant: &str, spot: Spot) -> Option<String> {
    let at = spot_name(variant, spot)?;
    Some(texts::fill(&format!("ui.{}.place", game(variant)), &[("at", &at)]))
}

/// What a piece is called, one or (with `many`) several; of one that lies face down no more than that.
///
/// The words stand under `ui.<game>.kind.<number>` and `ui.<game>.kinds.<number>`.
pub fn kind_name(variant: &str, kind: Option<Kind>, many: bool) -> String {
    let form = if many { "kinds" } else { "kind" };
    let key = kind.map(|Kind(number)| format!("ui.{}.{form}.{number}", game(variant)));
    match key.filter(|key| texts::has(key)) {
        Some(key) => texts::text(&key).to_owned(),
        None => texts::text(&format!("ui.say.{form}.hidden")).to_owned(),
    }
}
