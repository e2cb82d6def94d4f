//! Matches as the programs of this project write them, in JSON: a saved match; a line of `coffer play` or
//! an answer of `coffer serve`, with a match in it; an export of the game, with many; any number of
//! these one after another; and the report of a crash, which has the last match on a line.

use std::collections::VecDeque;

use serde_json::de::StrRead;
use serde_json::{StreamDeserializer, Value};

use super::OpenError;
use crate::game_list::{GameList, ListedGame, UnreadGame};
use crate::registry::{ReadError, Registry};
use crate::{Occupant, Record, RecordError};

/// How the report of a crash begins, as the desktop writes it.
const REPORT: &str = "King’s Coffer ";
/// The field of an export of the store that no other text has.
const BUNDLE: &str = "kings_coffer";

/// The matches in a text, one after another.
pub struct WrittenMatches<'a> {
    text: &'a str,
    values: StreamDeserializer<'a, StrRead<'a>, Value>,
    /// The files with matches of the export that was read last, the newest first.
    exported: VecDeque<String>,
}

impl<'a> WrittenMatches<'a> {
    /// The matches in a text; `None` if it was not written by one of our programs.
    #[must_use]
    pub fn new(given: &'a str) -> Option<Self> {
        let given = given.trim_start_matches('\u{feff}').trim();
        if is_object(given) {
            return Some(Self::of(given));
        }
        let report = given.starts_with(REPORT);
        let mut lines = given.lines().filter(|line| report && is_object(line));
        lines.next().map(Self::of)
    }

    /// The matches in a text of JSON.
    pub(super) fn of(text: &'a str) -> Self {
        Self {
            text,
            values: serde_json::Deserializer::from_str(text).into_iter(),
            exported: VecDeque::new(),
        }
    }

    /// The number of bytes that were not read yet.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.text.len().saturating_sub(self.values.byte_offset())
    }
}

/// Whether a text begins with an object of JSON: a PDN file may begin with a comment in braces, but
/// not with a brace and a quoted name.
fn is_object(text: &str) -> bool {
    text.strip_prefix('{')
        .is_some_and(|rest| rest.trim_start().starts_with(['"', '}']))
}

/// The files of an export that are matches, the newest first; `None` if it is no export.
fn exported(value: &Value) -> Option<VecDeque<String>> {
    value.get(BUNDLE)?;
    let files = value.get("files")?.as_object()?.iter();
    let texts = files.filter_map(|(_, text)| text.as_str());
    let is_match = |text: &&str| {
        let file: Option<Value> = serde_json::from_str(text).ok();
        file.is_some_and(|file| file.get("variant").is_some() && file.get("moves").is_some())
    };
    let mut texts: VecDeque<String> = texts.filter(is_match).map(str::to_owned).collect();
    // Their names have the order in which they were opened.
    texts.make_contiguous().reverse();
    Some(texts)
}

impl Iterator for WrittenMatches<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(text) = self.exported.pop_front() {
                return Some(Record::from_json(&text));
            }
            let before = self.values.byte_offset();
            let value = match self.values.next()? {
                Ok(value) => value,
                Err(error) if error.is_eof() => return Some(Err(RecordError::BrokenOff)),
                Err(error) => {
                    let (line, column) = (error.line().max(1), error.column().max(1));
                    return Some(Err(RecordError::Unreadable { line, column }));
                }
            };
            if let Some(texts) = exported(&value) {
                self.exported = texts;
                continue;
            }
            let whole = self.text.get(before..self.values.byte_offset());
            return Some(match value.get("record") {
                Some(record) => Record::from_json(&record.to_string()),
                // The text itself, so that an error can name the place in it.
                None => Record::from_json(whole.unwrap_or_default()),
            });
        }
    }
}

/// The match that a record describes, as it can be opened.
fn opened(games: &Registry, found: Result<Record, RecordError>) -> Result<Record, ReadError> {
    let record = found?;
    games.replay(&record)?;
    Ok(record)
}

/// The first match in a text.
///
/// # Errors
/// If it cannot be opened, or there is none.
pub(super) fn first(games: &Registry, given: &str) -> Result<Record, OpenError> {
    let found = WrittenMatches::new(given).and_then(|mut found| found.next());
    Ok(opened(games, found.ok_or(OpenError::Bundle)?)?)
}

/// The first match in a text that can be opened.
///
/// # Errors
/// If none can be; the error is that of the first.
pub(super) fn first_that_opens(games: &Registry, given: &str) -> Result<Record, OpenError> {
    let found = WrittenMatches::new(given).into_iter().flatten();
    let mut opened = found.map(|found| opened(games, found));
    let first = opened.next().ok_or(OpenError::Bundle)?;
    match (first, opened.find_map(Result::ok)) {
        (Ok(record), _) | (Err(_), Some(record)) => Ok(record),
        (Err(error), None) => Err(error.into()),
    }
}

/// Lists the next match: how it stands, or why it cannot be opened. Returns false at the end.
pub(super) fn list_next(
    found: &mut WrittenMatches,
    games: &Registry,
    number: usize,
    out: &mut GameList,
) -> bool {
    let Some(found) = found.next() else {
        return false;
    };
    let replayed = found
        .map_err(ReadError::from)
        .and_then(|record| Ok((games.replay(&record)?, record)));
    match replayed {
        Ok((game, record)) => out.games.push(ListedGame {
            number,
            variant: None,
            players: record.seats.iter().map(Occupant::own_name).collect(),
            event: String::new(),
            date: String::new(),
            outcome: game.turn().outcome().cloned(),
            plies: game.ply(),
            text: record.to_json(),
            record: Some(Box::new(record)),
        }),
        Err(why) => out.unread.push(UnreadGame {
            number,
            line: None,
            why: OpenError::from(why).to_string(),
        }),
    }
    true
}
