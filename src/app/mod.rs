//! Everything that uses Bevy: the session between rules and entities, the table, input, panels,
//! sound and settings.
//!
//! [`GamePlugin`] runs headless, as in the tests; [`AppPlugin`] adds the window, images, panels and
//! sound.

pub mod announce;
pub mod assets;
pub mod career;
mod countdown;
pub mod course;
pub mod cue;
mod farewell;
pub mod files;
pub mod gallery;
pub mod games;
pub mod input;
mod learning;
pub mod levels;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod pictures;
pub mod progress;
pub mod reading;
mod redraw;
pub mod schedule;
pub mod screens;
pub mod session;
pub mod settings;
mod sound;
pub mod state;
pub mod table;
pub mod transfer;
pub mod ui;
pub mod wall_clock;
#[cfg(target_arch = "wasm32")]
mod web;
mod window;
pub mod wording;

#[cfg(not(target_arch = "wasm32"))]
pub use window::HiddenWindow;

use bevy::prelude::*;

/// The whole game without window, images, panels and sound. It needs only states, input and time,
/// so it runs headless.
pub struct GamePlugin;

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            state::plugin,
            schedule::plugin,
            redraw::plugin,
            wall_clock::plugin,
            cue::plugin,
            files::plugin,
            transfer::plugin,
            course::plugin,
            settings::plugin,
            session::plugin,
            (progress::plugin, career::plugin),
            (gallery::plugin, learning::plugin),
            table::plugin,
            input::plugin,
            announce::plugin,
        ))
        .add_plugins((
            farewell::plugin,
            reading::plugin,
            levels::plugin,
            pictures::plugin,
            games::GamesPlugins,
        ));
    }
}

/// The game in a window.
pub struct AppPlugin;

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            files::open_plugin,
            assets::source_plugin,
            #[cfg(not(target_arch = "wasm32"))]
            levels::source_plugin,
            window::plugin,
            GamePlugin,
            assets::plugin,
            settings::languages::plugin,
            table::drawing::flat::plugin,
            table::board::skin::plugin,
            table::cards::skin::plugin,
            table::skins::plugin,
            screens::plugin,
            sound::plugin,
        ));
        #[cfg(not(target_arch = "wasm32"))]
        app.add_plugins((levels::load_plugin, session::background_plugin));
        #[cfg(not(target_arch = "wasm32"))]
        if !window::is_hidden(app) {
            app.add_plugins((settings::follow::plugin, sound::device_plugin));
        }
        #[cfg(target_arch = "wasm32")]
        app.add_plugins((settings::follow::plugin, web::plugin));
    }
}
