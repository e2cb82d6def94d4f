//! The board as the search sees it.

use crate::players::search::{Quiescence, SearchPosition};
use crate::rules::draughts::board::{Board, Move};

impl SearchPosition for Board {
    type Move = Move;

    const IS_SELECTIVE: bool = true;

    #[inline]
    fn key(&self) -> u64 {
        Board::key(self)
    }

    #[inline]
    fn side(&self) -> usize {
        self.turn().index()
    }

    #[inline]
    fn moves(&self, into: &mut Vec<Move>) {
        self.for_each_move(|mv| into.push(mv));
    }

    #[inline]
    fn has_moves(&self) -> bool {
        self.has_legal_move()
    }

    #[inline]
    fn play(&self, mv: Move) -> Board {
        Board::play(*self, mv)
    }

    #[inline]
    fn quiescence_class(&self) -> Quiescence {
        if self.must_capture() {
            Quiescence::Forced
        } else if self.with_turn(self.turn().other()).must_capture() {
            Quiescence::Threat
        } else {
            Quiescence::Quiet
        }
    }

    #[inline]
    fn is_progress(&self, mv: Move) -> bool {
        mv.is_capture() || !self.is_king_at(mv)
    }

    #[inline]
    fn ordering_score(&self, mv: Move) -> i32 {
        i32::from(mv.jumps) * 4 + i32::from(mv.crowns) * 6
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        usize::from(mv.from) << 5 | usize::from(mv.to) | usize::from(self.is_king_at(mv)) << 10
    }
}
