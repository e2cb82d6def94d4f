//! What a player knows of a family's line of people: how often each was asked for and named, and
//! [when to ask again](super::repetition). Times are seconds since 1 January 1970. It is all kept in
//! [`Progress`](super::progress::Progress), by family.

use coffer_levels::quiz::Recall;
use serde::{Deserialize, Serialize};

use super::daily::DailyRun;
use super::repetition::{ItemMemory, Memories};

/// What is known of a family's people.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    people: Memories,
    /// The most right answers in one drill.
    drill_best: u32,
    /// The streak of daily questions.
    pub daily: DailyRun,
}

impl Learning {
    /// Nobody was asked for yet.
    pub(super) const NOTHING: Self = Self {
        people: Memories::NONE,
        drill_best: 0,
        daily: DailyRun::NONE,
    };

    /// What is known of a person; `None` if that person was never asked for.
    pub fn memory(&self, key: &str) -> Option<&ItemMemory> {
        self.people.get(key)
    }

    /// Records an answer to a question for a person.
    pub fn record_answer(&mut self, key: &str, right: bool, now: i64) {
        self.people.record(key, right, now);
    }

    /// Whether there were enough right answers, including the last one.
    pub fn is_learned(&self, key: &str) -> bool {
        self.memory(key).is_some_and(ItemMemory::is_learned)
    }

    /// How well a person is remembered, for [`Drill::ask`](coffer_levels::quiz::Drill::ask).
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
        self.people.merge(&other.people);
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

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_levels::quiz::{Difficulty, Drill, succession};
    use proptest::prelude::*;

    const NOW: i64 = 1_790_000_000;
    const DAY: i64 = 86_400;
    const PEOPLE: [&str; 4] = ["anne", "jane", "mary", "henry"];

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
        let asked = |person: &&coffer_levels::people::Person| {
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
        let is_due =
            |one: &&coffer_levels::people::Person| learning.people.is_due(one.key, tomorrow);
        assert!(weak.iter().all(is_due));
    }

    #[test]
    fn the_best_drill_is_kept() {
        let mut learning = Learning::default();
        assert!(learning.record_drill(9) && !learning.record_drill(9) && !learning.record_drill(3));
        assert!(learning.record_drill(10));
        assert_eq!(learning.drill_best(), 10);
    }

    /// Answers on one computer: the person, whether it was right, and after how many days.
    fn answers() -> impl Strategy<Value = Learning> {
        let answer = (0_usize..4, any::<bool>(), 0_i64..400);
        let answers = prop::collection::vec(answer, 0..40);
        (answers, 0_u32..40, prop::collection::vec(0_u64..40, 0..9)).prop_map(
            |(answers, best, days)| {
                let mut out = Learning::default();
                for (who, right, day) in answers {
                    out.record_answer(PEOPLE[who], right, NOW + day * DAY);
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
                for (key, memory) in PEOPLE.iter().filter_map(|key| Some((key, part.memory(key)?))) {
                    let kept = merged.memory(key).expect("is kept");
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
