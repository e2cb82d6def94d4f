//! The look of The Six of VIII.

use coffer_rules::six_of_viii::deck::{Card, Suit};
use coffer_rules::six_of_viii::{SixOfViii, trick_spot};
use coffer_rules::{Kind, Seat, Spot};
use coffer_texts::text;

use crate::card_layers::{CardCut, CardLayer, INK, WordsPlace};
use crate::card_skin::{CardPlace, CardSkin};
use crate::skinned::Skinned;

impl Skinned for SixOfViii {
    fn cards() -> Option<CardSkin> {
        Some(CARDS)
    }
}

/// Its cards.
pub const CARDS: CardSkin = CardSkin {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/images/six_of_viii.json"
    )),
    picture,
    layers,
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

/// The colour of the King's letter.
const CRIMSON: [u8; 3] = [125, 20, 38];

/// The queen's name on a card without diamonds.
const NAME: WordsPlace = WordsPlace {
    x: -0.12,
    y: -0.5,
    size: 0.108,
    room: 0.54,
};
/// The queen's name on the ribbon of her card.
const QUEEN: WordsPlace = WordsPlace {
    x: -0.108,
    y: -0.452,
    size: 0.12,
    room: 0.5,
};
/// The King on his ribbon.
const KING: WordsPlace = WordsPlace {
    x: -0.124,
    y: -0.458,
    size: 0.112,
    room: 0.5,
};
/// The King's letter in his corner.
const LETTER: WordsPlace = WordsPlace {
    x: -0.34,
    y: 0.54,
    size: 0.25,
    room: 0.22,
};
/// The same in the cut for narrow windows.
const LARGE_LETTER: WordsPlace = WordsPlace {
    x: -0.284,
    y: 0.46,
    size: 0.39,
    room: 0.34,
};

/// The words on a card, in the language in use; none in flat colours, which have words of their own.
/// In the narrow cut there is room only for the King's letter.
fn layers(kind: Option<Kind>, cut: CardCut) -> Vec<CardLayer> {
    let Some(card) = kind.and_then(Card::of_kind).filter(|_| !cut.plain) else {
        return Vec::new();
    };
    let Some(suit) = card.suit() else {
        let place = if cut.narrow { LARGE_LETTER } else { LETTER };
        let letter = place.centered(text("six_of_viii-king-index").to_owned(), CRIMSON);
        let name = || KING.centered(text("six_of_viii-king-name").to_owned(), INK);
        return [letter]
            .into_iter()
            .chain((!cut.narrow).then(name))
            .collect();
    };
    let is_queen = card.rank() == 12;
    let has_name = is_queen || card.rank() > 0 && card.diamonds() == 0;
    if cut.narrow || !has_name {
        return Vec::new();
    }
    let name = queen(suit);
    vec![if is_queen {
        QUEEN.centered(name, INK)
    } else {
        NAME.centered(name, ink(suit))
    }]
}

/// The short name of a suit's queen, e.g. “Boleyn”.
pub fn queen(suit: Suit) -> String {
    text(&format!("six_of_viii-queen-{}-short", suit.key())).to_owned()
}

/// The colour of numbers and names of a suit: dark enough to be read on parchment.
pub fn ink(suit: Suit) -> [u8; 3] {
    match suit {
        Suit::Black => [0x23, 0x1c, 0x1e],
        Suit::Red => [0x75, 0x0f, 0x1f],
        Suit::Orange => [0x65, 0x2a, 0x08],
        Suit::Yellow => [0x4a, 0x37, 0x00],
        Suit::Green => [0x14, 0x43, 0x25],
        Suit::Blue => [0x1a, 0x37, 0x7b],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words on a card.
    fn words(number: u16, cut: CardCut) -> Vec<String> {
        let layers = layers(Some(Kind(number)), cut).into_iter();
        let words = layers.filter_map(|layer| match layer {
            CardLayer::Words { words, .. } => Some(words),
            CardLayer::Picture { .. } => None,
        });
        words.collect()
    }

    fn number(tells: impl Fn(Card) -> bool) -> u16 {
        let mut numbers = 0..63;
        let found = numbers.find(|number| Card::of_kind(Kind(*number)).is_some_and(&tells));
        found.expect("a card")
    }

    #[test]
    fn words_are_written_where_there_is_room() {
        let wide = CardCut::default();
        let narrow = CardCut {
            narrow: true,
            ..wide
        };
        let plain = CardCut {
            plain: true,
            ..wide
        };
        let of = |suit, rank| number(|card: Card| card.suit() == Some(suit) && card.rank() == rank);
        let (king, queen) = (number(Card::is_king), of(Suit::Yellow, 12));
        let (diamond, spy) = (of(Suit::Red, 4), of(Suit::Red, 0));
        assert_eq!(words(king, wide), ["K", "Henry\u{a0}VIII"]);
        assert_eq!(words(queen, wide), ["Cleves"]);
        assert_eq!(words(of(Suit::Black, 1), wide), ["Aragon"]);
        assert_eq!(words(king, narrow), ["K"]);
        for (card, cut) in [(diamond, wide), (spy, wide), (queen, narrow), (king, plain)] {
            assert!(words(card, cut).is_empty(), "{card}");
        }
        assert!(layers(None, wide).is_empty());
    }
}
