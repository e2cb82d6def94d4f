//! `coffer replay`: the matches of a file, move by move.

use std::io::Write;
use std::iter;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::input::{open_matches, read_file};
use super::show::draw;
use super::{CliError, Context, outcome_json, printable};
use crate::rules::AnyMatch;

/// Arguments of `coffer replay`.
#[derive(Debug, Args)]
pub(super) struct ReplayCommand {
    file: PathBuf,
    #[arg(long)]
    board: bool,
}

impl ReplayCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let bytes = read_file(&self.file, context.input)?;
        // Old PDN files are often in Latin-1: only comments and names lose letters.
        let text = String::from_utf8_lossy(&bytes);
        if text.trim().is_empty() {
            return Err(CliError::NothingToReplay(self.file.clone()));
        }
        let mut matches = open_matches(&text)?.peekable();
        let Some(first) = matches.next() else {
            return Err(CliError::NothingToReplay(self.file.clone()));
        };
        if matches.peek().is_none() {
            return self.report(&*first?, context.output);
        }
        let (mut games, mut failed) = (0, 0);
        for opened in iter::once(first).chain(matches) {
            games += 1;
            match opened {
                Ok(game) => self.report(&*game, context.output)?,
                Err(error) => {
                    failed += 1;
                    let error = printable(&error.to_string());
                    writeln!(context.output, "{}", json!({ "error": error }))?;
                }
            }
        }
        match failed {
            0 => Ok(()),
            _ => Err(CliError::FailedGames { failed, games }),
        }
    }

    /// Prints the end of a match as one line, after its drawing with `--board`.
    fn report(&self, game: &dyn AnyMatch, output: &mut dyn Write) -> Result<(), CliError> {
        if self.board {
            draw(game, None, output)?;
        }
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
}
