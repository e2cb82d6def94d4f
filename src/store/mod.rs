//! Where saved games and settings live.
//!
//! On the desktop that is a folder for games and one for settings, or the one folder that the
//! environment variable `KINGS_COFFER_HOME` names; in a browser, what the page may keep
//! (localStorage). Where neither can be written, things are kept in memory, and [`Store::notice`]
//! says so once.
//!
//! A write is all or nothing. A text that turns out to be broken is set aside under another name
//! and kept.
//!
//! Another place to keep things is another `Keeper`.

mod bundle;
#[cfg(not(target_arch = "wasm32"))]
mod folders;
#[cfg(target_arch = "wasm32")]
mod local_storage;
pub mod matches;
pub mod progress;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::texts;

pub use bundle::BundleError;
#[cfg(not(target_arch = "wasm32"))]
pub use folders::HOME_VARIABLE;

/// What stands between a name and its number once it is set aside.
const BROKEN: &str = ".broken-";
/// The longest name that can be written.
const MAX_NAME: usize = 100;
/// The longest name once it is set aside.
const MAX_ASIDE: usize = MAX_NAME + BROKEN.len() + 4;
/// The largest file read: far more than any record needs.
const MAX_SIZE: u64 = 16 * 1024 * 1024;
/// How many broken copies of one name are kept.
const MAX_BROKEN: u32 = 1000;

/// Saved games and settings by name. Clones share the same things, and may be used from several
/// threads.
#[derive(Clone)]
pub struct Store {
    keeper: Arc<dyn Keeper>,
    notice: Arc<Mutex<Option<String>>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Store({})", self.place())
    }
}

impl Store {
    /// Nothing on disk, and no notice about it.
    pub fn memory() -> Store {
        Store::keeping(Memory::default(), None)
    }

    fn in_memory_because(reason: &str) -> Store {
        Store::keeping(
            Memory::default(),
            Some(texts::fill("store.memory", &[("reason", reason)])),
        )
    }

    fn keeping(keeper: impl Keeper + 'static, notice: Option<String>) -> Store {
        Store {
            keeper: Arc::new(keeper),
            notice: Arc::new(Mutex::new(notice)),
        }
    }

    /// What the player should be told about this store: the first call answers it, later ones
    /// nothing.
    pub fn notice(&self) -> Option<String> {
        lock(&self.notice).take()
    }

    /// Where the things are, for people.
    pub fn place(&self) -> String {
        self.keeper.place()
    }

    /// The text kept under a name, if there is any.
    pub fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        check(name, MAX_ASIDE)?;
        self.keeper.read(name)
    }

    /// Keeps a text under a name, in place of the one before. When this fails, the one before is
    /// still there.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        check(name, MAX_NAME)?;
        self.keeper.write(name, text)
    }

    /// Forgets what is kept under a name. Nothing there is no error.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        check(name, MAX_ASIDE)?;
        self.keeper.remove(name)
    }

    /// All names that begin so, in order, but for those set aside.
    pub fn names(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let mut names = self.keeper.names()?;
        names.retain(|name| name.starts_with(prefix) && !is_set_aside(name));
        names.sort();
        Ok(names)
    }

    /// Moves a broken text out of the way, to `NAME.broken-1` or the next free number, and answers
    /// that name; nothing when there was no such text. No earlier broken copy is lost by it.
    pub fn set_aside(&self, name: &str) -> Result<Option<String>, StoreError> {
        check(name, MAX_ASIDE)?;
        for number in 1..=MAX_BROKEN {
            let aside = format!("{name}{BROKEN}{number}");
            match self.keeper.rename(name, &aside)? {
                RenameResult::Yes => return Ok(Some(aside)),
                RenameResult::Missing => return Ok(None),
                RenameResult::Taken => {}
            }
        }
        Err(StoreError::new("store.too_many", name, ""))
    }
}

/// Why something could not be kept, found or removed.
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

    /// The name that was asked for.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the thing is there but is not what it should be, so that [`Store::set_aside`] helps.
    pub fn is_broken(&self) -> bool {
        matches!(self.key, "store.not_text" | "store.too_large")
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

/// What became of a wish to rename.
enum RenameResult {
    Yes,
    /// There is nothing under the old name.
    Missing,
    /// There is something under the new name, which stays.
    Taken,
}

/// A place that keeps texts by name. Names are checked before they come here.
trait Keeper: Send + Sync {
    fn place(&self) -> String;
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;
    fn remove(&self, name: &str) -> Result<(), StoreError>;
    /// Every name, in any order.
    fn names(&self) -> Result<Vec<String>, StoreError>;
    fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError>;
}

/// Letters a to z, digits, and `.`, `_`, `-` between them: safe as a file's name on every system,
/// and never hidden.
fn check(name: &str, longest: usize) -> Result<(), StoreError> {
    let solid = |b: &u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    let bytes = name.as_bytes();
    let good = bytes.len() <= longest
        && bytes.first().is_some_and(solid)
        && bytes.last().is_some_and(solid)
        && bytes.iter().all(|b| solid(b) || b"._-".contains(b));
    if good {
        Ok(())
    } else {
        let shown: String = name.chars().take(MAX_NAME).collect();
        Err(StoreError::new("store.bad_name", &shown, ""))
    }
}

/// Reads what another keeper has, and keeps all changes in memory: for the second program at one
/// folder, or the second page at one storage, which must not write over what the first one writes.
struct Overlay<K> {
    below: K,
    /// What was written here, or removed.
    changed: Mutex<BTreeMap<String, Option<String>>>,
}

impl<K: Keeper> Overlay<K> {
    fn over(below: K) -> Self {
        Self {
            below,
            changed: Mutex::default(),
        }
    }

    fn change(&self, name: &str, text: Option<&str>) {
        lock(&self.changed).insert(name.to_owned(), text.map(str::to_owned));
    }
}

impl<K: Keeper> Keeper for Overlay<K> {
    fn place(&self) -> String {
        self.below.place()
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

/// Texts kept only as long as the program runs.
#[derive(Default)]
struct Memory(Mutex<BTreeMap<String, String>>);

impl Keeper for Memory {
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
