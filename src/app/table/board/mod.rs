//! Boards: squares, points or hexes, with their pieces and skin.

pub mod skin;

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::table::animation::spring::Spring;
use crate::app::table::layout::Surface;
use crate::app::table::layout::TableLayout;
use crate::app::table::pieces::piece::PiecePlace;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        settle
            .after(crate::app::table::pieces::piece::lay)
            .in_set(FrameSystems::Lay),
    );
}

/// Aims every piece of a board at its place, and hides those that have none.
fn settle(
    layout: Res<TableLayout>,
    mut pieces: Query<(Ref<PiecePlace>, &mut Spring, &mut Visibility)>,
) {
    let Some(board) = layout.board() else { return };
    for (place, mut body, mut visibility) in &mut pieces {
        if !(place.is_changed() || layout.is_changed()) {
            continue;
        }
        let target = board.place(place.spot, place.index);
        visibility.set_if_neq(match target {
            Some(_) => Visibility::Inherited,
            None => Visibility::Hidden,
        });
        if let Some(target) = target {
            body.aim(target);
        }
    }
}
