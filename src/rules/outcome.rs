//! How a match ends.

use serde::{Deserialize, Serialize};

use super::Seat;

/// Why a match is over. Each has a sentence under `outcome.<key>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A side has no piece left.
    NoPieces,
    /// A side has pieces but cannot move.
    NoMoves,
    /// The winner has given all pieces away (Losing Draughts).
    AllGiven,
    /// The winner has pieces but cannot move (Losing Draughts).
    Stuck,
    /// The wolf is past the sheep.
    GotPast,
    /// The wolf cannot move.
    ShutIn,
    /// A side has fewer men than a mill takes.
    TwoMen,
    /// The same position stood on the board for the third time.
    ThirdRepetition,
    /// Too many moves went by without progress.
    NoProgress,
    /// Too many moves went by without a mill.
    NoMill,
    /// The players agreed to a draw.
    Agreed,
    /// A player resigned.
    Resigned,
    /// A player's time was up.
    OutOfTime,
    /// The score decided.
    Score,
}

impl Reason {
    /// The reason's stable name, as in records and texts.
    pub fn key(self) -> &'static str {
        match self {
            Self::NoPieces => "no_pieces",
            Self::NoMoves => "no_moves",
            Self::AllGiven => "all_given",
            Self::Stuck => "stuck",
            Self::GotPast => "got_past",
            Self::ShutIn => "shut_in",
            Self::TwoMen => "two_men",
            Self::ThirdRepetition => "third_repetition",
            Self::NoProgress => "no_progress",
            Self::NoMill => "no_mill",
            Self::Agreed => "agreed",
            Self::Resigned => "resigned",
            Self::OutOfTime => "out_of_time",
            Self::Score => "score",
        }
    }
}

/// The result of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winning seats; none is a draw.
    pub winners: Vec<Seat>,
    /// Why it ended.
    pub reason: Reason,
    /// Points by seat, empty where a game has none.
    #[serde(default)]
    pub scores: Vec<i32>,
}

impl Outcome {
    /// A win for one seat.
    pub fn win(seat: Seat, reason: Reason) -> Self {
        Self {
            winners: vec![seat],
            reason,
            scores: Vec::new(),
        }
    }

    /// A draw.
    pub fn draw(reason: Reason) -> Self {
        Self {
            winners: Vec::new(),
            reason,
            scores: Vec::new(),
        }
    }

    /// Whether nobody won.
    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }
}
