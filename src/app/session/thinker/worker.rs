//! Think jobs on a page: it answers them in a web worker or, if the browser refuses workers, in slices
//! between frames (`web/courtiers.js`).

use crate::app::page;
use crate::app::session::thinker::wake::Wake;
use crate::players::knowledge::Knowledge;
use crate::players::system_clock;
use crate::players::think_request::{ThinkRequest, read_answer};
use crate::players::thinker::{AtRandom, CourtGame, Thinker, Thought};

/// A think job. It is cancelled when dropped.
pub(crate) struct ThinkJob<G: CourtGame> {
    /// The number under which the page knows it; 0 if it could not be asked.
    number: u32,
    think_request: ThinkRequest<G>,
}

impl<G: CourtGame> ThinkJob<G> {
    /// Starts thinking. The page has the courtiers' knowledge, and wakes the game by itself.
    pub(crate) fn begin(
        think_request: ThinkRequest<G>,
        _knowledge: &Knowledge,
        _wake: &Wake,
    ) -> Self {
        Self {
            number: think_request.to_text().map_or(0, |text| page::ask(&text)),
            think_request,
        }
    }

    /// Takes the result, once.
    pub(crate) fn poll(&mut self) -> Option<Thought<G::Move>> {
        let answer = page::answer_to(self.number)?;
        let read = read_answer::<G>(&answer);
        Some(read.unwrap_or_else(|error| {
            // The page's courtiers are of another version: so that the match goes on.
            bevy::log::warn!("{error}");
            self.at_random()
        }))
    }

    fn at_random(&self) -> Thought<G::Move> {
        let asked = &self.think_request;
        let request = asked.request(system_clock);
        Thinker::<G>::think(&mut AtRandom, &asked.view, &asked.legal, &request)
    }
}

impl<G: CourtGame> Drop for ThinkJob<G> {
    fn drop(&mut self) {
        page::forget(self.number);
    }
}
