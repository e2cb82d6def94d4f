//! The panels beside a board during a match: the players, whose turn it is, the moves, the counts
//! and clocks, and the buttons. On the desktop this is one tall parchment; on a phone a strip above
//! the board and a sheet below it, which the list of moves can replace. All are composed of the
//! same parts, and `layout` says where these lie. The app passes the areas.

mod counts;
mod data;
mod layout;
mod middle;
mod parts;
mod people;

pub use data::{HudAreas, HudData, HudEvaluation, HudNote, HudRibbon, HudState};

use egui::{Rect, vec2};

use crate::app::screens::table_hud::board_hud::layout::{HudLayout, HudPanel, PanelShape};
use crate::app::screens::table_hud::board_hud::parts::Band;
use crate::app::screens::table_hud::side::hand_over;
use crate::app::ui::divider;
use crate::app::ui::pen::Pen;

pub use crate::app::screens::table_hud::table_buttons::{HintButton, HudAction, HudKeys};
pub use crate::app::ui::players::ClockFace;

/// Shows only the strip above the board of a phone, if something else is shown below.
pub fn show_strip(ui: &mut Pen, top: Rect, data: &HudData) {
    people::strip(ui, top, data);
}

/// Shows the panels. They take the focus only when [`to_moves`](HudState::to_moves) is set.
pub fn show(
    ui: &mut Pen,
    areas: &HudAreas,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let of_strip = areas.top.and_then(|top| people::strip(ui, top, data));
    state.list_open &= areas.top.is_some();
    let shape = match (areas.top, state.list_open) {
        (None, _) => PanelShape::Tall,
        (Some(_), false) => PanelShape::Sheet,
        (Some(_), true) => PanelShape::List,
    };
    let action = panel(ui, shape, areas.main, data, state);
    let stop = state.moves.stop();
    hand_over(ui.ctx(), &mut state.to_moves, stop);
    action.or(of_strip)
}

/// Shows the panel, from top to bottom.
fn panel(
    ui: &mut Pen,
    shape: PanelShape,
    mut rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    if shape == PanelShape::Sheet {
        rect = people::below_score_cards(ui, rect, data);
    }
    let top = if shape == PanelShape::Tall {
        ui.parchment(rect);
        people::head(ui, rect, data)
    } else {
        // On a phone, the hairlines of the sheet extend to its edge.
        ui.parchment(rect.expand2(vec2(5.0, 6.0)));
        rect.top()
    };
    let at = HudLayout::of(shape, ui.theme, rect, top, data);
    let mut panel = HudPanel { at, data, state };
    let mut action = panel.middle(ui);
    if let Some(y) = panel.at.line {
        divider(ui.brush(), panel.at.inner, y);
    }
    if let Some(ribbon) = panel.at.ribbon {
        let band = Band::of(shape, ribbon, data);
        action = parts::ribbon(ui, &band, data).or(action);
        if let Some(evaluation) = &data.evaluation {
            let top = ribbon.bottom() + 2.0;
            let bar = Rect::from_x_y_ranges(panel.at.inner, top..=top + parts::BAR);
            parts::evaluation(ui, bar, evaluation);
        }
    }
    if let Some(steps) = panel.at.steps {
        action = panel.steps(ui, &steps).or(action);
    }
    if let Some(rect) = panel.at.counts {
        counts::show(ui, rect, &data.counted());
    }
    if let Some((x, cy)) = panel.at.buttons {
        action = parts::buttons(ui, x, cy, data).or(action);
    }
    action
}
