//! What the player has said of finished matches: favourites and notes.
//!
//! They are kept apart from the matches, and know each by what was played in it: a match may get
//! another number, or come from another computer.

use std::collections::BTreeMap;

use coffer_rules::Record;
use coffer_rules::stable_hash::StableHasher;
use coffer_texts::{self as texts, text};
use serde::{Deserialize, Serialize};

/// The name of the file.
pub const LIBRARY: &str = "library.json";
/// The format version that this program writes, the only one so far.
const FORMAT: u32 = 1;

/// What was said of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchNote {
    /// Whether it is a favourite: it is never deleted to make room.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub favourite: bool,
    /// The player's own words; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// What was said of all matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryNotes(BTreeMap<String, MatchNote>);

/// The file.
#[derive(Serialize, Deserialize)]
struct LibraryFile {
    format: u32,
    matches: BTreeMap<String, MatchNote>,
}

impl LibraryNotes {
    /// Reads the file.
    ///
    /// # Errors
    /// With the end of a sentence, if it is damaged or newer.
    pub fn from_json(json: &str) -> Result<Self, String> {
        let file: LibraryFile =
            serde_json::from_str(json).map_err(|_| text("progress-unreadable").to_owned())?;
        if file.format != FORMAT {
            let format = file.format.to_string();
            return Err(texts::fill("progress-newer", &[("format", &format)]));
        }
        Ok(Self(file.matches))
    }

    /// The file's text.
    pub fn to_json(&self) -> String {
        let file = LibraryFile {
            format: FORMAT,
            matches: self.0.clone(),
        };
        // Texts and booleans can always be written.
        serde_json::to_string(&file).unwrap_or_default()
    }

    /// What was said of a match.
    pub fn of(&self, record: &Record) -> MatchNote {
        self.0.get(&key(record)).cloned().unwrap_or_default()
    }

    /// Whether a match is a favourite.
    pub fn is_favourite(&self, record: &Record) -> bool {
        self.0.get(&key(record)).is_some_and(|note| note.favourite)
    }

    /// Says something else of a match.
    pub fn set(&mut self, record: &Record, note: MatchNote) {
        if note == MatchNote::default() {
            self.0.remove(&key(record));
        } else {
            self.0.insert(key(record), note);
        }
    }

    /// Adds what was said elsewhere; the words that are here stay.
    pub fn merge(&mut self, other: &Self) {
        for (key, theirs) in &other.0 {
            let own = self.0.entry(key.clone()).or_default();
            own.favourite |= theirs.favourite;
            if own.words.is_empty() {
                own.words.clone_from(&theirs.words);
            }
        }
    }
}

/// What stands for a match: what was played in it.
fn key(record: &Record) -> String {
    let Record {
        variant,
        options,
        seed,
        position,
        moves,
        ..
    } = record;
    let played = (variant, options, seed, position, moves);
    format!("{:016x}", StableHasher::of(&played))
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::Occupant;

    fn record(seed: u64) -> Record {
        let people = vec![Occupant::Person(String::new()); 2];
        Record::new("draughts", people, seed)
    }

    fn noted(words: &str, favourite: bool) -> MatchNote {
        MatchNote {
            favourite,
            words: words.to_owned(),
        }
    }

    #[test]
    fn what_is_said_comes_back_from_the_file() {
        let mut notes = LibraryNotes::default();
        notes.set(&record(1), noted("The long shot", true));
        notes.set(&record(2), noted("", true));
        notes.set(&record(2), MatchNote::default());
        let read = LibraryNotes::from_json(&notes.to_json()).expect("our own file");
        assert_eq!(read, notes);
        assert_eq!(read.of(&record(1)), noted("The long shot", true));
        assert_eq!(read.0.len(), 1, "what says nothing is not kept");
        // Another match of the same seed is another match.
        let mut other = record(1);
        other.moves.push("11-15".to_owned());
        assert_eq!(read.of(&other), MatchNote::default());
    }

    #[test]
    fn what_is_damaged_or_newer_is_refused_with_a_reason() {
        for (json, why) in [
            ("{", "damaged"),
            ("{\"format\":2,\"matches\":{}}", "newer version"),
        ] {
            let error = LibraryNotes::from_json(json).expect_err(json);
            assert!(error.contains(why), "{error}");
        }
    }

    #[test]
    fn nothing_is_lost_when_two_are_merged() {
        let (mut here, mut there) = (LibraryNotes::default(), LibraryNotes::default());
        here.set(&record(1), noted("mine", false));
        there.set(&record(1), noted("theirs", true));
        there.set(&record(2), noted("new", false));
        here.merge(&there);
        assert_eq!(here.of(&record(1)), noted("mine", true));
        assert_eq!(here.of(&record(2)), noted("new", false));
    }
}
