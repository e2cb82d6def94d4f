//! Nine Men's Morris, Mixed Mill and Ceylon Mill on the table: points on lines instead of squares,
//! and trays with sockets for the men in hand.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::app::cue::{Cue, CueSound};
use crate::app::games::CofferGame;
use crate::app::session::{TableGame, TableState};
use crate::app::table::layout::board::{BoardShape, CellForm, TrayShape};
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
use crate::app::table::skin_plan::Pictures;
use crate::app::table::skin_plan::{SkinPlan, Stance};
use crate::app::wording::words::GameWords;
use crate::rules::mill::board::{MEN, Point, Side, lines};
use crate::rules::mill::{LEAVE, Mill, point, seat_of, spot};
use crate::rules::{Kind, PieceId, Seat, Spot};
use crate::texts::{fill, text};

/// The status of a seat whose men may fly.
const FLIES: &str = "flies";

/// The sprite under a man that may fly.
const WINGS: &str = "wings";

impl TableGame for Mill {
    const GAME: &'static str = "mill";

    /// A man's path is its start and its end; the man that a mill removes is chosen after it.
    const PATH_LENGTH: usize = 2;

    /// The board is not turned for Black: men move in all directions, and point names are read from
    /// White's side.
    const TURNS: bool = false;

    fn seat_status(&self, seat: Seat) -> Option<&'static str> {
        let side = Side::ALL.into_iter().find(|side| seat_of(*side) == seat)?;
        self.board().flies(side).then_some(FLIES)
    }
}

/// The plugin of the mill games.
#[derive(Default)]
pub struct MillPlugin;

impl CofferGame for Mill {
    type Plugin = MillPlugin;
}

impl Plugin for MillPlugin {
    fn build(&self, app: &mut App) {
        app.add_game::<Mill>(GamePresentation {
            words: GameWords {
                place: label,
                ..GameWords::of(Mill::GAME)
            },
            board: |_| board().into(),
            sides: &["disc_bone", "disc_jet"],
            count,
            figure: |seat, _| {
                Some(if seat == Seat(0) {
                    "disc_bone"
                } else {
                    "disc_jet"
                })
            },
            stage,
            skin: |_| Pictures::Board(SKIN),
            cues: CUES,
            sheets: PanelSheets::NONE,
            gallery: Gallery::None,
        });
    }
}

/// Men click on slate, a closed mill rings, and wings beat when men begin to fly.
const CUES: &[CueSound] = &[
    CueSound {
        cue: Cue::Place,
        clips: &["stone_1", "stone_2", "stone_3"],
        volume: 1.0,
    },
    CueSound {
        cue: Cue::Line,
        clips: &["mill"],
        volume: 0.7,
    },
    CueSound {
        cue: Cue::Own(FLIES),
        clips: &["fly"],
        volume: 0.7,
    },
];

const SKIN: SkinPlan = SkinPlan {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/mill.json"
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
fn board() -> BoardShape {
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
            ..default()
        }),
        status_marks: vec![(FLIES, WINGS)],
        ..default()
    }
}

fn label(at: Spot) -> Option<String> {
    point(at).map(|point| point.name().to_owned())
}

/// The number of a seat's men on the board, in words; `None` before the first is placed.
fn count(table: &TableState, seat: Seat) -> Option<String> {
    let own = |spot: fn(&Spot) -> bool| {
        let pieces = table.pieces_of(seat);
        pieces.filter(|piece| spot(&piece.spot)).count()
    };
    let men = own(|spot| matches!(spot, Spot::Square(_)));
    let kind = format!("mill-men-{}", seat.0);
    let n = men.to_string();
    (men > 0).then(|| fill("mill-count", &[("n", &n), ("kind", text(&kind))]))
}

/// The progress of the placing phase, in words. Mixed Mill has no such phase.
fn stage(table: &TableState) -> Option<String> {
    let mixed = table.variant == "mixed_mill";
    let waits = |seat| table.pieces_at(Spot::Hand(Seat(seat))).next().is_some();
    let round = table.round();
    let placing = !mixed && (waits(0) || waits(1)) && round <= usize::from(MEN);
    placing.then(|| {
        fill(
            "mill-placing",
            &[("n", &round.to_string()), ("all", &MEN.to_string())],
        )
    })
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
    use crate::app::table::layout::TableLayout;

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
        let index: serde_json::Value = serde_json::from_str(SKIN.index).expect("an index");
        for point in Point::all() {
            let painted = &index["points"][point.name()];
            let painted = Vec2::new(
                painted[0].as_f64().expect("x") as f32,
                painted[1].as_f64().expect("y") as f32,
            );
            assert!(painted.distance(middle(point)) < 0.01, "{point}: {painted}");
        }
    }

    #[test]
    fn arrows_lead_along_the_lines_to_every_point_and_men_lie_in_their_sockets() {
        for size in [Vec2::new(1280.0, 720.0), Vec2::new(390.0, 844.0)] {
            let layout = TableLayout::new(size, &board().into(), Seat(0));
            let at = |name: &str| Point::named(name).map(spot).expect("a point");
            let step = |from: &str, direction: Vec2| {
                layout.neighbour(at(from), direction, Vec2::ZERO, |_| false)
            };
            assert_eq!(
                step("a7", Vec2::X),
                Some(at("d7")),
                "past b6, along the line"
            );
            assert_eq!(step("d7", Vec2::NEG_Y), Some(at("d6")));
            assert_eq!(step("c5", Vec2::X), Some(at("d5")));
            assert_eq!(step("c4", Vec2::X), Some(at("e4")), "over the rose");
            assert_eq!(
                layout.neighbour(at("c4"), Vec2::X, Vec2::ZERO, |_| true),
                Some(LEAVE)
            );
            assert_eq!(step("g4", Vec2::X), None, "off the board");
            let lying: Vec<Vec2> = (0..9)
                .filter_map(|index| layout.place(Spot::Hand(Seat(1)), index))
                .collect();
            let table = layout.board().expect("a board");
            assert!(
                lying.iter().all(|at| table.tray(Seat(1)).contains(*at)),
                "{lying:?}"
            );
            assert!(
                lying
                    .iter()
                    .all(|at| layout.spot_at(*at, None, |_| true) == Some(Spot::Hand(Seat(1))))
            );
            assert_eq!(
                layout.place(Spot::Tray(Seat(1)), 0),
                lying.last().copied(),
                "taken men from the far end"
            );
            assert!(
                (table.size_at(lying[0]) - 0.78).abs() < 0.2
                    && table.size_at(layout.field.center()) >= 1.0
            );
        }
    }
}
