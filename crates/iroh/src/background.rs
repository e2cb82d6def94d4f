//! Where the network's side runs: natively in a thread of its own, in a page between its other tasks.

use std::time::Duration;

use crate::error::IrohError;

/// For how long a dropped transport lets the other ends read what was sent to them.
pub(crate) const FAREWELL: Duration = Duration::from_millis(300);

/// How long its endpoint may then take to close. The good-byes go out at once; the rest is for those that are lost.
pub(crate) const CLOSING: Duration = Duration::from_millis(100);

/// How long dropping a transport waits: for both, and a little more.
#[cfg(not(target_arch = "wasm32"))]
const LONGEST_WAIT: Duration = Duration::from_millis(500);

/// Work that goes on in the background.
pub(crate) struct Background {
    /// Natively closed when the thread has ended.
    #[cfg(not(target_arch = "wasm32"))]
    done: std::sync::mpsc::Receiver<()>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Background {
    /// Starts it.
    ///
    /// # Errors
    /// [`IrohError::Thread`].
    pub fn start<F: Future<Output = ()>>(
        work: impl FnOnce() -> F + Send + 'static,
    ) -> Result<Self, IrohError> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let (doing, done) = std::sync::mpsc::channel();
        std::thread::Builder::new()
            .name("iroh".to_owned())
            .spawn(move || {
                let silence = tracing::subscriber::NoSubscriber::default();
                let silence = tracing::subscriber::set_default(silence);
                runtime.block_on(work());
                // Not waiting for a name that is still being looked up.
                runtime.shutdown_background();
                drop(silence);
                drop(doing);
            })?;
        Ok(Self { done })
    }

    /// Waits a moment for its end, which has been asked for.
    pub fn wait(&self) {
        // Nothing is ever sent: either it has ended or it takes too long and ends by itself.
        let _ = self.done.recv_timeout(LONGEST_WAIT);
    }
}

#[cfg(target_arch = "wasm32")]
impl Background {
    /// Starts it.
    ///
    /// # Errors
    /// None.
    pub fn start<F: Future<Output = ()> + 'static>(
        work: impl FnOnce() -> F,
    ) -> Result<Self, IrohError> {
        drop(n0_future::task::spawn(work()));
        Ok(Self {})
    }

    /// In a page nothing can be waited for.
    pub fn wait(&self) {}
}
