//! The panels beside a board during a match: the players, whose turn it is, the moves, the counts
//! and clocks, and the buttons. On the desktop this is one tall parchment; on a phone a strip above
//! the board and a sheet below it, which the list of moves can replace. The app passes their areas.

mod data;
mod desk;
mod parts;
mod phone;

pub use data::{HudAreas, HudData, HudNote, HudRibbon, HudState};

use egui::Rect;

use crate::app::ui::pen::Pen;

pub use crate::app::screens::around::table_buttons::{HintButton, HudAction, HudKeys};
pub use crate::app::ui::players::ClockFace;

/// Shows only the strip above the board of a phone, if something else is shown below.
pub fn show_strip(ui: &mut Pen, top: Rect, data: &HudData) {
    phone::strip(ui, top, data, &mut Vec::new());
}

/// Shows the panels. They take the focus only when
/// [`to_moves`](crate::app::screens::around::side::SideFocus::to_moves) is set.
pub fn show(
    ui: &mut Pen,
    areas: &HudAreas,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let controls = &mut state.focus.controls;
    controls.clear();
    let of_strip = (areas.top).and_then(|top| phone::strip(ui, top, data, controls));
    state.list_open &= areas.top.is_some();
    let action = match areas.top {
        Some(_) if state.list_open => phone::list_sheet(ui, areas.main, data, state),
        Some(_) => phone::sheet(ui, areas.main, data, state),
        None => desk::desk(ui, areas.main, data, state),
    };
    let stop = state.moves.stop();
    state.focus.hand_over(ui.ctx(), stop);
    action.or(of_strip)
}
