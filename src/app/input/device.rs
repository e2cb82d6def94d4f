//! Which device was used last: mouse, touch, keyboard or gamepad.

use bevy::prelude::*;
use bevy::window::WindowEvent;

use crate::app::settings::inputs::STICK;
use crate::app::table::pointing::cursor::{CursorCommand, LastDevice};
use crate::app::ui::Device;

/// Pixels that the mouse must move to count as used; this ignores a bump against the desk.
const MOUSE_MOVE: f32 = 3.0;

/// Records the device that was used in this frame, in the panels too.
pub(super) fn note(
    mut events: MessageReader<WindowEvent>,
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut last: Local<Option<Vec2>>,
    mut device: ResMut<LastDevice>,
) {
    let mut used = None;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                if last.is_some_and(|last| last.distance(moved.position) > MOUSE_MOVE) {
                    used = Some(Device::Mouse);
                }
                *last = Some(moved.position);
            }
            WindowEvent::MouseButtonInput(_) => used = Some(Device::Mouse),
            WindowEvent::TouchInput(_) => used = Some(Device::Touch),
            _ => {}
        }
    }
    let mut pressed = keys.get_just_pressed();
    // A finger's Back gesture comes as Escape.
    let by_touch = device.0 == Device::Touch;
    if pressed.any(|key| !by_touch || *key != KeyCode::Escape) {
        used = Some(Device::Keyboard);
    } else if pads.iter().any(is_used) {
        used = Some(Device::Pad);
    }
    if let Some(used) = used {
        device.set_if_neq(LastDevice(used));
    }
}

/// Screen readers are used like keys: the cursor is drawn. Runs after the keys, which would move a cursor
/// that is not there yet.
pub(super) fn note_screen_reader(
    mut commands: MessageReader<CursorCommand>,
    mut device: ResMut<LastDevice>,
) {
    let goes = |command: &CursorCommand| matches!(command, CursorCommand::Go(_));
    if commands.read().any(goes) {
        device.set_if_neq(LastDevice(Device::Keyboard));
    }
}

/// Whether a button of a gamepad was pressed in this frame, or a stick is held.
fn is_used(pad: &Gamepad) -> bool {
    let sticks = [pad.left_stick(), pad.right_stick()];
    pad.get_just_pressed().next().is_some()
        || sticks.into_iter().any(|stick| stick.length() > STICK)
}
