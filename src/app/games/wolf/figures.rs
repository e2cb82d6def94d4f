//! The figures in the panels, for high contrast.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};

use crate::app::table::presentation::PanelSheets;
use crate::app::ui::high_contrast::{BLACK, WHITE};

/// All its sprites are among those of all panels.
pub(super) const SHEETS: PanelSheets = PanelSheets {
    plain,
    ..PanelSheets::NONE
};

/// The side of a square on which the disc of a figure is as wide as 1.
const SQUARE: f32 = 1.19;

/// Paints a figure in flat colours.
fn plain(painter: &Painter, name: &str, rect: Rect) -> bool {
    let cell = rect.size().min_elem() * SQUARE;
    match name {
        "disc_wolf" => wolf(painter, rect.center(), cell),
        "disc_sheep" => sheep(painter, rect.center(), cell),
        _ => return false,
    }
    true
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

/// A wolf's head on a dark disc, with pointed ears and a long muzzle.
fn wolf(painter: &Painter, center: Pos2, cell: f32) {
    let (disc, rim, fur, light, eye) = (BLACK, WHITE, WHITE, WHITE, BLACK);
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
fn sheep(painter: &Painter, center: Pos2, cell: f32) {
    let (disc, rim, fleece, face, eye) = (WHITE, BLACK, BLACK, WHITE, BLACK);
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
