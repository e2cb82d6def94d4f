//! `coffer positions draughts`: quiet positions of games that the program plays against itself, for
//! `tools/train`.
//!
//! A game begins with some random moves. It ends by the rules, where the tablebase knows the result,
//! where one side is far ahead, and as a draw after some plies without progress. Positions in which
//! the side to move must capture are left out.
//!
//! The file begins with [`MAGIC`]; [`Sample::to_bytes`] says what follows for each position, in the
//! order of the games. The same arguments write the same file with any number of threads; with
//! `--seconds` it has as many games as there was time for.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use serde_json::json;

use super::args::ThreadArgs;
use super::contender::{knowledge_with, read_knowledge};
use super::context::Context;
use super::error::CliError;
use super::output::milliseconds;
use super::parallel::in_parallel;
use super::progress;
use super::variant_names::variants_that;
use crate::players::draughts::Evaluation;
use crate::players::knowledge::Knowledge;
use crate::players::search::{
    Evaluator, RepetitionHistory, Search, SearchOptions, TablebaseResult, mix,
};
use crate::players::tablebase::Tablebase;
use crate::players::wdl_tablebase::WithTablebase;
use crate::rules::draughts::board::{Board, Side};
use crate::rules::draughts::{ENGLISH, NO_PROGRESS_LIMIT};
use crate::texts::text;

/// The first bytes of the file; the last of them is the format version.
const MAGIC: [u8; 8] = *b"KCPOSIT\x01";
/// The length of a position in the file.
const LENGTH: usize = 18;
/// Fewest random moves at the beginning of a game, and how many more there may be.
const RANDOM_PLIES: (u64, u64) = (4, 9);
/// Plies without progress after which a game counts as drawn.
const PLIES_WITHOUT_PROGRESS: u32 = 40;
/// The side that is so far ahead has won, in hundredths of a man.
const DECIDED: i32 = 500;
/// Games of each thread between two looks at the clock, after which they are written.
const GAMES_AT_ONCE: u64 = 32;
/// Size of the transposition table, in bytes.
const TABLE_BYTES: usize = 1 << 20;

/// Arguments of `coffer positions`.
#[derive(Debug, Args)]
pub(super) struct PositionsCommand {
    #[arg(value_parser = variants_that(|key| key == ENGLISH))]
    variant: String,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    seconds: Option<u64>,
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// A position of a game.
#[derive(Clone, Copy, Debug)]
struct Sample {
    board: Board,
    /// The score of the search, for the side to move.
    score: i16,
    /// The evaluation by the tuned weights alone, for the side to move.
    evaluation: i16,
    /// Twice the points of the side to move.
    result: u8,
}

impl Sample {
    /// The position as its side to move sees it, moving to higher numbers: three sets of squares,
    /// square 1 lowest, with its own pieces, those of the opponent and the kings of both; the score
    /// and the evaluation; 0, 1 or 2 for a loss, a draw or a win; the number of pieces. Numbers are
    /// little-endian.
    fn to_bytes(self) -> [u8; LENGTH] {
        let sets = match self.board.turn() {
            Side::Black => [self.board.black(), self.board.white(), self.board.kings()],
            Side::White => {
                [self.board.white(), self.board.black(), self.board.kings()].map(u32::reverse_bits)
            }
        };
        let mut bytes = [0; LENGTH];
        for (to, set) in bytes.chunks_exact_mut(4).zip(sets) {
            to.copy_from_slice(&set.to_le_bytes());
        }
        bytes[12..14].copy_from_slice(&self.score.to_le_bytes());
        bytes[14..16].copy_from_slice(&self.evaluation.to_le_bytes());
        bytes[16] = self.result;
        bytes[17] = (sets[0] | sets[1]).count_ones() as u8;
        bytes
    }
}

impl PositionsCommand {
    /// Plays the games and writes their positions to the file.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let began = (context.clock)();
        let knowledge = match &self.weights {
            Some(file) => knowledge_with(context.knowledge, &read_knowledge(file)?)?,
            None => context.knowledge.clone(),
        };
        let end = self
            .seconds
            .map(|seconds| began + Duration::from_secs(seconds));
        let mut file = self.write.as_deref().map(Output::create).transpose()?;
        let (mut played, mut positions) = (0, 0);
        let bar = progress::bar(self.games, text("cli-progress-games"));
        while played < self.games && end.is_none_or(|end| (context.clock)() < end) {
            let threads = self.threads.count();
            let batch = (GAMES_AT_ONCE * threads as u64).min(self.games - played);
            let play = |(): &mut (), game| Ok(self.game(&knowledge, played + game));
            let games = in_parallel(batch, threads, &bar, || Ok(()), play)?;
            let samples = games.iter().flatten();
            positions += samples.clone().count();
            if let Some(file) = &mut file {
                file.write(samples.flat_map(|sample| sample.to_bytes()).collect())?;
            }
            played += batch;
        }
        bar.finish_and_clear();
        let line = json!({
            "variant": self.variant,
            "games": played,
            "positions": positions,
            "nodes": self.nodes,
            "seed": self.seed,
            "ms": milliseconds((context.clock)() - began),
        });
        writeln!(context.output, "{}", json!({ "positions": line }))?;
        Ok(())
    }

    /// The positions of a game. Its transposition table is new, since otherwise the moves would depend
    /// on the games before.
    fn game(&self, knowledge: &Knowledge, game: u64) -> Vec<Sample> {
        let tablebase = knowledge.draughts();
        let evaluator = WithTablebase::new(Evaluation::best(knowledge), tablebase.clone());
        let mut search = Search::new(evaluator, TABLE_BYTES);
        let plain = Evaluation::tuned(knowledge);
        let mut samples = Vec::new();
        let seed = mix(self.seed ^ mix(game));
        let winner = one_game(
            &mut search,
            tablebase.as_ref(),
            self.nodes,
            seed,
            |board, score| {
                samples.push(Sample {
                    board: *board,
                    score: short(score),
                    evaluation: short(plain.evaluate(board)),
                    result: 1,
                });
            },
        );
        for sample in &mut samples {
            sample.result = match winner {
                Some(side) if side == sample.board.turn() => 2,
                Some(_) => 0,
                None => 1,
            };
        }
        samples
    }
}

/// The file that is written.
struct Output<'a> {
    file: File,
    path: &'a Path,
}

impl Output<'_> {
    fn create(path: &Path) -> Result<Output<'_>, CliError> {
        let file = File::create(path).map_err(|error| CliError::File(path.to_owned(), error))?;
        let mut output = Output { file, path };
        output.write(MAGIC.to_vec())?;
        Ok(output)
    }

    fn write(&mut self, bytes: Vec<u8>) -> Result<(), CliError> {
        let failed = |error| CliError::File(self.path.to_owned(), error);
        self.file.write_all(&bytes).map_err(failed)
    }
}

/// A score in the range of the file.
fn short(score: i32) -> i16 {
    score.clamp(-2_000, 2_000) as i16
}

/// Plays a game and returns the winner. `keep` gets every quiet position and the score of its side to
/// move.
fn one_game<E: Evaluator<Board>>(
    search: &mut Search<Board, E>,
    tablebase: Option<&Arc<Tablebase>>,
    nodes: u64,
    seed: u64,
    mut keep: impl FnMut(&Board, i32),
) -> Option<Side> {
    let mut board = Board::START;
    let mut repetitions = RepetitionHistory::new(Some(NO_PROGRESS_LIMIT.into()));
    let random = RANDOM_PLIES.0 + mix(seed) % RANDOM_PLIES.1;
    for ply in 0.. {
        let moves = board.legal_moves();
        if moves.is_empty() {
            return Some(board.turn().other());
        }
        if let Some(known) = tablebase.and_then(|tablebase| tablebase.probe(&board)) {
            return match known {
                TablebaseResult::Win(_) => Some(board.turn()),
                TablebaseResult::Loss(_) => Some(board.turn().other()),
                TablebaseResult::Draw => None,
            };
        }
        if repetitions.since_progress() >= PLIES_WITHOUT_PROGRESS
            || repetitions.times(board.key()) >= 2
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
                ..SearchOptions::default()
            };
            let report = search.run(&board, repetitions.past(), &options, &mut || false);
            let score = report.score.0;
            if !board.must_capture() {
                keep(&board, score);
            }
            if score.abs() >= DECIDED {
                let turn = board.turn();
                return Some(if score > 0 { turn } else { turn.other() });
            }
            report.best?
        };
        repetitions.note(&board, mv);
        board = board.play(mv);
    }
    None
}
