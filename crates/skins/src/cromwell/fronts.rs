//! The cards of Cromwell, put together from a front, a portrait and words; where they go is written
//! in the index of the pictures, see `assets/art/cromwell`.

use std::sync::LazyLock;

use coffer_rules::Kind;
use coffer_rules::cromwell::deck::{House, Monarch};
use coffer_texts::text;
use glam::Vec2;
use serde::Deserialize;

use crate::card_layers::{CardCut, CardLayer, INK, WordsPlace};

/// The index of the pictures.
pub(super) const INDEX: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../assets/images/cromwell.json"
));

/// Where a portrait goes, in card widths: its centre and its radius.
#[derive(Clone, Copy, Debug, Deserialize)]
struct PortraitPlace {
    x: f32,
    y: f32,
    r: f32,
}

/// Where the names of the houses go on a back, in card widths: the first one, and how much lower each
/// following one is.
#[derive(Clone, Copy, Debug, Deserialize)]
struct BackPlan {
    #[serde(flatten)]
    first: WordsPlace,
    step: f32,
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
    house: WordsPlace,
    banner: WordsPlace,
    back: BackPlan,
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

static FRONTS: LazyLock<Result<Fronts, serde_json::Error>> =
    LazyLock::new(|| serde_json::from_str(INDEX));

/// Whether cards can be put together.
///
/// # Errors
/// If the index is broken; fronts then have no layers.
pub fn check() -> Result<(), &'static serde_json::Error> {
    FRONTS.as_ref().map(|_| ())
}

/// The size of the years of each of several reigns, compared with those of a single one.
const SEVERAL: f32 = 0.77;

/// How much lower several lines of years are than a single one, below the name, in sizes of its letters.
const LOWER: f32 = 0.12;

/// The distance between lines of years, in sizes of their letters: figures have nothing below the line.
const LEADING: f32 = 0.82;

/// The colour of names on a spine.
const PALE: [u8; 3] = [255, 243, 210];
/// The colour of the house's name on its banner.
const CREAM: [u8; 3] = [253, 243, 214];
/// The colour of the houses' names on a back.
const IVORY: [u8; 3] = [251, 241, 212];

/// The sprite of the card that marks whose turn it is.
pub const MARKER: &str = "oliver";
/// The middle of its plate, and the size of the name there, in card widths.
pub const PLATE: Vec2 = Vec2::new(0.0, -0.37);
/// See [`PLATE`].
pub const PLATE_SIZE: f32 = 0.15;

/// The sprite of a card without its portrait and words.
pub(super) fn picture(kind: Option<Kind>, cut: CardCut) -> String {
    let Some(monarch) = kind.and_then(Monarch::of_kind) else {
        return "back".to_owned();
    };
    let house = monarch.house().index();
    if cut.name_only {
        "front_name".to_owned()
    } else if cut.on_line {
        format!("laid_{house}")
    } else {
        format!("front_{house}")
    }
}

/// The years of a reign: the first, and “–1547”, or `None` for a reign within a year.
fn years((first, last): (u16, u16)) -> (String, Option<String>) {
    (
        first.to_string(),
        (last > first).then(|| format!("–{last}")),
    )
}

/// The years of a reign on one line.
fn dates(reign: (u16, u16)) -> String {
    let (first, last) = years(reign);
    first + &last.unwrap_or_default()
}

/// What is put on a card.
pub(super) fn layers(kind: Option<Kind>, cut: CardCut) -> Vec<CardLayer> {
    let Ok(fronts) = FRONTS.as_ref() else {
        return Vec::new();
    };
    let plan = if cut.narrow {
        &fronts.narrow
    } else {
        &fronts.wide
    };
    let layout = &plan.layout;
    let Some(monarch) = kind.and_then(Monarch::of_kind) else {
        return back(layout.back, cut.plain);
    };
    let place = if cut.on_line {
        layout.laid.portrait
    } else {
        layout.portrait
    };
    let mut layers = Vec::new();
    if !cut.plain {
        let drawn = fronts.portraits.radius / plan.card.w;
        layers.extend(portrait(monarch, place, drawn, cut.name_only));
        layers.extend(cut.undated.then(|| flourish(cut.on_line)));
    }
    layers.extend(if cut.on_line {
        laid_words(monarch, &layout.laid, cut)
    } else {
        words_in_hand(monarch, layout, cut)
    });
    layers
}

/// All houses in their order, as every back tells them; nothing in flat colours.
fn back(plan: BackPlan, plain: bool) -> Vec<CardLayer> {
    let houses = House::all().filter(|_| !plain);
    let line = |house: House| {
        let place = WordsPlace {
            y: plan.first.y - plan.step * house.index() as f32,
            ..plan.first
        };
        place.left_aligned(house.name().to_uppercase(), IVORY)
    };
    houses.map(line).collect()
}

/// A medal with a portrait and the monarch's attribute, in the colour of the house unless `plain`.
/// `drawn` is the radius that the pictures are drawn for.
fn portrait(monarch: Monarch, place: PortraitPlace, drawn: f32, plain: bool) -> Vec<CardLayer> {
    let number = monarch.number();
    let medal = if plain {
        "medal_plain".to_owned()
    } else {
        format!("medal_{}", monarch.house().index())
    };
    let at = Vec2::new(place.x, place.y);
    let scale = place.r / drawn;
    let picture = |name: String, at: Vec2| CardLayer::Picture { name, at, scale };
    let aside = Vec2::new(0.7, -0.7) * place.r;
    vec![
        picture(medal, at),
        picture(format!("portrait_{number}"), at),
        picture(format!("attribute_{number}"), at + aside),
    ]
}

/// What stands in place of the years; it is drawn for a whole card.
fn flourish(on_line: bool) -> CardLayer {
    let name = if on_line { "dateless_laid" } else { "dateless" };
    CardLayer::Picture {
        name: name.to_owned(),
        at: Vec2::ZERO,
        scale: 1.0,
    }
}

fn written(words: String, place: WordsPlace) -> CardLayer {
    place.left_aligned(words, INK)
}

/// The words on the card that marks whose turn it is.
pub(super) fn marker_words() -> CardLayer {
    let place = WordsPlace {
        x: PLATE.x,
        y: PLATE.y,
        size: PLATE_SIZE,
        room: 1.0,
    };
    place.centered(text("cromwell-name").to_owned(), INK)
}

/// The space at the right of words in a hand, in card widths.
const MARGIN: f32 = 0.03;

/// In a hand all that tells a card is at the upper left, where the next card does not cover it. The
/// house is on its banner; in flat colours there is none.
fn words_in_hand(monarch: Monarch, layout: &FrontPlan, cut: CardCut) -> Vec<CardLayer> {
    let end = 0.5 - f32::from(cut.covered) / 100.0 - MARGIN;
    let seen = |place: WordsPlace| {
        let room = place.room.min(end - place.x).max(0.0);
        WordsPlace { room, ..place }
    };
    let mut words = vec![written(monarch.name().to_owned(), seen(layout.name))];
    let house = monarch.house().name();
    words.extend(match cut {
        CardCut {
            name_only: true, ..
        } => None,
        CardCut { plain: true, .. } => Some(written(house.to_owned(), seen(layout.house))),
        _ => Some(seen(layout.banner).left_aligned(house.to_uppercase(), CREAM)),
    });
    if !cut.undated {
        words.extend(reigns_in_hand(&monarch.reigns(), layout.reign));
    }
    words
}

/// The years of the reigns, in smaller lines if there are several.
fn reigns_in_hand(reigns: &[(u16, u16)], place: WordsPlace) -> Vec<CardLayer> {
    if let [reign] = reigns {
        return vec![written(dates(*reign), place)];
    }
    let size = place.size * SEVERAL;
    let middle = place.y - place.size * LOWER;
    let step = size * LEADING;
    let top = middle + step * (reigns.len() as f32 - 1.0) / 2.0;
    let line = |(number, reign): (usize, &(u16, u16))| {
        let y = top - step * number as f32;
        written(dates(*reign), WordsPlace { y, size, ..place })
    };
    reigns.iter().enumerate().map(line).collect()
}

/// The least room for the years on the line, in card widths: with less they are left out.
const LEAST_YEARS: f32 = 0.34;

/// The space at each side of years on the line that have little room, in card widths.
const YEARS_MARGIN: f32 = 0.015;

/// On the line the name reads upwards along the spine; the years are seen beside it where the next
/// card leaves room for them.
fn laid_words(monarch: Monarch, laid: &LaidPlan, cut: CardCut) -> Vec<CardLayer> {
    let name = CardLayer::Words {
        words: monarch.name().to_owned(),
        at: Vec2::new(laid.name.x, laid.name.y),
        centered: true,
        upwards: true,
        size: laid.name.size,
        room: laid.name.room,
        color: if cut.plain { INK } else { PALE },
    };
    // From the spine, in the middle of which the name is, to the next card.
    let spine = 2.0 * laid.name.x + 0.5;
    let end = 0.5 - f32::from(cut.covered) / 100.0;
    let room = end - spine - 2.0 * YEARS_MARGIN;
    let whole = end >= laid.first.x + laid.first.room / 2.0;
    let reigns = monarch.reigns();
    // Several reigns are written so small that they need all of the room.
    let legible = whole || reigns.len() == 1 && room >= LEAST_YEARS;
    if cut.undated || !legible {
        return vec![name];
    }
    let year = |words: String, place: WordsPlace| {
        let narrowed = WordsPlace {
            x: (spine + end) / 2.0,
            room,
            ..place
        };
        let place = if whole { place } else { narrowed };
        place.centered(words, INK)
    };
    let reign = match reigns.as_slice() {
        [reign] => match years(*reign) {
            (first, Some(last)) => vec![year(first, laid.first), year(last, laid.last)],
            (first, None) => vec![year(first, laid.only)],
        },
        several => {
            let lines = several.iter().zip([laid.first, laid.last]);
            let line = |(reign, place): (&(u16, u16), WordsPlace)| year(dates(*reign), place);
            lines.map(line).collect()
        }
    };
    [name].into_iter().chain(reign).collect()
}

#[cfg(test)]
mod tests;
