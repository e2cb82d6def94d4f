//! What the settings show, their state, and what the player asks them for.

use crate::app::settings::{Speed, Spoken};

/// The values of the settings.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingsView {
    /// The language, as an index into [`texts::LANGUAGES`](crate::texts::LANGUAGES).
    pub language: usize,
    /// Whether sound is on.
    pub sound: bool,
    /// The master volume, 0 to 1.
    pub master: f32,
    /// The volume of effects, 0 to 1.
    pub effects: f32,
    /// Whether there is music.
    pub music_on: bool,
    /// The volume of music, 0 to 1.
    pub music: f32,
    /// How fast the pieces move.
    pub speed: Speed,
    /// Whether legal targets and the last move are marked.
    pub marks: bool,
    /// Whether the squares show their numbers.
    pub numbers: bool,
    /// The text size in percent, 80 to 200 in steps of 10.
    pub text_percent: u16,
    /// Whether to use Atkinson Hyperlegible instead of Garamond.
    pub plain_font: bool,
    /// High contrast: flat colours and strong outlines.
    pub contrast: bool,
    /// Reduced motion: pieces appear at their target at once.
    pub reduced_motion: bool,
    /// How much is announced.
    pub spoken: Spoken,
    /// Full screen.
    pub full_screen: bool,
}

impl Default for SettingsView {
    fn default() -> Self {
        Self {
            language: 0,
            sound: true,
            master: 0.8,
            effects: 1.0,
            music_on: true,
            music: 0.6,
            speed: Speed::Normal,
            marks: true,
            numbers: true,
            text_percent: 100,
            plain_font: false,
            contrast: false,
            reduced_motion: false,
            spoken: Spoken::All,
            full_screen: false,
        }
    }
}

/// An action at the table, with its bindings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyRow {
    /// Its name, e.g. “Undo”.
    pub name: String,
    /// Its keys, as glyphs.
    pub keys: Vec<&'static str>,
    /// Its gamepad buttons, as glyphs.
    pub pads: Vec<&'static str>,
}

/// The capabilities of this platform, and the current bindings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsData {
    /// Whether the settings cover the table and must hide it.
    pub over_table: bool,
    /// Whether full screen is available (on the desktop).
    pub window: bool,
    /// Whether all games and settings can be exported and imported as text.
    pub can_transfer: bool,
    /// The actions that can be rebound.
    pub keys: Vec<KeyRow>,
    /// The action that waits for a key or button.
    pub waiting: Option<usize>,
    /// The result of the last rebinding: the action and a sentence.
    pub told: Option<(usize, String)>,
}

/// The tabs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Sound: volumes.
    #[default]
    Sound,
    /// Play: speed, marks, square numbers and the window.
    Play,
    /// Keys: bindings of keyboard and gamepad.
    Keys,
    /// Accessibility: text and motion.
    Access,
}

impl Tab {
    /// All tabs in order.
    pub const ALL: [Self; 4] = [Self::Sound, Self::Play, Self::Keys, Self::Access];

    /// Its icon.
    pub(super) fn icon(self) -> &'static str {
        match self {
            Self::Sound => "music",
            Self::Play => "play",
            Self::Keys => "keys",
            Self::Access => "access",
        }
    }

    /// The key of its label.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Sound => "settings-sound",
            Self::Play => "settings-play",
            Self::Keys => "settings-keys",
            Self::Access => "settings-access",
        }
    }

    /// Its index among the tabs.
    pub(super) fn index(self) -> usize {
        Self::ALL.iter().position(|tab| *tab == self).unwrap_or(0)
    }
}

/// The panel's state.
#[derive(Clone, Debug)]
pub struct SettingsState {
    /// The values; edited in place.
    pub view: SettingsView,
    /// The open tab.
    pub tab: Tab,
    /// Gives the first tab the focus once; set when the panel opens.
    pub focus_first: bool,
}

impl SettingsState {
    /// The panel with these values.
    pub fn new(view: SettingsView) -> Self {
        Self {
            view,
            tab: Tab::default(),
            focus_first: true,
        }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// A value was changed; apply it.
    Changed,
    /// Reset everything but the key bindings; the app puts the defaults into the view.
    Reset,
    /// Reset the key bindings.
    ResetKeys,
    /// Bind the next key or button to this action.
    Listen(usize),
    /// Cancel the binding.
    StopListening,
    /// Export all games and settings as text.
    Export,
    /// Import all games and settings from text.
    Import,
    /// Go back (also Esc).
    Back,
}
