//! English draughts, and Losing Draughts with the same moves and the opposite goal.
//!
//! Source: the source text *Draughts and Mill*, settled by the rulings DR-1 to DR-11 of
//! `rules/draughts.md`; compared with the rules of the World Checkers Draughts Federation.
//! Deviation from the source text: capturing is compulsory unless the huffing option is on (DR-9).
//! Squares have their PDN numbers in texts and are counted from 0 in [`Spot::Square`]. Seat 0 has
//! the dark men and begins (DR-1).

pub mod board;
pub mod movegen;

mod archive;
#[cfg(test)]
mod board_tests;
#[cfg(feature = "texts")]
mod drawing;
mod explain;
mod file_notes;
mod game;
pub mod huffing;
mod listing;
pub mod pdn;
mod placement;
mod replay;
mod variant_tag;

#[cfg(feature = "texts")]
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use self::archive::{
    PdnMatchError, first_record_from_pdn, from_pdn, looks_like_pdn, merge_sources, people_of,
    record_from_pdn, to_pdn,
};
use self::board::{Board, Move, Side, Square};
#[cfg(feature = "texts")]
pub(super) use self::drawing::chequered;
pub use self::file_notes::file_notes;
pub(super) use self::listing::list_next;
pub use self::replay::{PdnReplay, ReplayError};
pub use self::variant_tag::variant_of;
use super::{
    Effect, Game, Kind, OptionInfo, OptionRole, Outcome, PieceId, PositionCounts, Reason, Seat,
    Setup, Spot,
};

/// A side has no piece left.
pub const NO_PIECES: Reason = Reason::new("no_pieces");
/// The winner has given away all pieces (Losing Draughts).
pub const ALL_GIVEN: Reason = Reason::new("all_given");
/// The winner has pieces but cannot move (Losing Draughts).
pub const STUCK: Reason = Reason::new("stuck");
/// Too many moves were played without progress.
pub const NO_PROGRESS: Reason = Reason::new("no_progress");

/// The piece kind of a man.
pub const MAN: Kind = Kind(0);
/// The piece kind of a king.
pub const KING: Kind = Kind(1);

/// Plies without a capture or a man's advance after which the game is drawn: 40 moves by each side
/// (DR-8).
pub const NO_PROGRESS_LIMIT: u16 = 80;

/// The rules options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Losing Draughts: a side that is to move and has no piece or no move wins (DR-11).
    pub losing: bool,
    /// Capturing is optional, but a player that declines a capture may be huffed (DR-9).
    pub huff: bool,
}

impl Options {
    /// The options of a set-up.
    pub fn of(setup: &Setup) -> Self {
        Self {
            losing: setup.variant().key == LOSING,
            huff: setup.value(HUFF.name) == "on",
        }
    }
}

/// The option for huffing: a player that declines a capture may be huffed (DR-9).
pub const HUFF: OptionInfo = OptionInfo {
    name: "huff",
    values: &["off", "on"],
    role: OptionRole::Switch,
    before: None,
};

/// The variant key of English draughts.
pub const ENGLISH: &str = "draughts";

/// The variant key of Losing Draughts.
pub const LOSING: &str = "losing";

/// A game of draughts. Nothing is hidden, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draughts {
    options: Options,
    board: Board,
    /// The piece on each square, kept in step with `board`.
    ids: [Option<PieceId>; 32],
    /// The pieces that each seat has captured, in order; they belonged to the other seat.
    taken: [Vec<(PieceId, Kind)>; 2],
    /// Plies since the last capture or man's advance.
    quiet: u16,
    /// Repetition history: the positions since then. Earlier ones cannot recur.
    seen: PositionCounts,
    outcome: Option<Outcome>,
    /// The pieces that may be huffed now (bit 0 is square 1): those that could have captured on the
    /// previous move (DR-9).
    huffable: u32,
    /// Whether the side to move has huffed and still has to make its own move.
    huffed: bool,
}

/// The seat that plays a side.
pub fn seat_of(side: Side) -> Seat {
    match side {
        Side::Black => Seat(0),
        Side::White => Seat(1),
    }
}

/// The table spot of a square.
pub(crate) fn spot(square: Square) -> Spot {
    Spot::Square(u16::from(square.pdn() - 1))
}

/// The square at a table spot; `None` if the spot is not a square.
pub(crate) fn square(spot: Spot) -> Option<Square> {
    match spot {
        Spot::Square(index) => u8::try_from(index).ok().and_then(Square::new),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}

/// The square between two that are two diagonal steps apart.
fn between(from: Square, to: Square) -> Option<Square> {
    let (rows, cols) = (from.row().abs_diff(to.row()), from.col().abs_diff(to.col()));
    if (rows, cols) == (2, 2) {
        Square::at(from.row().midpoint(to.row()), from.col().midpoint(to.col()))
    } else {
        None
    }
}

impl Draughts {
    /// A game from this position, with no history.
    pub fn from_board(board: Board) -> Self {
        Self::with_options(board, Options::default())
    }

    /// [`Draughts::from_board`] with other options.
    pub fn with_options(board: Board, options: Options) -> Self {
        let mut ids = [None; 32];
        let mut next = 0;
        for square in Square::all() {
            if (board.black() | board.white()) & square.mask() != 0 {
                ids[square.index()] = Some(PieceId(next));
                next += 1;
            }
        }
        let mut out = Self {
            options,
            board,
            ids,
            taken: [Vec::new(), Vec::new()],
            quiet: 0,
            seen: PositionCounts::new(board.key()),
            outcome: None,
            huffable: 0,
            huffed: false,
        };
        out.outcome = out.judge();
        out
    }

    /// The pieces that may be huffed now (bit 0 is square 1).
    pub fn huffable(&self) -> u32 {
        self.huffable
    }

    /// Every move by the rules of movement, even if the game is over.
    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.options.huff {
            huffing::for_each_move(&self.board, self.huffable, |mv| moves.push(mv));
        } else {
            self.board.for_each_move(|mv| moves.push(mv));
        }
        moves
    }

    /// The rules options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Plies since the last capture or man's advance, up to [`NO_PROGRESS_LIMIT`].
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The positions that can recur.
    pub fn seen(&self) -> &PositionCounts {
        &self.seen
    }

    /// The outcome after a move, if the game is over: DR-7, DR-8 and DR-11.
    fn judge(&self) -> Option<Outcome> {
        let mover = self.board.turn();
        if self.huffed && self.board.pieces(mover.other()) == 0 {
            return Some(Outcome::win(seat_of(mover), NO_PIECES));
        }
        if !self.board.has_legal_move() && self.huffable == 0 {
            let own = if mover == Side::Black {
                self.board.black()
            } else {
                self.board.white()
            };
            return Some(match (self.options.losing, own) {
                (false, 0) => Outcome::win(seat_of(mover.other()), NO_PIECES),
                (false, _) => Outcome::win(seat_of(mover.other()), Reason::NO_MOVES),
                (true, 0) => Outcome::win(seat_of(mover), ALL_GIVEN),
                (true, _) => Outcome::win(seat_of(mover), STUCK),
            });
        }
        if self.seen.is_third() {
            return Some(Outcome::draw(Reason::THIRD_REPETITION));
        }
        (self.quiet >= NO_PROGRESS_LIMIT).then(|| Outcome::draw(NO_PROGRESS))
    }

    /// The hash of the position, including what may be huffed.
    fn position_key(&self) -> u64 {
        huffing::key(&self.board, self.huffable)
    }

    /// Removes the huffed piece; the turn does not pass.
    fn huff(&mut self, at: Square, effects: &mut Vec<Effect>) {
        let by = seat_of(self.board.turn());
        let kind = self.kind_at(at);
        if let Some(piece) = self.ids[at.index()].take() {
            self.taken[by.index()].push((piece, kind));
            effects.push(Effect::Captured {
                piece,
                from: spot(at),
                by,
            });
        }
        self.board = self.board.without(at);
        self.huffable = 0;
        self.huffed = true;
        self.quiet = 0;
    }

    fn owner_at(&self, square: Square) -> Option<Side> {
        if self.board.black() & square.mask() != 0 {
            Some(Side::Black)
        } else if self.board.white() & square.mask() != 0 {
            Some(Side::White)
        } else {
            None
        }
    }

    fn kind_at(&self, square: Square) -> Kind {
        if self.board.kings() & square.mask() != 0 {
            KING
        } else {
            MAN
        }
    }

    /// The legal moves through these squares: the one with exactly this path or, if there is none
    /// and only two squares are given, all moves between them.
    fn matching(&self, squares: &[Square]) -> Vec<Move> {
        let mut moves = self.moves();
        moves.retain(|mv| {
            !mv.is_huff() && Some(&mv.from()) == squares.first() && Some(&mv.to()) == squares.last()
        });
        match moves
            .iter()
            .find(|mv| mv.path().eq(squares.iter().copied()))
        {
            Some(mv) => vec![*mv],
            None if squares.len() == 2 => moves,
            None => Vec::new(),
        }
    }
}

impl Draughts {
    /// The legal moves that a move in a file may mean: one, or several if it leaves out squares.
    fn meant(&self, played: &pdn::PdnMove) -> Vec<Move> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let squares = played.squares.iter().copied().map(Square::from_pdn);
        let Some(squares) = squares.collect::<Option<Vec<Square>>>() else {
            return Vec::new();
        };
        if let ([square], true) = (squares.as_slice(), played.is_huff()) {
            let mv = Move::huff(*square);
            return if self.refusal(&mv).is_none() {
                vec![mv]
            } else {
                Vec::new()
            };
        }
        self.matching(&squares)
    }

    /// Whether two games of the same options go on in the same way: they may have come there by
    /// different paths.
    fn same_position(&self, other: &Self) -> bool {
        self.board == other.board
            && (self.huffable, self.huffed, self.quiet)
                == (other.huffable, other.huffed, other.quiet)
    }
}
