//! The results of matches, by game, level and choice.

use std::collections::{BTreeMap, BTreeSet};

use coffer_rules::{Effort, Occupant, Record, Seat, Strength};
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;

use super::rating::PersonRating;

/// The matches of one game: against courtiers by strength, and between people.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameTally {
    /// By how strongly the strongest opponent plays.
    #[serde(rename = "levels")]
    pub courtiers: BTreeMap<Strength, WinLossDraw>,
    /// The streak against all courtiers.
    pub run: WinStreak,
    /// Matches with several people.
    pub people: PeopleTally,
    /// The matches against courtiers by what the person chose, e.g. `seats=3` or `variant=history`.
    pub choices: BTreeMap<String, ChoiceTally>,
    /// The person's rating, from matches against one courtier alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<PersonRating>,
    /// The levels whose seal was earned; `None` in a file of an earlier version, in which every win
    /// earned it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) sealed: Option<BTreeSet<u8>>,
}

/// The matches against courtiers with one choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ChoiceTally {
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
}

impl ChoiceTally {
    pub(super) fn add(&mut self, ended: Ended) {
        self.played = self.played.saturating_add(1);
        self.won = self.won.saturating_add(u32::from(ended == Ended::Won));
    }
}

/// The choice under which matches with this number of seats are counted.
pub fn seats_choice(seats: usize) -> String {
    format!("seats={seats}")
}

/// What a person chose for a match: the number of seats, and the options of the own seat.
pub(super) fn choices(record: &Record, person: Seat) -> Vec<String> {
    let seats = seats_choice(record.seats.len());
    let own = record
        .seat_options
        .get(person.index())
        .into_iter()
        .flatten();
    let own = own.map(|(name, value)| format!("{name}={value}"));
    [seats].into_iter().chain(own).collect()
}

/// One person's matches against courtiers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WinLossDraw {
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// The current streak of wins or losses, and the longest winning streak.
    pub run: WinStreak,
    /// The fewest plies, of all seats together, in a match that was won.
    pub fewest_plies: Option<u32>,
    /// The time at the table, in seconds.
    pub seconds: u64,
    /// Whether another strength has been suggested in this streak.
    pub(super) offered: bool,
}

/// A streak of wins or losses; a draw ends either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WinStreak {
    /// Consecutive wins up to the last match.
    pub wins: u32,
    /// Consecutive losses up to the last match.
    pub losses: u32,
    /// The longest winning streak ever.
    pub longest: u32,
}

/// Matches between people at one table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PeopleTally {
    /// Matches won, by seat; all seats that win together count. Seats without a win may be missing
    /// at the end.
    pub won: Vec<u32>,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches played.
    pub played: u32,
    /// The fewest plies, of all seats together, in a match that was won.
    pub fewest_plies: Option<u32>,
    /// The time at the table, in seconds.
    pub seconds: u64,
}

/// How a match ended for one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    Won,
    Drawn,
    Lost,
}

impl Ended {
    /// The same for the rating.
    pub(super) const fn outcome(self) -> Outcomes {
        match self {
            Ended::Won => Outcomes::WIN,
            Ended::Drawn => Outcomes::DRAW,
            Ended::Lost => Outcomes::LOSS,
        }
    }
}

impl WinStreak {
    pub(super) fn add(&mut self, ended: Ended) {
        let increment = |length: u32| length.saturating_add(1);
        (self.wins, self.losses) = match ended {
            Ended::Won => (increment(self.wins), 0),
            Ended::Drawn => (0, 0),
            Ended::Lost => (0, increment(self.losses)),
        };
        self.longest = self.longest.max(self.wins);
    }

    /// Whether this result ends the streak.
    const fn broken_by(&self, ended: Ended) -> bool {
        match ended {
            Ended::Won => self.wins == 0,
            Ended::Drawn => true,
            Ended::Lost => self.losses == 0,
        }
    }

    /// Corrects a streak from a file: no longer than there were matches, and not both wins and
    /// losses.
    pub(super) fn sane(self, won: u32, lost: u32) -> Self {
        let wins = self.wins.min(won);
        let losses = if wins == 0 { self.losses.min(lost) } else { 0 };
        Self {
            wins,
            losses,
            longest: self.longest.min(won).max(wins),
        }
    }
}

impl WinLossDraw {
    /// The number of matches played.
    pub const fn played(&self) -> u32 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }

    pub(super) fn add(&mut self, ended: Ended, plies: u32, seconds: u64) {
        self.offered &= !self.run.broken_by(ended);
        self.run.add(ended);
        let count = match ended {
            Ended::Won => {
                fewest(&mut self.fewest_plies, plies);
                &mut self.won
            }
            Ended::Drawn => &mut self.drawn,
            Ended::Lost => &mut self.lost,
        };
        *count = count.saturating_add(1);
        self.seconds = self.seconds.saturating_add(seconds);
    }
}

impl PeopleTally {
    pub(super) fn add(&mut self, winners: &[Seat], plies: u32, seconds: u64) {
        self.played = self.played.saturating_add(1);
        self.seconds = self.seconds.saturating_add(seconds);
        if winners.is_empty() {
            self.drawn = self.drawn.saturating_add(1);
            return;
        }
        fewest(&mut self.fewest_plies, plies);
        for seat in winners {
            if self.won.len() <= seat.index() {
                self.won.resize(seat.index() + 1, 0);
            }
            self.won[seat.index()] = self.won[seat.index()].saturating_add(1);
        }
    }

    pub(super) fn sane(&mut self) {
        self.won.truncate(usize::from(u8::MAX));
        self.drawn = self.drawn.min(self.played);
        for won in &mut self.won {
            *won = (*won).min(self.played);
        }
    }
}

fn fewest(kept: &mut Option<u32>, plies: u32) {
    *kept = Some(kept.map_or(plies, |before| before.min(plies)));
}

/// Several tallies as one, without a streak.
fn combined<'a>(tallies: impl IntoIterator<Item = &'a WinLossDraw>) -> WinLossDraw {
    let mut all = WinLossDraw::default();
    for tally in tallies {
        all.won = all.won.saturating_add(tally.won);
        all.drawn = all.drawn.saturating_add(tally.drawn);
        all.lost = all.lost.saturating_add(tally.lost);
        all.seconds = all.seconds.saturating_add(tally.seconds);
        if let Some(plies) = tally.fewest_plies {
            fewest(&mut all.fewest_plies, plies);
        }
    }
    all
}

impl GameTally {
    /// Whether the seal of this level was earned, see [`Progress`](super::Progress).
    pub fn is_sealed(&self, level: u8) -> bool {
        let sealed = self.sealed.as_ref();
        sealed.is_some_and(|sealed| sealed.contains(&level))
    }

    /// Records that the seal of this level was earned.
    pub(super) fn seal(&mut self, level: u8) {
        self.sealed.get_or_insert_default().insert(level);
    }

    /// All matches against courtiers combined, with the streak over all of them.
    pub fn all_levels(&self) -> WinLossDraw {
        WinLossDraw {
            run: self.run,
            ..combined(self.courtiers.values())
        }
    }

    /// The matches against a level, however much effort it made, with the streak of its usual effort.
    pub fn level(&self, level: u8) -> WinLossDraw {
        let own = self.courtiers.iter();
        let own = own.filter(|(strength, _)| strength.level == level);
        let usual = self.courtiers.get(&Strength::usual(level));
        WinLossDraw {
            run: usual.map_or_else(WinStreak::default, |usual| usual.run),
            ..combined(own.map(|(_, tally)| tally))
        }
    }

    pub(super) fn sane(&mut self) {
        self.courtiers
            .retain(|strength, _| Occupant::LEVELS.contains(&strength.level));
        for tally in self.courtiers.values_mut() {
            tally.run = tally.run.sane(tally.won, tally.lost);
            tally.fewest_plies = tally.fewest_plies.filter(|_| tally.won > 0);
        }
        let all = self.all_levels();
        self.run = self.run.sane(all.won, all.lost);
        self.people.sane();
        self.rating = self.rating.map(PersonRating::sane);
        for tally in self.choices.values_mut() {
            tally.won = tally.won.min(tally.played);
        }
        let beaten = self.courtiers.iter().filter(|(_, tally)| tally.won > 0);
        let beaten = beaten.filter(|(strength, _)| strength.effort >= Effort::Usual);
        let beaten: BTreeSet<u8> = beaten.map(|(strength, _)| strength.level).collect();
        // What is sealed was won.
        match &mut self.sealed {
            Some(sealed) => sealed.retain(|level| beaten.contains(level)),
            None => self.sealed = Some(beaten),
        }
    }
}
