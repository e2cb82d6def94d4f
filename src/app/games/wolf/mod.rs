//! Wolf and Sheep on the table: the board of draughts with its own figures, and a den for the wolf
//! until it is placed.

mod figures;

use bevy::prelude::*;

use crate::app::games::CofferGame;
use crate::app::games::chequered::{chequered_board, pdn_number};
use crate::app::session::TableGame;
use crate::app::table::contrast::{BLACK, Tile, WHITE, YELLOW};
use crate::app::table::layout::board::{BoardShape, TrayShape};
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation};
use crate::app::table::skin_plan::Pictures;
use crate::app::table::skin_plan::{SkinPlan, Stance};
use crate::app::wording::words::GameWords;
use crate::rules::wolf::{WOLF, Wolf};
use crate::rules::{Kind, PieceId, Seat};

impl TableGame for Wolf {
    const GAME: &'static str = "wolf";
}

/// The plugin of Wolf and Sheep.
#[derive(Default)]
pub struct WolfPlugin;

impl CofferGame for Wolf {
    type Plugin = WolfPlugin;
}

impl Plugin for WolfPlugin {
    fn build(&self, app: &mut App) {
        app.add_game::<Wolf>(GamePresentation {
            words: GameWords {
                place: pdn_number,
                ..GameWords::of(Wolf::GAME)
            },
            board: |_| field().into(),
            sides: &["disc_wolf", "disc_sheep"],
            // There are no captures, so there is nothing to count.
            count: |_, _| None,
            figure: |seat, _| {
                Some(if seat == Seat(0) {
                    "disc_wolf"
                } else {
                    "disc_sheep"
                })
            },
            stage: |_| None,
            skin,
            cues: &[],
            sheets: figures::SHEETS,
            gallery: Gallery::None,
        });
    }
}

/// In its den, the wolf has the same size as on the board.
fn field() -> BoardShape {
    let board = chequered_board();
    BoardShape {
        tray: Some(TrayShape {
            size: [1.0, 1.0],
            ..TrayShape::default()
        }),
        ..board
    }
}

fn skin(_variant: &str) -> Pictures {
    Pictures::Board(SkinPlan {
        index: include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/wolf.json"
        )),
        board: "images/draughts/board",
        tray: None,
        motto: None,
        pieces: "images/wolf/pieces",
        flash: None,
        picture,
        plain_picture,
        label: pdn_number,
        stance: |_| Stance::Flat,
    })
}

fn picture(id: PieceId, _owner: Option<Seat>, kind: Option<Kind>) -> String {
    if kind == Some(WOLF) {
        "wolf".to_owned()
    } else {
        format!("sheep_{}", id.0 % 4)
    }
}

/// The figures for high contrast: the wolf is a black disc with two ears, yellow eyes and a long
/// snout; a sheep is a white disc with a curly rim and a dark face.
fn plain_picture(name: &str, tile: &mut Tile) {
    let points = |corners: &[(f32, f32)]| {
        corners
            .iter()
            .map(|(x, y)| Vec2::new(*x, *y))
            .collect::<Vec<_>>()
    };
    if name == "wolf" {
        tile.disc(BLACK, 0.42);
        tile.ring(WHITE, 0.385, 0.035);
        tile.polygon(
            WHITE,
            &points(&[
                (-0.24, -0.26),
                (-0.1, -0.12),
                (0.1, -0.12),
                (0.24, -0.26),
                (0.2, 0.04),
                (0.07, 0.26),
                (-0.07, 0.26),
                (-0.2, 0.04),
            ]),
        );
        for side in [-1.0, 1.0] {
            tile.fill(BLACK, |at| {
                (at - Vec2::new(side * 0.09, -0.01)).length() - 0.045
            });
            tile.fill(YELLOW, |at| {
                (at - Vec2::new(side * 0.09, -0.01)).length() - 0.025
            });
        }
        tile.fill(BLACK, |at| (at - Vec2::new(0.0, 0.22)).length() - 0.04);
    } else if name.starts_with("sheep") {
        for curl in 0..9_u8 {
            let offset = Vec2::from_angle(std::f32::consts::TAU * f32::from(curl) / 9.0) * 0.3;
            tile.fill(BLACK, |at| (at - offset).length() - 0.14);
        }
        tile.disc(BLACK, 0.34);
        for curl in 0..9_u8 {
            let offset = Vec2::from_angle(std::f32::consts::TAU * f32::from(curl) / 9.0) * 0.3;
            tile.fill(WHITE, |at| (at - offset).length() - 0.11);
        }
        tile.disc(WHITE, 0.33);
        tile.fill(BLACK, |at| {
            (at * Vec2::new(1.25, 1.0) - Vec2::new(0.0, 0.03)).length() - 0.17
        });
        for side in [-1.0, 1.0] {
            tile.fill(WHITE, |at| {
                (at - Vec2::new(side * 0.055, -0.01)).length() - 0.026
            });
        }
    }
}
