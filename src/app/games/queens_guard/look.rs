//! The pictures of the pieces, painted and in flat colours.

use std::f32::consts::FRAC_PI_3;

use bevy::prelude::*;

use crate::app::table::contrast::{BLACK, Tile, WHITE, YELLOW};
use crate::app::table::skin_plan::{SkinPlan, Stance};
use crate::rules::queens_guard::cell::Cell;
use crate::rules::queens_guard::{QUEEN, cell_at};
use crate::rules::{Kind, PieceId, Seat, Spot};

pub(super) const SKIN: SkinPlan = SkinPlan {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/queens_guard.json"
    )),
    board: "images/queens_guard/board",
    tray: None,
    motto: None,
    pieces: "images/queens_guard/pieces",
    flash: Some("images/queens_guard/cord"),
    picture,
    plain_picture,
    label,
    stance: |_| Stance::Tall,
};

/// The number of a cell. The rose of the throne says more than a number, which could not be read on
/// it.
fn label(spot: Spot) -> Option<String> {
    let cell = cell_at(spot).filter(|cell| *cell != Cell::THRONE)?;
    Some(cell.to_string())
}

/// The name of a piece's picture.
fn picture(_id: PieceId, owner: Option<Seat>, kind: Option<Kind>) -> String {
    let rank = if kind == Some(QUEEN) {
        "queen"
    } else {
        "guard"
    };
    let side = if owner == Some(Seat(0)) {
        "light"
    } else {
        "dark"
    };
    format!("{rank}_{side}")
}

/// In flat colours: a shield for a guard, a crown for a queen, on a disc that has a second ring on
/// the dark side.
fn plain_picture(name: &str, tile: &mut Tile) {
    let (ground, sign) = match name.rsplit_once('_') {
        Some((_, "light")) => (WHITE, BLACK),
        Some((_, "dark")) => (BLACK, WHITE),
        _ => return plain_mark(name, tile),
    };
    tile.disc(BLACK, 0.41);
    tile.disc(WHITE, 0.385);
    tile.disc(ground, 0.35);
    if ground == WHITE {
        tile.ring(BLACK, 0.375, 0.05);
    }
    if name.starts_with("queen") {
        tile.polygon(sign, &scaled(&CROWN, 0.24));
        tile.fill(ground, |at| {
            ((at.x.abs() - 0.17).max(0.0)).max((at.y - 0.095).abs() - 0.012)
        });
    } else {
        tile.polygon(sign, &scaled(&SHIELD, 0.22));
        tile.fill(ground, |at| (at.x.abs() - 0.022).max(at.y.abs() - 0.14));
        tile.fill(ground, |at| {
            (at.x.abs() - 0.13).max((at.y + 0.045).abs() - 0.022)
        });
    }
}

const SHIELD: [(f32, f32); 7] = [
    (-0.85, -0.95),
    (0.85, -0.95),
    (0.85, 0.1),
    (0.5, 0.7),
    (0.0, 1.05),
    (-0.5, 0.7),
    (-0.85, 0.1),
];

const CROWN: [(f32, f32); 7] = [
    (-0.85, 0.75),
    (-1.0, -0.7),
    (-0.45, 0.0),
    (0.0, -0.95),
    (0.45, 0.0),
    (1.0, -0.7),
    (0.85, 0.75),
];

fn scaled(points: &[(f32, f32)], size: f32) -> Vec<Vec2> {
    let point = |(x, y): &(f32, f32)| Vec2::new(*x, *y) * size;
    points.iter().map(point).collect()
}

/// The marks of this game's own.
fn plain_mark(name: &str, tile: &mut Tile) {
    match name {
        // Six rays around the piece.
        "trapped" => {
            for (color, width) in [(BLACK, 0.16), (YELLOW, 0.09)] {
                for ray in 0..6_u8 {
                    let way = Vec2::from_angle(FRAC_PI_3 * f32::from(ray));
                    tile.fill(color, |at| {
                        let along = at.dot(way);
                        let aside = at.perp_dot(way).abs() - width / 2.0;
                        aside.max((along - 0.46).abs() - 0.03 - width / 4.0)
                    });
                }
            }
        }
        // Two crossed bars with a bar at the head of each.
        "blocked" => {
            for (color, width) in [(BLACK, 0.13), (WHITE, 0.06)] {
                for side in [-1.0, 1.0_f32] {
                    let way = Vec2::new(side * 0.7, -0.7);
                    tile.fill(color, |at| {
                        let (along, aside) = (at.dot(way), at.perp_dot(way).abs());
                        let shaft = (aside - width / 2.0).max(along.abs() - 0.3);
                        let head = (aside - 0.1 - width / 4.0).max((along - 0.2).abs() - width);
                        shaft.min(head)
                    });
                }
            }
        }
        _ => {}
    }
}
