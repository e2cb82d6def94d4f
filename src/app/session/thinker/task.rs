//! Think jobs as tasks, on the desktop.

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::app::session::thinker::wake::Wake;
use crate::players::knowledge::Knowledge;
use crate::players::think_request::ThinkRequest;
use crate::players::thinker::{CourtGame, Request, Thought};
use crate::players::{Cancel, system_clock};

/// A think job in the background. It is cancelled when dropped.
pub(crate) struct ThinkJob<G: CourtGame> {
    task: Task<Thought<G::Move>>,
    cancel: Cancel,
}

impl<G: CourtGame> ThinkJob<G> {
    /// Starts thinking.
    pub(crate) fn begin(
        think_request: ThinkRequest<G>,
        knowledge: &Knowledge,
        wake: &Wake,
    ) -> Self {
        let cancel = Cancel::new();
        let request = Request {
            cancel: cancel.clone(),
            ..think_request.request(system_clock)
        };
        let knowledge = knowledge.clone();
        let wake = wake.0.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let thought = think_request.think(&knowledge, &request);
            if let Some(wake) = wake {
                wake();
            }
            thought
        });
        Self { task, cancel }
    }

    /// Takes the result, once.
    pub(crate) fn poll(&mut self) -> Option<Thought<G::Move>> {
        if self.task.is_finished() {
            check_ready(&mut self.task)
        } else {
            None
        }
    }
}

impl<G: CourtGame> Drop for ThinkJob<G> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}
