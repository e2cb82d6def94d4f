//! Marks on a diagram besides the figures: highlights, arrows and numbers.

use egui::{Align2, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::app::ui::diagram::hexes;
use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Brush;
use crate::app::ui::theme::{INK, RED, strong};

/// A frame around the highlighted piece.
pub(super) fn frame_mark(brush: Brush, square: Rect, hex: bool) {
    let line = (square.width() * 0.07).max(1.5);
    let (inner, outer) = brush.pick(
        (rgb(0xf1d27a), INK),
        (high_contrast::YELLOW, high_contrast::BLACK),
    );
    if hex {
        hexes::frame_mark(brush.painter, square.center(), square.width(), inner, outer);
        return;
    }
    brush.rect_stroke(
        square.shrink(line * 0.5),
        1.0,
        (line * 1.7, outer),
        StrokeKind::Middle,
    );
    brush.rect_stroke(
        square.shrink(line * 0.5),
        1.0,
        (line, inner),
        StrokeKind::Middle,
    );
}

/// A flower on a legal target.
pub(super) fn target_mark(brush: Brush, square: Rect) {
    let r = square.width() * 0.115;
    let (petal, edge, heart) = brush.pick(
        (rgb(0xf1d27a), INK, RED),
        (
            high_contrast::YELLOW,
            high_contrast::BLACK,
            high_contrast::BLACK,
        ),
    );
    let petals = [
        vec2(1.0, 0.0),
        vec2(-1.0, 0.0),
        vec2(0.0, 1.0),
        vec2(0.0, -1.0),
    ];
    for offset in petals {
        brush.circle_filled(square.center() + offset * r, r + 1.2, edge);
    }
    for offset in petals {
        brush.circle_filled(square.center() + offset * r, r, petal);
    }
    brush.circle_filled(square.center(), r * 0.7, heart);
}

/// A cross on a captured piece or forbidden square.
pub(super) fn cross_mark(brush: Brush, square: Rect) {
    let r = square.width() * 0.24;
    let c = square.center();
    let line = (square.width() * 0.09).max(2.0);
    let (inner, outer) = brush.pick(
        (rgb(0xd82a44), rgb(0xfff3d2)),
        (high_contrast::YELLOW, high_contrast::BLACK),
    );
    for (width, color) in [(line * 1.8, outer), (line, inner)] {
        for offset in [vec2(r, r), vec2(r, -r)] {
            brush.line_segment([c - offset, c + offset], (width, color));
        }
    }
}

/// A light arrow with a dark outline through all points. It ends before the centre of the last
/// square.
pub(super) fn paint_arrow(brush: Brush, points: &[Pos2], cell: f32) {
    let [.., before, end] = points else { return };
    let direction = (*end - *before).normalized();
    if !direction.is_finite() {
        return;
    }
    let tip = *end - direction * cell * 0.06;
    let neck = tip - direction * cell * 0.30;
    let side = direction.rot90() * cell * 0.19;
    let mut line = points.to_vec();
    if let Some(first) = line.first_mut() {
        let next = points[1];
        *first += (next - *first).normalized() * cell * 0.2;
    }
    if let Some(last) = line.last_mut() {
        *last = neck + direction * 1.0;
    }
    let (inner, outer) = brush.pick(
        (rgb(0xfff6de), INK),
        (high_contrast::WHITE, high_contrast::BLACK),
    );
    let width = (cell * 0.10).max(2.0);
    let head = vec![tip, neck + side, neck - side];
    brush.add(Shape::line(line.clone(), Stroke::new(width + 2.6, outer)));
    brush.add(Shape::closed_line(head.clone(), Stroke::new(2.6, outer)));
    brush.add(Shape::convex_polygon(head, inner, Stroke::NONE));
    brush.add(Shape::line(line, Stroke::new(width, inner)));
}

/// A number in the corner of a square.
pub(super) fn paint_number(brush: Brush, square: Rect, number: u8) {
    let r = (square.width() * 0.26).clamp(7.0, 13.0);
    let center = square.left_top() + vec2(r * 0.6, r * 0.6);
    numbered(brush, center, r, number);
}

/// A number in a light circle, as on the diagram and in its text.
pub fn numbered(brush: Brush, center: Pos2, r: f32, number: u8) {
    brush.circle(center, r, rgb(0xfff8e8), (1.6, INK));
    let size = r * 1.35 / brush.theme.scale();
    let words = brush.fit(&number.to_string(), strong(size), r * 2.0);
    brush.put_text(words, pos2(center.x, center.y), Align2::CENTER_CENTER);
}
