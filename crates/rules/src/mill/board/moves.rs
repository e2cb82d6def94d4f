//! A move: from, to, and what it removes.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::point::Point;

/// The code for “no point”: the origin of a placed man, and the removal of a move that removes
/// nothing.
pub(super) const NONE: u8 = 24;
/// The mask of one part of a move.
const PART: u16 = 31;

/// A move including its removal (NM-5). Five bits each, from the highest: from, to, removed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SerializedMove", into = "SerializedMove")]
pub struct Move(pub(super) u16);

/// The serialized form of a move: from, to, removed.
#[derive(Serialize, Deserialize)]
struct SerializedMove(Option<Point>, Point, Option<Point>);

impl From<SerializedMove> for Move {
    fn from(SerializedMove(from, to, taken): SerializedMove) -> Move {
        Move::new(from, to, taken)
    }
}

impl From<Move> for SerializedMove {
    fn from(mv: Move) -> SerializedMove {
        SerializedMove(mv.from(), mv.to(), mv.taken())
    }
}

impl Move {
    /// A man goes from a point, or from the hand if `from` is `None`, to a point; an opposing man
    /// may be removed.
    #[must_use]
    pub fn new(from: Option<Point>, to: Point, taken: Option<Point>) -> Move {
        let index = |point: Option<Point>| point.map_or(NONE, |point| point.0);
        Move::of_parts([index(from), to.0, index(taken)])
    }

    /// The point the man comes from; `None` from the hand.
    #[must_use]
    pub const fn from(self) -> Option<Point> {
        Point::new(self.parts()[0])
    }

    /// The point the man goes to.
    #[must_use]
    pub const fn to(self) -> Point {
        Point(self.parts()[1])
    }

    /// The point where a man is removed, if any.
    #[must_use]
    pub const fn taken(self) -> Option<Point> {
        Point::new(self.parts()[2])
    }

    /// Whether a man is removed.
    #[inline(always)]
    #[must_use]
    pub const fn removes(self) -> bool {
        self.0 & PART != NONE as u16
    }

    /// Whether a man is placed from the hand.
    #[inline]
    #[must_use]
    pub const fn places(self) -> bool {
        self.0 >> 10 == NONE as u16
    }

    /// The three parts, from, to and removed, as numbers from 0 to 24, where 24 means none.
    #[inline]
    pub const fn parts(self) -> [u8; 3] {
        [
            (self.0 >> 10) as u8,
            (self.0 >> 5 & PART) as u8,
            (self.0 & PART) as u8,
        ]
    }

    /// The move with these parts, each below 32.
    #[inline]
    pub const fn of_parts([from, to, taken]: [u8; 3]) -> Move {
        Move((from as u16) << 10 | (to as u16) << 5 | taken as u16)
    }

    /// This move, which must remove nothing, with the removal of this man added.
    #[inline]
    pub(super) const fn taking(self, taken: Point) -> Move {
        Move(self.0 ^ (NONE ^ taken.0) as u16)
    }

    /// From and to in ten bits.
    #[inline]
    pub const fn endpoints(self) -> usize {
        (self.0 >> 5) as usize
    }
}

/// Writes `d6`, `d6-d7`, or with a removal `d6-d7xg4`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from() {
            write!(f, "{from}-")?;
        }
        write!(f, "{}", self.to())?;
        match self.taken() {
            Some(taken) => write!(f, "x{taken}"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}
