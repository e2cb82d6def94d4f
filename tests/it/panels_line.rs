//! The gallery of a line of people, its drill, and what is offered today, without a window.

use egui::{Context, Key, Rect, Shape, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use kings_coffer::app::screens::drill::view::{
    DrillAction, DrillAnswer, DrillChoices, DrillData, DrillPage, DrillQuestion, DrillState,
    DrillSummary,
};
use kings_coffer::app::screens::people_line::view::{
    LineGalleryAction, LineGalleryState, LineHouse, LinePerson, PeopleLine,
};
use kings_coffer::app::screens::today::view::{
    MonthData, TodayAction, TodayData, TodayRow, TodayState,
};
use kings_coffer::app::screens::{drill, people_line, today};
use kings_coffer::app::ui::Theme;
use kings_coffer::levels::quiz::succession;
use kings_coffer::texts::{fill, text, two_sentences};

use super::panels::{
    Bench, DESK, LOW, PHONE, SIZES, bench, can_be_read_and_pressed, choice, click, contrasting,
    focus, in_window,
};

/// The monarchs, every third of them learned.
fn monarchs() -> PeopleLine {
    let line = succession("cromwell").expect("has a line");
    let mut houses = Vec::new();
    let mut people = Vec::new();
    for group in line.groups() {
        for one in group {
            people.push(LinePerson {
                name: one.name().to_owned(),
                reign: one.dates(),
                caption: one.caption().to_owned(),
                house: houses.len(),
                learned: one.place.is_multiple_of(3),
                between: "Between two others".to_owned(),
                note: "named correctly: 2 of 3".to_owned(),
            });
        }
        houses.push(LineHouse {
            name: group[0].group_name().to_owned(),
            years: "1066–1154".to_owned(),
            people: group[0].place..group[0].place + group.len(),
        });
    }
    PeopleLine {
        title: "The monarchs of England".to_owned(),
        sprites: "cromwell".to_owned(),
        houses,
        people,
        learned: "14 of 42 learned".to_owned(),
    }
}

fn place(name: &str) -> usize {
    let people = monarchs().people;
    let found = people.iter().position(|one| one.name == name);
    found.expect("a monarch")
}

fn gallery<'a>(
    size: Vec2,
    percent: u16,
    contrast: bool,
) -> Harness<'a, Bench<LineGalleryState, LineGalleryAction>> {
    let people = monarchs();
    let state = LineGalleryState::default();
    bench(size, percent, state, move |ctx, theme, state| {
        let theme = if contrast {
            contrasting(theme)
        } else {
            theme.clone()
        };
        people_line::view::show(ctx, &theme, &people, state)
    })
}

/// The label of the button that leads to the neighbour before.
fn before(name: &str) -> String {
    fill("line-to-before", &[("name", name)])
}

fn is_small(size: Vec2) -> bool {
    size.x < 860.0 || size.y < 500.0
}

/// No words end with an ellipsis, or leave the window at a side.
fn nothing_is_cut<S, A>(h: &Harness<'_, Bench<S, A>>) {
    fn look(shape: &Shape, window: Rect) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| look(shape, window)),
            Shape::Text(text) => {
                let words = text.galley.text();
                assert!(!text.galley.elided, "“{words}”");
                let x = text.galley.rect.translate(text.pos.to_vec2()).x_range();
                let has_room = window.left() <= x.min && x.max <= window.right();
                assert!(has_room, "“{words}” is at {x:?} of {window}");
            }
            _ => {}
        }
    }
    let window = h.ctx.content_rect();
    h.output()
        .shapes
        .iter()
        .for_each(|shape| look(&shape.shape, window));
}

#[test]
fn somebody_in_the_gallery_is_chosen_and_the_neighbours_are_reached_by_keys() {
    for (size, percent) in SIZES {
        for contrast in [false, true] {
            let mut h = gallery(size, percent, contrast);
            assert_eq!(focus(&h), "William\u{a0}I", "{size} {percent}");
            let learned = place("Charles\u{a0}II").is_multiple_of(3);
            let label = if learned {
                "Charles\u{a0}II".to_owned()
            } else {
                format!("Charles\u{a0}II, {}", text("line-veiled"))
            };
            click(&mut h, &label);
            assert_eq!(h.state().state.chosen, place("Charles\u{a0}II"));
            assert_eq!(h.state().state.reading, is_small(size));
            let person = &monarchs().people[place("Charles\u{a0}II")];
            let told = format!("Charles\u{a0}II, 1660–1685. {}", person.caption);
            assert!(h.query_by_label(&told).is_some(), "{size} {percent}");
            h.key_press(Key::PageDown);
            h.run();
            assert_eq!(h.state().state.chosen, place("James\u{a0}II"));
            click(&mut h, &before("Charles\u{a0}II"));
            assert_eq!(h.state().state.chosen, place("Charles\u{a0}II"));
            assert_eq!(click(&mut h, text("line-ask")), [LineGalleryAction::Ask]);
            assert_eq!(
                click(&mut h, text("line-teachers")),
                [LineGalleryAction::Teachers]
            );
            h.state_mut().said.clear();
            h.key_press(Key::Escape);
            h.run();
            if is_small(size) {
                assert!(!h.state().state.reading, "the list again");
                h.key_press(Key::Escape);
                h.run();
            }
            assert_eq!(h.state().said, [LineGalleryAction::Back]);
            h.step();
            let causes = h.ctx.repaint_causes();
            assert!(!h.ctx.has_requested_repaint(), "{causes:?}");
        }
    }
}

#[test]
fn the_first_and_the_last_of_a_line_have_one_neighbour() {
    let mut h = gallery(DESK, 100, false);
    for _ in 0..50 {
        h.key_press(Key::PageDown);
        h.run();
    }
    assert_eq!(h.state().state.chosen, monarchs().people.len() - 1);
    click(&mut h, &before("George\u{a0}VI"));
    assert_eq!(h.state().state.chosen, place("George\u{a0}VI"));
}

#[test]
fn the_gallery_can_be_read_with_large_text_on_a_phone() {
    for percent in [100, 140, 200] {
        let mut h = gallery(PHONE, percent, false);
        nothing_is_cut(&h);
        if percent == 100 {
            can_be_read_and_pressed(&h, PHONE);
        }
        click(&mut h, "William\u{a0}I");
        nothing_is_cut(&h);
        if percent == 100 {
            can_be_read_and_pressed(&h, PHONE);
        }
    }
    nothing_is_cut(&gallery(DESK, 200, false));
    nothing_is_cut(&gallery(LOW, 100, false));
}

/// A question about Charles II.
fn question(names: usize, answer: Option<usize>) -> DrillPage {
    let person = place("Charles\u{a0}II");
    question_about(person, names, answer)
}

/// A question about somebody before `names` others.
fn question_about(person: usize, names: usize, answer: Option<usize>) -> DrillPage {
    let all = monarchs().people;
    let name = &all[person].name;
    let names = all[person + 1..].iter().take(names);
    let names = names.map(|one| one.name.clone());
    DrillPage::Question(DrillQuestion {
        person,
        dates: false,
        is_daily: false,
        question: format!("Who came after {name}?"),
        names: names.collect(),
        time: "4:32".to_owned(),
        score: "7 of 9 right".to_owned(),
        answer: answer.map(|chosen| DrillAnswer {
            chosen,
            right: vec![0],
            reply: "No, it was James\u{a0}II.".to_owned(),
            next: "Continue".to_owned(),
        }),
    })
}

fn drill_bench<'a>(
    size: Vec2,
    percent: u16,
    page: DrillPage,
) -> Harness<'a, Bench<DrillState, DrillAction>> {
    let data = DrillData {
        line: monarchs(),
        page,
    };
    bench(
        size,
        percent,
        DrillState::default(),
        move |ctx, theme, state| drill::view::show(ctx, theme, &data, state),
    )
}

#[test]
fn a_question_is_answered_by_clicks_and_by_keys() {
    for (size, percent) in SIZES {
        for names in [3, 4, 6] {
            let mut h = drill_bench(size, percent, question(names, None));
            assert_eq!(focus(&h), "James\u{a0}II", "{size} {percent}");
            assert!(
                h.query_by_label("Who came after Charles\u{a0}II?")
                    .is_some()
            );
            assert_eq!(click(&mut h, "Mary\u{a0}II"), [DrillAction::Answer(1)]);
            h.state_mut().said.clear();
            h.key_press(Key::Num3);
            h.run();
            assert_eq!(h.state().said, [DrillAction::Answer(2)]);
            h.state_mut().said.clear();
            h.key_press(Key::Num7);
            h.key_press(Key::Escape);
            h.run();
            assert_eq!(h.state().said, [DrillAction::Stop]);
        }
    }
}

#[test]
fn after_an_answer_the_neighbours_stand_in_the_line() {
    for (size, percent) in SIZES {
        let mut h = drill_bench(size, percent, question(4, Some(2)));
        assert_eq!(focus(&h), "Continue", "{size} {percent}");
        let three =
            "Charles\u{a0}I, 1625–1649; Charles\u{a0}II, 1660–1685; James\u{a0}II, 1685–1688";
        assert!(h.query_by_label(three).is_some(), "{size} {percent}");
        assert!(h.query_by_label("No, it was James\u{a0}II.").is_some());
        h.key_press(Key::Num1);
        h.run();
        assert_eq!(h.state().said, [], "it is answered");
        h.key_press(Key::Enter);
        h.run();
        assert_eq!(h.state().said, [DrillAction::Next]);
        nothing_is_cut(&h);
    }
}

/// Some have reigned twice: “1422–1461, 1470–1471” is long.
#[test]
fn the_reigns_of_all_neighbours_have_room() {
    for person in 0..monarchs().people.len() - 1 {
        for (size, percent) in SIZES {
            let page = question_about(person, 1, Some(0));
            nothing_is_cut(&drill_bench(size, percent, page));
        }
    }
}

#[test]
fn the_pages_before_and_after_a_drill_lead_on() {
    let start = DrillPage::Start(DrillChoices {
        about: "Five minutes of questions.".to_owned(),
        grades: ["3 names", "4 names", "6 names"]
            .map(str::to_owned)
            .to_vec(),
        chosen: 1,
        note: "Four names to choose from.".to_owned(),
        best: "Best so far: 9 right answers".to_owned(),
    });
    let end = DrillPage::End(DrillSummary {
        heading: "Time is up".to_owned(),
        result: "18 of 22 right".to_owned(),
        notes: vec!["14 of 42 learned".to_owned()],
        weak_heading: "Still to learn".to_owned(),
        weak: vec![place("Jane"), place("Anne")],
        again: "Once more".to_owned(),
    });
    for (size, percent) in SIZES {
        let mut h = drill_bench(size, percent, start.clone());
        assert_eq!(focus(&h), text("drill-start"), "{size} {percent}");
        assert_eq!(
            click(&mut h, &choice(text("drill-grade"), "6 names")),
            [DrillAction::Grade(2)]
        );
        assert_eq!(click(&mut h, text("drill-start")), [DrillAction::Start]);
        assert_eq!(click(&mut h, text("setup-gallery")), [DrillAction::Gallery]);
        nothing_is_cut(&h);
        let mut h = drill_bench(size, percent, end.clone());
        assert_eq!(focus(&h), "Once more");
        let jane = "Edward\u{a0}VI, 1547–1553; Jane, 1553; Mary\u{a0}I, 1553–1558";
        assert!(h.query_by_label(jane).is_some());
        assert_eq!(click(&mut h, text("back")), [DrillAction::Leave]);
        nothing_is_cut(&h);
    }
}

#[test]
fn what_is_offered_today_is_begun_from_its_row() {
    let row = |label: &str, done| TodayRow {
        label: label.to_owned(),
        kind: "Daily puzzle",
        note: "Draughts, 3 in a row".to_owned(),
        icon: "puzzle",
        done,
        ..TodayRow::default()
    };
    for (size, percent) in SIZES {
        let data = TodayData {
            date: "22 November".to_owned(),
            rows: vec![row("Daily puzzle", true), row("Daily question", false)],
            month: None,
        };
        let mut h = bench(
            size,
            percent,
            TodayState::default(),
            move |ctx, theme, state| today::view::show(ctx, theme, &data, state),
        );
        let done = text("title-daily-solved");
        let first = format!("Daily puzzle, Draughts, 3 in a row, {done}");
        assert_eq!(focus(&h), first, "{size} {percent}");
        h.key_press(Key::ArrowDown);
        h.run();
        h.key_press(Key::Enter);
        h.run();
        assert_eq!(h.state().said, [TodayAction::Begin(1)]);
        assert_eq!(click(&mut h, text("line-close")), [TodayAction::Close]);
        nothing_is_cut(&h);
    }
}

/// However many rows there are, the panel can be closed without scrolling.
#[test]
fn the_buttons_of_today_never_scroll_away() {
    for (size, percent) in SIZES {
        let row = |number: usize| TodayRow {
            label: format!("Game {number}"),
            kind: "Daily puzzle",
            note: "Daily puzzle".to_owned(),
            icon: "puzzle",
            ..TodayRow::default()
        };
        let data = TodayData {
            date: "22 November".to_owned(),
            rows: (0..10).map(row).collect(),
            month: None,
        };
        let show = move |ctx: &Context, theme: &Theme, state: &mut TodayState| {
            today::view::show(ctx, theme, &data, state)
        };
        let mut h = bench(size, percent, TodayState::default(), show);
        for label in [text("today-month"), text("line-close")] {
            let rect = h.get_by_label(label).rect();
            assert!(in_window(&h, rect), "{label} at {rect} in {size} {percent}");
        }
        h.get_by_label(text("line-close")).click();
        h.run();
        assert_eq!(h.state().said, [TodayAction::Close]);
    }
}

/// The month is one press away; it tells the days, and how it went today can be shared.
#[test]
fn the_month_of_a_family_shows_its_days_and_shares_how_it_went() {
    let row = |label: &str| TodayRow {
        label: label.to_owned(),
        kind: "Daily puzzle",
        note: "Daily puzzle".to_owned(),
        icon: "puzzle",
        done: true,
        ..TodayRow::default()
    };
    for (size, percent) in SIZES {
        let mut data = TodayData {
            date: "22 November".to_owned(),
            rows: vec![row("Draughts"), row("Mill")],
            month: None,
        };
        let month = MonthData {
            title: "November 2026".to_owned(),
            before: 6,
            days: (1..=30).map(|date| date > 19 && date < 23).collect(),
            today: 21,
            spoken: "Done on three days: 20, 21 and 22".to_owned(),
            streak: "3 days in a row".to_owned(),
            points: vec!["Your points: 24".to_owned()],
            share: Some(true),
        };
        let mut h = bench(
            size,
            percent,
            TodayState::default(),
            move |ctx, theme, state: &mut TodayState| {
                data.month = state.month.map(|_| month.clone());
                today::view::show(ctx, theme, &data, state)
            },
        );
        assert!(click(&mut h, text("today-month")).is_empty());
        let days = two_sentences("November 2026", "Done on three days: 20, 21 and 22");
        assert!(h.query_by_label(&days).is_some(), "{size} {percent}");
        assert_eq!(focus(&h), text("today-of"));
        h.key_press(Key::ArrowRight);
        h.run();
        assert_eq!(click(&mut h, text("today-share")), [TodayAction::Share(1)]);
        nothing_is_cut(&h);
        assert!(click(&mut h, text("back")).is_empty());
        assert_eq!(click(&mut h, text("line-close")), [TodayAction::Close]);
    }
}
