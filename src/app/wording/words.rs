//! What a game calls its places, pieces and cards.

use crate::app::panels::cards::CardFace;
use crate::rules::{Kind, Spot};
use crate::texts;

/// The words of one game. Most are texts under the game's key; what cannot be a text, or of which
/// there are none, is a function.
#[derive(Clone, Copy)]
pub struct GameWords {
    /// The key of the game, under which its texts are stored.
    pub game: &'static str,
    /// What a place of the board is called in the game's notation, e.g. “12”; `None` for what is no
    /// place of the board.
    pub place: fn(Spot) -> Option<String>,
    /// What a piece or card is called, e.g. “6 of Boleyn”, one or (with `true`) several; `None` where
    /// a text says it.
    pub kind: fn(Kind, bool) -> Option<String>,
    /// What is said at a board and not done on a place of it, by its number; `None` where a text
    /// says it.
    pub choice: fn(u16) -> Option<String>,
    /// How its cards are shown; `None` for a game of pieces.
    pub cards: Option<CardWords>,
}

/// How panels paint the cards of a game, and what one was played as.
#[derive(Clone, Copy)]
pub struct CardWords {
    /// Its face.
    pub face: fn(Kind) -> Option<CardFace>,
    /// What it was played as, if the move's notation says that it stands for another.
    pub as_played: fn(Kind, &str) -> Option<String>,
}

impl GameWords {
    /// A game of pieces whose words are all texts, and whose places have no names.
    pub const fn of(game: &'static str) -> Self {
        Self {
            game,
            place: |_| None,
            kind: |_, _| None,
            choice: |_| None,
            cards: None,
        }
    }

    /// A place of the board in words, e.g. “Square 12”.
    pub fn place_name(&self, spot: Spot) -> Option<String> {
        let at = (self.place)(spot)?;
        let key = format!("{}-place", self.game);
        Some(if texts::has(&key) {
            texts::fill(&key, &[("at", &at)])
        } else {
            at
        })
    }

    /// The names of places, in order.
    pub fn places(&self, spots: &[Spot]) -> String {
        let names: Vec<String> = spots
            .iter()
            .filter_map(|spot| (self.place)(*spot))
            .collect();
        names.join(", ")
    }

    /// What is said at a board and not done on a place of it, by its number.
    pub fn choice_name(&self, number: u16) -> String {
        (self.choice)(number)
            .unwrap_or_else(|| texts::text(&format!("{}-choice-{number}", self.game)).to_owned())
    }

    /// What the ribbon says while a line is closed and what it takes is not chosen; `may` if
    /// nothing has to be taken.
    pub fn lined(&self, may: bool) -> String {
        let form = if may { "-may" } else { "" };
        texts::text(&format!("{}-lined{form}", self.game)).to_owned()
    }

    /// What a piece is called, one or (with `many`) several; of one that lies face down no more
    /// than that.
    ///
    /// The texts are `<game>-kind-<number>` and `<game>-kinds-<number>`.
    pub fn kind_name(&self, kind: Option<Kind>, many: bool) -> String {
        let form = if many { "kinds" } else { "kind" };
        if let Some(name) = kind.and_then(|kind| (self.kind)(kind, many)) {
            return name;
        }
        let key = kind.map(|Kind(number)| format!("{}-{form}-{number}", self.game));
        match key.filter(|key| texts::has(key)) {
            Some(key) => texts::text(&key).to_owned(),
            None => texts::text(&format!("say-{form}-hidden")).to_owned(),
        }
    }

    /// What a card is called in a sentence, e.g. “the 12 of Parr”.
    pub fn the_card(&self, kind: Kind) -> String {
        texts::fill("cards-the", &[("card", &self.kind_name(Some(kind), false))])
    }
}
