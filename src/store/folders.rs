//! The store in folders on disk.
//!
//! A new text is first written to a temporary file next to the old one, which it replaces only when
//! it is complete.

use std::ffi::OsStr;
use std::fs::{File, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use std::{fs, io};

use super::{Backend, MAX_ASIDE, MAX_SIZE, OverlayStore, RenameResult, Store, StoreError, check};
use crate::texts;

/// The environment variable that names a single folder for everything.
pub const HOME_VARIABLE: &str = "KINGS_COFFER_HOME";

/// The folder's name inside the system's folders for data and settings.
const FOLDER: &str = "kings-coffer";
/// Files whose names begin like this are settings and go to the settings folder.
const SETTINGS: &str = "settings";
/// Temporary files older than this are deleted even if another program may be writing them, which
/// cannot be told without locks.
const STALE: Duration = Duration::from_secs(3600);
/// The program that has locked this file is the one that writes to the folder; the system releases
/// the lock when the program ends, however it ends.
const LOCK: &str = ".lock";

impl Store {
    /// Opens the player's store: the folder named by `KINGS_COFFER_HOME`, or else the system's
    /// folders, or else memory.
    pub fn open() -> Store {
        if let Some(home) = home() {
            return Store::at(home);
        }
        match (saves_folder(), dirs::config_dir()) {
            (Some(saves), config) => {
                let settings = config.map_or_else(|| saves.clone(), |config| config.join(FOLDER));
                Store::in_folders(saves, settings)
            }
            (None, _) => Store::in_memory_because(texts::text("store-no_folder")),
        }
    }

    /// Opens a store in a single folder, created if necessary; if it is not writable, what is in it
    /// can be read, and changes stay in memory.
    pub fn at(folder: impl Into<PathBuf>) -> Store {
        let folder = folder.into();
        Store::in_folders(folder.clone(), folder)
    }

    fn in_folders(saves: PathBuf, settings: PathBuf) -> Store {
        let lock = match prepare(&saves).and_then(|()| Lock::take(&saves)) {
            Ok(lock) => lock,
            Err(error) => return Store::in_unwritable(saves, settings, &error),
        };
        // If the settings folder is not usable, settings go to the games folder.
        let apart = settings != saves && prepare(&settings).is_ok();
        let settings = if apart { settings } else { saves.clone() };
        let second = matches!(lock, Lock::OfAnother);
        if !second {
            // With the lock held, nobody else writes here.
            let at_once = matches!(lock, Lock::Ours(_));
            for folder in [&saves, &settings] {
                clear_stale(folder, at_once);
            }
        }
        let folders = Folders {
            saves,
            settings,
            _lock: lock,
        };
        if second {
            Store::keeping(
                OverlayStore::over(folders, true),
                Some(texts::text("store-second").to_owned()),
            )
        } else {
            Store::keeping(folders, None)
        }
    }

    /// A store for a games folder that cannot be written: what is in it can be read, if there is
    /// anything, and changes stay in memory.
    fn in_unwritable(saves: PathBuf, settings: PathBuf, error: &io::Error) -> Store {
        let reason = format!("{}: {error}", saves.display());
        if !saves.is_dir() {
            return Store::in_memory_because(&reason);
        }
        let settings = if settings.is_dir() {
            settings
        } else {
            saves.clone()
        };
        let folders = Folders {
            saves,
            settings,
            _lock: Lock::Unknown,
        };
        Store::keeping(
            OverlayStore::over(folders, false),
            Some(texts::fill("store-unwritable", &[("reason", &reason)])),
        )
    }
}

/// The folder that the environment names for everything.
fn home() -> Option<PathBuf> {
    let home = std::env::var_os(HOME_VARIABLE).filter(|home| !home.is_empty());
    home.map(PathBuf::from)
}

/// The folder for saved games, which may not exist yet; `None` if the system has no such place.
pub(super) fn saves_folder() -> Option<PathBuf> {
    home().or_else(|| Some(dirs::data_dir()?.join(FOLDER)))
}

/// The holder of a folder's lock.
enum Lock {
    /// This program, until the file is closed.
    Ours(#[expect(dead_code, reason = "held, never read")] File),
    /// Another program, or another store in this one.
    OfAnother,
    /// Unknown: some file systems have no locks.
    Unknown,
}

impl Lock {
    fn take(folder: &Path) -> io::Result<Lock> {
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join(LOCK))?;
        Ok(match file.try_lock() {
            Ok(()) => Lock::Ours(file),
            Err(TryLockError::WouldBlock) => Lock::OfAnother,
            Err(TryLockError::Error(_)) => Lock::Unknown,
        })
    }
}

/// A file for each name, in a games folder and a settings folder, which may be the same.
struct Folders {
    saves: PathBuf,
    settings: PathBuf,
    _lock: Lock,
}

impl Folders {
    fn folder(&self, name: &str) -> &Path {
        if name.starts_with(SETTINGS) {
            &self.settings
        } else {
            &self.saves
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder(name).join(name)
    }
}

impl Backend for Folders {
    fn place(&self) -> String {
        self.saves.display().to_string()
    }

    fn folder(&self) -> Option<&Path> {
        Some(&self.saves)
    }

    fn place_of(&self, name: &str) -> String {
        self.file(name).display().to_string()
    }

    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let failed = |error| StoreError::new("store-read", name, error);
        let file = match File::open(self.file(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(error)),
        };
        let mut bytes = Vec::new();
        file.take(MAX_SIZE + 1)
            .read_to_end(&mut bytes)
            .map_err(failed)?;
        if bytes.len() as u64 > MAX_SIZE {
            return Err(StoreError::new("store-too_large", name, ""));
        }
        String::from_utf8(bytes)
            .map(Some)
            .map_err(|_| StoreError::new("store-not_text", name, ""))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        replace(self.folder(name), name, text)
            .map_err(|error| StoreError::new("store-write", name, error))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        match fs::remove_file(self.file(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(StoreError::new("store-remove", name, error))
            }
            _ => Ok(()),
        }
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        let mut names = Vec::new();
        let one_folder = self.saves == self.settings;
        for folder in [&self.saves, &self.settings]
            .into_iter()
            .take(if one_folder { 1 } else { 2 })
        {
            let failed =
                |error| StoreError::new("store-read", &folder.display().to_string(), error);
            for entry in fs::read_dir(folder).map_err(failed)? {
                let entry = entry.map_err(failed)?;
                let Ok(name) = entry.file_name().into_string() else {
                    continue;
                };
                let is_file = entry.path().is_file();
                if is_file && check(&name, MAX_ASIDE).is_ok() && self.folder(&name) == folder {
                    names.push(name);
                }
            }
        }
        Ok(names)
    }

    fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError> {
        let failed = |error| StoreError::new("store-write", to, error);
        let (from, to) = (self.file(name), self.folder(name).join(to));
        if !from.try_exists().map_err(failed)? {
            return Ok(RenameResult::Missing);
        }
        // Reserve the new name with an empty file first: only one program can create it, so the
        // rename below cannot replace another file.
        match File::create_new(&to) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Ok(RenameResult::Taken);
            }
            Err(error) => return Err(failed(error)),
        }
        match fs::rename(&from, &to) {
            Ok(()) => Ok(RenameResult::Yes),
            Err(error) => {
                let _ = fs::remove_file(&to);
                if error.kind() == io::ErrorKind::NotFound {
                    Ok(RenameResult::Missing)
                } else {
                    Err(failed(error))
                }
            }
        }
    }
}

/// Creates the folder, and tests whether files can be written in it.
fn prepare(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let probe = temporary(folder, "probe");
    let written = fs::write(&probe, "probe");
    let _ = fs::remove_file(&probe);
    written
}

/// Deletes temporary files of killed programs: all of them if `at_once`, otherwise only old ones.
/// Failures are ignored, since the files do no harm.
fn clear_stale(folder: &Path, at_once: bool) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
        let stale = || {
            let age = entry
                .metadata()
                .and_then(|data| data.modified())
                .ok()?
                .elapsed()
                .ok()?;
            Some(age > STALE)
        };
        if hidden
            && path.extension() == Some(OsStr::new("tmp"))
            && (at_once || stale() == Some(true))
        {
            let _ = fs::remove_file(path);
        }
    }
}

/// A file name that no other write uses, in this program or another.
fn temporary(folder: &Path, name: &str) -> PathBuf {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    folder.join(format!(".{name}.{}-{count}.tmp", std::process::id()))
}

/// Writes the text to a temporary file and renames that over the old file. If the name is a
/// symbolic link, its target is replaced, not the link.
fn replace(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let named = folder.join(name);
    let file = fs::canonicalize(&named).unwrap_or(named);
    let folder = file.parent().unwrap_or(folder);
    let fresh = temporary(folder, name);
    let written = File::create(&fresh).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let done = written.and_then(|()| fs::rename(&fresh, &file));
    match done {
        // Sync the rename to disk too; not every system supports that for a folder.
        Ok(()) => {
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
        Err(_) => {
            let _ = fs::remove_file(&fresh);
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MAX_NAME;
    use crate::store::scratch::Scratch;

    /// The same checks for every keeper.
    fn keeps_things(store: &Store) {
        assert_eq!(store.read("save.1"), Ok(None));
        assert_eq!(store.remove("save.1"), Ok(()));
        store.write("save.2", "two").unwrap();
        store.write("save.1", "one").unwrap();
        store.write("save.1", "uno\r\n\u{1F451}").unwrap();
        store.write("settings.json", "{}").unwrap();
        assert_eq!(
            store.read("save.1").unwrap().as_deref(),
            Some("uno\r\n\u{1F451}")
        );
        assert_eq!(store.names("save.").unwrap(), ["save.1", "save.2"]);
        assert_eq!(
            store.names("").unwrap(),
            ["save.1", "save.2", "settings.json"]
        );
        assert_eq!(store.names("none").unwrap(), [""; 0]);

        assert_eq!(store.quarantine("save.9"), Ok(None));
        assert_eq!(
            store.quarantine("save.1").unwrap().as_deref(),
            Some("save.1.broken-1")
        );
        assert_eq!(store.read("save.1"), Ok(None));
        store.write("save.1", "broken again").unwrap();
        assert_eq!(
            store.quarantine("save.1").unwrap().as_deref(),
            Some("save.1.broken-2")
        );
        assert_eq!(
            store.read("save.1.broken-1").unwrap().as_deref(),
            Some("uno\r\n\u{1F451}")
        );
        assert_eq!(
            store.read("save.1.broken-2").unwrap().as_deref(),
            Some("broken again")
        );
        assert_eq!(store.names("save.").unwrap(), ["save.2"]);

        store.remove("save.2").unwrap();
        assert_eq!(store.names("save.").unwrap(), [""; 0]);
        for bad in [
            "",
            ".",
            "..",
            "../x",
            "a/b",
            "a\\b",
            "a:b",
            "A",
            "é",
            "a b",
            ".hidden",
            "x.",
            "-",
            "nul\0",
            "nul",
            "con.json",
            "com1",
            "lpt9.old.json",
        ] {
            let error = store.read(bad).unwrap_err();
            assert_eq!(error.key, "store-bad_name", "{bad:?}");
            assert!(
                store.write(bad, "").is_err()
                    && store.remove(bad).is_err()
                    && store.quarantine(bad).is_err()
            );
        }
        for good in ["null", "con-1.json", "com10", "lpt.json", "0"] {
            assert_eq!(store.read(good), Ok(None), "{good}");
        }
        let longest = "n".repeat(MAX_NAME);
        assert!(store.write(&format!("{longest}n"), "").is_err());
        store.write(&longest, "long").unwrap();
        let aside = store.quarantine(&longest).unwrap().unwrap();
        assert_eq!(store.read(&aside).unwrap().as_deref(), Some("long"));
    }

    #[test]
    fn memory_keeps_things_and_clones_share_them() {
        let store = Store::memory();
        keeps_things(&store);
        store.clone().write("shared", "yes").unwrap();
        assert_eq!(store.read("shared").unwrap().as_deref(), Some("yes"));
        assert_eq!(store.notice(), None);
    }

    #[test]
    fn a_folder_keeps_things_for_the_next_run() {
        let scratch = Scratch::new("folder");
        let folder = scratch.path().join("made/on/demand");
        let store = Store::at(&folder);
        assert_eq!(store.notice(), None);
        keeps_things(&store);
        drop(store);
        let next = Store::at(&folder);
        assert_eq!(next.notice(), None);
        assert_eq!(next.read("settings.json").unwrap().as_deref(), Some("{}"));
        assert_eq!(next.place(), folder.display().to_string());
    }

    #[test]
    fn settings_have_a_folder_of_their_own_where_there_is_one() {
        let scratch = Scratch::new("two");
        let (saves, settings) = (scratch.path().join("data"), scratch.path().join("config"));
        keeps_things(&Store::in_folders(saves.clone(), settings.clone()));
        assert!(settings.join("settings.json").is_file() && !saves.join("settings.json").exists());
        // If the folder cannot be created, settings are stored with the games.
        let beside = Store::in_folders(saves.clone(), settings.join("settings.json/below-a-file"));
        assert_eq!(beside.notice(), None);
        beside.write("settings.json", "here").unwrap();
        assert!(saves.join("settings.json").is_file());
    }

    #[test]
    fn a_match_that_was_set_aside_is_named_with_its_folder() {
        let scratch = Scratch::new("aside");
        let store = Store::at(scratch.path());
        let name = "kept-unfinished-5-1.json";
        let file = scratch.path().join(name).display().to_string();
        assert_eq!(store.place_of(name), file);
        assert!(store.set_aside_sentence(&[name.to_owned()]).contains(&file));
    }

    #[test]
    fn a_folder_that_cannot_be_written_means_memory_and_one_notice() {
        let scratch = Scratch::new("blocked");
        fs::write(scratch.path().join("file"), "").unwrap();
        let store = Store::at(scratch.path().join("file/below"));
        keeps_things(&store);
        let notice = store.clone().notice().unwrap();
        assert!(
            notice.starts_with("Nothing can be saved") && notice.contains("file"),
            "{notice}"
        );
        assert_eq!(store.notice(), None);
        assert_eq!((store.place().as_str(), store.folder()), ("memory", None));
    }

    #[test]
    fn what_is_in_a_folder_that_cannot_be_written_can_still_be_read() {
        let scratch = Scratch::new("unwritable");
        Store::at(scratch.path()).write("save.1", "one").unwrap();
        // A folder with the lock's name stands for a full disk or a folder without permission.
        fs::remove_file(scratch.path().join(LOCK)).unwrap();
        fs::create_dir(scratch.path().join(LOCK)).unwrap();
        let store = Store::at(scratch.path());
        let notice = store.notice().unwrap();
        assert!(notice.starts_with("Nothing can be saved"), "{notice}");
        assert!(!store.is_second());
        assert_eq!(store.read("save.1").unwrap().as_deref(), Some("one"));
        store.write("save.1", "uno").unwrap();
        store.write("save.2", "two").unwrap();
        assert_eq!(store.names("save.").unwrap(), ["save.1", "save.2"]);
        assert_eq!(
            fs::read_to_string(scratch.path().join("save.1")).unwrap(),
            "one"
        );
        assert_eq!(scratch.files(), [".lock", "save.1"]);
    }

    #[test]
    fn a_failed_write_keeps_the_old_text_and_leaves_nothing_behind() {
        let scratch = Scratch::new("failed");
        let store = Store::at(scratch.path());
        // A folder with the file's name makes the last step of the write fail.
        fs::create_dir_all(scratch.path().join("save.1/inside")).unwrap();
        let error = store.write("save.1", "text").unwrap_err();
        assert!(
            error.to_string().contains("“save.1” could not be written"),
            "{error}"
        );
        assert_eq!((error.name(), error.is_broken()), ("save.1", false));
        assert!(store.read("save.1").is_err());
        assert_eq!(scratch.files(), [".lock", "save.1"]);
        assert_eq!(store.names("").unwrap(), [""; 0]);
    }

    #[test]
    fn broken_files_are_told_apart_and_kept() {
        let scratch = Scratch::new("broken");
        let store = Store::at(scratch.path());
        fs::write(scratch.path().join("bytes"), [0xff, 0xfe, 0x00]).unwrap();
        File::create(scratch.path().join("huge"))
            .unwrap()
            .set_len(MAX_SIZE + 1)
            .unwrap();
        for name in ["bytes", "huge"] {
            let error = store.read(name).unwrap_err();
            assert!(error.is_broken() && texts::has(error.key), "{error}");
            assert_eq!(
                store.quarantine(name).unwrap(),
                Some(format!("{name}.broken-1"))
            );
            assert_eq!(store.read(name), Ok(None));
        }
        assert_eq!(
            fs::read(scratch.path().join("bytes.broken-1")).unwrap(),
            [0xff, 0xfe, 0x00]
        );
    }

    #[test]
    fn many_threads_write_without_mixing_texts() {
        let scratch = Scratch::new("threads");
        let store = Store::at(scratch.path());
        std::thread::scope(|scope| {
            for id in 0..8 {
                let store = store.clone();
                scope.spawn(move || {
                    let text = id.to_string().repeat(2000);
                    for round in 0..10 {
                        store.write("shared", &text).unwrap();
                        store.write(&format!("own-{id}-{round}"), &text).unwrap();
                        let seen = store.read("shared").unwrap().unwrap();
                        assert!(
                            seen.len() == 2000
                                && seen.bytes().all(|b| Some(b) == seen.bytes().next())
                        );
                    }
                    store.quarantine(&format!("own-{id}-0")).unwrap().unwrap();
                });
            }
        });
        assert_eq!(store.names("own-").unwrap().len(), 8 * 9);
        assert!(scratch.files().iter().all(|name| !name.ends_with(".tmp")));
        // Several threads set the same broken file aside: one gets it, and nothing is lost.
        store.write("game", "broken").unwrap();
        let taken: usize = std::thread::scope(|scope| {
            let tries: Vec<_> = (0..8)
                .map(|_| scope.spawn(|| usize::from(store.quarantine("game").unwrap().is_some())))
                .collect();
            tries.into_iter().map(|each| each.join().unwrap()).sum()
        });
        assert_eq!(taken, 1);
        let kept = scratch
            .files()
            .into_iter()
            .filter(|name| name.starts_with("game.broken-"));
        let texts: Vec<_> = kept
            .map(|name| fs::read_to_string(scratch.path().join(name)).unwrap())
            .collect();
        assert_eq!(texts.iter().filter(|text| *text == "broken").count(), 1);
    }

    #[test]
    fn what_a_killed_program_left_is_cleared_away_at_the_next_start() {
        let scratch = Scratch::new("stale");
        let left = scratch.path().join(".save.1.1-1.tmp");
        fs::write(&left, "half").unwrap();
        let store = Store::at(scratch.path());
        assert!(!left.exists());
        assert_eq!(store.names("").unwrap(), [""; 0]);
        // A file that another program is writing stays.
        fs::write(&left, "half").unwrap();
        let _second = Store::at(scratch.path());
        assert!(left.exists());
        // Without locks, old files are deleted.
        let old = File::create(scratch.path().join(".save.1.1-2.tmp")).unwrap();
        old.set_modified(std::time::SystemTime::now() - 2 * STALE)
            .unwrap();
        clear_stale(scratch.path(), false);
        assert_eq!(scratch.files(), [".lock", ".save.1.1-1.tmp"]);
    }

    /// The second program that uses a folder reads what the first has written, reports that it
    /// stores nothing, and changes nothing.
    #[test]
    fn two_programs_at_one_folder_lose_nothing() {
        let scratch = Scratch::new("second");
        let first = Store::at(scratch.path());
        first.write("match.json", "of the first").unwrap();
        let second = Store::at(scratch.path());
        assert!(second.is_second() && !first.is_second());
        assert_eq!(second.folder(), Some(scratch.path()));
        let notice = second.notice().expect("it is told");
        assert!(notice.contains("already open"), "{notice}");
        assert_eq!(
            second.read("match.json").unwrap().as_deref(),
            Some("of the first")
        );
        second.write("match.json", "of the second").unwrap();
        second.write("settings.json", "{}").unwrap();
        assert_eq!(
            second.read("match.json").unwrap().as_deref(),
            Some("of the second")
        );
        assert_eq!(
            second.quarantine("match.json").unwrap().as_deref(),
            Some("match.json.broken-1")
        );
        assert_eq!(second.read("match.json"), Ok(None));
        assert_eq!(second.names("").unwrap(), ["settings.json"]);
        assert_eq!(
            first.read("match.json").unwrap().as_deref(),
            Some("of the first")
        );
        assert_eq!(first.names("").unwrap(), ["match.json"]);
        drop((first, second));
        assert_eq!(
            Store::at(scratch.path()).notice(),
            None,
            "the first is closed"
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_linked_file_stays_a_link() {
        let scratch = Scratch::new("linked");
        let elsewhere = scratch.path().join("elsewhere");
        fs::create_dir_all(&elsewhere).unwrap();
        fs::write(elsewhere.join("mine.json"), "old").unwrap();
        let folder = scratch.path().join("settings");
        fs::create_dir_all(&folder).unwrap();
        let link = folder.join("settings.json");
        std::os::unix::fs::symlink(elsewhere.join("mine.json"), &link).unwrap();
        Store::at(&folder).write("settings.json", "new").unwrap();
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(
            fs::read_to_string(elsewhere.join("mine.json")).unwrap(),
            "new"
        );
    }
}
