//! A person's hands: what a window reports of mouse, wheel, fingers and keys, and what is read from a
//! gamepad. Each event of the window is written as Bevy's own window does it: once by its type, and
//! once among the window's events.

use std::path::PathBuf;

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, mouse::MouseButton};
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow, WindowEvent};

use crate::sleep::Happened;

fn window(world: &mut World) -> Option<Entity> {
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(world).ok()
}

/// Writes an event of the window by its type and among the window's events.
fn write<E: Message + Clone + Into<WindowEvent>>(world: &mut World, event: E) {
    world.write_message(event.clone());
    world.write_message(event.into());
    world.resource_mut::<Happened>().0 = true;
}

/// The mouse moves to a point of the window.
pub fn move_mouse(world: &mut World, position: Vec2) {
    let Some(window) = window(world) else { return };
    if let Some(mut shown) = world.get_mut::<Window>(window) {
        shown.set_cursor_position(Some(position));
    }
    let event = CursorMoved {
        window,
        position,
        delta: None,
    };
    write(world, event);
}

/// A mouse button goes down or up where the mouse is.
pub fn mouse_button(world: &mut World, button: MouseButton, state: ButtonState) {
    let Some(window) = window(world) else { return };
    let event = MouseButtonInput {
        button,
        state,
        window,
    };
    write(world, event);
}

/// The wheel turns by this many lines, upwards if positive.
pub fn wheel(world: &mut World, lines: f32) {
    let Some(window) = window(world) else { return };
    let event = MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: lines,
        window,
        phase: TouchPhase::Moved,
    };
    write(world, event);
}

/// A finger comes down, moves, or goes up.
pub fn finger(world: &mut World, phase: TouchPhase, position: Vec2) {
    let Some(window) = window(world) else { return };
    let event = TouchInput {
        phase,
        position,
        window,
        force: None,
        id: 1,
    };
    write(world, event);
}

/// Connects a gamepad.
pub fn connect_gamepad(world: &mut World) {
    let pad = world.spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: "The robot’s gamepad".to_owned(),
        vendor_id: None,
        product_id: None,
    };
    let event = GamepadConnectionEvent::new(pad, connection);
    world.write_message(RawGamepadEvent::Connection(event.clone()));
    world.write_message(event);
}

/// A button of the gamepad goes down or up.
pub fn pad_button(world: &mut World, button: GamepadButton, state: ButtonState) {
    let mut pads = world.query_filtered::<Entity, With<Gamepad>>();
    let Some(pad) = pads.iter(world).next() else {
        return;
    };
    let value = if state.is_pressed() { 1.0 } else { 0.0 };
    let event = RawGamepadButtonChangedEvent::new(pad, button, value);
    world.write_message(RawGamepadEvent::Button(event));
}

/// A file is dropped on the window.
pub fn drop_file(world: &mut World, path_buf: PathBuf) {
    let Some(window) = window(world) else { return };
    write(world, FileDragAndDrop::DroppedFile { window, path_buf });
}

/// What a keyboard reports of this key.
fn logical(key_code: KeyCode) -> Key {
    match key_code {
        KeyCode::Enter => Key::Enter,
        KeyCode::Space => Key::Space,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ControlLeft => Key::Control,
        _ => Key::Unidentified(NativeKey::Unidentified),
    }
}

/// A key goes down or up.
pub fn key(world: &mut World, key_code: KeyCode, state: ButtonState) {
    let Some(window) = window(world) else { return };
    let event = KeyboardInput {
        key_code,
        logical_key: logical(key_code),
        state,
        text: None,
        repeat: false,
        window,
    };
    write(world, event);
}

/// Characters are typed with this key: usually one, or several by whatever helps to type.
pub fn characters(world: &mut World, key_code: KeyCode, typed: &str, state: ButtonState) {
    let Some(window) = window(world) else { return };
    let event = KeyboardInput {
        key_code,
        logical_key: Key::Character(typed.into()),
        state,
        text: None,
        repeat: false,
        window,
    };
    write(world, event);
}
