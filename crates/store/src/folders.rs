//! The store in folders on disk.
//!
//! A new text is first written to a temporary file next to the old one, which it replaces only when
//! it is complete.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs::{File, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use std::{fs, io};

use coffer_texts::{self as texts, Sentence, Worded};

use super::backend::{Backend, RenameResult, StoreError, lock};
use super::copies::proper_name;
use super::names::{MAX_ASIDE, check};
use super::overlay::OverlayStore;
use super::{MAX_SIZE, Store};

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

    /// The folder for pictures that the player saves: the system's own, or one beside the saves if these
    /// are elsewhere than usual.
    pub fn pictures(&self) -> PathBuf {
        self.beside_saves("pictures")
            .or_else(dirs::picture_dir)
            .unwrap_or_else(|| self.own_or_temporary("pictures"))
    }

    /// The folder for files with matches that the player exports, likewise.
    pub fn exports(&self) -> PathBuf {
        self.beside_saves("exports")
            .or_else(dirs::document_dir)
            .unwrap_or_else(|| self.own_or_temporary("exports"))
    }

    /// A folder beside the saves for a system that names none; without saves, a temporary one.
    fn own_or_temporary(&self, name: &str) -> PathBuf {
        let own = self.folder().map(|saves| saves.join(name));
        own.unwrap_or_else(std::env::temp_dir)
    }

    /// A folder beside the saves, if these are elsewhere than usual.
    fn beside_saves(&self, name: &str) -> Option<PathBuf> {
        let usual = home().is_none() && self.folder() == saves_folder().as_deref();
        let own = self.folder().filter(|_| !usual)?;
        Some(own.join(name))
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
        if !second {
            rename_copies(&saves);
        }
        let folders = Folders::new(saves, settings, lock);
        if second {
            Store::keeping(
                OverlayStore::over(folders, true),
                Some(Sentence::new("store-second").into()),
            )
        } else {
            let store = Store::keeping(folders, None);
            store.merge_copies();
            store
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
        let folders = Folders::new(saves, settings, Lock::Unknown);
        Store::keeping(
            OverlayStore::over(folders, false),
            Some(
                Sentence::new("store-unwritable")
                    .with("reason", reason)
                    .into(),
            ),
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
    lock: Mutex<Lock>,
    /// Everything that was read or written here, to write it again if the folder vanishes.
    known: Mutex<BTreeMap<String, String>>,
    /// Something to tell the player, once.
    notice: Mutex<Option<Worded>>,
}

impl Folders {
    fn new(saves: PathBuf, settings: PathBuf, lock: Lock) -> Self {
        Self {
            saves,
            settings,
            lock: Mutex::new(lock),
            known: Mutex::default(),
            notice: Mutex::default(),
        }
    }

    fn know(&self, name: &str, text: &str) {
        lock(&self.known).insert(name.to_owned(), text.to_owned());
    }

    /// Whether the saves are no longer there: the folder was deleted or moved, or its disk removed.
    fn has_vanished(&self) -> bool {
        let locked = matches!(*lock(&self.lock), Lock::Ours(_));
        !self.saves.is_dir() || (locked && !self.saves.join(LOCK).exists())
    }

    /// Makes a vanished folder again, with everything known to have been in it.
    fn restore_vanished(&self) -> io::Result<()> {
        if !self.has_vanished() {
            return Ok(());
        }
        prepare(&self.saves)?;
        // If the disk came back, another program may have begun to write there.
        let taken = Lock::take(&self.saves)?;
        if matches!(taken, Lock::OfAnother) {
            return Err(io::Error::other(texts::text("store-second")));
        }
        for (name, text) in lock(&self.known).iter() {
            if !self.file(name).exists() {
                replace(self.folder(name), name, text)?;
            }
        }
        *lock(&self.lock) = taken;
        let vanished = Sentence::new("store-vanished").with("place", self.saves.display());
        *lock(&self.notice) = Some(vanished.into());
        Ok(())
    }

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

    fn notice(&self) -> Option<Worded> {
        lock(&self.notice).take()
    }

    fn restore(&self) -> Result<(), StoreError> {
        self.restore_vanished()
            .map_err(|error| StoreError::new(unwritten(&error), &self.place(), error))
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
        let text =
            String::from_utf8(bytes).map_err(|_| StoreError::new("store-not_text", name, ""))?;
        self.know(name, &text);
        Ok(Some(text))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.restore_vanished()
            .and_then(|()| replace(self.folder(name), name, text))
            .map_err(|error| StoreError::new(unwritten(&error), name, error))?;
        self.know(name, text);
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        lock(&self.known).remove(name);
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
            let entries = match fs::read_dir(folder) {
                // It has vanished, and is made again when something is written.
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                entries => entries.map_err(failed)?,
            };
            for entry in entries {
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

    fn rename(&self, name: &str, new_name: &str) -> Result<RenameResult, StoreError> {
        let failed = |error| StoreError::new("store-write", new_name, error);
        let (from, to) = (self.file(name), self.folder(name).join(new_name));
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
            Ok(()) => {
                let mut known = lock(&self.known);
                if let Some(text) = known.remove(name) {
                    known.insert(new_name.to_owned(), text);
                }
                Ok(RenameResult::Yes)
            }
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

/// The text that says why something was not written.
fn unwritten(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "store-full",
        _ => "store-write",
    }
}

/// Gives the copies that other programs left a name that the store can use. A copy that cannot be
/// renamed stays as it is.
fn rename_copies(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.filter(|entry| entry.path().is_file());
    let mut names: BTreeSet<String> = files
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    for name in names.clone() {
        let Some(proper) = proper_name(&name, |name| names.contains(name)) else {
            continue;
        };
        let to = folder.join(&proper);
        if !to.exists() && fs::rename(folder.join(&name), to).is_ok() {
            names.insert(proper);
        }
    }
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

/// Writes the text to a file of this folder, which is made if there is none.
fn replace(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    replace_file(&folder.join(name), text.as_bytes(), Readers::Everybody)
}

/// Who may read a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Whoever may read any other file that is written here.
    Everybody,
    /// Its owner, where the system knows of such things.
    Owner,
}

/// Writes the bytes to a temporary file beside this one and renames that over it, so that no
/// interruption costs what is in it. If the name is a symbolic link, its target is replaced, not the
/// link.
///
/// # Errors
/// If the file cannot be written or renamed; then the old one is left as it was.
pub fn replace_file(file: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let folder = file.parent().unwrap_or(Path::new(""));
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let fresh = temporary(folder, &name);
    let written = create(&fresh, readers).and_then(|mut file| {
        file.write_all(bytes)?;
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

/// Creates a file that is not there yet.
fn create(file: &Path, readers: Readers) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = readers;
    options.open(file)
}

#[cfg(test)]
mod tests;
