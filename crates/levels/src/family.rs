//! What each family gives: its data, and the functions to interpret them.

use coffer_rules::{AnyMatch, Kind, Spot};
use coffer_texts::Sentence;

use super::people::Succession;

/// Files under `levels/` by their names there, each with its text.
macro_rules! files {
    [$($name:literal),* $(,)?] => {
        &[$(($name, include_str!(concat!("../../../levels/", $name)))),*]
    };
}
pub(super) use files;

/// The data of a family, and the functions to interpret them.
pub(super) struct FamilyLevels {
    /// The key of the family in the registry.
    pub(super) key: &'static str,
    /// The names and texts of the files with its lessons and puzzles.
    pub(super) levels: &'static [(&'static str, &'static str)],
    /// The contents of the file with the rules pages.
    pub(super) pages: &'static str,
    /// The contents of the file with the achievements.
    pub(super) achievements: &'static str,
    /// Parses a spot in the data.
    pub(super) spot: fn(&str) -> Option<Spot>,
    /// Parses a card in the data; always `None` for a family without cards.
    pub(super) card: fn(&str) -> Option<Kind>,
    /// The rule that is most relevant in a match right now.
    pub(super) moment: fn(&dyn AnyMatch) -> Option<PageAdvice>,
    /// The line of its people, if questions are asked about them.
    pub(super) succession: Option<fn() -> &'static Succession>,
}

/// What a family has to say of a match, and the page that explains it.
pub(super) struct PageAdvice {
    /// The key of the page.
    pub(super) page: &'static str,
    /// The advice.
    pub(super) sentence: Sentence,
}

impl PageAdvice {
    /// Advice explained on the page with this key; its sentence is stored under `moment.…`.
    pub(super) fn new(page: &'static str, key: &'static str) -> Option<Self> {
        Self::told(page, Sentence::new(key))
    }

    /// Advice with a sentence that has values filled in.
    pub(super) fn told(page: &'static str, sentence: Sentence) -> Option<Self> {
        Some(Self { page, sentence })
    }
}
