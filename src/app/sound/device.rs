//! Plays clips through Bevy's audio, on the desktop.

use bevy::audio::{PlaybackMode, Volume};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use crate::app::schedule::LastSystems;
use crate::app::sound::clip::Clip;
use crate::app::state::Screen;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.configure_loading_state(
        LoadingStateConfig::new(Screen::Loading).load_collection::<Sounds>(),
    )
    .add_systems(OnExit(Screen::Loading), report_missing)
    .add_systems(Last, play.after(LastSystems::Clip));
}

/// The sounds by name: all files of the folder.
#[derive(AssetCollection, Resource)]
struct Sounds {
    #[asset(path = "sounds", collection(typed, mapped))]
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
