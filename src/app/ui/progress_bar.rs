//! The bar that shows how much of something is done.

use egui::{Rect, StrokeKind, vec2};

use crate::app::ui::high_contrast;
use crate::app::ui::pen::Pen;

/// A progress bar for `done` of `all`.
pub fn progress_bar(ui: &Pen, rect: Rect, done: u32, all: u32) {
    let painter = ui.painter();
    let part = if all == 0 {
        0.0
    } else {
        (done as f32 / all as f32).min(1.0)
    };
    if ui.theme.contrast {
        painter.rect(
            rect,
            2.0,
            high_contrast::WHITE,
            (2.0, high_contrast::BLACK),
            StrokeKind::Inside,
        );
        let filled = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
        painter.rect_filled(filled, 2.0, high_contrast::BLACK);
        return;
    }
    ui.paint("progress_groove", rect);
    if part > 0.0 {
        let inner = rect.shrink(2.0);
        let size = vec2((inner.width() * part).max(inner.height()), inner.height());
        let filled = Rect::from_min_size(inner.min, size);
        ui.paint("progress_fill", filled);
    }
}
