//! Room for newer matches: what is set aside, and what is deleted where there is little room.
//!
//! A folder has room enough: surplus matches get another name there, and nothing is deleted. A
//! browser's storage is small: if it is full, the oldest finished matches are deleted, those set aside
//! first, and the player gets a notice. Unfinished matches and favourites stay. Nothing is deleted for a text
//! that has no room even so.

use coffer_rules::Record;
use coffer_texts::{self as texts, Sentence, Worded, text};

use super::Store;
use super::backend::{StoreError, lock};
use super::library::{LIBRARY, LibraryNotes};
use super::matches::{ASIDE, MatchName, begun_alike, file_name, number};

/// The most deleted matches that a sentence names.
const MOST_NAMED: usize = 4;
/// What a storage adds to each name, in characters, at most.
const ADDED: usize = 16;

/// A text with its name.
type Kept = (String, String);

impl Store {
    /// Says which match is on the table, by the name of its file: it is never deleted to make room.
    pub fn set_on_table(&self, name: Option<String>) {
        lock(&self.state).on_table = name;
    }

    /// Writes a text although the storage is full: deletes the oldest matches that may go until there
    /// is room, and tells which. A text that is only renamed gives its own room first.
    ///
    /// # Errors
    /// If there is no room even so, or something else fails; everything is then as it was.
    pub(super) fn write_in_full(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let former = self.former(name, text)?;
        let others = self.droppable(name)?.into_iter();
        let offered: Vec<Kept> = (former.iter().cloned())
            .chain(others.filter(|other| Some(other) != former.as_ref()))
            .collect();
        let before = self.keeper.read(name).ok().flatten();
        let freed: usize = (before.iter().map(|before| size(name, before)))
            .chain(offered.iter().map(|(name, text)| size(name, text)))
            .sum();
        let more = size(name, text).saturating_sub(freed);
        if more > 0 && !self.keeper.has_room(more)? {
            return Err(no_room(name, text));
        }
        let mut removed = Vec::new();
        let written = self.write_in_place_of(name, text, &offered, &mut removed);
        if written.is_err() {
            self.write_back(&removed);
        } else {
            let dropped = removed.iter().skip(usize::from(former.is_some()));
            self.tell_of_dropped(
                dropped
                    .map(|(name, text)| description(name, text))
                    .collect(),
            );
        }
        written
    }

    /// Removes one text after the other until there is room for this one.
    fn write_in_place_of<'a>(
        &self,
        name: &str,
        text: &str,
        offered: &'a [Kept],
        removed: &mut Vec<&'a Kept>,
    ) -> Result<(), StoreError> {
        for other in offered {
            self.keeper.remove(&other.0)?;
            removed.push(other);
            match self.keeper.write(name, text) {
                Err(error) if error.is_full() => {}
                written => return written,
            }
        }
        Err(no_room(name, text))
    }

    /// Writes removed texts again, and tells what could not be written.
    fn write_back(&self, removed: &[&Kept]) {
        for (name, text) in removed {
            if let Err(error) = self.keeper.write(name, text) {
                self.tell(Worded::of(error));
            }
        }
    }

    /// The same match under the name that it had before it ended or was set aside.
    fn former(&self, name: &str, text: &str) -> Result<Option<Kept>, StoreError> {
        let Some(other) = former_name(name) else {
            return Ok(None);
        };
        let Some(kept) = self.keeper.read(&other)? else {
            return Ok(None);
        };
        let records = Record::from_json(text)
            .ok()
            .zip(Record::from_json(&kept).ok());
        let same = kept == text || records.is_some_and(|(new, old)| begun_alike(&new, &old));
        Ok(same.then_some((other, kept)))
    }

    /// The matches that may be deleted for a text with this name, the oldest first: finished ones that
    /// were set aside, then other finished ones. Never the newest match, the one on the table, a
    /// favourite, nor one that cannot be read and may be a favourite.
    fn droppable(&self, name: &str) -> Result<Vec<Kept>, StoreError> {
        let Some(notes) = self.notes()? else {
            return Ok(Vec::new());
        };
        let names = self.names("")?;
        let matches = names.iter().filter(|name| MatchName::parse(name).is_some());
        let newest = matches.max_by_key(|name| number(name)).cloned();
        let on_table = lock(&self.state).on_table.clone();
        let stays = |other: &String| {
            other == name
                || [&newest, &on_table]
                    .into_iter()
                    .any(|one| one.as_ref() == Some(other))
        };
        let mut found: Vec<(bool, u64, String)> = (names.into_iter())
            .filter(|other| !stays(other))
            .filter_map(|other| {
                let plain = other.strip_prefix(ASIDE);
                MatchName::parse(plain.unwrap_or(&other)).filter(|name| name.over)?;
                Some((plain.is_none(), number(&other), other))
            })
            .collect();
        found.sort();
        let mut out = Vec::new();
        for (.., other) in found {
            let Ok(Some(text)) = self.keeper.read(&other) else {
                continue;
            };
            let record = Record::from_json(&text);
            if record.is_ok_and(|record| !notes.is_favourite(&record)) {
                out.push((other, text));
            }
        }
        Ok(out)
    }

    /// What the player has said of matches; `None` if that cannot be read, so that any match may be a
    /// favourite.
    fn notes(&self) -> Result<Option<LibraryNotes>, StoreError> {
        Ok(match self.keeper.read(LIBRARY)? {
            Some(json) => LibraryNotes::from_json(&json).ok(),
            None => Some(LibraryNotes::default()),
        })
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

/// The room that a text takes, in characters.
pub(super) fn size(name: &str, text: &str) -> usize {
    ADDED + name.len() + text.len()
}

/// A size in kilobytes, rounded up, for display.
pub(super) const fn kilobytes(size: usize) -> usize {
    size.div_ceil(1000)
}

/// The error that there is no room for this text, with how much it needs.
fn no_room(name: &str, text: &str) -> StoreError {
    let needs = Sentence::new("store-needs").with("size", kilobytes(size(name, text)));
    StoreError::new("store-full", name, needs)
}

/// The name that a match had before it ended or was set aside.
fn former_name(name: &str) -> Option<String> {
    if let Some(plain) = name.strip_prefix(ASIDE) {
        return Some(plain.to_owned());
    }
    let MatchName { over, when, number } = MatchName::parse(name)?;
    Some(file_name(!over, when, number?))
}

/// A deleted match for display, e.g. “Draughts (finished-1763850000-3.json)”.
fn description(name: &str, text: &str) -> String {
    let Ok(record) = Record::from_json(text) else {
        return name.to_owned();
    };
    let key = format!("{}-name", record.variant);
    format!("{} ({name})", texts::text(&key))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::library::MatchNote;
    use crate::memory::Memory;
    use crate::{Backend, RenameResult};
    use coffer_rules::Occupant;

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
        fn has_room(&self, letters: usize) -> Result<bool, StoreError> {
            match self.write("probe", &"x".repeat(letters)) {
                Err(error) if error.is_full() => Ok(false),
                tried => tried.and_then(|()| self.remove("probe")).map(|()| true),
            }
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

    /// A small store with room for so many characters.
    pub(crate) fn small(room: usize) -> Store {
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
    fn the_oldest_finished_go_when_the_storage_is_full_and_are_named_once() {
        let store = small(5 * (record().len() + 25));
        for name in [
            "finished-9-1.json",
            "finished-9-2.json",
            "kept-finished-9-4.json",
            "unfinished-1-9.json",
            "unfinished-9-3.json",
        ] {
            store.write(name, &record()).unwrap();
        }
        store.set_on_table(Some("finished-9-1.json".to_owned()));
        for (name, gone) in [
            ("unfinished-1-10.json", "Draughts (kept-finished-9-4.json)"),
            ("unfinished-1-11.json", "Draughts (finished-9-2.json)"),
        ] {
            store.write(name, &record()).unwrap();
            let told = store.notice().expect("it is told").to_string();
            assert!(told.contains(gone) && told.contains("no room"), "{told}");
        }
        // Neither the one on the table nor an unfinished one goes.
        let before = contents(&store);
        let error = store.write("unfinished-1-12.json", &record()).unwrap_err();
        assert!(error.is_full(), "{error}");
        assert_eq!(
            store.names("").unwrap(),
            [
                "finished-9-1.json",
                "unfinished-1-10.json",
                "unfinished-1-11.json",
                "unfinished-1-9.json",
                "unfinished-9-3.json"
            ]
        );
        assert_eq!((contents(&store), store.notice()), (before, None));
    }

    #[test]
    fn an_unfinished_match_stays_even_if_it_was_set_aside() {
        let store = small(2 * (record().len() + 30));
        for name in ["kept-unfinished-9-1.json", "unfinished-9-2.json"] {
            store.write(name, &record()).unwrap();
        }
        let before = contents(&store);
        assert!(store.write("unfinished-9-3.json", &record()).is_err());
        assert_eq!((contents(&store), store.notice()), (before, None));
    }

    /// Nothing is deleted for a text that has no room even so, and the sentence says how much it
    /// needs.
    #[test]
    fn what_is_larger_than_what_may_go_deletes_nothing() {
        let store = small(4 * (record().len() + 30));
        for name in [
            "finished-9-1.json",
            "finished-9-2.json",
            "kept-finished-9-3.json",
            "unfinished-9-4.json",
        ] {
            store.write(name, &record()).unwrap();
        }
        let before = contents(&store);
        let error = store.write("progress.json", &"x".repeat(9_960));
        let error = error.unwrap_err();
        let told = error.to_string();
        assert!(
            error.is_full() && told.contains("no room") && told.contains("10 kB"),
            "{told}"
        );
        assert_eq!((contents(&store), store.notice()), (before, None));
        // What just has room deletes only as much as it needs.
        store
            .write("progress.json", &"x".repeat(record().len()))
            .unwrap();
        assert_eq!(store.names("").unwrap().len(), 4);
    }

    /// A small store in which texts with such names can't be written, for the reason with this key.
    pub(crate) fn failing(room: usize, refused: &'static str, key: &'static str) -> Store {
        let kept = Memory::default();
        let small = Small { kept, room };
        Store::keeping(
            Failing {
                small,
                refused,
                key,
            },
            None,
        )
    }

    /// The names and texts of everything.
    pub(crate) fn contents(store: &Store) -> Vec<(String, String)> {
        let names = store.names("").unwrap().into_iter();
        let text = |name: &String| store.read(name).unwrap().unwrap();
        names.map(|name| (name.clone(), text(&name))).collect()
    }

    /// A storage in which a text of one kind can't be written.
    struct Failing {
        small: Small,
        refused: &'static str,
        key: &'static str,
    }

    impl Backend for Failing {
        fn place(&self) -> String {
            self.small.place()
        }
        fn is_small(&self) -> bool {
            true
        }
        fn has_room(&self, letters: usize) -> Result<bool, StoreError> {
            self.small.has_room(letters)
        }
        fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
            self.small.read(name)
        }
        fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
            self.small.write(name, text)?;
            if name.starts_with(self.refused) {
                self.small.remove(name)?;
                return Err(StoreError::new(self.key, name, "refused"));
            }
            Ok(())
        }
        fn remove(&self, name: &str) -> Result<(), StoreError> {
            self.small.remove(name)
        }
        fn names(&self) -> Result<Vec<String>, StoreError> {
            self.small.names()
        }
        fn rename(&self, name: &str, to: &str) -> Result<RenameResult, StoreError> {
            self.small.rename(name, to)
        }
    }

    /// Whatever fails after a match was removed, it is written back.
    #[test]
    fn every_failure_writes_back_what_was_there() {
        for (refused, key) in [
            ("kept-", "store-write"),
            ("kept-", "store-full"),
            ("progress", "store-write"),
            ("progress", "store-full"),
        ] {
            let store = failing(3 * (record().len() + 25), refused, key);
            for number in 1..=3 {
                let name = format!("finished-9-{number}.json");
                store.write(&name, &record()).unwrap();
            }
            let before = contents(&store);
            for name in ["kept-finished-9-1.json", "progress.json"] {
                if name.starts_with(refused) {
                    assert!(store.write(name, &record()).is_err(), "{key}");
                    assert_eq!((contents(&store), store.notice()), (before.clone(), None));
                }
            }
        }
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
        // So does one that ends.
        store.write("finished-9-2.json", &record()).unwrap();
        assert_eq!(
            store.names("").unwrap(),
            ["finished-9-2.json", "kept-finished-9-1.json"]
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
        // If what was said can't be read, any match may be a favourite.
        store.keeper.write(LIBRARY, "{").unwrap();
        let before = contents(&store);
        let large = "x".repeat(900);
        assert!(store.write("kept-finished-5-99.json", &large).is_err());
        assert_eq!(contents(&store), before);
    }
}
