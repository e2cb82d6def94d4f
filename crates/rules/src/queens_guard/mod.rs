//! Queen's Guard (Agon), its two alternative rules, and Bloody Queen.
//!
//! Source: the source text *Queen's Guard*, settled by the rulings AG-1 to AG-10 and BQ-1 to BQ-6 of
//! `rules/queens_guard.md`. Deviations from the source text: blocked cells (AG-3) may not be entered
//! by a relocation either, and in the free set-up not by placing; this holds for a queen that is
//! placed by the side that trapped her as well, or she could be trapped again and again without ever
//! having a turn.
//!
//! Cells are counted in [`Spot::Square`] ring by ring: the throne is 0, ring 1 has 1 to 6, ring 2 has
//! 7 to 18, ring 3 has 19 to 36, ring 4 has 37 to 60, ring 5 has 61 to 90, each in the order in which
//! the rulings walk it ([`cell`]); texts name them by ring and index, `5.4`. Guards still to be placed
//! are in their seat's hand, those that have left the game in their opponent's tray. Seat 0 is Light
//! and begins.
//!
//! A turn has several moves where a player has several things to say: in Bloody Queen what becomes
//! of trapped pieces, one by one, unless there is nothing to choose (it then happens with the move
//! that trapped them); with “trapper places the queen” the placing, which is the turn of the
//! side that it happens to and is made by the other (AG-10).

pub mod board;
pub mod cell;

#[cfg(feature = "texts")]
mod drawing;
mod explain;
mod game;
mod notation;
mod placement;
#[cfg(feature = "texts")]
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use self::board::{Board, Change, Decided, GUARDS, Move, Options, Side};
use self::cell::{Cell, Cells, enclosing};
use super::{
    Effect, Kind, OptionInfo, OptionRole, Outcome, PieceId, PositionCounts, Reason, Seat, Setup,
    Spot,
};

/// The queen is on the throne and six guards surround her.
pub const ENTHRONED: Reason = Reason::new("enthroned");
/// The queen is on the throne and all the guards that she has left are around her.
pub const ENTHRONED_BLOODY: Reason = Reason::new("enthroned_bloody");
/// Six guards surround the throne, and their queen is not on it.
pub const DESERTED: Reason = Reason::new("deserted");
/// A side has lost its last guard.
pub const UNGUARDED: Reason = Reason::new("unguarded");
/// Neither side could move.
pub const TWO_PASSES: Reason = Reason::new("two_passes");
/// Too many turns without a move inward or a relocation.
pub const NO_ADVANCE: Reason = Reason::new("no_advance");
/// Each side has had as many turns as a game may have.
pub const MOST_TURNS: Reason = Reason::new("most_turns");

/// The piece kind of a guard.
pub const GUARD: Kind = Kind(0);
/// The piece kind of a queen.
pub const QUEEN: Kind = Kind(1);

/// The key of [`Effect::Highlighted`] for a trap: the line from one end to the other, with the
/// trapped piece in the middle.
pub const TRAP: &str = "trap";

/// The spot that passes (AG-7).
pub const PASS: Spot = Spot::Choice(0);

/// Plies without a move inward or a relocation after which the game is drawn: 150 turns of each
/// side (AG-7).
pub const NO_PROGRESS_LIMIT: u16 = 300;

/// Turns of both sides after which the game is drawn: 300 of each (AG-7).
pub const TURN_LIMIT: u16 = 600;

/// The option how the guards are set up (AG-9).
pub const SETUP: OptionInfo = OptionInfo {
    name: "setup",
    values: &["usual", "free"],
    role: OptionRole::Choice,
    before: None,
};

/// The option who places a trapped queen (AG-10).
pub const TRAPPED_QUEEN: OptionInfo = OptionInfo {
    name: "trapped_queen",
    values: &["owner", "trapper"],
    role: OptionRole::Choice,
    before: None,
};

/// The variant key of Queen’s Guard.
pub const CLASSIC: &str = "queens_guard";

/// The variant key of Bloody Queen.
pub const BLOODY: &str = "bloody_queen";

/// The number of pieces: a queen and six guards a side.
const PIECES: usize = 14;

impl Options {
    /// The options of a set-up.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        Self {
            bloody: setup.variant().key == BLOODY,
            free: setup.value(SETUP.name) == "free",
            trapper: setup.value(TRAPPED_QUEEN.name) == "trapper",
        }
    }
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Place {
    /// On a cell.
    On(Cell),
    /// In hand.
    Hand,
    /// Out of the game, in the opponent's tray.
    Out,
    /// It never was in the game, which began from a position with fewer guards.
    Absent,
}

/// A game of Queen's Guard or Bloody Queen. Nothing is hidden, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QueensGuard {
    board: Board,
    /// Where each piece is by id, kept in step with `board`: Light's queen, Light's guards, Dark's
    /// queen, Dark's guards.
    places: [Place; PIECES],
    /// Plies since the last progress, up to [`NO_PROGRESS_LIMIT`].
    quiet: u16,
    /// Turns of both sides, up to [`TURN_LIMIT`].
    turns: u16,
    /// Passes in a row.
    passes: u8,
    /// Repetition history: the positions that can recur.
    seen: PositionCounts,
    outcome: Option<Outcome>,
}

/// The seat that plays a side.
#[must_use]
pub fn seat_of(side: Side) -> Seat {
    match side {
        Side::Light => Seat(0),
        Side::Dark => Seat(1),
    }
}

/// The table spot of a cell.
#[must_use]
pub fn spot(cell: Cell) -> Spot {
    Spot::Square(cell.index() as u16)
}

/// The cell at a table spot; `None` if the spot is not a cell.
#[must_use]
pub fn cell_at(spot: Spot) -> Option<Cell> {
    match spot {
        Spot::Square(index) => u8::try_from(index).ok().and_then(Cell::new),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}

/// The id of a side's queen; those of its guards follow.
const fn first_id(side: Side) -> usize {
    side.index() * PIECES / 2
}

/// The side of a piece.
const fn side_of(id: usize) -> Side {
    if id < PIECES / 2 {
        Side::Light
    } else {
        Side::Dark
    }
}

impl QueensGuard {
    /// A game from this position, with no history.
    #[must_use]
    pub fn from_board(board: Board) -> Self {
        let mut places = [Place::Absent; PIECES];
        for side in Side::ALL {
            let first = first_id(side);
            let mut cells: Vec<Cell> = Cells(board.guards(side)).collect();
            cells.sort_unstable();
            let on_board = cells.into_iter().map(Place::On);
            let in_hand = (0..board.hand(side)).map(|_| Place::Hand);
            places[first] = Place::On(board.queen(side));
            for (id, place) in on_board
                .chain(in_hand)
                .take(usize::from(GUARDS))
                .enumerate()
            {
                places[first + 1 + id] = place;
            }
        }
        let mut out = Self {
            board,
            places,
            quiet: 0,
            turns: 0,
            passes: 0,
            seen: PositionCounts::new(board.key()),
            outcome: None,
        };
        out.outcome = out.judge();
        out
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Plies since the last progress, up to [`NO_PROGRESS_LIMIT`].
    #[must_use]
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The turns that both sides together can still have before the game is drawn (AG-7).
    #[must_use]
    pub fn turns_left(&self) -> u16 {
        TURN_LIMIT.saturating_sub(self.turns)
    }

    /// The positions that can recur.
    #[must_use]
    pub fn seen(&self) -> &PositionCounts {
        &self.seen
    }

    /// The lines on which the trapped pieces stand, trapped piece in the middle: those of the side
    /// to move (AG-4), or those that the side to act has just trapped (BQ-1).
    #[must_use]
    pub fn trap_lines(&self) -> Vec<[Cell; 3]> {
        if let Some((trapped, mover)) = self.board.unresolved() {
            let line = |at: Cell| Some([mover, at, self.board.partner(mover, at)?]);
            return Cells(trapped).filter_map(line).collect();
        }
        let turn = self.board.turn();
        let enemies = self.board.pieces(turn.other());
        let line = |at: Cell| {
            let [one, other] = enclosing(at, enemies)?;
            Some([one, at, other])
        };
        Cells(self.board.trapped(turn)).filter_map(line).collect()
    }

    /// The outcome, if the game is over: AG-6, AG-7, BQ-6.
    fn judge(&self) -> Option<Outcome> {
        if let Some((winner, decided)) = self.board.decided() {
            let reason = match decided {
                Decided::Enthroned if self.board.options().bloody => ENTHRONED_BLOODY,
                Decided::Enthroned => ENTHRONED,
                Decided::Deserted => DESERTED,
                Decided::Unguarded => UNGUARDED,
            };
            return Some(Outcome::win(seat_of(winner), reason));
        }
        if self.passes >= 2 {
            return Some(Outcome::draw(TWO_PASSES));
        }
        if self.seen.is_third() {
            return Some(Outcome::draw(Reason::THIRD_REPETITION));
        }
        if self.quiet >= NO_PROGRESS_LIMIT {
            return Some(Outcome::draw(NO_ADVANCE));
        }
        (self.turns >= TURN_LIMIT).then(|| Outcome::draw(MOST_TURNS))
    }

    /// The piece on a cell.
    fn piece_at(&self, cell: Cell) -> Option<usize> {
        self.places
            .iter()
            .position(|place| *place == Place::On(cell))
    }

    /// Moves a piece on the table.
    fn shift(&mut self, id: usize, from: Spot, to: Cell, effects: &mut Vec<Effect>) {
        self.places[id] = Place::On(to);
        effects.push(Effect::Moved {
            piece: PieceId(id as u16),
            from,
            to: spot(to),
        });
    }

    /// Follows a change of the board with the pieces.
    fn follow(&mut self, change: Change, mover: Side, effects: &mut Vec<Effect>) {
        match change {
            Change::Placed(to) => {
                let own = first_id(mover)..first_id(mover) + PIECES / 2;
                let hand = own.into_iter().find(|id| self.places[*id] == Place::Hand);
                if let Some(id) = hand {
                    self.shift(id, Spot::Hand(seat_of(mover)), to, effects);
                }
            }
            Change::Moved(from, to) => {
                if let Some(id) = self.piece_at(from) {
                    self.shift(id, spot(from), to, effects);
                }
            }
            Change::Removed(from) => {
                if let Some(id) = self.piece_at(from) {
                    self.places[id] = Place::Out;
                    effects.push(Effect::Captured {
                        piece: PieceId(id as u16),
                        from: spot(from),
                        by: seat_of(mover),
                    });
                }
            }
        }
    }

    /// The traps that a step from the position `before` makes, as lines, before they are resolved.
    fn new_traps(before: &Board, mv: Move) -> Vec<[Cell; 3]> {
        let (Some(to), side) = (mv.to(), before.turn()) else {
            return Vec::new();
        };
        let own = before.pieces(side) & !mv.from().map_or(0, Cell::mask) | to.mask();
        let enemies = before.pieces(side.other());
        let near = Cells(to.around() & enemies);
        near.filter_map(|at| {
            let partner = before.partner(to, at)?;
            (own & partner.mask() != 0).then_some([to, at, partner])
        })
        .collect()
    }
}
