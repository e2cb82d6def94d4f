//! The value of a tablebase position in a byte.

use super::predicted::Predicted;
use crate::search::TablebaseResult;

/// 0 is a draw; n + 1 is a result in n plies: a win of the side to move if n is odd, a loss if it
/// is even, as the sides alternate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct ValueByte(pub u8);

impl ValueByte {
    pub const DRAW: ValueByte = ValueByte(0);
    pub const LOST_NOW: ValueByte = ValueByte(1);
    /// Not a value: unknown so far.
    pub const OPEN: ValueByte = ValueByte(u8::MAX);

    pub const fn known(self) -> TablebaseResult {
        match self.0 {
            0 => TablebaseResult::Draw,
            n if n % 2 == 0 => TablebaseResult::Win(n as u32 - 1),
            n => TablebaseResult::Loss(n as u32 - 1),
        }
    }

    /// The value of a move to a position of this value, for the side that makes it.
    pub const fn of_move(self) -> ValueByte {
        match self.0 {
            0 => ValueByte::DRAW,
            n => ValueByte(n.saturating_add(1)),
        }
    }

    /// For comparing: a quick win over a slow one, over a draw, over a slow loss, over a quick one.
    pub const fn rank(self) -> i32 {
        match self.0 {
            0 => 0,
            n if n % 2 == 0 => 1000 - n as i32,
            n => n as i32 - 1000,
        }
    }

    /// The better one for the side to move.
    pub const fn max(self, other: ValueByte) -> ValueByte {
        if other.rank() > self.rank() {
            other
        } else {
            self
        }
    }
}

impl Predicted for ValueByte {
    const OPEN: ValueByte = ValueByte::OPEN;

    #[inline]
    fn kind(self) -> usize {
        match self {
            ValueByte::OPEN => 3,
            ValueByte::DRAW => 0,
            ValueByte(n) if n % 2 == 0 => 1,
            _ => 2,
        }
    }

    #[inline]
    fn half(self) -> i32 {
        (i32::from(self.0) - 1) / 2
    }

    #[inline]
    fn of(kind: usize, half: i32) -> ValueByte {
        match kind {
            0 => ValueByte::DRAW,
            1 => ValueByte((2 * half + 2) as u8),
            _ => ValueByte((2 * half + 1) as u8),
        }
    }
}
