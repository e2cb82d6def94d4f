//! One language on the screen: whenever the language changes, at every table and on every page, all words
//! are those of a start in the new language. Nothing keeps words of the old one.
//!
//! Each scene is played twice: begun in one language and changed to another at every step, and begun in
//! the other. What is painted in panels, written on the table, named for screen readers and said of the
//! position must be the same.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::EguiOutput;
use egui::accesskit::Node;
use kings_coffer::app::course::{Course, CourseCommand, StartCourse};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::review::ReviewState;
use kings_coffer::app::session::{Intent, Open, Seek, TableState};
use kings_coffer::app::settings::{SETTINGS, Settings, Speed};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::table::drawing::writing::TableText;
use kings_coffer::rules::{Occupant, Record, Spot, registry};
use kings_coffer::store::Store;
use kings_coffer::texts;

use crate::common::{FRAME, TestApp, add_languages, puzzles_of};
use crate::pseudo::words::{self, Painted};

/// The pairs of languages: from the first one to the other.
const PAIRS: [[&str; 2]; 3] = [["es", "fr"], ["de", "ja"], ["nl", "en"]];

/// All words, by where they are.
type Words = BTreeMap<&'static str, Vec<String>>;

/// A game in a language that changes at every step, or does not.
struct Player {
    game: TestApp,
    /// The language between the steps, and the one in which is looked.
    languages: [&'static str; 2],
    /// What was seen at each step.
    seen: Vec<(String, Words)>,
}

impl Player {
    /// A start in the first of these languages.
    fn new(languages: [&'static str; 2]) -> Self {
        let store = Store::memory();
        let settings = Settings {
            language: languages[0].to_owned(),
            speed: Speed::Instant,
            ..default()
        };
        let text = serde_json::to_string(&settings).expect("settings");
        store.write(SETTINGS, &text).expect("written");
        let mut game = TestApp::with_panels(store);
        words::plugin(&mut game.app);
        let requested = game.app.world().resource::<AccessibilityRequested>();
        requested.set(true);
        let mut progress = game.app.world_mut().resource_mut::<PlayerProgress>();
        progress.0.set_seen("welcome");
        game.frames(4);
        assert_eq!(texts::language_in_use(), languages[0]);
        Self {
            game,
            languages,
            seen: Vec::new(),
        }
    }

    fn speak(&mut self, code: &str) {
        let mut settings = self.game.app.world_mut().resource_mut::<Settings>();
        code.clone_into(&mut settings.language);
        settings.follow_system.language = false;
    }

    /// Lets everything pass that is shown for a moment: how many frames thinking takes depends on the
    /// machine.
    fn settle(&mut self) {
        let long = TimeUpdateStrategy::ManualDuration(Duration::from_secs(3));
        self.game.app.insert_resource(long);
        self.game.frames(5);
        let short = TimeUpdateStrategy::ManualDuration(FRAME);
        self.game.app.insert_resource(short);
        self.game.frames(2);
    }

    /// Looks once everything has come to rest.
    fn look(&mut self, step: impl Into<String>) {
        self.settle();
        self.look_now(step);
        self.settle();
    }

    /// Looks at once.
    fn look_now(&mut self, step: impl Into<String>) {
        self.speak(self.languages[1]);
        self.game.frames(3);
        assert_eq!(texts::language_in_use(), self.languages[1]);
        let mut words = Words::new();
        words.insert("nodes", self.nodes());
        let painted = self.game.app.world().resource::<Painted>();
        let painted = painted.words.iter().map(|words| words.text.clone());
        words.insert("panels", painted.collect());
        let mut written = self.game.app.world_mut().query::<&TableText>();
        let written = written.iter(self.game.app.world());
        let written = written.map(|text| text.words.clone()).collect();
        words.insert("table", written);
        self.game.said();
        if self.game.screen() == Screen::Table && self.game.menu() == Menu::None {
            self.game.key(KeyCode::KeyD);
            self.game.frames(1);
        }
        words.insert("said", self.game.said());
        for all in words.values_mut() {
            all.retain(|words| !is_time(words) && !is_notation(words));
            all.sort();
        }
        if self.game.menu() == Menu::Rules {
            // Which of the titles are in sight depends on where the list was scrolled to.
            words.remove("panels");
        }
        self.seen.push((step.into(), words));
        self.speak(self.languages[0]);
        self.game.frames(3);
    }

    /// What assistive technology reads.
    fn nodes(&mut self) -> Vec<String> {
        let mut outputs = self.game.app.world_mut().query::<&EguiOutput>();
        let output = outputs.single(self.game.app.world()).expect("a window");
        let update = output.platform_output.accesskit_update.as_ref();
        let nodes = update.map_or(&[][..], |update| &update.nodes);
        // The latest announcement stays in the language in which it was spoken.
        let nodes = nodes.iter().filter(|(_, node)| node.live().is_none());
        let names = |node: &Node| {
            let names = [node.label(), node.value(), node.description()];
            let names = names.into_iter().flatten().map(str::to_owned);
            names.collect::<Vec<_>>()
        };
        nodes.flat_map(|(_, node)| names(node)).collect()
    }

    fn go(&mut self, menu: Menu) {
        let world = self.game.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(menu);
        self.game.frames(4);
    }

    fn title(&mut self) {
        let world = self.game.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(Menu::None);
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        self.game.frames(4);
    }

    fn course(&mut self, command: CourseCommand) {
        self.game.app.world_mut().write_message(command);
        self.game.frames(4);
        self.game.run_until_idle();
    }

    /// Pages over the table.
    fn pages(&mut self, name: &str) {
        let table = self.game.table();
        let (hidden, two) = (table.hidden && !table.is_practice(), table.seats.len() == 2);
        let cards = table.hidden;
        let pages = [
            (Menu::Pause, true),
            (Menu::Rules, true),
            (Menu::Settings, true),
            (Menu::ConfirmResign, true),
            (Menu::ConfirmDraw, two),
            (Menu::DrawOffered, two),
            (Menu::PlayFrom, !hidden),
            // Cards are dealt anew there, each time others.
            (Menu::BoardEditor, !cards),
            (Menu::LastTrick, cards),
        ];
        for (menu, _) in pages.into_iter().filter(|(_, is_there)| *is_there) {
            self.go(menu);
            if self.game.menu() == menu {
                self.look(format!("{name}: {menu:?}"));
            }
            self.go(Menu::None);
        }
    }

    /// Plays some moves, looking at every step: where a person picks, what they are told when it is
    /// refused, and what comes of it.
    fn play(&mut self, name: &str, moves: usize) {
        for number in 1..=moves {
            let Some(choice) = self.game.table().choices.first().cloned() else {
                return;
            };
            if choice.len() > 1 && choice[0] != choice[1] {
                self.game.click(choice[0]);
                self.look(format!("{name}: picked {number}"));
                self.game.key(KeyCode::Escape);
                self.game.frames(2);
                if self.game.menu() != Menu::None {
                    self.go(Menu::None);
                }
            }
            // A place that no move begins with.
            self.game
                .intent(Intent::Attempt(vec![Spot::Tray(default())]));
            self.look_now(format!("{name}: refused {number}"));
            self.game.intent(Intent::Attempt(choice));
            self.game.run_until_idle();
            self.curtain(name);
            self.look(format!("{name}: after move {number}"));
            if self.game.menu() == Menu::Scores {
                self.go(Menu::None);
            }
        }
    }

    /// Opens the curtain, if there is one.
    fn curtain(&mut self, name: &str) {
        if self.game.menu() == Menu::Curtain {
            self.look(format!("{name}: curtain"));
            self.game.hold_curtain();
            self.game.run_until_idle();
        }
    }

    /// The replay of the match on the table, which is over.
    fn replay(&mut self, name: &str, review: bool) {
        self.go(Menu::None);
        let world = self.game.app.world_mut();
        world.resource_scope(|world, mut replay: Mut<Replay>| {
            replay.open(world.resource::<TableState>(), false);
        });
        self.game.frames(3);
        self.look(format!("{name}: replay"));
        self.game.intent(Intent::Seek(Seek::Start));
        self.look(format!("{name}: replay, at the start"));
        self.game.intent(Intent::Seek(Seek::Forward));
        self.look(format!("{name}: replay, forward"));
        if review {
            let world = self.game.app.world_mut();
            world.resource_mut::<ReviewState>().wanted = true;
            self.game.wait_for("the review", |game| {
                let (done, all) = game.app.world().resource::<ReviewState>().progress;
                done == all && all > 0
            });
            self.look(format!("{name}: review"));
        }
        self.game.app.world_mut().resource_mut::<Replay>().close();
        self.game.frames(3);
    }
}

/// Whether this is a time of a clock, such as 2:59.
fn is_time(words: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    words
        .split_once(':')
        .is_some_and(|(minutes, seconds)| digits(minutes) && digits(seconds))
}

/// Whether this is a move, a place or a number: how far the list of moves is scrolled depends on the room
/// that words leave it.
fn is_notation(words: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || ".–×-".contains(c);
    words.chars().count() <= 9
        && words.chars().all(plain)
        && words.contains(|c: char| c.is_ascii_digit())
}

/// The record of a table.
fn record(name: &str) -> Record {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/it/data/tables")
        .join(name)
        .with_extension("json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    Record::from_json(&text).expect("a match")
}

/// The names of the tables.
fn tables() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/tables");
    let files = fs::read_dir(folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").path());
    let mut names: Vec<String> = names
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

/// A match whose courtiers play at random: nobody waits for a thought.
fn quick(mut record: Record) -> Record {
    for who in &mut record.seats {
        if matches!(who, Occupant::Courtier(_)) {
            *who = Occupant::Random;
        }
    }
    record.faces.clear();
    record.clock = None;
    record
}

/// A table as it was kept: with its courtiers, if none of them has to think.
fn as_kept(player: &mut Player, name: &str) {
    let mut record = record(name);
    record.clock = None;
    let turn = registry::replay_match(&record).expect("a match").turn();
    let acting = turn.seat().map(|seat| &record.seats[seat.index()]);
    let thinks = turn.outcome().is_none() && !acting.is_some_and(Occupant::is_person);
    player
        .game
        .app
        .world_mut()
        .write_message(Open::game(record));
    player.game.frames(4);
    player.curtain(name);
    if !thinks {
        player.look(format!("{name}, as kept"));
        player.pages(name);
    }
    player.title();
}

/// A table at which some moves are made, a hint is given, and the match ends.
fn played(player: &mut Player, name: &str) {
    let record = quick(record(name));
    let analysis = record.analysis.is_some();
    player
        .game
        .app
        .world_mut()
        .write_message(Open::game(record));
    player.game.frames(4);
    player.game.run_until_idle();
    player.curtain(name);
    player.look(format!("{name}: opened"));
    player.play(name, 3);
    if player.game.menu() == Menu::None && player.game.table().acting_person().is_some() {
        player.game.intent(Intent::Hint);
        player.game.wait_for("the hint", |game| {
            let advice = game
                .app
                .world()
                .resource::<kings_coffer::app::session::advice::Advice>();
            !advice.thinking
        });
        player.look(format!("{name}: hint"));
    }
    if analysis {
        player.title();
        return;
    }
    if player.game.table().turn.outcome().is_none() {
        player.game.intent(Intent::ResignAndEnd);
        player.game.frames(4);
    }
    player.go(Menu::Result);
    player.look(format!("{name}: result"));
    player.go(Menu::None);
    player.look(format!("{name}: over"));
    player.replay(name, name == "result");
    player.title();
}

/// A puzzle: its task, hints, a wrong move, and its end.
fn puzzle(player: &mut Player, variant: &str) {
    let Some(puzzle) = puzzles_of(variant).into_iter().next() else {
        return;
    };
    let start = StartCourse(Course::Puzzle(puzzle.id.clone()));
    player.game.app.world_mut().write_message(start);
    player.game.frames(6);
    player.game.run_until_idle();
    let name = format!("puzzle of {variant}");
    player.look(format!("{name}: task"));
    player.course(CourseCommand::Hint);
    player.look(format!("{name}: hint"));
    player.course(CourseCommand::Hint);
    player.look(format!("{name}: second hint"));
    let choices = player.game.table().choices.clone();
    if let Some(choice) = choices.last() {
        player.game.intent(Intent::Attempt(choice.clone()));
        player.game.run_until_idle();
        player.look(format!("{name}: a try"));
    }
    player.pages(&name);
    player.course(CourseCommand::Solution);
    player.look(format!("{name}: solution"));
    player.title();
}

/// A lesson: every step before and after it is done, and its last page.
fn lesson(player: &mut Player, variant: &str) {
    let start = StartCourse(Course::Lesson(variant.to_owned()));
    player.game.app.world_mut().write_message(start);
    player.game.frames(6);
    if player.game.screen() != Screen::Table {
        return;
    }
    player.game.run_until_idle();
    let name = format!("lesson of {variant}");
    for step in 1..40 {
        player.look(format!("{name}: step {step}"));
        if step == 1 {
            player.course(CourseCommand::Hint);
            player.look(format!("{name}: hint"));
            if let Some(choice) = player.game.table().choices.last().cloned() {
                player.game.intent(Intent::Attempt(choice));
                player.game.run_until_idle();
                player.look(format!("{name}: a try"));
            }
        }
        player.course(CourseCommand::Solution);
        player.look(format!("{name}: step {step} done"));
        player.course(CourseCommand::Next);
        let course = player
            .game
            .app
            .world()
            .resource::<kings_coffer::app::course::ActiveCourse>();
        if course.ended || course.run.is_none() {
            player.look(format!("{name}: end"));
            break;
        }
    }
    player.title();
}

/// All pages over the title.
fn pages_of_title(player: &mut Player) {
    player.look("title");
    player.game.key(KeyCode::Enter);
    player.game.frames(4);
    let menus = [
        Menu::Setup,
        Menu::Rules,
        Menu::Statistics,
        Menu::Puzzles,
        Menu::BoardEditor,
        Menu::Credits,
        Menu::Matches,
        Menu::Today,
        Menu::Career,
        Menu::Gallery,
        Menu::Drill,
        Menu::Teachers,
        Menu::Settings,
        Menu::Languages,
    ];
    for menu in menus {
        player.go(menu);
        if player.game.menu() == menu {
            player.look(format!("title: {menu:?}"));
        }
    }
    player.title();
}

/// Plays a scene begun in either language of a pair, and returns what differs.
fn differences(pair: [&'static str; 2], scene: impl Fn(&mut Player)) -> Vec<String> {
    let [changed, begun] = [pair, [pair[1]; 2]].map(|languages| {
        let mut player = Player::new(languages);
        scene(&mut player);
        player.seen
    });
    let mut found = Vec::new();
    let steps = |seen: &[(String, Words)]| -> Vec<String> {
        seen.iter().map(|(step, _)| step.clone()).collect()
    };
    if steps(&changed) != steps(&begun) {
        let (changed, begun) = (steps(&changed), steps(&begun));
        found.push(format!("other steps: {changed:?} and {begun:?}"));
    }
    let [from, to] = pair;
    for ((step, changed), (_, begun)) in changed.iter().zip(&begun) {
        for (place, words) in begun {
            let other = &changed[place];
            let lacking: Vec<&String> = words.iter().filter(|one| !other.contains(one)).collect();
            let stale: Vec<&String> = other.iter().filter(|one| !words.contains(one)).collect();
            if words != other {
                found.push(format!(
                    "{step}, {from} to {to}, {place}: {stale:?} instead of {lacking:?}"
                ));
            }
        }
    }
    found
}

/// The variable that says which scenes this process plays.
const SCENES: &str = "KINGS_COFFER_TEST_SCENES";

/// Runs a test of this file in a process of its own, because the language is that of the whole process;
/// in there, plays the scenes.
fn check(test: &str, scenes: impl FnOnce() -> Vec<String>) {
    if env::var(SCENES).is_ok_and(|named| named == test) {
        add_languages();
        let found = scenes();
        assert!(found.is_empty(), "{}:\n{}", found.len(), found.join("\n"));
        return;
    }
    let done = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", &format!("one_language::{test}"), "--nocapture"])
        .env(SCENES, test)
        .env_remove("KINGS_COFFER_LANGUAGE")
        .output()
        .expect("this program runs");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
}

/// A pair of languages for the scene with this number.
fn pair(number: usize) -> [&'static str; 2] {
    PAIRS[number % PAIRS.len()]
}

#[test]
fn a_kept_table_speaks_one_language() {
    check("a_kept_table_speaks_one_language", || {
        let tables = tables().into_iter().enumerate();
        tables
            .flat_map(|(number, name)| differences(pair(number), |player| as_kept(player, &name)))
            .collect()
    });
}

#[test]
fn a_match_speaks_one_language() {
    check("a_match_speaks_one_language", || {
        let tables = tables().into_iter().enumerate();
        tables
            .flat_map(|(number, name)| differences(pair(number), |player| played(player, &name)))
            .collect()
    });
}

#[test]
fn a_puzzle_and_a_lesson_speak_one_language() {
    check("a_puzzle_and_a_lesson_speak_one_language", || {
        let variants = registry::variants();
        let variants = variants.enumerate();
        variants
            .flat_map(|(number, variant)| {
                differences(pair(number), |player| {
                    puzzle(player, variant.key);
                    lesson(player, variant.key);
                })
            })
            .collect()
    });
}

#[test]
fn the_pages_of_the_title_speak_one_language() {
    check("the_pages_of_the_title_speak_one_language", || {
        PAIRS
            .into_iter()
            .flat_map(|pair| differences(pair, pages_of_title))
            .collect()
    });
}
