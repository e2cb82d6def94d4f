//! The games that the program plays against itself to fit weights to them.

use clap::Args;
use coffer_texts::text;

use crate::args::ThreadArgs;
use crate::error::CliError;
use crate::parallel::in_parallel;
use crate::progress;

/// Fewest random moves at the beginning of a game, and how many more there may be.
pub(super) const RANDOM_PLIES: (u64, u64) = (2, 9);
/// Scores beyond this are wins that the search has seen to the end, or nearly.
pub(super) const DECIDED: i32 = 15_000;
/// Positions with a higher score than this, for either side, are not kept.
pub(super) const ONE_SIDED: i32 = 1_500;
/// Size of the transposition table.
pub(super) const TABLE_BYTES: usize = 1 << 20;
/// One game in this many is held out.
pub(super) const HELD_OUT_EVERY: u64 = 20;

/// How many games are played, and how.
#[derive(Debug, Args)]
pub(super) struct TuneGames {
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub games: u64,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub rounds: u32,
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    #[command(flatten)]
    pub threads: ThreadArgs,
}

/// The samples of the games of a round, each game played by `one_game`.
pub(super) fn play_games<S: Send>(
    options: &TuneGames,
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
