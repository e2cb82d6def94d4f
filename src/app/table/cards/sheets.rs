//! What a card table shows of a match besides the cards, in words: score cards, the sheet of all hands,
//! the last trick, what was announced.

use egui::Color32;

use crate::app::ui::cards::CardFace;

/// The score of a side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreCard {
    /// E.g. “Our side”.
    pub title: String,
    /// E.g. “You and Katherine”; may be empty.
    pub names: String,
    /// The sprite of its badge; may be empty.
    pub badge: String,
    /// The colour of the large number.
    pub ink: Color32,
    /// Tricks in this hand.
    pub tricks: String,
    /// Points on cards in this hand.
    pub points: String,
    /// The total of this hand.
    pub hand: String,
    /// The total of the match, if it has more than one hand.
    pub total: Option<String>,
    /// A mark after the title, e.g. “Church”; may be empty.
    pub mark: String,
    /// The text for screen readers.
    pub spoken: String,
}

/// What has been announced to all, on a sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Proclamation {
    /// Who announces, e.g. “You announced”.
    pub above: String,
    /// What is announced, e.g. a name.
    pub name: String,
    /// What for; may be empty.
    pub below: String,
}

/// The heading of a side's column.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreColumn {
    /// E.g. “Our side”.
    pub title: String,
    /// E.g. “You and Katherine”; may be empty.
    pub names: String,
    /// The sprite of its badge; may be empty.
    pub badge: String,
    /// The colour of its totals.
    pub ink: Color32,
    /// The total of all hands.
    pub total: String,
}

/// The score of a side in one hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreCell {
    /// The total; empty if the side does not score in this hand.
    pub sum: String,
    /// The number of tricks; may be empty.
    pub tricks: String,
    /// The points on cards; may be empty.
    pub points: String,
}

/// One hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreRow {
    /// E.g. “Hand 2”.
    pub label: String,
    /// E.g. “Their side held the Church, and annulled trick 7”; may be empty.
    pub note: String,
    /// The cells, by column.
    pub cells: Vec<ScoreCell>,
    /// Whether it was played last, and is highlighted.
    pub fresh: bool,
    /// The text for screen readers.
    pub spoken: String,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoresData {
    /// The title on the ribbon.
    pub title: String,
    /// The state of the match in a sentence; may be empty.
    pub line: String,
    /// The sides, the viewer's own first.
    pub columns: Vec<ScoreColumn>,
    /// The hands in order.
    pub rows: Vec<ScoreRow>,
    /// The label of the row with the totals.
    pub total: String,
    /// The label of the button that closes the sheet, e.g. “The next hand”.
    pub button: String,
}

/// One card of a trick.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TrickCard {
    /// The player's name, e.g. “Katherine”.
    pub name: String,
    /// The card.
    pub face: CardFace,
    /// Whether it won the trick.
    pub won: bool,
    /// The text for screen readers, e.g. “Katherine: 12 of Parr”.
    pub spoken: String,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LastTrickData {
    /// The title on the ribbon.
    pub title: String,
    /// The cards in the order played.
    pub cards: Vec<TrickCard>,
    /// Who won the trick, and how many points it was worth.
    pub line: String,
    /// The trump suit of the trick; may be empty.
    pub note: String,
}
