//! Sound. Cues are messages, so that nothing else depends on audio; without a sound device they are
//! ignored.

mod clip;
#[cfg(not(target_arch = "wasm32"))]
mod device;
mod music;

use bevy::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::app::cue::Cue;
use crate::app::schedule::LastSystems;
use crate::app::session::{TableReset, TableState};
use crate::app::settings::Settings;
use crate::app::sound::clip::Clip;
use crate::app::state::TurnPhase;
use crate::app::table::presentation::Presentations;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Voices(Xoshiro256PlusPlus::seed_from_u64(8)))
        .add_message::<Clip>()
        .add_systems(OnEnter(TurnPhase::Result), fanfare)
        .add_systems(Update, page)
        .add_systems(Last, choose.in_set(LastSystems::Clip))
        .add_plugins(music::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Last, play_in_page.after(LastSystems::Clip));
}

/// Plays clips and music on a desktop.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn device_plugin(app: &mut App) {
    app.add_plugins((device::plugin, music::device_plugin));
}

impl Cue {
    /// The default clips of a cue, and their relative volume; a game may override them.
    fn clips(self) -> (&'static [&'static str], f32) {
        match self {
            Self::Lift => (&["lift"], 0.6),
            Self::Place => (&["place_1", "place_2", "place_3"], 1.0),
            Self::Capture => (&["capture_1", "capture_2"], 0.9),
            Self::Crown => (&["crown"], 0.9),
            Self::Refuse => (&["refuse"], 0.7),
            Self::Button => (&["button"], 0.6),
            Self::Page => (&["page"], 0.6),
            Self::Lid => (&["lid"], 0.7),
            Self::Win => (&["win"], 0.42),
            Self::Lose => (&["lose"], 0.42),
            Self::Draw => (&["draw"], 0.42),
            Self::Deal => (&["deal_1", "deal_2", "deal_3"], 0.4),
            Self::Card => (&["card_1", "card_2"], 0.8),
            Self::Sweep => (&["sweep"], 0.6),
            Self::Walk => (&["walk"], 0.4),
            Self::Reign => (&["reign"], 0.45),
            Self::Curtain => (&["curtain"], 0.5),
            // These have no default: each game defines its own.
            Self::Line | Self::Own(_) => (&[], 0.0),
        }
    }
}

/// Random source of the small variations between repeated sounds.
#[derive(Resource)]
struct Voices(Xoshiro256PlusPlus);

fn choose(
    mut cues: MessageReader<Cue>,
    settings: Res<Settings>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    mut voices: ResMut<Voices>,
    mut clips: MessageWriter<Clip>,
) {
    let loudness = if settings.muted {
        0.0
    } else {
        settings.volume * settings.effects
    };
    let game = presentations.on_table(&table);
    let own = game.map_or(&[][..], |game| game.cues);
    for cue in cues.read() {
        let (names, level) = match own.iter().find(|own| own.cue == *cue) {
            Some(own) => (own.clips, own.volume),
            None => cue.clips(),
        };
        if names.is_empty() {
            continue;
        }
        let which = voices.0.random_range(0..names.len());
        let speed = voices.0.random_range(0.96..1.04);
        if loudness > 0.0 {
            clips.write(Clip {
                name: names[which],
                volume: loudness * level,
                speed,
            });
        }
    }
}

/// Uses the browser's Web Audio, which doesn't stutter.
#[cfg(target_arch = "wasm32")]
fn play_in_page(mut clips: MessageReader<Clip>) {
    for clip in clips.read() {
        crate::app::page::sound(clip.name, clip.volume, clip.speed);
    }
}

fn page(mut resets: MessageReader<TableReset>, mut cues: MessageWriter<Cue>) {
    if resets.read().last().is_some() {
        cues.write(Cue::Page);
    }
}

fn fanfare(table: Res<TableState>, mut cues: MessageWriter<Cue>) {
    let Some(outcome) = table.turn.outcome() else {
        return;
    };
    let person = |seat: &crate::rules::Seat| {
        table
            .occupant(*seat)
            .is_some_and(crate::rules::Occupant::is_person)
    };
    cues.write(if outcome.is_draw() {
        Cue::Draw
    } else if outcome.winners.iter().any(person) {
        Cue::Win
    } else {
        Cue::Lose
    });
}
