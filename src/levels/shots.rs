//! Finds puzzles in games between computer players.
//!
//! In these games strong and weak moves alternate, so that there are mistakes to punish. A position
//! becomes a puzzle if exactly one of its moves wins pieces or the game in two to six moves against
//! best play, and it is not obvious: the first move must not be a capture that takes the most
//! pieces anyway. What a move wins is found by a search that counts only pieces, so that a puzzle
//! stays valid when the players' evaluation improves. A game may define goals of its own instead.
//! Everything is determined by the seed.

mod six_wives;

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::puzzles::{Puzzle, PuzzleGoal};
use crate::players::hint::{Explains, Story};
use crate::players::knowledge::Knowledge;
use crate::players::levels::Courtier;
use crate::players::search::{
    Evaluator, HistoryView, Score, Search, SearchOptions, SearchPosition, mix,
};
use crate::players::thinker::{CourtGame, Request};
use crate::players::{Budget, Clock};
use crate::rules::draughts::Draughts;
use crate::rules::draughts::board::{Board, Move};
use crate::rules::queens_guard::QueensGuard;
use crate::rules::queens_guard::board as hexagon;
use crate::rules::queens_guard::cell::{Cell, Cells};
use crate::rules::six_wives::SixWives;
use crate::rules::{Effect, Game, Setup, Turn, draughts, legal_moves, queens_guard};

/// A game in which puzzles can be found.
pub trait PuzzleGame: Explains + CourtGame {
    /// The variants whose games are searched for puzzles.
    const PUZZLE_VARIANTS: &'static [&'static str];

    /// A game between the players is abandoned after this many plies.
    const LONGEST_GAME: usize = 120;

    /// Whether pieces captured are a goal of puzzles, or only wins.
    const CAPTURES_COUNT: bool = true;

    /// Whether the game has goals that a puzzle can ask for ([`PuzzleGoal::Goals`]).
    const HAS_GOALS: bool = false;

    /// What the solver could be asked to do in the position before this line, if the first move is
    /// not obvious.
    fn proposal(story: &Story<Self>) -> Option<Proposal<Self::Move>> {
        let within = |turns: u32| (MOVES.0..=MOVES.1).contains(&(turns as usize));
        let goal = match story.won() {
            Some((winner, turns)) if winner == story.seat && within(turns) => PuzzleGoal::Win,
            Some(_) => return None,
            None if !Self::CAPTURES_COUNT => return None,
            None => {
                let spoils = story.spoils(story.seat, MOVES.1 as u32)?;
                let (more, less) = spoils.net();
                if !less.is_empty() || !within(spoils.turns) {
                    return None;
                }
                PuzzleGoal::Pieces(more.values().sum())
            }
        };
        let first = story.steps.first()?.mv.clone();
        let moves = MOVES.1;
        Some(Proposal { goal, moves, first })
    }

    /// What a move gains: by default the number of pieces that it captures.
    fn gain(&self, mv: &Self::Move) -> u32 {
        let effects = self.clone().play(mv).unwrap_or_default();
        let captures = effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Captured { .. }));
        captures.count() as u32
    }

    /// The moves that reach the goal in `moves` of the solver's moves, given the balance at the
    /// start of the puzzle, with a budget of `nodes` nodes for each.
    fn solutions(
        &self,
        goal: PuzzleGoal,
        balance: i32,
        _moves: usize,
        nodes: u64,
    ) -> Vec<Self::Move> {
        let move_scores = self.move_scores(nodes).into_iter();
        move_scores
            .filter(|(_, worth)| reaches(goal, balance, *worth))
            .map(|(mv, _)| mv)
            .collect()
    }

    /// The opponent's reply that leaves the solver the least.
    fn stubborn_reply(
        &self,
        _goal: PuzzleGoal,
        _balance: i32,
        _moves: usize,
    ) -> Option<Self::Move> {
        let answers = self.move_scores(FEW_NODES).into_iter().rev();
        answers
            .max_by_key(|(_, worth)| worth.0)
            .map(|(reply, _)| reply)
    }

    /// How hard a puzzle is, from 1 to 3, by the number of its moves and whether the first one
    /// forces the reply.
    fn difficulty(_goal: PuzzleGoal, moves: usize, forcing: bool) -> u8 {
        (moves - MOVES.0 + usize::from(!forcing)).min(2) as u8 + 1
    }

    /// The score of each legal move for the seat that makes it, by material alone, with a budget of
    /// `nodes` nodes for each.
    fn move_scores(&self, nodes: u64) -> Vec<(Self::Move, Score)>;

    /// The material balance of the seat to move, in the units of [`PuzzleGame::move_scores`].
    fn balance(&self) -> i32;

    /// The position from the opponent's side, if the board looks the same from there.
    fn turned(&self) -> Option<Self> {
        None
    }
}

/// What a solver could be asked to do.
#[derive(Clone, Debug)]
pub struct Proposal<M> {
    /// The goal.
    pub goal: PuzzleGoal,
    /// The most moves of the solver.
    pub moves: usize,
    /// The first move.
    pub first: M,
}

/// Plays a game and keeps at most one puzzle of it, see [`Collection::search`].
pub type PuzzleSearch = fn(&mut Collection, &Setup, u64, &Knowledge, Clock) -> bool;

/// The functions of a [`PuzzleGame`], with its type erased.
struct PuzzleFunctions {
    variants: &'static [&'static str],
    search: PuzzleSearch,
    goals_met: fn(&str, &Puzzle) -> Option<u32>,
}

impl PuzzleFunctions {
    const fn of<G: PuzzleGame>() -> Self {
        Self {
            variants: G::PUZZLE_VARIANTS,
            search: Collection::search::<G>,
            goals_met: goals_met_in::<G>,
        }
    }

    /// The functions for a variant; `None` if its game has no puzzles.
    fn find(variant: &str) -> Option<&'static Self> {
        let mut games = PUZZLE_GAMES.iter();
        games.find(|game| game.variants.contains(&variant))
    }
}

/// The games in which puzzles can be found.
static PUZZLE_GAMES: [PuzzleFunctions; 3] = [
    PuzzleFunctions::of::<Draughts>(),
    PuzzleFunctions::of::<QueensGuard>(),
    PuzzleFunctions::of::<SixWives>(),
];

/// How puzzles of a variant are found; `None` if there is no way yet.
#[must_use]
pub fn puzzle_search(variant: &str) -> Option<PuzzleSearch> {
    PuzzleFunctions::find(variant).map(|game| game.search)
}

/// The number of goals that the solution of a puzzle meets; `None` if its game has no goals, or the
/// solution is not legal.
pub(super) fn goals_met(variant: &str, puzzle: &Puzzle) -> Option<u32> {
    (PuzzleFunctions::find(variant)?.goals_met)(variant, puzzle)
}

fn goals_met_in<G: PuzzleGame>(variant: &str, puzzle: &Puzzle) -> Option<u32> {
    if !G::HAS_GOALS {
        return None;
    }
    let setup = Setup::of::<G>(variant, []).ok()?;
    let mut game = G::from_position(&setup, &puzzle.position).ok()?;
    let mut met = 0;
    for (ply, text) in puzzle.solution.iter().enumerate() {
        let mv = game.parse_move(text).ok()?;
        if ply % 2 == 0 {
            met += game.gain(&mv);
        }
        game.play(&mv).ok()?;
    }
    Some(met)
}

/// The value of a man.
const MAN: i32 = 100;
/// The value of a king: little more than a man's, so that being crowned is not the gain of a piece.
const KING: i32 = 130;
/// How far a gain may fall short of whole men because of men crowned meanwhile.
const SLACK: i32 = KING - MAN;

/// An evaluator that counts only material.
#[derive(Clone, Copy, Debug, Default)]
struct MaterialEvaluator;

impl Evaluator<Board> for MaterialEvaluator {
    fn evaluate(&self, board: &Board) -> i32 {
        let side = board.turn();
        let material = |set: u32| {
            let kings = (set & board.kings()).count_ones() as i32;
            MAN * (set.count_ones() as i32 - kings) + KING * kings
        };
        material(board.pieces(side)) - material(board.pieces(side.other()))
    }
}

/// Scores every move by a separate search.
fn each_worth<P: SearchPosition, E: Evaluator<P>>(
    position: &P,
    evaluator: E,
    nodes: u64,
) -> Vec<(P::Move, Score)> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let mut search = Search::new(evaluator, 1 << 18);
    let options = SearchOptions {
        nodes: Some(nodes),
        ..SearchOptions::default()
    };
    moves
        .into_iter()
        .map(|mv| {
            search.clear();
            let after = position.play(mv);
            let report = search.run(&after, HistoryView::default(), &options, &mut || false);
            let score = if after.side() == position.side() {
                report.score
            } else {
                Score(-report.score.0)
            };
            (mv, score)
        })
        .collect()
}

impl PuzzleGame for Draughts {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[draughts::ENGLISH];

    fn move_scores(&self, nodes: u64) -> Vec<(Move, Score)> {
        each_worth(self.board(), MaterialEvaluator, nodes)
    }

    fn balance(&self) -> i32 {
        MaterialEvaluator.evaluate(self.board())
    }

    fn turned(&self) -> Option<Draughts> {
        let board = self.board();
        let turned = Board::from_parts(
            board.white().reverse_bits(),
            board.black().reverse_bits(),
            board.kings().reverse_bits(),
            board.turn().other(),
        );
        Some(Draughts::with_options(turned.ok()?, self.options()))
    }
}

/// An evaluator that counts only how far in the pieces are, so that the search finds the way to a
/// win.
#[derive(Clone, Copy, Debug, Default)]
struct RingEvaluator;

impl Evaluator<hexagon::Board> for RingEvaluator {
    fn evaluate(&self, board: &hexagon::Board) -> i32 {
        let way = |side: hexagon::Side| {
            let guards: usize = Cells(board.guards(side)).map(Cell::ring).sum();
            (guards + board.queen(side).ring()) as i32
        };
        way(board.actor().other()) - way(board.actor())
    }
}

/// Only wins count: in Queen's Guard nothing is captured, and in Bloody Queen a guard lost may be
/// an advantage.
impl PuzzleGame for QueensGuard {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[queens_guard::CLASSIC, queens_guard::BLOODY];
    /// What was trapped comes back, so games are long.
    const LONGEST_GAME: usize = 300;
    const CAPTURES_COUNT: bool = false;

    fn move_scores(&self, nodes: u64) -> Vec<(Self::Move, Score)> {
        each_worth(self.board(), RingEvaluator, nodes)
    }

    fn balance(&self) -> i32 {
        0
    }

    fn turned(&self) -> Option<QueensGuard> {
        Some(QueensGuard::from_board(self.board().turned()?))
    }
}

/// The node budget for every move in verifying a puzzle.
const NODES: u64 = 40_000;
/// A smaller budget, which must find the same solution, for tests.
pub(super) const FEW_NODES: u64 = 6_000;
/// The node budget of the players.
const PLAY_NODES: u64 = 8_000;
/// The fewest and the most moves of a solution.
const MOVES: (usize, usize) = (2, 6);

/// Whether a move with this score reaches the goal, given the balance at the start of the puzzle.
#[must_use]
pub(super) fn reaches(goal: PuzzleGoal, balance: i32, worth: Score) -> bool {
    match goal {
        PuzzleGoal::Win => worth.win_in().is_some(),
        PuzzleGoal::Pieces(pieces) => worth.0 >= balance + MAN * pieces as i32 - SLACK,
        // Not a matter of scores.
        PuzzleGoal::Goals(_) => false,
    }
}

/// The puzzles found so far, with data to avoid duplicates.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
    /// Keys of all positions in their solutions, from both sides of the board.
    positions: BTreeSet<u64>,
    /// Their solutions, from both sides of the board.
    solutions: BTreeSet<Vec<String>>,
}

impl Collection {
    /// An empty collection.
    #[must_use]
    pub fn new() -> Collection {
        Collection::default()
    }

    /// Adds a puzzle unless there is one like it: with the same position, or with the same moves,
    /// from either side of the board.
    fn keep<G: PuzzleGame>(&mut self, start: &G, puzzle: Puzzle) -> bool {
        let mut games = vec![start.clone()];
        for text in &puzzle.solution {
            let Some(game) = games.last() else {
                return false;
            };
            let mut next = game.clone();
            let Ok(mv) = next.parse_move(text) else {
                return false;
            };
            if next.play(&mv).is_err() {
                return false;
            }
            games.push(next);
        }
        let turned: Vec<G> = games.iter().filter_map(PuzzleGame::turned).collect();
        let keys: Vec<u64> = games.iter().chain(&turned).map(Game::key).collect();
        let moves = puzzle.solution.clone();
        if keys.iter().any(|key| self.positions.contains(key)) || self.solutions.contains(&moves) {
            return false;
        }
        // The same moves from the other side: the moves between the turned positions.
        let between = turned.windows(2).filter_map(|pair| {
            let [before, after] = pair else { return None };
            let mv = legal_moves(before).into_iter().find(|mv| {
                let mut next = before.clone();
                next.play(mv).is_ok() && next.key() == after.key()
            })?;
            Some(before.move_text(&mv))
        });
        let moves_turned: Vec<String> = between.collect();
        self.solutions.insert(moves);
        self.solutions.insert(moves_turned);
        self.positions.extend(keys);
        self.puzzles.push(puzzle);
        true
    }

    /// Plays one game and keeps at most one puzzle from it. Returns true if one was found.
    ///
    /// # Panics
    /// Never: in a variant without computer players, nothing is found.
    pub fn search<G: PuzzleGame>(
        &mut self,
        setup: &Setup,
        seed: u64,
        knowledge: &Knowledge,
        clock: Clock,
    ) -> bool {
        let variant = setup.variant().key;
        let (Some(mut strong), Some(mut weak)) = (
            G::courtier(variant, Courtier::ThomasMore, knowledge),
            G::courtier(variant, Courtier::WillSomers, knowledge),
        ) else {
            return false;
        };
        let mut game = G::new(setup);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while let Some(mv) = game.chance(&mut rng) {
            if game.play(&mv).is_err() {
                return false;
            }
        }
        let opening = 4 + (mix(seed) % 5) as usize;
        let careless = 15 + mix(seed ^ 0x51) % 35;
        for ply in 0..G::LONGEST_GAME {
            let Turn::Seat(seat) = game.turn() else { break };
            let legal = legal_moves(&game);
            let luck = mix(mix(seed).wrapping_add(ply as u64));
            let (view, request) = (
                game.view(Some(seat)),
                Request::new(Some(Budget::nodes(PLAY_NODES)), luck, clock),
            );
            let best = if ply < opening {
                legal.get((luck % legal.len() as u64) as usize).cloned()
            } else {
                let thought = strong.think(&view, &legal, &request);
                let puzzle = Story::follow(&game, &thought.line, thought.score)
                    .and_then(|story| examine(variant, &story));
                if let Some(puzzle) = puzzle
                    && let Ok(start) = G::from_position(setup, &puzzle.position)
                    && self.keep(&start, puzzle)
                {
                    return true;
                }
                if luck % 100 < careless {
                    weak.think(&view, &legal, &request).best
                } else {
                    thought.best
                }
            };
            let Some(mv) = best else { break };
            if game.play(&mv).is_err() {
                break;
            }
        }
        false
    }
}

/// Turns the position before this line into a puzzle, if it is one.
fn examine<G: PuzzleGame>(variant: &str, story: &Story<G>) -> Option<Puzzle> {
    let game = &story.before;
    let legal = legal_moves(game);
    if legal.len() < 3 {
        return None;
    }
    let proposal = G::proposal(story)?;
    let (goal, first) = (proposal.goal, &proposal.first);
    if is_obvious(game, first, &legal) {
        return None;
    }
    let (solution, also, sacrifice) = solve(game, goal, proposal.moves)?;
    let moves = solution.len().div_ceil(2);
    if !(MOVES.0..=MOVES.1).contains(&moves) {
        return None;
    }
    let forcing = !story.after_first().compulsory().is_empty();
    let difficulty = G::difficulty(goal, moves, forcing);
    Some(Puzzle {
        id: format!("{variant}-{:06x}", mix(game.key()) & 0x00FF_FFFF),
        position: game.position(),
        solution,
        also,
        goal,
        sacrifice,
        difficulty,
        own_task: None,
        own_praise: None,
    })
}

/// Whether the move is obvious: a capture that takes as many pieces as any other.
fn is_obvious<G: PuzzleGame>(game: &G, mv: &G::Move, legal: &[G::Move]) -> bool {
    let takes = game.gain(mv);
    takes > 0 && legal.iter().all(|other| game.gain(other) <= takes)
}

/// The unique solution with the most stubborn replies, alternative last moves that achieve the
/// same, and whether the first move gives something away. `None` if some move on the way has an
/// alternative, or if nothing is won in time.
fn solve<G: PuzzleGame>(
    start: &G,
    goal: PuzzleGoal,
    most: usize,
) -> Option<(Vec<String>, Vec<String>, bool)> {
    let seat = start.turn().seat()?;
    let balance = start.balance();
    let mut game = start.clone();
    let mut solution = Vec::new();
    let mut won = 0;
    let mut sacrifice = false;
    for number in 1..=most {
        let (legal, left) = (legal_moves(&game), most + 1 - number);
        let goal = goal.after(won);
        let right = game.solutions(goal, balance, left, NODES);
        let few = if legal.len() > 1 {
            game.solutions(goal, balance, left, FEW_NODES)
        } else {
            right.clone()
        };
        let mv = right.first()?.clone();
        if right != few || number == 1 && right.len() > 1 {
            return None;
        }
        solution.push(game.move_text(&mv));
        let also: Vec<String> = right[1..].iter().map(|mv| game.move_text(mv)).collect();
        let gained = game.gain(&mv) as i32;
        won += gained;
        game.play(&mv).ok()?;
        let over = game.turn().outcome().cloned();
        if let Some(outcome) = over {
            return (outcome.winners == [seat]).then_some((solution, also, sacrifice));
        }
        let goal = goal.after(gained);
        if goal == PuzzleGoal::Goals(0) {
            return Some((solution, also, sacrifice));
        }
        // A capture that leaves the solver to move, say to set a piece aside, is no puzzle.
        if game.turn().seat() == Some(seat) {
            return None;
        }
        let reply = game.stubborn_reply(goal, balance, left - 1)?;
        // What the others gain in a race takes nothing from the solver.
        let lost = match goal {
            PuzzleGoal::Goals(_) => 0,
            PuzzleGoal::Win | PuzzleGoal::Pieces(_) => game.gain(&reply) as i32,
        };
        sacrifice |= number == 1 && won < lost;
        let enough = match goal {
            PuzzleGoal::Win | PuzzleGoal::Goals(_) => false,
            PuzzleGoal::Pieces(pieces) => won - lost >= pieces as i32,
        };
        let text = game.move_text(&reply);
        game.play(&reply).ok()?;
        if enough && (lost == 0 || game.is_settled()) {
            return Some((solution, also, sacrifice));
        }
        if !also.is_empty() {
            return None;
        }
        won -= lost;
        solution.push(text);
        if game.turn().seat() != Some(seat) {
            return None;
        }
    }
    None
}
