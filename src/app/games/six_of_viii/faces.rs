//! The look and the names of suits and cards.

use bevy_egui::egui::Color32;

use crate::app::ui::cards::{CardFace, SuitLook};
use crate::rules::Kind;
use crate::rules::six_of_viii::deck::{Card, Suit};
use crate::rules::six_of_viii::round::Play;
use crate::skins::six_of_viii::{ink, queen};
use crate::texts::{fill, text};

/// The look and the names of a suit.
pub(super) fn suit_look(suit: Suit) -> SuitLook {
    let silk = match suit {
        Suit::Black => [0x2b, 0x26, 0x29],
        Suit::Red => [0xb3, 0x20, 0x2f],
        Suit::Orange => [0xdd, 0x6a, 0x1c],
        Suit::Yellow => [0xe8, 0xbd, 0x2c],
        Suit::Green => [0x2f, 0x7d, 0x49],
        Suit::Blue => [0x2f, 0x57, 0xb0],
    };
    let color = |[r, g, b]: [u8; 3]| Color32::from_rgb(r, g, b);
    SuitLook {
        key: suit.key().to_owned(),
        letter: suit.letter().to_string(),
        color: text(suit.text_key()).to_owned(),
        person: text(&format!("six_of_viii-queen-{}", suit.key())).to_owned(),
        short: queen(suit),
        ink: color(ink(suit)),
        silk: color(silk),
    }
}

fn rank_of(rank: impl ToString, suit: Suit) -> String {
    fill(
        "six_of_viii-card",
        &[("rank", &rank.to_string()), ("queen", &queen(suit))],
    )
}

/// The name of a card, e.g. “6 of Boleyn”, “King”.
fn card_name(card: Card) -> String {
    card.suit().map_or_else(
        || text("six_of_viii-king").to_owned(),
        |suit| rank_of(card.rank(), suit),
    )
}

/// The name of the card with this kind.
pub(super) fn kind_name(kind: Kind) -> Option<String> {
    Card::of_kind(kind).map(card_name)
}

/// The words for a spy that is played as the other colour's 13, which the move's notation shows.
/// `None` for any other play.
pub(super) fn as_played(kind: Kind, notation: &str) -> Option<String> {
    let card = Card::of_kind(kind)?;
    let thirteen = card.spy_for().filter(|_| notation.ends_with("13"))?;
    Some(fill(
        "six_of_viii-spy",
        &[
            ("card", &fill("cards-the", &[("card", &card_name(card))])),
            (
                "as",
                &fill("cards-the", &[("card", &rank_of(13, thirteen))]),
            ),
        ],
    ))
}

/// The face of a card for the panels. A spy that was played as a 13 looks like that 13.
pub(super) fn face(play: Play) -> CardFace {
    let card = play.card;
    let suit = card.spy_for().filter(|_| play.thirteen).or(card.suit());
    let name = match suit {
        Some(suit) => rank_of(play.rank(), suit),
        None => card_name(card),
    };
    CardFace {
        index: if card.is_king() {
            text("six_of_viii-king-index").to_owned()
        } else {
            play.rank().to_string()
        },
        suit: suit.map(suit_look),
        points: card.diamonds(),
        name,
    }
}

/// The face of the card with this kind.
pub(super) fn face_of(kind: Kind) -> Option<CardFace> {
    Card::of_kind(kind).map(|card| face(Play::own(card)))
}
