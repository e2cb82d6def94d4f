//! The progress of long work, on standard error if that is a terminal.

use std::io::{IsTerminal, stderr};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

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

/// A spinner, for work of unknown length.
pub(super) fn spinner(what: &str) -> ProgressBar {
    if !shown() {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner().with_message(what.to_owned());
    spinner.enable_steady_tick(TICK);
    spinner
}
