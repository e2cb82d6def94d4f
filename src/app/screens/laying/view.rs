//! The words and the bar over everything else.

use egui::{Align2, Context, Rect, vec2};

use crate::app::ui::progress_bar::progress_bar;
use crate::app::ui::{Theme, announce, dim, layers, strong};
use crate::texts::text;

/// The size of the parchment.
const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 108.0;

/// Keeps presses from everything below. After a moment it says that the table is being laid, and shows
/// how many of the pictures are there, of how many.
pub fn show(ctx: &Context, theme: &Theme, loaded: Option<(usize, usize)>) {
    let screen = ctx.content_rect();
    layers::modal(ctx, theme, |ui| {
        let Some((there, all)) = loaded else { return };
        dim(ui.painter(), screen);
        let size = vec2(WIDTH, HEIGHT) * theme.scale().max(1.0);
        let sheet = Rect::from_center_size(screen.center(), size.min(screen.size() * 0.94));
        ui.parchment(sheet);
        let words = text("table-laying");
        let line = ui.fit(words, strong(22.0), sheet.width() - 40.0);
        let above = sheet.center() - vec2(0.0, sheet.height() * 0.16);
        ui.put_text(line, above, Align2::CENTER_CENTER);
        announce(ui, words, sheet);
        let bar = vec2(sheet.width() - 60.0, 14.0);
        let below = sheet.center() + vec2(0.0, sheet.height() * 0.2);
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let bar = Rect::from_center_size(below, bar);
        progress_bar(ui, bar, number(there), number(all));
    });
}
