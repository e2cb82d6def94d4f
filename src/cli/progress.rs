//! The progress of long work, on standard error if that is a terminal.

use std::io::{IsTerminal, stderr, stdout};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::texts::text;

/// How often a spinner moves.
const TICK: Duration = Duration::from_millis(100);

fn shown() -> bool {
    !cfg!(test) && stderr().is_terminal()
}

/// A progress bar for `parts` equal parts. Callers suspend it while they write a line, and clear it
/// at the end.
pub(super) fn bar(parts: u64, what: &str) -> ProgressBar {
    if !shown() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(parts).with_message(what.to_owned());
    match ProgressStyle::with_template("{msg} {bar:32} {pos}/{len} ({eta})") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// The shortest text whose reading is shown, in bytes.
const LONG: usize = 1 << 20;

/// A progress bar for reading a text of this many bytes, counted in kilobytes; none if it is short.
/// `lines` says that each match prints one: at a terminal these show the progress.
pub(super) fn reading(bytes: usize, lines: bool) -> ProgressBar {
    if bytes < LONG || (lines && stdout().is_terminal()) {
        return ProgressBar::hidden();
    }
    bar(kilobytes(bytes), text("cli-progress-reading"))
}

/// Bytes as parts of [`reading`].
pub(super) fn kilobytes(bytes: usize) -> u64 {
    bytes as u64 >> 10
}

/// A spinner, for work of unknown length.
pub(super) fn spinner(what: &str) -> ProgressBar {
    if !shown() {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner().with_message(what.to_owned());
    spinner.enable_steady_tick(TICK);
    spinner
}
