//! A gamepad in the panels: its buttons become the keys that egui knows.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::EguiInput;
use bevy_egui::EguiInputSet;
use bevy_egui::EguiPreUpdateSet;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::egui;
use bevy_egui::input::EguiInputEvent;

use super::super::Menu;
use super::super::Screen;

pub(in super::super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            press_keys
                .after(EguiInputSet::ReadBevyMessages)
                .before(EguiInputSet::WriteEguiEvents),
            drop_unchanged_modifiers
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        ),
    );
}

const KEYS: [(GamepadButton, egui::Key); 8] = [
    (GamepadButton::DPadUp, egui::Key::ArrowUp),
    (GamepadButton::DPadDown, egui::Key::ArrowDown),
    (GamepadButton::DPadLeft, egui::Key::ArrowLeft),
    (GamepadButton::DPadRight, egui::Key::ArrowRight),
    (GamepadButton::South, egui::Key::Enter),
    (GamepadButton::East, egui::Key::Escape),
    (GamepadButton::LeftTrigger, egui::Key::PageUp),
    (GamepadButton::RightTrigger, egui::Key::PageDown),
];

/// How far the stick must be pushed to step once; it must come back before the next step.
const STICK: f32 = 0.6;

fn press_keys(
    pads: Query<&Gamepad>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    context: Option<Single<Entity, (With<EguiContext>, With<PrimaryEguiContext>)>>,
    mut tilted: Local<Option<egui::Key>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Some(context) = context else { return };
    let at_table = *screen.get() == Screen::Table && *menu.get() == Menu::None;
    let mut send = |key, pressed| {
        events.write(EguiInputEvent {
            context: *context,
            event: egui::Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            },
        });
    };
    for pad in &pads {
        for (button, key) in KEYS {
            if pad.just_released(button) {
                send(key, false);
            }
            if pad.just_pressed(button) && !at_table {
                send(key, true);
            }
        }
        let stick = pad.left_stick();
        let push = if stick.length() < STICK {
            None
        } else if stick.x.abs() > stick.y.abs() {
            Some(if stick.x > 0.0 {
                egui::Key::ArrowRight
            } else {
                egui::Key::ArrowLeft
            })
        } else {
            Some(if stick.y > 0.0 { egui::Key::ArrowUp } else { egui::Key::ArrowDown })
        };
        if push != *tilted {
            if let Some(old) = tilted.take() {
                send(old, false);
            }
            if let Some(key) = push.filter(|_| !at_table) {
                send(key, true);
            }
            *tilted = push;
        }
    }
}

/// bevy_egui 0.42 tells egui in every frame which modifiers are held. Each event makes egui ask for another frame, so that the window would
/// never sleep: those that tell nothing new are taken out.
fn drop_unchanged_modifiers(mut inputs: Query<&mut EguiInput>, mut held: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        let before = *held;
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => {
                *held = *now;
                *now != before
            }
            _ => true,
        });
    }
}
