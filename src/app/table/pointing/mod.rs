//! Pointing at the table: the cursor, what is selected, and whether the table or a panel has the focus.

pub mod cursor;
pub mod focus;
pub mod picking;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((focus::plugin, cursor::plugin));
}
