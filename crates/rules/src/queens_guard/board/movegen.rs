//! The legal moves of the side to act.

use super::moves::Move;
use super::{Board, Fate, Task, count};
use crate::queens_guard::cell::{Cell, CellSet, Cells, MAY_STEP, THRONE, shifted};

impl Board {
    /// Where the guards of the side to move can step, by direction, and where its queen can (AG-2,
    /// AG-3).
    #[inline(always)]
    const fn steps(&self) -> ([CellSet; 6], CellSet) {
        let open = self.free() & !self.blocked(self.turn);
        let guards = self.guards(self.turn);
        let mut targets = [0; 6];
        let mut direction = 0;
        while direction < 6 {
            targets[direction] = shifted(guards & MAY_STEP[direction], direction) & open & !THRONE;
            direction += 1;
        }
        (targets, self.queen(self.turn).steps() & open)
    }

    /// Calls `each` for every legal move of a position that is not decided.
    #[inline]
    pub fn for_each_move(&self, mut each: impl FnMut(Move)) {
        match self.task() {
            Task::Place(cells) => Cells(cells).for_each(|to| each(Move::place(to))),
            Task::PlaceQueen(cells) => {
                let from = self.queen(self.turn);
                Cells(cells).for_each(|to| each(Move::shift(from, to)));
            }
            Task::PlaceGuard { guards, cells } => {
                for from in Cells(guards) {
                    Cells(cells).for_each(|to| each(Move::shift(from, to)));
                }
            }
            Task::Resolve(trapped) => self.for_each_resolution(trapped, each),
            Task::Step => {
                let (targets, queen) = self.steps();
                let mut any = queen;
                let from = self.queen(self.turn);
                Cells(queen).for_each(|to| each(Move::shift(from, to)));
                for (direction, set) in targets.into_iter().enumerate() {
                    any |= set;
                    for to in Cells(set) {
                        let from = Cell::first(shifted(to.mask(), (direction + 3) % 6));
                        each(Move::shift(from, to));
                    }
                }
                if any == 0 {
                    each(Move::PASS);
                }
            }
        }
    }

    fn for_each_resolution(&self, trapped: CellSet, mut each: impl FnMut(Move)) {
        for from in Cells(trapped) {
            match self.fate(from) {
                Fate::Sent(cells) | Fate::Exchanged(cells) => {
                    Cells(cells).for_each(|to| each(Move::shift(from, to)));
                }
                Fate::Removed => each(Move::remove(from)),
            }
        }
    }

    /// All legal moves; none if the position is decided.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        if self.decided().is_none() {
            self.for_each_move(|mv| moves.push(mv));
        }
        moves
    }

    /// The number of legal moves, without listing them.
    #[inline]
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        if self.decided().is_some() {
            return 0;
        }
        match self.task() {
            Task::Place(cells) | Task::PlaceQueen(cells) => count(cells),
            Task::PlaceGuard { guards, cells } => count(guards) * count(cells),
            Task::Resolve(trapped) => {
                let mut all = 0;
                self.for_each_resolution(trapped, |_| all += 1);
                all
            }
            Task::Step => {
                let ([a, b, c, d, e, f], queen) = self.steps();
                let all = count(a) + count(b) + count(c) + count(d) + count(e) + count(f);
                (all + count(queen)).max(1)
            }
        }
    }

    /// Whether this move is legal, for any value of the type.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        let mut legal = false;
        if self.decided().is_none() {
            self.for_each_move(|other| legal |= other == mv);
        }
        legal
    }
}

/// The number of move sequences of length `depth` (AG-8). A second pass in a row ends a sequence
/// (AG-7), a repetition does not.
#[must_use]
pub fn perft(board: &Board, depth: u32) -> u64 {
    sequences(board, depth, false)
}

fn sequences(board: &Board, depth: u32, passed: bool) -> u64 {
    match depth {
        0 => 1,
        1 => board.count_moves(),
        _ if board.decided().is_some() => 0,
        _ => {
            let mut nodes = 0;
            board.for_each_move(|mv| {
                let pass = mv == Move::PASS;
                if !(pass && passed) {
                    nodes += sequences(&board.play(mv), depth - 1, pass);
                }
            });
            nodes
        }
    }
}
