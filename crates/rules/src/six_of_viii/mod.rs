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

mod determinization;
#[cfg(feature = "texts")]
mod drawing;
mod explain;
mod game;
mod moves;
mod notation;
mod placement;
#[cfg(feature = "texts")]
#[cfg(test)]
mod tests;
mod view;

use serde::{Deserialize, Serialize};

use self::deck::{CARDS, Card, CardSet, SPACES, Suit, deck};
use self::round::{Play, Round, SideScore};
pub use self::view::View;
use super::{HiddenIds, OptionInfo, OptionRole, Outcome, Reason, Seat, Setup, Spot};

/// The option for the number of players (SV-1, SV-12).
pub const SEATS: OptionInfo = OptionInfo {
    name: "seats",
    values: &["4", "3"],
    role: OptionRole::Seats,
    before: None,
};
/// The option whether the King, the spies and the Church take part (SV-7).
pub const RULES: OptionInfo = OptionInfo {
    name: "rules",
    values: &["basic", "advanced"],
    role: OptionRole::Choice,
    before: None,
};
/// The option for the number of hands (SV-6, SV-15).
pub const LENGTH: OptionInfo = OptionInfo {
    name: "length",
    values: &["short", "full"],
    role: OptionRole::Choice,
    before: None,
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
}

/// The suits whose bit is set.
pub fn suits(bits: u8) -> impl Iterator<Item = Suit> {
    Suit::ALL
        .into_iter()
        .filter(move |suit| bits >> suit.index() & 1 != 0)
}

const _: () = assert!(SPACES == HAND && CARDS == 4 * HAND + 3);
