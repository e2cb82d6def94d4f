//! What is put on the front of a card, so that the window and pictures put it together alike.

use glam::Vec2;
use serde::Deserialize;

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
        color: [u8; 3],
    },
}

/// The ink of words on parchment.
pub const INK: [u8; 3] = [42, 28, 20];

/// Where a line of words goes on a card, in card widths from its centre, y up.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct WordsPlace {
    /// The left end of the words, or their middle.
    pub x: f32,
    /// The middle of their capitals.
    pub y: f32,
    /// The font size.
    pub size: f32,
    /// The longest they may be.
    pub room: f32,
}

impl WordsPlace {
    /// A line that begins there, in this colour.
    pub fn left_aligned(self, words: String, color: [u8; 3]) -> CardLayer {
        self.line(words, false, color)
    }

    /// A line whose middle is there, in this colour.
    pub fn centered(self, words: String, color: [u8; 3]) -> CardLayer {
        self.line(words, true, color)
    }

    fn line(self, words: String, centered: bool, color: [u8; 3]) -> CardLayer {
        CardLayer::Words {
            words,
            at: Vec2::new(self.x, self.y),
            centered,
            upwards: false,
            size: self.size,
            room: self.room,
            color,
        }
    }
}
