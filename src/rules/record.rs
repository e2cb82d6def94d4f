//! The lasting form of a match (ALL-1): save, undo, replay, share code, bug report and golden test are all this one thing.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::Serialize;

use super::Seat;

/// The format that this program writes. It reads this and every older one.
pub const FORMAT: u32 = 1;

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person, by the name shown (empty: no name given).
    Person(String),
    /// A courtier of this level, 1 to 5.
    Courtier(u8),
    /// Somebody who moves at random.
    Random,
}

impl Occupant {
    /// Whether a person sits here.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}

/// An end that no move made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// This seat gave up (ALL-3).
    Resigned(Seat),
    /// The players agreed to a draw.
    Agreed,
}

/// A match as data: replaying it gives the same match everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub format: u32,
    /// The key of the variant.
    pub variant: String,
    /// Its options; those left out have their defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Who sat at the table, by seat.
    pub seats: Vec<Occupant>,
    /// The seed of the computer players and of chance; replay does not need it.
    pub seed: u64,
    /// The first position where it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Every move and outcome of chance, in notation.
    pub moves: Vec<String>,
    /// How it ended, where no move ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// Why a text is no record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// Not readable at all.
    #[error("this is not a saved match ({0})")]
    Unreadable(#[from] serde_json::Error),
    /// From a later version of the game.
    #[error("this match was saved by a newer version of King's Coffer (format {0}; this one reads up to {FORMAT})")]
    TooNew(u64),
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// When the text is no record, or one of a newer format.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let value: serde_json::Value = serde_json::from_str(text)?;
        if let Some(format) = value.get("format").and_then(serde_json::Value::as_u64)
            && format > u64::from(FORMAT)
        {
            return Err(RecordError::TooNew(format));
        }
        Ok(serde_json::from_value(value)?)
    }

    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record has only strings, numbers and lists")
    }
}
