//! The games on the table, a plugin a family.

pub mod draughts;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(draughts::plugin);
}
