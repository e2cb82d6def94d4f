//! The panels beside the board, without a window: the moves, the buttons, the clocks, and the
//! result of a match.

use egui::{Key, Rect, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use kings_coffer::app::course::{CourseCommand, Tone};
use kings_coffer::app::screens::confirm::view::{ConfirmAction, ConfirmData};
use kings_coffer::app::screens::pause::view::{PauseAction, PauseData};
use kings_coffer::app::screens::result::view::{LevelOffer, ResultAction, ResultData};
use kings_coffer::app::screens::table_hud::board_hud::{
    ClockFace, HintButton, HudAction, HudAreas, HudData, HudNote, HudState,
};
use kings_coffer::app::screens::table_hud::course::view::{CourseData, Next};
use kings_coffer::app::screens::table_hud::moves::{Jump, MoveCell, MoveRow, Step};
use kings_coffer::app::screens::table_hud::review::view::{
    Moment, Racer, ReviewAction, ReviewData, ReviewPanelState, Weight,
};
use kings_coffer::app::screens::table_hud::{board_hud, course, review};
use kings_coffer::app::screens::{confirm, pause, result};
use kings_coffer::app::table::layout::board::BoardShape;
use kings_coffer::app::table::layout::{TableLayout, TableShape};
use kings_coffer::app::ui::layers::around_table;
use kings_coffer::app::ui::page::PageState;
use kings_coffer::app::ui::players::{ScoreLine, SeatCard, SeatSlot};
use kings_coffer::rules::Seat;
use kings_coffer::texts::{fill, plural, text, two_sentences};

use super::panels::{
    Bench, DESK, LOW, PHONE, SIZES, bench, can_be_read_and_pressed, choice, click, contrasting,
    focus, tab_round,
};

/// The rectangles of the panels beside a board, in points.
fn areas(size: Vec2) -> HudAreas {
    let window = bevy::math::Vec2::new(size.x, size.y);
    let board = TableShape::from(BoardShape::default());
    let layout = TableLayout::new(window, &board, Seat(0));
    let rect = |rect: bevy::math::Rect| {
        Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
    };
    let strip = rect(layout.strip);
    HudAreas {
        main: rect(layout.panel),
        top: strip.is_positive().then_some(strip),
    }
}

/// Whether this is the phone layout, in which the list of moves replaces the panel.
fn has_sheet(size: Vec2) -> bool {
    areas(size).top.is_some()
}

/// Rows for `moves` moves of two sides, of which `shown` have been made in the position shown.
fn rows(moves: usize, shown: usize) -> Vec<MoveRow> {
    let cell = |n: usize| MoveCell {
        text: if n < moves {
            format!("{}–{}", n + 1, n + 5)
        } else {
            String::new()
        },
        crown: n == 3,
        current: n < moves && n + 1 == shown,
        after: (n < moves).then_some(Jump::To(n + 1)),
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
        viewed_position: (shown < moves).then(|| format!("after {shown}")),
        back: shown > 0,
        forward: shown < moves,
        undo: true,
        hint: Some(HintButton::Ready),
        rules: true,
        ..Default::default()
    }
}

type Shown = Bench<HudState, HudAction>;

fn shown(size: Vec2, percent: u16, data: HudData) -> Harness<'static, Shown> {
    bench(
        size,
        percent,
        HudState::default(),
        move |ctx, theme, state| {
            around_table(ctx, theme, |ui| {
                board_hud::show(ui, &areas(size), &data, state)
            })
        },
    )
}

#[test]
fn the_icon_buttons_answer_and_a_disabled_one_does_not() {
    for (size, percent) in SIZES.into_iter().chain([(DESK, 80), (PHONE, 80)]) {
        let mut h = shown(size, percent, data(29, 29));
        assert_eq!(focus(&h), "", "the board keeps the focus");
        assert_eq!(click(&mut h, text("hud-hint")), [HudAction::Hint]);
        assert_eq!(click(&mut h, text("hud-undo")), [HudAction::Undo]);
        assert_eq!(click(&mut h, text("hud-redo")), []);
        assert_eq!(click(&mut h, text("hud-rules")), [HudAction::Rules]);
        assert_eq!(click(&mut h, text("hud-menu")), [HudAction::Menu]);
        assert_eq!(
            click(&mut h, text("moves-back")),
            [HudAction::Step(Step::Back)]
        );
        assert_eq!(click(&mut h, text("moves-forward")), []);
        assert!(
            h.query_by_label("15. 29–33").is_some(),
            "the last move is shown at {percent} %"
        );
        if percent == 100 && has_sheet(size) {
            can_be_read_and_pressed(&h, size);
        }
        for label in [
            text("hud-hint"),
            text("hud-undo"),
            text("hud-rules"),
            text("hud-menu"),
            text("moves-back"),
        ] {
            let rect = h.get_by_label(label).rect();
            let least = if has_sheet(size) || label != text("moves-back") {
                44.0
            } else {
                24.0
            };
            assert!(
                rect.width() > least - 0.1 && rect.height() > least - 0.1,
                "{label}: {rect:?}"
            );
            assert!(
                areas(size).main.contains_rect(rect),
                "{label} stays on its sheet: {rect:?}"
            );
        }
    }
}

#[test]
fn a_thinking_or_missing_hint_cannot_be_pressed() {
    let mut thinking = data(2, 2);
    thinking.hint = Some(HintButton::Thinking);
    let mut h = shown(DESK, 100, thinking);
    assert_eq!(click(&mut h, text("hud-hint_thinking")), []);
    let mut off = data(2, 2);
    off.hint = Some(HintButton::Off);
    let mut h = shown(DESK, 100, off);
    assert_eq!(click(&mut h, text("hud-hint")), []);
    let mut none = data(2, 2);
    none.hint = None;
    none.rules = false;
    let h = shown(DESK, 100, none);
    assert!(
        h.query_by_label(text("hud-hint")).is_none()
            && h.query_by_label(text("hud-rules")).is_none()
    );
}

/// Opens the list on a phone; on a desktop it is always open.
fn open_list(h: &mut Harness<'_, Shown>, size: Vec2) {
    if has_sheet(size) {
        assert_eq!(click(h, text("moves-all")), []);
        assert!(h.state().state.list_open);
    }
}

#[test]
fn every_move_can_be_looked_at() {
    for (size, percent) in SIZES {
        let mut h = shown(size, percent, data(120, 120));
        open_list(&mut h, size);
        let last = h.get_by_label("60. … 120–124").rect();
        assert!(
            areas(size).main.contains_rect(last),
            "the last move is in sight: {last:?}"
        );
        assert_eq!(
            click(&mut h, "60. 119–123"),
            [HudAction::Seek(Jump::To(119))]
        );
        let least = if has_sheet(size) { 44.0 } else { 22.0 };
        assert!(last.height() >= least - 0.1, "{last:?}");
        // The first row is far above; the list scrolls there so that it can be pressed.
        assert_eq!(click(&mut h, "1. 1–5"), [HudAction::Seek(Jump::To(1))]);
        assert_eq!(
            click(&mut h, "30. … 60–64"),
            [HudAction::Seek(Jump::To(60))]
        );
        if has_sheet(size) {
            for (label, action) in [
                (text("moves-start"), Some(Step::Start)),
                (text("moves-end"), None),
            ] {
                assert_eq!(
                    click(&mut h, label),
                    action.map(HudAction::Step).into_iter().collect::<Vec<_>>()
                );
            }
            assert_eq!(click(&mut h, text("moves-close")), []);
            assert!(!h.state().state.list_open);
        }
    }
}

#[test]
fn looking_back_shows_the_move_and_the_way_to_the_game() {
    for (size, percent) in SIZES {
        let mut h = shown(size, percent, data(120, 11));
        assert!(
            h.query_by_label(&choice(text("hud-looking"), "after 11"))
                .is_some()
        );
        assert_eq!(click(&mut h, text("hud-now")), [HudAction::Step(Step::End)]);
        assert_eq!(
            click(&mut h, text("moves-forward")),
            [HudAction::Step(Step::Forward)]
        );
        open_list(&mut h, size);
        let cell = h.get_by_label("6. 11–15").rect();
        assert!(
            areas(size).main.contains_rect(cell),
            "the move shown is in sight: {cell:?}"
        );
        assert_eq!(
            click(&mut h, text("moves-start")),
            [HudAction::Step(Step::Start)]
        );
        assert_eq!(
            click(&mut h, text("moves-end")),
            [HudAction::Step(Step::End)]
        );
    }
}

#[test]
fn the_list_follows_the_match_but_not_against_the_hand_that_scrolls() {
    let mut data = data(120, 120);
    let mut h = bench(
        DESK,
        100,
        (HudState::default(), 120_usize),
        move |ctx, theme, (state, shown)| {
            data.moves = rows(120, *shown);
            around_table(ctx, theme, |ui| {
                board_hud::show(ui, &areas(DESK), &data, state)
            })
        },
    );
    let list = Rect::from_min_max(pos2(880.0, 290.0), pos2(1230.0, 520.0));
    let middle = |h: &Harness<'_, Bench<(HudState, usize), HudAction>>, label: &str| {
        h.get_by_label(label).rect().center()
    };
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
    assert!(
        list.contains(middle(&h, "10. 19–23")),
        "another position is shown"
    );
}

#[test]
fn the_list_is_walked_with_the_arrows_and_is_one_stop_for_tab() {
    for size in [DESK, PHONE] {
        let mut h = shown(size, 100, data(60, 60));
        open_list(&mut h, size);
        h.state_mut().state.to_moves = true;
        h.run();
        assert_eq!(focus(&h), "30. … 60–64");
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
            assert!(
                areas(size).main.contains_rect(rect),
                "{label} is in sight: {rect:?}"
            );
        }
        h.state_mut().said.clear();
        h.key_press(Key::Enter);
        h.run();
        assert_eq!(h.state().said, [HudAction::Seek(Jump::To(4))]);
        h.key_press(Key::End);
        h.run();
        assert_eq!(focus(&h), "30. … 60–64");
        h.key_press(Key::Tab);
        h.run();
        assert_eq!(focus(&h), text("moves-start"), "Tab leaves the list");
    }
}

#[test]
fn the_focus_is_handed_over_once() {
    let mut h = shown(DESK, 100, data(9, 9));
    h.state_mut().state.to_moves = true;
    h.run();
    assert_eq!(focus(&h), "5. 9–13");
    assert!(!h.state().state.to_moves);
}

#[test]
fn all_of_the_panel_is_reached_with_tab() {
    for (size, percent) in SIZES {
        let mut seen = data(29, 11);
        seen.note = HudNote::Rule("A capture must be taken.".to_owned());
        let mut h = shown(size, percent, seen);
        let seen = tab_round(&mut h);
        let mut wanted = vec![
            text("hud-hint"),
            text("hud-undo"),
            text("hud-rules"),
            text("hud-menu"),
            text("moves-back"),
            text("moves-forward"),
            text("hud-now"),
        ];
        wanted.push(if has_sheet(size) {
            text("moves-all")
        } else {
            "6. 11–15"
        });
        if percent < 200 || size == DESK {
            wanted.push("A capture must be taken.");
        }
        for label in wanted {
            assert!(
                seen.iter().any(|s| s == label),
                "{label} at {size} {percent} %: {seen:?}"
            );
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
        for note in [
            HudNote::Hint(words.to_owned()),
            HudNote::Draw(words.to_owned()),
        ] {
            let mut now = data(9, 9);
            now.note = note;
            let mut h = shown(size, percent, now);
            let rect = h.get_by_label(words).rect();
            assert!(
                areas(size).main.contains_rect(rect),
                "{percent} %: {rect:?}"
            );
            assert_eq!(click(&mut h, words), []);
        }
    }
}

#[test]
fn clocks_tell_what_is_left() {
    for (size, percent) in SIZES {
        let seat = |place, time: &str, running| SeatCard {
            place,
            emblem: "disc_dark".to_owned(),
            count: "8, one king".to_owned(),
            clock: Some(ClockFace {
                text: time.to_owned(),
                running,
                low: running,
            }),
            ..Default::default()
        };
        let mut now = data(9, 9);
        now.seats = vec![seat(0, "0:18", true), seat(1, "4:32", false)];
        let h = shown(size, percent, now);
        for (said, time) in [("hud-clock-stands", "4:32"), ("hud-clock-runs", "0:18")] {
            let said = fill(said, &[("time", time)]);
            assert!(h.query_by_label(&said).is_some(), "{said}");
        }
        assert!(
            !h.ctx.has_requested_repaint(),
            "{:?}",
            h.ctx.repaint_causes()
        );
    }
}

/// A board for this many seats, each with a score card.
fn round(seats: usize, clocks: bool) -> HudData {
    let lines = [
        "Divorced", "Beheaded", "Died", "Divorced", "Beheaded", "Survived",
    ];
    let seat = |place: usize| SeatCard {
        seat: place as u8,
        place,
        name: format!("Player {place}"),
        portrait: "more".to_owned(),
        emblem: "disc_dark".to_owned(),
        count: "4 queens left".to_owned(),
        acts: place == 0,
        clock: clocks.then(|| ClockFace {
            text: format!("{place}:00"),
            ..Default::default()
        }),
        slot: SeatSlot::Score(
            lines
                .iter()
                .enumerate()
                .map(|(i, text)| ScoreLine {
                    text: (*text).to_owned(),
                    struck: i < place,
                    lit: i == place,
                })
                .collect(),
        ),
        ..Default::default()
    };
    HudData {
        seats: (0..seats).map(seat).collect(),
        ..data(9, 9)
    }
}

#[test]
fn each_of_three_to_six_has_a_card_of_its_own() {
    for (size, percent) in SIZES {
        for (seats, clocks) in [(3, true), (4, false), (5, false), (6, true)] {
            let data = round(seats, clocks);
            let words: Vec<String> = data.seats.iter().map(SeatCard::words).collect();
            let mut h = shown(size, percent, data);
            // Score cards need the room of the sheet.
            let sheet = areas(size).main;
            let cards: Vec<Rect> = words
                .iter()
                .map(|words| h.get_by_label(words).rect())
                .collect();
            for (i, card) in cards.iter().enumerate() {
                assert!(
                    sheet.expand(0.5).contains_rect(*card),
                    "{i} of {seats}: {card:?}"
                );
                let apart = cards[..i]
                    .iter()
                    .all(|other| !other.shrink(0.5).intersects(*card));
                assert!(apart, "{i} of {seats} at {percent} %: {card:?}");
                let clock = fill("hud-clock-stands", &[("time", &format!("{i}:00"))]);
                assert_eq!(h.query_by_label(&clock).is_some(), clocks);
            }
            assert!(
                words[1].ends_with("4 queens left, Divorced"),
                "{}",
                words[1]
            );
            assert_eq!(click(&mut h, text("hud-hint")), [HudAction::Hint]);
            assert_eq!(click(&mut h, text("hud-menu")), [HudAction::Menu]);
        }
    }
}

#[test]
fn rows_of_every_kind_are_shown() {
    // A first row begun by the second side, rows of four sides, no row at all.
    let cell = |text: &str, after| MoveCell {
        text: text.to_owned(),
        after,
        ..Default::default()
    };
    let mut half = data(0, 0);
    half.moves = vec![MoveRow {
        number: "1.".to_owned(),
        cells: vec![cell("", None), cell("a", Some(Jump::To(1)))],
    }];
    let mut h = shown(DESK, 100, half);
    assert_eq!(click(&mut h, "1. … a"), [HudAction::Seek(Jump::To(1))]);
    let mut four = data(0, 0);
    four.moves = vec![MoveRow {
        number: "1.".to_owned(),
        cells: vec![
            cell("a", Some(Jump::To(1))),
            cell("b, c", Some(Jump::To(3))),
            cell("d", Some(Jump::To(4))),
            cell("e", Some(Jump::To(5))),
        ],
    }];
    let mut h = shown(PHONE, 100, four);
    open_list(&mut h, PHONE);
    assert_eq!(click(&mut h, "1. … b, c"), [HudAction::Seek(Jump::To(3))]);
    assert_eq!(click(&mut h, "1. … e"), [HudAction::Seek(Jump::To(5))]);
    let mut h = shown(DESK, 100, data(0, 0));
    assert!(
        tab_round(&mut h)
            .iter()
            .any(|label| label == text("hud-menu"))
    );
}

#[test]
fn in_high_contrast_the_panel_answers_as_well() {
    for (size, percent) in SIZES {
        let mut now = data(40, 30);
        now.note = HudNote::Rule("A capture must be taken.".to_owned());
        let mut h = bench(
            size,
            percent,
            HudState::default(),
            move |ctx, theme, state| {
                around_table(ctx, &contrasting(theme), |ui| {
                    board_hud::show(ui, &areas(size), &now, state)
                })
            },
        );
        assert_eq!(click(&mut h, text("hud-now")), [HudAction::Step(Step::End)]);
        assert_eq!(click(&mut h, text("hud-undo")), [HudAction::Undo]);
        open_list(&mut h, size);
        assert_eq!(
            click(&mut h, "15. … 30–34"),
            [HudAction::Seek(Jump::To(30))]
        );
        h.step();
        assert!(
            !h.ctx.has_requested_repaint(),
            "{:?}",
            h.ctx.repaint_causes()
        );
    }
}

/// The sentence about every moment.
const LOSES: &str = "Loses a man; better 22–18.";

fn moment(after: usize, weight: Weight, turning: bool) -> Moment {
    Moment {
        after,
        weight,
        turning,
        name: format!("{}. move", after.div_ceil(2)),
        sentence: LOSES.to_owned(),
    }
}

/// A review of 40 moves that shows the position after ten.
fn reviewed() -> ReviewData {
    ReviewData {
        line: "You won in 20 moves".to_owned(),
        moves: 40,
        shown: 10,
        shown_name: "5. … 9–14".to_owned(),
        graph: (0..41).map(|after| Some(after * 60 - 600)).collect(),
        moments: vec![
            moment(3, Weight::Inaccuracy, false),
            moment(10, Weight::Blunder, true),
            moment(21, Weight::Mistake, false),
        ],
        speed: 1,
        ..Default::default()
    }
}

type Reviewed = Bench<ReviewPanelState, ReviewAction>;

fn review(
    size: Vec2,
    percent: u16,
    contrast: bool,
    data: ReviewData,
) -> Harness<'static, Reviewed> {
    bench(
        size,
        percent,
        ReviewPanelState::default(),
        move |ctx, theme, state| {
            let theme = if contrast {
                contrasting(theme)
            } else {
                theme.clone()
            };
            around_table(ctx, &theme, |ui| {
                review::view::show(ui, &areas(size), &data, state)
            })
        },
    )
}

/// The label of the button with the pace of a replay.
fn speed(pace: &str) -> String {
    fill("review-speed", &[("name", text(pace))])
}

#[test]
fn a_match_is_gone_through_step_by_step_and_by_itself() {
    for (size, percent) in SIZES {
        for contrast in [false, true] {
            let mut h = review(size, percent, contrast, reviewed());
            assert_eq!(focus(&h), "", "the board keeps the focus");
            for (label, action) in [
                (text("moves-start"), ReviewAction::Step(Step::Start)),
                (text("moves-back"), ReviewAction::Step(Step::Back)),
                (text("review-play"), ReviewAction::Play(true)),
                (text("moves-forward"), ReviewAction::Step(Step::Forward)),
                (text("moves-end"), ReviewAction::Step(Step::End)),
                (&speed("settings-normal"), ReviewAction::Speed(2)),
                (text("play_from-title"), ReviewAction::PlayFrom),
                (text("review-close"), ReviewAction::Close),
            ] {
                assert_eq!(click(&mut h, label), [action], "{size} {percent} %");
                let rect = h.get_by_label(label).rect();
                let least = if has_sheet(size) { 44.0 } else { 30.0 };
                assert!(
                    rect.width() > least - 0.1 && rect.height() > least - 0.1,
                    "{label}: {rect:?}"
                );
                assert!(areas(size).main.contains_rect(rect), "{label}: {rect:?}");
            }
            assert!(
                !h.ctx.has_requested_repaint(),
                "{:?}",
                h.ctx.repaint_causes()
            );
        }
    }
    let mut end = reviewed();
    end.shown = 40;
    end.playing = true;
    end.speed = 7;
    let mut h = review(DESK, 100, false, end);
    assert_eq!(click(&mut h, text("moves-forward")), []);
    assert_eq!(
        click(&mut h, text("review-pause")),
        [ReviewAction::Play(false)]
    );
    assert_eq!(
        click(&mut h, &speed("settings-quick")),
        [ReviewAction::Speed(0)],
        "a speed that does not exist is the last one"
    );
}

#[test]
fn the_bar_answers_to_click_drag_and_keys() {
    for (size, percent) in SIZES {
        for replay in [false, true] {
            let mut data = reviewed();
            if replay {
                data.graph.clear();
                data.moments.clear();
            }
            let mut h = review(size, percent, false, data);
            h.state_mut().state.to_moves = true;
            h.run();
            assert_eq!(focus(&h), text("review-bar"));
            for (key, to) in [
                (Key::ArrowLeft, 9),
                (Key::ArrowRight, 11),
                (Key::Home, 0),
                (Key::End, 40),
            ] {
                h.state_mut().said.clear();
                h.key_press(key);
                h.run();
                assert_eq!(h.state().said, [ReviewAction::Seek(to)], "{key:?}");
                assert_eq!(focus(&h), text("review-bar"), "{key:?} does not lead away");
            }
            let bar = h.get_by_label(text("review-bar")).rect();
            assert!(bar.height() >= 43.9, "{bar:?}");
            h.state_mut().said.clear();
            h.drag_at(bar.left_center());
            h.run();
            h.hover_at(bar.right_center());
            h.run();
            h.drop_at(bar.right_center());
            h.run();
            let said = &h.state().said;
            assert_eq!(
                said.first(),
                Some(&ReviewAction::Seek(0)),
                "{size} {percent} %"
            );
            assert_eq!(said.last(), Some(&ReviewAction::Seek(40)));
        }
    }
}

#[test]
fn the_players_of_a_race_are_compared_at_the_move_shown() {
    let racer = |name: &str, needed: fn(u16) -> u16| Racer {
        name: name.to_owned(),
        disc: "disc_dark".to_owned(),
        needed: (0..41).map(needed).collect(),
    };
    let race = vec![
        racer("You", |after| 10 - after / 4),
        racer("Katherine", |after| 12 - after / 5),
        racer("Thomas More", |after| 11 - after.min(10)),
    ];
    for (size, percent) in SIZES {
        for contrast in [false, true] {
            let data = ReviewData {
                graph: Vec::new(),
                moments: Vec::new(),
                race: race.clone(),
                ..reviewed()
            };
            let h = review(size, percent, contrast, data);
            for (name, moves) in [("You", 8), ("Katherine", 10), ("Thomas More", 1)] {
                let moves = plural("review-to_go", moves);
                let said = &fill("review-racer", &[("name", name), ("moves", &moves)]);
                let rect = h.get_by_label(said).rect();
                assert!(areas(size).main.contains_rect(rect), "{said}: {rect:?}");
            }
        }
    }
}

#[test]
fn the_moves_that_mattered_are_named_and_lead_to_the_board() {
    for (size, percent) in SIZES {
        let mut h = review(size, percent, false, reviewed());
        if has_sheet(size) {
            // The move of the position shown is announced, and the next one follows.
            let kind = fill("review-and_turn", &[("what", text("review-blunder"))]);
            let words = format!("{kind}: {LOSES}");
            assert_eq!(click(&mut h, &words), [ReviewAction::Seek(21)]);
        } else {
            let words = |name: &str, kind| format!("{name}, {}. {LOSES}", text(kind));
            let inaccuracy = words("2. move", "review-inaccuracy");
            assert_eq!(click(&mut h, &inaccuracy), [ReviewAction::Seek(3)]);
            let mistake = words("11. move", "review-mistake");
            assert_eq!(click(&mut h, &mistake), [ReviewAction::Seek(21)]);
            let graph = h.get_by_label(text("review-graph")).rect();
            h.state_mut().said.clear();
            h.drag_at(graph.right_center() - vec2(8.0, 0.0));
            h.drop_at(graph.right_center() - vec2(8.0, 0.0));
            h.run();
            let said = &h.state().said;
            assert!(
                !said.is_empty() && said.iter().all(|action| *action == ReviewAction::Seek(40)),
                "{said:?}"
            );
        }
    }
    let mut elsewhere = reviewed();
    elsewhere.shown = 30;
    let mut h = review(PHONE, 100, false, elsewhere);
    let inaccuracy = text("review-inaccuracy");
    let next = fill("review-next", &[("move", "2. move"), ("what", inaccuracy)]);
    assert_eq!(
        click(&mut h, &next),
        [ReviewAction::Seek(3)],
        "round again from the first"
    );
}

#[test]
fn a_review_in_the_making_says_how_far_it_is() {
    for (size, percent) in SIZES {
        let mut data = reviewed();
        data.graph.truncate(14);
        data.graph[5] = None;
        data.moments.clear();
        data.progress = Some((14, 41));
        let h = review(size, percent, false, data);
        let done = fill("review-progress", &[("n", "14"), ("all", "41")]);
        assert!(h.query_by_label(&done).is_some());
        let head = choice(text("review-title"), "5. … 9–14");
        assert!(h.query_by_label(&head).is_some());
    }
    // Inconsistent data are shown as far as possible.
    let mut wrong = reviewed();
    wrong.moves = 0;
    wrong.shown = 99;
    wrong.moments.push(moment(500, Weight::Turn, true));
    let mut h = review(DESK, 100, false, wrong);
    assert_eq!(click(&mut h, text("review-play")), []);
}

#[test]
fn a_review_is_reached_with_tab() {
    for (size, percent) in SIZES {
        let mut h = review(size, percent, false, reviewed());
        let seen = tab_round(&mut h);
        for label in [
            text("review-bar"),
            text("review-play"),
            &speed("settings-normal"),
            text("review-close"),
        ] {
            assert!(
                seen.iter().any(|s| s == label),
                "{label} at {size} {percent} %: {seen:?}"
            );
        }
        let moments = seen.iter().filter(|label| label.contains(LOSES)).count();
        assert_eq!(moments, if has_sheet(size) { 1 } else { 3 });
    }
}

fn lesson() -> CourseData {
    CourseData {
        name: "Will Somers".to_owned(),
        portrait: "will".to_owned(),
        title: "You must capture".to_owned(),
        ribbon: "Step 3 of 8, by hand".to_owned(),
        step: Some((2, 8)),
        words: "If you can jump, you must. Jump him!".to_owned(),
        hint: Some(true),
        again: true,
        back: Some(true),
        next: Some((Next::Step, false)),
        ..Default::default()
    }
}

fn puzzle() -> CourseData {
    CourseData {
        ribbon: "Dark to move and win".to_owned(),
        step: None,
        back: None,
        difficulty: Some(2),
        count: "12 of 30 solved".to_owned(),
        tone: Tone::Correction,
        solution: Some(true),
        next: Some((Next::Puzzle, true)),
        solved: true,
        ..lesson()
    }
}

fn taught(
    size: Vec2,
    percent: u16,
    contrast: bool,
    data: CourseData,
) -> Harness<'static, Bench<(), CourseCommand>> {
    bench(size, percent, (), move |ctx, theme, _| {
        let theme = if contrast {
            contrasting(theme)
        } else {
            theme.clone()
        };
        around_table(ctx, &theme, |ui| {
            course::view::show(ui, &areas(size), &data)
        })
    })
}

#[test]
fn a_lesson_answers_by_mouse_and_keys() {
    for (size, percent) in SIZES {
        for contrast in [false, true] {
            let mut h = taught(size, percent, contrast, lesson());
            assert_eq!(focus(&h), "", "the board keeps the focus");
            assert!(
                h.query_by_label("If you can jump, you must. Jump him!")
                    .is_some()
            );
            for (label, action) in [
                (text("hud-hint"), CourseCommand::Hint),
                (text("course-again"), CourseCommand::Again),
                (text("course-back"), CourseCommand::Back),
                (text("course-leave"), CourseCommand::Leave),
            ] {
                assert_eq!(click(&mut h, label), [action]);
                let rect = h.get_by_label(label).rect();
                assert!(
                    rect.width() >= 44.0 && rect.height() >= 44.0,
                    "{label}: {rect:?}"
                );
                assert!(areas(size).main.contains_rect(rect), "{label}: {rect:?}");
            }
            assert_eq!(
                click(&mut h, text("course-next")),
                [],
                "not before it is done"
            );
            assert!(h.query_by_label(text("course-solution")).is_none());
            let mut done = lesson();
            done.tone = Tone::Praise;
            done.solved = true;
            done.next = Some((Next::Finish, true));
            done.back = Some(false);
            let mut h = taught(size, percent, contrast, done);
            let ribbon = two_sentences("Step 3 of 8, by hand", text("course-solved"));
            assert!(h.query_by_label(&ribbon).is_some());
            assert_eq!(click(&mut h, text("course-finish")), [CourseCommand::Next]);
            assert_eq!(click(&mut h, text("course-back")), []);
            h.get_by_label(text("course-finish")).focus();
            h.run();
            assert_eq!(focus(&h), text("course-finish"));
            h.state_mut().said.clear();
            h.key_press(Key::Enter);
            h.run();
            assert_eq!(h.state().said, [CourseCommand::Next]);
            assert!(
                !h.ctx.has_requested_repaint(),
                "{:?}",
                h.ctx.repaint_causes()
            );
        }
    }
}

#[test]
fn a_puzzle_answers_and_is_reached_with_tab() {
    for (size, percent) in SIZES {
        let mut h = taught(size, percent, false, puzzle());
        let ribbon = two_sentences("Dark to move and win", text("course-solved"));
        assert!(h.query_by_label(&ribbon).is_some());
        assert_eq!(
            click(&mut h, text("course-solution")),
            [CourseCommand::Solution]
        );
        assert_eq!(
            click(&mut h, text("course-next_puzzle")),
            [CourseCommand::Next]
        );
        assert!(
            h.query_all_by_label_contains("12 of 30 solved")
                .next()
                .is_some()
        );
        let seen = tab_round(&mut h);
        for label in [
            text("hud-hint"),
            text("course-again"),
            text("course-solution"),
            text("course-leave"),
            text("course-next_puzzle"),
        ] {
            assert!(
                seen.iter().any(|s| s == label),
                "{label} at {size} {percent} %: {seen:?}"
            );
        }
    }
}

#[test]
fn the_result_offers_another_level_and_the_match_again() {
    for (size, percent) in SIZES {
        let data = ResultData {
            headline: "You lose".to_owned(),
            reason: "You have no move left.".to_owned(),
            replay: true,
            review: true,
            offer: Some(LevelOffer {
                line: "Thomas More has won three times.".to_owned(),
                button: "Play against Katherine next time".to_owned(),
            }),
            ..Default::default()
        };
        let taken = ResultData {
            offer: Some(LevelOffer {
                line: "Katherine sits down next time.".to_owned(),
                button: String::new(),
            }),
            ..data.clone()
        };
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| result::view::show(ctx, theme, &data, state),
        );
        assert_eq!(focus(&h), text("result-rematch"), "nothing is forced");
        assert_eq!(
            click(&mut h, "Play against Katherine next time"),
            [ResultAction::Offer]
        );
        assert_eq!(click(&mut h, text("result-review")), [ResultAction::Review]);
        assert_eq!(click(&mut h, text("result-replay")), [ResultAction::Replay]);
        assert_eq!(click(&mut h, text("result-board")), [ResultAction::Board]);
        assert_eq!(click(&mut h, text("result-new")), [ResultAction::NewMatch]);
        assert_eq!(tab_round(&mut h).len(), 7);
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| result::view::show(ctx, &contrasting(theme), &taken, state),
        );
        assert!(h.query_by_label("Katherine sits down next time.").is_some());
        assert_eq!(tab_round(&mut h).len(), 6);
    }
}

#[test]
fn the_end_of_a_practice_knows_no_rematch() {
    let data = ResultData {
        headline: "Solved".to_owned(),
        practice: true,
        ..Default::default()
    };
    let mut h = bench(
        PHONE,
        100,
        PageState::default(),
        move |ctx, theme, state| result::view::show(ctx, theme, &data, state),
    );
    assert_eq!(focus(&h), text("result-board"));
    assert_eq!(click(&mut h, text("result-board")), [ResultAction::Board]);
    assert!(
        h.query_by_label(text("result-rematch")).is_none()
            && h.query_by_label(text("result-review")).is_none()
    );
}

#[test]
fn the_full_menu_answers() {
    for (size, percent) in SIZES {
        for contrast in [false, true] {
            let data = PauseData {
                restart: true,
                guests: true,
                play_from: true,
                editor: true,
                line: "Draughts against Thomas More, move 15".to_owned(),
                rules: "Jump and crown.".to_owned(),
                draw: true,
                resign: true,
                link: true,
                reader: true,
                notation: Some("Copy as PDN".to_owned()),
                picture: true,
                open: true,
                music: true,
                scores: false,
                practice: false,
            };
            let mut h = bench(
                size,
                percent,
                PageState::default(),
                move |ctx, theme, state| {
                    let theme = if contrast {
                        contrasting(theme)
                    } else {
                        theme.clone()
                    };
                    pause::view::show(ctx, &theme, &data, state)
                },
            );
            for (label, action) in [
                (text("pause-rules"), PauseAction::Rules),
                (text("pause-draw"), PauseAction::OfferDraw),
                ("Copy as PDN", PauseAction::Notation),
                (text("pause-open"), PauseAction::Open),
                (text("settings-music-turn_off"), PauseAction::Music),
                (text("pause-link"), PauseAction::Link),
                (text("play_from-title"), PauseAction::PlayFrom),
                (text("editor-title"), PauseAction::BoardEditor),
                (text("pause-leave"), PauseAction::Leave),
            ] {
                if (size, percent) == (LOW, 100) {
                    let rect = h.get_by_label(label).rect();
                    let window = h.ctx.content_rect();
                    assert!(window.contains_rect(rect), "{label} is hidden at {rect}");
                }
                assert_eq!(click(&mut h, label), [action], "{size} {percent} %");
                assert!(h.get_by_label(label).rect().height() >= 44.0);
            }
            assert_eq!(tab_round(&mut h).len(), 15);
        }
    }
}

#[test]
fn questions_of_a_match_are_asked_in_full() {
    let questions = [
        (
            ConfirmData::resign("Thomas More"),
            fill("confirm-resign-detail", &[("name", "Thomas More")]),
            text("confirm-resign-yes"),
            text("confirm-resign-no"),
        ),
        (
            ConfirmData::offer_draw("Thomas More"),
            fill("confirm-draw-detail", &[("name", "Thomas More")]),
            text("confirm-draw-yes"),
            text("confirm-draw-no"),
        ),
        (
            ConfirmData::draw_offered("A friend"),
            fill("confirm-offered-detail", &[("name", "A friend")]),
            text("confirm-offered-yes"),
            text("confirm-offered-no"),
        ),
    ];
    for (data, detail, yes, no) in questions {
        for (size, percent) in SIZES {
            let data = data.clone();
            let mut h = bench(
                size,
                percent,
                PageState::default(),
                move |ctx, theme, state| confirm::view::show(ctx, theme, &data, state),
            );
            assert_eq!(focus(&h), no);
            assert!(h.query_by_label(&detail).is_some(), "{detail}");
            assert_eq!(click(&mut h, yes), [ConfirmAction::Yes]);
            h.key_press(Key::Escape);
            h.run();
            assert_eq!(h.state().said, [ConfirmAction::No]);
        }
    }
}

#[test]
fn a_menu_over_the_panel_keeps_the_focus() {
    let data = data(60, 60);
    let state = (HudState::default(), PageState::default(), false);
    let mut h = bench(
        DESK,
        100,
        state,
        move |ctx, theme, (hud_state, result_state, over)| {
            around_table(ctx, theme, |ui| {
                board_hud::show(ui, &areas(DESK), &data, hud_state)
            });
            over.then(|| result::view::show(ctx, theme, &ResultData::default(), result_state))
                .flatten()
        },
    );
    h.state_mut().state.0.to_moves = true;
    h.run();
    h.state_mut().state.2 = true;
    h.run();
    assert_eq!(focus(&h), text("result-rematch"));
    for key in [
        Key::ArrowDown,
        Key::ArrowDown,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowLeft,
    ] {
        h.key_press(key);
        h.run();
        let at = focus(&h);
        assert!(
            [
                text("result-rematch"),
                text("result-board"),
                text("result-new"),
                text("result-title")
            ]
            .contains(&at.as_str()),
            "{key:?}: {at}"
        );
    }
}
