//! The look of Wolf and Sheep: the board of draughts with its own figures.

use coffer_rules::wolf::{WOLF, Wolf};
use coffer_rules::{Kind, PieceId, Seat};

use crate::chequered::{chequered_board, pdn_number};
use crate::plan::{SkinPlan, Stance};
use crate::shape::{BoardShape, TrayShape};
use crate::skinned::{BoardSkin, Skinned};

impl Skinned for Wolf {
    fn skin(_variant: &str, _seats: u8) -> Option<BoardSkin> {
        Some(BoardSkin {
            shape: field(),
            plan: PLAN,
        })
    }
}

/// In its den, the wolf has the same size as on the board.
pub fn field() -> BoardShape {
    let board = chequered_board();
    BoardShape {
        tray: Some(TrayShape {
            size: [1.0, 1.0],
            ..TrayShape::default()
        }),
        ..board
    }
}

/// Its images.
pub const PLAN: SkinPlan = SkinPlan {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/images/wolf.json"
    )),
    board: "images/draughts/board",
    tray: None,
    motto: None,
    pieces: "images/wolf/pieces",
    flash: None,
    picture,
    label: pdn_number,
    stance: |_| Stance::Flat,
};

fn picture(id: PieceId, _owner: Option<Seat>, kind: Option<Kind>) -> String {
    if kind == Some(WOLF) {
        "wolf".to_owned()
    } else {
        format!("sheep_{}", id.0 % 4)
    }
}
