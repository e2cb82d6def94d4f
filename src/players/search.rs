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
//! - One ply before the horizon a large transposition table is not used, and only captures and
//!   killers are ordered.
//!
//! The search never reads a clock (a closure says when to stop) and uses no global random numbers.
//! The same position, history, options and nodes always give the same report.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::transposition::{Bound, Entry, TranspositionTable};

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
pub trait SearchPosition: Clone {
    /// A move.
    type Move: Copy + Eq + fmt::Debug + 'static;

    /// Whether a move that would bring a position about for the third time is refused, instead of a
    /// draw by repetition.
    const REFUSES_REPETITION: bool = false;

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

/// Evaluates quiet positions.
pub trait Evaluator<P> {
    /// The evaluation for the side to move, in hundredths of a man, well below [`Score::WIN`].
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

    /// Contempt: how much worse than an even position a draw by repetition or without progress is
    /// for the player that searches, in hundredths of a man.
    fn contempt(&self) -> i32 {
        0
    }

    /// The tablebase result of the position, ignoring draws by repetition and without progress;
    /// `None` if it is not in a tablebase. If it knows a position, it should know the positions
    /// after it.
    fn known(&self, _position: &P) -> Option<TablebaseResult> {
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

/// The most moves of a position that are searched; further ones are ignored.
pub const MOST_MOVES: usize = 1 << INDEX_BITS;

/// The longest line searched, in plies.
pub const MAX_PLY: usize = 250;

/// A score for the side to move: hundredths of a man, or a win or loss in a number of plies.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Score(pub i32);

impl Score {
    /// The score of a game already won.
    pub const WIN: i32 = 32_000;
    /// Evaluations, unlike wins, stay within this.
    const MAX_EVALUATION: i32 = 30_000;
    /// A win that the draw without progress or a third repetition may still prevent, minus the
    /// plies that it takes; or an advantage because the other side is refused a repetition first.
    const CURSED_WIN: i32 = 20_000;

    /// The number of plies to a forced win of the side to move, if there is one.
    #[must_use]
    pub const fn win_in(self) -> Option<u32> {
        if self.0 > Score::MAX_EVALUATION {
            Some((Score::WIN - self.0) as u32)
        } else {
            None
        }
    }

    /// The number of plies to a forced loss of the side to move, if there is one.
    #[must_use]
    pub const fn loss_in(self) -> Option<u32> {
        Score(-self.0).win_in()
    }
}

/// Writes `+0.35`, `#5` for a win in five plies, `-#4` for a loss in four.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.win_in(), self.loss_in()) {
            (Some(plies), _) => write!(f, "#{plies}"),
            (_, Some(plies)) => write!(f, "-#{plies}"),
            _ => write!(
                f,
                "{}{}.{:02}",
                if self.0 < 0 { '-' } else { '+' },
                self.0.abs() / 100,
                self.0.abs() % 100
            ),
        }
    }
}

/// The history before the position to search.
#[derive(Clone, Copy, Debug, Default)]
pub struct HistoryView<'a> {
    /// Keys of the earlier positions that can recur, oldest first, without the position itself.
    pub keys: &'a [u64],
    /// Plies since the last progress, which may be more or fewer than the keys.
    pub since_progress: u32,
    /// Plies without progress after which the game is drawn, if there is such a rule.
    pub progress_limit: Option<u32>,
    /// Plies after which the game is drawn in any case, if there is such a rule.
    pub plies_left: Option<u32>,
}

/// Records the history of a game while it is played, for [`HistoryView`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RepetitionHistory {
    keys: Vec<u64>,
    /// The index of the first key that can recur.
    repeatable_from: usize,
    since_progress: u32,
    progress_limit: Option<u32>,
}

impl RepetitionHistory {
    /// An empty history for a game that is drawn after `progress_limit` plies without progress.
    #[must_use]
    pub const fn new(progress_limit: Option<u32>) -> RepetitionHistory {
        RepetitionHistory {
            keys: Vec::new(),
            repeatable_from: 0,
            since_progress: 0,
            progress_limit,
        }
    }

    /// Records a move that is about to be played on `position`.
    pub fn note<P: SearchPosition>(&mut self, position: &P, mv: P::Move) {
        self.keys.push(position.key());
        if position.is_progress(mv) {
            self.repeatable_from = self.keys.len();
        }
        self.since_progress = if position.restarts_count(mv) {
            0
        } else {
            self.since_progress + 1
        };
    }

    /// The history as the search needs it.
    #[must_use]
    pub fn past(&self) -> HistoryView<'_> {
        HistoryView {
            keys: &self.keys[self.repeatable_from..],
            since_progress: self.since_progress,
            progress_limit: self.progress_limit,
            plies_left: None,
        }
    }

    /// Plies since the last progress.
    #[must_use]
    pub const fn since_progress(&self) -> u32 {
        self.since_progress
    }

    /// How often the position with this key occurred before.
    #[must_use]
    pub fn times(&self, key: u64) -> usize {
        self.keys.iter().filter(|&&earlier| earlier == key).count()
    }
}

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
    /// The blunder rate: the probability, in percent, of overlooking a capture right after the own
    /// move; twice that a ply later, and so on. The seed and the position decide which captures are
    /// overlooked.
    pub blunder_rate: u32,
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
    const fn nothing(score: Score) -> SearchReport<M> {
        SearchReport {
            best: None,
            score,
            depth: 0,
            nodes: 0,
            pv: Vec::new(),
        }
    }
}

/// A search with its transposition table. Keep it for the next move of the same game, or
/// [`clear`](Search::clear) it for reproducible choices.
#[derive(Debug)]
pub struct Search<P: SearchPosition, E> {
    evaluator: E,
    table: TranspositionTable,
    killers: Vec<[Option<P::Move>; 2]>,
    history: Box<[[i32; HISTORY_SLOTS]; 2]>,
}

impl<P: SearchPosition, E: Evaluator<P>> Search<P, E> {
    /// A search whose table uses at most `table_bytes` bytes.
    #[must_use]
    pub fn new(evaluator: E, table_bytes: usize) -> Search<P, E> {
        Search {
            evaluator,
            table: TranspositionTable::with_bytes(table_bytes),
            killers: vec![[None; 2]; MAX_PLY + 1],
            history: Box::new([[0; HISTORY_SLOTS]; 2]),
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
        self.killers.fill([None; 2]);
        self.history.iter_mut().for_each(|slots| slots.fill(0));
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
        self.run_aloud(root, past, options, stop, &mut |_| {})
    }

    /// Like [`Search::run`], but calls `listen` with the report of every completed iteration.
    pub fn run_aloud(
        &mut self,
        root: &P,
        past: HistoryView<'_>,
        options: &SearchOptions,
        stop: &mut dyn FnMut() -> bool,
        listen: &mut dyn FnMut(&SearchReport<P::Move>),
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
        self.table.grow_older();
        self.killers.fill([None; 2]);
        self.history
            .iter_mut()
            .flatten()
            .for_each(|count| *count /= 8);
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
        moves.clear();
        let mut path = Vec::with_capacity(past.keys.len() + MAX_PLY + 2);
        path.extend_from_slice(past.keys);
        let counted_from = path.len() as isize - past.since_progress as isize;
        path.push(root.key());
        let root_at = path.len() - 1;
        let repeated_before = is_any_twice(&path);
        let mut run = ActiveSearch {
            evaluator: &self.evaluator,
            killers: &mut self.killers,
            history: &mut self.history,
            stop,
            listen,
            options,
            own: root.side(),
            node_limit: options.nodes.unwrap_or(u64::MAX),
            table_min_depth: self.table.worth_from(),
            table: &mut self.table,
            next_check: 0,
            next_poll: 0,
            nodes: 0,
            stopped: false,
            may_stop: false,
            verifying: false,
            path,
            root_at,
            repeated_before,
            solved: None,
            longest_without_progress: self.evaluator.longest_without_progress() as usize,
            repeatable_from: 0,
            counted_from,
            progress_limit: past
                .progress_limit
                .map_or(usize::MAX, |limit| limit as usize),
            last_ply: past.plies_left.map_or(usize::MAX, |plies| plies as usize),
            moves,
            ranks: Vec::with_capacity(1024),
            pv: vec![Vec::new(); MAX_PLY + 2],
        };
        match run.decide_by_tablebase(root, &mut roots) {
            Some(decided) => decided,
            None => run.deepen(root, &mut roots),
        }
    }
}

/// A root move and the position after it.
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
    table: &'a mut TranspositionTable,
    killers: &'a mut [[Option<P::Move>; 2]],
    history: &'a mut [[i32; HISTORY_SLOTS]; 2],
    stop: &'a mut dyn FnMut() -> bool,
    /// Hears of every completed iteration.
    listen: &'a mut dyn FnMut(&SearchReport<P::Move>),
    options: &'a SearchOptions,
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
}

/// The tablebase result of a position for its side to move, including draws that depend on the
/// history; better results are later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wdl {
    Loss,
    /// Lost, but the no-progress rule may save a draw.
    BlessedLoss,
    Draw,
    /// Won, but the no-progress rule may prevent it.
    CursedWin,
    Win,
}

/// The number of nodes between two polls of `stop`.
const POLL_INTERVAL: u64 = 1024;
/// The maximum depth of a verification search.
const VERIFICATION_DEPTH: u32 = 7;
/// Static pruning: the maximum depth, and the margin for each ply of depth.
const STATIC_PRUNING_DEPTH: i32 = 3;
const STATIC_PRUNING_MARGIN: i32 = 40;
/// Half the width of the first aspiration window.
const ASPIRATION: i32 = 24;
/// Above every score, including the root noise.
const INFINITE: i32 = 2 * Score::WIN;

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// The tablebase result and score of a position for its side to move, after `since_progress`
    /// plies without progress.
    #[inline(always)]
    fn known(&self, position: &P, since_progress: usize, ply: usize) -> Option<(Wdl, i32)> {
        self.evaluator
            .known(position)
            .map(|known| self.scored(known, since_progress, ply))
    }

    #[inline(never)]
    fn scored(&self, known: TablebaseResult, since_progress: usize, ply: usize) -> (Wdl, i32) {
        let in_time = |plies: u32| {
            since_progress + self.longest_without_progress.min(plies as usize)
                <= self.progress_limit
                && !(self.repeated_before && self.repeatable_from == 0)
        };
        let total = |plies: u32| plies as i32 + ply as i32;
        match known {
            TablebaseResult::Draw => (Wdl::Draw, 0),
            TablebaseResult::Win(plies) if in_time(plies) => (Wdl::Win, Score::WIN - total(plies)),
            TablebaseResult::Win(plies) => (Wdl::CursedWin, Score::CURSED_WIN - total(plies)),
            TablebaseResult::Loss(plies) if in_time(plies) => {
                (Wdl::Loss, total(plies) - Score::WIN)
            }
            TablebaseResult::Loss(plies) => (Wdl::BlessedLoss, total(plies) - Score::CURSED_WIN),
        }
    }

    /// The tablebase result and score of a root move for the side that makes it, and how often the
    /// position after it occurred before.
    fn known_move(&mut self, root: &P, mv: &RootMove<P>) -> Option<(Wdl, i32, usize)> {
        let before = if mv.restart.repeatable {
            0
        } else {
            let key = mv.after.key();
            self.path.iter().filter(|&&earlier| earlier == key).count()
        };
        let since_progress = if mv.restart.count {
            0
        } else {
            self.since_progress()
        };
        if mv.after.ending().is_none()
            && mv.after.has_moves()
            && (before >= 2 || since_progress >= self.progress_limit)
        {
            return Some((Wdl::Draw, 0, before));
        }
        let repeatable_from = self.repeatable_from;
        if mv.restart.repeatable {
            self.repeatable_from = self.path.len();
        }
        let known = self.known(&mv.after, since_progress, 1);
        self.repeatable_from = repeatable_from;
        let (worth, score) = known?;
        if mv.after.side() == root.side() {
            return Some((worth, score, before));
        }
        let worth = match worth {
            Wdl::Loss => Wdl::Win,
            Wdl::BlessedLoss => Wdl::CursedWin,
            Wdl::Draw => Wdl::Draw,
            Wdl::CursedWin => Wdl::BlessedLoss,
            Wdl::Win => Wdl::Loss,
        };
        Some((worth, -score, before))
    }

    /// If all root moves have tablebase results, wins and losses need no search: take the shortest
    /// win, or the longest resistance. Otherwise only the moves that keep the result remain, and
    /// the search decides between them.
    fn decide_by_tablebase(
        &mut self,
        root: &P,
        roots: &mut Vec<RootMove<P>>,
    ) -> Option<SearchReport<P::Move>> {
        let mut known = Vec::with_capacity(roots.len());
        for mv in roots.iter() {
            known.push(self.known_move(root, mv)?);
        }
        let worth = known.iter().map(|&(worth, ..)| worth).max()?;
        let searched = matches!(worth, Wdl::BlessedLoss | Wdl::Draw | Wdl::CursedWin);
        // The first of equals, as their order is random. Repeating a position is preferred only
        // when not winning.
        let best = (0..roots.len()).rev().max_by_key(|&i| {
            let (_, score, before) = known[i];
            (
                score,
                if score > 0 {
                    -(before as i32)
                } else {
                    before as i32
                },
            )
        })?;
        let kept = known
            .iter()
            .filter(|&&(of_move, ..)| of_move == worth)
            .count();
        if searched && kept > 1 {
            self.solved = Some(worth);
            let mut of_moves = known.iter();
            roots.retain(|_| {
                of_moves
                    .next()
                    .is_some_and(|&(of_move, ..)| of_move == worth)
            });
            return None;
        }
        let score = Score(known[best].1);
        let pv = self.known_line(roots[best].mv, &roots[best].after);
        Some(SearchReport {
            best: Some(roots[best].mv),
            score,
            depth: score.win_in().or(score.loss_in()).unwrap_or(1).max(1),
            nodes: (roots.len() as u64).min(self.node_limit),
            pv,
        })
    }

    /// A move followed by the shortest way to the end, as far as the tablebase knows it.
    fn known_line(&self, mv: P::Move, after: &P) -> Vec<P::Move> {
        let mut line = vec![mv];
        let mut position = after.clone();
        let mut moves = Vec::new();
        while line.len() < MAX_PLY
            && !matches!(
                self.evaluator.known(&position),
                None | Some(TablebaseResult::Draw)
            )
            && position.ending().is_none()
        {
            moves.clear();
            position.moves(&mut moves);
            let worth = |mv: P::Move| {
                let after = position.play(mv);
                let score = match self.evaluator.known(&after) {
                    Some(TablebaseResult::Win(plies)) => Score::WIN - plies as i32,
                    Some(TablebaseResult::Loss(plies)) => plies as i32 - Score::WIN,
                    Some(TablebaseResult::Draw) | None => 0,
                };
                if after.side() == position.side() {
                    score
                } else {
                    -score
                }
            };
            let Some(next) = moves.iter().rev().copied().max_by_key(|&mv| worth(mv)) else {
                break;
            };
            line.push(next);
            position = position.play(next);
        }
        line
    }

    fn deepen(&mut self, root: &P, roots: &mut [RootMove<P>]) -> SearchReport<P::Move> {
        let mut report = SearchReport {
            best: Some(roots[0].mv),
            score: Score(0),
            depth: 0,
            nodes: 0,
            pv: vec![roots[0].mv],
        };
        // With a single legal move only the score is open: do not spend the whole budget on it.
        let deepest = if roots.len() == 1 {
            self.options.depth.min(8)
        } else {
            self.options.depth
        }
        .clamp(1, MAX_PLY as u32 - 1);
        for depth in 1..=deepest {
            if self.stopped {
                break;
            }
            let before = report.score.0;
            let (mut low, mut high) = (-INFINITE, INFINITE);
            let mut margin = ASPIRATION;
            if depth >= 4 && before.abs() < Score::MAX_EVALUATION {
                (low, high) = (before - margin, before + margin);
            }
            loop {
                let score = self.root(root, roots, low, high, depth as i32, &mut report);
                if self.stopped || score > low && score < high {
                    break;
                }
                margin *= 4;
                let unbounded = margin > 400;
                if score <= low {
                    low = if unbounded {
                        -INFINITE
                    } else {
                        before - margin
                    };
                } else {
                    high = if unbounded { INFINITE } else { before + margin };
                }
            }
            if !self.stopped {
                report.depth = depth;
                report.nodes = self.nodes;
                (self.listen)(&report);
                if depth == 1 {
                    self.may_stop = true;
                    self.poll();
                }
                // The shortest win or the longest resistance lies within the depth.
                let decided = report.score.win_in().or(report.score.loss_in());
                if decided.is_some_and(|plies| plies <= depth) {
                    self.verify(root, roots, decided.unwrap_or(depth), &mut report);
                    break;
                }
            }
        }
        report.nodes = self.nodes;
        if self.solved == Some(Wdl::Draw) {
            report.score = Score(0);
        }
        report
    }

    /// Verification search: reductions and pruning may have missed a shorter win or a longer
    /// resistance, so repeat the search without them as far as that is cheap.
    fn verify(
        &mut self,
        root: &P,
        roots: &mut [RootMove<P>],
        plies: u32,
        report: &mut SearchReport<P::Move>,
    ) {
        self.verifying = true;
        for depth in 1..=plies.min(VERIFICATION_DEPTH) {
            let mut sure = report.clone();
            let score = self.root(root, roots, -INFINITE, INFINITE, depth as i32, &mut sure);
            if self.stopped {
                return;
            }
            // A tablebase distance found beyond this depth may not be the shortest.
            let within = Score(score)
                .win_in()
                .or(Score(score).loss_in())
                .is_some_and(|plies| plies <= report.depth);
            if within {
                *report = SearchReport {
                    depth: report.depth,
                    ..sure
                };
                return;
            }
        }
    }

    /// Searches the root moves, best first, and moves the best to the front.
    fn root(
        &mut self,
        root: &P,
        roots: &mut [RootMove<P>],
        low: i32,
        high: i32,
        depth: i32,
        report: &mut SearchReport<P::Move>,
    ) -> i32 {
        let mut alpha = low;
        let mut best = -INFINITE;
        for i in 0..roots.len() {
            let RootMove {
                restart,
                credit,
                mv,
                ..
            } = roots[i];
            let same = roots[i].after.side() == root.side();
            let open = high - alpha > 1;
            let mut score = -INFINITE;
            if i > 0 {
                let bar = alpha - credit;
                score =
                    self.child(&roots[i].after, same, restart, bar, bar + 1, depth - 1, 1) + credit;
            }
            if i == 0 || score > alpha && !self.stopped {
                score = self.child(
                    &roots[i].after,
                    same,
                    restart,
                    alpha - credit,
                    high - credit,
                    depth - 1,
                    1,
                ) + credit;
            }
            if self.stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    report.best = Some(mv);
                    report.score = Score((score - credit).clamp(-Score::WIN, Score::WIN));
                    report.pv.clear();
                    report.pv.push(mv);
                    if open {
                        report.pv.extend_from_slice(&self.pv[1]);
                    }
                    roots[..=i].rotate_right(1);
                }
                if score >= high {
                    break;
                }
            }
        }
        best
    }

    /// Searches the position after a move, and returns the score for the side that moved.
    #[expect(
        clippy::too_many_arguments,
        reason = "the window, the depth and the ply belong together and change with every call"
    )]
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
    #[expect(
        clippy::too_many_arguments,
        reason = "the window, the depth and the ply belong together and change with every call"
    )]
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

    /// The evaluation of the position, including style and noise.
    #[inline]
    fn evaluate(&self, position: &P) -> i32 {
        self.with_style_and_noise(position, self.evaluator.evaluate(position))
    }

    /// Adds the player's style bonus and the evaluation noise to an evaluation.
    #[inline(always)]
    fn with_style_and_noise(&self, position: &P, worth: i32) -> i32 {
        let mut score = worth;
        let style_bonus = self.evaluator.style_bonus(position, self.own);
        score += if position.side() == self.own {
            style_bonus
        } else {
            -style_bonus
        };
        if self.options.evaluation_noise > 0 {
            score += spread(
                mix(position.key() ^ self.options.seed),
                self.options.evaluation_noise,
            );
        }
        score.clamp(-Score::MAX_EVALUATION, Score::MAX_EVALUATION)
    }

    /// Whether the player overlooks that something can be captured here.
    #[inline(always)]
    fn overlooks(&self, position: &P, ply: usize) -> bool {
        self.options.blunder_rate > 0 && self.overlooks_this(position, ply)
    }

    #[inline(never)]
    fn overlooks_this(&self, position: &P, ply: usize) -> bool {
        let chance = u64::from(self.options.blunder_rate) * ply as u64;
        chance > 0
            && position.offers()
            && mix(position.key() ^ self.options.seed.rotate_left(32)) % 100 < chance
    }

    /// The score of a draw by repetition or without progress for the side to move.
    #[inline]
    fn drawn(&self, position: &P) -> i32 {
        let contempt = self.evaluator.contempt();
        if position.side() == self.own {
            -contempt
        } else {
            contempt
        }
    }

    /// Plies without progress up to the current position.
    #[inline]
    const fn since_progress(&self) -> usize {
        (self.path.len() as isize - self.counted_from) as usize
    }

    /// Whether a game is drawn after so many plies without progress, or in all.
    #[inline(always)]
    const fn is_too_long(&self, since_progress: usize, ply: usize) -> bool {
        since_progress >= self.progress_limit || ply >= self.last_ply
    }

    /// Whether the position, with this key, occurred before in the game or in the current line.
    #[inline]
    fn is_repeated(&self, key: u64) -> bool {
        let path = &self.path[self.repeatable_from..];
        path.len() >= 4 && path.contains(&key)
    }

    /// The score of a position that occurred before, for its side to move; `None` if play simply
    /// goes on.
    #[inline]
    fn repeated(&self, position: &P, key: u64) -> Option<i32> {
        if P::REFUSES_REPETITION {
            self.refused(key)
        } else {
            self.is_repeated(key).then(|| self.drawn(position))
        }
    }

    /// The score of a position that occurred before if a third occurrence is refused. If it would be
    /// the third, the move there is worse than any loss, so that another one is chosen. If it is the
    /// second in the current line, the sides would go round in a circle, and the side that is refused
    /// first is as good as beaten: it must do something that it has avoided so far.
    fn refused(&self, key: u64) -> Option<i32> {
        let path = &self.path[self.repeatable_from..];
        let times = |key: u64| path.iter().filter(|earlier| **earlier == key).count();
        if times(key) >= 2 {
            return Some(Score::WIN);
        }
        let last = path.iter().rposition(|earlier| *earlier == key)?;
        if self.repeatable_from + last < self.root_at {
            return None;
        }
        // The sides move in turn: the side to move here makes the first, the third, … of them.
        let circle = &path[last + 1..];
        let refused = circle.iter().position(|next| times(*next) >= 2);
        let by_the_other = refused.unwrap_or(circle.len()) % 2 == 1;
        Some(if by_the_other {
            Score::CURSED_WIN
        } else {
            -Score::CURSED_WIN
        })
    }

    /// Counts the node. Returns its score for the side to move if it is a leaf: the game is over,
    /// the tablebase has it, a capture is overlooked, it is evaluated at the horizon, or it is
    /// pruned statically.
    #[inline(always)]
    fn evaluate_leaf(
        &mut self,
        position: &P,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        if self.nodes >= self.next_check && !self.check_limits() {
            return Some(0);
        }
        self.nodes += 1;
        let is_pv = beta - alpha > 1;
        if is_pv {
            self.pv[ply].clear();
        }
        if let Some(ending) = position.ending() {
            return Some(ending_score(ending, ply));
        }
        let since_progress = self.since_progress();
        let mut cursed = None;
        if let Some((worth, score)) = self.known(position, since_progress, ply) {
            match worth {
                // At a drawn root, search on for the drawing move that is hardest for the opponent.
                Wdl::Draw if self.solved == Some(Wdl::Draw) => {}
                Wdl::CursedWin | Wdl::BlessedLoss => cursed = Some(score),
                Wdl::Win | Wdl::Draw | Wdl::Loss => {
                    let again = self.is_repeated(position.key());
                    return Some(if again { 0 } else { score });
                }
            }
        }
        if self.overlooks(position, ply) {
            return Some(
                self.with_style_and_noise(position, self.evaluator.with_temptation(position)),
            );
        }
        if depth <= 0 {
            let play_on = match position.quiescence_class() {
                Quiescence::Quiet => false,
                Quiescence::Threat => depth == 0 && self.options.quiescence,
                Quiescence::Forced => self.options.quiescence,
            };
            if !play_on || ply >= MAX_PLY {
                if !position.has_moves() {
                    return Some(ending_score(position.without_moves(), ply));
                }
                return Some(if self.is_too_long(since_progress, ply) {
                    self.drawn(position)
                } else {
                    cursed.unwrap_or_else(|| self.evaluate(position))
                });
            }
        } else if ply >= MAX_PLY {
            return Some(self.evaluate(position));
        } else if self.table_min_depth > 1
            && let Some(standing) = self.static_pruning(position, alpha, beta, depth)
            && !self.is_repeated(position.key())
        {
            // Prune before probing a large table, which is slower.
            return Some(standing);
        }
        None
    }

    /// The table's score, if it is as good as a search in this window.
    #[inline(always)]
    fn table_cutoff(
        &self,
        entry: Entry,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        since_progress: usize,
    ) -> Option<i32> {
        // Close to a draw without progress or by length a score from another line is unreliable.
        if beta - alpha > 1
            || self.verifying
            || i32::from(entry.depth) < depth
            || self.is_too_long(since_progress + 24, ply + 24)
        {
            return None;
        }
        let score = from_table(entry.score, ply);
        let settled = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        settled.then_some(score)
    }

    /// Static pruning: the position is quiet, near the horizon, and far above beta.
    #[inline(always)]
    fn static_pruning(&self, position: &P, alpha: i32, beta: i32, depth: i32) -> Option<i32> {
        let close = beta - alpha <= 1 && depth > 0 && depth <= STATIC_PRUNING_DEPTH;
        if !close
            || self.verifying
            || beta.abs() >= Score::MAX_EVALUATION
            || position.quiescence_class() != Quiescence::Quiet
            || !position.has_moves()
        {
            return None;
        }
        let standing = self.evaluate(position);
        (standing - STATIC_PRUNING_MARGIN * depth >= beta).then_some(standing)
    }

    /// Searches a position that is not a leaf. The score is for its side to move, and exact inside
    /// the window.
    #[inline(never)]
    fn node(&mut self, position: &P, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        let is_pv = beta - alpha > 1;
        let since_progress = self.since_progress();
        let key = position.key();
        if let Some(score) = self.repeated(position, key) {
            return score;
        }
        // Mate-distance pruning: the score lies between a loss here and a win on the next move.
        let (worst_score, best_score) = (ply as i32 - Score::WIN, Score::WIN - ply as i32 - 1);
        if best_score <= alpha {
            return best_score;
        }
        if worst_score >= beta {
            return worst_score;
        }
        let (mut alpha, beta) = (alpha.max(worst_score), beta.min(best_score));
        let (uses_table, large) = (depth >= self.table_min_depth, self.table_min_depth > 1);
        let (table_key, frame) = if uses_table {
            position.table_key(key)
        } else {
            (key, 0)
        };
        let window = (alpha, beta);
        let mut entry = None;
        if large {
            if uses_table {
                // Generate the moves while the table entry is being fetched.
                self.table.fetch(table_key, depth);
            }
        } else {
            entry = if uses_table {
                self.table.get(table_key, depth)
            } else {
                None
            };
            let table_cutoff = entry
                .and_then(|entry| self.table_cutoff(entry, window, depth, ply, since_progress));
            if let Some(score) =
                table_cutoff.or_else(|| self.static_pruning(position, alpha, beta, depth))
            {
                return score;
            }
        }
        let (first, ranked) = (self.moves.len(), self.ranks.len());
        position.moves(&mut self.moves);
        self.moves.truncate(first + MOST_MOVES);
        let count = self.moves.len() - first;
        if count == 0 {
            return ending_score(position.without_moves(), ply);
        }
        if self.is_too_long(since_progress, ply) {
            self.moves.truncate(first);
            return self.drawn(position);
        }
        let side = position.side();
        let (mut next, mut hot) = self.rank(position, first, side, ply, depth);
        if large && uses_table {
            entry = self.table.get(table_key, depth);
            if let Some(score) =
                entry.and_then(|entry| self.table_cutoff(entry, window, depth, ply, since_progress))
            {
                self.moves.truncate(first);
                self.ranks.truncate(ranked);
                return score;
            }
        }
        if let Some(Entry { choice, .. }) = entry
            && choice != Entry::NO_MOVE
        {
            let known = usize::from(position.recall(choice, &self.moves[first..], frame));
            if known < count {
                self.ranks[ranked + known] = RANK_HASH_MOVE;
                next = known;
                hot = hot.saturating_add(1);
            }
        }
        self.path.push(key);
        // A forced reply costs no depth; below the horizon, only threats do.
        let forced = count == 1 || depth <= 0 && position.quiescence_class() == Quiescence::Forced;
        let next_depth = if forced && depth < 60 {
            depth
        } else {
            depth - 1
        };
        let (lowest, mut best, mut choice, mut chosen) = (alpha, -INFINITE, Entry::NO_MOVE, None);
        let mut untried = 0;
        for i in 0..count {
            if i > 0 {
                self.ranks[ranked + next] = TRIED;
                next = if i < hot {
                    self.best_rank(ranked)
                } else {
                    untried = self.next_untried(ranked, untried);
                    untried
                };
            }
            let index = next;
            let rank = self.ranks[ranked + index];
            let mv = self.moves[first + index];
            let after = position.play(mv);
            let same = after.side() == side;
            let restart = Restart::by(position, mv);
            // Late move reductions.
            let reduction = if depth >= 2 && i >= 2 && rank < RANK_KILLER && !self.verifying {
                1 + i32::from(i >= 4 && depth >= 4) + i32::from(i >= 8 && depth >= 7)
            } else {
                0
            };
            let bar = if i == 0 { beta } else { alpha + 1 };
            let mut open = i == 0;
            let mut score = self.step(
                &after,
                same,
                restart,
                alpha,
                bar,
                next_depth - reduction,
                ply + 1,
            );
            if i > 0 && score > alpha {
                if reduction > 0 && !self.stopped {
                    score =
                        self.child(&after, same, restart, alpha, alpha + 1, next_depth, ply + 1);
                }
                open = score > alpha && score < beta;
                if open && !self.stopped {
                    score = self.child(&after, same, restart, alpha, beta, next_depth, ply + 1);
                }
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                choice = index as u16;
                chosen = Some(mv);
                if score > alpha {
                    alpha = score;
                    if is_pv {
                        self.extend_line(mv, ply, open);
                    }
                }
                if score >= beta {
                    self.reward(
                        position,
                        mv,
                        side,
                        ply,
                        depth,
                        first,
                        if i > 0 { Some(ranked) } else { None },
                    );
                    break;
                }
            }
        }
        self.path.pop();
        self.moves.truncate(first);
        self.ranks.truncate(ranked);
        if self.stopped {
            return 0;
        }
        if P::REFUSES_REPETITION && best == -Score::WIN {
            // Every move is refused: the side passes.
            return self.evaluate(position);
        }
        if uses_table {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > lowest {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let choice = match chosen {
                Some(mv) if bound != Bound::AtMost => position.keep(mv, choice, frame),
                _ => Entry::NO_MOVE,
            };
            self.table.put(
                table_key,
                Entry {
                    score: to_table(best, ply),
                    depth: depth.clamp(0, 255) as u8,
                    bound,
                    choice,
                },
            );
        }
        best
    }

    /// Gives every move of the node its ordering rank. Returns the index of the first move to
    /// search and the number of moves worth ordering; close to the horizon the others are searched
    /// as they come.
    #[inline(always)]
    fn rank(
        &mut self,
        position: &P,
        first: usize,
        side: usize,
        ply: usize,
        depth: i32,
    ) -> (usize, usize) {
        let killers = self.killers[ply];
        let history = &self.history[side & 1];
        let base = self.ranks.len();
        let moves = self.moves[first..].iter().zip((0..=LAST_INDEX).rev());
        self.ranks.extend(moves.map(|(&mv, index)| {
            // Written to compile to conditional moves: branches would be mispredicted.
            let ordering_score = position.ordering_score(mv);
            let mut rank = history[position.history_slot(mv) % HISTORY_SLOTS] << INDEX_BITS;
            rank = if killers[1] == Some(mv) {
                RANK_KILLER
            } else {
                rank
            };
            rank = if killers[0] == Some(mv) {
                RANK_KILLER + (1 << INDEX_BITS)
            } else {
                rank
            };
            rank = if ordering_score > 0 {
                RANK_ORDERED + (ordering_score << INDEX_BITS)
            } else {
                rank
            };
            rank | index
        }));
        let (mut best, mut hot) = (i32::MIN, 0);
        for &rank in &self.ranks[base..] {
            best = best.max(rank);
            hot += usize::from(rank >= RANK_KILLER);
        }
        let hot = if depth <= 1 { hot } else { usize::MAX };
        (index_of(best), hot)
    }

    /// The untried move with the highest rank.
    #[inline(always)]
    fn best_rank(&self, ranked: usize) -> usize {
        index_of(
            self.ranks[ranked..]
                .iter()
                .copied()
                .fold(i32::MIN, i32::max),
        )
    }

    /// The first untried move from this index on.
    #[inline(always)]
    fn next_untried(&self, ranked: usize, from: usize) -> usize {
        let mut next = from;
        while self.ranks[ranked + next] == TRIED {
            next += 1;
        }
        next
    }

    /// Sets this ply's principal variation to the move, followed by the child's if that was
    /// searched with an open window.
    fn extend_line(&mut self, mv: P::Move, ply: usize, open: bool) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        if open {
            line.extend_from_slice(&lower[0]);
        }
    }

    /// Updates killers and history for a quiet move that caused a cutoff; moves tried before it get
    /// a malus.
    #[expect(
        clippy::too_many_arguments,
        reason = "describes one moment of the node"
    )]
    fn reward(
        &mut self,
        position: &P,
        mv: P::Move,
        side: usize,
        ply: usize,
        depth: i32,
        first: usize,
        ranked: Option<usize>,
    ) {
        if depth <= 0 || position.ordering_score(mv) > 0 {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
        let bonus = (depth * depth).min(400);
        let history = &mut self.history[side & 1];
        let mut add = |mv: P::Move, bonus: i32| {
            let count = &mut history[position.history_slot(mv) % HISTORY_SLOTS];
            *count += bonus - *count * bonus.abs() / RANK_HISTORY;
        };
        add(mv, bonus);
        if let Some(ranked) = ranked {
            for (&other, _) in self.moves[first..]
                .iter()
                .zip(&self.ranks[ranked..])
                .filter(|(_, rank)| **rank == TRIED)
            {
                add(other, -bonus);
            }
        }
    }
}

/// Whether any key occurs more than once.
fn is_any_twice(keys: &[u64]) -> bool {
    let mut keys = keys.to_vec();
    keys.sort_unstable();
    keys.windows(2).any(|pair| pair[0] == pair[1])
}

/// The bits of a rank for the move's index. Moves are searched from the highest rank down; the
/// lowest bits are the last index minus the move's, so that the first move wins ties.
const INDEX_BITS: u32 = 10;
/// The highest index of a move.
const LAST_INDEX: i32 = (1 << INDEX_BITS) - 1;
/// The rank of a move that has been searched.
const TRIED: i32 = i32::MIN;
const RANK_HASH_MOVE: i32 = 1 << 30;
const RANK_ORDERED: i32 = 1 << 28;
const RANK_KILLER: i32 = 1 << 26;
/// The index in a rank.
#[inline(always)]
const fn index_of(rank: i32) -> usize {
    (LAST_INDEX - (rank & LAST_INDEX)) as usize
}
/// History counters stay within plus and minus this.
const RANK_HISTORY: i32 = 1 << 14;

const fn ending_score(ending: GameEnd, ply: usize) -> i32 {
    match ending {
        GameEnd::Win => Score::WIN - ply as i32,
        GameEnd::Loss => ply as i32 - Score::WIN,
        GameEnd::Draw => 0,
    }
}

/// Win scores are stored relative to the position and used relative to the root.
const fn to_table(score: i32, ply: usize) -> i16 {
    let own = if score > Score::MAX_EVALUATION {
        score + ply as i32
    } else if score < -Score::MAX_EVALUATION {
        score - ply as i32
    } else {
        score
    };
    own as i16
}

const fn from_table(score: i16, ply: usize) -> i32 {
    let score = score as i32;
    if score > Score::MAX_EVALUATION {
        score - ply as i32
    } else if score < -Score::MAX_EVALUATION {
        score + ply as i32
    } else {
        score
    }
}

/// A 64-bit mixing function (splitmix64).
#[must_use]
pub(crate) const fn mix(x: u64) -> u64 {
    let mut z = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A number from `-most` to `most`, derived from `tie_break`.
const fn spread(tie_break: u64, most: i32) -> i32 {
    ((tie_break >> 33) as i64 % (2 * most as i64 + 1)) as i32 - most
}
