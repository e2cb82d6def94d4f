//! Why something is not allowed, in words for people (ALL-4).

use std::fmt;

use super::Spot;
use crate::texts::{self, Sentence};

/// A refused move: a sentence from the text tables, and where on the table it belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    sentence: Sentence,
    at: Option<Spot>,
}

impl Refusal {
    /// A refusal with the sentence that stands under `key` (`refusal.…`) in the text tables.
    pub fn new(key: &'static str) -> Self {
        Self {
            sentence: Sentence::new(key),
            at: None,
        }
    }

    /// That a piece cannot move for these places, which are taken: under `one` and `more` are the
    /// sentences for one place and for several.
    pub fn blocked(
        one: &'static str,
        more: &'static str,
        places: impl Iterator<Item = impl fmt::Display>,
    ) -> Self {
        let places: Vec<String> = places.map(|place| place.to_string()).collect();
        let key = if places.len() == 1 { one } else { more };
        Self::new(key).with("places", texts::list(&places))
    }

    /// Fills `{name}` in the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.sentence = self.sentence.with(name, value);
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
        self.sentence.key()
    }

    /// The piece or square it is about.
    pub fn spot(&self) -> Option<Spot> {
        self.at
    }

    /// The whole sentence in the player's language.
    pub fn sentence(&self) -> String {
        self.sentence.to_string()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence.fmt(f)
    }
}

impl std::error::Error for Refusal {}
