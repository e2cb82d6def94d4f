//! The progress of long work, on standard error if that is a terminal.

use std::io::{IsTerminal, stderr, stdout};
use std::time::Duration;

use coffer_texts::text;
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

/// The shortest text whose reading is shown, in bytes.
const LONG: usize = 1 << 20;

/// The parts of a text, with a progress bar that shows how much of it is read; none if the text is
/// short.
pub(super) struct Reading<I, F> {
    parts: I,
    /// The bytes not yet read.
    remaining: F,
    bytes: usize,
    bar: ProgressBar,
}

impl<I: Iterator, F: Fn(&I) -> usize> Reading<I, F> {
    /// The text has this many bytes. `lines` says that a line is printed for each part: at a terminal
    /// these show the progress.
    pub fn new(bytes: usize, parts: I, remaining: F, lines: bool) -> Self {
        let bar = if bytes < LONG || (lines && stdout().is_terminal()) {
            ProgressBar::hidden()
        } else {
            bar(kilobytes(bytes), text("cli-progress-reading"))
        };
        Self {
            parts,
            remaining,
            bytes,
            bar,
        }
    }

    /// Writes something while the bar is away.
    pub fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }
}

impl<I: Iterator, F: Fn(&I) -> usize> Iterator for Reading<I, F> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        let part = self.parts.next();
        let read = self.bytes.saturating_sub((self.remaining)(&self.parts));
        self.bar.set_position(kilobytes(read));
        if part.is_none() {
            self.bar.finish_and_clear();
        }
        part
    }
}

/// Bytes as they are counted in the bar of [`Reading`].
fn kilobytes(bytes: usize) -> u64 {
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
