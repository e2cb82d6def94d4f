//! What a player has set, kept between runs.

pub mod action;
pub mod bindings;
pub mod lenient;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

use crate::app::files::{Files, Notice, Saver};
pub use crate::app::panels::settings::{Speed, Spoken};
use crate::app::schedule::{LastSystems, NoticeSystems};
use crate::app::settings::bindings::Bindings;
use crate::app::settings::lenient::Read;
use crate::texts;

/// The name under which the settings are kept.
pub const SETTINGS: &str = "settings.json";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(PreStartup, (read, speak).chain().after(NoticeSystems))
        .add_systems(PreUpdate, speak.run_if(resource_changed::<Settings>))
        .add_systems(
            Last,
            write
                .run_if(resource_changed::<Settings>)
                .before(LastSystems::Save),
        );
}

/// Everything that can be set.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of all texts, as BCP 47 names it.
    pub language: String,
    /// Volume of everything, 0 to 1.
    pub volume: f32,
    /// Volume of the pieces and the table, 0 to 1.
    pub effects: f32,
    /// No sound at all.
    pub muted: bool,
    /// Speed of pieces and courtiers.
    pub speed: Speed,
    /// Whether legal targets, the last move and compulsory captures are marked.
    pub marks: bool,
    /// Whether the squares show their numbers.
    pub numbers: bool,
    /// Size of all text, 0.8 to 2.
    pub text_scale: f32,
    /// A plain font instead of the old one.
    pub plain_font: bool,
    /// Flat colours and strong outlines, for those who see little.
    pub contrast: bool,
    /// Less movement: pieces are simply there.
    pub reduced_motion: bool,
    /// What is spoken to those who listen.
    pub spoken: Spoken,
    /// Full screen instead of a window.
    pub full_screen: bool,
    /// What keys and gamepad do at the table, where it is not as at first.
    pub bindings: Bindings,
    /// The match that was set up last.
    pub last_setup: LastSetup,
    /// What another version of the game has set: it is kept as it is.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// What was chosen for the last match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The variant's key.
    pub variant: String,
    /// Whether a second person plays instead of a courtier.
    pub second_person: bool,
    /// The courtier's level.
    pub level: u8,
    /// At a table for more than two: who sits in the seats after the first, clockwise; 0 is a
    /// person, else the courtier's level.
    pub others: Vec<u8>,
    /// The names that people have given, by seat; empty for none.
    pub names: Vec<String>,
    /// Who starts: 0 the first person, 1 the next, 2 by lot, from 3 on the others.
    pub starts: u8,
    /// The minutes of each side's clock; 0: no clock.
    pub clock: u16,
    /// Whether each move adds some seconds to it.
    pub increment: bool,
    /// The options by variant, with the values of records; what is unknown here is passed over.
    pub options: BTreeMap<String, BTreeMap<String, String>>,
    /// The options of each seat by variant, clockwise from the first person's.
    pub seat_options: BTreeMap<String, Vec<BTreeMap<String, String>>>,
    /// What another version of the game has set: it is kept as it is.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Default for LastSetup {
    fn default() -> Self {
        Self {
            variant: "draughts".to_owned(),
            second_person: false,
            level: 1,
            others: Vec::new(),
            names: Vec::new(),
            starts: 2,
            clock: 0,
            increment: false,
            options: BTreeMap::new(),
            seat_options: BTreeMap::new(),
            extra: Map::new(),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: texts::LANGUAGES[0].code.to_owned(),
            volume: 0.8,
            effects: 1.0,
            muted: false,
            speed: Speed::Normal,
            marks: true,
            numbers: true,
            text_scale: 1.0,
            plain_font: false,
            contrast: false,
            reduced_motion: false,
            spoken: Spoken::All,
            full_screen: false,
            bindings: Bindings::default(),
            last_setup: LastSetup::default(),
            extra: Map::new(),
        }
    }
}

impl Settings {
    /// How much of its human time a courtier takes over a move, against the calm pace.
    pub fn patience(&self) -> f32 {
        match self.speed {
            Speed::Calm => 1.0,
            Speed::Normal => 0.7,
            Speed::Quick => 0.35,
            Speed::Instant => 0.0,
        }
    }

    /// Whether pieces are simply there instead of moving.
    pub fn instant(&self) -> bool {
        self.reduced_motion || self.speed == Speed::Instant
    }

    /// How much time a movement takes, against normal.
    pub fn slowness(&self) -> f32 {
        match self.speed {
            Speed::Calm => 1.6,
            Speed::Normal => 1.0,
            Speed::Quick => 0.55,
            Speed::Instant => 0.0,
        }
    }

    /// Values from a file may be anything: brought into their ranges.
    fn sane(mut self) -> Self {
        let within = |value: f32, low: f32, high: f32, usual: f32| {
            if value.is_finite() {
                value.clamp(low, high)
            } else {
                usual
            }
        };
        self.volume = within(self.volume, 0.0, 1.0, 0.8);
        self.effects = within(self.effects, 0.0, 1.0, 1.0);
        self.text_scale = within(self.text_scale, 0.8, 2.0, 1.0);
        self
    }
}

/// What is kept, when it can be read. A field that cannot be read has its usual value, and the
/// notice names it.
pub fn kept(files: &Files, notice: &mut Notice) -> Option<Settings> {
    let Read { value, lost } = files.read(SETTINGS, "settings-refused", notice, lenient::read)?;
    if !lost.is_empty() {
        notice.tell(texts::fill(
            "settings-partly",
            &[("fields", &in_words(&lost))],
        ));
    }
    Some(Settings::sane(value))
}

/// Fields by the names that the panels give them, as “Text size, Square numbers”; each once.
fn in_words(fields: &[String]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for field in fields {
        let top = field.split('.').next().unwrap_or_default();
        let key = match top {
            "language" => "settings-language",
            "volume" => "settings-sound-master",
            "effects" => "settings-sound-effects",
            "muted" => "settings-sound-on",
            "speed" => "settings-play-speed",
            "marks" => "settings-play-marks",
            "numbers" => "settings-look-numbers",
            "text_scale" => "settings-access-text",
            "plain_font" => "settings-access-plain",
            "contrast" => "settings-access-contrast",
            "reduced_motion" => "settings-access-motion",
            "spoken" => "settings-access-spoken",
            "full_screen" => "settings-look-window",
            "bindings" => "settings-keys",
            "last_setup" => "settings-last_setup",
            _ => "settings-other",
        };
        let name = texts::text(key);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// Texts are in the language that is set.
fn speak(settings: Res<Settings>) {
    texts::choose_language(&settings.language);
}

fn read(files: Res<Files>, mut settings: ResMut<Settings>, mut notice: ResMut<Notice>) {
    match kept(&files, &mut notice) {
        Some(kept) => *settings = kept,
        None => follow_system(&mut settings),
    }
}

/// What the system asks for, until the player sets something.
#[cfg(target_arch = "wasm32")]
fn follow_system(settings: &mut Settings) {
    settings.reduced_motion = crate::app::page::reduced_motion();
    settings.contrast = crate::app::page::more_contrast();
}

/// What the system asks for is not known here.
#[cfg(not(target_arch = "wasm32"))]
fn follow_system(_settings: &mut Settings) {}

/// What differs from what was read, or written last, is written.
fn write(settings: Res<Settings>, mut saver: ResMut<Saver>, mut last: Local<Option<Settings>>) {
    let before = last.replace(settings.clone());
    if before.is_none_or(|before| before == *settings) {
        return;
    }
    if let Ok(text) = serde_json::to_string_pretty(&*settings) {
        saver.keep(SETTINGS, text);
    }
}
