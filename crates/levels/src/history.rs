//! What became of Henry's six queens: a true sentence about each, for the first time that a goal of
//! The Six Wives is met in her way.
//!
//! The names are stored under `six_wives-history-<n>-name` and the sentences under
//! `six_wives-history-<n>`, counted from 0 in the order of history.

use coffer_rules::six_wives::card::{Fate, QUEENS};

/// One of Henry's six queens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HistoricalQueen(u8);

impl HistoricalQueen {
    /// All six, in the order of history.
    pub fn all() -> impl Iterator<Item = HistoricalQueen> {
        (0..QUEENS as u8).map(HistoricalQueen)
    }

    /// The queen with this key, for progress that was stored.
    #[must_use]
    pub fn of_key(key: &str) -> Option<HistoricalQueen> {
        Self::all().find(|queen| queen.key() == key)
    }

    /// The queen whose fate is told when a player meets the last of these goals: the first divorce
    /// tells of the first queen who was divorced, the second of the second. `None` before the
    /// first goal.
    #[must_use]
    pub fn told_by(log: &[(u8, Fate)]) -> Option<HistoricalQueen> {
        let (_, fate) = log.last()?;
        let before = log.iter().filter(|(_, other)| other == fate).count() - 1;
        let alike = Self::all().filter(|queen| queen.fate() == *fate);
        alike.into_iter().nth(before)
    }

    /// Her place in the order of history, counted from 0.
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// What became of her.
    #[must_use]
    pub const fn fate(self) -> Fate {
        Fate::HISTORY[self.0 as usize % QUEENS]
    }

    /// The text key of the sentence about her, which also stands for her in stored progress.
    #[must_use]
    pub fn key(self) -> String {
        format!("six_wives-history-{}", self.0)
    }

    /// The text key of her name.
    #[must_use]
    pub fn name(self) -> String {
        format!("six_wives-history-{}-name", self.0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use coffer_texts as texts;

    use super::*;

    #[test]
    fn every_queen_has_a_name_and_a_sentence() {
        for queen in HistoricalQueen::all() {
            assert!(texts::has(&queen.key()) && texts::has(&queen.name()));
            assert_eq!(HistoricalQueen::of_key(&queen.key()), Some(queen));
        }
        assert_eq!(HistoricalQueen::of_key("six_wives-history-6"), None);
    }

    /// In whatever order the goals are met, each queen is told of once.
    #[test]
    fn a_whole_game_tells_of_all_six() {
        let mut fates = Fate::HISTORY;
        for turns in 0..QUEENS {
            fates.rotate_left(turns);
            let log: Vec<(u8, Fate)> = (0..).zip(fates).collect();
            let told = (1..=QUEENS).map(|met| HistoricalQueen::told_by(&log[..met]));
            let told: BTreeSet<_> = told.collect();
            assert_eq!(told.len(), QUEENS);
            assert!(!told.contains(&None));
        }
        let divorces = [(3, Fate::Divorced), (0, Fate::Divorced)];
        let place = |met| HistoricalQueen::told_by(&divorces[..met]).map(HistoricalQueen::place);
        assert_eq!([place(0), place(1), place(2)], [None, Some(0), Some(3)]);
    }
}
