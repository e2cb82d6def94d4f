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

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::daily::DailyRun;
use super::learning::Learning;
use crate::rules::{Occupant, Outcome, Record, Seat};
use crate::texts;

/// The name under which the progress is stored.
pub const PROGRESS: &str = "progress.json";
/// The format version that this program writes, the only one so far.
const FORMAT: u32 = 1;
/// The number of consecutive wins or losses after which another level is suggested.
pub const RUN_FOR_OFFER: u32 = 3;
/// The number of counted matches that are remembered.
const REMEMBERED: usize = 256;

/// Everything stored about a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    format: u32,
    games: BTreeMap<String, GameTally>,
    lessons: BTreeMap<String, u32>,
    solved: BTreeSet<String>,
    seen: BTreeSet<String>,
    /// Hashes of the matches counted so far, oldest first.
    counted: VecDeque<u64>,
    /// The daily puzzles.
    daily: DailyRun,
    /// What is known of the people of each family.
    learning: BTreeMap<String, Learning>,
    /// Fields added by a later version.
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

/// The matches of one game: against courtiers by level, and between people.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameTally {
    /// By the level of the strongest opponent, 1 to 5.
    pub levels: BTreeMap<u8, WinLossDraw>,
    /// The streak over all levels.
    pub run: WinStreak,
    /// Matches with several people.
    pub people: PeopleTally,
    /// The matches against courtiers by what the person chose, e.g. `seats=3` or `variant=history`.
    pub choices: BTreeMap<String, ChoiceTally>,
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
    fn add(&mut self, ended: Ended) {
        self.played = self.played.saturating_add(1);
        self.won = self.won.saturating_add(u32::from(ended == Ended::Won));
    }
}

/// The choice under which matches with this number of seats are counted.
pub fn seats_choice(seats: usize) -> String {
    format!("seats={seats}")
}

/// What a person chose for a match: the number of seats, and the options of the own seat.
fn choices(record: &Record, person: Seat) -> Vec<String> {
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
    /// Whether another level has been suggested in this streak.
    offered: bool,
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
enum Ended {
    Won,
    Drawn,
    Lost,
}

/// How a finished match was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordedAs {
    /// It was added to the person's matches against this level.
    Level(u8),
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

impl WinStreak {
    fn add(&mut self, ended: Ended) {
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
    fn sane(self, won: u32, lost: u32) -> Self {
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

    fn add(&mut self, ended: Ended, plies: u32, seconds: u64) {
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
    fn add(&mut self, winners: &[Seat], plies: u32, seconds: u64) {
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

    fn sane(&mut self) {
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

impl GameTally {
    /// All matches against courtiers combined, with the streak over all levels.
    pub fn all_levels(&self) -> WinLossDraw {
        let mut all = WinLossDraw {
            run: self.run,
            ..WinLossDraw::default()
        };
        for tally in self.levels.values() {
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

    fn sane(&mut self) {
        self.levels
            .retain(|level, _| Occupant::LEVELS.contains(level));
        for tally in self.levels.values_mut() {
            tally.run = tally.run.sane(tally.won, tally.lost);
            tally.fewest_plies = tally.fewest_plies.filter(|_| tally.won > 0);
        }
        let all = self.all_levels();
        self.run = self.run.sane(all.won, all.lost);
        self.people.sane();
        for tally in self.choices.values_mut() {
            tally.won = tally.won.min(tally.played);
        }
    }
}

impl Progress {
    /// Whether nothing has been played, learned or shown yet.
    pub fn is_new(&self) -> bool {
        self.games.is_empty()
            && self.lessons.is_empty()
            && self.solved.is_empty()
            && self.seen.is_empty()
            && self.learning.is_empty()
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
            Some(format) if format == u64::from(FORMAT) => {}
            Some(format) if format > u64::from(FORMAT) => return Err(ProgressError::Newer(format)),
            _ => return Err(unreadable(texts::text("progress-no_format"))),
        }
        let mut out: Self =
            serde_json::from_value(value).map_err(|error| unreadable(&error.to_string()))?;
        out.games.values_mut().for_each(GameTally::sane);
        let surplus = out.counted.len().saturating_sub(REMEMBERED);
        out.counted.drain(..surplus);
        Ok(out)
    }

    /// The progress as JSON.
    pub fn to_json(&self) -> String {
        let written = Self {
            format: FORMAT,
            ..self.clone()
        };
        serde_json::to_string_pretty(&written)
            .expect("progress has only strings, numbers, lists and maps with names")
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
        let persons: Vec<Seat> = seats(record, Occupant::is_person).collect();
        let chance = seats(record, |occupant| *occupant == Occupant::Random).next();
        let level = persons
            .first()
            .and_then(|person| strongest_against(record, |seat| allies(*person, seat)));
        let alone = persons.len() == 1 && level.is_none();
        if record.position.is_some() || persons.is_empty() || alone || chance.is_some() {
            return RecordedAs::No;
        }
        let mark = mark(record);
        if self.counted.contains(&mark) {
            return RecordedAs::Before;
        }
        let game = self.games.entry(record.variant.clone()).or_default();
        let plies = u32::try_from(record.moves.len()).unwrap_or(u32::MAX);
        let seconds = time.as_secs();
        let counted = match (persons.as_slice(), level) {
            ([person], Some(level)) => {
                let ended = match outcome.winners.as_slice() {
                    [] => Ended::Drawn,
                    winners if winners.contains(person) => Ended::Won,
                    _ => Ended::Lost,
                };
                game.levels
                    .entry(level)
                    .or_default()
                    .add(ended, plies, seconds);
                game.run.add(ended);
                for choice in choices(record, *person) {
                    game.choices.entry(choice).or_default().add(ended);
                }
                RecordedAs::Level(level)
            }
            _ => {
                game.people.add(&outcome.winners, plies, seconds);
                RecordedAs::People
            }
        };
        self.counted.push_back(mark);
        if self.counted.len() > REMEMBERED {
            self.counted.pop_front();
        }
        counted
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

    /// The level to suggest after [`RUN_FOR_OFFER`] consecutive losses or wins at this one: the
    /// next available one below or above. `None` if there is no reason, no such level, or it was
    /// already suggested in this streak, see [`Progress::set_offered`].
    pub fn offer(
        &self,
        variant: &str,
        level: u8,
        at_table: impl IntoIterator<Item = u8>,
    ) -> Option<u8> {
        let tally = self.games.get(variant)?.levels.get(&level)?;
        if tally.offered {
            return None;
        }
        let others = at_table.into_iter();
        if tally.run.losses >= RUN_FOR_OFFER {
            others.filter(|other| *other < level).max()
        } else if tally.run.wins >= RUN_FOR_OFFER {
            others.filter(|other| *other > level).min()
        } else {
            None
        }
    }

    /// Records that another level was suggested, whatever the answer: there is no further
    /// suggestion before the streak ends.
    pub fn set_offered(&mut self, variant: &str, level: u8) {
        if let Some(tally) = self
            .games
            .get_mut(variant)
            .and_then(|game| game.levels.get_mut(&level))
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

    /// The streak of solved daily puzzles.
    pub const fn daily(&self) -> DailyRun {
        self.daily
    }

    /// Records that the puzzle of a day was solved on that day. Returns false if it already was.
    pub fn set_daily_solved(&mut self, day: u64) -> bool {
        self.daily.set_solved(day)
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

/// The level of the strongest courtier that is not a partner of the person.
fn strongest_against(record: &Record, partner: impl Fn(Seat) -> bool) -> Option<u8> {
    (0..=u8::MAX)
        .map(Seat)
        .zip(&record.seats)
        .filter(|(seat, _)| !partner(*seat))
        .filter_map(|(_, occupant)| match occupant {
            Occupant::Courtier(level) => Some(*level),
            Occupant::Person(_) | Occupant::Random => None,
        })
        .filter(|level| Occupant::LEVELS.contains(level))
        .max()
}

/// Identifies a match: a hash of the game, its seed and the occupants, but not its moves (FNV-1a,
/// stable across versions).
fn mark(record: &Record) -> u64 {
    let seats = serde_json::to_string(&record.seats).unwrap_or_default();
    format!("{}\n{}\n{seats}", record.variant, record.seed)
        .bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Reason;
    use crate::rules::draughts::NO_PIECES;
    use crate::store::Store;
    use serde_json::json;

    fn record(seed: u64, seats: [Occupant; 2]) -> Record {
        Record {
            moves: vec!["11-15".to_owned(); 40],
            ..Record::new("draughts", seats.to_vec(), seed)
        }
    }

    /// Everybody plays alone.
    fn alone(one: Seat, other: Seat) -> bool {
        one == other
    }

    /// The player opposite is a partner.
    fn opposite(one: Seat, other: Seat) -> bool {
        one.0 % 2 == other.0 % 2
    }

    fn person() -> Occupant {
        Occupant::Person(String::new())
    }

    /// Plays matches of the person in seat 1 against a courtier of this level: `w` won, `d` drawn,
    /// `l` lost.
    fn played(progress: &mut Progress, level: u8, results: &str) {
        for result in results.chars() {
            let outcome = match result {
                'w' => Outcome::win(Seat(1), Reason::NO_MOVES),
                'l' => Outcome::win(Seat(0), Reason::RESIGNED),
                _ => Outcome::draw(Reason::AGREED),
            };
            let seed = progress.counted.back().copied().unwrap_or_default();
            let counted = progress.record_result(
                &record(seed, [Occupant::Courtier(level), person()]),
                &outcome,
                alone,
                Duration::from_secs(90),
            );
            assert_eq!(counted, RecordedAs::Level(level));
        }
    }

    #[test]
    fn matches_are_counted_by_game_and_level() {
        let mut progress = Progress::default();
        played(&mut progress, 1, "wwdwl");
        played(&mut progress, 4, "l");
        let game = progress.game("draughts").unwrap();
        let fool = game.levels[&1];
        assert_eq!(
            (fool.played(), fool.won, fool.drawn, fool.lost),
            (5, 3, 1, 1)
        );
        assert_eq!(
            (fool.run.longest, fool.run.wins, fool.run.losses),
            (2, 0, 1)
        );
        assert_eq!((fool.fewest_plies, fool.seconds), (Some(40), 450));
        assert_eq!(
            game.levels[&4].fewest_plies, None,
            "a match that was lost sets no record"
        );
        assert_eq!(
            game.run,
            WinStreak {
                wins: 0,
                losses: 2,
                longest: 2
            }
        );
        assert_eq!(
            (game.all_levels().played(), game.all_levels().seconds),
            (6, 540)
        );
        assert_eq!(
            progress
                .games()
                .map(|(variant, _)| variant)
                .collect::<Vec<_>>(),
            ["draughts"]
        );
        assert_eq!(progress.game("wolf"), None);
    }

    /// A partner does not count as an opponent, however strong.
    #[test]
    fn a_match_in_teams_counts_by_the_opponents() {
        let mut progress = Progress::default();
        let seats = [
            Occupant::Courtier(2),
            person(),
            Occupant::Courtier(1),
            Occupant::Courtier(5),
        ];
        let match_ = Record {
            variant: "six_of_viii".to_owned(),
            seats: seats.to_vec(),
            ..record(3, [person(), person()])
        };
        let outcome = Outcome::win(Seat(1), Reason::RESIGNED);
        assert_eq!(
            progress.record_result(&match_, &outcome, opposite, Duration::ZERO),
            RecordedAs::Level(2)
        );
    }

    #[test]
    fn a_match_counts_once_however_it_ends_the_second_time() {
        let mut progress = Progress::default();
        let mut lost = record(7, [person(), Occupant::Courtier(1)]);
        let time = Duration::from_secs(1);
        let white = Outcome::win(Seat(1), NO_PIECES);
        assert_eq!(
            progress.record_result(&lost, &white, alone, time),
            RecordedAs::Level(1)
        );
        // Some moves are taken back, and then the match is won.
        lost.moves.truncate(20);
        assert_eq!(
            progress.record_result(&lost, &Outcome::win(Seat(0), NO_PIECES), alone, time),
            RecordedAs::Before
        );
        // The rematch has another seed.
        lost.seed += 1;
        assert_eq!(
            progress.record_result(&lost, &white, alone, time),
            RecordedAs::Level(1)
        );
        assert_eq!(progress.game("draughts").unwrap().levels[&1].lost, 2);
        // The same holds after restarting the program.
        let mut again = Progress::from_json(&progress.to_json()).unwrap();
        assert_eq!(
            again.record_result(&lost, &white, alone, time),
            RecordedAs::Before
        );
        assert_eq!(
            again,
            Progress {
                format: FORMAT,
                ..progress
            }
        );
    }

    #[test]
    fn people_at_one_table_have_totals_by_seat() {
        let mut progress = Progress::default();
        let two = |seed| record(seed, [person(), Occupant::Person("Anne".to_owned())]);
        let time = Duration::from_millis(2_900);
        assert_eq!(
            progress.record_result(&two(1), &Outcome::win(Seat(1), NO_PIECES), alone, time),
            RecordedAs::People
        );
        assert_eq!(
            progress.record_result(&two(2), &Outcome::draw(Reason::AGREED), alone, time),
            RecordedAs::People
        );
        let people = &progress.game("draughts").unwrap().people;
        assert_eq!(
            (people.played, people.drawn, people.won.as_slice()),
            (2, 1, [0, 1].as_slice())
        );
        assert_eq!((people.seconds, people.fewest_plies), (4, Some(40)));
        assert!(progress.game("draughts").unwrap().levels.is_empty());
    }

    /// With six seats a win that is shared is a win, the strongest opponent counts, and people have
    /// totals for every seat.
    #[test]
    fn six_seats_are_counted() {
        let mut progress = Progress::default();
        let table = |seed, seats: Vec<Occupant>| Record {
            variant: "cromwell".to_owned(),
            seats,
            ..record(seed, [person(), person()])
        };
        let shared = Outcome {
            winners: vec![Seat(0), Seat(5)],
            ..Outcome::win(Seat(0), Reason::SHARED)
        };
        let levels = [3, 1, 2, 5, 1].map(Occupant::Courtier);
        let against = table(1, [vec![person()], levels.to_vec()].concat());
        let time = Duration::from_secs(60);
        assert_eq!(
            progress.record_result(&against, &shared, alone, time),
            RecordedAs::Level(5)
        );
        let people = table(2, vec![person(); 6]);
        assert_eq!(
            progress.record_result(&people, &shared, alone, time),
            RecordedAs::People
        );
        let game = progress.game("cromwell").expect("was played");
        assert_eq!((game.levels[&5].won, game.choices["seats=6"].won), (1, 1));
        assert_eq!(game.people.won, [1, 0, 0, 0, 0, 1]);
        let again = Progress::from_json(&progress.to_json()).expect("is read");
        assert_eq!(again.game("cromwell"), Some(game));
    }

    #[test]
    fn positions_courtiers_alone_and_chance_do_not_count() {
        let mut progress = Progress::default();
        let win = Outcome::win(Seat(0), NO_PIECES);
        let mut set_up = record(1, [person(), Occupant::Courtier(1)]);
        set_up.position = Some("W:W18:B7".to_owned());
        let others = [
            set_up,
            record(2, [Occupant::Courtier(4), Occupant::Courtier(1)]),
            record(3, [person(), Occupant::Random]),
            record(4, [person(), Occupant::Courtier(0)]),
        ];
        for other in &others {
            assert_eq!(
                progress.record_result(other, &win, alone, Duration::ZERO),
                RecordedAs::No,
                "{other:?}"
            );
        }
        assert_eq!(progress, Progress::default());
    }

    #[test]
    fn three_losses_offer_the_level_below_and_three_wins_the_one_above_once_a_run() {
        let table = [1, 3, 4];
        let mut progress = Progress::default();
        played(&mut progress, 3, "ll");
        assert_eq!(progress.offer("draughts", 3, table), None);
        played(&mut progress, 3, "l");
        assert_eq!(progress.offer("draughts", 3, table), Some(1));
        assert_eq!(
            progress.offer("draughts", 3, [3, 4]),
            None,
            "nobody weaker is at the table"
        );
        assert_eq!(
            progress.offer("draughts", 4, table),
            None,
            "nothing was played there"
        );
        progress.set_offered("draughts", 3);
        played(&mut progress, 3, "ll");
        assert_eq!(progress.offer("draughts", 3, table), None, "once a run");
        played(&mut progress, 3, "dlll");
        assert_eq!(
            progress.offer("draughts", 3, table),
            Some(1),
            "a draw ends the run"
        );
        progress.set_offered("draughts", 3);
        played(&mut progress, 3, "www");
        assert_eq!(progress.offer("draughts", 3, table), Some(4));
        played(&mut progress, 3, "w");
        assert_eq!(
            progress.offer("draughts", 3, table),
            Some(4),
            "an offer that was not made waits"
        );
        progress.set_offered("draughts", 3);
        assert_eq!(progress.offer("draughts", 3, table), None);
        played(&mut progress, 3, "lw");
        assert_eq!(progress.offer("draughts", 3, table), None);
        progress.set_offered("wolf", 3);
        assert_eq!(progress.game("wolf"), None);
    }

    #[test]
    fn lessons_puzzles_and_flags_are_kept() {
        let mut progress = Progress::default();
        assert!(progress.is_new());
        let mut learner = Progress::default();
        learner
            .learning_mut("cromwell")
            .record_answer("anne", true, 0);
        assert!(!learner.is_new());
        progress.set_lesson_steps("draughts", 5);
        assert!(!progress.is_new());
        progress.set_lesson_steps("draughts", 2);
        assert!(progress.set_solved("d-17") && !progress.set_solved("d-17"));
        assert!(progress.set_seen("huffing") && !progress.set_seen("huffing"));
        let kept = Progress::from_json(&progress.to_json()).unwrap();
        assert_eq!(
            (kept.lesson_steps("draughts"), kept.lesson_steps("wolf")),
            (5, 0)
        );
        assert!(
            kept.is_solved("d-17")
                && !kept.is_solved("d-18")
                && kept.is_seen("huffing")
                && !kept.is_seen("x")
        );
        assert_eq!(kept.solved().collect::<Vec<_>>(), ["d-17"]);
        played(&mut progress, 1, "w");
        progress.forget_games();
        assert!(
            progress.games().count() == 0
                && progress.is_solved("d-17")
                && progress.lesson_steps("draughts") == 5
        );
    }

    #[test]
    fn days_in_a_row_are_counted_and_a_missed_day_ends_them() {
        let mut progress = Progress::default();
        assert_eq!(
            (progress.daily().days(0), progress.daily().is_solved(0)),
            (0, false)
        );
        assert!(progress.set_daily_solved(100) && !progress.set_daily_solved(100));
        assert_eq!(progress.daily().days(100), 1);
        assert!(progress.set_daily_solved(101));
        assert!(progress.daily().is_solved(101) && !progress.daily().is_solved(102));
        let mut progress = Progress::from_json(&progress.to_json()).unwrap();
        assert_eq!(
            [100, 101, 102, 103].map(|day| progress.daily().days(day)),
            [0, 2, 2, 0]
        );
        assert!(!progress.set_daily_solved(99), "a day that is over");
        assert!(progress.set_daily_solved(103));
        assert_eq!(progress.daily().days(103), 1);
    }

    #[test]
    fn the_file_goes_along_when_everything_is_carried_elsewhere() {
        let mut progress = Progress::default();
        played(&mut progress, 1, "ww");
        let (here, there) = (Store::memory(), Store::memory());
        here.write(PROGRESS, &progress.to_json()).unwrap();
        there.import(&here.export().unwrap()).unwrap();
        let text = there.read(PROGRESS).unwrap().unwrap();
        assert_eq!(
            Progress::from_json(&text).unwrap().game("draughts"),
            progress.game("draughts")
        );
    }

    #[test]
    fn unknown_parts_stay_and_missing_ones_are_empty() {
        let text = json!({"format": 1, "games": {"halma": {"levels": {"2": {"won": 1, "colour": "red"}}}}, "medals": ["oak", 3]});
        let progress = Progress::from_json(&text.to_string()).unwrap();
        assert_eq!(progress.game("halma").unwrap().levels[&2].won, 1);
        let written: Value = serde_json::from_str(&progress.to_json()).unwrap();
        assert_eq!(written["medals"], json!(["oak", 3]));
        assert_eq!(
            Progress::from_json("{\"format\":1}")
                .unwrap()
                .games()
                .count(),
            0
        );
    }

    #[test]
    fn numbers_that_contradict_each_other_are_brought_into_order() {
        let text = json!({"format": 1, "counted": vec![1; 5000], "games": {"draughts": {
            "levels": {
                "0": {"won": 9}, "6": {"won": 9}, "255": {"won": 9},
                "1": {"won": u32::MAX, "drawn": u32::MAX, "run": {"wins": 9, "losses": 9, "longest": 2}, "seconds": u64::MAX},
                "2": {"lost": 1, "run": {"wins": 4, "losses": 4, "longest": 4}, "fewest_plies": 0},
            },
            "people": {"won": vec![9; 5000], "drawn": 9, "played": 3},
        }}});
        let mut progress = Progress::from_json(&text.to_string()).unwrap();
        let game = progress.game("draughts").unwrap();
        assert_eq!(game.levels.keys().copied().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(
            game.levels[&1].run,
            WinStreak {
                wins: 9,
                losses: 0,
                longest: 9
            }
        );
        assert_eq!(
            game.levels[&2].run,
            WinStreak {
                wins: 0,
                losses: 1,
                longest: 0
            }
        );
        assert_eq!(game.levels[&2].fewest_plies, None);
        assert_eq!(
            (game.people.won.len(), game.people.won[0], game.people.drawn),
            (255, 3, 3)
        );
        assert_eq!(progress.counted.len(), REMEMBERED);
        // Nothing overflows.
        played(&mut progress, 1, "wdl");
        assert_eq!(
            progress.game("draughts").unwrap().all_levels().played(),
            u32::MAX
        );
    }

    #[test]
    fn what_is_no_progress_is_refused_with_a_sentence() {
        let long = format!("{{\"format\":1,\"seen\":\"{}\"}}", "x".repeat(5000));
        for text in [
            "",
            "hello",
            "3",
            "[]",
            "{}",
            "{\"format\":0}",
            "{\"format\":-1}",
            "{\"format\":\"1\"}",
            "{\"format\":2}",
            "{\"format\":18446744073709551615}",
            "{\"format\":1,\"games\":3}",
            "{\"format\":1,\"games\":{\"draughts\":{\"levels\":{\"one\":{}}}}}",
            "{\"format\":1,\"games\":{\"draughts\":{\"levels\":{\"1\":{\"won\":-1}}}}}",
            "{\"format\":1,\"solved\":{\"a\":1}}",
            "{\"format\":1,\"lessons\":{\"draughts\":4294967296}}",
            &long,
            &"[".repeat(100_000),
        ] {
            let error = Progress::from_json(text).unwrap_err().to_string();
            assert!(
                (10..300).contains(&error.len()) && !error.contains("progress-"),
                "{}: {error}",
                texts::excerpt(text)
            );
        }
        assert_eq!(
            Progress::from_json("{\"format\":2}"),
            Err(ProgressError::Newer(2))
        );
        assert!(texts::has("progress-refused"));
    }
}
