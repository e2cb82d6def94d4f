//! The panels of a table for several, without a window: the curtain, and the set-up with partners.

use egui::Key;
use egui_kittest::kittest::Queryable;
use kings_coffer::app::screens::curtain::view::{CurtainAction, CurtainData};
use kings_coffer::app::screens::setup::view::{
    CourtierCard, OptionRow, PersonCard, SeatChoice, SetupAction, SetupData, SetupState, Starts,
};
use kings_coffer::app::screens::{curtain, setup};

use crate::panels::{DESK, SIZES, bench, click, focus, tab_round};
use kings_coffer::app::ui::page::PageState;

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
        assert_eq!(
            focus(&h),
            "Pass to Anne. Hold to open; pressing twice opens it too."
        );
        for words in [
            "Pass to Anne",
            "Hold to open, or press twice.",
            "Since you last looked",
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
        assert!(seen.iter().any(|label| label == "Menu"), "{seen:?}");
        // A press alone opens nothing: the app measures how long it is held.
        assert_eq!(
            click(
                &mut h,
                "Pass to Anne. Hold to open; pressing twice opens it too."
            ),
            []
        );
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [CurtainAction::Menu]);
        assert_eq!(click(&mut h, "Menu"), [CurtainAction::Menu]);
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
            "Seat 1, your seat: You, a person",
            "Seat 2, on your left: Will Somers, a courtier",
            "Seat 3, your partner: Will Somers, a courtier",
            "Seat 4, on your right: Will Somers, a courtier",
            "Players: four",
            "Start the game",
        ] {
            assert!(
                seen.iter().any(|other| other == label),
                "{label} at {size} {percent} %: {seen:?}"
            );
        }
        click(&mut h, "Seat 3, your partner: Will Somers, a courtier");
        assert_eq!(h.state().state.open_seat, Some(2));
        assert_eq!(
            click(&mut h, "Thomas More, a courtier"),
            [SetupAction::Changed]
        );
        click(&mut h, "Seat 2, on your left: Will Somers, a courtier");
        assert_eq!(click(&mut h, "Anne, a person"), [SetupAction::Changed]);
        assert_eq!(
            h.state().state.seats,
            [
                SeatChoice::Person,
                SeatChoice::Person,
                SeatChoice::Courtier(1),
                SeatChoice::Courtier(0)
            ]
        );
        assert_eq!(click(&mut h, "Who starts: Partner"), [SetupAction::Changed]);
        assert_eq!(h.state().state.starts, Starts::Seat(2));
        assert_eq!(click(&mut h, "Who starts: By lot"), [SetupAction::Changed]);
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
    assert!(
        h.query_by_label("Seat 3, on your right: Thomas More, a courtier")
            .is_some()
    );
    assert!(h.query_by_label_contains("Seat 4").is_none());
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
        assert_eq!(
            click(&mut h, "Seat 6: Rules: Cocktail"),
            [SetupAction::Changed]
        );
        assert_eq!(
            click(&mut h, "Seat 2: Handicap: On"),
            [SetupAction::Changed]
        );
        assert_eq!(
            h.state().state.seat_options,
            [[0, 0], [0, 1], [0, 0], [0, 0], [0, 0], [1, 0]]
        );
        assert_eq!(click(&mut h, "Who starts: 6"), [SetupAction::Changed]);
        assert_eq!(h.state().state.starts, Starts::Seat(5));
        for label in ["Seat 6: Rules: Cocktail", "Seat 6: Will Somers, a courtier"] {
            let rect = h.get_by_label(label).rect();
            assert!(
                rect.height() >= 43.9 && rect.width() >= 43.9,
                "{label} at {size} {percent} %: {rect:?}"
            );
        }
    }
}
