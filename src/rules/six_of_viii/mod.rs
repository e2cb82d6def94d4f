//! The Six of VIII, a trick-taking game along a timeline of six queens, for three or four players
//! in teams.
//!
//! Source: the source text *The Six of VIII* by Carol LaGrow, settled by the rulings SV-1 to SV-15
//! of `rules/six_of_viii.md`. What they leave open:
//!
//! - Hand h is started by seat h modulo the number of seats; with three players that seat is solo.
//! - Passes are chosen one after another from the starter on, and each is hidden until all have
//!   chosen; the solo player takes from the dummy right after giving to it, and may take back the
//!   same cards.
//! - Whether a trick is annulled (SV-10) is decided by the member of the Church's team that played
//!   the later card to it.
//! - A tie in a full game is broken by the King and the last trick of its last hand (SV-6, SV-11).
//! - With three players a tie is a shared win. In the long game each player that shares it has won
//!   that game, and so may share the match.
//! - A position's text contains hands, trick, crown and score, but no earlier tricks or passes: it
//!   is for lessons and measurements.
//!
//! Places are numbered clockwise round the table, see [`Place`]. Pieces are cards, identified by
//! the slot they were dealt to.

pub mod deck;
pub mod round;

mod drawing;
mod explain;
mod notation;
#[cfg(test)]
mod tests;
mod view;

use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use self::deck::{CARDS, Card, CardSet, SPACES, Suit, deck};
use self::round::{Play, Round, SideScore};
pub use self::view::View;
use super::stable_hash::StableHasher;
use super::{
    Effect, Game, HiddenIds, OptionInfo, OptionRole, Outcome, PieceId, Reason, Refusal, Seat,
    Setup, Spot, Turn, Variant,
};

/// The option for the number of players (SV-1, SV-12).
pub const SEATS: OptionInfo = OptionInfo {
    name: "seats",
    values: &["4", "3"],
    role: OptionRole::Seats,
};
/// The option whether the King, the spies and the Church take part (SV-7).
pub const RULES: OptionInfo = OptionInfo {
    name: "rules",
    values: &["basic", "advanced"],
    role: OptionRole::Choice,
};
/// The option for the number of hands (SV-6, SV-15).
pub const LENGTH: OptionInfo = OptionInfo {
    name: "length",
    values: &["short", "full"],
    role: OptionRole::Choice,
};

/// The teams are tied, and one of them held the King (SV-11).
pub const LEVEL_BY_KING: Reason = Reason::new("level_by_king");
/// The teams are tied, and the last trick decides (SV-6, SV-11).
pub const LEVEL_BY_LAST_TRICK: Reason = Reason::new("level_by_last_trick");
/// One of three players has won two games; the scores are games (SV-15).
pub const GAMES: Reason = Reason::new("games");

/// Plays a spy as its own colour.
pub const OWN: Spot = Spot::Choice(1);
/// Plays a spy as the other colour's 13.
pub const AS_THIRTEEN: Spot = Spot::Choice(2);
/// Passes the two selected cards.
pub const PASS: Spot = Spot::Choice(3);
/// Takes the two selected cards from the dummy.
pub const TAKE: Spot = Spot::Choice(4);
/// Annuls the trick.
pub const ANNUL: Spot = Spot::Choice(5);
/// Lets the trick stand.
pub const LET: Spot = Spot::Choice(6);

/// The undealt cards and those left out of the game.
pub const STOCK: Spot = Spot::Pile(4);
/// The cards of annulled tricks.
pub const ANNULLED: Spot = Spot::Pile(5);

/// The number of cards in a hand.
pub const HAND: usize = 15;
/// The dummy's place in a three-player game.
pub const DUMMY: Place = 3;

/// A place round the table, clockwise from 0. With four players, the seat; with three, the seats 0
/// to 2 and the dummy at 3.
pub type Place = u8;

/// The spot of a place's card in the current trick.
pub const fn trick_spot(place: Place) -> Spot {
    Spot::Pile(place as u16)
}

/// The spot of the cards that a place passes, until all have chosen.
pub const fn pass_spot(place: Place) -> Spot {
    Spot::Pile(8 + place as u16)
}

/// The rules options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Four players in two teams; otherwise three, one of them solo with a dummy.
    pub four: bool,
    /// With the King, the spies and the Church.
    pub advanced: bool,
    /// Four hands; with three players, until somebody has won two games of three hands.
    pub full: bool,
}

impl Options {
    /// The options of a set-up.
    pub fn of(setup: &Setup) -> Self {
        Self {
            four: setup.value(SEATS.name) != "3",
            advanced: setup.value(RULES.name) == "advanced",
            full: setup.value(LENGTH.name) == "full",
        }
    }

    /// The number of players.
    pub const fn seats(self) -> u8 {
        if self.four { 4 } else { 3 }
    }

    /// The cards in the deck (SV-1, SV-7).
    pub fn cards(self) -> CardSet {
        if self.advanced {
            CardSet::ALL
        } else {
            deck().basic
        }
    }

    /// The places in the order of play, beginning with the one that leads first in a hand of this
    /// starter (SV-14).
    pub const fn ring(self, starter: Place) -> [Place; 4] {
        if self.four {
            [0, 1, 2, 3]
        } else {
            [starter, (starter + 1) % 3, DUMMY, (starter + 2) % 3]
        }
    }

    /// The seat that plays for a place: the solo player plays the dummy's cards.
    pub const fn seat_of(self, place: Place, starter: Place) -> Seat {
        if !self.four && place == DUMMY {
            Seat(starter)
        } else {
            Seat(place)
        }
    }

    /// The place opposite: the partner's, or the dummy for the solo player.
    pub fn partner(self, place: Place, starter: Place) -> Place {
        let ring = self.ring(starter);
        let at = ring
            .iter()
            .position(|other| *other == place)
            .unwrap_or_default();
        ring[(at + 2) % 4]
    }

    /// The side of a place. With four players, seats 0 and 2 are side 0; with three, the solo
    /// player and the dummy are.
    pub fn side(self, place: Place, starter: Place) -> usize {
        let at = self.ring(starter).iter().position(|other| *other == place);
        at.unwrap_or_default() % 2
    }

    /// Points by seat from the sides' scores of finished hands: a team's count for both of its
    /// seats (SV-5), a solo player's only for that seat (SV-15).
    pub fn totals<'a>(self, hands: impl IntoIterator<Item = (u8, &'a [SideScore; 2])>) -> Vec<i32> {
        let mut totals = vec![0; usize::from(self.seats())];
        for (hand, tallies) in hands {
            if self.four {
                for (seat, total) in totals.iter_mut().enumerate() {
                    *total += i32::from(tallies[seat % 2].points());
                }
            } else {
                totals[usize::from(hand % 3)] += i32::from(tallies[0].points());
            }
        }
        totals
    }
}

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance deals.
    Deal,
    /// Two cards are passed (SV-2, SV-12).
    Pass,
    /// The solo player takes two of the dummy's cards (SV-12).
    Take,
    /// Tricks are played.
    Play,
    /// The Church may annul the trick on the table (SV-10).
    Church,
    /// The match is over.
    Over,
}

impl Phase {
    /// Whether no hand is being played.
    pub const fn rests(self) -> bool {
        matches!(self, Self::Deal | Self::Over)
    }
}

/// A move or a deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// The cards by slot: 15 for each place from 0 on, then those left out.
    Deal(Vec<Card>),
    /// Two cards for the partner, or from the solo player for the dummy; the lower number first.
    Pass([Card; 2]),
    /// Two cards that the solo player takes from the dummy; the lower number first.
    Take([Card; 2]),
    /// A card for the trick.
    Play(Play),
    /// The trick is annulled.
    Annul,
    /// The trick stands.
    Let,
}

/// A card in a trick, with the place that played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayedCard {
    /// The place it was played from.
    pub place: Place,
    /// The card.
    pub play: Play,
}

/// The number of diamonds on the cards of a trick (SV-5).
pub fn diamonds(trick: &[PlayedCard]) -> u8 {
    trick.iter().map(|played| played.play.card.diamonds()).sum()
}

/// A finished trick, as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trick {
    /// The space of the timeline it was played on, counted from 0.
    pub space: u8,
    /// Its four cards in the order played.
    pub cards: Vec<PlayedCard>,
    /// The place that won it, or would have won it if it was annulled.
    pub winner: Place,
    /// Whether the Church annulled it.
    pub annulled: bool,
    /// Its score for the winner's side.
    pub won: SideScore,
}

/// The Church of England in a hand (SV-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Church {
    /// The team that holds it: 0 for the seats 0 and 2, 1 for 1 and 3.
    pub team: u8,
    /// Whether it has annulled a trick in this hand.
    pub used: bool,
}

/// A game of The Six of VIII, including everything hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct SixOfViii {
    options: Options,
    /// The hand being played or to be dealt next, counted from 0.
    hand: u8,
    phase: Phase,
    /// The cards by slot; empty before the first deal.
    faces: Vec<Card>,
    /// The spot of each slot's card.
    spots: Vec<Spot>,
    /// The card ids of each viewer, by slot.
    ids: HiddenIds,
    /// The seed of the id shuffles: a hash of the whole deal, which no player knows.
    salt: u64,
    /// The places whose hands gained or lost hidden cards since their ids were last shuffled.
    changed_hands: [bool; 4],
    round: Round,
    /// The tricks of this hand; until the next deal, those of the last hand.
    tricks: Vec<Trick>,
    /// Suits that each place has shown to be void in, as bits.
    voids: [u8; 4],
    /// The cards that each place passed in this hand, and those that it received.
    gave: [Option<[Card; 2]>; 4],
    got: [Option<[Card; 2]>; 4],
    church: Option<Church>,
    /// The first hand played here and the points by seat scored before it, because a position may
    /// start in a later hand.
    first: u8,
    before: Vec<i32>,
    /// The score of each side in each finished hand.
    finished: Vec<[SideScore; 2]>,
    /// Games won by seat, in the long three-player game.
    games: Vec<u8>,
    outcome: Option<Outcome>,
}

fn two(a: Card, b: Card) -> [Card; 2] {
    if a < b { [a, b] } else { [b, a] }
}

/// All pairs of cards of a set, the lower card first.
fn pairs(cards: CardSet) -> impl Iterator<Item = [Card; 2]> {
    cards
        .iter()
        .flat_map(move |a| cards.iter().filter(move |b| a < *b).map(move |b| [a, b]))
}

impl SixOfViii {
    /// The rules options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The current phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The hand in play with all cards, for tests and measurements; players get a [`View`].
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The number of the hand being played or to be dealt next, from 0.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// The place that leads first in this hand; with three players, the solo player.
    pub fn starter(&self) -> Place {
        self.hand % self.options.seats()
    }

    /// Points by seat in the hands that count together (SV-16): with three players, the current
    /// game's, or the last game's until the next is dealt; with four, all finished hands.
    pub fn standing(&self) -> Vec<i32> {
        if self.options.four {
            return self.totals();
        }
        let last = (self.first + self.finished.len() as u8).saturating_sub(1);
        let running = if self.phase.rests() { last } else { self.hand };
        self.game_points(running - running % 3)
    }

    /// Points by seat in the three-player game that began with this hand, or with the first hand
    /// played here.
    fn game_points(&self, begun: u8) -> Vec<i32> {
        let hands = (self.first..)
            .zip(&self.finished)
            .filter(|(hand, _)| (begun..begun + 3).contains(hand));
        let mut points = self.options.totals(hands);
        if begun <= self.first {
            for (total, before) in points.iter_mut().zip(&self.before) {
                *total += before;
            }
        }
        points
    }

    /// Points by seat in the finished hands.
    pub fn totals(&self) -> Vec<i32> {
        let mut totals = self.options.totals((self.first..).zip(&self.finished));
        for (total, before) in totals.iter_mut().zip(&self.before) {
            *total += before;
        }
        totals
    }

    /// The same game with other cards in the same places: `other` must be a permutation of the
    /// deck. For tests of what a view reveals.
    #[must_use]
    pub fn with_cards(&self, other: impl Fn(Card) -> Card) -> Self {
        let mut out = self.clone();
        for face in &mut out.faces {
            *face = other(*face);
        }
        for hand in &mut out.round.hands {
            *hand = hand.iter().map(&other).collect();
        }
        for [a, b] in out.gave.iter_mut().chain(&mut out.got).flatten() {
            [*a, *b] = two(other(*a), other(*b));
        }
        out
    }

    fn ring(&self) -> [Place; 4] {
        self.options.ring(self.starter())
    }

    fn position_of(&self, place: Place) -> usize {
        self.ring()
            .iter()
            .position(|other| *other == place)
            .unwrap_or_default()
    }

    /// The cards held at a place.
    pub fn held(&self, place: Place) -> CardSet {
        self.round.hands[self.position_of(place)]
    }

    /// The place whose turn it is to play to the trick.
    pub fn to_play(&self) -> Place {
        self.ring()[usize::from(self.round.to_play())]
    }

    /// The slot of a card in the game.
    fn slot(&self, card: Card) -> usize {
        self.faces
            .iter()
            .position(|face| *face == card)
            .unwrap_or_default()
    }

    /// The players, in the order in which they choose what to pass.
    fn passers(&self) -> impl Iterator<Item = Place> {
        let seats = self.options.seats();
        let starter = self.starter();
        (0..seats).map(move |step| (starter + step) % seats)
    }

    /// The place whose turn it is to choose what to pass.
    fn passer(&self) -> Option<Place> {
        self.passers()
            .find(|place| self.gave[usize::from(*place)].is_none())
    }

    fn acting(&self) -> Option<Place> {
        match self.phase {
            Phase::Deal | Phase::Over => None,
            Phase::Pass => self.passer(),
            Phase::Take => Some(self.starter()),
            Phase::Play => Some(self.to_play()),
            Phase::Church => self.decider(),
        }
    }

    /// The place that decides about the trick: the member of the Church's team that played the
    /// later card to it.
    fn decider(&self) -> Option<Place> {
        let team = self.church?.team;
        let last = self.ring()[usize::from((self.round.leader() + 3) & 3)];
        let third = self.ring()[usize::from((self.round.leader() + 2) & 3)];
        Some(if last % 2 == team { last } else { third })
    }

    /// Whether the complete trick on the table may be annulled (SV-10).
    fn may_annul(&self) -> bool {
        self.church
            .is_some_and(|church| !church.used && church.team != self.round.winner() & 1)
            && self.round.crown() >= deck().church
            && !self.round.king_played()
    }

    /// Whether the dummy is face up for everybody (SV-13).
    fn dummy_open(&self) -> bool {
        !self.options.four && matches!(self.phase, Phase::Play | Phase::Church)
    }

    /// Whether a viewer sees the card in a slot, judging by its spot. The dummy's place, at which nobody
    /// sits, sees its own hand, as every place does.
    fn sees(&self, viewer: Option<Seat>, slot: usize) -> bool {
        let seat = viewer.map(|seat| seat.0);
        match self.spots[slot] {
            Spot::Hand(Seat(DUMMY)) if !self.options.four => {
                seat == Some(DUMMY) || self.dummy_open() || self.solo_sees_dummy(seat)
            }
            Spot::Hand(place) => viewer == Some(place),
            Spot::Pile(place @ 0..=3) => place < 4,
            Spot::Pile(pile @ 8..=11) => seat.map(u16::from) == Some(pile - 8),
            _ => false,
        }
    }

    /// Whether the seat is the solo player and has seen the dummy's cards, after giving cards to it
    /// (SV-12).
    fn solo_sees_dummy(&self, seat: Option<u8>) -> bool {
        seat == Some(self.starter())
            && self.gave[usize::from(self.starter())].is_some()
            && self.phase != Phase::Deal
    }

    fn move_card(&mut self, card: Card, to: Spot, effects: &mut Vec<Effect>) {
        let slot = self.slot(card);
        let from = std::mem::replace(&mut self.spots[slot], to);
        effects.push(Effect::Moved {
            piece: PieceId(slot as u16),
            from,
            to,
        });
    }

    /// Moves a card to a hand so that only viewers that may see it get its face.
    fn give(&mut self, card: Card, to: Place, effects: &mut Vec<Effect>) {
        let slot = self.slot(card);
        let from = std::mem::replace(&mut self.spots[slot], Spot::Hand(Seat(to)));
        effects.push(Effect::Dealt {
            piece: PieceId(slot as u16),
            from,
            to: Spot::Hand(Seat(to)),
            face: Some(card.kind()),
        });
    }

    fn flip(&self, card: Card, face: bool, effects: &mut Vec<Effect>) {
        effects.push(Effect::Flipped {
            piece: PieceId(self.slot(card) as u16),
            face: face.then(|| card.kind()),
        });
    }

    fn deal(&mut self, cards: &[Card], effects: &mut Vec<Effect>) {
        for slot in 0..self.spots.len() {
            if self.spots[slot] != STOCK {
                let piece = PieceId(slot as u16);
                let from = std::mem::replace(&mut self.spots[slot], STOCK);
                effects.push(Effect::Moved {
                    piece,
                    from,
                    to: STOCK,
                });
                effects.push(Effect::Flipped { piece, face: None });
            }
        }
        self.faces = cards.to_vec();
        self.salt = StableHasher::of(&self.faces);
        for card in 0..HAND {
            for place in 0..4 {
                let slot = usize::from(place) * HAND + card;
                self.give(cards[slot], place, effects);
            }
        }
        let hands = self.ring().map(|place| {
            cards[usize::from(place) * HAND..][..HAND]
                .iter()
                .copied()
                .collect()
        });
        let leader = if self.options.four { self.starter() } else { 0 };
        self.round = Round::new(hands, leader, 0);
        self.tricks.clear();
        self.voids = [0; 4];
        self.gave = [None; 4];
        self.got = [None; 4];
        self.church = self.church_of_this_hand();
        self.phase = Phase::Pass;
    }

    /// The Church in this hand: from the second hand of a full four-player game on, the team with
    /// fewer points holds it (SV-10, SV-15).
    fn church_of_this_hand(&self) -> Option<Church> {
        let Options {
            four,
            advanced,
            full,
        } = self.options;
        if !(four && advanced && full) || self.hand == 0 {
            return None;
        }
        let totals = self.totals();
        let team = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => return None,
            std::cmp::Ordering::Greater => 1,
        };
        Some(Church { team, used: false })
    }

    fn pass(&mut self, cards: [Card; 2], effects: &mut Vec<Effect>) {
        let Some(place) = self.passer() else { return };
        self.gave[usize::from(place)] = Some(cards);
        let position = self.position_of(place);
        for card in cards {
            self.round.hands[position].remove(card);
            self.move_card(card, pass_spot(place), effects);
        }
        if !self.options.four && place == self.starter() {
            self.hand_over(place, effects);
            self.phase = Phase::Take;
            let kept = self.held(DUMMY).without(cards.into_iter().collect());
            for card in kept.iter() {
                self.flip(card, true, effects);
            }
        } else if self.passer().is_none() {
            for place in self.passers().collect::<Vec<_>>() {
                if self.options.four || place != self.starter() {
                    self.hand_over(place, effects);
                }
            }
            self.begin_play(effects);
        }
    }

    /// Moves the cards that a place has passed to the partner's hand.
    fn hand_over(&mut self, place: Place, effects: &mut Vec<Effect>) {
        let to = self.options.partner(place, self.starter());
        let Some(cards) = self.gave[usize::from(place)] else {
            return;
        };
        let position = self.position_of(to);
        for card in cards {
            self.round.hands[position].insert(card);
            self.give(card, to, effects);
        }
        self.changed_hands[usize::from(to)] = true;
        self.got[usize::from(to)] = Some(cards);
    }

    fn take(&mut self, cards: [Card; 2], effects: &mut Vec<Effect>) {
        let solo = self.starter();
        let (from, to) = (self.position_of(DUMMY), self.position_of(solo));
        for card in cards {
            self.round.hands[from].remove(card);
            self.round.hands[to].insert(card);
            self.give(card, solo, effects);
        }
        self.changed_hands[usize::from(solo)] = true;
        self.changed_hands[usize::from(DUMMY)] = true;
        self.got[usize::from(solo)] = Some(cards);
        self.phase = Phase::Pass;
    }

    /// Shuffles the ids of hidden cards that changed hands, so that nobody can tell them from the
    /// others there (ALL-7).
    fn exchange_ids(&mut self) {
        for place in 0..4 {
            if !std::mem::take(&mut self.changed_hands[usize::from(place)]) {
                continue;
            }
            let slots: Vec<usize> = (0..self.spots.len())
                .filter(|slot| self.spots[*slot] == Spot::Hand(Seat(place)))
                .collect();
            let given = self.gave.iter().flatten().count() as u8;
            let seed = StableHasher::of(&(self.salt, given, place));
            let mut ids = self.ids.clone();
            ids.exchange(&slots, seed, |viewer| {
                slots.iter().any(|slot| self.sees(viewer, *slot))
            });
            self.ids = ids;
        }
    }

    /// After all exchanges: turns up the dummy (SV-13) and lets the starter lead (SV-3).
    fn begin_play(&mut self, effects: &mut Vec<Effect>) {
        self.phase = Phase::Play;
        if !self.options.four {
            for card in self.held(DUMMY).iter() {
                self.flip(card, true, effects);
            }
        }
    }

    fn lay(&mut self, play: Play, effects: &mut Vec<Effect>) {
        let place = self.to_play();
        let trump = self.round.trump();
        self.move_card(play.card, trick_spot(place), effects);
        self.flip(play.card, true, effects);
        if let Some(led) = self
            .round
            .led()
            .filter(|led| round::shows_void(play, *led, trump))
        {
            self.voids[usize::from(place)] |= 1 << led.index();
        }
        if self.round.play(play) {
            if self.may_annul() {
                self.phase = Phase::Church;
            } else {
                self.settle(false, effects);
            }
        }
    }

    /// The cards of the current trick with their places.
    fn trick_cards(&self) -> Vec<PlayedCard> {
        let ring = self.ring();
        let leader = usize::from(self.round.leader());
        let plays = self.round.plays().iter().enumerate();
        plays
            .map(|(step, play)| PlayedCard {
                place: ring[(leader + step) % 4],
                play: *play,
            })
            .collect()
    }

    fn settle(&mut self, annulled: bool, effects: &mut Vec<Effect>) {
        let played = self.trick_cards();
        let space = self.round.crown();
        let winner = self.ring()[usize::from(self.round.winner())];
        let won = self.round.settle(annulled);
        let cards: Vec<Card> = played.iter().map(|played| played.play.card).collect();
        if annulled {
            for card in &cards {
                self.move_card(*card, ANNULLED, effects);
            }
        } else {
            let slots: Vec<usize> = cards.iter().map(|card| self.slot(*card)).collect();
            for slot in &slots {
                self.spots[*slot] = Spot::Tray(Seat(winner));
            }
            effects.push(Effect::Gathered {
                pieces: slots.iter().map(|slot| PieceId(*slot as u16)).collect(),
                to: Spot::Tray(Seat(winner)),
            });
        }
        for card in &cards {
            self.flip(*card, false, effects);
        }
        let starter = self.starter();
        if !annulled && (self.options.four || self.options.side(winner, starter) == 0) {
            effects.push(Effect::Scored {
                seat: self.options.seat_of(winner, starter),
                points: i32::from(won.points()),
            });
        }
        self.tricks.push(Trick {
            space,
            cards: played,
            winner,
            annulled,
            won,
        });
        self.phase = Phase::Play;
        if self.round.over() {
            self.end_hand();
        }
    }

    /// Scores the hand (SV-5); then the next one is dealt, or the match is over (SV-6, SV-15).
    fn end_hand(&mut self) {
        self.finished.push(self.round.tallies);
        self.outcome = if self.options.four {
            self.teams_outcome()
        } else {
            self.solo_outcome()
        };
        if self.outcome.is_some() {
            self.phase = Phase::Over;
            return;
        }
        self.phase = Phase::Deal;
        self.hand += 1;
        self.church = None;
    }

    fn teams_outcome(&self) -> Option<Outcome> {
        if self.options.full && self.hand + 1 < 4 {
            return None;
        }
        let totals = self.totals();
        let (team, reason) = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => (0, Reason::SCORE),
            std::cmp::Ordering::Less => (1, Reason::SCORE),
            std::cmp::Ordering::Equal => self.tie_winner(),
        };
        Some(Outcome {
            winners: vec![Seat(team), Seat(team + 2)],
            reason,
            scores: totals,
        })
    }

    /// The team that wins a tie, and by which rule: the team that did not hold the King or, if the
    /// King was not dealt, the one that won the last trick (SV-6, SV-11).
    fn tie_winner(&self) -> (u8, Reason) {
        let played = self.tricks.iter().flat_map(|trick| &trick.cards);
        let king = played.into_iter().find(|played| played.play.card.is_king());
        match king {
            Some(played) => (1 - played.place % 2, LEVEL_BY_KING),
            None => {
                let team = self.tricks.last().map_or(0, |trick| trick.winner % 2);
                (team, LEVEL_BY_LAST_TRICK)
            }
        }
    }

    /// SV-15: after three hands the highest score wins that game; the long game continues until
    /// somebody has won two.
    fn solo_outcome(&mut self) -> Option<Outcome> {
        if !(self.hand + 1).is_multiple_of(3) {
            return None;
        }
        let points = self.game_points(self.hand - 2);
        let best = points.iter().max().copied().unwrap_or_default();
        for (games, points) in self.games.iter_mut().zip(&points) {
            *games += u8::from(*points == best);
        }
        let enough = if self.options.full { 2 } else { 1 };
        let winners: Vec<Seat> = (0..)
            .zip(&self.games)
            .filter(|(_, games)| **games >= enough)
            .map(|(seat, _)| Seat(seat))
            .collect();
        let reason = match (self.options.full, winners.len()) {
            (true, _) => GAMES,
            (false, 1) => Reason::SCORE,
            (false, _) => Reason::SHARED,
        };
        (!winners.is_empty()).then(|| Outcome {
            winners,
            reason,
            scores: if self.options.full {
                self.games.iter().map(|games| i32::from(*games)).collect()
            } else {
                points
            },
        })
    }
}

impl Game for SixOfViii {
    type Move = Move;
    type View = View;

    const VARIANTS: &'static [Variant] = &[Variant {
        key: "six_of_viii",
        family: "six_of_viii",
        game: "six_of_viii",
        options: &[SEATS, RULES, LENGTH],
        seat_options: &[],
        seats: 4,
    }];

    fn new(setup: &Setup) -> Self {
        let options = Options::of(setup);
        Self {
            options,
            hand: 0,
            phase: Phase::Deal,
            faces: Vec::new(),
            spots: vec![STOCK; options.cards().len()],
            ids: HiddenIds::new(options.seats(), options.cards().len()),
            salt: 0,
            changed_hands: [false; 4],
            round: Round::new([CardSet::EMPTY; 4], 0, 0),
            tricks: Vec::new(),
            voids: [0; 4],
            gave: [None; 4],
            got: [None; 4],
            church: None,
            first: 0,
            before: vec![0; usize::from(options.seats())],
            finished: Vec::new(),
            games: vec![0; usize::from(options.seats())],
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
        self.options.seats()
    }

    /// SV-1: partners sit opposite. With three players everybody scores alone (SV-15).
    fn allies(&self, one: Seat, other: Seat) -> bool {
        one == other || (self.options.four && one.0 % 2 == other.0 % 2)
    }

    fn turn(&self) -> Turn {
        match (&self.outcome, self.acting()) {
            (Some(outcome), _) => Turn::Over(outcome.clone()),
            (None, Some(place)) => Turn::Seat(self.options.seat_of(place, self.starter())),
            (None, None) => Turn::Chance,
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let Some(place) = self.acting() else { return };
        match self.phase {
            Phase::Deal | Phase::Over => {}
            Phase::Pass => moves.extend(pairs(self.held(place)).map(Move::Pass)),
            Phase::Take => moves.extend(pairs(self.held(DUMMY)).map(Move::Take)),
            Phase::Play => moves.extend(self.round.legal().iter().map(Move::Play)),
            Phase::Church => moves.extend([Move::Annul, Move::Let]),
        }
    }

    fn chance(&self, mut rng: &mut dyn Rng) -> Option<Move> {
        if self.phase != Phase::Deal {
            return None;
        }
        let mut cards: Vec<Card> = self.options.cards().iter().collect();
        cards.shuffle(&mut rng);
        Some(Move::Deal(cards))
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        explain::refusal(self, mv)
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        self.exchange_ids();
        match mv {
            Move::Deal(cards) => self.deal(cards, effects),
            Move::Pass(cards) => self.pass(*cards, effects),
            Move::Take(cards) => self.take(*cards, effects),
            Move::Play(play) => self.lay(*play, effects),
            Move::Annul => {
                if let Some(church) = &mut self.church {
                    church.used = true;
                }
                self.settle(true, effects);
            }
            Move::Let => self.settle(false, effects),
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
                face: face.filter(|_| self.sees(viewer, usize::from(piece.0))),
            },
            // A card that was played is face up for all, even if it has since left the table; the
            // dummy's are face up for viewers that may see them.
            Effect::Flipped {
                piece,
                face: Some(face),
            } if matches!(self.spots.get(usize::from(piece.0)), Some(Spot::Hand(_))) => {
                Effect::Flipped {
                    piece: *piece,
                    face: Some(*face).filter(|_| self.sees(viewer, usize::from(piece.0))),
                }
            }
            other => other.clone(),
        };
        self.ids.translate(&seen, viewer)
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::move_text(mv)
    }

    fn move_text_for(&self, mv: &Move, text: &str, viewer: Option<Seat>) -> String {
        let own = |of: &[Option<[Card; 2]>; 4], cards| {
            viewer.is_some_and(|seat| of.get(seat.index()) == Some(&Some(cards)))
        };
        match mv {
            Move::Deal(_) => notation::DEAL.to_owned(),
            Move::Pass(cards) if !own(&self.gave, *cards) => notation::PASS.to_owned(),
            Move::Take(cards) if !own(&self.got, *cards) => notation::TAKE.to_owned(),
            _ => text.to_owned(),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(text)
    }

    fn spots(&self, mv: &Move) -> Vec<Spot> {
        self.spots_for(mv, Game::turn(self).seat())
    }

    fn spots_for(&self, mv: &Move, viewer: Option<Seat>) -> Vec<Spot> {
        let piece = |card: Card| Spot::Piece(self.ids.id(viewer, self.slot(card)));
        let pair = |cards: [Card; 2], choice| {
            let mut pieces = cards.map(piece);
            pieces.sort_unstable();
            vec![pieces[0], pieces[1], choice]
        };
        match mv {
            Move::Deal(_) => vec![STOCK],
            Move::Pass(cards) => pair(*cards, PASS),
            Move::Take(cards) => pair(*cards, TAKE),
            Move::Play(play) => {
                let legal = self.round.legal();
                let both = legal.own.contains(play.card) && legal.thirteen.contains(play.card);
                let choice = if play.thirteen { AS_THIRTEEN } else { OWN };
                [piece(play.card)]
                    .into_iter()
                    .chain(both.then_some(choice))
                    .collect()
            }
            Move::Annul => vec![ANNUL],
            Move::Let => vec![LET],
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
            self.phase,
            self.hand,
            &self.round,
            self.gave,
            self.church,
            self.totals(),
            &self.games,
        ))
    }

    /// Every move shows or hides something, except a pass that the others do not see yet.
    fn reveals(&self, mv: &Move) -> bool {
        !matches!(mv, Move::Pass(_)) || self.phase != Phase::Pass
    }
}

/// The suits whose bit is set.
pub fn suits(bits: u8) -> impl Iterator<Item = Suit> {
    Suit::ALL
        .into_iter()
        .filter(move |suit| bits >> suit.index() & 1 != 0)
}

const _: () = assert!(SPACES == HAND && CARDS == 4 * HAND + 3);
