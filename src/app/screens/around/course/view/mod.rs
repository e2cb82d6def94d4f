//! The panel of a lesson or puzzle, in place of [`hud`](crate::app::screens::around::hud): the teacher
//! and what he says, the progress, and the buttons. On the desktop it is one tall parchment, on a
//! phone a strip above the board and a sheet below it.

mod data;
mod desk;
mod over;
mod parts;
mod phone;

pub use data::{CourseData, Next};
pub use over::show_over;

use egui::Ui;

use crate::app::course::CourseCommand;
use crate::app::screens::around::course::view::desk::desk;
use crate::app::screens::around::course::view::phone::{sheet, strip};
use crate::app::screens::around::hud::HudAreas;
use crate::app::ui::theme::Theme;

/// Shows the panel beside a board, and on a phone the strip above it.
pub fn show(
    ui: &mut Ui,
    theme: &Theme,
    areas: &HudAreas,
    data: &CourseData,
) -> Option<CourseCommand> {
    if let Some(top) = areas.top {
        strip(ui, theme, top, data);
        sheet(ui, theme, areas.main, data)
    } else {
        desk(ui, theme, areas.main, data)
    }
}
