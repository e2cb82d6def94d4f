//! The look of Draughts and Losing Draughts.

use coffer_rules::draughts::{Draughts, KING, LOSING};
use coffer_rules::{Kind, PieceId, Seat};

use crate::chequered::{chequered_board, pdn_number};
use crate::plan::{SkinPlan, Stance};
use crate::skinned::{BoardSkin, Skinned};

impl Skinned for Draughts {
    fn skin(variant: &str, _seats: u8) -> Option<BoardSkin> {
        Some(BoardSkin {
            shape: chequered_board(),
            plan: plan(variant),
        })
    }
}

/// In Losing Draughts the goal is to lose one's men, so its trays are gilded by the fool.
pub fn plan(variant: &str) -> SkinPlan {
    let losing = variant == LOSING;
    SkinPlan {
        index: if losing {
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../assets/images/losing.json"
            ))
        } else {
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../assets/images/draughts.json"
            ))
        },
        board: "images/draughts/board",
        tray: Some(if losing {
            "images/losing/tray"
        } else {
            "images/draughts/tray"
        }),
        motto: losing.then_some("images/losing/motto"),
        pieces: "images/draughts/pieces",
        flash: None,
        picture,
        label: pdn_number,
        stance: |_| Stance::Flat,
    }
}

/// The name of a piece's sprite: dark men are reeded, light men plain, each in three wood grains.
fn picture(id: PieceId, owner: Option<Seat>, kind: Option<Kind>) -> String {
    let side = if owner == Some(Seat(0)) {
        "dark"
    } else {
        "light"
    };
    if kind == Some(KING) {
        format!("king_{side}")
    } else {
        format!("man_{side}_{}", id.0 % 3)
    }
}
