//! A store whose changes stay in memory.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;

use super::backend::{Backend, StoreError, lock};
use super::names::before_quarantine;

/// Reads from another keeper but keeps all changes in memory: for a second program using the same
/// folder, or a second page, which must not overwrite what the first one writes, and for a folder
/// that cannot be written.
pub(super) struct OverlayStore<K> {
    below: K,
    /// Whether another program or page writes to the keeper.
    second: bool,
    /// The changes: `None` for a removed name.
    changed: Mutex<BTreeMap<String, Option<String>>>,
}

impl<K: Backend> OverlayStore<K> {
    pub(super) fn over(below: K, second: bool) -> Self {
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

    /// What was set aside here is only renamed in memory: on disk it still has its name.
    fn place_of(&self, name: &str) -> String {
        self.below.place_of(before_quarantine(name))
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
}
