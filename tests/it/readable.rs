//! Everything that a text speaks of can be read: in every puzzle, every step of a lesson, every match of
//! `data/tables` and its replay, no index of a card that the viewer may see is covered, turned or too small, and
//! nothing lies over a card, a place or a word.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use kings_coffer::app::course::{ActiveCourse, Course, CourseCommand, StartCourse};
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::{Intent, Seek, TableState};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::Menu;
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::rules::Record;

use crate::common::{FRAME, TestApp};
use crate::uncovered::{covered, folded_cards, open_eyes};

/// The windows in which all is looked at, and those for a part of it.
const WINDOWS: [UVec2; 4] = [
    UVec2::new(1280, 720),
    UVec2::new(844, 390),
    UVec2::new(390, 844),
    UVec2::new(360, 640),
];
const MORE_WINDOWS: [UVec2; 6] = [
    UVec2::new(1920, 1080),
    UVec2::new(1024, 768),
    UVec2::new(768, 1024),
    UVec2::new(667, 375),
    UVec2::new(2560, 1080),
    UVec2::new(1000, 1000),
];

/// The variants that are played with cards.
const CARDS: [&str; 3] = ["six_of_viii", "cromwell", "cromwell_advanced"];

/// What cannot be read, and what cannot once what is folded is spread by a click; a second click folds it.
fn look(game: &mut TestApp, what: &str, wrong: &mut Vec<String>) {
    let size = {
        let layout = game
            .app
            .world()
            .resource::<kings_coffer::app::table::layout::TableLayout>();
        layout.window
    };
    let mut note = |game: &mut TestApp, doing: &str| {
        let found = covered(game.app.world_mut()).into_iter();
        wrong.extend(found.map(|found| format!("{what}{doing} in {size}: {found}")));
    };
    let_pass(game);
    if game.menu() != Menu::None {
        // A sheet of scores or a result lies over the table.
        return;
    }
    note(game, "");
    for spot in folded_cards(game.app.world_mut()) {
        game.click(spot);
        game.run_until_idle();
        game.frames(2);
        assert_eq!(
            game.cursor().spread,
            Some(spot),
            "{what} in {size}: a click does not spread {spot:?}"
        );
        note(game, ", cards spread");
        game.click(spot);
        game.run_until_idle();
        game.frames(2);
        assert_eq!(
            game.cursor().spread,
            None,
            "{what}: a second click does not fold {spot:?}"
        );
    }
}

/// Lets some seconds pass: a banner in the middle of the table, e.g. of a new trump, and the bubble of a
/// refusal are gone then.
fn let_pass(game: &mut TestApp) {
    for step in [Duration::from_millis(900), FRAME] {
        let strategy = TimeUpdateStrategy::ManualDuration(step);
        game.app.world_mut().insert_resource(strategy);
        game.frames(5);
    }
}

/// Begins a lesson or a puzzle.
fn begin(game: &mut TestApp, course: Course) {
    game.app.world_mut().write_message(StartCourse(course));
    game.frames(6);
    game.run_until_idle();
    game.frames(2);
}

/// An app in a window, with text of this size.
fn in_window(window: UVec2, text: f32) -> TestApp {
    let mut game = TestApp::with_panels_in(window);
    open_eyes(game.app.world_mut());
    game.app.world_mut().resource_mut::<Settings>().text_scale = text;
    game.frames(2);
    game
}

/// The most sentences that a failure prints.
const MOST_TOLD: usize = 100;

/// Asserts that nothing is wrong. A failure has an example of each kind and how often it is.
fn assert_readable(wrong: Vec<String>) {
    let mut kinds: BTreeMap<String, (usize, &String)> = BTreeMap::new();
    for sentence in &wrong {
        let kind = sentence.rsplit(" in ").next().unwrap_or_default();
        let kind = kind.replace(|letter: char| letter.is_ascii_digit(), "");
        kinds.entry(kind).or_insert((0, sentence)).0 += 1;
    }
    let kinds: Vec<&(usize, &String)> = kinds.values().collect();
    for sentence in wrong.iter().take(MOST_TOLD) {
        println!("{sentence}");
    }
    assert!(
        wrong.is_empty(),
        "{} things cannot be read: {kinds:#?}",
        wrong.len()
    );
}

#[test]
fn every_card_of_every_puzzle_can_be_read() {
    let library = LevelLibrary::built_in();
    let mut wrong = Vec::new();
    let (usual, large) = (
        WINDOWS.map(|window| (window, 1.0, 1)),
        WINDOWS.map(|window| (window, 2.0, 9)),
    );
    let more = MORE_WINDOWS.map(|window| (window, 1.0, 7));
    for (window, text, every) in usual.into_iter().chain(large).chain(more) {
        let mut game = in_window(window, text);
        for variant in CARDS {
            for puzzle in library.puzzles(variant).step_by(every) {
                begin(&mut game, Course::Puzzle(puzzle.id.clone()));
                assert!(game.table().is_practice(), "{} does not begin", puzzle.id);
                look(&mut game, &puzzle.id, &mut wrong);
            }
        }
    }
    assert_readable(wrong);
}

#[test]
fn every_step_of_a_lesson_can_be_read() {
    let library = LevelLibrary::built_in();
    let mut wrong = Vec::new();
    for (window, text) in WINDOWS
        .into_iter()
        .flat_map(|window| [(window, 1.0), (window, 2.0)])
    {
        let mut game = in_window(window, text);
        for lesson in library.lessons() {
            begin(&mut game, Course::Lesson(lesson.variant.clone()));
            for step in 1..=20 {
                look(
                    &mut game,
                    &format!("step {step} of {}", lesson.variant),
                    &mut wrong,
                );
                for command in [CourseCommand::Solution, CourseCommand::Next] {
                    game.app.world_mut().write_message(command);
                    game.frames(4);
                    game.run_until_idle();
                }
                if game.app.world().resource::<ActiveCourse>().ended {
                    break;
                }
            }
            look(
                &mut game,
                &format!("the end of {}", lesson.variant),
                &mut wrong,
            );
        }
    }
    assert_readable(wrong);
}

/// The matches of `data/tables`.
fn records() -> Vec<(String, Record)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/tables");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the tables")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let json = std::fs::read_to_string(&path).ok()?;
        let name = path.file_stem()?.to_string_lossy().into_owned();
        Some((name, Record::from_json(&json).ok()?))
    };
    files.into_iter().filter_map(read).collect()
}

/// Shows the replay of the match on the table.
fn replay(game: &mut TestApp) {
    let table = game.table().clone();
    game.app
        .world_mut()
        .resource_mut::<Replay>()
        .open(&table, false);
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::None);
    game.frames(4);
    game.run_until_idle();
}

#[test]
fn every_match_and_its_replay_can_be_read() {
    let mut wrong = Vec::new();
    let records = records();
    assert!(records.len() > 15, "{}", records.len());
    let windows = WINDOWS.into_iter().chain(MORE_WINDOWS);
    for window in windows {
        let mut game = in_window(window, 1.0);
        for (name, record) in &records {
            game.open(record.clone());
            if game.table().opened == 0 || game.menu() != Menu::None || game.table().sees.is_none()
            {
                continue;
            }
            look(&mut game, name, &mut wrong);
            if game.table().hidden && game.table().turn.outcome().is_none() {
                // While hands are secret, there is nothing to look back at.
                game.intent(Intent::ResignAndEnd);
                game.run_until_idle();
            }
            let moves = game.table().moves.len();
            replay(&mut game);
            for at in [0, moves / 3, moves * 2 / 3, moves] {
                game.intent(Intent::Seek(Seek::To(at)));
                game.frames(3);
                game.run_until_idle();
                look(&mut game, &format!("{name} after {at} moves"), &mut wrong);
            }
            let table: TableState = game.table().clone();
            assert_eq!(table.moves.len(), moves, "{name}");
            game.app.world_mut().resource_mut::<Replay>().close();
            game.frames(3);
        }
    }
    assert_readable(wrong);
}
