//! The figures: sprites if the theme has them, otherwise simple shapes.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};

use crate::app::ui::diagram::data::Figure;
use crate::app::ui::high_contrast;
use crate::app::ui::theme::{GOLD, Theme};

/// Paints a figure: its sprite, or otherwise its shape.
pub(super) fn paint_figure(painter: &Painter, theme: &Theme, square: Rect, figure: Figure) {
    let center = square.center();
    let cell = square.width();
    let plainly = theme.contrast || theme.sprite(figure).is_none();
    match figure {
        "figure_wolf" if plainly => return wolf(painter, theme, center, cell),
        "figure_sheep" if plainly => return sheep(painter, theme, center, cell),
        _ => {}
    }
    let size = theme.sprite_size(figure, vec2(34.0, 34.0));
    let k = cell * 0.88 / size.x.max(1.0);
    theme.paint(painter, figure, Rect::from_center_size(center, size * k));
    let dark = match figure {
        "king_dark" => true,
        "king_light" => false,
        _ => return,
    };
    if plainly {
        let (rim, inner) = if dark {
            (high_contrast::BLACK, high_contrast::YELLOW)
        } else {
            (high_contrast::WHITE, high_contrast::BLACK)
        };
        crown(painter, center, cell * 0.2, rim);
        crown(painter, center, cell * 0.16, inner);
    }
}

/// A shape in fractions of a square, centred at 0.
fn shape(
    painter: &Painter,
    center: Pos2,
    cell: f32,
    points: &[(f32, f32)],
    fill: Color32,
    line: Stroke,
) {
    let points: Vec<Pos2> = points
        .iter()
        .map(|(x, y)| center + vec2(*x, *y) * cell)
        .collect();
    painter.add(Shape::convex_polygon(points.clone(), fill, Stroke::NONE));
    painter.add(Shape::closed_line(points, line));
}

fn crown(painter: &Painter, center: Pos2, r: f32, fill: Color32) {
    let base = Rect::from_min_max(center + vec2(-r, r * 0.25), center + vec2(r, r * 0.85));
    painter.rect_filled(base, 0.0, fill);
    for (from, tip, to) in [(-1.0, -1.0, -0.2), (-0.5, 0.0, 0.5), (0.2, 1.0, 1.0)] {
        let points = vec![
            center + vec2(from, 0.3) * r,
            center + vec2(tip, -0.9) * r,
            center + vec2(to, 0.3) * r,
        ];
        painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    }
}

/// A wolf's head on a dark disc, with pointed ears and a long muzzle.
fn wolf(painter: &Painter, theme: &Theme, center: Pos2, cell: f32) {
    let (disc, rim, fur, light, eye) = if theme.contrast {
        (
            high_contrast::BLACK,
            high_contrast::WHITE,
            high_contrast::WHITE,
            high_contrast::WHITE,
            high_contrast::BLACK,
        )
    } else {
        (
            Color32::from_rgb(0x24, 0x1a, 0x18),
            GOLD,
            Color32::from_rgb(0x86, 0x7e, 0x7a),
            Color32::from_rgb(0xc9, 0xc0, 0xb4),
            Color32::from_rgb(0x1c, 0x12, 0x10),
        )
    };
    let stroke = Stroke::new((cell * 0.035).max(1.0), rim);
    painter.circle(center, cell * 0.42, disc, stroke);
    let line = Stroke::new((cell * 0.02).max(0.6), disc);
    for x in [-1.0, 1.0] {
        shape(
            painter,
            center,
            cell,
            &[(0.26 * x, -0.34), (0.05 * x, -0.14), (0.25 * x, -0.02)],
            fur,
            line,
        );
    }
    let face = [
        (-0.25, -0.08),
        (0.0, -0.18),
        (0.25, -0.08),
        (0.13, 0.14),
        (0.0, 0.34),
        (-0.13, 0.14),
    ];
    shape(painter, center, cell, &face, fur, line);
    let muzzle = [
        (-0.07, 0.06),
        (0.07, 0.06),
        (0.05, 0.24),
        (0.0, 0.31),
        (-0.05, 0.24),
    ];
    shape(painter, center, cell, &muzzle, light, Stroke::NONE);
    painter.circle_filled(center + vec2(0.0, 0.29) * cell, cell * 0.045, eye);
    for x in [-0.11, 0.11] {
        painter.circle_filled(center + vec2(x, 0.0) * cell, cell * 0.036, eye);
    }
}

/// A sheep's head on a light disc, with a curly fleece and hanging ears.
fn sheep(painter: &Painter, theme: &Theme, center: Pos2, cell: f32) {
    let (disc, rim, fleece, face, eye) = if theme.contrast {
        (
            high_contrast::WHITE,
            high_contrast::BLACK,
            high_contrast::BLACK,
            high_contrast::WHITE,
            high_contrast::BLACK,
        )
    } else {
        (
            Color32::from_rgb(0xcf, 0xa8, 0x66),
            Color32::from_rgb(0x5a, 0x38, 0x1c),
            Color32::from_rgb(0xf8, 0xf1, 0xe2),
            Color32::from_rgb(0x4a, 0x38, 0x30),
            Color32::from_rgb(0xf8, 0xf1, 0xe2),
        )
    };
    let stroke = Stroke::new((cell * 0.035).max(1.0), rim);
    painter.circle(center, cell * 0.42, disc, stroke);
    for (x, y) in [
        (-0.17, -0.1),
        (0.17, -0.1),
        (-0.2, 0.08),
        (0.2, 0.08),
        (0.0, -0.2),
        (-0.09, -0.19),
        (0.09, -0.19),
    ] {
        painter.circle_filled(center + vec2(x, y) * cell, cell * 0.12, fleece);
    }
    for x in [-1.0, 1.0] {
        shape(
            painter,
            center,
            cell,
            &[
                (0.1 * x, -0.02),
                (0.29 * x, 0.02),
                (0.26 * x, 0.12),
                (0.1 * x, 0.08),
            ],
            face,
            Stroke::NONE,
        );
    }
    let head = [
        (-0.13, -0.1),
        (0.13, -0.1),
        (0.14, 0.06),
        (0.08, 0.26),
        (0.0, 0.31),
        (-0.08, 0.26),
        (-0.14, 0.06),
    ];
    shape(painter, center, cell, &head, face, Stroke::NONE);
    for x in [-0.065, 0.065] {
        painter.circle_filled(center + vec2(x, 0.03) * cell, cell * 0.03, eye);
    }
}
