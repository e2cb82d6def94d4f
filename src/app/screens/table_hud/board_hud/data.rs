//! What the panels beside a board show, and their state.

use egui::Rect;

use crate::app::screens::table_hud::moves::{MoveRow, MovesState};
use crate::app::screens::table_hud::table_buttons::{
    HintButton, HudKeys, TableButton, TableButtons,
};
use crate::app::ui::players::{ClockFace, SeatCard, SeatSlot};

/// The areas of the panels, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudAreas {
    /// The parchment: on the desktop about 386×660 beside the board, on a phone the area below the
    /// board (about 374×270).
    pub main: Rect,
    /// On a phone, the strip above the board (about 374×78); `None` if one panel shows everything.
    pub top: Option<Rect>,
}

/// The ribbon with whose turn it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudRibbon {
    /// E.g. “Your move” or “Thomas More is thinking”.
    pub text: String,
    /// E.g. “light to play”; left out when there is no room.
    pub note: String,
    /// The sprite of the side to move, e.g. `disc_light`; `None` if there is none to show.
    pub disc: Option<String>,
}

/// The note below the ribbon.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum HudNote {
    /// No note.
    #[default]
    None,
    /// The rule in force; pressing it opens the rules there.
    Rule(String),
    /// A hint.
    Hint(String),
    /// The opening, e.g. “Old Fourteenth. In the book: 23–19.”
    Opening(String),
    /// The state of a draw offer, e.g. “You have offered a draw.”
    Draw(String),
}

impl HudNote {
    pub(super) fn words(&self) -> &str {
        match self {
            Self::None => "",
            Self::Rule(words) | Self::Hint(words) | Self::Opening(words) | Self::Draw(words) => {
                words
            }
        }
    }
}

/// Who is ahead on an analysis board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudEvaluation {
    /// The share of the bar that belongs to the first side, from 0 to 1.
    pub share: f32,
    /// The same in words.
    pub words: String,
}

/// The panels' data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudData {
    /// The players in turn order, two to six.
    pub seats: Vec<SeatCard>,
    /// Whose turn it is.
    pub ribbon: HudRibbon,
    /// While an earlier position is shown: which one, e.g. “after 12. 18×9”. The ribbon shows this,
    /// and a button returns to the current position.
    pub viewed_position: Option<String>,
    /// The note below the ribbon.
    pub note: HudNote,
    /// Who is ahead, below the ribbon; usually `None`.
    pub evaluation: Option<HudEvaluation>,
    /// A note beside the heading of the moves, e.g. “move 15”; may be empty.
    pub moves_note: String,
    /// The rows of moves, oldest first.
    pub moves: Vec<MoveRow>,
    /// Whether there is an earlier position than the one shown.
    pub back: bool,
    /// Whether there is a later position than the one shown.
    pub forward: bool,
    /// Whether a turn can be undone.
    pub undo: bool,
    /// Whether a turn can be redone.
    pub redo: bool,
    /// The state of the hint button; `None` hides it.
    pub hint: Option<HintButton>,
    /// Whether there is a rules button.
    pub rules: bool,
    /// The keys shown beside the buttons.
    pub keys: HudKeys,
}

impl HudData {
    /// The opponent in a game for two.
    pub(super) fn opponent(&self) -> Option<&SeatCard> {
        self.seats.iter().find(|seat| seat.place != 0)
    }

    /// The viewer's own seat.
    pub(super) fn own(&self) -> Option<&SeatCard> {
        self.seats.iter().find(|seat| seat.place == 0)
    }

    /// The sides of a game for two whose pieces are counted, the opponent first.
    pub(super) fn counted(&self) -> Vec<&SeatCard> {
        if self.many() {
            return Vec::new();
        }
        let both = [self.opponent(), self.own()].into_iter().flatten();
        both.filter(|seat| !seat.count.is_empty() || seat.clock.is_some())
            .collect()
    }

    /// The viewer's own clock, which a phone's strip doesn't show; with more than two seats, each
    /// card has a clock.
    pub(super) fn own_clock(&self) -> Option<&ClockFace> {
        let own = self.own().filter(|_| !self.many());
        own.and_then(|seat| seat.clock.as_ref())
    }

    /// Whether each seat has a card of its own; with two seats only the opponent has one, unless
    /// there are score cards.
    pub(super) fn many(&self) -> bool {
        self.seats.len() > 2 || self.scored()
    }

    /// Whether the seats have score cards.
    pub(super) fn scored(&self) -> bool {
        let score = |seat: &SeatCard| matches!(seat.slot, SeatSlot::Score(_));
        self.seats.iter().any(score)
    }

    pub(super) fn buttons(&self) -> Vec<TableButton> {
        TableButtons {
            last_trick: None,
            hint: self.hint,
            undo: Some(self.undo),
            redo: Some(self.redo),
            rules: self.rules.then_some(true),
            keys: self.keys,
        }
        .list()
    }
}

/// The panels' state.
#[derive(Clone, Debug, Default)]
pub struct HudState {
    /// Whether the table hands the focus over in this pass.
    pub to_moves: bool,
    /// On a phone: whether the list of moves replaces the sheet.
    pub list_open: bool,
    pub(super) moves: MovesState,
}
