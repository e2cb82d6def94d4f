//! Plays clips through Bevy's audio, on the desktop.

use bevy::audio::{PlaybackMode, Volume};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use crate::app::schedule::LastSystems;
use crate::app::sound::Clip;
use crate::app::state::Screen;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.configure_loading_state(
        LoadingStateConfig::new(Screen::Loading).load_collection::<Sounds>(),
    )
    .add_systems(OnExit(Screen::Loading), report_missing)
    .add_systems(Last, play.after(LastSystems::Clip));
}

/// The sounds by name.
#[derive(AssetCollection, Resource)]
struct Sounds {
    #[asset(
        paths(
            "sounds/button.ogg",
            "sounds/capture_1.ogg",
            "sounds/capture_2.ogg",
            "sounds/card_1.ogg",
            "sounds/card_2.ogg",
            "sounds/crown.ogg",
            "sounds/curtain.ogg",
            "sounds/deal_1.ogg",
            "sounds/deal_2.ogg",
            "sounds/deal_3.ogg",
            "sounds/draw.ogg",
            "sounds/fly.ogg",
            "sounds/guard_1.ogg",
            "sounds/guard_2.ogg",
            "sounds/guard_3.ogg",
            "sounds/lid.ogg",
            "sounds/lift.ogg",
            "sounds/lose.ogg",
            "sounds/mill.ogg",
            "sounds/page.ogg",
            "sounds/place_1.ogg",
            "sounds/place_2.ogg",
            "sounds/place_3.ogg",
            "sounds/refuse.ogg",
            "sounds/reign.ogg",
            "sounds/sent.ogg",
            "sounds/stone_1.ogg",
            "sounds/stone_2.ogg",
            "sounds/stone_3.ogg",
            "sounds/sweep.ogg",
            "sounds/throne.ogg",
            "sounds/trap.ogg",
            "sounds/walk.ogg",
            "sounds/win.ogg"
        ),
        collection(typed, mapped)
    )]
    clips: HashMap<AssetFileStem, Handle<AudioSource>>,
}

fn play(mut commands: Commands, mut clips: MessageReader<Clip>, sounds: Option<Res<Sounds>>) {
    let Some(sounds) = sounds else {
        clips.clear();
        return;
    };
    for clip in clips.read() {
        let Some(source) = sounds.clips.get(clip.name) else {
            continue;
        };
        commands.spawn((
            Name::new("Sound"),
            AudioPlayer::new(source.clone()),
            PlaybackSettings {
                mode: PlaybackMode::Despawn,
                volume: Volume::Linear(clip.volume),
                speed: clip.speed,
                ..default()
            },
        ));
    }
}

fn report_missing(sounds: Option<Res<Sounds>>) {
    if sounds.is_none() {
        warn!("{}", text("log-sounds"));
    }
}
