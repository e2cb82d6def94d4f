//! The code of a link, to be scanned with a phone.

use egui::{Align2, Color32, Rect, vec2};
use qrcode::{Color, EcLevel, QrCode};

use crate::app::ui::{Pen, announce};

/// The white margin around a code that scanners need, in modules.
const MARGIN: usize = 4;

/// Shows the code of a link in the middle of `rect`; nothing for a link that is empty or too long. `label`
/// says what it is.
pub fn show(ui: &mut Pen, rect: Rect, link: &str, label: &str) {
    if link.is_empty() {
        return;
    }
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::L) else {
        return;
    };
    let modules = code.width() + 2 * MARGIN;
    // Whole pixels, so that every module is as sharp as the next.
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let side = rect.size().min_elem() / modules as f32;
    let side = ((side / pixel).floor() * pixel).max(pixel);
    let whole =
        Align2::CENTER_CENTER.align_size_within_rect(vec2(1.0, 1.0) * side * modules as f32, rect);
    let corner = (whole.min / pixel).round() * pixel;
    let brush = ui.brush();
    brush.rect_filled(
        Rect::from_min_size(corner, whole.size()),
        0.0,
        Color32::WHITE,
    );
    for (number, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (row, column) = (number / code.width(), number % code.width());
            let at = vec2((column + MARGIN) as f32, (row + MARGIN) as f32) * side;
            let module = Rect::from_min_size(corner + at, vec2(side, side));
            brush.rect_filled(module, 0.0, Color32::BLACK);
        }
    }
    announce(ui, label, whole);
}
