//! What a game provides for its look: where its images are, and what they show.

use crate::rules::Kind;
pub use crate::skins::{CardCut, CardLayer, SkinPlan, Stance};

/// A game's skin plan, by kind of surface.
#[derive(Clone, Copy)]
pub enum Pictures {
    /// A board with pieces.
    Board(SkinPlan),
    /// A card table.
    Cards(CardSkinPlan),
}

/// The look of a card table.
#[derive(Clone, Copy)]
pub struct CardSkinPlan {
    /// The index of the images.
    pub index: &'static str,
    /// The name of a card's sprite; `None` is a card that is face down.
    pub picture: fn(Option<Kind>, CardCut) -> String,
    /// What is put on a card, `None` being one that is face down; empty if its sprite shows all.
    pub layers: fn(Option<Kind>, CardCut) -> Vec<CardLayer>,
    /// The same card in flat colours.
    pub plain: fn(Kind) -> PlainCard,
}

/// A card in flat colours.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlainCard {
    /// Its rank in the suit.
    pub rank: String,
    /// The letter of its suit.
    pub letter: String,
    /// Number of corners of the shape around the letter; 0 is a circle.
    pub corners: u8,
    /// The colour of the above.
    pub color: [u8; 3],
    /// The number of point marks.
    pub points: u8,
}
