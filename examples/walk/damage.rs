//! What happens to a match when the program is killed, the disk is full, nothing may be written or
//! the clock is set to another year: nothing is lost, or the game says so.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use kings_coffer::app::ui::Device;
use kings_coffer::app::wall_clock::{DAY, WallClock};
use kings_coffer::platform::pause;
use kings_coffer::rules::{Variant, registry};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, text};

use crate::matches::{continue_match, make_move, moves, statistics};
use crate::report::Report;
use crate::robot::{Robot, Walked, Way};
use crate::{Job, Plan, starts};

/// The way to the table.
const WAY: Way = Way::new(1280, 720, Device::Mouse);
/// The variant that is played.
const VARIANT: &str = "draughts";
/// The moves that are played before something happens.
const BEFORE: usize = 4;
/// The longest time until the victim has played so far.
const PATIENCE: Duration = Duration::from_secs(120);
/// The time after which a move is kept, whatever happens: the disk may be slow, and whoever plays is not
/// as fast as a robot.
const KEPT_WITHIN: Duration = Duration::from_secs(1);
/// The option of the program by which it plays until it is killed.
pub const VICTIM: &str = "--victim";
/// The size of a disk that is soon full.
const SMALL_DISK: &str = "256k";

/// Each kind of damage.
pub fn jobs(plan: &Plan) -> Vec<Job> {
    if plan.quick {
        return Vec::new();
    }
    let kinds: [(&str, fn(&Plan, &Report, &str)); 4] = [
        ("damage killed", killed),
        ("damage full disk", full_disk),
        ("damage read-only", read_only),
        ("damage clock", clock),
    ];
    let wanted = kinds.into_iter().filter(|(name, _)| plan.wants(name));
    let job = |(name, walk): (&'static str, fn(&Plan, &Report, &str))| {
        let plan = plan.clone();
        Job::new(name, move |report| {
            report.begin(name);
            walk(&plan, report, name);
        })
    };
    wanted.map(job).collect()
}

fn variant() -> Walked<&'static Variant> {
    registry::variant(VARIANT).ok_or_else(|| "the variant is not registered".to_owned())
}

/// An empty folder of this walk.
fn folder(name: &str) -> Walked<PathBuf> {
    let name = format!("walk-{}-{}", std::process::id(), name.replace(' ', "-"));
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    Ok(folder)
}

/// Starts a match and plays some moves.
fn play(robot: &mut Robot) -> Walked {
    starts::open(robot, variant()?, None, None)?;
    for number in 0..BEFORE {
        robot.wait_for_turn()?;
        make_move(robot, number)?;
    }
    robot.wait_for_turn()
}

/// Plays in a folder until it is killed.
pub fn be_killed(plan: &Plan, folder: &Path) -> ! {
    let mut robot = Robot::start(plan, WAY, Store::at(folder));
    // Whoever waits for the moves sees that they are not written.
    let _ = play(&mut robot);
    let begun = Instant::now();
    while begun.elapsed() < KEPT_WITHIN {
        robot.frames(1);
    }
    let _ = fs::write(folder.join(PLAYED), moves(&mut robot).join("\n"));
    loop {
        robot.frames(1);
        pause(Duration::from_millis(10));
    }
}

/// The file in which the victim writes what it has played.
const PLAYED: &str = "played";

/// Killed in the middle of a match: it can be continued where it was.
fn killed(plan: &Plan, report: &Report, name: &str) {
    let mut robot = Robot::start(plan, WAY, Store::memory());
    let walked = kill_another().and_then(|(folder, played)| {
        robot = Robot::start(plan, WAY, Store::at(&folder));
        let continued = continue_match(&mut robot, variant()?, &played);
        let _ = fs::remove_dir_all(folder);
        continued
    });
    report.end(name, walked, &mut robot);
}

/// Starts this program once more, and kills it when it has played some moves. Returns its folder and
/// what it has played.
fn kill_another() -> Walked<(PathBuf, Vec<String>)> {
    let folder = folder("killed")?;
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut victim = Command::new(program)
        .arg(VICTIM)
        .arg(&folder)
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let began = Instant::now();
    let played = loop {
        pause(Duration::from_millis(50));
        if let Ok(played) = fs::read_to_string(folder.join(PLAYED)) {
            break Ok(played);
        }
        if began.elapsed() > PATIENCE {
            break Err("it has played nothing".to_owned());
        }
    };
    victim.kill().map_err(|error| error.to_string())?;
    victim.wait().map_err(|error| error.to_string())?;
    let _ = fs::remove_file(folder.join(PLAYED));
    Ok((folder, played?.lines().map(str::to_owned).collect()))
}

/// A disk of its own, as far as this system lets the robot have one.
struct Disk(PathBuf);

impl Disk {
    /// A small disk in memory.
    fn new(name: &str) -> Walked<Self> {
        let folder = folder(name)?;
        let size = format!("size={SMALL_DISK}");
        let disk = Self(folder);
        let path = disk.0.to_string_lossy().into_owned();
        run("mount", &["-t", "tmpfs", "-o", &size, "none", &path])?;
        Ok(disk)
    }

    /// Fills it to the last byte.
    fn fill(&self) -> Walked {
        let mut size = 64 * 1024;
        let mut number = 0;
        while size > 0 {
            number += 1;
            if fs::write(self.0.join(format!("filler-{number}")), vec![0; size]).is_err() {
                size /= 2;
            }
        }
        Ok(())
    }

    /// Lets nothing be written in its folder any more: by a second look at it that can only read,
    /// since files on the disk itself are open.
    fn close(&self) -> Walked {
        let path = &self.0.to_string_lossy();
        run("mount", &["--bind", path, path])?;
        run("mount", &["-o", "remount,bind,ro", path])
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // What is left behind is in a temporary folder.
        for _ in 0..2 {
            let _ = run("umount", &[&self.0.to_string_lossy()]);
        }
        let _ = fs::remove_dir(&self.0);
    }
}

fn run(program: &str, arguments: &[&str]) -> Walked {
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|error| error.to_string())?;
    if output.status.success() {
        Ok(())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).trim().to_owned())
    }
}

fn full_disk(plan: &Plan, report: &Report, name: &str) {
    on_disk(plan, report, name, Disk::fill);
}

fn read_only(plan: &Plan, report: &Report, name: &str) {
    on_disk(plan, report, name, Disk::close);
}

/// Plays on a disk to which something happens: the game says that it cannot save, goes on, and what
/// was saved before is still there.
fn on_disk(plan: &Plan, report: &Report, name: &str, happens: impl Fn(&Disk) -> Walked) {
    let disk = match Disk::new(name) {
        Ok(disk) => disk,
        Err(why) => {
            report.leave_out(name, &why);
            return;
        }
    };
    let mut robot = Robot::start(plan, WAY, Store::at(&disk.0));
    let walked = play(&mut robot).and_then(|()| {
        let saved = moves(&mut robot);
        happens(&disk)?;
        make_move(&mut robot, 1)?;
        robot.wait_for_turn()?;
        robot.frames(120);
        let sight = robot.look();
        if !sight.texts.iter().any(|text| says_not_written(text)) {
            return Err(format!(
                "nobody says that nothing is saved: {:?}",
                sight.texts
            ));
        }
        robot.press(text("notice-close"))?;
        make_move(&mut robot, 2)?;
        start_again(&mut robot, plan, &disk.0);
        continue_match(&mut robot, variant()?, &saved)
    });
    report.end(name, walked, &mut robot);
}

/// Ends the game and starts it again with this folder, of which only one game is the owner.
fn start_again(robot: &mut Robot, plan: &Plan, folder: &Path) {
    *robot = Robot::start(plan, WAY, Store::memory());
    *robot = Robot::start(plan, WAY, Store::at(folder));
}

/// Whether a sentence says that something could not be written.
fn says_not_written(sentence: &str) -> bool {
    ["store-write", "store-full"].iter().any(|key| {
        let pattern = fill(key, &[("name", "\n"), ("reason", "\n")]);
        let mut parts = pattern.split('\n');
        parts.all(|part| sentence.contains(part.trim_end_matches(['(', ')', '.'])))
    })
}

/// The clock is set back by years, and forward: a match can be continued and is counted.
fn clock(plan: &Plan, report: &Report, name: &str) {
    let mut robot = Robot::start(plan, WAY, Store::memory());
    let now = plan.clock().now();
    let years = [now - 6 * 365 * DAY, now + 6 * 365 * DAY, now];
    let mut walk = || -> Walked {
        set_clock(&mut robot, now);
        play(&mut robot)?;
        for seconds in years {
            let played = moves(&mut robot);
            let store = robot.store();
            robot = Robot::start(plan, WAY, store);
            set_clock(&mut robot, seconds);
            continue_match(&mut robot, variant()?, &played)?;
            robot.wait_for_turn()?;
        }
        robot.press(text("hud-menu"))?;
        robot.press(text("pause-resign"))?;
        robot.press(text("confirm-resign-yes"))?;
        robot.wait_for_turn()?;
        robot.frames(300);
        robot.press(text("result-title"))?;
        statistics(&mut robot, variant()?)
    };
    let walked = walk();
    report.end(name, walked, &mut robot);
}

fn set_clock(robot: &mut Robot, seconds: u64) {
    let clock = WallClock::At { seconds, ahead: 0 };
    robot.ask(|world| world.insert_resource(clock));
    robot.draw();
}
