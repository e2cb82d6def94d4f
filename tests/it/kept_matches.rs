//! Saved matches: none is lost when another begins, and each can be continued, reviewed or deleted.
//! And the ways out of lessons and puzzles, which lead back to the match.

use bevy::prelude::*;
use kings_coffer::app::course::{ActiveCourse, Course, CourseCommand, CourseRun, StartCourse};
use kings_coffer::app::files::Notice;
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::{Intent, Matches};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::table::pieces::entities::{Board, CardTable};
use kings_coffer::app::wall_clock::WallClock;
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::rules::{Ending, Occupant, Record};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, plural, text};

use crate::common::{TestApp, fresh, press, puzzles_of, two_people};
use crate::worded::{ANY, begins};

/// A time in November 2026, in seconds since 1970.
const NOW: u64 = 1_795_000_000;

fn set_clock(game: &mut TestApp, seconds: u64) {
    game.app
        .insert_resource(WallClock::At { seconds, ahead: 0 });
}

/// A match with its own seed.
fn numbered(seed: u64) -> Record {
    Record {
        seed,
        ..fresh(two_people(), None)
    }
}

/// Plays the first move of matches with these numbers, one after another, a minute apart.
fn play_some(game: &mut TestApp, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        set_clock(game, NOW + 60 * seed);
        game.open(numbered(seed));
        game.play("11-15");
    }
}

fn close(game: &mut TestApp) {
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
}

fn to_title(game: &mut TestApp) {
    let world = game.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    game.frames(4);
}

/// The numbers of the matches that are over, or that are not, the newest first.
fn seeds(game: &TestApp, over: bool) -> Vec<u64> {
    let matches = game.app.world().resource::<Matches>();
    let which = matches.kept().which(over);
    which.map(|kept| kept.record.seed).collect()
}

#[test]
fn another_match_and_a_restart_lose_nothing() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    play_some(&mut game, 1..3);
    game.intent(Intent::Restart);
    game.run_until_idle();
    game.play("9-13");
    assert_eq!(seeds(&game, false), [2, 2, 1]);
    game.intent(Intent::Resign);
    game.intent(Intent::Rematch);
    game.run_until_idle();
    assert_eq!(
        (seeds(&game, false), seeds(&game, true)),
        (vec![3, 2, 1], vec![2])
    );
    close(&mut game);
    let again = TestApp::with_store(store.clone());
    assert_eq!(
        (seeds(&again, false), seeds(&again, true)),
        (vec![3, 2, 1], vec![2])
    );
    // Undoing the end of a match makes it unfinished again.
    drop(again);
    let mut game = TestApp::with_store(store);
    game.open(numbered(9));
    game.intent(Intent::Resign);
    assert_eq!(seeds(&game, true), [9, 2]);
    game.intent(Intent::Undo);
    assert_eq!(
        (seeds(&game, false), seeds(&game, true)),
        (vec![9, 2, 1], vec![2])
    );
}

#[test]
fn the_last_ten_are_kept_and_what_nobody_has_moved_in_is_not() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    play_some(&mut game, 1..14);
    game.open(numbered(50));
    game.open(numbered(51));
    assert_eq!(seeds(&game, false).len(), 10);
    assert_eq!(seeds(&game, false)[..2], [51, 13]);
    close(&mut game);
    let names = store.names("").expect("names");
    let beginning = |start: &str| names.iter().filter(|name| name.starts_with(start)).count();
    assert_eq!(
        (
            beginning("unfinished-"),
            beginning("kept-unfinished-"),
            names.len()
        ),
        (10, 4, 14),
        "the oldest are set aside: {names:?}"
    );
    // They are still in the list, so there is nothing to tell.
    assert_eq!(game.app.world().resource::<Notice>().now(), None);
    assert_eq!(game.app.world().resource::<Matches>().aside().len(), 4);
}

/// A friend plays on in a link and sends it back: the match goes on where it is known. An older link
/// is opened as it was sent, and one that tells another course is kept beside it.
#[test]
fn a_link_that_goes_on_with_a_known_match_goes_on_there() {
    let mut game = TestApp::with_store(Store::memory());
    play_some(&mut game, 1..3);
    let with = |moves: &[&str]| Record {
        moves: moves.iter().map(|text| (*text).to_owned()).collect(),
        ..numbered(1)
    };
    let moves = |game: &TestApp| {
        let kept = game.app.world().resource::<Matches>().kept();
        let counts = kept.iter().map(|kept| kept.record.moves.len());
        counts.collect::<Vec<usize>>()
    };
    game.open(with(&["11-15", "22-18"]));
    assert_eq!(moves(&game), [2, 1], "it is not there twice");
    assert_eq!(seeds(&game, false), [1, 2]);
    game.open(with(&["11-15"]));
    assert_eq!(
        moves(&game),
        [1, 2, 1],
        "an older one is opened as it was sent"
    );
    assert_eq!(game.app.world().resource::<Notice>().now(), None);
    game.open(with(&["9-13"]));
    assert_eq!(moves(&game), [1, 1, 2, 1]);
}

/// A link that contradicts a known match shows both, and either can be gone on with; nothing is lost.
#[test]
fn two_versions_of_a_match_are_shown_and_one_is_chosen() {
    let with = |moves: &[&str]| Record {
        moves: moves.iter().map(|text| (*text).to_owned()).collect(),
        ..numbered(1)
    };
    let known = ["11-15", "22-18", "15x22"];
    let opened = ["11-15", "23-19"];
    let on_table = |game: &TestApp| {
        let moves = game.table().moves.iter().map(|line| line.text.clone());
        moves.collect::<Vec<String>>()
    };
    // What was sent has the focus; Esc goes on with it too.
    for (keys, goes_on) in [
        (&[KeyCode::Enter][..], &opened[..]),
        (&[KeyCode::Escape], &opened),
        (&[KeyCode::ArrowLeft, KeyCode::Enter], &known),
    ] {
        let mut game = TestApp::with_panels(Store::memory());
        game.open(with(&known));
        game.open(with(&opened));
        game.frames(4);
        assert_eq!(game.menu(), Menu::Versions, "{keys:?}");
        for key in keys {
            game.key(*key);
            game.frames(4);
        }
        game.run_until_idle();
        assert_eq!(
            (game.menu(), on_table(&game)),
            (
                Menu::None,
                goes_on.iter().map(|one| (*one).to_owned()).collect()
            )
        );
        assert_eq!(seeds(&game, false), [1, 1], "both are kept");
    }
}

/// A friend has resigned in the version that was sent: its result comes after the question.
#[test]
fn the_result_of_a_version_waits_until_one_is_chosen() {
    let mut game = TestApp::with_panels(Store::memory());
    play_some(&mut game, 1..2);
    game.open(Record {
        moves: vec!["9-13".to_owned()],
        ending: Some(Ending::Agreed),
        ..numbered(1)
    });
    game.frames(300);
    assert_eq!(game.menu(), Menu::Versions);
    game.key(KeyCode::Enter);
    game.frames(300);
    assert_eq!(game.menu(), Menu::Result);
}

/// The other version of a match may have been set aside to make room for the one that was sent.
#[test]
fn a_version_that_was_set_aside_is_shown_and_gone_on_with() {
    let mut game = TestApp::with_panels(Store::memory());
    play_some(&mut game, 1..11);
    game.open(Record {
        moves: vec!["9-13".to_owned()],
        ..numbered(1)
    });
    game.frames(4);
    assert_eq!(game.menu(), Menu::Versions);
    assert_eq!(game.app.world().resource::<Matches>().aside().len(), 1);
    game.key(KeyCode::ArrowLeft);
    game.key(KeyCode::Enter);
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "11-15");
    assert_eq!(seeds(&game, false)[..2], [1, 1]);
}

/// The clock was once wrong: the dates of all that is kept lie years ahead.
#[test]
fn a_new_match_is_kept_beside_others_with_dates_ahead() {
    for over in [false, true] {
        let store = Store::memory();
        for number in 0..if over { 30 } else { 10 } {
            let mut record = numbered(100 + number);
            record.moves.push("11-15".to_owned());
            record.ending = over.then_some(Ending::Agreed);
            let state = if over { "finished" } else { "unfinished" };
            let name = format!("{state}-{}.json", NOW + 4_000_000_000 + number);
            store.write(&name, &record.to_json()).expect("written");
        }
        let mut game = TestApp::with_store(store.clone());
        play_some(&mut game, 1..2);
        game.play("22-18");
        if over {
            game.intent(Intent::Resign);
            game.run_until_idle();
        }
        assert_eq!(seeds(&game, over)[0], 1);
        close(&mut game);
        drop(game);
        let again = TestApp::with_store(store);
        assert_eq!(seeds(&again, over)[..2], [1, if over { 129 } else { 109 }]);
        let on_disk = again.app.world().resource::<Matches>().kept();
        let played = on_disk.which(over).next().expect("kept").record.moves.len();
        assert_eq!(played, 2);
    }
}

#[test]
fn a_match_that_is_opened_again_is_the_same_one() {
    let mut game = TestApp::new();
    play_some(&mut game, 1..3);
    set_clock(&mut game, NOW + 600);
    let first = game.app.world().resource::<Matches>().kept();
    let first = first.which(false).last().expect("kept").record.clone();
    game.open((*first).clone());
    assert_eq!(seeds(&game, false), [1, 2], "it is the newest now");
    game.play("22-18");
    assert_eq!(game.going_on().map(|record| record.moves.len()), Some(2));
    assert_eq!(seeds(&game, false), [1, 2]);
}

#[test]
fn the_only_match_goes_on_at_once_and_of_several_one_is_chosen() {
    let mut game = TestApp::with_panels(Store::memory());
    play_some(&mut game, 1..2);
    to_title(&mut game);
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(
        (game.screen(), game.table().moves.len()),
        (Screen::Table, 1)
    );
    play_some(&mut game, 2..4);
    to_title(&mut game);
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Matches);
    game.key(KeyCode::ArrowDown);
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    assert_eq!(game.going_on().map(|record| record.seed), Some(2));
}

/// “Continue” opens the only unfinished match without showing the list.
#[test]
fn finished_matches_are_at_hand_while_one_match_goes_on() {
    let mut game = TestApp::with_panels(Store::memory());
    play_some(&mut game, 1..2);
    game.intent(Intent::Resign);
    game.run_until_idle();
    play_some(&mut game, 2..3);
    to_title(&mut game);
    press(&mut game, text("pause-open"));
    assert_eq!(game.menu(), Menu::Matches);
    assert_eq!(
        (seeds(&game, false), seeds(&game, true)),
        (vec![2], vec![1])
    );
}

#[test]
fn a_match_is_deleted_only_after_a_question() {
    let store = Store::memory();
    let mut game = TestApp::with_panels(store.clone());
    play_some(&mut game, 1..4);
    to_title(&mut game);
    game.key(KeyCode::Enter);
    game.frames(4);
    press(&mut game, &fill("matches-delete", &[("title", "")]));
    assert_eq!(game.menu(), Menu::ConfirmDelete);
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Matches, "at first it is kept");
    assert_eq!(seeds(&game, false), [3, 2, 1]);
    press(&mut game, &fill("matches-delete", &[("title", "")]));
    press(&mut game, text("confirm-delete-yes"));
    assert_eq!(game.menu(), Menu::Matches);
    assert_eq!(seeds(&game, false), [2, 1]);
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::None));
    close(&mut game);
    assert_eq!(store.names("").expect("names").len(), 2);
}

#[test]
fn what_is_over_is_looked_at_again_from_the_list() {
    let mut game = TestApp::with_panels(Store::memory());
    play_some(&mut game, 1..2);
    game.intent(Intent::Resign);
    game.run_until_idle();
    for (label, playing) in [("review-title", false), ("review-replay", true)] {
        to_title(&mut game);
        game.key(KeyCode::Enter);
        game.frames(4);
        assert_eq!(
            game.menu(),
            Menu::Matches,
            "nothing else can be gone on with"
        );
        press(&mut game, text(label));
        game.frames(8);
        let replay = game.app.world().resource::<Replay>();
        assert_eq!((replay.open, replay.playing), (true, playing), "{label}");
        assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
        assert_eq!(seeds(&game, true), [1]);
        game.key(KeyCode::Escape);
        game.frames(8);
        assert_eq!(game.menu(), Menu::Result, "and then played again");
    }
}

/// The result is there again after a look at the moves, and after one at the board.
#[test]
fn the_result_comes_back() {
    let mut game = TestApp::with_panels(Store::memory());
    play_some(&mut game, 1..2);
    game.intent(Intent::Resign);
    game.run_until_idle();
    assert_eq!(game.menu(), Menu::Result);
    press(&mut game, text("result-replay"));
    game.frames(4);
    assert_eq!(game.menu(), Menu::None);
    game.key(KeyCode::Escape);
    game.run_until_idle();
    assert_eq!(game.menu(), Menu::Result, "after the replay");
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.menu(), Menu::None);
    press(&mut game, text("hud-result"));
    assert_eq!(game.menu(), Menu::Result, "by its button");
}

#[test]
fn matches_of_a_newer_version_are_left_as_they_are() {
    let store = Store::memory();
    let newer = "{\"format\":99}";
    let unknown = r#"{"format":3,"variant":"halma","seats":[],"seed":1,"moves":[]}"#;
    store.write("finished-7.json", newer).expect("written");
    store.write("unfinished-8.json", unknown).expect("written");
    let game = TestApp::with_store(store.clone());
    let notice = game.app.world().resource::<Notice>().now();
    let notice = notice.expect("a sentence");
    assert!(notice.starts_with(&plural("save-newer", 2)), "{notice}");
    assert!(seeds(&game, false).is_empty() && seeds(&game, true).is_empty());
    assert_eq!(store.read("finished-7.json"), Ok(Some(newer.to_owned())));
    assert_eq!(
        store.read("unfinished-8.json"),
        Ok(Some(unknown.to_owned()))
    );
}

/// A file that was emptied or zeroed by a crash was ours: it was damaged. Several come as one notice.
#[test]
fn damaged_matches_are_reported_once() {
    let damaged = [("n", "3"), ("why", text("save-damaged")), ("file", ANY)];
    for (files, told) in [
        (1, fill("save-refused", &damaged)),
        (3, fill("saves-refused", &damaged)),
    ] {
        let store = Store::memory();
        let contents = ["", "\0\0\0\0\0\0", "\u{1}garbage"];
        for (number, text) in contents.into_iter().enumerate().take(files) {
            let name = format!("unfinished-{}.json", number + 1);
            store.write(&name, text).expect("written");
        }
        let mut game = TestApp::with_store(store);
        let mut notice = game.app.world_mut().resource_mut::<Notice>();
        let words = notice.now().expect("a sentence").to_owned();
        assert!(begins(&words, &told), "{words}");
        notice.seen();
        assert_eq!(notice.now(), None, "one notice for {files}");
    }
}

#[test]
fn matches_of_earlier_versions_are_taken_over() {
    let store = Store::memory();
    for (name, seed) in [("match.json", 1), ("earlier.json", 2)] {
        let mut record = numbered(seed);
        record.moves.push("11-15".to_owned());
        store.write(name, &record.to_json()).expect("written");
    }
    let mut game = TestApp::with_store(store.clone());
    assert_eq!(seeds(&game, false), [1, 2]);
    game.frames(2);
    close(&mut game);
    let names = store.names("").expect("names");
    assert!(names.len() == 2 && names.iter().all(|name| name.starts_with("unfinished-")));
}

#[test]
fn a_lesson_in_a_match_tells_that_it_leads_back_to_it() {
    let mut game = TestApp::with_panels(Store::memory());
    play_some(&mut game, 1..2);
    game.key(KeyCode::F1);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Rules);
    press(&mut game, text("rules-lesson"));
    let mut notice = game.app.world_mut().resource_mut::<Notice>();
    let told = notice.now().expect("a sentence");
    assert_eq!(told, text("left-waits"));
    notice.seen();
    game.frames(4);
    assert!(game.table().is_practice());
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Pause);
    press(&mut game, text("course-leave"));
    game.frames(4);
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    assert_eq!(
        (game.table().is_practice(), game.table().moves.len()),
        (false, 1)
    );
    assert_eq!(seeds(&game, false), [1]);
}

#[test]
fn leaving_a_puzzle_leads_back_to_where_it_was_begun() {
    let mut game = TestApp::with_panels(Store::memory());
    game.frames(3);
    for menu in [Menu::None, Menu::Setup, Menu::Puzzles] {
        to_title(&mut game);
        let world = game.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(menu);
        game.frames(4);
        let id = puzzles_of("draughts")[0].id.clone();
        let course = StartCourse(Course::Puzzle(id));
        game.app.world_mut().write_message(course);
        game.frames(6);
        assert!(game.table().is_practice() && game.menu() == Menu::None);
        game.app.world_mut().write_message(CourseCommand::Leave);
        game.frames(6);
        assert_eq!((game.screen(), game.menu()), (Screen::Title, menu));
    }
}

/// The board of a puzzle lies on the table whatever was played before.
#[test]
fn a_puzzle_has_its_board_after_a_lesson_at_cards() {
    let mut game = TestApp::with_panels(Store::memory());
    let courses = [
        (Course::Lesson("six_of_viii".to_owned()), (0, 1)),
        (Course::Puzzle(puzzles_of("draughts")[0].id.clone()), (1, 0)),
    ];
    for leaves in [true, false] {
        for (course, tables) in courses.clone() {
            if leaves {
                to_title(&mut game);
            }
            game.app.world_mut().write_message(StartCourse(course));
            game.frames(6);
            let world = game.app.world_mut();
            let boards = world.query::<&Board>().iter(world).count();
            let card_tables = world.query::<&CardTable>().iter(world).count();
            assert_eq!((boards, card_tables), tables);
        }
    }
}

/// A person who gave a name plays under it, and has it again at the next set-up.
#[test]
fn people_play_under_the_names_that_they_gave() {
    let store = Store::memory();
    let settings = r#"{"last_setup":{"variant":"draughts","second_person":true,"starts":0,"names":["Margery"," Hal "]}}"#;
    store.write("settings.json", settings).expect("written");
    let mut game = TestApp::with_panels(store);
    game.frames(3);
    press(&mut game, text("family-draughts"));
    assert_eq!(game.menu(), Menu::Setup);
    game.key(KeyCode::Enter);
    game.frames(6);
    let names: Vec<Occupant> = ["Margery", "Hal"]
        .map(|name| Occupant::Person(name.to_owned()))
        .to_vec();
    assert_eq!(
        (game.screen(), &game.table().seats),
        (Screen::Table, &names)
    );
    let last = &game.app.world().resource::<Settings>().last_setup;
    assert_eq!(last.names[..2], ["Margery", "Hal"]);
}

/// Solves the puzzle of the day.
fn solve_daily(game: &mut TestApp) -> String {
    let today = game.app.world().resource::<WallClock>().today().day;
    let course = Course::daily(&LevelLibrary::built_in(), "draughts", today).expect("a puzzle");
    game.app.world_mut().write_message(StartCourse(course));
    game.frames(6);
    for _ in 0..40 {
        let running = game.app.world().resource::<ActiveCourse>();
        let Some(CourseRun::Puzzle(puzzle)) = &running.run else {
            panic!("no puzzle");
        };
        if running.is_solved() {
            let id = puzzle.puzzle().id.clone();
            game.frames(6);
            return id;
        }
        let spots = puzzle.spots();
        game.intent(Intent::Attempt(spots));
        game.frames(12);
    }
    panic!("it is not solved");
}

/// The day is the player's local day, also for a puzzle begun before midnight.
#[test]
fn the_daily_puzzle_changes_at_midnight_and_days_in_a_row_are_counted() {
    let mut game = TestApp::new();
    let day = NOW / 86_400;
    let last_second = day * 86_400 + 86_399;
    set_clock(&mut game, last_second);
    let run = |game: &TestApp, day| {
        let progress = &game.app.world().resource::<PlayerProgress>().0;
        (progress.daily().days(day), progress.daily().is_solved(day))
    };
    assert_eq!(run(&game, day), (0, false));
    let first = solve_daily(&mut game);
    assert_eq!(
        (run(&game, day), run(&game, day + 1)),
        ((1, true), (1, false))
    );
    set_clock(&mut game, last_second + 1);
    let second = solve_daily(&mut game);
    assert_ne!(first, second);
    assert_eq!(run(&game, day + 1), (2, true));
    assert_eq!(run(&game, day + 3), (0, false), "a day was missed");
}
