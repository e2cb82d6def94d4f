//! The heading of a dialog.

use egui::{Align2, Rect};

use crate::app::ui::flow::announce;
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{ON_RED, heading};
use crate::app::ui::widgets::ribbon;

/// Shows the title of a dialog on a ribbon whose ends extend by `over` on both sides. It has this
/// text size, if `room` is wide enough.
pub fn dialog_heading(ui: &mut Pen, band: Rect, over: f32, title: &str, size: f32, room: f32) {
    ribbon(ui.brush(), band, over);
    let words = ui.fit(title, heading(size).ink(ON_RED), room);
    ui.put_text(words, band.center(), Align2::CENTER_CENTER);
    announce(ui, title, band);
}
