//! Thinking in the background while requests are still read, and the lines that both sides write.

use std::fmt::Display;
use std::io;
use std::io::Write;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

use coffer_players::Cancel;

/// Lines of output that several threads write.
pub(super) struct Lines<'a>(Mutex<&'a mut (dyn Write + Send)>);

impl<'a> Lines<'a> {
    pub fn new(output: &'a mut (dyn Write + Send)) -> Self {
        Self(Mutex::new(output))
    }

    /// Writes a line and flushes it.
    ///
    /// # Errors
    /// If it cannot be written, e.g. because nobody reads it any more.
    pub fn tell(&self, line: impl Display) -> io::Result<()> {
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(output, "{line}")?;
        output.flush()
    }
}

/// Work on another thread, which gives back a `T` when it is over.
pub(super) struct Background<'scope, T> {
    cancel: Cancel,
    thread: ScopedJoinHandle<'scope, T>,
    /// Disconnected when the work is over.
    over: Option<Receiver<()>>,
}

impl<'scope, T: Send + 'scope> Background<'scope, T> {
    /// Starts the work. It ends early when `cancel` is set.
    pub fn begin<'env>(
        scope: &'scope Scope<'scope, 'env>,
        cancel: Cancel,
        work: impl FnOnce() -> T + Send + 'scope,
    ) -> Self {
        let (working, over): (Sender<()>, _) = channel();
        let thread = scope.spawn(move || {
            let result = work();
            drop(working);
            result
        });
        Self {
            cancel,
            thread,
            over: Some(over),
        }
    }

    /// Cancels the work after this time, unless it is over by then. Only the first call counts.
    pub fn stop_after<'env>(&mut self, scope: &'scope Scope<'scope, 'env>, time: Duration) {
        if let Some(over) = self.over.take() {
            let cancel = self.cancel.clone();
            scope.spawn(move || {
                if over.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                    cancel.cancel();
                }
            });
        }
    }

    /// Whether the work is over.
    pub fn is_over(&self) -> bool {
        self.thread.is_finished()
    }

    /// Cancels the work, and wakes its thread if that is parked.
    pub fn stop(&self) {
        self.cancel.cancel();
        self.thread.thread().unpark();
    }

    /// Waits for the end of the work.
    pub fn finish(self) -> T {
        match self.thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn until_cancelled(cancel: &Cancel) -> u32 {
        while !cancel.is_cancelled() {
            thread::yield_now();
        }
        7
    }

    #[test]
    fn work_ends_when_it_is_stopped_or_its_time_is_over() {
        thread::scope(|scope| {
            for timed in [false, true] {
                let cancel = Cancel::new();
                let seen = cancel.clone();
                let mut work = Background::begin(scope, cancel, move || until_cancelled(&seen));
                assert!(!work.is_over());
                if timed {
                    work.stop_after(scope, Duration::from_millis(1));
                } else {
                    work.stop();
                }
                assert_eq!(work.finish(), 7);
            }
        });
    }

    #[test]
    fn lines_of_several_threads_stay_whole() {
        let mut output = Vec::new();
        let lines = Lines::new(&mut output);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..50).for_each(|_| lines.tell("a line").expect("memory")));
            }
        });
        let text = String::from_utf8(output).expect("UTF-8");
        assert_eq!(text.lines().filter(|line| *line == "a line").count(), 200);
    }
}
