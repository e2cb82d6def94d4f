//! The actions of keyboard and gamepad at the table, with the default bindings of each.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use crate::app::settings::inputs::{Key, Pad};

/// An action of keyboard or gamepad at the table.
#[derive(Actionlike, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Reflect)]
pub enum TableAction {
    /// Move the cursor up.
    Up,
    /// Move the cursor down.
    Down,
    /// Move the cursor left.
    Left,
    /// Move the cursor right.
    Right,
    /// Select a piece, or a spot for it.
    Act,
    /// Clear the selection, or return from the panel to the board.
    Cancel,
    /// Go to the next piece that can move; after the last one, to the panel.
    Next,
    /// Go to the previous one.
    Previous,
    /// Ask for a hint.
    Hint,
    /// Undo a turn.
    Undo,
    /// Redo a turn.
    Redo,
    /// View the position one move earlier.
    Back,
    /// View the position one move later.
    Forward,
    /// View the initial position.
    Start,
    /// View the current position.
    Now,
    /// Focus the move list.
    Moves,
    /// Open the rules.
    Rules,
    /// Open the menu.
    Menu,
    /// Have the whole position announced.
    Describe,
}

impl TableAction {
    /// All actions that can be rebound, in the order of the settings panel. [`TableAction::Cancel`]
    /// is always Esc and East.
    pub const BINDABLE: [Self; 18] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Act,
        Self::Next,
        Self::Previous,
        Self::Hint,
        Self::Undo,
        Self::Redo,
        Self::Back,
        Self::Forward,
        Self::Start,
        Self::Now,
        Self::Moves,
        Self::Rules,
        Self::Menu,
        Self::Describe,
    ];

    /// The four cursor directions (y up).
    pub const WALKS: [(Self, Vec2); 4] = [
        (Self::Up, Vec2::Y),
        (Self::Down, Vec2::NEG_Y),
        (Self::Left, Vec2::NEG_X),
        (Self::Right, Vec2::X),
    ];

    /// Its name in the settings file and in text keys.
    pub fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
            Self::Act => "act",
            Self::Cancel => "cancel",
            Self::Next => "next",
            Self::Previous => "previous",
            Self::Hint => "hint",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Back => "back",
            Self::Forward => "forward",
            Self::Start => "start",
            Self::Now => "now",
            Self::Moves => "moves",
            Self::Rules => "rules",
            Self::Menu => "menu",
            Self::Describe => "describe",
        }
    }

    /// Its default keys; prompts show the first one.
    pub fn first_keys(self) -> &'static [Key] {
        const TAB_BACK: Key = Key {
            code: KeyCode::Tab,
            shift: true,
        };
        const fn key(code: KeyCode) -> Key {
            Key::plain(code)
        }
        match self {
            Self::Up => const { &[key(KeyCode::ArrowUp)] },
            Self::Down => const { &[key(KeyCode::ArrowDown)] },
            Self::Left => const { &[key(KeyCode::ArrowLeft)] },
            Self::Right => const { &[key(KeyCode::ArrowRight)] },
            Self::Act => {
                const {
                    &[
                        key(KeyCode::Enter),
                        key(KeyCode::NumpadEnter),
                        key(KeyCode::Space),
                    ]
                }
            }
            Self::Cancel => &[],
            Self::Next => const { &[key(KeyCode::Tab)] },
            Self::Previous => &[TAB_BACK],
            Self::Hint => const { &[key(KeyCode::KeyH)] },
            Self::Undo => const { &[key(KeyCode::KeyU)] },
            Self::Redo => const { &[key(KeyCode::KeyY)] },
            Self::Back => const { &[key(KeyCode::PageUp), key(KeyCode::Comma)] },
            Self::Forward => const { &[key(KeyCode::PageDown), key(KeyCode::Period)] },
            Self::Start => const { &[key(KeyCode::Home)] },
            Self::Now => const { &[key(KeyCode::End)] },
            Self::Moves => const { &[key(KeyCode::KeyM)] },
            Self::Rules => const { &[key(KeyCode::F1)] },
            Self::Menu => const { &[key(KeyCode::KeyP)] },
            Self::Describe => const { &[key(KeyCode::KeyD)] },
        }
    }

    /// Its default gamepad buttons; prompts show the first one.
    pub fn first_pads(self) -> &'static [Pad] {
        match self {
            Self::Up => &[Pad::Button(GamepadButton::DPadUp)],
            Self::Down => &[Pad::Button(GamepadButton::DPadDown)],
            Self::Left => &[Pad::Button(GamepadButton::DPadLeft)],
            Self::Right => &[Pad::Button(GamepadButton::DPadRight)],
            Self::Act => &[Pad::Button(GamepadButton::South)],
            Self::Cancel => &[],
            Self::Next => &[Pad::Button(GamepadButton::RightTrigger)],
            Self::Previous => &[Pad::Button(GamepadButton::LeftTrigger)],
            Self::Hint => &[Pad::Button(GamepadButton::West)],
            Self::Undo => &[Pad::Button(GamepadButton::LeftTrigger2)],
            Self::Redo => &[Pad::Button(GamepadButton::RightTrigger2)],
            Self::Back => &[Pad::StickLeft],
            Self::Forward => &[Pad::StickRight],
            Self::Start => &[Pad::StickUp],
            Self::Now => &[Pad::StickDown],
            Self::Moves => &[Pad::Button(GamepadButton::RightThumb)],
            Self::Rules => &[Pad::Button(GamepadButton::North)],
            Self::Menu => &[Pad::Button(GamepadButton::Start)],
            Self::Describe => &[Pad::Button(GamepadButton::Select)],
        }
    }
}
