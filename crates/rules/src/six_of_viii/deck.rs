//! The cards and the timeline of The Six of VIII, read from `levels/six_of_viii/deck.ron`, and bit
//! sets of cards.
//!
//! Source: the deck and the timeline of `rules/six_of_viii.md`. A card is its number in the order
//! of the deck: black 0–12, red 0–12, orange 4–12, yellow 7–12, green 4–12, blue 1–12, King.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Not;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::Kind;
use crate::bit_set::bit_set;

/// The number of cards in the deck, including the King and the spies.
pub const CARDS: usize = 63;
/// The number of tricks in a hand, and of spaces on the timeline.
pub const SPACES: usize = 15;
/// The rank of a spy that is played as the other colour's highest card.
pub const THIRTEEN: u8 = 13;

/// One of the six suits; each belongs to a queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Suit {
    /// Catherine of Aragon.
    Black,
    /// Anne Boleyn.
    Red,
    /// Jane Seymour.
    Orange,
    /// Anne of Cleves.
    Yellow,
    /// Catherine Howard.
    Green,
    /// Catherine Parr.
    Blue,
}

impl Suit {
    /// All six, in the order of the deck and of the reigns.
    pub const ALL: [Self; 6] = [
        Self::Black,
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Blue,
    ];

    /// The index in [`Suit::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stable name used in texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }

    /// The key of the name in the text tables.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::Black => "suit-black",
            Self::Red => "suit-red",
            Self::Orange => "suit-orange",
            Self::Yellow => "suit-yellow",
            Self::Green => "suit-green",
            Self::Blue => "suit-blue",
        }
    }

    /// The queen's initial used in notation: A, B, S, C, H, P.
    pub fn letter(self) -> char {
        deck().letters[self.index()]
    }

    /// The suit with this initial; `None` if there is none.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }

    /// The cards of the suit.
    pub fn cards(self) -> CardSet {
        deck().suits[self.index()]
    }
}

/// A card by its number in the order of the deck, below [`CARDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("no such card")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl Card {
    /// The King.
    pub const KING: Self = Self(CARDS as u8 - 1);

    /// The card with this number; `None` from [`CARDS`] on.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < CARDS {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The card of a suit and rank; `None` if the suit has no such card.
    pub fn of(suit: Suit, rank: u8) -> Option<Self> {
        let deck = deck();
        let above = rank.checked_sub(deck.lowest[suit.index()])?;
        let card = Self::new(deck.first[suit.index()].checked_add(above)?)?;
        suit.cards().contains(card).then_some(card)
    }

    /// All cards in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS as u8).map(Self)
    }

    /// The number, 0 to 62.
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

    /// The card with this kind.
    pub fn of_kind(kind: Kind) -> Option<Self> {
        Self::new(u8::try_from(kind.0).ok()?)
    }

    /// The suit; `None` for the King.
    pub fn suit(self) -> Option<Suit> {
        deck().suit[self.index()]
    }

    /// The rank, 0 to 12; 0 for the King.
    pub fn rank(self) -> u8 {
        deck().rank[self.index()]
    }

    /// The number of diamonds: the points for the player that takes it (SV-5).
    pub fn diamonds(self) -> u8 {
        deck().diamonds[self.index()]
    }

    /// Whether it is the King.
    pub const fn is_king(self) -> bool {
        self.0 == Self::KING.0
    }

    /// The suit whose 13 it may be played as (SV-9); `None` unless it is a spy.
    pub fn spy_for(self) -> Option<Suit> {
        deck().spy[self.index()]
    }
}

/// Writes the card in notation: `A12`, `B0`, `K`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit() {
            Some(suit) => write!(f, "{}{}", suit.letter(), self.rank()),
            None => write!(f, "{}", deck().king),
        }
    }
}

/// Parses the notation of a card.
impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut chars = text.chars();
        let letter = chars.next().ok_or(())?;
        let rank = chars.as_str();
        match Suit::of_letter(letter) {
            None if letter == deck().king && rank.is_empty() => Ok(Self::KING),
            None => Err(()),
            Some(suit) => rank
                .parse()
                .ok()
                .and_then(|rank| Self::of(suit, rank))
                .ok_or(()),
        }
    }
}

bit_set! {
    /// A set of cards: bit `n` is the card with the number `n`.
    CardSet of Card, CARDS
}

impl CardSet {
    /// The `n`-th card from the lowest, counted from 0.
    pub const fn nth(self, n: usize) -> Option<Card> {
        let mut bits = self.0;
        let mut left = n;
        while left > 0 && bits != 0 {
            bits &= bits - 1;
            left -= 1;
        }
        if bits == 0 {
            None
        } else {
            Some(Card(bits.trailing_zeros() as u8))
        }
    }

    /// The total number of diamonds on the cards.
    pub fn diamonds(self) -> u8 {
        self.iter().map(Card::diamonds).sum()
    }
}

impl Not for CardSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

/// The deck and the timeline as lookup tables, indexed by card number or by [`Suit::index`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The suit of each card.
    pub suit: [Option<Suit>; CARDS],
    /// The rank of each card.
    pub rank: [u8; CARDS],
    /// The diamonds of each card.
    pub diamonds: [u8; CARDS],
    /// The suit whose 13 a card may be played as.
    pub spy: [Option<Suit>; CARDS],
    /// The cards of each suit.
    pub suits: [CardSet; 6],
    /// The spies.
    pub spies: CardSet,
    /// By suit, the spy that may be played as its 13; empty if there is none.
    pub thirteen: [CardSet; 6],
    /// The cards of the basic game (SV-1).
    pub basic: CardSet,
    /// The reigning suit on each space of the timeline.
    pub reign: [Suit; SPACES],
    /// The first space on which a trick can be annulled (SV-10), counted from 0.
    pub church: u8,
    letters: [char; 6],
    king: char,
    first: [u8; 6],
    lowest: [u8; 6],
}

/// The deck and the timeline.
pub fn deck() -> &'static Deck {
    static DECK: LazyLock<Deck> = LazyLock::new(|| {
        let file: DeckFile = ron::from_str(FILE)
            .unwrap_or_else(|error| panic!("the built-in deck is valid: {error}"));
        file.lay_out()
            .unwrap_or_else(|| panic!("the built-in deck has all cards and spaces"))
    });
    &DECK
}

const FILE: &str = include_str!("../../../../levels/six_of_viii/deck.ron");

#[derive(Deserialize)]
struct DeckFile {
    suits: [SuitFile; 6],
    king: char,
    timeline: String,
    church: char,
}

#[derive(Deserialize)]
struct SuitFile {
    letter: char,
    lowest: u8,
    highest: u8,
    diamonds: BTreeMap<u8, u8>,
    spy: Option<char>,
}

impl DeckFile {
    /// Builds the lookup tables; `None` if the number of cards or spaces is wrong.
    fn lay_out(&self) -> Option<Deck> {
        let letters = std::array::from_fn(|suit| self.suits[suit].letter);
        let by_letter = |letter| {
            Suit::ALL
                .into_iter()
                .find(|suit| letters[suit.index()] == letter)
        };
        let reigns: Vec<Suit> = self
            .timeline
            .chars()
            .map(by_letter)
            .collect::<Option<_>>()?;
        let church = by_letter(self.church)?;
        let mut deck = Deck {
            suit: [None; CARDS],
            rank: [0; CARDS],
            diamonds: [0; CARDS],
            spy: [None; CARDS],
            suits: [CardSet::EMPTY; 6],
            spies: CardSet::EMPTY,
            thirteen: [CardSet::EMPTY; 6],
            basic: CardSet::EMPTY,
            church: u8::try_from(reigns.iter().position(|suit| *suit == church)?).ok()?,
            reign: reigns.try_into().ok()?,
            letters,
            king: self.king,
            first: [0; 6],
            lowest: [0; 6],
        };
        let mut number = 0;
        for (suit, file) in Suit::ALL.into_iter().zip(&self.suits) {
            deck.first[suit.index()] = number;
            deck.lowest[suit.index()] = file.lowest;
            for rank in file.lowest..=file.highest {
                let card = Card::new(number).filter(|card| !card.is_king())?;
                deck.suit[card.index()] = Some(suit);
                deck.rank[card.index()] = rank;
                deck.diamonds[card.index()] = file.diamonds.get(&rank).copied().unwrap_or_default();
                deck.suits[suit.index()].insert(card);
                if let (0, Some(letter)) = (rank, file.spy) {
                    let other = by_letter(letter)?;
                    deck.spy[card.index()] = Some(other);
                    deck.spies.insert(card);
                    deck.thirteen[other.index()].insert(card);
                }
                number += 1;
            }
        }
        deck.basic = CardSet::ALL
            .without(deck.spies)
            .without(CardSet::one(Card::KING));
        (usize::from(number) == CARDS - 1).then_some(deck)
    }
}
