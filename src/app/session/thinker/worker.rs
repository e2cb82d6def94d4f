//! A thought in a worker of the browser, or, where the browser refuses workers, in slices between
//! the frames.

use std::time::Duration;

use bevy::platform::cell::SyncCell;

use crate::app::page;
use crate::app::session::thinker::Wake;
use crate::players::knowledge::Knowledge;
use crate::players::sliced::Sliced;
use crate::players::system_clock;
use crate::players::think_request::{ThinkRequest, read_answer};
use crate::players::thinker::{CourtGame, Thought};

/// How long a frame may think where there is no worker: the rest of a sixtieth of a second is for
/// drawing.
const SLICE: Duration = Duration::from_millis(6);

/// A thought that goes on elsewhere. It stops when it is dropped.
pub(crate) enum ThinkJob<G: CourtGame> {
    /// In a worker, under this number.
    Worker(u32, Box<(ThinkRequest<G>, Knowledge)>),
    /// Here, a slice a frame.
    Here(Box<SyncCell<Sliced<G>>>),
}

impl<G: CourtGame> ThinkJob<G> {
    /// Begins to think. The page wakes the game by itself.
    pub(crate) fn begin(question: ThinkRequest<G>, knowledge: &Knowledge, _wake: &Wake) -> Self {
        match question.to_text().map_or(0, |text| page::ask(&text)) {
            0 => Self::here(question, knowledge),
            number => Self::Worker(number, Box::new((question, knowledge.clone()))),
        }
    }

    fn here(question: ThinkRequest<G>, knowledge: &Knowledge) -> Self {
        Self::Here(Box::new(SyncCell::new(Sliced::new(question, knowledge))))
    }

    /// What came of it, once.
    pub(crate) fn poll(&mut self) -> Option<Thought<G::Move>> {
        match self {
            Self::Worker(number, asked) => {
                let answer = read_answer::<G>(&page::answer_to(*number)?);
                if answer.is_err() {
                    let (question, knowledge) = &**asked;
                    *self = Self::here(question.clone(), knowledge);
                }
                answer.ok()
            }
            Self::Here(sliced) => sliced.get().step(SLICE, system_clock),
        }
    }

    /// Whether it only goes on while frames are drawn.
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
