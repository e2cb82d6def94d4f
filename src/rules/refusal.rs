//! Why something is not allowed, in words for people (ALL-4).

use std::fmt;

use super::Spot;
use crate::texts;

/// A refused move: a sentence from the text tables, and where on the table it belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    key: &'static str,
    values: Vec<(&'static str, String)>,
    at: Option<Spot>,
}

impl Refusal {
    /// A refusal with the sentence that stands under `key` (`refusal.…`) in the text tables.
    pub fn new(key: &'static str) -> Self {
        Self {
            key,
            values: Vec::new(),
            at: None,
        }
    }

    /// Fills `{name}` in the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.values.push((name, value.to_string()));
        self
    }

    /// Says where on the table the sentence belongs.
    #[must_use]
    pub fn at(mut self, spot: Spot) -> Self {
        self.at = Some(spot);
        self
    }

    /// The key of the sentence.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The piece or square it is about.
    pub fn spot(&self) -> Option<Spot> {
        self.at
    }

    /// The whole sentence in the player's language.
    pub fn sentence(&self) -> String {
        let values: Vec<(&str, &str)> = self.values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        texts::fill(self.key, &values)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl std::error::Error for Refusal {}
