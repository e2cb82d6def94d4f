//! The position of a mill game: the men on the 24 points, the men in hand, and the side to move;
//! move generation and the detection of mills.
//!
//! Points are bits: the outer ring a7 d7 g7 g4 g1 d1 a1 a4 is bits 0 to 7, the middle ring 8 to 15,
//! the inner one 16 to 23, each clockwise from its upper left corner. So even bits are corners and
//! odd ones are the points where a ring meets a spoke; a step along a ring rotates a byte, a step
//! along a spoke shifts by eight bits. Moves are generated for all men at once, direction by
//! direction.

mod movegen;
mod moves;
mod point;

pub use self::movegen::perft;
pub use self::moves::Move;
use std::fmt;

use coffer_texts::Sentence;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use self::moves::NONE;
use self::point::without_one;
pub use self::point::{NoPoint, Point, Points, lines};
use crate::mill::lines::closing_by_a_step;
use crate::stable_hash::mix;

pub use crate::mill::lines::{ALL, around, closing, in_mills, mills};
pub use crate::mill::lines::{around_both, closing_both, in_mills_both, twice};

/// Men of a side at the start (NM-1).
pub const MEN: u8 = 9;
/// A side with this many men and an empty hand flies (NM-6); with fewer it has lost (NM-7).
pub const FEW: u32 = 3;

/// The sides. Draughts has its own type of this name: [`Side::index`] counts in order of play,
/// White first here and Black first there, and the layout of position keys, tablebases, weights and
/// generated moves of both games depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// 0 for White, 1 for Black.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

/// The rules options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Mixed Mill: men may move while there are still men in hand (NM-10).
    pub mixed: bool,
    /// Ceylon Mill: a mill gives another turn, and removes nothing until all men are on the board
    /// (NM-11).
    pub ceylon: bool,
    /// Removing is optional (NM-5).
    pub may: bool,
}

/// Why a set of men is not a valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A point holds two men, or there is no such point.
    #[error("{}", Sentence::new("position-mill-overlap").with("point", .0))]
    Overlap(Point),
    /// A point outside the board is named.
    #[error("{}", Sentence::new("position-mill-off_board"))]
    OffBoard,
    /// A side has more men than at the start.
    #[error("{}", Sentence::new("position-mill-too_many").with("men", MEN))]
    TooManyMen,
    /// The numbers of men in hand are impossible with this side to move.
    #[error("{}", Sentence::new("position-mill-turn_and_hands"))]
    Hands,
}

/// A position in one number. Boards with equal options compare equal exactly if the positions are
/// equal for the repetition rule (NM-8).
///
/// White's men are its lowest 24 bits, Black's the next 24; then come White's hand and Black's in
/// four bits each, the side to move, and the options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SerializedBoard", into = "SerializedBoard")]
pub struct Board(u64);

/// The bits of a side's men, and where the bits of the hands begin.
const MEN_BITS: u32 = 24;
const HANDS: u32 = 48;
const HAND_BITS: u32 = 4;
/// Set if Black is to move.
const TURN: u64 = 1 << 56;
const MIXED: u64 = 1 << 57;
const CEYLON: u64 = 1 << 58;
const MAY: u64 = 1 << 59;
/// The bits of both hands.
const IN_HAND: u64 = 0xFF << HANDS;

/// The serialized form of a board.
#[derive(Serialize, Deserialize)]
struct SerializedBoard {
    men: [u32; 2],
    hand: [u8; 2],
    turn: Side,
    options: Options,
}

impl TryFrom<SerializedBoard> for Board {
    type Error = BoardError;

    fn try_from(parts: SerializedBoard) -> Result<Board, BoardError> {
        Board::from_parts(parts.men, parts.hand, parts.turn, parts.options)
    }
}

impl From<Board> for SerializedBoard {
    fn from(board: Board) -> SerializedBoard {
        SerializedBoard {
            men: Side::ALL.map(|side| board.men(side)),
            hand: Side::ALL.map(|side| board.hand(side)),
            turn: board.turn(),
            options: board.options(),
        }
    }
}

impl Board {
    /// The starting position: an empty board, nine men in each hand, White to move (NM-1).
    #[must_use]
    pub const fn start(options: Options) -> Board {
        Board::of([0; 2], [MEN; 2], Side::White, options)
    }

    const fn of(men: [u32; 2], hand: [u8; 2], turn: Side, options: Options) -> Board {
        let hands = (hand[0] as u64) << HANDS | (hand[1] as u64) << (HANDS + HAND_BITS);
        let mut bits = pack(men) | hands | (turn as u64) << TURN.trailing_zeros();
        if options.mixed {
            bits |= MIXED;
        }
        if options.ceylon {
            bits |= CEYLON;
        }
        if options.may {
            bits |= MAY;
        }
        Board(bits)
    }

    /// A position from the men on the points (White's first), the men in hand, and the side to
    /// move.
    ///
    /// # Errors
    /// If men share a point, a side has more than nine, or the men in hand are impossible: sides
    /// that place alternately have equally many, or White one fewer if Black is to move; if men may
    /// move instead (NM-10), any numbers are allowed; and in Ceylon Mill (NM-12) a side without men
    /// in hand waits.
    pub fn from_parts(
        men: [u32; 2],
        hand: [u8; 2],
        turn: Side,
        options: Options,
    ) -> Result<Board, BoardError> {
        if (men[0] | men[1]) & !ALL != 0 {
            return Err(BoardError::OffBoard);
        }
        if let Some(point) = Points(men[0] & men[1]).next() {
            return Err(BoardError::Overlap(point));
        }
        if men
            .iter()
            .zip(hand)
            .any(|(men, hand)| hand > MEN || men.count_ones() + u32::from(hand) > u32::from(MEN))
        {
            return Err(BoardError::TooManyMen);
        }
        let [white, black] = hand;
        let fits = if options.mixed {
            true
        } else if options.ceylon {
            hand == [0; 2] || hand[turn.index()] > 0
        } else {
            white == black || turn == Side::Black && white + 1 == black
        };
        if !fits {
            return Err(BoardError::Hands);
        }
        Ok(Board::of(men, hand, turn, options))
    }

    /// A position with all men placed and White to move, in Nine Men's Morris or in Ceylon Mill.
    /// Not checked: if the sets overlap, the board is meaningless.
    #[inline]
    pub const fn placed(men: [u32; 2], ceylon: bool) -> Board {
        let options = Options {
            mixed: false,
            ceylon,
            may: false,
        };
        Board::of(men, [0; 2], Side::White, options)
    }

    /// The men of a side on the board.
    #[inline(always)]
    #[must_use]
    pub const fn men(&self, side: Side) -> u32 {
        (self.0 >> (MEN_BITS * side as u32)) as u32 & ALL
    }

    /// The number of men that a side has in hand.
    #[inline(always)]
    #[must_use]
    pub const fn hand(&self, side: Side) -> u8 {
        (self.0 >> (HANDS + HAND_BITS * side as u32)) as u8 & 15
    }

    /// Whose turn it is.
    #[inline(always)]
    #[must_use]
    pub const fn turn(&self) -> Side {
        if self.0 & TURN == 0 {
            Side::White
        } else {
            Side::Black
        }
    }

    /// The rules options.
    #[inline]
    #[must_use]
    pub const fn options(&self) -> Options {
        Options {
            mixed: self.0 & MIXED != 0,
            ceylon: self.0 & CEYLON != 0,
            may: self.0 & MAY != 0,
        }
    }

    /// The free points.
    #[inline(always)]
    #[must_use]
    pub const fn free(&self) -> u32 {
        ALL & !(self.0 as u32 | (self.0 >> MEN_BITS) as u32)
    }

    /// The same men with this side to move, to evaluate what it could do.
    #[inline]
    #[must_use]
    pub const fn with_turn(self, turn: Side) -> Board {
        Board(self.0 & !TURN | (turn as u64) << TURN.trailing_zeros())
    }

    /// Whether neither side has a man in hand.
    #[inline]
    #[must_use]
    pub const fn all_placed(&self) -> bool {
        self.0 & IN_HAND == 0
    }

    /// The number of men that a side has on the board and in hand.
    #[inline]
    #[must_use]
    pub const fn strength(&self, side: Side) -> u32 {
        self.men(side).count_ones() + self.hand(side) as u32
    }

    /// Whether a side has fewer than three men left on the board and in hand: faster than comparing
    /// `strength`.
    #[inline]
    const fn is_beaten(&self, side: Side) -> bool {
        let men = self.men(side);
        match self.hand(side) {
            0 => without_one(without_one(men)) == 0,
            1 => without_one(men) == 0,
            2 => men == 0,
            _ => false,
        }
    }

    /// The side that has lost by having too few men (NM-7), if any.
    #[inline(always)]
    #[must_use]
    pub const fn beaten(&self) -> Option<Side> {
        let [white, black] = [self.men(Side::White), self.men(Side::Black)];
        if without_one(without_one(white)) != 0 && without_one(without_one(black)) != 0 {
            return None;
        }
        if self.is_beaten(Side::White) {
            Some(Side::White)
        } else if self.is_beaten(Side::Black) {
            Some(Side::Black)
        } else {
            None
        }
    }

    /// Whether the side to move may place a man: it has some in hand. In Mixed Mill it may move
    /// instead.
    #[inline(always)]
    #[must_use]
    pub const fn may_place(&self) -> bool {
        self.hand(self.turn()) > 0
    }

    /// Whether the side to move may move a man (NM-2, NM-10, NM-12).
    #[inline(always)]
    #[must_use]
    pub const fn may_move(&self) -> bool {
        self.0 & MIXED != 0 || self.all_placed()
    }

    /// Whether this side flies (NM-6).
    #[inline(always)]
    #[must_use]
    pub const fn flies(&self, side: Side) -> bool {
        let third = without_one(without_one(self.men(side)));
        self.hand(side) == 0 && third != 0 && without_one(third) == 0
    }

    /// Whether a mill of the side to move currently removes a man (NM-11: in Ceylon Mill only when
    /// all men are on the board).
    #[inline(always)]
    #[must_use]
    pub const fn removes(&self) -> bool {
        self.0 & CEYLON == 0 || self.all_placed()
    }

    /// The men that a mill of the side to move may remove: those not in mills, or all if there are
    /// no others (NM-3).
    #[inline]
    #[must_use]
    pub const fn removable(&self) -> u32 {
        if !self.removes() {
            return 0;
        }
        let enemy = self.men(self.turn().other());
        let outside = enemy & !in_mills(enemy);
        if outside == 0 { enemy } else { outside }
    }

    /// Whether this move, legal or not, closes a mill.
    #[inline]
    #[must_use]
    pub const fn closes(&self, mv: Move) -> bool {
        let men = self.men(self.turn());
        let [from, to, _] = mv.parts();
        closing(men & !(bit_of(from) as u32)) & bit_of(to) as u32 != 0
    }

    /// The points where the side to move could close a mill on this turn.
    #[inline]
    #[must_use]
    pub const fn closable(&self) -> u32 {
        self.closable_both() as u32
    }

    /// The men of the side to move in the lower half, the opponent's in the upper half.
    #[inline(always)]
    #[must_use]
    pub const fn both(&self) -> u64 {
        let [white, black] = [self.0 & ALL as u64, self.0 >> MEN_BITS & ALL as u64];
        if self.0 & TURN == 0 {
            white | black << 32
        } else {
            black | white << 32
        }
    }

    /// The points where each side could close a mill if it were to move, laid out as in
    /// [`Board::both`].
    #[inline(always)]
    #[must_use]
    pub const fn closable_both(&self) -> u64 {
        const OWN: u64 = u32::MAX as u64;
        let men = self.both();
        let (us, them) = (self.turn(), self.turn().other());
        let mut set = 0;
        if !self.all_placed() {
            let own = if self.hand(us) > 0 { OWN } else { 0 };
            let other = if self.hand(them) > 0 { !OWN } else { 0 };
            set = closing_both(men) & (own | other);
        }
        if self.may_move() {
            let steps = closing_by_a_step(men);
            let own = if self.flies(us) {
                closing_by_flying(men as u32) as u64
            } else {
                steps & OWN
            };
            let other = if self.flies(them) {
                (closing_by_flying((men >> 32) as u32) as u64) << 32
            } else {
                steps & !OWN
            };
            set |= own | other;
        }
        set & twice(self.free())
    }

    /// The position after a move. Legality is not checked: after an illegal move the board is
    /// meaningless (but this never panics).
    #[inline(always)]
    #[must_use]
    pub const fn play(self, mv: Move) -> Board {
        let turn = self.turn();
        let (us, them) = (MEN_BITS * turn as u32, MEN_BITS * turn.other() as u32);
        let [from, to, taken] = mv.parts();
        let mut bits = self.0 & !(bit_of(from) << us) & !(bit_of(taken) << them) | bit_of(to) << us;
        if from == NONE && self.hand(turn) > 0 {
            bits -= 1 << (HANDS + HAND_BITS * turn as u32);
        }
        if self.0 & CEYLON == 0 {
            return Board(bits ^ TURN);
        }
        if !self.closes(mv) {
            bits ^= TURN;
        }
        let board = Board(bits);
        if board.hand(board.turn()) == 0 && !board.all_placed() {
            // NM-12: a side without men in hand waits.
            return Board(bits ^ TURN);
        }
        board
    }

    /// A 64-bit hash of the position: with the same options, different positions have different
    /// keys.
    #[inline]
    #[must_use]
    pub const fn key(&self) -> u64 {
        mix(self.packed())
    }

    /// The position without its options, in one number.
    #[inline]
    pub const fn packed(&self) -> u64 {
        self.0 & !(MIXED | CEYLON | MAY)
    }
}

/// The points where one of the men, moved there, closes a mill with two of the others.
const fn closing_by_flying(men: u32) -> u32 {
    let (mut rest, mut set) = (men, 0);
    while rest != 0 {
        set |= closing(men & !(rest & rest.wrapping_neg()));
        rest = without_one(rest);
    }
    set
}

/// The set of this point; empty for [`NONE`].
#[inline]
const fn bit_of(index: u8) -> u64 {
    (1 << (index & 31)) & ALL as u64
}

/// The men of both sides in one number.
#[inline]
pub const fn pack(men: [u32; 2]) -> u64 {
    men[0] as u64 | (men[1] as u64) << 24
}

/// Draws the board as seven lines, `w b` for men, `.` for free points, with the hands and the side
/// to move below.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in ('1'..='7').rev() {
            for column in 'a'..='g' {
                let mark = match Point::named(&format!("{column}{row}")) {
                    None => ' ',
                    Some(point) if self.men(Side::White) & point.mask() != 0 => 'w',
                    Some(point) if self.men(Side::Black) & point.mask() != 0 => 'b',
                    Some(_) => '.',
                };
                write!(f, "{mark}")?;
            }
            writeln!(f)?;
        }
        let [white, black] = Side::ALL.map(|side| self.hand(side));
        write!(f, "in hand {white} and {black}, {:?} to move", self.turn())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board\n{self}")
    }
}
