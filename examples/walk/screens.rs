//! Every screen, menu and panel in windows of all shapes: each control that can be pressed is the
//! topmost thing at its own middle, pressing it changes something or says why not, Esc leads back,
//! and the focus can be seen.
//!
//! There is no list of screens: the robot begins at the title and presses whatever it has not
//! pressed before, wherever that leads.

use std::collections::{BTreeSet, HashSet};

use bevy::app::AppExit;
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use egui::accesskit::{NodeId, Role};
use kings_coffer::app::course::{ActiveCourse, CourseRun};
use kings_coffer::app::session::TableState;
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::settings::{SETTINGS, Settings};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::store::Store;

use crate::report::Report;
use crate::robot::{Robot, Walked};
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

/// The most presses in one room, in case something new comes with every press.
const MOST_PRESSES: usize = 400;

/// A screen or menu, as far as it is one of its own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Room(String);

/// How a room was reached: the names of what was pressed since the title.
type Path = Vec<String>;

/// A walk through all rooms with one window and look.
struct Crawl<'a> {
    plan: Plan,
    robot: Robot,
    window: UVec2,
    large: bool,
    name: String,
    report: &'a Report,
    visited: BTreeSet<Room>,
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
            if plan.wants(&name) {
                let plan = plan.clone();
                jobs.push(Job::new(&name.clone(), move |report| {
                    report.begin(&name);
                    let mut crawl = Crawl {
                        robot: start(&plan, window, large),
                        plan,
                        window,
                        large,
                        name,
                        report,
                        visited: BTreeSet::new(),
                    };
                    crawl.visit(&Vec::new());
                }));
            }
        }
    }
    jobs
}

/// The game with these settings.
fn start(plan: &Plan, window: UVec2, large: bool) -> Robot {
    let store = Store::memory();
    let settings = Settings {
        contrast: large,
        text_scale: if large { 2.0 } else { 1.0 },
        ..default()
    };
    let text = serde_json::to_string(&settings).unwrap_or_default();
    // Memory can always be written.
    let _ = store.write(SETTINGS, &text);
    Robot::start(plan, window, store)
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

/// Whether the program was told to end.
fn has_ended(robot: &mut Robot) -> bool {
    robot.ask(|world| {
        let messages = world.resource::<Messages<AppExit>>();
        messages.iter_current_update_messages().next().is_some() || !messages.is_empty()
    })
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
        self.check_focus(&name);
        let mut pressed: HashSet<NodeId> = HashSet::new();
        for _ in 0..MOST_PRESSES {
            let sight = self.robot.look();
            let mut left = sight.controls.iter().filter(|control| {
                control.enabled && !is_chosen(control) && !pressed.contains(&control.id)
            });
            let Some(control) = left.next().cloned() else {
                break;
            };
            pressed.insert(control.id);
            self.robot.steps.clone_from(path);
            let walked = press(&mut self.robot, &sight, &control);
            let name = format!("{name}: “{}”", control.name);
            self.report.end(&name, walked, &mut self.robot);
            if has_ended(&mut self.robot) {
                self.go(path);
                continue;
            }
            let there = room(&mut self.robot);
            if there == here {
                continue;
            }
            let mut further = path.clone();
            further.push(control.name.clone());
            self.visit(&further);
            self.back(&here, path);
        }
    }

    /// Back to a room: by Esc, or else from the title again.
    fn back(&mut self, here: &Room, path: &Path) {
        for _ in 0..2 {
            if room(&mut self.robot) == *here {
                return;
            }
            self.robot.key(KeyCode::Escape);
        }
        if room(&mut self.robot) != *here {
            self.go(path);
        }
    }

    /// Goes this way from the title of a new start.
    fn go(&mut self, path: &Path) {
        self.robot = start(&self.plan, self.window, self.large);
        for name in path {
            if let Err(why) = self.robot.press(name) {
                let name = format!("{}: the way back", self.name);
                self.report.end(&name, Err(why), &mut self.robot);
                return;
            }
        }
    }

    /// The focus goes round by Tab and can be seen wherever it is.
    fn check_focus(&mut self, name: &str) {
        let walked = self.follow_focus();
        let name = format!("{name}: focus");
        self.report.end(&name, walked, &mut self.robot);
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
                && !control.in_sight()
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
    let after = robot.look();
    let focused = control.role == Role::TextInput && after.focus == Some(control.id);
    if focused || after.contents() != before.contents() || has_ended(robot) {
        Ok(())
    } else {
        Err("nothing changes, and nothing says why".to_owned())
    }
}
