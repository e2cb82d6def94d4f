//! Cards in the board editor: what is picked up, where it is put down, and how the piles are shown.

use std::collections::BTreeSet;
use std::mem;

use crate::app::screens::board_editor::view::{EditorCard, EditorPile};
use crate::app::wording::words::GameWords;
use crate::rules::{CardPile, Kind, Placement};
use crate::texts::fill;

/// Picks a card of a pile up, with others of that pile, or lets it go; or puts there what is picked up
/// from another pile.
pub(super) fn use_card(
    placement: &mut Placement,
    held: &mut BTreeSet<Kind>,
    (pile, card): (usize, Kind),
) {
    let there = placement.piles.get(pile);
    let from_other = |held: &Kind| !there.is_some_and(|pile| pile.cards.contains(held));
    if held.first().is_some_and(from_other) {
        placement.move_cards(&mem::take(held), pile);
    } else if !held.remove(&card) {
        held.insert(card);
    }
}

/// The piles as they are shown.
pub(super) fn shown(
    placement: &Placement,
    held: &BTreeSet<Kind>,
    words: &GameWords,
) -> Vec<EditorPile> {
    let piles = placement.piles.iter();
    piles.map(|pile| shown_pile(pile, held, words)).collect()
}

fn shown_pile(pile: &CardPile, held: &BTreeSet<Kind>, words: &GameWords) -> EditorPile {
    let card = |kind: &Kind| {
        let card = words.card_in_full(Some(*kind));
        let place = fill("editor-card", &[("card", &card), ("pile", &pile.name)]);
        let face = words.cards.and_then(|cards| (cards.face)(*kind));
        EditorCard {
            kind: *kind,
            face: face.unwrap_or_default(),
            spoken: if held.contains(kind) {
                fill("editor-held", &[("place", &place)])
            } else {
                place
            },
            held: held.contains(kind),
        }
    };
    let count = pile.cards.len().to_string();
    EditorPile {
        name: fill("editor-pile", &[("name", &pile.name), ("n", &count)]),
        put: (!held.is_empty()).then(|| fill("editor-put_down", &[("name", &pile.name)])),
        cards: pile.cards.iter().map(card).collect(),
    }
}
