//! `coffer perft`: the number of move sequences of a given length.

use std::collections::BTreeMap;

use clap::Args;
use coffer_rules::AnyMatch;
use coffer_texts::text;

use super::args::GameArgs;
use super::chance::let_chance_act;
use super::context::Context;
use super::error::CliError;
use super::output::milliseconds;
use super::progress;

/// Arguments of `coffer perft`.
#[derive(Debug, Args)]
pub(super) struct Perft {
    #[command(flatten)]
    game: GameArgs,
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let mut game = self.game.open(Vec::new(), 0)?;
        let_chance_act(&mut *game);
        let spinner = progress::spinner(text("cli-progress-counting"));
        let began = (context.clock)();
        let nodes = if self.divide && self.depth > 0 {
            let counts = divide(&mut *game, self.depth - 1)?;
            spinner.finish_and_clear();
            for (text, nodes) in &counts {
                writeln!(context.output, "{text} {nodes}")?;
            }
            counts.values().sum()
        } else {
            game.fast_perft(self.depth)
        };
        let took = milliseconds((context.clock)() - began);
        spinner.finish_and_clear();
        writeln!(context.output, "nodes {nodes} ms {took}")?;
        Ok(())
    }
}

/// How many sequences follow each move.
fn divide(game: &mut dyn AnyMatch, depth: u32) -> Result<BTreeMap<String, u64>, CliError> {
    let mut counts = BTreeMap::new();
    for text in game.legal() {
        game.play(&text).map_err(CliError::Position)?;
        counts.insert(text, game.fast_perft(depth));
        game.undo();
    }
    Ok(counts)
}
