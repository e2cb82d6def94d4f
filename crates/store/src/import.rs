//! Import of what another store exported. Everything is planned before anything is written: an import
//! that has no room changes nothing, and one that fails is taken back.

use std::collections::BTreeMap;

use coffer_rules::Record;
use coffer_texts::{Sentence, Worded};

use super::Store;
use super::backend::StoreError;
use super::bundle::{BundleError, parse};
use super::known_matches::KnownMatches;
use super::library::{LIBRARY, LibraryNotes};
use super::matches::{is_match, is_part, merge_source};
use super::names::BROKEN;
use super::progress::{PROGRESS, Progress};
use super::room::{kilobytes, size};
use super::{MAX_BROKEN, undoubled};

impl Store {
    /// Imports what another store exported. The progress is merged, and a match never replaces
    /// another one, nor one of which more was played; what the file of a match says is merged as
    /// well. Settings are replaced. What is damaged is kept as a broken file, and a notice says so.
    /// Returns the number of texts.
    ///
    /// # Errors
    /// With a sentence if the text is not an export, has no room here, or cannot be written; the
    /// store is then unchanged.
    pub fn import(&self, text: &str) -> Result<usize, BundleError> {
        let bundle = parse(text)?;
        let mut import = Import::new(self);
        let mut known = KnownMatches::of(self)?;
        for (name, text) in &bundle.files {
            if name == PROGRESS {
                import.progress(undoubled(text))?;
            } else if name == LIBRARY {
                import.library(text)?;
            } else if is_match(name) {
                import.add_match(name, undoubled(text), &mut known)?;
            } else {
                import.writes.insert(name.clone(), text.clone());
            }
        }
        import.withhold_seals(&known);
        import.ask_room()?;
        import.carry_out()?;
        Ok(bundle.files.len())
    }

    /// Adds the progress from elsewhere to what is here.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn import_progress(&self, text: &str) -> Result<(), StoreError> {
        let mut import = Import::new(self);
        import.progress(text)?;
        import.carry_out()
    }
}

/// An import as it will be carried out.
struct Import<'a> {
    store: &'a Store,
    /// The texts here that are damaged, by name: they will be set aside.
    damaged: Vec<String>,
    /// The texts to write, by name.
    writes: BTreeMap<String, String>,
    /// The notice for the player.
    told: Vec<Sentence>,
}

impl<'a> Import<'a> {
    fn new(store: &'a Store) -> Self {
        Self {
            store,
            damaged: Vec::new(),
            writes: BTreeMap::new(),
            told: Vec::new(),
        }
    }

    /// The text under a name; `None` for one that is not even a text, which will be set aside.
    fn here(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        if let Some(text) = self.writes.get(name) {
            return Ok(Some(text.clone()));
        }
        match self.store.read(name) {
            Err(error) if error.is_broken() => {
                self.damaged.push(name.to_owned());
                Ok(None)
            }
            read => read,
        }
    }

    fn progress(&mut self, text: &str) -> Result<(), StoreError> {
        let Ok(mut progress) = Progress::from_json(text) else {
            return self.keep_broken(PROGRESS, text);
        };
        if let Some(here) = self.here(PROGRESS)? {
            match Progress::from_json(undoubled(&here)) {
                Ok(mut own) => {
                    own.merge(&progress);
                    progress = own;
                }
                Err(_) => self.damaged.push(PROGRESS.to_owned()),
            }
        }
        self.writes.insert(PROGRESS.to_owned(), progress.to_json());
        Ok(())
    }

    /// Adds what was said of matches elsewhere to what is said here.
    fn library(&mut self, text: &str) -> Result<(), StoreError> {
        let Ok(theirs) = LibraryNotes::from_json(text) else {
            return self.keep_broken(LIBRARY, text);
        };
        let mut own = LibraryNotes::default();
        if let Some(here) = self.here(LIBRARY)? {
            match LibraryNotes::from_json(&here) {
                Ok(here) => own = here,
                Err(_) => self.damaged.push(LIBRARY.to_owned()),
            }
        }
        own.merge(&theirs);
        self.writes.insert(LIBRARY.to_owned(), own.to_json());
        Ok(())
    }

    /// Adds a match from elsewhere, under another name if its own is taken. If it is here already, only
    /// what its file says is added.
    fn add_match(
        &mut self,
        name: &str,
        text: &str,
        known: &mut KnownMatches,
    ) -> Result<(), StoreError> {
        let Ok(mut record) = Record::from_json(text) else {
            if !known.is_unreadable(text) {
                let name = self.free_name(name, known)?;
                known.add_unreadable(&name, text);
                self.writes.insert(name, text.to_owned());
            }
            return Ok(());
        };
        if let Some((name, changed)) = known.take_in(&record) {
            if let Some(merged) = known.named(&name).filter(|_| changed) {
                self.writes.insert(name, merged.to_json());
            }
            return Ok(());
        }
        let other = known.named(name).filter(|other| is_part(other, &record));
        let merged = other.and_then(|other| merge_source(&mut record, other));
        let name = match merged {
            Some(_) => name.to_owned(),
            None => self.free_name(name, known)?,
        };
        let text = match merged {
            Some(true) => record.to_json(),
            _ => text.to_owned(),
        };
        known.add(&name, record);
        self.writes.insert(name, text);
        Ok(())
    }

    /// A match that comes from elsewhere earns no seal, even if it was once begun here.
    fn withhold_seals(&mut self, known: &KnownMatches) {
        let here = || self.store.read(PROGRESS).ok().flatten();
        let text = self.writes.get(PROGRESS).cloned().or_else(here);
        let progress = text.map(|text| Progress::from_json(undoubled(&text)));
        let Some(Ok(mut progress)) = progress else {
            return;
        };
        let added = self.writes.keys().filter_map(|name| known.named(name));
        if added.filter(|record| progress.set_aided(record)).count() > 0 {
            self.writes.insert(PROGRESS.to_owned(), progress.to_json());
        }
    }

    /// The name under which a new match is written: its own, unless that is taken.
    fn free_name(&mut self, name: &str, known: &mut KnownMatches) -> Result<String, StoreError> {
        match self.here(name)? {
            Some(_) => known.free_name(name),
            None => Ok(name.to_owned()),
        }
    }

    /// Keeps a damaged text from elsewhere as a broken file, and tells where.
    fn keep_broken(&mut self, name: &str, text: &str) -> Result<(), StoreError> {
        for number in 1..=MAX_BROKEN {
            let aside = format!("{name}{BROKEN}{number}");
            if self.store.keeper.read(&aside)?.is_some() {
                continue;
            }
            let damaged = Sentence::new("store-import-damaged").with("name", name);
            self.told
                .push(damaged.with("file", self.store.place_of(&aside)));
            self.writes.insert(aside, text.to_owned());
            return Ok(());
        }
        Err(StoreError::new("store-too_many", name, ""))
    }

    /// Whether there is room for everything, where there may be little.
    fn ask_room(&self) -> Result<(), BundleError> {
        let keeper = &self.store.keeper;
        if !keeper.is_limited() {
            return Ok(());
        }
        let here = |name: &str| keeper.read(name).ok().flatten();
        let mut more = 0;
        for (name, text) in &self.writes {
            let before = here(name).filter(|_| !self.damaged.contains(name));
            let before = before.map_or(0, |before| size(name, &before));
            more += size(name, text).saturating_sub(before);
        }
        // A text that is set aside is there twice for a moment.
        for name in &self.damaged {
            more += here(name).map_or(0, |text| size(name, &text));
        }
        if more > 0 && !keeper.has_room(more)? {
            return Err(BundleError::NoRoom(kilobytes(more)));
        }
        Ok(())
    }

    /// Writes everything. If something cannot be written, what was written before is taken back.
    fn carry_out(self) -> Result<(), StoreError> {
        for name in &self.damaged {
            self.store.save_unread(name)?;
        }
        let mut written: Vec<(&str, Option<String>)> = Vec::new();
        for (name, text) in &self.writes {
            let before = self.store.read(name).ok().flatten();
            if let Err(error) = self.store.write_if_room(name, text) {
                self.take_back(&written);
                return Err(error);
            }
            written.push((name, before));
        }
        for sentence in self.told {
            self.store.tell(sentence);
        }
        Ok(())
    }

    /// Puts back what was there before: what is new is removed first, because it may take the room.
    fn take_back(&self, written: &[(&str, Option<String>)]) {
        let keeper = &self.store.keeper;
        let (old, new): (Vec<_>, Vec<_>) = written.iter().partition(|(_, before)| before.is_some());
        for (name, before) in new.into_iter().chain(old) {
            let done = match before {
                Some(before) => keeper.write(name, before),
                None => keeper.remove(name),
            };
            if let Err(error) = done {
                self.store.tell(Worded::of(error));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle::MOST_EXPORTED;
    use crate::room::tests::{contents, failing, small};
    use coffer_rules::Occupant;

    #[test]
    fn everything_goes_to_another_store_and_back() {
        let from = Store::memory();
        from.write("match.json", "{\"format\":1}").unwrap();
        from.write("settings.json", "\u{1F451}\n").unwrap();
        from.write("old", "broken").unwrap();
        from.quarantine("old").unwrap();
        let text = from.export().unwrap();
        let to = Store::memory();
        to.write("match.json", "another").unwrap();
        to.write("own", "stays").unwrap();
        assert_eq!(to.import(&format!("  {text}\n")), Ok(2));
        assert_eq!(
            to.names("").unwrap(),
            ["match.json", "own", "settings.json"]
        );
        assert_eq!(to.read("match.json"), from.read("match.json"));
        assert_eq!(to.read("settings.json"), from.read("settings.json"));
    }

    #[test]
    fn what_is_no_export_changes_nothing() {
        let store = Store::memory();
        store.write("own", "stays").unwrap();
        for text in [
            "",
            "hello",
            "{}",
            "{\"kings_coffer\":1}",
            "{\"kings_coffer\":1,\"files\":{\"a\":3}}",
            "{\"kings_coffer\":1,\"files\":{\"own\":\"x\",\"../etc\":\"y\"}}",
            "{\"kings_coffer\":2,\"files\":{\"own\":\"x\"}}",
        ] {
            let error = store.import(text).unwrap_err().to_string();
            assert!(
                error.len() > 20 && !error.contains("store-"),
                "{text}: {error}"
            );
        }
        assert_eq!(store.read("own").unwrap().as_deref(), Some("stays"));
        assert_eq!(store.names("").unwrap(), ["own"]);
    }

    fn record(seed: u64, moves: &[&str]) -> String {
        let people = vec![Occupant::Person(String::new()); 2];
        let mut record = Record::new("draughts", people, seed);
        record.moves = moves.iter().map(|text| (*text).to_owned()).collect();
        record.to_json()
    }

    fn store(files: &[(&str, &str)]) -> Store {
        let store = Store::memory();
        for (name, text) in files {
            store.write(name, text).unwrap();
        }
        store
    }

    fn taught(puzzles: &[&str]) -> String {
        let mut progress = Progress::default();
        for puzzle in puzzles {
            progress.set_solved(puzzle);
        }
        progress.to_json()
    }

    fn solved(store: &Store) -> Vec<String> {
        let text = store.read(PROGRESS).unwrap().unwrap();
        let progress = Progress::from_json(&text).unwrap();
        progress.solved().map(str::to_owned).collect()
    }

    #[test]
    fn progress_is_merged_and_never_replaced_by_less() {
        let (rich, poor) = (taught(&["d-1", "d-2", "d-3"]), taught(&["d-3", "d-4"]));
        let here = store(&[(PROGRESS, &rich)]);
        let there = store(&[(PROGRESS, &poor)]);
        for _ in 0..2 {
            here.import(&there.export().unwrap()).unwrap();
            assert_eq!(solved(&here), ["d-1", "d-2", "d-3", "d-4"]);
        }
        there.import(&here.export().unwrap()).unwrap();
        assert_eq!(there.read(PROGRESS), here.read(PROGRESS));
    }

    #[test]
    fn damaged_progress_from_elsewhere_leaves_what_is_here() {
        let here = store(&[(PROGRESS, &taught(&["d-1"]))]);
        let there = store(&[(PROGRESS, "{\"format\":1,\"solved\":[")]);
        here.import(&there.export().unwrap()).unwrap();
        assert_eq!(solved(&here), ["d-1"]);
        let told = here.notice().expect("it is told").to_string();
        assert!(told.contains("progress.json.broken-1"), "{told}");
        let aside = here.read("progress.json.broken-1").unwrap();
        assert_eq!(aside.as_deref(), Some("{\"format\":1,\"solved\":["));
        // The other way round what is damaged here is kept aside as well.
        let damaged = store(&[(PROGRESS, "\0\0\0")]);
        damaged
            .import(&store(&[(PROGRESS, &taught(&["d-7"]))]).export().unwrap())
            .unwrap();
        assert_eq!(solved(&damaged), ["d-7"]);
        assert_eq!(
            damaged.read("progress.json.broken-1").unwrap().as_deref(),
            Some("\0\0\0")
        );
        // Progress of a newer version changes nothing at all.
        let newer = store(&[("a", "x"), (PROGRESS, "{\"format\":7}")]);
        assert_eq!(
            here.import(&newer.export().unwrap()),
            Err(BundleError::Newer(7))
        );
        assert_eq!(here.names("").unwrap(), [PROGRESS]);
    }

    #[test]
    fn an_imported_match_never_replaces_another() {
        let name = "unfinished-5-1.json";
        let here = store(&[(name, &record(1, &["11-15", "22-18"]))]);
        let same_name = |text: &str| store(&[(name, text)]).export().unwrap();
        // Another match, an earlier state, and a later one of the same.
        here.import(&same_name(&record(2, &["9-13"]))).unwrap();
        assert_eq!(here.names("").unwrap(), [name, "unfinished-5-2.json"]);
        here.import(&same_name(&record(1, &["11-15"]))).unwrap();
        assert_eq!(
            here.read(name).unwrap().unwrap(),
            record(1, &["11-15", "22-18"])
        );
        here.import(&same_name(&record(1, &["11-15", "22-18", "15x22"])))
            .unwrap();
        assert_eq!(
            here.read(name).unwrap().unwrap(),
            record(1, &["11-15", "22-18", "15x22"])
        );
        assert_eq!(here.names("").unwrap().len(), 2);
        // Again, or under another name: it is here already.
        here.import(&same_name(&record(2, &["9-13"]))).unwrap();
        here.import(
            &store(&[("finished-9-9.json", &record(2, &["9-13"]))])
                .export()
                .unwrap(),
        )
        .unwrap();
        assert_eq!(here.names("").unwrap().len(), 2);
        // It went on in another way on each computer.
        here.import(&same_name(&record(1, &["11-15", "23-19"])))
            .unwrap();
        assert_eq!(here.names("").unwrap().len(), 3);
    }

    /// An import that has no room changes nothing, and says how much it needs.
    #[test]
    fn what_has_no_room_changes_nothing() {
        let there = store(&[("settings.json", &"x".repeat(12_000))]);
        for number in 2..6 {
            let name = format!("unfinished-5-{number}.json");
            there.write(&name, &record(number, &["11-15"])).unwrap();
        }
        let here = small(3_000);
        here.write("settings.json", "own").unwrap();
        here.write("kept-finished-5-1.json", &record(1, &[]))
            .unwrap();
        let before = contents(&here);
        let bundle = there.export().unwrap();
        let error = here.import(&bundle).unwrap_err();
        let BundleError::NoRoom(size) = error else {
            panic!("{error}");
        };
        assert!((12..15).contains(&size), "{size}");
        assert!(error.to_string().contains(&format!("{size} kB")), "{error}");
        assert_eq!((contents(&here), here.notice()), (before, None));
        // With room it comes, and nothing is deleted for it.
        let large = small(16_000);
        large
            .write("kept-finished-5-1.json", &record(1, &[]))
            .unwrap();
        assert_eq!(large.import(&bundle), Ok(5));
        assert_eq!(large.names("").unwrap().len(), 6);
    }

    #[test]
    fn an_import_that_fails_is_taken_back() {
        let there = store(&[
            ("a-new-text", "new"),
            ("settings.json", "theirs"),
            ("zuletzt", "refused"),
        ]);
        for key in ["store-write", "store-full"] {
            let here = failing(3_000, "zuletzt", key);
            here.write("settings.json", "own").unwrap();
            here.write("finished-5-1.json", &record(1, &[])).unwrap();
            let before = contents(&here);
            assert!(here.import(&there.export().unwrap()).is_err(), "{key}");
            assert_eq!((contents(&here), here.notice()), (before, None), "{key}");
        }
    }

    /// A match that was begun here and comes back with other moves earns no seal.
    #[test]
    fn an_imported_match_earns_no_seal() {
        let seats = vec![Occupant::Person(String::new()), Occupant::courtier(5)];
        let mut match_ = Record::new("draughts", seats, 1);
        let mut progress = Progress::default();
        assert!(progress.set_begun(&match_));
        let name = "unfinished-5-1.json";
        let begun = match_.to_json();
        let here = store(&[(PROGRESS, &progress.to_json()), (name, &begun)]);
        let kept = |store: &Store| {
            let text = store.read(PROGRESS).unwrap().unwrap();
            Progress::from_json(&text).unwrap()
        };
        here.import(&store(&[(name, &begun)]).export().unwrap())
            .unwrap();
        assert!(kept(&here).set_aided(&match_), "the same changes nothing");
        match_.moves = vec!["11-15".to_owned(); 40];
        let made = store(&[(name, &match_.to_json())]);
        here.import(&made.export().unwrap()).unwrap();
        assert!(!kept(&here).set_aided(&match_));
    }

    #[test]
    fn what_is_twice_in_a_bundle_is_added_once() {
        let there = store(&[
            ("finished-5-1.json", &record(1, &["11-15"])),
            ("finished-5-2.json", &record(1, &["11-15"])),
            ("kept-finished-5-3.json", &record(1, &["11-15"])),
            ("unfinished-5-4.json", "{\"format\":99}"),
            ("unfinished-5-5.json", "{\"format\":99}"),
        ]);
        let here = Store::memory();
        for _ in 0..2 {
            here.import(&there.export().unwrap()).unwrap();
            assert_eq!(
                here.names("").unwrap(),
                ["finished-5-1.json", "unfinished-5-4.json"]
            );
        }
    }

    /// A match with what a file says of it.
    fn annotated(moves: &[&str], source: &str) -> String {
        let mut record = Record::from_json(&record(1, moves)).unwrap();
        record.source = Some(source.to_owned());
        record.to_json()
    }

    fn sources(store: &Store) -> Vec<Option<String>> {
        let texts = contents(store).into_iter();
        texts
            .map(|(_, text)| Record::from_json(&text).unwrap().source)
            .collect()
    }

    /// What a file says of a match is added to the match that is here; what contradicts it is kept
    /// beside it.
    #[test]
    fn comments_and_tags_of_the_same_match_are_merged() {
        let name = "finished-5-1.json";
        let here = store(&[(name, &record(1, &["11-15", "22-18"]))]);
        let import = |text: &str| {
            let bundle = store(&[("finished-5-7.json", text)]).export().unwrap();
            for _ in 0..2 {
                here.import(&bundle).unwrap();
            }
        };
        let first = "[Event \"Open\"]\n1. 11-15 {bold} 22-18 *";
        import(&annotated(&["11-15", "22-18"], first));
        assert_eq!(sources(&here), [Some(first.to_owned())]);
        import(&annotated(
            &["11-15", "22-18"],
            "[Round \"3\"]\n1. 11-15 {bold} {I know it} 22-18 $1 *",
        ));
        let merged = sources(&here).remove(0).unwrap();
        for part in ["\"Open\"", "\"3\"", "{bold}", "{I know it}", "$1"] {
            assert_eq!(merged.matches(part).count(), 1, "{part}: {merged}");
        }
        // Without notes there is nothing to add, and a match that goes on keeps them.
        import(&record(1, &["11-15", "22-18"]));
        assert_eq!(sources(&here), [Some(merged.clone())]);
        let longer = record(1, &["11-15", "22-18", "15x22"]);
        here.import(&store(&[(name, &longer)]).export().unwrap())
            .unwrap();
        assert_eq!(sources(&here), [Some(merged.clone())]);
        import(&annotated(
            &["11-15", "22-18"],
            "[Event \"Closed\"]\n1. 11-15 22-18 *",
        ));
        let both = sources(&here);
        assert_eq!((both.len(), &both[0]), (2, &Some(merged)));
    }

    /// As many matches as a diligent player has, on two computers: it takes a moment, not minutes.
    #[test]
    fn thousands_of_matches_come_to_thousands() {
        const MATCHES: u64 = 3_000;
        let moves: Vec<&str> = ["11-15", "23-19", "8-11", "22-17"].repeat(15);
        let of = |first: u64| {
            let store = Store::memory();
            for number in 1..=MATCHES {
                let text = record(first + number, &moves);
                store
                    .write(&format!("finished-5-{number}.json"), &text)
                    .unwrap();
            }
            store
        };
        let (here, there) = (of(0), of(MATCHES / 2));
        let bundle = there.export().unwrap();
        let start = std::time::Instant::now();
        here.import(&bundle).unwrap();
        println!("{MATCHES} matches: {:?}", start.elapsed());
        assert_eq!(here.names("").unwrap().len() as u64, MATCHES * 3 / 2);
    }

    #[test]
    fn matches_set_aside_are_exported_as_far_as_there_is_room() {
        let from = store(&[("kept-finished-5-1.json", &record(1, &[])), ("own", "x")]);
        let large = "x".repeat(MOST_EXPORTED - 1_000);
        from.write("kept-finished-5-2.json", &large).unwrap();
        from.write("kept-finished-5-3.json", &record(3, &[]))
            .unwrap();
        from.write("kept-finished-5-0.json", &"y".repeat(2_000))
            .unwrap();
        let to = Store::memory();
        assert_eq!(to.import(&from.export().unwrap()), Ok(4));
        assert_eq!(to.names("kept-").unwrap().len(), 3);
    }
}
