//! The Six of VIII on the table: the role of each pile, the order of a hand, the names and pictures
//! of cards. The panels around the table get their data from `view_model`.

mod faces;
mod view_model;

use bevy::prelude::*;

use crate::app::games::CofferGame;
use crate::app::session::TableGame;
use crate::app::table::cards::show::card_game_plugin;
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::drawing::skin_plan::{CardSkinPlan, PlainCard};
use crate::app::table::layout::TableShape;
use crate::app::table::layout::cards::Arrangement;
use crate::app::table::layout::cards::{CardShape, PileRole};
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
use crate::app::wording::words::{CardWords, GameWords};
use crate::rules::six_of_viii::deck::{Card, Suit};
use crate::rules::six_of_viii::{ANNULLED, STOCK, SixOfViii, pass_spot, trick_spot};
use crate::rules::{Kind, Seat, Spot};
use crate::skins::six_of_viii::CARDS;
use crate::texts::text;

impl TableGame for SixOfViii {
    const GAME: &'static str = "six_of_viii";
}

/// The Six of VIII on the table.
#[derive(Default)]
pub struct SixOfViiiPlugin;

impl CofferGame for SixOfViii {
    type Plugin = SixOfViiiPlugin;
}

impl Plugin for SixOfViiiPlugin {
    fn build(&self, app: &mut App) {
        app.add_game::<SixOfViii>(GamePresentation {
            words: GameWords {
                kind: |kind, _| faces::kind_name(kind),
                cards: Some(CardWords {
                    face: faces::face_of,
                    as_played: faces::as_played,
                    named: |_| None,
                    in_full: |_| None,
                    section: |_| None,
                }),
                ..GameWords::of(SixOfViii::GAME)
            },
            board: table,
            sides: &["disc_dark", "disc_light"],
            count: |_, _| None,
            figure: |_, _| None,
            stage: |_| None,
            skin,
            cues: &[],
            sheets: SHEETS,
            gallery: Gallery::None,
        });
        card_game_plugin::<SixOfViii>(app);
    }
}

/// What lies round the card table, and the curtain before hidden hands.
const SHEETS: PanelSheets = PanelSheets {
    indexes: &[include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/six.json"
    ))],
    files: &[
        "six_of_viii/panels",
        "cards/panels",
        "cards/curtain",
        "cards/curtain_cloth",
    ],
};

fn table(_seats: u8) -> TableShape {
    let number = |spot| match spot {
        Spot::Pile(number) => number,
        _ => u16::MAX,
    };
    let mut piles = vec![
        (number(STOCK), PileRole::Stock),
        (number(ANNULLED), PileRole::Away),
    ];
    for place in 0..4 {
        piles.push((number(trick_spot(place)), PileRole::Trick(Seat(place))));
        piles.push((number(pass_spot(place)), PileRole::Passed(Seat(place))));
    }
    CardShape {
        arrangement: Arrangement::Tricks,
        piles,
        sort: CARDS.sort,
    }
    .into()
}

fn skin(_variant: &str) -> Pictures {
    Pictures::Cards(CardSkinPlan {
        index: CARDS.index,
        picture: CARDS.picture,
        layers: CARDS.layers,
        plain,
    })
}

/// A card for high contrast: its rank, the initial of its queen in a shape of the suit's own, and a
/// mark for each diamond.
fn plain(kind: Kind) -> PlainCard {
    let Some(card) = Card::of_kind(kind) else {
        return PlainCard::default();
    };
    let Some(suit) = card.suit() else {
        return PlainCard {
            rank: text("six_of_viii-king-index").to_owned(),
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
