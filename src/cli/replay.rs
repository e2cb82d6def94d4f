//! `coffer replay`: a record, or the games of a PDN file, move by move.

use std::fs;
use std::io::{BufRead, Write};
use std::path::Path;

use serde_json::json;

use super::{CliError, outcome_json};
use crate::rules::draughts::{pdn, variant_of};
use crate::rules::{AnyMatch, Record, Setup, registry};

pub(super) fn replay(
    file: &Path,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), CliError> {
    let failed = |error| CliError::File(file.to_owned(), error);
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        input.read_to_end(&mut bytes).map_err(failed)?;
    } else {
        bytes = fs::read(file).map_err(failed)?;
    }
    // Old PDN files are often in Latin-1: only comments and names suffer.
    let text = String::from_utf8_lossy(&bytes);
    // A PDN file may begin with a comment in braces, but not with a brace and a quoted name.
    let is_record = text
        .trim_start()
        .strip_prefix('{')
        .is_some_and(|rest| rest.trim_start().starts_with(['"', '}']));
    if is_record {
        let record = Record::from_json(&text)?;
        let game = registry::replay_match(&record)?;
        return report(&*game, output);
    }
    let games = pdn::parse(&text).map_err(CliError::Pdn)?;
    if games.is_empty() {
        return Err(CliError::NothingToReplay(file.to_owned()));
    }
    for (index, recorded) in games.iter().enumerate() {
        let start = recorded.start.as_ref().map(ToString::to_string);
        let (variant, options) = variant_of(recorded);
        let setup = Setup::new(variant, options.iter().copied())?;
        let mut game = registry::start_match(setup, Vec::new(), 0, start.as_deref())?;
        for (ply, mv) in recorded.moves.iter().enumerate() {
            let text = mv.to_string();
            game.play(&text).map_err(|refusal| CliError::PdnMove {
                number: index + 1,
                ply: ply + 1,
                text,
                refusal,
            })?;
        }
        report(&*game, output)?;
    }
    Ok(())
}

/// The end of a game as one line.
fn report(game: &dyn AnyMatch, output: &mut dyn Write) -> Result<(), CliError> {
    let turn = game.turn();
    let line = json!({
        "plies": game.ply(),
        "position": game.position(),
        "turn": turn.seat().map(|seat| seat.0),
        "outcome": outcome_json(&turn),
    });
    writeln!(output, "{line}")?;
    Ok(())
}
