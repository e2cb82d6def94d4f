//! What a phone has beside its screen: the Back gesture, a screen that goes dark, and vibration.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::cue::Cue;
use crate::app::page;
use crate::app::session::clock::ClockState;
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen, TurnPhase};

/// Vibration for a captured piece, in milliseconds.
const CAPTURE: &[u32] = &[30];
/// Vibration for a refused action: twice, with a pause in between.
const REFUSAL: &[u32] = &[12, 60, 12];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, go_back).add_systems(
        Last,
        (
            report_inside.run_if(not(in_state(Screen::Loading))),
            keep_awake,
            vibrate,
        ),
    );
}

/// Back is Escape.
fn go_back(window: Single<Entity, With<PrimaryWindow>>, mut keys: MessageWriter<KeyboardInput>) {
    if page::back_pressed() {
        keys.write_batch([ButtonState::Pressed, ButtonState::Released].map(|state| {
            KeyboardInput {
                key_code: KeyCode::Escape,
                logical_key: Key::Escape,
                state,
                text: None,
                repeat: false,
                window: *window,
            }
        }));
    }
}

/// On the bare title, Back leaves the page.
fn report_inside(screen: Res<State<Screen>>, menu: Res<State<Menu>>, mut told: Local<bool>) {
    let inside = *screen.get() != Screen::Title || *menu.get() != Menu::None;
    if inside != *told {
        *told = inside;
        page::set_inside(inside);
    }
}

/// The screen stays on while a match with a clock is played.
fn keep_awake(
    clock: Res<ClockState>,
    phase: Option<Res<State<TurnPhase>>>,
    menu: Res<State<Menu>>,
    mut told: Local<bool>,
) {
    let plays = phase.is_some_and(|phase| *phase.get() != TurnPhase::Result);
    let awake = plays && *menu.get() == Menu::None && !clock.left.is_empty();
    if awake != *told {
        *told = awake;
        page::keep_awake(awake);
    }
}

fn vibrate(mut cues: MessageReader<Cue>, settings: Res<Settings>) {
    for cue in cues.read() {
        let pattern = match cue {
            Cue::Capture => CAPTURE,
            Cue::Refuse => REFUSAL,
            _ => continue,
        };
        if settings.vibration {
            page::vibrate(pattern);
        }
    }
}
