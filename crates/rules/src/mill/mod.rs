//! Nine Men's Morris, Mixed Mill and Ceylon Mill.
//!
//! Source: the source text *Draughts and Mill*, settled by the rulings NM-1 to NM-13 of
//! `rules/mill.md`; the game that Gasser solved in 1993. Deviations from the source text: nine men
//! a side, not twelve; removing is compulsory unless the option says otherwise (NM-5). In Ceylon
//! Mill a mill that is closed by placing removes nothing, not even one closed by the very last man
//! (NM-11, as in the source text).
//!
//! A move includes its removal. In Ceylon Mill the extra moves that a mill gives belong to the same
//! turn ([`Game::starts_turn`](crate::Game::starts_turn)). Points are counted from 0 in [`Spot::Square`] as in [`board`]; men
//! not yet placed are in their seat's hand. Seat 0 has the white men and begins (NM-1).

pub mod archive;
pub mod board;
pub mod sanmill;
pub mod symmetry;

#[cfg(feature = "texts")]
mod drawing;
mod explain;
mod game;
mod lines;
mod listing;
mod notation;
mod placement;
#[cfg(feature = "texts")]
#[cfg(test)]
mod tests;

pub(super) use self::listing::list_next;
use serde::{Deserialize, Serialize};

use self::board::{Board, Options, Point, Points, Side};
use super::{
    Kind, OptionInfo, OptionRole, Outcome, PieceId, PositionCounts, Reason, Seat, Setup, Spot,
};

/// A side has fewer than three men.
pub const TWO_MEN: Reason = Reason::new("two_men");
/// Too many moves were played without a mill.
pub const NO_MILL: Reason = Reason::new("no_mill");

/// The kind of every piece.
pub const MAN: Kind = Kind(0);

/// The key of [`Effect::Highlighted`](crate::Effect::Highlighted) for a closed mill.
pub const CLOSED_MILL: &str = "mill";

/// The spot that chooses to remove nothing for a mill, if that is allowed (NM-5).
pub const LEAVE: Spot = Spot::Choice(0);

/// Plies without a mill after which the game is drawn: 50 moves by each side (NM-8). They are
/// counted once all men are placed; in Mixed Mill, from the last placement (NM-13).
pub const NO_PROGRESS_LIMIT: u16 = 100;

/// The option whether a closed mill must or may remove a man (NM-5).
pub const REMOVAL: OptionInfo = OptionInfo {
    name: "removal",
    values: &["must", "may"],
    role: OptionRole::Choice,
    before: None,
};

/// The variant key of Nine Men's Morris.
pub const NINE: &str = "nine_mens_morris";
/// The variant key of Mixed Mill, where placing and moving are mixed.
pub const MIXED: &str = "mixed_mill";
/// The variant key of Ceylon Mill, where a mill gives another turn.
pub const CEYLON: &str = "ceylon_mill";

impl Options {
    /// The options of a set-up.
    pub fn of(setup: &Setup) -> Self {
        Self {
            mixed: setup.variant().key == MIXED,
            ceylon: setup.variant().key == CEYLON,
            may: setup.value(REMOVAL.name) == "may",
        }
    }
}

/// A mill game. Nothing is hidden, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mill {
    board: Board,
    /// The man on each point, kept in step with `board`.
    ids: [Option<PieceId>; 24],
    /// The men in hand by seat, the next one to place last.
    hands: [Vec<PieceId>; 2],
    /// The men that each seat has removed, in order.
    taken: [Vec<PieceId>; 2],
    /// Plies since the last mill and the last placement, up to [`NO_PROGRESS_LIMIT`].
    quiet: u16,
    /// Repetition history: the positions that can recur.
    seen: PositionCounts,
    /// Whether the side to move continues its turn because of a mill (NM-11).
    again: bool,
    outcome: Option<Outcome>,
}

/// The seat that plays a side.
pub fn seat_of(side: Side) -> Seat {
    match side {
        Side::White => Seat(0),
        Side::Black => Seat(1),
    }
}

/// The table spot of a point.
pub fn spot(point: Point) -> Spot {
    Spot::Square(point.index() as u16)
}

/// The point at a table spot; `None` if the spot is not a point.
pub fn point(spot: Spot) -> Option<Point> {
    match spot {
        Spot::Square(index) => u8::try_from(index).ok().and_then(Point::new),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}

impl Mill {
    /// A game from this position, with no history.
    pub fn from_board(board: Board) -> Self {
        let mut ids = [None; 24];
        let mut hands = [Vec::new(), Vec::new()];
        for side in Side::ALL {
            let mut next = (side.index() * usize::from(board::MEN)) as u16;
            let mut id = || {
                next += 1;
                PieceId(next - 1)
            };
            for point in Points(board.men(side)) {
                ids[point.index()] = Some(id());
            }
            hands[side.index()] = (0..board.hand(side)).map(|_| id()).collect();
            hands[side.index()].reverse();
        }
        let mut out = Self {
            board,
            ids,
            hands,
            taken: [Vec::new(), Vec::new()],
            quiet: 0,
            seen: PositionCounts::new(board.key()),
            again: false,
            outcome: None,
        };
        out.outcome = out.judge();
        out
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Plies since the last mill and the last placement, up to [`NO_PROGRESS_LIMIT`].
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The positions that can recur.
    pub fn seen(&self) -> &PositionCounts {
        &self.seen
    }

    /// The outcome, if the game is over: NM-7, NM-8.
    fn judge(&self) -> Option<Outcome> {
        if let Some(beaten) = self.board.beaten() {
            return Some(Outcome::win(seat_of(beaten.other()), TWO_MEN));
        }
        if !self.board.has_legal_move() {
            return Some(Outcome::win(
                seat_of(self.board.turn().other()),
                Reason::NO_MOVES,
            ));
        }
        if self.seen.is_third() {
            return Some(Outcome::draw(Reason::THIRD_REPETITION));
        }
        (self.quiet >= NO_PROGRESS_LIMIT).then(|| Outcome::draw(NO_MILL))
    }

    /// The side whose man is on a point.
    fn owner_at(&self, point: Point) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.board.men(*side) & point.mask() != 0)
    }
}
