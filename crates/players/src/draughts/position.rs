//! The board as the search sees it.

use coffer_rules::draughts::board::{Board, Move, Square, Squares};

use crate::search::{Quiescence, SearchPosition, steps_between};

/// The squares next to any of these, in PDN-1 bit order.
fn around(set: u128) -> u128 {
    let beside = |square: Square| {
        let (row, col) = (square.row(), square.col());
        let rows = [row.wrapping_sub(1), row + 1];
        let squares =
            rows.map(|row| [col.wrapping_sub(1), col + 1].map(|col| Square::at(row, col)));
        squares.into_iter().flatten().flatten()
    };
    let near = Squares(set as u32).flat_map(beside);
    near.fold(0, |set, square| set | u128::from(square.mask()))
}

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

    fn steps_to_offer(&self, root: &Board) -> u32 {
        let changed = self.black() ^ root.black() | self.white() ^ root.white();
        steps_between(changed.into(), self.capturers().into(), around)
    }

    #[inline]
    fn is_progress(&self, mv: Move) -> bool {
        mv.is_capture() || !self.is_king_at(mv)
    }

    #[inline]
    fn ordering_score(&self, mv: Move) -> i32 {
        mv.capture_count() as i32 * 4 + i32::from(mv.crowns()) * 6
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        usize::from(mv.from_bit()) << 5
            | usize::from(mv.to_bit())
            | usize::from(self.is_king_at(mv)) << 10
    }
}
