//! `coffer replay`: the matches of a file, move by move.

use std::io::{BufWriter, Write};
use std::iter;
use std::path::PathBuf;

use clap::Args;
use coffer_texts::decode;
use serde_json::json;

use super::context::Context;
use super::error::CliError;
use super::found::Found;
use super::input::{chosen, open_matches, read_file};
use super::mill_records::is_mill;
use super::output::outcome_json;
use super::printable::printable;
use super::show::draw;
use super::variant_names::variants_that;

/// Arguments of `coffer replay`.
#[derive(Debug, Args)]
pub(super) struct ReplayCommand {
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    #[arg(long)]
    board: bool,
    #[arg(long, value_parser = variants_that(is_mill))]
    variant: Option<String>,
}

impl ReplayCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let bytes = read_file(&self.file, context.input)?;
        let text = decode(&bytes);
        if text.trim().is_empty() {
            return Err(CliError::NothingToReplay(self.file.clone()));
        }
        let matches = open_matches(&text, self.variant.as_deref())?;
        let mut matches = chosen(matches, self.game)?.peekable();
        let Some(first) = matches.next() else {
            return Err(CliError::NothingToReplay(self.file.clone()));
        };
        let mut output = BufWriter::new(&mut *context.output);
        if matches.peek().is_none() {
            self.report(first?, &mut output)?;
            return Ok(output.flush()?);
        }
        let (mut games, mut failed) = (0, 0);
        for opened in iter::once(first).chain(matches) {
            games += 1;
            match opened {
                Ok(found) => self.report(found, &mut output)?,
                Err(error) => {
                    failed += 1;
                    let mut line = json!({ "error": printable(&error.to_string()) });
                    if let Some((number, place)) = error.game_and_place() {
                        line["game"] = json!(number);
                        line["line"] = json!(place.line);
                        line["column"] = json!(place.column);
                    }
                    writeln!(output, "{line}")?;
                }
            }
        }
        output.flush()?;
        match failed {
            0 => Ok(()),
            _ => Err(CliError::FailedGames { failed, games }),
        }
    }

    /// Prints the end of a match as one line, after its drawing with `--board`.
    fn report(&self, found: Found, output: &mut dyn Write) -> Result<(), CliError> {
        let turn = found.turn();
        let line = json!({
            "variant": found.variant(),
            "plies": found.plies(),
            "position": found.position(),
            "turn": turn.seat().map(|seat| seat.0),
            "outcome": outcome_json(&turn),
        });
        if self.board {
            draw(&*found.into_match()?, None, output)?;
        }
        writeln!(output, "{line}")?;
        Ok(())
    }
}
