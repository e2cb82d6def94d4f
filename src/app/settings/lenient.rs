//! Reads JSON of which a part may be damaged: what cannot be read costs only itself.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// How many damaged fields are looked for; a file with more is not worth the time.
const MOST: usize = 100;

/// What could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<T> {
    /// The value; what could not be read has its usual value.
    pub value: T,
    /// What could not be read, as `last_setup.level`.
    pub lost: Vec<String>,
}

/// Reads a value, field by field where the whole of it cannot be read.
///
/// # Errors
/// When the text is no JSON object.
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

/// The best that is known so far of a value; it can always be read.
struct Reader {
    best: Value,
    lost: Vec<String>,
    fits: fn(&Value) -> bool,
}

impl Reader {
    /// Takes over each of the fields that still fits into what lies at `path`.
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

    /// Puts a value at a path, if the whole can be read with it.
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

    /// Whether an object lies at a path, or an empty one may.
    fn is_object(&mut self, path: &[&str]) -> bool {
        let there = path.iter().try_fold(&self.best, |at, name| at.get(name));
        match there {
            Some(there) => there.is_object(),
            None => self.set(path, Value::Object(Map::new())),
        }
    }
}
