//! The panels beside a board during a match: the players, whose turn it is, the moves, the counts
//! and clocks, and the buttons. On the desktop this is one tall parchment; on a phone a strip above
//! the board and a sheet below it, which the list of moves can replace. The app passes their areas.

mod desk;
mod parts;
mod phone;

use egui::{Id, Rect, Ui};

use crate::app::screens::around::moves::{MoveRow, MovesState, Step};
use crate::app::screens::around::side::SideFocus;
use crate::app::screens::around::table_buttons::{TableButton, TableButtons};
use crate::app::ui::id;
use crate::app::ui::players::{SeatCard, SeatSlot};
use crate::app::ui::theme::Theme;

pub use crate::app::screens::around::table_buttons::{HintButton, HudKeys};
pub use crate::app::ui::players::ClockFace;

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
    /// The state of a draw offer, e.g. “You have offered a draw.”
    Draw(String),
}

impl HudNote {
    fn words(&self) -> &str {
        match self {
            Self::None => "",
            Self::Rule(words) | Self::Hint(words) | Self::Draw(words) => words,
        }
    }
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
    fn opponent(&self) -> Option<&SeatCard> {
        self.seats.iter().find(|seat| seat.place != 0)
    }

    /// The viewer's own seat.
    fn own(&self) -> Option<&SeatCard> {
        self.seats.iter().find(|seat| seat.place == 0)
    }

    /// The sides of a game for two whose pieces are counted, the opponent first.
    fn counted(&self) -> Vec<&SeatCard> {
        if self.many() {
            return Vec::new();
        }
        let both = [self.opponent(), self.own()].into_iter().flatten();
        both.filter(|seat| !seat.count.is_empty() || seat.clock.is_some())
            .collect()
    }

    /// Whether each seat has a card of its own; with two seats only the opponent has one, unless
    /// there are score cards.
    fn many(&self) -> bool {
        self.seats.len() > 2 || self.scored()
    }

    /// Whether the seats have score cards.
    fn scored(&self) -> bool {
        let score = |seat: &SeatCard| matches!(seat.slot, SeatSlot::Score(_));
        self.seats.iter().any(score)
    }

    fn buttons(&self) -> Vec<TableButton> {
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
    /// The focus; the board hands it over.
    pub focus: SideFocus,
    /// On a phone: whether the list of moves replaces the sheet.
    pub list_open: bool,
    moves: MovesState,
}

/// The player's action at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudAction {
    /// Show the last trick.
    LastTrick,
    /// Show the score of every hand.
    Scores,
    /// Undo a turn.
    Undo,
    /// Redo a turn.
    Redo,
    /// Show a hint.
    Hint,
    /// Show the result of the match.
    Result,
    /// Open the rules at their first page.
    Rules,
    /// Open the rules at the rule in force.
    Rule,
    /// Open the pause menu.
    Menu,
    /// View the position after this many moves.
    Seek(usize),
    /// View the position a step back or forward; [`Step::End`] returns to the current position.
    Step(Step),
}

/// The id of a control, to give it the focus from outside.
pub fn control(name: &str) -> Id {
    id("hud", name)
}

/// Shows only the strip above the board of a phone, if something else is shown below.
pub fn show_strip(ui: &mut Ui, theme: &Theme, top: Rect, data: &HudData) {
    phone::strip(ui, theme, top, data, &mut Vec::new());
}

/// Shows the panels. They take the focus only when [`SideFocus::to_moves`] is set.
pub fn show(
    ui: &mut Ui,
    theme: &Theme,
    areas: &HudAreas,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let controls = &mut state.focus.controls;
    controls.clear();
    let of_strip = (areas.top).and_then(|top| phone::strip(ui, theme, top, data, controls));
    state.list_open &= areas.top.is_some();
    let action = match areas.top {
        Some(_) if state.list_open => phone::list_sheet(ui, theme, areas.main, data, state),
        Some(_) => phone::sheet(ui, theme, areas.main, data, state),
        None => desk::desk(ui, theme, areas.main, data, state),
    };
    let stop = state.moves.stop();
    state.focus.hand_over(ui.ctx(), stop);
    action.or(of_strip)
}
