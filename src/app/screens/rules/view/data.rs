//! What the rules reader shows, its state, and what the player asks it for.

use crate::app::ui::diagram::Diagram;
use crate::app::ui::game_picker::FamilyGames;

/// A picture on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// The diagram.
    pub diagram: Diagram,
    /// The caption; may be empty.
    pub caption: String,
}

/// A page of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    /// Its heading.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
    /// Its pictures.
    pub pictures: Vec<Picture>,
}

/// The rule in force at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleNote {
    /// The index of its page.
    pub leaf: usize,
    /// Why, e.g. “two captures are open to you”.
    pub sentence: String,
}

/// The reader's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesData {
    /// Whether the reader covers the table and must hide it.
    pub over_table: bool,
    /// The games that have rules pages.
    pub families: Vec<FamilyGames>,
    /// The pages of the chosen game.
    pub leaves: Vec<Leaf>,
    /// The rule in force, if the reader was opened from the table.
    pub moment: Option<RuleNote>,
    /// The indices of the pages found, with an excerpt each; `None` without a search.
    pub found: Option<Vec<(usize, String)>>,
    /// The progress of the lesson, e.g. “2 of 8 steps”; `None` if the game has no lesson or it
    /// can't be opened from here.
    pub lesson: Option<String>,
}

/// The reader's state.
#[derive(Clone, Debug)]
pub struct RulesState {
    /// The chosen game, as an index among the games of all families.
    pub game: usize,
    /// The open page.
    pub leaf: usize,
    /// The searched text.
    pub search: String,
    /// On a phone: whether a page is shown instead of the contents.
    pub reading: bool,
    /// Gives the open page's line the focus once; set when the reader opens.
    pub focus_first: bool,
    pub(super) typing: bool,
    /// The line of the contents that had the focus in the last pass.
    pub(super) walked: Option<usize>,
}

impl Default for RulesState {
    fn default() -> Self {
        Self::at(0, 0, false)
    }
}

impl RulesState {
    /// The rules of a game, opened at a page; on a phone, `reading` shows the page instead of the
    /// contents.
    pub fn at(game: usize, leaf: usize, reading: bool) -> Self {
        Self {
            game,
            leaf,
            search: String::new(),
            reading,
            focus_first: true,
            typing: false,
            walked: None,
        }
    }

    pub(super) fn open(&mut self, leaf: usize) {
        self.leaf = leaf;
        self.reading = true;
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesAction {
    /// Close the reader (also Esc).
    Back,
    /// Choose another game; the app replaces the pages.
    Game(usize),
    /// The searched text has changed; the app searches the pages.
    Search,
    /// Another page was opened.
    Leaf(usize),
    /// Start the lesson of the game.
    Lesson,
}
