//! The library of matches: all that were ever finished are found, marked, replayed and exported; and
//! pictures of a match.

use std::fs;
use std::time::Instant;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use kings_coffer::app::files::Notice;
use kings_coffer::app::session::{Intent, Library, Matches};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::transfer::Transfer;
use kings_coffer::rules::{Ending, Occupant, Record, Seat};
use kings_coffer::store::Store;
use kings_coffer::store::library::{LIBRARY, LibraryNotes, MatchNote};
use kings_coffer::texts::{fill, plural, text};

use crate::common::{TestApp, fresh, press, two_people};
use crate::scratch::Scratch;
use crate::worded::{ANY, begins};

/// A finished match with its own seed, against a friend of its own.
fn finished(seed: u64, friend: &str) -> Record {
    let friend = Occupant::Person(friend.to_owned());
    let mut record = fresh(vec![Occupant::Person(String::new()), friend], None);
    record.seed = seed;
    record.moves = ["11-15", "22-18", "15x22"].map(str::to_owned).into();
    record.ending = Some(Ending::Resigned(Seat(1)));
    record
}

/// A store with so many finished matches; all but the last thirty were set aside.
fn kept(store: &Store, count: u64) {
    for seed in 1..=count {
        let friend = if seed == 3 { "Jane Dormer" } else { "A friend" };
        let aside = if seed + 30 <= count { "kept-" } else { "" };
        let name = format!("{aside}finished-{}-{seed}.json", 1_795_000_000 + seed * 60);
        store
            .write(&name, &finished(seed, friend).to_json())
            .expect("written");
    }
}

fn open_list(game: &mut TestApp) {
    game.frames(4);
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::Matches);
    game.frames(6);
}

fn notice(game: &mut TestApp) -> String {
    let mut notice = game.app.world_mut().resource_mut::<Notice>();
    let told = notice.now().unwrap_or_default().to_owned();
    notice.seen();
    told
}

fn type_in(game: &mut TestApp, text: &str) {
    let mut windows = game
        .app
        .world_mut()
        .query_filtered::<Entity, With<Window>>();
    let window = windows.iter(game.app.world()).next().expect("a window");
    for letter in text.chars() {
        game.app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::KeyA,
            logical_key: Key::Character(letter.to_string().into()),
            state: ButtonState::Pressed,
            text: Some(letter.to_string().into()),
            repeat: false,
            window,
        });
        game.frames(2);
    }
}

/// How the label of an icon button beside a match begins.
fn of_match(key: &str) -> String {
    fill(key, &[("title", "")])
}

/// How the label of the button that replays a match begins.
fn replay() -> String {
    format!("{}: ", text("review-replay"))
}

/// Goes on to a control of a long list.
fn reach(game: &mut TestApp, label: &str) {
    game.said();
    for _ in 0..400 {
        game.key(KeyCode::Tab);
        if game.said().iter().any(|words| words.starts_with(label)) {
            return;
        }
    }
    panic!("{label} is not reached");
}

/// The one match with Jane was set aside long ago: a search finds it, it is marked, replayed and still
/// there in another program.
#[test]
fn a_match_that_was_set_aside_is_found_marked_and_replayed() {
    let store = Store::memory();
    kept(&store, 40);
    let mut game = TestApp::with_panels(store.clone());
    open_list(&mut game);
    // The letter goes to the search.
    game.key(KeyCode::KeyF);
    type_in(&mut game, "jane");
    press(&mut game, &of_match("matches-favourite"));
    let jane = finished(3, "Jane Dormer");
    let said = |game: &TestApp| game.app.world().resource::<Library>().of(&jane);
    assert!(said(&game).favourite);
    press(&mut game, &replay());
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    assert_eq!(
        game.table().seats[1],
        Occupant::Person("Jane Dormer".to_owned())
    );
    let listed = |game: &TestApp| {
        let matches = game.app.world().resource::<Matches>();
        (matches.kept().which(true).count(), matches.aside().len())
    };
    assert_eq!(listed(&game), (30, 10), "another one was set aside for it");
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    let mut names = store.names("").expect("names");
    names.retain(|name| name.contains("finished-"));
    assert_eq!(
        names.len(),
        40,
        "none is lost and none is there twice: {names:?}"
    );
    let mut again = TestApp::with_panels(store);
    open_list(&mut again);
    assert!(said(&again).favourite);
    assert_eq!(listed(&again), (30, 10));
}

#[test]
fn all_that_is_found_goes_into_one_file_that_another_coffer_takes() {
    let scratch = Scratch::new("library");
    let store = Store::at(scratch.path());
    kept(&store, 34);
    let mut game = TestApp::with_panels(store.clone());
    open_list(&mut game);
    reach(&mut game, &plural("matches-export", 34));
    game.key(KeyCode::Enter);
    game.frames(4);
    let told = notice(&mut game);
    let exported = fill("matches-exported", &[("n", "34"), ("file", ANY)]);
    assert!(begins(&told, &exported), "{told}");
    let folder = store.exports();
    let mut files = fs::read_dir(&folder).expect("the folder");
    let file = files.next().expect("a file").expect("a file").path();
    let other = Store::memory();
    other
        .import(&fs::read_to_string(file).expect("a text"))
        .expect("an export");
    assert_eq!(other.names("").expect("names").len(), 34);
}

/// What is said here after an import is not written over what came with it.
#[test]
fn notes_that_come_by_import_stay() {
    let other = Store::memory();
    let mut notes = LibraryNotes::default();
    let note = MatchNote {
        favourite: true,
        words: "The long shot".to_owned(),
    };
    notes.set(&finished(7, "A friend"), note.clone());
    other.write(LIBRARY, &notes.to_json()).expect("written");
    let store = Store::memory();
    kept(&store, 8);
    let mut game = TestApp::with_panels(store.clone());
    game.frames(4);
    game.app.world_mut().write_message(Transfer::Import);
    game.frames(4);
    let export = other.export().expect("an export");
    type_in(&mut game, &export);
    press(&mut game, text("carry-import-accept"));
    open_list(&mut game);
    press(&mut game, &of_match("matches-favourite"));
    let library = game.app.world().resource::<Library>();
    assert_eq!(library.of(&finished(7, "A friend")), note);
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    let kept = store.read(LIBRARY).expect("read").expect("a file");
    let kept = LibraryNotes::from_json(&kept).expect("our own file");
    assert_eq!(kept.of(&finished(7, "A friend")), note);
    let matches = game.app.world().resource::<Matches>();
    let mut records = matches.kept().iter().map(|kept| &kept.record);
    let is_kept = records.any(|record| kept.is_favourite(record));
    assert!(is_kept, "{kept:?}");
}

/// Damaged or newer matches among those set aside do not hide the others, and are named.
#[test]
fn a_damaged_match_among_many_is_named_and_the_others_are_listed() {
    let store = Store::memory();
    kept(&store, 40);
    store
        .write("kept-finished-1-2.json", "{\"format\":")
        .expect("written");
    let newer = finished(2, "x")
        .to_json()
        .replace("\"format\":4", "\"format\":99");
    store
        .write("kept-finished-1-1.json", &newer)
        .expect("written");
    let mut game = TestApp::with_panels(store.clone());
    open_list(&mut game);
    let told = notice(&mut game);
    assert!(told.contains("kept-finished-1-2.json.broken-1"), "{told}");
    assert_eq!(game.app.world().resource::<Matches>().aside().len(), 10);
    assert!(
        store
            .read("kept-finished-1-1.json")
            .expect("read")
            .is_some()
    );
}

/// Opening the list of a thousand matches, and searching it, holds up no frame for long.
#[test]
fn a_thousand_matches_are_listed() {
    let scratch = Scratch::new("thousand");
    let store = Store::at(scratch.path());
    kept(&store, 1000);
    let begun = Instant::now();
    let mut game = TestApp::with_panels(store);
    println!("start: {:?}", begun.elapsed());
    game.frames(4);
    let begun = Instant::now();
    open_list(&mut game);
    println!("open: {:?}", begun.elapsed());
    // The letter goes to the search.
    game.key(KeyCode::KeyF);
    let begun = Instant::now();
    type_in(&mut game, "jane");
    println!("four letters: {:?}", begun.elapsed());
    press(&mut game, &replay());
    assert_eq!(
        game.table().seats[1],
        Occupant::Person("Jane Dormer".to_owned())
    );
}

/// The pause menu saves the position and the match.
#[test]
fn pictures_of_a_match_are_saved() {
    let scratch = Scratch::new("pictures");
    let store = Store::at(scratch.path());
    let mut game = TestApp::with_panels(store.clone());
    game.open(fresh(two_people(), None));
    game.play("11-15");
    game.play("22-18");
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::Pause);
    game.frames(4);
    press(&mut game, text("pause-picture"));
    game.wait_for("the pictures", |game| {
        game.app.world().resource::<Notice>().now().is_some()
    });
    let told = notice(&mut game);
    assert!(told.contains("draughts-1-2.png"), "{told}");
    let read = |name: &str| fs::read(store.pictures().join(name)).expect("a picture");
    let still = image::load_from_memory(&read("draughts-1-2.png")).expect("a PNG");
    assert_eq!(still.width(), 1000);
    assert!(read("draughts-1-2.gif").starts_with(b"GIF89a"));
    // Cromwell's cards are put together from parts.
    game.intent(Intent::Resign);
    game.open(Record::new("cromwell", vec![Occupant::Random; 4], 1));
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::Pause);
    game.frames(4);
    press(&mut game, text("pause-picture"));
    game.wait_for("the other pictures", |game| {
        let told = game.app.world().resource::<Notice>().now();
        told.is_some_and(|told| told.contains("cromwell-2-"))
    });
    let files = fs::read_dir(store.pictures()).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name());
    let painted = names.filter(|name| name.to_string_lossy().starts_with("cromwell-2-"));
    assert_ne!(painted.count(), 0);
}
