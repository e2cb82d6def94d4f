//! The keys of the panels: what is typed, and gamepad buttons as keys while a panel has the focus.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiInput, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext, egui};

use crate::app::input::actions::{full_screen, is_alt_held};
use crate::app::input::rebind::Rebind;
use crate::app::input::typing;
use crate::app::redraw::RedrawTimer;
use crate::app::settings::inputs::STICK;
use crate::app::state::AtTable;
use crate::app::table::pointing::focus::Focus;
use crate::app::ui::flow;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, typing::take_over).add_systems(
        PreUpdate,
        (
            (typing::type_keys, press_keys)
                .chain()
                .after(EguiInputSet::ReadBevyMessages)
                .before(EguiInputSet::WriteEguiEvents),
            (
                drop_unchanged_modifiers,
                drop_alt_enter.after(full_screen),
                drop_keys.run_if(|rebind: Res<Rebind>| rebind.listening()),
            )
                .chain()
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

/// Key repeat for a held direction: the initial delay, and the interval.
const REPEAT: [Duration; 2] = [Duration::from_millis(400), Duration::from_millis(110)];
/// Scroll speed of the right stick, in points per second.
const SCROLL_SPEED: f32 = 900.0;

/// A held direction.
#[derive(Default)]
struct HeldDirection {
    key: Option<egui::Key>,
    /// When it repeats next.
    next: Duration,
}

/// A key that is pressed or let go in the panels.
pub(super) fn key_event(context: Entity, key: egui::Key, pressed: bool) -> EguiInputEvent {
    EguiInputEvent {
        context,
        event: egui::Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        },
    }
}

fn press_keys(
    pads: Query<&Gamepad>,
    at_table: Option<Res<State<AtTable>>>,
    focus: Res<Focus>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    context: Option<Single<(Entity, &mut EguiContext), With<PrimaryEguiContext>>>,
    mut held: Local<HeldDirection>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Some(context) = context else { return };
    let (entity, mut context) = context.into_inner();
    let at_table = at_table.is_some();
    let mut send = |key, pressed| {
        events.write(key_event(entity, key, pressed));
    };
    let open = !at_table || !focus.on_board();
    // At the table, East and the shoulder buttons are actions of their own.
    let walks = |key| {
        matches!(
            key,
            egui::Key::ArrowUp
                | egui::Key::ArrowDown
                | egui::Key::ArrowLeft
                | egui::Key::ArrowRight
        )
    };
    let allowed = |key| open && (!at_table || walks(key) || key == egui::Key::Enter);
    let mut push = None;
    let mut scroll = 0.0;
    for pad in &pads {
        for (button, key) in KEYS {
            if walks(key) {
                push = push.or(pad.pressed(button).then_some(key));
                continue;
            }
            if pad.just_released(button) {
                send(key, false);
            }
            if pad.just_pressed(button) && allowed(key) {
                send(key, true);
            }
        }
        push = push.or(pushed(pad.left_stick()));
        if !at_table && pad.right_stick().y.abs() > 0.2 {
            scroll += pad.right_stick().y * SCROLL_SPEED * time.delta_secs().min(0.05);
        }
    }
    if push != held.key {
        if let Some(old) = held.key.take() {
            send(old, false);
        }
        held.key = push;
        held.next = time.elapsed() + REPEAT[0];
        if let Some(key) = push.filter(|key| allowed(*key)) {
            send(key, true);
        }
    } else if let Some(key) = push.filter(|key| allowed(*key)) {
        if time.elapsed() >= held.next {
            held.next = time.elapsed() + REPEAT[1];
            send(key, true);
        }
        redraw.at(held.next.as_secs_f32());
    }
    if scroll != 0.0 {
        flow::push(context.get_mut(), scroll);
        redraw.at(time.elapsed_secs());
    }
}

/// The arrow key for a stick. `None` if it is not pushed far enough.
fn pushed(stick: Vec2) -> Option<egui::Key> {
    match stick {
        stick if stick.length() < STICK => None,
        stick if stick.x.abs() > stick.y.abs() && stick.x > 0.0 => Some(egui::Key::ArrowRight),
        stick if stick.x.abs() > stick.y.abs() => Some(egui::Key::ArrowLeft),
        stick if stick.y > 0.0 => Some(egui::Key::ArrowUp),
        _ => Some(egui::Key::ArrowDown),
    }
}

/// Alt+Enter toggles full screen and presses nothing. In a browser it is like Enter.
fn drop_alt_enter(keys: Res<ButtonInput<KeyCode>>, mut inputs: Query<&mut EguiInput>) {
    if cfg!(target_arch = "wasm32") || !is_alt_held(&keys) {
        return;
    }
    let enter = |event: &egui::Event| {
        let egui::Event::Key { key, pressed, .. } = event else {
            return false;
        };
        *key == egui::Key::Enter && *pressed
    };
    for mut input in &mut inputs {
        input.events.retain(|event| !enter(event));
    }
}

/// While a binding waits for a key, egui gets no keys.
fn drop_keys(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input.events.retain(|event| {
            !matches!(
                event,
                egui::Event::Key { pressed: true, .. } | egui::Event::Text(_)
            )
        });
    }
}

/// bevy_egui 0.42 sends egui the held modifiers in every frame. Each such event makes egui request
/// another frame, so the window would never sleep: events that change nothing are removed.
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
