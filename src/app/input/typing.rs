//! What is typed in the panels, in its order.
//!
//! bevy_egui 0.42 looks at the modifiers once for a frame: where Ctrl+A is pressed and let go within a
//! frame, as on a slow page, it saw an “a” without Ctrl. Here each key has the modifiers that were held
//! when it came.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::{EguiInputEvent, ModifierKeysState};
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext, egui};

/// Takes the keys from bevy_egui.
pub(super) fn take_over(mut settings: ResMut<EguiGlobalSettings>) {
    let systems = &mut settings.input_system_settings;
    systems.run_write_keyboard_input_messages_system = false;
}

/// Hands the keys that came in this frame to egui.
pub(super) fn type_keys(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<ModifierKeysState>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    // What is held while another window has the keys is let go there.
    if lost.read().count() > 0 {
        *held = ModifierKeysState::default();
    }
    let Some(context) = context else { return };
    for input in keys.read() {
        hold(&mut held, input);
        let told = [text(&held, input), key(&held, input)];
        events.write_batch(told.into_iter().flatten().map(|event| EguiInputEvent {
            context: *context,
            event,
        }));
    }
}

/// Follows the modifiers.
fn hold(held: &mut ModifierKeysState, input: &KeyboardInput) {
    let pressed = input.state.is_pressed();
    match input.logical_key {
        Key::Shift => held.shift = pressed,
        Key::Control => held.ctrl = pressed,
        Key::Alt => held.alt = pressed,
        Key::Super | Key::Meta => held.win = pressed,
        _ => {}
    }
}

/// The letters that a key writes; none together with Ctrl.
fn text(held: &ModifierKeysState, input: &KeyboardInput) -> Option<egui::Event> {
    if !held.text_input_is_allowed() || !input.state.is_pressed() {
        return None;
    }
    match &input.logical_key {
        Key::Character(letters) if !letters.contains(char::is_control) => {
            Some(egui::Event::Text(letters.to_string()))
        }
        Key::Space => Some(egui::Event::Text(" ".to_owned())),
        _ => None,
    }
}

/// The key itself. Where its letter is not Latin, its place on the keyboard counts.
fn key(held: &ModifierKeysState, input: &KeyboardInput) -> Option<egui::Event> {
    let physical_key = bevy_to_egui_physical_key(&input.key_code);
    Some(egui::Event::Key {
        key: bevy_to_egui_key(&input.logical_key).or(physical_key)?,
        physical_key,
        pressed: input.state.is_pressed(),
        repeat: false,
        modifiers: held.to_egui_modifiers(),
    })
}
