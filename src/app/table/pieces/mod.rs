//! The pieces and places as entities: where they lie, how they move, and a move that is begun.

pub mod entities;
pub mod motion;
pub mod piece;
pub mod preview;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        entities::plugin,
        preview::plugin,
        piece::plugin,
        motion::plugin,
    ));
}
