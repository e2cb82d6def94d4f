//! Results as JSON, and in files.

use std::fs;
use std::path::Path;
use std::time::Duration;

use coffer_rules::Turn;
use coffer_store::Readers;
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
    let replaced = coffer_store::replace_file(file, bytes, Readers::Owner);
    replaced.map_err(|error| CliError::File(file.to_owned(), error))
}
