//! `coffer check`: what is wrong with files of lessons, puzzles and decks, and of games in PDN.

use std::path::{Path, PathBuf};

use clap::Args;
use coffer_levels::file::LevelFile;
use coffer_rules::draughts::looks_like_pdn;
use coffer_store::level_files;
use coffer_texts::{Sentence, decode, plural};

use super::context::Context;
use super::error::{CliError, too_many_failed};
use super::input::{pdn_games, play_out, read_file};
use super::mill_records;
use super::printable::printable;

/// The extension of files with lessons, puzzles and decks.
const LEVELS: &str = "ron";

/// Arguments of `coffer check`.
#[derive(Debug, Args)]
pub(super) struct Check {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Check {
    /// Prints for each file what it holds, or all that is wrong with it.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let (mut broken, mut all) = (0, 0);
        for file in self.files.iter().flat_map(|file| in_folder(file)) {
            all += 1;
            broken += usize::from(!check(&file, context)?);
        }
        match (broken, all) {
            (_, 0) => Err(CliError::NothingToCheck),
            (0, _) => Ok(()),
            _ => Err(CliError::BrokenLevels { broken, all }),
        }
    }
}

/// The file, or those of a folder.
fn in_folder(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let names = level_files::list(path).into_iter();
    names.map(|name| path.join(name)).collect()
}

/// Prints the result for a file. Returns whether it is fine.
fn check(file: &Path, context: &mut Context) -> Result<bool, CliError> {
    let name = file.display().to_string();
    let bytes = read_file(file, context.input);
    if let Ok(bytes) = &bytes
        && file.extension().is_none_or(|extension| extension != LEVELS)
    {
        let text = decode(bytes);
        if let Some(checked) = mill_records::check(&text) {
            return tell_of_records(&name, checked, context);
        }
        if looks_like_pdn(&text) {
            return check_games(&name, &text, context);
        }
    }
    let read = bytes.map(|bytes| LevelFile::read(&bytes));
    let lines: Vec<String> = match &read {
        Ok(Ok(level)) => {
            let fine = Sentence::new("cli-check-fine").with("file", &name);
            vec![fine.with("what", level.summary()).to_string()]
        }
        Ok(Err(faults)) => {
            let line = |fault: &dyn std::fmt::Display| format!("{name}:{fault}");
            let faults = faults.iter();
            faults
                .map(|fault| match fault.place {
                    Some(_) => line(fault),
                    None => line(&format_args!(" {fault}")),
                })
                .collect()
        }
        // It names the file itself.
        Err(error) => vec![error.to_string()],
    };
    for line in lines {
        writeln!(context.output, "{}", printable(&line))?;
    }
    Ok(matches!(read, Ok(Ok(_))))
}

/// Prints what is wrong with the games of a PDN file, or how many there are. Returns whether all can
/// be played.
fn check_games(name: &str, text: &str, context: &mut Context) -> Result<bool, CliError> {
    let (mut games, mut failed) = (0, 0);
    let mut found = pdn_games(text, false);
    while let Some(game) = found.next() {
        games += 1;
        if let Err(error) = play_out(game) {
            failed += 1;
            let line = error.game_and_place().map_or(1, |(_, place)| place.line);
            let line = printable(&format!("{name}:{line}: {error}"));
            let output = &mut context.output;
            found.suspend(|| writeln!(output, "{line}"))?;
            if let Some(many) = too_many_failed(failed, games, || found.next().is_some()) {
                writeln!(context.output, "{}", printable(&format!("{name}: {many}")))?;
                return Ok(false);
            }
        }
    }
    if failed == 0 {
        let fine = Sentence::new("cli-check-fine").with("file", name);
        let fine = fine.with("what", plural("cli-check-games", games));
        writeln!(context.output, "{}", printable(&fine.to_string()))?;
    }
    Ok(failed == 0)
}

/// Prints what is wrong with the mill games of a file, or how many there are. Returns whether all can
/// be played.
fn tell_of_records(
    name: &str,
    checked: Result<String, Vec<String>>,
    context: &mut Context,
) -> Result<bool, CliError> {
    let fine = checked.is_ok();
    let lines = match checked {
        Ok(what) => {
            let fine = Sentence::new("cli-check-fine").with("file", name);
            vec![fine.with("what", what).to_string()]
        }
        Err(faults) => faults
            .iter()
            .map(|fault| format!("{name}: {fault}"))
            .collect(),
    };
    for line in lines {
        writeln!(context.output, "{}", printable(&line))?;
    }
    Ok(fine)
}
