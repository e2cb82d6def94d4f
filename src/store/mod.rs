//! The storage of saved games and settings.
//!
//! On the desktop it is a folder for games and one for settings, or the single folder named by the
//! environment variable `KINGS_COFFER_HOME`; in a browser, localStorage. If neither is writable,
//! everything is kept in memory, and [`Store::notice`] says so once.
//!
//! Writes are atomic. A text that turns out to be broken is renamed and kept.
//!
//! To add another kind of storage, implement `Backend`.

mod bundle;
pub mod daily;
#[cfg(not(target_arch = "wasm32"))]
mod folders;
pub mod learning;
#[cfg(not(target_arch = "wasm32"))]
pub mod level_files;
#[cfg(target_arch = "wasm32")]
mod local_storage;
pub mod matches;
pub mod progress;
#[cfg(test)]
pub(crate) mod scratch;

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::texts;

pub use bundle::BundleError;
#[cfg(not(target_arch = "wasm32"))]
pub use folders::HOME_VARIABLE;

/// The infix between the name and the number of a file set aside as broken.
const BROKEN: &str = ".broken-";
/// The longest name that can be written, in bytes.
const MAX_NAME: usize = 100;
/// The longest name of a file set aside, in bytes.
const MAX_ASIDE: usize = MAX_NAME + BROKEN.len() + 4;
/// The largest file that is read, in bytes: far more than any record needs.
const MAX_SIZE: u64 = 16 * 1024 * 1024;
/// The number of broken copies kept for each name.
const MAX_BROKEN: u32 = 1000;

/// Saved games and settings, by name. Clones share the same storage and may be used from several
/// threads.
#[derive(Clone)]
pub struct Store {
    keeper: Arc<dyn Backend>,
    notice: Arc<Mutex<Option<String>>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Store({})", self.place())
    }
}

impl Store {
    /// A store in memory, without a notice about that.
    pub fn memory() -> Store {
        Store::keeping(Memory::default(), None)
    }

    fn in_memory_because(reason: &str) -> Store {
        Store::keeping(
            Memory::default(),
            Some(texts::fill("store-memory", &[("reason", reason)])),
        )
    }

    fn keeping(keeper: impl Backend + 'static, notice: Option<String>) -> Store {
        Store {
            keeper: Arc::new(keeper),
            notice: Arc::new(Mutex::new(notice)),
        }
    }

    /// What to tell the player about this store; the first call returns it, later ones `None`.
    pub fn notice(&self) -> Option<String> {
        lock(&self.notice).take()
    }

    /// A description of the storage location, for display.
    pub fn place(&self) -> String {
        self.keeper.place()
    }

    /// The folder of the saves; `None` if they are not in files.
    pub fn folder(&self) -> Option<&Path> {
        self.keeper.folder()
    }

    /// Whether another program or page already uses the same store, so that this one keeps its
    /// changes in memory.
    pub fn is_second(&self) -> bool {
        self.keeper.is_second()
    }

    /// The text stored under a name; `None` if there is none.
    pub fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        check(name, MAX_ASIDE)?;
        self.keeper.read(name)
    }

    /// Stores a text under a name, replacing the previous one. If this fails, the previous one is
    /// still there.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        check(name, MAX_NAME)?;
        self.keeper.write(name, text)
    }

    /// Removes what is stored under a name. It is not an error if there is nothing.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        check(name, MAX_ASIDE)?;
        self.keeper.remove(name)
    }

    /// All names with this prefix, sorted, except those set aside.
    pub fn names(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let mut names = self.keeper.names()?;
        names.retain(|name| name.starts_with(prefix) && !is_set_aside(name));
        names.sort();
        Ok(names)
    }

    /// Renames a broken text to `NAME.broken-1` or the next free number and returns that name;
    /// `None` if there is no such text. Earlier broken copies are kept.
    pub fn quarantine(&self, name: &str) -> Result<Option<String>, StoreError> {
        check(name, MAX_ASIDE)?;
        for number in 1..=MAX_BROKEN {
            let aside = format!("{name}{BROKEN}{number}");
            match self.keeper.rename(name, &aside)? {
                RenameResult::Yes => return Ok(Some(aside)),
                RenameResult::Missing => return Ok(None),
                RenameResult::Taken => {}
            }
        }
        Err(StoreError::new("store-too_many", name, ""))
    }
}

/// Why something could not be stored, read or removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError {
    key: &'static str,
    name: String,
    reason: String,
}

impl StoreError {
    fn new(key: &'static str, name: &str, reason: impl fmt::Display) -> StoreError {
        StoreError {
            key,
            name: name.to_owned(),
            reason: reason.to_string(),
        }
    }

    /// The name asked for.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the text exists but is invalid, so that [`Store::quarantine`] helps.
    pub fn is_broken(&self) -> bool {
        matches!(self.key, "store-not_text" | "store-too_large")
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::fill(
            self.key,
            &[("name", &self.name), ("reason", &self.reason)],
        ))
    }
}

impl std::error::Error for StoreError {}

/// The result of a rename.
enum RenameResult {
    Yes,
    /// There is nothing under the old name.
    Missing,
    /// The new name is already used, and stays.
    Taken,
}

/// A storage backend for texts by name. Names are validated before they get here.
trait Backend: Send + Sync {
    fn place(&self) -> String;
    fn folder(&self) -> Option<&Path> {
        None
    }
    fn is_second(&self) -> bool {
        false
    }
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;
    fn remove(&self, name: &str) -> Result<(), StoreError>;
    /// Every name, in any order.
    fn names(&self) -> Result<Vec<String>, StoreError>;
    fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError>;
}

/// Names that Windows gives to devices, whatever extension follows.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// Whether Windows takes this for the name of a device, such as `con.json` or `com1`.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    let port = ["com", "lpt"]
        .iter()
        .find_map(|port| stem.strip_prefix(port));
    let digit = |number: &str| number.len() == 1 && number.as_bytes()[0].is_ascii_digit();
    DEVICES.contains(&stem) || port.is_some_and(digit)
}

/// Validates a name: letters a to z, digits, and `.`, `_`, `-` in between. Such names are safe as
/// file names on every system, differ in more than capitals, and are never hidden files.
fn check(name: &str, longest: usize) -> Result<(), StoreError> {
    let solid = |b: &u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    let bytes = name.as_bytes();
    let good = bytes.len() <= longest
        && bytes.first().is_some_and(solid)
        && bytes.last().is_some_and(solid)
        && bytes.iter().all(|b| solid(b) || b"._-".contains(b))
        && !is_device(name);
    if good {
        Ok(())
    } else {
        let shown: String = name.chars().take(MAX_NAME).collect();
        Err(StoreError::new("store-bad_name", &shown, ""))
    }
}

/// Reads from another keeper but keeps all changes in memory: for a second program using the same
/// folder, or a second page, which must not overwrite what the first one writes, and for a folder
/// that cannot be written.
struct OverlayStore<K> {
    below: K,
    /// Whether another program or page writes to the keeper.
    second: bool,
    /// The changes: `None` for a removed name.
    changed: Mutex<BTreeMap<String, Option<String>>>,
}

impl<K: Backend> OverlayStore<K> {
    fn over(below: K, second: bool) -> Self {
        Self {
            below,
            second,
            changed: Mutex::default(),
        }
    }

    fn change(&self, name: &str, text: Option<&str>) {
        lock(&self.changed).insert(name.to_owned(), text.map(str::to_owned));
    }
}

impl<K: Backend> Backend for OverlayStore<K> {
    fn place(&self) -> String {
        self.below.place()
    }

    fn folder(&self) -> Option<&Path> {
        self.below.folder()
    }

    fn is_second(&self) -> bool {
        self.second
    }

    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let changed = lock(&self.changed).get(name).cloned();
        changed.map_or_else(|| self.below.read(name), Ok)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.change(name, Some(text));
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.change(name, None);
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        let mut names = self.below.names()?;
        let changed = lock(&self.changed);
        names.retain(|name| !changed.contains_key(name));
        let here = changed.iter().filter(|(_, text)| text.is_some());
        names.extend(here.map(|(name, _)| name.clone()));
        Ok(names)
    }

    fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError> {
        if self.read(to)?.is_some() {
            return Ok(RenameResult::Taken);
        }
        let Some(text) = self.read(name)? else {
            return Ok(RenameResult::Missing);
        };
        self.change(to, Some(&text));
        self.change(name, None);
        Ok(RenameResult::Yes)
    }
}

fn is_set_aside(name: &str) -> bool {
    name.rsplit_once(BROKEN)
        .is_some_and(|(_, number)| number.parse::<u32>().is_ok())
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Texts stored only while the program runs.
#[derive(Default)]
struct Memory(Mutex<BTreeMap<String, String>>);

impl Backend for Memory {
    fn place(&self) -> String {
        "memory".to_owned()
    }

    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(lock(&self.0).get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        lock(&self.0).insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        lock(&self.0).remove(name);
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        Ok(lock(&self.0).keys().cloned().collect())
    }

    fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError> {
        let mut kept = lock(&self.0);
        if kept.contains_key(to) {
            return Ok(RenameResult::Taken);
        }
        Ok(match kept.remove(name) {
            Some(text) => {
                kept.insert(to.to_owned(), text);
                RenameResult::Yes
            }
            None => RenameResult::Missing,
        })
    }
}
