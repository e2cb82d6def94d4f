//! Where the network's side runs, and for how long it may go on when it is dropped.

use std::io;
use std::time::Duration;

use coffer_guests::background::Background;

/// For how long a dropped transport lets the other ends read what was sent to them.
pub(crate) const FAREWELL: Duration = Duration::from_millis(300);

/// How long its endpoint may then take to close. The good-byes go out at once; the rest is for those that are lost.
pub(crate) const CLOSING: Duration = Duration::from_millis(100);

/// How long dropping a transport waits: for both, and a little more.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_millis(500);

/// Starts work in the background that logs nothing.
///
/// # Errors
/// If the system gives no thread.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn start<F: Future<Output = ()>>(
    work: impl FnOnce() -> F + Send + 'static,
) -> io::Result<Background> {
    Background::start("iroh", move || {
        let silence = tracing::subscriber::NoSubscriber::default();
        let silence = tracing::subscriber::set_default(silence);
        async move {
            work().await;
            drop(silence);
        }
    })
}

/// Starts work in the background.
///
/// # Errors
/// None.
#[cfg(target_arch = "wasm32")]
pub(crate) fn start<F: Future<Output = ()> + 'static>(
    work: impl FnOnce() -> F,
) -> io::Result<Background> {
    Background::start("iroh", work)
}
