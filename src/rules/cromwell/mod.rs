//! Cromwell, a rummy for two to six in which monarchs are traded by name; the advanced game asks
//! who came before or after.
//!
//! Source: the source text *Cromwell* by Erik Leipnik, settled by the rulings CR-1 to CR-14 of
//! `rules/cromwell.md`. What they leave open:
//!
//! - The host chooses the earliest and the latest house. If the houses between them have too few
//!   cards for hands of [`LEAST_HAND`], the houses after them join, then those before.
//! - In the advanced game monarchs are left out of the latest house or the earliest, so that the
//!   fewest cards are in houses too small for a combination; if that is equal, of the latest
//!   (CR-9). Edward VII is never the one left out if the host asks for him.
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
//! - Several players with the most points share the win (CR-7).
//! - A position's text contains hands, table, Block, stock and what was said in this turn, but
//!   nothing of earlier turns: it is for lessons and measurements. It is read up to the choice of an
//!   offer.
//!
//! Pieces are cards, identified by the slot they were dealt to.

pub mod deck;

mod drawing;
mod explain;
mod notation;
mod selection;
#[cfg(test)]
mod tests;
mod view;

use std::sync::Arc;

use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use self::deck::{House, Monarch, MonarchSet, Side};
pub use self::selection::LEAST_HAND;
pub use self::view::View;
use super::quiz::Difficulty;
use super::stable_hash::StableHasher;
use super::{
    Effect, Game, HiddenIds, OptionInfo, OptionRole, Outcome, PieceId, Reason, Refusal, Seat,
    Setup, Spot, Turn, Variant,
};

/// The option for the number of players.
pub const SEATS: OptionInfo = OptionInfo {
    name: "seats",
    values: &["4", "2", "3", "5", "6"],
    role: OptionRole::Seats,
};
/// The option for the length of a match (CR-7).
pub const LENGTH: OptionInfo = OptionInfo {
    name: "length",
    values: &["deal", "three", "fifty"],
    role: OptionRole::Choice,
};
/// The option for the earliest house in play (CR-1, CR-9).
pub const FIRST_HOUSE: OptionInfo = OptionInfo {
    name: "first_house",
    values: CHOICE_OF_HOUSES,
    role: OptionRole::Choice,
};
/// The option for the latest house in play (CR-1, CR-9).
pub const LAST_HOUSE: OptionInfo = OptionInfo {
    name: "last_house",
    values: CHOICE_OF_HOUSES,
    role: OptionRole::Choice,
};
/// The option whether Edward VII is in play (CR-1).
pub const EDWARD: OptionInfo = OptionInfo {
    name: "edward7",
    values: &["out", "in"],
    role: OptionRole::Choice,
};
/// The option how difficult the questions of the advanced game are made for people (CR-13). The
/// rules take any name; the table offers fewer or more.
pub const QUESTIONS: OptionInfo = Difficulty::OPTION;

/// The usual house for the number of players, or one of those that can make a combination.
const CHOICE_OF_HOUSES: &[&str] = &[
    "usual",
    "norman",
    "plantagenet",
    "lancaster",
    "york",
    "tudor",
    "stuart",
    "hanover",
    "windsor",
];

/// The key of the advanced game.
pub const ADVANCED: &str = "cromwell_advanced";

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

/// The least number of cards in a combination (CR-4).
pub const COMBINATION: usize = 3;
/// The turns of each player after which a deal ends (CR-8).
pub const MOST_TURNS: u16 = 60;
/// The points that end the longest match (CR-7).
pub const FIFTY: i32 = 50;

/// How long a match is (CR-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// One deal.
    Deal,
    /// Three deals.
    Three,
    /// Until a player has fifty points.
    Fifty,
}

/// The rules options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// The advanced game.
    pub advanced: bool,
    /// The number of players, 2 to 6.
    pub seats: u8,
    /// How long a match is.
    pub length: Length,
    /// The earliest house in play; `None` for the usual one.
    pub first: Option<House>,
    /// The latest house in play; `None` for the usual one.
    pub last: Option<House>,
    /// Whether Edward VII is in play.
    pub edward: bool,
    /// How difficult the questions are made for people.
    #[serde(default)]
    pub questions: Difficulty,
}

impl Options {
    /// The options of a set-up.
    pub fn of(setup: &Setup) -> Self {
        Self {
            advanced: setup.variant().key == ADVANCED,
            seats: setup.seats(),
            length: match setup.value(LENGTH.name) {
                "three" => Length::Three,
                "fifty" => Length::Fifty,
                _ => Length::Deal,
            },
            first: House::of_key(setup.value(FIRST_HOUSE.name)),
            last: House::of_key(setup.value(LAST_HOUSE.name)),
            edward: setup.value(EDWARD.name) == "in",
            questions: Difficulty::of_key(setup.value(QUESTIONS.name)),
        }
    }

    /// The monarchs in play (CR-1, CR-9).
    pub fn cards(self) -> MonarchSet {
        selection::cards(self)
    }

    /// The number of cards dealt to each player (CR-1, CR-9).
    pub fn hand(self) -> usize {
        selection::hand(self.cards().len(), self)
    }
}

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

    fn move_card(&mut self, card: Monarch, to: Spot, effects: &mut Vec<Effect>) {
        let slot = self.slot(card);
        let from = std::mem::replace(&mut self.spots[slot], to);
        let piece = PieceId(slot as u16);
        effects.push(Effect::Moved { piece, from, to });
    }

    /// Moves a card and turns it up.
    fn show(&mut self, card: Monarch, to: Spot, effects: &mut Vec<Effect>) {
        self.move_card(card, to, effects);
        effects.push(Effect::Flipped {
            piece: PieceId(self.slot(card) as u16),
            face: Some(card.kind()),
        });
    }

    /// Moves a card to a hand so that only its holder sees the face.
    fn give(&mut self, card: Monarch, to: u8, effects: &mut Vec<Effect>) {
        let slot = self.slot(card);
        let to_hand = Spot::Hand(Seat(to));
        let from = std::mem::replace(&mut self.spots[slot], to_hand);
        self.changed_hands |= 1 << to;
        effects.push(Effect::Dealt {
            piece: PieceId(slot as u16),
            from,
            to: to_hand,
            face: Some(card.kind()),
        });
    }

    /// Everybody knows that a card is in this hand, and in no other.
    fn learn(&mut self, card: Monarch, seat: Option<u8>) {
        for known in &mut self.known {
            known.remove(card);
        }
        if let Some(known) = seat.and_then(|seat| self.known.get_mut(usize::from(seat))) {
            known.insert(card);
        }
        self.shuffled.remove(card);
    }

    /// Shuffles the ids of the hands that changed, so that nobody can tell the cards that came
    /// from the others there (ALL-7).
    fn exchange_ids(&mut self) {
        let changed = std::mem::take(&mut self.changed_hands);
        for seat in (0..self.options.seats).filter(|seat| changed >> seat & 1 != 0) {
            let hand = Spot::Hand(Seat(seat));
            let slots = 0..self.spots.len();
            let slots: Vec<usize> = slots.filter(|slot| self.spots[*slot] == hand).collect();
            let time = (self.deal, self.turns().count(), self.phase);
            let seed = StableHasher::of(&(self.salt, time, seat));
            self.ids
                .exchange(&slots, seed, |viewer| viewer == Some(Seat(seat)));
        }
    }

    fn deal(&mut self, cards: &[Monarch], effects: &mut Vec<Effect>) {
        for slot in 0..self.spots.len() {
            let from = std::mem::replace(&mut self.spots[slot], STOCK);
            if from != STOCK {
                let piece = PieceId(slot as u16);
                let to = STOCK;
                effects.push(Effect::Moved { piece, from, to });
                effects.push(Effect::Flipped { piece, face: None });
            }
        }
        self.faces = cards.to_vec();
        self.salt = StableHasher::of(&(self.deal, &self.faces));
        let seats = self.options.seats;
        let hand = self.options.hand();
        for card in 0..hand {
            for seat in 0..seats {
                self.give(cards[usize::from(seat) * hand + card], seat, effects);
            }
        }
        self.changed_hands = 0;
        self.laid.fill(MonarchSet::EMPTY);
        self.known.fill(MonarchSet::EMPTY);
        self.drawn.fill(0);
        self.shuffled = MonarchSet::EMPTY;
        self.idle = 0;
        self.finished_turns = Arc::default();
        self.now = Some(TurnLog::new(self.cromwell()).into());
        self.phase = Phase::Announce;
    }

    /// CR-6: the Block becomes the stock.
    fn shuffle(&mut self, cards: &[Monarch], effects: &mut Vec<Effect>) {
        self.shuffled = cards.iter().copied().collect();
        self.drawn.fill(0);
        let slots = (0..self.spots.len()).filter(|slot| self.spots[*slot] == BLOCK);
        for (slot, card) in slots.collect::<Vec<_>>().into_iter().zip(cards) {
            let piece = PieceId(slot as u16);
            effects.push(Effect::Flipped { piece, face: None });
            effects.push(Effect::Moved {
                piece,
                from: BLOCK,
                to: STOCK,
            });
            self.faces[slot] = *card;
            self.spots[slot] = STOCK;
        }
        self.phase = Phase::Announce;
    }

    fn turn_mut(&mut self) -> &mut TurnLog {
        let cromwell = self.cromwell();
        let now = self
            .now
            .get_or_insert_with(|| TurnLog::new(cromwell).into());
        Arc::make_mut(now)
    }

    fn lay(&mut self, cards: MonarchSet, effects: &mut Vec<Effect>) {
        let seat = self.cromwell();
        for card in cards.iter() {
            self.show(card, laid_spot(card), effects);
            self.learn(card, None);
        }
        let laid = &mut self.laid[usize::from(seat)];
        *laid = *laid | cards;
        let turn = self.turn_mut();
        turn.laid = turn.laid | cards;
        if self.held(seat).is_empty() {
            self.end_deal(DealEnd::Out(Seat(seat)), effects);
        }
    }

    fn announce(&mut self, card: Monarch, effects: &mut Vec<Effect>) {
        let seat = self.cromwell();
        self.learn(card, Some(seat));
        self.turn_mut().announced = Some(card);
        self.phase = Phase::Offer;
        effects.push(said(seat, SAID_ANNOUNCE));
    }

    fn offer(&mut self, card: Option<Monarch>, effects: &mut Vec<Effect>) {
        let Some(seat) = self.acting() else { return };
        if let Some(card) = card {
            self.learn(card, Some(seat));
        }
        let key = card.map_or(SAID_NOTHING, |_| SAID_OFFER);
        effects.push(said(seat, key));
        self.turn_mut().offers.push(card);
        if self.turn_mut().offers.len() + 1 == usize::from(self.options.seats) {
            self.phase = Phase::Choose;
        }
    }

    /// CR-2 d: the two cards are swapped face down; CR-11: both are shown.
    fn accept(&mut self, partner: u8, effects: &mut Vec<Effect>) {
        let seat = self.cromwell();
        self.turn_mut().partner = Some(partner);
        let Some((_, offered, _)) = self.question() else {
            return;
        };
        let Some(announced) = self.announced() else {
            return;
        };
        if self.options.advanced {
            for (card, seat) in [(announced, seat), (offered, partner)] {
                self.show(card, shown_spot(seat), effects);
                self.learn(card, None);
            }
            self.phase = Phase::Name;
            return;
        }
        for (card, to) in [(announced, partner), (offered, seat)] {
            self.give(card, to, effects);
            self.learn(card, Some(to));
        }
        self.phase = Phase::Lay;
    }

    fn draw(&mut self, effects: &mut Vec<Effect>) {
        let seat = self.cromwell();
        let top = self.spots.iter().position(|spot| *spot == STOCK);
        let Some(card) = top.map(|slot| self.faces[slot]) else {
            return;
        };
        self.give(card, seat, effects);
        self.drawn[usize::from(seat)] += 1;
        self.just_drawn = Some(card);
        self.turn_mut().drew = true;
        self.phase = Phase::Discard;
    }

    fn discard(&mut self, effects: &mut Vec<Effect>) {
        if let Some(card) = self.announced() {
            self.show(card, BLOCK, effects);
            self.learn(card, None);
        }
        self.phase = Phase::Lay;
    }

    /// CR-11, CR-12: judges an answer, and gives the card to whoever it belongs to now.
    fn name(&mut self, side: Side, named: Monarch, effects: &mut Vec<Effect>) {
        let Some((guesser, card, from)) = self.question() else {
            return;
        };
        let answers = card.right_answers(side);
        let right = answers.contains(&named);
        let held = answers
            .iter()
            .find_map(|answer| Some((*answer, self.holder(*answer)?)));
        let (to, proof) = match held {
            _ if right => (guesser, None),
            Some((answer, holder)) if holder != guesser && holder != from => (holder, Some(answer)),
            _ => (from, None),
        };
        self.give(card, to, effects);
        self.learn(card, Some(to));
        if let Some(proof) = proof {
            self.learn(proof, Some(to));
        }
        self.turn_mut().answers.push(Answer {
            guesser,
            card,
            side,
            named,
            right,
            to,
            proof,
        });
        if self.question().is_none() {
            self.phase = Phase::Lay;
        }
    }

    /// CR-2 f: Cromwell passes on, unless the deal ends (CR-8, CR-14).
    fn pass(&mut self, effects: &mut Vec<Effect>) {
        let seats = u16::from(self.options.seats);
        let moved_on = self.turn_mut().moves_on();
        self.idle = if moved_on { 0 } else { self.idle + 1 };
        if self.idle >= seats {
            return self.end_deal(DealEnd::Idle, effects);
        }
        if self.turns().count() >= usize::from(MOST_TURNS * seats) {
            return self.end_deal(DealEnd::Long, effects);
        }
        let next = (self.cromwell() + 1) % self.options.seats;
        let done = self.now.replace(TurnLog::new(next).into());
        self.finished_turns = self.finished_turns.iter().cloned().chain(done).collect();
        let empty = self.count(STOCK) == 0 && self.count(BLOCK) > 0;
        self.phase = if empty {
            Phase::Shuffle
        } else {
            Phase::Announce
        };
    }

    /// Scores the deal (CR-7); then the next one is dealt, or the match is over.
    fn end_deal(&mut self, end: DealEnd, effects: &mut Vec<Effect>) {
        let held = (0..self.options.seats).map(|seat| self.held(seat).len());
        let held: Vec<usize> = held.collect();
        let all: usize = held.iter().sum();
        let laid: Vec<u8> = self.laid.iter().map(|laid| laid.len() as u8).collect();
        let points = laid.iter().zip(&held);
        let points = points.map(|(laid, held)| i32::from(*laid) + (all - held) as i32);
        let points: Vec<i32> = points.collect();
        for (seat, points) in (0..).map(Seat).zip(&points) {
            let points = *points;
            effects.push(Effect::Scored { seat, points });
        }
        self.finished.push(DealScore { points, laid, end });
        self.outcome = self.decide();
        self.phase = Phase::Deal;
        if self.outcome.is_some() {
            self.phase = Phase::Over;
        } else {
            self.deal += 1;
        }
    }

    /// The outcome of the match, if it is over (CR-7).
    fn decide(&self) -> Option<Outcome> {
        let totals = self.totals();
        let most = totals.iter().copied().max().unwrap_or_default();
        let over = match self.options.length {
            Length::Deal => true,
            Length::Three => self.deal >= 2,
            Length::Fifty => most >= FIFTY,
        };
        let winners = (0..).zip(&totals).filter(|(_, total)| **total == most);
        let winners: Vec<Seat> = winners.map(|(seat, _)| Seat(seat)).collect();
        let reason = match winners.len() {
            1 => Reason::SCORE,
            _ => Reason::SHARED,
        };
        over.then_some(Outcome {
            winners,
            reason,
            scores: totals,
        })
    }
}

fn said(seat: u8, key: &'static str) -> Effect {
    Effect::Said {
        seat: Seat(seat),
        key: key.into(),
    }
}

/// Every run of consecutive cards of one house in a set, whole or in part.
pub fn parts(set: MonarchSet) -> impl Iterator<Item = MonarchSet> {
    set.runs().flat_map(|run| {
        run.iter().flat_map(move |first| {
            let lasts = run.iter().filter(move |last| first <= *last);
            lasts.map(move |last| MonarchSet::run(first, last))
        })
    })
}

/// Whether cards may be laid beside those on the table (CR-4): a combination of three or more, or
/// fewer at an end of one, possibly joining two.
pub fn fits(cards: MonarchSet, table: MonarchSet) -> bool {
    let one_run = cards.runs().next() == Some(cards);
    one_run && (cards.len() >= COMBINATION || !(cards.neighbours() & table).is_empty())
}

/// Whether a whole hand may be laid: each run that it forms with the table is long enough.
pub fn goes_out(hand: MonarchSet, table: MonarchSet) -> bool {
    let touched = |run: &MonarchSet| !(*run & hand).is_empty();
    let mut runs = (hand | table).runs().filter(touched);
    runs.all(|run| run.len() >= COMBINATION)
}

impl Game for Cromwell {
    type Move = Move;
    type View = View;

    const VARIANTS: &'static [Variant] = &[
        Variant {
            key: "cromwell",
            family: "cromwell",
            game: "cromwell",
            options: &[SEATS, LENGTH, FIRST_HOUSE, LAST_HOUSE, EDWARD],
            seat_options: &[],
            seats: 4,
        },
        Variant {
            key: ADVANCED,
            family: "cromwell",
            game: "cromwell",
            options: &[SEATS, LENGTH, FIRST_HOUSE, LAST_HOUSE, EDWARD, QUESTIONS],
            seat_options: &[],
            seats: 4,
        },
    ];

    fn new(setup: &Setup) -> Self {
        let options = Options::of(setup);
        let faces: Vec<Monarch> = options.cards().iter().collect();
        let seats = usize::from(options.seats);
        Self {
            options,
            deal: 0,
            phase: Phase::Deal,
            spots: vec![STOCK; faces.len()],
            ids: HiddenIds::new(options.seats, faces.len()),
            faces,
            salt: 0,
            changed_hands: 0,
            laid: vec![MonarchSet::EMPTY; seats],
            finished_turns: Arc::default(),
            now: None,
            idle: 0,
            known: vec![MonarchSet::EMPTY; seats],
            shuffled: MonarchSet::EMPTY,
            drawn: vec![0; seats],
            just_drawn: None,
            finished: Vec::new(),
            before: vec![0; seats],
            outcome: None,
        }
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        notation::read_position(setup, text)
    }

    fn position(&self) -> String {
        notation::position(self)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn turn(&self) -> Turn {
        match (&self.outcome, self.acting()) {
            (Some(outcome), _) => Turn::Over(outcome.clone()),
            (None, Some(seat)) => Turn::Seat(Seat(seat)),
            (None, None) => Turn::Chance,
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let Some(seat) = self.acting() else { return };
        let hand = self.held(seat);
        match self.phase {
            Phase::Deal | Phase::Shuffle | Phase::Over => {}
            Phase::Announce => {
                moves.extend(self.lays().into_iter().map(Move::Lay));
                moves.extend(hand.iter().map(Move::Announce));
                moves.extend(hand.is_empty().then_some(Move::Pass));
            }
            Phase::Offer => {
                moves.extend(hand.iter().map(Some).map(Move::Offer));
                moves.push(Move::Offer(None));
            }
            Phase::Choose => {
                let offers = (0..self.options.seats).filter(|seat| self.may_accept(*seat));
                moves.extend(offers.map(Move::Accept));
                moves.push(if self.may_draw() {
                    Move::Draw
                } else {
                    Move::Decline
                });
            }
            Phase::Discard => {
                moves.extend(self.may_discard().then_some(Move::Discard));
                moves.extend(self.lays().into_iter().map(Move::Lay));
            }
            Phase::Name => {
                let Some((_, card, _)) = self.question() else {
                    return;
                };
                for side in Side::BOTH
                    .into_iter()
                    .filter(|side| card.neighbour(*side).is_some())
                {
                    let others = Monarch::all().filter(|monarch| *monarch != card);
                    moves.extend(others.map(|monarch| Move::Name(side, monarch)));
                }
            }
            Phase::Lay => {
                moves.extend(self.lays().into_iter().map(Move::Lay));
                moves.push(Move::Pass);
            }
        }
    }

    fn chance(&self, mut rng: &mut dyn Rng) -> Option<Move> {
        let mut shuffled = |cards: MonarchSet| {
            let mut cards: Vec<Monarch> = cards.iter().collect();
            cards.shuffle(&mut rng);
            cards
        };
        match self.phase {
            Phase::Deal => Some(Move::Deal(shuffled(self.options.cards()))),
            Phase::Shuffle => Some(Move::Shuffle(shuffled(self.at(BLOCK)))),
            _ => None,
        }
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        explain::refusal(self, mv)
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        self.exchange_ids();
        match mv {
            Move::Deal(cards) => self.deal(cards, effects),
            Move::Shuffle(cards) => self.shuffle(cards, effects),
            Move::Lay(cards) => self.lay(*cards, effects),
            Move::Announce(card) => self.announce(*card, effects),
            Move::Offer(card) => self.offer(*card, effects),
            Move::Accept(seat) => self.accept(*seat, effects),
            Move::Draw => self.draw(effects),
            Move::Decline => self.phase = Phase::Lay,
            Move::Discard => self.discard(effects),
            Move::Name(side, named) => self.name(*side, *named, effects),
            Move::Pass => self.pass(effects),
        }
    }

    fn hides_anything(&self) -> bool {
        true
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn effect_for(&self, effect: &Effect, viewer: Option<Seat>) -> Effect {
        let seen = match effect {
            Effect::Dealt {
                piece,
                from,
                to,
                face,
            } => Effect::Dealt {
                piece: *piece,
                from: *from,
                to: *to,
                face: face.filter(|_| viewer.is_some_and(|seat| *to == Spot::Hand(seat))),
            },
            other => other.clone(),
        };
        self.ids.translate(&seen, viewer)
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::move_text(mv)
    }

    fn move_text_for(&self, mv: &Move, text: &str, _viewer: Option<Seat>) -> String {
        match mv {
            Move::Deal(_) => notation::DEAL.to_owned(),
            Move::Shuffle(_) => notation::SHUFFLE.to_owned(),
            _ => text.to_owned(),
        }
    }

    /// CR-3: what was announced and offered is known by name, and so is what was answered.
    fn move_in_full(&self, mv: &Move) -> Option<String> {
        let turn = self.now()?;
        notation::move_in_full(mv, turn, self.options.seats)
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(text)
    }

    fn spots(&self, mv: &Move) -> Vec<Spot> {
        self.spots_for(mv, Game::turn(self).seat())
    }

    fn spots_for(&self, mv: &Move, viewer: Option<Seat>) -> Vec<Spot> {
        let piece = |card: Monarch| Spot::Piece(self.ids.id(viewer, self.slot(card)));
        match mv {
            Move::Deal(_) | Move::Shuffle(_) | Move::Draw => vec![STOCK],
            Move::Lay(cards) => {
                let mut spots: Vec<Spot> = cards.iter().map(piece).collect();
                spots.sort_unstable();
                spots.push(LAY);
                spots
            }
            Move::Announce(card) => vec![piece(*card), ANNOUNCE],
            Move::Offer(Some(card)) => vec![piece(*card)],
            Move::Offer(None) => vec![NO_OFFER],
            Move::Accept(seat) => vec![accept_spot(*seat)],
            Move::Decline => vec![DECLINE],
            Move::Discard => vec![BLOCK],
            Move::Name(side, named) => vec![side_spot(*side), name_spot(*side, *named)],
            Move::Pass => vec![PASS],
        }
    }

    fn same_piece(&self, piece: PieceId, from: Option<Seat>, to: Option<Seat>) -> PieceId {
        self.ids.same_piece(piece, from, to)
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        explain::explain(self, spots)
    }

    fn key(&self) -> u64 {
        StableHasher::of(&(
            (self.phase, self.deal, self.idle),
            &self.faces,
            &self.spots,
            &self.laid,
            (&self.finished_turns, &self.now),
            self.totals(),
        ))
    }

    /// Only the parts of a turn in which nothing is shown or said can be taken back.
    fn reveals(&self, mv: &Move) -> bool {
        !matches!(mv, Move::Pass | Move::Offer(None) | Move::Decline)
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

    /// CR-5: a discard never empties a hand.
    fn may_discard(&self) -> bool {
        let hand = self.held(self.cromwell());
        hand.len() > 1 && self.announced().is_some_and(|card| hand.contains(card))
    }
}
