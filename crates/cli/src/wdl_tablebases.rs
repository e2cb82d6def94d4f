//! `coffer solve draughts --pieces 5`: draughts tablebases without distances, solved group by group,
//! resumable, and verified.

use std::fs;
use std::path::{Path, PathBuf};

use coffer_players::tablebase::PieceCounts;
use coffer_players::wdl_tablebase::{
    Group, Solving, TableSize, Tablebases, WdlCounts, WdlTablebase, groups,
};
use coffer_texts::{Sentence, text};
use serde_json::json;

use super::context::Context;
use super::error::CliError;
use super::output::{milliseconds, replace_file, write_file};
use super::parallel::in_parallel;
use super::progress;

/// After solving, every n-th index is verified; a file is verified completely.
const SAMPLE: usize = 101;
/// What is known from the table with five pieces and the first groups with six, for each million
/// indices: bytes in the file, and milliseconds of one processor to solve.
const BYTES: u64 = 9_000;
const MILLISECONDS: u64 = 250;
/// Groups with at most so many indices are solved a second time to verify a file.
const SECOND: usize = 3_000_000;

/// Solves the positions with a number of pieces, or with `check` reads them from that file; verifies
/// them; and writes them to the file that `write` names. What is solved so far is kept beside that
/// file, and the same command goes on with it after an interruption. The last line is JSON.
pub(super) fn solve(
    pieces: u32,
    (write, check): (Option<&Path>, Option<&Path>),
    threads: usize,
    context: &mut Context,
) -> Result<(), CliError> {
    let smaller = context.knowledge.tablebases();
    if !smaller.is_complete_below(pieces) {
        return Err(CliError::NoSmallerTablebase(pieces - 1));
    }
    let clock = context.clock;
    let began = clock();
    let table = match check {
        Some(file) => read(file)?,
        None => {
            writeln!(context.output, "{}", estimate(pieces, threads))?;
            solve_groups(pieces, &smaller, write, threads)?
        }
    };
    let solved = milliseconds(clock() - began);
    let bytes = table.to_bytes();
    let pieces = table.pieces();
    let tables = smaller.with(table.into());
    let began = clock();
    let every = if check.is_some() { 1 } else { SAMPLE };
    let counts = check_groups(pieces, threads, usize::MAX, |of| {
        Ok(tables.check_moves(of, every)?)
    })?;
    let again = if check.is_some() {
        check_groups(pieces, threads, SECOND, |of| Ok(tables.check_again(of)?))?
    } else {
        WdlCounts::default()
    };
    let checked = milliseconds(clock() - began);
    let line = Sentence::new("cli-solve-wdl")
        .with("n", pieces)
        .with("positions", counts.all())
        .with("won", counts.won)
        .with("drawn", counts.drawn)
        .with("lost", counts.lost)
        .with("again", again.all())
        .with("bytes", bytes.len());
    writeln!(context.output, "{line}")?;
    write_file(write, &bytes)?;
    if let Some(write) = write {
        // It is no error if nothing had to be kept.
        let _ = fs::remove_file(part_of(write));
    }
    let line = json!({
        "game": "draughts",
        "pieces": pieces,
        "checked": counts.all(),
        "won": counts.won,
        "drawn": counts.drawn,
        "lost": counts.lost,
        "checked_again": again.all(),
        "bytes": bytes.len(),
        "ms": solved,
        "check_ms": checked,
    });
    writeln!(context.output, "{}", json!({ "solved": line }))?;
    Ok(())
}

/// What solving a table takes, said in advance: while a group is solved, an index is a byte, and about
/// as much again is needed for the positions still to visit; what is solved may be unpacked.
fn estimate(pieces: u32, threads: usize) -> Sentence {
    let TableSize { indices, largest } = TableSize::of(pieces);
    let memory = 2 * largest * threads as u64 + indices / 4;
    Sentence::new("cli-solve-wdl-estimate")
        .with("n", pieces)
        .with("indices", indices)
        .with("memory", memory.div_ceil(1_000_000))
        .with("size", (indices / 1_000_000 * BYTES).div_ceil(1_000_000))
        .with(
            "minutes",
            (indices / 1_000_000 * MILLISECONDS / threads as u64).div_ceil(60_000),
        )
}

/// A table of at most a few dozen megabytes.
fn read(file: &Path) -> Result<WdlTablebase, CliError> {
    let bytes = fs::read(file).map_err(|error| CliError::File(file.to_owned(), error))?;
    Ok(WdlTablebase::from_bytes(&bytes)?)
}

/// Where the groups that are solved so far are kept.
fn part_of(file: &Path) -> PathBuf {
    file.with_added_extension("part")
}

fn solve_groups(
    pieces: u32,
    smaller: &Tablebases,
    write: Option<&Path>,
    threads: usize,
) -> Result<WdlTablebase, CliError> {
    let part = write.map(part_of);
    // What cannot be read is solved again.
    let begun = part.as_deref().and_then(|part| read(part).ok());
    let mut solving = Solving::new(pieces, smaller.clone(), begun);
    let (all, done) = solving.progress();
    let bar = progress::bar(all, text("cli-progress-solving"));
    bar.set_position(done);
    loop {
        let next: Vec<Group> = solving.next().into_iter().take(threads.max(1)).collect();
        if next.is_empty() {
            break;
        }
        let solved = in_parallel(
            next.len() as u64,
            threads,
            &bar,
            || Ok(()),
            |(), at| Ok(solving.solve(&next[at as usize])),
        )?;
        solved.into_iter().for_each(|group| solving.keep(group));
        if let Some(part) = &part {
            replace_file(part, &solving.table().to_bytes())?;
        }
    }
    bar.finish_and_clear();
    Ok(solving.into_table())
}

/// Verifies the groups with at most `largest` indices, and counts their positions.
fn check_groups(
    pieces: u32,
    threads: usize,
    largest: usize,
    check: impl Fn(&[PieceCounts]) -> Result<WdlCounts, CliError> + Sync,
) -> Result<WdlCounts, CliError> {
    let mut chosen = groups(pieces);
    chosen.retain(|(_, places)| *places <= largest);
    let bar = progress::bar(chosen.len() as u64, text("cli-progress-checking"));
    let counts = in_parallel(
        chosen.len() as u64,
        threads,
        &bar,
        || Ok(()),
        |(), at| check(&chosen[at as usize].0),
    )?;
    bar.finish_and_clear();
    Ok(counts
        .into_iter()
        .fold(WdlCounts::default(), WdlCounts::and))
}
