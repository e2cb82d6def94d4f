//! Bindings of the actions at the table: keys and gamepad buttons by name, as defaults and as
//! changed by the player.
//! Only differences from the defaults are saved.

use std::collections::BTreeMap;

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::app::settings::action::TableAction;
use crate::app::settings::inputs::{Input, Key, Pad, STICK};
use crate::app::ui::widgets::PromptKind;

/// The result of binding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BindOutcome {
    /// No other action had it.
    Free,
    /// The action already had it.
    Same,
    /// Another action had it, and got the old binding in exchange.
    Swapped(TableAction, Input),
    /// Another action had it and keeps it as well.
    Kept(TableAction, Input),
    /// It has a fixed meaning and cannot be bound.
    Reserved,
}

/// The bindings of all actions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bindings {
    keys: BTreeMap<TableAction, Vec<Key>>,
    pads: BTreeMap<TableAction, Vec<Pad>>,
}

impl Bindings {
    /// The keys of an action, the one that prompts show first.
    pub fn keys(&self, action: TableAction) -> &[Key] {
        current(&self.keys, TableAction::first_keys, action)
    }

    /// The gamepad buttons of an action, the one that prompts show first.
    pub fn pads(&self, action: TableAction) -> &[Pad] {
        current(&self.pads, TableAction::first_pads, action)
    }

    /// What a prompt shows for an action: its first key and its first button.
    pub fn ask(&self, action: TableAction) -> PromptKind {
        PromptKind::Key(
            self.keys(action).first().map_or("", |key| key.glyph()),
            self.pads(action).first().map_or("", |pad| pad.glyph()),
        )
    }

    /// Replaces an action's keys, or its buttons, with `input`. Another action that would be left
    /// without a binding gets the old one in exchange.
    pub fn bind(&mut self, action: TableAction, input: Input) -> BindOutcome {
        match input {
            Input::Key(key) if !key.bindable() => BindOutcome::Reserved,
            Input::Pad(pad) if !pad.bindable() => BindOutcome::Reserved,
            Input::Key(key) => self.bind_keys(action, &[key]),
            Input::Pad(pad) => self.bind_pads(action, &[pad]),
        }
    }

    fn bind_keys(&mut self, action: TableAction, keys: &[Key]) -> BindOutcome {
        let first = TableAction::first_keys;
        bind(&mut self.keys, first, action, keys, Input::Key)
    }

    fn bind_pads(&mut self, action: TableAction, pads: &[Pad]) -> BindOutcome {
        let first = TableAction::first_pads;
        bind(&mut self.pads, first, action, pads, Input::Pad)
    }

    /// The leafwing input map, including the fixed bindings: Esc and East go back, the left stick
    /// moves the cursor.
    pub fn input_map(&self) -> InputMap<TableAction> {
        let mut map = InputMap::default()
            .with(TableAction::Cancel, KeyCode::Escape)
            .with(TableAction::Cancel, GamepadButton::East);
        for (action, stick) in [
            (TableAction::Up, GamepadControlDirection::LEFT_UP),
            (TableAction::Down, GamepadControlDirection::LEFT_DOWN),
            (TableAction::Left, GamepadControlDirection::LEFT_LEFT),
            (TableAction::Right, GamepadControlDirection::LEFT_RIGHT),
        ] {
            map.insert(action, stick.threshold(STICK));
        }
        for action in TableAction::BINDABLE {
            for key in self.keys(action) {
                if key.shift {
                    map.insert(
                        action,
                        ButtonlikeChord::modified(ModifierKey::Shift, key.code),
                    );
                } else {
                    map.insert(action, key.code);
                }
            }
            for pad in self.pads(action) {
                match *pad {
                    Pad::Button(button) => map.insert(action, button),
                    stick => match stick.stick() {
                        Some(direction) => map.insert(action, direction.threshold(STICK)),
                        None => &mut map,
                    },
                };
            }
        }
        map
    }
}

/// The bindings of an action: the changed ones or the `first` (default) ones.
fn current<T>(
    changed: &BTreeMap<TableAction, Vec<T>>,
    first: fn(TableAction) -> &'static [T],
    action: TableAction,
) -> &[T] {
    changed
        .get(&action)
        .map_or_else(|| first(action), Vec::as_slice)
}

/// [`Bindings::bind`] for keys or for buttons: `changed` holds the actions that differ from the
/// `first` (default) bindings.
fn bind<T: Copy + PartialEq>(
    changed: &mut BTreeMap<TableAction, Vec<T>>,
    first: fn(TableAction) -> &'static [T],
    action: TableAction,
    new: &[T],
    input: fn(T) -> Input,
) -> BindOutcome {
    let old = current(changed, first, action).to_vec();
    let mut bound = if old == new {
        BindOutcome::Same
    } else {
        BindOutcome::Free
    };
    let put = |changed: &mut BTreeMap<TableAction, Vec<T>>, action, inputs: Vec<T>| {
        if inputs == first(action) {
            changed.remove(&action);
        } else {
            changed.insert(action, inputs);
        }
    };
    for other in TableAction::BINDABLE {
        let had = current(changed, first, other).to_vec();
        if other == action || !had.iter().any(|one| new.contains(one)) {
            continue;
        }
        let mut left: Vec<T> = had
            .iter()
            .copied()
            .filter(|one| !new.contains(one))
            .collect();
        bound = match (left.first(), old.iter().find(|one| !new.contains(one))) {
            (Some(kept), _) => BindOutcome::Kept(other, input(*kept)),
            (None, Some(free)) => {
                left.push(*free);
                BindOutcome::Swapped(other, input(*free))
            }
            (None, None) => bound,
        };
        put(changed, other, left);
    }
    put(changed, action, new.to_vec());
    bound
}

/// An action's entry in the settings file.
#[derive(Serialize, Default)]
struct BindingEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    keys: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pad: Option<Vec<String>>,
}

impl Serialize for Bindings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut entries: BTreeMap<&str, BindingEntry> = BTreeMap::new();
        for (action, keys) in &self.keys {
            entries.entry(action.name()).or_default().keys =
                Some(keys.iter().map(|key| key.name()).collect());
        }
        for (action, pads) in &self.pads {
            entries.entry(action.name()).or_default().pad =
                Some(pads.iter().map(|pad| pad.name()).collect());
        }
        entries.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bindings {
    /// Unknown entries are skipped, and the action keeps its default.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        let mut bindings = Self::default();
        for action in TableAction::BINDABLE {
            let entry = &value[action.name()];
            let keys: Vec<Key> = names(&entry["keys"]).filter_map(Key::parse).collect();
            if !keys.is_empty() {
                bindings.bind_keys(action, &keys);
            }
            let pads: Vec<Pad> = names(&entry["pad"]).filter_map(Pad::parse).collect();
            if !pads.is_empty() {
                bindings.bind_pads(action, &pads);
            }
        }
        Ok(bindings)
    }
}

/// The strings of a list, up to a sensible number.
fn names(value: &serde_json::Value) -> impl Iterator<Item = &str> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(serde_json::Value::as_str)
        .take(8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts;

    const Z: Input = Input::Key(Key::plain(KeyCode::KeyZ));

    fn key(code: KeyCode) -> Input {
        Input::Key(Key::plain(code))
    }

    #[test]
    fn at_first_no_key_and_no_button_does_two_things() {
        let bindings = Bindings::default();
        let mut keys: Vec<Key> = Vec::new();
        let mut pads: Vec<Pad> = Vec::new();
        for action in TableAction::BINDABLE {
            keys.extend(bindings.keys(action));
            pads.extend(bindings.pads(action));
            assert!(!bindings.keys(action).is_empty(), "{action:?} has no key");
        }
        for (index, key) in keys.iter().enumerate() {
            assert!(
                key.bindable() && !key.cap().is_empty() && !keys[..index].contains(key),
                "{key:?}"
            );
        }
        for (index, pad) in pads.iter().enumerate() {
            assert!(pad.bindable() && !pads[..index].contains(pad), "{pad:?}");
        }
    }

    #[test]
    fn every_action_has_words() {
        for action in TableAction::BINDABLE {
            assert!(texts::has(&format!("keys-{}", action.name())), "{action:?}");
        }
    }

    #[test]
    fn binding_frees_swaps_and_refuses() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.bind(TableAction::Undo, Z), BindOutcome::Free);
        assert_eq!(
            bindings.ask(TableAction::Undo),
            PromptKind::Key("Z", "trigger_left")
        );
        assert_eq!(bindings.bind(TableAction::Undo, Z), BindOutcome::Same);
        assert_eq!(
            bindings.bind(TableAction::Undo, key(KeyCode::KeyY)),
            BindOutcome::Swapped(TableAction::Redo, Z),
            "nobody is left without a key"
        );
        assert_eq!(
            bindings.keys(TableAction::Redo),
            [Key::plain(KeyCode::KeyZ)]
        );
        assert_eq!(
            bindings.bind(TableAction::Undo, key(KeyCode::Space)),
            BindOutcome::Kept(TableAction::Act, key(KeyCode::Enter))
        );
        for reserved in [KeyCode::Escape, KeyCode::F11, KeyCode::ShiftLeft] {
            let before = bindings.clone();
            assert_eq!(
                bindings.bind(TableAction::Undo, key(reserved)),
                BindOutcome::Reserved
            );
            assert_eq!(bindings, before);
        }
        let east = Input::Pad(Pad::Button(GamepadButton::East));
        assert_eq!(
            bindings.bind(TableAction::Undo, east),
            BindOutcome::Reserved
        );
        let west = Pad::Button(GamepadButton::West);
        let trigger = Input::Pad(Pad::Button(GamepadButton::LeftTrigger2));
        assert_eq!(
            bindings.bind(TableAction::Undo, Input::Pad(west)),
            BindOutcome::Swapped(TableAction::Hint, trigger)
        );
        assert_eq!(
            bindings.bind(TableAction::Undo, trigger),
            BindOutcome::Swapped(TableAction::Hint, Input::Pad(west))
        );
        assert!(
            bindings.pads.is_empty(),
            "what is as it was at first is not kept"
        );
    }

    #[test]
    fn bindings_come_back_from_their_names() {
        let mut bindings = Bindings::default();
        bindings.bind(TableAction::Undo, key(KeyCode::KeyY));
        bindings.bind(
            TableAction::Hint,
            Input::Key(Key {
                code: KeyCode::KeyH,
                shift: true,
            }),
        );
        bindings.bind(TableAction::Hint, Input::Pad(Pad::StickUp));
        let text = serde_json::to_string(&bindings).expect("written");
        assert!(
            text.contains(r#""hint":{"keys":["Shift+KeyH"],"pad":["RightStickUp"]}"#),
            "{text}"
        );
        assert_eq!(
            serde_json::from_str::<Bindings>(&text).expect("read"),
            bindings
        );
        assert_eq!(
            serde_json::to_string(&Bindings::default()).expect("written"),
            "{}"
        );
    }

    #[test]
    fn what_is_not_understood_is_left_out() {
        let usual = Bindings::default();
        for text in [
            "7",
            "[]",
            "null",
            r#"{"undo":3,"fly":{"keys":["KeyF"]}}"#,
            r#"{"undo":{"keys":["Escape","Foo",2]}}"#,
        ] {
            assert_eq!(
                serde_json::from_str::<Bindings>(text).expect(text),
                usual,
                "{text}"
            );
        }
        let mixed: Bindings = serde_json::from_str(
            r#"{"undo":{"keys":["Nope","KeyZ"],"pad":"x"},"redo":{"keys":["KeyZ"]}}"#,
        )
        .expect("read");
        let both: Vec<Key> = [TableAction::Undo, TableAction::Redo]
            .into_iter()
            .flat_map(|action| mixed.keys(action).to_vec())
            .collect();
        assert_eq!(
            both.iter().filter(|key| key.code == KeyCode::KeyZ).count(),
            1,
            "a key does one thing"
        );
    }
}
