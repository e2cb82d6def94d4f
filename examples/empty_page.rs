//! An empty window with the engine and the panels' library in it, and nothing of ours: what a page
//! costs before there is a game in it. `scripts/web --sizes` builds it as it builds the game.

use bevy::prelude::*;
use bevy_egui::EguiPlugin;

fn main() -> AppExit {
    App::new()
        .add_plugins((DefaultPlugins, EguiPlugin::default()))
        .run()
}
