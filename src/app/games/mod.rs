//! The families of the coffer: a Bevy plugin each, and nothing of them anywhere else in the app.
//!
//! A plugin adds its game with [`AddGame::add_game`](crate::app::table::presentation::AddGame) and
//! the systems that only it needs.

pub mod chequered;
pub mod draughts;
pub mod mill;
pub mod six_of_viii;
pub mod wolf;

use bevy::app::PluginGroupBuilder;
use bevy::prelude::*;

/// All games of the coffer.
pub struct GamesPlugins;

impl PluginGroup for GamesPlugins {
    fn build(self) -> PluginGroupBuilder {
        PluginGroupBuilder::start::<Self>()
            .add(draughts::DraughtsPlugin)
            .add(wolf::WolfPlugin)
            .add(mill::MillPlugin)
            .add(six_of_viii::SixOfViiiPlugin)
    }
}
