//! The lid on a compartment whose games are not available yet: oak with a brass rim and a lock.

use egui::{
    Align, Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use crate::app::screens::title::view::TitleSpot;
use crate::app::ui::{Brush, FOCUS, GOLD, high_contrast, italic, rgb, wash};
use crate::texts::text;

/// The brass of the rim and lock.
const BRASS: Color32 = rgb(0xd6ac4e);
/// The lines of the wood, and the keyhole.
const DARK: Color32 = rgb(0x140904);
/// The text on the lid.
const WORDS: Color32 = rgb(0xfff3d2);

/// The corners of the lid, clockwise from the upper left: it covers the floor and everything on it.
fn corners(spot: &TitleSpot, k: f32) -> [Pos2; 4] {
    let [
        mut upper_left,
        mut upper_right,
        mut lower_right,
        mut lower_left,
    ] = spot.floor;
    let over = 5.0 * k;
    for (corner, side) in [
        (&mut upper_left, -over),
        (&mut upper_right, over),
        (&mut lower_right, over),
        (&mut lower_left, -over),
    ] {
        corner.x += side;
    }
    let top = (spot.rect.top() + 3.0 * k).min(upper_left.y);
    (upper_left.y, upper_right.y) = (top, top);
    [upper_left, upper_right, lower_right, lower_left]
}

/// The lid; `lit` if it is pointed at. `k` is points per unit of the picture.
pub(super) fn paint(brush: Brush, spot: &TitleSpot, lit: bool, k: f32) {
    let corners = corners(spot, k);
    let [upper_left, upper_right, lower_right, lower_left] = corners;
    if brush.theme.contrast {
        let outline = Stroke::new(2.5, high_contrast::WHITE);
        let floor = corners.to_vec();
        brush.add(Shape::convex_polygon(
            floor,
            high_contrast::BLACK,
            Stroke::NONE,
        ));
        let round: Vec<Pos2> = corners.into_iter().chain([upper_left]).collect();
        brush.extend(Shape::dashed_line(&round, outline, 9.0, 6.0));
    } else {
        let tint = if lit { 255 } else { 225 };
        brush
            .theme
            .paint_quad(brush.painter, "oak", corners, Color32::from_gray(tint));
        // Three boards.
        for part in [1.0 / 3.0, 2.0 / 3.0] {
            let line = [
                upper_left.lerp(lower_left, part),
                upper_right.lerp(lower_right, part),
            ];
            brush.line_segment(line, (1.6 * k.max(0.8), DARK));
            let below = line.map(|end| end + vec2(0.0, 1.6 * k));
            brush.line_segment(below, (1.0, wash(FOCUS, 0.22)));
        }
        let rim = Stroke::new(3.0 * k.max(0.7), if lit { FOCUS } else { BRASS });
        brush.add(Shape::closed_line(corners.to_vec(), rim));
        let dark = Stroke::new(1.0, DARK);
        brush.add(Shape::closed_line(
            corners
                .map(|corner| corner.lerp(spot.rect.center(), 0.022))
                .to_vec(),
            dark,
        ));
    }
    let r = if spot.centred { 21.0 } else { 25.0 } * k;
    lock(brush, lock_at(spot, k), r);
}

/// The position of the lock: before the name, or above it.
fn lock_at(spot: &TitleSpot, k: f32) -> Pos2 {
    let floor = Rect::from_points(&spot.floor);
    if spot.centred {
        pos2(floor.center().x, floor.top() + 24.0 * k)
    } else {
        pos2(
            (floor.left() + spot.label.left()) / 2.0,
            floor.center().y - 4.0 * k,
        )
    }
}

/// A padlock; `r` is half its width.
fn lock(brush: Brush, center: Pos2, r: f32) {
    let (body, line, hole) = brush.pick(
        (BRASS, DARK, DARK),
        (
            high_contrast::WHITE,
            high_contrast::BLACK,
            high_contrast::BLACK,
        ),
    );
    let plate = Rect::from_center_size(center + vec2(0.0, r * 0.35), Vec2::new(1.7, 1.35) * r);
    let shackle = Rect::from_x_y_ranges(
        center.x - r * 0.52..=center.x + r * 0.52,
        center.y - r * 1.05..=plate.top() + r * 0.6,
    );
    let round = CornerRadius::same((r * 0.5) as u8);
    let metal = brush.pick(GOLD, high_contrast::WHITE);
    for (width, color) in [(r * 0.34, line), (r * 0.22, metal)] {
        brush.rect_stroke(shackle, round, (width, color), StrokeKind::Middle);
    }
    let corner = CornerRadius::same((r * 0.18) as u8);
    brush.rect(plate, corner, body, (1.6, line), StrokeKind::Middle);
    if !brush.theme.contrast {
        let upper = Rect::from_min_max(plate.min, pos2(plate.right(), plate.center().y));
        brush.rect_filled(upper.shrink(1.5), corner, wash(FOCUS, 0.35));
    }
    let at = plate.center() - vec2(0.0, r * 0.16);
    brush.circle_filled(at, r * 0.2, hole);
    let foot = plate.center() + vec2(0.0, r * 0.42);
    let keyhole = vec![at, foot + vec2(r * 0.18, 0.0), foot - vec2(r * 0.18, 0.0)];
    brush.add(Shape::convex_polygon(keyhole, hole, Stroke::NONE));
}

/// The text that it is closed, below the name, or above it if the name is at the bottom.
pub(super) fn words(brush: Brush, spot: &TitleSpot, name: Rect, k: f32) {
    let floor = Rect::from_points(&spot.floor);
    let color = brush.pick(WORDS, high_contrast::WHITE);
    // Between the lock and the name there is little room for larger text.
    let size = (16.5 * k)
        .max(14.0)
        .min(24.0 * k.max(1.0) / brush.theme.scale());
    let (halign, at, anchor, room) = if spot.centred {
        let at = pos2(floor.center().x, name.top() + 2.0 * k);
        (
            Align::Center,
            at,
            Align2::CENTER_BOTTOM,
            floor.width() - 12.0,
        )
    } else {
        let at = pos2(spot.label.left(), name.bottom() - 1.0);
        let room = floor.right() - spot.label.left() - 6.0;
        (Align::Min, at, Align2::LEFT_TOP, room)
    };
    let words = text("title-locked");
    let width = brush.text_width(words, italic(size));
    let size = size * (room / width.max(1.0)).min(1.0);
    let shadow = Color32::from_rgba_unmultiplied(8, 3, 2, 204);
    for (color, at) in [(shadow, at + vec2(1.0, 1.5)), (color, at)] {
        let style = italic(size).ink(color);
        let galley = brush
            .theme
            .aligned(brush.ctx(), words, style, f32::INFINITY, halign);
        brush.put_text(galley, at, anchor);
    }
}
