//! The settings themselves: what the player can choose, and what each choice means.

use std::collections::BTreeMap;

use bevy::prelude::*;
use coffer_guests::transport::Relays;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::app::settings::bindings::Bindings;
use crate::rules::quiz::Difficulty;
use crate::rules::{Effort, Occupant, Strength, registry};
use crate::texts;

/// The speed of pieces and of the courtiers' answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Slow enough to follow everything.
    Calm,
    /// The pace of a real table.
    #[default]
    Normal,
    /// For experienced players.
    Quick,
    /// Without animation.
    Instant,
}

impl Speed {
    /// All speeds, from slow to fast.
    pub const ALL: [Self; 4] = [Self::Calm, Self::Normal, Self::Quick, Self::Instant];
}

/// What lies on the table under boards and panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableTop {
    /// Nothing: the bare oak.
    #[default]
    Oak,
    /// Green baize.
    Baize,
    /// Crimson velvet, cut in a pattern of roses.
    Crimson,
    /// Blue velvet with fleurs-de-lis.
    Blue,
}

impl TableTop {
    /// All of them, the bare table first.
    pub const ALL: [Self; 4] = [Self::Oak, Self::Baize, Self::Crimson, Self::Blue];
}

/// How much is announced to screen readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spoken {
    /// All events, and every control or square that is pointed at.
    #[default]
    All,
    /// Moves, turns, and replies to the player's actions.
    Moves,
    /// Nothing.
    Off,
}

impl Spoken {
    /// All levels, from most to least.
    pub const ALL: [Self; 3] = [Self::All, Self::Moves, Self::Off];
}

/// How long scanning with one switch stays at a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScanPace {
    /// Nothing is scanned.
    #[default]
    Off,
    /// 1 second.
    Quick,
    /// 1.5 seconds.
    Brisk,
    /// 2 seconds.
    Normal,
    /// 3 seconds.
    Slow,
}

impl ScanPace {
    /// All of them, from quick to slow after none.
    pub const ALL: [Self; 5] = [
        Self::Off,
        Self::Quick,
        Self::Brisk,
        Self::Normal,
        Self::Slow,
    ];

    /// Its length. `None` if nothing is scanned.
    pub fn seconds(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::Quick => Some(1.0),
            Self::Brisk => Some(1.5),
            Self::Normal => Some(2.0),
            Self::Slow => Some(3.0),
        }
    }
}

/// All settings.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of all texts, as BCP 47 names it.
    pub language: String,
    /// Volume of everything, 0 to 1.
    pub volume: f32,
    /// Volume of sound effects, 0 to 1.
    pub effects: f32,
    /// Volume of music, 0 to 1.
    pub music: f32,
    /// Whether there is music.
    pub music_on: bool,
    /// Mutes everything.
    pub muted: bool,
    /// Whether a phone vibrates when a piece is taken or a move refused.
    pub vibration: bool,
    /// Speed of animations and courtiers.
    pub speed: Speed,
    /// Whether legal targets, the last move and compulsory captures are marked.
    pub marks: bool,
    /// Whether the squares show their numbers.
    pub numbers: bool,
    /// What lies on the table.
    pub table_top: TableTop,
    /// Whether an analysis board shows who is ahead, and the best line.
    pub evaluation: bool,
    /// Whether the strongest courtier thinks in the person's time too (on the desktop).
    pub ponder: bool,
    /// Size of all text, 0.8 to 2.
    pub text_scale: f32,
    /// Use the plain font instead of the period one.
    pub plain_font: bool,
    /// High contrast: flat colours and strong outlines.
    pub contrast: bool,
    /// Reduced motion: pieces are placed without animation.
    pub reduced_motion: bool,
    /// Which of these follow the system. In a file that doesn't say so, the player has chosen.
    #[serde(default = "FollowSystem::none")]
    pub follow_system: FollowSystem,
    /// What is announced to screen readers.
    pub spoken: Spoken,
    /// Scanning with one switch.
    pub scan: ScanPace,
    /// Full screen instead of a window.
    pub full_screen: bool,
    /// Whether the greetings of others at a table with guests are shown.
    pub greetings: bool,
    /// The relays of tables with guests: `public`, `none`, or the URL of one's own.
    pub relays: String,
    /// Changed bindings of keyboard and gamepad at the table.
    pub bindings: Bindings,
    /// The last match setup.
    pub last_setup: LastSetup,
    /// The difficulty of the last drill.
    pub drill: Difficulty,
    /// Unknown fields, written by another version of the game; preserved.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// The choices made for the last match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The variant's key.
    pub variant: String,
    /// Whether a second person plays instead of a courtier.
    pub second_person: bool,
    /// The courtier's level.
    pub level: u8,
    /// How much effort the courtiers make.
    pub effort: Effort,
    /// At a table for more than two: the occupants of the seats after the first, clockwise. 0 is a
    /// person, otherwise the courtier's level.
    pub others: Vec<u8>,
    /// The names of the people, by seat; empty for none.
    pub names: Vec<String>,
    /// Who starts: 0 the first person, 1 the next player, 2 chosen at random, from 3 on the other
    /// players.
    pub starts: u8,
    /// Minutes on each side's clock; 0 means no clock.
    pub clock: u16,
    /// Whether each move adds an increment.
    pub increment: bool,
    /// The options by variant, with values as in records. Unknown ones are ignored.
    pub options: BTreeMap<String, BTreeMap<String, String>>,
    /// The options of each seat by variant, clockwise from the first person's.
    pub seat_options: BTreeMap<String, Vec<BTreeMap<String, String>>>,
    /// Unknown fields, written by another version of the game; preserved.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl LastSetup {
    /// A courtier of this level, who makes the effort that was chosen last.
    pub fn courtier(&self, level: u8) -> Occupant {
        Occupant::Courtier(Strength::new(level, self.effort))
    }
}

/// The levels of the other three courtiers at a larger table, clockwise, if the stronger opponent
/// has this level. The levels differ, so that the portraits do. The strongest sits opposite, where
/// partners sit.
pub fn company_levels(level: u8) -> [u8; 3] {
    let (lowest, highest) = (*Occupant::LEVELS.start(), *Occupant::LEVELS.end() - 2);
    let weaker = level.saturating_sub(1).clamp(lowest, highest);
    [weaker, weaker + 2, weaker + 1]
}

/// Which settings follow the system, until the player chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct FollowSystem {
    /// High contrast.
    pub contrast: bool,
    /// Reduced motion.
    pub reduced_motion: bool,
    /// The language.
    pub language: bool,
}

impl FollowSystem {
    /// None of them.
    fn none() -> Self {
        Self {
            contrast: false,
            reduced_motion: false,
            language: false,
        }
    }
}

impl Default for FollowSystem {
    fn default() -> Self {
        Self {
            contrast: true,
            reduced_motion: true,
            language: true,
        }
    }
}

impl Default for LastSetup {
    fn default() -> Self {
        Self {
            variant: registry::variants()
                .next()
                .map_or_else(String::new, |variant| variant.key.to_owned()),
            second_person: false,
            level: 1,
            effort: Effort::Usual,
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
            music: 0.6,
            // A page plays no music that nobody asked for, and does not load it.
            music_on: cfg!(not(target_arch = "wasm32")),
            muted: false,
            vibration: true,
            speed: Speed::Normal,
            marks: true,
            numbers: true,
            table_top: TableTop::Oak,
            evaluation: false,
            ponder: false,
            text_scale: 1.0,
            plain_font: false,
            contrast: false,
            reduced_motion: false,
            follow_system: FollowSystem::default(),
            spoken: Spoken::All,
            scan: ScanPace::Off,
            full_screen: false,
            greetings: true,
            relays: Relays::Public.to_string(),
            bindings: Bindings::default(),
            last_setup: LastSetup::default(),
            drill: Difficulty::default(),
            extra: Map::new(),
        }
    }
}

impl Settings {
    /// Chooses a language; it follows neither the system nor the environment any more.
    pub fn choose_language(&mut self, code: &str) {
        code.clone_into(&mut self.language);
        self.follow_system.language = false;
        texts::heed_environment(false);
    }

    /// The code of the language that is asked for, by the environment or else by these settings. Its texts may
    /// still be loading.
    pub fn requested_language(&self) -> &str {
        texts::forced_language().unwrap_or(&self.language)
    }

    /// Factor on a courtier's thinking time, relative to the calm pace.
    pub fn patience(&self) -> f32 {
        match self.speed {
            Speed::Calm => 1.0,
            Speed::Normal => 0.7,
            Speed::Quick => 0.35,
            Speed::Instant => 0.0,
        }
    }

    /// Whether pieces are placed without animation.
    pub fn instant(&self) -> bool {
        self.reduced_motion || self.speed == Speed::Instant
    }

    /// Factor on animation durations; 1 is normal.
    pub fn slowness(&self) -> f32 {
        match self.speed {
            Speed::Calm => 1.6,
            Speed::Normal => 1.0,
            Speed::Quick => 0.55,
            Speed::Instant => 0.0,
        }
    }

    /// How loud music is, 0 to 1; 0 if there is none.
    pub fn music_gain(&self) -> f32 {
        if self.music_on && !self.muted {
            self.volume * self.music
        } else {
            0.0
        }
    }

    /// Turns music off if it can be heard, otherwise on, whatever keeps it silent.
    pub fn toggle_music(&mut self) {
        self.music_on = self.music_gain() == 0.0;
        if !self.music_on {
            return;
        }
        self.muted = false;
        let usual = Self::default();
        if self.music == 0.0 {
            self.music = usual.music;
        }
        if self.volume == 0.0 {
            self.volume = usual.volume;
        }
    }

    /// Clamps values to their ranges, because a file may contain anything.
    pub(super) fn sane(mut self) -> Self {
        let within = |value: f32, low: f32, high: f32, usual: f32| {
            if value.is_finite() {
                value.clamp(low, high)
            } else {
                usual
            }
        };
        self.volume = within(self.volume, 0.0, 1.0, 0.8);
        self.effects = within(self.effects, 0.0, 1.0, 1.0);
        self.music = within(self.music, 0.0, 1.0, 0.6);
        self.text_scale = within(self.text_scale, 0.8, 2.0, 1.0);
        self
    }
}
