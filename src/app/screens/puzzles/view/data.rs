//! What the page of puzzles shows, its state, and what the player asks it for.

use crate::app::ui::diagram::Diagram;
use crate::app::ui::game_picker::FamilyGames;
use crate::levels::puzzles::Puzzle;
use crate::levels::themes::PuzzleTheme;
use crate::texts::text;

/// A puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleCard {
    /// Its name, e.g. “Puzzle 4”.
    pub name: String,
    /// The title of its file, if it is one of the player's own.
    pub own: Option<String>,
    /// Its difficulty, from 1 to [`Puzzle::HARDEST`].
    pub difficulty: u8,
    /// The side to move, e.g. “light to move”; once it is solved, what it is about.
    pub line: String,
    /// What it is about.
    pub theme: Option<PuzzleTheme>,
    /// Whether it is solved.
    pub solved: bool,
    /// Whether it was failed when it was last tried.
    pub failed: bool,
    /// Whether it was failed once and is due to be repeated.
    pub due: bool,
    /// Its position.
    pub diagram: Diagram,
}

/// A lesson of the player's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonCard {
    /// Its title.
    pub name: String,
    /// The progress, e.g. “2 of 8 steps”.
    pub note: String,
    /// Whether it is completed.
    pub done: bool,
    /// Its first position.
    pub diagram: Diagram,
}

/// The page's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzlesData {
    /// The games that have puzzles.
    pub families: Vec<FamilyGames>,
    /// The puzzles of the chosen game, easy ones first, those of the player's own last.
    pub puzzles: Vec<PuzzleCard>,
    /// The player's own lessons of the chosen game.
    pub lessons: Vec<LessonCard>,
    /// Whether there are puzzles enough for a rush.
    pub rush: bool,
    /// Whether the family's puzzle of the day is solved; `None` if there is no such puzzle.
    pub daily: Option<bool>,
}

impl PuzzlesData {
    /// The filters by which something is shown, in the order of the choice.
    pub fn filters(&self) -> Vec<PuzzleFilter> {
        let is_about =
            |theme: &PuzzleTheme| self.puzzles.iter().any(|card| card.theme == Some(*theme));
        let themes: Vec<PuzzleTheme> = PuzzleTheme::ALL.into_iter().filter(is_about).collect();
        let mut filters = vec![PuzzleFilter::All, PuzzleFilter::Unsolved];
        let kept = [PuzzleFilter::ToRepeat, PuzzleFilter::Failed];
        filters.extend(kept.into_iter().filter(|one| !self.shown(*one).is_empty()));
        let grades = (1..=Puzzle::HARDEST).map(PuzzleFilter::Difficulty);
        let grades: Vec<_> = grades.filter(|one| !self.shown(*one).is_empty()).collect();
        if grades.len() > 1 {
            filters.extend(grades);
        }
        if themes.len() > 1 {
            filters.extend(themes.into_iter().map(PuzzleFilter::Theme));
        }
        filters
    }

    /// The indices of the puzzles that a filter shows.
    pub fn shown(&self, filter: PuzzleFilter) -> Vec<usize> {
        let cards = self.puzzles.iter().enumerate();
        cards
            .filter(|(_, card)| filter.shows(card))
            .map(|(index, _)| index)
            .collect()
    }
}

/// Which puzzles are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleFilter {
    /// All of the game.
    #[default]
    All,
    /// Those that are not solved.
    Unsolved,
    /// Those that were failed and are due to be repeated.
    ToRepeat,
    /// Those that were failed when they were last tried.
    Failed,
    /// Those of this difficulty.
    Difficulty(u8),
    /// Those about something.
    Theme(PuzzleTheme),
}

impl PuzzleFilter {
    /// Its name in the choice.
    pub fn name(self) -> String {
        match self {
            Self::All => text("puzzles-all").to_owned(),
            Self::Unsolved => text("puzzles-unsolved").to_owned(),
            Self::ToRepeat => text("puzzles-to_repeat").to_owned(),
            Self::Failed => text("puzzles-failed").to_owned(),
            Self::Difficulty(grade) => difficulty_name(grade).to_owned(),
            Self::Theme(theme) => theme.name(),
        }
    }

    fn shows(self, card: &PuzzleCard) -> bool {
        match self {
            Self::All => true,
            Self::Unsolved => !card.solved,
            Self::ToRepeat => card.due,
            Self::Failed => card.failed,
            Self::Difficulty(grade) => card.difficulty == grade,
            Self::Theme(theme) => card.theme == Some(theme),
        }
    }
}

/// The name of a difficulty.
pub(super) fn difficulty_name(difficulty: u8) -> &'static str {
    let keys = [
        "puzzles-easy",
        "puzzles-middle",
        "puzzles-hard",
        "puzzles-hardest",
    ];
    text(keys[usize::from(difficulty.clamp(1, Puzzle::HARDEST) - 1)])
}

/// What is kept of the view.
#[derive(Clone, Copy, Debug, Default)]
pub struct PuzzlesState {
    /// The chosen game.
    pub game: usize,
    /// The puzzles that are shown.
    pub filter: PuzzleFilter,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlesAction {
    /// Leave the page (also Esc).
    Back,
    /// Choose another game.
    Game(usize),
    /// Start the puzzle at this index of [`PuzzlesData::puzzles`].
    Play(usize),
    /// Start the lesson at this index of [`PuzzlesData::lessons`].
    Lesson(usize),
    /// Start the puzzle of the day.
    Daily,
    /// Start a rush.
    Rush,
}
