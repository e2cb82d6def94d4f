//! The legal moves of the side to move.

use super::moves::{Move, NONE};
use super::point::{Point, Points};
use super::{Board, MAY};
use crate::mill::lines::{
    around, back, closing, inward, line_across, line_back, line_on, line_spoke, on, outward, twice,
};

/// The step to each target: along the rings forward and back, and along the spokes in and out; each
/// direction takes 32 entries. Entries that no step leads to are meaningless.
static STEPS: [[Move; 64]; 2] = {
    let mut steps = [[Move(0); 64]; 2];
    let mut to = 0;
    while to < 24 {
        let bit = 1 << to;
        let from = [[back(bit), on(bit)], [outward(bit), inward(bit)]];
        let mut i = 0;
        while i < 4 {
            let from = from[i / 2][i % 2] as u32;
            if from != 0 {
                steps[i / 2][32 * (i % 2) + to] =
                    Move::of_parts([Point::of_bit(from).0, to as u8, NONE]);
            }
            i += 1;
        }
        to += 1;
    }
    steps
};

impl Board {
    /// The steps of a set of men to free points: for each of rings and spokes, the targets, and
    /// those of them that close a mill. The lower half of a number is one direction, the upper half
    /// the other: see [`STEPS`].
    #[inline(always)]
    const fn steps(men: u32, free: u32) -> [(u64, u64); 2] {
        let (men, free) = (men as u64, twice(free));
        // A man that steps along a ring leaves its old line, so at a corner it can close only the
        // line ahead, and at a midpoint only the spoke.
        let spoke = line_spoke(men);
        let across = line_across(men);
        let ring = (on(men) | back(men) << 32) & free;
        let spokes = (inward(men) | outward(men) << 32) & free;
        let lines = line_on(men) | spoke | (line_back(men) | spoke) << 32;
        [
            (ring, ring & lines),
            (spokes, spokes & (across | across << 32)),
        ]
    }

    /// Calls `each` for every legal move, in a fixed order.
    #[inline]
    pub fn for_each_move(&self, mut each: impl FnMut(Move)) {
        if self.beaten().is_some() {
            return;
        }
        let (men, free) = (self.men(self.turn()), self.free());
        let removable = self.removable();
        // A move without a removal is legal if it closes no mill, there is nothing to remove, or
        // removing is optional.
        let mut add = |mv: Move, closes: bool| {
            if closes {
                for taken in Points(removable) {
                    each(mv.taking(taken));
                }
                if removable != 0 && self.0 & MAY == 0 {
                    return;
                }
            }
            each(mv);
        };
        if self.may_place() {
            let closing = closing(men);
            for to in Points(free) {
                add(Move::of_parts([NONE, to.0, NONE]), closing & to.mask() != 0);
            }
        }
        if !self.may_move() {
            return;
        }
        if self.flies(self.turn()) {
            for from in Points(men) {
                let closing = closing(men ^ from.mask());
                for to in Points(free) {
                    add(
                        Move::of_parts([from.0, to.0, NONE]),
                        closing & to.mask() != 0,
                    );
                }
            }
            return;
        }
        for ((targets, closing), steps) in Board::steps(men, free).into_iter().zip(&STEPS) {
            let mut rest = targets;
            while rest != 0 {
                add(
                    steps[(rest.trailing_zeros() & 63) as usize],
                    closing & rest & rest.wrapping_neg() != 0,
                );
                rest &= rest - 1;
            }
        }
    }

    /// All legal moves.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(32);
        self.for_each_move(|mv| moves.push(mv));
        moves
    }

    /// The number of legal moves, without generating them.
    #[inline]
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        if self.beaten().is_some() {
            return 0;
        }
        let (men, free) = (self.men(self.turn()), self.free());
        let (mut all, mut closed) = (0, 0);
        if self.may_place() {
            all += free.count_ones();
            closed += (closing(men) & free).count_ones();
        }
        if self.may_move() {
            if self.flies(self.turn()) {
                for from in Points(men) {
                    all += free.count_ones();
                    closed += (closing(men ^ from.mask()) & free).count_ones();
                }
            } else {
                for (targets, closing) in Board::steps(men, free) {
                    all += targets.count_ones();
                    closed += closing.count_ones();
                }
            }
        }
        if closed > 0 {
            let removable = self.removable().count_ones();
            let removals = if self.0 & MAY != 0 {
                removable + 1
            } else {
                removable.max(1)
            };
            all += closed * removals - closed;
        }
        u64::from(all)
    }

    /// Whether there is a legal move.
    #[inline(always)]
    #[must_use]
    pub const fn has_legal_move(&self) -> bool {
        if self.beaten().is_some() {
            return false;
        }
        if self.may_place() {
            return true;
        }
        self.may_move()
            && (self.flies(self.turn()) || around(self.men(self.turn())) & self.free() != 0)
    }
}

/// The number of move sequences of length `depth` (NM-9, NM-10).
#[must_use]
pub fn perft(board: &Board, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => board.count_moves(),
        _ => {
            let mut nodes = 0;
            board.for_each_move(|mv| nodes += perft(&board.play(mv), depth - 1));
            nodes
        }
    }
}
