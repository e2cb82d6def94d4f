//! A file with a lesson, a set of puzzles or the captions of a deck, built in or written by anybody.
//!
//! There is one format: the built-in files and those that players write are the same [`LevelFile`],
//! in RON, and the same `check.rs` checks both. The only difference: the sentences of the built-in
//! ones are in `assets/locales/`, because they are translated; a player's own file contains its
//! sentences, in the language of its author.
//!
//! Of a deck such a file contains only the words about the cards. The cards themselves are part of
//! the rules: a deck that differs between two computers would make every link, saved match and hint
//! wrong on one of them.

use std::fmt;

use coffer_texts as texts;
use coffer_texts::Sentence;
use ron::Options;
use ron::error::SpannedError;
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

use super::captions::DeckCaptions;
use super::lessons::Lesson;
use super::puzzles::PuzzleSet;

/// The largest file that is read, in bytes.
pub const LARGEST: usize = 16 << 20;
/// The deepest nesting of brackets; a lesson needs seven.
const DEEPEST: usize = 32;
/// The most characters of RON's own message that are shown.
const LONGEST_REASON: usize = 200;

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LevelFile {
    /// A lesson.
    Lesson(Lesson),
    /// Puzzles of one variant.
    Puzzles(PuzzleSet),
    /// Captions for the cards of a game.
    Deck(DeckCaptions),
}

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Line and column, counted from 1; `None` if the text could be parsed, but its content is wrong.
    pub place: Option<(usize, usize)>,
    /// What is wrong.
    pub sentence: Sentence,
}

impl From<Sentence> for Fault {
    fn from(sentence: Sentence) -> Self {
        let place = None;
        Self { place, sentence }
    }
}

/// Writes it as compilers do: `12:5: sentence`.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "{line}:{column}: ")?;
        }
        self.sentence.fmt(f)
    }
}

impl LevelFile {
    /// Parses a text without checking its content.
    pub(super) fn parse(text: &str) -> Result<Self, Fault> {
        let text = text.trim_start_matches('\u{feff}');
        options().from_str(text).map_err(|error| unreadable(&error))
    }

    /// The variant that it is about.
    #[must_use]
    pub fn variant(&self) -> &str {
        match self {
            Self::Lesson(lesson) => &lesson.variant,
            Self::Puzzles(set) => &set.variant,
            Self::Deck(deck) => &deck.variant,
        }
    }

    /// What it holds, such as “12 puzzles of English draughts”.
    #[must_use]
    pub fn summary(&self) -> Sentence {
        let (key, count) = match self {
            Self::Lesson(lesson) => ("level-lesson", lesson.steps.len()),
            Self::Puzzles(set) => ("level-puzzles", set.puzzles.len()),
            Self::Deck(deck) => ("level-deck", deck.sentences.len()),
        };
        let game = texts::text(&format!("{}-name", self.variant())).to_owned();
        Sentence::new(key).with("n", count).with("game", game)
    }
}

/// The dialect of RON: `Lesson(variant: …)`, and optional values without `Some`.
fn options() -> Options {
    Options::default()
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
        .with_recursion_limit(DEEPEST)
}

fn unreadable(error: &SpannedError) -> Fault {
    let start = error.span.start;
    let why = texts::cut(&error.code.to_string(), LONGEST_REASON);
    Fault {
        place: Some((start.line, start.col)),
        sentence: Sentence::new("level-unreadable").with("why", why),
    }
}
