//! The store in the browser's database. The page has read all texts before the game starts, and writes them
//! (`web/saves.js`): here everything is in memory at once.

use coffer_texts::Worded;
use wasm_bindgen::prelude::wasm_bindgen;

use super::backend::{Backend, StoreError};
use super::local_storage::unwritten;

/// The bytes of a character in the database, at most.
const BYTES: usize = 2;

#[wasm_bindgen]
extern "C" {
    /// Whether the browser has given the page a database. What follows may be called only then.
    #[wasm_bindgen(js_namespace = coffer, js_name = hasDatabase)]
    fn has_database() -> bool;

    #[wasm_bindgen(js_namespace = ["coffer", "saves"])]
    fn names() -> Vec<String>;

    #[wasm_bindgen(js_namespace = ["coffer", "saves"])]
    fn read(name: &str) -> Option<String>;

    #[wasm_bindgen(js_namespace = ["coffer", "saves"])]
    fn write(name: &str, text: &str);

    #[wasm_bindgen(js_namespace = ["coffer", "saves"])]
    fn remove(name: &str);

    /// Whether there is room for this many more bytes.
    #[wasm_bindgen(js_namespace = ["coffer", "saves"], js_name = hasRoom)]
    fn has_room(bytes: f64) -> bool;

    /// The name of the error for which something could not be written, once.
    #[wasm_bindgen(js_namespace = ["coffer", "saves"])]
    fn trouble() -> Option<String>;
}

/// The texts in the page's database.
pub(super) struct IndexedDb(());

impl IndexedDb {
    /// `None` if the browser refuses one.
    pub(super) fn of_page() -> Option<Self> {
        has_database().then_some(Self(()))
    }
}

impl Backend for IndexedDb {
    fn place(&self) -> String {
        "IndexedDB".to_owned()
    }

    fn is_limited(&self) -> bool {
        true
    }

    fn has_room(&self, letters: usize) -> Result<bool, StoreError> {
        Ok(has_room((BYTES * letters) as f64))
    }

    /// Why something could not be written. The page tries again.
    fn notice(&self) -> Option<Worded> {
        let reason = trouble()?;
        Some(Worded::of(unwritten(&self.place(), &reason)))
    }

    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(read(name))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        write(name, text);
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        remove(name);
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        Ok(names())
    }
}
