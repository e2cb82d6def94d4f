//! Holding the curtain open with the mouse button, a finger, or a key or button of the Act action.
//! A press from before the curtain closed doesn't count.

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use leafwing_input_manager::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::curtain::Curtain;
use crate::app::settings::action::TableAction;
use crate::app::state::Menu;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        hold.after(FrameSystems::Keys)
            .before(FrameSystems::Transfer)
            .in_set(SessionSystems::ReadInput),
    );
}

/// What holds the curtain.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Grip {
    /// A mouse button or finger.
    Pointer,
    /// A key or gamepad button.
    Act,
}

fn hold(
    mut events: MessageReader<WindowEvent>,
    actions: Single<&ActionState<TableAction>>,
    menu: Res<State<Menu>>,
    time: Res<Time>,
    mut grip: Local<Option<Grip>>,
    mut curtain: ResMut<Curtain>,
    mut next: ResMut<NextState<Menu>>,
    mut redraw: ResMut<RedrawTimer>,
) {
    if *menu.get() != Menu::Curtain || menu.is_changed() {
        events.clear();
        *grip = None;
        if curtain.is_held() {
            curtain.let_go();
        }
        return;
    }
    for event in events.read() {
        let pressed = match event {
            WindowEvent::MouseButtonInput(button) if button.button == MouseButton::Left => {
                button.state == ButtonState::Pressed
            }
            WindowEvent::TouchInput(touch) if touch.phase == TouchPhase::Moved => continue,
            WindowEvent::TouchInput(touch) => touch.phase == TouchPhase::Started,
            _ => continue,
        };
        *grip = pressed.then_some(Grip::Pointer);
        if pressed {
            curtain.press(time.elapsed());
        }
    }
    if actions.just_pressed(&TableAction::Act) {
        *grip = Some(Grip::Act);
        curtain.press(time.elapsed());
    } else if *grip == Some(Grip::Act) && !actions.pressed(&TableAction::Act) {
        *grip = None;
    }
    if grip.is_some() {
        curtain.hold(time.elapsed());
        redraw.at(time.elapsed_secs());
    } else if curtain.is_held() && curtain.held() < 1.0 {
        curtain.let_go();
    }
    if actions.just_pressed(&TableAction::Menu) || actions.just_pressed(&TableAction::Cancel) {
        (*next).set_if_neq(Menu::Pause);
    }
}
