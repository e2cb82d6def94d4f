//! `coffer solve`: solves tablebases and games, and prints their counts.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::variant_names::variants_that;
use super::{CliError, Context, milliseconds, tablebases};
use crate::players::mill::tablebase as mill;
use crate::players::{tablebase as draughts, wolf};
use crate::rules::wolf::field::{Animal, Field};
use crate::rules::{Setup, registry};

/// Arguments of `coffer solve`.
#[derive(Debug, Args)]
pub(super) struct Solve {
    #[arg(value_parser = variants_that(is_solved))]
    variant: String,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

/// Whether a variant, or a part of it, can be solved.
fn is_solved(variant: &str) -> bool {
    let mill = registry::variant(variant).is_some_and(|known| known.family == "mill");
    mill || matches!(variant, "draughts" | "wolf")
}

impl Solve {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let variant = Setup::standard(&self.variant)?.variant();
        let (write, check) = (self.write.as_deref(), self.check.as_deref());
        match (variant.family, variant.key) {
            (_, "draughts") => tablebases::solve::<draughts::Tablebase>(write, check, context),
            ("mill", _) => tablebases::solve::<mill::Tablebase>(write, check, context),
            (_, other) if write.is_some() || check.is_some() => Err(CliError::NoTable(other)),
            (_, "wolf") => wolf_and_sheep(context),
            (_, other) => Err(CliError::NothingSolved(other)),
        }
    }
}

/// Wolf and Sheep, which is solved completely whenever it is needed.
fn wolf_and_sheep(context: &mut Context) -> Result<(), CliError> {
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
