//! Puzzles against the clock, as they are on the table.

use crate::app::countdown::Countdown;
use crate::levels::rush::PuzzleRush;
use crate::texts::{plural, text};

/// A rush at the table.
#[derive(Clone, Debug)]
pub struct ActiveRush {
    /// The variant of its puzzles.
    pub variant: String,
    /// The puzzles to come, and how it went so far.
    pub puzzles: PuzzleRush,
    /// The time left.
    pub clock: Countdown,
    /// The most puzzles solved in one rush before this.
    pub best: u32,
    /// When the next puzzle comes, in seconds of app time; `None` while one is being solved.
    pub(super) goes_on: Option<f32>,
}

impl ActiveRush {
    /// The score in words, with the best one before.
    pub(super) fn result(&self) -> String {
        let count = |n: u32| usize::try_from(n).unwrap_or(usize::MAX);
        let solved = self.puzzles.solved;
        let second = if solved > self.best {
            text("rush-best-new").to_owned()
        } else {
            plural("rush-best", count(self.best))
        };
        [plural("rush-result", count(solved)), second].join(text("sentence-gap"))
    }
}
