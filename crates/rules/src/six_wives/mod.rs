//! The Six Wives (Divorced, Beheaded, Died, Divorced, Beheaded, Survived), for two to four seats,
//! each with a variant of its own.
//!
//! Source: the source text *Divorced, Beheaded, Died, Divorced, Beheaded, Survived* by Eric Witt,
//! settled by the rulings SW-1 to SW-17 of `rules/six_wives.md`. What they leave open:
//!
//! - Chance acts before the first turn: the lot (`first 2`), the coins of each seat that has them
//!   face up (`coins 1 031524`, in the order of the spaces), and each draw (`cocktail 1 02.35`).
//! - The king of a player who has finished stays where he is while the others play for places.
//!
//! Seats are counted in the order of play. Spaces are counted in [`Spot::Square`] row by row from
//! the south-west, the graves among them. Queens who have left the board are in their own seat's
//! tray.

pub mod board;
pub mod card;

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

use self::board::{Action, Board, Deed, Piece, Space};
use self::card::{Card, Cocktail, Duty, Fate, QUEENS};
pub use self::notation::space_of;
use super::{
    Effect, Game, Kind, OptionInfo, OptionRole, Outcome, PieceId, PieceView, PositionCounts,
    Reason, Seat, Setup, Spot,
};

/// All six queens of a player have met their fates.
pub const SIX_FATES: Reason = Reason::new("six_fates");
/// Nobody could act.
pub const ALL_PASSED: Reason = Reason::new("all_passed");
/// Every player has had [`LAST_ROUND`] turns.
pub const TOO_LONG: Reason = Reason::new("too_long");

/// The turns of each player after which the game is drawn (SW-10).
pub const LAST_ROUND: u16 = 300;

/// The piece kind of a king.
pub const KING: Kind = Kind(0);
/// The piece kind of a queen whose coin lies face down.
pub const QUEEN: Kind = Kind(1);

/// The piece kind of a queen with this number on her coin.
#[must_use]
pub const fn numbered(queen: u8) -> Kind {
    Kind(2 + queen as u16)
}

/// The spot that passes (SW-10).
pub const PASS: Spot = Spot::Choice(0);

/// The spot that lets the selected queen of a seat survive (SW-8): each seat has its own corner.
#[must_use]
pub const fn survive(seat: Seat) -> Spot {
    Spot::Choice(1 + seat.0 as u16)
}

/// The key of [`Effect::Special`] when a draw of Fruit Cocktail is made.
pub const DRAW: &str = "cocktail";

/// The option for the number of players.
pub const SEATS: OptionInfo = OptionInfo {
    name: "seats",
    values: &["2", "3", "4"],
    role: OptionRole::Seats,
    before: None,
};
/// The option who begins: by lot, or the player of the first seat.
pub const FIRST: OptionInfo = OptionInfo {
    name: "first",
    values: &["lot", "first_seat"],
    role: OptionRole::FirstTurn {
        in_order: "first_seat",
    },
    before: None,
};
/// The option whether the others play on for the places (SW-9).
pub const PLACES: OptionInfo = OptionInfo {
    name: "places",
    values: &["off", "on"],
    role: OptionRole::Switch,
    before: None,
};
/// The option of a seat: its variant (SW-13 to SW-16).
pub const VARIANT: OptionInfo = OptionInfo {
    name: "variant",
    values: &["standard", "number", "history", "both", "cocktail"],
    role: OptionRole::Choice,
    before: None,
};

/// The pieces of a seat: six queens and a king.
pub const PIECES: u16 = QUEENS as u16 + 1;

/// A move of a seat or of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// A player's action.
    Act(Action),
    /// The lot: this seat begins.
    First(Seat),
    /// The numbers of a seat's queens, in the order of their spaces.
    Coins(Seat, [u8; QUEENS]),
    /// The draw of a seat that plays Fruit Cocktail.
    Cocktail(Seat, Cocktail),
}

/// What chance has to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chance {
    First,
    Coins(Seat),
    Cocktail(Seat),
}

/// What chance has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Progress {
    /// The seat that began; `None` before the lot.
    first: Option<u8>,
    /// The seats whose coins are dealt, a bit for each.
    dealt: u8,
    /// The seats whose draw is made, a bit for each.
    drawn: u8,
}

/// A game of The Six Wives. Nothing is hidden, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SixWives {
    board: Board,
    progress: Progress,
    /// The piece of each queen by her index, counted within the seat by the first spaces.
    ids: [[u8; QUEENS]; board::SEATS],
    /// Repetition history: the positions that can recur.
    seen: PositionCounts,
    /// Rounds completed.
    rounds: u16,
    /// Passes in a row.
    passes: u8,
    /// The seats that have finished, in order.
    ranking: Vec<Seat>,
    outcome: Option<Outcome>,
}

/// The table spot of a space.
#[must_use]
pub fn spot(space: Space) -> Spot {
    Spot::Square(space.index() as u16)
}

/// The space at a table spot; `None` if the spot is not a space.
#[must_use]
pub fn space_at(spot: Spot) -> Option<Space> {
    match spot {
        Spot::Square(index) => u8::try_from(index).ok().and_then(Space::new),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}

/// The variants of the seats.
fn duties(setup: &Setup) -> Vec<Duty> {
    let duty = |seat| match setup.seat_value(Seat(seat), VARIANT.name) {
        "number" => Duty::Number,
        "history" => Duty::History,
        "both" => Duty::Both,
        "cocktail" => Duty::Cocktail(None),
        _ => Duty::Standard,
    };
    (0..setup.seats()).map(duty).collect()
}

impl SixWives {
    fn with_board(board: Board, progress: Progress) -> Self {
        let own: [u8; QUEENS] = [0, 1, 2, 3, 4, 5];
        let mut out = Self {
            board,
            progress,
            ids: [own; board::SEATS],
            seen: PositionCounts::new(board.key()),
            rounds: 0,
            passes: 0,
            ranking: board.finished().collect(),
            outcome: None,
        };
        out.outcome = out.judge();
        out
    }

    /// A game with the same settings from another position.
    #[must_use]
    pub fn with_other_board(&self, board: Board) -> SixWives {
        Self::with_board(board, self.progress)
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The positions that can recur.
    #[must_use]
    pub fn seen(&self) -> &PositionCounts {
        &self.seen
    }

    /// The turns that each player can still have before the game is drawn.
    #[must_use]
    pub fn rounds_left(&self) -> u16 {
        LAST_ROUND.saturating_sub(self.rounds)
    }

    /// The score card of a seat.
    #[must_use]
    pub fn card(&self, seat: Seat) -> &Card {
        self.board.card(seat)
    }

    /// The seats that have met all goals, in the order in which they did.
    #[must_use]
    pub fn ranking(&self) -> &[Seat] {
        &self.ranking
    }

    /// The goals that the queen of the seat to move on a space may meet, whether or not she stands
    /// right for them.
    #[must_use]
    pub fn open_goals(&self, space: Space) -> Vec<Fate> {
        match self.board.piece_at(space) {
            Some((seat, Piece::Queen(queen))) if !space.is_grave() => {
                self.board.card(seat).open(queen).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The fate that an action meets, and the queen's piece.
    #[must_use]
    pub fn fate_of(&self, action: Action) -> Option<(PieceId, Fate)> {
        let Deed::Meet { queen, fate, .. } = self.board.deed(action)? else {
            return None;
        };
        Some((self.id(self.board.turn(), Piece::Queen(queen)), fate))
    }

    fn id(&self, seat: Seat, piece: Piece) -> PieceId {
        let number = match piece {
            Piece::King => PIECES - 1,
            Piece::Queen(queen) => u16::from(self.ids[seat.index()][usize::from(queen) % QUEENS]),
        };
        PieceId(u16::from(seat.0) * PIECES + number)
    }

    /// What chance has to do next.
    fn waits_for(&self) -> Option<Chance> {
        if self.progress.first.is_none() {
            return Some(Chance::First);
        }
        let seats = || self.board.all_seats();
        let duty = |seat| self.board.card(seat).duty();
        let coins =
            |seat: &Seat| duty(*seat).is_numbered() && self.progress.dealt >> seat.0 & 1 == 0;
        let draw = |seat: &Seat| {
            matches!(duty(*seat), Duty::Cocktail(_)) && self.progress.drawn >> seat.0 & 1 == 0
        };
        let coins = seats().find(coins).map(Chance::Coins);
        coins.or_else(|| seats().find(draw).map(Chance::Cocktail))
    }

    /// Whether this is a move that chance can make now.
    fn is_chance(&self, mv: &Move) -> bool {
        match (self.waits_for(), mv) {
            (Some(Chance::First), Move::First(seat)) => seat.0 < self.board.seats(),
            (Some(Chance::Coins(seat)), Move::Coins(of, numbers)) => {
                seat == *of && (0..QUEENS as u8).all(|number| numbers.contains(&number))
            }
            (Some(Chance::Cocktail(seat)), Move::Cocktail(of, _)) => seat == *of,
            _ => false,
        }
    }

    /// The outcome, if the game is over: SW-9, SW-10.
    fn judge(&self) -> Option<Outcome> {
        let active = usize::from(self.board.seats()).saturating_sub(self.ranking.len());
        let reason = if self.board.is_over() {
            SIX_FATES
        } else if usize::from(self.passes) >= active {
            ALL_PASSED
        } else if self.rounds >= LAST_ROUND {
            TOO_LONG
        } else {
            return None;
        };
        let first = self.ranking.first().copied();
        let mut outcome = first.map_or_else(
            || Outcome::draw(reason),
            |winner| Outcome::win(winner, SIX_FATES),
        );
        if self.board.plays_for_places() && first.is_some() {
            outcome.scores = self.points();
        }
        Some(outcome)
    }

    /// The number of players behind each seat.
    fn points(&self) -> Vec<i32> {
        let seats = self.board.seats();
        let mut points = vec![0; usize::from(seats)];
        for (place, seat) in (1..).zip(&self.ranking) {
            points[seat.index()] = i32::from(seats) - place;
        }
        points
    }

    /// Whether an action that is legal by itself would bring the same position about for the third
    /// time (SW-10). A goal never does.
    fn repeats(&self, action: Action) -> bool {
        self.seen.has_recurred() && self.seen.count(self.board.play(action).key()) >= 2
    }

    /// Whether an action of the seat to move is refused because the same position would come about for
    /// the third time (SW-10).
    #[must_use]
    pub fn refuses_repetition(&self) -> bool {
        let mut refused = false;
        self.board
            .for_each_action(|action| refused |= action != Action::PASS && self.repeats(action));
        refused && Game::turn(self).seat().is_some()
    }

    /// Calls `each` for every legal action, or for the pass of a player that has no other (SW-10).
    fn for_each_action(&self, mut each: impl FnMut(Action)) {
        let mut any = false;
        self.board.for_each_action(|action| {
            if action != Action::PASS && !self.repeats(action) {
                any = true;
                each(action);
            }
        });
        if !any {
            each(Action::PASS);
        }
    }

    /// Whether the seat to move may act so.
    fn is_legal(&self, action: Action) -> bool {
        if action == Action::PASS {
            let mut legal = false;
            self.for_each_action(|other| legal |= other == action);
            return legal;
        }
        self.board.is_legal(action) && !self.repeats(action)
    }

    /// The effects of an action, before it is played.
    fn report(&self, action: Action, effects: &mut Vec<Effect>) {
        let seat = self.board.turn();
        let Some(from) = action.from() else { return };
        let mover = self
            .board
            .piece_at(from)
            .map(|(seat, piece)| self.id(seat, piece));
        let moved = action.to().zip(mover).map(|(to, piece)| Effect::Moved {
            piece,
            from: spot(from),
            to: spot(to),
        });
        let Some(Deed::Meet { queen, at, fate }) = self.board.deed(action) else {
            effects.extend(moved);
            return;
        };
        let lady = self.id(seat, Piece::Queen(queen));
        let others = mover.filter(|piece| *piece != lady);
        let place = match fate {
            Fate::Died => action.to().unwrap_or(at),
            Fate::Divorced | Fate::Beheaded | Fate::Survived => at,
        };
        let special = Effect::Special {
            key: fate.key().into(),
            pieces: [lady].into_iter().chain(others).collect(),
            places: vec![spot(place)],
        };
        let leaves = Effect::Captured {
            piece: lady,
            from: spot(at),
            by: seat,
        };
        match fate {
            Fate::Died => effects.extend(moved.into_iter().chain([special])),
            Fate::Beheaded => effects.extend(moved.into_iter().chain([special, leaves])),
            Fate::Divorced | Fate::Survived => {
                effects.extend([special, leaves].into_iter().chain(moved));
            }
        }
    }

    fn act(&mut self, action: Action, effects: &mut Vec<Effect>) {
        self.report(action, effects);
        let (seat, met) = (self.board.turn(), self.fate_of(action).is_some());
        self.board.apply(action);
        self.passes = if action == Action::PASS {
            self.passes.saturating_add(1)
        } else {
            0
        };
        if met {
            self.seen = PositionCounts::new(self.board.key());
            if self.board.card(seat).is_complete() {
                self.ranking.push(seat);
            }
        } else {
            self.seen.push(self.board.key());
        }
        let first = Seat(self.progress.first.unwrap_or(0));
        let (mut passed, next) = (seat, self.board.turn());
        while passed != next {
            passed = passed.next(self.board.seats());
            self.rounds = self.rounds.saturating_add(u16::from(passed == first));
        }
        self.outcome = self.judge();
    }

    fn act_of_chance(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        match mv {
            Move::Act(_) => {}
            Move::First(seat) => {
                self.progress.first = Some(seat.0);
                self.board.set_turn(*seat);
            }
            Move::Coins(seat, numbers) => {
                let mut ids = [0; QUEENS];
                for (id, number) in (0..).zip(numbers) {
                    ids[usize::from(*number) % QUEENS] = id;
                }
                self.ids[seat.index() % board::SEATS] = ids;
                self.progress.dealt |= 1 << seat.0;
                self.board.deal(*seat, *numbers);
                effects.extend((0..QUEENS as u8).map(|queen| Effect::Flipped {
                    piece: self.id(*seat, Piece::Queen(queen)),
                    face: Some(numbered(queen)),
                }));
            }
            Move::Cocktail(seat, cocktail) => {
                self.progress.drawn |= 1 << seat.0;
                self.board = self.board.with_duty(*seat, Duty::Cocktail(Some(*cocktail)));
                effects.push(Effect::Special {
                    key: DRAW.into(),
                    pieces: Vec::new(),
                    places: Vec::new(),
                });
            }
        }
        self.seen = PositionCounts::new(self.board.key());
    }

    /// Every piece, by id.
    fn all_pieces(&self) -> Vec<PieceView> {
        let mut pieces = Vec::new();
        for seat in self.board.all_seats() {
            let faces = self.board.card(seat).duty().is_numbered();
            let dealt = faces && self.progress.dealt >> seat.0 & 1 != 0;
            pieces.extend((0..QUEENS as u8).map(|queen| PieceView {
                id: self.id(seat, Piece::Queen(queen)),
                owner: Some(seat),
                kind: Some(if dealt { numbered(queen) } else { QUEEN }),
                spot: self.board.queen(seat, queen).map_or(Spot::Tray(seat), spot),
            }));
            pieces.push(PieceView {
                id: self.id(seat, Piece::King),
                owner: Some(seat),
                kind: Some(KING),
                spot: spot(self.board.king(seat)),
            });
        }
        pieces.sort_unstable_by_key(|piece| piece.id);
        pieces
    }
}
