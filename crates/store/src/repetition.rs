//! When to ask again (spaced repetition): for people of a line and for puzzles that were failed.
//!
//! FSRS, a model of forgetting, computes it: a right answer is a *Good*, a wrong one an *Again*. Times
//! are seconds since 1 January 1970.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, SystemTime};

use coffer_levels::quiz::Recall;
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The number of right answers after which something counts as learned.
pub const TIMES_TO_LEARN: u32 = 3;
/// The seconds in a day.
const DAY: i64 = 86_400;
/// The latest time that is kept: the end of the year 9999.
const LATEST: i64 = 253_402_300_799;
/// The longest interval until something is asked for again, in seconds.
const LONGEST: i64 = 36_500 * DAY;
/// The most things kept from a file.
const MOST: usize = 10_000;

/// How well one thing is remembered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ItemMemory {
    /// How often it was asked for.
    pub asked: u32,
    /// How often the answer was right.
    pub right: u32,
    /// Whether the last answer was right.
    #[serde(default)]
    pub last_right: bool,
    /// FSRS: the days until the chance of a right answer falls to nine in ten.
    stability: f64,
    /// FSRS: from 1 to 10.
    difficulty: f64,
    state: State,
    /// When it was last asked for.
    last: i64,
    /// When to ask again.
    due: i64,
}

/// How well several things are remembered, by key.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Memories(BTreeMap<String, ItemMemory>);

impl<'de> Deserialize<'de> for Memories {
    /// Skips what cannot be read, and corrects the rest.
    fn deserialize<D: Deserializer<'de>>(file: D) -> Result<Self, D::Error> {
        let Value::Object(items) = Value::deserialize(file)? else {
            return Ok(Self::NONE);
        };
        let item = |(key, value)| {
            let memory: ItemMemory = serde_json::from_value(value).ok()?;
            Some((key, memory.sane()?))
        };
        Ok(Self(
            items.into_iter().filter_map(item).take(MOST).collect(),
        ))
    }
}

impl Memories {
    /// Nothing was asked for yet.
    pub(super) const NONE: Self = Self(BTreeMap::new());

    /// Whether nothing was asked for yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How well this is remembered; `None` if it was never asked for.
    pub fn get(&self, key: &str) -> Option<&ItemMemory> {
        self.0.get(key)
    }

    /// Records whether this was answered rightly.
    pub fn record(&mut self, key: &str, right: bool, now: i64) {
        let now = now.clamp(0, LATEST);
        let memory = self.0.entry(key.to_owned());
        memory
            .or_insert_with(|| ItemMemory::new(now))
            .answered(right, now);
    }

    /// Whether this was asked for, and is due to be asked for again.
    pub fn is_due(&self, key: &str, now: i64) -> bool {
        self.get(key).is_some_and(|memory| memory.is_due(now))
    }

    /// Adds what was learned on another computer. Of each thing the better memory stays; nothing is
    /// known less well than before.
    pub fn merge(&mut self, other: &Self) {
        for (key, memory) in &other.0 {
            let kept = self.0.entry(key.clone());
            let kept = kept.or_insert_with(|| memory.clone());
            kept.merge(memory);
        }
    }
}

impl ItemMemory {
    fn new(now: i64) -> Self {
        Self {
            asked: 0,
            right: 0,
            last_right: false,
            stability: 0.0,
            difficulty: 0.0,
            state: State::New,
            last: now,
            due: now,
        }
    }

    /// Whether there were at least [`TIMES_TO_LEARN`] right answers, including the last one.
    pub fn is_learned(&self) -> bool {
        self.right >= TIMES_TO_LEARN && self.last_right
    }

    fn answered(&mut self, right: bool, now: i64) {
        static MODEL: LazyLock<FSRS> = LazyLock::new(|| FSRS::new(Parameters::default()));
        self.due = self.due_at(now);
        self.last = self.last.min(now);
        let rating = if right { Rating::Good } else { Rating::Again };
        let next = MODEL.next(self.card(), time(now).into(), rating).card;
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(right));
        self.last_right = right;
        (self.stability, self.difficulty) = (next.stability, next.difficulty);
        (self.state, self.due, self.last) = (next.state, next.due.timestamp(), now);
        self.correct();
    }

    /// The memory in the model's terms.
    fn card(&self) -> Card {
        Card {
            due: time(self.due).into(),
            last_review: time(self.last).into(),
            stability: self.stability,
            difficulty: self.difficulty,
            state: self.state,
            ..Card::default()
        }
    }

    /// When to ask again. If the clock was set back since, it is as much earlier.
    fn due_at(&self, now: i64) -> i64 {
        self.due - (self.last - now).max(0)
    }

    /// Whether to ask again.
    pub fn is_due(&self, now: i64) -> bool {
        self.due_at(now) <= now
    }

    /// How well it is remembered now.
    pub fn recall(&self, now: i64) -> Recall {
        let days = (now - self.last).max(0) as f64 / DAY as f64;
        let chance = Parameters::forgetting_curve(days, self.stability);
        Recall {
            due: self.is_due(now),
            weak: !self.last_right,
            permille: (chance * 1000.0).round().clamp(0.0, 1000.0) as u16,
        }
    }

    /// Takes over the memory of another computer if it is better, with the larger counts of both.
    fn merge(&mut self, other: &Self) {
        let asked = self.asked.max(other.asked);
        let right = self.right.max(other.right);
        if self.compare(other).is_lt() {
            *self = other.clone();
        }
        (self.asked, self.right) = (asked, right);
    }

    /// Which memory is the better one: what is learned, then the most right answers, then the most
    /// recent.
    fn compare(&self, other: &Self) -> Ordering {
        let counts = |memory: &Self| {
            let learned = memory.is_learned();
            (
                learned,
                memory.right,
                memory.asked,
                memory.last_right,
                memory.last,
                memory.due,
            )
        };
        let numbers = self.stability.total_cmp(&other.stability);
        let numbers = numbers.then_with(|| self.difficulty.total_cmp(&other.difficulty));
        let state = || (self.state as u8).cmp(&(other.state as u8));
        counts(self)
            .cmp(&counts(other))
            .then(numbers)
            .then_with(state)
    }

    /// A memory from a file, corrected; `None` if it was never asked for.
    fn sane(mut self) -> Option<Self> {
        if self.asked == 0 {
            return None;
        }
        self.right = self.right.min(self.asked);
        self.last_right &= self.right > 0;
        if self.state == State::New {
            self.state = State::Learning;
        }
        self.last = self.last.clamp(0, LATEST);
        self.correct();
        Some(self)
    }

    /// Clamps the numbers to the ranges that the model can work with.
    fn correct(&mut self) {
        self.stability = self.stability.clamp(0.01, 36_500.0);
        self.difficulty = self.difficulty.clamp(1.0, 10.0);
        self.due = self.due.clamp(self.last, self.last + LONGEST);
    }
}

/// A time in the model's terms; times before 1970 count as 1970.
fn time(seconds: i64) -> SystemTime {
    let seconds = u64::try_from(seconds).unwrap_or(0);
    SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const NOW: i64 = 1_790_000_000;

    fn known_after(answers: &[(bool, i64)]) -> ItemMemory {
        let mut memories = Memories::default();
        for (right, now) in answers {
            memories.record("anne", *right, *now);
        }
        memories.get("anne").expect("was asked for").clone()
    }

    #[test]
    fn something_is_learned_when_right_three_times_and_the_last_time() {
        let mut memories = Memories::default();
        let mut learned = Vec::new();
        for right in [true, true, false, true, false, true] {
            memories.record("anne", right, NOW);
            learned.push(memories.0["anne"].is_learned());
        }
        assert_eq!(learned, [false, false, false, true, false, true]);
        let memory = memories.get("anne").expect("was asked for");
        assert_eq!((memory.asked, memory.right), (6, 4));
        assert!(memories.get("victoria").is_none());
    }

    #[test]
    fn a_wrong_answer_comes_back_within_minutes_and_a_known_one_after_days() {
        let wrong = known_after(&[(false, NOW)]);
        assert!(wrong.due - NOW <= 5 * 60, "{wrong:?}");
        let known = known_after(&[(true, NOW), (true, NOW + 600), (true, NOW + 4 * DAY)]);
        assert!(known.due - NOW > 8 * DAY, "{known:?}");
        let recall = |days: i64| known.recall(NOW + days * DAY).permille;
        assert!(recall(5) > recall(20) && recall(20) > recall(200));
    }

    #[test]
    fn a_clock_that_is_set_back_keeps_nobody_waiting() {
        let known = known_after(&[(true, NOW + 4_000 * DAY), (true, NOW)]);
        assert!(known.due < NOW + 10 * DAY, "{known:?}");
        let ahead = known_after(&[(true, NOW + 4_000 * DAY)]);
        assert!(ahead.due_at(NOW) <= NOW + DAY);
        for now in [i64::MIN, -1, 0, i64::MAX] {
            let memory = known_after(&[(true, now), (false, now), (true, now)]);
            assert!((0..=LATEST + LONGEST).contains(&memory.due), "{memory:?}");
        }
    }

    #[test]
    fn nonsense_in_a_file_is_corrected() {
        let person = json!({"asked": 3, "right": 9, "last_right": true, "stability": -4.0,
            "difficulty": 1e300, "state": "New", "last": i64::MAX, "due": i64::MIN});
        let text = json!({
            "anne": person, "john": 3, "jane": {"asked": "often"},
            "mary1": {"asked": 0, "right": 0, "stability": 1.0, "difficulty": 5.0, "state": "Review", "last": 0, "due": 0},
            "mary2": {"asked": 1, "right": 0, "stability": null, "difficulty": 5.0, "state": "Review", "last": 0, "due": 0},
            "henry8": {"asked": 1, "right": 0, "stability": 1.0, "difficulty": 5.0, "state": "Dead", "last": 0, "due": 0},
        });
        let mut memories: Memories = serde_json::from_value(text).expect("is read");
        assert_eq!(memories.0.keys().collect::<Vec<_>>(), ["anne"]);
        let anne = &memories.0["anne"];
        assert_eq!((anne.right, anne.last, anne.due), (3, LATEST, LATEST));
        assert_eq!(
            (anne.stability, anne.difficulty, anne.state),
            (0.01, 10.0, State::Learning)
        );
        memories.record("anne", true, NOW);
        let anne = &memories.0["anne"];
        assert!(anne.due > NOW && anne.due < NOW + DAY * 2, "{anne:?}");
        let empty: Memories = serde_json::from_value(json!([1])).expect("is read");
        assert_eq!(empty, Memories::NONE);
    }

    #[test]
    fn what_was_learned_is_never_replaced_by_less() {
        let learned = known_after(&[(true, NOW), (true, NOW + DAY), (true, NOW + 2 * DAY)]);
        // More recent, more often asked, and yet less.
        let worse = known_after(&[
            (true, NOW + 9 * DAY),
            (false, NOW + 10 * DAY),
            (false, NOW + 10 * DAY),
            (false, NOW + 11 * DAY),
        ]);
        for (mut kept, other) in [(learned.clone(), worse.clone()), (worse, learned.clone())] {
            kept.merge(&other);
            assert!(kept.is_learned(), "{kept:?}");
            assert_eq!((kept.asked, kept.right), (4, 3));
            assert_eq!((kept.stability, kept.due), (learned.stability, learned.due));
        }
    }
}
