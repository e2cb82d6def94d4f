//! The table: layout, cursor, animation. Nothing here depends on a particular game; a family's
//! plugin provides the board's shape.
//!
//! Pieces are logical entities; the skins add their sprites, and are absent without a window.

pub mod animation;
pub mod board;
pub mod cards;
pub mod cover;
pub mod drawing;
pub mod layout;
pub mod marks;
pub mod pieces;
pub mod pointing;
pub mod presentation;
mod reconcile;
pub mod seat_status;
pub mod skins;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        layout::plugin,
        board::plugin,
        presentation::plugin,
        animation::scene::plugin,
        seat_status::plugin,
        pieces::plugin,
        pointing::plugin,
        marks::plugin,
        drawing::plugin,
        cards::plugin,
    ));
}
