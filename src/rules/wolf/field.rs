//! The position of Wolf and Sheep: where the five stand, whose turn it is, and how they move. No
//! history, nothing else.

use serde::{Deserialize, Serialize};
use std::fmt;

use crate::rules::draughts::board::{Square, Squares};

/// How many sheep there are.
pub const SHEEP: usize = 4;
/// Where the sheep stand at the start: 29 to 32 (WS-1).
pub const FOLD: u32 = 0xF000_0000;
/// The row of the sheep's first squares.
const FIRST_ROW: u8 = 7;

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animal {
    /// One, moves any way, wants to get past.
    Wolf,
    /// Four, move forward only, want to shut it in.
    Sheep,
}

impl Animal {
    /// 0 for the wolf, 1 for the sheep.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The others.
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
    /// The wolf appears on this square.
    Place(Square),
    /// A step from one square to another.
    Step(Square, Square),
}

impl Move {
    /// Where the move ends.
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

/// How a position is decided (WS-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The wolf is past the sheep, or on their first row.
    Past,
    /// It is the wolf's turn and it cannot move.
    ShutIn,
    /// It is the sheep's turn and none can move.
    SheepStuck,
}

impl Decided {
    /// Who has won.
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
    /// The wolf, once it is placed.
    pub wolf: Option<Square>,
    /// The sheep's squares, bit 0 is square 1.
    pub sheep: u32,
    /// Whose turn it is; the wolf's until it is placed.
    pub turn: Animal,
    /// Whether the sheep make the first step (WS-2).
    pub sheep_first: bool,
}

/// Squares one step up (to lower numbers) and one step down from each.
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

/// Squares next to this one, any way.
pub const fn around(square: Square) -> u32 {
    UP[square.index()] | DOWN[square.index()]
}

/// Squares that a sheep here may go to, free or not.
pub const fn ahead(square: Square) -> u32 {
    UP[square.index()]
}

/// Squares that a sheep here may come from, free or not.
pub const fn behind(square: Square) -> u32 {
    DOWN[square.index()]
}

impl Field {
    /// The sheep on their first row, the wolf not yet there (WS-1).
    pub const fn start(sheep_first: bool) -> Self {
        Self {
            wolf: None,
            sheep: FOLD,
            turn: Animal::Wolf,
            sheep_first,
        }
    }

    /// The wolf's square as a set; empty before it is placed.
    pub const fn wolf_set(&self) -> u32 {
        match self.wolf {
            Some(square) => square.mask(),
            None => 0,
        }
    }

    /// Squares where nobody stands.
    pub const fn free(&self) -> u32 {
        !(self.sheep | self.wolf_set())
    }

    /// The row of the rearmost sheep: the highest number.
    const fn rear(&self) -> u8 {
        (31_u32.wrapping_sub(self.sheep.leading_zeros()) / 4) as u8
    }

    /// Whether it is decided, and how (WS-3).
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

    /// Calls `each` for every move, in the order of the squares (WS-1, WS-2); whether the position
    /// is decided is not looked at.
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

    /// The moves of a position that is not decided.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.decided().is_none() {
            self.for_each_move(|mv| moves.push(mv));
        }
        moves
    }

    /// The position after one of its moves. Any other move leaves some position without meaning.
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
        let mut key = (u64::from(self.sheep) << 32 | rest).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        key = (key ^ key >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        key ^ key >> 32
    }
}
