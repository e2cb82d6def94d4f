//! A move: from which cell to which.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::queens_guard::cell::Cell;

/// The code for “no cell” in a move.
const NONE: u16 = 127;

/// A move. What it is follows from the position, see [`Task`](super::Task); a turn of Bloody Queen may have
/// several. Seven bits each, from the highest: from, to.
///
/// - From and to: a step, a relocation, or in Bloody Queen sending a trapped guard away or
///   exchanging a trapped queen, who goes to the cell of a guard.
/// - Only to: a guard placed from the hand.
/// - Only from: a trapped guard removed from the game.
/// - Neither: a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "SerializedMove", into = "SerializedMove")]
pub struct Move(u16);

/// The serialized form of a move: from, to.
#[derive(Serialize, Deserialize)]
struct SerializedMove(Option<Cell>, Option<Cell>);

impl From<SerializedMove> for Move {
    fn from(SerializedMove(from, to): SerializedMove) -> Move {
        Move::new(from, to)
    }
}

impl From<Move> for SerializedMove {
    fn from(mv: Move) -> SerializedMove {
        SerializedMove(mv.from(), mv.to())
    }
}

impl Move {
    /// The pass of a side that cannot move (AG-7).
    pub const PASS: Move = Move(NONE << 7 | NONE);

    /// A move from one cell to another, either of which may be missing.
    #[must_use]
    pub fn new(from: Option<Cell>, to: Option<Cell>) -> Move {
        let code = |cell: Option<Cell>| cell.map_or(NONE, |cell| u16::from(u8::from(cell)));
        Move(code(from) << 7 | code(to))
    }

    /// A piece goes from one cell to another.
    #[inline]
    #[must_use]
    pub const fn shift(from: Cell, to: Cell) -> Move {
        Move((from.index() as u16) << 7 | to.index() as u16)
    }

    /// A guard is placed from the hand (AG-9).
    #[must_use]
    pub const fn place(to: Cell) -> Move {
        Move(NONE << 7 | to.index() as u16)
    }

    /// A trapped guard is removed (BQ-4).
    #[must_use]
    pub const fn remove(from: Cell) -> Move {
        Move((from.index() as u16) << 7 | NONE)
    }

    /// The cell that a piece leaves, if there is one.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Option<Cell> {
        Cell::new((self.0 >> 7) as u8)
    }

    /// The cell where a piece goes, if there is one.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Option<Cell> {
        Cell::new((self.0 & NONE) as u8)
    }
}

impl Move {
    /// Both cells in 14 bits.
    #[inline]
    pub const fn code(self) -> u16 {
        self.0
    }

    /// The move with this code.
    #[inline]
    pub const fn of_code(code: u16) -> Move {
        Move(code)
    }
}

/// Writes `5.4-4.3`, `5.4` for placing, `x5.4` for removing, or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from(), self.to()) {
            (Some(from), Some(to)) => write!(f, "{from}-{to}"),
            (Some(from), None) => write!(f, "x{from}"),
            (None, Some(to)) => write!(f, "{to}"),
            (None, None) => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}
