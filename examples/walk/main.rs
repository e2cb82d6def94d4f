//! Walks through the game from outside: a robot that knows only what a person knows. It starts the
//! game as `main` does, without a window that is shown, sends the events of the window, finds
//! buttons in the accessibility tree and places where they are drawn, and checks what stands on the
//! screen afterwards. `scripts/walk` builds it and runs it.
//!
//! `walk [--quick] [--only NAME] [--pictures FOLDER] [--date YYYY-MM-DD]` prints a line for each thing walked, and ends
//! with an error if something failed. With `--only`, only things whose names contain `NAME` are walked. With
//! `--pictures`, whatever fails leaves a picture; that needs a renderer, and takes longer. What the
//! game offers today is that of one date, so that it is the same in every walk; `--date` has another.

mod damage;
mod devices;
mod driver;
mod guests;
mod hands;
mod lessons;
mod matches;
mod report;
mod robot;
mod screens;
mod sight;
mod sleep;
mod starts;
#[path = "../../tests/it/uncovered.rs"]
mod uncovered;
#[allow(dead_code, reason = "the tests of phones ask it for more")]
mod words;

use std::fs;
use std::io::Write as _;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread;

use chrono::NaiveDate;
use kings_coffer::app::wall_clock::{DAY, WallClock};

use crate::report::Report;

/// The date in the game, unless another is asked for: 29 November 2026, counted from 1 January 1970.
const DATE: u64 = 20_786;

/// What to walk.
#[derive(Clone)]
pub struct Plan {
    /// Whether only what belongs into every check is walked.
    pub quick: bool,
    /// Only things whose names contain this.
    pub only: String,
    /// The folder for pictures of what failed.
    pub pictures: Option<PathBuf>,
    /// The date in the game, as days since 1 January 1970.
    pub date: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            quick: false,
            only: String::new(),
            pictures: None,
            date: DATE,
        }
    }
}

impl Plan {
    fn of(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut plan = Self::default();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--quick" => plan.quick = true,
                "--only" => plan.only = arguments.next().ok_or("--only wants a name")?,
                "--pictures" => {
                    let folder = arguments.next().ok_or("--pictures wants a folder")?;
                    plan.pictures = Some(PathBuf::from(folder));
                }
                "--date" => {
                    let date = arguments.next().and_then(|date| day_of(&date));
                    plan.date = date.ok_or("--date wants a date from 1970-01-01 on")?;
                }
                other => return Err(format!("there is no option {other}")),
            }
        }
        Ok(plan)
    }

    /// The clock in the game: noon of the date.
    pub fn clock(&self) -> WallClock {
        WallClock::At {
            seconds: self.date * DAY + DAY / 2,
            ahead: 0,
        }
    }

    /// Whether something with this name is to be walked.
    pub fn wants(&self, name: &str) -> bool {
        name.contains(&self.only)
    }

    /// Whether something whose name begins like this is to be walked.
    pub fn wants_part_of(&self, begins: &str) -> bool {
        self.wants(begins) || self.only.starts_with(begins)
    }
}

/// The day of a date such as `2026-11-29`, counted from 1 January 1970.
fn day_of(date: &str) -> Option<u64> {
    let date: NaiveDate = date.parse().ok()?;
    let days = date.signed_duration_since(NaiveDate::default()).num_days();
    days.try_into().ok()
}

/// A part of the walk that has nothing to do with the others.
pub struct Job {
    name: String,
    walk: Box<dyn FnOnce(&Report) + Send>,
}

impl Job {
    /// This walk.
    pub fn new(name: &str, walk: impl FnOnce(&Report) + Send + 'static) -> Self {
        Self {
            name: name.to_owned(),
            walk: Box::new(walk),
        }
    }

    /// Walks. A crash of the game is a failure like others, and ends only this job.
    fn run(self, report: &Report) {
        let Self { name, walk } = self;
        let walked = panic::catch_unwind(AssertUnwindSafe(|| walk(report)));
        if walked.is_err() {
            report.count(&name, Err("the game has crashed".to_owned()), "");
        }
    }
}

/// Does the jobs, one on each core at a time.
fn work(jobs: Vec<Job>, report: &Report) {
    let queue = Mutex::new(jobs.into_iter());
    let next = || queue.lock().ok().and_then(|mut queue| queue.next());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(job) = next() {
                    job.run(report);
                }
            });
        }
    });
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [option, folder] = arguments.as_slice()
        && option == damage::VICTIM
    {
        damage::be_killed(&Plan::default(), folder.as_ref());
    }
    let plan = match Plan::of(arguments.into_iter()) {
        Ok(plan) => plan,
        Err(why) => {
            let _ = writeln!(
                std::io::stderr(),
                "{why}\nwalk [--quick] [--only NAME] [--pictures FOLDER] [--date YYYY-MM-DD]"
            );
            return ExitCode::FAILURE;
        }
    };
    if let Some(Err(why)) = plan.pictures.as_ref().map(fs::create_dir_all) {
        let _ = writeln!(std::io::stderr(), "{why}");
        return ExitCode::FAILURE;
    }
    let report = Report::new();
    // The longest first.
    let jobs = [
        matches::jobs(&plan),
        guests::jobs(&plan),
        screens::jobs(&plan),
        starts::jobs(&plan),
        lessons::jobs(&plan),
        damage::jobs(&plan),
    ];
    work(jobs.into_iter().flatten().collect(), &report);
    for job in matches::jobs_in_two_languages(&plan) {
        job.run(&report);
    }
    if report.finish() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
