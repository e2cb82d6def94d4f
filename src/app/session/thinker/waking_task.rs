//! A task in the background that wakes the window.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::app::session::thinker::wake::Wake;

/// Work in the background, whose result can be taken as soon as it has woken the window. The result
/// of a plain task comes a moment after the wake, and a sleeping window does not look twice.
pub(super) struct WakingTask<T> {
    /// `None` once it has ended.
    task: Option<Task<()>>,
    result: Arc<Mutex<Option<T>>>,
}

impl<T: Send + 'static> WakingTask<T> {
    /// Starts the work.
    pub(super) fn spawn(wake: &Wake, work: impl FnOnce() -> T + Send + 'static) -> Self {
        let result = Arc::new(Mutex::new(None));
        let (wake, target) = (wake.0.clone(), Arc::clone(&result));
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let done = work();
            *lock(&target) = Some(done);
            if let Some(wake) = wake {
                wake();
            }
        });
        Self {
            task: Some(task),
            result,
        }
    }

    /// Takes the result, once.
    pub(super) fn poll(&mut self) -> Option<T> {
        if let Some(mut ended) = self.task.take_if(|task| task.is_finished()) {
            // If the work has panicked, so does this.
            check_ready(&mut ended);
        }
        lock(&self.result).take()
    }
}

/// Only taking and storing happens under the lock, neither of which panics.
fn lock<T>(result: &Mutex<Option<T>>) -> MutexGuard<'_, Option<T>> {
    result.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use bevy::tasks::TaskPool;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    /// The task goes on while the window is woken.
    #[test]
    fn the_result_is_there_when_the_window_is_woken() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let (woken, wakes) = channel();
        let (go_on, waits) = channel::<()>();
        let waits = Mutex::new(waits);
        let wake = Wake(Some(Arc::new(move || {
            let _ = woken.send(());
            let _ = waits.lock().map(|waits| waits.recv_timeout(LONG));
        })));
        let mut task = WakingTask::spawn(&wake, || 42);
        wakes.recv_timeout(LONG).expect("wakes the window");
        assert_eq!(task.poll(), Some(42));
        assert_eq!(task.poll(), None, "once");
        drop(go_on);
    }
}
