//! What a card game looks like, for pictures to show.

use coffer_rules::{Kind, Seat, Spot};
use glam::Vec2;
use serde::{Deserialize, Serialize};

use crate::card_layers::{CardCut, CardLayer};

/// The look of a game with cards.
#[derive(Clone, Copy)]
pub struct CardSkin {
    /// The index of the images, as parsed by [`CardIndex::parse`].
    pub index: &'static str,
    /// The name of a card's sprite; `None` is a card that is face down.
    pub picture: fn(Option<Kind>, CardCut) -> String,
    /// What is put on a card, `None` being one that is face down; empty if its sprite shows all.
    pub layers: fn(Option<Kind>, CardCut) -> Vec<CardLayer>,
    /// The order of the cards of a hand; whether it is an open one.
    pub sort: fn(Kind, bool) -> u32,
    /// What a spot is.
    pub place: fn(Spot) -> CardPlace,
    /// The line that cards are laid on, if they are.
    pub line: Option<LineSkin>,
}

/// The look of a line of time, on which every card has its place.
#[derive(Clone, Copy)]
pub struct LineSkin {
    /// The index of the ribbon's sprites, as parsed by [`AtlasIndex::parse`](crate::AtlasIndex::parse).
    pub ribbon: &'static str,
    /// What the names of these sprites begin with.
    pub sprites: &'static str,
    /// Whether cards can be put together; otherwise why not.
    pub check: fn() -> Result<(), &'static serde_json::Error>,
    /// The section that begins with this place.
    pub section: fn(Spot) -> Option<LineSection>,
    /// The name of a card that is written so in a move; `None` if the word names no card.
    pub named: fn(&str) -> Option<String>,
    /// The sprite of the card that marks whose turn it is, and the words on it.
    pub marker: fn() -> (&'static str, CardLayer),
    /// The keys of the words at the stock and at the discarded cards, with their number.
    pub piles: [&'static str; 2],
}

/// A section of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineSection {
    /// The number in the names of its sprites.
    pub number: usize,
    /// Its name.
    pub name: String,
    /// The year in which it begins.
    pub year: u16,
}

/// What is known of a line of cards besides where they lie.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LineFacts {
    /// The places in play, section by section.
    pub sections: Vec<Vec<Spot>>,
    /// Whether cards are drawn and discarded.
    pub piles: bool,
    /// Whose turn it is.
    pub marker: Option<Seat>,
    /// The seats whose cards are shown to all, while they are.
    pub shown: Vec<Seat>,
    /// Whether years are left out, because they would answer a question.
    pub undated: bool,
    /// The card that was discarded last.
    pub discarded: Option<Kind>,
    /// The points of each seat so far.
    pub points: Vec<i32>,
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPlace {
    /// In a hand.
    Hand(Seat),
    /// In the trick, as played by this seat, or shown by it.
    Trick(Seat),
    /// Not dealt yet.
    Stock,
    /// Discarded.
    Discards,
    /// Elsewhere: on the line, or where it is not seen.
    Away,
}

/// The index of a card table's images, as written by the scripts in `assets/art/`.
#[derive(Deserialize, Clone, Debug)]
pub struct CardIndex {
    /// For the wide window.
    pub wide: CardMeasures,
    /// What is put on fronts, if they are put together.
    #[serde(default)]
    pub portraits: Option<CardSheet>,
    /// The same.
    #[serde(default)]
    pub attributes: Option<CardSheet>,
}

/// The images of a card table, in design units.
#[derive(Deserialize, Clone, Debug)]
pub struct CardMeasures {
    /// A card without its shadow.
    pub card: CardSize,
    /// The cards.
    pub cards: CardSheet,
    /// The cloth.
    pub table: ClothFile,
}

/// The size of a card.
#[derive(Deserialize, Clone, Debug)]
pub struct CardSize {
    /// Its width.
    pub w: f32,
    /// Its height.
    pub h: f32,
}

impl CardSize {
    /// Both.
    pub const fn size(&self) -> Vec2 {
        Vec2::new(self.w, self.h)
    }
}

/// A sprite grid of cards.
#[derive(Deserialize, Clone, Debug)]
pub struct CardSheet {
    /// Its image, by the path in `images/` without the size suffix.
    pub file: String,
    /// The width of a sprite.
    pub cell_w: u32,
    /// Its height.
    pub cell_h: u32,
    /// The sprites in a row.
    pub columns: u32,
    /// The names of the sprites, in rows.
    pub names: Vec<String>,
}

/// The image of the cloth.
#[derive(Deserialize, Clone, Debug)]
pub struct ClothFile {
    /// By the path in `images/` without the size suffix.
    pub file: String,
}

impl CardIndex {
    /// Parses an index.
    ///
    /// # Errors
    /// If the text is not a valid index.
    pub fn parse(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }
}
