//! Room for newer matches: what is set aside, and what is deleted where there is little room.
//!
//! A folder has room enough: surplus matches get another name there, and nothing is deleted. A
//! browser's storage is small: if it is full, the oldest of those set aside are deleted, and the
//! player is told.

use super::Store;
use super::backend::{StoreError, lock};
use super::library::{LIBRARY, LibraryNotes};
use super::matches::{ASIDE, MatchName, number};
use crate::rules::Record;
use crate::texts::{self, Sentence, text};

/// The most deleted matches that a sentence names.
const MOST_NAMED: usize = 4;

impl Store {
    /// Says which match is on the table, by the name of its file: it is never deleted to make room.
    pub fn set_on_table(&self, name: Option<String>) {
        lock(&self.state).on_table = name;
    }

    /// Writes a text although the storage is full: deletes the oldest matches until there is room,
    /// and tells which. A text that is only renamed gives its own room first.
    pub(super) fn write_in_full(
        &self,
        name: &str,
        text: &str,
        error: StoreError,
    ) -> Result<(), StoreError> {
        let former = name.strip_prefix(ASIDE).unwrap_or_default();
        let before = match former {
            "" => None,
            former => self.keeper.read(former)?,
        };
        if before.is_some() {
            self.keeper.remove(former)?;
        }
        let mut dropped = Vec::new();
        let mut written = Err(error);
        let notes = self.notes();
        for oldest in self.droppable(name)? {
            if self.is_favourite(&oldest, &notes) {
                continue;
            }
            written = self.keeper.write(name, text);
            if !matches!(&written, Err(error) if error.is_full()) {
                break;
            }
            dropped.push(description(&oldest, self.keeper.read(&oldest)?.as_deref()));
            self.keeper.remove(&oldest)?;
        }
        if matches!(&written, Err(error) if error.is_full()) {
            written = self.keeper.write(name, text);
        }
        if let (Err(_), Some(before)) = (&written, before) {
            self.keeper.write(former, &before)?;
        }
        self.tell_of_dropped(dropped);
        written
    }

    /// The matches that may be deleted for a text with this name, the oldest first: those set aside,
    /// then finished ones, then others. Never the newest match, nor the one on the table; favourites are left
    /// out later.
    fn droppable(&self, name: &str) -> Result<Vec<String>, StoreError> {
        let names = self.names("")?;
        let matches = names.iter().filter(|name| MatchName::parse(name).is_some());
        let newest = matches.max_by_key(|name| number(name)).cloned();
        let on_table = lock(&self.state).on_table.clone();
        let mut out: Vec<(u8, u64, String)> = (names.into_iter())
            .filter(|other| {
                other != name && Some(other) != newest.as_ref() && Some(other) != on_table.as_ref()
            })
            .filter_map(|other| {
                let aside = other.starts_with(ASIDE);
                let plain = MatchName::parse(other.strip_prefix(ASIDE).unwrap_or(&other))?;
                let order = if aside { 0 } else { 2 - u8::from(plain.over) };
                Some((order, number(&other), other))
            })
            .collect();
        out.sort();
        Ok(out.into_iter().map(|(.., name)| name).collect())
    }

    /// What the player has said of matches.
    fn notes(&self) -> LibraryNotes {
        let json = self.keeper.read(LIBRARY).ok().flatten().unwrap_or_default();
        LibraryNotes::from_json(&json).unwrap_or_default()
    }

    /// Whether the match in this file is a favourite.
    fn is_favourite(&self, file: &str, notes: &LibraryNotes) -> bool {
        let text = self.keeper.read(file).ok().flatten();
        let record = text.and_then(|text| Record::from_json(&text).ok());
        record.is_some_and(|record| notes.is_favourite(&record))
    }

    fn tell_of_dropped(&self, mut dropped: Vec<String>) {
        let n = dropped.len();
        if dropped.is_empty() {
            return;
        }
        if dropped.len() > MOST_NAMED {
            dropped.truncate(MOST_NAMED);
            dropped.push("…".to_owned());
        }
        let what = dropped.join(text("list-comma"));
        self.tell(
            Sentence::new("store-dropped")
                .with("n", n)
                .with("what", what),
        );
    }
}

/// A deleted match for display, e.g. “Draughts (unfinished-1763850000-3.json)”.
fn description(name: &str, text: Option<&str>) -> String {
    let record = text.and_then(|text| Record::from_json(text).ok());
    let Some(record) = record else {
        return name.to_owned();
    };
    let key = format!("{}-name", record.variant);
    format!("{} ({name})", texts::text(&key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Occupant;
    use crate::store::library::MatchNote;
    use crate::store::memory::Memory;
    use crate::store::{Backend, RenameResult};

    /// A storage with room for so many characters, as in a browser.
    struct Small {
        kept: Memory,
        room: usize,
    }

    impl Backend for Small {
        fn place(&self) -> String {
            self.kept.place()
        }
        fn is_small(&self) -> bool {
            true
        }
        fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
            self.kept.read(name)
        }
        fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
            let others = self.names()?.into_iter().filter(|other| other != name);
            let size = |other: String| {
                other.len()
                    + self
                        .kept
                        .read(&other)
                        .ok()
                        .flatten()
                        .map_or(0, |text| text.len())
            };
            let used: usize = others.map(size).sum();
            if used + name.len() + text.len() > self.room {
                return Err(StoreError::new("store-full", name, "QuotaExceededError"));
            }
            self.kept.write(name, text)
        }
        fn remove(&self, name: &str) -> Result<(), StoreError> {
            self.kept.remove(name)
        }
        fn names(&self) -> Result<Vec<String>, StoreError> {
            self.kept.names()
        }
        fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError> {
            self.kept.rename(name, to)
        }
    }

    fn small(room: usize) -> Store {
        Store::keeping(
            Small {
                kept: Memory::default(),
                room,
            },
            None,
        )
    }

    fn record() -> String {
        let people = vec![Occupant::Person(String::new()); 2];
        Record::new("draughts", people, 1).to_json()
    }

    #[test]
    fn nothing_is_deleted_while_there_is_room() {
        let store = small(100_000);
        for number in 0..60 {
            store
                .write(&format!("kept-finished-5-{number}.json"), &record())
                .unwrap();
            store
                .write(&format!("unfinished-5-{number}.json"), &record())
                .unwrap();
        }
        assert_eq!(
            (store.names("").unwrap().len(), store.notice()),
            (120, None)
        );
    }

    #[test]
    fn the_oldest_go_when_the_storage_is_full_and_are_named_once() {
        let store = small(4 * (record().len() + 25));
        for name in [
            "finished-9-1.json",
            "kept-finished-9-4.json",
            "unfinished-9-3.json",
            "unfinished-1-9.json",
        ] {
            store.write(name, &record()).unwrap();
        }
        store.set_on_table(Some("finished-9-1.json".to_owned()));
        store.write("unfinished-1-10.json", &record()).unwrap();
        let told = store.notice().expect("it is told").to_string();
        assert!(
            told.contains("Draughts (kept-finished-9-4.json)") && told.contains("no room"),
            "{told}"
        );
        // Then the oldest of the others, but not the one on the table.
        store.write("unfinished-1-11.json", &record()).unwrap();
        assert!(
            store
                .notice()
                .expect("it is told")
                .to_string()
                .contains("unfinished-9-3.json")
        );
        assert_eq!(
            store.names("").unwrap(),
            [
                "finished-9-1.json",
                "unfinished-1-10.json",
                "unfinished-1-11.json",
                "unfinished-1-9.json"
            ]
        );
        assert_eq!(store.notice(), None);
    }

    #[test]
    fn what_is_larger_than_everything_is_refused_and_the_newest_stays() {
        let store = small(2 * (record().len() + 25));
        for name in ["unfinished-9-1.json", "unfinished-9-2.json"] {
            store.write(name, &record()).unwrap();
        }
        store.set_on_table(Some("unfinished-9-1.json".to_owned()));
        let error = store
            .write("progress.json", &"x".repeat(9_999))
            .unwrap_err();
        assert!(
            error.is_full() && error.to_string().contains("no room"),
            "{error}"
        );
        assert_eq!(
            store.names("").unwrap(),
            ["unfinished-9-1.json", "unfinished-9-2.json"]
        );
        assert_eq!(store.notice(), None);
    }

    /// Setting a match aside needs the room twice for a moment.
    #[test]
    fn a_match_is_set_aside_in_a_full_storage() {
        let store = small(2 * (record().len() + 30));
        for name in ["finished-9-1.json", "unfinished-9-2.json"] {
            store.write(name, &record()).unwrap();
        }
        store.write("kept-finished-9-1.json", &record()).unwrap();
        assert_eq!(
            store.names("").unwrap(),
            ["kept-finished-9-1.json", "unfinished-9-2.json"]
        );
        assert_eq!(store.notice(), None, "nothing was lost");
        // If there is no room even so, it keeps its name.
        let full = small(record().len() + "finished-9-1.json".len());
        full.write("finished-9-1.json", &record()).unwrap();
        assert!(
            full.write("kept-finished-9-1.json", &record())
                .unwrap_err()
                .is_full()
        );
        assert_eq!(full.names("").unwrap(), ["finished-9-1.json"]);
    }

    /// A disk may be full as well, but nothing in a folder is deleted.
    #[test]
    fn only_a_small_storage_deletes() {
        struct Disk(Small);
        impl Backend for Disk {
            fn place(&self) -> String {
                self.0.place()
            }
            fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
                self.0.read(name)
            }
            fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
                self.0.write(name, text)
            }
            fn remove(&self, name: &str) -> Result<(), StoreError> {
                self.0.remove(name)
            }
            fn names(&self) -> Result<Vec<String>, StoreError> {
                self.0.names()
            }
            fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError> {
                self.0.rename(name, to)
            }
        }
        let store = Store::keeping(
            Disk(Small {
                kept: Memory::default(),
                room: 500,
            }),
            None,
        );
        store.write("kept-finished-9-1.json", &record()).unwrap();
        let error = store
            .write("unfinished-9-2.json", &"x".repeat(600))
            .unwrap_err();
        assert!(error.is_full());
        assert_eq!(store.names("").unwrap(), ["kept-finished-9-1.json"]);
    }

    #[test]
    fn a_favourite_is_never_deleted_to_make_room() {
        let store = small(1_500);
        let loved = Record::from_json(&record()).unwrap();
        let mut notes = LibraryNotes::default();
        let favourite = MatchNote {
            favourite: true,
            ..MatchNote::default()
        };
        notes.set(&loved, favourite);
        store.write(LIBRARY, &notes.to_json()).unwrap();
        store.write("kept-finished-5-1.json", &record()).unwrap();
        let mut other = loved.clone();
        other.seed = 2;
        for number in 2..20 {
            let name = format!("kept-finished-5-{number}.json");
            store.write(&name, &other.to_json()).unwrap();
        }
        let names = store.names("").unwrap();
        assert!(
            names.contains(&"kept-finished-5-1.json".to_owned()),
            "{names:?}"
        );
        assert!(
            !names.contains(&"kept-finished-5-2.json".to_owned()),
            "{names:?}"
        );
        assert!(store.notice().is_some(), "the others are named");
    }
}
