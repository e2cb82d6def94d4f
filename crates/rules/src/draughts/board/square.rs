//! The squares, in PDN numbers and in the internal order, and the directions of a step.

use std::fmt;

use coffer_texts::Sentence;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One of the 32 dark squares. Displayed and serialized as its PDN number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

/// The error for a number that is not a PDN square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Sentence::new("position-draughts-no_square").with("square", .0))]
pub struct NoSquare(u8);

impl TryFrom<u8> for Square {
    type Error = NoSquare;

    fn try_from(number: u8) -> Result<Square, NoSquare> {
        Square::from_pdn(number).ok_or(NoSquare(number))
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.pdn()
    }
}

impl Square {
    /// The square with this index (its PDN number minus one); `None` above 31.
    #[must_use]
    pub const fn new(index: u8) -> Option<Square> {
        if index < 32 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square with this PDN number, 1 to 32; `None` for any other.
    #[must_use]
    pub const fn from_pdn(number: u8) -> Option<Square> {
        if number == 0 {
            None
        } else {
            Square::new(number - 1)
        }
    }

    /// The dark square in this row (0 at the top, Black's side) and column (0 at the left, the
    /// a-file); `None` for a light square or one off the board.
    #[must_use]
    pub const fn at(row: u8, col: u8) -> Option<Square> {
        if row < 8 && col < 8 && (row + col) % 2 == 1 {
            Some(Square(row * 4 + col / 2))
        } else {
            None
        }
    }

    /// The index: the PDN number minus one, 0 to 31.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The PDN number, 1 to 32.
    #[must_use]
    pub const fn pdn(self) -> u8 {
        self.0 + 1
    }

    /// The row: 0 at the top (squares 1–4) to 7 at the bottom (squares 29–32).
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// The column: 0 at the left (the a-file) to 7 at the right.
    #[must_use]
    pub const fn col(self) -> u8 {
        2 * (self.0 % 4) + (self.row() + 1) % 2
    }

    /// The set of this square alone, in PDN-1 bit order.
    #[must_use]
    pub const fn mask(self) -> u32 {
        1 << self.0
    }

    /// All 32 squares in PDN order.
    #[must_use]
    pub fn all() -> Squares {
        Squares(u32::MAX)
    }

    /// The square of an internal bit.
    pub const fn from_bit(bit: u8) -> Square {
        Square(PDN_OF_BIT[(bit & 31) as usize])
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.pdn())
    }
}

/// Writes the PDN number.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pdn())
    }
}

/// Iterates over a set of squares given in PDN-1 bit order, lowest number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squares(pub u32);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Square(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}

/// Internal bit of each square, by PDN-1 index.
pub(super) const BIT_OF_PDN: [u8; 32] = {
    let mut table = [0; 32];
    let mut s = 0;
    while s < 32 {
        let (row, i) = (s / 4, s % 4);
        table[s] = ((8 * (row / 2) + row % 2 + 6 * i) % 32) as u8;
        s += 1;
    }
    table
};

/// PDN-1 index of each internal bit.
const PDN_OF_BIT: [u8; 32] = {
    let mut table = [0; 32];
    let mut s = 0;
    while s < 32 {
        table[BIT_OF_PDN[s] as usize] = s as u8;
        s += 1;
    }
    table
};

/// Converts a set from PDN-1 bit order to the internal order.
pub const fn to_internal(set: u32) -> u32 {
    let mut rest = set;
    let mut out = 0;
    while rest != 0 {
        out |= 1 << BIT_OF_PDN[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    out
}

/// Converts a set from the internal order to PDN-1 bit order.
pub(crate) const fn to_pdn(set: u32) -> u32 {
    let mut rest = set;
    let mut out = 0;
    while rest != 0 {
        out |= 1 << PDN_OF_BIT[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    out
}

/// The squares of a row in the internal order; row 0 is squares 1–4.
pub const fn row_set(row: u32) -> u32 {
    to_internal(0xF << (4 * row))
}

/// The row where a man is crowned, by side index, internal order.
pub const CROWN_ROW: [u32; 2] = [row_set(7), row_set(0)];

pub mod direction {
    //! The four step directions: 0 down left, 1 down right (both forward for Black), 2 up left, 3
    //! up right (forward for White).

    use super::to_internal;

    /// The set shifted one step in direction `D`, without masking out squares that wrap.
    #[inline(always)]
    pub const fn rotate<const D: usize>(set: u32) -> u32 {
        match D {
            0 => set.rotate_left(1),
            1 => set.rotate_left(7),
            2 => set.rotate_right(7),
            _ => set.rotate_right(1),
        }
    }

    /// The inverse of [`rotate`].
    #[inline(always)]
    pub(crate) const fn unrotate<const D: usize>(set: u32) -> u32 {
        match D {
            0 => set.rotate_right(1),
            1 => set.rotate_right(7),
            2 => set.rotate_left(7),
            _ => set.rotate_left(1),
        }
    }

    /// [`rotate`] with a direction known only at run time.
    #[inline(always)]
    pub const fn rotate_by(direction: usize, set: u32) -> u32 {
        match direction & 3 {
            0 => rotate::<0>(set),
            1 => rotate::<1>(set),
            2 => rotate::<2>(set),
            _ => rotate::<3>(set),
        }
    }

    /// The squares with at least `reach` more squares in direction `d`.
    const fn with_room(d: usize, reach: i32) -> u32 {
        let mut set = 0;
        let mut s = 0;
        while s < 32 {
            let row = s / 4;
            let col = 2 * (s % 4) + (row + 1) % 2;
            let to_row = if d < 2 { row + reach } else { row - reach };
            let to_col = if d & 1 == 0 { col - reach } else { col + reach };
            if to_row >= 0 && to_row < 8 && to_col >= 0 && to_col < 8 {
                set |= 1 << s;
            }
            s += 1;
        }
        to_internal(set)
    }

    /// Squares from which a step in the direction stays on the board.
    pub const STEP_FROM: [u32; 4] = [
        with_room(0, 1),
        with_room(1, 1),
        with_room(2, 1),
        with_room(3, 1),
    ];

    /// Squares from which a jump in the direction stays on the board.
    pub(crate) const JUMP_FROM: [u32; 4] = [
        with_room(0, 2),
        with_room(1, 2),
        with_room(2, 2),
        with_room(3, 2),
    ];
}
