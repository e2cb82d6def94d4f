//! `coffer book draughts`: an opening book, grown from the start position by deep searches.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::args::ThreadArgs;
use super::context::Context;
use super::error::CliError;
use super::output::{milliseconds, write_file};
use super::parallel::in_parallel;
use super::progress;
use super::variant_names::variants_that;
use crate::players::book;
use crate::players::book::{BookBuilder, look};
use crate::players::draughts::Evaluation;
use crate::players::knowledge::Knowledge;
use crate::players::search::Search;
use crate::players::wdl_tablebase::WithTablebase;
use crate::rules::draughts::ENGLISH;
use crate::rules::draughts::board::Board;
use crate::texts::text;

/// Positions searched in one batch, before the next ones are chosen.
const AT_ONCE: usize = 64;
/// Size of the transposition table.
const TABLE_BYTES: usize = 16 << 20;

/// Arguments of `coffer book`.
#[derive(Debug, Args)]
pub(super) struct BookCommand {
    #[arg(value_parser = variants_that(|key| key == ENGLISH))]
    variant: String,
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: u32,
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[command(flatten)]
    threads: ThreadArgs,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl BookCommand {
    /// Grows the book and writes it to the file. The last line is JSON.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let variant = &self.variant;
        let began = (context.clock)();
        let book = self.grow(context.knowledge)?;
        let bytes = book.to_bytes(&Board::START);
        write_file(self.write.as_deref(), &bytes)?;
        for (mv, score) in book.moves(&Board::START) {
            writeln!(context.output, "{variant}: {mv} {score}")?;
        }
        let line = json!({
            "variant": variant,
            "positions": book.len(),
            "nodes": self.nodes,
            "bytes": bytes.len(),
            "ms": milliseconds((context.clock)() - began),
        });
        writeln!(context.output, "{}", json!({ "book": line }))?;
        Ok(())
    }

    /// The book with as many positions as were asked for, or fewer if there are no more.
    fn grow(&self, knowledge: &Knowledge) -> Result<book::Book, CliError> {
        let most = self.positions as usize;
        let mut growth = BookBuilder::new(Board::START);
        let bar = progress::bar(self.positions.into(), text("cli-progress-positions"));
        while growth.len() < most {
            let next = growth.next(AT_ONCE.min(most - growth.len()));
            if next.is_empty() {
                break;
            }
            let worker = || {
                Ok(Search::new(
                    WithTablebase::new(Evaluation::best(knowledge), knowledge.tablebases()),
                    TABLE_BYTES,
                ))
            };
            let threads = self.threads.count();
            let scores = in_parallel(next.len() as u64, threads, &bar, worker, |search, at| {
                Ok(look(search, &next[at as usize], self.nodes))
            })?;
            for (position, scores) in next.iter().zip(&scores) {
                growth.note(position, scores);
            }
        }
        bar.finish_and_clear();
        Ok(growth.book())
    }
}
