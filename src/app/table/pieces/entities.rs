//! The logical entities of a match: a board with its places, or a card table with its piles. The
//! skins add the sprites.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::{ResetReason, TableReset};
use crate::app::state::Screen;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::TableSurface;
use crate::app::table::pieces::piece;
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (set_up.before(piece::lay), arrange)
            .chain()
            .in_set(FrameSystems::Lay),
    );
}

/// The board of a match; its places are its children.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
pub struct Board;

/// The card table of a match; its piles are its children.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
pub struct CardTable;

/// A square, point or hex of the board, by its spot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility)]
pub struct Place(pub Spot);

/// A pile on a card table, by its spot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility)]
pub struct Pile(pub Spot);

/// Spawns a new table for a match that is opened.
fn set_up(
    mut commands: Commands,
    mut resets: MessageReader<TableReset>,
    layout: Res<TableLayout>,
    old: Query<Entity, Or<(With<Board>, With<CardTable>)>>,
) {
    let opened = resets
        .read()
        .any(|reset| reset.reason == ResetReason::Opened);
    if !opened {
        return;
    }
    for table in &old {
        commands.entity(table).despawn();
    }
    match &layout.surface {
        TableSurface::Board(board) => {
            let places = board.cells().iter().map(|(spot, _)| Place(*spot));
            commands
                .spawn((Name::new("Board"), Board))
                .with_children(|parent| {
                    for place in places {
                        parent.spawn(place);
                    }
                });
        }
        TableSurface::Cards(cards) => {
            let piles = cards.shape().piles.iter();
            let piles = piles.map(|(number, _)| Pile(Spot::Pile(*number)));
            commands
                .spawn((Name::new("Card table"), CardTable))
                .with_children(|parent| {
                    for pile in piles {
                        parent.spawn(pile);
                    }
                });
        }
    }
}

/// Moves places and piles to their layout positions.
fn arrange(
    layout: Res<TableLayout>,
    mut places: Query<(AnyOf<(&Place, &Pile)>, &mut Transform)>,
    added: Query<(), Or<(Added<Place>, Added<Pile>)>>,
) {
    if !layout.is_changed() && added.is_empty() {
        return;
    }
    for ((place, pile), mut transform) in &mut places {
        let spot = place.map(|place| place.0).or(pile.map(|pile| pile.0));
        if let Some(at) = spot.and_then(|spot| layout.place(spot, 0)) {
            transform.translation = at.extend(0.0);
        }
    }
}
