//! How the game starts on a desktop: after a crash, and while it is already open.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use kings_coffer::app::files::Notice;
use kings_coffer::platform::{pause, raise};
use kings_coffer::store::{HOME_VARIABLE, Store};
use kings_coffer::texts::text;

use crate::common::TestApp;
use crate::scratch::Scratch;

/// The notice at a start with these saves.
fn notice(saves: &Path) -> Option<String> {
    let mut game = TestApp::with_store(Store::at(saves));
    game.frames(2);
    let notice = game.app.world().resource::<Notice>();
    notice.now()
}

#[test]
fn the_start_after_a_crash_tells_where_the_report_is() {
    let saves = Scratch::new("crashed");
    let reports = saves.path().join("reports");
    fs::create_dir_all(&reports).expect("a folder");
    let report = reports.join("report-1763850000.txt");
    fs::write(&report, "what went wrong").expect("written");
    fs::write(reports.join(".unseen"), "report-1763850000.txt").expect("written");
    let shown = notice(saves.path()).expect("a notice");
    assert!(shown.contains(&report.display().to_string()), "{shown}");
    assert_eq!(notice(saves.path()), None, "once is enough");
    assert!(report.exists());
}

/// This program is the first one; the game itself starts as the second and needs no window.
#[test]
fn a_second_game_calls_the_first_one_and_ends() {
    let saves = Scratch::new("called");
    let first = Store::at(saves.path());
    let second = Command::new(env!("CARGO_BIN_EXE_kings-coffer"))
        .env(HOME_VARIABLE, saves.path())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let begun = Instant::now();
    while !raise::answer(saves.path()) {
        pause(Duration::from_millis(5));
        assert!(begun.elapsed() < Duration::from_secs(60), "it doesn't call");
    }
    let output = second.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains(text("store-raised")), "{said}");
    drop(first);
    assert!(!Store::at(saves.path()).is_second());
}
