//! The game in its window.

use bevy::prelude::*;
use kings_coffer::app::AppPlugin;

fn main() -> AppExit {
    App::new().add_plugins(AppPlugin).run()
}
