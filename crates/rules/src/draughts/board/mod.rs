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

mod square;

use std::fmt;

use coffer_texts::Sentence;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use self::square::BIT_OF_PDN;
pub(crate) use self::square::to_pdn;
pub use self::square::{CROWN_ROW, direction, row_set, to_internal};
pub use self::square::{NoSquare, Square, Squares};
use crate::stable_hash::GOLDEN_RATIO;

pub use crate::draughts::movegen::{MAX_MOVES, MoveList, perft, perft_divide};

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

    /// The start square as an internal bit number.
    #[must_use]
    pub const fn from_bit(self) -> u8 {
        self.from
    }

    /// The end square as an internal bit number.
    #[must_use]
    pub const fn to_bit(self) -> u8 {
        self.to
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

    /// A board from sets in the internal order, the pieces by side index. Nothing is checked: for
    /// callers that change a position which is legal.
    #[must_use]
    pub const fn from_sets(pieces: [u32; 2], kings: u32, turn: Side) -> Board {
        Board {
            pieces,
            kings,
            turn,
        }
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

    /// The pieces by side index, in the internal order.
    #[must_use]
    pub const fn piece_sets(&self) -> [u32; 2] {
        self.pieces
    }

    /// The kings of both sides, in the internal order.
    #[must_use]
    pub const fn king_set(&self) -> u32 {
        self.kings
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
            GOLDEN_RATIO
        } else {
            0x6A09_E667_F3BC_C909
        };
        let men = self.pieces[0] as u64 | (self.pieces[1] as u64) << 32;
        let first = fold(men ^ 0xD6E8_FEB8_6659_FD93, turn);
        fold(first ^ self.kings as u64, 0xA076_1D64_78BD_642F)
    }

    /// Whether the piece that this move moves is already a king.
    #[inline]
    pub const fn is_king_at(&self, mv: Move) -> bool {
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
