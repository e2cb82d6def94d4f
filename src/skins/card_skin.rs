//! What a card game looks like, for pictures to show.

use serde::Deserialize;

use crate::rules::{Kind, Seat, Spot};

/// The look of a game whose cards are whole pictures.
#[derive(Clone, Copy)]
pub struct CardSkin {
    /// The index of the images, as parsed by [`CardIndex::parse`].
    pub index: &'static str,
    /// The name of a card's sprite; `None` is a card that is face down.
    pub picture: fn(Option<Kind>) -> String,
    /// The order of the cards of a hand; whether it is an open one.
    pub sort: fn(Kind, bool) -> u32,
    /// What a spot is.
    pub place: fn(Spot) -> CardPlace,
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPlace {
    /// In a hand.
    Hand(Seat),
    /// In the trick, as played by this seat.
    Trick(Seat),
    /// Where it is not seen.
    Away,
}

/// The index of a card table's images, as written by the scripts in `assets/art/`.
#[derive(Deserialize, Clone, Debug)]
pub struct CardIndex {
    /// For the wide window.
    pub wide: CardMeasures,
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
