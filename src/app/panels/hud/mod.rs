//! What stands beside a board during a match: the players, whose move it is, the moves, the pieces
//! and clocks, and the buttons. On a desk one tall parchment; on a phone a strip above the
//! board and a sheet below it, whose list of moves opens in its place. The app says where.

mod desk;
mod parts;
mod phone;

use egui::{Context, Id, Order, Rect};

use crate::app::panels::flow::layer;
use crate::app::panels::id;
use crate::app::panels::moves::{MoveRow, MovesState, Step};
use crate::app::panels::players::SeatCard;
use crate::app::panels::side::SideFocus;
use crate::app::panels::table_buttons::{TableButton, TableButtons};
use crate::app::panels::theme::Theme;

pub use crate::app::panels::players::ClockFace;
pub use crate::app::panels::table_buttons::{HintButton, HudKeys};

/// Where the panels lie, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudAreas {
    /// The parchment: on a desk about 386×660 beside the board, on a phone the room below it (about
    /// 374×270).
    pub main: Rect,
    /// On a phone the strip above the board (about 374×78); `None`: one panel holds everything.
    pub top: Option<Rect>,
}

/// The ribbon: whose move it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudRibbon {
    /// E.g. “Your move” or “Thomas More is thinking”.
    pub text: String,
    /// E.g. “light to play”; left out when there is no room.
    pub note: String,
    /// The sprite of the side to move, e.g. `disc_light`; `None`: left out.
    pub disc: Option<String>,
}

/// A sentence under the ribbon; one at a time.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum HudNote {
    /// Nothing is said.
    #[default]
    None,
    /// The rule of this moment; a press opens the rules there.
    Rule(String),
    /// The hint.
    Hint(String),
    /// How an offered draw stands, e.g. “You have offered a draw.”
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

/// What the panels show; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudData {
    /// Who sits at the board, in the order of turns, two to six.
    pub seats: Vec<SeatCard>,
    /// Whose move it is.
    pub ribbon: HudRibbon,
    /// While an earlier position is shown: where that is, e.g. “after 12. 18×9”. The ribbon says
    /// so, and a plate leads back.
    pub viewed_position: Option<String>,
    /// A sentence under the ribbon.
    pub note: HudNote,
    /// A note beside the heading of the moves, e.g. “move 15”; may be empty.
    pub moves_note: String,
    /// The rows of moves, oldest first.
    pub moves: Vec<MoveRow>,
    /// Whether there is a position before the one shown.
    pub back: bool,
    /// Whether there is one after it.
    pub forward: bool,
    /// Whether a turn can be taken back.
    pub undo: bool,
    /// Whether one can be done again.
    pub redo: bool,
    /// How the hint stands; `None`: there is no such seal.
    pub hint: Option<HintButton>,
    /// Whether there is a seal of the rules.
    pub rules: bool,
    /// The keys shown beside the seals.
    pub keys: HudKeys,
}

impl HudData {
    /// Whoever sits across a board for two.
    fn opponent(&self) -> Option<&SeatCard> {
        self.seats.iter().find(|seat| seat.place != 0)
    }

    /// The viewer's own seat.
    fn own(&self) -> Option<&SeatCard> {
        self.seats.iter().find(|seat| seat.place == 0)
    }

    /// Both sides of a board for two, the opponent first, where there is something to count.
    fn counted(&self) -> Vec<&SeatCard> {
        if self.many() {
            return Vec::new();
        }
        let both = [self.opponent(), self.own()].into_iter().flatten();
        both.filter(|seat| !seat.count.is_empty() || seat.clock.is_some())
            .collect()
    }

    /// Whether each seat has a card of its own: with two there is one person to be shown.
    fn many(&self) -> bool {
        self.seats.len() > 2
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

/// What the panels remember.
#[derive(Clone, Debug, Default)]
pub struct HudState {
    /// The focus, which the board hands over.
    pub focus: SideFocus,
    /// On a phone: whether the list of moves is open in the place of the sheet.
    pub list_open: bool,
    moves: MovesState,
}

/// What the player asked for at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudAction {
    /// Look at the last trick.
    LastTrick,
    /// Look at the score of every hand.
    Scores,
    /// Take a turn back.
    Undo,
    /// Do it again.
    Redo,
    /// Give a hint.
    Hint,
    /// Open the rules at their beginning.
    Rules,
    /// Open the rules at the rule of this moment.
    Rule,
    /// Open the menu.
    Menu,
    /// Look at the position after so many moves.
    Seek(usize),
    /// Look a step on or back; [`Step::End`] is back to the match as it stands.
    Step(Step),
}

/// The id of a control, for whoever moves the focus there.
pub fn control(name: &str) -> Id {
    id("hud", name)
}

/// Shows the strip above the board of a phone alone, where another panel stands below it.
pub fn show_strip(ctx: &Context, theme: &Theme, top: Rect, data: &HudData) {
    layer(ctx, "hud-top", Order::Middle, top, false, |ui| {
        phone::strip(ui, theme, top, data)
    });
}

/// Shows the panels. They take the focus only when [`SideFocus::enter`] hands it over.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    areas: &HudAreas,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    state.focus.controls.clear();
    if let Some(top) = areas.top {
        layer(ctx, "hud-top", Order::Middle, top, false, |ui| {
            phone::strip(ui, theme, top, data)
        });
    } else {
        state.list_open = false;
    }
    let action = layer(
        ctx,
        "hud",
        Order::Middle,
        areas.main,
        false,
        |ui| match areas.top {
            Some(_) if state.list_open => phone::list_sheet(ui, theme, areas.main, data, state),
            Some(_) => phone::sheet(ui, theme, areas.main, data, state),
            None => desk::desk(ui, theme, areas.main, data, state),
        },
    );
    let stop = state.moves.stop();
    state.focus.hand_over(ctx, stop);
    action
}
