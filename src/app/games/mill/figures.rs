//! The men in the panels, for high contrast.

use egui::{Painter, Rect, Stroke, vec2};

use crate::app::table::presentation::PanelSheets;
use crate::app::ui::high_contrast::{BLACK, WHITE, bare_piece};

/// All its sprites are among those of all panels.
pub(super) const SHEETS: PanelSheets = PanelSheets {
    plain,
    ..PanelSheets::NONE
};

/// Paints a man in flat colours: jet has a star, bone has rings.
fn plain(painter: &Painter, name: &str, rect: Rect) -> bool {
    let (center, r) = (rect.center(), rect.width() / 2.0);
    match name {
        "disc_jet" => {
            painter.circle(center, r, BLACK, Stroke::new(1.5, WHITE));
            for offset in [
                vec2(r * 0.55, 0.0),
                vec2(0.0, r * 0.55),
                vec2(r * 0.4, r * 0.4),
                vec2(r * 0.4, -r * 0.4),
            ] {
                painter.line_segment([center - offset, center + offset], Stroke::new(1.6, WHITE));
            }
        }
        "disc_bone" => {
            bare_piece(painter, center, r, false);
            for ring in [0.28, 0.6] {
                painter.circle_stroke(center, r * ring, Stroke::new(1.4, BLACK));
            }
        }
        _ => return false,
    }
    true
}
