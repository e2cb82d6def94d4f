//! The panels without a window: every control exists, responds to click and key, can be reached
//! with Tab, and stays reachable with text twice as large on a phone. No textures or fonts are
//! needed.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use egui::{Key, Modifiers, Rect, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use kings_coffer::app::screens::confirm::view::{ConfirmAction, ConfirmData};
use kings_coffer::app::screens::pause::view::{PauseAction, PauseData};
use kings_coffer::app::screens::result::view::{ResultAction, ResultData};
use kings_coffer::app::screens::settings::view::{
    KeyRow, SettingsAction, SettingsData, SettingsState, Tab,
};
use kings_coffer::app::screens::setup::view::{
    CourtierCard, OptionRow, PageRow, PersonCard, SeatChoice, SetupAction, SetupData, SetupLink,
    SetupState, Starts, VariantCard,
};
use kings_coffer::app::screens::title::view::{
    CofferFamily, Daily, TitleAction, TitleData, TitleLayout,
};
use kings_coffer::app::screens::{confirm, credits, pause, result, settings, setup, title, voice};
use kings_coffer::app::settings::{Settings, Speed, TableTop};
use kings_coffer::app::ui::page::PageState;
use kings_coffer::app::ui::{AtlasIndex, Device, Theme, is_narrow};
use kings_coffer::rules::Effort;
use kings_coffer::rules::registry::FAMILIES;
use kings_coffer::texts::{self, fill, plural, text};

pub(super) const DESK: Vec2 = vec2(1280.0, 720.0);
pub(super) const PHONE: Vec2 = vec2(390.0, 844.0);
/// A phone held sideways.
pub(super) const LOW: Vec2 = vec2(844.0, 390.0);
/// A tablet either way.
pub(super) const TABLETS: [Vec2; 2] = [vec2(1024.0, 768.0), vec2(768.0, 1024.0)];

/// Every shape of window with normal text; a monitor and a phone also with large and the largest
/// text.
pub(super) const SIZES: [(Vec2, u16); 9] = [
    (DESK, 100),
    (PHONE, 100),
    (LOW, 100),
    (TABLETS[0], 100),
    (TABLETS[1], 100),
    (DESK, 140),
    (PHONE, 140),
    (DESK, 200),
    (PHONE, 200),
];

/// Whether a window is used by touch.
pub(super) fn pressed(size: Vec2) -> bool {
    size != DESK
}

/// Words are at least 12 points high, and touch targets at least 44. A test bench shows at 100 %
/// what has that size at every size of text.
pub(super) fn can_be_read_and_pressed<S, A>(h: &Harness<'_, Bench<S, A>>, size: Vec2) {
    fn words(shape: &egui::Shape, found: &mut Vec<(f32, String)>) {
        match shape {
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| words(shape, found)),
            egui::Shape::Text(text) => {
                let sizes = text.galley.job.sections.iter();
                let least = sizes.map(|section| section.format.font_id.size);
                let least = least.fold(f32::INFINITY, f32::min);
                found.push((least, text.galley.text().to_owned()));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for shape in &h.output().shapes {
        words(&shape.shape, &mut found);
    }
    assert!(!found.is_empty(), "there are no words");
    // A single letter is a badge, which has no picture here.
    for (least, text) in found.into_iter().filter(|(_, text)| text.len() > 1) {
        assert!(least >= 11.99, "“{text}” is {least} high at {size}");
    }
    if !pressed(size) {
        return;
    }
    let buttons = egui_kittest::kittest::By::new().role(egui::accesskit::Role::Button);
    for button in h.query_all(buttons) {
        let rect = button.rect();
        let label = button.accesskit_node().label().unwrap_or_default();
        assert!(
            rect.width().min(rect.height()) > 43.9,
            "{label} is {rect:?} at {size}"
        );
    }
}

/// A panel under test: its state, and everything it has returned.
pub(super) struct Bench<S, A> {
    pub(super) state: S,
    pub(super) said: Vec<A>,
}

/// Whether something opaque is painted over the whole window.
pub(super) fn covers_all<S, A>(h: &Harness<'_, Bench<S, A>>, size: Vec2) -> bool {
    h.output().shapes.iter().any(|shape| match &shape.shape {
        egui::Shape::Rect(rect) => {
            rect.fill.is_opaque()
                && rect
                    .rect
                    .contains_rect(Rect::from_min_size(pos2(0.0, 0.0), size))
        }
        _ => false,
    })
}

/// Shows a panel in a harness of `size` points with text at `percent`.
pub(super) fn bench<'a, S: 'a, A: 'a>(
    size: Vec2,
    percent: u16,
    state: S,
    mut show: impl FnMut(&egui::Context, &Theme, &mut S) -> Option<A> + 'a,
) -> Harness<'a, Bench<S, A>> {
    let mut theme = Theme::new(AtlasIndex::default(), HashMap::new());
    theme.text_percent = percent;
    theme.device = Device::Keyboard;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, bench: &mut Bench<S, A>| {
            theme.apply_style(ui.ctx());
            if let Some(action) = show(ui.ctx(), &theme, &mut bench.state) {
                bench.said.push(action);
            }
        },
        Bench {
            state,
            said: Vec::new(),
        },
    );
    harness.run();
    harness
}

/// Clicks the control `label` and returns the panel's answers since.
pub(super) fn click<S, A>(harness: &mut Harness<'_, Bench<S, A>>, label: &str) -> Vec<A> {
    harness.state_mut().said.clear();
    harness.get_by_label(label).scroll_to_me();
    harness.run();
    harness.get_by_label(label).click();
    harness.run();
    std::mem::take(&mut harness.state_mut().said)
}

/// The label of a value among those of an option.
pub(super) fn choice(option: &str, value: &str) -> String {
    format!("{option}: {value}")
}

/// The label of a seat, from 1, in which somebody sits as `role`.
pub(super) fn seat_label(n: usize, name: &str, role: &str) -> String {
    let n = n.to_string();
    let values = [("n", n.as_str()), ("name", name), ("role", role)];
    fill("setup-seat_label", &values)
}

/// The label of a courtier among the levels.
fn level_label(name: &str, level: usize) -> String {
    let level = level.to_string();
    fill("setup-level_label", &[("name", name), ("n", &level)])
}

/// Words about a courtier with a rating.
pub(super) fn rated(words: &str, rating: usize) -> String {
    let rating = rating.to_string();
    fill("rating-with", &[("words", words), ("n", &rating)])
}

/// The label of the focused control.
pub(super) fn focus<S, A>(harness: &Harness<'_, Bench<S, A>>) -> String {
    let mut nodes =
        harness.query_all(egui_kittest::kittest::By::new().predicate(|node| node.is_focused()));
    nodes
        .next()
        .and_then(|n| n.accesskit_node().label())
        .unwrap_or_default()
}

/// Presses Tab until the focus comes round, and returns the labels on the way. Each control must
/// lie inside the window when it has the focus.
pub(super) fn tab_round<S, A>(harness: &mut Harness<'_, Bench<S, A>>) -> Vec<String> {
    let mut seen = Vec::new();
    for _ in 0..60 {
        harness.key_press(Key::Tab);
        harness.run();
        let label = focus(harness);
        if seen.first() == Some(&label) {
            break;
        }
        if !label.is_empty() {
            let screen = harness.ctx.content_rect().expand(1.0);
            // A field can have the name of its heading.
            for node in harness.get_all_by_label(&label) {
                let rect = node.rect();
                assert!(
                    screen.contains(rect.center()),
                    "{label} at {rect:?} is outside {screen:?}"
                );
            }
            seen.push(label);
        }
    }
    seen
}

fn families() -> Vec<CofferFamily> {
    [
        "draughts",
        "mill",
        "queens_guard",
        "six_wives",
        "six_of_viii",
        "cromwell",
    ]
    .into_iter()
    .map(|key| CofferFamily {
        name: text(&format!("family-{key}")).to_owned(),
        open: key == "draughts",
    })
    .collect()
}

pub(super) fn title_data(size: Vec2, saved: bool) -> TitleData {
    let layout = if is_narrow(size) {
        TitleLayout::tall()
    } else {
        TitleLayout::wide()
    };
    let picture = layout.size * (size / layout.size).min_elem();
    TitleData {
        picture: Rect::from_center_size((size / 2.0).to_pos2(), picture),
        layout,
        families: families(),
        saved: saved.then(|| ["Draughts, move 15", "Draughts, 15"].map(str::to_owned)),
        daily: Some(Daily::default()),
        explored: 12,
        new_achievements: 2,
        language: "English",
        music: true,
        welcome: None,
        quit: true,
        version: "9.8.7",
    }
}

#[test]
fn title_opens_what_is_open_and_says_why_the_rest_is_not() {
    for size in [DESK, PHONE, LOW, TABLETS[0], TABLETS[1]] {
        let data = title_data(size, true);
        let mut h = bench(size, 100, PageState::default(), move |ctx, theme, state| {
            title::view::show(ctx, theme, &data, state)
        });
        assert_eq!(focus(&h), text("title-continue"));
        let locked = format!("{}: {}", text("family-mill"), text("title-locked"));
        assert_eq!(
            click(&mut h, text("family-draughts")),
            [TitleAction::Open(0)]
        );
        assert_eq!(click(&mut h, &locked), []);
        assert_eq!(
            click(&mut h, text("title-continue")),
            [TitleAction::Continue]
        );
        assert_eq!(click(&mut h, text("title-daily")), [TitleAction::Daily]);
        assert_eq!(
            click(&mut h, text("settings-music-turn_off")),
            [TitleAction::Music]
        );
        let career = fill("career-open-note", &[("percent", "12")]);
        assert_eq!(click(&mut h, &career), [TitleAction::Career]);
        assert_eq!(
            click(&mut h, text("title-settings")),
            [TitleAction::Settings]
        );
        assert_eq!(click(&mut h, text("title-credits")), [TitleAction::Credits]);
        assert_eq!(click(&mut h, text("pause-open")), [TitleAction::OpenMatch]);
        assert_eq!(click(&mut h, text("title-quit")), [TitleAction::Quit]);
        let language = fill("title-language", &[("name", "English")]);
        assert_eq!(click(&mut h, &language), [TitleAction::Languages]);
        assert_eq!(tab_round(&mut h).len(), 15);
        let spoken = h.query_by_label_contains("9.8.7");
        assert!(spoken.is_none(), "the version is only seen");
    }
}

#[test]
fn title_without_a_saved_match_starts_at_the_first_open_family() {
    let data = title_data(DESK, false);
    let mut h = bench(DESK, 100, PageState::default(), move |ctx, theme, state| {
        title::view::show(ctx, theme, &data, state)
    });
    assert_eq!(focus(&h), text("family-draughts"));
    h.key_press(Key::Enter);
    h.run();
    assert_eq!(h.state().said, [TitleAction::Open(0)]);
    assert_eq!(click(&mut h, text("title-continue")), []);
    // The click beside the controls took the focus away; the next arrow brings it back.
    assert_eq!(focus(&h), "");
    h.key_press(Key::ArrowRight);
    h.run();
    assert_eq!(focus(&h), text("family-draughts"));
}

#[test]
fn every_family_has_a_compartment() {
    let positions = include_str!("../../assets/images/title.json");
    let layout = |tall| TitleLayout::parse(positions, tall).expect("a proper index");
    for layout in [
        layout(false),
        layout(true),
        TitleLayout::wide(),
        TitleLayout::tall(),
    ] {
        assert_eq!(layout.compartments.len(), FAMILIES.len());
    }
}

#[test]
fn a_broken_title_index_is_refused() {
    let entry = r#"{"size":[1280,720],"subtitle":[1,2,3,4],"plates":[[1,2,3,4]],"notes":[],"compartments":[
        {"rect":[0,0,10,10],"poly":[[1,1],[9,1],[9,9],[1,9]],"label":[2,2,5,5],"align":"center"}]}"#;
    let half = format!(r#"{{"title":{entry}}}"#);
    let why = |json: &str| TitleLayout::parse(json, false).map_err(|error| error.to_string());
    assert!(why("{").is_err_and(|why| why.contains("EOF")));
    assert!(why(&half).is_err_and(|why| why.contains("title_tall")));
    let json = format!(r#"{{"title":{entry},"title_tall":{entry}}}"#);
    let layout = TitleLayout::parse(&json, false).expect("a proper index");
    assert!(layout.compartments[0].centred);
    assert_eq!(layout.compartments[0].floor[2], pos2(9.0, 9.0));
}

#[test]
fn a_broken_atlas_index_is_refused() {
    for broken in [
        "",
        "{}",
        r#"{"sprites":{"a":{"x":1}}}"#,
        r#"{"sprites":{"a":{"x":0,"y":0,"w":0,"h":4}}}"#,
        r#"{"sprites":{"a":{"x":0,"y":0,"w":4,"h":4,"slice":[1,1]}}}"#,
    ] {
        AtlasIndex::parse(broken).expect_err(broken);
    }
    let json = r#"{"atlas":{"w":8,"h":8},"sprites":{"a":{"x":0,"y":0,"w":4,"h":4,"pad":1,"slice":[1,1,1,1],"file":"ui"}}}"#;
    let index = AtlasIndex::parse(json).expect("a proper index");
    assert_eq!(index.files(), ["ui"]);
    assert_eq!(index.sprites["a"].size(), [2.0, 2.0]);
}

fn setup_data() -> SetupData {
    let courtier = |name: &str, short: &str, level| CourtierCard {
        name: name.to_owned(),
        short: short.to_owned(),
        manner: "plays on".to_owned(),
        portrait: "more".to_owned(),
        level,
        rating: None,
    };
    SetupData {
        title: "Draughts".to_owned(),
        variants: vec![VariantCard {
            name: "English".to_owned(),
            short: "English".to_owned(),
            line: "Jump and crown.".to_owned(),
            ..Default::default()
        }],
        pages: vec![
            PageRow {
                page: SetupLink::Lesson,
                label: "Lesson".to_owned(),
                note: "2 of 8 steps".to_owned(),
            },
            PageRow {
                page: SetupLink::Rules,
                label: "Rules".to_owned(),
                note: String::new(),
            },
        ],
        persons: vec![
            PersonCard {
                name: "You".to_owned(),
                portrait: "you".to_owned(),
                you: true,
            },
            PersonCard {
                name: "A friend".to_owned(),
                portrait: "friend".to_owned(),
                you: false,
            },
        ],
        courtiers: vec![
            courtier("Will Somers", "Somers", 1),
            courtier("Thomas More", "More", 4),
        ],
        sides: vec!["disc_dark".to_owned(), "disc_light".to_owned()],
        places: Vec::new(),
        starters: Vec::new(),
        starts: "Who starts".to_owned(),
        first_note: "dark moves first".to_owned(),
        clocks: vec![5, 10],
        increment: 5,
        options: vec![
            OptionRow {
                label: "Take-backs".to_owned(),
                note: "whole turns".to_owned(),
                choices: Vec::new(),
                notes: Vec::new(),
                ..Default::default()
            },
            OptionRow {
                label: "First step".to_owned(),
                note: "Who moves first once the wolf has chosen its square.".to_owned(),
                choices: vec!["the wolf".to_owned(), "the sheep".to_owned()],
                notes: Vec::new(),
                ..Default::default()
            },
        ],
        seat_options: Vec::new(),
        ..Default::default()
    }
}

/// The note of an option is shown on a phone as well, below its values.
#[test]
fn a_phone_explains_the_options() {
    let note = "Who moves first once the wolf has chosen its square.";
    for size in [PHONE, LOW, DESK] {
        let h = bench(size, 100, SetupState::default(), |ctx, theme, state| {
            setup::view::show(ctx, theme, &setup_data(), state)
        });
        let shapes = &h.output().shapes;
        let told = shapes.iter().any(|shape| match &shape.shape {
            egui::Shape::Text(text) => text.galley.text() == note,
            _ => false,
        });
        assert!(told, "{size}");
    }
}

/// Whether a rectangle lies wholly in the window.
pub(super) fn in_window<S, A>(h: &Harness<'_, Bench<S, A>>, rect: Rect) -> bool {
    h.ctx.content_rect().expand(0.5).contains_rect(rect)
}

/// On a phone held sideways the games and the pages stand beside the choices, as on the desk, and
/// both seats are seen whole.
#[test]
fn a_low_window_has_two_columns_for_setting_up() {
    let h = bench(LOW, 100, SetupState::default(), |ctx, theme, state| {
        setup::view::show(ctx, theme, &setup_data(), state)
    });
    let start = h.get_by_label(text("setup-start")).rect();
    let lesson = h.get_by_label("Lesson").rect();
    for seat in [
        seat_label(1, "You", text("setup-person")),
        seat_label(2, "Will Somers", text("setup-courtier")),
    ] {
        let seat = h.get_by_label(&seat).rect();
        assert!(seat.left() > lesson.right(), "{seat} beside {lesson}");
        assert!(seat.bottom() < start.top() && in_window(&h, seat), "{seat}");
    }
    assert!(lesson.bottom() < start.top() && in_window(&h, start));
}

/// The icon buttons of three or five pages stand in the middle, as evenly as they can.
#[test]
fn rows_of_round_buttons_are_centred() {
    let pages = [
        (SetupLink::Lesson, "Lesson"),
        (SetupLink::Puzzles, "Puzzles"),
        (SetupLink::Rules, "Rules"),
        (SetupLink::Statistics, "Statistics"),
        (SetupLink::Gallery, "Gallery"),
    ];
    for count in [3, 5] {
        let mut data = setup_data();
        let row = |(page, label): &(SetupLink, &str)| PageRow {
            page: *page,
            label: (*label).to_owned(),
            note: String::new(),
        };
        data.pages = pages.iter().take(count).map(row).collect();
        let h = bench(
            PHONE,
            100,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
        );
        let mut lines: Vec<(f32, Vec<f32>)> = Vec::new();
        for (_, label) in &pages[..count] {
            let at = h.get_by_label(label).rect().center();
            match lines.iter_mut().find(|(y, _)| (*y - at.y).abs() < 1.0) {
                Some((_, line)) => line.push(at.x),
                None => lines.push((at.y, vec![at.x])),
            }
        }
        let lengths: Vec<usize> = lines.iter().map(|(_, line)| line.len()).collect();
        assert_eq!(lengths, if count == 3 { vec![3] } else { vec![3, 2] });
        for (_, line) in lines {
            let middle = (line[0] + line[line.len() - 1]) / 2.0;
            // A scroll bar may take its room from the right.
            assert!((middle - PHONE.x / 2.0).abs() < 8.0, "{line:?}");
        }
    }
}

/// Numbers of players are shown in ascending order, whichever is the usual one, and each value can
/// have a line of its own.
#[test]
fn values_are_shown_in_their_order_with_their_lines() {
    let mut data = setup_data();
    let words = |words: [&str; 3]| words.map(str::to_owned).to_vec();
    data.options = vec![OptionRow {
        label: "Players".to_owned(),
        choices: words(["four", "two", "three"]),
        notes: words([
            "a line about four",
            "a line about two",
            "a line about three",
        ]),
        order: vec![1, 2, 0],
        seats: true,
        ..Default::default()
    }];
    let mut h = bench(
        DESK,
        100,
        SetupState::default(),
        move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
    );
    let left =
        |h: &Harness<'_, _>, name: &str| h.get_by_label(&format!("Players: {name}")).rect().left();
    assert!(left(&h, "two") < left(&h, "three") && left(&h, "three") < left(&h, "four"));
    let told = |h: &Harness<'_, Bench<SetupState, SetupAction>>, words: &str| {
        h.output().shapes.iter().any(|shape| match &shape.shape {
            egui::Shape::Text(text) => text.galley.text() == words,
            _ => false,
        })
    };
    assert!(told(&h, "a line about four"));
    assert_eq!(click(&mut h, "Players: three"), []);
    assert_eq!(h.state().state.options, [2]);
    assert!(told(&h, "a line about three") && !told(&h, "a line about four"));
}

/// It opens at its top, however far it was scrolled before.
#[test]
fn setup_opens_at_its_top() {
    let data = setup_data();
    let state = SetupState::default();
    let mut h = bench(LOW, 100, state, move |ctx, theme, state| {
        setup::view::show(ctx, theme, &data, state)
    });
    let no_clock = choice(text("setup-clock"), text("setup-clock-off"));
    let at =
        |h: &Harness<'_, Bench<SetupState, SetupAction>>| h.get_by_label(&no_clock).rect().top();
    let first = at(&h);
    h.get_by_label(&no_clock).scroll_to_me();
    h.run();
    assert!(at(&h) < first - 20.0, "it was scrolled");
    h.state_mut().state.focus_first = true;
    h.run();
    assert_eq!(at(&h), first);
}

#[test]
fn setup_starts_and_changes() {
    for (size, percent) in SIZES {
        let data = setup_data();
        let mut h = bench(
            size,
            percent,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
        );
        assert_eq!(focus(&h), text("setup-start"));
        h.key_press(Key::Enter);
        h.run();
        assert_eq!(h.state().said, [SetupAction::Start]);
        assert_eq!(click(&mut h, "Who starts: You"), []);
        assert_eq!(h.state().state.starts, Starts::Seat(0));
        assert_eq!(click(&mut h, "Take-backs"), []);
        assert_eq!(h.state().state.options, [1, 0]);
        assert_eq!(click(&mut h, "First step: the sheep"), []);
        assert_eq!(h.state().state.options, [1, 1]);
        let clock = |time: &str| choice(text("setup-clock"), time);
        let increment = plural("setup-clock-increment", 5);
        assert!(
            h.query_by_label(&increment).is_none(),
            "there is no clock yet"
        );
        assert_eq!(
            click(&mut h, &clock(&plural("setup-clock-minutes", 10))),
            []
        );
        assert_eq!(click(&mut h, &increment), []);
        assert_eq!(
            (h.state().state.clock, h.state().state.increment),
            (2, true)
        );
        assert_eq!(click(&mut h, &clock(text("setup-clock-off"))), []);
        assert_eq!(h.state().state.clock, 0);
        let lesson = h
            .query_by_label("Lesson")
            .map_or("Lesson: 2 of 8 steps", |_| "Lesson");
        assert_eq!(
            click(&mut h, lesson),
            [SetupAction::SetupLink(SetupLink::Lesson)]
        );
        assert_eq!(
            click(&mut h, "Rules"),
            [SetupAction::SetupLink(SetupLink::Rules)]
        );
        h.state_mut().said.clear();
        h.key_press(Key::F1);
        h.run();
        assert_eq!(h.state().said, [SetupAction::SetupLink(SetupLink::Rules)]);
        assert_eq!(click(&mut h, &level_label("Thomas More", 4)), []);
        assert_eq!(h.state().state.seats[1], SeatChoice::Courtier(1));
        assert_eq!(click(&mut h, text("back")), [SetupAction::Back]);
    }
}

#[test]
fn a_seat_opens_a_list_that_can_be_closed_without_choosing() {
    for size in [DESK, PHONE] {
        let data = setup_data();
        let mut h = bench(
            size,
            100,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
        );
        let courtier = |name: &str| format!("{name}, {}", text("setup-courtier"));
        let second = seat_label(2, "Will Somers", text("setup-courtier"));
        assert_eq!(click(&mut h, &second), []);
        assert_eq!(h.state().state.open_seat, Some(1));
        assert_eq!(focus(&h), courtier("Will Somers"));
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().state.open_seat, None);
        assert!(h.state().said.is_empty(), "Esc closes the list only");
        click(&mut h, &second);
        let friend = format!("A friend, {}", text("setup-person"));
        assert_eq!(click(&mut h, &friend), []);
        assert_eq!(
            h.state().state.seats,
            [SeatChoice::Person, SeatChoice::Person]
        );
        // Without a courtier at the table there is no level to choose.
        assert_eq!(click(&mut h, &level_label("Thomas More", 4)), []);
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [SetupAction::Back]);
    }
}

/// The rating of a courtier is told with the level, the seat and in its list.
#[test]
fn a_rating_is_told_wherever_a_courtier_is_chosen() {
    for (size, percent) in SIZES {
        let mut data = setup_data();
        data.courtiers[0].rating = Some(1000);
        data.courtiers[1].rating = Some(2800);
        let mut h = bench(
            size,
            percent,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
        );
        let level = rated(&level_label("Thomas More", 4), 2800);
        assert_eq!(click(&mut h, &level), []);
        assert_eq!(h.state().state.seats[1], SeatChoice::Courtier(1));
        let courtier = |rating| rated(text("setup-courtier"), rating);
        click(&mut h, &seat_label(2, "Thomas More", &courtier(2800)));
        let scholar = format!("Thomas More, {}", courtier(2800));
        assert_eq!(focus(&h), scholar, "{size} {percent} %");
        let fool = format!("Will Somers, {}", courtier(1000));
        assert_eq!(click(&mut h, &fool), []);
        assert_eq!(h.state().state.seats[1], SeatChoice::Courtier(0));
    }
}

/// The effort of the courtiers can be chosen while any are seated, and one button chooses whoever is as
/// strong as the person.
#[test]
fn courtiers_make_the_effort_that_is_chosen() {
    for (size, percent) in SIZES {
        let mut data = setup_data();
        data.as_strong = Some((1, Effort::Gentle));
        let mut h = bench(
            size,
            percent,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
        );
        let earnest = choice(text("setup-effort"), text("effort-earnest"));
        assert_eq!(h.state().state.effort, Effort::Usual);
        assert_eq!(click(&mut h, &earnest), []);
        assert_eq!(h.state().state.effort, Effort::Earnest);
        assert_eq!(click(&mut h, text("setup-as_strong")), []);
        let SetupState { effort, seats, .. } = &h.state().state;
        assert_eq!(
            (*effort, seats[1]),
            (Effort::Gentle, SeatChoice::Courtier(1)),
            "{size} {percent} %"
        );
    }
}

#[test]
fn setup_is_reached_with_tab_at_every_size() {
    for (size, percent) in SIZES {
        let mut data = setup_data();
        // A single game needs no choice.
        data.variants.push(VariantCard {
            name: "Losing".to_owned(),
            ..data.variants[0].clone()
        });
        let mut h = bench(
            size,
            percent,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
        );
        let seen = tab_round(&mut h);
        for label in [
            text("setup-start"),
            text("back"),
            "English",
            "Take-backs",
            &choice(text("setup-clock"), text("setup-clock-off")),
            "First step: the wolf",
            "Rules",
            &choice("Who starts", text("setup-lot")),
            &level_label("Will Somers", 1),
        ] {
            assert!(
                seen.iter().any(|s| s == label),
                "{label} is not reached at {size} {percent} %: {seen:?}"
            );
        }
    }
}

#[test]
fn the_pause_menu_answers_and_resumes_on_esc() {
    for (size, percent) in SIZES {
        let data = PauseData {
            restart: true,
            line: "Draughts".to_owned(),
            rules: "Jump.".to_owned(),
            draw: false,
            resign: true,
            link: true,
            ..Default::default()
        };
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| pause::view::show(ctx, theme, &data, state),
        );
        assert_eq!(focus(&h), text("pause-resume"));
        assert_eq!(click(&mut h, text("pause-resume")), [PauseAction::Resume]);
        assert_eq!(click(&mut h, text("pause-restart")), [PauseAction::Restart]);
        assert_eq!(
            click(&mut h, text("settings-music-turn_on")),
            [PauseAction::Music]
        );
        assert_eq!(
            click(&mut h, text("pause-settings")),
            [PauseAction::Settings]
        );
        assert_eq!(click(&mut h, text("pause-draw")), []);
        assert_eq!(click(&mut h, text("pause-resign")), [PauseAction::Resign]);
        assert_eq!(click(&mut h, text("pause-link")), [PauseAction::Link]);
        assert_eq!(click(&mut h, text("pause-leave")), [PauseAction::Leave]);
        assert_eq!(tab_round(&mut h).len(), 7, "all but the disabled one");
        h.state_mut().said.clear();
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [PauseAction::Resume]);
    }
}

#[test]
fn a_question_begins_at_the_harmless_answer() {
    for (size, percent) in [(DESK, 100), (PHONE, 200)] {
        let data = ConfirmData {
            question: "Resign?".to_owned(),
            detail: "The match ends.".to_owned(),
            also: None,
            yes: "Resign".to_owned(),
            no: "Play on".to_owned(),
        };
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| confirm::view::show(ctx, theme, &data, state),
        );
        assert_eq!(focus(&h), "Play on");
        assert_eq!(click(&mut h, "Resign"), [ConfirmAction::Yes]);
        assert_eq!(click(&mut h, "Play on"), [ConfirmAction::No]);
        h.state_mut().said.clear();
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [ConfirmAction::No]);
    }
}

/// The settings with this tab open, and their values.
fn settings_on(tab: Tab) -> (SettingsState, Settings) {
    let state = SettingsState {
        tab,
        ..SettingsState::default()
    };
    (state, Settings::default())
}

#[test]
fn settings_are_edited_in_place() {
    for (size, percent) in SIZES {
        let data = SettingsData {
            window: true,
            can_transfer: true,
            ..Default::default()
        };
        let state = settings_on(Tab::default());
        let mut h = bench(size, percent, state, move |ctx, theme, state| {
            settings::view::show(ctx, theme, &data, &mut state.0, &mut state.1)
        });
        assert_eq!(focus(&h), text("settings-sound"), "the first tab");
        assert_eq!(
            click(&mut h, text("settings-sound-music_on")),
            [SettingsAction::Changed]
        );
        assert!(!h.state().state.1.music_on);
        // The slider, by keys.
        h.get_by_label(text("settings-sound-master")).focus();
        h.run();
        h.key_press(Key::ArrowLeft);
        h.run();
        assert_eq!(h.state().said, [SettingsAction::Changed]);
        assert!((h.state().state.1.volume - 0.75).abs() < 1e-4);
        click(&mut h, text("settings-play"));
        assert_eq!(h.state().state.0.tab, Tab::Play);
        assert_eq!(
            click(
                &mut h,
                &choice(text("settings-play-speed"), text("settings-instant"))
            ),
            [SettingsAction::Changed]
        );
        assert_eq!(h.state().state.1.speed, Speed::Instant);
        // Its long names are stepped through.
        h.get_by_label(text("settings-look-table")).focus();
        h.run();
        h.key_press(Key::ArrowRight);
        h.run();
        assert_eq!(h.state().said, [SettingsAction::Changed]);
        assert_eq!(h.state().state.1.table_top, TableTop::Baize);
        assert_eq!(
            click(&mut h, text("settings-play-marks")),
            [SettingsAction::Changed]
        );
        assert_eq!(
            click(&mut h, text("settings-look-numbers")),
            [SettingsAction::Changed]
        );
        assert_eq!(
            click(
                &mut h,
                &choice(text("settings-look-window"), text("settings-look-full"))
            ),
            [SettingsAction::Changed]
        );
        assert_eq!(
            click(&mut h, text("settings-play-export")),
            [SettingsAction::Export]
        );
        assert_eq!(
            click(&mut h, text("settings-play-import")),
            [SettingsAction::Import]
        );
        for _ in 0..2 {
            h.key_press(Key::PageDown);
            h.run();
        }
        assert_eq!(
            h.state().state.0.tab,
            Tab::Access,
            "the shoulders turn the pages"
        );
        assert_eq!(
            click(&mut h, text("settings-access-motion")),
            [SettingsAction::Changed]
        );
        assert_eq!(
            click(&mut h, text("settings-access-contrast")),
            [SettingsAction::Changed]
        );
        assert!(h.state().state.1.contrast);
        h.get_by_label(text("settings-access-text")).focus();
        h.run();
        h.key_press(Key::ArrowRight);
        h.run();
        assert!((h.state().state.1.text_scale - 1.1).abs() < 1e-4);
        assert_eq!(
            click(&mut h, text("settings-reset")),
            [SettingsAction::Reset]
        );
        assert_eq!(click(&mut h, text("back")), [SettingsAction::Back]);
        let settings = &h.state().state.1;
        assert!(
            !settings.marks
                && !settings.numbers
                && settings.full_screen
                && settings.reduced_motion
                && !settings.muted
                && !settings.plain_font
        );
    }
}

/// The theme in high contrast.
pub(super) fn contrasting(theme: &Theme) -> Theme {
    let mut theme = theme.clone();
    theme.contrast = true;
    theme
}

#[test]
fn in_high_contrast_everything_is_reached_and_answers_as_well() {
    for (size, percent) in SIZES {
        let data = SettingsData {
            window: true,
            can_transfer: true,
            ..Default::default()
        };
        let state = settings_on(Tab::Access);
        let mut h = bench(size, percent, state, move |ctx, theme, state| {
            settings::view::show(ctx, &contrasting(theme), &data, &mut state.0, &mut state.1)
        });
        let seen = tab_round(&mut h);
        for label in [
            text("settings-access-text"),
            text("settings-access-plain"),
            text("settings-access-contrast"),
            text("settings-access-motion"),
            text("back"),
        ] {
            assert!(
                seen.iter().any(|s| s == label),
                "{label} at {size} {percent} %: {seen:?}"
            );
        }
        assert_eq!(
            click(&mut h, text("settings-access-contrast")),
            [SettingsAction::Changed]
        );
        assert!(h.state().state.1.contrast);
        h.step();
        assert!(
            !h.ctx.has_requested_repaint(),
            "{:?}",
            h.ctx.repaint_causes()
        );
        let data = setup_data();
        let mut h = bench(
            size,
            percent,
            SetupState::default(),
            move |ctx, theme, state| setup::view::show(ctx, &contrasting(theme), &data, state),
        );
        assert_eq!(click(&mut h, "Who starts: You"), []);
        assert_eq!(h.state().state.starts, Starts::Seat(0));
        assert_eq!(click(&mut h, text("setup-start")), [SetupAction::Start]);
        let data = PauseData {
            restart: true,
            resign: true,
            ..Default::default()
        };
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| pause::view::show(ctx, &contrasting(theme), &data, state),
        );
        assert_eq!(click(&mut h, text("pause-draw")), []);
        assert_eq!(
            click(&mut h, text("settings-music-turn_on")),
            [PauseAction::Music]
        );
        assert_eq!(tab_round(&mut h).len(), 6);
    }
}

#[test]
fn controls_say_once_what_they_are_and_how_they_stand() {
    let data = SettingsData::default();
    let state = settings_on(Tab::Access);
    let heard = Rc::new(RefCell::new(Vec::new()));
    let hear = heard.clone();
    let mut h = bench(DESK, 100, state, move |ctx, theme, state| {
        let action = settings::view::show(ctx, theme, &data, &mut state.0, &mut state.1);
        ctx.output(|output| {
            hear.borrow_mut()
                .extend(output.events.iter().map(voice::view::spoken))
        });
        action
    });
    for key in [Key::Tab, Key::ArrowRight, Key::Tab, Key::Enter, Key::Enter] {
        h.key_press(key);
        h.run();
    }
    let widget = |say: &str, label: &str| fill(say, &[("label", text(label))]);
    let size = |percent| {
        let value = plural("settings-percent", percent);
        let label = text("settings-access-text");
        fill("say-widget-value", &[("label", label), ("value", &value)])
    };
    assert_eq!(
        *heard.borrow(),
        [
            widget("say-widget-chosen", "settings-access"),
            size(100),
            size(110),
            widget("say-widget-off", "settings-access-plain"),
            widget("say-widget-on", "settings-access-plain"),
            widget("say-widget-off", "settings-access-plain"),
        ]
    );
}

#[test]
fn settings_are_reached_with_tab() {
    for (size, percent) in [(DESK, 100), (PHONE, 200)] {
        for tab in Tab::ALL {
            let data = SettingsData {
                window: true,
                can_transfer: true,
                ..Default::default()
            };
            let state = settings_on(tab);
            let mut h = bench(size, percent, state, move |ctx, theme, state| {
                settings::view::show(ctx, theme, &data, &mut state.0, &mut state.1)
            });
            let wanted: &[&str] = match tab {
                Tab::Sound => &[
                    text("settings-sound-on"),
                    text("settings-sound-master"),
                    text("settings-sound-effects"),
                    text("settings-sound-music_on"),
                    text("settings-sound-music"),
                ],
                Tab::Play => &[
                    &choice(text("settings-play-speed"), text("settings-calm")),
                    text("settings-play-marks"),
                    text("settings-look-numbers"),
                    &choice(text("settings-look-window"), text("settings-look-windowed")),
                ],
                Tab::Keys => &[],
                Tab::Access => &[
                    text("settings-access-text"),
                    text("settings-access-plain"),
                    text("settings-access-contrast"),
                    text("settings-access-motion"),
                ],
            };
            let seen = tab_round(&mut h);
            let reset = if tab == Tab::Keys {
                text("settings-keys-reset")
            } else {
                text("settings-reset")
            };
            for label in wanted
                .iter()
                .chain(&[text("back"), reset, text("settings-access")])
            {
                assert!(
                    seen.iter().any(|s| s == label),
                    "{label} at {size} {percent} %: {seen:?}"
                );
            }
        }
    }
}

fn key_rows() -> Vec<KeyRow> {
    ["Undo", "Previous piece", "Choose", "Look back a move"]
        .into_iter()
        .map(|name| KeyRow {
            name: name.to_owned(),
            keys: vec!["Shift Tab", "U", "PgUp"],
            pads: vec!["trigger_left", "stick_right_left"],
        })
        .collect()
}

#[test]
fn a_line_of_the_keys_is_chosen_and_a_click_gives_it_up() {
    for (size, percent, contrast) in [
        (DESK, 100, false),
        (DESK, 200, false),
        (PHONE, 100, false),
        (PHONE, 200, false),
        (PHONE, 200, true),
    ] {
        let data = Rc::new(RefCell::new(SettingsData {
            keys: key_rows(),
            told: Some((1, "“Previous piece” is now bound to Z.".to_owned())),
            ..Default::default()
        }));
        let shown = data.clone();
        let state = settings_on(Tab::Keys);
        let mut h = bench(size, percent, state, move |ctx, theme, state| {
            let theme = if contrast {
                contrasting(theme)
            } else {
                theme.clone()
            };
            settings::view::show(ctx, &theme, &shown.borrow(), &mut state.0, &mut state.1)
        });
        let line = |action: &str| {
            let pads = [text("glyph-trigger_left"), text("glyph-stick_right_left")];
            let keys = texts::commas(&[&["Shift Tab", "U", "PgUp"], &pads[..]].concat());
            fill("settings-keys-row", &[("action", action), ("keys", &keys)])
        };
        let undo = &*line("Undo");
        let seen = tab_round(&mut h);
        for label in [
            undo,
            &line("Choose"),
            text("settings-keys-reset"),
            text("back"),
        ] {
            assert!(
                seen.iter().any(|s| s == label),
                "{label} at {size} {percent} %: {seen:?}"
            );
        }
        assert!(
            h.query_by_label("“Previous piece” is now bound to Z.")
                .is_some()
        );
        let rect = h.get_by_label(undo).rect();
        assert!(rect.height() >= 44.0 && rect.right() <= size.x, "{rect:?}");
        assert_eq!(click(&mut h, undo), [SettingsAction::Listen(0)]);
        assert_eq!(
            click(&mut h, text("settings-keys-reset")),
            [SettingsAction::ResetKeys]
        );
        data.borrow_mut().waiting = Some(0);
        h.run();
        assert!(h.query_by_label(text("keys-listen")).is_some());
        h.key_press(Key::Enter);
        h.run();
        assert_eq!(h.state().said, [], "what lies below does not answer");
        assert_eq!(
            click(&mut h, text("back")),
            [SettingsAction::StopListening],
            "a click anywhere"
        );
        h.state_mut().said.clear();
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [SettingsAction::StopListening]);
        h.step();
        assert!(
            !h.ctx.has_requested_repaint(),
            "{:?}",
            h.ctx.repaint_causes()
        );
    }
}

#[test]
fn a_slider_leaves_the_arrow_at_its_end_to_others() {
    let data = SettingsData::default();
    let mut h = bench(
        DESK,
        100,
        settings_on(Tab::default()),
        move |ctx, theme, state| {
            let action = settings::view::show(ctx, theme, &data, &mut state.0, &mut state.1);
            let left = ctx.input(|input| input.key_pressed(Key::ArrowLeft));
            action.or(left.then_some(SettingsAction::StopListening))
        },
    );
    h.get_by_label(text("settings-sound-master")).focus();
    h.run();
    for _ in 0..16 {
        h.key_press(Key::ArrowLeft);
        h.run();
    }
    assert_eq!(h.state().said, [SettingsAction::Changed; 16]);
    h.key_press(Key::ArrowLeft);
    h.run();
    assert_eq!(h.state().said.last(), Some(&SettingsAction::StopListening));
    assert_eq!(focus(&h), text("settings-sound-master"));
}

#[test]
fn the_result_answers() {
    for (size, percent) in SIZES {
        let data = ResultData {
            headline: "You win".to_owned(),
            crowns: true,
            reason: "Thomas More has no move left.".to_owned(),
            detail: "He is blocked.".to_owned(),
            line: "34 moves".to_owned(),
            rematch_note: "the sides change".to_owned(),
            ..Default::default()
        };
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| result::view::show(ctx, theme, &data, state),
        );
        assert_eq!(focus(&h), text("result-rematch"));
        assert!(h.query_by_label("Thomas More has no move left.").is_some());
        let screen = h.ctx.content_rect();
        for label in [
            text("result-rematch"),
            text("result-new"),
            text("result-title"),
            text("result-board"),
        ] {
            let seen = screen.contains_rect(h.get_by_label(label).rect());
            assert!(seen || percent > 100, "{label} is not seen at {size}");
        }
        assert_eq!(
            click(&mut h, text("result-rematch")),
            [ResultAction::Rematch]
        );
        assert_eq!(click(&mut h, text("result-new")), [ResultAction::NewMatch]);
        assert_eq!(click(&mut h, text("result-title")), [ResultAction::Title]);
        assert_eq!(click(&mut h, text("result-board")), [ResultAction::Board]);
        assert_eq!(tab_round(&mut h).len(), 4);
    }
}

/// At a board the result leaves the final position in view.
#[test]
fn the_result_keeps_to_the_room_beside_the_board() {
    let desk = Rect::from_min_max(pos2(864.0, 8.0), pos2(1272.0, 712.0));
    let low = Rect::from_min_max(pos2(456.0, 8.0), pos2(836.0, 382.0));
    for (size, free) in [(DESK, desk), (LOW, low)] {
        let data = ResultData {
            headline: "You win".to_owned(),
            reason: "Thomas More has no move left.".to_owned(),
            line: "34 moves".to_owned(),
            rematch_note: "the sides change".to_owned(),
            review: true,
            replay: true,
            free: Some(free),
            ..Default::default()
        };
        let mut h = bench(size, 100, PageState::default(), move |ctx, theme, state| {
            result::view::show(ctx, theme, &data, state)
        });
        let labels = [
            text("result-rematch"),
            text("result-review"),
            text("result-replay"),
            text("result-new"),
            text("result-title"),
        ];
        for label in labels {
            let rect = h.get_by_label(label).rect();
            assert!(free.contains_rect(rect), "{label} at {rect}, not in {free}");
        }
        assert_eq!(click(&mut h, text("result-review")), [ResultAction::Review]);
        assert_eq!(
            click(&mut h, text("result-rematch")),
            [ResultAction::Rematch]
        );
    }
}

#[test]
fn the_credits_name_the_designers_and_scroll_with_the_arrows() {
    for size in [DESK, PHONE] {
        let mut h = bench(size, 100, PageState::default(), |ctx, theme, state| {
            credits::view::show(ctx, theme, "Version 1", state)
        });
        for name in [
            "Eric Witt",
            "Carol LaGrow",
            "Erik Leipnik",
            "Kanare Kato",
            "EB Garamond",
            "Bevy",
        ] {
            assert!(
                h.query_all_by_label_contains(name).next().is_some(),
                "{name}"
            );
        }
        let games = text("credits-games-1");
        let before = h.get_by_label(games).rect().top();
        h.key_press(Key::ArrowDown);
        h.run();
        assert!(h.get_by_label(games).rect().top() < before - 40.0);
        assert_eq!(click(&mut h, text("back")), [()]);
    }
}

#[test]
fn arrows_walk_between_controls() {
    let data = PauseData {
        restart: true,
        resign: true,
        ..Default::default()
    };
    let mut h = bench(DESK, 100, PageState::default(), move |ctx, theme, state| {
        pause::view::show(ctx, theme, &data, state)
    });
    h.key_press(Key::ArrowDown);
    h.run();
    assert_eq!(focus(&h), text("pause-restart"));
    h.key_press(Key::Space);
    h.run();
    assert_eq!(h.state().said, [PauseAction::Restart]);
    h.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    h.run();
    assert_eq!(focus(&h), text("pause-resume"));
}

#[test]
fn a_panel_at_rest_asks_for_no_frame() {
    let data = setup_data();
    let mut h = bench(
        PHONE,
        200,
        SetupState::default(),
        move |ctx, theme, state| setup::view::show(ctx, theme, &data, state),
    );
    h.run();
    h.step();
    assert!(
        !h.ctx.has_requested_repaint(),
        "{:?}",
        h.ctx.repaint_causes()
    );
}

/// The settings cover the table completely.
#[test]
fn the_settings_lie_on_a_ground_of_their_own_at_a_table() {
    for (size, percent) in SIZES {
        for over_table in [true, false] {
            let data = SettingsData {
                over_table,
                ..SettingsData::default()
            };
            let state = settings_on(Tab::default());
            let h = bench(size, percent, state, move |ctx, theme, state| {
                settings::view::show(ctx, theme, &data, &mut state.0, &mut state.1)
            });
            assert_eq!(covers_all(&h, size), over_table, "{size} {percent}");
        }
    }
}
