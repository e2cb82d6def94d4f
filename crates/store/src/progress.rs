//! A player's progress: results by game and level, lessons, puzzles, and what has been shown once.
//!
//! It is one small JSON file, [`PROGRESS`], that the [`Store`](super::Store) treats like the
//! others: it is included in exports, and set aside if it cannot be read. Fields that this program
//! does not know are preserved.
//!
//! # What counts
//! A match played to its end from the standard starting position, whether it ended by moves,
//! resignation or agreement. A match opened from a link counts like any other, as in correspondence
//! play. Positions set up by hand, puzzles and lessons do not count: their records have a position.
//! Nor do matches without a person, or with a random player.
//!
//! A match counts once, at its first end: taking back moves and ending it differently, or
//! restarting the same match, changes nothing.
//!
//! # Rating
//! A match against one courtier alone changes the person's rating at the game, by Glicko-2; the courtiers'
//! ratings are those of tournaments.
//!
//! # Seals
//! A win against a courtier who does not play gently earns the seal of that level only if the match was begun here, and nobody
//! asked for a hint, took back a move or restarted it. The progress remembers such matches while they
//! go on, and not the record of the match, which anybody can write. What was won in earlier versions
//! keeps its seals.

mod merge;
mod rating;
mod tally;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use coffer_players::ratings::rating;
use coffer_rules::stable_hash::fnv;
use coffer_rules::{Effort, Occupant, Outcome, Record, Seat, Strength};
use coffer_texts as texts;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::daily::{DailyMistakes, DailyRun, DealResult};
use super::learning::Learning;
use super::repetition::Memories;
use tally::{Ended, choices};

pub use rating::PersonRating;
pub use tally::{ChoiceTally, GameTally, PeopleTally, WinLossDraw, WinStreak, seats_choice};

/// The name under which the progress is stored.
pub const PROGRESS: &str = "progress.json";
/// The format version that this program writes, if there is nothing that needs a later one.
const FORMAT: u32 = 1;
/// The format version with matches against courtiers who play gently or in earnest, the newest.
const EFFORTS: u32 = 2;
/// The number of consecutive wins or losses after which another strength is suggested.
pub const RUN_FOR_OFFER: u32 = 3;
/// The number of counted matches that are remembered.
const REMEMBERED: usize = 1024;

/// Everything stored about a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    format: u32,
    games: BTreeMap<String, GameTally>,
    lessons: BTreeMap<String, u32>,
    solved: BTreeSet<String>,
    /// The puzzles that were ever failed, and when to repeat them.
    failed_puzzles: Memories,
    /// The most puzzles of each variant solved in one rush.
    rush_best: BTreeMap<String, u32>,
    seen: BTreeSet<String>,
    /// Hashes of the matches counted so far, oldest first.
    counted: VecDeque<u64>,
    /// Hashes of the matches that were begun here and have gone on without help, oldest first.
    unaided: VecDeque<u64>,
    /// The days with a daily puzzle solved.
    daily: DailyRun,
    /// The same for each family.
    daily_puzzles: BTreeMap<String, DailyRun>,
    /// The mistakes in the last daily puzzle of each family.
    daily_mistakes: BTreeMap<String, DailyMistakes>,
    /// The last deal of the day of each card game, by variant.
    deals: BTreeMap<String, DealResult>,
    /// The days on which the deal of the day was played to its end.
    deal_days: BTreeMap<String, DailyRun>,
    /// What is known of the people of each family.
    learning: BTreeMap<String, Learning>,
    /// The days on which achievements were reached.
    achieved: BTreeMap<String, u64>,
    /// Fields added by a later version.
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

/// How a finished match was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordedAs {
    /// It was added to the person's matches against a courtier who plays this strongly.
    Courtier(Strength),
    /// It was added to the matches between people.
    People,
    /// This match had already been counted.
    Before,
    /// Matches like this do not count.
    No,
}

/// Why a text is not a progress file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgressError {
    /// The text was not written by [`Progress::to_json`].
    #[error("{}", texts::text("progress-unreadable"))]
    Unreadable(String),
    /// It was written by a later version of the game.
    #[error("{}", texts::fill("progress-newer", &[("format", &.0.to_string())]))]
    Newer(u64),
}

impl Progress {
    /// Whether nothing has been played, learned or shown yet.
    pub fn is_new(&self) -> bool {
        self.games.is_empty()
            && self.lessons.is_empty()
            && self.solved.is_empty()
            && self.failed_puzzles.is_empty()
            && self.seen.is_empty()
            && self.learning.is_empty()
            && self.achieved.is_empty()
    }

    /// Reads what [`Progress::to_json`] wrote. Missing fields are empty; contradictory numbers are
    /// corrected.
    ///
    /// # Errors
    /// With a sentence if the text is not a progress file, or has a later format.
    pub fn from_json(text: &str) -> Result<Self, ProgressError> {
        // Serde's message may quote any part of the text.
        let unreadable = |reason: &str| ProgressError::Unreadable(texts::cut(reason, 160));
        let value: Value =
            serde_json::from_str(text).map_err(|error| unreadable(&error.to_string()))?;
        match value.get("format").and_then(Value::as_u64) {
            Some(format) if (u64::from(FORMAT)..=u64::from(EFFORTS)).contains(&format) => {}
            Some(format) if format > u64::from(EFFORTS) => {
                return Err(ProgressError::Newer(format));
            }
            _ => return Err(unreadable(texts::text("progress-no_format"))),
        }
        let mut out: Self =
            serde_json::from_value(value).map_err(|error| unreadable(&error.to_string()))?;
        out.games.values_mut().for_each(GameTally::sane);
        for marks in [&mut out.counted, &mut out.unaided] {
            let surplus = marks.len().saturating_sub(REMEMBERED);
            marks.drain(..surplus);
        }
        Ok(out)
    }

    /// The progress as JSON.
    pub fn to_json(&self) -> String {
        let written = Self {
            format: self.needed_format(),
            ..self.clone()
        };
        serde_json::to_string_pretty(&written)
            .expect("progress has only strings, numbers, lists and maps with names")
    }

    /// The format version that the matches need.
    fn needed_format(&self) -> u32 {
        let mut played = self.games.values().flat_map(|game| game.courtiers.keys());
        if played.any(|strength| strength.effort != Effort::Usual) {
            EFFORTS
        } else {
            FORMAT
        }
    }

    /// Adds a match that has just ended; `allies` says which seats win and lose together, `time` is
    /// the time at the table. See the [module](self) for what counts.
    pub fn record_result(
        &mut self,
        record: &Record,
        outcome: &Outcome,
        allies: impl Fn(Seat, Seat) -> bool,
        time: Duration,
    ) -> RecordedAs {
        let here_or_elsewhere = |who: &Occupant| who.is_person() || who.is_guest();
        let persons: Vec<Seat> = seats(record, here_or_elsewhere).collect();
        let chance = seats(record, |occupant| *occupant == Occupant::Random).next();
        let strength = persons
            .first()
            .and_then(|person| strongest_against(record, |seat| allies(*person, seat)));
        let alone = persons.len() == 1 && strength.is_none();
        if record.position.is_some() || persons.is_empty() || alone || chance.is_some() {
            return RecordedAs::No;
        }
        let mark = mark(record);
        if self.counted.contains(&mark) {
            return RecordedAs::Before;
        }
        let unaided = self.set_aided(record);
        let game = self.games.entry(record.variant.clone()).or_default();
        game.sealed.get_or_insert_default();
        let plies = u32::try_from(record.moves.len()).unwrap_or(u32::MAX);
        let seconds = time.as_secs();
        let counted = match (persons.as_slice(), strength) {
            ([person], Some(strength)) => {
                let ended = match outcome.winners.as_slice() {
                    [] => Ended::Drawn,
                    winners if winners.contains(person) => Ended::Won,
                    _ => Ended::Lost,
                };
                game.courtiers
                    .entry(strength)
                    .or_default()
                    .add(ended, plies, seconds);
                game.run.add(ended);
                if record.seats.len() == 2
                    && let Some(rated) = rating(&record.variant, strength)
                {
                    let own = game.rating.unwrap_or_default();
                    game.rating = Some(own.after(rated, ended.outcome()));
                }
                if ended == Ended::Won && unaided && strength.effort >= Effort::Usual {
                    game.seal(strength.level);
                }
                for choice in choices(record, *person) {
                    game.choices.entry(choice).or_default().add(ended);
                }
                RecordedAs::Courtier(strength)
            }
            _ => {
                game.people.add(&outcome.winners, plies, seconds);
                RecordedAs::People
            }
        };
        push_mark(&mut self.counted, mark);
        counted
    }

    /// Records that a match begins here in which nobody has moved yet. Returns whether it is a new one
    /// that may earn a seal: a courtier plays, from the standard position.
    pub fn set_begun(&mut self, record: &Record) -> bool {
        let courtier = |occupant: &Occupant| matches!(occupant, Occupant::Courtier(_));
        let mark = mark(record);
        let earns = record.position.is_none()
            && record.seats.iter().any(courtier)
            && !self.counted.contains(&mark)
            && !self.unaided.contains(&mark);
        if earns {
            push_mark(&mut self.unaided, mark);
        }
        earns
    }

    /// Records that a match earns no seal any more: somebody asked for a hint, took back a move,
    /// began it again, or its moves come from elsewhere. Returns whether it could have earned one.
    pub fn set_aided(&mut self, record: &Record) -> bool {
        let mark = mark(record);
        let at = self.unaided.iter().position(|other| *other == mark);
        at.and_then(|at| self.unaided.remove(at)).is_some()
    }

    /// The matches of a game; `None` if none was finished yet.
    pub fn game(&self, variant: &str) -> Option<&GameTally> {
        self.games.get(variant)
    }

    /// The games with finished matches, by variant.
    pub fn games(&self) -> impl Iterator<Item = (&str, &GameTally)> {
        self.games
            .iter()
            .map(|(variant, game)| (variant.as_str(), game))
    }

    /// The strength to suggest after [`RUN_FOR_OFFER`] consecutive losses or wins against this one: the
    /// next one below or above. `None` if there is no reason, no such strength, or it was already
    /// suggested in this streak, see [`Progress::set_offered`].
    pub fn offer(&self, variant: &str, strength: Strength) -> Option<Strength> {
        let tally = self.games.get(variant)?.courtiers.get(&strength)?;
        if tally.offered {
            return None;
        }
        if tally.run.losses >= RUN_FOR_OFFER {
            Strength::of_step(strength.step().checked_sub(1)?)
        } else if tally.run.wins >= RUN_FOR_OFFER {
            Strength::of_step(strength.step() + 1)
        } else {
            None
        }
    }

    /// Records that another strength was suggested, whatever the answer: there is no further
    /// suggestion before the streak ends.
    pub fn set_offered(&mut self, variant: &str, strength: Strength) {
        if let Some(tally) = self
            .games
            .get_mut(variant)
            .and_then(|game| game.courtiers.get_mut(&strength))
        {
            tally.offered = true;
        }
    }

    /// The number of steps completed of a variant's lesson, from the first.
    pub fn lesson_steps(&self, variant: &str) -> u32 {
        self.lessons.get(variant).copied().unwrap_or_default()
    }

    /// Records that the first `steps` of a variant's lesson are completed; restarting a lesson does
    /// not reduce this.
    pub fn set_lesson_steps(&mut self, variant: &str, steps: u32) {
        let kept = self.lessons.entry(variant.to_owned()).or_default();
        *kept = (*kept).max(steps);
    }

    /// Whether the puzzle with this id is solved.
    pub fn is_solved(&self, puzzle: &str) -> bool {
        self.solved.contains(puzzle)
    }

    /// The ids of the solved puzzles.
    pub fn solved(&self) -> impl Iterator<Item = &str> {
        self.solved.iter().map(String::as_str)
    }

    /// Records that a puzzle is solved. Returns false if it already was.
    pub fn set_solved(&mut self, puzzle: &str) -> bool {
        self.solved.insert(puzzle.to_owned())
    }

    /// Whether a puzzle was failed when it was last tried.
    pub fn is_failed(&self, puzzle: &str) -> bool {
        let memory = self.failed_puzzles.get(puzzle);
        memory.is_some_and(|memory| !memory.last_right)
    }

    /// Whether a puzzle that was failed is due to be repeated; `now` is Unix time in seconds.
    pub fn is_to_repeat(&self, puzzle: &str, now: i64) -> bool {
        self.failed_puzzles.is_due(puzzle, now)
    }

    /// Records that a puzzle was failed: a wrong move was tried, or its solution shown.
    pub fn set_failed(&mut self, puzzle: &str, now: i64) {
        self.failed_puzzles.record(puzzle, false, now);
    }

    /// Records that a puzzle was solved without a mistake, if it was due to be repeated. Returns
    /// whether it was.
    pub fn set_repeated(&mut self, puzzle: &str, now: i64) -> bool {
        let due = self.is_to_repeat(puzzle, now);
        if due {
            self.failed_puzzles.record(puzzle, true, now);
        }
        due
    }

    /// The most puzzles of a variant solved in one rush.
    pub fn rush_best(&self, variant: &str) -> u32 {
        self.rush_best.get(variant).copied().unwrap_or_default()
    }

    /// Records the puzzles solved in a rush. Returns whether there are more than ever before.
    pub fn record_rush(&mut self, variant: &str, solved: u32) -> bool {
        let better = solved > self.rush_best(variant);
        if better {
            self.rush_best.insert(variant.to_owned(), solved);
        }
        better
    }

    /// The days on which a daily puzzle of any family was solved.
    pub const fn daily(&self) -> &DailyRun {
        &self.daily
    }

    /// The days on which a family's daily puzzle was solved.
    pub fn daily_of(&self, family: &str) -> &DailyRun {
        static NO_DAY: DailyRun = DailyRun::NONE;
        self.daily_puzzles.get(family).unwrap_or(&NO_DAY)
    }

    /// Records that a family's puzzle of a day was solved on that day. Returns false if it already
    /// was.
    pub fn set_daily_solved(&mut self, family: &str, day: u64) -> bool {
        self.daily.set_solved(day);
        let of_family = self.daily_puzzles.entry(family.to_owned()).or_default();
        of_family.set_solved(day)
    }

    /// The mistakes made in a family's puzzle of a day before it was solved.
    pub fn daily_mistakes(&self, family: &str, day: u64) -> u32 {
        let last = self.daily_mistakes.get(family);
        last.map_or(0, |last| last.on(day))
    }

    /// Records mistakes in a family's puzzle of a day, unless it is solved.
    pub fn add_daily_mistakes(&mut self, family: &str, day: u64, made: u32) {
        if !self.daily_of(family).is_solved(day) {
            let last = self.daily_mistakes.entry(family.to_owned()).or_default();
            last.add(day, made);
        }
    }

    /// How a game's deal of this day went.
    pub fn deal(&self, variant: &str, day: u64) -> DealResult {
        let last = self.deals.get(variant).filter(|last| last.day == day);
        last.cloned().unwrap_or_else(|| DealResult::of(day))
    }

    /// The days on which a game's deal of the day was played.
    pub fn deal_days(&self, variant: &str) -> &DailyRun {
        static NO_DAY: DailyRun = DailyRun::NONE;
        self.deal_days.get(variant).unwrap_or(&NO_DAY)
    }

    /// Records the player's points in a deal. Only the first time counts; returns whether it was.
    pub fn record_deal(&mut self, variant: &str, day: u64, points: i32) -> bool {
        let mut deal = self.deal(variant, day);
        let first = deal.own.is_none();
        if first {
            deal.own = Some(points);
            self.deals.insert(variant.to_owned(), deal);
            let days = self.deal_days.entry(variant.to_owned()).or_default();
            days.set_solved(day);
        }
        first
    }

    /// Adds what the next courtier makes of a deal.
    pub fn add_to_deal(&mut self, variant: &str, day: u64, points: i32) {
        let mut deal = self.deal(variant, day);
        deal.courtiers.push(points);
        self.deals.insert(variant.to_owned(), deal);
    }

    /// What is known of a family's people.
    pub fn learning(&self, family: &str) -> &Learning {
        static NOTHING: Learning = Learning::NOTHING;
        self.learning.get(family).unwrap_or(&NOTHING)
    }

    /// What is known of a family's people, for changes.
    pub fn learning_mut(&mut self, family: &str) -> &mut Learning {
        self.learning.entry(family.to_owned()).or_default()
    }

    /// The day on which an achievement was reached, counted from 1 January 1970; `None` if it was not.
    pub fn achieved(&self, key: &str) -> Option<u64> {
        self.achieved.get(key).copied()
    }

    /// Records that an achievement was reached. Returns false if it already was.
    pub fn set_achieved(&mut self, key: &str, day: u64) -> bool {
        let new = !self.achieved.contains_key(key);
        self.achieved.entry(key.to_owned()).or_insert(day);
        new
    }

    /// Whether something that is shown only once has been shown.
    pub fn is_seen(&self, what: &str) -> bool {
        self.seen.contains(what)
    }

    /// Records that something was shown. Returns false if it already was.
    pub fn set_seen(&mut self, what: &str) -> bool {
        self.seen.insert(what.to_owned())
    }

    /// Resets the statistics of all games, but not lessons, puzzles and what was shown once.
    pub fn forget_games(&mut self) {
        self.games.clear();
    }
}

/// The seats whose occupants satisfy `which`.
fn seats(record: &Record, which: impl Fn(&Occupant) -> bool) -> impl Iterator<Item = Seat> {
    (0..=u8::MAX)
        .map(Seat)
        .zip(&record.seats)
        .filter(move |(_, occupant)| which(occupant))
        .map(|(seat, _)| seat)
}

/// How strongly the strongest courtier plays that is not a partner of the person.
fn strongest_against(record: &Record, partner: impl Fn(Seat) -> bool) -> Option<Strength> {
    (0..=u8::MAX)
        .map(Seat)
        .zip(&record.seats)
        .filter(|(seat, _)| !partner(*seat))
        .filter_map(|(_, occupant)| match occupant {
            Occupant::Courtier(strength) => Some(*strength),
            Occupant::Person(_) | Occupant::Guest(_) | Occupant::Random => None,
        })
        .filter(|strength| Occupant::LEVELS.contains(&strength.level))
        .max()
}

/// Adds the hash of a match to those that are remembered.
fn push_mark(marks: &mut VecDeque<u64>, mark: u64) {
    marks.push_back(mark);
    if marks.len() > REMEMBERED {
        marks.pop_front();
    }
}

/// Identifies a match: a hash of the game, its seed and the occupants, but not its moves (FNV-1a,
/// stable across versions).
fn mark(record: &Record) -> u64 {
    let seats = serde_json::to_string(&record.seats).unwrap_or_default();
    fnv(format!("{}\n{}\n{seats}", record.variant, record.seed).as_bytes())
}

#[cfg(test)]
mod tests;
