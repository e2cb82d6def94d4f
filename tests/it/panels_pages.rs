//! The pages around the table without a window: rules, statistics, puzzles, and the box for texts.

use egui::{Key, Vec2};
use kings_coffer::app::panels::diagram::{Diagram, Figure, Mark};
use kings_coffer::app::panels::rules::{self, Leaf, Moment, Picture, RulesAction, RulesData, RulesState};

use super::panels::{Bench, DESK, PHONE, bench, click, contrasting, focus, tab_round};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// Every size, with the text as it is and twice as large.
const SIZES: [(Vec2, u16); 4] = [(DESK, 100), (PHONE, 100), (PHONE, 200), (DESK, 200)];

fn rules_data() -> RulesData {
    let leaf = |title: &str| Leaf {
        title: title.to_owned(),
        paragraphs: vec![format!("{title} in words."), "And more.".to_owned()],
        pictures: vec![Picture {
            diagram: Diagram {
                figures: vec![((3, 4), Figure::LightMan), ((2, 3), Figure::Wolf), ((9, 9), Figure::Sheep)],
                marks: vec![((3, 4), Mark::Piece), ((1, 2), Mark::Target), ((0, 200), Mark::Cross)],
                numbers: vec![((3, 4), 1)],
                arrows: vec![vec![(3, 4), (1, 2)], vec![(1, 1)], vec![(2, 2), (2, 2)]],
                turned: true,
            },
            caption: format!("{title} as a picture."),
        }],
    };
    RulesData {
        games: vec!["Draughts".to_owned(), "Wolf".to_owned()],
        leaves: ["The board", "Moving", "Taking"].map(leaf).to_vec(),
        lesson: Some("2 of 8 steps".to_owned()),
        ..Default::default()
    }
}

fn book<'a>(size: Vec2, percent: u16, data: RulesData, state: RulesState) -> Harness<'a, Bench<RulesState, RulesAction>> {
    bench(size, percent, state, move |ctx, theme, state| rules::show(ctx, theme, &data, state))
}

#[test]
fn the_book_of_rules_turns_its_leaves() {
    for (size, percent) in SIZES {
        let mut h = book(size, percent, rules_data(), RulesState::default());
        assert_eq!(focus(&h), "The board", "{size} {percent}");
        assert_eq!(click(&mut h, "Taking"), [RulesAction::Leaf(2)]);
        assert!(h.query_by_label("Taking in words.").is_some(), "{size} {percent}");
        assert!(h.query_by_label("Taking as a picture.").is_some());
        h.state_mut().said.clear();
        h.key_press(Key::PageUp);
        h.run();
        assert_eq!(h.state().said, [RulesAction::Leaf(1)]);
        assert!(h.query_by_label("Moving in words.").is_some());
        h.key_press(Key::Escape);
        h.run();
        if h.state().said.last() != Some(&RulesAction::Back) {
            // Where leaf and contents lie one behind the other, the first Esc leads to the contents.
            assert!(!h.state().state.reading);
            h.key_press(Key::Escape);
            h.run();
        }
        assert_eq!(h.state().said.last(), Some(&RulesAction::Back));
    }
}

#[test]
fn the_contents_are_walked_with_the_arrows() {
    let mut h = book(DESK, 100, rules_data(), RulesState::default());
    h.key_press(Key::ArrowDown);
    h.run();
    assert_eq!(focus(&h), "Moving");
    assert_eq!(h.state().said, [RulesAction::Leaf(1)]);
    assert!(h.query_by_label("Moving in words.").is_some());
    let seen = tab_round(&mut h);
    for label in ["Game: Wolf", "Search the rules", "Taking", "Learn by playing: 2 of 8 steps", "Back"] {
        assert!(seen.iter().any(|s| s == label), "{label}: {seen:?}");
    }
}

#[test]
fn the_rules_are_searched() {
    for (size, percent) in SIZES {
        let mut h = book(size, percent, rules_data(), RulesState::default());
        assert_eq!(click(&mut h, "Game: Wolf"), [RulesAction::Game(1)]);
        h.get_by_label("Search the rules").focus();
        h.run();
        h.get_by_label("Search the rules").type_text("man");
        h.run();
        assert_eq!(h.state().state.search, "man");
        assert!(h.state().said.contains(&RulesAction::Search));
        h.state_mut().said.clear();
        h.key_press(Key::Escape);
        h.run();
        assert!(h.state().said.is_empty(), "Esc leaves the field only");
        assert_eq!(click(&mut h, "Back"), [RulesAction::Back]);
    }
    let data = RulesData {
        found: Some(vec![(2, "… taken by a man …".to_owned())]),
        ..rules_data()
    };
    let mut h = book(DESK, 100, data, RulesState::default());
    assert!(h.query_by_label("One place found").is_some());
    assert!(h.query_by_label("Moving").is_none(), "what was not found is not listed");
    h.get_by_label("Search the rules").focus();
    h.run();
    h.key_press(Key::Enter);
    h.run();
    assert_eq!(h.state().said, [RulesAction::Leaf(2)], "Enter opens the first place");
}

#[test]
fn f_begins_a_search_but_is_a_letter_in_it() {
    let mut h = book(DESK, 100, rules_data(), RulesState::default());
    h.key_press(Key::F);
    h.run();
    assert_eq!(focus(&h), "Search the rules");
    h.get_by_label("Search the rules").type_text("of");
    h.run();
    assert_eq!(h.state().state.search, "of");
}

#[test]
fn the_rule_of_this_moment_opens_at_its_leaf() {
    for (size, percent) in SIZES {
        let data = RulesData {
            moment: Some(Moment {
                leaf: 1,
                sentence: "Two captures are open to you.".to_owned(),
            }),
            ..rules_data()
        };
        let mut h = book(size, percent, data, RulesState::at(0, 1, true));
        assert!(h.query_by_label("The rule of this moment").is_some());
        assert!(h.query_by_label("Two captures are open to you.").is_some());
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [RulesAction::Back], "straight back to the table");
    }
}

#[test]
fn the_book_is_there_in_high_contrast_and_rests() {
    for (size, percent) in SIZES {
        let data = rules_data();
        let mut h = bench(size, percent, RulesState::default(), move |ctx, theme, state| {
            rules::show(ctx, &contrasting(theme), &data, state)
        });
        assert_eq!(click(&mut h, "Learn by playing: 2 of 8 steps"), [RulesAction::Lesson]);
        h.step();
        assert!(!h.ctx.has_requested_repaint(), "{:?}", h.ctx.repaint_causes());
        h.get_by_label("Search the rules").focus();
        h.run();
        h.step();
        assert!(!h.ctx.has_requested_repaint(), "nothing blinks: {:?}", h.ctx.repaint_causes());
    }
}
