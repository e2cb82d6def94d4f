//! Every screen, menu and panel in windows of all shapes: each control that can be pressed is the
//! topmost thing at its own middle, pressing it changes something or says why not, Esc leads back,
//! and the focus can be seen.
//!
//! There is no list of screens: the robot begins at the title and presses whatever it has not
//! pressed before, wherever that leads.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use egui::accesskit::{NodeId, Role};
use kings_coffer::app::course::{ActiveCourse, CourseRun};
use kings_coffer::app::session::TableState;
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::settings::{SETTINGS, Settings};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::ui::Device;
use kings_coffer::store::Store;
use kings_coffer::store::progress::{PROGRESS, Progress};
use kings_coffer::texts::{LANGUAGES, text};

use crate::matches::make_move;
use crate::report::Report;
use crate::robot::{Robot, Walked, Way};
use crate::sight::{Control, Sight};
use crate::{Job, Plan};

/// The windows; a quick walk has the first and the last one.
const WINDOWS: [UVec2; 5] = [
    UVec2::new(1280, 720),
    UVec2::new(1920, 1080),
    UVec2::new(900, 1200),
    UVec2::new(844, 390),
    UVec2::new(390, 844),
];

/// The longest time until a dialog of the system answers.
const ANSWERING: Duration = Duration::from_secs(2);

/// The most presses in one room, in case something new comes with every press.
const MOST_PRESSES: usize = 400;

/// The games of a file.
const GAMES: usize = 21;

/// The most new starts until a way is open.
const STARTS: usize = 5;

/// A screen or menu, as far as it is one of its own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Room(String);

impl Room {
    /// Whether a match is played here.
    fn is_match(&self) -> bool {
        self.0.contains(" play ")
    }
}

/// What leads from a room to another one.
#[derive(Clone)]
enum Step {
    /// A press.
    Press {
        /// The name of what is pressed.
        name: String,
        /// The names of what was chosen in the room then, e.g. a tab.
        chosen: Vec<String>,
    },
    /// A file, dropped on the window, and where that leads.
    Drop(PathBuf, (Screen, Menu)),
}

impl Step {
    fn press(control: &Control, sight: &Sight) -> Self {
        let chosen = sight.controls.iter().filter(|control| is_chosen(control));
        Self::Press {
            name: control.name.clone(),
            chosen: chosen.map(|control| control.name.clone()).collect(),
        }
    }

    /// The name of what is pressed or dropped.
    fn name(&self) -> String {
        match self {
            Self::Press { name, .. } => name.clone(),
            Self::Drop(path, _) => path.display().to_string(),
        }
    }

    /// Does it again; presses after choosing what was chosen.
    fn repeat(&self, robot: &mut Robot) -> Walked {
        let (name, chosen) = match self {
            Self::Press { name, chosen } => (name, chosen),
            Self::Drop(path, place) => return robot.drop_file(path, *place),
        };
        for name in chosen {
            let sight = robot.look();
            let mut same = sight.named(name);
            if same.next().is_some_and(|control| !is_chosen(control)) {
                robot.press(name)?;
            }
        }
        robot.press(name)?;
        begin_match(robot)
    }
}

/// Waits at a table until it is this person's turn. Nobody resigns and no draw is offered before
/// the first move, so that move is made if nobody has; who begins is drawn by lot.
fn begin_match(robot: &mut Robot) -> Walked {
    if robot.place().0 != Screen::Table {
        return Ok(());
    }
    robot.wait_for_turn()?;
    let table = robot.table();
    let plays = robot.place().1 == Menu::None && !table.is_practice();
    if plays && table.moves.is_empty() && !table.choices.is_empty() {
        make_move(robot, 0)?;
        robot.wait_for_turn()?;
    }
    Ok(())
}

/// How a room is reached from the title.
type Path = Vec<Step>;

/// A walk through all rooms with one window and look.
struct Crawl<'a> {
    plan: Plan,
    robot: Robot,
    window: UVec2,
    large: bool,
    /// Whether it is the first start, of which only the title is different.
    first: bool,
    name: String,
    report: &'a Report,
    visited: BTreeSet<Room>,
}

/// Whether it chooses a language in which the robot does not know the names of controls.
fn is_other_language(control: &Control) -> bool {
    LANGUAGES[1..]
        .iter()
        .any(|other| control.name == other.name)
}

/// All rooms in each window with each look.
pub fn jobs(plan: &Plan) -> Vec<Job> {
    let last = WINDOWS.len() - 1;
    let mut jobs = Vec::new();
    for (number, window) in WINDOWS.into_iter().enumerate() {
        for large in [false, true] {
            // A quick walk has the usual look on a monitor and the largest one on a phone.
            if plan.quick && (number, large) != (0, false) && (number, large) != (last, true) {
                continue;
            }
            let look = if large { ", large" } else { "" };
            let name = format!("screens {}x{}{look}", window.x, window.y);
            if plan.wants_part_of(&name) {
                let plan = plan.clone();
                jobs.push(Job::new(&name.clone(), move |report| {
                    for first in [true, false] {
                        let name = format!("{name}{}", if first { ", first start" } else { "" });
                        report.begin(&name);
                        let mut crawl = Crawl {
                            robot: start(&plan, window, large, first),
                            plan: plan.clone(),
                            window,
                            large,
                            first,
                            name,
                            report,
                            visited: BTreeSet::new(),
                        };
                        crawl.visit(&Vec::new());
                        if !first {
                            crawl.visit_games();
                            crawl.visit_versions();
                        }
                    }
                }));
            }
        }
    }
    jobs
}

/// Writes a file with more games than are shown without a search, and one that cannot be opened.
fn games_of_a_file(name: &str) -> Walked<PathBuf> {
    let mut text = "[Event \"Bad\"]\n1. 11-16 22-33 *\n\n".to_owned();
    for number in 1..=GAMES {
        text += &format!(
            "[Event \"Open\"]\n[Black \"Ann {number}\"]\n[White \"Bob\"]\n1. 11-15 22-17 *\n\n"
        );
    }
    let file = format!(
        "walk-{}-{}.pdn",
        std::process::id(),
        name.replace([' ', ','], "-")
    );
    let file = std::env::temp_dir().join(file);
    fs::write(&file, text).map_err(|error| error.to_string())?;
    Ok(file)
}

/// The game with this look, for the first time or not.
fn start(plan: &Plan, window: UVec2, large: bool, first: bool) -> Robot {
    let store = Store::memory();
    if !first {
        let mut progress = Progress::default();
        progress.set_seen("welcome");
        // Memory can always be written.
        let _ = store.write(PROGRESS, &progress.to_json());
    }
    let settings = Settings {
        contrast: large,
        text_scale: if large { 2.0 } else { 1.0 },
        ..default()
    };
    let file = serde_json::to_string(&settings).unwrap_or_default();
    let _ = store.write(SETTINGS, &file);
    let device = Device::Mouse;
    Robot::start(plan, Way { window, device }, store)
}

/// Where the robot is.
fn room(robot: &mut Robot) -> Room {
    robot.ask(|world| {
        let screen = *world.resource::<State<Screen>>().get();
        let menu = *world.resource::<State<Menu>>().get();
        let table = world.resource::<TableState>();
        let course = world.resource::<ActiveCourse>();
        let around = match &course.run {
            _ if screen != Screen::Table || menu != Menu::None => "",
            Some(CourseRun::Lesson(_)) => "lesson",
            Some(CourseRun::Puzzle(_)) => "puzzle",
            None if world.resource::<Replay>().open => "replay",
            None if table.turn.outcome().is_some() => "over",
            None => "play",
        };
        let subject = if around.is_empty() {
            ""
        } else {
            &table.variant
        };
        Room(format!("{screen:?} {menu:?} {around} {subject}"))
    })
}

/// The number of controls that differ by numbers alone, such as puzzles, which a quick walk presses
/// in a room, and any walk in a list of games; of the others it only finds out whether they can be
/// pressed.
const ALIKE: usize = 3;

/// Words without their numbers.
fn without_numbers(words: &str) -> String {
    let letters = words.chars();
    letters.filter(|letter| !letter.is_ascii_digit()).collect()
}

/// What need not be pressed: it is chosen already.
fn is_chosen(control: &Control) -> bool {
    control.on == Some(true) && control.role != Role::CheckBox
}

impl Crawl<'_> {
    /// Presses everything in this room, and walks through the rooms behind.
    fn visit(&mut self, path: &Path) {
        let here = room(&mut self.robot);
        if !self.visited.insert(here.clone()) {
            return;
        }
        let name = format!("{}: {}", self.name, here.0.trim());
        self.report.begin(&name);
        if here.is_match()
            && let Err(why) = begin_match(&mut self.robot)
        {
            let first = format!("{name}: the first move");
            self.report.leave_out(&first, &why);
        }
        self.check_focus(&name);
        let mut crowded = BTreeSet::new();
        self.check_words(&name, &mut crowded);
        let mut pressed: HashSet<NodeId> = HashSet::new();
        let mut kinds: HashMap<String, usize> = HashMap::new();
        for _ in 0..MOST_PRESSES {
            let sight = self.robot.look();
            if sight.controls.is_empty() {
                // Something waits for a key.
                self.robot.key(KeyCode::Escape);
                if self.robot.look().controls.is_empty() {
                    break;
                }
                continue;
            }
            let mut left = sight.controls.iter().filter(|control| {
                control.enabled && !is_chosen(control) && !pressed.contains(&control.id)
            });
            let Some(control) = left.next().cloned() else {
                break;
            };
            pressed.insert(control.id);
            self.robot.steps = path.iter().map(Step::name).collect();
            let alike = kinds.entry(without_numbers(&control.name)).or_insert(0);
            *alike += 1;
            let few = self.plan.quick || self.robot.place().1 == Menu::GameList;
            if few && *alike > ALIKE {
                let walked = self.robot.aim(control.id).map(|_| ());
                self.end(&format!("{name}: “{}”", control.name), walked);
                continue;
            }
            let walked = press(&mut self.robot, &sight, &control);
            self.end(&format!("{name}: “{}”", control.name), walked);
            let there = room(&mut self.robot);
            let changes = self.robot.place().1 == Menu::Settings;
            if self.robot.has_ended() || there != here {
                if !self.robot.has_ended() && !self.first {
                    let mut further = path.clone();
                    further.push(Step::press(&control, &sight));
                    self.visit(&further);
                }
                // What was changed in the settings is as it was only after a new start.
                let walked = if changes {
                    self.start_at(&here, path)
                } else {
                    self.back(&here, path)
                };
                if let Err(why) = walked {
                    let rest = format!("{name}: all after “{}”", control.name);
                    self.report.leave_out(&rest, &why);
                    return;
                }
            } else {
                self.check_words(&name, &mut crowded);
                if control.role == Role::CheckBox {
                    // As it was.
                    self.robot.click(control.area.center());
                    self.robot.rest();
                } else if is_other_language(&control) {
                    let walked = self.robot.press(LANGUAGES[0].name).map(|_| ());
                    self.end(&format!("{name}: back to English"), walked);
                }
            }
        }
    }

    /// The list of the games in a file, which is reached by dropping it.
    fn visit_games(&mut self) {
        let name = format!("{}: games of a file", self.name);
        let dropped = games_of_a_file(&self.name).and_then(|file| {
            let step = Step::Drop(file.clone(), (Screen::Title, Menu::GameList));
            self.robot = start(&self.plan, self.window, self.large, self.first);
            step.repeat(&mut self.robot)?;
            self.visit(&vec![step]);
            fs::remove_file(file).map_err(|error| error.to_string())
        });
        self.end(&name, dropped);
    }

    /// Two versions of a match, which are reached by dropping the one and then the other.
    fn visit_versions(&mut self) {
        let name = format!("{}: versions of a match", self.name);
        let version = |name: &str, menu| {
            let tables = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/tables");
            let file = PathBuf::from(tables).join(name);
            Step::Drop(file, (Screen::Table, menu))
        };
        let path = vec![
            version("friends.json", Menu::None),
            version("friends_other.json", Menu::Versions),
        ];
        self.robot = start(&self.plan, self.window, self.large, self.first);
        let mut steps = path.iter();
        let walked = steps.try_for_each(|step| step.repeat(&mut self.robot));
        if walked.is_ok() {
            self.visit(&path);
        }
        self.end(&name, walked);
    }

    /// Back to a room: by Esc, by leaving a lesson or puzzle, by the last press again, or else from
    /// the title of a new start.
    fn back(&mut self, here: &Room, path: &Path) -> Walked {
        if !self.robot.has_ended() {
            for _ in 0..2 {
                if room(&mut self.robot) == *here {
                    return Ok(());
                }
                self.robot.key(KeyCode::Escape);
            }
            let last = path.last().map(Step::name).unwrap_or_default();
            for name in [text("course-leave"), &last] {
                if room(&mut self.robot) == *here {
                    return Ok(());
                }
                if self.robot.look().named(name).next().is_some() {
                    // If that does not help, the game is started again.
                    let _ = self.robot.press(name);
                }
            }
        }
        if !self.robot.has_ended() && room(&mut self.robot) == *here {
            return Ok(());
        }
        // Who begins is drawn by lot, and not every way is open from every start.
        let mut walked = Ok(());
        for _ in 0..STARTS {
            walked = self.start_at(here, path);
            if walked.is_ok() {
                break;
            }
        }
        walked
    }

    /// Starts the game again and goes to a room.
    fn start_at(&mut self, here: &Room, path: &Path) -> Walked {
        self.robot = start(&self.plan, self.window, self.large, self.first);
        for step in path {
            step.repeat(&mut self.robot)?;
        }
        let there = room(&mut self.robot);
        if there == *here {
            Ok(())
        } else {
            Err(format!("the way to {} leads to {} now", here.0, there.0))
        }
    }

    /// Reports how something went, if it is to be walked at all.
    fn end(&mut self, name: &str, walked: Walked) {
        if self.plan.wants(name) {
            self.report.end(name, walked, &mut self.robot);
        }
    }

    /// All words have room. What was found in this room already is not reported again.
    fn check_words(&mut self, name: &str, found: &mut BTreeSet<String>) {
        let name = format!("{name}: words");
        let overflows = self.robot.overflows();
        let new: Vec<String> = overflows
            .into_iter()
            .filter(|what| found.insert(without_numbers(what)))
            .collect();
        let walked = if new.is_empty() {
            Ok(())
        } else {
            Err(new.join("; "))
        };
        if walked.is_err() || found.is_empty() {
            self.end(&name, walked);
            found.insert(String::new());
        }
    }

    /// The focus goes round by Tab and can be seen wherever it is.
    fn check_focus(&mut self, name: &str) {
        let walked = self.follow_focus();
        let name = format!("{name}: focus");
        self.end(&name, walked);
    }

    fn follow_focus(&mut self) -> Walked {
        let mut seen = HashSet::new();
        for _ in 0..MOST_PRESSES {
            self.robot.key(KeyCode::Tab);
            let sight = self.robot.look();
            let Some(focus) = sight.focus else {
                return Err("nothing has the focus".to_owned());
            };
            if !seen.insert(focus) {
                return Ok(());
            }
            if let Some(control) = sight.control(focus)
                && !control.is_seen()
            {
                return Err(format!("“{}” has the focus out of sight", control.name));
            }
        }
        Err("the focus never comes round".to_owned())
    }
}

/// Presses a control. It must be on top, and something must change.
fn press(robot: &mut Robot, before: &Sight, control: &Control) -> Walked {
    let at = robot.aim(control.id)?.area;
    robot.note(format!("press “{}”", control.name));
    match control.role {
        // In its middle it may have that value already.
        Role::Slider => robot.click(Vec2::new(at.min.x + at.width() / 4.0, at.center().y)),
        _ => robot.click(at.center()),
    }
    robot.rest();
    let began = Instant::now();
    loop {
        let after = robot.look();
        let focused = control.role == Role::TextInput && after.focus == Some(control.id);
        if focused || after.contents() != before.contents() || robot.has_ended() {
            return Ok(());
        }
        if began.elapsed() > ANSWERING {
            return Err("nothing changes, and nothing says why".to_owned());
        }
        robot.wait();
    }
}
