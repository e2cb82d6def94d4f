//! The Six of VIII on the table: which pile is what, how a hand is sorted, and what the table may know of the running trick.

use bevy::prelude::*;

use super::Look;
use super::Pictures;
use crate::app::SessionSystems;
use crate::app::session::Session;
use crate::app::session::TableGame;
use crate::app::session::TableState;
use crate::app::table::card_layout::CardFacts;
use crate::app::table::card_layout::CardShape;
use crate::app::table::card_layout::PileRole;
use crate::app::table::card_skin::CardSkinPlan;
use crate::app::table::card_skin::PlainCard;
use crate::app::table::layout::BoardShape;
use crate::app::table::piece::LaySystems;
use crate::rules::Game;
use crate::rules::Kind;
use crate::rules::PieceId;
use crate::rules::Seat;
use crate::rules::Spot;
use crate::rules::six_of_viii::ANNULLED;
use crate::rules::six_of_viii::DUMMY;
use crate::rules::six_of_viii::Laid;
use crate::rules::six_of_viii::STOCK;
use crate::rules::six_of_viii::SixOfViii;
use crate::rules::six_of_viii::View;
use crate::rules::six_of_viii::deck::Card;
use crate::rules::six_of_viii::deck::Suit;
use crate::rules::six_of_viii::pass_spot;
use crate::rules::six_of_viii::trick_spot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell_table
            .run_if(resource_exists::<Session<SixOfViii>>)
            .before(LaySystems)
            .in_set(SessionSystems::Present),
    );
}

impl TableGame for SixOfViii {
    const GAME: &'static str = "six_of_viii";
}

/// How it looks.
pub(super) const LOOK: Look = Look {
    game: SixOfViii::GAME,
    board: table,
    label: |_| None,
    discs: ["disc_dark", "disc_light"],
    count: |_, _| None,
    skin,
};

fn table() -> BoardShape {
    let number = |spot| match spot {
        Spot::Pile(number) => number,
        _ => u16::MAX,
    };
    let mut piles = vec![(number(STOCK), PileRole::Stock), (number(ANNULLED), PileRole::Away)];
    for place in 0..4 {
        piles.push((number(trick_spot(place)), PileRole::Trick(Seat(place))));
        piles.push((number(pass_spot(place)), PileRole::Passed(Seat(place))));
    }
    BoardShape {
        cards: Some(CardShape { piles, sort }),
        ..default()
    }
}

/// Suit by suit in the order of the queens, from low to high, the King on the right; the open dummy from high to low, the King on the left
/// (SV-13).
fn sort(kind: Kind, open: bool) -> u32 {
    let Some(card) = Card::of_kind(kind) else { return u32::MAX };
    let suit = card.suit().map_or(Suit::ALL.len(), Suit::index) as u32;
    let rank = u32::from(card.rank());
    match (open, card.is_king()) {
        (true, true) => 0,
        (true, false) => 100 * (suit + 1) - rank,
        (false, _) => 100 * (suit + 1) + rank,
    }
}

fn skin(_variant: &str) -> Pictures {
    Pictures::Cards(CardSkinPlan {
        index: include_str!("../../../assets/images/six_of_viii.json"),
        picture,
        plain,
    })
}

/// The name of a card's picture.
fn picture(kind: Option<Kind>) -> String {
    kind.map_or_else(|| "back".to_owned(), |Kind(number)| format!("card_{number}"))
}

/// A card in flat colours: its rank, the letter of its queen in a form of the suit's own, and a mark for each diamond.
fn plain(kind: Kind) -> PlainCard {
    let Some(card) = Card::of_kind(kind) else {
        return PlainCard::default();
    };
    let Some(suit) = card.suit() else {
        return PlainCard {
            rank: "K".to_owned(),
            letter: String::new(),
            corners: 0,
            color: [0x0a, 0x0a, 0x0a],
            points: 0,
        };
    };
    let (corners, color) = match suit {
        Suit::Black => (0, [0x0a, 0x0a, 0x0a]),
        Suit::Red => (3, [0xa0, 0x00, 0x18]),
        Suit::Orange => (4, [0x9a, 0x3a, 0x00]),
        Suit::Yellow => (5, [0x6b, 0x50, 0x00]),
        Suit::Green => (6, [0x00, 0x54, 0x20]),
        Suit::Blue => (8, [0x08, 0x2c, 0x8c]),
    };
    PlainCard {
        rank: card.rank().to_string(),
        letter: suit.letter().to_string(),
        corners,
        color,
        points: card.diamonds(),
    }
}

/// The table learns what all may know: who sits where, what lies open, and which card wins.
fn tell_table(session: Res<Session<SixOfViii>>, table: Res<TableState>, mut facts: ResMut<CardFacts>) {
    if !table.is_changed() {
        return;
    }
    let view = session.game.game_after(table.shown()).view(table.sees);
    let id = |laid: &Laid| {
        let lying = table.pieces.iter().find(|piece| piece.spot == trick_spot(laid.place));
        lying.map(|piece| piece.id)
    };
    facts.set_if_neq(CardFacts {
        round: view.ring().map(Seat).to_vec(),
        partners: view.options.four,
        open: if view.dummy.is_some() { vec![Seat(DUMMY)] } else { Vec::new() },
        trick: view.trick.iter().filter_map(id).collect::<Vec<PieceId>>(),
        winning: winning(&view).and_then(id),
    });
}

/// The card of the running trick that wins so far: the highest trump, else the highest of the suit led (SV-4, SV-8).
pub(super) fn winning(view: &View) -> Option<&Laid> {
    let (trump, led) = (view.trump(), view.led()?);
    let worth = |laid: &&Laid| {
        let suit = laid.play.suit(trump);
        (laid.play.card.is_king(), suit == trump, suit == led, laid.play.rank())
    };
    // Of the others none can win, whatever its rank.
    view.trick
        .iter()
        .filter(|laid| [trump, led].contains(&laid.play.suit(trump)))
        .max_by_key(worth)
}
