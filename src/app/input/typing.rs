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

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use bevy::input::ButtonState;
    use bevy::input::ButtonState::{Pressed, Released};

    use super::*;

    /// What egui gets of keys that come within one frame.
    fn events(keys: &[(KeyCode, Key, ButtonState)]) -> Vec<egui::Event> {
        let mut world = World::new();
        world.init_resource::<Messages<KeyboardInput>>();
        world.init_resource::<Messages<KeyboardFocusLost>>();
        world.init_resource::<Messages<EguiInputEvent>>();
        let window = world.spawn_empty().id();
        world.spawn(PrimaryEguiContext);
        for (key_code, logical_key, state) in keys {
            world.write_message(KeyboardInput {
                key_code: *key_code,
                logical_key: logical_key.clone(),
                state: *state,
                text: None,
                repeat: false,
                window,
            });
        }
        world.run_system_once(type_keys).expect("it runs");
        let mut told = world.resource_mut::<Messages<EguiInputEvent>>();
        told.drain().map(|told| told.event).collect()
    }

    fn letter(code: KeyCode, letter: &str) -> [(KeyCode, Key, ButtonState); 2] {
        [Pressed, Released].map(|state| (code, Key::Character(letter.into()), state))
    }

    fn ctrl(state: ButtonState) -> [(KeyCode, Key, ButtonState); 1] {
        [(KeyCode::ControlLeft, Key::Control, state)]
    }

    /// The text in a field with the focus after these events.
    fn typed(before: &str, events: Vec<egui::Event>) -> String {
        let ctx = egui::Context::default();
        let id = egui::Id::new("field");
        let mut text = before.to_owned();
        for events in [Vec::new(), Vec::new(), events] {
            let input = egui::RawInput {
                events,
                ..egui::RawInput::default()
            };
            let _ = ctx.run_ui(input, |ui| {
                ui.add(egui::TextEdit::singleline(&mut text).id(id));
                ui.memory_mut(|memory| memory.request_focus(id));
            });
        }
        text
    }

    /// Ctrl+A and Ctrl+V that come within one frame write nothing, and what is typed after them takes the
    /// place of what was chosen.
    #[test]
    fn a_key_has_the_modifiers_that_were_held_when_it_came() {
        let chords = [
            &ctrl(Pressed)[..],
            &letter(KeyCode::KeyA, "a"),
            &letter(KeyCode::KeyV, "v"),
            &ctrl(Released),
        ]
        .concat();
        let told = events(&chords);
        let is_text = |event: &egui::Event| matches!(event, egui::Event::Text(_));
        assert!(!told.iter().any(is_text), "{told:?}");
        assert_eq!(typed("old", told), "old");
        let typing = [chords, letter(KeyCode::KeyY, "y").to_vec()].concat();
        assert_eq!(typed("old", events(&typing)), "y", "all of it was chosen");
        let before = [
            &letter(KeyCode::KeyX, "x")[..],
            &ctrl(Pressed),
            &letter(KeyCode::KeyV, "v"),
            &ctrl(Released),
        ];
        let told = events(&before.concat());
        let pasted = |event: &egui::Event| match event {
            egui::Event::Key {
                key: egui::Key::V,
                pressed: true,
                modifiers,
                ..
            } => modifiers.command,
            _ => false,
        };
        assert!(told.iter().any(pasted), "{told:?}");
        assert_eq!(typed("", told), "x");
    }
}
