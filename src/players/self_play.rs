//! Games that the program plays against itself to train networks on.
//!
//! A game begins with some random moves. It ends by the rules, where the tablebase knows the result,
//! where one side is far ahead, and as a draw after some plies without progress.

use super::knowledge::Knowledge;
use super::knowledge::network::{Features, Inputs};
use super::search::{
    Evaluator, GameEnd, RepetitionHistory, Search, SearchOptions, SearchPosition, TablebaseResult,
    mix,
};

/// Size of the transposition table, in bytes.
const TABLE_BYTES: usize = 1 << 20;
/// Plies without progress after which a game counts as drawn.
const PLIES_WITHOUT_PROGRESS: u32 = 40;

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
    pub symmetries: Vec<Vec<u8>>,
    /// Whether hidden values are multiplied in pairs.
    pub pairs: bool,
    /// The inputs of men on each group of squares whose arrangements have weights of their own: those of
    /// the side to move, then of the opponent.
    pub groups: Vec<[[Option<u8>; 4]; 2]>,
}

impl Layout {
    /// The layout of networks with these inputs.
    #[must_use]
    pub fn new<I: Inputs>(magic: [u8; 8], most: usize, symmetries: Vec<Vec<u8>>) -> Layout {
        let groups = if I::ARRANGED { I::GROUPS } else { 0 };
        let man = |side, bit| I::man(side, bit).map(|input| input as u8);
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
    pub inputs: Vec<u8>,
    /// The score of the search, for the side to move.
    pub score: i16,
    /// The evaluation without networks, for the side to move.
    pub evaluation: i16,
    /// Twice the points of the side to move.
    pub result: u8,
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
    fn features(&self, position: &Self::Position) -> Option<(Features, Vec<u8>)>;
    /// The game as the trainer sees it.
    fn layout(&self) -> Layout;
}

/// Plays a game with this many nodes a move, and returns its positions. Its transposition table is
/// new, since otherwise the moves would depend on the games before.
#[must_use]
pub fn play<G: SelfPlay>(game: &G, knowledge: &Knowledge, nodes: u64, seed: u64) -> Vec<Sample> {
    let [best, plain] = game.evaluators(knowledge);
    let mut search = Search::new(best, TABLE_BYTES);
    let mut samples = Vec::new();
    let winner = one_game(game, &mut search, &plain, nodes, seed, |position, score| {
        if let Some((features, inputs)) = game.features(position) {
            let sample = Sample {
                network: [features.phase() as u8, features.head() as u8],
                inputs,
                score: short(score),
                evaluation: short(plain.evaluate(position)),
                result: 1,
            };
            samples.push((position.side(), sample));
        }
    });
    let judged = samples.into_iter().map(|(side, sample)| Sample {
        result: match winner {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        },
        ..sample
    });
    judged.collect()
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
        if repetitions.since_progress() >= PLIES_WITHOUT_PROGRESS
            || repetitions.times(position.key()) >= 2
        {
            return None;
        }
        let luck = mix(seed ^ mix(ply + 1));
        let mv = if ply < random {
            moves[(luck % moves.len() as u64) as usize]
        } else {
            let options = SearchOptions {
                nodes: Some(nodes),
                seed: luck,
                selective: true,
                ..SearchOptions::default()
            };
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
