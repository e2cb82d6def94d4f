//! Games that the program plays against itself to train networks on.
//!
//! A game begins with some random moves. It ends by the rules, where the tablebase knows the result,
//! where one side is far ahead, and as a draw after some plies without progress.

use coffer_rules::stable_hash::mix;

use super::knowledge::Knowledge;
use super::knowledge::network::{Features, Inputs};
use super::search::{
    Evaluator, GameEnd, RepetitionHistory, Search, SearchOptions, SearchPosition, TablebaseResult,
};

/// Size of the transposition table, in bytes.
const TABLE_BYTES: usize = 1 << 20;
/// Plies without progress after which a game counts as drawn.
const PLIES_WITHOUT_PROGRESS: u32 = 40;
/// Plies after which a game counts as drawn at the latest.
const MOST_PLIES: u64 = 400;
/// Most random moves from a position of a game to one near it.
const MOST_ASTRAY: u64 = 4;
/// The share of the nodes of a move with which a position near a game is searched: one in so many.
const NEAR_SHARE: u64 = 4;

/// A game as the trainer sees it.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The first bytes of the file of its networks.
    pub magic: [u8; 8],
    /// The number of phases, of heads, and of inputs.
    pub sizes: [usize; 3],
    /// The most inputs of a position.
    pub most: usize,
    /// For each symmetry of the board the image of each input.
    pub symmetries: Vec<Vec<u16>>,
    /// Whether hidden values are multiplied in pairs.
    pub pairs: bool,
    /// The inputs of men on each group of squares whose arrangements have weights of their own: those of
    /// the side to move, then of the opponent.
    pub groups: Vec<[[Option<u16>; 4]; 2]>,
}

impl Layout {
    /// The layout of networks with these inputs.
    #[must_use]
    pub fn new<I: Inputs>(magic: [u8; 8], most: usize, symmetries: Vec<Vec<u16>>) -> Layout {
        let groups = if I::ARRANGED { I::GROUPS } else { 0 };
        let man = |side, bit| I::man(side, bit).map(|input| input as u16);
        let group = |group| [0, 1].map(|side| [0, 1, 2, 3].map(|bit| man(side, 4 * group + bit)));
        Layout {
            magic,
            sizes: [I::PHASES, I::HEADS, I::INPUTS],
            most,
            symmetries,
            pairs: I::PAIRS,
            groups: (0..groups).map(group).collect(),
        }
    }
}

/// A position of a game, as the networks see it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The phase and the head.
    pub network: [u8; 2],
    /// The inputs.
    pub inputs: Vec<u16>,
    /// The score of the search, for the side to move.
    pub score: i16,
    /// The evaluation without networks, for the side to move.
    pub evaluation: i16,
    /// Twice the points of the side to move; `None` for a position that no game came to.
    pub result: Option<u8>,
}

/// A game that can be played for the trainer.
pub trait SelfPlay {
    /// Its positions.
    type Position: SearchPosition;
    /// Its evaluation, with tablebases.
    type Evaluator: Evaluator<Self::Position>;

    /// Fewest random moves at the beginning of a game, and how many more there may be.
    const RANDOM_PLIES: (u64, u64) = (4, 9);
    /// The side that is so far ahead has won, in hundredths of a man.
    const DECIDED: i32 = 500;

    /// The position to begin with.
    fn start(&self) -> Self::Position;
    /// The plies without progress after which the game is drawn.
    fn progress_limit(&self) -> u32;
    /// The best evaluation, and the one without networks.
    fn evaluators(&self, knowledge: &Knowledge) -> [Self::Evaluator; 2];
    /// What the networks see of a position, and its inputs; `None` if it is not one to train on.
    fn features(&self, position: &Self::Position) -> Option<(Features, Vec<u16>)>;
    /// The game as the trainer sees it.
    fn layout(&self) -> Layout;
}

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Nodes for each move.
    pub nodes: u64,
    /// Positions near each of the game, a few random moves away: a search meets such positions more
    /// often than those that good moves lead to. They have a score but no result.
    pub near: u64,
}

/// Plays a game and returns its positions, then those near them. Its transposition table is new,
/// since otherwise the moves would depend on the games before.
#[must_use]
pub fn play<G: SelfPlay>(game: &G, knowledge: &Knowledge, plan: Plan, seed: u64) -> Vec<Sample> {
    let [best, plain] = game.evaluators(knowledge);
    let mut search = Search::new(best, TABLE_BYTES);
    let (mut positions, mut samples) = (Vec::new(), Vec::new());
    let winner = one_game(
        game,
        &mut search,
        &plain,
        plan.nodes,
        seed,
        |position, score| {
            positions.push(position.clone());
            if let Some(sample) = sample(game, &plain, position, score) {
                samples.push((position.side(), sample));
            }
        },
    );
    let judged = samples.into_iter().map(|(side, sample)| Sample {
        result: Some(match winner {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        }),
        ..sample
    });
    let mut samples: Vec<Sample> = judged.collect();
    for (number, position) in (1..).zip(&positions) {
        for at in 0..plan.near {
            let luck = mix(mix(seed ^ mix(at)) ^ mix(number));
            samples.extend(near(game, &mut search, &plain, position, plan.nodes, luck));
        }
    }
    samples
}

/// What the trainer learns from a position with this score; no result yet. `None` if it is not one to
/// train on.
fn sample<G: SelfPlay>(
    game: &G,
    plain: &G::Evaluator,
    position: &G::Position,
    score: i32,
) -> Option<Sample> {
    let (features, inputs) = game.features(position)?;
    Some(Sample {
        network: [features.phase() as u8, features.head() as u8],
        inputs,
        score: short(score),
        evaluation: short(plain.evaluate(position)),
        result: None,
    })
}

/// The position a few random moves after one of a game; `None` if the game is over there, its result is
/// known, or it is not one to train on.
fn near<G: SelfPlay>(
    game: &G,
    search: &mut Search<G::Position, G::Evaluator>,
    known: &G::Evaluator,
    position: &G::Position,
    nodes: u64,
    luck: u64,
) -> Option<Sample> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for step in 0..1 + luck % MOST_ASTRAY {
        moves.clear();
        position.moves(&mut moves);
        let choice = mix(luck ^ mix(step)) % (moves.len() as u64).max(1);
        position = position.play(*moves.get(choice as usize)?);
        if position.ending().is_some() {
            return None;
        }
    }
    let unscored = sample(game, known, &position, 0)?;
    if known.known(&position).is_some() || !position.has_moves() {
        return None;
    }
    let options = options(nodes.div_ceil(NEAR_SHARE), luck);
    let past = RepetitionHistory::new(Some(game.progress_limit()));
    let report = search.run(&position, past.past(), &options, &mut || false);
    Some(Sample {
        score: short(report.score.0),
        ..unscored
    })
}

/// A search with this many nodes.
fn options(nodes: u64, seed: u64) -> SearchOptions {
    SearchOptions {
        nodes: Some(nodes),
        seed,
        selective: true,
        ..SearchOptions::default()
    }
}

/// A score in the range of the file.
fn short(score: i32) -> i16 {
    score.clamp(-2_000, 2_000) as i16
}

/// The side that wins, if one does.
const fn winner(end: GameEnd, side: usize) -> Option<usize> {
    match end {
        GameEnd::Win => Some(side),
        GameEnd::Loss => Some(1 - side),
        GameEnd::Draw => None,
    }
}

/// Plays a game and returns the winner. `keep` gets every position after the random moves, and the
/// score of its side to move.
fn one_game<G: SelfPlay>(
    game: &G,
    search: &mut Search<G::Position, G::Evaluator>,
    known: &G::Evaluator,
    nodes: u64,
    seed: u64,
    mut keep: impl FnMut(&G::Position, i32),
) -> Option<usize> {
    let mut position = game.start();
    let mut repetitions = RepetitionHistory::new(Some(game.progress_limit()));
    let random = G::RANDOM_PLIES.0 + mix(seed) % G::RANDOM_PLIES.1;
    let mut moves = Vec::new();
    for ply in 0.. {
        let side = position.side();
        if let Some(end) = position.ending() {
            return winner(end, side);
        }
        moves.clear();
        position.moves(&mut moves);
        if moves.is_empty() {
            return winner(position.without_moves(), side);
        }
        if let Some(known) = known.known(&position) {
            return match known {
                TablebaseResult::Win(_) => Some(side),
                TablebaseResult::Loss(_) => Some(1 - side),
                TablebaseResult::Draw => None,
            };
        }
        if ply >= MOST_PLIES
            || repetitions.since_progress() >= PLIES_WITHOUT_PROGRESS
            || repetitions.times(position.key()) >= 2
        {
            return None;
        }
        let luck = mix(seed ^ mix(ply + 1));
        let mv = if ply < random {
            moves[(luck % moves.len() as u64) as usize]
        } else {
            let options = options(nodes, luck);
            let report = search.run(&position, repetitions.past(), &options, &mut || false);
            let score = report.score.0;
            keep(&position, score);
            if score.abs() >= G::DECIDED {
                return Some(if score > 0 { side } else { 1 - side });
            }
            report.best?
        };
        repetitions.note(&position, mv);
        position = position.play(mv);
    }
    None
}
