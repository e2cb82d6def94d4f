//! Keyboard and gamepad at the table: one set of actions, with the keys and buttons that each has
//! at first beside it.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use crate::app::announce::Describe;
use crate::app::input::bindings::{Bindings, Key, Pad, STICK};
use crate::app::input::focus::Focus;
use crate::app::input::{focus, rebind};
use crate::app::session::{Intent, Look, TableState};
use crate::app::settings::Settings;
use crate::app::table::cursor::{Cursor, CursorCommand, CursorSystems, Device};
use crate::app::table::layout::{LayoutSystems, TableLayout};
use crate::app::{Menu, Screen, SessionSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<TableAction>::default())
        .add_message::<Wish>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (
                note_device,
                focus::begin_at_board,
                rebind::take,
                full_screen,
                bind,
                act.run_if(in_state(Screen::Table))
                    .run_if(in_state(Menu::None)),
            )
                .chain()
                .in_set(NoteSystems)
                .after(LayoutSystems)
                .before(CursorSystems)
                .in_set(SessionSystems::ReadInput),
        );
}

/// Reading keys and gamepad; mouse and touch come before.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoteSystems;

/// What keys and buttons want of the panels.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The rules of the game on the table.
    Rules,
}

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

    const WALKS: [(Self, Vec2); 4] = [
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

fn spawn(mut commands: Commands, settings: Res<Settings>) {
    commands.spawn((Name::new("Table input"), settings.bindings.input_map()));
}

/// What a player binds is in use at once.
fn bind(
    settings: Res<Settings>,
    mut used: Local<Bindings>,
    mut map: Single<&mut InputMap<TableAction>>,
) {
    if settings.bindings != *used {
        used.clone_from(&settings.bindings);
        **map = settings.bindings.input_map();
    }
}

/// F11, as everywhere. In a browser the key belongs to the page.
fn full_screen(keys: Res<ButtonInput<KeyCode>>, mut settings: ResMut<Settings>) {
    if cfg!(not(target_arch = "wasm32")) && keys.just_pressed(KeyCode::F11) {
        settings.full_screen = !settings.full_screen;
    }
}

/// Remembers whether keys or a gamepad were used last.
fn note_device(keys: Res<ButtonInput<KeyCode>>, pads: Query<&Gamepad>, mut cursor: ResMut<Cursor>) {
    let device = if keys.get_just_pressed().next().is_some() {
        Device::Keyboard
    } else if pads.iter().any(|pad| {
        pad.get_just_pressed().next().is_some()
            || [pad.left_stick(), pad.right_stick()]
                .into_iter()
                .any(|stick| stick.length() > STICK)
    }) {
        Device::Pad
    } else {
        return;
    };
    if cursor.device != device {
        cursor.device = device;
    }
}

fn act(
    actions: Single<&ActionState<TableAction>>,
    mut cursor: ResMut<Cursor>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
    mut focus: ResMut<Focus>,
    mut commands: MessageWriter<CursorCommand>,
    mut intents: MessageWriter<Intent>,
    mut wishes: MessageWriter<Wish>,
    mut describe: MessageWriter<Describe>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let pressed = |action| actions.just_pressed(&action);
    if focus.on_board() {
        let mut command = None;
        for (action, direction) in TableAction::WALKS {
            if pressed(action) && !focus.walk_off(&cursor, &table, &layout, direction) {
                command = Some(CursorCommand::Walk(direction));
            }
        }
        if pressed(TableAction::Act) {
            command = Some(CursorCommand::Act);
        }
        if pressed(TableAction::Cancel) {
            if !cursor.picks.is_empty() {
                command = Some(CursorCommand::Cancel);
            } else if table.looking.is_some() {
                intents.write(Intent::Look(Look::Now));
            } else {
                (*menu).set_if_neq(Menu::Pause);
            }
        }
        let step = pressed(TableAction::Previous) || pressed(TableAction::Next);
        if step {
            let back = pressed(TableAction::Previous);
            if !focus.step_off(&cursor, &table, &layout, back) {
                command = Some(CursorCommand::NextPiece { back });
            }
        }
        if let Some(back) = focus.bypass_change_detection().entered() {
            cursor.at = None;
            command = Some(CursorCommand::NextPiece { back });
        }
        let idle = command.is_none() && actions.get_just_pressed().is_empty();
        if idle && cursor.at.is_none() && cursor.device.has_keys() && !table.choices.is_empty() {
            // Whoever uses keys sees where they are: the first step only shows the cursor.
            command = Some(CursorCommand::Walk(Vec2::Y));
        }
        commands.write_batch(command);
    } else if pressed(TableAction::Cancel) {
        focus.go_to_board();
    } else if pressed(TableAction::Previous) || pressed(TableAction::Next) {
        focus.step(pressed(TableAction::Previous));
    }
    for (action, intent) in [
        (TableAction::Hint, Intent::Hint),
        (TableAction::Undo, Intent::Undo),
        (TableAction::Redo, Intent::Redo),
        (TableAction::Back, Intent::Look(Look::Back)),
        (TableAction::Forward, Intent::Look(Look::Forward)),
        (TableAction::Start, Intent::Look(Look::Start)),
        (TableAction::Now, Intent::Look(Look::Now)),
    ] {
        // Home and End belong to a list that has the focus.
        let ends = matches!(intent, Intent::Look(Look::Start | Look::Now));
        if pressed(action) && (focus.on_board() || !ends) {
            intents.write(intent);
        }
    }
    if pressed(TableAction::Moves) {
        focus.go_to_moves();
    }
    if pressed(TableAction::Rules) {
        wishes.write(Wish::Rules);
    }
    if pressed(TableAction::Menu) {
        (*menu).set_if_neq(Menu::Pause);
    }
    if pressed(TableAction::Describe) {
        describe.write(Describe);
    }
}
