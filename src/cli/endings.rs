//! `coffer solve draughts`: the solved endings with their counts, checked position by position.

use std::fs;
use std::io::Write;
use std::path::Path;

use serde_json::{Value, json};

use super::{CliError, milliseconds};
use crate::players::Clock;
use crate::players::endings::{Census, Endings, MOST_PIECES, Solution, count_positions};
use crate::rules::Game;
use crate::rules::draughts::Draughts;
use crate::rules::draughts::board::Board;

/// Solves the endings of draughts, or with `check` only reads what was solved; checks them; and
/// writes the packed table to what `write` names.
pub(super) fn draughts(
    write: Option<&Path>,
    check: Option<&Path>,
    output: &mut dyn Write,
    clock: Clock,
) -> Result<(), CliError> {
    let began = clock();
    let bytes = match check {
        Some(file) => fs::read(file).map_err(|error| CliError::File(file.to_owned(), error))?,
        None => {
            let solution = Solution::up_to(MOST_PIECES);
            writeln!(
                output,
                "draughts: solved in {} ms",
                milliseconds(clock() - began)
            )?;
            solution.to_bytes()
        }
    };
    let took = clock() - began;
    let endings = Endings::from_bytes(&bytes)?;
    let began = clock();
    endings.unpack();
    let unpacked = clock() - began;
    let began = clock();
    let mut positions = 0;
    let mut numbers = Vec::new();
    for pieces in 2..=MOST_PIECES {
        let census = endings.check(pieces)?;
        positions += census.won + census.drawn + census.lost;
        numbers.push(one_number(pieces, &census, output)?);
    }
    let checked = clock() - began;
    writeln!(
        output,
        "draughts: every one of {positions} positions, with either side to move, agrees with its moves: checked in {} ms",
        milliseconds(checked)
    )?;
    writeln!(
        output,
        "draughts: {} bytes, {} thousandths of a bit a position; unpacked in {} ms; at most {} plies without progress on the way to a win",
        bytes.len(),
        bytes.len() as u64 * 8000 / positions.max(1),
        milliseconds(unpacked),
        endings.longest_idle()
    )?;
    if let Some(file) = write {
        fs::write(file, &bytes).map_err(|error| CliError::File(file.to_owned(), error))?;
    }
    let solved = json!({
        "variant": "draughts",
        "numbers": numbers,
        "bytes": bytes.len(),
        "longest_idle": endings.longest_idle(),
        "ms": milliseconds(took),
        "unpack_ms": milliseconds(unpacked),
        "check_ms": milliseconds(checked),
    });
    writeln!(output, "{}", json!({ "solved": solved }))?;
    Ok(())
}

fn one_number(
    pieces: u32,
    census: &Census<Board>,
    output: &mut dyn Write,
) -> Result<Value, CliError> {
    let Census {
        won,
        drawn,
        lost,
        longest,
        example,
    } = *census;
    let before_side = count_positions(pieces);
    let example = example.map(|board| Draughts::from_board(board).position());
    writeln!(
        output,
        "draughts: {pieces} pieces: {before_side} positions before the side to move, {} of them with pieces on both sides; \
         with either side to move {won} won, {drawn} drawn, {lost} lost; the longest takes {longest} plies: {}",
        (won + drawn + lost) / 2,
        example.as_deref().unwrap_or("none")
    )?;
    Ok(json!({
        "pieces": pieces,
        "positions": before_side,
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "longest": longest,
        "example": example,
    }))
}
