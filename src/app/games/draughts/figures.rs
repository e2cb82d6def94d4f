//! The kings in the panels, for high contrast.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};

use crate::app::table::presentation::PanelSheets;
use crate::app::ui::high_contrast::{self, BLACK, WHITE, YELLOW};

/// All its sprites are among those of all panels.
pub(super) const SHEETS: PanelSheets = PanelSheets {
    plain,
    ..PanelSheets::NONE
};

/// Paints a king in flat colours: its man with a crown.
fn plain(painter: &Painter, name: &str, rect: Rect) -> bool {
    let (rim, inner) = match name {
        "king_dark" => {
            high_contrast::dark_piece(painter, rect);
            (BLACK, YELLOW)
        }
        "king_light" => {
            high_contrast::light_piece(painter, rect);
            (WHITE, BLACK)
        }
        _ => return false,
    };
    for (size, color) in [(0.46, rim), (0.36, inner)] {
        crown(painter, rect.center(), rect.width() / 2.0 * size, color);
    }
    true
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
