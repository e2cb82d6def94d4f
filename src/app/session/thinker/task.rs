//! Think jobs as tasks, on the desktop.

use crate::app::session::thinker::wake::Wake;
use crate::app::session::thinker::waking_task::WakingTask;
use crate::players::knowledge::Knowledge;
use crate::players::think_request::ThinkRequest;
use crate::players::thinker::{CourtGame, Request, Thought};
use crate::players::{Cancel, system_clock};

/// A think job in the background. It is cancelled when dropped.
pub(crate) struct ThinkJob<G: CourtGame> {
    task: WakingTask<Thought<G::Move>>,
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
        let task = WakingTask::spawn(wake, move || think_request.think(&knowledge, &request));
        Self { task, cancel }
    }

    /// Takes the result, once.
    pub(crate) fn poll(&mut self) -> Option<Thought<G::Move>> {
        self.task.poll()
    }
}

impl<G: CourtGame> Drop for ThinkJob<G> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}
