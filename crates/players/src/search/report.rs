//! What a search is asked, and what it answers.

use super::score::Score;

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    /// The deepest iteration, at least 1.
    pub depth: u32,
    /// The node budget; the search stops exactly there.
    pub nodes: Option<u64>,
    /// Breaks ties between equal moves and seeds the noise.
    pub seed: u64,
    /// Root noise: every root move's score is changed by up to this much.
    pub root_noise: i32,
    /// Evaluation noise: every evaluation is off by up to this much.
    pub evaluation_noise: i32,
    /// Whether to use quiescence search. Without it the search misses what happens just beyond its
    /// horizon.
    pub quiescence: bool,
    /// The blunder rate: how often, in percent, a capture right after the own move is overlooked, if it
    /// lies [`USUAL_STEPS`](super::USUAL_STEPS) from the squares that have changed since the root;
    /// twice that a ply later or at twice the distance, and so on. The seed and the position decide
    /// which captures are overlooked.
    pub blunder_rate: u32,
    /// Contempt: how much worse than an even position a draw by repetition or without progress is for
    /// the side to move at the root, in hundredths of a man. Less than 0 if it is the other side that
    /// has contempt, as when the opponent's position is searched.
    pub contempt: i32,
    /// Whether to reduce and prune more, at games whose searches gain by it
    /// ([`SearchPosition::IS_SELECTIVE`](super::SearchPosition::IS_SELECTIVE)). A single move that
    /// matters, as in a puzzle, may then be left out.
    pub selective: bool,
    /// The number of threads; 0 is one too. With more than one the report is not reproducible, and
    /// nodes are counted and limited in the thread that decides.
    pub threads: usize,
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions {
            depth: 100,
            nodes: None,
            seed: 0,
            root_noise: 0,
            evaluation_noise: 0,
            quiescence: true,
            blunder_rate: 0,
            contempt: 0,
            selective: false,
            threads: 1,
        }
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchReport<M> {
    /// The move to play; `None` only if there is no legal move.
    pub best: Option<M>,
    /// Its score for the side to move.
    pub score: Score,
    /// The deepest completed iteration.
    pub depth: u32,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The principal variation, beginning with `best`.
    pub pv: Vec<M>,
}

impl<M> SearchReport<M> {
    /// The report if there is no legal move.
    pub(super) const fn nothing(score: Score) -> SearchReport<M> {
        SearchReport {
            best: None,
            score,
            depth: 0,
            nodes: 0,
            pv: Vec::new(),
        }
    }
}
