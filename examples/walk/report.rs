//! What was walked: a line for each thing on standard output, progress on standard error.

use std::io::Write as _;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::robot::{Robot, Walked};

/// Counts and prints. Several walks may go on at once.
pub struct Report {
    began: Instant,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    passed: usize,
    failed: usize,
    left_out: usize,
}

impl Report {
    /// Nothing has been walked yet.
    pub fn new() -> Self {
        Self {
            began: Instant::now(),
            counts: Mutex::default(),
        }
    }

    /// Says what is walked now.
    pub fn begin(&self, name: &str) {
        let seconds = self.began.elapsed().as_secs();
        // Standard error may be closed.
        let _ = writeln!(std::io::stderr(), "{seconds:4} s  {name}");
    }

    /// Says how it went, and whether all on the table can be read then. A failure names the steps that
    /// led to it, and leaves a picture.
    pub fn end(&self, name: &str, walked: Walked, robot: &mut Robot) {
        let walked = walked.and_then(|()| robot.can_read_table());
        let after = walked.is_err().then(|| {
            robot.take_picture(name);
            let from = robot.steps.len().saturating_sub(LAST);
            robot.steps[from..].join("; ")
        });
        self.count(name, walked, &after.unwrap_or_default());
    }

    /// Says that the robot has left something out, and why: that is neither good nor bad.
    pub fn leave_out(&self, name: &str, why: &str) {
        // Nobody may be reading.
        let _ = writeln!(std::io::stdout(), "left  {name}: {why}");
        self.counts().left_out += 1;
    }

    /// Says how something went that no single robot has done.
    pub fn count(&self, name: &str, walked: Walked, after: &str) {
        let line = match &walked {
            Ok(()) => format!("ok    {name}"),
            Err(why) if after.is_empty() => format!("FAIL  {name}: {why}"),
            Err(why) => format!("FAIL  {name}: {why}\n      after: {after}"),
        };
        // Nobody may be reading.
        let _ = writeln!(std::io::stdout(), "{line}");
        let mut counts = self.counts();
        if walked.is_ok() {
            counts.passed += 1;
        } else {
            counts.failed += 1;
        }
    }

    /// Says how much was walked. Returns whether all of it passed.
    pub fn finish(&self) -> bool {
        let Counts {
            passed,
            failed,
            left_out,
        } = *self.counts();
        let seconds = self.began.elapsed().as_secs();
        let _ = writeln!(
            std::io::stdout(),
            "{passed} passed, {failed} failed ({left_out} left out, {seconds} s)"
        );
        failed == 0
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        // A walk that has panicked has been counted as far as it came.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The number of steps that a failure names.
const LAST: usize = 12;
