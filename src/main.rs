//! The game in its window.

// No console window on Windows when players start the game by a double click.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use bevy::prelude::*;
use kings_coffer::app::AppPlugin;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> AppExit {
    use kings_coffer::app::files::Files;
    use kings_coffer::platform::{has_display, open_store};

    // A second program needs no screen to call the first one.
    let Some(store) = open_store() else {
        return AppExit::Success;
    };
    if !has_display() {
        return AppExit::error();
    }
    App::new()
        .insert_resource(Files(store))
        .add_plugins(AppPlugin)
        .run()
}

#[cfg(target_arch = "wasm32")]
fn main() -> AppExit {
    App::new().add_plugins(AppPlugin).run()
}
