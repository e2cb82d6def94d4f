//! A board of hexes that stand on a corner.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::app::ui::diagram::data::{At, HexTone};
use crate::app::ui::diagram::wood::{FLAT, Wood};
use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Brush;
use crate::app::ui::theme::Theme;

/// From a row to the next, in widths of a hex.
const ROW: f32 = 0.866_025_4;

/// From the middle of a hex to its corners, in widths of a hex.
const CORNER: f32 = 0.577_350_3;

/// Where the hexes of a board lie in a picture.
pub(super) struct HexGrid {
    /// The width of a hex from side to side.
    pub(super) cell: f32,
    /// The middle of a hex in column and row 0.
    first: Pos2,
    /// The columns and rows, less one.
    last: At,
}

impl HexGrid {
    /// Hexes of these places, as large as fit into a frame in `rect`.
    pub(super) fn new(rect: Rect, places: &[(At, HexTone)]) -> Self {
        let last = places.iter().fold((0, 0), |last: At, (at, _)| {
            (last.0.max(at.0), last.1.max(at.1))
        });
        let across = f32::from(last.0) / 2.0;
        let down = f32::from(last.1) * ROW;
        // The hexes and the frame, whose corners lie further out than its sides.
        let cell = (rect.width() / (across + 2.9)).min(rect.height() / (down + 2.0 * CORNER + 0.9));
        Self {
            cell,
            first: rect.center() - vec2(across, down) * cell / 2.0,
            last,
        }
    }

    /// The middle of a hex; `turned` if the reader looks from the other side. `None` if it is not
    /// on the board.
    pub(super) fn middle(&self, at: At, turned: bool) -> Option<Pos2> {
        if at.0 > self.last.0 || at.1 > self.last.1 {
            return None;
        }
        let (col, row) = if turned {
            (self.last.0 - at.0, self.last.1 - at.1)
        } else {
            at
        };
        let step = vec2(f32::from(col) / 2.0, f32::from(row) * ROW);
        Some(self.first + step * self.cell)
    }
}

/// How high a picture of a board of hexes is, relative to its width.
pub(super) fn ratio(places: &[(At, HexTone)]) -> f32 {
    let (cols, rows) = places.iter().fold((0, 0), |last: At, (at, _)| {
        (last.0.max(at.0), last.1.max(at.1))
    });
    (f32::from(rows) * ROW + 2.0 * CORNER + 0.9) / (f32::from(cols) / 2.0 + 2.9)
}

/// The corners of a hex that stands on one of them, or lies on a side.
fn corners(middle: Pos2, reach: f32, lying: bool) -> Vec<Pos2> {
    let first = if lying { 0.0 } else { 0.5 };
    let corner = |number: u8| {
        let turn = (f32::from(number) + first) * std::f32::consts::FRAC_PI_3;
        pos2(middle.x + reach * turn.cos(), middle.y + reach * turn.sin())
    };
    (0..6).map(corner).collect()
}

/// The colours of a hex: its leather and its tooling.
fn leather(theme: &Theme, tone: HexTone) -> (Color32, Color32) {
    match (tone, theme.contrast) {
        (HexTone::Dark, false) => (rgb(0xa52138), rgb(0xd8ae4a)),
        (HexTone::Pale, false) => (rgb(0xecdeba), rgb(0xb89448)),
        (HexTone::Goal, false) => (rgb(0xd6ab3e), rgb(0x8a1228)),
        (HexTone::Dark, true) => (rgb(0x12142c), high_contrast::WHITE),
        (HexTone::Pale, true) => (FLAT.dark, high_contrast::WHITE),
        (HexTone::Goal, true) => (FLAT.dark, high_contrast::YELLOW),
    }
}

/// The frame, and the hexes in it.
pub(super) fn paint_board(brush: Brush, places: &[(Pos2, HexTone)], cell: f32) {
    let bounds = places.iter().fold(Rect::NOTHING, |bounds, (at, _)| {
        bounds.union(Rect::from_pos(*at))
    });
    let wood = Wood::of(brush.theme);
    let inner = bounds.height() / 2.0 / ROW + cell * (CORNER / ROW + 0.1);
    let around = |reach: f32| corners(bounds.center(), reach, true);
    brush.add(Shape::convex_polygon(
        around(inner + cell * 0.42),
        wood.frame,
        Stroke::new(1.0, wood.edge),
    ));
    brush.add(Shape::convex_polygon(
        around(inner),
        wood.edge,
        Stroke::NONE,
    ));
    for (at, tone) in places {
        let (ground, tooling) = leather(brush.theme, *tone);
        let edge = Stroke::new((cell * 0.05).max(0.8), wood.edge);
        brush.add(Shape::convex_polygon(
            corners(*at, cell * CORNER, false),
            ground,
            edge,
        ));
        let line = Stroke::new((cell * 0.03).max(0.6), tooling);
        brush.add(Shape::closed_line(
            corners(*at, cell * CORNER * 0.78, false),
            line,
        ));
        if *tone == HexTone::Goal {
            brush.circle_filled(*at, cell * 0.17, tooling);
        }
    }
}

/// The room of a figure that stands on a hex and rises over its edge.
pub(super) fn standing(hex: Rect) -> Rect {
    let size = hex.size() * 1.42;
    Rect::from_center_size(hex.center() - vec2(0.0, hex.height() * 0.26), size)
}

/// A frame round the piece that is spoken of.
pub(super) fn frame_mark(
    painter: &Painter,
    middle: Pos2,
    cell: f32,
    inner: Color32,
    outer: Color32,
) {
    let line = (cell * 0.08).max(1.5);
    for (width, color) in [(line * 1.8, outer), (line, inner)] {
        painter.add(Shape::closed_line(
            corners(middle, cell * CORNER * 0.9, false),
            Stroke::new(width, color),
        ));
    }
}
