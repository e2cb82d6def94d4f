//! The games on the table, a plugin a family.

pub mod draughts;

use bevy::prelude::*;

use super::session::TableState;
use crate::rules::Seat;

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
