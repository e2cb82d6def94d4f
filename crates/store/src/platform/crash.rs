//! Crash reports: what went wrong and the last match, in `reports/` below the saves. Nothing is
//! sent anywhere.

use std::backtrace::Backtrace;
use std::fs::File;
use std::io::{self, Write};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs, thread};

use coffer_texts as texts;
use serde_json::Value;

use crate::VERSION;
use crate::matches::{self, MatchName};

/// The folder of the reports, below the saves.
const FOLDER: &str = "reports";
/// The number of reports kept.
const MOST: usize = 10;
/// The file with the name of a report that the player hasn't been told of yet.
const UNSEEN: &str = ".unseen";
/// A report stops growing at this size, in bytes; a larger match is left out.
const LARGEST: u64 = 512 * 1024;

/// When this program first panicked, in seconds since 1970; 0 if it hasn't.
static FIRST: AtomicU64 = AtomicU64::new(0);

/// From now on, a panic writes a report below this folder of saves and prints its path.
pub fn report_panics(saves: &Path) {
    let saves = saves.to_owned();
    // The texts may be what has panicked.
    let sentence = texts::text("crash-written");
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        before(panic);
        if let Ok(file) = report(&saves, panic) {
            // Standard error may be closed.
            let _ = writeln!(io::stderr(), "{sentence} {}", file.display());
        }
    }));
}

/// The report of the last crash, once: `None` if there is none that the player hasn't been told of.
pub fn take_unseen(saves: &Path) -> Option<PathBuf> {
    let folder = saves.join(FOLDER);
    let name = fs::read_to_string(folder.join(UNSEEN)).ok()?;
    fs::remove_file(folder.join(UNSEEN)).ok()?;
    when(&name)?;
    Some(folder.join(name)).filter(|file| file.is_file())
}

/// Writes a report. All panics of one run of the program go into the same file. Must not panic or
/// wait for a lock.
fn report(saves: &Path, panic: &PanicHookInfo) -> io::Result<PathBuf> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(1, |now| now.as_secs());
    let first = FIRST.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
    let name = format!("report-{}.txt", first.err().unwrap_or(now));
    let folder = saves.join(FOLDER);
    fs::create_dir_all(&folder)?;
    if first.is_ok() {
        drop_oldest(&folder);
    }
    let path = folder.join(&name);
    let mut file = File::options().create(true).append(true).open(&path)?;
    if file.metadata()?.len() > LARGEST {
        return Ok(path);
    }
    if first.is_ok() {
        fs::write(folder.join(UNSEEN), &name)?;
        writeln!(file, "King’s Coffer {VERSION}\nsystem: {}", system())?;
        if let Some((name, text)) = last_match(saves) {
            let record: Option<Value> = serde_json::from_str(&text).ok();
            let variant = record
                .as_ref()
                .and_then(|record| record["variant"].as_str());
            writeln!(
                file,
                "last match: {} ({name})\n{text}",
                variant.unwrap_or("?")
            )?;
        }
    }
    let thread = thread::current();
    writeln!(file, "\ntime: {now} seconds since 1970")?;
    writeln!(file, "thread: {}", thread.name().unwrap_or("?"))?;
    if let Some(place) = panic.location() {
        writeln!(file, "place: {place}")?;
    }
    writeln!(file, "message: {}", panic.payload_as_str().unwrap_or("?"))?;
    // Last, because it takes longest.
    writeln!(file, "backtrace:\n{}", Backtrace::force_capture())?;
    Ok(path)
}

/// A description of the system, as far as it is known.
fn system() -> String {
    let mut words = vec![format!("{} {}", env::consts::OS, env::consts::ARCH)];
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = release
        .lines()
        .find_map(|line| line.strip_prefix("PRETTY_NAME="));
    words.extend(name.map(|name| name.trim_matches('"').to_owned()));
    words.extend(
        ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"]
            .iter()
            .flat_map(env::var),
    );
    words.join(", ")
}

/// The last saved match: the name of its file, and its text.
fn last_match(saves: &Path) -> Option<(String, String)> {
    let files = fs::read_dir(saves).ok()?.flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let data = entry.metadata().ok()?;
        let fits = MatchName::parse(&name).is_some() && data.len() <= LARGEST;
        fits.then_some((matches::number(&name), data.modified().ok()?, name))
    });
    let (_, _, name) = files.max()?;
    let text = fs::read_to_string(saves.join(&name)).ok()?;
    Some((name, text))
}

/// The time in the name of a report, in seconds since 1970; `None` if this is no such name.
fn when(name: &str) -> Option<u64> {
    let when = name.strip_prefix("report-")?.strip_suffix(".txt")?;
    when.parse().ok()
}

/// Makes room for one more report.
fn drop_oldest(folder: &Path) {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = names.filter_map(|entry| entry.file_name().into_string().ok());
    let mut reports: Vec<(u64, String)> = names
        .filter_map(|name| Some((when(&name)?, name)))
        .collect();
    reports.sort();
    let surplus = (reports.len() + 1).saturating_sub(MOST);
    for (_, name) in reports.iter().take(surplus) {
        let _ = fs::remove_file(folder.join(name));
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use coffer_rules::{Occupant, Record};

    use super::*;
    use coffer_scratch::Scratch;

    /// The environment variable that tells the panicking program its folder of saves.
    const SAVES: &str = "KINGS_COFFER_TEST_CRASH";

    /// Other tests start this one in a process of its own.
    #[test]
    #[ignore = "panics on purpose"]
    fn a_program_that_panics() {
        let Some(saves) = env::var_os(SAVES) else {
            return;
        };
        report_panics(Path::new(&saves));
        let thread = thread::Builder::new().name("thinker".to_owned());
        let thinker = thread.spawn(|| panic!("no queen in the coffer"));
        assert!(thinker.unwrap().join().is_err());
        panic!("and {} more", 2);
    }

    /// Starts that process. Returns its standard error.
    fn crash(saves: &Path) -> String {
        let mut program = Command::new(env::current_exe().unwrap());
        program
            .args(["a_program_that_panics", "--ignored", "--nocapture"])
            .env(SAVES, saves);
        let output = program.output().unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    }

    #[test]
    fn a_crash_leaves_a_report_and_the_next_start_tells_of_it_once() {
        let scratch = Scratch::new("crash");
        let saves = scratch.path();
        let people = vec![Occupant::Person("Anne".to_owned()); 2];
        let record = Record::new("wolf", people, 7).to_json();
        fs::write(saves.join("finished-3.json"), "{}").unwrap();
        let old = File::open(saves.join("finished-3.json")).unwrap();
        old.set_modified(UNIX_EPOCH).unwrap();
        fs::write(saves.join("unfinished-2.json"), &record).unwrap();
        fs::write(saves.join("progress.json"), "something else").unwrap();
        assert_eq!(take_unseen(saves), None);

        let said = crash(saves);
        let file = take_unseen(saves).expect("a new report");
        assert!(said.contains(&file.display().to_string()), "{said}");
        assert_eq!(take_unseen(saves), None);
        let report = fs::read_to_string(&file).unwrap();
        for part in [
            &format!("King’s Coffer {VERSION}\nsystem: {}", env::consts::OS),
            "last match: wolf (unfinished-2.json)",
            &record,
            "thread: thinker",
            "message: no queen in the coffer",
            "message: and 2 more",
            "crash.rs:",
            "a_program_that_panics",
        ] {
            assert!(report.contains(part), "{part} is not in:\n{report}");
        }
        assert_eq!(report.matches(&record).count(), 1);
        assert!(!report.contains("something else"));
    }

    #[test]
    fn the_last_ten_reports_stay() {
        let scratch = Scratch::new("reports");
        let folder = scratch.path().join(FOLDER);
        fs::create_dir_all(&folder).unwrap();
        for when in 0..14 {
            fs::write(folder.join(format!("report-{when}.txt")), "").unwrap();
        }
        fs::write(folder.join("mine.txt"), "").unwrap();
        crash(scratch.path());
        let names = fs::read_dir(&folder).unwrap();
        let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut kept: Vec<u64> = names.filter_map(|name| when(&name)).collect();
        kept.sort_unstable();
        assert_eq!(kept.len(), MOST);
        assert_eq!(kept[..9], [5, 6, 7, 8, 9, 10, 11, 12, 13]);
        assert!(folder.join("mine.txt").exists());
    }

    #[test]
    fn a_note_that_names_no_report_is_ignored() {
        let scratch = Scratch::new("unseen");
        let folder = scratch.path().join(FOLDER);
        fs::create_dir_all(&folder).unwrap();
        for name in ["../progress.json", "report-1.txt", "report-x.txt", ""] {
            fs::write(folder.join(UNSEEN), name).unwrap();
            assert_eq!(take_unseen(scratch.path()), None, "{name}");
            assert!(!folder.join(UNSEEN).exists());
        }
    }
}
