//! The table: layout, cursor, animation. Nothing here depends on a particular game; a family's
//! plugin provides the board's shape.
//!
//! Pieces are logical entities; the skins add their sprites, and are absent without a window.

pub mod animation;
pub mod atlas;
pub mod board;
pub mod cards;
pub mod contrast;
pub mod cover;
pub mod cursor;
pub mod entities;
pub mod flat;
pub mod focus;
pub mod layout;
pub mod marks;
pub mod motion;
pub mod picking;
pub mod piece;
pub mod presentation;
pub mod preview;
mod reconcile;
pub mod scene;
pub mod seat_status;
pub mod skin_plan;
pub mod skins;
pub mod spring;
pub mod writing;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        layout::plugin,
        entities::plugin,
        board::plugin,
        focus::plugin,
        presentation::plugin,
        preview::plugin,
        scene::plugin,
        seat_status::plugin,
        piece::plugin,
        motion::plugin,
        cursor::plugin,
        marks::plugin,
        writing::plugin,
        cards::plugin,
    ));
}
