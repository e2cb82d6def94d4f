//! How far long work has come, on standard error, if that is a terminal.

use std::io::{IsTerminal, stderr};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// How often a spinner turns.
const TICK: Duration = Duration::from_millis(100);

fn shown() -> bool {
    !cfg!(test) && stderr().is_terminal()
}

/// A bar for so many equal parts. Whoever writes a line while it stands suspends it; at the end it
/// is cleared.
pub(super) fn bar(parts: u64, what: &str) -> ProgressBar {
    if !shown() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(parts).with_message(what.to_owned());
    match ProgressStyle::with_template("{msg} {bar:32} {pos}/{len}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A sign that something goes on, for work whose parts are not known.
pub(super) fn spinner(what: &str) -> ProgressBar {
    if !shown() {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner().with_message(what.to_owned());
    spinner.enable_steady_tick(TICK);
    spinner
}
