//! The keys and gamepad buttons that can be bound, with their names and glyphs.
//!
//! Keys are physical positions on the keyboard, named as in the web standard (`KeyU`, `Shift+Tab`);
//! gamepad buttons are named by position too (`South`, `RightStickLeft`).

use std::collections::HashMap;
use std::sync::OnceLock;

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use crate::app::ui::widgets::glyph_words;
use crate::texts;

/// A key, optionally with Shift.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    /// The physical key.
    pub code: KeyCode,
    /// Whether Shift is held.
    pub shift: bool,
}

/// A gamepad button, or a direction of the right stick. The left stick always moves the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pad {
    /// A button.
    Button(GamepadButton),
    /// The right stick pushed up.
    StickUp,
    /// The right stick pushed down.
    StickDown,
    /// The right stick pushed left.
    StickLeft,
    /// The right stick pushed right.
    StickRight,
}

/// An input that can be bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    /// A key.
    Key(Key),
    /// A button of the gamepad.
    Pad(Pad),
}

/// How far a stick must be pushed to count, as a fraction of full deflection.
pub const STICK: f32 = 0.6;

/// Every key that can be bound, with its name and the text key of its cap.
macro_rules! keys {
    ($($code:ident)*) => { &[$((KeyCode::$code, stringify!($code), concat!("key-", stringify!($code)))),*] };
}

const KEYS: &[(KeyCode, &str, &str)] = keys! {
    KeyA KeyB KeyC KeyD KeyE KeyF KeyG KeyH KeyI KeyJ KeyK KeyL KeyM KeyN KeyO KeyP KeyQ KeyR KeyS KeyT KeyU KeyV KeyW KeyX KeyY KeyZ
    Digit0 Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9
    ArrowUp ArrowDown ArrowLeft ArrowRight Enter NumpadEnter Space Tab Backspace Delete Insert Home End PageUp PageDown
    Comma Period Slash Semicolon Quote BracketLeft BracketRight Backslash IntlBackslash Minus Equal Backquote
    Numpad0 Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8 Numpad9
    NumpadAdd NumpadSubtract NumpadMultiply NumpadDivide NumpadDecimal
    F1 F2 F3 F4 F6 F7 F8 F9 F10
};

/// Every button that can be bound, with its name and its glyph.
const PADS: &[(Pad, &str, &str)] = &[
    (Pad::Button(GamepadButton::South), "South", "south"),
    (Pad::Button(GamepadButton::West), "West", "west"),
    (Pad::Button(GamepadButton::North), "North", "north"),
    (
        Pad::Button(GamepadButton::LeftTrigger),
        "LeftTrigger",
        "shoulder_left",
    ),
    (
        Pad::Button(GamepadButton::RightTrigger),
        "RightTrigger",
        "shoulder_right",
    ),
    (
        Pad::Button(GamepadButton::LeftTrigger2),
        "LeftTrigger2",
        "trigger_left",
    ),
    (
        Pad::Button(GamepadButton::RightTrigger2),
        "RightTrigger2",
        "trigger_right",
    ),
    (Pad::Button(GamepadButton::Select), "Select", "select"),
    (Pad::Button(GamepadButton::Start), "Start", "start"),
    (
        Pad::Button(GamepadButton::LeftThumb),
        "LeftThumb",
        "stick_left",
    ),
    (
        Pad::Button(GamepadButton::RightThumb),
        "RightThumb",
        "stick_right",
    ),
    (Pad::Button(GamepadButton::DPadUp), "DPadUp", "dpad_up"),
    (
        Pad::Button(GamepadButton::DPadDown),
        "DPadDown",
        "dpad_down",
    ),
    (
        Pad::Button(GamepadButton::DPadLeft),
        "DPadLeft",
        "dpad_left",
    ),
    (
        Pad::Button(GamepadButton::DPadRight),
        "DPadRight",
        "dpad_right",
    ),
    (Pad::StickUp, "RightStickUp", "stick_right_up"),
    (Pad::StickDown, "RightStickDown", "stick_right_down"),
    (Pad::StickLeft, "RightStickLeft", "stick_right_left"),
    (Pad::StickRight, "RightStickRight", "stick_right_right"),
];

impl Key {
    /// A key without Shift.
    pub const fn plain(code: KeyCode) -> Self {
        Self { code, shift: false }
    }

    /// Whether it may be bound. Esc always goes back, F5 and F11 belong to the browser and the
    /// window, and keys without a name have no cap.
    pub fn bindable(self) -> bool {
        KEYS.iter().any(|(code, ..)| *code == self.code)
    }

    /// The glyph that prompts show: the text on its cap, or the name of its sprite.
    pub fn glyph(self) -> &'static str {
        match (self.code, self.shift) {
            (KeyCode::ArrowUp, false) => "up",
            (KeyCode::ArrowDown, false) => "down",
            (KeyCode::ArrowLeft, false) => "left",
            (KeyCode::ArrowRight, false) => "right",
            (KeyCode::Enter, false) => "enter",
            (KeyCode::Space, false) => "space",
            (KeyCode::Tab, false) => "tab",
            _ => self.cap(),
        }
    }

    /// The text on its cap, e.g. “U” or “Shift Tab”; empty for a key that cannot be bound.
    pub fn cap(self) -> &'static str {
        static CAPS: OnceLock<HashMap<Key, String>> = OnceLock::new();
        let caps = CAPS.get_or_init(|| {
            let mut caps = HashMap::new();
            for (code, name, key) in KEYS {
                let letter = name
                    .strip_prefix("Key")
                    .or_else(|| name.strip_prefix("Digit"));
                let cap = if texts::has(key) {
                    texts::text(key)
                } else {
                    letter.unwrap_or(name)
                };
                caps.insert(Self::plain(*code), cap.to_owned());
                caps.insert(
                    Self {
                        code: *code,
                        shift: true,
                    },
                    texts::fill("key-shift", &[("key", cap)]),
                );
            }
            caps
        });
        caps.get(&self).map_or("", String::as_str)
    }

    pub(super) fn name(self) -> String {
        let name = KEYS
            .iter()
            .find(|(code, ..)| *code == self.code)
            .map_or("", |(_, name, _)| name);
        format!("{}{name}", if self.shift { "Shift+" } else { "" })
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        let (shift, name) = match text.strip_prefix("Shift+") {
            Some(name) => (true, name),
            None => (false, text),
        };
        let code = KEYS.iter().find(|(_, known, _)| *known == name)?.0;
        Some(Self { code, shift })
    }
}

impl Pad {
    /// Whether it may be bound. East always goes back.
    pub fn bindable(self) -> bool {
        PADS.iter().any(|(pad, ..)| *pad == self)
    }

    /// The name of its glyph; empty for a button that cannot be bound.
    pub fn glyph(self) -> &'static str {
        PADS.iter()
            .find(|(pad, ..)| *pad == self)
            .map_or("", |(_, _, glyph)| glyph)
    }

    /// Its right-stick direction. `None` for a button.
    pub fn stick(self) -> Option<GamepadControlDirection> {
        match self {
            Self::Button(_) => None,
            Self::StickUp => Some(GamepadControlDirection::RIGHT_UP),
            Self::StickDown => Some(GamepadControlDirection::RIGHT_DOWN),
            Self::StickLeft => Some(GamepadControlDirection::RIGHT_LEFT),
            Self::StickRight => Some(GamepadControlDirection::RIGHT_RIGHT),
        }
    }

    /// The direction in which the right stick is pushed. `None` if not far enough.
    pub fn pushed(stick: Vec2) -> Option<Self> {
        match stick {
            stick if stick.length() < STICK => None,
            stick if stick.x.abs() > stick.y.abs() && stick.x > 0.0 => Some(Self::StickRight),
            stick if stick.x.abs() > stick.y.abs() => Some(Self::StickLeft),
            stick if stick.y > 0.0 => Some(Self::StickUp),
            _ => Some(Self::StickDown),
        }
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        PADS.iter()
            .find(|(_, name, _)| *name == text)
            .map(|(pad, ..)| *pad)
    }

    pub(super) fn name(self) -> String {
        PADS.iter()
            .find(|(pad, ..)| *pad == self)
            .map_or("", |(_, name, _)| name)
            .to_owned()
    }
}

impl Input {
    /// Its name within a sentence, e.g. “U” or “left trigger”.
    pub fn words(self) -> &'static str {
        match self {
            Self::Key(key) => key.cap(),
            Self::Pad(pad) => glyph_words(pad.glyph()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_has_words() {
        for (pad, name, glyph) in PADS {
            assert!(texts::has(&format!("glyph-{glyph}")), "{name}");
            assert!(!Input::Pad(*pad).words().is_empty());
        }
    }
}
