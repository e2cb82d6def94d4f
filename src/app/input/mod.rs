//! Input devices: each becomes commands for the shared cursor and intents. Nothing else reads the
//! devices.

pub mod actions;
mod device;
mod hold;
pub(crate) mod panel_keys;
pub mod pointer;
pub mod rebind;
pub(crate) mod scan;
mod typing;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        actions::plugin,
        pointer::plugin,
        rebind::plugin,
        hold::plugin,
        scan::plugin,
    ));
}
