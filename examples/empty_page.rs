//! An empty window with Bevy and egui and none of our code: the size of a page without the game.
//! `scripts/web --sizes` builds it as it builds the game.

use bevy::prelude::*;
use bevy_egui::EguiPlugin;

fn main() -> AppExit {
    App::new()
        .add_plugins((DefaultPlugins, EguiPlugin::default()))
        .run()
}
