//! Waiting for another program.

use std::thread;
use std::time::Duration;

/// Waits between two checks of another program. Only for threads that draw no frames: before
/// there is a window, or on a thread of its own.
#[expect(clippy::disallowed_methods, reason = "no frame waits for it")]
pub fn pause(time: Duration) {
    thread::sleep(time);
}
