//! Reductions: what is unlikely to matter is searched less deeply.

use super::ActiveSearch;
use super::position::{Evaluator, SearchPosition};

/// Eight times the binary logarithm of small numbers.
const LOG: [i32; 256] = {
    let mut logs = [0; 256];
    let mut n = 1;
    while n < 256 {
        logs[n] = (n as u128).pow(8).ilog2() as i32;
        n += 1;
    }
    logs
};

/// From this depth on, a node without a hash move is searched a ply less deeply.
const HASH_MOVE_DEPTH: i32 = 4;

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// How many plies less deeply the move with this index in the order of search is searched.
    #[inline(always)]
    pub(super) fn late_move_reduction(&self, depth: i32, index: usize, expects_cut: bool) -> i32 {
        if !self.selective {
            return 1 + i32::from(index >= 4 && depth >= 4) + i32::from(index >= 8 && depth >= 7);
        }
        let logs = LOG[depth.clamp(1, 255) as usize] * LOG[(index + 1).min(255)];
        // In parts of a ply.
        let reduction = logs * 5 / 16 + 16 + 64 * i32::from(expects_cut);
        (reduction / 64).min(depth - 1)
    }

    /// Internal iterative reduction: the depth of a node, less if it has no hash move.
    #[inline(always)]
    pub(super) const fn without_hash_move(&self, depth: i32, has_hash_move: bool) -> i32 {
        let reduced =
            self.selective && depth >= HASH_MOVE_DEPTH && !has_hash_move && !self.verifying;
        depth - reduced as i32
    }
}
