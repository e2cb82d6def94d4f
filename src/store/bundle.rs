//! Export and import of a whole store as one text, to transfer it to another browser or computer.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::backend::StoreError;
use super::library::{LIBRARY, LibraryNotes};
use super::matches::{ASIDE, MatchName, file_name, is_part, number};
use super::names::{BROKEN, MAX_NAME, check};
use super::progress::{PROGRESS, Progress, ProgressError};
use super::{MAX_BROKEN, MAX_SIZE, Store, undoubled};
use crate::rules::Record;
use crate::texts::{self, Sentence};

/// The format version that this program writes, the only one so far.
const FORMAT: u32 = 1;

/// The size up to which an export has matches that were set aside, in bytes: as JSON in JSON it is
/// larger, and still no larger than what is imported.
const MOST_EXPORTED: usize = MAX_SIZE as usize / 2;

/// All stored texts, by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bundle {
    kings_coffer: u32,
    files: BTreeMap<String, String>,
}

/// Why a text cannot be imported. Nothing has changed, except possibly after
/// [`BundleError::Store`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    /// The text was not written by [`Store::export`].
    #[error("{}", texts::fill("store-import-unreadable", &[("reason", .0)]))]
    Unreadable(String),
    /// It was written by a later version of the game.
    #[error("{}", texts::fill("store-import-newer", &[("format", &.0.to_string())]))]
    Newer(u32),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Exports all games and settings as one text, without the files set aside as broken. Of matches
    /// that were set aside to make room, the oldest are left out if the text became too large to be
    /// imported.
    ///
    /// # Errors
    /// If something cannot be read.
    pub fn export(&self) -> Result<String, StoreError> {
        // A sheet for printing can be made again.
        let names = self.names("")?.into_iter();
        let (mut aside, names): (Vec<String>, Vec<String>) = names
            .filter(|name| !name.ends_with(".html"))
            .partition(|name| name.starts_with(ASIDE));
        aside.sort_by_key(|name| Reverse(number(name)));
        let (mut files, mut size) = (BTreeMap::new(), 0);
        for name in names.into_iter().chain(aside) {
            let text = match self.read(&name) {
                Err(error) if error.is_broken() => continue,
                read => read?,
            };
            let Some(text) = text else { continue };
            if name.starts_with(ASIDE) && size + text.len() > MOST_EXPORTED {
                continue;
            }
            size += text.len();
            files.insert(name, text);
        }
        bundled(files)
    }

    /// Exports only these matches, with what the player has said of them.
    ///
    /// # Errors
    /// If something cannot be read.
    pub fn export_matches(&self, names: &[String]) -> Result<String, StoreError> {
        let mut files = BTreeMap::new();
        for name in names {
            if let Some(text) = self.read(name)? {
                files.insert(name.clone(), text);
            }
        }
        let notes = self.read(LIBRARY)?;
        if let Some(notes) = notes.and_then(|text| LibraryNotes::from_json(&text).ok()) {
            let records = files
                .values()
                .filter_map(|text| Record::from_json(text).ok());
            let mut own = LibraryNotes::default();
            for record in records {
                own.set(&record, notes.of(&record));
            }
            files.insert(LIBRARY.to_owned(), own.to_json());
        }
        bundled(files)
    }

    /// Imports what another store exported. The progress is merged, and a match never replaces
    /// another one, nor one of which more was played; settings are replaced. What is damaged is kept
    /// as a broken file, and a notice says so. Returns the number of texts.
    ///
    /// # Errors
    /// With a sentence if the text is not an export; the store is then unchanged.
    pub fn import(&self, text: &str) -> Result<usize, BundleError> {
        let bundle = parse(text)?;
        let matches = self.match_texts()?;
        for (name, text) in &bundle.files {
            if name == PROGRESS {
                self.import_progress(undoubled(text))?;
            } else if name == LIBRARY {
                self.import_library(text)?;
            } else if is_match(name) {
                self.import_match(name, undoubled(text), &matches)?;
            } else {
                self.write(name, text)?;
            }
        }
        Ok(bundle.files.len())
    }

    /// The text under a name; one that is not even a text is set aside.
    fn read_or_quarantine(&self, name: &str) -> Result<Option<String>, StoreError> {
        match self.read(name) {
            Err(error) if error.is_broken() => self.save_unread(name).map(|()| None),
            read => read,
        }
    }

    /// Adds the progress from elsewhere to what is here.
    pub(super) fn import_progress(&self, text: &str) -> Result<(), StoreError> {
        let Ok(mut progress) = Progress::from_json(text) else {
            return self.keep_broken(PROGRESS, text);
        };
        if let Some(here) = self.read_or_quarantine(PROGRESS)? {
            match Progress::from_json(undoubled(&here)) {
                Ok(mut own) => {
                    own.merge(&progress);
                    progress = own;
                }
                Err(_) => self.save_unread(PROGRESS)?,
            }
        }
        self.write(PROGRESS, &progress.to_json())
    }

    /// Adds what was said of matches elsewhere to what is said here.
    fn import_library(&self, text: &str) -> Result<(), StoreError> {
        let Ok(theirs) = LibraryNotes::from_json(text) else {
            return self.keep_broken(LIBRARY, text);
        };
        let mut own = LibraryNotes::default();
        if let Some(here) = self.read_or_quarantine(LIBRARY)? {
            match LibraryNotes::from_json(&here) {
                Ok(here) => own = here,
                Err(_) => self.save_unread(LIBRARY)?,
            }
        }
        own.merge(&theirs);
        self.write(LIBRARY, &own.to_json())
    }

    /// Adds a match from elsewhere, under another name if its own is taken, unless it is here.
    fn import_match(
        &self,
        name: &str,
        text: &str,
        here: &[(String, String)],
    ) -> Result<(), StoreError> {
        let record = Record::from_json(text).ok();
        let is_here = |other: &str| {
            let known = record.as_ref().zip(Record::from_json(other).ok());
            other == text || known.is_some_and(|(record, other)| is_part(record, &other))
        };
        if here.iter().any(|(_, other)| is_here(other)) {
            return Ok(());
        }
        let goes_on = |other: &str| {
            let known = record.as_ref().zip(Record::from_json(other).ok());
            known.is_some_and(|(record, other)| is_part(&other, record))
        };
        match self.read_or_quarantine(name)? {
            Some(other) if !goes_on(&other) => self.write(&self.free_name(name)?, text),
            _ => self.write(name, text),
        }
    }

    /// The texts of all matches, by name.
    fn match_texts(&self) -> Result<Vec<(String, String)>, StoreError> {
        let mut out = Vec::new();
        for name in self.names("")?.into_iter().filter(|name| is_match(name)) {
            if let Ok(Some(text)) = self.read(&name) {
                out.push((name, text));
            }
        }
        Ok(out)
    }

    /// A name for the same match with the next number that is free.
    pub(super) fn free_name(&self, name: &str) -> Result<String, StoreError> {
        let aside = if name.starts_with(ASIDE) { ASIDE } else { "" };
        let Some(parsed) = MatchName::parse(name.strip_prefix(ASIDE).unwrap_or(name)) else {
            return Err(StoreError::new("store-bad_name", name, ""));
        };
        let taken: BTreeSet<String> = self.names("")?.into_iter().collect();
        let mut number = number(name) + 1;
        loop {
            let free = format!("{aside}{}", file_name(parsed.over, parsed.when, number));
            if !taken.contains(&free) {
                return Ok(free);
            }
            number += 1;
        }
    }

    /// Keeps a damaged text from elsewhere as a broken file, and tells where.
    fn keep_broken(&self, name: &str, text: &str) -> Result<(), StoreError> {
        for number in 1..=MAX_BROKEN {
            let aside = format!("{name}{BROKEN}{number}");
            if self.keeper.read(&aside)?.is_some() {
                continue;
            }
            self.keeper.write(&aside, text)?;
            let damaged = Sentence::new("store-import-damaged").with("name", name);
            self.tell(damaged.with("file", self.place_of(&aside)));
            return Ok(());
        }
        Err(StoreError::new("store-too_many", name, ""))
    }
}

/// An export of these texts.
fn bundled(files: BTreeMap<String, String>) -> Result<String, StoreError> {
    let bundle = Bundle {
        kings_coffer: FORMAT,
        files,
    };
    serde_json::to_string(&bundle).map_err(|error| StoreError::new("store-read", "export", error))
}

/// The texts of an export, all of which may be imported.
fn parse(text: &str) -> Result<Bundle, BundleError> {
    let unreadable = |reason: String| BundleError::Unreadable(texts::cut(&reason, 160));
    if text.len() as u64 > MAX_SIZE {
        return Err(unreadable(texts::text("store-import-long").to_owned()));
    }
    let bundle: Bundle =
        serde_json::from_str(text.trim()).map_err(|error| unreadable(error.to_string()))?;
    if bundle.kings_coffer != FORMAT {
        return Err(BundleError::Newer(bundle.kings_coffer));
    }
    for name in bundle.files.keys() {
        check(name, MAX_NAME)?;
    }
    let progress = bundle
        .files
        .get(PROGRESS)
        .map(|text| Progress::from_json(text));
    if let Some(Err(ProgressError::Newer(format))) = progress {
        return Err(BundleError::Newer(
            u32::try_from(format).unwrap_or(u32::MAX),
        ));
    }
    Ok(bundle)
}

/// Whether this is the name of a match, listed or set aside.
fn is_match(name: &str) -> bool {
    MatchName::parse(name.strip_prefix(ASIDE).unwrap_or(name)).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Analysis, Occupant};

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

    #[test]
    fn an_analysis_board_is_left_out_only_if_each_of_its_lines_is_here() {
        let board = |lines: &[&[&str]]| {
            let texts = |line: &&[&str]| line.iter().map(|text| (*text).to_owned()).collect();
            let lines: Vec<Vec<String>> = lines.iter().map(texts).collect();
            Record {
                moves: lines[0].clone(),
                analysis: Some(Analysis { at: 0, lines }),
                ..Record::new("draughts", vec![Occupant::Person(String::new()); 2], 1)
            }
        };
        let small = board(&[&["11-15"], &["9-13"]]);
        let large = board(&[&["9-13", "22-18"], &["11-15"]]);
        assert!(is_part(&small, &large) && !is_part(&large, &small));
        let match_ = Record {
            analysis: None,
            ..large.clone()
        };
        assert!(!is_part(&small, &match_) && !is_part(&match_, &large));
    }
}
