//! Threads that wait for something outside the window.

use bevy::prelude::*;

/// Starts such a thread. A failure is only logged.
pub(super) fn spawn_thread(name: &str, run: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().name(name.to_owned());
    if let Err(error) = thread.spawn(run) {
        warn!("{error}");
    }
}
