//! All games of a text, and those that could not be read.

use super::{PdnError, PdnGame, PdnGames, TextPosition};

/// A game of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGame {
    /// Its number in the text, from 1; games that cannot be read count too.
    pub number: usize,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The game.
    pub game: PdnGame,
    /// Where each of its moves stands in the text.
    pub places: Vec<TextPosition>,
}

impl FoundGame {
    /// Where a move stands in the text, counted from 1; otherwise where the game begins.
    #[must_use]
    pub fn place_of(&self, number: Option<usize>) -> TextPosition {
        let index = number.and_then(|number| number.checked_sub(1));
        let begin = TextPosition {
            line: self.line,
            column: 1,
        };
        index
            .and_then(|index| self.places.get(index).copied())
            .unwrap_or(begin)
    }
}

/// A game that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedGame {
    /// Its number in the text, from 1.
    pub number: usize,
    /// Where and why.
    pub error: PdnError,
}

/// The games of a text: those that can be read, and what was skipped. Their moves are not yet
/// checked by the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PdnCollection {
    /// The games, in their order.
    pub games: Vec<FoundGame>,
    /// The games that could not be read, in their order.
    pub skipped: Vec<SkippedGame>,
}

impl PdnCollection {
    /// Reads all games of a text. A text without a game gives an empty collection.
    pub fn read(text: &str) -> Self {
        let mut out = Self::default();
        for found in PdnGames::new(text) {
            match found {
                Ok(game) => out.games.push(game),
                Err(skipped) => out.skipped.push(skipped),
            }
        }
        out
    }
}
