//! The progress of two computers becomes one.
//!
//! Of every number the larger one stays (of the fewest plies the smaller one), and of every set
//! everything. So nothing becomes less, the order does not matter, and to import the same again
//! changes nothing. The matches of two computers are therefore not added up: nobody could tell those
//! that were counted on both.

use std::collections::{BTreeMap, VecDeque};

use crate::daily::DealResult;

use super::tally::{ChoiceTally, GameTally, PeopleTally, WinLossDraw, WinStreak};
use super::{Progress, REMEMBERED};

impl Progress {
    /// Adds the progress of another computer, or an earlier one of this. Nothing that is known here
    /// becomes less.
    pub fn merge(&mut self, other: &Self) {
        merge_each(&mut self.games, &other.games, GameTally::merge);
        merge_each(&mut self.lessons, &other.lessons, |steps, others| {
            *steps = (*steps).max(*others);
        });
        self.solved.extend(other.solved.iter().cloned());
        merge_each(&mut self.rush_best, &other.rush_best, |best, others| {
            *best = (*best).max(*others);
        });
        self.failed_puzzles.merge(&other.failed_puzzles);
        self.seen.extend(other.seen.iter().cloned());
        remember(&mut self.counted, &other.counted);
        self.daily.merge(&other.daily);
        for (family, days) in &other.daily_puzzles {
            self.daily_puzzles
                .entry(family.clone())
                .or_default()
                .merge(days);
        }
        merge_each(
            &mut self.daily_mistakes,
            &other.daily_mistakes,
            |last, others| {
                *last = (*last).max(*others);
            },
        );
        merge_each(&mut self.deals, &other.deals, DealResult::merge);
        for (variant, days) in &other.deal_days {
            self.deal_days
                .entry(variant.clone())
                .or_default()
                .merge(days);
        }
        for (family, learning) in &other.learning {
            self.learning_mut(family).merge(learning);
        }
        merge_each(&mut self.achieved, &other.achieved, |day, other| {
            *day = (*day).min(*other);
        });
        for (field, value) in &other.rest {
            self.rest
                .entry(field.clone())
                .or_insert_with(|| value.clone());
        }
    }
}

/// Merges what has the same key, and adds what is missing.
fn merge_each<K: Ord + Clone, V: Clone>(
    kept: &mut BTreeMap<K, V>,
    others: &BTreeMap<K, V>,
    merge: impl Fn(&mut V, &V),
) {
    for (key, other) in others {
        let value = kept.entry(key.clone()).or_insert_with(|| other.clone());
        merge(value, other);
    }
}

/// Adds the matches that were counted elsewhere, as older ones.
fn remember(counted: &mut VecDeque<u64>, others: &VecDeque<u64>) {
    for mark in others.iter().rev() {
        if counted.len() < REMEMBERED && !counted.contains(mark) {
            counted.push_front(*mark);
        }
    }
}

/// The smaller one, if there are two.
fn fewest(one: Option<u32>, other: Option<u32>) -> Option<u32> {
    one.into_iter().chain(other).min()
}

impl GameTally {
    fn merge(&mut self, other: &Self) {
        let (own, others) = (self.all_levels(), other.all_levels());
        self.run = own.later_run(&others).0;
        merge_each(&mut self.courtiers, &other.courtiers, WinLossDraw::merge);
        merge_each(&mut self.choices, &other.choices, ChoiceTally::merge);
        self.people.merge(&other.people);
        self.rating = match (self.rating, other.rating) {
            (Some(own), Some(other)) => Some(own.surer(other)),
            (own, other) => own.or(other),
        };
        let sealed = self.sealed.get_or_insert_default();
        sealed.extend(other.sealed.iter().flatten());
    }
}

impl WinLossDraw {
    fn merge(&mut self, other: &Self) {
        (self.run, self.offered) = self.later_run(other);
        self.won = self.won.max(other.won);
        self.drawn = self.drawn.max(other.drawn);
        self.lost = self.lost.max(other.lost);
        self.fewest_plies = fewest(self.fewest_plies, other.fewest_plies);
        self.seconds = self.seconds.max(other.seconds);
    }

    /// The streak of the one that has played more, with the longest of both, and whether another
    /// level was suggested in it.
    fn later_run(&self, other: &Self) -> (WinStreak, bool) {
        let key = |tally: &Self| {
            (
                tally.played(),
                tally.run.wins,
                tally.run.losses,
                tally.offered,
            )
        };
        let later = if key(other) > key(self) { other } else { self };
        let longest = self.run.longest.max(other.run.longest);
        (
            WinStreak {
                longest,
                ..later.run
            },
            later.offered,
        )
    }
}

impl ChoiceTally {
    fn merge(&mut self, other: &Self) {
        self.played = self.played.max(other.played);
        self.won = self.won.max(other.won);
    }
}

impl PeopleTally {
    fn merge(&mut self, other: &Self) {
        let seats = self.won.len().max(other.won.len());
        self.won.resize(seats, 0);
        for (won, others) in self.won.iter_mut().zip(&other.won) {
            *won = (*won).max(*others);
        }
        self.drawn = self.drawn.max(other.drawn);
        self.played = self.played.max(other.played);
        self.fewest_plies = fewest(self.fewest_plies, other.fewest_plies);
        self.seconds = self.seconds.max(other.seconds);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::time::Duration;

    use coffer_rules::{Occupant, Outcome, Reason, Record, Seat};
    use proptest::prelude::*;

    use super::*;

    /// Something that happens on a computer.
    #[derive(Clone, Debug)]
    enum Event {
        Match {
            seed: u64,
            level: u8,
            winner: Option<u8>,
            plies: usize,
        },
        Lesson(u32),
        Solved(u8),
        Failed(u8, i64),
        Rush(u32),
        Daily(u64),
        Answer(bool, i64),
        Offered(u8),
    }

    fn event() -> impl Strategy<Value = Event> {
        prop_oneof![
            4 => (0_u64..40, 0_u8..4, prop::option::of(0_u8..2), 20_usize..60)
                .prop_map(|(seed, level, winner, plies)| Event::Match { seed, level, winner, plies }),
            1 => (0_u32..9).prop_map(Event::Lesson),
            1 => (0_u8..9).prop_map(Event::Solved),
            1 => (0_u8..9, 0_i64..90).prop_map(|(puzzle, day)| Event::Failed(puzzle, day)),
            1 => (0_u32..30).prop_map(Event::Rush),
            1 => (0_u64..30).prop_map(Event::Daily),
            1 => (any::<bool>(), 0_i64..90).prop_map(|(right, day)| Event::Answer(right, day)),
            1 => (1_u8..4).prop_map(Event::Offered),
        ]
    }

    /// What is known after these events, as it is read from its file.
    fn after(events: &[Event]) -> Progress {
        let mut out = Progress::default();
        for event in events {
            match *event {
                Event::Match {
                    seed,
                    level,
                    winner,
                    plies,
                } => {
                    let person = || Occupant::Person(String::new());
                    let other = if level == 0 {
                        person()
                    } else {
                        Occupant::courtier(level)
                    };
                    let record = Record {
                        moves: vec!["11-15".to_owned(); plies],
                        ..Record::new("draughts", vec![person(), other], seed)
                    };
                    if plies % 2 == 0 {
                        out.set_begun(&record);
                    }
                    let won = |seat| Outcome::win(Seat(seat), Reason::RESIGNED);
                    let outcome = winner.map_or(Outcome::draw(Reason::AGREED), won);
                    out.record_result(
                        &record,
                        &outcome,
                        |one, other| one == other,
                        Duration::from_secs(seed),
                    );
                }
                Event::Lesson(steps) => out.set_lesson_steps("draughts", steps),
                Event::Solved(puzzle) => {
                    out.set_solved(&format!("d-{puzzle}"));
                }
                Event::Failed(puzzle, day) => {
                    out.set_failed(&format!("d-{puzzle}"), day * 86_400);
                }
                Event::Rush(solved) => {
                    out.record_rush("draughts", solved);
                }
                Event::Daily(day) => {
                    out.add_daily_mistakes("mill", day, 2);
                    out.set_daily_solved("mill", day);
                }
                Event::Answer(right, day) => {
                    out.learning_mut("cromwell")
                        .record_answer("anne", right, day * 86_400);
                }
                Event::Offered(level) => out.set_offered("draughts", level.into()),
            }
        }
        Progress::from_json(&out.to_json()).expect("is read")
    }

    fn merged(one: &Progress, other: &Progress) -> Progress {
        let mut out = one.clone();
        out.merge(other);
        out
    }

    /// The same progress whatever the order of the counted matches.
    fn sorted(mut progress: Progress) -> Progress {
        progress.counted.make_contiguous().sort_unstable();
        progress
    }

    fn assert_not_less(progress: &Progress, than: &Progress) {
        for (variant, before) in than.games() {
            let game = progress.game(variant).expect("is there");
            for (strength, before) in &before.courtiers {
                let tally = &game.courtiers[strength];
                assert!(
                    tally.won >= before.won
                        && tally.drawn >= before.drawn
                        && tally.lost >= before.lost
                );
                assert!(tally.seconds >= before.seconds && tally.run.longest >= before.run.longest);
                assert!(
                    before
                        .fewest_plies
                        .is_none_or(|plies| tally.fewest_plies.is_some_and(|now| now <= plies))
                );
            }
            for (choice, before) in &before.choices {
                assert!(
                    game.choices[choice].played >= before.played
                        && game.choices[choice].won >= before.won
                );
            }
            assert!(
                game.people.played >= before.people.played
                    && game.people.won.len() >= before.people.won.len()
            );
            assert!(
                game.people
                    .won
                    .iter()
                    .zip(&before.people.won)
                    .all(|(now, before)| now >= before)
            );
            assert!(game.run.longest >= before.run.longest);
        }
        assert!(progress.rush_best("draughts") >= than.rush_best("draughts"));
        assert!(progress.lesson_steps("draughts") >= than.lesson_steps("draughts"));
        assert!(progress.solved.is_superset(&than.solved) && progress.seen.is_superset(&than.seen));
        assert!(
            than.counted
                .iter()
                .all(|mark| progress.counted.contains(mark)),
            "no match counts twice"
        );
        for day in 0..30 {
            assert!(progress.daily().days(day) >= than.daily().days(day));
        }
        let learned = |progress: &Progress| progress.learning("cromwell").is_learned("anne");
        assert!(learned(progress) || !learned(than));
    }

    proptest! {
        #[test]
        fn merging_takes_nothing_away_and_is_the_same_both_ways(
            one in prop::collection::vec(event(), 0..40),
            other in prop::collection::vec(event(), 0..40),
        ) {
            let (one, other) = (after(&one), after(&other));
            let both = merged(&one, &other);
            assert_not_less(&both, &one);
            assert_not_less(&both, &other);
            prop_assert_eq!(sorted(merged(&other, &one)), sorted(both.clone()));
            // Once is enough, and nobody gains by merging with themselves.
            prop_assert_eq!(merged(&both, &other), both.clone());
            prop_assert_eq!(merged(&both, &one), both.clone());
            prop_assert_eq!(merged(&one, &one), one);
            // It contradicts itself nowhere: reading it corrects nothing.
            prop_assert_eq!(Progress::from_json(&both.to_json()), Ok(both));
        }
    }

    #[test]
    fn an_older_file_adds_only_what_is_missing() {
        let events = |seeds: std::ops::Range<u64>| {
            let one = |seed| Event::Match {
                seed,
                level: 2,
                winner: Some(0),
                plies: 30,
            };
            seeds.map(one).collect::<Vec<_>>()
        };
        let (older, newer) = (after(&events(0..3)), after(&events(0..8)));
        assert_eq!(sorted(merged(&newer, &older)), sorted(newer.clone()));
        assert_eq!(sorted(merged(&older, &newer)), sorted(newer));
    }

    #[test]
    fn fields_of_later_versions_stay() {
        let read = |text: &str| Progress::from_json(text).expect("is read");
        let mut one = read(r#"{"format":1,"medals":["oak"]}"#);
        one.merge(&read(
            r#"{"format":1,"medals":[],"badges":3,"solved":["d-1"]}"#,
        ));
        let fields: BTreeSet<&str> = one.rest.keys().map(String::as_str).collect();
        assert_eq!(fields, BTreeSet::from(["badges", "medals"]));
        assert_eq!(one.rest["medals"], serde_json::json!(["oak"]));
        assert!(one.is_solved("d-1"));
    }
}
