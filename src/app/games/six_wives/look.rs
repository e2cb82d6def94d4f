//! The pictures of the pieces and marks.

use bevy::prelude::*;

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
