//! Wolf and Sheep on the table: the board of draughts with its own figures, and a den for the wolf
//! until it is placed.

use bevy::prelude::*;

use crate::app::games::CofferGame;
use crate::app::games::chequered::{chequered_board, pdn_number};
use crate::app::session::TableGame;
use crate::app::table::layout::board::{BoardShape, TrayShape};
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
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
            sheets: PanelSheets::NONE,
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
