//! A game's names for its places, pieces and cards.

use crate::app::session::TableState;
use crate::app::ui::cards::CardFace;
use crate::rules::{Kind, Seat, Spot, side_name};
use crate::texts;
use crate::texts::text;

/// The words of one game. Most are texts under the game's key; those that cannot be a text are
/// functions.
#[derive(Clone, Copy)]
pub struct GameWords {
    /// The key of the game, under which its texts are stored.
    pub game: &'static str,
    /// The name of a place of the board in the game's notation, e.g. “12”. `None` for a spot that
    /// is not on the board.
    pub place: fn(Spot) -> Option<String>,
    /// The name of a kind of piece or card, e.g. “6 of Boleyn”; plural if `true`. `None` if a text
    /// says it.
    pub kind: fn(Kind, bool) -> Option<String>,
    /// The name of a spoken choice (not made on a place of the board), by its number. `None` if a
    /// text says it.
    pub choice: fn(u16) -> Option<String>,
    /// How its cards are shown. `None` for a board game.
    pub cards: Option<CardWords>,
}

/// How panels paint the cards of a game, and what a card was played as.
#[derive(Clone, Copy)]
pub struct CardWords {
    /// Its face.
    pub face: fn(Kind) -> Option<CardFace>,
    /// What a card was played as, if the move's notation says that it stands for another.
    pub as_played: fn(Kind, &str) -> Option<String>,
    /// The name of a card that is written so in a move. `None` if the word names no card.
    pub named: fn(&str) -> Option<String>,
    /// Its name with what else its face tells, e.g. “Henry VIII, Tudor, 1509–1547”. `None` if the
    /// name tells all.
    pub in_full: fn(Kind) -> Option<String>,
    /// The section of the line that a pile is a place of: its name, and all its places. `None` for
    /// another pile.
    pub section: fn(u16) -> Option<(String, Vec<Spot>)>,
}

impl GameWords {
    /// A board game whose words are all texts, and whose places have no names.
    pub const fn of(game: &'static str) -> Self {
        Self {
            game,
            place: |_| None,
            kind: |_, _| None,
            choice: |_| None,
            cards: None,
        }
    }

    /// The name of a place of the board, e.g. “Square 12”.
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
        names.join(text("list-comma"))
    }

    /// The name of a spoken choice on this table, by its number.
    pub fn choice_name(&self, table: &TableState, number: u16) -> String {
        if let Some(name) = table.choice_name(number) {
            return name.to_string();
        }
        (self.choice)(number)
            .unwrap_or_else(|| text(&format!("{}-choice-{number}", self.game)).to_owned())
    }

    /// The key of a text that this game has of its own instead of a common one, or else of the
    /// common one.
    pub fn own_key(&self, common: &str) -> String {
        let own = format!("{}-own-{}", self.game, common);
        if texts::has(&own) {
            own
        } else {
            common.to_owned()
        }
    }

    /// The text of the ribbon for whoever must use a piece of this kind now. `None` if the game has
    /// none.
    pub fn must_use(&self, kind: Option<Kind>) -> Option<String> {
        let Kind(number) = kind?;
        let key = format!("{}-must-{}", self.game, number);
        texts::has(&key).then(|| text(&key).to_owned())
    }

    /// The text of the ribbon when a line is completed and the piece to capture is not chosen yet;
    /// `may` if nothing has to be captured.
    pub fn lined(&self, may: bool) -> String {
        let form = if may { "-may" } else { "" };
        text(&format!("{}-lined{form}", self.game)).to_owned()
    }

    /// The name of a kind of piece, plural if `many`. `None` is a piece that lies face down.
    ///
    /// The texts are `<game>-kind-<number>` and `<game>-kinds-<number>`.
    pub fn kind_name(&self, kind: Option<Kind>, many: bool) -> String {
        let form = if many { "kinds" } else { "kind" };
        if let Some(name) = kind.and_then(|kind| (self.kind)(kind, many)) {
            return name;
        }
        let key = kind.map(|Kind(number)| format!("{}-{form}-{number}", self.game));
        match key.filter(|key| texts::has(key)) {
            Some(key) => text(&key).to_owned(),
            None => text(&format!("say-{form}-hidden")).to_owned(),
        }
    }

    /// The name of a side's piece, e.g. “dark king”. A side may be named after its pieces: “the wolf”
    /// needs no side name.
    pub fn piece_name(&self, variant: &str, owner: Seat, kind: Option<Kind>) -> String {
        let kind = self.kind_name(kind, false);
        let side = side_name(variant, owner);
        if side.ends_with(&kind) {
            return side;
        }
        texts::fill("say-piece-side", &[("side", &side), ("kind", &kind)])
    }

    /// The name of a card as who sees its face knows it, e.g. “Henry VIII, Tudor, 1509–1547”.
    pub fn card_in_full(&self, kind: Option<Kind>) -> String {
        let seen = self.cards.zip(kind);
        seen.and_then(|(cards, kind)| (cards.in_full)(kind))
            .unwrap_or_else(|| self.kind_name(kind, false))
    }

    /// The name of a card within a sentence, e.g. “the 12 of Parr”.
    pub fn the_card(&self, kind: Kind) -> String {
        let name = self.kind_name(Some(kind), false);
        texts::fill(&self.own_key("cards-the"), &[("card", &name)])
    }
}
