//! A thought in a task of the desktop.

use bevy::log::error;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::app::session::thinker::Wake;
use crate::players::question::Question;
use crate::players::thinker::{CourtGame, Request, Thought};
use crate::players::{Cancel, book, endings, mill, system_clock};

/// Learns by heart what can be learnt, while nobody waits for it.
pub fn learn() {
    let learning = AsyncComputeTaskPool::get().spawn(async {
        if let Err(error) = book::install(book::DRAUGHTS) {
            error!("{error}");
        }
        match endings::install(endings::FILE) {
            Ok(()) => {
                if let Some(endings) = endings::installed() {
                    endings.unpack();
                }
            }
            Err(error) => error!("{error}"),
        }
        // Unpacked when they are first asked for: not everybody plays the game, and it takes a
        // fifth of a second.
        if let Err(error) = mill::endings::install(mill::endings::FILE) {
            error!("{error}");
        }
    });
    learning.detach();
}

/// A thought that goes on elsewhere. It stops when it is dropped.
pub(crate) struct Pondering<G: CourtGame> {
    task: Task<Thought<G::Move>>,
    cancel: Cancel,
}

impl<G: CourtGame> Pondering<G> {
    /// Begins to think.
    pub(crate) fn begin(question: Question<G>, wake: &Wake) -> Self {
        let cancel = Cancel::new();
        let request = Request {
            cancel: cancel.clone(),
            ..question.request(system_clock)
        };
        let wake = wake.0.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let thought = question.think(&request);
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

impl<G: CourtGame> Drop for Pondering<G> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}
