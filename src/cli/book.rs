//! `coffer book draughts`: a book of openings, grown from the start by deep searches.

use std::fs;
use std::io::Write;
use std::path::Path;

use serde_json::json;

use super::parallel::in_parallel;
use super::{CliError, milliseconds};
use crate::players::Clock;
use crate::players::book::{Growth, look};
use crate::players::draughts::Judgement;
use crate::players::endings::WithEndings;
use crate::players::knowledge::Knowledge;
use crate::players::search::Search;
use crate::rules::draughts::board::Board;

/// How many positions are looked at before it is decided anew which come next.
const AT_ONCE: usize = 8;
/// The memory of a search.
const TABLE_BYTES: usize = 16 << 20;

/// Looks at so many positions, every move with so many nodes, and writes the book to the file. The
/// last line is JSON.
pub(super) fn draughts(
    positions: u32,
    nodes: u64,
    threads: usize,
    write: Option<&Path>,
    output: &mut dyn Write,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<(), CliError> {
    let began = clock();
    let mut growth = Growth::new(Board::START);
    while growth.len() < positions as usize {
        let next = growth.next(AT_ONCE.min(positions as usize - growth.len()));
        if next.is_empty() {
            break;
        }
        let worker = || {
            Ok(Search::new(
                WithEndings::new(Judgement::best(knowledge), knowledge.draughts()),
                TABLE_BYTES,
            ))
        };
        let scores = in_parallel(next.len() as u64, threads, worker, |search, at| {
            Ok(look(search, &next[at as usize], nodes))
        })?;
        for (position, scores) in next.iter().zip(&scores) {
            growth.note(position, scores);
        }
    }
    let book = growth.book();
    let bytes = book.to_bytes();
    if let Some(file) = write {
        fs::write(file, &bytes).map_err(|error| CliError::File(file.to_owned(), error))?;
    }
    for (mv, score) in book.moves(&Board::START) {
        writeln!(output, "draughts: {mv} {score}")?;
    }
    let book = json!({
        "variant": "draughts",
        "positions": book.len(),
        "nodes": nodes,
        "bytes": bytes.len(),
        "ms": milliseconds(clock() - began),
    });
    writeln!(output, "{}", json!({ "book": book }))?;
    Ok(())
}
