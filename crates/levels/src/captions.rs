//! What a player's own file tells of the people on the cards of a game: the facts that a class is to
//! learn, or the captions in another language.
//!
//! The cards themselves, their order and their years are part of the rules, so that every link,
//! saved match and hint means the same on every computer; the words about them are not.

use coffer_rules::registry;
use serde::{Deserialize, Serialize};

use super::people::Succession;
use super::quiz::succession;
use super::sentences::OwnSentences;

/// Captions for the cards of a game, from a player's own file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckCaptions {
    /// The key of the variant.
    pub variant: String,
    /// The captions by the keys of the people, such as `henry8`; the others keep those of the game.
    pub sentences: OwnSentences,
    /// The name of its file.
    #[serde(skip)]
    pub file: Option<String>,
}

impl DeckCaptions {
    /// The line of the people that it is about; `None` if the game has none.
    #[must_use]
    pub fn succession(&self) -> Option<&'static Succession> {
        succession(registry::variant(&self.variant)?.family)
    }
}
