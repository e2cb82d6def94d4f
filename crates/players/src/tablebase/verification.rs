//! Verification of a tablebase position by position: each value must follow from its moves.

use thiserror::Error;

use crate::search::TablebaseResult;

/// The positions of a tablebase, or of the part of it that was verified, counted by result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verification<P> {
    /// The number won by the side to move.
    pub won: u64,
    /// The number drawn.
    pub drawn: u64,
    /// The number lost by the side to move.
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

/// A value that does not follow from the positions one ply later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the table says {said:?}, its moves say {found:?}:\n{board}")]
pub struct Contradiction<P> {
    /// The position.
    pub board: P,
    /// The value in the tablebase.
    pub said: Option<TablebaseResult>,
    /// The value that follows from the moves.
    pub found: TablebaseResult,
}

impl<P: Copy> Verification<P> {
    /// Counts a position, and compares its value in the tablebase with that of its moves.
    ///
    /// # Errors
    /// If they differ.
    pub(crate) fn count(
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

/// The value of a position from its moves: the shortest win, or the longest resistance.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ByMoves {
    quickest_win: Option<u32>,
    slowest_loss: Option<u32>,
    draw: bool,
}

impl ByMoves {
    /// Adds a move, by the tablebase result of the position after it for its side to move; `same`
    /// if that is the side that moved.
    pub(crate) fn add(&mut self, behind: Option<TablebaseResult>, same: bool) {
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

    /// The value of the position before the moves; it is lost if there are none.
    pub(crate) const fn known(&self) -> TablebaseResult {
        match (self.quickest_win, self.draw, self.slowest_loss) {
            (Some(plies), _, _) => TablebaseResult::Win(plies + 1),
            (None, true, _) => TablebaseResult::Draw,
            (None, false, Some(plies)) => TablebaseResult::Loss(plies + 1),
            (None, false, None) => TablebaseResult::Loss(0),
        }
    }
}
