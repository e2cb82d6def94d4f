//! What keeps texts by name, and what can go wrong.

use std::fmt;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use coffer_texts::{self as texts, Worded};

/// Why something could not be stored, read or removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError {
    pub(super) key: &'static str,
    name: String,
    reason: String,
}

impl StoreError {
    pub(super) fn new(key: &'static str, name: &str, reason: impl fmt::Display) -> StoreError {
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

    /// Whether the text exists but is invalid, so that [`Store::quarantine`](super::Store::quarantine) helps.
    pub fn is_broken(&self) -> bool {
        matches!(self.key, "store-not_text" | "store-too_large")
    }

    /// Whether there was no room for the text.
    pub fn is_full(&self) -> bool {
        self.key == "store-full"
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
pub(super) enum RenameResult {
    Yes,
    /// There is nothing under the old name.
    Missing,
    /// The new name is already used, and stays.
    Taken,
}

/// A storage backend for texts by name. Names are validated before they get here.
pub(super) trait Backend: Send + Sync {
    fn place(&self) -> String;
    fn folder(&self) -> Option<&Path> {
        None
    }
    /// Where a text is, for display.
    fn place_of(&self, name: &str) -> String {
        name.to_owned()
    }
    fn is_second(&self) -> bool {
        false
    }
    /// Whether it has so little room that older matches may be deleted for newer ones.
    fn is_small(&self) -> bool {
        false
    }
    /// Whether it may have too little room for an import.
    fn is_limited(&self) -> bool {
        self.is_small()
    }
    /// Whether there is room for this many more characters, names included. What is not limited says
    /// yes.
    fn has_room(&self, _letters: usize) -> Result<bool, StoreError> {
        Ok(true)
    }
    /// Something to tell the player, once.
    fn notice(&self) -> Option<Worded> {
        None
    }
    /// Writes again what has vanished.
    fn restore(&self) -> Result<(), StoreError> {
        Ok(())
    }
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;
    fn remove(&self, name: &str) -> Result<(), StoreError>;
    /// Every name, in any order.
    fn names(&self) -> Result<Vec<String>, StoreError>;
    /// Gives a text another name, unless that is taken. A backend that other programs write to at the
    /// same time does it in one step.
    fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError> {
        if self.read(to)?.is_some() {
            return Ok(RenameResult::Taken);
        }
        let Some(text) = self.read(name)? else {
            return Ok(RenameResult::Missing);
        };
        self.write(to, &text)?;
        self.remove(name)?;
        Ok(RenameResult::Yes)
    }
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
