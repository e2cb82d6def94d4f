//! The court career: a seal for every courtier that was beaten in a family without help, and
//! achievements.
//!
//! All of it follows from the [`Progress`]; only the days on which achievements were reached are kept, so
//! that they are announced once and stay when the statistics are deleted.

use std::collections::BTreeSet;

use coffer_levels::achievements::{Achievement, Deed};
use coffer_levels::library::LevelLibrary;
use coffer_levels::puzzles::Puzzle;
use coffer_levels::quiz::succession;
use coffer_players::thinker::courtiers;
use coffer_rules::registry;

use super::progress::{GameTally, Progress};

/// How much of something is done, and how much there is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// How much is done; not more than all.
    pub done: u32,
    /// How much there is to do; at least 1.
    pub all: u32,
}

impl Part {
    fn of(done: u32, all: u32) -> Part {
        let all = all.max(1);
        Part {
            done: done.min(all),
            all,
        }
    }

    /// How many of these are true.
    fn counted(each: impl IntoIterator<Item = bool>) -> Part {
        let (mut done, mut all) = (0, 0);
        for is_done in each {
            done += u32::from(is_done);
            all += 1;
        }
        Part::of(done, all)
    }

    /// Whether everything is done.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.done >= self.all
    }

    /// In percent, rounded down.
    #[must_use]
    pub const fn percent(self) -> u32 {
        (self.done as u64 * 100 / self.all as u64) as u32
    }
}

impl Default for Part {
    /// Nothing done yet.
    fn default() -> Part {
        Part::of(0, 1)
    }
}

/// The courtiers of a family, by level, each with whether the seal was won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilySeals {
    /// The family's key.
    pub family: &'static str,
    /// The levels from the weakest on, and whether that courtier was beaten.
    pub seals: Vec<(u8, bool)>,
}

/// A player's career, as it follows from the progress.
#[derive(Clone, Copy)]
pub struct Career<'a> {
    progress: &'a Progress,
    levels: &'a LevelLibrary,
}

impl<'a> Career<'a> {
    /// The career of a player with this progress; `levels` has the lessons and puzzles.
    #[must_use]
    pub const fn new(progress: &'a Progress, levels: &'a LevelLibrary) -> Career<'a> {
        Career { progress, levels }
    }

    /// The seals of all families.
    #[must_use]
    pub fn seals(self) -> Vec<FamilySeals> {
        let of_family = |family: &&'static str| FamilySeals {
            family,
            seals: levels_of(family)
                .into_iter()
                .map(|level| (level, self.is_beaten(family, level)))
                .collect(),
        };
        registry::FAMILIES.iter().map(of_family).collect()
    }

    /// How much of an achievement is done.
    #[must_use]
    pub fn part(self, deed: &Deed) -> Part {
        let each = |games: &[String], which: fn(&GameTally) -> bool| {
            Part::counted(games.iter().map(|game| self.tally(game).is_some_and(which)))
        };
        match deed {
            Deed::Finish(games) if games.is_empty() => Part::of(
                u32::from(self.progress.games().any(|(_, game)| is_finished(game))),
                1,
            ),
            Deed::Finish(games) => each(games, is_finished),
            Deed::Families(all) => Part::of(self.families(is_finished), *all),
            Deed::People(all) => Part::of(self.matches_of_people(), *all),
            Deed::Win(games) => each(games, |game| game.all_levels().won > 0),
            Deed::WinWith(game, choice) => {
                let counted = self.tally(game).and_then(|game| game.choices.get(choice));
                Part::of(counted.map_or(0, |choice| choice.won), 1)
            }
            Deed::Beat(level) => {
                let mut games = self.progress.games();
                Part::of(u32::from(games.any(|(_, game)| game.is_sealed(*level))), 1)
            }
            Deed::Seals(all) => Part::of(self.won_seals().done, *all),
            Deed::Lessons(all) => Part::of(self.lessons().done, *all),
            Deed::Puzzles(all) => Part::of(count(self.solved()), *all),
            Deed::PuzzlesOf(games, all) => {
                let of_games = self
                    .solved()
                    .filter(|puzzle| games.iter().any(|game| game == puzzle.variant()));
                Part::of(count(of_games), *all)
            }
            Deed::PuzzleFamilies(all) => {
                let family = |puzzle: &Puzzle| Some(registry::variant(puzzle.variant())?.family);
                Part::of(different(self.solved().filter_map(family)), *all)
            }
            Deed::Hardest(all) => {
                let hardest = |puzzle: &&Puzzle| puzzle.difficulty == Puzzle::HARDEST;
                Part::of(count(self.solved().filter(hardest)), *all)
            }
            Deed::Themes(all) => Part::of(
                different(self.solved().filter_map(|puzzle| puzzle.theme)),
                *all,
            ),
            Deed::Daily(all) => Part::of(self.progress.daily().longest(), *all),
            Deed::Stories(keys) => Part::counted(keys.iter().map(|key| self.progress.is_seen(key))),
            Deed::Learned(family, all) => Part::of(self.learned(family), *all),
            Deed::Drill(family, all) => Part::of(self.progress.learning(family).drill_best(), *all),
        }
    }

    /// The achievements that are done, but are not kept as such.
    pub fn new_achievements(self) -> impl Iterator<Item = &'static Achievement> {
        let kept = |one: &&Achievement| self.progress.achieved(&one.key).is_some();
        Achievement::all()
            .iter()
            .filter(move |one| !kept(one) && self.part(&one.deed).is_whole())
    }

    /// How much of the coffer is explored: a match of every game, every lesson, every seal, every
    /// achievement.
    #[must_use]
    pub fn explored(self) -> Part {
        let games = Part::counted(
            registry::variants().map(|game| self.tally(game.key).is_some_and(is_finished)),
        );
        let achieved = |one: &Achievement| self.progress.achieved(&one.key).is_some();
        let achievements = Part::counted(Achievement::all().iter().map(achieved));
        let parts = [games, self.lessons(), self.won_seals(), achievements];
        let sum = |which: fn(&Part) -> u32| parts.iter().map(which).sum();
        Part::of(sum(|part| part.done), sum(|part| part.all))
    }

    /// How many seals are won.
    #[must_use]
    pub fn won_seals(self) -> Part {
        let families = self.seals().into_iter();
        Part::counted(families.flat_map(|family| family.seals).map(|(_, won)| won))
    }

    /// How many of the coffer's own lessons are completed.
    fn lessons(self) -> Part {
        let own = self.levels.lessons().filter(|lesson| lesson.file.is_none());
        Part::counted(own.map(|lesson| {
            let steps = u32::try_from(lesson.steps.len()).unwrap_or(u32::MAX);
            self.progress.lesson_steps(lesson.id()) >= steps
        }))
    }

    fn tally(self, variant: &str) -> Option<&'a GameTally> {
        self.progress.game(variant)
    }

    /// The tallies of a family's games.
    fn of_family(self, family: &str) -> impl Iterator<Item = &'a GameTally> {
        let games = registry::variants().filter(move |game| game.family == family);
        games.filter_map(move |game| self.tally(game.key))
    }

    fn is_beaten(self, family: &str, level: u8) -> bool {
        self.of_family(family).any(|game| game.is_sealed(level))
    }

    /// In how many families there is such a game.
    fn families(self, which: fn(&GameTally) -> bool) -> u32 {
        let families = registry::FAMILIES.iter();
        count(families.filter(|family| self.of_family(family).any(which)))
    }

    fn matches_of_people(self) -> u32 {
        let games = self.progress.games();
        games.fold(0, |sum, (_, game)| sum.saturating_add(game.people.played))
    }

    /// The coffer's own puzzles that are solved.
    fn solved(self) -> impl Iterator<Item = &'a Puzzle> {
        let own = self.levels.built_in_puzzles();
        own.filter(move |puzzle| self.progress.is_solved(&puzzle.id))
    }

    fn learned(self, family: &str) -> u32 {
        let learning = self.progress.learning(family);
        let people = succession(family).map_or(&[][..], |line| &line.people);
        count(people.iter().filter(|one| learning.is_learned(one.key)))
    }
}

/// The levels that play a family's games, weakest first.
fn levels_of(family: &str) -> BTreeSet<u8> {
    let games = registry::variants().filter(|game| game.family == family);
    let levels = games.flat_map(|game| courtiers(game.key));
    levels.map(|courtier| courtier.level()).collect()
}

fn is_finished(game: &GameTally) -> bool {
    game.all_levels().played() > 0 || game.people.played > 0
}

fn count<T>(all: impl Iterator<Item = T>) -> u32 {
    u32::try_from(all.count()).unwrap_or(u32::MAX)
}

fn different<T: Ord>(all: impl Iterator<Item = T>) -> u32 {
    count(all.collect::<BTreeSet<T>>().into_iter())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use coffer_rules::{Occupant, Outcome, Reason, Record, Seat};

    use super::*;

    /// The progress after a match that the person in this seat has won against this level.
    fn won(progress: &mut Progress, variant: &str, level: u8, seats: usize, seed: u64) {
        let mut occupants = vec![Occupant::courtier(level); seats];
        occupants[0] = Occupant::Person(String::new());
        let record = Record::new(variant, occupants, seed);
        progress.set_begun(&record);
        let outcome = Outcome::win(Seat(0), Reason::NO_MOVES);
        let time = Duration::from_secs(60);
        progress.record_result(&record, &outcome, |one, other| one == other, time);
    }

    fn part(progress: &Progress, deed: &Deed) -> (u32, u32) {
        let levels = LevelLibrary::built_in();
        let part = Career::new(progress, &levels).part(deed);
        (part.done, part.all)
    }

    #[test]
    fn a_beaten_courtier_gives_the_seal_of_his_family() {
        let (mut progress, levels) = (Progress::default(), LevelLibrary::built_in());
        let seals = |progress: &Progress| Career::new(progress, &levels).won_seals();
        assert_eq!(seals(&progress), Part { done: 0, all: 30 });
        won(&mut progress, "losing", 3, 2, 1);
        won(&mut progress, "draughts", 3, 2, 2);
        won(&mut progress, "nine_mens_morris", 1, 2, 3);
        assert_eq!(seals(&progress).done, 2);
        let all = Career::new(&progress, &levels).seals();
        assert_eq!(all[0].seals[2], (3, true));
        assert_eq!(all[1].seals[0], (1, true));
        assert_eq!(part(&progress, &Deed::Seals(10)), (2, 10));
        assert_eq!(part(&progress, &Deed::Beat(3)), (1, 1));
        assert_eq!(part(&progress, &Deed::Beat(4)), (0, 1));
    }

    /// Only a match that was begun here and won without help gives a seal; the others are counted all
    /// the same.
    #[test]
    fn a_seal_is_earned_without_help_in_a_match_that_was_begun_here() {
        let (mut progress, levels) = (Progress::default(), LevelLibrary::built_in());
        let mut play = |seed: u64, begun: bool, aided: bool, winner: u8| {
            let seats = vec![Occupant::Person(String::new()), Occupant::courtier(5)];
            let mut record = Record::new("draughts", seats, seed);
            assert_eq!(begun && progress.set_begun(&record), begun);
            record.moves = vec!["11-15".to_owned(); 20];
            assert_eq!(aided && progress.set_aided(&record), aided && begun);
            // The program is closed and opened again.
            progress = Progress::from_json(&progress.to_json()).expect("our own");
            let outcome = Outcome::win(Seat(winner), Reason::NO_MOVES);
            let alone = |one: Seat, other: Seat| one == other;
            progress.record_result(&record, &outcome, alone, Duration::ZERO);
            let career = Career::new(&progress, &levels);
            let won = progress.game("draughts").map(|game| game.all_levels().won);
            (
                won,
                career.won_seals().done,
                career.part(&Deed::Beat(5)).done,
            )
        };
        assert_eq!(play(1, false, false, 0), (Some(1), 0, 0), "from a link");
        assert_eq!(play(2, true, true, 0), (Some(2), 0, 0), "with a hint");
        assert_eq!(play(3, true, false, 1), (Some(2), 0, 0), "lost");
        assert_eq!(play(4, true, false, 0), (Some(3), 1, 1));
        assert_eq!(play(5, false, false, 0), (Some(4), 1, 1), "it stays");
    }

    /// A position set up by hand, a match without courtiers or one that was counted earns no seal.
    #[test]
    fn only_a_new_match_against_a_courtier_may_earn_a_seal() {
        let mut progress = Progress::default();
        let seats = vec![Occupant::Person(String::new()), Occupant::courtier(5)];
        let fresh = Record::new("draughts", seats, 1);
        let set_up = Record {
            position: Some("W:W18:B7".to_owned()),
            ..fresh.clone()
        };
        let people = Record {
            seats: vec![Occupant::Person(String::new()); 2],
            ..fresh.clone()
        };
        for record in [set_up, people] {
            assert!(!progress.set_begun(&record), "{record:?}");
        }
        assert!(progress.set_begun(&fresh) && !progress.set_begun(&fresh));
        let lost = Outcome::win(Seat(1), Reason::NO_MOVES);
        progress.record_result(&fresh, &lost, |one, other| one == other, Duration::ZERO);
        assert!(!progress.set_begun(&fresh), "it is known how it goes");
    }

    /// In earlier versions every win gave a seal, and those stay, also when progress is merged.
    #[test]
    fn seals_of_earlier_versions_stay() {
        let levels = LevelLibrary::built_in();
        let old = r#"{"format":1,"games":{"draughts":{"levels":{"4":{"won":2},"5":{"lost":1}}}}}"#;
        let mut progress = Progress::from_json(old).expect("an earlier file");
        let seals = |progress: &Progress| Career::new(progress, &levels).seals()[0].seals.clone();
        assert_eq!(seals(&progress)[3..], [(4, true), (5, false)]);
        won(&mut progress, "draughts", 5, 2, 1);
        let again = Progress::from_json(&progress.to_json()).expect("our own");
        assert_eq!(seals(&again)[3..], [(4, true), (5, true)]);
        let mut other = Progress::default();
        won(&mut other, "losing", 1, 2, 7);
        other.merge(&again);
        assert_eq!(seals(&other)[0], (1, true));
        assert_eq!(seals(&other)[3..], [(4, true), (5, true)]);
    }

    #[test]
    fn deeds_are_counted_by_what_was_played() {
        let mut progress = Progress::default();
        let win = |games: &[&str]| Deed::Win(games.iter().map(|&game| game.to_owned()).collect());
        let mills = win(&["nine_mens_morris", "mixed_mill", "ceylon_mill"]);
        assert_eq!(part(&progress, &Deed::Finish(Vec::new())), (0, 1));
        won(&mut progress, "mixed_mill", 2, 2, 1);
        won(&mut progress, "six_of_viii", 2, 3, 2);
        assert_eq!(part(&progress, &Deed::Finish(Vec::new())), (1, 1));
        assert_eq!(part(&progress, &mills), (1, 3));
        assert_eq!(part(&progress, &Deed::Families(6)), (2, 6));
        let three = Deed::WinWith("six_of_viii".to_owned(), "seats=3".to_owned());
        assert_eq!(part(&progress, &three), (1, 1));
    }

    #[test]
    fn puzzles_lessons_and_days_count() {
        let (mut progress, levels) = (Progress::default(), LevelLibrary::built_in());
        for puzzle in levels.built_in_puzzles() {
            progress.set_solved(&puzzle.id);
        }
        let (hard, _) = part(&progress, &Deed::Hardest(1_000));
        let (themes, _) = part(&progress, &Deed::Themes(1_000));
        let (families, _) = part(&progress, &Deed::PuzzleFamilies(6));
        assert!(
            hard > 1 && themes >= 8 && families >= 4,
            "{hard} {themes} {families}"
        );
        assert_eq!(part(&progress, &Deed::Lessons(6)), (0, 6));
        progress.set_lesson_steps("draughts", 1_000);
        assert_eq!(part(&progress, &Deed::Lessons(6)), (1, 6));
        for day in [5, 6, 7, 9] {
            progress.set_daily_solved("mill", day);
        }
        assert_eq!(part(&progress, &Deed::Daily(5)), (3, 5));
    }

    #[test]
    fn an_achievement_is_new_once_and_stays() {
        let (mut progress, levels) = (Progress::default(), LevelLibrary::built_in());
        let new = |progress: &Progress| -> Vec<&str> {
            let new = Career::new(progress, &levels).new_achievements();
            new.map(|one| one.key.as_str()).collect()
        };
        assert!(new(&progress).is_empty());
        won(&mut progress, "wolf", 1, 2, 1);
        assert_eq!(new(&progress), ["first_match", "somers", "wolf_win"]);
        let before = Career::new(&progress, &levels).explored();
        for key in new(&progress) {
            assert!(progress.set_achieved(key, 7));
        }
        let after = Career::new(&progress, &levels).explored();
        assert_eq!(after.done, before.done + 3);
        assert!(after.percent() < 10);
        progress.forget_games();
        assert!(new(&progress).is_empty());
        assert_eq!(progress.achieved("wolf_win"), Some(7));
    }

    /// With everything done every achievement is reached: none asks for more than there is.
    #[test]
    fn every_achievement_can_be_reached() {
        let (mut progress, levels) = (Progress::default(), LevelLibrary::built_in());
        let mut seed = 0;
        for game in registry::variants() {
            for courtier in courtiers(game.key) {
                seed += 1;
                won(&mut progress, game.key, courtier.level(), 2, seed);
            }
        }
        won(&mut progress, "six_of_viii", 1, 3, 1_000);
        let career = Career::new(&progress, &levels);
        assert!(career.won_seals().is_whole());
        let (puzzles, lessons) = (levels.built_in_puzzles(), levels.lessons());
        let puzzles: Vec<String> = puzzles.map(|puzzle| puzzle.id.clone()).collect();
        let lessons: Vec<String> = lessons.map(|lesson| lesson.id().to_owned()).collect();
        for id in &puzzles {
            progress.set_solved(id);
        }
        lessons
            .iter()
            .for_each(|id| progress.set_lesson_steps(id, 1_000));
        let career = Career::new(&progress, &levels);
        for one in Achievement::all() {
            match &one.deed {
                Deed::People(_) | Deed::Daily(_) | Deed::Stories(_) | Deed::Drill(..) => {}
                Deed::Learned(family, most) => {
                    let people = succession(family).map_or(0, |line| line.people.len());
                    assert!(*most as usize <= people, "{}", one.key);
                }
                deed => assert!(career.part(deed).is_whole(), "{}", one.key),
            }
        }
    }
}
