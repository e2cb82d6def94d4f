//! The 91 cells of the hexagon, and sets of them.
//!
//! A [`Cell`] is numbered ring by ring from the throne outward; each ring is walked as the rulings
//! say, from its corner (0, −k) in axial coordinates. A set has a bit for each cell in rows of
//! twelve, eleven cells and a gap, so that a step in any direction is a shift and never wraps
//! around.

use std::fmt;

use coffer_texts::Sentence;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The number of cells.
pub const CELLS: usize = 91;
/// The number of rings around the throne.
pub const RINGS: usize = 5;

/// A set of cells.
pub type CellSet = u128;

/// The width of a row of the layout: eleven cells and a gap.
const ROW: i32 = 12;
/// The number of bits of the layout.
const BITS: usize = 121;

/// The steps to the six neighbours in axial coordinates, anticlockwise from (1, 0) if r grows
/// upward. Opposite directions are three apart.
pub const DIRECTIONS: [[i8; 2]; 6] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/// The axial coordinates (q, r) of each cell.
const AXIAL: [[i8; 2]; CELLS] = {
    let mut axial = [[0; 2]; CELLS];
    let mut cell = 1;
    let mut ring = 1;
    while ring <= RINGS {
        let [mut q, mut r] = [0, -(ring as i8)];
        let mut side = 0;
        while side < 6 {
            let mut step = 0;
            while step < ring {
                axial[cell] = [q, r];
                cell += 1;
                q += DIRECTIONS[side][0];
                r += DIRECTIONS[side][1];
                step += 1;
            }
            side += 1;
        }
        ring += 1;
    }
    axial
};

/// The bit of each cell in the layout.
const BIT: [u8; CELLS] = {
    let mut bits = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let [q, r] = AXIAL[cell];
        bits[cell] = ((r as i32 + RINGS as i32) * ROW + q as i32) as u8;
        cell += 1;
    }
    bits
};

/// The cell of each bit; 0 for the bits without a cell.
static OF_BIT: [u8; 128] = {
    let mut cells = [0; 128];
    let mut cell = 0;
    while cell < CELLS {
        cells[BIT[cell] as usize] = cell as u8;
        cell += 1;
    }
    cells
};

/// The sets of one cell each.
static MASK: [CellSet; CELLS] = MASKS;
const MASKS: [CellSet; CELLS] = {
    let mut masks = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        assert!((BIT[cell] as usize) < BITS);
        masks[cell] = 1 << BIT[cell];
        cell += 1;
    }
    masks
};

/// The ring of each cell.
static RING_OF: [u8; CELLS] = {
    let mut rings = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        rings[cell] = Cell(cell as u8).to_ring() as u8;
        cell += 1;
    }
    rings
};

/// The cells of each ring, the throne first.
pub const RING: [CellSet; RINGS + 1] = {
    let mut rings = [0; RINGS + 1];
    let mut cell = 0;
    while cell < CELLS {
        rings[Cell(cell as u8).to_ring()] |= MASKS[cell];
        cell += 1;
    }
    rings
};

/// Every cell.
pub const BOARD: CellSet = RING[0] | RING[1] | RING[2] | RING[3] | RING[4] | RING[5];
/// The set of the throne only.
pub const THRONE: CellSet = RING[0];

/// One of the 91 cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

/// The error for a number that is not a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Sentence::new("position-queens_guard-no_cell").with("cell", .0))]
pub struct NoCell(u8);

impl TryFrom<u8> for Cell {
    type Error = NoCell;

    fn try_from(index: u8) -> Result<Cell, NoCell> {
        Cell::new(index).ok_or(NoCell(index))
    }
}

impl From<Cell> for u8 {
    fn from(cell: Cell) -> u8 {
        cell.0
    }
}

impl Cell {
    /// The throne.
    pub const THRONE: Cell = Cell(0);

    /// The cell with this index, 0 to 90; `None` for any other.
    #[must_use]
    pub const fn new(index: u8) -> Option<Cell> {
        if (index as usize) < CELLS {
            Some(Cell(index))
        } else {
            None
        }
    }

    /// The cell of a ring, 0 to 5, by its index in the ring; `None` if there is none.
    #[must_use]
    pub const fn at(ring: u8, index: u8) -> Option<Cell> {
        match ring {
            0 if index == 0 => Some(Cell::THRONE),
            1..=5 if index < 6 * ring => Some(Cell(1 + 3 * ring * (ring - 1) + index)),
            _ => None,
        }
    }

    /// All cells from the throne outward.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The index, 0 to 90.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this cell only.
    #[inline]
    #[must_use]
    pub const fn mask(self) -> CellSet {
        MASK[self.0 as usize % CELLS]
    }

    /// The axial coordinates (q, r); the throne is (0, 0).
    #[must_use]
    pub const fn axial(self) -> [i8; 2] {
        AXIAL[self.0 as usize % CELLS]
    }

    /// The cell at axial coordinates; `None` if it is not on the board.
    #[must_use]
    pub const fn at_axial([q, r]: [i8; 2]) -> Option<Cell> {
        const R: i8 = RINGS as i8;
        if q < -R || q > R || r < -R || r > R || q + r < -R || q + r > R {
            return None;
        }
        let bit = (r as i32 + RINGS as i32) * ROW + q as i32;
        Some(Cell(OF_BIT[bit as usize % 128]))
    }

    /// The ring, 0 to 5.
    #[inline]
    #[must_use]
    pub const fn ring(self) -> usize {
        RING_OF[self.0 as usize % CELLS] as usize
    }

    const fn to_ring(self) -> usize {
        let [q, r] = AXIAL[self.0 as usize];
        let mut ring = q.unsigned_abs();
        if r.unsigned_abs() > ring {
            ring = r.unsigned_abs();
        }
        if (q + r).unsigned_abs() > ring {
            ring = (q + r).unsigned_abs();
        }
        ring as usize
    }

    /// The index in the ring.
    #[must_use]
    pub const fn place(self) -> usize {
        let ring = self.ring();
        if ring == 0 {
            0
        } else {
            self.0 as usize - 1 - 3 * ring * (ring - 1)
        }
    }

    /// The neighbours, two to six.
    #[inline]
    #[must_use]
    pub const fn around(self) -> CellSet {
        AROUND[self.0 as usize % CELLS]
    }

    /// The cells that a piece steps to from here, occupied or not: the neighbours in the same ring
    /// and in the next ring inward (AG-2).
    #[inline]
    #[must_use]
    pub const fn steps(self) -> CellSet {
        STEPS[self.0 as usize % CELLS]
    }

    /// The first cell of a set; the throne for an empty one.
    #[inline]
    #[must_use]
    pub const fn first(set: CellSet) -> Cell {
        Cell(OF_BIT[(set.trailing_zeros() & 127) as usize])
    }
}

/// Writes ring and index, e.g. `5.4`; the throne is `0.0`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ring(), self.place())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Iterates over the cells of a set, in the order of the layout's bits.
#[derive(Clone, Copy, Debug)]
pub struct Cells(pub CellSet);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell::first(self.0);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

/// The sets moved one step in a direction, 0 to 5; cells that leave the board are lost only after
/// `& BOARD`.
#[inline(always)]
#[must_use]
pub const fn shifted(set: CellSet, direction: usize) -> CellSet {
    match direction {
        0 => set << 1,
        1 => set << 12,
        2 => set << 11,
        3 => set >> 1,
        4 => set >> 12,
        _ => set >> 11,
    }
}

/// The neighbours of each cell.
static AROUND: [CellSet; CELLS] = NEIGHBOURS;
const NEIGHBOURS: [CellSet; CELLS] = {
    let mut around = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut direction = 0;
        while direction < 6 {
            around[cell] |= shifted(MASKS[cell], direction) & BOARD;
            direction += 1;
        }
        cell += 1;
    }
    around
};

/// See [`Cell::steps`].
static STEPS: [CellSet; CELLS] = {
    let mut steps = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let ring = Cell(cell as u8).to_ring();
        steps[cell] = NEIGHBOURS[cell] & RING[ring];
        if ring > 0 {
            steps[cell] |= NEIGHBOURS[cell] & RING[ring - 1];
        }
        cell += 1;
    }
    steps
};

/// For each direction the cells from which a step that way stays on the board and does not lead
/// outward (AG-2).
pub(super) const MAY_STEP: [CellSet; 6] = {
    let mut from = [0; 6];
    let mut cell = 0;
    while cell < CELLS {
        let ring = Cell(cell as u8).to_ring();
        let mut direction = 0;
        while direction < 6 {
            let to = shifted(MASKS[cell], direction);
            if to & (RING[ring] | RING[ring.saturating_sub(1)]) != 0 {
                from[direction] |= MASKS[cell];
            }
            direction += 1;
        }
        cell += 1;
    }
    from
};

/// The cells between two pieces of the set, adjacent to both on one straight line.
#[inline(always)]
#[must_use]
pub const fn between(set: CellSet) -> CellSet {
    ((set << 1 & set >> 1) | (set << 12 & set >> 12) | (set << 11 & set >> 11)) & BOARD
}

/// The two pieces of the set that enclose a cell on a straight line, for the first line on which
/// there are such; `None` if the cell is not between two.
#[must_use]
pub fn enclosing(cell: Cell, set: CellSet) -> Option<[Cell; 2]> {
    (0..3).find_map(|direction| {
        let ends = [direction, direction + 3].map(|way| shifted(cell.mask(), way) & set & BOARD);
        (ends[0] != 0 && ends[1] != 0).then(|| ends.map(Cell::first))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_are_walked_as_the_rulings_say() {
        for (name, axial) in [
            ("0.0", [0, 0]),
            ("1.0", [0, -1]),
            ("5.0", [0, -5]),
            ("5.4", [4, -5]),
            ("5.5", [5, -5]),
            ("5.10", [5, 0]),
            ("5.15", [0, 5]),
            ("5.20", [-5, 5]),
            ("5.25", [-5, 0]),
            ("5.29", [-1, -4]),
        ] {
            let cell = Cell::all().find(|cell| cell.to_string() == name);
            assert_eq!(cell.map(Cell::axial), Some(axial), "{name}");
        }
        let sizes = RING.map(u128::count_ones);
        assert_eq!(sizes, [1, 6, 12, 18, 24, 30]);
        for cell in Cell::all() {
            let (ring, place) = (cell.ring() as u8, cell.place() as u8);
            assert_eq!(Cell::at(ring, place), Some(cell));
            assert_eq!(Cell::at_axial(cell.axial()), Some(cell));
            assert_eq!(Cell::first(cell.mask()), cell);
        }
        assert_eq!(
            (Cell::at(5, 30), Cell::at(0, 1), Cell::at(6, 0)),
            (None, None, None)
        );
    }

    #[test]
    fn every_cell_has_its_neighbours_by_coordinates() {
        for cell in Cell::all() {
            let [q, r] = cell.axial();
            let near = DIRECTIONS
                .iter()
                .filter_map(|[dq, dr]| Cell::at_axial([q + dq, r + dr]));
            let near: CellSet = near.fold(0, |set, at| set | at.mask());
            assert_eq!(cell.around(), near, "{cell}");
            let inward = Cells(near).filter(|to| to.ring() <= cell.ring());
            assert_eq!(
                cell.steps(),
                inward.fold(0, |set, at| set | at.mask()),
                "{cell}"
            );
        }
    }

    #[test]
    fn a_cell_is_between_two_on_each_of_the_three_lines() {
        for cell in Cell::all() {
            let [q, r] = cell.axial();
            for (a, one) in DIRECTIONS.iter().enumerate() {
                for (b, other) in DIRECTIONS.iter().enumerate() {
                    let ends = [one, other].map(|[dq, dr]| Cell::at_axial([q + dq, r + dr]));
                    let [Some(first), Some(second)] = ends else {
                        continue;
                    };
                    let set = first.mask() | second.mask();
                    let opposite = (a + 3) % 6 == b;
                    assert_eq!(
                        between(set) & cell.mask() != 0,
                        opposite,
                        "{first} {cell} {second}"
                    );
                    assert_eq!(enclosing(cell, set).is_some(), opposite);
                }
            }
        }
    }
}
