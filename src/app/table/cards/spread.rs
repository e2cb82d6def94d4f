//! Spreads the cards: where each lies, and its state (playable, raised, winning …).

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::TableState;
use crate::app::session::advice::Advice;
use crate::app::settings::Settings;
use crate::app::state::TableResource;
use crate::app::table::animation::AnimationQueue;
use crate::app::table::animation::spring::Spring;
use crate::app::table::layout::cards::{CardFacts, CardPlaces, HandCard, Held, Pose};
use crate::app::table::layout::{TableLayout, TableShape, TableSurface};
use crate::app::table::pieces::motion;
use crate::app::table::pieces::piece::{CardState, Face, Piece, PiecePlace};
use crate::app::table::pointing::cursor::{Cursor, LastDevice};
use crate::app::table::pointing::focus::Focus;
use crate::app::table::pointing::picking::{next_places, together};
use crate::rules::{Kind, PieceId, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_table_resource::<CardFacts>()
        .init_table_resource::<RaisedCard>()
        .add_systems(
            Update,
            spread
                .run_if(|shape: Res<TableShape>| shape.cards().is_some())
                .after(motion::run_script)
                .before(motion::follow)
                .in_set(FrameSystems::Move),
        );
}

/// The card that is pointed at. Its hand is laid out around it, while the layout of the table stays.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RaisedCard(pub Option<PieceId>);

/// The resources that determine the state of cards.
#[derive(SystemParam)]
struct CardInputs<'w> {
    table: Res<'w, TableState>,
    facts: Res<'w, CardFacts>,
    cursor: Res<'w, Cursor>,
    device: Res<'w, LastDevice>,
    advice: Res<'w, Advice>,
    focus: Res<'w, Focus>,
    motion: Res<'w, AnimationQueue>,
    settings: Res<'w, Settings>,
}

impl CardInputs<'_> {
    /// Whether anything that affects cards has changed, except animation.
    fn changed(&self) -> bool {
        self.table.is_changed()
            || self.facts.is_changed()
            || self.cursor.is_changed()
            || self.device.is_changed()
            || self.advice.is_changed()
            || self.focus.is_changed()
            || self.settings.is_changed()
    }

    /// Whether the viewer is to choose a move, and may do so now.
    fn asked(&self) -> bool {
        !self.motion.busy() && !self.table.pointing() && !self.table.choices.is_empty()
    }

    /// The card pointed at: with keys the one under the cursor, with a mouse the one under the
    /// pointer, with touch the one tapped.
    fn raised(&self) -> Option<PieceId> {
        let keys = self.device.has_keys();
        let spot = self.cursor.dragged.or(if keys {
            self.cursor.at.filter(|_| self.focus.on_board())
        } else {
            self.cursor.raised
        });
        match spot? {
            Spot::Piece(id) => Some(id),
            _ => None,
        }
    }

    /// Whether a hint or a lesson marks a card.
    fn hinted(&self, card: Spot) -> bool {
        let hint = self.advice.hint.as_ref();
        self.advice.marks.contains(&card) || hint.is_some_and(|hint| hint.spots.contains(&card))
    }

    /// The layout input of each card, sorted by id.
    fn cards(
        &self,
        next: &[Spot],
        asked: bool,
        lying: &[(PieceId, Spot, Option<Kind>)],
    ) -> Vec<HandCard> {
        // Only hands in which something can be chosen show what is playable, if marks are wanted.
        let touched: Vec<Spot> = lying
            .iter()
            .filter(|(id, ..)| next.contains(&Spot::Piece(*id)))
            .map(|(_, spot, _)| *spot)
            .chain([Spot::Hand(self.table.viewer)])
            .collect();
        let card = |(id, spot, face): &(PieceId, Spot, Option<Kind>)| {
            let at = Spot::Piece(*id);
            let selected = self.cursor.picks.contains(&at);
            let asked_for = asked && self.settings.marks && touched.contains(spot);
            HandCard {
                id: *id,
                spot: *spot,
                face: *face,
                selected,
                marked: self.hinted(at) || self.facts.received.contains(id),
                playable: asked_for.then(|| selected || next.contains(&at)),
            }
        };
        let mut cards: Vec<HandCard> = lying.iter().map(card).collect();
        cards.sort_unstable_by_key(|card| card.id);
        cards
    }

    /// The state of a card in this pose.
    fn state(&self, card: &HandCard, pose: Pose, in_trick: bool, on_line: bool) -> CardState {
        let spot = Spot::Piece(card.id);
        let raised = self.raised() == Some(card.id);
        let single = !together(&self.table.choices);
        let cursor = &self.cursor;
        let refused = cursor.refusal.as_ref().and_then(|refusal| refusal.at);
        let winner = self.motion.winning().or(self.facts.winning);
        CardState {
            pose,
            playable: card.playable,
            raised,
            selected: card.selected,
            ghost: single && card.playable == Some(true) && (raised || card.selected),
            cursor: raised && self.device.has_keys(),
            hinted: self.hinted(spot),
            refused: refused == Some(spot),
            winning: in_trick && winner == Some(card.id),
            dragged: cursor.dragged == Some(spot) && cursor.drag.is_some(),
            covered: 0,
            on_line,
            undated: self.facts.undated,
            name_only: in_trick && self.facts.undated,
        }
    }
}

/// Lays out all cards again when one of them has moved or is pointed at. The layout of the table changes
/// only with the former.
fn spread(
    shape: Res<TableShape>,
    inputs: CardInputs,
    mut layout: ResMut<TableLayout>,
    mut raised: ResMut<RaisedCard>,
    moved: Query<(), (With<Piece>, Or<(Changed<PiecePlace>, Changed<Face>)>)>,
    mut pieces: Query<(&Piece, &PiecePlace, &Face, &mut Spring, &mut CardState)>,
    mut before: Local<(bool, Option<PieceId>)>,
) {
    let Some(cards) = shape.cards() else { return };
    let asked = inputs.asked();
    // `AnimationQueue` changes in every frame of an animation, so only the relevant values are
    // compared.
    let now = (asked, inputs.motion.winning());
    let same = std::mem::replace(&mut *before, now) == now;
    if same && !inputs.changed() && !layout.is_changed() && !shape.is_changed() && moved.is_empty()
    {
        return;
    }
    let next = if asked {
        next_places(&inputs.table.choices, &inputs.cursor.picks)
    } else {
        Vec::new()
    };
    let lying = pieces
        .iter()
        .map(|(piece, place, face, ..)| (piece.0, place.spot, face.0));
    let card_inputs = inputs.cards(&next, asked, &lying.collect::<Vec<_>>());
    let mut places = CardPlaces::new(layout.card_room(), layout.viewer, cards, &inputs.facts);
    let choices: Vec<u16> = next
        .iter()
        .filter_map(|spot| match spot {
            Spot::Choice(choice) => Some(*choice),
            _ => None,
        })
        .collect();
    places.lay_spread(&card_inputs, &choices, inputs.cursor.spread);
    raised.set_if_neq(RaisedCard(inputs.raised()));
    let hands = places.hands(raised.0);
    let mut trick: Vec<(usize, u32, PieceId)> = pieces
        .iter()
        .filter(|(_, place, ..)| places.is_trick(place.spot))
        .map(|(piece, _, _, body, _)| {
            let played = inputs
                .facts
                .trick
                .iter()
                .position(|other| *other == piece.0);
            (played.unwrap_or(0), body.arrival, piece.0)
        })
        .collect();
    trick.sort_unstable();
    for (piece, place, _, mut body, mut state) in &mut pieces {
        let Some(card) = card_inputs.iter().find(|card| card.id == piece.0) else {
            continue;
        };
        let held = hands.iter().find(|held| held.id == piece.0);
        let in_hand = held.map(|held| held.pose);
        let Some(mut pose) = in_hand.or_else(|| places.pile_pose(place.spot, place.index)) else {
            continue;
        };
        let in_trick = trick.iter().position(|(.., id)| *id == piece.0);
        pose.order += in_trick.unwrap_or(0) as f32 * 0.012;
        let on_line = places.is_on_line(place.spot);
        let in_reach = held.filter(|held| places.within_reach(held.seat));
        let now = CardState {
            covered: in_reach.map_or_else(|| places.covered_on_line(place.spot), Held::covered),
            ..inputs.state(card, pose, in_trick.is_some(), on_line)
        };
        let before = state.dragged;
        state.set_if_neq(now);
        let form = Vec2::new(pose.turn, pose.width);
        if let Some(at) = inputs.cursor.drag.filter(|_| now.dragged) {
            body.drag_to(at);
        } else if before && body.held {
            body.release();
        }
        if !body.aims_at(pose.at, form) {
            body.pose(pose.at, form);
        }
    }
    if layout.cards() != Some(&places) {
        layout.surface = TableSurface::Cards(places);
    }
}
