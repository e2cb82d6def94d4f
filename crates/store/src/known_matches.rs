//! The matches that a store has, found by what was played in them: to compare each with each other
//! takes minutes where there are thousands.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};

use coffer_rules::Record;
use coffer_rules::stable_hash::StableHasher;

use super::Store;
use super::backend::StoreError;
use super::matches::{
    ASIDE, MatchName, beginning, file_name, is_match, is_part, merge_source, number,
};

/// The matches of a store, and those that an import adds to them.
#[derive(Default)]
pub(super) struct KnownMatches {
    /// Each with its name.
    all: Vec<(String, Record)>,
    /// By every key under which a match is found; of several matches the first.
    by_key: BTreeMap<u64, usize>,
    /// The analysis boards by how they begin.
    boards: BTreeMap<u64, Vec<usize>>,
    by_name: BTreeMap<String, usize>,
    /// The names of all texts.
    taken: BTreeSet<String>,
    /// The texts that are no matches, or of a newer version.
    unreadable: BTreeSet<String>,
    /// The next number that may be free, by the part of the name in front of it.
    next: BTreeMap<String, u64>,
}

impl KnownMatches {
    /// The matches of a store.
    pub fn of(store: &Store) -> Result<Self, StoreError> {
        let mut out = Self::default();
        for name in store.names("")? {
            if is_match(&name)
                && let Ok(Some(text)) = store.read(&name)
            {
                match Record::from_json(&text) {
                    Ok(record) => out.add(&name, record),
                    Err(_) => out.add_unreadable(&name, &text),
                }
            }
            out.taken.insert(name);
        }
        Ok(out)
    }

    /// Adds a match, in place of one with the same name.
    pub fn add(&mut self, name: &str, record: Record) {
        let keys = Keys::of(&record);
        let is_board = record.analysis.is_some();
        let at = *self
            .by_name
            .entry(name.to_owned())
            .or_insert(self.all.len());
        match self.all.get_mut(at) {
            Some(place) => place.1 = record,
            None => self.all.push((name.to_owned(), record)),
        }
        if is_board {
            self.boards.entry(keys.begun()).or_default().push(at);
        } else {
            for key in &keys.begins {
                self.by_key.entry(*key).or_insert(at);
            }
        }
        for key in [keys.whole, keys.exact] {
            self.by_key.entry(key).or_insert(at);
        }
        self.taken.insert(name.to_owned());
    }

    /// Adds a text that is no match.
    pub fn add_unreadable(&mut self, name: &str, text: &str) {
        self.unreadable.insert(text.to_owned());
        self.taken.insert(name.to_owned());
    }

    /// Whether this text, which is no match, is here.
    pub fn is_unreadable(&self, text: &str) -> bool {
        self.unreadable.contains(text)
    }

    /// The match with this name.
    pub fn named(&self, name: &str) -> Option<&Record> {
        Some(&self.all.get(*self.by_name.get(name)?)?.1)
    }

    /// Finds a match in which everything was played that was played in this one, and adds to it what
    /// the file of this one says. Returns its name, and whether it was changed; `None` if there is no
    /// such match.
    pub fn take_in(&mut self, record: &Record) -> Option<(String, bool)> {
        let keys = Keys::of(record);
        let played = [Some(keys.exact), Some(keys.whole), keys.go_on(record)];
        let found = played
            .into_iter()
            .flatten()
            .filter_map(|key| self.by_key.get(&key));
        let boards = record.analysis.as_ref().and(self.boards.get(&keys.begun()));
        let found: Vec<usize> = found.chain(boards.into_iter().flatten()).copied().collect();
        for at in found {
            let (name, known) = self.all.get_mut(at)?;
            if !is_part(record, known) {
                continue;
            }
            let Some(changed) = merge_source(known, record) else {
                continue;
            };
            let name = name.clone();
            if changed {
                let exact = Keys::of(known).exact;
                self.by_key.entry(exact).or_insert(at);
            }
            return Some((name, changed));
        }
        None
    }

    /// A name for the same match with the next number that is free.
    pub fn free_name(&mut self, name: &str) -> Result<String, StoreError> {
        let (aside, plain) = match name.strip_prefix(ASIDE) {
            Some(plain) => (ASIDE, plain),
            None => ("", name),
        };
        let Some(parsed) = MatchName::parse(plain) else {
            return Err(StoreError::new("store-bad_name", name, ""));
        };
        let numbered = |number| format!("{aside}{}", file_name(parsed.over, parsed.when, number));
        let next = self.next.entry(numbered(0)).or_default();
        *next = (*next).max(number(name) + 1);
        while self.taken.contains(&numbered(*next)) {
            *next += 1;
        }
        Ok(numbered(*next))
    }
}

/// What a match is found by.
struct Keys {
    /// How it begins, by the number of moves from 0 on.
    begins: Vec<u64>,
    /// Everything that was played, with the end.
    whole: u64,
    /// The same, with what its file says.
    exact: u64,
}

impl Keys {
    fn of(record: &Record) -> Self {
        let mut hasher = StableHasher::new();
        beginning(record).hash(&mut hasher);
        let mut begins = vec![hasher.finish()];
        for text in &record.moves {
            text.hash(&mut hasher);
            begins.push(hasher.finish());
        }
        let lines = record.analysis.as_ref().map(|analysis| &analysis.lines);
        ("whole", record.ending, lines).hash(&mut hasher);
        let whole = hasher.finish();
        record.source.hash(&mut hasher);
        Self {
            begins,
            whole,
            exact: hasher.finish(),
        }
    }

    /// How it begins before any move.
    fn begun(&self) -> u64 {
        self.begins.first().copied().unwrap_or_default()
    }

    /// What a match has that goes on after all moves of this one; `None` if nothing can follow.
    fn go_on(&self, record: &Record) -> Option<u64> {
        let open = record.ending.is_none() && record.analysis.is_none();
        self.begins.last().copied().filter(|_| open)
    }
}
