//! One alpha-beta search for every two-player board game.
//!
//! A game tells the search about its positions through [`SearchPosition`] and evaluates quiet ones
//! through an [`Evaluator`]. Sides need not alternate: a turn of two parts (a mill: move, then
//! remove) is two moves of the same side, and the score changes its sign only when the side to move
//! changes.
//!
//! Features: iterative deepening with aspiration windows, principal-variation search, a
//! transposition table of bounded size, killer moves and history heuristic, draws by repetition and
//! without progress, wins counted in plies, tablebase results where the evaluator has them.
//!
//! - Extensions: a single legal move costs no depth. Below the horizon, forced moves are played out
//!   and an open threat extends the search by one move before the evaluation (quiescence).
//! - Late move reductions: one ply from the third quiet move, two from the fifth (four plies or
//!   more before the horizon), three from the ninth (seven or more); a reduced move that turns out
//!   better than expected is searched again in full.
//! - Static pruning: at most three plies before the horizon, quiet positions that are better than
//!   beta by 0.4 men for each of these plies are cut off.
//! - Searches of draughts may be more selective. Reductions grow with the depth and the number of
//!   the move, and where a cutoff was expected; nodes without a hash move are reduced too. Static
//!   pruning begins seven plies before the horizon, futility pruning leaves out quiet moves four
//!   plies before it, and with ProbCut a shallower search that exceeds beta by a margin cuts off.
//!   A threat at the horizon is played out only where the evaluation is near the window.
//! - One ply before the horizon a large transposition table is not used, and only captures and
//!   killers are ordered.
//!
//! - With several threads (lazy SMP), helpers search the same root and share the transposition table;
//!   one thread decides. With one thread, as by default, the rest of this page holds.
//!
//! The search never reads a clock (a closure says when to stop) and uses no global random numbers.
//! The same position, history, options and nodes always give the same report.

mod alpha_beta;
mod deepening;
mod evaluation;
mod history;
mod mixing;
mod ordering;
mod position;
mod pruning;
mod quiescence;
mod reductions;
mod repetition;
mod report;
mod score;
mod tablebase;
mod threads;

use coffer_rules::stable_hash::mix;

pub use self::history::{HistoryView, RepetitionHistory};
use self::mixing::spread;
pub use self::ordering::MOST_MOVES;
pub use self::position::{
    Evaluator, GameEnd, HISTORY_SLOTS, Quiescence, SearchPosition, TablebaseResult, Temptation,
    USUAL_STEPS, steps_between,
};
pub use self::report::{SearchOptions, SearchReport};
pub use self::score::Score;
use self::score::ending_score;
use crate::transposition::TranspositionTable;

/// The longest line searched, in plies.
pub const MAX_PLY: usize = 250;

/// A search with its transposition table. Keep it for the next move of the same game, or
/// [`clear`](Search::clear) it for reproducible choices.
#[derive(Debug)]
pub struct Search<P: SearchPosition, E> {
    evaluator: E,
    table: TranspositionTable,
    /// How bad a draw is for side 0 in the scores of the table.
    contempt_in_table: i32,
    memory: MoveMemory<P::Move>,
}

/// What a thread remembers of the moves that were good.
#[derive(Debug)]
struct MoveMemory<M> {
    killers: Vec<[Option<M>; 2]>,
    history: Box<[[i32; HISTORY_SLOTS]; 2]>,
}

impl<M: Copy> MoveMemory<M> {
    fn new() -> MoveMemory<M> {
        MoveMemory {
            killers: vec![[None; 2]; MAX_PLY + 1],
            history: Box::new([[0; HISTORY_SLOTS]; 2]),
        }
    }

    /// Keeps a little of the earlier searches.
    fn grow_older(&mut self) {
        self.killers.fill([None; 2]);
        self.history
            .iter_mut()
            .flatten()
            .for_each(|count| *count /= 8);
    }
}

impl<P: SearchPosition, E: Evaluator<P>> Search<P, E> {
    /// A search whose table uses at most `table_bytes` bytes.
    #[must_use]
    pub fn new(evaluator: E, table_bytes: usize) -> Search<P, E> {
        Search {
            evaluator,
            table: TranspositionTable::with_bytes(table_bytes),
            contempt_in_table: 0,
            memory: MoveMemory::new(),
        }
    }

    /// The size of the table, in bytes.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.table.bytes()
    }

    /// Clears the table, killers and history, so that the next search depends on its arguments
    /// alone.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory = MoveMemory::new();
    }

    /// Clears the table if its draws were scored with another contempt, or with that of the other
    /// side.
    fn forget_other_contempt(&mut self, side: usize, contempt: i32) {
        let wanted = if side == 0 { contempt } else { -contempt };
        if self.contempt_in_table != wanted {
            self.table.clear();
            self.contempt_in_table = wanted;
        }
    }

    /// Searches `root` until the depth or node budget of the options is reached or `stop` returns
    /// true. One ply is always searched unless the node budget is too small; after that `stop` is
    /// polled about every thousand nodes.
    pub fn run(
        &mut self,
        root: &P,
        past: HistoryView<'_>,
        options: &SearchOptions,
        stop: &mut dyn FnMut() -> bool,
    ) -> SearchReport<P::Move> {
        self.run_aloud(root, past, options, stop, &mut |_| false)
    }

    /// Like [`Search::run`], but calls `listen` with the report of every completed iteration, and
    /// ends if it returns true.
    pub fn run_aloud(
        &mut self,
        root: &P,
        past: HistoryView<'_>,
        options: &SearchOptions,
        stop: &mut dyn FnMut() -> bool,
        listen: &mut dyn FnMut(&SearchReport<P::Move>) -> bool,
    ) -> SearchReport<P::Move> {
        let mut moves = Vec::with_capacity(1024);
        root.moves(&mut moves);
        if moves.is_empty() || root.ending().is_some() {
            let ending = root.ending().unwrap_or_else(|| root.without_moves());
            return SearchReport::nothing(Score(ending_score(ending, 0)));
        }
        if P::REFUSES_REPETITION {
            moves.retain(|mv| {
                let key = root.play(*mv).key();
                past.keys.iter().filter(|earlier| **earlier == key).count() < 2
            });
            if moves.is_empty() {
                return SearchReport::nothing(Score(self.evaluator.evaluate(root)));
            }
        }
        self.forget_other_contempt(root.side(), options.contempt);
        self.table.grow_older();
        self.memory.grow_older();
        let mut roots: Vec<RootMove<P>> = moves
            .iter()
            .enumerate()
            .map(|(i, &mv)| {
                let tie_break = mix(options.seed ^ root.key() ^ mix(i as u64 + 1));
                let credit = if options.root_noise > 0 {
                    spread(tie_break, options.root_noise)
                } else {
                    0
                };
                RootMove {
                    mv,
                    after: root.play(mv),
                    ordering_score: root.ordering_score(mv),
                    restart: Restart::by(root, mv),
                    tie_break,
                    credit,
                }
            })
            .collect();
        roots.sort_by(|a, b| {
            b.ordering_score
                .cmp(&a.ordering_score)
                .then(a.tie_break.cmp(&b.tie_break))
        });
        let task = SearchTask {
            evaluator: &self.evaluator,
            table: &self.table,
            root,
            roots: &roots,
            past,
            options,
        };
        task.run(&mut self.memory, stop, listen)
    }
}

/// What all threads of a search share.
struct SearchTask<'a, P: SearchPosition, E> {
    evaluator: &'a E,
    table: &'a TranspositionTable,
    root: &'a P,
    /// The moves at the root, in the order in which they are searched first.
    roots: &'a [RootMove<P>],
    past: HistoryView<'a>,
    options: &'a SearchOptions,
}

/// A root move and the position after it.
#[derive(Clone)]
struct RootMove<P: SearchPosition> {
    mv: P::Move,
    after: P,
    ordering_score: i32,
    restart: Restart,
    /// Breaks ties between moves with equal ordering scores.
    tie_break: u64,
    /// The root noise added to its score.
    credit: i32,
}

/// What begins anew with a move.
#[derive(Clone, Copy)]
struct Restart {
    /// The positions that can recur: see [`SearchPosition::is_progress`].
    repeatable: bool,
    /// The plies without progress: see [`SearchPosition::restarts_count`].
    count: bool,
}

impl Restart {
    #[inline(always)]
    fn by<P: SearchPosition>(position: &P, mv: P::Move) -> Restart {
        Restart {
            repeatable: position.is_progress(mv),
            count: position.restarts_count(mv),
        }
    }
}

/// A search in progress.
struct ActiveSearch<'a, P: SearchPosition, E> {
    evaluator: &'a E,
    table: &'a TranspositionTable,
    /// The number of this helper; 0 for the thread that decides.
    helper: usize,
    killers: &'a mut [[Option<P::Move>; 2]],
    history: &'a mut [[i32; HISTORY_SLOTS]; 2],
    stop: &'a mut dyn FnMut() -> bool,
    /// Hears of every completed iteration, and says whether it was the last.
    listen: &'a mut dyn FnMut(&SearchReport<P::Move>) -> bool,
    options: &'a SearchOptions,
    /// The position that the search began with.
    root: &'a P,
    /// The side to move at the root.
    own: usize,
    node_limit: u64,
    /// The lowest depth at which the table is used.
    table_min_depth: i32,
    /// The node count at which to check the limits again.
    next_check: u64,
    next_poll: u64,
    nodes: u64,
    stopped: bool,
    /// Whether `stop` may be polled yet: a move that has not been searched at all is no answer.
    may_stop: bool,
    /// Verification search: no reductions, no pruning, no table cutoffs.
    verifying: bool,
    /// Keys of the positions before the root that can recur, followed by those of the current line.
    path: Vec<u64>,
    /// The index of the root in `path`.
    root_at: usize,
    /// Whether a position before the first progress has occurred twice: its next occurrence is a
    /// draw.
    repeated_before: bool,
    /// The root's tablebase result, if the root still has to be searched.
    solved: Option<Wdl>,
    /// The side that wins at the root in an unknown number of plies.
    uncounted_winner: Option<usize>,
    /// See [`Evaluator::longest_without_progress`].
    longest_without_progress: usize,
    /// The index in `path` of the first position that can still be repeated.
    repeatable_from: usize,
    /// The index in `path` from which the plies without progress are counted; negative if they began
    /// before the first key.
    counted_from: isize,
    progress_limit: usize,
    /// The ply after which the game is drawn in any case.
    last_ply: usize,
    /// A stack of the moves of all nodes on the current line, and a parallel stack of their ranks.
    moves: Vec<P::Move>,
    ranks: Vec<i32>,
    /// The principal variations by ply.
    pv: Vec<Vec<P::Move>>,
    /// Whether to reduce and prune more: see [`SearchPosition::IS_SELECTIVE`].
    selective: bool,
    /// Whether a cutoff is expected, by ply: the first move is then expected to be enough.
    expects_cut: Vec<bool>,
    /// The evaluations of the positions on the current line, by ply, as far as they are known.
    standings: Vec<Option<i32>>,
}

/// The tablebase result of a position for its side to move, including draws that depend on the
/// history; better results are later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wdl {
    Loss,
    /// Lost, in an unknown number of plies.
    UncountedLoss,
    /// Lost, but the no-progress rule may save a draw.
    BlessedLoss,
    Draw,
    /// Won, but the no-progress rule may prevent it.
    CursedWin,
    /// Won, in an unknown number of plies.
    UncountedWin,
    Win,
}

/// The number of nodes between two polls of `stop`.
const POLL_INTERVAL: u64 = 1024;

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// Searches the position after a move, and returns the score for the side that moved.
    fn child(
        &mut self,
        after: &P,
        same: bool,
        restart: Restart,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        self.step(after, same, restart, alpha, beta, depth, ply)
    }

    /// Like `child`, but inlined, for the one hot call site.
    #[inline(always)]
    fn step(
        &mut self,
        after: &P,
        same: bool,
        restart: Restart,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        let before = (self.repeatable_from, self.counted_from);
        if restart.repeatable {
            self.repeatable_from = self.path.len();
        }
        if restart.count {
            self.counted_from = self.path.len() as isize;
        }
        let (alpha, beta) = if same { (alpha, beta) } else { (-beta, -alpha) };
        let score = match self.evaluate_leaf(after, alpha, beta, depth, ply) {
            Some(score) => score,
            None => self.node(after, alpha, beta, depth, ply),
        };
        (self.repeatable_from, self.counted_from) = before;
        if same { score } else { -score }
    }

    /// Whether the search may visit another node. Called on the first node, and then when the node
    /// limit is reached or `stop` is to be polled.
    #[cold]
    #[inline(never)]
    fn check_limits(&mut self) -> bool {
        if self.nodes >= self.node_limit {
            self.stopped = true;
        }
        if self.nodes >= self.next_poll {
            self.poll();
        }
        self.next_check = if self.stopped {
            0
        } else {
            self.next_poll.min(self.node_limit)
        };
        !self.stopped
    }

    fn poll(&mut self) {
        self.next_poll = self.nodes + POLL_INTERVAL;
        if self.may_stop && (self.stop)() {
            self.stopped = true;
        }
    }
}
