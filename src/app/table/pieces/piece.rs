//! The pieces as logical entities, synchronized with the session. The skin adds their sprites.

use std::collections::HashMap;

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::{Renamed, ResetReason, TableReset, TableState};
use crate::app::state::Screen;
use crate::app::table::animation::AnimationQueue;
use crate::app::table::animation::spring::Spring;
use crate::app::table::layout::cards::Pose;
use crate::rules::{Kind, PieceId, Seat, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pieces>()
        .add_observer(register)
        .add_observer(forget)
        .add_systems(Update, (rename, lay).chain().in_set(FrameSystems::Lay));
}

/// A piece or card of the match, by its stable id.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Spring, CardState, Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
pub struct Piece(pub PieceId);

/// Its owner.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner(pub Option<Seat>);

/// Its kind. `None` if it is face down.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face(pub Option<Kind>);

/// Its spot, and its index there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PiecePlace {
    /// The spot.
    pub spot: Spot,
    /// Its index at the spot, from 0, in order of arrival.
    pub index: usize,
}

/// The current state of a card.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct CardState {
    /// Its pose; width 0 if the piece is not a card.
    pub pose: Pose,
    /// Whether it can be chosen for a move. `None` if the viewer has no choice to make in its hand.
    pub playable: Option<bool>,
    /// Whether it is the one pointed at.
    pub raised: bool,
    /// Whether it is selected.
    pub selected: bool,
    /// Whether its ghost lies where it would be played.
    pub ghost: bool,
    /// Whether the keyboard or gamepad cursor is on it.
    pub cursor: bool,
    /// Whether a hint marks it.
    pub hinted: bool,
    /// Whether it was just refused.
    pub refused: bool,
    /// Whether it is winning the current trick.
    pub winning: bool,
    /// Whether it is being dragged.
    pub dragged: bool,
    /// The part of its width that the next card of a hand or on the line covers, in per cent.
    pub covered: u8,
    /// Whether it lies on the line.
    pub on_line: bool,
    /// Whether it shows no years, because they would answer a question.
    pub undated: bool,
    /// Whether it is shown to all by its name only, because more would answer a question.
    pub name_only: bool,
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

fn register(add: On<Add, Piece>, pieces: Query<&Piece>, mut known: ResMut<Pieces>) {
    if let Ok(piece) = pieces.get(add.entity) {
        known.0.insert(piece.0, add.entity);
    }
}

/// When the last piece is despawned, clears the animation queue.
fn forget(
    remove: On<Remove, Piece>,
    pieces: Query<&Piece>,
    mut known: ResMut<Pieces>,
    mut motion: ResMut<AnimationQueue>,
) {
    let Ok(piece) = pieces.get(remove.entity) else {
        return;
    };
    if known.get(piece.0) == Some(remove.entity) {
        known.0.remove(&piece.0);
    }
    if known.0.is_empty() {
        motion.clear();
    }
}

/// The viewer has changed: every piece stays where it is and gets its id for the new viewer.
fn rename(
    mut renamed: MessageReader<Renamed>,
    mut known: ResMut<Pieces>,
    mut pieces: Query<&mut Piece>,
) {
    for Renamed(ids) in renamed.read() {
        let entities: Vec<(PieceId, Option<Entity>)> = ids
            .iter()
            .map(|(old, new)| (*new, known.0.remove(old)))
            .collect();
        for (id, entity) in entities {
            let Some(entity) = entity else { continue };
            known.0.insert(id, entity);
            if let Ok(mut piece) = pieces.get_mut(entity) {
                piece.0 = id;
            }
        }
    }
}

/// Synchronizes the entities after a table reset.
pub(in crate::app::table) fn lay(
    mut commands: Commands,
    mut resets: MessageReader<TableReset>,
    table: Res<TableState>,
    known: Res<Pieces>,
    mut motion: ResMut<AnimationQueue>,
    mut bodies: Query<&mut Spring>,
) {
    let Some(order) = resets.read().last() else {
        return;
    };
    motion.clear();
    let mut seen: HashMap<Spot, usize> = HashMap::new();
    let mut old = known.0.clone();
    if order.reason == ResetReason::Opened {
        // The previous match may have been of another game, with another skin.
        for (_, entity) in old.drain() {
            commands.entity(entity).despawn();
        }
    }
    for piece in &table.pieces {
        let index = seen.entry(piece.spot).or_default();
        let bundle = (
            Owner(piece.owner),
            Face(piece.kind),
            PiecePlace {
                spot: piece.spot,
                index: *index,
            },
        );
        *index += 1;
        let Some(entity) = old.remove(&piece.id) else {
            let name = Name::new(format!("Piece {}", piece.id.0));
            commands.spawn((name, Piece(piece.id), bundle));
            continue;
        };
        commands.entity(entity).insert(bundle);
        if !order.glide
            && let Ok(mut body) = bodies.get_mut(entity)
        {
            body.jump();
        }
    }
    for entity in old.into_values() {
        commands.entity(entity).despawn();
    }
}
