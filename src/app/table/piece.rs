//! The pieces as logical entities, in step with what the session shows. They have no pictures; the
//! skin adds those.

use crate::app::schedule::FrameSystems;
use std::collections::HashMap;

use bevy::prelude::*;

use crate::app::session::{Laid, Occasion, TableState};
use crate::app::state::Screen;
use crate::app::table::board::layout::{BoardShape, TableLayout};
use crate::app::table::cards::CardState;
use crate::app::table::motion::{Body, Motion};
use crate::rules::{Kind, PieceId, Seat, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pieces>()
        .add_systems(Update, (lay, place).chain().in_set(FrameSystems::Lay))
        .add_systems(OnExit(Screen::Table), clear);
}

/// A piece or card of the match, by its lasting id.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Body, CardState, Transform, Visibility)]
pub struct Piece(pub PieceId);

/// Whose it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner(pub Option<Seat>);

/// What it is; `None` is face down.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face(pub Option<Kind>);

/// Where it lies, and as the how many-eth there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lies {
    /// The place.
    pub spot: Spot,
    /// Counted from 0 in the order of arrival.
    pub index: usize,
}

/// The entity of each piece.
#[derive(Resource, Default, Debug)]
pub struct Pieces(HashMap<PieceId, Entity>);

impl Pieces {
    /// The entity of a piece.
    pub fn get(&self, id: PieceId) -> Option<Entity> {
        self.0.get(&id).copied()
    }

    /// Every piece.
    pub fn ids(&self) -> impl Iterator<Item = PieceId> {
        self.0.keys().copied()
    }
}

/// Brings the entities in step with the table as it was laid anew.
fn lay(
    mut commands: Commands,
    mut laid: MessageReader<Laid>,
    table: Res<TableState>,
    mut pieces: ResMut<Pieces>,
    mut motion: ResMut<Motion>,
    mut bodies: Query<&mut Body>,
) {
    let Some(order) = laid.read().last() else {
        return;
    };
    motion.clear();
    let mut seen: HashMap<Spot, usize> = HashMap::new();
    let mut old = std::mem::take(&mut pieces.0);
    if order.occasion == Occasion::Opened {
        // The match before may have been of another game, whose pieces are dressed otherwise.
        for (_, entity) in old.drain() {
            commands.entity(entity).despawn();
        }
    }
    for piece in &table.pieces {
        let index = seen.entry(piece.spot).or_default();
        let bundle = (
            Owner(piece.owner),
            Face(piece.kind),
            Lies {
                spot: piece.spot,
                index: *index,
            },
        );
        *index += 1;
        let entity = match old.remove(&piece.id) {
            Some(entity) => {
                commands.entity(entity).insert(bundle);
                if !order.glide
                    && let Ok(mut body) = bodies.get_mut(entity)
                {
                    body.jump();
                }
                entity
            }
            None => commands
                .spawn((
                    Name::new(format!("Piece {}", piece.id.0)),
                    Piece(piece.id),
                    bundle,
                ))
                .id(),
        };
        pieces.0.insert(piece.id, entity);
    }
    for entity in old.into_values() {
        commands.entity(entity).despawn();
    }
}

/// Every piece makes for the place where it lies.
fn place(
    layout: Res<TableLayout>,
    shape: Res<BoardShape>,
    mut pieces: Query<(Ref<Lies>, &mut Body)>,
) {
    if shape.cards.is_some() {
        // How cards lie depends on all of them: they are spread when every one of them is where it
        // belongs.
        return;
    }
    for (lies, mut body) in &mut pieces {
        if (lies.is_changed() || layout.is_changed())
            && let Some(target) = layout.place(lies.spot, lies.index)
        {
            body.aim(target);
        }
    }
}

fn clear(mut commands: Commands, mut pieces: ResMut<Pieces>, mut motion: ResMut<Motion>) {
    motion.clear();
    for (_, entity) in pieces.0.drain() {
        commands.entity(entity).despawn();
    }
}
