//! The panels that stand beside the board, without a window: the moves, the seals, the clocks, and what follows a match.

use egui::{Key, Rect, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use kings_coffer::app::panels::hud::{self, ClockFace, HintSeal, HudAction, HudAreas, HudData, HudNote, HudState, SideCount};
use kings_coffer::app::panels::moves::{MoveCell, MoveRow, Step};
use kings_coffer::app::panels::side::Entry;

use super::panels::{Bench, DESK, PHONE, bench, click, contrasting, focus, tab_round};

/// Both windows, with text as it is, large and at its largest.
const SIZES: [(Vec2, u16); 6] = [(DESK, 100), (PHONE, 100), (DESK, 140), (PHONE, 140), (DESK, 200), (PHONE, 200)];

fn areas(size: Vec2) -> HudAreas {
    if size == PHONE {
        HudAreas {
            main: Rect::from_min_max(pos2(6.0, 563.0), pos2(384.0, 838.0)),
            top: Some(Rect::from_min_size(pos2(6.0, 10.0), vec2(378.0, 82.0))),
        }
    } else {
        HudAreas {
            main: Rect::from_min_size(pos2(866.0, 30.0), vec2(386.0, 660.0)),
            top: None,
        }
    }
}

/// Rows for `moves` moves of two sides, of which `shown` are made in the position shown.
fn rows(moves: usize, shown: usize) -> Vec<MoveRow> {
    let cell = |n: usize| MoveCell {
        text: if n < moves {
            format!("{}–{}", n + 1, n + 5)
        } else {
            String::new()
        },
        crown: n == 3,
        current: n < moves && n + 1 == shown,
        after: (n < moves).then_some(n + 1),
    };
    (0..moves.div_ceil(2))
        .map(|row| MoveRow {
            number: format!("{}.", row + 1),
            cells: vec![cell(2 * row), cell(2 * row + 1)],
        })
        .collect()
}

fn data(moves: usize, shown: usize) -> HudData {
    HudData {
        moves: rows(moves, shown),
        looking: (shown < moves).then(|| format!("after {shown}")),
        back: shown > 0,
        forward: shown < moves,
        undo: true,
        hint: Some(HintSeal::Ready),
        rules: true,
        ..Default::default()
    }
}

type Shown = Bench<HudState, HudAction>;

fn shown(size: Vec2, percent: u16, data: HudData) -> Harness<'static, Shown> {
    bench(size, percent, HudState::default(), move |ctx, theme, state| {
        hud::show(ctx, theme, &areas(size), &data, state)
    })
}

#[test]
fn the_seals_answer_and_a_disabled_one_does_not() {
    for (size, percent) in SIZES.into_iter().chain([(DESK, 80), (PHONE, 80)]) {
        let mut h = shown(size, percent, data(29, 29));
        assert_eq!(focus(&h), "", "the board keeps the focus");
        assert!(!h.state().state.focus.has_focus);
        assert_eq!(click(&mut h, "Hint"), [HudAction::Hint]);
        assert_eq!(click(&mut h, "Undo"), [HudAction::Undo]);
        assert_eq!(click(&mut h, "Redo"), []);
        assert_eq!(click(&mut h, "Rules"), [HudAction::Rules]);
        assert_eq!(click(&mut h, "Menu"), [HudAction::Menu]);
        assert_eq!(click(&mut h, "One move back"), [HudAction::Step(Step::Back)]);
        assert_eq!(click(&mut h, "One move forward"), []);
        assert!(h.query_by_label("15. 29–33").is_some(), "the last move is shown at {percent} %");
        for label in ["Hint", "Undo", "Rules", "Menu", "One move back"] {
            let rect = h.get_by_label(label).rect();
            let least = if size == PHONE || !label.contains("move") { 44.0 } else { 24.0 };
            assert!(rect.width() >= least && rect.height() >= least, "{label}: {rect:?}");
            assert!(areas(size).main.contains_rect(rect), "{label} stays on its sheet: {rect:?}");
        }
    }
}

#[test]
fn a_thinking_or_missing_hint_cannot_be_pressed() {
    let mut thinking = data(2, 2);
    thinking.hint = Some(HintSeal::Thinking);
    let mut h = shown(DESK, 100, thinking);
    assert_eq!(click(&mut h, "Thinking"), []);
    let mut off = data(2, 2);
    off.hint = Some(HintSeal::Off);
    let mut h = shown(DESK, 100, off);
    assert_eq!(click(&mut h, "Hint"), []);
    let mut none = data(2, 2);
    none.hint = None;
    none.rules = false;
    let h = shown(DESK, 100, none);
    assert!(h.query_by_label("Hint").is_none() && h.query_by_label("Rules").is_none());
}

/// Opens the list on a phone; on a desk it is always there.
fn open_list(h: &mut Harness<'_, Shown>, size: Vec2) {
    if size == PHONE {
        assert_eq!(click(h, "All moves"), []);
        assert!(h.state().state.list_open);
    }
}

#[test]
fn every_move_can_be_looked_at() {
    for (size, percent) in SIZES {
        let mut h = shown(size, percent, data(120, 120));
        open_list(&mut h, size);
        let last = h.get_by_label("60. … 120–124").rect();
        assert!(areas(size).main.contains_rect(last), "the last move is in sight: {last:?}");
        assert_eq!(click(&mut h, "60. 119–123"), [HudAction::Look(119)]);
        let least = if size == PHONE { 44.0 } else { 22.0 };
        assert!(last.height() >= least - 0.1, "{last:?}");
        // The first is far above; the list scrolls there and lets it be pressed.
        assert_eq!(click(&mut h, "1. 1–5"), [HudAction::Look(1)]);
        assert_eq!(click(&mut h, "30. … 60–64"), [HudAction::Look(60)]);
        if size == PHONE {
            for (label, action) in [("To the beginning", Some(Step::Start)), ("To the end", None)] {
                assert_eq!(click(&mut h, label), action.map(HudAction::Step).into_iter().collect::<Vec<_>>());
            }
            assert_eq!(click(&mut h, "Close the list"), []);
            assert!(!h.state().state.list_open);
        }
    }
}

#[test]
fn looking_back_shows_the_move_and_the_way_to_the_game() {
    for (size, percent) in SIZES {
        let mut h = shown(size, percent, data(120, 11));
        assert!(h.query_by_label("Looking back: after 11").is_some());
        assert_eq!(click(&mut h, "Back to the game"), [HudAction::Step(Step::End)]);
        assert_eq!(click(&mut h, "One move forward"), [HudAction::Step(Step::Forward)]);
        open_list(&mut h, size);
        let cell = h.get_by_label("6. 11–15").rect();
        assert!(areas(size).main.contains_rect(cell), "the move shown is in sight: {cell:?}");
        assert_eq!(click(&mut h, "To the beginning"), [HudAction::Step(Step::Start)]);
        assert_eq!(click(&mut h, "To the end"), [HudAction::Step(Step::End)]);
    }
}

#[test]
fn the_list_follows_the_match_but_not_against_the_hand_that_scrolls() {
    let mut data = data(120, 120);
    let mut h = bench(DESK, 100, (HudState::default(), 120_usize), move |ctx, theme, (state, shown)| {
        data.moves = rows(120, *shown);
        hud::show(ctx, theme, &areas(DESK), &data, state)
    });
    let list = Rect::from_min_max(pos2(880.0, 290.0), pos2(1230.0, 520.0));
    let middle = |h: &Harness<'_, Bench<(HudState, usize), HudAction>>, label: &str| h.get_by_label(label).rect().center();
    assert!(list.contains(middle(&h, "60. 119–123")));
    h.hover_at(list.center());
    h.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, 600.0),
        modifiers: Default::default(),
        phase: egui::TouchPhase::Move,
    });
    h.run();
    assert!(!list.contains(middle(&h, "60. 119–123")), "scrolled away");
    h.run();
    assert!(!list.contains(middle(&h, "60. 119–123")), "and it stays so");
    h.state_mut().state.1 = 20;
    h.run();
    assert!(list.contains(middle(&h, "10. 19–23")), "another position is shown");
}

#[test]
fn the_list_is_walked_with_the_arrows_and_is_one_stop_for_tab() {
    for size in [DESK, PHONE] {
        let mut h = shown(size, 100, data(60, 60));
        open_list(&mut h, size);
        h.state_mut().state.focus.enter = Some(Entry::Moves);
        h.run();
        assert_eq!(focus(&h), "30. … 60–64");
        assert!(h.state().state.focus.has_focus);
        for (key, label) in [
            (Key::ArrowUp, "29. … 58–62"),
            (Key::ArrowLeft, "29. 57–61"),
            (Key::ArrowUp, "28. 55–59"),
            (Key::Home, "1. 1–5"),
            (Key::ArrowDown, "2. 3–7"),
            (Key::ArrowRight, "2. … 4–8"),
        ] {
            h.key_press(key);
            h.run();
            assert_eq!(focus(&h), label);
            let rect = h.get_by_label(label).rect();
            assert!(areas(size).main.contains_rect(rect), "{label} is in sight: {rect:?}");
        }
        h.state_mut().said.clear();
        h.key_press(Key::Enter);
        h.run();
        assert_eq!(h.state().said, [HudAction::Look(4)]);
        h.key_press(Key::End);
        h.run();
        assert_eq!(focus(&h), "30. … 60–64");
        h.key_press(Key::Tab);
        h.run();
        assert_eq!(focus(&h), "To the beginning", "Tab leaves the list");
    }
}

#[test]
fn the_focus_is_handed_to_the_nearest_control() {
    let mut h = shown(DESK, 100, data(9, 9));
    for (entry, label) in [
        (Entry::First, "5. 9–13"),
        (Entry::Last, "Menu"),
        (Entry::Near(pos2(860.0, 660.0)), "Hint"),
        (Entry::Near(pos2(1250.0, 660.0)), "Menu"),
    ] {
        h.state_mut().state.focus.enter = Some(entry);
        h.run();
        assert_eq!(focus(&h), label);
        assert!(h.state().state.focus.has_focus && h.state().state.focus.enter.is_none());
        assert!(h.state().state.focus.controls.len() >= 6);
    }
    h.key_press(Key::ArrowLeft);
    h.run();
    assert_eq!(focus(&h), "Rules");
    h.key_press(Key::Space);
    h.run();
    assert_eq!(h.state().said, [HudAction::Rules]);
}

#[test]
fn all_of_the_panel_is_reached_with_tab() {
    for (size, percent) in SIZES {
        let mut seen = data(29, 11);
        seen.note = HudNote::Rule("A capture must be taken.".to_owned());
        let mut h = shown(size, percent, seen);
        let seen = tab_round(&mut h);
        let mut wanted = vec![
            "Hint",
            "Undo",
            "Rules",
            "Menu",
            "One move back",
            "One move forward",
            "Back to the game",
        ];
        wanted.push(if size == PHONE { "All moves" } else { "6. 11–15" });
        if percent < 200 || size == DESK {
            wanted.push("A capture must be taken.");
        }
        for label in wanted {
            assert!(seen.iter().any(|s| s == label), "{label} at {size} {percent} %: {seen:?}");
        }
    }
}

#[test]
fn the_rule_of_the_moment_opens_and_a_hint_is_read() {
    for (size, percent) in [(DESK, 100), (PHONE, 100), (DESK, 200)] {
        let mut now = data(9, 9);
        now.note = HudNote::Rule("A capture must be taken.".to_owned());
        let mut h = shown(size, percent, now);
        assert_eq!(click(&mut h, "A capture must be taken."), [HudAction::Rule]);
    }
    for (size, percent) in SIZES {
        let words = "27–31 wins a man in three moves, and crowns a man besides.";
        for note in [HudNote::Hint(words.to_owned()), HudNote::Draw(words.to_owned())] {
            let mut now = data(9, 9);
            now.note = note;
            let mut h = shown(size, percent, now);
            let rect = h.get_by_label(words).rect();
            assert!(areas(size).main.contains_rect(rect), "{percent} %: {rect:?}");
            assert_eq!(click(&mut h, words), []);
        }
    }
}

#[test]
fn clocks_tell_what_is_left() {
    for (size, percent) in SIZES {
        let count = |time: &str, running| SideCount {
            disc: "disc_dark".to_owned(),
            text: "8, one king".to_owned(),
            clock: Some(ClockFace {
                text: time.to_owned(),
                running,
                low: running,
            }),
        };
        let mut now = data(9, 9);
        now.counts = vec![count("4:32", false), count("0:18", true)];
        let h = shown(size, percent, now);
        assert!(h.query_by_label("4:32 left").is_some() && h.query_by_label("0:18 left, running").is_some());
        assert!(!h.ctx.has_requested_repaint(), "{:?}", h.ctx.repaint_causes());
    }
}

#[test]
fn rows_of_every_kind_are_shown() {
    // A first row that the second side begins, rows of four sides, no row at all.
    let cell = |text: &str, after| MoveCell {
        text: text.to_owned(),
        after,
        ..Default::default()
    };
    let mut half = data(0, 0);
    half.moves = vec![MoveRow {
        number: "1.".to_owned(),
        cells: vec![cell("", None), cell("a", Some(1))],
    }];
    let mut h = shown(DESK, 100, half);
    assert_eq!(click(&mut h, "1. … a"), [HudAction::Look(1)]);
    let mut four = data(0, 0);
    four.moves = vec![MoveRow {
        number: "1.".to_owned(),
        cells: vec![cell("a", Some(1)), cell("b, c", Some(3)), cell("d", Some(4)), cell("e", Some(5))],
    }];
    let mut h = shown(PHONE, 100, four);
    open_list(&mut h, PHONE);
    assert_eq!(click(&mut h, "1. … b, c"), [HudAction::Look(3)]);
    assert_eq!(click(&mut h, "1. … e"), [HudAction::Look(5)]);
    let mut h = shown(DESK, 100, data(0, 0));
    assert!(tab_round(&mut h).iter().any(|label| label == "Menu"));
}

#[test]
fn in_high_contrast_the_panel_answers_as_well() {
    for (size, percent) in SIZES {
        let mut now = data(40, 30);
        now.note = HudNote::Rule("A capture must be taken.".to_owned());
        let mut h = bench(size, percent, HudState::default(), move |ctx, theme, state| {
            hud::show(ctx, &contrasting(theme), &areas(size), &now, state)
        });
        assert_eq!(click(&mut h, "Back to the game"), [HudAction::Step(Step::End)]);
        assert_eq!(click(&mut h, "Undo"), [HudAction::Undo]);
        open_list(&mut h, size);
        assert_eq!(click(&mut h, "15. … 30–34"), [HudAction::Look(30)]);
        h.step();
        assert!(!h.ctx.has_requested_repaint(), "{:?}", h.ctx.repaint_causes());
    }
}
