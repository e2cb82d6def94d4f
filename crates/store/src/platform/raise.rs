//! One program for the same saves: a second one asks the first to bring its window to the front.
//!
//! The second program creates a file; the first one checks for it regularly and answers by deleting
//! it.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use super::pause;

/// The file by which a second program asks.
const CALL: &str = ".call";
/// How often the second program checks for the answer.
const STEP: Duration = Duration::from_millis(50);

/// Asks the program that writes to this folder to come to the front. Returns whether it answered
/// in time.
pub fn call_first(saves: &Path, patience: Duration) -> bool {
    let call = saves.join(CALL);
    let until = Instant::now() + patience;
    if fs::write(&call, "").is_err() {
        return false;
    }
    while Instant::now() < until {
        if matches!(call.try_exists(), Ok(false)) {
            return true;
        }
        pause(STEP);
    }
    // It may have answered just now.
    fs::remove_file(&call).is_err()
}

/// Whether a second program asks this one to come to the front.
pub fn is_called(saves: &Path) -> bool {
    saves.join(CALL).exists()
}

/// Answers the second program. Returns whether there was one.
pub fn answer(saves: &Path) -> bool {
    fs::remove_file(saves.join(CALL)).is_ok()
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use coffer_scratch::Scratch;

    #[test]
    fn a_second_program_is_answered() {
        let scratch = Scratch::new("raise");
        assert!(!is_called(scratch.path()) && !answer(scratch.path()));
        thread::scope(|scope| {
            let call = scope.spawn(|| call_first(scratch.path(), Duration::from_secs(60)));
            while !is_called(scratch.path()) {
                thread::yield_now();
            }
            assert!(answer(scratch.path()));
            assert!(call.join().unwrap());
        });
        assert!(!is_called(scratch.path()));
    }

    #[test]
    fn without_an_answer_nothing_is_left_behind() {
        let scratch = Scratch::new("raise-alone");
        assert!(!call_first(scratch.path(), Duration::from_millis(60)));
        assert_eq!(scratch.files(), [""; 0]);
        let missing = scratch.path().join("missing");
        assert!(!call_first(&missing, Duration::from_secs(60)));
    }
}
