//! A text with several games, listed so that one can be chosen.

use crate::{Outcome, Record};

/// A game of a text with several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its number in the text, from 1; games that cannot be opened count too.
    pub number: usize,
    /// The key of its variant, if the text does not say which of several it is; then each of them
    /// is in the list.
    pub variant: Option<&'static str>,
    /// The players' names by seat; empty where the text has none.
    pub players: Vec<String>,
    /// The event; empty if the text names none.
    pub event: String,
    /// The date as the text gives it; may be empty.
    pub date: String,
    /// How it ended; `None` if it did not.
    pub outcome: Option<Outcome>,
    /// The number of moves of all players together.
    pub plies: usize,
    /// The game alone, which [`open_text`](super::share::open_text) opens.
    pub text: String,
    /// Its record, if it is a match as our programs write it.
    pub record: Option<Box<Record>>,
}

/// A game that cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadGame {
    /// Its number in the text, from 1.
    pub number: usize,
    /// The line of the fault, from 1; `None` if it is not known.
    pub line: Option<usize>,
    /// Why, as a sentence.
    pub why: String,
}

/// The games of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameList {
    /// Those that can be opened, in their order.
    pub games: Vec<ListedGame>,
    /// Those that cannot be opened, in their order.
    pub unread: Vec<UnreadGame>,
}

impl GameList {
    /// Whether there is something to choose, or to report of games that cannot be opened.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        !self.games.is_empty() && self.games.len() + self.unread.len() > 1
    }
}

/// Something that the file of a match says besides its moves: its tags, a comment, a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileNote {
    /// The number of moves before it.
    pub after: usize,
    /// What it says, as it is written in the file.
    pub text: String,
}
