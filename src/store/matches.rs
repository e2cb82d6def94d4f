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
use std::sync::Arc;

use crate::rules::Record;
use crate::rules::share::merge_sources;

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

/// Whether two matches have begun alike: with the same game, people, seed and position.
pub fn begun_alike(one: &Record, other: &Record) -> bool {
    let begun = |record: &Record| {
        let Record {
            variant,
            options,
            seat_options,
            seats,
            seed,
            position,
            ..
        } = record.clone();
        (variant, options, seat_options, seats, seed, position)
    };
    one.seed == other.seed && begun(one) == begun(other)
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
mod tests {
    use super::*;
    use crate::rules::{Analysis, Occupant};

    fn kept(when: u64, over: bool) -> KeptMatch {
        let people = vec![Occupant::Person(String::new()); 2];
        KeptMatch {
            number: 0,
            when,
            over,
            played: true,
            record: Arc::new(Record::new("draughts", people, when)),
        }
    }

    fn seeds<'a>(matches: impl IntoIterator<Item = &'a KeptMatch>) -> Vec<u64> {
        let seeds = matches.into_iter().map(|kept| kept.record.seed);
        seeds.collect()
    }

    fn numbers(names: &[&str]) -> Vec<(String, u64)> {
        let files = in_order(names.iter().map(|name| (*name).to_owned()));
        files
            .into_iter()
            .map(|file| (file.file, file.number))
            .collect()
    }

    /// The same, with the names as they were given.
    fn assert_numbers(names: &[&str], wanted: &[(&str, u64)]) {
        let wanted: Vec<(String, u64)> = wanted
            .iter()
            .map(|(name, number)| ((*name).to_owned(), *number))
            .collect();
        assert_eq!(numbers(names), wanted);
    }

    #[test]
    fn a_file_says_when_its_number_and_whether_it_is_over() {
        for over in [false, true] {
            let name = KeptMatch {
                number: 12,
                ..kept(1_763_850_000, over)
            }
            .file();
            let wanted = MatchName {
                over,
                when: 1_763_850_000,
                number: Some(12),
            };
            assert_eq!(MatchName::parse(&name), Some(wanted), "{name}");
        }
        let old = MatchName {
            over: true,
            when: 3,
            number: None,
        };
        assert_eq!(MatchName::parse("finished-3.json"), Some(old));
        assert_eq!(
            MatchName::parse("finished-3-18446744073709551615.json"),
            Some(old)
        );
        assert_eq!(
            (number("kept-finished-3-7.json"), number("finished-3.json")),
            (7, 0)
        );
        for other in [
            "match.json",
            "finished-.json",
            "finished-x.json",
            "finished-+3.json",
            "finished-3-.json",
            "finished-3-4-5.json",
            "kept-finished-3-4.json",
            "lost-3.json",
            "finished-3",
        ] {
            assert_eq!(MatchName::parse(other), None, "{other}");
        }
    }

    #[test]
    fn files_without_a_number_get_the_next_ones_in_the_order_of_their_dates() {
        assert_numbers(
            &[
                "unfinished-900.json",
                "finished-30.json",
                "progress.json",
                "unfinished-7.json",
            ],
            &[
                ("unfinished-7.json", 1),
                ("finished-30.json", 2),
                ("unfinished-900.json", 3),
            ],
        );
        // Those of an earlier version that was used again come after the others, whatever the dates.
        assert_numbers(
            &[
                "unfinished-9000-4.json",
                "unfinished-100.json",
                "finished-8-5.json",
            ],
            &[
                ("unfinished-9000-4.json", 4),
                ("finished-8-5.json", 5),
                ("unfinished-100.json", 6),
            ],
        );
    }

    /// Each number is there twice, and both latest matches stay the latest.
    #[test]
    fn two_merged_folders_keep_both_orders() {
        let one = (1..=6_u64).map(|number| file_name(false, 5_000 - number, number));
        let other =
            (1..=6_u64).map(|number| file_name(number % 2 == 0, 9_000_000 + number, number));
        let (one, other): (Vec<String>, Vec<String>) = (one.collect(), other.collect());
        let merged = in_order(one.iter().chain(&other).cloned());
        assert_eq!(merged.len(), 12);
        assert!(
            merged
                .windows(2)
                .all(|pair| pair[0].number < pair[1].number)
        );
        for names in [&one, &other] {
            let of_one = merged
                .iter()
                .map(|file| &file.file)
                .filter(|file| names.contains(file));
            assert_eq!(of_one.collect::<Vec<_>>(), names.iter().collect::<Vec<_>>());
        }
        let latest: Vec<&String> = merged[10..].iter().map(|file| &file.file).collect();
        assert!(
            latest.contains(&&one[5]) && latest.contains(&&other[5]),
            "{latest:?}"
        );
        // Once they are renamed, nothing changes any more.
        let renamed = |file: &MatchFile| {
            let over = MatchName::parse(&file.file).is_some_and(|name| name.over);
            file_name(over, file.when, file.number)
        };
        let again = in_order(merged.iter().map(renamed));
        assert!(again.iter().all(|file| renamed(file) == file.file));
    }

    #[test]
    fn no_match_gets_the_name_of_another_file() {
        // The last one may be of a newer version, and keeps its name.
        let names = [
            "unfinished-5-1.json",
            "unfinished-7-1.json",
            "finished-7-2.json",
        ];
        let files = in_order(names.map(str::to_owned));
        for file in &files {
            for over in [false, true] {
                let name = file_name(over, file.when, file.number);
                assert!(
                    name == file.file || !names.contains(&name.as_str()),
                    "{files:?}"
                );
            }
        }
    }

    #[test]
    fn the_last_that_was_opened_comes_first_whatever_the_clock_says() {
        let mut all = KeptMatches::default();
        for when in [5, 9, 7] {
            all.add(kept(when, false));
        }
        assert_eq!(all.add(kept(7, true)), 4);
        assert_eq!(seeds(all.iter()), [7, 7, 9, 5]);
        assert_eq!(seeds(all.which(true)), [7]);
        assert_eq!(all.remove(4).map(|taken| taken.over), Some(true));
        assert_eq!(all.which(true).count(), 0);
        assert_eq!(all.add(kept(1, true)), 5, "no number is used again");
    }

    #[test]
    fn the_last_ten_and_the_last_thirty_stay() {
        let mut all = KeptMatches::default();
        for when in 0..50 {
            all.add(kept(when, false));
            all.add(kept(100 + when, true));
        }
        let taken = all.take_surplus(None);
        assert_eq!(taken.len(), 40 + 20);
        assert_eq!(
            seeds(all.which(false)),
            (40..50).rev().collect::<Vec<u64>>()
        );
        assert_eq!(all.which(true).count(), MOST_FINISHED);
        assert!(all.take_surplus(None).is_empty());
    }

    /// The clock was once wrong: the dates of what is kept lie years ahead.
    #[test]
    fn a_new_match_stays_beside_any_number_with_dates_ahead() {
        for (over, most) in [(false, 10), (true, 30)] {
            let mut all = KeptMatches::default();
            let ahead = (0..most).map(|n| {
                format!(
                    "{}-{}.json",
                    if over { "finished" } else { "unfinished" },
                    4_000_000_000_u64 + n
                )
            });
            for file in in_order(ahead) {
                assert!(all.add_read(KeptMatch {
                    number: file.number,
                    ..kept(file.when, over)
                }));
            }
            let on_table = all.add(kept(1_700_000_000, over));
            let dropped = all.take_surplus(Some(on_table));
            assert_eq!(seeds(&dropped), [4_000_000_000], "the oldest of them");
            assert_eq!(all.iter().next().map(|kept| kept.when), Some(1_700_000_000));
            assert!(all.take_surplus(Some(on_table)).is_empty());
        }
    }

    /// A finished match that is reviewed is the oldest of all, and stays as long as it is on the
    /// table.
    #[test]
    fn the_match_on_the_table_and_the_newest_are_never_surplus() {
        let mut all = KeptMatches::default();
        let on_table = all.add(kept(1, true));
        for when in 2..60 {
            all.add(kept(when, true));
        }
        let newest = all.add(kept(60, false));
        let taken = all.take_surplus(Some(on_table));
        assert!(all.get(on_table).is_some() && all.get(newest).is_some());
        assert_eq!((taken.len(), all.which(true).count()), (59 - 30, 30));
        // However large they are.
        for number in [on_table, newest] {
            let large = all.get_mut(number).expect("is there");
            Arc::make_mut(&mut large.record).moves = vec!["11-15".to_owned(); MOST_LETTERS / 8];
        }
        all.take_surplus(Some(on_table));
        assert_eq!(seeds(all.iter()), [60, 1]);
    }

    #[test]
    fn all_together_stay_small_and_finished_ones_go_first() {
        let mut all = KeptMatches::default();
        for when in 0..4 {
            let mut large = kept(when, when == 2);
            let moves = vec!["11-15".to_owned(); MOST_LETTERS / 8 / 3];
            Arc::make_mut(&mut large.record).moves = moves;
            all.add(large);
        }
        assert_eq!(seeds(&all.take_surplus(None)), [2, 0]);
        assert_eq!(seeds(all.iter()), [3, 1]);
    }

    #[test]
    fn where_nobody_has_moved_nothing_is_lost() {
        let mut all = KeptMatches::default();
        for when in 0..3 {
            all.add(KeptMatch {
                played: when == 1,
                ..kept(when, false)
            });
        }
        assert_eq!(seeds(&all.take_unplayed(Some(3))), [0]);
        assert_eq!(seeds(all.iter()), [2, 1]);
    }

    #[test]
    fn a_match_that_is_there_twice_is_read_once() {
        let mut all = KeptMatches::default();
        assert!(all.add_read(KeptMatch {
            number: 3,
            ..kept(1, false)
        }));
        assert!(!all.add_read(KeptMatch {
            number: 8,
            ..kept(1, false)
        }));
        assert!(all.add_read(KeptMatch {
            number: 5,
            ..kept(2, false)
        }));
        assert_eq!(seeds(all.iter()), [2, 1]);
        assert_eq!(all.add(kept(4, false)), 9);
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
