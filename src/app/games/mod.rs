//! The game families: one Bevy plugin each. Nothing else in the app depends on a particular family.
//!
//! A plugin adds its game with [`AddGame::add_game`](crate::app::table::presentation::AddGame) and
//! the systems that only it needs.

pub mod cromwell;
pub mod draughts;
pub mod mill;
pub mod queens_guard;
pub mod six_of_viii;
pub mod six_wives;
pub mod wolf;

use bevy::app::PluginGroupBuilder;
use bevy::prelude::*;

use crate::app::session::TableGame;
use crate::rules::registry::for_each_game;

/// A game with the plugin that puts it on the table.
pub trait CofferGame: TableGame {
    /// The plugin of its family.
    type Plugin: Plugin + Default;
}

/// The plugins of all games in the list of games.
pub struct GamesPlugins;

macro_rules! plugins {
    ($($game:ty,)*) => {
        PluginGroupBuilder::start::<GamesPlugins>()$(.add(<$game as CofferGame>::Plugin::default()))*
    };
}

impl PluginGroup for GamesPlugins {
    fn build(self) -> PluginGroupBuilder {
        for_each_game!(plugins)
    }
}
