//! What a player knows of a family's line of people: how often each was asked for and named, and
//! when to ask again (spaced repetition).
//!
//! FSRS, a model of forgetting, computes when to ask again: a right answer is a *Good*, a wrong one
//! an *Again*. Times are seconds since 1 January 1970. It is all kept in
//! [`Progress`](super::progress::Progress), by family.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, SystemTime};

use rs_fsrs::{Card, FSRS, Parameters, Rating, State};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::daily::DailyRun;
use crate::levels::quiz::Recall;

/// The number of right answers after which a person counts as learned.
pub const TIMES_TO_LEARN: u32 = 3;
/// The seconds in a day.
const DAY: i64 = 86_400;
/// The latest time that is kept: the end of the year 9999.
const LATEST: i64 = 253_402_300_799;
/// The longest interval until a person is asked for again, in seconds.
const LONGEST: i64 = 36_500 * DAY;
/// The most people kept from a file; no family has nearly as many.
const MOST_PEOPLE: usize = 1_000;

/// What is known of one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonMemory {
    /// How often the person was asked for.
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
    /// When the person was last asked for.
    last: i64,
    /// When to ask again.
    due: i64,
}

/// What is known of a family's people.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    #[serde(deserialize_with = "sane_people")]
    people: BTreeMap<String, PersonMemory>,
    /// The most right answers in one drill.
    drill_best: u32,
    /// The streak of daily questions.
    pub daily: DailyRun,
}

/// Skips people whose memory cannot be read, and corrects the others.
fn sane_people<'de, D: Deserializer<'de>>(
    file: D,
) -> Result<BTreeMap<String, PersonMemory>, D::Error> {
    let Value::Object(people) = Value::deserialize(file)? else {
        return Ok(BTreeMap::new());
    };
    let person = |(key, value)| {
        let memory: PersonMemory = serde_json::from_value(value).ok()?;
        Some((key, memory.sane()?))
    };
    Ok(people
        .into_iter()
        .filter_map(person)
        .take(MOST_PEOPLE)
        .collect())
}

impl Learning {
    /// Nobody was asked for yet.
    pub(super) const NOTHING: Self = Self {
        people: BTreeMap::new(),
        drill_best: 0,
        daily: DailyRun::NONE,
    };

    /// What is known of a person; `None` if that person was never asked for.
    pub fn memory(&self, key: &str) -> Option<&PersonMemory> {
        self.people.get(key)
    }

    /// Records an answer to a question for a person.
    pub fn record_answer(&mut self, key: &str, right: bool, now: i64) {
        let now = now.clamp(0, LATEST);
        let memory = self.people.entry(key.to_owned());
        memory
            .or_insert_with(|| PersonMemory::new(now))
            .answered(right, now);
    }

    /// Whether there were at least [`TIMES_TO_LEARN`] right answers, including the last answer.
    pub fn is_learned(&self, key: &str) -> bool {
        self.memory(key).is_some_and(PersonMemory::is_learned)
    }

    /// The people that are due to be asked for again.
    pub fn due(&self, now: i64) -> impl Iterator<Item = &str> {
        let due = self.people.iter();
        let due = due.filter(move |(_, memory)| memory.due_at(now) <= now);
        due.map(|(key, _)| key.as_str())
    }

    /// How well a person is remembered, for [`Drill::ask`](crate::levels::quiz::Drill::ask).
    pub fn recall(&self, key: &str, now: i64) -> Option<Recall> {
        self.memory(key).map(|memory| memory.recall(now))
    }

    /// The most right answers in one drill so far.
    pub const fn drill_best(&self) -> u32 {
        self.drill_best
    }

    /// Adds what was learned on another computer. Of each person the better memory stays; nothing is
    /// known less well than before.
    pub fn merge(&mut self, other: &Self) {
        for (key, memory) in &other.people {
            let kept = self.people.entry(key.clone());
            let kept = kept.or_insert_with(|| memory.clone());
            kept.merge(memory);
        }
        self.drill_best = self.drill_best.max(other.drill_best);
        self.daily.merge(&other.daily);
    }

    /// Records the right answers of a drill. Returns whether there are more than ever before.
    pub fn record_drill(&mut self, right: u32) -> bool {
        let better = right > self.drill_best;
        self.drill_best = self.drill_best.max(right);
        better
    }
}

impl PersonMemory {
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

    fn is_learned(&self) -> bool {
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

    fn recall(&self, now: i64) -> Recall {
        let days = (now - self.last).max(0) as f64 / DAY as f64;
        let chance = Parameters::forgetting_curve(days, self.stability);
        Recall {
            due: self.due_at(now) <= now,
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

    /// Which memory is the better one: whoever is learned, then the most right answers, then the most
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

    /// A memory from a file, corrected; `None` if the person was never asked for.
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
    use super::*;
    use crate::levels::quiz::{Difficulty, Drill, succession};
    use proptest::prelude::*;
    use serde_json::json;

    const NOW: i64 = 1_790_000_000;

    fn known_after(answers: &[(bool, i64)]) -> PersonMemory {
        let mut learning = Learning::default();
        for (right, now) in answers {
            learning.record_answer("anne", *right, *now);
        }
        learning.memory("anne").expect("was asked for").clone()
    }

    #[test]
    fn a_person_is_learned_when_named_three_times_and_the_last_time() {
        let mut learning = Learning::default();
        let mut learned = Vec::new();
        for right in [true, true, false, true, false, true] {
            learning.record_answer("anne", right, NOW);
            learned.push(learning.is_learned("anne"));
        }
        assert_eq!(learned, [false, false, false, true, false, true]);
        let memory = learning.memory("anne").expect("was asked for");
        assert_eq!((memory.asked, memory.right), (6, 4));
        assert!(!learning.is_learned("victoria"));
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

    /// Six weeks with a drill of forty questions every evening. One player never knows the Stuarts,
    /// and is asked for them sooner and much more often.
    #[test]
    fn a_weak_one_comes_back_sooner_and_more_often_than_a_known_one() {
        let line = succession("cromwell").expect("has a line");
        let mut learning = Learning::default();
        let mut last = None;
        for evening in 0..42 {
            let mut drill = Drill::new(line, Difficulty::Usual, evening as u64);
            for question in 0..40 {
                let now = NOW + evening * DAY + question * 7;
                let asked = drill.ask(|key| learning.recall(key, now)).expect("people");
                assert_ne!(last, Some(asked.asked_for.key), "the same twice in a row");
                last = Some(asked.asked_for.key);
                let right = asked.asked_for.group != "stuart";
                learning.record_answer(asked.asked_for.key, right, now);
            }
        }
        let asked = |person: &&crate::levels::people::Person| {
            let memory = learning
                .memory(person.key)
                .expect("everybody was asked for");
            memory.asked
        };
        let (weak, known): (Vec<_>, Vec<_>) =
            line.people.iter().partition(|one| one.group == "stuart");
        let least_weak = weak.iter().map(asked).min();
        let most_known = known.iter().map(asked).max();
        assert!(
            least_weak > most_known.map(|most| most * 2),
            "{least_weak:?} {most_known:?}"
        );
        assert!(known.iter().all(|one| learning.is_learned(one.key)));
        assert!(!weak.iter().any(|one| learning.is_learned(one.key)));
        let tomorrow = NOW + 43 * DAY;
        let due: Vec<&str> = learning.due(tomorrow).collect();
        assert!(weak.iter().all(|one| due.contains(&one.key)), "{due:?}");
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
            "drill_best": 12,
            "people": {
                "anne": person, "john": 3, "jane": {"asked": "often"},
                "mary1": {"asked": 0, "right": 0, "stability": 1.0, "difficulty": 5.0, "state": "Review", "last": 0, "due": 0},
                "mary2": {"asked": 1, "right": 0, "stability": null, "difficulty": 5.0, "state": "Review", "last": 0, "due": 0},
                "henry8": {"asked": 1, "right": 0, "stability": 1.0, "difficulty": 5.0, "state": "Dead", "last": 0, "due": 0},
            },
        });
        let mut learning: Learning = serde_json::from_value(text).expect("is read");
        assert_eq!(learning.people.keys().collect::<Vec<_>>(), ["anne"]);
        let anne = &learning.people["anne"];
        assert_eq!((anne.right, anne.last, anne.due), (3, LATEST, LATEST));
        assert_eq!(
            (anne.stability, anne.difficulty, anne.state),
            (0.01, 10.0, State::Learning)
        );
        learning.record_answer("anne", true, NOW);
        let anne = &learning.people["anne"];
        assert!(anne.due > NOW && anne.due < NOW + DAY * 2, "{anne:?}");
        assert_eq!(learning.drill_best(), 12);
        let empty: Learning = serde_json::from_value(json!({"people": [1]})).expect("is read");
        assert_eq!(empty, Learning::NOTHING);
    }

    #[test]
    fn the_best_drill_is_kept() {
        let mut learning = Learning::default();
        assert!(learning.record_drill(9) && !learning.record_drill(9) && !learning.record_drill(3));
        assert!(learning.record_drill(10));
        assert_eq!(learning.drill_best(), 10);
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

    /// Answers on one computer: the person, whether it was right, and after how many days.
    fn answers() -> impl Strategy<Value = Learning> {
        let answer = (0_usize..4, any::<bool>(), 0_i64..400);
        let answers = prop::collection::vec(answer, 0..40);
        (answers, 0_u32..40, prop::collection::vec(0_u64..40, 0..9)).prop_map(
            |(answers, best, days)| {
                let mut out = Learning::default();
                for (who, right, day) in answers {
                    out.record_answer(
                        ["anne", "jane", "mary", "henry"][who],
                        right,
                        NOW + day * DAY,
                    );
                }
                out.record_drill(best);
                for day in days {
                    out.daily.set_solved(day);
                }
                out
            },
        )
    }

    proptest! {
        #[test]
        fn merging_is_the_same_both_ways_and_once_is_enough(one in answers(), other in answers()) {
            let mut merged = one.clone();
            merged.merge(&other);
            let mut back = other.clone();
            back.merge(&one);
            prop_assert_eq!(&back, &merged);
            back.merge(&one);
            back.merge(&other);
            prop_assert_eq!(&back, &merged);
            for part in [&one, &other] {
                prop_assert!(merged.drill_best >= part.drill_best);
                for (key, memory) in &part.people {
                    let kept = &merged.people[key];
                    prop_assert!(kept.asked >= memory.asked && kept.right >= memory.right);
                    prop_assert!(kept.is_learned() || !memory.is_learned());
                }
            }
            let mut alone = one.clone();
            alone.merge(&one);
            prop_assert_eq!(alone, one);
        }
    }
}
