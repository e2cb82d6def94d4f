//! The panels of a table for several, without a window: the curtain, and the set-up with partners.

use egui::Key;
use egui_kittest::kittest::Queryable;
use kings_coffer::app::screens::curtain::view::{CurtainAction, CurtainData};
use kings_coffer::app::screens::setup::view::{
    CourtierCard, OptionRow, PersonCard, SeatChoice, SetupAction, SetupData, SetupState, Starts,
};
use kings_coffer::app::screens::{curtain, setup};

use crate::panels::{DESK, SIZES, bench, choice, click, focus, seat_label, tab_round};
use kings_coffer::app::ui::page::PageState;
use kings_coffer::texts::{fill, text};

fn curtain_data() -> CurtainData {
    CurtainData {
        name: "Anne".to_owned(),
        portrait: "friend".to_owned(),
        recap: vec![
            "Thomas: 9 of Aragon.".to_owned(),
            "Henry: 12 of Aragon.".to_owned(),
            "Henry wins the trick: 4 points.".to_owned(),
            "Henry: 8 of Parr.".to_owned(),
        ],
        held: 0.4,
    }
}

#[test]
fn the_curtain_names_the_person_and_tells_what_happened() {
    for (size, percent) in SIZES {
        let data = curtain_data();
        let shown = data.clone();
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| curtain::view::show(ctx, theme, &shown, state),
        );
        let anne = [("name", "Anne")];
        let spoken = fill("say-curtain", &anne);
        assert_eq!(focus(&h), spoken);
        for words in [
            &fill("curtain-pass", &anne),
            text("curtain-hold"),
            text("curtain-recap"),
        ] {
            assert!(
                h.query_by_label(words).is_some(),
                "{words} is missing at {size} {percent} %"
            );
        }
        for sentence in &data.recap {
            assert!(
                h.query_by_label(sentence).is_some(),
                "{sentence} is missing at {size} {percent} %"
            );
        }
        let seen = tab_round(&mut h);
        assert!(
            seen.iter().any(|label| label == text("hud-menu")),
            "{seen:?}"
        );
        // A press alone opens nothing: the app measures how long it is held.
        assert_eq!(click(&mut h, &spoken), []);
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [CurtainAction::Menu]);
        assert_eq!(click(&mut h, text("hud-menu")), [CurtainAction::Menu]);
        h.run();
        h.step();
        assert!(
            !h.ctx.has_requested_repaint(),
            "{:?}",
            h.ctx.repaint_causes()
        );
    }
}

fn table_for(seats: usize) -> SetupData {
    let courtier = |name: &str, level| CourtierCard {
        name: name.to_owned(),
        short: name.to_owned(),
        manner: "plays on".to_owned(),
        portrait: "more".to_owned(),
        level,
        rating: None,
    };
    let words = |words: &[&str]| {
        words
            .iter()
            .map(|word| (*word).to_owned())
            .collect::<Vec<_>>()
    };
    let (places, starters) = if seats == 4 {
        (
            words(&["your seat", "on your left", "your partner", "on your right"]),
            words(&["You", "Left", "Partner", "Right"]),
        )
    } else {
        (
            words(&["your seat", "on your left", "on your right"]),
            words(&["You", "Left", "Right"]),
        )
    };
    SetupData {
        title: "The Six of VIII".to_owned(),
        variants: vec![Default::default()],
        persons: ["You", "Anne", "Henry", "Jane"][..seats]
            .iter()
            .map(|name| PersonCard {
                name: (*name).to_owned(),
                portrait: "friend".to_owned(),
                you: *name == "You",
            })
            .collect(),
        places,
        starters,
        courtiers: vec![courtier("Will Somers", 1), courtier("Thomas More", 4)],
        starts: "Who starts".to_owned(),
        options: vec![OptionRow {
            label: "Players".to_owned(),
            note: "four in two teams, or three with a dummy".to_owned(),
            choices: words(&["four", "three"]),
            notes: Vec::new(),
            ..Default::default()
        }],
        ..Default::default()
    }
}

/// The label of a seat, from 1, at a place relative to the viewer.
fn place_label(n: usize, place: &str, name: &str, role: &str) -> String {
    let n = n.to_string();
    let values = [
        ("n", n.as_str()),
        ("place", place),
        ("name", name),
        ("role", text(role)),
    ];
    fill("setup-place_label", &values)
}

#[test]
fn every_seat_of_a_larger_table_is_a_person_or_a_courtier_of_a_level() {
    for (size, percent) in SIZES {
        let data = table_for(4);
        let mut h = bench(
            size,
            percent,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
        );
        assert_eq!(h.state().state.seats.len(), 4);
        let seen = tab_round(&mut h);
        for label in [
            &place_label(1, "your seat", "You", "setup-person"),
            &place_label(2, "on your left", "Will Somers", "setup-courtier"),
            &place_label(3, "your partner", "Will Somers", "setup-courtier"),
            &place_label(4, "on your right", "Will Somers", "setup-courtier"),
            "Players: four",
            text("setup-start"),
        ] {
            assert!(
                seen.iter().any(|other| other == label),
                "{label} at {size} {percent} %: {seen:?}"
            );
        }
        let third = place_label(3, "your partner", "Will Somers", "setup-courtier");
        click(&mut h, &third);
        assert_eq!(h.state().state.open_seat, Some(2));
        let courtier = format!("Thomas More, {}", text("setup-courtier"));
        assert_eq!(click(&mut h, &courtier), []);
        let second = place_label(2, "on your left", "Will Somers", "setup-courtier");
        click(&mut h, &second);
        let person = format!("Anne, {}", text("setup-person"));
        assert_eq!(click(&mut h, &person), []);
        assert_eq!(
            h.state().state.seats,
            [
                SeatChoice::Person,
                SeatChoice::Person,
                SeatChoice::Courtier(1),
                SeatChoice::Courtier(0)
            ]
        );
        assert_eq!(click(&mut h, "Who starts: Partner"), []);
        assert_eq!(h.state().state.starts, Starts::Seat(2));
        assert_eq!(click(&mut h, &choice("Who starts", text("setup-lot"))), []);
        assert_eq!(h.state().state.starts, Starts::Lot);
        assert_eq!(h.state().state.starts, Starts::Lot);
    }
}

/// With fewer seats the removed ones keep their settings for later; a removed seat cannot be the
/// one to start.
#[test]
fn a_table_for_three_forgets_nobody() {
    let state = SetupState {
        seats: vec![
            SeatChoice::Person,
            SeatChoice::Courtier(0),
            SeatChoice::Courtier(1),
            SeatChoice::Person,
        ],
        starts: Starts::Seat(3),
        ..SetupState::default()
    };
    let seats = state.seats.clone();
    let data = table_for(3);
    let mut h = bench(DESK, 100, state, move |ctx, theme, state| {
        setup::view::show(ctx, theme, &data, state)
    });
    let third = place_label(3, "on your right", "Thomas More", "setup-courtier");
    assert!(h.query_by_label(&third).is_some());
    assert!(h.query_by_label_contains("Seat 4").is_none());
    let seated = |role| h.query_all_by_label_contains(text(role)).count();
    let seated = (seated("setup-person"), seated("setup-courtier"));
    assert_eq!(seated, (1, 2), "the person of the fourth seat is gone");
    assert_eq!(
        (&h.state().state.seats, h.state().state.starts),
        (&seats, Starts::Lot)
    );
    h.key_press(Key::Enter);
    h.run();
    assert!(h.state().said.contains(&SetupAction::Start));
}

/// Six seats, each with its own options: a row for each, and a number for the seat that starts.
#[test]
fn six_seats_have_an_option_each() {
    for (size, percent) in SIZES {
        let mut data = table_for(4);
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let person = data.persons[1].clone();
        data.persons = ["You", "Anne", "Henry", "Jane", "Mary", "Edward"]
            .map(|name| PersonCard {
                name: name.to_owned(),
                ..person.clone()
            })
            .to_vec();
        data.places = Vec::new();
        data.starters = words(&["1", "2", "3", "4", "5", "6"]);
        data.seat_options = vec![
            OptionRow {
                label: "Rules".to_owned(),
                choices: words(&["Divorced", "Cocktail"]),
                ..Default::default()
            },
            OptionRow {
                label: "Handicap".to_owned(),
                ..Default::default()
            },
        ];
        let mut h = bench(
            size,
            percent,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
        );
        let option = |n: usize, option: &str, value: &str| {
            let n = n.to_string();
            let label = fill("setup-seat_option_label", &[("n", &n), ("label", option)]);
            choice(&label, value)
        };
        let rules = option(6, "Rules", "Cocktail");
        assert_eq!(click(&mut h, &rules), []);
        let handicap = option(2, "Handicap", text("setup-option_on"));
        assert_eq!(click(&mut h, &handicap), []);
        assert_eq!(
            h.state().state.seat_options,
            [[0, 0], [0, 1], [0, 0], [0, 0], [0, 0], [1, 0]]
        );
        assert_eq!(click(&mut h, "Who starts: 6"), []);
        assert_eq!(h.state().state.starts, Starts::Seat(5));
        let seat = seat_label(6, "Will Somers", text("setup-courtier"));
        for label in [rules, seat] {
            let rect = h.get_by_label(&label).rect();
            assert!(
                rect.height() >= 43.9 && rect.width() >= 43.9,
                "{label} at {size} {percent} %: {rect:?}"
            );
        }
    }
}
