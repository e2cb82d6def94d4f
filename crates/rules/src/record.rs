//! The serialized form of a match (ALL-1). Saved matches, undo, replay, share codes, bug reports
//! and golden tests all use it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::{Bound, RangeInclusive};
use std::time::Duration;

use coffer_texts::{self as texts, Sentence};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Effort, Seat, Strength};

/// The format version of the matches that this program writes, if they have nothing that needs a later one. It
/// reads every version up to `NEWEST`.
///
/// Format 4 has one field more than format 3, `source`. Its matches follow the rulings of version
/// 1.1, which changed AG-7, BQ-5, BQ-6, SW-10, CR-5, CR-7, CR-10 and CR-15; see [`Earlier`](super::Earlier).
pub const FORMAT: u32 = 4;

/// The format version of analysis boards: they have one field more, `analysis`.
const ANALYSIS: u32 = 5;

/// The format version of matches with guests at other devices: seats may be theirs.
const GUESTS: u32 = 6;

/// The format version of matches with courtiers who play gently or in earnest.
const EFFORTS: u32 = 7;

/// The newest format version that this program reads.
const NEWEST: u32 = EFFORTS;

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person, with the name shown (may be empty).
    Person(String),
    /// A person at another device, with the name shown (may be empty).
    Guest(String),
    /// A courtier who plays this strongly.
    Courtier(Strength),
    /// A player that moves at random.
    Random,
}

impl Occupant {
    /// The levels of the courtiers.
    pub const LEVELS: RangeInclusive<u8> = 1..=5;

    /// A courtier of this level, 1 to 5, who plays as usual.
    pub const fn courtier(level: u8) -> Self {
        Self::Courtier(Strength::usual(level))
    }

    /// Whether a person sits here, at this device.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// Whether a person sits here at another device.
    pub fn is_guest(&self) -> bool {
        matches!(self, Self::Guest(_))
    }

    /// Whether a computer player sits here.
    pub fn is_computer(&self) -> bool {
        matches!(self, Self::Courtier(_) | Self::Random)
    }

    /// Whether a courtier sits here who plays gently or in earnest.
    fn is_unusual(&self) -> bool {
        matches!(self, Self::Courtier(strength) if strength.effort != Effort::Usual)
    }

    /// The name of a person here or elsewhere, without blanks around it; empty if the seat has none, or is not a
    /// person's.
    pub fn own_name(&self) -> String {
        match self {
            Self::Person(name) | Self::Guest(name) => name.trim().to_owned(),
            Self::Courtier(_) | Self::Random => String::new(),
        }
    }
}

/// An ending that was not caused by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// This seat resigned (ALL-3).
    Resigned(Seat),
    /// The players agreed to a draw.
    Agreed,
    /// This seat ran out of time.
    OutOfTime(Seat),
}

/// The clock of a match: each person has a total time for all moves plus an increment after each
/// turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRecord {
    /// The initial time of each person, in minutes.
    pub minutes: u16,
    /// The increment after each turn, in seconds.
    pub increment: u16,
    /// The time left, by seat, in milliseconds; seats missing at the end have all of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u64>,
}

impl ClockRecord {
    /// A clock with all its time left.
    #[must_use]
    pub const fn new(minutes: u16, increment: u16) -> Self {
        Self {
            minutes,
            increment,
            left: Vec::new(),
        }
    }

    /// The time that a seat has left.
    #[must_use]
    pub fn left(&self, seat: Seat) -> Duration {
        let whole = u64::from(self.minutes) * 60_000;
        Duration::from_millis(self.left.get(seat.index()).copied().unwrap_or(whole))
    }

    /// Sets the time that a seat has left.
    pub fn set_left(&mut self, seat: Seat, left: Duration) {
        while self.left.len() <= seat.index() {
            let next = Seat(u8::try_from(self.left.len()).unwrap_or(u8::MAX));
            self.left
                .push(u64::try_from(self.left(next).as_millis()).unwrap_or(u64::MAX));
        }
        self.left[seat.index()] = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
    }
}

/// The lines of an analysis board, on which one person moves every side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Analysis {
    /// The number of moves of the position shown, in the line that the record has as its moves.
    pub at: usize,
    /// Every line from the starting position on, in notation, oldest first. None of them is the
    /// beginning of another one.
    pub lines: Vec<Vec<String>>,
}

impl Analysis {
    /// Whether the other one has every line of this one, perhaps with more moves.
    #[must_use]
    pub fn is_within(&self, other: &Self) -> bool {
        let others: BTreeSet<&[String]> = other.lines.iter().map(Vec::as_slice).collect();
        // In this order the lines that begin like a line are those that follow it.
        let kept = |line: &Vec<String>| {
            let mut after = others.range::<&[String], _>(line.as_slice()..);
            after.next().is_some_and(|more| more.starts_with(line))
        };
        self.lines.iter().all(kept)
    }

    /// Lines of which none is the beginning of another one: each in place of the one that it
    /// continues, and without those that are the beginning of an earlier one.
    pub(super) fn longest(lines: impl IntoIterator<Item = Vec<String>>) -> Vec<Vec<String>> {
        let mut places: BTreeMap<Vec<String>, usize> = BTreeMap::new();
        for line in lines {
            let from = (Bound::Included(line.as_slice()), Bound::Unbounded);
            let mut after = places.range::<[String], _>(from);
            if (after.next()).is_some_and(|(other, _)| other.starts_with(&line)) {
                continue;
            }
            let to = (Bound::Unbounded, Bound::Excluded(line.as_slice()));
            let mut before = places.range::<[String], _>(to).rev();
            let begun = before.next().map(|(other, _)| other.len());
            let begun = begun.and_then(|begun| places.remove(line.get(..begun)?));
            let place = begun.unwrap_or(places.len());
            places.insert(line, place);
        }
        let mut lines: Vec<_> = places.into_iter().collect();
        lines.sort_by_key(|(_, place)| *place);
        lines.into_iter().map(|(line, _)| line).collect()
    }

    /// Adds a line, in place of one that it continues.
    pub(super) fn add(&mut self, line: Vec<String>) {
        if self.lines.iter().any(|other| other.starts_with(&line)) {
            return;
        }
        let begun = self.lines.iter().position(|other| line.starts_with(other));
        match begun {
            Some(begun) => self.lines[begun] = line,
            None => self.lines.push(line),
        }
    }
}

/// A match as data: replaying it gives the same match everywhere.
///
/// Its `Debug` form hides what was dealt and played (ALL-5).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format version.
    pub format: u32,
    /// The key of the variant.
    pub variant: String,
    /// The options; missing ones have their defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The options of each seat, by seat; missing ones have their defaults.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seat_options: Vec<BTreeMap<String, String>>,
    /// The occupants, by seat.
    pub seats: Vec<Occupant>,
    /// The keys of the characters that play for the courtiers, by seat; if missing or empty, the
    /// default character of the level plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<String>,
    /// The random seed of the computer players and of chance; not needed for replay.
    pub seed: u64,
    /// The starting position, if it is not the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Every move and every outcome of chance, in notation.
    pub moves: Vec<String>,
    /// How it ended, if not by a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The clock, if one was set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRecord>,
    /// The game that the match was opened from, in the notation of its family, e.g. PDN, if that
    /// says more than the match itself: tags, comments and variations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The lines, if this is an analysis board and not a match to be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub analysis: Option<Analysis>,
}

impl fmt::Debug for Record {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Record")
            .field("format", &self.format)
            .field("variant", &self.variant)
            .field("options", &self.options)
            .field("seat_options", &self.seat_options)
            .field("seats", &self.seats)
            .field("faces", &self.faces)
            .field("moves", &self.moves.len())
            .field("ending", &self.ending)
            .field("clock", &self.clock)
            .finish_non_exhaustive()
    }
}

/// The fields that every record has.
const PARTS: [&str; 5] = ["format", "variant", "seats", "seed", "moves"];
/// The optional fields.
const MORE_PARTS: [&str; 8] = [
    "options",
    "seat_options",
    "faces",
    "position",
    "ending",
    "clock",
    "source",
    "analysis",
];

/// Why a text is not a record. The message reads as the end of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// It is not JSON from this place on.
    #[error("{}", Sentence::new("record-unreadable").with("line", .line).with("column", .column))]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is JSON, but something other than a record.
    #[error("{}", Sentence::new("record-something_else"))]
    SomethingElse,
    /// The text is truncated.
    #[error("{}", Sentence::new("record-broken_off"))]
    BrokenOff,
    /// A required field is missing.
    #[error("{}", Sentence::new("record-missing").with("part", .0))]
    Missing(&'static str),
    /// It has an unknown field.
    #[error("{}", Sentence::new("record-stray").with("part", .0))]
    Stray(String),
    /// A field has a wrong value.
    #[error("{}", Sentence::new("record-field").with("part", .0).with("form", texts::text(&format!("record-part-{}", .0))))]
    Field(&'static str),
    /// It is older than the first version of the format.
    #[error("{}", Sentence::new("record-no_format"))]
    NoFormat,
    /// It was saved by a later version of the game.
    #[error("{}", Sentence::new("record-too_new").with("format", .0).with("newest", NEWEST))]
    TooNew(u64),
}

impl Record {
    /// A match without any moves, with every option at its default.
    #[must_use]
    pub fn new(variant: &str, seats: Vec<Occupant>, seed: u64) -> Self {
        Self {
            format: FORMAT,
            variant: variant.to_owned(),
            options: BTreeMap::new(),
            seat_options: Vec::new(),
            seats,
            faces: Vec::new(),
            seed,
            position: None,
            moves: Vec::new(),
            ending: None,
            clock: None,
            source: None,
            analysis: None,
        }
    }

    /// The same as an analysis board with these lines, if there are any.
    pub(super) fn set_analysis(&mut self, analysis: Option<Analysis>) {
        self.analysis = analysis;
        self.format = self.needed_format();
    }

    /// The format version that its fields need.
    fn needed_format(&self) -> u32 {
        match &self.analysis {
            _ if self.seats.iter().any(Occupant::is_unusual) => EFFORTS,
            _ if self.seats.iter().any(Occupant::is_guest) => GUESTS,
            Some(_) => ANALYSIS,
            None => FORMAT,
        }
    }

    /// Parses a record.
    ///
    /// # Errors
    /// If the text is not a record, or one of a newer format.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let value: Value = serde_json::from_str(text).map_err(|error| {
            if error.is_eof() && !text.trim().is_empty() {
                return RecordError::BrokenOff;
            }
            let (line, column) = (error.line().max(1), error.column().max(1));
            RecordError::Unreadable { line, column }
        })?;
        match value.get("format").and_then(Value::as_u64) {
            Some(0) => return Err(RecordError::NoFormat),
            Some(format) if format > u64::from(NEWEST) => {
                return Err(RecordError::TooNew(format));
            }
            _ => {}
        }
        Self::deserialize(&value).map_err(|_| Self::misfit(&value))
    }

    /// Why a JSON value is not a record. Serde's own messages are not shown, because they may quote
    /// any part of the text.
    fn misfit(value: &Value) -> RecordError {
        let Some(parts) = value.as_object() else {
            return RecordError::SomethingElse;
        };
        let known = || PARTS.into_iter().chain(MORE_PARTS);
        if !parts.keys().any(|name| known().any(|part| part == name)) {
            return RecordError::SomethingElse;
        }
        let fine = Self::new("", Vec::new(), 0);
        let Ok(fine) = serde_json::to_value(fine) else {
            return RecordError::SomethingElse;
        };
        for part in known() {
            let Some(value) = parts.get(part) else {
                continue;
            };
            let mut record = fine.clone();
            record[part] = value.clone();
            if Self::deserialize(&record).is_err() {
                return RecordError::Field(part);
            }
        }
        let stray = parts.keys().find(|name| known().all(|part| part != *name));
        if let Some(stray) = stray {
            return RecordError::Stray(texts::excerpt(stray));
        }
        let missing = PARTS.into_iter().find(|part| !parts.contains_key(*part));
        missing.map_or(RecordError::SomethingElse, RecordError::Missing)
    }

    /// The record as JSON on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record has only strings, numbers and lists")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(texts: &[&str]) -> Vec<Vec<String>> {
        let line = |text: &&str| text.split_whitespace().map(str::to_owned).collect();
        texts.iter().map(line).collect()
    }

    #[test]
    fn of_lines_that_continue_each_other_the_longest_stays_in_the_place_of_the_first() {
        let given = lines(&["b", "a b", "a", "c", "a b c", "b", "a c", "", "b a", "c"]);
        let longest = lines(&["b a", "a b c", "c", "a c"]);
        assert_eq!(Analysis::longest(given.clone()), longest);
        let mut one_by_one = Analysis::default();
        given.into_iter().for_each(|line| one_by_one.add(line));
        assert_eq!(one_by_one.lines, longest);
        let within = |one: &[&str], other: &[&str]| {
            let of = |texts| Analysis {
                at: 0,
                lines: lines(texts),
            };
            of(one).is_within(&of(other))
        };
        assert!(within(&["a", "b c"], &["b c d", "a"]) && within(&[""], &["a"]));
        assert!(!within(&["a b"], &["a", "a a", "a c"]) && !within(&[""], &[]));
    }

    /// Whatever is wrong with a text, the message is in plain words, never a library's own.
    #[test]
    #[cfg(feature = "texts")]
    fn a_broken_record_is_told_in_plain_words() {
        let fine = r#"{"format":3,"variant":"draughts","seats":[{"person":""},{"courtier":1}],"seed":1,"moves":["11-15"]}"#;
        assert!(Record::from_json(fine).is_ok());
        let changed = |from: &str, to: &str| fine.replace(from, to);
        for (text, says) in [
            ("hello".to_owned(), "(it is not JSON at line 1, column 1)"),
            (String::new(), "(it is not JSON at line 1, column 1)"),
            ("[1, 2]".to_owned(), "is JSON, but not"),
            ("{}".to_owned(), "is JSON, but not"),
            (r#"{"name":"Ann"}"#.to_owned(), "is JSON, but not"),
            (fine[..60].to_owned(), "is incomplete"),
            (changed(r#","seed":1"#, ""), "“seed” is missing"),
            (
                changed("\"seed\":1", "\"seed\":-1"),
                "“seed” should be a whole number",
            ),
            (
                changed(r#""11-15""#, "7"),
                "“moves” should be a list of moves",
            ),
            (
                changed(r#"{"courtier":1}"#, r#""nobody""#),
                "“seats” should be a list",
            ),
            (changed("3", r#""3""#), "“format” should be a number"),
            (
                changed("3", "3,\"colour\":1"),
                "“colour” does not belong in one",
            ),
            (changed("3", "3,\"clock\":1"), "“clock” should be"),
            (changed("3", "3,\"options\":[]"), "“options” should be"),
            (changed("3", "3,\"source\":1"), "“source” should be"),
            (changed("3", "0"), "format 0"),
            (changed("3", "8"), "newer version"),
            (changed("3", "5,\"analysis\":1"), "“analysis” should be"),
        ] {
            let error = Record::from_json(&text).expect_err(&text).to_string();
            assert!(error.contains(says), "{text}: {error}");
            for word in ["expected", "invalid", "EOF", "unknown", "`", "record-"] {
                assert!(!error.contains(word), "{text}: {error}");
            }
        }
    }

    #[test]
    #[cfg(feature = "texts")]
    fn every_part_has_its_words() {
        for part in PARTS.into_iter().chain(MORE_PARTS) {
            assert!(texts::has(&format!("record-part-{part}")), "{part}");
        }
    }
}
