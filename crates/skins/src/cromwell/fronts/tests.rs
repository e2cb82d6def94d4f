//! The fronts in every cut.

use super::*;

/// Every cut of a card.
fn cuts() -> impl Iterator<Item = CardCut> {
    (0..32_u8).map(|bits| {
        let has = |bit: u8| bits >> bit & 1 == 1;
        CardCut {
            narrow: has(0),
            covered: 0,
            on_line: has(1),
            plain: has(2),
            undated: has(3),
            name_only: has(4),
        }
    })
}

/// Every sprite that a card is put together from is in the index.
#[test]
fn every_front_has_its_pictures() {
    let names: serde_json::Value = serde_json::from_str(INDEX).expect("an index");
    let has = |sheet: &serde_json::Value, name: &str| {
        let names = sheet["names"].as_array().expect("names");
        names.iter().any(|known| known == name)
    };
    for cut in cuts() {
        let cards = &names[if cut.narrow { "narrow" } else { "wide" }]["cards"];
        for monarch in Monarch::all() {
            let front = picture(Some(monarch.kind()), cut);
            assert!(has(cards, &front), "{front}");
            let layers = layers(Some(monarch.kind()), cut);
            for layer in &layers {
                if let CardLayer::Picture { name, .. } = layer {
                    let sheets = [&names["portraits"], &names["attributes"], cards];
                    assert!(sheets.iter().any(|sheet| has(sheet, name)), "{name}");
                }
            }
            let least = if cut.plain { 1 } else { 5 };
            assert!(layers.len() >= least, "portrait and words of {monarch:?}");
        }
    }
    assert_eq!(picture(None, CardCut::default()), "back");
}

/// A reign that was interrupted, and one that interrupted another, are on the cards in full.
#[test]
fn every_reign_is_on_the_card() {
    for cut in cuts().filter(|cut| !cut.undated) {
        for monarch in Monarch::all().filter(|monarch| monarch.reigns().len() > 1) {
            let layers = layers(Some(monarch.kind()), cut);
            for reign in monarch.reigns() {
                let told = |layer: &CardLayer| matches!(layer, CardLayer::Words { words, .. } if *words == dates(reign));
                assert!(layers.iter().any(told), "{monarch} {reign:?}");
            }
        }
    }
}

/// CR-11: if questions are hard, what is shown in a trade tells no house, and while a question stands no
/// card tells years.
#[test]
fn what_would_answer_a_question_is_left_out() {
    let told = |monarch: Monarch, cut| {
        let layers = layers(Some(monarch.kind()), cut).into_iter();
        let told = layers.map(|layer| match layer {
            CardLayer::Picture { name, .. } => name,
            CardLayer::Words { words, .. } => words,
        });
        told.chain([picture(Some(monarch.kind()), cut)])
            .collect::<Vec<_>>()
    };
    for cut in cuts() {
        for monarch in Monarch::all() {
            let told = told(monarch, cut);
            let has = |part: &str| told.iter().any(|word| word == part);
            assert!(has(monarch.name()), "{monarch}");
            let house = monarch.house().index();
            let of_house = ["front", "laid", "medal"].map(|part| format!("{part}_{house}"));
            // In flat colours the pictures are not shown, and on the line the ribbon has the house.
            let tells_house = if cut.plain {
                cut.on_line && !cut.name_only || has(monarch.house().name())
            } else {
                of_house.iter().any(|part| has(part))
            };
            let banner = has(&monarch.house().name().to_uppercase());
            let has_banner = !cut.plain && !cut.on_line && !cut.name_only;
            assert_eq!(banner, has_banner, "{cut:?} {told:?}");
            assert_eq!(tells_house, !cut.name_only, "{cut:?} {told:?}");
            let first = monarch.years().0.to_string();
            let tells_year = told.iter().any(|word| word.contains(&first));
            assert_eq!(tells_year, !cut.undated, "{cut:?} {told:?}");
        }
    }
}

/// Every back tells all houses, in the words of the language.
#[test]
fn a_back_tells_the_houses() {
    for narrow in [false, true] {
        let cut = CardCut {
            narrow,
            ..CardCut::default()
        };
        let told = layers(None, cut).into_iter().map(|layer| match layer {
            CardLayer::Words { words, at, .. } => (words, at.y),
            CardLayer::Picture { name, .. } => panic!("{name}"),
        });
        let (words, heights): (Vec<String>, Vec<f32>) = told.unzip();
        let houses: Vec<String> = House::all()
            .map(|house| house.name().to_uppercase())
            .collect();
        assert_eq!(words, houses);
        assert!(heights.is_sorted_by(|one, next| one > next), "{heights:?}");
        let plain = CardCut { plain: true, ..cut };
        assert!(layers(None, plain).is_empty());
    }
}
