//! What is heard. Cues are messages, so that nothing else knows of sounds; without a sound device they go unheard.

use bevy::audio::PlaybackMode;
use bevy::audio::Volume;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use rand::RngExt;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::TurnPhase;
use super::session::Laid;
use super::session::TableState;
use super::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Voices(Xoshiro256PlusPlus::seed_from_u64(8)))
        .add_systems(OnEnter(TurnPhase::Result), fanfare)
        .add_systems(Update, page)
        .add_systems(Last, play);
}

/// Something that is heard.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A piece is taken up.
    Lift,
    /// A piece is set down.
    Place,
    /// A piece is taken.
    Capture,
    /// A man becomes a king.
    Crown,
    /// Something is not allowed.
    Refuse,
    /// A button.
    Button,
    /// A panel opens, the table is laid.
    Page,
    /// The coffer opens.
    Lid,
    /// The person has won.
    Win,
    /// The person has lost.
    Lose,
    /// Nobody has won.
    Draw,
}

/// The sounds.
#[derive(AssetCollection, Resource)]
pub struct Sounds {
    #[asset(path = "sounds/lift.ogg")]
    lift: Handle<AudioSource>,
    #[asset(paths("sounds/place_1.ogg", "sounds/place_2.ogg", "sounds/place_3.ogg"), collection(typed))]
    place: Vec<Handle<AudioSource>>,
    #[asset(paths("sounds/capture_1.ogg", "sounds/capture_2.ogg"), collection(typed))]
    capture: Vec<Handle<AudioSource>>,
    #[asset(path = "sounds/crown.ogg")]
    crown: Handle<AudioSource>,
    #[asset(path = "sounds/refuse.ogg")]
    refuse: Handle<AudioSource>,
    #[asset(path = "sounds/button.ogg")]
    button: Handle<AudioSource>,
    #[asset(path = "sounds/page.ogg")]
    page: Handle<AudioSource>,
    #[asset(path = "sounds/lid.ogg")]
    lid: Handle<AudioSource>,
    #[asset(path = "sounds/win.ogg")]
    win: Handle<AudioSource>,
    #[asset(path = "sounds/lose.ogg")]
    lose: Handle<AudioSource>,
    #[asset(path = "sounds/draw.ogg")]
    draw: Handle<AudioSource>,
}

impl Sounds {
    /// The ways in which a cue may sound, and how loud against the others.
    fn of(&self, cue: Cue) -> (&[Handle<AudioSource>], f32) {
        let one = std::slice::from_ref;
        match cue {
            Cue::Lift => (one(&self.lift), 0.6),
            Cue::Place => (&self.place, 1.0),
            Cue::Capture => (&self.capture, 0.9),
            Cue::Crown => (one(&self.crown), 0.9),
            Cue::Refuse => (one(&self.refuse), 0.7),
            Cue::Button => (one(&self.button), 0.6),
            Cue::Page => (one(&self.page), 0.6),
            Cue::Lid => (one(&self.lid), 0.7),
            Cue::Win => (one(&self.win), 0.42),
            Cue::Lose => (one(&self.lose), 0.42),
            Cue::Draw => (one(&self.draw), 0.42),
        }
    }
}

/// Chance for the small differences between two sounds of the same kind.
#[derive(Resource)]
struct Voices(Xoshiro256PlusPlus);

fn play(
    mut commands: Commands,
    mut cues: MessageReader<Cue>,
    sounds: Option<Res<Sounds>>,
    settings: Res<Settings>,
    mut voices: ResMut<Voices>,
) {
    let Some(sounds) = sounds else {
        cues.clear();
        return;
    };
    let loudness = settings.volume * settings.effects;
    if settings.muted || loudness <= 0.0 {
        cues.clear();
        return;
    }
    for cue in cues.read() {
        let (ways, level) = sounds.of(*cue);
        let Some(source) = ways.get(voices.0.random_range(0..ways.len().max(1))) else {
            continue;
        };
        commands.spawn((
            Name::new("Sound"),
            AudioPlayer::new(source.clone()),
            PlaybackSettings {
                mode: PlaybackMode::Despawn,
                volume: Volume::Linear(loudness * level),
                speed: voices.0.random_range(0.96..1.04),
                ..default()
            },
        ));
    }
}

fn page(mut laid: MessageReader<Laid>, mut cues: MessageWriter<Cue>) {
    if laid.read().last().is_some() {
        cues.write(Cue::Page);
    }
}

fn fanfare(table: Res<TableState>, mut cues: MessageWriter<Cue>) {
    let Some(outcome) = table.turn.outcome() else { return };
    let person = |seat: &crate::rules::Seat| table.occupant(*seat).is_some_and(crate::rules::Occupant::is_person);
    cues.write(if outcome.is_draw() {
        Cue::Draw
    } else if outcome.winners.iter().any(person) {
        Cue::Win
    } else {
        Cue::Lose
    });
}
