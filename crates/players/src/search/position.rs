//! What a game gives to the search: its positions, and their evaluation.

use std::fmt;

/// How a game ends for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// The side to move wins.
    Win,
    /// The side to move loses.
    Loss,
    /// Neither side wins.
    Draw,
}

/// The tablebase result of a position: how it ends with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TablebaseResult {
    /// The side to move wins in this many plies.
    Win(u32),
    /// The side to move loses in this many plies.
    Loss(u32),
    /// Neither side can win.
    Draw,
}

/// Whether a position can be evaluated statically.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiescence {
    /// Quiet: evaluate it.
    Quiet,
    /// The opponent threatens something: search one move further.
    Threat,
    /// The side to move must capture (or finish its turn): search on.
    Forced,
}

/// What a beginner notices about a move at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temptation {
    /// Nothing.
    Nothing,
    /// It stops what the opponent could capture next, or helps as much.
    Stops,
    /// It captures something, or gains as much.
    Takes,
}

/// A position of a two-player game, as seen by the search.
pub trait SearchPosition: Clone + Send + Sync {
    /// A move.
    type Move: Copy + Eq + fmt::Debug + Send + Sync + 'static;

    /// Whether a move that would bring a position about for the third time is refused, instead of a
    /// draw by repetition.
    const REFUSES_REPETITION: bool = false;

    /// Whether selective searches reduce and prune more, which was measured to help.
    const IS_SELECTIVE: bool = false;

    /// A hash of the position including the side to move, but without the history.
    fn key(&self) -> u64;

    /// The key for the transposition table, and the frame of reference of its moves there:
    /// positions that are equal by a symmetry of the board may share a key, each in its own frame.
    /// `key` is [`SearchPosition::key`].
    #[inline]
    fn table_key(&self, key: u64) -> (u64, u8) {
        (key, 0)
    }

    /// The value stored in the table for a good move in this frame: by default its index among the
    /// moves, which is enough if there is only one frame.
    #[inline]
    fn keep(&self, _mv: Self::Move, number: u16, _frame: u8) -> u16 {
        number
    }

    /// The index among the moves of a value stored in this frame; any other number if it is none of
    /// them.
    #[inline]
    fn recall(&self, kept: u16, _moves: &[Self::Move], _frame: u8) -> u16 {
        kept
    }

    /// The side to move: 0 or 1. The same side may move several times in a row.
    fn side(&self) -> usize;

    /// Appends the legal moves, always in the same order for equal positions.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// Whether there is a legal move.
    fn has_moves(&self) -> bool;

    /// The position after a legal move.
    #[must_use]
    fn play(&self, mv: Self::Move) -> Self;

    /// A result that applies even if there are legal moves.
    fn ending(&self) -> Option<GameEnd> {
        None
    }

    /// The result if the side to move has no legal move.
    fn without_moves(&self) -> GameEnd {
        GameEnd::Loss
    }

    /// Whether the position can be evaluated statically.
    fn quiescence_class(&self) -> Quiescence;

    /// Whether the side to move can capture something, which a player with a blunder rate may
    /// overlook.
    fn offers(&self) -> bool {
        self.quiescence_class() == Quiescence::Forced
    }

    /// How far what the side to move can capture lies from where the player looks: the steps from
    /// the nearest square that has changed since `_root`. [`USUAL_STEPS`] in games where nothing is
    /// near or far.
    fn steps_to_offer(&self, _root: &Self) -> u32 {
        USUAL_STEPS
    }

    /// Whether the move is irreversible: no earlier position can recur after it, and the plies
    /// since progress restart.
    fn is_progress(&self, mv: Self::Move) -> bool;

    /// Whether the plies since progress restart, although earlier positions may recur after the
    /// move.
    #[inline]
    fn restarts_count(&self, mv: Self::Move) -> bool {
        self.is_progress(mv)
    }

    /// The static move-ordering score: 0 for an ordinary move, higher for a capture.
    fn ordering_score(&self, _mv: Self::Move) -> i32 {
        0
    }

    /// What a beginner notices about the move at a glance.
    fn temptation(&self, mv: Self::Move) -> Temptation {
        if self.ordering_score(mv) > 0 {
            Temptation::Takes
        } else {
            Temptation::Nothing
        }
    }

    /// The history heuristic's slot, below [`HISTORY_SLOTS`], shared by similar moves, e.g. those
    /// with the same squares.
    fn history_slot(&self, mv: Self::Move) -> usize;
}

/// The distance of a capture that is overlooked as often as the blunder rate says; one at twice the
/// distance is overlooked twice as often.
pub const USUAL_STEPS: u32 = 2;
/// More steps than this count as this many.
const MOST_STEPS: u32 = 8;

/// The steps from a set of squares to the nearest square of another set, 1 to 8 (or more).
/// `around` gives the neighbours of a set.
pub fn steps_between(from: u128, to: u128, around: impl Fn(u128) -> u128) -> u32 {
    let mut reached = from | around(from);
    for steps in 1..MOST_STEPS {
        if reached & to != 0 {
            return steps;
        }
        reached |= around(reached);
    }
    MOST_STEPS
}

/// Evaluates quiet positions. All threads of a search use the same one.
pub trait Evaluator<P>: Sync {
    /// The evaluation for the side to move, in hundredths of a man, well below [`Score::WIN`](super::Score::WIN).
    fn evaluate(&self, position: &P) -> i32;

    /// The evaluation if the player overlooks what the side to move could capture.
    fn with_temptation(&self, position: &P) -> i32 {
        self.evaluate(position)
    }

    /// The style bonus of the position for the player on side `own`, in hundredths of a man, added
    /// to the evaluation.
    fn style_bonus(&self, _position: &P, _own: usize) -> i32 {
        0
    }

    /// The tablebase result of the position, ignoring draws by repetition and without progress;
    /// `None` if it is not in a tablebase. If it knows a position, it should know the positions
    /// after it.
    fn known(&self, _position: &P) -> Option<TablebaseResult> {
        None
    }

    /// The result of a position that [`Evaluator::known`] does not know, without its distance, ignoring
    /// draws by repetition and without progress; `None` if it is not in a tablebase.
    fn outcome(&self, _position: &P) -> Option<GameEnd> {
        None
    }

    /// The most consecutive plies without progress on the shortest way from any tablebase position
    /// to its end.
    fn longest_without_progress(&self) -> u32 {
        u32::MAX
    }
}

/// The number of slots of the history heuristic.
pub const HISTORY_SLOTS: usize = 4096;
