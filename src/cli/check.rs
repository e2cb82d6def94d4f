//! `coffer check`: what is wrong with files of lessons, puzzles and decks.

use std::path::{Path, PathBuf};

use clap::Args;

use super::input::read_file;
use super::{CliError, Context, printable};
use crate::levels::file::LevelFile;
use crate::store::level_files;
use crate::texts::Sentence;

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
    let read = read_file(file, context.input).map(|bytes| LevelFile::read(&bytes));
    let name = file.display().to_string();
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
