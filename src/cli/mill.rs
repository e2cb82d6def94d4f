//! `coffer solve nine_mens_morris`: the solved endings of all mill games with their counts, checked
//! position by position.

use std::fs;
use std::io::Write;
use std::path::Path;

use serde_json::json;

use super::{CliError, milliseconds};
use crate::players::Clock;
use crate::players::endings::Census;
use crate::players::mill::endings::Endings;
use crate::rules::Game;
use crate::rules::mill::Mill;

/// The numbers of men that are solved, those of the side to move first.
const PAIRS: [(u32, u32); 4] = [(3, 3), (4, 3), (3, 4), (4, 4)];

/// Solves the endings of the mill games, or with `check` only reads what was solved; checks them;
/// and writes the packed table to what `write` names. One table holds all games.
pub(super) fn endings(
    write: Option<&Path>,
    check: Option<&Path>,
    output: &mut dyn Write,
    clock: Clock,
) -> Result<(), CliError> {
    let began = clock();
    let bytes = match check {
        Some(file) => fs::read(file).map_err(|error| CliError::File(file.to_owned(), error))?,
        None => {
            let endings = Endings::solve();
            writeln!(
                output,
                "mill: solved in {} ms",
                milliseconds(clock() - began)
            )?;
            endings.to_bytes()
        }
    };
    let took = clock() - began;
    let endings = Endings::from_bytes(&bytes)?;
    let began = clock();
    endings.unpack();
    let unpacked = clock() - began;
    let began = clock();
    let mut tables = Vec::new();
    for (game, ceylon) in [("nine_mens_morris", false), ("ceylon_mill", true)] {
        for (own, other) in PAIRS {
            let Census {
                won,
                drawn,
                lost,
                longest,
                example,
            } = endings.check(ceylon, own, other, 1)?;
            let example = example.map(|board| Mill::from_board(board).position());
            writeln!(
                output,
                "{game}: {own} men to move against {other}: {} positions up to symmetry; {won} won, {drawn} drawn, {lost} lost; \
                 the longest takes {longest} plies: {}",
                won + drawn + lost,
                example.as_deref().unwrap_or("none")
            )?;
            tables.push(json!({
                "variant": game,
                "own": own,
                "other": other,
                "won": won,
                "drawn": drawn,
                "lost": lost,
                "longest": longest,
                "example": example,
            }));
        }
    }
    writeln!(
        output,
        "mill: every one of these positions agrees with its moves: checked in {} ms; {} bytes, unpacked in {} ms",
        milliseconds(clock() - began),
        bytes.len(),
        milliseconds(unpacked)
    )?;
    if let Some(file) = write {
        fs::write(file, &bytes).map_err(|error| CliError::File(file.to_owned(), error))?;
    }
    let solved = json!({
        "tables": tables,
        "bytes": bytes.len(),
        "ms": milliseconds(took),
        "unpack_ms": milliseconds(unpacked),
    });
    writeln!(output, "{}", json!({ "solved": solved }))?;
    Ok(())
}
