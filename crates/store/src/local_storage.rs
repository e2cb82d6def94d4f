//! The store in the browser's localStorage, for browsers that refuse a database. A browser may refuse
//! access altogether, or when the storage is full; each failure becomes a sentence.

use coffer_texts as texts;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::backend::{Backend, StoreError};

/// The prefix of all names: other pages of the same host may share the storage.
const PREFIX: &str = "kings-coffer/";

/// The name under which something is written for a moment, to test the storage.
const PROBE: &str = "probe";

/// The names of the errors with which browsers say that the storage is full.
const FULL: [&str; 2] = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"];

/// Tests whether the storage is writable. Removes what was left of another test.
pub(super) fn probe() -> Result<(), JsValue> {
    let storage = storage()?;
    storage.set_item(&key(PROBE), PROBE)?;
    storage.remove_item(&key(PROBE))
}

fn storage() -> Result<Storage, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    window.local_storage()?.ok_or(JsValue::NULL)
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The browser's name for the error, e.g. `QuotaExceededError`.
fn reason(error: &JsValue) -> String {
    js_sys::Reflect::get(error, &JsValue::from_str("name"))
        .ok()
        .and_then(|name| name.as_string())
        .unwrap_or_else(|| texts::text("store-no_storage").to_owned())
}

/// Why a text could not be written: the browser's name for the error.
pub(super) fn unwritten(name: &str, reason: &str) -> StoreError {
    let full = FULL.contains(&reason);
    let key = if full { "store-full" } else { "store-write" };
    StoreError::new(key, name, reason)
}

/// The texts in localStorage.
pub(super) struct LocalStorage;

impl Backend for LocalStorage {
    fn place(&self) -> String {
        "localStorage".to_owned()
    }

    fn is_small(&self) -> bool {
        true
    }

    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        storage()
            .and_then(|storage| storage.get_item(&key(name)))
            .map_err(|error| StoreError::new("store-read", name, reason(&error)))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        storage()
            .and_then(|storage| storage.set_item(&key(name), text))
            .map_err(|error| unwritten(name, &reason(&error)))
    }

    fn has_room(&self, letters: usize) -> Result<bool, StoreError> {
        match self.write(PROBE, &"x".repeat(letters)) {
            Err(error) if error.is_full() => Ok(false),
            tried => tried.and_then(|()| self.remove(PROBE)).map(|()| true),
        }
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        storage()
            .and_then(|storage| storage.remove_item(&key(name)))
            .map_err(|error| StoreError::new("store-remove", name, reason(&error)))
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        let all = || -> Result<Vec<String>, JsValue> {
            let storage = storage()?;
            let mut names = Vec::new();
            for index in 0..storage.length()? {
                let name = storage.key(index)?;
                names.extend(
                    name.as_deref()
                        .and_then(|name| name.strip_prefix(PREFIX))
                        .map(str::to_owned),
                );
            }
            Ok(names)
        };
        all().map_err(|error| StoreError::new("store-read", "localStorage", reason(&error)))
    }
}
