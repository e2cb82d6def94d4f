//! The pages in the running app: where they lead back to, what is counted, and how pasted texts and
//! dropped files are opened.

use bevy::prelude::*;
use kings_coffer::app::course::{Course, StartCourse};
use kings_coffer::app::files::Notice;
use kings_coffer::app::progress::{LevelSuggestion, PlayerProgress};
use kings_coffer::app::reading::Reading;
use kings_coffer::app::session::{Intent, Open};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::transfer::{OpenSource, Transfer};
use kings_coffer::rules::{Ending, Occupant, Record, Seat, Strength};
use kings_coffer::store::Store;
use kings_coffer::store::progress::{PROGRESS, Progress};

use crate::common::{TestApp, fresh, puzzles_of, two_people};
use crate::scratch::Scratch;

fn against(level: u8) -> Vec<Occupant> {
    vec![Occupant::Person(String::new()), Occupant::courtier(level)]
}

/// A match that is resigned at once; each has its own seed, so that it is a different match.
fn lose(game: &mut TestApp, level: u8, seed: u64) {
    game.open(Record {
        seed,
        ..fresh(against(level), None)
    });
    game.intent(Intent::Resign);
    game.run_until_idle();
    assert!(game.over());
}

fn lost(game: &TestApp, level: u8) -> u32 {
    let progress = game.app.world().resource::<PlayerProgress>();
    progress
        .0
        .game("draughts")
        .map_or(0, |tally| tally.level(level).lost)
}

fn offer(game: &TestApp) -> Option<Strength> {
    game.app
        .world()
        .resource::<LevelSuggestion>()
        .0
        .map(|(offered, _)| offered)
}

/// Runs frames until the files are written.
fn settle(game: &mut TestApp) {
    for _ in 0..200 {
        game.frames(1);
        std::thread::yield_now();
    }
}

#[test]
fn every_match_counts_once_and_after_three_losses_a_gentler_one_is_offered() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    for seed in 1..=2 {
        lose(&mut game, 4, seed);
        assert_eq!(lost(&game, 4), u32::try_from(seed).expect("a small number"));
        assert_eq!(offer(&game), None);
    }
    // Undone and lost again: it is the same match.
    game.intent(Intent::Restart);
    game.intent(Intent::Resign);
    game.run_until_idle();
    assert_eq!(lost(&game, 4), 2);
    lose(&mut game, 4, 3);
    assert_eq!(lost(&game, 4), 3);
    assert_eq!(
        offer(&game).map(|offered| offered.to_string()).as_deref(),
        Some("4-")
    );
    // The offer belongs to its match, and is not made again in the same run.
    lose(&mut game, 4, 4);
    assert_eq!(offer(&game), None);
    settle(&mut game);
    let kept = store.read(PROGRESS).expect("a store").expect("a file");
    let kept = Progress::from_json(&kept).expect("progress");
    assert_eq!(
        kept.game("draughts").map(|tally| tally.all_levels().lost),
        Some(4)
    );
    // Another run of the game knows it.
    let again = TestApp::with_store(store);
    assert_eq!(lost(&again, 4), 4);
}

#[test]
fn a_match_that_is_over_when_it_comes_does_not_count() {
    let mut game = TestApp::new();
    let over = Record {
        moves: ["11-15", "22-17"].map(str::to_owned).to_vec(),
        ending: Some(Ending::Resigned(Seat(0))),
        ..fresh(against(1), None)
    };
    game.app.world_mut().write_message(Open::game(over));
    game.frames(4);
    assert!(game.over());
    assert_eq!(lost(&game, 1), 0);
    // Nor does a position from a text.
    game.open(fresh(against(1), Some("B:W32:B1")));
    game.intent(Intent::Resign);
    assert!(game.over());
    assert_eq!(lost(&game, 1), 0);
}

#[test]
fn broken_progress_is_set_aside_and_said() {
    let store = Store::memory();
    store
        .write(PROGRESS, "{\"format\":1,\"games\":7}")
        .expect("a store");
    let game = TestApp::with_store(store.clone());
    let notice = game
        .app
        .world()
        .resource::<Notice>()
        .now()
        .expect("a notice");
    assert!(notice.contains("progress.json.broken-1"), "{notice}");
    assert_eq!(store.read(PROGRESS), Ok(None));
}

#[test]
fn a_file_dropped_on_the_window_is_opened_or_refused_with_its_name() {
    let folder = Scratch::new("drop");
    let drop = |game: &mut TestApp, name: &str, text: &[u8]| {
        let path_buf = folder.path().join(name);
        std::fs::write(&path_buf, text).expect("a file");
        let window = game.app.world_mut().spawn_empty().id();
        game.app
            .world_mut()
            .write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        game.frames(1);
        game.wait_for("the file", |game| {
            !game.app.world().resource::<Reading>().is_busy()
        });
        game.frames(4);
    };
    let mut game = TestApp::new();
    drop(
        &mut game,
        "game.pdn",
        b"[White \"Ann\"]\n[Black \"J\xf6rg\"]\n1. 11-15 22-17 *",
    );
    assert_eq!(game.screen(), Screen::Table);
    assert_eq!(game.table().moves.len(), 2);
    assert_eq!(game.table().seats[1], Occupant::Person("Ann".to_owned()));
    let opened = game.table().opened;
    drop(&mut game, "letter.txt", b"Dear Ann");
    assert_eq!(game.table().opened, opened, "the match is still there");
    let notice = game
        .app
        .world()
        .resource::<Notice>()
        .now()
        .expect("a notice");
    assert!(
        notice.contains("letter.txt") && notice.ends_with('.'),
        "{notice}"
    );
}

/// Opens a pasted text, and waits until it is read.
fn paste(game: &mut TestApp, text: &str) {
    let source = OpenSource::Text(text.to_owned());
    game.app.world_mut().write_message(source);
    game.frames(1);
    game.wait_for("the text", |game| {
        !game.app.world().resource::<Reading>().is_busy()
    });
    game.frames(4);
}

#[test]
fn of_a_text_with_several_games_one_is_chosen() {
    let games = "[Black \"Ann\"]\n[White \"Bob\"]\n1. 11-15 *\n\n\
                 [Event \"Bad\"]\n1. 11-20 *\n\n\
                 [Black \"Cid\"]\n[White \"Dee\"]\n1. 12-16 24-20 *\n";
    let mut game = TestApp::with_panels(Store::memory());
    game.frames(3);
    go(&mut game, Menu::Setup);
    paste(&mut game, games);
    assert_eq!(game.menu(), Menu::GameList);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.menu(), Menu::Setup, "back to where it was opened");
    game.app.world_mut().write_message(Transfer::Open);
    game.frames(3);
    assert_eq!(game.menu(), Menu::TextBox);
    paste(&mut game, games);
    assert_eq!(game.menu(), Menu::GameList);
    game.key(KeyCode::ArrowDown);
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    assert_eq!(game.table().moves.len(), 2);
    assert_eq!(game.table().seats[0], Occupant::Person("Cid".to_owned()));
}

/// Goes to a panel without a device.
fn go(game: &mut TestApp, menu: Menu) {
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(menu);
    game.frames(4);
    assert_eq!(game.menu(), menu);
}

#[test]
fn pages_lead_back_to_where_they_were_opened() {
    let mut game = TestApp::with_panels(Store::memory());
    game.frames(3);
    for page in [Menu::Rules, Menu::Statistics, Menu::Puzzles] {
        for from in [Menu::Setup, Menu::None] {
            go(&mut game, from);
            go(&mut game, page);
            game.key(KeyCode::Escape);
            game.frames(3);
            assert_eq!(game.menu(), from, "{page:?}");
        }
    }
    game.open(fresh(two_people(), None));
    game.key(KeyCode::F1);
    game.frames(3);
    assert_eq!(game.menu(), Menu::Rules);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
}

/// The courses that were requested.
#[derive(Resource, Default)]
struct Asked(Vec<Course>);

#[test]
fn the_next_puzzle_begins_from_its_page() {
    let mut game = TestApp::with_panels(Store::memory());
    game.app.init_resource::<Asked>().add_systems(
        Update,
        |mut asked: ResMut<Asked>, mut courses: MessageReader<StartCourse>| {
            asked
                .0
                .extend(courses.read().map(|StartCourse(course)| course.clone()));
        },
    );
    game.frames(3);
    go(&mut game, Menu::Setup);
    go(&mut game, Menu::Puzzles);
    game.key(KeyCode::Enter);
    game.frames(3);
    let wanted = [Course::Puzzle(puzzles_of("draughts")[0].id.clone())];
    assert_eq!(game.app.world().resource::<Asked>().0, wanted);
}

/// Leaving a puzzle leads to the list of puzzles, and from there to where it was opened.
#[test]
fn puzzles_lead_back_to_the_set_up_after_one_was_tried() {
    let mut game = TestApp::with_panels(Store::memory());
    game.frames(3);
    go(&mut game, Menu::Setup);
    go(&mut game, Menu::Puzzles);
    game.open(fresh(two_people(), None));
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    let world = game.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    go(&mut game, Menu::Puzzles);
    assert_eq!(game.screen(), Screen::Title);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.menu(), Menu::Setup);
}

#[test]
fn what_is_carried_away_lies_on_a_sheet_and_closes_again() {
    let mut game = TestApp::with_panels(Store::memory());
    game.frames(3);
    game.app.world_mut().write_message(Transfer::Link);
    game.frames(3);
    assert_eq!(game.menu(), Menu::None);
    let mut notice = game.app.world_mut().resource_mut::<Notice>();
    assert!(notice.now().is_some(), "there is no match yet");
    notice.seen();
    game.open(fresh(two_people(), None));
    for transfer in [Transfer::Link, Transfer::Notation, Transfer::Export] {
        go(&mut game, Menu::Pause);
        game.app.world_mut().write_message(transfer);
        game.frames(4);
        assert_eq!(game.menu(), Menu::TextBox, "{transfer:?}");
        game.key(KeyCode::Escape);
        game.frames(3);
        assert_eq!(game.menu(), Menu::Pause, "{transfer:?}");
    }
    assert!(game.going_on().is_some());
}

#[test]
fn the_last_set_up_keeps_options_and_clock() {
    let text = r#"{"last_setup":{"variant":"wolf","clock":10,"increment":true,"options":{"wolf":{"first":"sheep","gone":"x"}}}}"#;
    let store = Store::memory();
    store.write("settings.json", text).expect("a store");
    let game = TestApp::with_store(store);
    let last = &game.app.world().resource::<Settings>().last_setup;
    assert_eq!(
        (last.clock, last.increment, last.variant.as_str()),
        (10, true, "wolf")
    );
    assert_eq!(last.options["wolf"]["first"], "sheep");
}
