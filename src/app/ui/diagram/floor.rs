//! A palace floor in a diagram: pale and dark places, and graves.

use egui::{Color32, Rangef, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Brush;
use crate::app::ui::theme::{GOLD, Theme, wash};

/// The look of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloorTone {
    /// Light marble.
    Pale,
    /// Green marble.
    Dark,
    /// A grave in the grass.
    Grave,
}

impl FloorTone {
    fn color(self, theme: &Theme) -> Color32 {
        match (theme.contrast, self) {
            (true, Self::Pale) => high_contrast::PAPER,
            (true, Self::Dark) => high_contrast::DULL,
            (true, Self::Grave) => high_contrast::BLACK,
            (false, Self::Pale) => rgb(0xe8dcbe),
            (false, Self::Dark) => rgb(0x3c584a),
            (false, Self::Grave) => rgb(0x3a4a22),
        }
    }
}

/// Paints a place of the floor.
pub(super) fn paint(brush: Brush, square: Rect, tone: FloorTone) {
    brush.rect_filled(square, 0.0, tone.color(brush.theme));
    let seam = brush.pick(wash(GOLD, 0.35), high_contrast::BLACK);
    brush.rect_stroke(square, 0.0, (0.6, seam), StrokeKind::Middle);
    if tone == FloorTone::Grave {
        stone(brush, square);
    }
}

/// A tombstone with a cross.
fn stone(brush: Brush, square: Rect) {
    let (width, height) = (square.width() * 0.6, square.height() * 0.76);
    let rect = Rect::from_center_size(square.center(), vec2(width, height));
    let (grey, line) = brush.pick(
        (rgb(0x8a867c), rgb(0x3c3830)),
        (high_contrast::BLACK, high_contrast::WHITE),
    );
    brush.rect_filled(rect, width * 0.4, grey);
    let stroke = Stroke::new((square.width() * 0.07).max(1.0), line);
    let center = rect.center();
    brush.vline(
        center.x,
        Rangef::new(center.y - height * 0.3, center.y + height * 0.3),
        stroke,
    );
    let across = pos2(center.x, center.y - height * 0.1);
    brush.hline(
        Rangef::new(across.x - width * 0.25, across.x + width * 0.25),
        across.y,
        stroke,
    );
}
