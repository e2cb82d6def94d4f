//! The pictures of the pieces.

use bevy::prelude::*;

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
