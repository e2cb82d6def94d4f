//! Huffing (DR-9): a player may decline a capture, and then the opponent may remove one of the
//! pieces that could have made it.
//!
//! The right to huff lasts for one turn. It is part of the position: in the text it is written
//! after the pieces, as in `W:W22:B14,18:X14`.

use super::board::{Board, Move, Squares};
use crate::stable_hash::GOLDEN_RATIO;

/// Calls `each` for every legal move if `huffable` may be huffed and captures are optional: huffs,
/// then captures, then steps.
pub fn for_each_move(board: &Board, huffable: u32, mut each: impl FnMut(Move)) {
    Squares(huffable).map(Move::huff).for_each(&mut each);
    board.for_each_move(&mut each);
    if board.must_capture() {
        board.steps().iter().copied().for_each(&mut each);
    }
}

/// The pieces that may be huffed after this move, by the squares they then stand on: those that
/// could have captured, if the move is not a capture.
pub fn left_out(board: &Board, mv: Move) -> u32 {
    if mv.is_capture() || mv.is_huff() {
        return 0;
    }
    let could = board.capturers();
    if could & mv.from().mask() == 0 {
        could
    } else {
        could & !mv.from().mask() | mv.to().mask()
    }
}

/// The hash of a board with this set of huffable pieces.
pub const fn key(board: &Board, huffable: u32) -> u64 {
    let key = board.key();
    if huffable == 0 {
        return key;
    }
    let huffs = (huffable as u64).wrapping_mul(GOLDEN_RATIO);
    (key ^ huffs ^ huffs >> 31).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}
