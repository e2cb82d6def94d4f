//! Nine Men's Morris, Mixed Mill and Ceylon Mill.
//!
//! Source: the source text *Draughts and Mill*, settled by the rulings NM-1 to NM-13 of
//! `rules/mill.md`; the game that Gasser solved in 1993. Deviations from the source text: nine men
//! a side, not twelve; removing is compulsory unless the option says otherwise (NM-5). In Ceylon
//! Mill a mill that is closed by placing removes nothing, not even one closed by the very last man
//! (NM-11, as in the source text).
//!
//! A move includes its removal. In Ceylon Mill the extra moves that a mill gives belong to the same
//! turn ([`Game::starts_turn`]). Points are counted from 0 in [`Spot::Square`] as in [`board`]; men
//! not yet placed are in their seat's hand. Seat 0 has the white men and begins (NM-1).

pub mod archive;
pub mod board;
pub mod sanmill;
pub mod symmetry;

mod drawing;
mod explain;
mod lines;
mod listing;
mod notation;
#[cfg(test)]
mod tests;

pub(super) use self::listing::list_next;
use serde::{Deserialize, Serialize};

use self::board::{Board, Move, Options, Point, Points, Side};
use super::{
    Effect, Game, GameView, Kind, OptionInfo, OptionRole, Outcome, PieceId, PieceView,
    PositionCounts, Reason, Refusal, Seat, Setup, Spot, Turn, Variant,
};
use crate::texts;

/// A side has fewer than three men.
pub const TWO_MEN: Reason = Reason::new("two_men");
/// Too many moves were played without a mill.
pub const NO_MILL: Reason = Reason::new("no_mill");

/// The kind of every piece.
pub const MAN: Kind = Kind(0);

/// The key of [`Effect::Highlighted`] for a closed mill.
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
};

/// The variant key of Nine Men's Morris.
pub const NINE: &str = "nine_mens_morris";
/// The variant key of Mixed Mill, where placing and moving are mixed.
pub const MIXED: &str = "mixed_mill";
/// The variant key of Ceylon Mill, where a mill gives another turn.
const CEYLON: &str = "ceylon_mill";

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

/// No third occurrence of a position ends a line that is no longer than this.
const NO_REPETITION: u32 = 8;

impl Game for Mill {
    type Move = Move;
    type View = Self;

    const VARIANTS: &'static [Variant] = &[
        Variant {
            key: NINE,
            family: "mill",
            game: "mill",
            options: &[REMOVAL],
            seat_options: &[],
            seats: 2,
        },
        Variant {
            key: MIXED,
            family: "mill",
            game: "mill",
            options: &[REMOVAL],
            seat_options: &[],
            seats: 2,
        },
        Variant {
            key: CEYLON,
            family: "mill",
            game: "mill",
            options: &[REMOVAL],
            seat_options: &[],
            seats: 2,
        },
    ];

    fn new(setup: &Setup) -> Self {
        Self::from_board(Board::start(Options::of(setup)))
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        let refused = |why: String| Refusal::new("refusal-position").with("why", why);
        let written = notation::PositionText::read(text)
            .map_err(|key| refused(texts::text(key).to_owned()))?;
        let board = written
            .board(Options::of(setup))
            .map_err(|error| refused(error.to_string()))?;
        Ok(Self::from_board(board))
    }

    /// As in draughts, the side to move and the men of both, `W:Wa7,f4,c3:Bd7,g4,e5`, followed by
    /// the men in hand if there are any, White's first, `:H9,9`.
    fn position(&self) -> String {
        notation::PositionText::of(&self.board).to_string()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match &self.outcome {
            Some(outcome) => Turn::Over(outcome.clone()),
            None => Turn::Seat(seat_of(self.board.turn())),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.outcome.is_none() {
            self.board.for_each_move(|mv| moves.push(mv));
        }
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        if self.outcome.is_none() {
            let mut legal = false;
            self.board.for_each_move(|other| legal |= other == *mv);
            if legal {
                return None;
            }
        }
        Some(explain::explain_move(self, *mv))
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        let side = self.board.turn();
        let seat = seat_of(side);
        let placed = self.board.hand(Side::White) == 0 && self.board.hand(Side::Black) == 0;
        // NM-8, and NM-13 if men may move before all are placed.
        let counts = placed || self.board.options().mixed && !mv.places();
        let closed = self.board.closes(*mv);
        let (piece, from) = match mv.from() {
            Some(from) => (self.ids[from.index()].take(), spot(from)),
            None => (self.hands[side.index()].pop(), Spot::Hand(seat)),
        };
        if let Some(piece) = piece {
            effects.push(Effect::Moved {
                piece,
                from,
                to: spot(mv.to()),
            });
        }
        self.ids[mv.to().index()] = piece;
        if closed {
            let own = self.board.men(side) & !mv.from().map_or(0, Point::mask) | mv.to().mask();
            let full = |line: &[Point; 3]| {
                line.contains(&mv.to()) && line.iter().all(|point| own & point.mask() != 0)
            };
            effects.extend(board::lines().filter(full).map(|line| Effect::Highlighted {
                key: CLOSED_MILL.into(),
                places: line.map(spot).to_vec(),
            }));
        }
        if let Some(at) = mv.taken()
            && let Some(piece) = self.ids[at.index()].take()
        {
            self.taken[side.index()].push(piece);
            effects.push(Effect::Captured {
                piece,
                from: spot(at),
                by: seat,
            });
        }
        self.board = self.board.play(*mv);
        self.again = closed && self.board.options().ceylon && self.board.turn() == side;
        self.quiet = if closed || !counts {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        if mv.places() || mv.removes() {
            self.seen = PositionCounts::new(self.board.key());
        } else {
            self.seen.push(self.board.key());
        }
        self.outcome = self.judge();
    }

    fn view(&self, _viewer: Option<Seat>) -> Self {
        self.clone()
    }

    /// `d6` places, `d6-d7` moves, and `d6-d7xg4` removes as well.
    fn move_text(&self, mv: &Move) -> String {
        mv.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let mv = notation::read_move(text).ok_or_else(|| {
            Refusal::new("refusal-mill-notation").with("text", texts::excerpt(text))
        })?;
        self.refusal(&mv).map_or(Ok(mv), Err)
    }

    /// The man, its target, and what is removed; [`LEAVE`] if something could be removed and is
    /// not.
    fn spots(&self, mv: &Move) -> Vec<Spot> {
        let from = mv
            .from()
            .map_or(Spot::Hand(seat_of(self.board.turn())), spot);
        let mut spots = vec![from, spot(mv.to())];
        match mv.taken() {
            Some(taken) => spots.push(spot(taken)),
            None if self.board.options().may
                && self.board.closes(*mv)
                && self.board.removable() != 0 =>
            {
                spots.push(LEAVE)
            }
            None => {}
        }
        spots
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        explain::explain(self, spots)
    }

    fn fast_perft(&self, depth: u32) -> Option<u64> {
        let fresh = depth <= NO_REPETITION && self.seen.is_fresh();
        fresh.then(|| board::perft(&self.board, depth))
    }

    fn key(&self) -> u64 {
        self.board.key()
    }

    fn starts_turn(&self) -> bool {
        !self.again
    }
}

impl GameView for Mill {
    fn pieces(&self) -> Vec<PieceView> {
        let piece = |id: PieceId, owner: Side, spot: Spot| PieceView {
            id,
            owner: Some(seat_of(owner)),
            kind: Some(MAN),
            spot,
        };
        let on_board = Point::all().filter_map(|point| {
            Some(piece(
                self.ids[point.index()]?,
                self.owner_at(point)?,
                spot(point),
            ))
        });
        let beside = Side::ALL.into_iter().flat_map(|side| {
            let (hand, tray) = (Spot::Hand(seat_of(side)), Spot::Tray(seat_of(side)));
            let in_hand = self.hands[side.index()]
                .iter()
                .map(move |id| piece(*id, side, hand));
            let taken = self.taken[side.index()]
                .iter()
                .map(move |id| piece(*id, side.other(), tray));
            in_hand.chain(taken)
        });
        on_board.chain(beside).collect()
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn drawing(&self, names: &[String]) -> Option<String> {
        Some(drawing::drawing(self, names))
    }
}
