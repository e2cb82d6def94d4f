//! The cards of Cromwell, put together from a front, a portrait and words; where they go is written
//! in the index of the pictures, see `assets/art/cromwell`.

use std::sync::LazyLock;

use bevy::prelude::*;
use serde::Deserialize;

use crate::app::assets::broken_index;
use crate::app::table::cards::skin::{CardCut, CardLayer, CardSkinPlan, PlainCard};
use crate::rules::Kind;
use crate::rules::cromwell::deck::Monarch;

/// The index of the pictures.
const INDEX: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/images/cromwell.json"
));

/// The look of the cards.
pub(super) const SKIN: CardSkinPlan = CardSkinPlan {
    index: INDEX,
    picture,
    layers,
    plain: |_| PlainCard::default(),
};

/// Where a portrait goes, in card widths: its centre and its radius.
#[derive(Clone, Copy, Debug, Deserialize)]
struct PortraitPlace {
    x: f32,
    y: f32,
    r: f32,
}

/// Where words go, in card widths.
#[derive(Clone, Copy, Debug, Deserialize)]
struct WordsPlace {
    x: f32,
    y: f32,
    size: f32,
    room: f32,
}

/// A card on the line.
#[derive(Clone, Debug, Deserialize)]
struct LaidPlan {
    portrait: PortraitPlace,
    name: WordsPlace,
    first: WordsPlace,
    last: WordsPlace,
    only: WordsPlace,
}

/// A cut of the cards.
#[derive(Clone, Debug, Deserialize)]
struct FrontPlan {
    portrait: PortraitPlace,
    name: WordsPlace,
    reign: WordsPlace,
    laid: LaidPlan,
}

#[derive(Clone, Debug, Deserialize)]
struct CardWidth {
    w: f32,
}

#[derive(Clone, Debug, Deserialize)]
struct CutPlan {
    card: CardWidth,
    layout: FrontPlan,
}

#[derive(Clone, Debug, Deserialize)]
struct PortraitSheet {
    radius: f32,
}

/// What the index says about the fronts.
#[derive(Clone, Debug, Deserialize)]
struct Fronts {
    wide: CutPlan,
    narrow: CutPlan,
    portraits: PortraitSheet,
}

static FRONTS: LazyLock<Option<Fronts>> = LazyLock::new(|| {
    serde_json::from_str(INDEX)
        .inspect_err(|error| error!("{}", broken_index("cromwell.json", error)))
        .ok()
});

/// The ink of names and years.
pub(super) const INK: Color = Color::srgb(0.165, 0.11, 0.078);
/// The colour of names on a spine.
const PALE: Color = Color::srgb(1.0, 0.953, 0.824);

/// The sprite of a card without its portrait and words.
fn picture(kind: Option<Kind>, cut: CardCut) -> String {
    let Some(monarch) = kind.and_then(Monarch::of_kind) else {
        return "back".to_owned();
    };
    let house = monarch.house().index();
    if cut.on_line {
        format!("laid_{house}")
    } else {
        format!("front_{house}")
    }
}

/// The years of a reign: the first, and “–1547”, or `None` for a reign within a year.
fn years(monarch: Monarch) -> (String, Option<String>) {
    let (first, last) = monarch.years();
    (
        first.to_string(),
        (last > first).then(|| format!("–{last}")),
    )
}

fn layers(kind: Kind, cut: CardCut) -> Vec<CardLayer> {
    let (Some(monarch), Some(fronts)) = (Monarch::of_kind(kind), FRONTS.as_ref()) else {
        return Vec::new();
    };
    let plan = if cut.narrow {
        &fronts.narrow
    } else {
        &fronts.wide
    };
    let layout = &plan.layout;
    let place = if cut.on_line {
        layout.laid.portrait
    } else {
        layout.portrait
    };
    let mut layers = Vec::new();
    if !cut.plain {
        let drawn = fronts.portraits.radius / plan.card.w;
        layers.extend(portrait(monarch, place, drawn));
    }
    layers.extend(if cut.on_line {
        laid_words(monarch, &layout.laid, cut.plain)
    } else {
        words_in_hand(monarch, layout)
    });
    layers
}

/// A medal with a portrait and the monarch's attribute. `drawn` is the radius that the pictures are
/// drawn for.
fn portrait(monarch: Monarch, place: PortraitPlace, drawn: f32) -> Vec<CardLayer> {
    let (house, number) = (monarch.house().index(), monarch.number());
    let at = Vec2::new(place.x, place.y);
    let scale = place.r / drawn;
    let picture = |name: String, at: Vec2| CardLayer::Picture { name, at, scale };
    let aside = Vec2::new(0.7, -0.7) * place.r;
    vec![
        picture(format!("medal_{house}"), at),
        picture(format!("portrait_{number}"), at),
        picture(format!("attribute_{number}"), at + aside),
    ]
}

fn written(words: String, place: WordsPlace, centered: bool) -> CardLayer {
    CardLayer::Words {
        words,
        at: Vec2::new(place.x, place.y),
        centered,
        upwards: false,
        size: place.size,
        room: place.room,
        color: INK,
    }
}

/// In a hand all that tells a card is at the upper left.
fn words_in_hand(monarch: Monarch, layout: &FrontPlan) -> Vec<CardLayer> {
    let (first, last) = years(monarch);
    let reign = first + &last.unwrap_or_default();
    vec![
        written(monarch.name().to_owned(), layout.name, false),
        written(reign, layout.reign, false),
    ]
}

/// On the line the name reads upwards along the spine; the years are seen on the last card of a row.
fn laid_words(monarch: Monarch, laid: &LaidPlan, plain: bool) -> Vec<CardLayer> {
    let name = CardLayer::Words {
        words: monarch.name().to_owned(),
        at: Vec2::new(laid.name.x, laid.name.y),
        centered: true,
        upwards: true,
        size: laid.name.size,
        room: laid.name.room,
        color: if plain { INK } else { PALE },
    };
    let (first, last) = years(monarch);
    let reign = match last {
        Some(last) => vec![
            written(first, laid.first, true),
            written(last, laid.last, true),
        ],
        None => vec![written(first, laid.only, true)],
    };
    [name].into_iter().chain(reign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every sprite that a card is put together from is in the index.
    #[test]
    fn every_front_has_its_pictures() {
        let names: serde_json::Value = serde_json::from_str(INDEX).expect("an index");
        let has = |sheet: &serde_json::Value, name: &str| {
            let names = sheet["names"].as_array().expect("names");
            names.iter().any(|known| known == name)
        };
        for (size, narrow) in [("wide", false), ("narrow", true)] {
            for (monarch, on_line) in Monarch::all().flat_map(|m| [(m, false), (m, true)]) {
                let cut = CardCut {
                    narrow,
                    on_line,
                    plain: false,
                };
                let front = picture(Some(monarch.kind()), cut);
                assert!(has(&names[size]["cards"], &front), "{front}");
                let layers = layers(monarch.kind(), cut);
                for layer in &layers {
                    if let CardLayer::Picture { name, .. } = layer {
                        let sheets = [&names["portraits"], &names["attributes"]];
                        assert!(sheets.iter().any(|sheet| has(sheet, name)), "{name}");
                    }
                }
                assert!(layers.len() >= 5, "portrait and words of {monarch:?}");
            }
        }
    }
}
