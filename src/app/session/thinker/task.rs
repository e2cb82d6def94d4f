//! A thought in a task of the desktop.

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::app::session::thinker::{PlayerKnowledge, Wake};
use crate::players::knowledge::Knowledge;
use crate::players::think_request::ThinkRequest;
use crate::players::thinker::{CourtGame, Request, Thought};
use crate::players::{Cancel, system_clock};

/// Unpacks the tablebases while nobody waits for it. A courtier that needs them before that is done
/// unpacks them, or waits for it, in its own task.
pub fn unpack(knowledge: Res<PlayerKnowledge>) {
    let knowledge = knowledge.0.clone();
    AsyncComputeTaskPool::get()
        .spawn(async move { knowledge.unpack() })
        .detach();
}

/// A thought that goes on elsewhere. It stops when it is dropped.
pub(crate) struct ThinkJob<G: CourtGame> {
    task: Task<Thought<G::Move>>,
    cancel: Cancel,
}

impl<G: CourtGame> ThinkJob<G> {
    /// Begins to think.
    pub(crate) fn begin(question: ThinkRequest<G>, knowledge: &Knowledge, wake: &Wake) -> Self {
        let cancel = Cancel::new();
        let request = Request {
            cancel: cancel.clone(),
            ..question.request(system_clock)
        };
        let knowledge = knowledge.clone();
        let wake = wake.0.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let thought = question.think(&knowledge, &request);
            if let Some(wake) = wake {
                wake();
            }
            thought
        });
        Self { task, cancel }
    }

    /// What came of it, once.
    pub(crate) fn poll(&mut self) -> Option<Thought<G::Move>> {
        if self.task.is_finished() {
            check_ready(&mut self.task)
        } else {
            None
        }
    }

    /// Whether it only goes on while frames are drawn.
    pub(crate) fn needs_frames(&self) -> bool {
        false
    }
}

impl<G: CourtGame> Drop for ThinkJob<G> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}
