//! `coffer tune`: fits the weights of an evaluation to games that the program plays against itself.

mod draughts;
mod queens_guard;

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;

use super::args::ThreadArgs;
use super::parallel::in_parallel;
use super::variant_names::{Chosen, variants_with};
use super::{CliError, Context, progress, write_file};
use crate::rules::draughts::ENGLISH;
use crate::rules::queens_guard::CLASSIC;
use crate::texts::text;

/// Plays games, fits the weights of a variant to them, and returns the weights as they are stored.
type Fitter = fn(&TuneCommand, &mut Context) -> Result<Vec<u8>, CliError>;

/// Arguments of `coffer tune`.
#[derive(Debug, Args)]
pub(super) struct TuneCommand {
    #[arg(value_parser = variants_with(fitter))]
    variant: Chosen<Fitter>,
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// Fewest random moves at the beginning of a game, and how many more there may be.
const RANDOM_PLIES: (u64, u64) = (2, 9);
/// Scores beyond this are wins that the search has seen to the end, or nearly.
const DECIDED: i32 = 15_000;
/// Positions with a higher score than this, for either side, are not kept.
const ONE_SIDED: i32 = 1_500;
/// Size of the transposition table.
const TABLE_BYTES: usize = 1 << 20;
/// One game in this many is held out.
const HELD_OUT_EVERY: u64 = 20;
/// Passes of the fit over all positions.
const EPOCHS: u32 = 12;
/// Size of the first steps, in hundredths of a man.
const STEP: f64 = 3.0;
/// Sum of squared gradients at which the steps of a weight begin to get smaller.
const TRUST: f64 = 8.0;

impl TuneCommand {
    /// Plays, fits, reports, and writes the weights to the file.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let fit = self.variant.with;
        let bytes = fit(self, context)?;
        write_file(self.write.as_deref(), &bytes)
    }
}

/// How the weights of a variant are fitted; `None` if it has none.
fn fitter(variant: &str) -> Option<Fitter> {
    match variant {
        ENGLISH => Some(|options, context| {
            let (knowledge, clock) = (context.knowledge, context.clock);
            let weights = draughts::fit_to_games(options, context.output, knowledge, clock)?;
            Ok(weights.to_bytes())
        }),
        CLASSIC => Some(|options, context| {
            let clock = context.clock;
            Ok(queens_guard::fit_to_games(options, context.output, clock)?.to_bytes())
        }),
        _ => None,
    }
}

/// The samples of the games of a round, each game played by `one_game`.
fn play_games<S: Send>(
    options: &TuneCommand,
    one_game: impl Fn(u64) -> Vec<S> + Sync,
) -> Result<Vec<Vec<S>>, CliError> {
    let bar = progress::bar(options.games, text("cli-progress-games"));
    let threads = options.threads.count();
    let games = in_parallel(
        options.games,
        threads,
        &bar,
        || Ok(()),
        |(), game| Ok(one_game(game)),
    );
    bar.finish_and_clear();
    games
}

/// `1 / (1 + e^-x)`, from basic operations alone.
fn sigmoid(x: f64) -> f64 {
    let mut power = 1.0 - x.clamp(-30.0, 30.0) / 4096.0;
    for _ in 0..12 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

/// The scale, in steps of ten, at which `sigmoid(score / scale)` comes nearest to the results of
/// these pairs of score and result.
fn score_scale(
    outcomes: impl Iterator<Item = (i32, f64)> + Clone,
    steps: RangeInclusive<i32>,
) -> Option<f64> {
    let error_of = |scale: f64| -> f64 {
        let of = |(score, result): (i32, f64)| (sigmoid(f64::from(score) / scale) - result).powi(2);
        outcomes.clone().map(of).sum()
    };
    steps
        .map(|step| f64::from(step * 10))
        .min_by(|a, b| error_of(*a).total_cmp(&error_of(*b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sigmoid_is_one() {
        for (x, chance) in [
            (0.0, 0.5),
            (1.0, 0.731_06),
            (-2.0, 0.119_20),
            (50.0, 1.0),
            (-50.0, 0.0),
        ] {
            assert!((sigmoid(x) - chance).abs() < 2e-3, "{x}: {}", sigmoid(x));
        }
    }
}
