//! What keys and gamepad do at the table, with the keys and buttons that each action has by
//! default.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use crate::app::settings::bindings::{Key, Pad};

/// What keys and buttons do at the table.
#[derive(Actionlike, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Reflect)]
pub enum TableAction {
    /// The cursor goes up.
    Up,
    /// The cursor goes down.
    Down,
    /// The cursor goes left.
    Left,
    /// The cursor goes right.
    Right,
    /// Choose a piece, or a place for it.
    Act,
    /// Take back the selection, or come back from the panel to the board.
    Cancel,
    /// To the next piece that can move, and after the last to the panel.
    Next,
    /// To the piece before.
    Previous,
    /// Ask for a hint.
    Hint,
    /// Take back a turn.
    Undo,
    /// Play it again.
    Redo,
    /// Look at the position a move before.
    Back,
    /// Look at the position a move later.
    Forward,
    /// Look at the position at the start.
    Start,
    /// Look at the present position.
    Now,
    /// Into the list of moves.
    Moves,
    /// Open the rules.
    Rules,
    /// Open the menu.
    Menu,
    /// Have the whole position announced.
    Describe,
}

impl TableAction {
    /// All that a player can bind, as the settings list them. [`TableAction::Cancel`] is always Esc
    /// and East.
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

    /// The four that walk, with their directions (y up).
    pub const WALKS: [(Self, Vec2); 4] = [
        (Self::Up, Vec2::Y),
        (Self::Down, Vec2::NEG_Y),
        (Self::Left, Vec2::NEG_X),
        (Self::Right, Vec2::X),
    ];

    /// Its name in the settings file and in the keys of texts.
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

    /// The keys it has at first; the one that prompts show comes first.
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

    /// The gamepad buttons it has at first.
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
