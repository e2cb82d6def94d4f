//! What the list of matches shows.

use crate::app::ui::diagram::Diagram;

/// A row of the list; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchRow {
    /// The sprite of the game's emblem.
    pub emblem: String,
    /// The position, on a board; the emblem is shown instead where there is none.
    pub board: Option<Diagram>,
    /// The game and the players, e.g. “Draughts against Thomas More”.
    pub title: String,
    /// The progress and the date, e.g. “move 15, yesterday at 21:14”.
    pub note: String,
    /// The player's own words about it; may be empty.
    pub words: String,
    /// Whether it is a favourite.
    pub favourite: bool,
    /// Whether it is finished.
    pub over: bool,
    /// Whether its moves can be reviewed.
    pub review: bool,
}

/// The page's data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchesData {
    /// The unfinished matches that were found, then the finished ones; the newest first.
    pub rows: Vec<MatchRow>,
    /// How many were found beyond those rows.
    pub more: usize,
    /// How many finished ones were found.
    pub finished: usize,
    /// The choices of what is listed; empty if there are too few matches to search.
    pub filters: Vec<String>,
}

/// What is kept of the view.
#[derive(Clone, Debug, Default)]
pub struct MatchesState {
    /// The search.
    pub search: String,
    /// The chosen filter.
    pub filter: usize,
    /// The row whose words are being written, and the words.
    pub writing: Option<(usize, String)>,
    /// Whether the search had the focus.
    pub(super) typing: bool,
    /// The same of the words.
    pub(super) writes: bool,
}

/// The player's action, with the index of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchesAction {
    /// Leave the page (also Esc).
    Back,
    /// The search or the filter has changed.
    Find,
    /// List more matches.
    More,
    /// Continue a match, or show how it ended.
    Open(usize),
    /// Review its moves.
    Review(usize),
    /// Replay it.
    Replay(usize),
    /// Make it a favourite, or no longer.
    Favourite(usize),
    /// Keep these words about it.
    Words(usize, String),
    /// Delete it. Must be confirmed first, with [`confirm`](crate::app::screens::confirm).
    Delete(usize),
    /// Write all finished matches that were found to one file.
    Export,
    /// Open another match from text.
    Text,
}
