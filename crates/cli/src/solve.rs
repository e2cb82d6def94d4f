//! `coffer solve`: solves tablebases and games, and prints their counts.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use coffer_players::mill_tablebase as mill;
use coffer_players::wdl_tablebase::PIECES;
use coffer_players::{tablebase as draughts, wolf};
use coffer_rules::draughts::ENGLISH;
use coffer_rules::registry;
use coffer_rules::wolf::field::{Animal, Field};
use coffer_store::own_tablebase;
use serde_json::json;

use super::args::ThreadArgs;
use super::context::Context;
use super::error::CliError;
use super::output::milliseconds;
use super::tablebases;
use super::variant_names::{Chosen, variants_with};
use super::wdl_tablebases;

/// Solves a variant, or a part of it, and prints its counts: it writes the tablebase to the first
/// file, or checks the one in the second.
type Solver = fn(Option<&Path>, Option<&Path>, &mut Context) -> Result<(), CliError>;

/// The most pieces of the draughts tablebase with distances.
const WITH_DISTANCES: u32 = draughts::MOST_PIECES;

/// Arguments of `coffer solve`.
#[derive(Debug, Args)]
pub(super) struct Solve {
    #[arg(value_parser = variants_with(solver))]
    variant: Chosen<Solver>,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    #[arg(long, default_value_t = WITH_DISTANCES, value_parser = clap::value_parser!(u32).range(4..=6))]
    pieces: u32,
    #[command(flatten)]
    threads: ThreadArgs,
}

/// The solver of a variant; `None` if nothing of it can be solved.
fn solver(variant: &str) -> Option<Solver> {
    match (registry::variant(variant)?.family, variant) {
        (_, ENGLISH) => Some(tablebases::solve::<draughts::Tablebase>),
        ("mill", _) => Some(tablebases::solve::<mill::Tablebase>),
        (_, "wolf") => Some(wolf_and_sheep),
        _ => None,
    }
}

impl Solve {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        if self.pieces > WITH_DISTANCES && self.variant.variant == ENGLISH {
            let own = self.own_file()?;
            let files = (
                self.write.as_deref().or(own.as_deref()),
                self.check.as_deref(),
            );
            return wdl_tablebases::solve(self.pieces, files, self.threads.count(), context);
        }
        let solve = self.variant.with;
        solve(self.write.as_deref(), self.check.as_deref(), context)
    }
}

impl Solve {
    /// The file beside the saves, where the game finds the table with six pieces, unless another one is
    /// named. Its folder is made if necessary.
    fn own_file(&self) -> Result<Option<PathBuf>, CliError> {
        if self.pieces != *PIECES.end() || self.write.is_some() || self.check.is_some() {
            return Ok(None);
        }
        let file = own_tablebase::file();
        if let Some(folder) = file.as_deref().and_then(Path::parent) {
            fs::create_dir_all(folder).map_err(|error| CliError::File(folder.to_owned(), error))?;
        }
        Ok(file)
    }
}

/// Wolf and Sheep, which is solved completely whenever it is needed, and so has no file.
fn wolf_and_sheep(
    write: Option<&Path>,
    check: Option<&Path>,
    context: &mut Context,
) -> Result<(), CliError> {
    if write.or(check).is_some() {
        return Err(CliError::NoTable("wolf"));
    }
    let clock = context.clock;
    let began = clock();
    let solved = wolf::solved();
    let took = clock() - began;
    let side = |side| {
        let (positions, won) = wolf::count_values(side);
        json!({ "positions": positions, "won_by_the_sheep": won })
    };
    let plies = |sheep_first| {
        let start = Field::start(sheep_first);
        let values = start
            .moves()
            .into_iter()
            .map(|mv| wolf::worth(&start.play(mv)).score());
        values
            .map(|score| score.win_in().or(score.loss_in()))
            .max()
            .flatten()
    };
    let line = json!({
        "variant": "wolf",
        "wolf_to_move": side(Animal::Wolf),
        "sheep_to_move": side(Animal::Sheep),
        "plies": { "wolf_first": plies(false), "sheep_first": plies(true) },
        "bytes": solved.bytes(),
        "ms": milliseconds(took),
    });
    writeln!(context.output, "{line}")?;
    Ok(())
}
