//! Whose turn it is.

use serde::{Deserialize, Serialize};

use super::{Outcome, Seat};

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    /// A seat has to choose one of its legal moves.
    Seat(Seat),
    /// Chance has to act: a deal or a shuffle, whose result is recorded as a move.
    Chance,
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// The seat to act, if it is a seat's turn.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(*seat),
            Self::Chance | Self::Over(_) => None,
        }
    }

    /// The outcome, if the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Chance | Self::Seat(_) => None,
        }
    }
}
