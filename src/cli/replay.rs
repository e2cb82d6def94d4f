//! `coffer replay`: a record, or the games of a PDN file, move by move.

use std::fs::File;
use std::io::{BufRead, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::{CliError, Context, outcome_json, printable};
use crate::rules::draughts::pdn::PdnGame;
use crate::rules::draughts::{pdn, variant_of};
use crate::rules::{AnyMatch, Record, Setup, registry};

/// Replay a record or a PDN file, checking every move
#[derive(Debug, Args)]
pub(super) struct Replay {
    /// The file, or `-` for the standard input
    file: PathBuf,
}

impl Replay {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let bytes = self.read(context.input)?;
        // Old PDN files are often in Latin-1: only comments and names suffer.
        let text = String::from_utf8_lossy(&bytes);
        if is_record(&text) {
            let record = Record::from_json(&text)?;
            let game = registry::replay_match(&record)?;
            return report(&*game, context.output);
        }
        let games = pdn::parse(&text).map_err(CliError::Pdn)?;
        if games.is_empty() {
            return Err(CliError::NothingToReplay(self.file.clone()));
        }
        if let [game] = games.as_slice() {
            return report(&*play_out(1, game)?, context.output);
        }
        let mut failed = 0;
        for (index, recorded) in games.iter().enumerate() {
            match play_out(index + 1, recorded) {
                Ok(game) => report(&*game, context.output)?,
                Err(error) => {
                    failed += 1;
                    let error = printable(&error.to_string());
                    writeln!(context.output, "{}", json!({ "error": error }))?;
                }
            }
        }
        match failed {
            0 => Ok(()),
            _ => Err(CliError::FailedGames {
                failed,
                games: games.len(),
            }),
        }
    }

    fn read(&self, input: &mut dyn BufRead) -> Result<Vec<u8>, CliError> {
        let failed = |error| CliError::File(self.file.clone(), error);
        let mut bytes = Vec::new();
        let read = if self.file == Path::new("-") {
            Read::take(input, LARGEST_FILE + 1).read_to_end(&mut bytes)
        } else {
            File::open(&self.file)
                .and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes))
        };
        read.map_err(failed)?;
        if bytes.len() as u64 > LARGEST_FILE {
            return Err(CliError::TooLarge(self.file.clone()));
        }
        Ok(bytes)
    }
}

/// The largest file that is read, in bytes.
const LARGEST_FILE: u64 = 16 << 20;

/// Whether a text is a record: a PDN file may begin with a comment in braces, but not with a brace
/// and a quoted name.
fn is_record(text: &str) -> bool {
    text.trim_start()
        .strip_prefix('{')
        .is_some_and(|rest| rest.trim_start().starts_with(['"', '}']))
}

/// Plays all moves of a game of a PDN file.
fn play_out(number: usize, recorded: &PdnGame) -> Result<Box<dyn AnyMatch>, CliError> {
    let start = recorded.start.as_ref().map(ToString::to_string);
    let (variant, options) = variant_of(recorded);
    let setup = Setup::new(variant, options.iter().copied())?;
    let mut game = registry::start_match(setup, Vec::new(), 0, start.as_deref())?;
    for (ply, mv) in recorded.moves.iter().enumerate() {
        let text = mv.to_string();
        game.play(&text).map_err(|refusal| CliError::PdnMove {
            number,
            ply: ply + 1,
            text,
            refusal,
        })?;
    }
    Ok(game)
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
