//! All lessons and puzzles in one list: the built-in ones, then those from the player's own files;
//! and the captions of cards in those files.
//!
//! Progress is kept under the ids of lessons and puzzles. Those of the player's own contain the name
//! of their file with its ending, which no built-in id has.

use std::sync::{Arc, LazyLock};

use super::captions::DeckCaptions;
use super::daily::pick_of_the_day;
use super::families::FAMILIES;
use super::file::LevelFile;
use super::lessons::Lesson;
use super::people::{Person, Succession};
use super::puzzles::{Puzzle, PuzzleSet};

/// All lessons and puzzles, and the player's own captions of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelLibrary {
    lessons: Vec<Arc<Lesson>>,
    sets: Vec<Arc<PuzzleSet>>,
    decks: Vec<Arc<DeckCaptions>>,
}

impl Default for LevelLibrary {
    fn default() -> Self {
        Self::built_in()
    }
}

impl LevelLibrary {
    /// The lessons and puzzles that are built into the program. They are parsed once.
    ///
    /// # Panics
    /// If a built-in file is invalid, which a test rules out.
    #[must_use]
    pub fn built_in() -> Self {
        static BUILT_IN: LazyLock<LevelLibrary> = LazyLock::new(|| {
            let mut library = LevelLibrary {
                lessons: Vec::new(),
                sets: Vec::new(),
                decks: Vec::new(),
            };
            for (name, text) in FAMILIES.iter().flat_map(|family| family.levels) {
                library.put(None, read(name, text));
            }
            library
        });
        BUILT_IN.clone()
    }

    /// Whether a file of this name, e.g. `draughts/lesson.ron`, is built in.
    #[must_use]
    pub fn is_built_in(name: &str) -> bool {
        let mut files = FAMILIES.iter().flat_map(|family| family.levels);
        files.any(|(built_in, _)| *built_in == name)
    }

    /// Adds one of the player's own files, which has been checked; it replaces the file of the same
    /// name.
    pub fn add(&mut self, name: &str, file: LevelFile) {
        self.remove(name);
        self.put(Some(name), file);
    }

    /// Replaces a built-in lesson or set of puzzles, to try a change without rebuilding.
    pub fn replace_built_in(&mut self, file: LevelFile) {
        self.put(None, file);
    }

    /// Removes the player's own file of this name, if there is one.
    pub fn remove(&mut self, name: &str) {
        let other = |file: &Option<String>| file.as_deref() != Some(name);
        self.lessons.retain(|lesson| other(&lesson.file));
        self.sets.retain(|set| other(&set.file));
        self.decks.retain(|deck| other(&deck.file));
    }

    /// Inserts or replaces a file. Built-in files keep their order and come first, then the player's
    /// own by name.
    fn put(&mut self, file: Option<&str>, level: LevelFile) {
        match level {
            LevelFile::Lesson(lesson) => {
                let lesson = Arc::new(lesson.named(file));
                let same = |old: &Arc<Lesson>| old.id() == lesson.id();
                match self.lessons.iter().position(same) {
                    Some(place) => self.lessons[place] = lesson,
                    None => self.lessons.push(lesson),
                }
                self.lessons.sort_by(|one, other| one.file.cmp(&other.file));
            }
            LevelFile::Puzzles(set) => {
                let set = Arc::new(set.named(file));
                let same =
                    |old: &Arc<PuzzleSet>| (&old.file, &old.variant) == (&set.file, &set.variant);
                match self.sets.iter().position(same) {
                    Some(place) => self.sets[place] = set,
                    None => self.sets.push(set),
                }
                self.sets.sort_by(|one, other| one.file.cmp(&other.file));
            }
            LevelFile::Deck(deck) => {
                let file = file.map(str::to_owned);
                self.decks.retain(|old| old.file != file);
                self.decks.push(Arc::new(DeckCaptions { file, ..deck }));
                self.decks.sort_by(|one, other| one.file.cmp(&other.file));
            }
        }
    }

    /// Every lesson.
    pub fn lessons(&self) -> impl Iterator<Item = &Arc<Lesson>> {
        self.lessons.iter()
    }

    /// The lesson with this id; that of a built-in one is its variant's key.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.id() == id)
    }

    /// The player's own lessons of a variant.
    pub fn own_lessons(&self, variant: &str) -> impl Iterator<Item = &Arc<Lesson>> {
        let own = move |lesson: &&Arc<Lesson>| lesson.file.is_some() && lesson.variant == variant;
        self.lessons.iter().filter(own)
    }

    /// The sets of puzzles of a variant.
    pub fn sets(&self, variant: &str) -> impl Iterator<Item = &Arc<PuzzleSet>> {
        self.sets.iter().filter(move |set| set.variant == variant)
    }

    /// The puzzles of a variant, set by set.
    pub fn puzzles(&self, variant: &str) -> impl Iterator<Item = &Puzzle> {
        self.sets(variant).flat_map(|set| &set.puzzles)
    }

    /// The puzzle with this id, and its set.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<(&PuzzleSet, &Puzzle)> {
        self.sets.iter().find_map(|set| {
            let puzzle = set.puzzles.iter().find(|puzzle| puzzle.id == id)?;
            Some((&**set, puzzle))
        })
    }

    /// The built-in puzzles of all variants, from which those of the days are picked.
    pub fn built_in_puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        let built_in = self.sets.iter().filter(|set| set.file.is_none());
        built_in.flat_map(|set| &set.puzzles)
    }

    /// The words about a person of a line: the caption in the last of the player's own files that has
    /// one, or else the game's.
    #[must_use]
    pub fn caption<'a>(&'a self, line: &Succession, person: &'a Person) -> &'a str {
        let of_line = |deck: &&Arc<DeckCaptions>| {
            let own = deck.succession();
            own.is_some_and(|own| own.family == line.family)
        };
        let decks = self.decks.iter().rev().filter(of_line);
        let mut own = decks.filter_map(|deck| deck.sentences.get(person.key));
        own.next().map_or_else(|| person.caption(), String::as_str)
    }

    /// A family's puzzle of a day, the same for everybody, so a built-in one; days are counted from
    /// any fixed date. All puzzles of the family are used before one is repeated, and each round has
    /// its own order. `None` only if the family has no puzzles.
    #[must_use]
    pub fn of_the_day(&self, family: &str, day: u64) -> Option<&Puzzle> {
        let of_family = |puzzle: &&Puzzle| puzzle.family() == Some(family);
        let all = self.built_in_puzzles().filter(of_family).collect();
        pick_of_the_day(day, all, |puzzle: &&Puzzle| puzzle.id.clone())
    }

    /// Whether a puzzle is its family's puzzle of a day.
    #[must_use]
    pub fn is_of_the_day(&self, puzzle: &Puzzle, day: u64) -> bool {
        let daily = puzzle
            .family()
            .and_then(|family| self.of_the_day(family, day));
        daily.is_some_and(|daily| daily.id == puzzle.id)
    }
}

/// Parses a built-in file.
///
/// # Panics
/// If the file is invalid, which a test rules out.
fn read(name: &str, text: &str) -> LevelFile {
    LevelFile::parse(text)
        .unwrap_or_else(|fault| panic!("the built-in file {name} is valid: {fault}"))
}
