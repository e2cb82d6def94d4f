//! Reads JSON that may be partly damaged: only the fields that cannot be read are lost.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The maximum number of damaged fields to search for; a file with more is not worth the time.
const MOST: usize = 100;

/// The result of reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<T> {
    /// The value; fields that could not be read have their defaults.
    pub value: T,
    /// Paths of the fields that could not be read, e.g. `last_setup.level`.
    pub lost: Vec<String>,
}

/// Reads a value, field by field if it cannot be read as a whole.
///
/// # Errors
/// If the text is not a JSON object.
pub fn read<T>(text: &str) -> Result<Read<T>, serde_json::Error>
where
    T: Default + Serialize + DeserializeOwned,
{
    let given: Map<String, Value> = serde_json::from_str(text)?;
    if let Ok(value) = serde_json::from_value(Value::Object(given.clone())) {
        let lost = Vec::new();
        return Ok(Read { value, lost });
    }
    let mut reader = Reader {
        best: serde_json::to_value(T::default())?,
        lost: Vec::new(),
        fits: |value| serde_json::from_value::<T>(value.clone()).is_ok(),
    };
    reader.take_over(&mut Vec::new(), &given);
    Ok(Read {
        value: serde_json::from_value(reader.best)?,
        lost: reader.lost,
    })
}

/// The best value so far; it can always be deserialized.
struct Reader {
    best: Value,
    lost: Vec<String>,
    fits: fn(&Value) -> bool,
}

impl Reader {
    /// Copies each field that still deserializes into the object at `path`.
    fn take_over<'a>(&mut self, path: &mut Vec<&'a str>, given: &'a Map<String, Value>) {
        for (name, value) in given {
            if self.lost.len() >= MOST {
                return;
            }
            path.push(name);
            if !self.set(path, value.clone()) {
                match value {
                    Value::Object(parts) if self.is_object(path) => self.take_over(path, parts),
                    _ => self.lost.push(path.join(".")),
                }
            }
            path.pop();
        }
    }

    /// Sets a value at a path, if the whole still deserializes with it.
    fn set(&mut self, path: &[&str], value: Value) -> bool {
        let mut with = self.best.clone();
        let mut at = &mut with;
        for name in path {
            let Value::Object(fields) = at else {
                return false;
            };
            at = fields.entry(*name).or_insert(Value::Null);
        }
        *at = value;
        let fits = (self.fits)(&with);
        if fits {
            self.best = with;
        }
        fits
    }

    /// Whether there is an object at a path, or an empty one can be put there.
    fn is_object(&mut self, path: &[&str]) -> bool {
        let there = path.iter().try_fold(&self.best, |at, name| at.get(name));
        match there {
            Some(there) => there.is_object(),
            None => self.set(path, Value::Object(Map::new())),
        }
    }
}
