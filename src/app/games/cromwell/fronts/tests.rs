//! The fronts in hands and on the line.

use bevy::math::{Rect, Vec2};

use super::SKIN;
use crate::app::table::cards::skin::size_on_card;
use crate::app::table::drawing::skin_plan::{CardCut, CardLayer};
use crate::app::table::drawing::writing::{Typeface, measured};
use crate::app::table::layout::cards::Arrangement;
use crate::app::table::layout::cards::{
    CARD_HEIGHT, CardFacts, CardPlaces, CardShape, HandCard, Held,
};
use crate::app::table::layout::{Surface, WindowShape};
use crate::rules::cromwell::deck::{House, Monarch};
use crate::rules::cromwell::laid_spot;
use crate::rules::{Kind, PieceId, Seat, Spot};

const SIZES: [Vec2; 6] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(900.0, 1200.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(1024.0, 768.0),
];

/// A monarch in the viewer's hand.
fn hand_card(monarch: Monarch) -> HandCard {
    HandCard {
        id: PieceId(monarch.kind().0),
        spot: Spot::Hand(Seat(0)),
        face: Some(monarch.kind()),
        selected: false,
        marked: false,
        playable: Some(true),
    }
}

/// The viewer's hand with these monarchs.
fn hand(window: Vec2, monarchs: &[Monarch]) -> Vec<Held> {
    let shape = shape_of_line();
    let facts = CardFacts {
        round: vec![Seat(0), Seat(1), Seat(2)],
        ..CardFacts::default()
    };
    let cards: Vec<HandCard> = monarchs.iter().copied().map(hand_card).collect();
    let mut places = CardPlaces::new(window, Seat(0), &shape, &facts);
    places.lay(&cards, &[]);
    places.held
}

/// The rectangles of the words on a card in a hand, with the words and their size in pixels.
fn words_on(held: &Held, narrow: bool, plain: bool) -> Vec<(String, f32, Rect)> {
    let cut = CardCut {
        narrow,
        plain,
        covered: held.covered(),
        ..CardCut::default()
    };
    let typeface = if plain {
        Typeface::Plain
    } else {
        Typeface::Strong
    };
    let width = held.rest.width;
    let layers = (SKIN.layers)(Some(Kind(held.id.0)), cut).into_iter();
    let words = layers.filter_map(|layer| match layer {
        CardLayer::Words {
            words,
            at,
            size,
            room,
            ..
        } => {
            let size = width * size_on_card(&words, size, room, typeface);
            let long = measured(&words, typeface, size).x;
            let left = held.rest.at + at * width;
            let tall = Vec2::Y * 0.35 * size;
            Some((
                words,
                size,
                Rect::from_corners(left - tall, left + tall + Vec2::X * long),
            ))
        }
        CardLayer::Picture { .. } => None,
    });
    words.collect()
}

/// Every name, house and reign in a hand of ten can be read: no other card and no edge of the
/// window cuts it, and it is large enough.
#[test]
fn ten_cards_can_be_read_in_every_window() {
    let by_length = |monarch: &Monarch| std::cmp::Reverse(monarch.name().len());
    let usual = |monarch: &Monarch| monarch.house().monarchs().len() > 1;
    let mut longest: Vec<Monarch> = Monarch::all().filter(usual).collect();
    longest.sort_by_key(by_length);
    let alike: Vec<Monarch> = Monarch::all().skip(9).take(10).collect();
    for (window, plain) in SIZES
        .into_iter()
        .flat_map(|size| [(size, false), (size, true)])
    {
        let narrow = WindowShape::of(window).is_phone();
        for monarchs in [&longest[..10], &alike, &longest[..3]] {
            let hand = hand(window, monarchs);
            for held in &hand {
                let words = words_on(held, narrow, plain);
                for (number, (words, size, rect)) in words.into_iter().enumerate() {
                    let about = format!("{words} in {window}, plain: {plain}");
                    // The name comes first. The house can be known by its colour and badge, too.
                    let house = words.chars().all(|letter| letter.is_uppercase());
                    let least = match number {
                        0 => 10.5,
                        _ if house => 8.0,
                        _ => 9.0,
                    };
                    assert!(size >= least, "{about}: {size} px");
                    let inside = rect.min.abs().max(rect.max.abs());
                    assert!(
                        inside.cmple(window / 2.0).all(),
                        "{about} leaves the window"
                    );
                    let over = |other: &&Held| other.rest.order > held.rest.order;
                    for other in hand.iter().filter(over) {
                        let size = Vec2::new(1.0, CARD_HEIGHT) * other.rest.width;
                        let card = Rect::from_center_size(other.rest.at, size);
                        let shared = card.intersect(rect);
                        assert!(shared.is_empty(), "{about} is covered by {shared:?}");
                    }
                    let edge = held.rest.at.x + held.rest.width / 2.0;
                    assert!(rect.max.x < edge, "{about} leaves its card");
                }
            }
        }
    }
}

/// A line of all houses.
fn facts_of_line() -> CardFacts {
    let spots = |house: House| house.monarchs().iter().map(laid_spot).collect();
    CardFacts {
        line: House::all().map(spots).collect(),
        ..CardFacts::default()
    }
}

fn shape_of_line() -> CardShape {
    CardShape {
        arrangement: Arrangement::Line,
        piles: Vec::new(),
        sort: |kind, _| u32::from(kind.0),
    }
}

/// The next card on the line covers no part of the years, and most are seen if every third is laid.
#[test]
fn no_years_on_the_line_are_cut() {
    let (facts, shape) = (facts_of_line(), shape_of_line());
    for (window, apart) in SIZES
        .into_iter()
        .flat_map(|size| [1, 2, 3].map(|by| (size, by)))
    {
        let laid: Vec<Monarch> = Monarch::all().step_by(apart).collect();
        let card = |monarch: &Monarch| HandCard {
            spot: laid_spot(*monarch),
            playable: None,
            ..hand_card(*monarch)
        };
        let mut places = CardPlaces::new(window, Seat(0), &shape, &facts);
        places.lay(&laid.iter().map(card).collect::<Vec<_>>(), &[]);
        let pose = |monarch: Monarch| places.pile_pose(laid_spot(monarch), 0).expect("a place");
        let mut dated = 0;
        for (place, monarch) in laid.iter().enumerate() {
            let at = pose(*monarch);
            let next = laid.get(place + 1).map(|next| pose(*next));
            let next = next.filter(|next| next.at.y == at.at.y);
            let end = next.map_or(f32::INFINITY, |next| next.at.x - next.width / 2.0);
            let cut = CardCut {
                narrow: WindowShape::of(window).is_phone(),
                covered: places.covered_on_line(laid_spot(*monarch)),
                on_line: true,
                ..CardCut::default()
            };
            for layer in (SKIN.layers)(Some(monarch.kind()), cut) {
                let CardLayer::Words {
                    words,
                    at: middle,
                    upwards: false,
                    size,
                    room,
                    ..
                } = layer
                else {
                    continue;
                };
                let size = at.width * size_on_card(&words, size, room, Typeface::Strong);
                let half = measured(&words, Typeface::Strong, size).x / 2.0;
                let right = at.at.x + middle.x * at.width + half;
                assert!(
                    right < end,
                    "{words} of {monarch} in {window}: {right} of {end}"
                );
                dated += 1;
            }
        }
        assert!(apart < 3 || dated > laid.len(), "{window}: {dated}");
    }
}

/// A few cards lie side by side, whole on the screen.
#[test]
fn a_few_cards_are_whole() {
    for window in SIZES {
        let few: Vec<Monarch> = Monarch::all().take(5).collect();
        let hand = hand(window, &few);
        for pair in hand.windows(2) {
            let apart = pair[1].rest.at.x - pair[0].rest.at.x;
            assert!(apart >= pair[0].rest.width * 0.9, "{window}: {apart}");
        }
        let high = hand[0].rest.width * CARD_HEIGHT;
        let below = -window.y / 2.0 - (hand[0].rest.at.y - high / 2.0);
        assert!(below <= 0.0, "{window}: {below} of {high} are off");
    }
}

/// A press on a house spreads its cards, and they can be read in every window.
#[test]
fn every_house_of_the_line_can_be_spread() {
    let (facts, shape) = (facts_of_line(), shape_of_line());
    let card = |monarch: Monarch| HandCard {
        spot: laid_spot(monarch),
        playable: None,
        ..hand_card(monarch)
    };
    let laid: Vec<HandCard> = Monarch::all().map(card).collect();
    for window in SIZES {
        let narrow = WindowShape::of(window).is_phone();
        for house in &facts.line {
            let mut places = CardPlaces::new(window, Seat(0), &shape, &facts);
            places.lay(&laid, &[]);
            let about = format!("{house:?} in {window}");
            let at = places.center(house[0]).expect("a place");
            let hit = places.spot_at(at, None, &|_| true);
            assert_eq!(hit, Some(house[0]), "{about}");
            places.lay_spread(&laid, &[], hit);
            for place in house {
                let pose = places.pile_pose(*place, 0).expect("a place");
                let least = if narrow { 78.0 } else { 84.0 };
                assert!(pose.width >= least, "{about}: {} px", pose.width);
                assert!(!places.is_on_line(*place), "{about}");
                assert_eq!(places.covered_on_line(*place), 0, "{about}");
            }
        }
    }
}
