//! The days on which the daily puzzle was solved, or a daily question answered.

use serde::{Deserialize, Serialize};

/// The most runs of days that are kept: the last ones.
const MOST_RUNS: usize = 400;

/// Days on which something daily was done, and the streaks that they make. Days are local ones,
/// counted from 1 January 1970.
///
/// It is a set of days, so that a wrong clock does no harm: a day far ahead breaks no streak once
/// the clock is right again, a day that comes twice counts once, and the days of two computers can
/// be put together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "DailyFile", into = "DailyFile")]
pub struct DailyRun {
    /// In their order, with at least one other day between two of them.
    runs: Vec<Days>,
}

/// Consecutive days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Days {
    first: u64,
    last: u64,
}

/// How the days are stored.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct DailyFile {
    /// The last day.
    last: u64,
    /// The number of consecutive days up to that one; 0 if there are none.
    days: u32,
    /// The runs before, each with its first and its last day. Earlier versions have none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<(u64, u64)>,
}

impl Days {
    fn count(self) -> u32 {
        u32::try_from(self.last - self.first).map_or(u32::MAX, |days| days.saturating_add(1))
    }

    fn contains(self, day: u64) -> bool {
        (self.first..=self.last).contains(&day)
    }
}

impl From<DailyFile> for DailyRun {
    fn from(file: DailyFile) -> Self {
        let earlier = file.earlier.into_iter();
        let mut runs: Vec<Days> = earlier.map(|(first, last)| Days { first, last }).collect();
        if file.days > 0 {
            let first = file.last.saturating_sub(u64::from(file.days) - 1);
            runs.push(Days {
                first,
                last: file.last,
            });
        }
        runs.retain(|run| run.first <= run.last);
        Self { runs }.sane()
    }
}

impl From<DailyRun> for DailyFile {
    fn from(run: DailyRun) -> Self {
        let Some((last, earlier)) = run.runs.split_last() else {
            return Self::default();
        };
        Self {
            last: last.last,
            days: last.count(),
            earlier: earlier.iter().map(|run| (run.first, run.last)).collect(),
        }
    }
}

impl DailyRun {
    /// No day yet.
    pub(super) const NONE: Self = Self { runs: Vec::new() };

    /// Whether this day's puzzle or question was solved on the day itself.
    pub fn is_solved(&self, day: u64) -> bool {
        self.runs.iter().any(|run| run.contains(day))
    }

    /// The length of the streak that goes on today or ended yesterday; 0 if it was broken. If the
    /// player has come back over the date line, the days after today are in it.
    pub fn days(&self, today: u64) -> u32 {
        let yesterday = today.saturating_sub(1);
        let goes_on = |run: &&Days| run.first <= today && yesterday <= run.last;
        // Yesterday and today are never in two runs.
        self.runs.iter().find(goes_on).map_or(0, |run| run.count())
    }

    /// The length of the longest streak.
    pub fn longest(&self) -> u32 {
        self.runs.iter().map(|run| run.count()).max().unwrap_or(0)
    }

    /// Records that this day's puzzle or question was solved. Returns false if it already was.
    pub fn set_solved(&mut self, day: u64) -> bool {
        let new = !self.is_solved(day);
        if new {
            self.runs.push(Days {
                first: day,
                last: day,
            });
            self.make_sane();
        }
        new
    }

    /// Adds the days of another computer.
    pub fn merge(&mut self, other: &Self) {
        self.runs.extend(&other.runs);
        self.make_sane();
    }

    fn sane(mut self) -> Self {
        self.make_sane();
        self
    }

    /// Sorts the runs and joins those without a day between them.
    fn make_sane(&mut self) {
        self.runs.sort_unstable();
        self.runs.dedup_by(|next, run| {
            let joined = next.first <= run.last.saturating_add(1);
            if joined {
                run.last = run.last.max(next.last);
            }
            joined
        });
        let surplus = self.runs.len().saturating_sub(MOST_RUNS);
        self.runs.drain(..surplus);
    }
}

/// The mistakes made in the last daily puzzle that was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default)]
pub struct DailyMistakes {
    /// The day of the puzzle.
    day: u64,
    /// How many there were before it was solved.
    made: u32,
}

impl DailyMistakes {
    /// The mistakes made in the puzzle of this day.
    pub fn on(self, day: u64) -> u32 {
        if self.day == day { self.made } else { 0 }
    }

    /// Adds mistakes made in the puzzle of this day.
    pub fn add(&mut self, day: u64, made: u32) {
        *self = Self {
            day,
            made: self.on(day).saturating_add(made),
        };
    }
}

/// How the last deal of the day of a game went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DealResult {
    /// The day of the deal.
    pub day: u64,
    /// The player's own points; `None` before the deal is over.
    pub own: Option<i32>,
    /// What the courtiers make of it in the player's seat, weakest first, as far as they have
    /// played it.
    pub courtiers: Vec<i32>,
}

impl DealResult {
    /// The deal of a day that nobody has played yet.
    pub fn of(day: u64) -> Self {
        Self {
            day,
            ..Self::default()
        }
    }

    /// Adds what another computer knows: the later day stays, of the same day everything.
    pub fn merge(&mut self, other: &Self) {
        if other.day > self.day {
            self.clone_from(other);
        } else if other.day == self.day {
            self.own = self.own.max(other.own);
            if other.courtiers.len() > self.courtiers.len() {
                self.courtiers.clone_from(&other.courtiers);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn solved(days: &[u64]) -> DailyRun {
        let mut out = DailyRun::default();
        for day in days {
            out.set_solved(*day);
        }
        out
    }

    fn again(run: &DailyRun) -> DailyRun {
        let text = serde_json::to_string(run).expect("is written");
        serde_json::from_str(&text).expect("is read")
    }

    #[test]
    fn a_streak_goes_on_after_the_clock_was_years_ahead() {
        let mut run = solved(&[100, 101, 102, 9_000]);
        assert_eq!(run.days(103), 3, "what the wrong clock did breaks nothing");
        assert!(run.set_solved(103), "and the day counts");
        assert_eq!((run.days(103), run.days(104), run.days(105)), (4, 4, 0));
        assert_eq!(again(&run), run);
    }

    /// The clock was set back by an hour around midnight, or the player flew over the date line.
    #[test]
    fn a_day_that_comes_twice_counts_once_and_breaks_nothing() {
        let mut run = solved(&[100, 101]);
        assert!(run.is_solved(100) && !run.set_solved(100));
        assert_eq!(run.days(100), 2);
        assert!(!run.set_solved(101) && run.set_solved(102));
        assert_eq!(run.days(102), 3);
    }

    /// A time zone may skip a day; then the streak is over, as after any day without a puzzle.
    #[test]
    fn a_day_that_was_skipped_can_be_made_up_only_if_it_comes() {
        let mut run = solved(&[100, 102]);
        assert_eq!((run.days(102), run.is_solved(101)), (1, false));
        assert!(run.set_solved(101), "the clock was a day ahead");
        assert_eq!(run.days(102), 3);
    }

    #[test]
    fn files_of_earlier_versions_and_nonsense_are_read() {
        let read = |text: &str| serde_json::from_str::<DailyRun>(text).expect("is read");
        assert_eq!(read(r#"{"last": 101, "days": 2}"#), solved(&[100, 101]));
        assert_eq!(read("{}"), DailyRun::NONE);
        assert_eq!(read(r#"{"last": 5, "days": 4294967295}"#).days(5), 6);
        let odd = format!(
            r#"{{"last": {0}, "days": 1, "earlier": [[9, 3], [1, {0}]]}}"#,
            u64::MAX
        );
        assert_eq!(read(&odd).days(7), u32::MAX);
        // What earlier versions read of it is the last streak.
        let text = serde_json::to_value(solved(&[1, 100, 101])).expect("is written");
        assert_eq!((&text["last"], &text["days"]), (&101.into(), &2.into()));
        let many: Vec<u64> = (0..1_000).map(|day| day * 2).collect();
        let many = solved(&many);
        assert!(many.runs.len() == MOST_RUNS && many.is_solved(1_998));
    }

    proptest! {
        /// Two computers together have the days of both, whatever comes first, and once only.
        #[test]
        fn merged_days_are_those_of_both(
            one in prop::collection::vec(0_u64..60, 0..30),
            other in prop::collection::vec(0_u64..60, 0..30),
        ) {
            let (one, other) = (solved(&one), solved(&other));
            let mut merged = one.clone();
            merged.merge(&other);
            for day in 0..60 {
                prop_assert_eq!(merged.is_solved(day), one.is_solved(day) || other.is_solved(day));
                prop_assert!(merged.days(day) >= one.days(day).max(other.days(day)));
            }
            let mut back = other.clone();
            back.merge(&one);
            prop_assert_eq!(&back, &merged);
            merged.merge(&other);
            prop_assert_eq!(&back, &merged);
            prop_assert_eq!(again(&merged), merged);
        }
    }
}
