//! The look of The Six of VIII.

use crate::rules::six_of_viii::deck::{Card, Suit};
use crate::rules::six_of_viii::{SixOfViii, trick_spot};
use crate::rules::{Kind, Seat, Spot};
use crate::skins::card_layers::CardCut;
use crate::skins::card_skin::{CardPlace, CardSkin};
use crate::skins::skinned::Skinned;

impl Skinned for SixOfViii {
    fn cards() -> Option<CardSkin> {
        Some(CARDS)
    }
}

/// Its cards.
pub const CARDS: CardSkin = CardSkin {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/six_of_viii.json"
    )),
    picture,
    layers: |_, _| Vec::new(),
    sort,
    place,
    line: None,
};

/// What a spot is: a place has a hand and its card of the trick.
fn place(spot: Spot) -> CardPlace {
    let played = (0..4).find(|place| trick_spot(*place) == spot);
    match (spot, played) {
        (Spot::Hand(seat), _) => CardPlace::Hand(seat),
        (_, Some(place)) => CardPlace::Trick(Seat(place)),
        _ => CardPlace::Away,
    }
}

/// Sorts a hand by suit in the order of the queens, from low to high, with the King on the right;
/// the dummy's open hand from high to low, with the King on the left (SV-13).
fn sort(kind: Kind, open: bool) -> u32 {
    let Some(card) = Card::of_kind(kind) else {
        return u32::MAX;
    };
    let suit = card.suit().map_or(Suit::ALL.len(), Suit::index) as u32;
    let rank = u32::from(card.rank());
    match (open, card.is_king()) {
        (true, true) => 0,
        (true, false) => 100 * (suit + 1) - rank,
        (false, _) => 100 * (suit + 1) + rank,
    }
}

/// The name of a card's sprite.
fn picture(kind: Option<Kind>, _cut: CardCut) -> String {
    kind.map_or_else(
        || "back".to_owned(),
        |Kind(number)| format!("card_{number}"),
    )
}
