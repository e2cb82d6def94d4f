#[cfg(feature = "texts")]
use coffer_texts::has;

use super::*;

fn monarch(key: &str) -> Monarch {
    key.parse().expect("a monarch")
}

#[test]
fn there_are_42_monarchs_in_nine_houses() {
    let sizes: Vec<usize> = House::all().map(|house| house.monarchs().len()).collect();
    assert_eq!(sizes, [4, 8, 3, 3, 6, 7, 6, 1, 4]);
    assert_eq!(sizes.iter().sum::<usize>(), MONARCHS);
    let of_houses = House::all().map(House::monarchs);
    assert_eq!(
        of_houses.fold(MonarchSet::EMPTY, |all, set| all | set),
        MonarchSet::ALL
    );
    for monarch in Monarch::all() {
        assert!(monarch.house().monarchs().contains(monarch));
        assert_eq!(Monarch::of_kind(monarch.kind()), Some(monarch));
        assert_eq!(monarch.key().parse(), Ok(monarch));
    }
    assert_eq!(monarch("Henry8").years(), (1509, 1547));
    assert_eq!(
        (Monarch::new(42), "henry9".parse::<Monarch>()),
        (None, Err(()))
    );
}

/// The years have no gap but the Commonwealth's; between the flight of James II and his
/// daughter's accession lies only a turn of the year.
#[test]
fn the_years_have_no_gap_but_the_commonwealths() {
    let mut gaps = Vec::new();
    for monarch in Monarch::all() {
        let (first, last) = monarch.years();
        assert!(first <= last);
        let Some(next) = monarch.neighbour(Side::After) else {
            assert_eq!(last, 2022);
            continue;
        };
        let next_year = next.years().0;
        assert!(next_year >= first && next.years().1 >= last);
        if next_year > last {
            gaps.push((monarch.key(), next.key(), next_year - last));
        }
    }
    assert_eq!(gaps, [("charles1", "charles2", 11), ("james2", "mary2", 1)]);
    assert_eq!(monarch("william1").years().0, 1066);
}

/// Every monarch has a name and a caption that fits on a card in two short lines; no two
/// captions are alike, and none tells the name of its house or the years of a reign.
#[test]
#[cfg(feature = "texts")]
fn every_monarch_has_a_name_and_a_caption() {
    let mut captions = std::collections::BTreeSet::new();
    let mut names = std::collections::BTreeSet::new();
    for monarch in Monarch::all() {
        assert!(has(&monarch.reign().name_key), "{monarch}");
        assert!(has(&monarch.reign().caption_key), "{monarch}");
        let caption = monarch.caption();
        assert!((20..=60).contains(&caption.chars().count()), "{caption}");
        assert!(
            caption.ends_with('.') && !caption.contains('\''),
            "{caption}"
        );
        assert!(
            captions.insert(caption) && names.insert(monarch.name()),
            "{monarch}"
        );
    }
    for house in House::all() {
        assert!(has(&deck().houses[house.index()].name_key), "{house:?}");
        assert_eq!(House::of_key(house.key()), Some(house));
    }
}

/// CR-11: beside James II either joint ruler is right.
#[test]
fn cr_11_neighbours_in_the_line() {
    let right = |key: &str, side| {
        let answers = monarch(key).right_answers(side).into_iter();
        answers.map(Monarch::key).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(right("henry8", Side::Before), "henry7");
    assert_eq!(right("henry8", Side::After), "edward6");
    assert_eq!(right("stephen", Side::After), "henry2", "across houses");
    assert_eq!(right("charles1", Side::After), "charles2");
    assert_eq!(right("james2", Side::After), "mary2 william3");
    assert_eq!(right("mary2", Side::Before), "james2");
    assert_eq!(right("mary2", Side::After), "william3");
    assert_eq!(right("william3", Side::Before), "mary2 james2");
    assert_eq!(right("william3", Side::After), "anne");
    assert_eq!(right("anne", Side::Before), "william3");
    assert_eq!(right("william1", Side::Before), "");
    assert_eq!(right("elizabeth2", Side::After), "");
}

/// Henry VI came back while Edward IV was away: both are on either side of each other.
#[test]
#[cfg(feature = "texts")]
fn an_interrupted_reign_is_told_by_both_cards() {
    let (henry, edward) = (monarch("henry6"), monarch("edward4"));
    assert_eq!(henry.reigns(), [(1422, 1461), (1470, 1471)]);
    assert_eq!(edward.reigns(), [(1461, 1470), (1471, 1483)]);
    let also = |monarch: Monarch| Side::BOTH.map(|side| monarch.also_beside(side));
    assert_eq!(also(henry), [Some(edward), None]);
    assert_eq!(also(edward), [None, Some(henry)]);
    for monarch in Monarch::all().filter(|one| ![henry, edward].contains(one)) {
        assert_eq!(monarch.reigns(), [monarch.years()]);
        assert_eq!(
            (also(monarch), monarch.interruption_key()),
            ([None; 2], None)
        );
    }
    let key = henry.interruption_key().expect("a story");
    assert!(has(key) && edward.interruption_key() == Some(key));
}

#[test]
fn runs_end_with_their_house() {
    let set = |keys: &str| keys.split(' ').map(monarch).collect::<MonarchSet>();
    let runs = |keys: &str| set(keys).runs().map(MonarchSet::len).collect::<Vec<_>>();
    assert_eq!(runs("henry4 henry5 henry6 edward4"), [3, 1]);
    assert_eq!(
        runs("james1 charles1 charles2 james2 william3 anne"),
        [4, 2]
    );
    assert_eq!(MonarchSet::EMPTY.runs().count(), 0);
    assert_eq!(MonarchSet::ALL.runs().count(), HOUSES);
    let tudors = set("henry7 henry8 edward6 jane mary1 elizabeth1");
    assert_eq!(
        MonarchSet::run(monarch("henry7"), monarch("elizabeth1")),
        tudors
    );
    assert_eq!(tudors.first(), Some(monarch("henry7")));
    assert_eq!(tudors.last(), Some(monarch("elizabeth1")));
    assert_eq!(MonarchSet::EMPTY.last(), None);
    assert!(tudors.contains_all(set("jane")) && !set("jane").contains_all(tudors));
}

#[test]
fn a_broken_file_is_refused_with_a_reason() {
    let why = |text: &str| MonarchDeck::read(text).map_err(|error| error.to_string());
    assert!(why("(houses: [])").is_err_and(|why| why.starts_with("not a deck: ")));
    let change = |from: &str, to: &str| {
        assert!(FILE.contains(from), "{from}");
        why(&FILE.replacen(from, to, 1)).expect_err(to)
    };
    let jane = "(key: \"jane\", first: 1553, last: 1553),";
    assert_eq!(
        change(jane, ""),
        "9 houses and 41 monarchs instead of 9 and 42"
    );
    assert_eq!(
        change("key: \"jane\"", "key: \"mary1\""),
        "there are two of “mary1”"
    );
    assert_eq!(
        change("1553, last: 1553", "1553, last: 1552"),
        "“jane” does not follow the one before"
    );
    assert_eq!(
        change("first: 1660", "first: 1603"),
        "“charles2” does not follow the one before"
    );
    assert_eq!(
        change("by: \"henry6\", first: 1470", "by: \"henry6\", first: 1460"),
        "“henry6” does not follow the one before"
    );
    assert_eq!(
        change("alone: \"edward7\"", "alone: \"edward9\""),
        "there is no “edward9”"
    );
    assert_eq!(
        change("(\"norman\", \"york\")", "(\"norman\", \"percy\")"),
        "there is no “percy”"
    );
    assert_eq!(
        change("2: (\"norman\", \"york\"),", ""),
        "no houses are chosen for 2 players"
    );
}
