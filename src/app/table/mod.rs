//! The table: where things lie, what is pointed at, how pieces move. Nothing here knows a game; a
//! family's plugin gives the board's shape.
//!
//! Pieces are logical entities; pictures are added by the skins and are absent without a window.

pub mod board;
pub mod cards;
pub mod contrast;
pub mod cursor;
pub mod focus;
pub mod marks;
pub mod motion;
pub mod piece;
pub mod preview;
pub mod standing;
pub mod writing;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        board::layout::plugin,
        focus::plugin,
        preview::plugin,
        standing::plugin,
        piece::plugin,
        motion::plugin,
        cursor::plugin,
        marks::plugin,
        writing::plugin,
        cards::plugin,
    ));
}

/// Registers a game with the table, besides its session.
pub fn game_plugin<G: crate::app::session::TableGame>(app: &mut App) {
    preview::game_plugin::<G>(app);
}
