//! `coffer tune`: fits the weights of an evaluation to games that the program plays against itself.

mod draughts;
mod games;
mod queens_guard;
mod regression;

use std::path::PathBuf;

use clap::Args;
use coffer_rules::draughts::ENGLISH;
use coffer_rules::queens_guard::CLASSIC;

use self::games::TuneGames;
use super::context::Context;
use super::error::CliError;
use super::output::write_file;
use super::variant_names::{Chosen, variants_with};

/// Plays games, fits the weights of a variant to them, and returns the weights as they are stored.
type Fitter = fn(&TuneGames, &mut Context) -> Result<Vec<u8>, CliError>;

/// Arguments of `coffer tune`.
#[derive(Debug, Args)]
pub(super) struct TuneCommand {
    #[arg(value_parser = variants_with(fitter))]
    variant: Chosen<Fitter>,
    #[command(flatten)]
    games: TuneGames,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl TuneCommand {
    /// Plays, fits, reports, and writes the weights to the file.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let fit = self.variant.with;
        let bytes = fit(&self.games, context)?;
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
