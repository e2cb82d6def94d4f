//! Draws by repetition and without progress.

use super::ActiveSearch;
use super::position::{Evaluator, SearchPosition};
use super::score::Score;

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// The score of a draw by repetition or without progress for the side to move. With contempt a
    /// later draw is up to a third less bad: until then the opponent may go wrong.
    #[inline]
    pub(super) fn drawn(&self, position: &P, ply: usize) -> i32 {
        let full = self.options.contempt.abs();
        let left = (full - ply as i32).max(full - full / 3);
        let contempt = left * self.options.contempt.signum();
        if position.side() == self.own {
            -contempt
        } else {
            contempt
        }
    }

    /// Plies without progress up to the current position.
    #[inline]
    pub(super) const fn since_progress(&self) -> usize {
        (self.path.len() as isize - self.counted_from) as usize
    }

    /// Whether a game is drawn after so many plies without progress, or in all.
    #[inline(always)]
    pub(super) const fn is_too_long(&self, since_progress: usize, ply: usize) -> bool {
        since_progress >= self.progress_limit || ply >= self.last_ply
    }

    /// Whether the position, with this key, occurred before in the game or in the current line.
    #[inline]
    pub(super) fn is_repeated(&self, key: u64) -> bool {
        let path = &self.path[self.repeatable_from..];
        path.len() >= 4 && path.contains(&key)
    }

    /// The score of a position that occurred before, for its side to move; `None` if play simply
    /// goes on.
    #[inline]
    pub(super) fn repeated(&self, position: &P, key: u64, ply: usize) -> Option<i32> {
        if P::REFUSES_REPETITION {
            self.refused(key)
        } else {
            self.is_repeated(key).then(|| self.drawn(position, ply))
        }
    }

    /// The score of a position that occurred before if a third occurrence is refused. If it would be
    /// the third, the move there is worse than any loss, so that another one is chosen. If it is the
    /// second in the current line, the sides would go round in a circle, and the side that is refused
    /// first is as good as beaten: it must do something that it has avoided so far.
    pub(super) fn refused(&self, key: u64) -> Option<i32> {
        let path = &self.path[self.repeatable_from..];
        let times = |key: u64| path.iter().filter(|earlier| **earlier == key).count();
        if times(key) >= 2 {
            return Some(Score::WIN);
        }
        let last = path.iter().rposition(|earlier| *earlier == key)?;
        if self.repeatable_from + last < self.root_at {
            return None;
        }
        // The sides move in turn: the side to move here makes the first, the third, … of them.
        let circle = &path[last + 1..];
        let refused = circle.iter().position(|next| times(*next) >= 2);
        let by_the_other = refused.unwrap_or(circle.len()) % 2 == 1;
        Some(if by_the_other {
            Score::CURSED_WIN
        } else {
            -Score::CURSED_WIN
        })
    }
}
