//! The look of the mill games: points on lines instead of squares, and trays with sockets for the
//! men in hand.

use std::collections::BTreeSet;

use coffer_rules::mill::board::{Point, lines};
use coffer_rules::mill::{LEAVE, Mill, point, spot};
use coffer_rules::{Kind, PieceId, Seat, Spot};
use glam::Vec2;

use crate::plan::{SkinPlan, Stance};
use crate::shape::{BoardShape, CellForm, TrayShape};
use crate::skinned::{BoardSkin, Skinned};

/// The status of a seat whose men may fly.
pub const FLIES: &str = "flies";

/// The sprite under a man that may fly.
const WINGS: &str = "wings";

impl Skinned for Mill {
    fn skin(_variant: &str, _seats: u8) -> Option<BoardSkin> {
        Some(BoardSkin {
            shape: board(),
            plan: PLAN,
        })
    }
}

/// Its images.
pub const PLAN: SkinPlan = SkinPlan {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/images/mill.json"
    )),
    board: "images/mill/board",
    tray: Some("images/mill/tray"),
    motto: None,
    pieces: "images/mill/pieces",
    flash: Some("images/mill/flash"),
    picture,
    // The points' names are printed along the frame instead.
    label: |_| None,
    stance: |_| Stance::Flat,
};

/// The distance from the field's edge to the outer line, in steps between points.
const MARGIN: f32 = 0.7;
/// The side of the field, in steps between points.
const FIELD: f32 = 6.0 + 2.0 * MARGIN;

/// The position of a point on the field: files from the left, ranks from below.
fn middle(point: Point) -> Vec2 {
    let mut signs = point.name().bytes();
    let mut step =
        |first: u8| f32::from(signs.next().unwrap_or(first).saturating_sub(first)) + MARGIN;
    let (file, rank) = (step(b'a'), step(b'1'));
    Vec2::new(file, rank)
}

/// Three concentric squares, joined at the middle of their sides. The rose in the middle is the
/// spot to choose for a mill that removes nothing.
pub fn board() -> BoardShape {
    let steps: BTreeSet<(Spot, Spot)> = lines()
        .flat_map(|[a, b, c]| [(spot(a), spot(b)), (spot(b), spot(c))])
        .collect();
    let along = |words: [&'static str; 7]| {
        words
            .into_iter()
            .zip(0_u8..)
            .map(|(word, step)| (word, f32::from(step) + MARGIN))
            .collect()
    };
    BoardShape {
        cells: Point::all()
            .map(|point| (spot(point), middle(point)))
            .collect(),
        size: Vec2::splat(FIELD),
        frame: [38.0 / 576.0 * FIELD, 15.0 / 352.0 * FIELD],
        bottom: Seat(0),
        turn: 0.0,
        lines: steps.into_iter().collect(),
        rims: [
            along(["a", "b", "c", "d", "e", "f", "g"]),
            along(["1", "2", "3", "4", "5", "6", "7"]),
        ],
        choices: vec![(LEAVE, Vec2::splat(FIELD / 2.0))],
        form: CellForm::Points,
        tray: Some(TrayShape {
            start: [0.6, 19.0 / 30.0],
            step: [51.4 / 60.0, 25.7 / 30.0],
            size: [0.78, 0.633],
            sockets: Some(9),
            ..TrayShape::default()
        }),
        status_marks: vec![(FLIES, WINGS)],
        ..BoardShape::default()
    }
}

/// The name of a point.
pub fn label(at: Spot) -> Option<String> {
    point(at).map(|point| point.name().to_owned())
}

/// The name of a man's sprite: bone or jet, in three rotations.
fn picture(id: PieceId, owner: Option<Seat>, _kind: Option<Kind>) -> String {
    let side = if owner == Some(Seat(0)) {
        "bone"
    } else {
        "jet"
    };
    format!("man_{side}_{}", id.0 % 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_the_board_are_the_thirty_two_steps_of_the_rules() {
        let shape = board();
        assert_eq!((shape.cells.len(), shape.lines.len()), (24, 32));
        for (one, other) in &shape.lines {
            let (Some(one), Some(other)) = (point(*one), point(*other)) else {
                panic!("{one:?} {other:?} are points");
            };
            assert!(one.around() & other.mask() != 0, "{one} {other}");
        }
    }

    /// The points in the sprite index match those of the board shape.
    #[test]
    fn the_points_lie_where_they_are_painted() {
        let index: serde_json::Value = serde_json::from_str(PLAN.index).expect("an index");
        for point in Point::all() {
            let painted = &index["points"][point.name()];
            let painted = Vec2::new(
                painted[0].as_f64().expect("x") as f32,
                painted[1].as_f64().expect("y") as f32,
            );
            assert!(painted.distance(middle(point)) < 0.01, "{point}: {painted}");
        }
    }
}
