//! Cromwell, a rummy for two to six in which monarchs are traded by name; the advanced game asks
//! who came before or after.
//!
//! Source: the source text *Cromwell* by Erik Leipnik, settled by the rulings CR-1 to CR-15 of
//! `rules/cromwell.md`. What they leave open:
//!
//! - The host chooses the earliest and the latest house. If the houses between them have too few
//!   cards for hands of [`LEAST_HAND`], the houses after them join, then those before.
//! - In the advanced game monarchs are left out of the latest house or the earliest, so that the
//!   fewest cards are in houses too small for a combination; if that is equal, of the latest
//!   (CR-9). If the host asks for Edward VII, he is left out only beyond the latest house in play
//!   (CR-15).
//! - Deal d is begun by seat d modulo the number of seats.
//! - The Block is shuffled when a turn ends and the stock is empty (CR-6).
//! - After drawing, cards may be laid before the discard only if that goes out (CR-5).
//! - A trade that is accepted counts as one for CR-14, whatever is answered. The limit of 60 turns
//!   holds in both games (CR-8).
//! - Cromwell's answer is judged and that card goes where it belongs before the partner answers; the
//!   card still shown counts as held by the one who offered it. With two right answers, the
//!   neighbour in the line counts first (CR-12).
//! - Wrong answers can empty a hand in the advanced game. That player has not gone out (CR-5), has
//!   nothing to announce or to offer, and passes.
//! - If nobody has gone out, several players with the most points share the win; so do those who are
//!   level after several deals, unless one of them went out in the last (CR-7).
//! - With `trading=must` a player without a card offers nothing (CR-10).
//! - A position's text contains hands, table, Block, stock and what was said in this turn, but
//!   nothing of earlier turns: it is for lessons and measurements.
//!
//! Pieces are cards, identified by the slot they were dealt to.

pub mod deck;

mod combinations;
mod determinization;
#[cfg(feature = "texts")]
mod drawing;
mod explain;
mod game;
mod moves;
mod notation;
mod options;
mod placement;
mod position;
#[cfg(feature = "texts")]
#[cfg(test)]
mod tests;

mod view;
mod witness;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use self::combinations::{COMBINATION, fits, goes_out, parts};
use self::deck::{Monarch, MonarchSet, Side};
pub use self::options::{
    ADVANCED, EDWARD, FIRST_HOUSE, LAST_HOUSE, LEAST_HAND, LENGTH, Length, Options, QUESTIONS,
    SEATS, TRADING, Trading,
};
pub use self::view::View;
use self::witness::Witness;
use super::{HiddenIds, Outcome, Reason, Seat, Spot};

/// Cards that are drawn (CR-1).
pub const STOCK: Spot = Spot::Pile(0);
/// Discarded cards, face up (CR-2).
pub const BLOCK: Spot = Spot::Pile(1);
/// Cards that are in nobody's hand and cannot be drawn, face down: only in positions for lessons.
pub const AWAY: Spot = Spot::Pile(2);

/// Announces the selected card for the Block.
pub const ANNOUNCE: Spot = Spot::Choice(1);
/// Lays the selected cards.
pub const LAY: Spot = Spot::Choice(2);
/// Offers nothing.
pub const NO_OFFER: Spot = Spot::Choice(3);
/// Accepts no offer, and draws nothing.
pub const DECLINE: Spot = Spot::Choice(4);
/// Passes Cromwell on.
pub const PASS: Spot = Spot::Choice(5);

/// Chooses the side of which a neighbour is named next (CR-11).
pub const fn side_spot(side: Side) -> Spot {
    match side {
        Side::Before => Spot::Choice(6),
        Side::After => Spot::Choice(7),
    }
}

/// The spot of a monarch on the table: everybody has a place in the line.
pub const fn laid_spot(monarch: Monarch) -> Spot {
    Spot::Pile(100 + monarch.number() as u16)
}

/// The spot of the card that a seat shows while answers are asked for (CR-11).
pub const fn shown_spot(seat: u8) -> Spot {
    Spot::Pile(10 + seat as u16)
}

/// Accepts the offer of a seat.
pub const fn accept_spot(seat: u8) -> Spot {
    Spot::Choice(10 + seat as u16)
}

/// The monarch that is named at a spot, and as what; the inverse of [`name_spot`].
pub fn named_at(spot: Spot) -> Option<(Side, Monarch)> {
    let named = |side: Side| {
        let mut all = Monarch::all();
        let monarch = all.find(|monarch| name_spot(side, *monarch) == spot)?;
        Some((side, monarch))
    };
    Side::BOTH.into_iter().find_map(named)
}

/// Names a monarch as the predecessor or successor. These spots are in the order of the names, which
/// tells nothing about the line.
pub fn name_spot(side: Side, monarch: Monarch) -> Spot {
    let base = match side {
        Side::Before => 100,
        Side::After => 200,
    };
    Spot::Choice(base + monarch.place_by_key())
}

/// Said when a monarch is announced, when one is offered, and when nothing is.
pub const SAID_ANNOUNCE: &str = "announce";
/// See [`SAID_ANNOUNCE`].
pub const SAID_OFFER: &str = "offer";
/// See [`SAID_ANNOUNCE`].
pub const SAID_NOTHING: &str = "nothing";

/// Who has gone out wins a match of one deal (CR-5).
pub const WENT_OUT: Reason = Reason::new("went_out");
/// Of those level with the most points after several deals, one went out in the last (CR-7).
pub const LEVEL_BY_OUT: Reason = Reason::new("level_by_out");

/// The turns of each player after which a deal ends (CR-8).
pub const MOST_TURNS: u16 = 60;
/// The points that end the longest match (CR-7).
pub const FIFTY: i32 = 50;

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance deals.
    Deal,
    /// Chance shuffles the Block into a new stock (CR-6).
    Shuffle,
    /// Cromwell lays cards if wanted, and announces one (CR-2 a, b).
    Announce,
    /// The next player offers one, or none (CR-2 c).
    Offer,
    /// Cromwell accepts an offer, or draws (CR-2 d).
    Choose,
    /// Cromwell has drawn and discards the announced card, or goes out (CR-2 d, CR-5).
    Discard,
    /// A predecessor or successor is named (CR-11).
    Name,
    /// Cromwell lays cards if wanted, and passes the card on (CR-2 e, f).
    Lay,
    /// The match is over.
    Over,
}

impl Phase {
    /// Whether no deal is being played.
    pub const fn rests(self) -> bool {
        matches!(self, Self::Deal | Self::Over)
    }
}

/// A move, or an outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// The cards by slot: the hands from seat 0 on, then the stock.
    Deal(Vec<Monarch>),
    /// The cards of the new stock, in the order of their slots.
    Shuffle(Vec<Monarch>),
    /// Lays a combination, or lays cards off beside one.
    Lay(MonarchSet),
    /// Announces a card.
    Announce(Monarch),
    /// Offers a card, or none.
    Offer(Option<Monarch>),
    /// Accepts the offer of a seat.
    Accept(u8),
    /// Draws from the stock.
    Draw,
    /// Accepts no offer where nothing can be drawn.
    Decline,
    /// Discards the announced card.
    Discard,
    /// Names the predecessor or the successor of the card received.
    Name(Side, Monarch),
    /// Passes Cromwell on.
    Pass,
}

/// An answer about a card in a trade, as everybody heard it (CR-11, CR-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Answer {
    /// The seat that answered.
    pub guesser: u8,
    /// The card it was to receive.
    pub card: Monarch,
    /// Whether the predecessor or the successor was named.
    pub side: Side,
    /// The monarch named.
    pub named: Monarch,
    /// Whether that was right.
    pub right: bool,
    /// The seat that has the card now.
    pub to: u8,
    /// The right answer's card, if its holder took the card for it.
    pub proof: Option<Monarch>,
}

/// What happened in a turn, as everybody knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnLog {
    /// The seat that was Cromwell.
    pub cromwell: u8,
    /// The cards laid.
    pub laid: MonarchSet,
    /// The card announced.
    pub announced: Option<Monarch>,
    /// The offers, clockwise from the seat after Cromwell.
    pub offers: Vec<Option<Monarch>>,
    /// The seat whose offer was accepted.
    pub partner: Option<u8>,
    /// Whether Cromwell drew.
    pub drew: bool,
    /// The answers of the advanced game, Cromwell's first.
    pub answers: Vec<Answer>,
}

impl TurnLog {
    fn new(cromwell: u8) -> Self {
        Self {
            cromwell,
            laid: MonarchSet::EMPTY,
            announced: None,
            offers: Vec::new(),
            partner: None,
            drew: false,
            answers: Vec::new(),
        }
    }

    /// The answer of a seat that was asked for an offer, at a table of `seats`: what it has offered,
    /// if anything. `None` for Cromwell and for seats that were not asked yet.
    pub fn answer_of(&self, seat: u8, seats: u8) -> Option<Option<Monarch>> {
        let at = (seat + seats - self.cromwell) % seats;
        let offers = self.offers.get(usize::from(at.checked_sub(1)?));
        offers.copied()
    }

    /// What a seat has offered in this turn, at a table of `seats`.
    pub fn offer_of(&self, seat: u8, seats: u8) -> Option<Monarch> {
        self.answer_of(seat, seats).flatten()
    }

    /// Whether anybody has offered a card.
    pub fn has_offer(&self) -> bool {
        self.offers.iter().any(Option::is_some)
    }

    /// Whether it brought a trade, a laid card or a draw (CR-8, CR-14).
    fn moves_on(&self) -> bool {
        self.partner.is_some() || self.drew || !self.laid.is_empty()
    }
}

/// A deal that is over.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DealScore {
    /// The points by seat (CR-7).
    pub points: Vec<i32>,
    /// The cards that each seat has laid.
    pub laid: Vec<u8>,
    /// Why it ended.
    pub end: DealEnd,
}

/// Why a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealEnd {
    /// A seat has gone out (CR-5).
    Out(Seat),
    /// Nothing happened in a full round (CR-8, CR-14).
    Idle,
    /// Every player has had 60 turns (CR-8).
    Long,
}

/// A game of Cromwell, including everything hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct Cromwell {
    options: Options,
    /// The deal being played or to be dealt next, counted from 0.
    deal: u16,
    phase: Phase,
    /// The cards by slot.
    faces: Vec<Monarch>,
    /// The spot of each slot's card.
    spots: Vec<Spot>,
    /// The card ids of each viewer, by slot.
    ids: HiddenIds,
    /// The seed of the id shuffles: a hash of the whole deal, which no player knows.
    salt: u64,
    /// The hands that gained or lost hidden cards since their ids were last shuffled, as bits.
    changed_hands: u8,
    /// The cards on the table by the seat that laid them.
    laid: Vec<MonarchSet>,
    /// The cards of the Block, in the order in which they came there.
    block: Vec<Monarch>,
    /// The finished turns of this deal, shared by the games of a match's history.
    finished_turns: Arc<[Arc<TurnLog>]>,
    /// The turn being played, or the last one of the deal before; `None` before the first deal.
    now: Option<Arc<TurnLog>>,
    /// The turns since a trade, a laid card or a draw.
    idle: u16,
    /// The cards that everybody knows to be in each hand.
    known: Vec<MonarchSet>,
    /// The cards of the Block when it was last shuffled, and how many cards each seat has drawn
    /// since.
    shuffled: MonarchSet,
    drawn: Vec<u8>,
    /// The card drawn last.
    just_drawn: Option<Monarch>,
    /// What each seat has seen of the line.
    witness: Witness,
    /// The score of each finished deal, and the points by seat before the first deal here.
    finished: Vec<DealScore>,
    before: Vec<i32>,
    outcome: Option<Outcome>,
}

impl Cromwell {
    /// The rules options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The current phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is as Cromwell.
    pub fn cromwell(&self) -> u8 {
        let begins = (self.deal % u16::from(self.options.seats)) as u8;
        let now = self.now().filter(|_| self.phase != Phase::Deal);
        now.map_or(begins, |turn| turn.cromwell)
    }

    /// The turn being played.
    pub fn now(&self) -> Option<&TurnLog> {
        self.now.as_deref()
    }

    /// The turns of this deal; the last one is being played.
    fn turns(&self) -> impl Iterator<Item = &TurnLog> {
        let finished = self.finished_turns.iter().map(Arc::as_ref);
        finished.chain(self.now())
    }

    fn announced(&self) -> Option<Monarch> {
        self.now()?.announced
    }

    /// The cards in a seat's hand, for tests and measurements; players get a [`View`].
    pub fn held(&self, seat: u8) -> MonarchSet {
        self.at(Spot::Hand(Seat(seat)))
    }

    /// The cards of the stock, whose order nobody knows, for measurements.
    pub fn stock(&self) -> MonarchSet {
        self.at(STOCK)
    }

    /// The cards of the stock, the one to be drawn first in front.
    fn in_stock(&self) -> impl Iterator<Item = Monarch> {
        let there = self.spots.iter().zip(&self.faces);
        let there = there.filter(|(spot, _)| **spot == STOCK);
        there.map(|(_, card)| *card)
    }

    /// The cards that lie at a spot.
    fn at(&self, spot: Spot) -> MonarchSet {
        let there = self.spots.iter().zip(&self.faces);
        let there = there.filter(|(of, _)| **of == spot);
        there.map(|(_, face)| *face).collect()
    }

    fn count(&self, spot: Spot) -> usize {
        self.spots.iter().filter(|of| **of == spot).count()
    }

    /// The cards on the table.
    pub fn table(&self) -> MonarchSet {
        MonarchSet::union(self.laid.iter().copied())
    }

    /// Points by seat in the finished deals.
    pub fn totals(&self) -> Vec<i32> {
        let mut totals = self.before.clone();
        for deal in &self.finished {
            for (total, points) in totals.iter_mut().zip(&deal.points) {
                *total += points;
            }
        }
        totals
    }

    /// The same game with other cards in the same places: `other` must be a permutation of the
    /// monarchs in play. For tests of what a view reveals.
    #[must_use]
    pub fn with_cards(&self, other: impl Fn(Monarch) -> Monarch) -> Self {
        let mut out = self.clone();
        for face in &mut out.faces {
            *face = other(*face);
        }
        out.just_drawn = out.just_drawn.map(other);
        out
    }

    /// The slot of a card in the game.
    fn slot(&self, card: Monarch) -> usize {
        let slot = self.faces.iter().position(|face| *face == card);
        slot.unwrap_or_default()
    }

    /// The seat that holds a card in hand, or shows it in a trade.
    fn holder(&self, card: Monarch) -> Option<u8> {
        let slot = self.faces.iter().position(|face| *face == card)?;
        let spot = self.spots[slot];
        let holds = |seat: &u8| [Spot::Hand(Seat(*seat)), shown_spot(*seat)].contains(&spot);
        (0..self.options.seats).find(holds)
    }

    /// The seat to act; `None` if it is chance's turn or the match is over.
    fn acting(&self) -> Option<u8> {
        match self.phase {
            Phase::Deal | Phase::Shuffle | Phase::Over => None,
            Phase::Announce | Phase::Choose | Phase::Discard | Phase::Lay => Some(self.cromwell()),
            Phase::Offer => {
                let asked = self.now()?.offers.len() as u8 + 1;
                Some((self.cromwell() + asked) % self.options.seats)
            }
            Phase::Name => Some(self.question()?.0),
        }
    }

    /// The hand of the seat to act; empty if it is chance's turn or the match is over.
    fn at_turn(&self) -> MonarchSet {
        self.acting()
            .map_or(MonarchSet::EMPTY, |seat| self.held(seat))
    }

    /// In the advanced game, the card whose neighbour is asked for.
    pub fn asked_about(&self) -> Option<Monarch> {
        let asked = self.question().filter(|_| self.phase == Phase::Name);
        asked.map(|(_, card, _)| card)
    }

    /// In the advanced game, the seat that has to answer, the card it is to receive, and the seat
    /// that shows it.
    fn question(&self) -> Option<(u8, Monarch, u8)> {
        let turn = self.now()?;
        let partner = turn.partner?;
        let offered = turn.offer_of(partner, self.options.seats)?;
        match turn.answers.len() {
            0 => Some((turn.cromwell, offered, partner)),
            1 => Some((partner, turn.announced?, turn.cromwell)),
            _ => None,
        }
    }

    /// Whether a viewer sees the card in a slot, judging by its spot.
    fn sees(&self, viewer: Option<Seat>, slot: usize) -> bool {
        match self.spots.get(slot) {
            Some(Spot::Hand(seat)) => viewer == Some(*seat),
            Some(spot) => ![STOCK, AWAY].contains(spot),
            None => false,
        }
    }

    /// Everything that the seat to act may lay now.
    fn lays(&self) -> Vec<MonarchSet> {
        let hand = self.held(self.cromwell());
        let table = self.table();
        let drawn = self.phase == Phase::Discard;
        let lays = parts(hand).filter(|cards| fits(*cards, table));
        lays.filter(|cards| !drawn || goes_out(hand.without(*cards), table | *cards))
            .collect()
    }
}

impl Cromwell {
    fn may_accept(&self, seat: u8) -> bool {
        let offer = |turn: &TurnLog| turn.offer_of(seat, self.options.seats);
        seat < self.options.seats && self.now().and_then(offer).is_some()
    }

    fn may_draw(&self) -> bool {
        !self.options.advanced && self.count(STOCK) > 0
    }

    fn may_decline(&self) -> bool {
        let any_offer = self.now().is_some_and(TurnLog::has_offer);
        self.options.may_decline(any_offer)
    }

    /// CR-5: a discard never empties a hand.
    fn may_discard(&self) -> bool {
        let hand = self.held(self.cromwell());
        hand.len() > 1 && self.announced().is_some_and(|card| hand.contains(card))
    }
}
