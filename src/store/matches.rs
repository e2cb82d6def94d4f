//! The stored matches: the most recent unfinished ones and the most recent finished ones.
//!
//! Each is a separate file, a [`Record`] as JSON. Its name says whether the match is over and when
//! it was last opened, in seconds since 1970: `unfinished-1763850000.json`,
//! `finished-1763850000.json`. So matches can be listed without reading them, and those of two
//! computers can be merged in one store.

use std::sync::Arc;

use crate::rules::Record;

/// The number of unfinished matches kept.
pub const MOST_UNFINISHED: usize = 10;
/// The number of finished matches kept.
pub const MOST_FINISHED: usize = 30;
/// The total size of all matches, in characters: a browser gives a page some five million.
pub const MOST_LETTERS: usize = 1_500_000;

/// A stored match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptMatch {
    /// When it was last opened, in seconds since 1970; unique among the matches.
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
        let state = if self.over { "finished" } else { "unfinished" };
        format!("{state}-{}.json", self.when)
    }

    /// The approximate size of its file, in characters.
    fn letters(&self) -> usize {
        // Each move adds two quotes and a comma.
        let moves = self.record.moves.iter().map(|text| text.len() + 3);
        400 + moves.sum::<usize>()
    }
}

/// When the match of a file was last opened; `None` if the name is not that of a stored match.
pub fn when(file: &str) -> Option<u64> {
    let (state, rest) = file.split_once('-')?;
    let when = rest.strip_suffix(".json")?.parse().ok()?;
    matches!(state, "finished" | "unfinished").then_some(when)
}

/// All stored matches, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptMatches(Vec<KeptMatch>);

impl KeptMatches {
    /// Every match, the newest first.
    pub fn iter(&self) -> impl Iterator<Item = &KeptMatch> {
        self.0.iter()
    }

    /// The finished or the unfinished matches, the newest first.
    pub fn which(&self, over: bool) -> impl Iterator<Item = &KeptMatch> {
        self.0.iter().filter(move |kept| kept.over == over)
    }

    /// The match with this `when`.
    pub fn get(&self, when: u64) -> Option<&KeptMatch> {
        self.0.iter().find(|kept| kept.when == when)
    }

    /// Mutable access to a match; `when` must not be changed.
    pub fn get_mut(&mut self, when: u64) -> Option<&mut KeptMatch> {
        self.0.iter_mut().find(|kept| kept.when == when)
    }

    /// Adds a match, and increments its `when` until it is unique. Returns that.
    pub fn add(&mut self, mut kept: KeptMatch) -> u64 {
        while self.get(kept.when).is_some() {
            kept.when += 1;
        }
        let when = kept.when;
        let at = self.0.partition_point(|other| other.when > when);
        self.0.insert(at, kept);
        when
    }

    /// Removes a match.
    pub fn remove(&mut self, when: u64) -> Option<KeptMatch> {
        let at = self.0.iter().position(|kept| kept.when == when)?;
        Some(self.0.remove(at))
    }

    /// Removes all matches without any moves, except `but`.
    pub fn take_unplayed(&mut self, but: u64) -> Vec<KeptMatch> {
        self.take(|kept| !kept.played && kept.when != but)
    }

    /// Removes the oldest matches beyond the limit of each kind, and then, while the total size is
    /// too large, the oldest of all, finished ones first.
    pub fn take_surplus(&mut self) -> Vec<KeptMatch> {
        let (mut finished, mut unfinished) = (0, 0);
        let mut out = self.take(|kept| {
            let (count, most) = if kept.over {
                (&mut finished, MOST_FINISHED)
            } else {
                (&mut unfinished, MOST_UNFINISHED)
            };
            *count += 1;
            *count > most
        });
        let mut letters: usize = self.0.iter().map(KeptMatch::letters).sum();
        while letters > MOST_LETTERS && self.0.len() > 1 {
            let oldest = self.0.iter().rposition(|kept| kept.over);
            let taken = self.0.remove(oldest.unwrap_or(self.0.len() - 1));
            letters -= taken.letters();
            out.push(taken);
        }
        out
    }

    fn take(&mut self, mut which: impl FnMut(&KeptMatch) -> bool) -> Vec<KeptMatch> {
        self.0.extract_if(.., |kept| which(kept)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Occupant;

    fn kept(when: u64, over: bool) -> KeptMatch {
        let people = vec![Occupant::Person(String::new()); 2];
        KeptMatch {
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

    #[test]
    fn a_file_says_when_and_whether_it_is_over() {
        for over in [false, true] {
            assert_eq!(when(&kept(1_763_850_000, over).file()), Some(1_763_850_000));
        }
        assert_eq!(kept(3, true).file(), "finished-3.json");
        for other in [
            "match.json",
            "finished-.json",
            "finished-x.json",
            "lost-3.json",
            "finished-3",
        ] {
            assert_eq!(when(other), None, "{other}");
        }
    }

    #[test]
    fn the_newest_comes_first_and_none_takes_the_place_of_another() {
        let mut all = KeptMatches::default();
        for when in [5, 9, 7] {
            all.add(kept(when, false));
        }
        assert_eq!(all.add(kept(7, true)), 8);
        assert_eq!(seeds(all.iter()), [9, 7, 7, 5]);
        assert_eq!(seeds(all.which(true)), [7]);
        assert_eq!(all.remove(8).map(|taken| taken.over), Some(true));
        assert_eq!(all.which(true).count(), 0);
    }

    #[test]
    fn the_last_ten_and_the_last_thirty_stay() {
        let mut all = KeptMatches::default();
        for when in 0..50 {
            all.add(kept(when, false));
            all.add(kept(100 + when, true));
        }
        let taken = all.take_surplus();
        assert_eq!(taken.len(), 40 + 20);
        assert_eq!(
            seeds(all.which(false)),
            (40..50).rev().collect::<Vec<u64>>()
        );
        assert_eq!(all.which(true).count(), MOST_FINISHED);
        assert!(all.take_surplus().is_empty());
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
        assert_eq!(seeds(&all.take_surplus()), [2, 0]);
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
        assert_eq!(seeds(&all.take_unplayed(2)), [0]);
        assert_eq!(seeds(all.iter()), [2, 1]);
    }
}
