//! The line of monarchs in the panels: its sprites, and how they are painted in flat colours for high
//! contrast.

use egui::{Color32, Painter, Rect, Shape, Stroke, StrokeKind, vec2};

use crate::app::table::presentation::{LineLook, PanelSheets};

/// The look of the line.
pub(super) const LINE: LineLook = LineLook {
    sprites: "cromwell",
    files: &[
        "cromwell/panels",
        "cromwell/portraits",
        "cromwell/attributes",
    ],
};

/// The panels around the card table, the curtain before hidden hands, and the gallery.
pub(super) const SHEETS: PanelSheets = PanelSheets {
    indexes: &[
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/six.json"
        )),
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/cromwell_panels.json"
        )),
    ],
    files: &["cards/panels", "cards/curtain", "cards/curtain_cloth"],
    plain,
};

const BLACK: Color32 = Color32::from_rgb(0x0a, 0x0a, 0x0a);
const WHITE: Color32 = Color32::WHITE;
const YELLOW: Color32 = Color32::from_rgb(0xff, 0xd6, 0x0a);

/// Paints a sprite of the line in flat colours; false for portraits, attributes and badges, which
/// stay as they are on a white ground.
fn plain(painter: &Painter, name: &str, rect: Rect) -> bool {
    let Some(name) = name.strip_prefix("cromwell_") else {
        return false;
    };
    let r = rect.width() / 2.0;
    let line = Stroke::new(2.0, BLACK);
    let part = name.trim_end_matches(|c: char| c == '_' || c.is_ascii_digit());
    match part {
        "medal" => {
            painter.circle(rect.center(), r, WHITE, line);
        }
        "chosen" => {
            painter.circle(rect.center(), r, YELLOW, line);
        }
        "veil" => veil(painter, rect),
        "plate" | "banner" => {
            painter.rect_filled(rect, 3.0, BLACK);
        }
        "large" => {
            painter.rect(
                rect,
                10.0,
                WHITE,
                Stroke::new(3.0, BLACK),
                StrokeKind::Inside,
            );
        }
        "thread" => {
            painter.hline(rect.x_range(), rect.center().y, Stroke::new(3.0, BLACK));
        }
        "thread_end" => {
            let points = vec![rect.left_top(), rect.right_center(), rect.left_bottom()];
            painter.add(Shape::convex_polygon(points, BLACK, Stroke::NONE));
        }
        _ => return false,
    }
    true
}

/// A white disc with folds, which hides a person not yet learned.
fn veil(painter: &Painter, rect: Rect) {
    let (center, r) = (rect.center(), rect.width() / 2.0);
    painter.circle(center, r, WHITE, Stroke::new(2.0, BLACK));
    for fold in -2_i8..=2 {
        let x = f32::from(fold) * r / 3.0;
        let y = (r * r - x * x).sqrt() - 3.0;
        let ends = [center + vec2(x, -y), center + vec2(x, y)];
        painter.line_segment(ends, Stroke::new(1.5, BLACK));
    }
}
