//! The pictures of the pieces and marks, painted and in flat colours.

use bevy::prelude::*;

use crate::app::table::contrast::{BLACK, Tile, WHITE, YELLOW};
use crate::app::table::skin_plan::{SkinPlan, Stance};
use crate::rules::six_wives::card::Fate;
use crate::rules::six_wives::{KING, PIECES, QUEEN};
use crate::rules::{Kind, PieceId, Seat};

pub(super) const SKIN: SkinPlan = SkinPlan {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/six_wives.json"
    )),
    board: "images/six_wives/board",
    tray: None,
    motto: None,
    pieces: "images/six_wives/pieces",
    flash: None,
    picture,
    plain_picture,
    label: |_| None,
    stance: |kind| {
        if kind == Some(KING) {
            Stance::Tall
        } else {
            Stance::Flat
        }
    },
};

/// The livery of each seat in the names of the pictures: red, blue, green, yellow.
const LIVERY: [usize; 4] = [0, 2, 1, 3];

pub(super) fn livery(seat: Seat) -> usize {
    LIVERY[seat.index() % LIVERY.len()]
}

/// The mark on a queen who can be beheaded.
pub(super) const VICTIM: &str = "mark_take";

/// The medal in the corner where a seat's queens survive.
pub(super) fn medal(seat: Seat) -> &'static str {
    ["medal_0", "medal_1", "medal_2", "medal_3"][livery(seat)]
}

/// The same corner with light on it.
pub(super) fn lit_corner(seat: Seat) -> &'static str {
    ["corner_0", "corner_1", "corner_2", "corner_3"][livery(seat)]
}

/// The medal of a goal.
pub(super) fn goal(fate: Fate) -> &'static str {
    match fate {
        Fate::Divorced => "goal_divorced",
        Fate::Beheaded => "goal_beheaded",
        Fate::Died => "goal_died",
        Fate::Survived => "goal_survived",
    }
}

/// The name of a piece's picture. A queen whose number is not known shows her cameo.
pub(super) fn picture(id: PieceId, owner: Option<Seat>, kind: Option<Kind>) -> String {
    let livery = livery(owner.unwrap_or_default());
    match kind {
        Some(KING) => format!("king_{livery}"),
        None | Some(QUEEN) => format!("queen_{livery}_{}", id.0 % PIECES),
        Some(Kind(number)) => format!("number_{livery}_{}", number - 2),
    }
}

/// In flat colours: a crown for a king and a disc for a queen, each with the sign of the seat or
/// her number.
fn plain_picture(name: &str, tile: &mut Tile) {
    let parts: Vec<&str> = name.split('_').collect();
    let number = |at: usize| parts.get(at).and_then(|part| part.parse::<usize>().ok());
    match (parts[0], number(1), number(2)) {
        ("king", Some(livery), _) => {
            tile.disc(BLACK, 0.45);
            tile.disc(WHITE, 0.43);
            tile.disc(color(livery), 0.39);
            crown(tile, Vec2::new(0.0, -0.06), 0.27);
            sign(tile, livery, Vec2::new(0.0, 0.22), 0.1);
        }
        ("queen" | "back", Some(livery), _) => {
            coin(tile, livery);
            sign(tile, livery, Vec2::ZERO, 0.24);
        }
        // Smaller than a coin, and square.
        ("medal", Some(livery), _) => {
            tile.fill(WHITE, |p| p.abs().max_element() - 0.24);
            tile.fill(color(livery), |p| p.abs().max_element() - 0.2);
            sign(tile, livery, Vec2::ZERO, 0.14);
        }
        ("number", Some(livery), Some(number)) => {
            coin(tile, livery);
            digit(tile, number, 0.2);
        }
        ("corner", Some(livery), _) => {
            tile.frame(BLACK, 0.96, 0.14);
            tile.frame(YELLOW, 0.96, 0.08);
            tile.fill(WHITE, |p| p.abs().max_element() - 0.28);
            tile.fill(color(livery), |p| p.abs().max_element() - 0.24);
            crown(tile, Vec2::ZERO, 0.17);
        }
        ("goal", ..) => goal_sign(tile, parts.get(1).copied().unwrap_or_default()),
        _ => {}
    }
}

/// The colours of the liveries: red, green, blue and ochre, all dark enough for white signs.
const COLORS: [[u8; 3]; 4] = [
    [0xa8, 0x10, 0x24],
    [0x06, 0x5a, 0x2c],
    [0x14, 0x3c, 0xa0],
    [0x7a, 0x4a, 0x00],
];

pub(super) fn color(livery: usize) -> [u8; 3] {
    COLORS[livery % COLORS.len()]
}

fn coin(tile: &mut Tile, livery: usize) {
    tile.disc(BLACK, 0.42);
    tile.disc(WHITE, 0.4);
    tile.disc(color(livery), 0.35);
}

fn crown(tile: &mut Tile, at: Vec2, size: f32) {
    const POINTS: [(f32, f32); 7] = [
        (-0.85, 0.6),
        (-1.0, -0.6),
        (-0.45, 0.05),
        (0.0, -0.8),
        (0.45, 0.05),
        (1.0, -0.6),
        (0.85, 0.6),
    ];
    let points = POINTS.map(|(x, y)| Vec2::new(x, y) * size + at);
    tile.polygon(WHITE, &points);
}

/// The sign of a livery, a shape of its own: a rose, three leaves, a lily as a lozenge, a sun.
fn sign(tile: &mut Tile, livery: usize, at: Vec2, size: f32) {
    match livery % 4 {
        0 => tile.fill(WHITE, |p| {
            ((p - at).length() - size * 0.75).abs() - size * 0.25
        }),
        1 => {
            for turn in 0..3_u8 {
                let turn = std::f32::consts::TAU * f32::from(turn) / 3.0;
                let leaf = at - Vec2::Y.rotate(Vec2::from_angle(turn)) * size * 0.55;
                tile.fill(WHITE, |p| (p - leaf).length() - size * 0.45);
            }
        }
        2 => {
            let corners = [Vec2::Y, Vec2::X * 0.7, -Vec2::Y, -Vec2::X * 0.7];
            tile.polygon(WHITE, &corners.map(|corner| at + corner * size));
        }
        _ => {
            for turn in [0.0, std::f32::consts::FRAC_PI_4] {
                tile.fill(WHITE, |p| {
                    let p = (p - at).rotate(Vec2::from_angle(turn));
                    p.abs().max_element() - size * 0.68
                });
            }
        }
    }
}

/// The strokes of a digit, as on a display: top, upper left and right, middle, lower left and
/// right, bottom.
const STROKES: [[bool; 7]; 6] = [
    [true, true, true, false, true, true, true],
    [false, false, true, false, false, true, false],
    [true, false, true, true, true, false, true],
    [true, false, true, true, false, true, true],
    [false, true, true, true, false, true, false],
    [true, true, false, true, false, true, true],
];

fn digit(tile: &mut Tile, digit: usize, size: f32) {
    let (right, down) = (Vec2::X * size * 0.55, Vec2::Y * size);
    let ends = [
        (-right - down, right - down),
        (-right - down, -right),
        (right - down, right),
        (-right, right),
        (-right, -right + down),
        (right, right + down),
        (-right + down, right + down),
    ];
    for ((from, to), lit) in ends.into_iter().zip(STROKES[digit % STROKES.len()]) {
        if lit {
            tile.fill(WHITE, |p| {
                let (side, off) = (to - from, p - from);
                let along = (off.dot(side) / side.length_squared()).clamp(0.0, 1.0);
                (off - side * along).length() - size * 0.17
            });
        }
    }
}

/// The sign of a goal on a white disc: two parted halves, an axe's edge, a cross, a crown.
fn goal_sign(tile: &mut Tile, fate: &str) {
    tile.disc(BLACK, 0.34);
    tile.disc(YELLOW, 0.31);
    tile.disc(BLACK, 0.26);
    match fate {
        "divorced" => {
            tile.ring(WHITE, 0.15, 0.06);
            tile.fill(BLACK, |p| p.x.abs() - 0.045);
        }
        "beheaded" => tile.fill(WHITE, |p| {
            (p.x + p.y).abs().max((p.x - p.y).abs() - 0.28) - 0.05
        }),
        "died" => {
            tile.fill(WHITE, |p| (p.x.abs() - 0.03).max(p.y.abs() - 0.17));
            tile.fill(WHITE, |p| (p.x.abs() - 0.11).max((p.y + 0.05).abs() - 0.03));
        }
        _ => crown(tile, Vec2::ZERO, 0.15),
    }
}
