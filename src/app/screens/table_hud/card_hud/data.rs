//! What the panels around a card table show.

use egui::Pos2;

use crate::app::screens::table_hud::board_hud::HudNote;
use crate::app::screens::table_hud::table_buttons::{
    HintButton, HudKeys, TableButton, TableButtons,
};
use crate::app::table::cards::sheets::{Proclamation, ScoreCard};
use crate::app::ui::banner::Banner;
use crate::app::ui::cards::SuitLook;
use crate::app::ui::players::SeatCard;
use crate::app::ui::timeline::Timeline;

/// The label of a pile of tricks.
#[derive(Clone, Debug, PartialEq)]
pub struct TrickPile {
    /// The centre of the pile, in points.
    pub at: Pos2,
    /// The distance of the label below it.
    pub below: f32,
    /// E.g. “3 tricks”.
    pub words: String,
}

/// A label above cards of the viewer's hand.
#[derive(Clone, Debug, PartialEq)]
pub struct CardLabel {
    /// The middle of the cards' upper edge, in points.
    pub at: Pos2,
    /// E.g. “from Brandon”.
    pub words: String,
}

/// The panels' data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardHudData {
    /// The players.
    pub seats: Vec<SeatCard>,
    /// Whom cards of the viewer's hand are from.
    pub received: Vec<CardLabel>,
    /// Whose turn it is, in words, for a phone's bar.
    pub ribbon: String,
    /// The piles of tricks.
    pub piles: Vec<TrickPile>,
    /// The timeline of trumps.
    pub timeline: Option<Timeline>,
    /// The score, the viewer's own side first.
    pub score_cards: Vec<ScoreCard>,
    /// The note: a rule, a hint, or the state of a draw offer.
    pub note: HudNote,
    /// A second sentence of the note, left out if there is no room.
    pub note_more: String,
    /// The suit that the note is about.
    pub note_suit: Option<SuitLook>,
    /// The upper edge of the choice buttons above the hand, if there are any; the note leaves room
    /// for them.
    pub choice_buttons: Option<f32>,
    /// A banner, if one is shown.
    pub banner: Option<Banner>,
    /// While an earlier position is shown: which one.
    pub viewed_position: Option<String>,
    /// Whether the icon buttons are shown; lessons and replays have their own.
    pub icon_buttons: bool,
    /// What has been announced to all.
    pub proclaimed: Option<Proclamation>,
    /// Whether there is a last trick to show; `None` hides the button, in a game without tricks.
    pub last_trick: Option<bool>,
    /// Whether a turn can be undone; `None` hides the button.
    pub undo: Option<bool>,
    /// The state of the hint button; `None` hides it.
    pub hint: Option<HintButton>,
    /// The keys shown beside the buttons.
    pub keys: HudKeys,
}

impl CardHudData {
    pub(super) fn buttons(&self) -> Vec<TableButton> {
        TableButtons {
            last_trick: self.last_trick,
            hint: self.hint,
            undo: self.undo,
            redo: None,
            rules: Some(true),
            keys: self.keys,
        }
        .list()
    }
}
