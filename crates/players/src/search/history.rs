//! The positions before the one to search: repetitions, and the plies since progress.

use super::position::SearchPosition;

/// The history before the position to search.
#[derive(Clone, Copy, Debug, Default)]
pub struct HistoryView<'a> {
    /// Keys of the earlier positions that can recur, oldest first, without the position itself.
    pub keys: &'a [u64],
    /// Plies since the last progress, which may be more or fewer than the keys.
    pub since_progress: u32,
    /// Plies without progress after which the game is drawn, if there is such a rule.
    pub progress_limit: Option<u32>,
    /// Plies after which the game is drawn in any case, if there is such a rule.
    pub plies_left: Option<u32>,
}

/// Records the history of a game while it is played, for [`HistoryView`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RepetitionHistory {
    keys: Vec<u64>,
    /// The index of the first key that can recur.
    repeatable_from: usize,
    since_progress: u32,
    progress_limit: Option<u32>,
}

impl RepetitionHistory {
    /// An empty history for a game that is drawn after `progress_limit` plies without progress.
    #[must_use]
    pub const fn new(progress_limit: Option<u32>) -> RepetitionHistory {
        RepetitionHistory {
            keys: Vec::new(),
            repeatable_from: 0,
            since_progress: 0,
            progress_limit,
        }
    }

    /// Records a move that is about to be played on `position`.
    pub fn note<P: SearchPosition>(&mut self, position: &P, mv: P::Move) {
        self.keys.push(position.key());
        if position.is_progress(mv) {
            self.repeatable_from = self.keys.len();
        }
        self.since_progress = if position.restarts_count(mv) {
            0
        } else {
            self.since_progress + 1
        };
    }

    /// The history as the search needs it.
    #[must_use]
    pub fn past(&self) -> HistoryView<'_> {
        HistoryView {
            keys: &self.keys[self.repeatable_from..],
            since_progress: self.since_progress,
            progress_limit: self.progress_limit,
            plies_left: None,
        }
    }

    /// Plies since the last progress.
    #[must_use]
    pub const fn since_progress(&self) -> u32 {
        self.since_progress
    }

    /// How often the position with this key occurred before.
    #[must_use]
    pub fn times(&self, key: u64) -> usize {
        self.keys.iter().filter(|&&earlier| earlier == key).count()
    }
}

/// Whether any key occurs more than once.
pub(super) fn is_any_twice(keys: &[u64]) -> bool {
    let mut keys = keys.to_vec();
    keys.sort_unstable();
    keys.windows(2).any(|pair| pair[0] == pair[1])
}
