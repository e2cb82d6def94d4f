//! A store that lasts as long as the program.

use std::collections::BTreeMap;
use std::sync::Mutex;

use super::backend::{Backend, StoreError, lock};

/// Texts stored only while the program runs.
#[derive(Default)]
pub(super) struct Memory(Mutex<BTreeMap<String, String>>);

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
}
