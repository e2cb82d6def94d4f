//! Opens the store of a page: a database (IndexedDB), or where the browser refuses one localStorage, or else
//! memory.

use coffer_texts::{self as texts, Sentence};

use super::Store;
use super::backend::Backend;
use super::indexed_db::IndexedDb;
use super::local_storage::{LocalStorage, probe};
use super::overlay::OverlayStore;

impl Store {
    /// Opens the page's storage; falls back to memory if the browser does not allow any.
    pub fn open() -> Store {
        if let Some(database) = IndexedDb::of_page() {
            Store::keeping(database, None)
        } else if probe().is_ok() {
            Store::keeping(LocalStorage, None)
        } else {
            Store::in_memory_because(texts::text("store-no_storage"))
        }
    }

    /// Opens the page's storage read-only while another page uses it: games played here are kept in
    /// memory.
    pub fn open_second() -> Store {
        if let Some(database) = IndexedDb::of_page() {
            Store::second(database)
        } else if probe().is_ok() {
            Store::second(LocalStorage)
        } else {
            Store::open()
        }
    }

    fn second(below: impl Backend + 'static) -> Store {
        let notice = Sentence::new("store-second-page");
        Store::keeping(OverlayStore::over(below, true), Some(notice.into()))
    }
}
