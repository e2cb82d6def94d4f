//! A match that was found in a text.

use coffer_rules::draughts::PdnReplay;
use coffer_rules::{AnyMatch, Occupant, Turn};

use super::error::CliError;

/// A match that was found in a text.
pub(super) enum Found {
    /// Any match.
    Match(Box<dyn AnyMatch>),
    /// A game of a PDN file, played to its end, with its people.
    Pdn(Box<PdnReplay>, Vec<Occupant>),
}

impl Found {
    /// The whole match.
    pub fn into_match(self) -> Result<Box<dyn AnyMatch>, CliError> {
        match self {
            Self::Match(game) => Ok(game),
            Self::Pdn(replay, people) => Ok(Box::new(replay.into_match(people)?)),
        }
    }

    /// The key of the variant.
    pub fn variant(&self) -> &'static str {
        match self {
            Self::Match(game) => game.variant(),
            Self::Pdn(replay, _) => replay.variant(),
        }
    }

    /// The number of moves.
    pub fn plies(&self) -> usize {
        match self {
            Self::Match(game) => game.ply(),
            Self::Pdn(replay, _) => replay.plies(),
        }
    }

    /// The last position as text.
    pub fn position(&self) -> String {
        match self {
            Self::Match(game) => game.position(),
            Self::Pdn(replay, _) => replay.position(),
        }
    }

    /// Whose turn it is at the end, or the outcome.
    pub fn turn(&self) -> Turn {
        match self {
            Self::Match(game) => game.turn(),
            Self::Pdn(replay, _) => replay.turn(),
        }
    }
}

/// A match, or why it could not be opened.
pub(super) type Opened = Result<Found, CliError>;
