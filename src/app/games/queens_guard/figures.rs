//! The pieces in the panels, for high contrast.

use egui::{Color32, Painter, Rect, Shape, Stroke, vec2};

use crate::app::table::presentation::PanelSheets;
use crate::app::ui::high_contrast::{BLACK, WHITE, bare_piece};

/// All its sprites are among those of all panels.
pub(super) const SHEETS: PanelSheets = PanelSheets {
    plain,
    ..PanelSheets::NONE
};

/// Paints a guard's shield or a queen's crown on a disc, in flat colours.
fn plain(painter: &Painter, name: &str, rect: Rect) -> bool {
    if !name.starts_with("guard_") && !name.starts_with("queen_") {
        return false;
    }
    let (center, r) = (rect.center(), rect.width() / 2.0);
    let dark = name.ends_with("_dark");
    let (ground, sign) = if dark { (BLACK, WHITE) } else { (WHITE, BLACK) };
    bare_piece(painter, center, r, dark);
    let part = |points: &[(f32, f32)], color: Color32| {
        let points = points.iter().map(|(x, y)| center + vec2(*x, *y) * r);
        painter.add(Shape::convex_polygon(points.collect(), color, Stroke::NONE));
    };
    if name.starts_with("guard") {
        part(
            &[
                (-0.42, -0.5),
                (0.42, -0.5),
                (0.42, 0.1),
                (0.0, 0.62),
                (-0.42, 0.1),
            ],
            sign,
        );
        part(
            &[(-0.08, -0.5), (0.08, -0.5), (0.08, 0.5), (-0.08, 0.5)],
            ground,
        );
    } else {
        part(&[(-0.5, 0.2), (0.5, 0.2), (0.5, 0.5), (-0.5, 0.5)], sign);
        for x in [-0.36, 0.0, 0.36] {
            part(&[(x - 0.2, 0.24), (x, -0.52), (x + 0.2, 0.24)], sign);
        }
    }
    true
}
