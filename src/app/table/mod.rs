//! The table: where things lie, what is pointed at, how pieces move. Nothing here knows a game; a
//! family's plugin gives the board's shape.
//!
//! Pieces are logical entities; pictures are added by [`skin`] and are absent without a window.

pub mod card_layout;
pub mod card_skin;
pub mod cards;
pub mod contrast;
pub mod cursor;
pub mod layout;
pub mod marks;
pub mod motion;
pub mod piece;
pub mod skin;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        layout::plugin,
        piece::plugin,
        motion::plugin,
        cursor::plugin,
        marks::plugin,
        cards::plugin,
    ));
}
