//! How the game starts on a desktop: after a crash, and while it is already open.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, process};

use kings_coffer::app::files::Notice;
use kings_coffer::platform::{pause, raise};
use kings_coffer::store::{HOME_VARIABLE, Store};

use crate::common::TestApp;

/// A folder of saves, deleted afterwards.
struct Saves(PathBuf);

impl Saves {
    fn new(label: &str) -> Self {
        let path = env::temp_dir().join(format!("kings-coffer-{label}-{}", process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }
}

impl Drop for Saves {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What is told at a start with these saves.
fn told(saves: &Path) -> Option<String> {
    let mut game = TestApp::with_store(Store::at(saves));
    game.frames(2);
    let notice = game.app.world().resource::<Notice>();
    notice.now().map(str::to_owned)
}

#[test]
fn the_start_after_a_crash_tells_where_the_report_is() {
    let saves = Saves::new("crashed");
    let reports = saves.0.join("reports");
    fs::create_dir_all(&reports).expect("a folder");
    let report = reports.join("report-1763850000.txt");
    fs::write(&report, "what went wrong").expect("written");
    fs::write(reports.join(".untold"), "report-1763850000.txt").expect("written");
    let notice = told(&saves.0).expect("it is told");
    assert!(notice.contains(&report.display().to_string()), "{notice}");
    assert_eq!(told(&saves.0), None, "once is enough");
    assert!(report.exists());
}

/// This program is the first one; the game itself starts as the second and needs no window.
#[test]
fn a_second_game_calls_the_first_one_and_ends() {
    let saves = Saves::new("called");
    let first = Store::at(&saves.0);
    let second = Command::new(env!("CARGO_BIN_EXE_kings-coffer"))
        .env(HOME_VARIABLE, &saves.0)
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let begun = Instant::now();
    while !raise::answer(&saves.0) {
        pause(Duration::from_millis(5));
        assert!(begun.elapsed() < Duration::from_secs(60), "it doesn't call");
    }
    let output = second.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("King’s Coffer is already open"), "{said}");
    drop(first);
    assert!(!Store::at(&saves.0).is_second());
}
