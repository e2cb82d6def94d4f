//! What a game provides for its look: where its images are, and what they show.

use bevy::prelude::*;

use crate::rules::Kind;
pub use crate::skins::{SkinPlan, Stance};

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
    /// What is put on a card's front; empty if its sprite shows all.
    pub layers: fn(Kind, CardCut) -> Vec<CardLayer>,
    /// The same card in flat colours.
    pub plain: fn(Kind) -> PlainCard,
}

/// How a card is cut: games may show more or less of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardCut {
    /// Whether it is the cut for narrow windows.
    pub narrow: bool,
    /// The part of its width that the next card of a hand covers, in per cent.
    pub covered: u8,
    /// Whether it lies on the line, where the next card covers all but its spine.
    pub on_line: bool,
    /// Whether it is in flat colours.
    pub plain: bool,
    /// Whether it shows no years, because they would answer a question.
    pub undated: bool,
    /// Whether it shows its name only, but not what it belongs to.
    pub name_only: bool,
}

/// A part of a card's front. Lengths are in card widths from its centre, y up.
#[derive(Clone, Debug, PartialEq)]
pub enum CardLayer {
    /// A sprite.
    Picture {
        /// Its name.
        name: String,
        /// Its centre.
        at: Vec2,
        /// Its size relative to the one that it is drawn for.
        scale: f32,
    },
    /// A line of words.
    Words {
        /// The words.
        words: String,
        /// The middle of its left end, or its centre.
        at: Vec2,
        /// Whether `at` is its centre.
        centered: bool,
        /// Whether it reads upwards.
        upwards: bool,
        /// The font size.
        size: f32,
        /// The longest it may be; otherwise it is written smaller.
        room: f32,
        /// The colour.
        color: Color,
    },
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
