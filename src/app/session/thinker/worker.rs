//! Think jobs in a web worker or, if the browser refuses workers, in slices between frames.

use std::time::Duration;

use bevy::platform::cell::SyncCell;

use crate::app::page;
use crate::app::session::thinker::wake::Wake;
use crate::players::knowledge::Knowledge;
use crate::players::sliced::Sliced;
use crate::players::system_clock;
use crate::players::think_request::{ThinkRequest, read_answer};
use crate::players::thinker::{CourtGame, Thought};

/// Time to think per frame without a worker; the rest of a sixtieth of a second is for drawing.
const SLICE: Duration = Duration::from_millis(6);

/// A think job. It is cancelled when dropped.
pub(crate) enum ThinkJob<G: CourtGame> {
    /// In a worker, under this request number.
    Worker(u32, Box<(ThinkRequest<G>, Knowledge)>),
    /// On the main thread, one slice per frame.
    Here(Box<SyncCell<Sliced<G>>>),
}

impl<G: CourtGame> ThinkJob<G> {
    /// Starts thinking. The page wakes the game by itself.
    pub(crate) fn begin(
        think_request: ThinkRequest<G>,
        knowledge: &Knowledge,
        _wake: &Wake,
    ) -> Self {
        match think_request.to_text().map_or(0, |text| page::ask(&text)) {
            0 => Self::here(think_request, knowledge),
            number => Self::Worker(number, Box::new((think_request, knowledge.clone()))),
        }
    }

    fn here(think_request: ThinkRequest<G>, knowledge: &Knowledge) -> Self {
        Self::Here(Box::new(SyncCell::new(Sliced::new(
            think_request,
            knowledge,
        ))))
    }

    /// Takes the result, once.
    pub(crate) fn poll(&mut self) -> Option<Thought<G::Move>> {
        match self {
            Self::Worker(number, asked) => {
                let answer = read_answer::<G>(&page::answer_to(*number)?);
                if answer.is_err() {
                    let (think_request, knowledge) = &**asked;
                    *self = Self::here(think_request.clone(), knowledge);
                }
                answer.ok()
            }
            Self::Here(sliced) => sliced.get().step(SLICE, system_clock),
        }
    }

    /// Whether it only progresses while frames are drawn.
    pub(crate) fn needs_frames(&self) -> bool {
        matches!(self, Self::Here(_))
    }
}

impl<G: CourtGame> Drop for ThinkJob<G> {
    fn drop(&mut self) {
        if let Self::Worker(number, _) = self {
            page::forget(*number);
        }
    }
}
