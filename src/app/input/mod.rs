//! The devices: each is turned into commands for the one cursor and into intents, and nothing else
//! reads them.

pub mod actions;
mod hold;
pub(crate) mod panel_keys;
pub mod pointer;
pub mod rebind;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        actions::plugin,
        pointer::plugin,
        rebind::plugin,
        hold::plugin,
    ));
}
