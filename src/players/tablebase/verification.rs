//! Solved endings looked at one by one: each position must be worth what its moves say.

use thiserror::Error;

use crate::players::search::TablebaseResult;

/// What is in a table, or in the part of it that was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verification<P> {
    /// Won by the side to move.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost by the side to move.
    pub lost: u64,
    /// The longest distance, in plies.
    pub longest: u32,
    /// A position with that distance.
    pub example: Option<P>,
}

impl<P> Default for Verification<P> {
    fn default() -> Self {
        Verification {
            won: 0,
            drawn: 0,
            lost: 0,
            longest: 0,
            example: None,
        }
    }
}

/// A value that does not fit those of the positions one ply further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the table says {said:?}, its moves say {found:?}:\n{board}")]
pub struct Contradiction<P> {
    /// The position.
    pub board: P,
    /// What the table says.
    pub said: Option<TablebaseResult>,
    /// What follows from the moves.
    pub found: TablebaseResult,
}

impl<P: Copy> Verification<P> {
    /// Counts a position of which the table says one thing and its moves another.
    ///
    /// # Errors
    /// When these two are not the same.
    pub(in crate::players) fn count(
        &mut self,
        board: &P,
        said: Option<TablebaseResult>,
        found: TablebaseResult,
    ) -> Result<(), Contradiction<P>> {
        if said != Some(found) {
            return Err(Contradiction {
                board: *board,
                said,
                found,
            });
        }
        let plies = match found {
            TablebaseResult::Draw => {
                self.drawn += 1;
                return Ok(());
            }
            TablebaseResult::Win(plies) => {
                self.won += 1;
                plies
            }
            TablebaseResult::Loss(plies) => {
                self.lost += 1;
                plies
            }
        };
        if plies > self.longest {
            self.longest = plies;
            self.example = Some(*board);
        }
        Ok(())
    }
}

/// What the moves of a position say about it: a win the shortest way, a loss held out the longest.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::players) struct ByMoves {
    quickest_win: Option<u32>,
    slowest_loss: Option<u32>,
    draw: bool,
}

impl ByMoves {
    /// A move, by what is known of the position behind it for the side that is to move there:
    /// `same` where that is the side that has moved.
    pub(in crate::players) fn add(&mut self, behind: Option<TablebaseResult>, same: bool) {
        match (behind, same) {
            (Some(TablebaseResult::Loss(plies)), false)
            | (Some(TablebaseResult::Win(plies)), true) => {
                self.quickest_win = Some(self.quickest_win.map_or(plies, |best| best.min(plies)));
            }
            (Some(TablebaseResult::Win(plies)), false)
            | (Some(TablebaseResult::Loss(plies)), true) => {
                self.slowest_loss = Some(self.slowest_loss.map_or(plies, |best| best.max(plies)));
            }
            (Some(TablebaseResult::Draw) | None, _) => self.draw = true,
        }
    }

    /// The value of the position before the moves; without any it is lost.
    pub(in crate::players) const fn known(&self) -> TablebaseResult {
        match (self.quickest_win, self.draw, self.slowest_loss) {
            (Some(plies), _, _) => TablebaseResult::Win(plies + 1),
            (None, true, _) => TablebaseResult::Draw,
            (None, false, Some(plies)) => TablebaseResult::Loss(plies + 1),
            (None, false, None) => TablebaseResult::Loss(0),
        }
    }
}
