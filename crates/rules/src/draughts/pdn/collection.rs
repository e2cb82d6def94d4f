//! All games of a text, and those that could not be read.

use super::{FoundGame, PdnError, PdnGame, PdnGames, SkippedGame};

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

/// Reads all games of a text, stopping at the first that cannot be read. See [`PdnCollection`] for a
/// reader that goes on.
///
/// # Errors
/// If a game cannot be read, or the text is longer than [`MAX_TEXT`](super::MAX_TEXT).
pub fn parse(text: &str) -> Result<Vec<PdnGame>, PdnError> {
    let games = PdnGames::new(text).map(|found| match found {
        Ok(found) => Ok(found.game),
        Err(skipped) => Err(skipped.error),
    });
    games.collect()
}
