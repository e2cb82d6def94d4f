//! What the page of puzzles shows, its state, and what the player asks it for.

use crate::app::ui::diagram::Diagram;
use crate::app::ui::game_picker::FamilyGames;

/// A puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleCard {
    /// Its name, e.g. “Puzzle 4”.
    pub name: String,
    /// The title of its file, if it is one of the player's own.
    pub own: Option<String>,
    /// Its difficulty, 1 to 3.
    pub difficulty: u8,
    /// The side to move, e.g. “light to move”.
    pub side: String,
    /// Whether it is solved.
    pub solved: bool,
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
    /// Whether the puzzle of the day is solved; `None` if there is no such puzzle.
    pub daily: Option<bool>,
}

/// The page's state.
#[derive(Clone, Debug)]
pub struct PuzzlesState {
    /// The chosen game.
    pub game: usize,
    /// Gives the main action the focus once; set when the page opens.
    pub focus_first: bool,
}

impl Default for PuzzlesState {
    fn default() -> Self {
        Self {
            game: 0,
            focus_first: true,
        }
    }
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
}
