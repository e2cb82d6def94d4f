//! `coffer book`: an opening book, grown from the start position by deep searches.

use std::fmt::Display;
use std::path::PathBuf;

use clap::Args;
use coffer_players::book::{self, Book, BookBuilder, look, look_at_leaf};
use coffer_players::draughts::Evaluation;
use coffer_players::knowledge::mill_network::number;
use coffer_players::levels::StyleWeights;
use coffer_players::mill::MillEvaluator;
use coffer_players::search::{Evaluator, Search, SearchPosition};
use coffer_players::wdl_tablebase::WithTablebase;
use coffer_rules::draughts::board::Board;
use coffer_rules::mill::board as mill_board;
use coffer_rules::{Setup, draughts, mill};
use coffer_texts::text;
use serde_json::json;

use super::args::ThreadArgs;
use super::context::Context;
use super::error::CliError;
use super::output::{milliseconds, write_file};
use super::parallel::in_parallel;
use super::progress;
use super::variant_names::{Chosen, variants_with};

/// Positions searched in one batch, before the next ones are chosen.
const AT_ONCE: usize = 64;
/// A move within this margin of the best is still good, in hundredths of a man: draughts needs more,
/// as otherwise too many matches are alike.
const NEAR_AT_DRAUGHTS: i32 = 15;
const NEAR_AT_MILL: i32 = 10;
/// Size of the transposition table.
const TABLE_BYTES: usize = 16 << 20;

/// Grows the book of a variant and writes it.
type Grow = fn(&BookCommand, &mut Context) -> Result<(), CliError>;

/// Arguments of `coffer book`.
#[derive(Debug, Args)]
pub(super) struct BookCommand {
    #[arg(value_parser = variants_with(grower))]
    variant: Chosen<Grow>,
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: u32,
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    leaf_nodes: Option<u64>,
    #[command(flatten)]
    threads: ThreadArgs,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// How the book of a variant is grown; `None` if it has none.
fn grower(variant: &str) -> Option<Grow> {
    match variant {
        draughts::ENGLISH => Some(draughts_book),
        mill::NINE | mill::MIXED | mill::CEYLON => Some(mill_book),
        _ => None,
    }
}

fn draughts_book(command: &BookCommand, context: &mut Context) -> Result<(), CliError> {
    let knowledge = context.knowledge;
    let evaluator = WithTablebase::new(Evaluation::best(knowledge), knowledge.tablebases());
    command.grow_and_write(
        &book::MAGIC,
        &Board::START,
        NEAR_AT_DRAUGHTS,
        &evaluator,
        context,
    )
}

fn mill_book(command: &BookCommand, context: &mut Context) -> Result<(), CliError> {
    let knowledge = context.knowledge;
    let options = mill_board::Options::of(&Setup::standard(command.variant.variant)?);
    let endings = knowledge.mill(options);
    let networks = knowledge.mill_networks(options);
    let evaluator = MillEvaluator::new(StyleWeights::PLAIN, endings, networks);
    let root = mill_board::Board::start(options);
    command.grow_and_write(
        &book::MILL_MAGICS[number(options)],
        &root,
        NEAR_AT_MILL,
        &evaluator,
        context,
    )
}

impl BookCommand {
    /// Grows the book and writes it to the file. The last line is JSON.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        (self.variant.with)(self, context)
    }

    fn grow_and_write<P, E>(
        &self,
        magic: &[u8; 8],
        root: &P,
        near: i32,
        evaluator: &E,
        context: &mut Context,
    ) -> Result<(), CliError>
    where
        P: SearchPosition<Move: Display> + Send + Sync,
        E: Evaluator<P> + Clone + Send + Sync,
    {
        let variant = self.variant.variant;
        let began = (context.clock)();
        let book = self.grow(root, near, evaluator)?;
        let bytes = book.to_bytes(magic, root);
        write_file(self.write.as_deref(), &bytes)?;
        for (mv, score) in book.moves(root) {
            writeln!(context.output, "{variant}: {mv} {score}")?;
        }
        let line = json!({
            "variant": variant,
            "positions": book.len(),
            "nodes": self.nodes,
            "leaf_nodes": self.leaf_nodes,
            "bytes": bytes.len(),
            "ms": milliseconds((context.clock)() - began),
        });
        writeln!(context.output, "{}", json!({ "book": line }))?;
        Ok(())
    }

    /// The book with as many positions as were asked for, or fewer if there are no more.
    fn grow<P, E>(&self, root: &P, near: i32, evaluator: &E) -> Result<Book, CliError>
    where
        P: SearchPosition + Send + Sync,
        E: Evaluator<P> + Clone + Send + Sync,
    {
        let most = self.positions as usize;
        let mut growth = BookBuilder::new(root.clone(), near);
        let bar = progress::bar(self.positions.into(), text("cli-progress-positions"));
        while growth.len() < most {
            let next = growth.next(AT_ONCE.min(most - growth.len()));
            if next.is_empty() {
                break;
            }
            let worker = || Ok(Search::new(evaluator.clone(), TABLE_BYTES));
            let threads = self.threads.count();
            let scores = in_parallel(next.len() as u64, threads, &bar, worker, |search, at| {
                Ok(look(search, &next[at as usize], self.nodes))
            })?;
            for (position, scores) in next.iter().zip(&scores) {
                growth.note(position, scores);
            }
        }
        bar.finish_and_clear();
        match self.leaf_nodes {
            Some(nodes) => self.believed(growth, evaluator, nodes),
            None => Ok(growth.book()),
        }
    }

    /// The book once every line it follows ends in a position that was searched with so many nodes.
    fn believed<P, E>(
        &self,
        mut growth: BookBuilder<P>,
        evaluator: &E,
        nodes: u64,
    ) -> Result<Book, CliError>
    where
        P: SearchPosition + Send + Sync,
        E: Evaluator<P> + Clone + Send + Sync,
    {
        loop {
            let book = growth.book();
            let leaves = growth.doubtful_leaves(&book);
            if leaves.is_empty() {
                return Ok(book);
            }
            let count = leaves.len() as u64;
            let bar = progress::bar(count, text("cli-progress-positions"));
            let worker = || Ok(Search::new(evaluator.clone(), TABLE_BYTES));
            let threads = self.threads.count();
            let scores = in_parallel(count, threads, &bar, worker, |search, at| {
                Ok(look_at_leaf(search, &leaves[at as usize], nodes))
            })?;
            bar.finish_and_clear();
            for (leaf, score) in leaves.iter().zip(scores) {
                growth.note_leaf(leaf, score);
            }
        }
    }
}
