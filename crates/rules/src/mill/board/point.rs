//! The points and their names.

use std::fmt;

use coffer_texts::Sentence;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::mill::lines::around;

/// The names of the points.
const NAMES: [&str; 24] = [
    "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4", "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4",
    "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4",
];

/// One of the 24 points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Point(pub(super) u8);

/// The error for a number that is not a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Sentence::new("position-mill-no_point").with("point", .0))]
pub struct NoPoint(u8);

impl TryFrom<u8> for Point {
    type Error = NoPoint;

    fn try_from(index: u8) -> Result<Point, NoPoint> {
        Point::new(index).ok_or(NoPoint(index))
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> u8 {
        point.0
    }
}

impl Point {
    /// The point with this bit, 0 to 23; `None` for any other.
    #[must_use]
    pub const fn new(index: u8) -> Option<Point> {
        if index < 24 { Some(Point(index)) } else { None }
    }

    /// The point with this name, e.g. `d7` or `D7`.
    #[must_use]
    pub fn named(name: &str) -> Option<Point> {
        let index = NAMES
            .iter()
            .position(|known| known.eq_ignore_ascii_case(name))?;
        Some(Point(index as u8))
    }

    /// All points, outer ring first, clockwise from the upper left corner.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..24).map(Point)
    }

    /// The bit, 0 to 23.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this point only.
    #[must_use]
    pub const fn mask(self) -> u32 {
        1 << self.0
    }

    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize % 24]
    }

    /// The points one step away.
    #[must_use]
    pub const fn around(self) -> u32 {
        around(self.mask())
    }

    #[inline]
    pub(super) const fn of_bit(bit: u32) -> Point {
        Point((bit.trailing_zeros() & 31) as u8)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Iterates over the points of a set, in order.
#[derive(Clone, Copy, Debug)]
pub struct Points(pub u32);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let point = Point::of_bit(self.0);
        self.0 &= self.0 - 1;
        Some(point)
    }
}

/// The set without its lowest point.
#[inline]
pub(super) const fn without_one(set: u32) -> u32 {
    set & set.wrapping_sub(1)
}

/// The 16 lines of three points on which mills are closed, each from one end to the other.
pub fn lines() -> impl Iterator<Item = [Point; 3]> {
    let point = |index: u8| Point(index % 24);
    let sides = (0..3).flat_map(move |ring| {
        (0..4).map(move |side| {
            [2 * side, 2 * side + 1, (2 * side + 2) % 8].map(|index| point(8 * ring + index))
        })
    });
    let spokes = (0..4).map(move |side| [0, 8, 16].map(|ring| point(ring + 2 * side + 1)));
    sides.chain(spokes)
}
