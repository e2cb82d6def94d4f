//! What the review shows, its state, and what the player asks it for.

use crate::app::screens::table_hud::moves::{MoveRow, MovesState, Step};

/// The maximum of the graph, in hundredths of a man.
pub const CAP: i32 = 1000;

/// The number of playback speeds.
pub const SPEEDS: usize = 3;

/// Why a move is in the list of key moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// An inaccuracy.
    Inaccuracy,
    /// A mistake: it cost about a man.
    Mistake,
    /// A blunder: it cost more.
    Blunder,
    /// No mistake, but the turning point of the match.
    Turn,
    /// What the file of the match says here.
    Note,
}

/// A key move.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The number of moves after it.
    pub after: usize,
    /// What it cost.
    pub weight: Weight,
    /// Whether it is the turning point of the match.
    pub turning: bool,
    /// The move with its number, e.g. “12. 18×9”.
    pub name: String,
    /// What it did and what would have been better, or what the file says; may be empty.
    pub sentence: String,
}

/// A seat in the graph of a match of several players, each with goals of their own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Racer {
    /// The name.
    pub name: String,
    /// The sprite of the side.
    pub disc: String,
    /// The moves that it still needed, after each number of moves of the match.
    pub needed: Vec<u16>,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewData {
    /// The match in a line, e.g. “You won in 26 moves”; may be empty.
    pub line: String,
    /// The number of moves of the match.
    pub moves: usize,
    /// The number of moves of the position being viewed.
    pub shown: usize,
    /// The last of these with its number, e.g. “12. 18×9”; empty at the start.
    pub shown_name: String,
    /// The evaluation for seat 0 after each number of moves, in hundredths of a man; beyond
    /// ±[`CAP`] the match is decided. `None` if not evaluated yet. If the list is empty, this is
    /// only a replay, without graph and list.
    pub graph: Vec<Option<i32>>,
    /// The sprites of the two sides, e.g. `disc_dark`, seat 0 first.
    pub discs: [String; 2],
    /// The key moves, in order.
    pub moments: Vec<Moment>,
    /// The number of evaluated positions and of all positions, while the review is in progress.
    pub progress: Option<(usize, usize)>,
    /// The seats of a match of several, and how far each had come; empty if moves are assessed
    /// instead.
    pub race: Vec<Racer>,
    /// The tricks of a card game, each with its winner.
    pub tricks: Vec<MoveRow>,
    /// Whether playback is running.
    pub playing: bool,
    /// The playback speed, from 0 to [`SPEEDS`] - 1.
    pub speed: usize,
}

impl ReviewData {
    /// Whether there is a graph; otherwise this is only a replay.
    pub(super) fn has_graph(&self) -> bool {
        !self.graph.is_empty() || !self.race.is_empty()
    }
}

/// The panel's state.
#[derive(Clone, Debug, Default)]
pub struct ReviewPanelState {
    /// Whether the table hands the focus over in this pass.
    pub to_moves: bool,
    pub(super) tricks: MovesState,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// View the position after this many moves.
    Seek(usize),
    /// View the position a step back or forward.
    Step(Step),
    /// Start or stop playback.
    Play(bool),
    /// Set the playback speed.
    Speed(usize),
    /// Ask who plays on from the position being viewed.
    PlayFrom,
    /// Close the panel.
    Close,
}
