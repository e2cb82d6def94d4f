//! The position of Wolf and Sheep: the five pieces and the side to move, without history, and move
//! generation.

use serde::{Deserialize, Serialize};
use std::fmt;

use crate::draughts::board::{Square, Squares};
use crate::stable_hash::GOLDEN_RATIO;

/// The number of sheep.
pub const SHEEP: usize = 4;
/// The starting squares of the sheep: 29 to 32 (WS-1).
pub const FOLD: u32 = 0xF000_0000;
/// The row of the sheep's starting squares.
const FIRST_ROW: u8 = 7;

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animal {
    /// One wolf: moves in any direction and wants to get past the sheep.
    Wolf,
    /// Four sheep: move only forward and want to shut the wolf in.
    Sheep,
}

impl Animal {
    /// 0 for the wolf, 1 for the sheep.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::Wolf => Self::Sheep,
            Self::Sheep => Self::Wolf,
        }
    }
}

/// Placing the wolf, or one step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Places the wolf on this square.
    Place(Square),
    /// A step from one square to another.
    Step(Square, Square),
}

impl Move {
    /// The target square.
    pub const fn to(self) -> Square {
        match self {
            Self::Place(to) | Self::Step(_, to) => to,
        }
    }
}

/// Writes `18` for placing, `18-14` for a step.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(to) => write!(f, "{to}"),
            Self::Step(from, to) => write!(f, "{from}-{to}"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// How a position is won (WS-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The wolf is past the sheep, or on their first row.
    Past,
    /// The wolf is to move and cannot.
    ShutIn,
    /// The sheep are to move and none of them can.
    SheepStuck,
}

impl Decided {
    /// The winner.
    pub const fn winner(self) -> Animal {
        match self {
            Self::Past | Self::SheepStuck => Animal::Wolf,
            Self::ShutIn => Animal::Sheep,
        }
    }
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Field {
    /// The wolf's square; `None` until it is placed.
    pub wolf: Option<Square>,
    /// The sheep's squares, bit 0 is square 1.
    pub sheep: u32,
    /// The side to move; the wolf's until it is placed.
    pub turn: Animal,
    /// Whether the sheep make the first step (WS-2).
    pub sheep_first: bool,
}

/// The squares one step up (to lower numbers) and one step down from each square.
const UP: [u32; 32] = neighbours(true);
const DOWN: [u32; 32] = neighbours(false);

const fn neighbours(up: bool) -> [u32; 32] {
    let mut table = [0; 32];
    let mut index = 0;
    while index < 32 {
        if let Some(square) = Square::new(index) {
            let row = if up {
                square.row().wrapping_sub(1)
            } else {
                square.row() + 1
            };
            if let Some(left) = Square::at(row, square.col().wrapping_sub(1)) {
                table[index as usize] |= left.mask();
            }
            if let Some(right) = Square::at(row, square.col() + 1) {
                table[index as usize] |= right.mask();
            }
        }
        index += 1;
    }
    table
}

/// The squares next to this one, in any direction.
pub const fn around(square: Square) -> u32 {
    UP[square.index()] | DOWN[square.index()]
}

/// The squares that a sheep on this one steps to, free or not.
pub const fn ahead(square: Square) -> u32 {
    UP[square.index()]
}

/// The squares from which a sheep steps to this one, free or not.
pub const fn behind(square: Square) -> u32 {
    DOWN[square.index()]
}

impl Field {
    /// The starting position: the sheep on their first row, the wolf not yet placed (WS-1).
    pub const fn start(sheep_first: bool) -> Self {
        Self {
            wolf: None,
            sheep: FOLD,
            turn: Animal::Wolf,
            sheep_first,
        }
    }

    /// The wolf's square as a set; empty until it is placed.
    pub const fn wolf_set(&self) -> u32 {
        match self.wolf {
            Some(square) => square.mask(),
            None => 0,
        }
    }

    /// The empty squares.
    pub const fn free(&self) -> u32 {
        !(self.sheep | self.wolf_set())
    }

    /// The row of the rearmost sheep, i.e. the highest row number.
    const fn rear(&self) -> u8 {
        (31_u32.wrapping_sub(self.sheep.leading_zeros()) / 4) as u8
    }

    /// Whether and how the position is won (WS-3).
    pub fn decided(&self) -> Option<Decided> {
        let wolf = self.wolf?;
        if wolf.row() == FIRST_ROW || wolf.row() >= self.rear() {
            return Some(Decided::Past);
        }
        match self.turn {
            Animal::Wolf => (around(wolf) & self.free() == 0).then_some(Decided::ShutIn),
            Animal::Sheep => Squares(self.sheep)
                .all(|sheep| ahead(sheep) & self.free() == 0)
                .then_some(Decided::SheepStuck),
        }
    }

    /// Calls `each` for every move, in the order of the squares (WS-1, WS-2), without checking
    /// whether the position is already won.
    pub fn for_each_move(&self, mut each: impl FnMut(Move)) {
        let free = self.free();
        match (self.wolf, self.turn) {
            (None, _) => Squares(free).for_each(|to| each(Move::Place(to))),
            (Some(wolf), Animal::Wolf) => {
                Squares(around(wolf) & free).for_each(|to| each(Move::Step(wolf, to)))
            }
            (Some(_), Animal::Sheep) => {
                for sheep in Squares(self.sheep) {
                    Squares(ahead(sheep) & free).for_each(|to| each(Move::Step(sheep, to)));
                }
            }
        }
    }

    /// The moves of a position that is not yet won.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.decided().is_none() {
            self.for_each_move(|mv| moves.push(mv));
        }
        moves
    }

    /// The position after a legal move. After any other move the position is meaningless.
    #[must_use]
    pub const fn play(mut self, mv: Move) -> Self {
        match mv {
            Move::Place(to) => {
                self.wolf = Some(to);
                self.turn = if self.sheep_first {
                    Animal::Sheep
                } else {
                    Animal::Wolf
                };
            }
            Move::Step(from, to) => {
                match self.turn {
                    Animal::Wolf => self.wolf = Some(to),
                    Animal::Sheep => self.sheep = self.sheep & !from.mask() | to.mask(),
                }
                self.turn = self.turn.other();
            }
        }
        self
    }

    /// A hash of the position.
    pub fn key(&self) -> u64 {
        let wolf = self.wolf.map_or(0, Square::pdn);
        let rest =
            u64::from(wolf) << 2 | (self.turn.index() as u64) << 1 | u64::from(self.sheep_first);
        let mut key = (u64::from(self.sheep) << 32 | rest).wrapping_mul(GOLDEN_RATIO);
        key = (key ^ key >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        key ^ key >> 32
    }
}
