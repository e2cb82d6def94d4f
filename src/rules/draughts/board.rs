//! The draughts position: squares, sides, moves and the board itself, on 32-bit sets of squares.
//!
//! Rulings: `DR-1`…`DR-7` and `DR-10` of `rules/draughts.md`. A [`Board`] is only the pieces and
//! the side to move; everything that needs the history (repetition, the 40-move count, huffing,
//! draws by agreement) is in the game built on top.
//!
//! # Layout
//! Internally the 32 squares are numbered so that each of the four steps is a *rotation* of a
//! 32-bit word, by 1 or by 7 (left for Black's forward, right for White's), followed by one mask
//! against wrapping:
//!
//! ```text
//!  .  0  .  6  . 12  . 18      b8 d8 f8 h8   PDN  1  2  3  4
//!  1  .  7  . 13  . 19  .      a7 c7 e7 g7        5  6  7  8
//!  .  8  . 14  . 20  . 26
//!  9  . 15  . 21  . 27  .
//!  . 16  . 22  . 28  .  2
//! 17  . 23  . 29  .  3  .
//!  . 24  . 30  .  4  . 10
//! 25  . 31  .  5  . 11  .      a1 c1 e1 g1       29 30 31 32
//! ```
//!
//! This numbering is internal: the public functions use PDN numbers (square 1 = bit 0).

use serde::{Deserialize, Serialize};
use std::fmt;

use thiserror::Error;

use crate::texts::Sentence;

pub use super::movegen::{MAX_MOVES, MoveList, perft, perft_divide};

/// The most pieces a side can have.
pub const PIECES_PER_SIDE: u32 = 12;

/// The side a piece belongs to. Black starts at the top (squares 1–12), moves to higher numbers,
/// and moves first (DR-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Squares 1–12 at the start, moves first.
    Black,
    /// Squares 21–32 at the start.
    White,
}

impl Side {
    /// Both sides, in the order in which they move.
    pub const ALL: [Side; 2] = [Side::Black, Side::White];

    /// 0 for Black, 1 for White.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Black => "Black",
            Side::White => "White",
        })
    }
}

/// The piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// True for a king, false for a man.
    pub king: bool,
}

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
    pub(crate) const fn from_bit(bit: u8) -> Square {
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
const BIT_OF_PDN: [u8; 32] = {
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
pub(crate) const fn to_internal(set: u32) -> u32 {
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
pub(crate) const fn row_set(row: u32) -> u32 {
    to_internal(0xF << (4 * row))
}

/// The row where a man is crowned, by side index, internal order.
pub(crate) const CROWN_ROW: [u32; 2] = [row_set(7), row_set(0)];

pub(crate) mod direction {
    //! The four step directions: 0 down left, 1 down right (both forward for Black), 2 up left, 3
    //! up right (forward for White).

    use super::to_internal;

    /// The set shifted one step in direction `D`, without masking out squares that wrap.
    #[inline(always)]
    pub(crate) const fn rotate<const D: usize>(set: u32) -> u32 {
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
    pub(crate) const fn rotate_by(direction: usize, set: u32) -> u32 {
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
    pub(crate) const STEP_FROM: [u32; 4] = [
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

/// A move: a step, a whole chain of captures, or a huff (DR-9), which only a game played with
/// huffing makes. Two chains over different squares are different moves, even with the same ends
/// and the same captured pieces (DR-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The captured pieces, internal order.
    pub(crate) taken: u32,
    /// The direction of each jump in two bits, the first jump lowest. For a step, its direction.
    pub(crate) turns: u32,
    /// Start square, internal bit number.
    pub(crate) from: u8,
    /// End square, internal bit number.
    pub(crate) to: u8,
    /// The number of jumps in the chain; 0 for a step.
    pub(crate) jumps: u8,
    /// Whether a man becomes a king.
    pub(crate) crowns: bool,
}

impl Move {
    /// The huff that removes this piece of the opponent, which could have captured and did not
    /// (DR-9). Do not pass it to [`Board::play`]: the same side still has to move, on the board
    /// [`Board::without`] the piece.
    #[must_use]
    pub const fn huff(square: Square) -> Move {
        let bit = BIT_OF_PDN[square.index()];
        Move {
            taken: 1 << bit,
            turns: 0,
            from: bit,
            to: bit,
            jumps: 0,
            crowns: false,
        }
    }

    /// True for a huff.
    #[must_use]
    pub const fn is_huff(self) -> bool {
        self.jumps == 0 && self.taken != 0
    }

    /// The start square.
    #[must_use]
    pub const fn from(self) -> Square {
        Square::from_bit(self.from)
    }

    /// The end square.
    #[must_use]
    pub const fn to(self) -> Square {
        Square::from_bit(self.to)
    }

    /// True for a capture.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.jumps != 0
    }

    /// True when a man becomes a king with this move.
    #[must_use]
    pub const fn crowns(self) -> bool {
        self.crowns
    }

    /// The captured squares as a set in PDN-1 bit order.
    #[must_use]
    pub const fn captured(self) -> u32 {
        to_pdn(self.taken)
    }

    /// The number of captured pieces.
    #[must_use]
    pub const fn capture_count(self) -> usize {
        self.jumps as usize
    }

    /// The direction of jump number `jump`, counted from 0.
    const fn jump_direction(self, jump: usize) -> usize {
        // A move parsed from text may claim more jumps than `turns` has room for.
        if jump < 16 {
            (self.turns >> (2 * jump)) as usize
        } else {
            0
        }
    }

    /// The captured squares in the order of the jumps.
    pub fn captures(self) -> impl ExactSizeIterator<Item = Square> {
        let mut at = 1_u32 << (self.from & 31);
        (0..usize::from(self.jumps)).map(move |jump| {
            let jump_direction = self.jump_direction(jump);
            let over = direction::rotate_by(jump_direction, at);
            at = direction::rotate_by(jump_direction, over);
            Square::from_bit(over.trailing_zeros() as u8)
        })
    }

    /// Every square the piece visits, from the first to the last; for a huff, only the square of
    /// the huffed piece.
    pub fn path(self) -> impl ExactSizeIterator<Item = Square> {
        let mut at = 1_u32 << (self.from & 31);
        let stops = if self.is_huff() {
            0
        } else {
            usize::from(self.jumps.max(1))
        };
        (0..stops + 1).map(move |stop| {
            if stop > 0 {
                let jump_direction = self.jump_direction(stop - 1);
                at = direction::rotate_by(jump_direction, at);
                if self.jumps > 0 {
                    at = direction::rotate_by(jump_direction, at);
                }
            }
            Square::from_bit(at.trailing_zeros() as u8)
        })
    }
}

/// Writes `11-15` for a step, all squares of a capture (`15x22x29`), or `huff 14`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_huff() {
            f.write_str("huff ")?;
        }
        let mark = if self.is_capture() { 'x' } else { '-' };
        for (i, square) in self.path().enumerate() {
            if i > 0 {
                write!(f, "{mark}")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// Why a set of pieces is not a valid draughts position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A square holds a black and a white piece.
    #[error("{}", Sentence::new("position-draughts-overlap").with("square", .0))]
    Overlap(Square),
    /// A king is marked where no piece stands.
    #[error("{}", Sentence::new("position-draughts-king_on_empty").with("square", .0))]
    KingOnEmptySquare(Square),
    /// A man stands where it would have been crowned.
    #[error("{}", Sentence::new("position-draughts-man_on_crown_row").with("square", .0).with("side", .1))]
    ManOnCrownRow(Square, Side),
    /// A side has more pieces than at the start.
    #[error("{}", Sentence::new("position-draughts-too_many").with("side", .0).with("n", .1).with("most", PIECES_PER_SIDE))]
    TooManyPieces(Side, u32),
}

/// A draughts position: the pieces and the side to move. Small and `Copy`. Boards compare equal
/// exactly if the positions are equal for the repetition rule (DR-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SerializedBoard", into = "SerializedBoard")]
pub struct Board {
    /// The pieces by side index, internal order.
    pub(crate) pieces: [u32; 2],
    /// The kings of both sides, internal order.
    pub(crate) kings: u32,
    /// The side to move.
    pub(crate) turn: Side,
}

/// The serialized form of a board: sets in PDN-1 bit order.
#[derive(Serialize, Deserialize)]
struct SerializedBoard {
    black: u32,
    white: u32,
    kings: u32,
    black_to_move: bool,
}

impl TryFrom<SerializedBoard> for Board {
    type Error = BoardError;

    fn try_from(parts: SerializedBoard) -> Result<Board, BoardError> {
        let turn = if parts.black_to_move {
            Side::Black
        } else {
            Side::White
        };
        Board::from_parts(parts.black, parts.white, parts.kings, turn)
    }
}

impl From<Board> for SerializedBoard {
    fn from(board: Board) -> SerializedBoard {
        SerializedBoard {
            black: board.black(),
            white: board.white(),
            kings: board.kings(),
            black_to_move: board.turn() == Side::Black,
        }
    }
}

impl Board {
    /// The starting position: twelve men each, Black to move (DR-1).
    pub const START: Board = Board {
        pieces: [to_internal(0x0000_0FFF), to_internal(0xFFF0_0000)],
        kings: 0,
        turn: Side::Black,
    };

    /// A position from sets in PDN-1 bit order. A side without pieces or without a legal move is
    /// allowed: it has lost (DR-7).
    ///
    /// # Errors
    /// Overlapping pieces, a king mark on an empty square, a man on its crowning row, or more than
    /// twelve pieces a side.
    pub fn from_parts(black: u32, white: u32, kings: u32, turn: Side) -> Result<Board, BoardError> {
        let first = |set: u32| Squares(set).next();
        if let Some(square) = first(black & white) {
            return Err(BoardError::Overlap(square));
        }
        if let Some(square) = first(kings & !(black | white)) {
            return Err(BoardError::KingOnEmptySquare(square));
        }
        if let Some(square) = first(black & !kings & 0xF000_0000) {
            return Err(BoardError::ManOnCrownRow(square, Side::Black));
        }
        if let Some(square) = first(white & !kings & 0x0000_000F) {
            return Err(BoardError::ManOnCrownRow(square, Side::White));
        }
        for (side, set) in [(Side::Black, black), (Side::White, white)] {
            if set.count_ones() > PIECES_PER_SIDE {
                return Err(BoardError::TooManyPieces(side, set.count_ones()));
            }
        }
        Ok(Board {
            pieces: [to_internal(black), to_internal(white)],
            kings: to_internal(kings),
            turn,
        })
    }

    /// Black's pieces in PDN-1 bit order.
    #[must_use]
    pub const fn black(&self) -> u32 {
        to_pdn(self.pieces[0])
    }

    /// White's pieces in PDN-1 bit order.
    #[must_use]
    pub const fn white(&self) -> u32 {
        to_pdn(self.pieces[1])
    }

    /// The pieces of a side in PDN-1 bit order.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> u32 {
        to_pdn(self.pieces[side.index()])
    }

    /// The kings of both sides in PDN-1 bit order.
    #[must_use]
    pub const fn kings(&self) -> u32 {
        to_pdn(self.kings)
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The same pieces with this side to move, for huffing, for setting up positions and for
    /// evaluation; no rule lets a player pass.
    #[must_use]
    pub const fn with_turn(mut self, turn: Side) -> Board {
        self.turn = turn;
        self
    }

    /// The same position without the piece on this square, if any, for huffing (DR-9) and for
    /// setting up positions.
    #[must_use]
    pub const fn without(mut self, square: Square) -> Board {
        let keep = !(1_u32 << BIT_OF_PDN[square.index()]);
        self.pieces[0] &= keep;
        self.pieces[1] &= keep;
        self.kings &= keep;
        self
    }

    /// The piece on a square; `None` if it is empty.
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = 1_u32 << BIT_OF_PDN[square.index()];
        let king = self.kings & bit != 0;
        if self.pieces[0] & bit != 0 {
            Some(Piece {
                side: Side::Black,
                king,
            })
        } else if self.pieces[1] & bit != 0 {
            Some(Piece {
                side: Side::White,
                king,
            })
        } else {
            None
        }
    }

    /// The position after a move.
    ///
    /// Legality is not checked: for a move that is not in [`Board::legal_moves`] of this very
    /// position, the result is a meaningless board (but this never panics).
    #[must_use]
    #[inline]
    pub const fn play(self, mv: Move) -> Board {
        match self.turn {
            Side::Black => self.play_as::<0>(mv),
            Side::White => self.play_as::<1>(mv),
        }
    }

    /// [`Board::play`] for callers that know the side to move at compile time.
    #[inline(always)]
    pub(crate) const fn play_as<const SIDE: usize>(mut self, mv: Move) -> Board {
        let (us, them) = (SIDE & 1, SIDE & 1 ^ 1);
        let (from, to) = (1_u32 << (mv.from & 31), 1_u32 << (mv.to & 31));
        let king = (self.kings & from != 0) | mv.crowns;
        self.pieces[us] = (self.pieces[us] & !from) | to;
        self.pieces[them] &= !mv.taken;
        self.kings = (self.kings & !(from | mv.taken)) | if king { to } else { 0 };
        self.turn = if SIDE == 0 { Side::White } else { Side::Black };
        self
    }

    /// A 64-bit hash of the position: equal boards have equal keys, and different ones practically
    /// never do. It is computed from scratch, which is cheaper than updating it through captures,
    /// and is stable across platforms and program versions.
    #[must_use]
    #[inline]
    pub const fn key(&self) -> u64 {
        let turn = if matches!(self.turn, Side::Black) {
            0x9E37_79B9_7F4A_7C15
        } else {
            0x6A09_E667_F3BC_C909
        };
        let men = self.pieces[0] as u64 | (self.pieces[1] as u64) << 32;
        let first = fold(men ^ 0xD6E8_FEB8_6659_FD93, turn);
        fold(first ^ self.kings as u64, 0xA076_1D64_78BD_642F)
    }

    /// Whether the piece that this move moves is already a king.
    #[inline]
    pub(crate) const fn is_king_at(&self, mv: Move) -> bool {
        self.kings >> (mv.from & 31) & 1 == 1
    }

    /// True when the side to move has a capture, which it must then make (DR-4).
    #[must_use]
    #[inline]
    pub const fn must_capture(&self) -> bool {
        self.jumpers() != 0
    }
}

/// Folds a 128-bit product into 64 bits by XOR.
const fn fold(a: u64, b: u64) -> u64 {
    let product = (a as u128).wrapping_mul(b as u128);
    (product as u64) ^ (product >> 64) as u64
}

impl Default for Board {
    fn default() -> Board {
        Board::START
    }
}

/// Draws the board as eight lines, `b w` for men, `B W` for kings, `.` for empty dark squares, with
/// the side to move below.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..8 {
            for col in 0..8 {
                let mark = match Square::at(row, col).map(|square| self.piece_at(square)) {
                    None => ' ',
                    Some(None) => '.',
                    Some(Some(Piece {
                        side: Side::Black,
                        king: false,
                    })) => 'b',
                    Some(Some(Piece {
                        side: Side::Black,
                        king: true,
                    })) => 'B',
                    Some(Some(Piece {
                        side: Side::White,
                        king: false,
                    })) => 'w',
                    Some(Some(Piece {
                        side: Side::White,
                        king: true,
                    })) => 'W',
                };
                write!(f, "{mark}")?;
            }
            writeln!(f)?;
        }
        write!(f, "{} to move", self.turn)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board\n{self}")
    }
}
