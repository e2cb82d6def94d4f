//! The spaces of the board, the directions of a step, and the corners of the players.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::six_wives::card::QUEENS;

/// Columns and rows.
pub const WIDTH: u8 = 10;
/// The most seats.
pub const SEATS: usize = 4;
/// No space: a queen that has left the board.
pub(super) const OFF: u8 = u8::MAX;

/// A set of spaces, a bit for each.
pub type SpaceSet = u128;

/// Every space, the graveyard among them.
pub(super) const ALL: SpaceSet = (1 << 100) - 1;
/// The four graves.
pub const GRAVEYARD: SpaceSet = 1 << 44 | 1 << 45 | 1 << 54 | 1 << 55;
/// The spaces on which pieces move.
pub const FLOOR: SpaceSet = ALL & !GRAVEYARD;
const FIRST_COLUMN: SpaceSet = {
    let (mut set, mut row) = (0, 0);
    while row < WIDTH {
        set |= 1 << (row * WIDTH);
        row += 1;
    }
    set
};
const LAST_COLUMN: SpaceSet = FIRST_COLUMN << (WIDTH - 1);

/// A space, counted row by row from the south-west; written `a1` to `j10`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(pub(super) u8);

impl Space {
    /// The space with this index, 0 to 99.
    #[inline]
    #[must_use]
    pub const fn new(index: u8) -> Option<Space> {
        if index < WIDTH * WIDTH {
            Some(Space(index))
        } else {
            None
        }
    }

    /// The space in this column and row, each counted from 0.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Option<Space> {
        if column < WIDTH && row < WIDTH {
            Some(Space(row * WIDTH + column))
        } else {
            None
        }
    }

    /// The index, 0 to 99.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % WIDTH
    }

    /// The row, counted from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / WIDTH
    }

    /// The set of this space alone.
    #[inline]
    #[must_use]
    pub const fn mask(self) -> SpaceSet {
        1 << self.0
    }

    /// Whether it is one of the graves.
    #[must_use]
    pub const fn is_grave(self) -> bool {
        GRAVEYARD & self.mask() != 0
    }

    /// The space one or more steps further in a direction; `None` beyond the edge.
    #[must_use]
    pub const fn step(self, way: Way, steps: u8) -> Option<Space> {
        let (mut set, mut left) = (self.mask(), steps);
        while left > 0 {
            set = shifted(set, way);
            left -= 1;
        }
        if set == 0 {
            None
        } else {
            Some(Space(set.trailing_zeros() as u8))
        }
    }

    /// The direction and the number of steps from here to another space of the same row or column.
    #[must_use]
    pub fn way_to(self, other: Space) -> Option<(Way, u8)> {
        let (right, up) = (
            i16::from(other.column()) - i16::from(self.column()),
            i16::from(other.row()) - i16::from(self.row()),
        );
        let way = match (right.signum(), up.signum()) {
            (0, 1) => Way::North,
            (0, -1) => Way::South,
            (1, 0) => Way::East,
            (-1, 0) => Way::West,
            _ => return None,
        };
        Some((way, (right + up).unsigned_abs() as u8))
    }
}

impl TryFrom<u8> for Space {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Space, &'static str> {
        Space::new(index).ok_or("there are 100 spaces")
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}

/// Writes `c7`.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column());
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The spaces of a set, in order.
#[derive(Clone, Copy, Debug)]
pub struct Spaces(pub SpaceSet);

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        let space = Space::new(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(space)
    }
}

/// The four directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To higher rows.
    North,
    /// To lower rows.
    South,
    /// To higher columns.
    East,
    /// To lower columns.
    West,
}

impl Way {
    /// All four.
    pub const ALL: [Way; 4] = [Way::North, Way::South, Way::East, Way::West];

    pub(super) const fn back(self) -> Way {
        match self {
            Way::North => Way::South,
            Way::South => Way::North,
            Way::East => Way::West,
            Way::West => Way::East,
        }
    }
}

/// Every space of a set moved one step; those beyond the edge are lost.
#[inline]
#[must_use]
pub const fn shifted(set: SpaceSet, way: Way) -> SpaceSet {
    match way {
        Way::North => set << WIDTH & ALL,
        Way::South => set >> WIDTH,
        Way::East => (set & !LAST_COLUMN) << 1,
        Way::West => (set & !FIRST_COLUMN) >> 1,
    }
}

/// A corner of the board, where a player's queens begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corner {
    /// Spaces such as a1.
    SouthWest,
    /// Spaces such as a10.
    NorthWest,
    /// Spaces such as j10.
    NorthEast,
    /// Spaces such as j1.
    SouthEast,
}

impl Corner {
    /// The corners at a table of so many seats, in the order of play.
    #[must_use]
    pub const fn of_table(seats: u8) -> &'static [Corner] {
        use Corner::{NorthEast, NorthWest, SouthEast, SouthWest};
        match seats {
            2 => &[SouthWest, NorthEast],
            3 => &[SouthWest, NorthWest, NorthEast],
            _ => &[SouthWest, NorthWest, NorthEast, SouthEast],
        }
    }

    /// The corner seen as if it were the south-west: columns and rows counted from it.
    const fn space(self, column: u8, row: u8) -> Space {
        let last = WIDTH - 1;
        let (column, row) = match self {
            Corner::SouthWest => (column, row),
            Corner::NorthWest => (column, last - row),
            Corner::NorthEast => (last - column, last - row),
            Corner::SouthEast => (last - column, row),
        };
        Space(row * WIDTH + column)
    }

    /// Where the queens begin, in the order of the spaces.
    #[must_use]
    pub fn queens(self) -> [Space; QUEENS] {
        let places = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)];
        let mut spaces = places.map(|(column, row)| self.space(column, row));
        spaces.sort_unstable();
        spaces
    }

    /// Where the king begins.
    #[must_use]
    pub const fn king(self) -> Space {
        self.space(6, 6)
    }

    /// The tile from which the queens of this corner survive (SW-8).
    #[inline]
    #[must_use]
    pub const fn haven(self) -> SpaceSet {
        self.space(8, 8).mask()
            | self.space(9, 8).mask()
            | self.space(8, 9).mask()
            | self.space(9, 9).mask()
    }

    /// How it is written in positions.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Corner::SouthWest => "SW",
            Corner::NorthWest => "NW",
            Corner::NorthEast => "NE",
            Corner::SouthEast => "SE",
        }
    }
}
