//! Scores, and how they are stored in the transposition table.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::position::GameEnd;

/// A score for the side to move: hundredths of a man, or a win or loss in a number of plies.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Score(pub i32);

/// Above every score, including the root noise.
pub(super) const INFINITE: i32 = 2 * Score::WIN;

impl Score {
    /// The score of a game already won.
    pub const WIN: i32 = 32_000;
    /// Evaluations, unlike wins, stay within this.
    pub(super) const MAX_EVALUATION: i32 = 30_000;
    /// A win that the draw without progress or a third repetition may still prevent, minus the
    /// plies that it takes; or an advantage because the other side is refused a repetition first.
    pub(super) const CURSED_WIN: i32 = 20_000;
    /// A win in an unknown number of plies, plus an evaluation of at most
    /// [`Score::MOST_BESIDE_OUTCOME`].
    pub(super) const UNCOUNTED_WIN: i32 = 10_000;
    pub(super) const MOST_BESIDE_OUTCOME: i32 = 2_000;

    /// The number of plies to a forced win of the side to move, if there is one.
    #[must_use]
    pub const fn win_in(self) -> Option<u32> {
        if self.0 > Score::MAX_EVALUATION {
            Some((Score::WIN - self.0) as u32)
        } else {
            None
        }
    }

    /// The number of plies to a forced loss of the side to move, if there is one.
    #[must_use]
    pub const fn loss_in(self) -> Option<u32> {
        Score(-self.0).win_in()
    }
}

/// Writes `+0.35`, `#5` for a win in five plies, `-#4` for a loss in four.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.win_in(), self.loss_in()) {
            (Some(plies), _) => write!(f, "#{plies}"),
            (_, Some(plies)) => write!(f, "-#{plies}"),
            _ => write!(
                f,
                "{}{}.{:02}",
                if self.0 < 0 { '-' } else { '+' },
                self.0.abs() / 100,
                self.0.abs() % 100
            ),
        }
    }
}

pub(super) const fn ending_score(ending: GameEnd, ply: usize) -> i32 {
    match ending {
        GameEnd::Win => Score::WIN - ply as i32,
        GameEnd::Loss => ply as i32 - Score::WIN,
        GameEnd::Draw => 0,
    }
}

/// Win scores are stored relative to the position and used relative to the root.
pub(super) const fn to_table(score: i32, ply: usize) -> i16 {
    let own = if score > Score::MAX_EVALUATION {
        score + ply as i32
    } else if score < -Score::MAX_EVALUATION {
        score - ply as i32
    } else {
        score
    };
    own as i16
}

pub(super) const fn from_table(score: i16, ply: usize) -> i32 {
    let score = score as i32;
    if score > Score::MAX_EVALUATION {
        score - ply as i32
    } else if score < -Score::MAX_EVALUATION {
        score + ply as i32
    } else {
        score
    }
}
