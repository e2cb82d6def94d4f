//! Requests of other programs: JSON objects, one on a line, and what is wrong with a line that is none,
//! in our own words.

use coffer_texts::{Sentence, cut, text};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// What a part of a request must be. The names of the texts follow from it.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Text,
    /// A whole number from 0.
    Number,
    /// A whole number from 1.
    Limit,
    /// A whole number from 0 to 255.
    Small,
    Switch,
    Texts,
    Options,
    SeatOptions,
}

impl Kind {
    const fn key(self) -> &'static str {
        match self {
            Kind::Text => "cli-serve-kind-text",
            Kind::Number => "cli-serve-kind-number",
            Kind::Limit => "cli-serve-kind-limit",
            Kind::Small => "cli-serve-kind-small",
            Kind::Switch => "cli-serve-kind-switch",
            Kind::Texts => "cli-serve-kind-texts",
            Kind::Options => "cli-serve-kind-options",
            Kind::SeatOptions => "cli-serve-kind-seat_options",
        }
    }

    fn fits(self, value: &Value) -> bool {
        let options = |value: &Value| {
            let values = value.as_object().map(|parts| parts.values());
            values.is_some_and(|mut values| values.all(Value::is_string))
        };
        let all = |fits: fn(&Value) -> bool| {
            let list = value.as_array();
            list.is_some_and(|list| list.iter().all(fits))
        };
        let number = |range: std::ops::RangeInclusive<u64>| {
            value.as_u64().is_some_and(|number| range.contains(&number))
        };
        match self {
            Kind::Text => value.is_string(),
            Kind::Number => number(0..=u64::MAX),
            Kind::Limit => number(1..=u64::from(u32::MAX)),
            Kind::Small => number(0..=255),
            Kind::Switch => value.is_boolean(),
            Kind::Texts => all(Value::is_string),
            Kind::Options => options(value),
            Kind::SeatOptions => {
                let list = value.as_array();
                list.is_some_and(|list| list.iter().all(options))
            }
        }
    }
}

/// A part of a request: its name, what it must be, and whether it must be there.
pub(super) type Part = (&'static str, Kind, bool);

/// A command with its parts.
pub(super) type Command = (&'static str, &'static [Part]);

/// How many characters of a request an error quotes.
const MOST_QUOTED: usize = 80;

/// The names of commands.
pub(super) fn names(commands: &[Command]) -> Vec<&'static str> {
    commands.iter().map(|(name, _)| *name).collect()
}

/// Reads a line with one of these commands. `null` stands for a part that is left out.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub(super) fn read<T: DeserializeOwned>(line: &[u8], commands: &[Command]) -> Result<T, String> {
    let value: Value = serde_json::from_slice(line).map_err(|error| {
        let column = error.column().max(1);
        Sentence::new("cli-serve-no_json")
            .with("column", column)
            .to_string()
    })?;
    let Value::Object(mut parts) = value else {
        return Err(text("cli-serve-no_object").to_owned());
    };
    parts.retain(|_, value| !value.is_null());
    check(&parts, commands)?;
    serde_json::from_value(Value::Object(parts)).map_err(|_| text("cli-serve-no_object").to_owned())
}

/// What is wrong with the parts of a request.
fn check(parts: &Map<String, Value>, commands: &[Command]) -> Result<(), String> {
    let name = match parts.get("cmd") {
        None => return Err(text("cli-serve-no_command").to_owned()),
        Some(Value::String(name)) => name.clone(),
        Some(other) => other.to_string(),
    };
    let quoted = |text: &str| cut(text, MOST_QUOTED);
    let Some((command, known)) = commands.iter().find(|(command, _)| *command == name) else {
        return Err(Sentence::new("cli-serve-unknown_command")
            .with("name", quoted(&name))
            .with("commands", names(commands).join(text("list-comma")))
            .to_string());
    };
    for (name, value) in parts.iter().filter(|(name, _)| *name != "cmd") {
        let Some((_, kind, _)) = known.iter().find(|(part, ..)| part == name) else {
            return Err(Sentence::new("cli-serve-unknown_part")
                .with("name", quoted(name))
                .with("command", command)
                .to_string());
        };
        if !kind.fits(value) {
            return Err(Sentence::new("cli-serve-wrong_part")
                .with("name", name)
                .with("kind", text(kind.key()))
                .to_string());
        }
    }
    let mut needed = known.iter().filter(|(_, _, needed)| *needed);
    match needed.find(|(name, ..)| !parts.contains_key(*name)) {
        None => Ok(()),
        Some((name, ..)) => Err(Sentence::new("cli-serve-missing_part")
            .with("name", name)
            .with("command", command)
            .to_string()),
    }
}
