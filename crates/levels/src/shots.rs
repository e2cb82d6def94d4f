//! Finds puzzles in games between computer players.
//!
//! In these games strong and weak moves alternate, so that there are mistakes to punish. A position
//! becomes a puzzle if exactly one of its moves wins pieces or the game in two to six moves against
//! best play, and it is not obvious: the first move must not be a capture that takes the most
//! pieces anyway. What a move wins is found by a search that counts only pieces, so that a puzzle
//! stays valid when the players' evaluation improves. A game may define goals of its own instead.
//! Everything is determined by the seed.

mod cromwell;
mod draughts;
mod forced;
mod line;
mod mill;
mod queens_guard;
mod six_of_viii;
mod six_wives;
mod wolf;
mod worth;

use std::collections::BTreeSet;

use coffer_players::hint::{Explains, PlayedLine};
use coffer_players::knowledge::Knowledge;
use coffer_players::levels::Courtier;
use coffer_players::search::Score;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{CourtGame, Request};
use coffer_players::{Budget, Clock};
use coffer_rules::cromwell::Cromwell;
use coffer_rules::draughts::Draughts;
use coffer_rules::mill::Mill;
use coffer_rules::queens_guard::QueensGuard;
use coffer_rules::six_of_viii::SixOfViii;
use coffer_rules::six_wives::SixWives;
use coffer_rules::stable_hash::mix;
use coffer_rules::wolf::Wolf;
use coffer_rules::{Effect, Game, Seat, Setup, Turn, legal_moves};

pub use self::line::Line;
use self::line::between;
use self::worth::each_worth;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::puzzles::{Puzzle, PuzzleGoal, REPLIES};
use super::themes::PuzzleTheme;

/// A game in which puzzles can be found.
pub trait PuzzleGame: Explains + CourtGame {
    /// The variants whose games are searched for puzzles.
    const PUZZLE_VARIANTS: &'static [&'static str];

    /// A game between the players is abandoned after this many plies.
    const LONGEST_GAME: usize = 120;

    /// Whether a turn may have several moves, so that a solution goes on where the solver has moved and
    /// is to move again. Elsewhere such a move, say to set a piece aside, is no puzzle.
    const TURNS_GO_ON: bool = false;

    /// The fewest moves of a solution.
    fn fewest_moves(&self) -> usize {
        MOVES.0
    }

    /// Whether the solver's task is over here, though the game is not.
    fn ends_task(&self, _solver: Seat) -> bool {
        false
    }

    /// Whether the game has goals that a puzzle can ask for ([`PuzzleGoal::Goals`]).
    const HAS_GOALS: bool = false;

    /// What the solver could be asked to do in the position before this line, if the first move is
    /// not obvious: by default, to win the game or pieces.
    fn proposal(played_line: &PlayedLine<Self>) -> Option<Proposal<Self::Move>> {
        proposal(played_line)
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
        by_score(self, goal, balance, nodes)
    }

    /// The reply of another seat: an opponent's leaves the solver the least.
    fn stubborn_reply(
        &self,
        _goal: PuzzleGoal,
        _balance: i32,
        _moves: usize,
        _solver: Seat,
    ) -> Option<Self::Move> {
        best_for_itself(self)
    }

    /// Looks for a puzzle in one game, by default between computer players, see
    /// [`Collection::search`].
    fn search(
        found: &mut Collection,
        setup: &Setup,
        seed: u64,
        knowledge: &Knowledge,
        clock: Clock,
    ) -> bool {
        found.search::<Self>(setup, seed, knowledge, clock)
    }

    /// How hard a puzzle is, by the number of its moves and whether the first one forces the reply.
    fn difficulty(line: &Line<Self>, _goal: PuzzleGoal) -> u8 {
        grade(line.turns() - 1 + usize::from(!line.is_forcing()))
    }

    /// What a puzzle with this solution is about.
    fn theme(line: &Line<Self>, goal: PuzzleGoal, sacrifice: bool) -> PuzzleTheme;

    /// The score of each legal move for the seat that makes it, by material alone, with a budget of
    /// `nodes` nodes for each.
    fn move_scores(&self, nodes: u64) -> Vec<(Self::Move, Score)>;

    /// The material balance of the seat to move, in the units of [`PuzzleGame::move_scores`].
    fn balance(&self) -> i32;

    /// The same position by the symmetries of the board and of the sides, always in the same
    /// order; without the position itself.
    fn images(&self) -> Vec<Self> {
        Vec::new()
    }
}

/// The moves whose scores reach the goal.
fn by_score<G: PuzzleGame>(game: &G, goal: PuzzleGoal, balance: i32, nodes: u64) -> Vec<G::Move> {
    let scores = game.move_scores(nodes).into_iter();
    let right = scores.filter(|(_, worth)| reaches(goal, balance, *worth));
    right.map(|(mv, _)| mv).collect()
}

/// The move with the best score for the seat that makes it.
fn best_for_itself<G: PuzzleGame>(game: &G) -> Option<G::Move> {
    let moves = game.move_scores(FEW_NODES).into_iter().rev();
    let best = moves.max_by_key(|(_, worth)| worth.0);
    best.map(|(mv, _)| mv)
}

/// A difficulty, of which there are not more than [`Puzzle::HARDEST`].
fn grade(difficulty: usize) -> u8 {
    difficulty.clamp(1, Puzzle::HARDEST.into()) as u8
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

/// Whether a solution may have so many of the solver's moves.
const fn is_fit(moves: usize) -> bool {
    MOVES.0 <= moves && moves <= MOVES.1
}

/// To win the game or pieces as in this line.
fn proposal<G: PuzzleGame>(played_line: &PlayedLine<G>) -> Option<Proposal<G::Move>> {
    if played_line.won().is_some() {
        return proposal_of_win(played_line);
    }
    let spoils = played_line.spoils(played_line.seat, MOVES.1 as u32)?;
    let (more, less) = spoils.net();
    if !less.is_empty() || !is_fit(spoils.turns as usize) {
        return None;
    }
    propose(played_line, PuzzleGoal::Pieces(more.values().sum()))
}

/// To win the game as in this line.
fn proposal_of_win<G: PuzzleGame>(played_line: &PlayedLine<G>) -> Option<Proposal<G::Move>> {
    let (winner, turns) = played_line.won()?;
    if winner != played_line.seat || !is_fit(turns as usize) {
        return None;
    }
    propose(played_line, PuzzleGoal::Win)
}

/// To reach this goal, beginning as in this line.
fn propose<G: PuzzleGame>(
    played_line: &PlayedLine<G>,
    goal: PuzzleGoal,
) -> Option<Proposal<G::Move>> {
    let first = played_line.steps.first()?.mv.clone();
    let moves = MOVES.1;
    Some(Proposal { goal, moves, first })
}

/// The functions of a [`PuzzleGame`], with its type erased.
#[derive(Debug)]
pub struct PuzzleFunctions {
    variants: &'static [&'static str],
    /// Plays a game and keeps at most one puzzle of it, see [`Collection::search`].
    pub search: fn(&mut Collection, &Setup, u64, &Knowledge, Clock) -> bool,
    /// Adds a known puzzle, see [`Collection::add`].
    pub add: fn(&mut Collection, &Setup, &Puzzle) -> bool,
    goals_met: fn(&str, &Puzzle) -> Option<u32>,
}

impl PuzzleFunctions {
    const fn of<G: PuzzleGame>() -> Self {
        Self {
            variants: G::PUZZLE_VARIANTS,
            search: G::search,
            add: Collection::add::<G>,
            goals_met: goals_met_in::<G>,
        }
    }

    /// The functions for a variant; `None` if its game has no puzzles.
    #[must_use]
    pub fn find(variant: &str) -> Option<&'static Self> {
        let mut games = PUZZLE_GAMES.iter();
        games.find(|game| game.variants.contains(&variant))
    }
}

/// The games in which puzzles can be found.
static PUZZLE_GAMES: [PuzzleFunctions; 7] = [
    PuzzleFunctions::of::<Draughts>(),
    PuzzleFunctions::of::<Wolf>(),
    PuzzleFunctions::of::<Mill>(),
    PuzzleFunctions::of::<QueensGuard>(),
    PuzzleFunctions::of::<SixWives>(),
    PuzzleFunctions::of::<SixOfViii>(),
    PuzzleFunctions::of::<Cromwell>(),
];

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
    let start = G::from_position(&setup, &puzzle.position).ok()?;
    let line = Line::follow(&start, puzzle.plies())?;
    Some(line.own_moves().map(|(game, mv)| game.gain(mv)).sum())
}

/// The value of a man.
const MAN: i32 = 100;
/// The value of a king: little more than a man's, so that being crowned is not the gain of a piece.
const KING: i32 = 130;
/// How far a gain may fall short of whole men because of men crowned meanwhile.
const SLACK: i32 = KING - MAN;

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
        PuzzleGoal::Win | PuzzleGoal::StayWinning => worth.win_in().is_some(),
        PuzzleGoal::Pieces(pieces) => worth.0 >= balance + MAN * pieces as i32 - SLACK,
        // Not a matter of scores.
        PuzzleGoal::Goals(_) | PuzzleGoal::Tricks(..) | PuzzleGoal::Lay(_) | PuzzleGoal::GoOut => {
            false
        }
    }
}

/// The puzzles found so far, with data to avoid duplicates.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
    /// Keys of all positions in their solutions, and of their images.
    positions: BTreeSet<u64>,
    /// Their solutions, and the images of these.
    solutions: BTreeSet<Vec<String>>,
}

impl Collection {
    /// An empty collection.
    #[must_use]
    pub fn new() -> Collection {
        Collection::default()
    }

    /// Adds a puzzle unless there is one like it: with the same position or with the same moves, by
    /// any symmetry.
    fn keep<G: PuzzleGame>(&mut self, start: &G, puzzle: Puzzle) -> bool {
        let Some(line) = Line::follow(start, puzzle.plies()) else {
            return false;
        };
        let (solution, games) = (line.texts(), line.games);
        let by_game: Vec<Vec<G>> = games.iter().map(PuzzleGame::images).collect();
        let images = by_game.iter().map(Vec::len).min().unwrap_or_default();
        let keys: Vec<u64> = by_game
            .iter()
            .flatten()
            .chain(&games)
            .map(Game::key)
            .collect();
        let known = |key| self.positions.contains(key);
        if keys.iter().any(known) || self.solutions.contains(&solution) {
            return false;
        }
        for image in 0..images {
            self.solutions
                .insert(between(by_game.iter().map(|images| &images[image])));
        }
        self.solutions.insert(solution);
        self.positions.extend(keys);
        self.puzzles.push(puzzle);
        true
    }

    /// Adds a known puzzle, with its difficulty and theme determined anew, unless there is one like it.
    pub fn add<G: PuzzleGame>(&mut self, setup: &Setup, puzzle: &Puzzle) -> bool {
        let Ok(start) = G::from_position(setup, &puzzle.position) else {
            return false;
        };
        rated(&start, puzzle.clone()).is_some_and(|puzzle| self.keep(&start, puzzle))
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
                Request::new(
                    Some(Budget::nodes(PLAY_NODES)),
                    PlayerSeed::of(luck, 0),
                    clock,
                ),
            );
            let best = if ply < opening {
                legal.get((luck % legal.len() as u64) as usize).cloned()
            } else {
                let thought = strong.think(&view, &legal, &request);
                let puzzle = PlayedLine::follow(&game, &thought.line, thought.score)
                    .and_then(|played_line| examine(variant, &played_line));
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
fn examine<G: PuzzleGame>(variant: &str, played_line: &PlayedLine<G>) -> Option<Puzzle> {
    let game = &played_line.before;
    let legal = legal_moves(game);
    if legal.len() < 3 {
        return None;
    }
    propose_and_solve(variant, game, &G::proposal(played_line)?)
}

/// Turns a position into a puzzle with this task, if that has one solution.
fn propose_and_solve<G: PuzzleGame>(
    variant: &str,
    game: &G,
    proposal: &Proposal<G::Move>,
) -> Option<Puzzle> {
    let (goal, first) = (proposal.goal, &proposal.first);
    let legal = legal_moves(game);
    let takes_more = matches!(goal, PuzzleGoal::Pieces(pieces) if game.gain(first) < pieces);
    let goes_on = G::TURNS_GO_ON && takes_more && goes_on(game, first);
    if !goes_on && is_obvious(game, first, &legal) {
        return None;
    }
    let (solution, also, sacrifice) = solve(game, goal, proposal.moves)?;
    let moves = solution.len().div_ceil(2);
    if !(game.fewest_moves()..=MOVES.1).contains(&moves) {
        return None;
    }
    let puzzle = Puzzle {
        id: format!("{variant}-{:06x}", mix(game.key()) & 0x00FF_FFFF),
        position: game.position(),
        solution,
        also,
        goal,
        sacrifice,
        difficulty: 1,
        theme: None,
        own_task: None,
        own_praise: None,
    };
    rated(game, puzzle)
}

/// The puzzle with its difficulty and its theme; `None` if its solution is not legal.
fn rated<G: PuzzleGame>(start: &G, puzzle: Puzzle) -> Option<Puzzle> {
    let line = Line::follow(start, puzzle.plies())?;
    Some(Puzzle {
        difficulty: G::difficulty(&line, puzzle.goal),
        theme: Some(G::theme(&line, puzzle.goal, puzzle.sacrifice)),
        ..puzzle
    })
}

/// Whether the same seat is to move after this move.
fn goes_on<G: PuzzleGame>(game: &G, mv: &G::Move) -> bool {
    let mut after = game.clone();
    after.play(mv).is_ok() && after.turn().seat() == game.turn().seat()
}

/// Whether the move is obvious: a capture that takes as many pieces as any other.
fn is_obvious<G: PuzzleGame>(game: &G, mv: &G::Move, legal: &[G::Move]) -> bool {
    let takes = game.gain(mv);
    takes > 0 && legal.iter().all(|other| game.gain(other) <= takes)
}

/// Of the moves that win pieces, those that take the most now, if any does: who waits needs more
/// moves than the task has.
pub(super) fn swiftest<G: PuzzleGame>(
    game: &G,
    goal: PuzzleGoal,
    mut moves: Vec<G::Move>,
) -> Vec<G::Move> {
    if let PuzzleGoal::Pieces(_) = goal {
        let most = moves.iter().map(|mv| game.gain(mv)).max();
        moves.retain(|mv| Some(game.gain(mv)) == most);
    }
    moves
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
        let right = swiftest(&game, goal, game.solutions(goal, balance, left, NODES));
        let few = if legal.len() > 1 {
            swiftest(&game, goal, game.solutions(goal, balance, left, FEW_NODES))
        } else {
            right.clone()
        };
        if goal.keeps() && right.len() > 1 && number > start.fewest_moves() {
            solution.pop();
            return Some((solution, Vec::new(), false));
        }
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
            return (goal.keeps() || outcome.winners == [seat])
                .then_some((solution, also, sacrifice));
        }
        let goal = goal.after(gained);
        if goal == PuzzleGoal::Goals(0) {
            return Some((solution, also, sacrifice));
        }
        if game.ends_task(seat) {
            return Some((solution, also, sacrifice));
        }
        if game.turn().seat() == Some(seat) && !G::TURNS_GO_ON {
            return None;
        }
        let goes_on = game.turn().seat() == Some(seat);
        let (mut replies, mut lost) = (Vec::new(), 0);
        while game.turn().seat().is_some_and(|other| other != seat) {
            let reply = game.stubborn_reply(goal, balance, left - 1, seat)?;
            // What the others gain in a race takes nothing from the solver.
            lost += match goal {
                PuzzleGoal::Goals(_) => 0,
                PuzzleGoal::Win
                | PuzzleGoal::Pieces(_)
                | PuzzleGoal::StayWinning
                | PuzzleGoal::Tricks(..)
                | PuzzleGoal::Lay(_)
                | PuzzleGoal::GoOut => game.gain(&reply) as i32,
            };
            replies.push(game.move_text(&reply));
            game.play(&reply).ok()?;
        }
        sacrifice |= number == 1 && won < lost;
        let enough = match goal {
            PuzzleGoal::Win | PuzzleGoal::Goals(_) => false,
            PuzzleGoal::StayWinning
            | PuzzleGoal::Tricks(..)
            | PuzzleGoal::Lay(_)
            | PuzzleGoal::GoOut => number == most,
            PuzzleGoal::Pieces(pieces) => won - lost >= pieces as i32,
        };
        if enough && (goes_on || lost == 0 || game.is_settled()) {
            return Some((solution, also, sacrifice));
        }
        if !also.is_empty() {
            return None;
        }
        if game.turn().outcome().is_some() && goal.keeps() {
            return Some((solution, Vec::new(), sacrifice));
        }
        won -= lost;
        solution.push(replies.join(REPLIES));
        if game.turn().seat() != Some(seat) {
            return None;
        }
    }
    None
}
