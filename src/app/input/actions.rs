//! Keyboard and gamepad at the table: one set of actions, with the default keys and buttons beside it.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use super::super::Menu;
use super::super::Screen;
use super::super::SessionSystems;
use super::super::announce::Describe;
use super::super::session::Intent;
use super::super::table::cursor::Cursor;
use super::super::table::cursor::CursorCommand;
use super::super::table::cursor::CursorSystems;
use super::super::table::cursor::Device;
use super::super::table::layout::LayoutSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<TableAction>::default())
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (note_device, act.run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)))
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

/// What keys and buttons do at the table.
#[derive(Actionlike, Clone, Copy, PartialEq, Eq, Hash, Debug, Reflect)]
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
    /// Take back the selection.
    Cancel,
    /// To the next piece that can move.
    Next,
    /// To the piece before.
    Previous,
    /// Take back a turn.
    Undo,
    /// Play it again.
    Redo,
    /// Open the menu.
    Menu,
    /// Have the whole position announced.
    Describe,
}

impl TableAction {
    const WALKS: [(Self, Vec2); 4] = [
        (Self::Up, Vec2::Y),
        (Self::Down, Vec2::NEG_Y),
        (Self::Left, Vec2::NEG_X),
        (Self::Right, Vec2::X),
    ];

    /// Keyboard and gamepad as they are at first.
    pub fn default_input_map() -> InputMap<Self> {
        let stick = |control| GamepadControlDirection::clone(&control);
        InputMap::default()
            .with(Self::Up, KeyCode::ArrowUp)
            .with(Self::Up, GamepadButton::DPadUp)
            .with(Self::Up, stick(GamepadControlDirection::LEFT_UP))
            .with(Self::Down, KeyCode::ArrowDown)
            .with(Self::Down, GamepadButton::DPadDown)
            .with(Self::Down, stick(GamepadControlDirection::LEFT_DOWN))
            .with(Self::Left, KeyCode::ArrowLeft)
            .with(Self::Left, GamepadButton::DPadLeft)
            .with(Self::Left, stick(GamepadControlDirection::LEFT_LEFT))
            .with(Self::Right, KeyCode::ArrowRight)
            .with(Self::Right, GamepadButton::DPadRight)
            .with(Self::Right, stick(GamepadControlDirection::LEFT_RIGHT))
            .with(Self::Act, KeyCode::Enter)
            .with(Self::Act, KeyCode::NumpadEnter)
            .with(Self::Act, KeyCode::Space)
            .with(Self::Act, GamepadButton::South)
            .with(Self::Cancel, KeyCode::Escape)
            .with(Self::Cancel, GamepadButton::East)
            .with(Self::Next, KeyCode::Tab)
            .with(Self::Next, GamepadButton::RightTrigger)
            .with(Self::Previous, ButtonlikeChord::modified(ModifierKey::Shift, KeyCode::Tab))
            .with(Self::Previous, GamepadButton::LeftTrigger)
            .with(Self::Undo, KeyCode::KeyU)
            .with(Self::Undo, GamepadButton::LeftTrigger2)
            .with(Self::Redo, KeyCode::KeyY)
            .with(Self::Redo, GamepadButton::RightTrigger2)
            .with(Self::Menu, KeyCode::KeyP)
            .with(Self::Menu, GamepadButton::Start)
            .with(Self::Describe, KeyCode::KeyD)
            .with(Self::Describe, GamepadButton::Select)
    }
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("Table input"), TableAction::default_input_map()));
}

/// Remembers whether keys or a gamepad were used last.
fn note_device(keys: Res<ButtonInput<KeyCode>>, pads: Query<&Gamepad>, mut cursor: ResMut<Cursor>) {
    let device = if keys.get_just_pressed().next().is_some() {
        Device::Keyboard
    } else if pads
        .iter()
        .any(|pad| pad.get_just_pressed().next().is_some() || pad.left_stick().length() > 0.5)
    {
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
    cursor: Res<Cursor>,
    mut commands: MessageWriter<CursorCommand>,
    mut intents: MessageWriter<Intent>,
    mut describe: MessageWriter<Describe>,
    mut menu: ResMut<NextState<Menu>>,
) {
    for (action, direction) in TableAction::WALKS {
        if actions.just_pressed(&action) {
            commands.write(CursorCommand::Walk(direction));
        }
    }
    if actions.just_pressed(&TableAction::Act) {
        commands.write(CursorCommand::Act);
    }
    if actions.just_pressed(&TableAction::Cancel) {
        if cursor.picks.is_empty() {
            (*menu).set_if_neq(Menu::Pause);
        } else {
            commands.write(CursorCommand::Cancel);
        }
    }
    if actions.just_pressed(&TableAction::Previous) {
        commands.write(CursorCommand::NextPiece { back: true });
    } else if actions.just_pressed(&TableAction::Next) {
        commands.write(CursorCommand::NextPiece { back: false });
    }
    if actions.just_pressed(&TableAction::Undo) {
        intents.write(Intent::Undo);
    }
    if actions.just_pressed(&TableAction::Redo) {
        intents.write(Intent::Redo);
    }
    if actions.just_pressed(&TableAction::Menu) {
        (*menu).set_if_neq(Menu::Pause);
    }
    if actions.just_pressed(&TableAction::Describe) {
        describe.write(Describe);
    }
}
