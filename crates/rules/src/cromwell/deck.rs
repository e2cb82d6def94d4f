//! The monarchs of Cromwell, read from `levels/cromwell/deck.ron`, their houses, and bit sets of
//! monarchs.
//!
//! Source: the deck of `rules/cromwell.md`. A card is its monarch's number in the order of the
//! reigns, 0 to 41; the monarchs of a house have consecutive numbers.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use coffer_texts::{Sentence, text};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Kind;
use crate::bit_set::bit_set;
pub use crate::quiz::Side;

/// The number of monarchs.
pub const MONARCHS: usize = 42;
/// The number of houses.
pub const HOUSES: usize = 9;
/// The numbers of players.
pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=6;

/// One of the nine houses, in the order of their reigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct House(u8);

impl TryFrom<u8> for House {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let known = usize::from(number) < HOUSES;
        known.then_some(Self(number)).ok_or("no such house")
    }
}

impl From<House> for u8 {
    fn from(house: House) -> Self {
        house.0
    }
}

impl House {
    /// All nine in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..HOUSES as u8).map(Self)
    }

    /// The house with this key, e.g. `tudor`.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::all().find(|house| house.key() == key)
    }

    /// The index, 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The stable name used in options and texts.
    pub fn key(self) -> &'static str {
        &deck().houses[self.index()].key
    }

    /// The display name.
    pub fn name(self) -> &'static str {
        text(self.name_key())
    }

    /// The key of the display name.
    pub fn name_key(self) -> &'static str {
        &deck().houses[self.index()].name_key
    }

    /// Its monarchs.
    pub fn monarchs(self) -> MonarchSet {
        deck().houses[self.index()].monarchs
    }
}

/// A monarch, by the number in the order of the reigns, below [`MONARCHS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Monarch(u8);

impl TryFrom<u8> for Monarch {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("no such monarch")
    }
}

impl From<Monarch> for u8 {
    fn from(monarch: Monarch) -> Self {
        monarch.0
    }
}

impl Monarch {
    /// The monarch with this number; `None` from [`MONARCHS`] on.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MONARCHS {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All monarchs in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..MONARCHS as u8).map(Self)
    }

    /// The number, 0 to 41.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind of piece shown on the table.
    pub const fn kind(self) -> Kind {
        Kind(self.0 as u16)
    }

    /// The monarch with this kind.
    pub fn of_kind(kind: Kind) -> Option<Self> {
        Self::new(u8::try_from(kind.0).ok()?)
    }

    fn reign(self) -> &'static Reign {
        &deck().reigns[self.index()]
    }

    /// The stable name used in notation and texts, e.g. `henry8`.
    pub fn key(self) -> &'static str {
        &self.reign().key
    }

    /// The place in the order of the keys, from 0: Anne is the first, William IV the last.
    pub fn place_by_key(self) -> u16 {
        let before = deck()
            .reigns
            .iter()
            .filter(|other| other.key < self.reign().key);
        before.count() as u16
    }

    /// The display name, e.g. “Henry VIII”.
    pub fn name(self) -> &'static str {
        text(self.name_key())
    }

    /// The display name, in the language of whenever it is shown.
    pub fn called(self) -> Sentence {
        Sentence::new(self.name_key())
    }

    /// The key of the display name.
    pub fn name_key(self) -> &'static str {
        &self.reign().name_key
    }

    /// The key of the caption.
    pub fn caption_key(self) -> &'static str {
        &self.reign().caption_key
    }

    /// One true fact about the monarch, in a sentence.
    pub fn caption(self) -> &'static str {
        text(self.caption_key())
    }

    /// The house.
    pub fn house(self) -> House {
        self.reign().house
    }

    /// The first and the last year of the reign by which the monarch has a place in the line.
    pub fn years(self) -> (u16, u16) {
        self.reign().years
    }

    /// The first and the last year of each reign: more than one if it was interrupted, or if the
    /// monarch came back.
    pub fn reigns(self) -> Vec<(u16, u16)> {
        let (first, last) = self.years();
        match self.interruption() {
            None => vec![(first, last)],
            Some(other) if other.by == self => vec![(first, last), other.years],
            Some(other) => vec![(first, other.years.0), (other.years.1, last)],
        }
    }

    /// The interrupted reign that the monarch has part in.
    fn interruption(self) -> Option<&'static Interruption> {
        let all = deck().interrupted.iter();
        all.into_iter()
            .find(|one| one.reign == self || one.by == self)
    }

    /// The key of the sentence that tells of the interrupted reign, if the monarch has part in one.
    pub fn interruption_key(self) -> Option<&'static str> {
        self.interruption().map(|one| one.key.as_str())
    }

    /// Who was also on this side of the monarch, because of an interrupted reign, but is no right
    /// answer in the line.
    pub fn also_beside(self, side: Side) -> Option<Monarch> {
        let interruption = self.interruption()?;
        let other = if interruption.by == self {
            interruption.reign
        } else {
            interruption.by
        };
        (!self.right_answers(side).contains(&other)).then_some(other)
    }

    /// The neighbour in the line of succession; `None` beyond the first and the last monarch.
    pub fn neighbour(self, side: Side) -> Option<Self> {
        match side {
            Side::Before => self.0.checked_sub(1).map(Self),
            Side::After => Self::new(self.0 + 1),
        }
    }

    /// Every right answer to who is on this side of the monarch (CR-11), the neighbour in the line
    /// first. Beside the joint rulers' predecessor either of them is right.
    pub fn right_answers(self, side: Side) -> Vec<Self> {
        let [first, second] = deck().joint;
        let before = first.neighbour(Side::Before);
        let other = match side {
            Side::After if Some(self) == before => Some(second),
            Side::Before if self == second => before,
            _ => None,
        };
        self.neighbour(side).into_iter().chain(other).collect()
    }
}

/// Writes the monarch in notation: `henry8`.
impl fmt::Display for Monarch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// Parses the notation of a monarch.
impl FromStr for Monarch {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let same = |monarch: &Self| monarch.key().eq_ignore_ascii_case(text);
        Self::all().find(same).ok_or(())
    }
}

bit_set! {
    /// A set of monarchs: bit `n` is the monarch with the number `n`.
    MonarchSet of Monarch, MONARCHS
}

impl MonarchSet {
    /// The monarchs from one to another, both included; empty if `last` is before `first`.
    pub const fn run(first: Monarch, last: Monarch) -> Self {
        let up_to = (2_u64 << last.0) - 1;
        Self(up_to & !((1 << first.0) - 1))
    }

    /// Whether all of `other` are in the set.
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The earliest monarch.
    pub fn first(self) -> Option<Monarch> {
        Monarch::new(self.0.trailing_zeros() as u8)
    }

    /// The latest monarch.
    pub fn last(self) -> Option<Monarch> {
        self.0.checked_ilog2().map(|bit| Monarch(bit as u8))
    }

    /// The longest runs of consecutive monarchs of one house, in order; a run may be of one.
    pub fn runs(self) -> impl Iterator<Item = Self> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let house = left.first()?.house().monarchs();
            let bits = (left & house).0;
            // Adding the lowest bit carries through its run.
            let run = Self(bits & !bits.wrapping_add(bits & bits.wrapping_neg()));
            left = left.without(run);
            Some(run)
        })
    }

    /// The monarchs of the same house right before and right after a run.
    pub fn neighbours(self) -> Self {
        let Some(first) = self.first() else {
            return Self::EMPTY;
        };
        let beside = Self(self.0 << 1 | self.0 >> 1);
        (beside & first.house().monarchs()).without(self)
    }
}

/// What is known of a monarch.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Reign {
    key: String,
    name_key: String,
    caption_key: String,
    house: House,
    years: (u16, u16),
}

/// A reign that another monarch interrupted by coming back.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Interruption {
    reign: Monarch,
    by: Monarch,
    years: (u16, u16),
    /// The key of the sentence that tells of it.
    key: String,
}

/// What is known of a house.
#[derive(Clone, Debug, PartialEq, Eq)]
struct HouseOfDeck {
    key: String,
    name_key: String,
    monarchs: MonarchSet,
}

/// The earliest and the latest house in play, by the number of players from 2 on.
type Selections = [(House, House); 5];

/// The monarchs, their houses, and which are in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MonarchDeck {
    reigns: Vec<Reign>,
    houses: Vec<HouseOfDeck>,
    alone: Monarch,
    joint: [Monarch; 2],
    interrupted: Vec<Interruption>,
    basic: Selections,
    advanced: Selections,
}

impl MonarchDeck {
    /// Reads a deck.
    ///
    /// # Errors
    /// If the text is not a deck of 42 monarchs in nine houses.
    pub fn read(text: &str) -> Result<Self, DeckError> {
        let file: MonarchFile =
            ron::from_str(text).map_err(|error| DeckError::Form(error.to_string()))?;
        file.lay_out()
    }

    /// The monarch that can never be part of a combination (CR-1): Edward VII.
    pub const fn alone(&self) -> Monarch {
        self.alone
    }

    /// The houses in play with this number of players, 2 to 6, unless the host chooses others: the
    /// earliest and the latest (CR-1, CR-9).
    pub fn selection(&self, advanced: bool, players: u8) -> (House, House) {
        let of = if advanced {
            &self.advanced
        } else {
            &self.basic
        };
        let at = players.clamp(*PLAYERS.start(), *PLAYERS.end()) - PLAYERS.start();
        of[usize::from(at)]
    }
}

/// The built-in deck.
pub fn deck() -> &'static MonarchDeck {
    static DECK: LazyLock<MonarchDeck> = LazyLock::new(|| {
        MonarchDeck::read(FILE).unwrap_or_else(|error| panic!("levels/cromwell/deck.ron: {error}"))
    });
    &DECK
}

const FILE: &str = include_str!("../../../../levels/cromwell/deck.ron");

/// Why a file is not a deck.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckError {
    /// The file cannot be parsed.
    #[error("not a deck: {0}")]
    Form(String),
    /// The number of houses or monarchs is wrong.
    #[error("{houses} houses and {monarchs} monarchs instead of 9 and 42")]
    Number {
        /// The houses in the file.
        houses: usize,
        /// The monarchs in the file.
        monarchs: usize,
    },
    /// Two houses or two monarchs have the same key.
    #[error("there are two of “{0}”")]
    Twice(String),
    /// A house or a monarch is named that the file does not have.
    #[error("there is no “{0}”")]
    Unknown(String),
    /// The monarch begins to reign before the one before, or ends before the beginning.
    #[error("“{0}” does not follow the one before")]
    Order(String),
    /// There are no houses for this number of players.
    #[error("no houses are chosen for {0} players")]
    Players(u8),
}

#[derive(Deserialize)]
struct MonarchFile {
    houses: Vec<HouseFile>,
    alone: String,
    joint: (String, String),
    interrupted: Vec<InterruptionFile>,
    basic: BTreeMap<u8, (String, String)>,
    advanced: BTreeMap<u8, (String, String)>,
}

#[derive(Deserialize)]
struct HouseFile {
    key: String,
    monarchs: Vec<ReignFile>,
}

#[derive(Deserialize)]
struct ReignFile {
    key: String,
    first: u16,
    last: u16,
}

#[derive(Deserialize)]
struct InterruptionFile {
    reign: String,
    by: String,
    first: u16,
    last: u16,
}

impl MonarchFile {
    fn lay_out(&self) -> Result<MonarchDeck, DeckError> {
        self.check_numbers()?;
        let (mut reigns, mut houses) = (Vec::new(), Vec::new());
        for (number, house) in (0..).zip(&self.houses) {
            let first = reigns.len();
            let of_house = |monarch| reign(House(number), monarch);
            reigns.extend(house.monarchs.iter().map(of_house));
            let numbers = first as u8..reigns.len() as u8;
            houses.push(HouseOfDeck {
                key: house.key.clone(),
                name_key: format!("cromwell-house-{}", house.key),
                monarchs: numbers.map(Monarch).collect(),
            });
        }
        check_order(&reigns)?;
        let monarch = |key: &str| {
            let at = reigns.iter().position(|reign| reign.key == key);
            let at = at.ok_or_else(|| DeckError::Unknown(key.to_owned()))?;
            Ok(Monarch(at as u8))
        };
        let interruption = |file: &InterruptionFile| {
            let (of, by) = (monarch(&file.reign)?, monarch(&file.by)?);
            let (first, last) = reigns[of.index()].years;
            if file.first < first || file.last < file.first || last < file.last {
                return Err(DeckError::Order(file.by.clone()));
            }
            Ok(Interruption {
                reign: of,
                by,
                years: (file.first, file.last),
                key: format!("cromwell-interrupted-{}", file.by),
            })
        };
        Ok(MonarchDeck {
            interrupted: self
                .interrupted
                .iter()
                .map(interruption)
                .collect::<Result<_, _>>()?,
            alone: monarch(&self.alone)?,
            joint: [monarch(&self.joint.0)?, monarch(&self.joint.1)?],
            basic: selections(&houses, &self.basic)?,
            advanced: selections(&houses, &self.advanced)?,
            reigns,
            houses,
        })
    }

    fn check_numbers(&self) -> Result<(), DeckError> {
        let monarchs = self.houses.iter().map(|house| house.monarchs.len()).sum();
        let houses = self.houses.len();
        if (houses, monarchs) != (HOUSES, MONARCHS) {
            return Err(DeckError::Number { houses, monarchs });
        }
        let of_house = |house: &HouseFile| {
            let keys = house.monarchs.iter().map(|monarch| monarch.key.clone());
            keys.chain([house.key.clone()]).collect::<Vec<_>>()
        };
        let mut keys: Vec<String> = self.houses.iter().flat_map(of_house).collect();
        keys.sort_unstable();
        let twice = keys.windows(2).find(|pair| pair[0] == pair[1]);
        twice.map_or(Ok(()), |pair| Err(DeckError::Twice(pair[0].clone())))
    }
}

fn reign(house: House, file: &ReignFile) -> Reign {
    Reign {
        name_key: format!("cromwell-monarch-{}", file.key),
        caption_key: format!("cromwell-caption-{}", file.key),
        key: file.key.clone(),
        house,
        years: (file.first, file.last),
    }
}

/// Every reign ends after it begins, and begins no earlier than the one before.
fn check_order(reigns: &[Reign]) -> Result<(), DeckError> {
    let mut before = 0;
    for Reign { key, years, .. } in reigns {
        if years.0 < before || years.1 < years.0 {
            return Err(DeckError::Order(key.clone()));
        }
        before = years.0;
    }
    Ok(())
}

fn selections(
    houses: &[HouseOfDeck],
    file: &BTreeMap<u8, (String, String)>,
) -> Result<Selections, DeckError> {
    let house = |key: &str| {
        let at = houses.iter().position(|house| house.key == key);
        let at = at.ok_or_else(|| DeckError::Unknown(key.to_owned()))?;
        Ok(House(at as u8))
    };
    let mut out = [(House(0), House(0)); 5];
    for (place, players) in out.iter_mut().zip(PLAYERS) {
        let (first, last) = file.get(&players).ok_or(DeckError::Players(players))?;
        *place = (house(first)?, house(last)?);
        if place.1 < place.0 {
            return Err(DeckError::Order(last.clone()));
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests;
