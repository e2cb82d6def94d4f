//! The rules options: which monarchs are in play, and how many cards each player is dealt (CR-1,
//! CR-9).

use serde::{Deserialize, Serialize};

use super::combinations::COMBINATION;
use super::deck::{House, MonarchSet, deck};
use crate::quiz::Difficulty;
use crate::{OptionInfo, OptionRole, Setup};

/// The option for the number of players.
pub const SEATS: OptionInfo = OptionInfo {
    name: "seats",
    values: &["4", "2", "3", "5", "6"],
    role: OptionRole::Seats,
    before: None,
};
/// The option for the length of a match (CR-7).
pub const LENGTH: OptionInfo = OptionInfo {
    name: "length",
    values: &["deal", "three", "fifty"],
    role: OptionRole::Choice,
    before: None,
};
/// The option for the earliest house in play (CR-1, CR-9).
pub const FIRST_HOUSE: OptionInfo = OptionInfo {
    name: "first_house",
    values: CHOICE_OF_HOUSES,
    role: OptionRole::Choice,
    before: None,
};
/// The option for the latest house in play (CR-1, CR-9).
pub const LAST_HOUSE: OptionInfo = OptionInfo {
    name: "last_house",
    values: CHOICE_OF_HOUSES,
    role: OptionRole::Choice,
    before: None,
};
/// The option whether Edward VII is in play (CR-1).
pub const EDWARD: OptionInfo = OptionInfo {
    name: "edward7",
    values: &["out", "in"],
    role: OptionRole::Choice,
    before: None,
};
/// The option how free trading is in the advanced game (CR-10).
pub const TRADING: OptionInfo = OptionInfo {
    name: "trading",
    values: &["must", "accept", "may"],
    role: OptionRole::Choice,
    before: Some("may"),
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

/// How free trading is in the advanced game (CR-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trading {
    /// Cromwell accepts one of the offers, if there are any.
    Accept,
    /// So does Cromwell, and each of the others who has a card offers one.
    Must,
    /// Nobody has to, as in the basic game.
    #[default]
    May,
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
    /// How free trading is: in the basic game always [`Trading::May`].
    #[serde(default)]
    pub trading: Trading,
    /// How difficult the questions are made for people.
    #[serde(default)]
    pub questions: Difficulty,
}

impl Options {
    /// The options of a set-up.
    pub fn of(setup: &Setup) -> Self {
        let advanced = setup.variant().key == ADVANCED;
        Self {
            advanced,
            seats: setup.seats(),
            length: match setup.value(LENGTH.name) {
                "three" => Length::Three,
                "fifty" => Length::Fifty,
                _ => Length::Deal,
            },
            first: House::of_key(setup.value(FIRST_HOUSE.name)),
            last: House::of_key(setup.value(LAST_HOUSE.name)),
            edward: setup.value(EDWARD.name) == "in",
            trading: match setup.value(TRADING.name) {
                "accept" if advanced => Trading::Accept,
                "must" if advanced => Trading::Must,
                _ => Trading::May,
            },
            questions: Difficulty::of_key(setup.value(QUESTIONS.name)),
        }
    }

    /// CR-10: whether Cromwell may accept no offer, if there is one or not.
    pub fn may_decline(self, any_offer: bool) -> bool {
        self.trading == Trading::May || !any_offer
    }

    /// CR-10: whether a player with this hand may offer nothing.
    pub fn may_keep(self, hand: MonarchSet) -> bool {
        self.trading != Trading::Must || hand.is_empty()
    }

    /// The monarchs in play (CR-1, CR-9).
    pub fn cards(self) -> MonarchSet {
        cards(self)
    }

    /// The number of cards dealt to each player (CR-1, CR-9).
    pub fn hand(self) -> usize {
        hand(self.cards().len(), self)
    }
}

/// The least number of cards in a hand: houses join until there are enough.
pub const LEAST_HAND: usize = 4;

/// The number of cards dealt to each player if so many are in play: in the basic game as if there
/// were one more (CR-1), in the advanced game all of them (CR-9).
fn hand(cards: usize, options: Options) -> usize {
    let piles = usize::from(options.seats) + usize::from(!options.advanced);
    cards / piles
}

/// The monarchs in play.
fn cards(options: Options) -> MonarchSet {
    let (usual_first, usual_last) = deck().selection(options.advanced, options.seats);
    let first = options.first.unwrap_or(usual_first);
    let last = options.last.unwrap_or(usual_last);
    let (mut first, mut last) = (first.min(last), first.max(last));
    loop {
        let cards = chosen(first, last, options);
        let enough = hand(cards.len(), options) >= LEAST_HAND;
        let later = House::all().find(|house| last < *house);
        let earlier = House::all().rev().find(|house| *house < first);
        match (later, earlier) {
            _ if enough => return cards,
            (Some(house), _) => last = house,
            (None, Some(house)) => first = house,
            (None, None) => return cards,
        }
    }
}

/// The monarchs of the houses from `first` to `last`, without those that are left out.
fn chosen(first: House, last: House, options: Options) -> MonarchSet {
    let alone = MonarchSet::one(deck().alone());
    let houses = House::all().filter(|house| first <= *house && *house <= last);
    let all = houses.fold(MonarchSet::EMPTY, |all, house| all | house.monarchs());
    let all = all.without(alone);
    let mut with = if options.edward {
        alone
    } else {
        MonarchSet::EMPTY
    };
    if !options.advanced {
        return all | with;
    }
    let seats = usize::from(options.seats);
    // CR-15: beyond the last of these houses Edward VII is the first to be left out.
    let beyond = all.last().is_none_or(|latest| Some(latest) < alone.first());
    if beyond && !(all | with).len().is_multiple_of(seats) {
        with = MonarchSet::EMPTY;
    }
    even(all, with.len(), seats) | with
}

/// CR-9: without the earliest or latest monarchs, so that these cards and `more` others come out
/// even. The fewest cards are left in houses too small for a combination; if that is equal, the
/// latest monarchs are left out.
fn even(cards: MonarchSet, more: usize, seats: usize) -> MonarchSet {
    let surplus = (cards.len() + more) % seats;
    let left = cards.len().saturating_sub(surplus);
    let cut = |early: usize| {
        let kept: MonarchSet = cards.iter().skip(early).take(left).collect();
        (useless(kept), early, kept)
    };
    let cuts = (0..=surplus).map(cut);
    let best = cuts.min_by_key(|(useless, early, _)| (*useless, *early));
    best.map_or(cards, |(_, _, kept)| kept)
}

/// The number of cards that can never be part of a combination.
fn useless(cards: MonarchSet) -> usize {
    let of_house = House::all().map(|house| (cards & house.monarchs()).len());
    of_house.filter(|cards| *cards < COMBINATION).sum()
}
