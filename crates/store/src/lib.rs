//! The storage of saved games and settings, and the desktop around the game ([`platform`]). The crate
//! knows no engine and no screens.
//!
//! On the desktop it is a folder for games and one for settings, or the single folder named by the
//! environment variable `KINGS_COFFER_HOME`; in a browser, a database. If neither is writable,
//! everything is kept in memory, and [`Store::notice`] says so once.
//!
//! Writes are atomic. A text that turns out to be broken is renamed and kept.
//!
//! To add another kind of storage, implement `Backend`.

mod backend;
#[cfg(target_arch = "wasm32")]
mod browser;
mod bundle;
pub mod career;
#[cfg(not(target_arch = "wasm32"))]
mod copies;
pub mod daily;
#[cfg(not(target_arch = "wasm32"))]
mod folders;
mod import;
#[cfg(target_arch = "wasm32")]
mod indexed_db;
mod known_matches;
pub mod learning;
#[cfg(not(target_arch = "wasm32"))]
pub mod level_files;
pub mod library;
#[cfg(target_arch = "wasm32")]
mod local_storage;
pub mod matches;
mod memory;
mod names;
mod overlay;
#[cfg(not(target_arch = "wasm32"))]
pub mod own_tablebase;
pub mod platform;
pub mod progress;
pub mod repetition;
mod room;

use std::collections::{BTreeSet, VecDeque};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex};

use coffer_texts::{Sentence, Worded};

use backend::{Backend, RenameResult, lock};
use memory::Memory;
use names::{BROKEN, MAX_ASIDE, MAX_NAME, check, is_set_aside};

pub use backend::StoreError;

pub use bundle::BundleError;
#[cfg(not(target_arch = "wasm32"))]
pub use folders::{HOME_VARIABLE, Readers, replace_file};

/// The version of the program, as all its parts show it.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The largest file that is read, in bytes: far more than any record needs.
const MAX_SIZE: u64 = 16 * 1024 * 1024;
/// The number of broken copies kept for each name.
const MAX_BROKEN: u32 = 1000;

/// Saved games and settings, by name. Clones share the same storage and may be used from several
/// threads.
#[derive(Clone)]
pub struct Store {
    keeper: Arc<dyn Backend>,
    state: Arc<Mutex<State>>,
}

/// What a store remembers beside its texts.
#[derive(Default)]
struct State {
    /// Sentences for the player.
    notices: VecDeque<Worded>,
    /// Names whose text is there but could not be read, so that it must not be replaced.
    unread: BTreeSet<String>,
    /// The name of the match on the table, which is never deleted to make room.
    on_table: Option<String>,
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
            Some(Sentence::new("store-memory").with("reason", reason).into()),
        )
    }

    fn keeping(keeper: impl Backend + 'static, notice: Option<Worded>) -> Store {
        Store {
            keeper: Arc::new(keeper),
            state: Arc::new(Mutex::new(State {
                notices: notice.into_iter().collect(),
                ..State::default()
            })),
        }
    }

    /// The next sentence to tell the player about this store; each is returned once.
    pub fn notice(&self) -> Option<Worded> {
        lock(&self.state)
            .notices
            .pop_front()
            .or_else(|| self.keeper.notice())
    }

    /// Adds a sentence for [`Store::notice`].
    fn tell(&self, sentence: impl Into<Worded>) {
        lock(&self.state).notices.push_back(sentence.into());
    }

    /// A description of the storage location, for display.
    pub fn place(&self) -> String {
        self.keeper.place()
    }

    /// The folder of the saves; `None` if they are not in files.
    pub fn folder(&self) -> Option<&Path> {
        self.keeper.folder()
    }

    /// Where a text is, for display: its file, or its name if the texts are not in files.
    pub fn place_of(&self, name: &str) -> String {
        self.keeper.place_of(name)
    }

    /// Whether another program or page already uses the same store, so that this one keeps its
    /// changes in memory.
    pub fn is_second(&self) -> bool {
        self.keeper.is_second()
    }

    /// The text stored under a name; `None` if there is none.
    ///
    /// # Errors
    /// If there is something that cannot be read. Then [`Store::write`] does not replace it.
    pub fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        check(name, MAX_ASIDE)?;
        let read = self.keeper.read(name);
        let mut state = lock(&self.state);
        if read.is_err() {
            state.unread.insert(name.to_owned());
        } else {
            state.unread.remove(name);
        }
        read
    }

    /// Stores a text under a name, replacing the previous one. If this fails, the previous one is
    /// still there. A previous one that could not be read is set aside, and a notice says where. In
    /// a browser, finished matches may be deleted to make room, see [`Store::notice`].
    ///
    /// # Errors
    /// If it cannot be written, or a previous one that could not be read cannot be set aside.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        match self.write_if_room(name, text) {
            Err(error) if error.is_full() && self.keeper.is_small() => {
                self.write_in_full(name, text)
            }
            written => written,
        }
    }

    /// The same, but nothing is deleted to make room.
    fn write_if_room(&self, name: &str, text: &str) -> Result<(), StoreError> {
        check(name, MAX_NAME)?;
        if lock(&self.state).unread.contains(name) {
            self.save_unread(name)?;
        }
        self.keeper.write(name, text)
    }

    /// Writes everything again if the folder has vanished since it was opened. [`Store::write`] does
    /// so too.
    ///
    /// # Errors
    /// If the folder cannot be made again.
    pub fn restore(&self) -> Result<(), StoreError> {
        self.keeper.restore()
    }

    /// Sets aside a text that could not be read, before another takes its name.
    fn save_unread(&self, name: &str) -> Result<(), StoreError> {
        let aside = self.quarantine(name)?;
        let mut state = lock(&self.state);
        state.unread.remove(name);
        if let Some(aside) = aside {
            let file = self.keeper.place_of(&aside);
            let unread = Sentence::new("store-unread");
            let unread = unread.with("name", name).with("file", file);
            state.notices.push_back(unread.into());
        }
        Ok(())
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

/// A text without its repetition: a program or a disk that failed sometimes leaves a file twice in
/// one. No file of ours is two equal halves.
pub fn undoubled(text: &str) -> &str {
    match text.split_at_checked(text.len() / 2) {
        Some((first, second)) if first == second => first,
        _ => text,
    }
}
