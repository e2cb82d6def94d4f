//! A player's own files in the app: they are read at start, can be played, and are listed; a broken
//! one is left out.

use std::fs;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use kings_coffer::app::course::{ActiveCourse, Course, CourseRun, StartCourse};
use kings_coffer::app::files::Notice;
use kings_coffer::app::levels::Levels;
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::Intent;
use kings_coffer::app::state::Menu;
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::rules::mill::Mill;
use kings_coffer::rules::{Game, InteractiveGame, Spot};
use kings_coffer::texts::fill;

use crate::common::{TestApp, until_spoken};
use crate::own_levels::example;
use crate::scratch::Scratch;
use crate::speech::{against_chance, name, nodes};
use crate::worded::{ANY, fits};

/// A new folder with the examples of the manual and a broken file.
fn folder(name: &str) -> Scratch {
    let folder = Scratch::new(name);
    fs::create_dir_all(folder.path().join("mill")).expect("a folder");
    let files = [
        ("mill/mine.ron", example("Puzzles").to_owned()),
        ("steps.ron", example("Lesson").to_owned()),
        (
            "broken.ron",
            example("Puzzles").replace("difficulty: 2", "difficulty: 9"),
        ),
        ("deck.ron", example("Deck").to_owned()),
        ("mill/rules.ron", "[]".to_owned()),
    ];
    for (file, text) in files {
        fs::write(folder.path().join(file), text).expect("a file");
    }
    folder
}

/// The app with such a folder, once everything has been read.
fn app(name: &str) -> TestApp {
    reading(&folder(name))
}

/// The app with this folder, once everything has been read.
fn reading(folder: &Scratch) -> TestApp {
    let mut game = TestApp::with_own_levels(folder.path().to_owned());
    game.wait_for("the files", |game| {
        game.app.world().resource::<Notice>().now().is_some()
    });
    game
}

/// That one file was left out, and why.
fn left_out(file: &str, why: &str) -> String {
    let values = [("n", "0"), ("file", file), ("why", why)];
    fill("level-left_out", &values)
}

fn saying(game: &TestApp) -> String {
    game.app.world().resource::<ActiveCourse>().saying()
}

fn start(game: &mut TestApp, course: Course) {
    game.app.world_mut().write_message(StartCourse(course));
    game.frames(6);
}

#[test]
fn a_broken_file_is_left_out_and_named() {
    let game = app("left-out");
    let notice = game.app.world().resource::<Notice>().now();
    let why = fill("level-difficulty", &[("n", "9"), ("most", "4")]);
    let why = fill("level-puzzle", &[("id", "double"), ("why", &why)]);
    assert_eq!(notice, Some(left_out("broken.ron", &why)));
    let levels = &game.app.world().resource::<Levels>().0;
    let own = |id: &str| id.contains('/');
    let puzzles = levels.puzzles("nine_mens_morris");
    assert_eq!(puzzles.filter(|puzzle| own(&puzzle.id)).count(), 2);
    assert_eq!(levels.own_lessons("draughts").count(), 1);
    let built_in = LevelLibrary::built_in();
    assert_eq!(
        levels.puzzles("draughts").count(),
        built_in.puzzles("draughts").count()
    );
}

#[test]
fn an_own_puzzle_is_solved_and_kept_under_its_own_id() {
    let mut game = app("puzzle");
    let id = "nine_mens_morris-mill/mine.ron/flight";
    start(&mut game, Course::Puzzle(id.to_owned()));
    assert_eq!(saying(&game), "White has three men left, and they can fly.");
    let spots: Vec<Spot> = {
        let now = game.on_table::<Mill>().game();
        let mv = now.parse_move("c3-g7xf4").expect("a move");
        now.spots(&mv)
    };
    game.intent(Intent::Attempt(spots));
    game.frames(60);
    assert_eq!(saying(&game), "Three that fly are worth nine that walk.");
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    assert_eq!(progress.solved().collect::<Vec<_>>(), [id]);
}

#[test]
fn an_own_lesson_is_listed_with_the_puzzles_and_done() {
    let mut game = app("lesson");
    // Esc puts the notice away.
    game.key(KeyCode::Escape);
    let mut menu = game.app.world_mut().resource_mut::<NextState<Menu>>();
    menu.set(Menu::Puzzles);
    game.frames(4);
    until_spoken(
        &mut game,
        |game| game.key(KeyCode::Tab),
        &fill(
            "puzzles-say_lesson",
            &[("name", "First steps"), ("note", "")],
        ),
    );
    game.key(KeyCode::Enter);
    game.frames(6);
    let step = |game: &TestApp| match &game.app.world().resource::<ActiveCourse>().run {
        Some(CourseRun::Lesson(lesson)) => (lesson.lesson().id().to_owned(), lesson.progress()),
        _ => panic!("no lesson"),
    };
    assert_eq!(step(&game), ("steps.ron".to_owned(), (1, 2)));
    assert!(saying(&game).starts_with("A man goes forward."));
    game.click(Spot::Square(21));
    game.click(Spot::Square(16));
    game.frames(60);
    assert_eq!(saying(&game), "I have moved too. Now any move will do.");
    game.click(Spot::Square(16));
    game.click(Spot::Square(12));
    game.frames(60);
    assert_eq!(saying(&game), "Well stepped.");
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    assert_eq!(
        (
            progress.lesson_steps("steps.ron"),
            progress.lesson_steps("draughts")
        ),
        (1, 0)
    );
}

#[test]
fn an_own_deck_is_read_out_in_the_gallery() {
    let mut game = app("deck");
    let requested = game.app.world().resource::<AccessibilityRequested>();
    requested.set(true);
    // Esc puts the notice away.
    game.key(KeyCode::Escape);
    game.open(against_chance("cromwell", 2));
    let mut menu = game.app.world_mut().resource_mut::<NextState<Menu>>();
    menu.set(Menu::Gallery);
    game.frames(4);
    let henry8 =
        "Henry\u{a0}VIII, 1509–1547. Jousted at Greenwich, an hour’s walk from our school.";
    let is_read = |game: &mut TestApp| nodes(game).values().any(|node| name(node) == henry8);
    let found = (0..42).any(|_| {
        game.key(KeyCode::PageDown);
        game.frames(2);
        is_read(&mut game)
    });
    assert!(found);
}

/// With the feature `dev` the asset server is told of changed files by the system; here by hand.
#[test]
fn a_file_that_changes_is_read_again() {
    const ID: &str = "nine_mens_morris-mill/mine.ron/flight";
    let folder = folder("again");
    let mut game = reading(&folder);
    let change = |game: &TestApp, text: &str| {
        fs::write(folder.path().join("mill/mine.ron"), text).expect("a file");
        let assets = game.app.world().resource::<AssetServer>();
        assets.reload("own-levels://mill/mine.ron");
    };
    let difficulty = |game: &TestApp| {
        let levels = &game.app.world().resource::<Levels>().0;
        levels.puzzle(ID).map(|(_, puzzle)| puzzle.difficulty)
    };
    assert_eq!(difficulty(&game), Some(1));
    let harder = example("Puzzles").replace("difficulty: 1", "difficulty: 3");
    change(&game, &harder);
    game.wait_for("the change", |game| difficulty(game) == Some(3));
    // Esc puts the notice about the other file away.
    game.key(KeyCode::Escape);
    // One that is broken now is left out, and the others stay.
    change(&game, "(nothing");
    game.wait_for("the change", |game| difficulty(game).is_none());
    let told = game.app.world().resource::<Notice>().now();
    let told = told.unwrap_or_default();
    assert!(fits(&told, &left_out("mill/mine.ron", ANY)), "{told}");
    let levels = &game.app.world().resource::<Levels>().0;
    assert_eq!(levels.own_lessons("draughts").count(), 1);
}
