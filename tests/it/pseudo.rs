//! Every panel has room for the words of another language: all screens are shown in each language on a
//! monitor and on phones with text of the usual size, and in English and English made a third longer
//! (`en-XA`) on a monitor and a phone also with text of twice the size.

use std::env;
use std::process::Command;

use bevy::prelude::*;
use egui::Rect;
use kings_coffer::app::assets::Density;
use kings_coffer::app::course::{Course, StartCourse};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::review::ReviewState;
use kings_coffer::app::session::{Intent, Open, Seek, TableState};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::transfer::Transfer;
use kings_coffer::rules::{Occupant, Record, registry};
use kings_coffer::texts::{LANGUAGES, text};

use words::{Painted, cut, overflows, too_small};

use crate::common::{TestApp, add_languages, fresh, puzzles_of, two_people};

#[path = "../../examples/walk/words.rs"]
pub(super) mod words;

/// A monitor, a phone upright and on its side, and a small one.
const SIZES: [UVec2; 4] = [
    UVec2::new(1280, 720),
    UVec2::new(390, 844),
    UVec2::new(844, 390),
    UVec2::new(360, 640),
];

/// The app in a window, and the words that had no room so far.
struct Walk {
    game: TestApp,
    window: Rect,
    /// Says what is wrong in a frame.
    check: fn(&Painted) -> Vec<String>,
    found: Vec<String>,
}

impl Walk {
    fn new(size: UVec2, text_scale: f32, check: fn(&Painted) -> Vec<String>) -> Self {
        add_languages();
        let mut game = TestApp::with_panels_in(size);
        game.app.world_mut().resource_mut::<Settings>().text_scale = text_scale;
        game.app.insert_resource(Density(1.0));
        words::plugin(&mut game.app);
        game.frames(4);
        let size = egui::vec2(size.x as f32, size.y as f32);
        Self {
            game,
            window: Rect::from_min_size(egui::Pos2::ZERO, size),
            check,
            found: Vec::new(),
        }
    }

    /// Checks what is shown now.
    fn look(&mut self, place: &str) {
        self.game.frames(4);
        let painted = self.game.app.world().resource::<Painted>();
        let size = self.window.size();
        assert!(
            !painted.words.is_empty(),
            "{place} shows no words at {size}"
        );
        for what in (self.check)(painted) {
            self.found.push(format!("{size} {place}: {what}"));
        }
    }

    fn go(&mut self, menu: Menu) {
        let world = self.game.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(menu);
        self.game.frames(4);
        if self.game.menu() == menu {
            self.look(&format!("{menu:?}"));
        }
    }

    fn title(&mut self) {
        let world = self.game.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(Menu::None);
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        self.game.frames(4);
    }
}

/// A match of this variant against courtiers that play instantly.
fn record(variant: &str, seats: usize, options: &[(&str, &str)]) -> Record {
    let mut who = vec![Occupant::Person(String::new())];
    who.resize(seats, Occupant::Random);
    let options = options.iter();
    Record {
        variant: variant.to_owned(),
        options: options
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        seed: 11,
        ..fresh(who, None)
    }
}

/// A match of four in which two people have hidden hands.
fn two_hands() -> Record {
    let mut record = record("six_of_viii", 4, &[("rules", "advanced")]);
    record.seats[2] = Occupant::Person("A friend".to_owned());
    record
}

/// The curtain between two people.
fn walk_curtain(walk: &mut Walk) {
    walk.game
        .app
        .world_mut()
        .write_message(Open::game(two_hands()));
    walk.game.frames(3);
    walk.game
        .wait_for("the curtain", |game| game.menu() == Menu::Curtain);
    walk.look("curtain");
    walk.title();
}

/// The review of the match on the table, which is over, before and after it is computed, and its
/// replay.
fn walk_review(walk: &mut Walk, name: &str) {
    let open = |walk: &mut Walk, playing: bool| {
        let world = walk.game.app.world_mut();
        world.resource_scope(|world, mut replay: Mut<Replay>| {
            replay.open(world.resource::<TableState>(), playing);
        });
    };
    open(walk, false);
    walk.look(&format!("replay of {name}"));
    let world = walk.game.app.world_mut();
    world.resource_mut::<ReviewState>().wanted = true;
    walk.game.wait_for("the review", |game| {
        let (done, all) = game.app.world().resource::<ReviewState>().progress;
        done == all
    });
    // How many frames that takes depends on the machine: a banner may have come meanwhile, and goes.
    walk.game.frames(300);
    walk.look(&format!("review of {name}"));
    walk.game.intent(Intent::Seek(Seek::Start));
    open(walk, true);
    walk.look(&format!("running replay of {name}"));
    walk.game.app.world_mut().resource_mut::<Replay>().close();
    walk.game.frames(3);
}

/// All panels over the title.
fn walk_title(walk: &mut Walk) {
    walk.look("first start");
    let world = walk.game.app.world_mut();
    world.resource_mut::<PlayerProgress>().0.set_seen("welcome");
    walk.title();
    walk.look("title");
    for family in [0, 1, 4] {
        walk.title();
        for _ in 0..family {
            walk.game.key(KeyCode::ArrowRight);
            walk.game.frames(2);
        }
        walk.game.key(KeyCode::Enter);
        walk.look(&format!("set-up of family {family}"));
        for page in [Menu::Rules, Menu::Statistics, Menu::Puzzles] {
            walk.go(page);
        }
        walk.go(Menu::Setup);
    }
    walk.title();
    let menus = [
        Menu::Credits,
        Menu::Matches,
        Menu::Today,
        Menu::Career,
        Menu::Gallery,
        Menu::Drill,
        Menu::Teachers,
        Menu::Languages,
        Menu::Settings,
    ];
    for menu in menus {
        walk.go(menu);
    }
    for tab in 1..4 {
        walk.game.key(KeyCode::PageDown);
        walk.look(&format!("settings, page {tab}"));
    }
    walk.title();
}

/// Two versions of one match.
fn walk_versions(walk: &mut Walk) {
    for moves in [&["11-15", "22-18", "15x22"][..], &["11-15", "23-19"]] {
        let moves = moves.iter().map(|text| (*text).to_owned()).collect();
        walk.game.open(Record {
            moves,
            ..fresh(two_people(), None)
        });
    }
    walk.game.frames(4);
    assert_eq!(walk.game.menu(), Menu::Versions);
    walk.look("versions");
}

/// A table, its menus and its end.
fn walk_table(walk: &mut Walk, record: Record) {
    let name = record.variant.clone();
    walk.game.open(record);
    // Courtiers may move first, and banners go.
    walk.game.run_until_idle();
    walk.game.frames(300);
    walk.look(&format!("table of {name}"));
    let menus = [
        Menu::Pause,
        Menu::Rules,
        Menu::ConfirmResign,
        Menu::ConfirmDraw,
        Menu::DrawOffered,
        Menu::PlayFrom,
        Menu::BoardEditor,
        Menu::Scores,
        Menu::LastTrick,
    ];
    for menu in menus {
        let is_there = match menu {
            Menu::Scores | Menu::LastTrick => name == "six_of_viii",
            Menu::PlayFrom => !walk.game.table().hidden,
            _ => true,
        };
        if is_there {
            walk.go(menu);
        }
    }
    walk.go(Menu::None);
    walk.game.intent(Intent::Resign);
    walk.game.frames(300);
    walk.go(Menu::Result);
    walk.go(Menu::None);
    walk_review(walk, &name);
}

fn walk_all(size: UVec2, text_scale: f32, check: fn(&Painted) -> Vec<String>) -> Vec<String> {
    let mut walk = Walk::new(size, text_scale, check);
    walk_title(&mut walk);
    walk_curtain(&mut walk);
    walk_versions(&mut walk);
    walk_table(&mut walk, fresh(two_people(), None));
    walk_table(&mut walk, record("wolf", 2, &[]));
    walk_table(&mut walk, record("nine_mens_morris", 2, &[]));
    walk_table(&mut walk, record("queens_guard", 2, &[("setup", "free")]));
    walk_table(
        &mut walk,
        record("six_of_viii", 4, &[("rules", "advanced")]),
    );
    walk_table(&mut walk, record("six_of_viii", 3, &[("seats", "3")]));
    for course in [
        Course::Lesson("draughts".to_owned()),
        Course::Lesson("six_of_viii".to_owned()),
        Course::Lesson("nine_mens_morris".to_owned()),
        Course::Lesson("queens_guard".to_owned()),
        Course::Puzzle(puzzles_of("queens_guard")[0].id.clone()),
    ] {
        let place = format!("{course:?}");
        walk.game.app.world_mut().write_message(StartCourse(course));
        walk.game.frames(30);
        walk.look(&place);
    }
    walk.game.open(fresh(two_people(), None));
    for transfer in [
        Transfer::Link,
        Transfer::Notation,
        Transfer::Export,
        Transfer::Open,
    ] {
        walk.go(Menu::Pause);
        walk.game.app.world_mut().write_message(transfer);
        walk.game.frames(4);
        walk.look(&format!("{transfer:?}"));
    }
    walk.found
}

/// The title with one match to go on with: the one with the longest name.
fn walk_continue(size: UVec2, check: fn(&Painted) -> Vec<String>) -> Vec<String> {
    let mut walk = Walk::new(size, 1.0, check);
    let boards = ["draughts", "mill", "queens_guard"];
    let of_two = registry::variants().filter(|one| boards.contains(&one.family));
    let named = |key: &str| text(&format!("{key}-name")).chars().count();
    let longest = of_two.max_by_key(|one| named(one.key)).expect("a game");
    walk.game.open(record(longest.key, 2, &[]));
    for _ in 0..11 {
        let choice = walk.game.table().choices.first().cloned();
        walk.game
            .intent(Intent::Attempt(choice.unwrap_or_default()));
        walk.game.run_until_idle();
    }
    walk.title();
    walk.look("title with a match");
    walk.found
}

/// The words that are cut on any screen of these sizes, in the language of this process: with text of the
/// usual size there is room for a second line.
#[test]
fn no_words_are_cut() {
    let found = SIZES.into_iter().flat_map(|size| {
        let title = walk_continue(size, cut);
        walk_all(size, 1.0, cut).into_iter().chain(title)
    });
    assert_none(found.collect(), "cut");
}

#[test]
fn no_words_are_cut_in_any_language() {
    let others = LANGUAGES[1..].iter();
    let found: Vec<String> = others
        .filter_map(|language| check_in(language.code, "no_words_are_cut").err())
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What has no room on any screen of these sizes in the language of this process.
fn check(text_scale: f32, sizes: &[UVec2]) {
    let sizes = sizes.iter().copied();
    let found = sizes.flat_map(|size| walk_all(size, text_scale, overflows));
    assert_none(found.collect(), "overflow");
}

/// Nothing was found.
fn assert_none(mut found: Vec<String>, what: &str) {
    found.sort();
    found.dedup();
    assert!(
        found.is_empty(),
        "{} {what}:\n{}",
        found.len(),
        found.join("\n")
    );
}

/// Runs another of these tests in a language, in a process of its own: the language is chosen once
/// for each process. What has no room is the error.
fn check_in(language: &str, test: &str) -> Result<(), String> {
    let done = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", &format!("pseudo::{test}"), "--nocapture"])
        .env("KINGS_COFFER_LANGUAGE", language)
        .output()
        .expect("this program runs");
    let said = format!("{language}: {}", String::from_utf8_lossy(&done.stderr));
    done.status.success().then_some(()).ok_or(said)
}

#[test]
fn every_panel_has_room_for_its_words() {
    // Longer than any language is on a small phone.
    let longer = env::var("KINGS_COFFER_LANGUAGE").is_ok_and(|language| language == "en-XA");
    check(1.0, if longer { &SIZES[..2] } else { &SIZES });
}

#[test]
fn every_panel_has_room_for_longer_words() {
    check_in("en-XA", "every_panel_has_room_for_its_words").unwrap();
}

#[test]
fn every_panel_has_room_for_large_words() {
    check(2.0, &SIZES[..2]);
}

#[test]
fn every_panel_has_room_for_longer_large_words() {
    check_in("en-XA", "every_panel_has_room_for_large_words").unwrap();
}

#[test]
fn every_panel_has_room_in_every_language() {
    let others = LANGUAGES[1..].iter();
    let found: Vec<String> = others
        .filter_map(|language| check_in(language.code, "every_panel_has_room_for_its_words").err())
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A phone, and one held sideways.
const PHONES: [UVec2; 2] = [UVec2::new(390, 844), UVec2::new(844, 390)];

/// What is smaller than it should be, and known: squares and hexes in the board editor, as large as the
/// window lets them be.
const KNOWN: [&str; 1] = ["BoardEditor: []"];

#[test]
fn on_phones_words_can_be_read_and_controls_be_hit() {
    let sizes = PHONES.into_iter();
    let found = sizes.flat_map(|size| walk_all(size, 1.0, too_small));
    let new = found.filter(|what| !KNOWN.iter().any(|known| what.contains(known)));
    assert_none(new.collect(), "too small");
}
