//! The kings, queens and medals in the panels: the names of their sprites, and the same in flat
//! colours for high contrast.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::app::games::six_wives::look::{color, livery};
use crate::app::table::presentation::PanelSheets;
use crate::rules::six_wives::card::QUEENS;
use crate::rules::six_wives::{KING, QUEEN};
use crate::rules::{Kind, Seat};

/// The medals, numbers and miniatures of the panels.
pub(super) const SHEETS: PanelSheets = PanelSheets {
    indexes: &[include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/six_wives_panels.json"
    ))],
    files: &["six_wives/panels"],
    plain,
};

/// The medal of each seat.
pub(super) const MEDALS: [&str; 4] = [
    "wives_medal_0",
    "wives_medal_2",
    "wives_medal_1",
    "wives_medal_3",
];

const KINGS: [&str; 4] = [
    "wives_king_0",
    "wives_king_1",
    "wives_king_2",
    "wives_king_3",
];

const CAMEOS: [&str; 4] = [
    "wives_queen_0",
    "wives_queen_1",
    "wives_queen_2",
    "wives_queen_3",
];

macro_rules! numbers {
    ($livery:literal) => {
        [
            concat!("wives_number_", $livery, "_0"),
            concat!("wives_number_", $livery, "_1"),
            concat!("wives_number_", $livery, "_2"),
            concat!("wives_number_", $livery, "_3"),
            concat!("wives_number_", $livery, "_4"),
            concat!("wives_number_", $livery, "_5"),
        ]
    };
}

const NUMBERS: [[&str; QUEENS]; 4] = [numbers!(0), numbers!(1), numbers!(2), numbers!(3)];

/// The figure of a piece in a diagram.
pub(super) fn figure(seat: Seat, kind: Option<Kind>) -> Option<&'static str> {
    let livery = livery(seat);
    Some(match kind {
        Some(KING) => KINGS[livery],
        None | Some(QUEEN) => CAMEOS[livery],
        Some(Kind(number)) => NUMBERS[livery].get(usize::from(number) - 2)?,
    })
}

/// Paints a sprite of the panels in flat colours: a disc in the livery with a number, a crown for a
/// king, or the sign of the livery.
fn plain(painter: &Painter, name: &str, rect: Rect) -> bool {
    let mut parts = name.strip_prefix("wives_").unwrap_or_default().split('_');
    let (kind, livery, number) = (parts.next(), parts.next(), parts.next());
    let Some(livery) = livery.and_then(|part| part.parse::<usize>().ok()) else {
        return false;
    };
    let (center, r) = (rect.center(), rect.size().min_elem() / 2.0);
    match (kind, number) {
        (Some("king"), None) => {
            disc(painter, livery, center, r);
            crown(painter, center, r * 0.6);
        }
        (Some("queen" | "medal"), None) => {
            disc(painter, livery, center, r);
            sign(painter, livery, center, r * 0.55);
        }
        (Some("number"), Some(number)) => {
            disc(painter, livery, center, r);
            let font = FontId::proportional(r * 1.3);
            painter.text(center, Align2::CENTER_CENTER, number, font, Color32::WHITE);
        }
        _ => return false,
    }
    true
}

fn disc(painter: &Painter, livery: usize, center: Pos2, r: f32) {
    let [red, green, blue] = color(livery);
    painter.circle_filled(center, r, Color32::BLACK);
    painter.circle_filled(center, r * 0.95, Color32::WHITE);
    painter.circle_filled(center, r * 0.84, Color32::from_rgb(red, green, blue));
}

/// A white polygon, its corners given from the centre in parts of `r`.
fn polygon(painter: &Painter, center: Pos2, r: f32, points: &[Vec2]) {
    let points = points.iter().map(|point| center + *point * r).collect();
    painter.add(Shape::convex_polygon(points, Color32::WHITE, Stroke::NONE));
}

fn crown(painter: &Painter, center: Pos2, r: f32) {
    let part = |points: &[Vec2]| polygon(painter, center, r, points);
    part(&[
        vec2(-0.85, 0.1),
        vec2(0.85, 0.1),
        vec2(0.85, 0.65),
        vec2(-0.85, 0.65),
    ]);
    for x in [-0.6, 0.0, 0.6] {
        part(&[vec2(x - 0.32, 0.15), vec2(x, -0.8), vec2(x + 0.32, 0.15)]);
    }
}

/// The sign of a livery, as on the board: a ring, three leaves, a lozenge, a sun.
fn sign(painter: &Painter, livery: usize, center: Pos2, r: f32) {
    let polygon = |points: &[Vec2]| polygon(painter, center, r, points);
    match livery % 4 {
        0 => {
            painter.circle_stroke(center, r * 0.7, Stroke::new(r * 0.4, Color32::WHITE));
        }
        1 => {
            for turn in 0..3_u8 {
                let turn = std::f32::consts::TAU * f32::from(turn) / 3.0;
                let leaf = center + Vec2::angled(turn - std::f32::consts::FRAC_PI_2) * r * 0.5;
                painter.circle_filled(leaf, r * 0.42, Color32::WHITE);
            }
        }
        2 => polygon(&[
            vec2(0.0, -1.0),
            vec2(0.7, 0.0),
            vec2(0.0, 1.0),
            vec2(-0.7, 0.0),
        ]),
        _ => {
            for turn in [0.0, std::f32::consts::FRAC_PI_4] {
                let corner = |step: u8| {
                    let angle = turn + std::f32::consts::FRAC_PI_2 * (f32::from(step) + 0.5);
                    Vec2::angled(angle) * 0.95
                };
                polygon(&[corner(0), corner(1), corner(2), corner(3)]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::AtlasIndex;
    use crate::rules::six_wives::numbered;

    #[test]
    fn every_figure_and_medal_is_in_the_sheet() {
        let index = AtlasIndex::parse(SHEETS.indexes[0]).expect("the index is valid");
        for seat in (0..4).map(Seat) {
            let kinds = [KING, QUEEN].into_iter();
            let kinds = kinds.chain((0..QUEENS as u8).map(numbered)).map(Some);
            let figures = kinds.filter_map(|kind| figure(seat, kind));
            for name in figures.chain([MEDALS[seat.index()]]) {
                assert!(index.sprites.contains_key(name), "{name}");
            }
        }
    }
}
