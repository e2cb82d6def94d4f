//! What a game says of its card table: once, and during play.

use bevy::prelude::*;

use crate::app::table::layout::cards::design::Arrangement;
use crate::rules::{Kind, PieceId, Seat, Spot};

/// The role of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileRole {
    /// The card that a seat has played to the current trick.
    Trick(Seat),
    /// Cards not yet dealt.
    Stock,
    /// Cards out of the game.
    Away,
    /// Discarded cards, face up.
    Discards,
    /// Cards that a seat passes to another.
    Passed(Seat),
    /// Melds in the middle, such as pairs and runs: side by side, in rows.
    Melds,
}

/// The fixed properties of a game's card table.
#[derive(Clone, Debug)]
pub struct CardShape {
    /// What the table is arranged for.
    pub arrangement: Arrangement,
    /// The role of each pile, by number.
    pub piles: Vec<(u16, PileRole)>,
    /// The sort key of cards in a hand, from left to right; an open hand (`true`) may have another
    /// order.
    pub sort: fn(Kind, bool) -> u32,
}

impl PartialEq for CardShape {
    /// Tables are equal if their piles are; the sort order belongs to the game.
    fn eq(&self, other: &Self) -> bool {
        self.arrangement == other.arrangement && self.piles == other.piles
    }
}

impl CardShape {
    /// The role of a pile.
    pub fn role(&self, pile: u16) -> Option<PileRole> {
        self.piles
            .iter()
            .find(|(number, _)| *number == pile)
            .map(|(_, role)| *role)
    }

    /// The trick pile of a seat.
    pub fn trick(&self, place: Seat) -> Option<Spot> {
        let pile = self
            .piles
            .iter()
            .find(|(_, role)| *role == PileRole::Trick(place));
        pile.map(|(number, _)| Spot::Pile(*number))
    }
}

/// What the game tells the table during play; each card game updates it with what the viewer may
/// know.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardFacts {
    /// The seats, clockwise, in their current order around the table.
    pub round: Vec<Seat>,
    /// A seat without a player, whose hand will be open at some time; a narrow window reserves
    /// space for it.
    pub dummy: Option<Seat>,
    /// The hands that are open on the table, other than the viewer's own.
    pub open: Vec<Seat>,
    /// The cards of the current trick, in the order played.
    pub trick: Vec<PieceId>,
    /// The card that is winning the current trick.
    pub winning: Option<PieceId>,
    /// The cards that the viewer was given, until the viewer's next move.
    pub received: Vec<PieceId>,
    /// The seats that show a card to all, beside the sheet in the middle.
    pub shown: Vec<Seat>,
    /// Whether no years may be seen, because they would answer a question.
    pub undated: bool,
    /// Whether nothing is discarded in this variant, so that an empty pile for it is no place.
    pub no_discards: bool,
    /// The seat beside which the card lies that marks whose turn it is.
    pub marker: Option<Seat>,
    /// The sections of the line, each with the spots of its cards, from left to right.
    pub line: Vec<Vec<Spot>>,
}
