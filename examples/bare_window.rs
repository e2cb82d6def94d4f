//! A bare window of Bevy with a camera and none of our code, built with the same features as the
//! game: what `scripts/measure-start` compares the game with. It sleeps as the game does.

use bevy::prelude::*;
use bevy::winit::WinitSettings;

fn main() -> AppExit {
    App::new()
        .add_plugins(DefaultPlugins)
        .insert_resource(ClearColor(Color::srgb_u8(0x2b, 0x1a, 0x10)))
        .insert_resource(WinitSettings::desktop_app())
        .add_systems(Startup, camera)
        .run()
}

fn camera(mut commands: Commands) {
    commands.spawn(Camera2d);
}
