//! The pages around the table without a window: rules, statistics, puzzles, and the text box.

use egui::{Key, Vec2};
use kings_coffer::app::screens::game_list::view::GameListAction;
use kings_coffer::app::screens::matches::view::{MatchRow, MatchesAction, MatchesData};
use kings_coffer::app::screens::puzzles::view::{
    PuzzleCard, PuzzleFilter, PuzzlesAction, PuzzlesData,
};
use kings_coffer::app::screens::rules::view::{
    Leaf, Picture, RuleNote, RulesAction, RulesData, RulesState,
};
use kings_coffer::app::screens::statistics::view::{
    CourseProgress, StatisticsAction, StatisticsData, TallyRow,
};
use kings_coffer::app::screens::text_box::view::{TextBoxAction, TextBoxData, TextBoxState};
use kings_coffer::app::screens::{game_list, matches, puzzles, rules, statistics, text_box};
use kings_coffer::app::ui::PageState;
use kings_coffer::app::ui::diagram::{Diagram, DiagramMark};
use kings_coffer::app::ui::game_picker::FamilyGames;
use kings_coffer::app::wording::games::{GameListData, GameRow};
use kings_coffer::texts::{fill, plural, text};

use super::panels::{
    Bench, DESK, LOW, PHONE, SIZES, bench, choice, click, contrasting, covers_all, focus, rated,
    tab_round,
};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

fn rules_data() -> RulesData {
    let leaf = |title: &str| Leaf {
        title: title.to_owned(),
        paragraphs: vec![format!("{title} in words."), "And more.".to_owned()],
        pictures: vec![Picture {
            diagram: Diagram {
                figures: vec![
                    ((3, 4), "disc_light"),
                    ((2, 3), "disc_wolf"),
                    ((9, 9), "disc_sheep"),
                ],
                marks: vec![
                    ((3, 4), DiagramMark::Piece),
                    ((1, 2), DiagramMark::Target),
                    ((0, 200), DiagramMark::Cross),
                ],
                numbers: vec![((3, 4), 1)],
                arrows: vec![vec![(3, 4), (1, 2)], vec![(1, 1)], vec![(2, 2), (2, 2)]],
                turned: true,
                ..Diagram::default()
            },
            caption: format!("{title} as a picture."),
        }],
    };
    RulesData {
        families: vec![FamilyGames {
            name: "Draughts".to_owned(),
            games: vec!["Draughts".to_owned(), "Wolf".to_owned()],
        }],
        leaves: ["The board", "Moving", "Taking"].map(leaf).to_vec(),
        lesson: Some("2 of 8 steps".to_owned()),
        ..Default::default()
    }
}

/// The label of the button that leads to the lesson.
fn lesson_label() -> String {
    choice(text("rules-lesson"), "2 of 8 steps")
}

/// The label of a game where one is chosen.
fn game_label(name: &str) -> String {
    choice(text("shelf-game"), name)
}

fn book<'a>(
    size: Vec2,
    percent: u16,
    data: RulesData,
    state: RulesState,
) -> Harness<'a, Bench<RulesState, RulesAction>> {
    bench(size, percent, state, move |ctx, theme, state| {
        rules::view::show(ctx, theme, &data, state)
    })
}

#[test]
fn the_book_of_rules_turns_its_leaves() {
    for (size, percent) in SIZES {
        let mut h = book(size, percent, rules_data(), RulesState::default());
        assert_eq!(focus(&h), "The board", "{size} {percent}");
        assert_eq!(click(&mut h, "Taking"), [RulesAction::Leaf(2)]);
        assert!(
            h.query_by_label("Taking in words.").is_some(),
            "{size} {percent}"
        );
        assert!(h.query_by_label("Taking as a picture.").is_some());
        h.state_mut().said.clear();
        h.key_press(Key::PageUp);
        h.run();
        assert_eq!(h.state().said, [RulesAction::Leaf(1)]);
        assert!(h.query_by_label("Moving in words.").is_some());
        h.key_press(Key::Escape);
        h.run();
        if h.state().said.last() != Some(&RulesAction::Back) {
            // In a window that shows either the page or the contents, the first Esc leads to the
            // contents.
            assert!(!h.state().state.reading);
            h.key_press(Key::Escape);
            h.run();
        }
        assert_eq!(h.state().said.last(), Some(&RulesAction::Back));
    }
}

/// The rules cover the table completely.
#[test]
fn the_book_lies_on_a_ground_of_its_own_at_a_table() {
    for (size, percent) in SIZES {
        for over_table in [true, false] {
            let data = RulesData {
                over_table,
                ..rules_data()
            };
            let h = book(size, percent, data, RulesState::default());
            assert_eq!(covers_all(&h, size), over_table, "{size} {percent}");
        }
    }
}

/// The list of pages ends above the divider before the button of the lesson.
#[test]
fn a_long_list_of_leaves_keeps_clear_of_what_stands_below_it() {
    let mut data = rules_data();
    let leaf = data.leaves[0].clone();
    data.leaves = (0..30)
        .map(|n| Leaf {
            title: format!("Leaf {n}"),
            ..leaf.clone()
        })
        .collect();
    let h = book(PHONE, 100, data, RulesState::default());
    let lesson = h.get_by_label(&lesson_label()).rect();
    let clip = |label: &str| {
        h.output()
            .shapes
            .iter()
            .find_map(|shape| match &shape.shape {
                egui::Shape::Text(text) if text.galley.text() == label => Some(shape.clip_rect),
                _ => None,
            })
    };
    let list = clip("Leaf 2").expect("a line of the list");
    assert!(list.bottom() < lesson.top() - 16.0, "{list:?} {lesson:?}");
}

/// In a low window the list is beside title and search, so that it has room for several pages.
#[test]
fn a_low_window_shows_several_leaves_of_the_contents() {
    let mut data = rules_data();
    let leaf = data.leaves[0].clone();
    data.leaves = (0..9)
        .map(|n| Leaf {
            title: format!("Leaf {n}"),
            ..leaf.clone()
        })
        .collect();
    let h = book(LOW, 100, data, RulesState::default());
    let whole = h.output().shapes.iter().filter(|shape| match &shape.shape {
        egui::Shape::Text(text) => {
            let line = text.galley.rect.translate(text.pos.to_vec2());
            text.galley.text().starts_with("Leaf ") && shape.clip_rect.contains_rect(line)
        }
        _ => false,
    });
    let seen = whole.count();
    assert!(seen >= 5, "only {seen} leaves are seen");
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
    for label in [
        &game_label("Wolf"),
        text("rules-search-label"),
        "Taking",
        &lesson_label(),
        text("back"),
    ] {
        assert!(seen.iter().any(|s| s == label), "{label}: {seen:?}");
    }
}

#[test]
fn the_rules_are_searched() {
    for (size, percent) in SIZES {
        let mut h = book(size, percent, rules_data(), RulesState::default());
        assert_eq!(click(&mut h, &game_label("Wolf")), [RulesAction::Game(1)]);
        h.get_by_label(text("rules-search-label")).focus();
        h.run();
        h.get_by_label(text("rules-search-label")).type_text("man");
        h.run();
        assert_eq!(h.state().state.search, "man");
        assert!(h.state().said.contains(&RulesAction::Search));
        h.state_mut().said.clear();
        h.key_press(Key::Escape);
        h.run();
        assert!(h.state().said.is_empty(), "Esc leaves the field only");
        assert_eq!(click(&mut h, text("back")), [RulesAction::Back]);
    }
    let data = RulesData {
        found: Some(vec![(2, "… taken by a man …".to_owned())]),
        ..rules_data()
    };
    let mut h = book(DESK, 100, data, RulesState::default());
    assert!(h.query_by_label(&plural("rules-found", 1)).is_some());
    assert!(
        h.query_by_label("Moving").is_none(),
        "what was not found is not listed"
    );
    h.get_by_label(text("rules-search-label")).focus();
    h.run();
    h.key_press(Key::Enter);
    h.run();
    assert_eq!(
        h.state().said,
        [RulesAction::Leaf(2)],
        "Enter opens the first place"
    );
}

#[test]
fn f_begins_a_search_but_is_a_letter_in_it() {
    let mut h = book(DESK, 100, rules_data(), RulesState::default());
    h.key_press(Key::F);
    h.run();
    assert_eq!(focus(&h), text("rules-search-label"));
    h.get_by_label(text("rules-search-label")).type_text("of");
    h.run();
    assert_eq!(h.state().state.search, "of");
}

#[test]
fn the_rule_of_this_moment_opens_at_its_leaf() {
    for (size, percent) in SIZES {
        let data = RulesData {
            moment: Some(RuleNote {
                leaf: 1,
                sentence: "Two captures are open to you.".to_owned(),
            }),
            ..rules_data()
        };
        let mut h = book(size, percent, data, RulesState::at(0, 1, true));
        assert!(h.query_by_label(text("rules-moment")).is_some());
        assert!(h.query_by_label("Two captures are open to you.").is_some());
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(
            h.state().said,
            [RulesAction::Back],
            "straight back to the table"
        );
    }
}

#[test]
fn the_book_is_there_in_high_contrast_and_rests() {
    for (size, percent) in SIZES {
        let data = rules_data();
        let mut h = bench(
            size,
            percent,
            RulesState::default(),
            move |ctx, theme, state| rules::view::show(ctx, &contrasting(theme), &data, state),
        );
        assert_eq!(click(&mut h, &lesson_label()), [RulesAction::Lesson]);
        h.step();
        assert!(
            !h.ctx.has_requested_repaint(),
            "{:?}",
            h.ctx.repaint_causes()
        );
        h.get_by_label(text("rules-search-label")).focus();
        h.run();
        h.step();
        assert!(
            !h.ctx.has_requested_repaint(),
            "nothing blinks: {:?}",
            h.ctx.repaint_causes()
        );
    }
}

fn statistics_data() -> StatisticsData {
    let row = |name: &str, level, won, lost| TallyRow {
        name: name.to_owned(),
        portrait: "will".to_owned(),
        level,
        won,
        lost,
        run: won,
        fewest: (won > 0).then_some(31),
        ..Default::default()
    };
    StatisticsData {
        families: vec![FamilyGames {
            name: "Draughts".to_owned(),
            games: vec!["Draughts".to_owned(), "Wolf".to_owned()],
        }],
        rows: vec![
            row("Will Somers", 1, 3, 1),
            TallyRow {
                rating: Some(1750),
                ..row("Katherine", 2, 0, 0)
            },
        ],
        all: row("Total", 0, 3, 1),
        notes: vec!["Time at the table: 3 h 12 min.".to_owned()],
        courses: vec![CourseProgress {
            icon: "puzzle".to_owned(),
            label: "Puzzles".to_owned(),
            note: "3 of 30 solved".to_owned(),
            done: 3,
            all: 30,
        }],
    }
}

#[test]
fn the_statistics_are_read_at_every_size() {
    for (size, percent) in SIZES {
        for contrast in [false, true] {
            let data = statistics_data();
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
                    statistics::view::show(ctx, &theme, &data, state)
                },
            );
            assert_eq!(focus(&h), text("back"));
            let played = [
                ("name", "Will Somers"),
                ("played", "4"),
                ("won", "3"),
                ("drawn", "0"),
                ("lost", "1"),
                ("run", "3"),
                ("fewest", "31"),
            ];
            let unplayed = rated("Katherine", 1750);
            for words in [
                fill("statistics-say-fewest", &played),
                fill("statistics-say-none", &[("name", &unplayed)]),
                "Time at the table: 3 h 12 min.".to_owned(),
                "Puzzles: 3 of 30 solved".to_owned(),
            ] {
                assert!(
                    h.query_by_label(&words).is_some(),
                    "{words} at {size} {percent} %"
                );
            }
            assert_eq!(
                click(&mut h, &game_label("Wolf")),
                [StatisticsAction::Game(1)]
            );
            assert_eq!(h.state().state.view, 1);
            assert_eq!(
                click(&mut h, &game_label("Wolf")),
                [],
                "it is chosen already"
            );
            assert_eq!(tab_round(&mut h).len(), 3);
            assert_eq!(click(&mut h, text("back")), [StatisticsAction::Back]);
            h.state_mut().said.clear();
            h.key_press(Key::Escape);
            h.run();
            assert_eq!(h.state().said, [StatisticsAction::Back]);
            h.step();
            assert!(
                !h.ctx.has_requested_repaint(),
                "{:?}",
                h.ctx.repaint_causes()
            );
        }
    }
}

fn puzzles_data(solved: usize) -> PuzzlesData {
    PuzzlesData {
        families: vec![FamilyGames {
            name: "Draughts".to_owned(),
            games: vec!["Draughts".to_owned(), "Losing".to_owned()],
        }],
        puzzles: (0..7)
            .map(|i| PuzzleCard {
                name: format!("Puzzle {}", i + 1),
                own: None,
                difficulty: if i < 5 { 1 } else { 3 },
                line: "light to move".to_owned(),
                theme: None,
                solved: i < solved,
                failed: false,
                due: false,
                diagram: Diagram::default(),
            })
            .collect(),
        lessons: Vec::new(),
        rush: true,
        daily: Some(false),
    }
}

/// The label of the card of a puzzle.
fn puzzle_label(n: usize, difficulty: usize, state: &str) -> String {
    let (name, difficulty) = (format!("Puzzle {n}"), difficulty.to_string());
    let values = [
        ("name", name.as_str()),
        ("n", &difficulty),
        ("most", "4"),
        ("line", "light to move"),
        ("state", text(state)),
    ];
    fill("puzzles-say", &values)
}

#[test]
fn a_puzzle_is_chosen_by_its_item_or_as_the_next_one() {
    for (size, percent) in SIZES {
        for contrast in [false, true] {
            let data = puzzles_data(2);
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
                    puzzles::view::show(ctx, &theme, &data, state)
                },
            );
            assert_eq!(focus(&h), text("puzzles-next"));
            h.key_press(Key::Enter);
            h.run();
            assert_eq!(
                h.state().said,
                [PuzzlesAction::Play(2)],
                "the first that is not solved"
            );
            let last = puzzle_label(7, 3, "puzzles-open");
            assert_eq!(
                click(&mut h, &last),
                [PuzzlesAction::Play(6)],
                "{size} {percent}"
            );
            assert_eq!(click(&mut h, text("today-puzzle")), [PuzzlesAction::Daily]);
            assert_eq!(click(&mut h, text("rush-start")), [PuzzlesAction::Rush]);
            assert_eq!(
                click(&mut h, &game_label("Losing")),
                [PuzzlesAction::Game(1)]
            );
            let seen = tab_round(&mut h);
            assert_eq!(seen.len(), 7 + 2 + 1 + 4, "{seen:?}");
            h.state_mut().said.clear();
            h.key_press(Key::Escape);
            h.run();
            assert_eq!(h.state().said, [PuzzlesAction::Back]);
            h.step();
            assert!(
                !h.ctx.has_requested_repaint(),
                "{:?}",
                h.ctx.repaint_causes()
            );
        }
    }
}

/// What is due to be repeated comes next, is counted, and can be shown alone.
#[test]
fn failed_puzzles_are_listed_and_come_first_when_they_are_due() {
    let mut data = puzzles_data(2);
    let list = |data: &PuzzlesData| data.filters().contains(&PuzzleFilter::ToRepeat);
    assert!(!list(&data));
    data.puzzles[1].due = true;
    data.puzzles[3].failed = true;
    assert!(list(&data) && data.filters().contains(&PuzzleFilter::Difficulty(3)));
    assert_eq!(data.shown(PuzzleFilter::ToRepeat), [1]);
    assert_eq!(data.shown(PuzzleFilter::Failed), [3]);
    assert_eq!(data.shown(PuzzleFilter::Difficulty(3)), [5, 6]);
    let mut h = bench(DESK, 100, PageState::default(), move |ctx, theme, state| {
        puzzles::view::show(ctx, theme, &data, state)
    });
    h.key_press(Key::Enter);
    h.run();
    assert_eq!(h.state().said, [PuzzlesAction::Play(1)]);
    let solved = fill("setup-puzzles-note", &[("n", "2"), ("all", "7")]);
    let due = plural("puzzles-due", 1);
    let note = fill("puzzles-note", &[("solved", &solved), ("due", &due)]);
    assert!(h.query_by_label(&note).is_some());
    let due = puzzle_label(2, 1, "puzzles-is_due");
    assert_eq!(click(&mut h, &due), [PuzzlesAction::Play(1)]);
}

/// “light to move” is one line wherever a card has its texts beside the picture, but for the largest text.
#[test]
fn the_side_to_move_is_one_line() {
    for (size, percent) in SIZES {
        let data = puzzles_data(2);
        let h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| puzzles::view::show(ctx, theme, &data, state),
        );
        for shape in &h.output().shapes {
            if let egui::Shape::Text(text) = &shape.shape
                && text.galley.text() == "light to move"
            {
                assert_eq!(text.galley.rows.len(), 1, "{size} {percent}");
                assert!(!text.galley.elided, "{size} {percent}");
            }
        }
    }
}

#[test]
fn when_all_puzzles_are_solved_the_next_is_the_first() {
    for (data, said) in [
        (puzzles_data(7), vec![PuzzlesAction::Play(0)]),
        (PuzzlesData::default(), vec![]),
    ] {
        let mut h = bench(DESK, 100, PageState::default(), move |ctx, theme, state| {
            puzzles::view::show(ctx, theme, &data, state)
        });
        assert_eq!(click(&mut h, text("puzzles-next")), said);
    }
}

#[test]
fn a_text_is_given_to_be_copied() {
    for (size, percent) in SIZES {
        let data = TextBoxData {
            title: "A link".to_owned(),
            note: "Send it.".to_owned(),
            fixed: true,
            clipboard: true,
            ..Default::default()
        };
        let mut h = bench(
            size,
            percent,
            TextBoxState::new("match=abc".to_owned()),
            move |ctx, theme, state| text_box::view::show(ctx, theme, &data, state),
        );
        assert_eq!(focus(&h), text("carry-copy"));
        assert_eq!(click(&mut h, text("carry-copy")), [TextBoxAction::Copy]);
        assert_eq!(click(&mut h, text("carry-close")), [TextBoxAction::Close]);
        h.state_mut().said.clear();
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [TextBoxAction::Close]);
        assert_eq!(h.state().state.text, "match=abc");
    }
}

#[test]
fn a_text_is_typed_or_pasted_and_taken_over() {
    for (size, percent) in SIZES {
        for contrast in [false, true] {
            let data = TextBoxData {
                title: "Open a match".to_owned(),
                note: "Paste it.".to_owned(),
                answer: "That is no match.".to_owned(),
                fixed: false,
                accept: Some("Open".to_owned()),
                clipboard: true,
                files: true,
            };
            let mut h = bench(
                size,
                percent,
                TextBoxState::new(String::new()),
                move |ctx, theme, state| {
                    let theme = if contrast {
                        contrasting(theme)
                    } else {
                        theme.clone()
                    };
                    text_box::view::show(ctx, &theme, &data, state)
                },
            );
            // An empty field lets the arrows and the directions of a gamepad through.
            h.key_press(Key::ArrowDown);
            h.run();
            assert_ne!(focus(&h), "Open a match");
            h.key_press(Key::ArrowUp);
            h.run();
            assert_eq!(focus(&h), "Open a match");
            assert!(h.query_by_label("That is no match.").is_some());
            h.event(egui::Event::Text("B:W32:B1".to_owned()));
            h.run();
            assert_eq!(h.state().state.text, "B:W32:B1", "typed at once");
            h.key_press(Key::Escape);
            h.run();
            assert!(h.state().said.is_empty(), "Esc leaves the field only");
            h.key_press(Key::ArrowDown);
            h.run();
            assert_eq!(focus(&h), "Open");
            let seen = tab_round(&mut h);
            let [close, choose, paste] = ["carry-close", "carry-choose", "carry-paste"].map(text);
            let all = ["Open a match", close, choose, paste, "Open"];
            assert_eq!(seen, all);
            assert_eq!(click(&mut h, choose), [TextBoxAction::ChooseFile]);
            assert_eq!(click(&mut h, paste), [TextBoxAction::Paste]);
            assert_eq!(click(&mut h, "Open"), [TextBoxAction::Accept]);
            h.state_mut().state.text.clear();
            h.run();
            assert_eq!(click(&mut h, "Open"), [], "there is nothing to open");
            h.step();
            assert!(
                !h.ctx.has_requested_repaint(),
                "{:?}",
                h.ctx.repaint_causes()
            );
        }
    }
}

/// Holding Esc leads back one page, not through all of them.
#[test]
fn a_held_escape_leads_back_once() {
    let mut h = book(DESK, 100, rules_data(), RulesState::default());
    for repeat in [false, true, true] {
        h.event(egui::Event::Key {
            key: Key::Escape,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: egui::Modifiers::NONE,
        });
        h.run();
    }
    assert_eq!(h.state().said, [RulesAction::Back]);
}

fn matches_data() -> MatchesData {
    let row = |title: &str, over, review| MatchRow {
        emblem: "emblem_draughts".to_owned(),
        title: title.to_owned(),
        note: "move 15, yesterday at 21:14".to_owned(),
        over,
        review,
        ..MatchRow::default()
    };
    MatchesData {
        more: 7,
        finished: 9,
        filters: ["All games", "Favourites", "Draughts"]
            .map(str::to_owned)
            .into(),
        rows: vec![
            row("Draughts against Thomas More", false, true),
            row("Mill against Will Somers", false, true),
            row("Wolf and Sheep: You and A friend", true, true),
            row(
                "The Six of VIII against Katherine, Brandon and More",
                true,
                false,
            ),
        ],
    }
}

/// The first `count` games of a file.
fn games_of_a_file(count: usize) -> GameListData {
    let row = |number: usize| GameRow {
        title: format!("{number}. Player {number} – Another"),
        note: format!("Tournament, {}, 1–0, 40 moves", 1900 + number),
    };
    GameListData {
        rows: (1..=count).map(row).collect(),
        unread: 3,
        reasons: vec!["Game 9, line 80: This is not a move.".to_owned()],
        answer: String::new(),
    }
}

/// Each game of a short list can be opened, in every window and at every text size.
#[test]
fn the_games_of_a_file_answer() {
    for (size, percent) in SIZES {
        let data = games_of_a_file(3);
        let mut h = bench(size, percent, PageState::default(), {
            let data = data.clone();
            move |ctx, theme, state| game_list::view::show(ctx, theme, &data, state)
        });
        let spoken = |row: &GameRow| format!("{}, {}", row.title, row.note);
        assert_eq!(focus(&h), spoken(&data.rows[0]), "{size} {percent}");
        let seen = tab_round(&mut h);
        assert_eq!(seen.len(), 4, "no search: {seen:?}");
        let third = spoken(&data.rows[2]);
        assert_eq!(click(&mut h, &third), [GameListAction::Open(2)]);
        assert_eq!(click(&mut h, text("back")), [GameListAction::Back]);
        h.get_by_label(&data.reasons[0]);
        h.get_by_label(&plural("games-unread_others", 2));
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [GameListAction::Back]);
    }
}

/// A long list is gone through by arrow keys, and searched.
#[test]
fn a_long_list_of_games_is_searched_and_walked_through() {
    let data = games_of_a_file(700);
    let mut h = bench(DESK, 100, PageState::default(), move |ctx, theme, state| {
        game_list::view::show(ctx, theme, &data, state)
    });
    for _ in 0..30 {
        h.key_press(Key::ArrowDown);
        h.run();
    }
    let walked = focus(&h);
    assert!(walked.starts_with("31. "), "{walked}");
    h.get_by_label(text("games-search-label")).focus();
    h.run();
    for letter in "player 64 1964".split_inclusive(' ') {
        h.event(egui::Event::Text(letter.to_owned()));
        h.run();
    }
    h.get_by_label(&plural("games-found", 1));
    h.state_mut().said.clear();
    h.key_press(Key::Enter);
    h.run();
    assert_eq!(h.state().said, [GameListAction::Open(63)]);
}

/// The labels of the buttons beside a match.
fn review(title: &str) -> String {
    choice(text("review-title"), title)
}

fn replay(title: &str) -> String {
    choice(text("review-replay"), title)
}

fn favourite(title: &str) -> String {
    fill("matches-favourite", &[("title", title)])
}

fn write(title: &str) -> String {
    fill("matches-write", &[("title", title)])
}

fn delete(title: &str) -> String {
    fill("matches-delete", &[("title", title)])
}

/// Every match can be opened and deleted, and finished ones can be replayed, in every window and at
/// every text size.
#[test]
fn the_list_of_matches_answers() {
    for (size, percent) in SIZES {
        let data = matches_data();
        let mut h = bench(size, percent, PageState::default(), {
            let data = data.clone();
            move |ctx, theme, state| matches::view::show(ctx, theme, &data, state)
        });
        let spoken = |row: &MatchRow| format!("{}, {}", row.title, row.note);
        assert_eq!(focus(&h), spoken(&data.rows[0]), "{size} {percent}");
        let seen = tab_round(&mut h);
        let count = |label: &str| seen.iter().filter(|seen| *seen == label).count();
        let on_rows = |label: fn(&str) -> String| {
            let labels = data.rows.iter().map(|row| label(&row.title));
            labels.map(|label| count(&label)).sum::<usize>()
        };
        assert_eq!((on_rows(review), on_rows(replay)), (1, 2), "{seen:?}");
        let icons = (on_rows(favourite), on_rows(write));
        assert_eq!(icons, (2, 2), "{seen:?}");
        for label in [
            text("matches-search-label"),
            &plural("matches-more", 7),
            &plural("matches-export", 9),
        ] {
            assert_eq!(count(label), 1, "{label}: {seen:?}");
        }
        for row in &data.rows {
            assert_eq!(count(&spoken(row)), 1, "{seen:?}");
            assert_eq!(count(&delete(&row.title)), 1, "{seen:?}");
        }
        h.get_by_label(&spoken(&data.rows[1])).focus();
        h.run();
        h.state_mut().said.clear();
        h.key_press(Key::Enter);
        h.run();
        assert_eq!(h.state().said, [MatchesAction::Open(1)]);
        assert_eq!(click(&mut h, text("pause-open")), [MatchesAction::Text]);
        assert_eq!(click(&mut h, text("back")), [MatchesAction::Back]);
        h.state_mut().said.clear();
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [MatchesAction::Back]);
    }
    let data = matches_data();
    let mut h = bench(DESK, 100, PageState::default(), move |ctx, theme, state| {
        matches::view::show(ctx, theme, &data, state)
    });
    let wolf = "Wolf and Sheep: You and A friend";
    assert_eq!(click(&mut h, &review(wolf)), [MatchesAction::Review(2)]);
    let mill = "Mill against Will Somers";
    assert_eq!(click(&mut h, &delete(mill)), [MatchesAction::Delete(1)]);
    let chosen = click(&mut h, &favourite(wolf));
    assert_eq!(chosen, [MatchesAction::Favourite(2)]);
    let more = click(&mut h, &plural("matches-more", 7));
    assert_eq!(more, [MatchesAction::More]);
    let export = click(&mut h, &plural("matches-export", 9));
    assert_eq!(export, [MatchesAction::Export]);
    // A note is written in a field that its button opens.
    let note = &write(wolf);
    h.state_mut().said.clear();
    h.get_by_role_and_label(egui::accesskit::Role::Button, note)
        .click();
    h.run();
    h.get_by_role_and_label(egui::accesskit::Role::TextInput, note)
        .focus();
    h.run();
    h.get_by_role_and_label(egui::accesskit::Role::TextInput, note)
        .type_text("A fine net ");
    h.run();
    assert!(h.state().said.is_empty());
    let words = MatchesAction::Words(2, "A fine net".to_owned());
    assert_eq!(click(&mut h, text("matches-write-keep")), [words]);
}
