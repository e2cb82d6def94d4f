//! The stored matches: the most recent unfinished ones and the most recent finished ones.
//!
//! Each is a separate file, a [`Record`] as JSON. Its name says whether the match is over, when it
//! was last opened (seconds since 1970), and its number: `unfinished-1763850000-12.json`,
//! `finished-1763850000-13.json`. So matches can be listed without reading them, and those of two
//! computers can be merged in one store.
//!
//! The number counts how often a match was opened in this store, and alone says what is newer: a
//! clock may be wrong, and was perhaps wrong once. The date is for people. Earlier versions wrote
//! names without a number (`unfinished-1763850000.json`); see [`in_order`].

use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::Arc;

use coffer_rules::Record;
use coffer_rules::share::merge_sources;

/// The number of unfinished matches kept.
pub const MOST_UNFINISHED: usize = 10;
/// The number of finished matches kept.
pub const MOST_FINISHED: usize = 30;
/// The total size of all matches, in characters: a browser gives a page some five million.
pub const MOST_LETTERS: usize = 1_500_000;
/// The beginning of the name of a file that was set aside to make room, before its former name.
pub const ASIDE: &str = "kept-";
/// Larger numbers in the name of a file were not written by this game, and are not read.
const LARGEST_NUMBER: u64 = 1_000_000_000_000;

/// What the name of a file says about the match in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchName {
    /// Whether the match is over.
    pub over: bool,
    /// When it was last opened, in seconds since 1970, by the clock of that time.
    pub when: u64,
    /// The number that orders the matches; `None` in files of earlier versions.
    pub number: Option<u64>,
}

impl MatchName {
    /// Parses a file name; `None` if it is not that of a stored match.
    pub fn parse(file: &str) -> Option<Self> {
        let (state, rest) = file.strip_suffix(".json")?.split_once('-')?;
        let over = match state {
            "finished" => true,
            "unfinished" => false,
            _ => return None,
        };
        let (when, number) = match rest.split_once('-') {
            None => (rest, None),
            Some((when, number)) => (when, Some(digits(number)?)),
        };
        Some(Self {
            over,
            when: digits(when)?,
            number: number.filter(|number| *number <= LARGEST_NUMBER),
        })
    }
}

/// A number without a sign.
fn digits(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// The name of the file of a match.
pub(super) fn file_name(over: bool, when: u64, number: u64) -> String {
    let state = if over { "finished" } else { "unfinished" };
    format!("{state}-{when}-{number}.json")
}

/// The number in the name of a match, also of one set aside; 0 if it has none.
pub fn number(file: &str) -> u64 {
    let file = file.strip_prefix(ASIDE).unwrap_or(file);
    let name = MatchName::parse(file);
    name.and_then(|name| name.number).unwrap_or_default()
}

/// A file of a match with the number that it has from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchFile {
    /// Its present name.
    pub file: String,
    /// When the match was last opened, in seconds since 1970.
    pub when: u64,
    /// Its number, unique in the store.
    pub number: u64,
}

/// The files of matches among these names, the oldest first, each with a number of its own.
///
/// Where two files have the same number, because the folders of two computers were merged, one of
/// them and those above it get larger ones, so that the order stays. Files without a number get the
/// next ones, in the order of their dates.
pub fn in_order(names: impl IntoIterator<Item = String>) -> Vec<MatchFile> {
    let mut found: Vec<(MatchName, String)> = names
        .into_iter()
        .filter_map(|file| Some((MatchName::parse(&file)?, file)))
        .collect();
    found.sort_by(|(one, file), (other, other_file)| {
        let key = |name: &MatchName| (name.number.unwrap_or(u64::MAX), name.when);
        key(one).cmp(&key(other)).then_with(|| file.cmp(other_file))
    });
    let taken: BTreeSet<String> = found.iter().map(|(_, file)| file.clone()).collect();
    let mut last = 0;
    let numbered = found.into_iter().map(|(name, file)| {
        let is_taken = |number| {
            let mut both = [false, true]
                .map(|over| file_name(over, name.when, number))
                .into_iter();
            both.any(|other| other != file && taken.contains(&other))
        };
        let mut number = name.number.unwrap_or_default().max(last + 1);
        while is_taken(number) {
            number += 1;
        }
        last = number;
        MatchFile {
            file,
            when: name.when,
            number,
        }
    });
    numbered.collect()
}

/// How a match has begun: its game, people, seed and position.
pub(super) fn beginning(record: &Record) -> impl PartialEq + Hash {
    let Record {
        variant,
        options,
        seat_options,
        seats,
        seed,
        position,
        ..
    } = record;
    (variant, options, seat_options, seats, seed, position)
}

/// Whether two matches have begun alike: with the same game, people, seed and position.
pub fn begun_alike(one: &Record, other: &Record) -> bool {
    beginning(one) == beginning(other)
}

/// The number of moves from the beginning that two matches have in common.
pub fn alike(one: &Record, other: &Record) -> usize {
    let both = one.moves.iter().zip(&other.moves);
    both.take_while(|(one, other)| one == other).count()
}

/// Whether everything that was played in one match was played in the other as well.
pub fn is_part(one: &Record, other: &Record) -> bool {
    let ended = one.ending.is_some();
    match (&one.analysis, &other.analysis) {
        (None, None) => {}
        (Some(lines), Some(more)) => return begun_alike(one, other) && lines.is_within(more),
        (Some(_), None) | (None, Some(_)) => return false,
    }
    begun_alike(one, other)
        && other.moves.starts_with(&one.moves)
        && (!ended || (one.ending == other.ending && one.moves.len() == other.moves.len()))
}

/// Whether this is the name of a match, listed or set aside.
pub(super) fn is_match(name: &str) -> bool {
    MatchName::parse(name.strip_prefix(ASIDE).unwrap_or(name)).is_some()
}

/// Adds to a match what the file says that another copy of it was opened from: tags, comments and
/// variations. Returns whether that changed it; `None`, and nothing is changed, if both say what
/// cannot be put together.
pub fn merge_source(own: &mut Record, copy: &Record) -> Option<bool> {
    let merged = match (&own.source, &copy.source) {
        (_, None) => return Some(false),
        (Some(own), Some(other)) if own == other => return Some(false),
        // Records of the first formats have no source.
        (None, Some(_)) if own.format < copy.format => return None,
        (None, Some(other)) => other.clone(),
        (Some(own), Some(other)) => merge_sources(own, other)?,
    };
    let changed = own.source.as_ref() != Some(&merged);
    own.source = Some(merged);
    Some(changed)
}

/// A stored match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptMatch {
    /// Identifies it among the matches; the larger, the later it was opened.
    pub number: u64,
    /// When it was last opened, in seconds since 1970: for people, never for the order.
    pub when: u64,
    /// Whether it is over.
    pub over: bool,
    /// Whether any move has been played.
    pub played: bool,
    /// The match.
    pub record: Arc<Record>,
}

impl KeptMatch {
    /// Its file name.
    pub fn file(&self) -> String {
        file_name(self.over, self.when, self.number)
    }

    /// Its file name once it is set aside to make room.
    pub fn file_aside(&self) -> String {
        format!("{ASIDE}{}", self.file())
    }

    /// The approximate size of its file, in characters.
    fn letters(&self) -> usize {
        // Each move adds two quotes and a comma.
        let moves = self.record.moves.iter().map(|text| text.len() + 3);
        400 + moves.sum::<usize>()
    }
}

/// All stored matches, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptMatches {
    all: Vec<KeptMatch>,
    /// The largest number that is or was in use.
    last: u64,
}

impl KeptMatches {
    /// Every match, the newest first.
    pub fn iter(&self) -> impl Iterator<Item = &KeptMatch> {
        self.all.iter()
    }

    /// The finished or the unfinished matches, the newest first.
    pub fn which(&self, over: bool) -> impl Iterator<Item = &KeptMatch> {
        self.all.iter().filter(move |kept| kept.over == over)
    }

    /// The match with this number.
    pub fn get(&self, number: u64) -> Option<&KeptMatch> {
        self.all.iter().find(|kept| kept.number == number)
    }

    /// Mutable access to a match; its number must not be changed.
    pub fn get_mut(&mut self, number: u64) -> Option<&mut KeptMatch> {
        self.all.iter_mut().find(|kept| kept.number == number)
    }

    /// Makes sure that no match is given this number from now on, nor a smaller one.
    pub fn count_from(&mut self, number: u64) {
        self.last = self.last.max(number.min(LARGEST_NUMBER));
    }

    /// The number of the next match.
    pub const fn next(&self) -> u64 {
        self.last + 1
    }

    /// Adds a match as the newest: it gets the next number, which is returned.
    pub fn add(&mut self, mut kept: KeptMatch) -> u64 {
        self.last = self.next();
        kept.number = self.last;
        self.all.insert(0, kept);
        self.last
    }

    /// Adds a match under its own number, as read from a file; the newest are read first. Returns
    /// false, and adds nothing, if exactly this match is there already: the program was killed while
    /// the file was renamed, or it was copied.
    pub fn add_read(&mut self, kept: KeptMatch) -> bool {
        self.count_from(kept.number);
        let same = |other: &KeptMatch| other.record == kept.record;
        if self.all.iter().any(same) {
            return false;
        }
        let newer = |other: &KeptMatch| other.number > kept.number;
        let at = self.all.partition_point(newer);
        self.all.insert(at, kept);
        true
    }

    /// Removes a match.
    pub fn remove(&mut self, number: u64) -> Option<KeptMatch> {
        let at = self.all.iter().position(|kept| kept.number == number)?;
        Some(self.all.remove(at))
    }

    /// Removes all matches without any moves, except `but`.
    pub fn take_unplayed(&mut self, but: Option<u64>) -> Vec<KeptMatch> {
        self.take(|kept| !kept.played && Some(kept.number) != but)
    }

    /// Removes the oldest matches beyond the limit of each kind, and then, while the total size is
    /// too large, the oldest of all, finished ones first. The newest match is never surplus, nor is
    /// the one `on_table`.
    pub fn take_surplus(&mut self, on_table: Option<u64>) -> Vec<KeptMatch> {
        let newest = self.all.first().map(|kept| kept.number);
        let stays = |kept: &KeptMatch| [newest, on_table].contains(&Some(kept.number));
        let mut room = [MOST_UNFINISHED, MOST_FINISHED];
        for kept in self.all.iter().filter(|kept| stays(kept)) {
            room[usize::from(kept.over)] -= 1;
        }
        let mut out = self.take(|kept| {
            let left = &mut room[usize::from(kept.over)];
            let surplus = !stays(kept) && *left == 0;
            *left -= usize::from(!stays(kept) && !surplus);
            surplus
        });
        let mut letters: usize = self.all.iter().map(KeptMatch::letters).sum();
        while letters > MOST_LETTERS {
            let oldest =
                |over| (self.all.iter()).rposition(|kept| kept.over == over && !stays(kept));
            let Some(at) = oldest(true).or_else(|| oldest(false)) else {
                break;
            };
            let taken = self.all.remove(at);
            letters -= taken.letters();
            out.push(taken);
        }
        out
    }

    fn take(&mut self, mut which: impl FnMut(&KeptMatch) -> bool) -> Vec<KeptMatch> {
        self.all.extract_if(.., |kept| which(kept)).collect()
    }
}

#[cfg(test)]
mod tests;
