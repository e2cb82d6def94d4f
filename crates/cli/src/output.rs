//! Results as JSON, and in files.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use coffer_rules::Turn;
use serde_json::{Value, json};

use super::error::CliError;

/// The outcome as JSON; null while the match goes on.
pub(super) fn outcome_json(turn: &Turn) -> Value {
    turn.outcome().map_or(Value::Null, |outcome| {
        json!({
            "winners": outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(),
            "reason": outcome.reason.key(),
            "scores": outcome.scores,
        })
    })
}

/// Milliseconds, rounded to three decimal places.
pub(super) fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}

/// Writes the bytes to the file, if one is named.
pub(super) fn write_file(file: Option<&Path>, bytes: &[u8]) -> Result<(), CliError> {
    match file {
        Some(file) => {
            fs::write(file, bytes).map_err(|error| CliError::File(file.to_owned(), error))
        }
        None => Ok(()),
    }
}

/// Replaces a file only when the new one is complete, so that no interruption costs what is in it. Other people
/// of this computer cannot read it.
pub(super) fn replace_file(file: &Path, bytes: &[u8]) -> Result<(), CliError> {
    let replaced = replace(file, bytes);
    replaced.map_err(|error| CliError::File(file.to_owned(), error))
}

fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let new = file.with_added_extension("new");
    // What an interruption has left.
    match fs::remove_file(&new) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&new)?;
    written.write_all(bytes)?;
    written.sync_all()?;
    fs::rename(&new, &file)
}
