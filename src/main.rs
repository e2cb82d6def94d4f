//! The game in its window.

// No console window on Windows when players start the game by a double click.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use bevy::prelude::*;
use kings_coffer::app::AppPlugin;

fn main() -> AppExit {
    App::new().add_plugins(AppPlugin).run()
}
