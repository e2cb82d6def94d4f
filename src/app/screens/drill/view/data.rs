//! What the drill shows, its state, and what the player asks it for.

use crate::app::screens::people_line::view::PeopleLine;

/// The data of the drill; all texts are ready to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct DrillData {
    /// The line of people.
    pub line: PeopleLine,
    /// What is shown.
    pub page: DrillPage,
}

/// What the drill shows.
#[derive(Clone, Debug, PartialEq)]
pub enum DrillPage {
    /// Before it begins.
    Start(DrillChoices),
    /// A question, or its answer.
    Question(DrillQuestion),
    /// The result.
    End(DrillSummary),
}

/// The choices before the drill begins.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrillChoices {
    /// A description of the drill, in a few sentences.
    pub about: String,
    /// The grades of difficulty, e.g. “4 names”.
    pub grades: Vec<String>,
    /// The index of the chosen grade.
    pub chosen: usize,
    /// What the chosen grade means.
    pub note: String,
    /// The best score, in words; may be empty.
    pub best: String,
}

/// A question, or its answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrillQuestion {
    /// The person that is asked about, as an index into the line.
    pub person: usize,
    /// Whether the years of the reign are shown.
    pub dates: bool,
    /// The question, e.g. “Who came before Charles II?”.
    pub question: String,
    /// The names to choose from.
    pub names: Vec<String>,
    /// Whether it is the question of the day.
    pub is_daily: bool,
    /// The time left or, for a question of the day, its date.
    pub time: String,
    /// The score; may be empty.
    pub score: String,
    /// The answer; `None` until it is given.
    pub answer: Option<DrillAnswer>,
}

/// An answer that was given.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrillAnswer {
    /// The index of the name that was chosen.
    pub chosen: usize,
    /// The indices of the right names.
    pub right: Vec<usize>,
    /// Whether the answer is right, in words.
    pub reply: String,
    /// The label of the button that goes on.
    pub next: String,
}

impl DrillAnswer {
    /// Whether it is right.
    pub fn is_right(&self) -> bool {
        self.right.contains(&self.chosen)
    }
}

/// The result of the drill.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrillSummary {
    /// The heading, e.g. “Time is up”.
    pub heading: String,
    /// The result, e.g. “18 of 22 right”.
    pub result: String,
    /// Further sentences: the best score, the days in a row, the number of people learned.
    pub notes: Vec<String>,
    /// The heading above the people about whom an answer was wrong; unused if there are none.
    pub weak_heading: String,
    /// The people about whom an answer was wrong, as indices into the line.
    pub weak: Vec<usize>,
    /// The label of the button that begins again; empty if there is none.
    pub again: String,
}

/// The panel's state.
#[derive(Clone, Debug)]
pub struct DrillState {
    /// Gives the main control the focus once; set when the panel or its page opens.
    pub focus_first: bool,
    /// Whether this is the panel's first pass.
    pub(super) opened: bool,
}

impl Default for DrillState {
    fn default() -> Self {
        Self {
            focus_first: true,
            opened: true,
        }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillAction {
    /// Choose this grade of difficulty, by its index.
    Grade(usize),
    /// Begin, or begin again.
    Start,
    /// Answer with this name, by its index.
    Answer(usize),
    /// Go on to the next question, or to the end.
    Next,
    /// End the drill before its time (also Esc).
    Stop,
    /// Show the gallery.
    Gallery,
    /// Leave (also Esc).
    Leave,
}
