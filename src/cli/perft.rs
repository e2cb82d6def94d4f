//! `coffer perft`: the number of move sequences of a given length.

use std::collections::BTreeMap;

use clap::Args;

use super::args::GameArgs;
use super::{CliError, Context, let_chance_act, milliseconds, progress};
use crate::rules::draughts::{Draughts, board};
use crate::rules::mill::{Mill, board as mill_board};
use crate::rules::{AnyMatch, Match};
use crate::texts::text;

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

/// In a line shorter than this no position can occur three times.
const SHORT: u32 = 8;

/// Counts sequences, by the game's own fast counter if it has one.
pub(super) fn count(game: &dyn AnyMatch, depth: u32) -> u64 {
    match game.as_any().downcast_ref::<Match<Draughts>>() {
        Some(draughts) if !draughts.game().options().huff => {
            board::perft(draughts.game().board(), depth)
        }
        _ => match game.as_any().downcast_ref::<Match<Mill>>() {
            Some(mill) if depth <= SHORT && mill.game().seen().len() == 1 => {
                mill_board::perft(mill.game().board(), depth)
            }
            _ => game.perft(depth),
        },
    }
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
            count(&*game, self.depth)
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
        counts.insert(text, count(game, depth));
        game.undo();
    }
    Ok(counts)
}
