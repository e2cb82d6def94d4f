//! Cards on the table: where each lies, what a game shows around them, and their look.

pub mod sheets;
pub mod show;
pub mod skin;
pub mod spread;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((show::plugin, spread::plugin));
}
