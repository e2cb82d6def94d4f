//! What the settings show, their state, and what the player asks them for.

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
    /// Whether full screen and pondering are available (on the desktop).
    pub window: bool,
    /// Whether tables with guests are possible.
    pub guests: bool,
    /// Whether this device can vibrate.
    pub can_vibrate: bool,
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
    /// The open tab.
    pub tab: Tab,
    /// Gives the first tab the focus once; set when the panel opens.
    pub focus_first: bool,
    /// Whether the relay is being typed.
    pub typing: bool,
}

impl Default for SettingsState {
    fn default() -> Self {
        Self {
            tab: Tab::default(),
            focus_first: true,
            typing: false,
        }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// A value was changed.
    Changed,
    /// Reset everything but the key bindings.
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
