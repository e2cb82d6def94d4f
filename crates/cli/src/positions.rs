//! `coffer positions`: positions of games that the program plays against itself, for `tools/train`.
//!
//! The file begins with [`MAGIC`] and what the trainer has to know about the game, see [`header`];
//! [`record`] says what follows for each position, in the order of the games. The same arguments
//! write the same file with any number of threads; with `--seconds` it has as many games as there
//! was time for.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use coffer_players::draughts::self_play::{DraughtsSelfPlay, LosingSelfPlay};
use coffer_players::knowledge::Knowledge;
use coffer_players::mill::self_play::MillSelfPlay;
use coffer_players::queens_guard::self_play::QueensGuardSelfPlay;
use coffer_players::self_play::{Layout, Plan, Sample, SelfPlay, play};
use coffer_rules::stable_hash::mix;
use coffer_rules::{Setup, draughts, mill, queens_guard};
use coffer_texts::text;
use serde_json::json;

use super::args::ThreadArgs;
use super::contender::{knowledge_with, read_knowledge};
use super::context::Context;
use super::error::CliError;
use super::output::milliseconds;
use super::parallel::in_parallel;
use super::progress;
use super::variant_names::variants_that;

/// The first bytes of the file; the last of them is the format version.
const MAGIC: [u8; 8] = *b"KCPOSIT\x05";
/// Stands for no input.
const NO_INPUT: u16 = u16::MAX;
/// Stands for no result.
const NO_RESULT: u8 = 255;
/// Games of each thread between two looks at the clock, after which they are written.
const GAMES_AT_ONCE: u64 = 32;

/// The positions of a game by this knowledge, this plan and this seed.
type Play = Box<dyn Fn(&Knowledge, Plan, u64) -> Vec<Sample> + Send + Sync>;

/// The layout of a variant for the trainer, and how to play it; `None` if it has no networks.
fn training(variant: &str) -> Option<(Layout, Play)> {
    let setup = Setup::standard(variant).ok()?;
    match variant {
        draughts::ENGLISH => Some(with(DraughtsSelfPlay)),
        draughts::LOSING => Some(with(LosingSelfPlay)),
        mill::NINE | mill::MIXED | mill::CEYLON => {
            Some(with(MillSelfPlay(mill::board::Options::of(&setup))))
        }
        queens_guard::CLASSIC | queens_guard::BLOODY => Some(with(QueensGuardSelfPlay(
            queens_guard::board::Options::of(&setup),
        ))),
        _ => None,
    }
}

fn with<G: SelfPlay + Send + Sync + 'static>(game: G) -> (Layout, Play) {
    let layout = game.layout();
    let play = move |knowledge: &Knowledge, plan, seed| play(&game, knowledge, plan, seed);
    (layout, Box::new(play))
}

/// What the trainer has to know about a game: the first bytes of the file of its networks; the
/// numbers of phases, of heads, and of inputs in two bytes; the numbers of places for inputs in a
/// record, and of symmetries; 1 if hidden values are multiplied in pairs; the number of groups; the
/// image of each input under each symmetry; and the inputs of each group.
fn header(layout: &Layout) -> Vec<u8> {
    let [phases, heads, inputs] = layout.sizes;
    let [low, high] = (inputs as u16).to_le_bytes();
    let sizes = [phases as u8, heads as u8, low, high];
    let images = layout.symmetries.iter().flatten().copied();
    let groups = layout.groups.iter().flatten().flatten();
    let groups = groups.map(|input| input.unwrap_or(NO_INPUT));
    let lengths = [layout.most, layout.symmetries.len()].map(|length| length as u8);
    let rest = [u8::from(layout.pairs), layout.groups.len() as u8];
    let mut bytes = [&MAGIC[..], &layout.magic, &sizes, &lengths, &rest].concat();
    bytes.extend(written(layout, images.chain(groups)));
    bytes
}

/// Inputs as they are written: in one byte each if that is enough for all of the game, or in two,
/// little-endian.
fn written(layout: &Layout, inputs: impl Iterator<Item = u16>) -> impl Iterator<Item = u8> {
    let [.., count] = layout.sizes;
    let length = if count <= usize::from(u8::MAX) { 1 } else { 2 };
    inputs.flat_map(move |input| input.to_le_bytes().into_iter().take(length))
}

/// A position: the score and the evaluation as two bytes each, little-endian; 0, 1 or 2 for a loss, a
/// draw or a win, or [`NO_RESULT`]; the phase, the head, and the inputs.
fn record(sample: &Sample, layout: &Layout) -> Vec<u8> {
    let [score, evaluation] = [sample.score, sample.evaluation].map(i16::to_le_bytes);
    let [phase, head] = sample.network;
    let result = sample.result.unwrap_or(NO_RESULT);
    let mut bytes = [&score[..], &evaluation, &[result, phase, head]].concat();
    let inputs = sample.inputs.iter().copied();
    let inputs = inputs.chain(std::iter::repeat(NO_INPUT));
    bytes.extend(written(layout, inputs.take(layout.most)));
    bytes
}

/// Arguments of `coffer positions`.
#[derive(Debug, Args)]
pub(super) struct PositionsCommand {
    #[arg(value_parser = variants_that(|key| training(key).is_some()))]
    variant: String,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    seconds: Option<u64>,
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=100))]
    near: u64,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
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
        let (layout, play) = training(&self.variant)
            .ok_or_else(|| CliError::NoProfile(self.variant.clone(), String::new()))?;
        let create = |path| Output::create(path, &header(&layout));
        let mut file = self.write.as_deref().map(create).transpose()?;
        let plan = Plan {
            nodes: self.nodes,
            near: self.near,
        };
        let (mut played, mut positions) = (0, 0);
        let bar = progress::bar(self.games, text("cli-progress-games"));
        while played < self.games && end.is_none_or(|end| (context.clock)() < end) {
            let threads = self.threads.count();
            let batch = (GAMES_AT_ONCE * threads as u64).min(self.games - played);
            let one = |(): &mut (), game| {
                let seed = mix(self.seed ^ mix(played + game));
                Ok(play(&knowledge, plan, seed))
            };
            let games = in_parallel(batch, threads, &bar, || Ok(()), one)?;
            let samples = games.iter().flatten();
            positions += samples.clone().count();
            if let Some(file) = &mut file {
                let records = samples.map(|sample| record(sample, &layout));
                file.write(&records.collect::<Vec<_>>().concat())?;
            }
            played += batch;
        }
        bar.finish_and_clear();
        let line = json!({
            "variant": self.variant,
            "games": played,
            "positions": positions,
            "nodes": self.nodes,
            "near": self.near,
            "seed": self.seed,
            "ms": milliseconds((context.clock)() - began),
        });
        writeln!(context.output, "{}", json!({ "positions": line }))?;
        Ok(())
    }
}

/// The file that is written.
struct Output<'a> {
    file: File,
    path: &'a Path,
}

impl Output<'_> {
    fn create<'a>(path: &'a Path, header: &[u8]) -> Result<Output<'a>, CliError> {
        let file = File::create(path).map_err(|error| CliError::File(path.to_owned(), error))?;
        let mut output = Output { file, path };
        output.write(header)?;
        Ok(output)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), CliError> {
        let failed = |error| CliError::File(self.path.to_owned(), error);
        self.file.write_all(bytes).map_err(failed)
    }
}
