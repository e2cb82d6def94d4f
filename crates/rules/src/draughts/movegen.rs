//! Move generation and perft for [`Board`].
//!
//! Generation pushes moves into a closure, so that the search fills its own buffers, perft recurses
//! without a list, and nothing allocates. The side to move is a const parameter, so the rotations
//! become immediate operands.

use std::fmt;
use std::ops::Deref;

use super::board::direction::{JUMP_FROM, STEP_FROM, rotate, unrotate};
use super::board::{Board, CROWN_ROW, Move, Side};

/// The most moves of any position. Twelve kings have at most 48 steps; an exhaustive count over all
/// sets of landing and jumped squares bounds the capture chains against twelve pieces by 40.
pub const MAX_MOVES: usize = 48;

/// The legal moves of a position, in a fixed-size array.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MAX_MOVES],
    len: usize,
}

impl MoveList {
    /// An empty list.
    #[must_use]
    pub const fn new() -> MoveList {
        MoveList {
            moves: [Move {
                taken: 0,
                turns: 0,
                from: 0,
                to: 0,
                jumps: 0,
                crowns: false,
            }; MAX_MOVES],
            len: 0,
        }
    }

    fn push(&mut self, mv: Move) {
        debug_assert!(self.len < MAX_MOVES, "MAX_MOVES bounds every position");
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The pieces from the point of view of the side to move.
#[derive(Clone, Copy)]
struct Sides {
    own: u32,
    opp: u32,
    kings: u32,
    empty: u32,
}

impl Sides {
    #[inline(always)]
    const fn of<const SIDE: usize>(board: &Board) -> Sides {
        let (own, opp) = (board.pieces[SIDE & 1], board.pieces[SIDE & 1 ^ 1]);
        Sides {
            own,
            opp,
            kings: own & board.kings,
            empty: !(own | opp),
        }
    }

    /// Pieces that can step in direction `D`, kings and men alike.
    #[inline(always)]
    const fn steppers<const D: usize>(&self) -> u32 {
        unrotate::<D>(self.empty) & self.own & STEP_FROM[D]
    }

    /// Pieces that can jump in direction `D`, kings and men alike.
    #[inline(always)]
    const fn jumpers<const D: usize>(&self) -> u32 {
        unrotate::<D>(unrotate::<D>(self.empty) & self.opp) & self.own & JUMP_FROM[D]
    }

    /// Pieces that can capture.
    #[inline(always)]
    const fn all_jumpers<const SIDE: usize>(&self) -> u32 {
        let (left, right, back_left, back_right) = if SIDE == 0 {
            (
                self.jumpers::<0>(),
                self.jumpers::<1>(),
                self.jumpers::<2>(),
                self.jumpers::<3>(),
            )
        } else {
            (
                self.jumpers::<2>(),
                self.jumpers::<3>(),
                self.jumpers::<0>(),
                self.jumpers::<1>(),
            )
        };
        left | right | (back_left | back_right) & self.kings
    }

    /// Pieces that can step.
    #[inline(always)]
    const fn all_steppers<const SIDE: usize>(&self) -> u32 {
        let (left, right, back_left, back_right) = if SIDE == 0 {
            (
                self.steppers::<0>(),
                self.steppers::<1>(),
                self.steppers::<2>(),
                self.steppers::<3>(),
            )
        } else {
            (
                self.steppers::<2>(),
                self.steppers::<3>(),
                self.steppers::<0>(),
                self.steppers::<1>(),
            )
        };
        left | right | (back_left | back_right) & self.kings
    }

    /// The number of steps, ignoring captures.
    #[inline(always)]
    fn count_steps<const SIDE: usize>(&self) -> u32 {
        let (left, right) = if SIDE == 0 {
            (self.steppers::<0>(), self.steppers::<1>())
        } else {
            (self.steppers::<2>(), self.steppers::<3>())
        };
        let mut count = ones(left, right);
        if self.kings != 0 {
            let (left, right) = if SIDE == 0 {
                (self.steppers::<2>(), self.steppers::<3>())
            } else {
                (self.steppers::<0>(), self.steppers::<1>())
            };
            count += ones(left & self.kings, right & self.kings);
        }
        count
    }

    /// The steps, ignoring captures.
    #[inline(always)]
    fn steps<const SIDE: usize>(&self, each: &mut impl FnMut(Move)) {
        if SIDE == 0 {
            self.steps_towards::<SIDE, 0>(u32::MAX, each);
            self.steps_towards::<SIDE, 1>(u32::MAX, each);
        } else {
            self.steps_towards::<SIDE, 2>(u32::MAX, each);
            self.steps_towards::<SIDE, 3>(u32::MAX, each);
        }
        if self.kings != 0 {
            if SIDE == 0 {
                self.steps_towards::<SIDE, 2>(self.kings, each);
                self.steps_towards::<SIDE, 3>(self.kings, each);
            } else {
                self.steps_towards::<SIDE, 0>(self.kings, each);
                self.steps_towards::<SIDE, 1>(self.kings, each);
            }
        }
    }

    #[inline(always)]
    fn steps_towards<const SIDE: usize, const D: usize>(
        &self,
        of: u32,
        each: &mut impl FnMut(Move),
    ) {
        let mut rest = self.steppers::<D>() & of;
        while rest != 0 {
            let from = rest & rest.wrapping_neg();
            rest ^= from;
            let to = rotate::<D>(from);
            each(Move {
                taken: 0,
                turns: D as u32,
                from: from.trailing_zeros() as u8,
                to: to.trailing_zeros() as u8,
                jumps: 0,
                crowns: to & CROWN_ROW[SIDE & 1] & !rotate::<D>(self.kings) != 0,
            });
        }
    }

    /// The captures by these jumpers, as whole chains.
    #[inline(always)]
    fn captures<const SIDE: usize>(&self, jumpers: u32, each: &mut impl FnMut(Move)) {
        let mut rest = jumpers;
        while rest != 0 {
            let from = rest & rest.wrapping_neg();
            rest ^= from;
            // The start square is empty for the piece's own later jumps.
            let chain = Chain {
                from: from.trailing_zeros() as u8,
                empty: self.empty | from,
                opp: self.opp,
            };
            let start = Link {
                at: from,
                opp: self.opp,
                turns: 0,
                jumps: 0,
            };
            if from & self.kings != 0 {
                chain.go_on::<SIDE, true, _>(start, each);
            } else {
                chain.go_on::<SIDE, false, _>(start, each);
            }
        }
    }
}

/// The constant part of a capture chain.
struct Chain {
    from: u8,
    empty: u32,
    opp: u32,
}

/// The current state of a capture chain.
#[derive(Clone, Copy)]
struct Link {
    at: u32,
    /// Opposing pieces not yet jumped: a piece cannot be jumped twice (DR-5).
    opp: u32,
    turns: u32,
    jumps: u8,
}

impl Chain {
    /// Continues the chain from `link` in every direction and emits the chains that end (DR-3,
    /// DR-4). Returns whether there was any jump.
    fn go_on<const SIDE: usize, const KING: bool, F: FnMut(Move)>(
        &self,
        link: Link,
        each: &mut F,
    ) -> bool {
        if SIDE == 0 {
            let mut any = self.jump::<SIDE, KING, 0, F>(link, each);
            any |= self.jump::<SIDE, KING, 1, F>(link, each);
            if KING {
                any |= self.jump::<SIDE, KING, 2, F>(link, each);
                any |= self.jump::<SIDE, KING, 3, F>(link, each);
            }
            any
        } else {
            let mut any = self.jump::<SIDE, KING, 2, F>(link, each);
            any |= self.jump::<SIDE, KING, 3, F>(link, each);
            if KING {
                any |= self.jump::<SIDE, KING, 0, F>(link, each);
                any |= self.jump::<SIDE, KING, 1, F>(link, each);
            }
            any
        }
    }

    #[inline(always)]
    fn jump<const SIDE: usize, const KING: bool, const D: usize, F: FnMut(Move)>(
        &self,
        link: Link,
        each: &mut F,
    ) -> bool {
        let over = rotate::<D>(link.at & JUMP_FROM[D]) & link.opp;
        let land = rotate::<D>(over) & self.empty;
        if land == 0 {
            return false;
        }
        let next = Link {
            at: land,
            opp: link.opp ^ over,
            turns: link.turns | (D as u32) << (2 * link.jumps),
            jumps: link.jumps + 1,
        };
        // A man that reaches the last row is crowned, and its turn ends there (DR-6).
        let crowns = !KING && land & CROWN_ROW[SIDE & 1] != 0;
        if crowns || !self.go_on::<SIDE, KING, F>(next, each) {
            self.emit(next, crowns, each);
        }
        true
    }

    #[inline(always)]
    fn emit(&self, link: Link, crowns: bool, each: &mut impl FnMut(Move)) {
        each(Move {
            taken: self.opp ^ link.opp,
            turns: link.turns,
            from: self.from,
            to: link.at.trailing_zeros() as u8,
            jumps: link.jumps,
            crowns,
        });
    }
}

/// The total number of bits set in both sets.
#[inline(always)]
const fn ones(a: u32, b: u32) -> u32 {
    ((a as u64) << 32 | b as u64).count_ones()
}

impl Board {
    /// Calls `each` for every legal move, in a fixed order.
    #[inline(always)]
    fn each_of<const SIDE: usize>(&self, each: &mut impl FnMut(Move)) {
        let sides = Sides::of::<SIDE>(self);
        let jumpers = sides.all_jumpers::<SIDE>();
        if jumpers != 0 {
            sides.captures::<SIDE>(jumpers, each);
        } else {
            sides.steps::<SIDE>(each);
        }
    }

    /// Calls `each` for every legal move, in a fixed order: all captures if there are any, else all
    /// steps (DR-4). Allocates nothing.
    #[inline]
    pub fn for_each_move(&self, mut each: impl FnMut(Move)) {
        match self.turn {
            Side::Black => self.each_of::<0>(&mut each),
            Side::White => self.each_of::<1>(&mut each),
        }
    }

    /// The legal moves. Empty when the side to move has lost (DR-7).
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.for_each_move(|mv| list.push(mv));
        list
    }

    /// The steps, even if a capture is available: the moves of a player that risks being huffed
    /// (DR-9).
    #[must_use]
    pub fn steps(&self) -> MoveList {
        let mut list = MoveList::new();
        match self.turn {
            Side::Black => Sides::of::<0>(self).steps::<0>(&mut |mv| list.push(mv)),
            Side::White => Sides::of::<1>(self).steps::<1>(&mut |mv| list.push(mv)),
        }
        list
    }

    /// The pieces of the side to move that can capture, internal order.
    #[inline]
    pub const fn jumpers(&self) -> u32 {
        match self.turn {
            Side::Black => Sides::of::<0>(self).all_jumpers::<0>(),
            Side::White => Sides::of::<1>(self).all_jumpers::<1>(),
        }
    }

    /// The pieces of the side to move that can capture, in PDN-1 bit order: those an opponent may
    /// huff (DR-9).
    #[must_use]
    pub const fn capturers(&self) -> u32 {
        super::board::to_pdn(self.jumpers())
    }

    /// Whether the side to move has a legal move; without one it has lost (DR-7).
    #[must_use]
    #[inline]
    pub const fn has_legal_move(&self) -> bool {
        let (steppers, jumpers) = match self.turn {
            Side::Black => {
                let sides = Sides::of::<0>(self);
                (sides.all_steppers::<0>(), sides.all_jumpers::<0>())
            }
            Side::White => {
                let sides = Sides::of::<1>(self);
                (sides.all_steppers::<1>(), sides.all_jumpers::<1>())
            }
        };
        steppers | jumpers != 0
    }

    /// The number of steps of the side to move, ignoring captures: its mobility.
    #[must_use]
    #[inline]
    pub fn count_steps(&self) -> u32 {
        match self.turn {
            Side::Black => Sides::of::<0>(self).count_steps::<0>(),
            Side::White => Sides::of::<1>(self).count_steps::<1>(),
        }
    }

    #[inline(always)]
    fn count_of<const SIDE: usize>(&self) -> u64 {
        let sides = Sides::of::<SIDE>(self);
        let jumpers = sides.all_jumpers::<SIDE>();
        if jumpers == 0 {
            return u64::from(sides.count_steps::<SIDE>());
        }
        let mut count = 0;
        sides.captures::<SIDE>(jumpers, &mut |_| count += 1);
        count
    }

    /// The number of legal moves, without generating them.
    #[must_use]
    #[inline]
    pub fn count_moves(&self) -> u64 {
        match self.turn {
            Side::Black => self.count_of::<0>(),
            Side::White => self.count_of::<1>(),
        }
    }
}

/// The number of move sequences of length `depth` (DR-10). The last ply is counted in bulk.
#[must_use]
pub fn perft(board: &Board, depth: u32) -> u64 {
    match (depth, board.turn) {
        (0, _) => 1,
        (1, _) => board.count_moves(),
        (_, Side::Black) => perft_of::<0, 1>(board, depth),
        (_, Side::White) => perft_of::<1, 0>(board, depth),
    }
}

fn perft_of<const SIDE: usize, const OTHER: usize>(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 2 {
        board.each_of::<SIDE>(&mut |mv| nodes += board.play_as::<SIDE>(mv).count_of::<OTHER>());
    } else {
        board.each_of::<SIDE>(&mut |mv| {
            nodes += perft_of::<OTHER, SIDE>(&board.play_as::<SIDE>(mv), depth - 1)
        });
    }
    nodes
}

/// [`perft`] for each move, in the order of [`Board::legal_moves`]. Depth 0 counts as depth 1.
#[must_use]
pub fn perft_divide(board: &Board, depth: u32) -> Vec<(Move, u64)> {
    board
        .legal_moves()
        .iter()
        .map(|&mv| (mv, perft(&board.play(mv), depth.saturating_sub(1))))
        .collect()
}
