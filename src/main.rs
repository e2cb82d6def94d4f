//! The game in its window.

// A program that players start by a double click opens no console beside it.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use bevy::prelude::*;
use kings_coffer::app::AppPlugin;

fn main() -> AppExit {
    App::new().add_plugins(AppPlugin).run()
}
