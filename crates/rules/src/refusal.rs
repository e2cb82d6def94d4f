//! Why something is not allowed: the key of a sentence for the player (ALL-4) and what fills it.

use std::fmt;

use coffer_texts::Sentence;

use super::Spot;

/// A refused move: the key of a sentence, what fills it, and the spot that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    sentence: Sentence,
    at: Option<Spot>,
}

impl Refusal {
    /// A refusal with this key (`refusal-…`), under which the text tables have its sentence.
    pub fn new(key: &'static str) -> Self {
        Self {
            sentence: Sentence::new(key),
            at: None,
        }
    }

    /// That a piece cannot move for these places, which are taken: `$n` places in the sentence.
    pub fn blocked(key: &'static str, places: impl Iterator<Item = impl fmt::Display>) -> Self {
        let places: Vec<String> = places.map(|place| place.to_string()).collect();
        let mut blocked = Self::new(key).with("n", places.len());
        blocked.sentence = blocked.sentence.with_list("places", places);
        blocked
    }

    /// Fills `$name` in the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.sentence = self.sentence.with(name, value);
        self
    }

    /// Fills `$name` in the sentence with another text.
    #[must_use]
    pub fn with_text(mut self, name: &'static str, text: Sentence) -> Self {
        self.sentence = self.sentence.with_text(name, text);
        self
    }

    /// Sets the spot that the sentence is about.
    #[must_use]
    pub fn at(mut self, spot: Spot) -> Self {
        self.at = Some(spot);
        self
    }

    /// The key of the sentence.
    pub fn key(&self) -> &'static str {
        self.sentence.key()
    }

    /// What fills `$name` in the sentence, if anything does.
    pub fn value(&self, name: &str) -> Option<String> {
        self.sentence.value(name)
    }

    /// The piece or square that it is about.
    pub fn spot(&self) -> Option<Spot> {
        self.at
    }

    /// The whole sentence in the player's language.
    #[cfg(feature = "texts")]
    pub fn sentence(&self) -> String {
        self.sentence.to_string()
    }
}

/// Writes the whole sentence in the player's language; without the feature `texts`, its key and what
/// fills it.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence.fmt(f)
    }
}

impl std::error::Error for Refusal {}
