//! Rebinding: after the settings panel has requested it, the next key or button pressed becomes the
//! new binding.

use bevy::prelude::*;

use crate::app::announce::Voice;
use crate::app::settings::Settings;
use crate::app::settings::action::TableAction;
use crate::app::settings::bindings::BindOutcome;
use crate::app::settings::inputs::{Input, Key, Pad};
use crate::app::state::Menu;
use crate::texts::{Sentence, Worded};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebind>();
}

/// The binding that is being changed.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Rebind {
    waiting: Option<TableAction>,
    told: Option<(TableAction, Worded)>,
}

impl Rebind {
    /// Binds the next key or button to this action.
    pub fn listen(&mut self, action: TableAction) {
        self.waiting = Some(action);
        self.told = None;
    }

    /// Cancels; the binding stays as it was.
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    /// Whether a key press is awaited.
    pub fn listening(&self) -> bool {
        self.waiting.is_some()
    }

    /// The action whose new key is awaited.
    pub fn waiting(&self) -> Option<TableAction> {
        self.waiting
    }

    /// The last result: the action, and a sentence.
    pub fn told(&self) -> Option<(TableAction, &Worded)> {
        self.told
            .as_ref()
            .map(|(action, sentence)| (*action, sentence))
    }
}

/// A press while a new binding is awaited.
enum BindPress {
    /// Cancel rebinding.
    Cancel,
    /// Bind this.
    Bind(Input),
    /// A key or button that has no name.
    Unknown,
}

/// Handles the awaited press. Changing the panel cancels.
pub(super) fn take(
    menu: Res<State<Menu>>,
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut rebind: ResMut<Rebind>,
    mut settings: ResMut<Settings>,
    mut voice: ResMut<Voice>,
    mut tilted: Local<bool>,
) {
    if menu.is_changed() {
        rebind.set_if_neq(Rebind::default());
    }
    let Some(action) = rebind.waiting else { return };
    let Some(press) = key(&keys).or_else(|| pads.iter().find_map(|pad| button(pad, &mut tilted)))
    else {
        return;
    };
    rebind.waiting = None;
    let input = match press {
        BindPress::Cancel => return,
        BindPress::Bind(input) => input,
        BindPress::Unknown => {
            let reserved = Sentence::new("keys-reserved").into();
            tell(&mut rebind, &mut voice, action, reserved);
            return;
        }
    };
    let mut bindings = settings.bindings.clone();
    let bound = bindings.bind(action, input);
    let (key, other) = match bound {
        BindOutcome::Reserved => ("keys-reserved", None),
        BindOutcome::Same => ("keys-same", None),
        BindOutcome::Free => ("keys-done", None),
        BindOutcome::Swapped(other, with) => ("keys-swapped", Some((other, with))),
        BindOutcome::Kept(other, with) => ("keys-kept", Some((other, with))),
    };
    let mut sentence = Sentence::new(key)
        .with_text("action", called(action))
        .with_text("input", Worded::of(input.words()));
    if let Some((other, with)) = other {
        sentence = sentence
            .with_text("other", called(other))
            .with_text("with", Worded::of(with.words()));
    }
    if settings.bindings != bindings {
        settings.bindings = bindings;
    }
    tell(&mut rebind, &mut voice, action, sentence.into());
}

/// The display name of an action.
pub fn name_of(action: TableAction) -> String {
    called(action).to_string()
}

fn called(action: TableAction) -> Worded {
    Worded::text(format!("keys-{}", action.name()))
}

fn tell(rebind: &mut Rebind, voice: &mut Voice, action: TableAction, sentence: Worded) {
    voice.say(sentence.to_string());
    rebind.told = Some((action, sentence));
}

/// The key pressed in this frame. A modifier alone is not a key yet; with Ctrl, Alt or Super held,
/// a key belongs to the system.
fn key(keys: &ButtonInput<KeyCode>) -> Option<BindPress> {
    let modifiers = [
        KeyCode::ShiftLeft,
        KeyCode::ShiftRight,
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    let (shifts, others) = modifiers.split_at(2);
    if keys.just_pressed(KeyCode::Escape) {
        return Some(BindPress::Cancel);
    }
    if keys.any_pressed(others.iter().copied()) {
        return None;
    }
    let code = keys
        .get_just_pressed()
        .copied()
        .filter(|code| !modifiers.contains(code))
        .min()?;
    let key = Key {
        code,
        shift: keys.any_pressed(shifts.iter().copied()),
    };
    Some(if key.bindable() {
        BindPress::Bind(Input::Key(key))
    } else {
        BindPress::Unknown
    })
}

/// The gamepad button pressed in this frame, or the direction the right stick was pushed.
fn button(pad: &Gamepad, tilted: &mut bool) -> Option<BindPress> {
    if pad.just_pressed(GamepadButton::East) {
        return Some(BindPress::Cancel);
    }
    let push = Pad::pushed(pad.right_stick());
    let new = push.filter(|_| !*tilted);
    *tilted = push.is_some();
    let button = pad
        .get_just_pressed()
        .next()
        .map(|button| Pad::Button(*button));
    let pad = button.or(new)?;
    Some(if pad.bindable() {
        BindPress::Bind(Input::Pad(pad))
    } else {
        BindPress::Unknown
    })
}
