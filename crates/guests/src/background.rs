//! Where a service or a transport runs: natively in a thread of its own, in a page between its other tasks.

use std::io;
use std::time::Duration;

/// Work that goes on in the background. Dropping it does not end the work.
pub struct Background {
    /// Natively closed when the thread has ended.
    #[cfg(not(target_arch = "wasm32"))]
    done: std::sync::Mutex<std::sync::mpsc::Receiver<()>>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Background {
    /// Starts it in a thread of this name. `work` itself runs there too, and may block; the future it gives
    /// must not.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start<F: Future<Output = ()>>(
        name: &str,
        work: impl FnOnce() -> F + Send + 'static,
    ) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let (doing, done) = std::sync::mpsc::channel();
        std::thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || {
                runtime.block_on(work());
                // Not waiting for a name that is still being looked up.
                runtime.shutdown_background();
                drop(doing);
            })?;
        Ok(Self {
            done: std::sync::Mutex::new(done),
        })
    }

    /// Waits for its end, which has been asked for, but no longer than this.
    pub fn wait(&self, longest: Duration) {
        let done = self.done.lock();
        let done = done.unwrap_or_else(std::sync::PoisonError::into_inner);
        // Nothing is ever sent: either it has ended or it takes too long and ends by itself.
        let _ = done.recv_timeout(longest);
    }
}

#[cfg(target_arch = "wasm32")]
impl Background {
    /// Starts it. A page has no threads, so the name is not used.
    ///
    /// # Errors
    /// None.
    pub fn start<F: Future<Output = ()> + 'static>(
        _name: &str,
        work: impl FnOnce() -> F,
    ) -> io::Result<Self> {
        drop(n0_future::task::spawn(work()));
        Ok(Self {})
    }

    /// In a page nothing can be waited for.
    pub fn wait(&self, _longest: Duration) {}
}
