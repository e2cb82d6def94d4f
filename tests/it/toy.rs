//! What the toy games of the tests have in common: what a seat may know of them, and what is hidden.

use std::fmt::Debug;

use kings_coffer::rules::{Effect, GameView, Kind, PieceId, PieceView, Spot, Turn};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What a seat may know of a toy game: what lies where, whose turn it is, and what else the game
/// shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToyView<T> {
    pub pieces: Vec<PieceView>,
    pub turn: Turn,
    pub more: T,
}

impl<T> GameView for ToyView<T>
where
    T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    fn pieces(&self) -> Vec<PieceView> {
        self.pieces.clone()
    }

    fn turn(&self) -> Turn {
        self.turn.clone()
    }
}

/// A card of no seat; without a face it lies face down.
pub fn card_view(id: PieceId, spot: Spot, face: Option<Kind>) -> PieceView {
    PieceView {
        id,
        owner: None,
        kind: face,
        spot,
    }
}

/// Cards in the order of their ids, which says nothing about where they came from (ALL-7).
pub fn in_order(cards: impl Iterator<Item = PieceView>) -> Vec<PieceView> {
    let mut cards: Vec<PieceView> = cards.collect();
    cards.sort_unstable_by_key(|card| card.id);
    cards
}

/// An effect for a viewer who sees these places: a card that is dealt elsewhere stays face down.
pub fn dealt_for(effect: &Effect, sees: impl Fn(Spot) -> bool) -> Effect {
    let mut effect = effect.clone();
    if let Effect::Dealt { to, face, .. } = &mut effect {
        *face = face.filter(|_| sees(*to));
    }
    effect
}

/// Shuffles the values at these places.
pub fn mix(values: &mut [u16], places: &[usize], rng: &mut Xoshiro256PlusPlus) {
    for last in (1..places.len()).rev() {
        values.swap(places[last], places[rng.random_range(0..=last)]);
    }
}
