//! What the panel of a lesson or puzzle shows.

use crate::app::course::Tone;
use crate::app::ui::players::SeatCard;
use crate::app::ui::widgets::PromptKind;

/// The destination of the main button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The next step of the lesson.
    Step,
    /// The last page of the lesson.
    Finish,
    /// A match of the game that the lesson was about.
    Play,
    /// The next puzzle.
    Puzzle,
    /// Another rush.
    Rush,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CourseData {
    /// The name of the teacher, or of the courtier who poses the puzzle.
    pub name: String,
    /// The portrait's key.
    pub portrait: String,
    /// The title of the lesson or puzzle.
    pub title: String,
    /// On the ribbon, e.g. “Step 3 of 8” or “Dark to move and win”.
    pub ribbon: String,
    /// The sprite of the side to move, e.g. `disc_dark`; `None` if there is none to show.
    pub disc: Option<String>,
    /// The number of completed steps and of all steps; `None` for a puzzle.
    pub step: Option<(usize, usize)>,
    /// The difficulty of a puzzle, from 1 to [`Puzzle::HARDEST`](crate::levels::puzzles::Puzzle::HARDEST).
    pub difficulty: Option<u8>,
    /// E.g. “12 of 30 solved”; may be empty.
    pub count: String,
    /// The current text.
    pub words: String,
    /// What else is to be known of the table; may be empty.
    pub also: String,
    /// Its tone.
    pub tone: Tone,
    /// The score cards of the seats, if the game has any.
    pub score_cards: Vec<SeatCard>,
    /// Whether the puzzle is solved, or the step completed.
    pub solved: bool,
    /// Whether a hint is available; `None` hides the button. Once all is done, the way to play on
    /// takes its place.
    pub hint: Option<bool>,
    /// The key of the hint, shown beside its button; `None` if it has no key.
    pub hint_key: Option<PromptKind>,
    /// Whether the step or puzzle can be restarted.
    pub again: bool,
    /// Whether there is a previous step; `None` hides the button.
    pub back: Option<bool>,
    /// Whether the solution can be shown; `None` hides the button.
    pub solution: Option<bool>,
    /// Whether the hint button offers to show the step instead.
    pub show_me: bool,
    /// The destination of the main button, and whether it is enabled; `None` hides it.
    pub next: Option<(Next, bool)>,
    /// The courtier against whom [`Next::Play`] plays; empty otherwise.
    pub opponent: String,
}
