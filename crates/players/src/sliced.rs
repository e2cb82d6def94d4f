//! Thinking in short time slices, for pages without workers: a page whose browser refuses them stays
//! responsive.
//!
//! Each slice repeats the same request. The thinker keeps its results ([`Request::resume`]), so
//! each slice quickly gets to where the one before was stopped.

use std::time::Duration;

use coffer_rules::registry::for_each_game;
use coffer_rules::{Game, Variant};

use super::knowledge::Knowledge;
use super::think_request::{ThinkRequest, ThinkRequestError, of_game, read, write};
use super::thinker::{CourtGame, Request, Thinker, Thought};
use super::{Budget, Clock};

/// A computer player that thinks a little at each step.
pub struct Sliced<G: CourtGame> {
    thinker: Box<dyn Thinker<G>>,
    think_request: ThinkRequest<G>,
    left: Budget,
    best: Option<Thought<G::Move>>,
    nodes: u64,
}

impl<G: CourtGame> Sliced<G> {
    /// A thought that has not started yet.
    #[must_use]
    pub fn new(think_request: ThinkRequest<G>, knowledge: &Knowledge) -> Sliced<G> {
        let thinker = G::thinker(&think_request.variant, &think_request.who, knowledge);
        Sliced {
            left: think_request
                .nodes
                .map_or_else(|| thinker.budget(), Budget::nodes),
            thinker,
            think_request,
            best: None,
            nodes: 0,
        }
    }

    /// Thinks for about `slice`. Returns the answer once the player's budget is used up or there is
    /// nothing left to search.
    pub fn step(&mut self, slice: Duration, clock: Clock) -> Option<Thought<G::Move>> {
        let time = self.left.time.map_or(slice, |left| left.min(slice));
        let request = Request {
            budget: Some(Budget {
                nodes: self.left.nodes,
                time: Some(time),
            }),
            resume: true,
            ..self.think_request.request(clock)
        };
        let began = request.now();
        let thought = self.thinker.think(
            &self.think_request.view,
            &self.think_request.legal,
            &request,
        );
        let took = request.now().saturating_sub(began);
        self.nodes += thought.nodes;
        let by_itself = took < time;
        let out_of_nodes = self.left.nodes.is_some_and(|left| left <= thought.nodes);
        self.left.nodes = self
            .left
            .nodes
            .map(|left| left.saturating_sub(thought.nodes));
        self.left.time = self.left.time.map(|left| left.saturating_sub(took));
        let out_of_time = self.left.time == Some(Duration::ZERO);
        // A slice that was cut off before it got as far as an earlier one has a worse answer.
        if self
            .best
            .as_ref()
            .is_none_or(|best| best.depth <= thought.depth)
        {
            self.best = Some(thought);
        }
        if !(by_itself || out_of_nodes || out_of_time) {
            return None;
        }
        self.best.take().map(|best| Thought {
            nodes: self.nodes,
            ..best
        })
    }
}

/// A [`Sliced`] thought about any game.
pub trait AnySliced {
    /// [`Sliced::step`], with the answer as [`think_request::answer`] writes it.
    ///
    /// [`think_request::answer`]: super::think_request::answer
    ///
    /// # Errors
    /// If the answer cannot be written.
    fn step(&mut self, slice: Duration, clock: Clock) -> Option<Result<String, ThinkRequestError>>;
}

impl<G: CourtGame> AnySliced for Sliced<G> {
    fn step(&mut self, slice: Duration, clock: Clock) -> Option<Result<String, ThinkRequestError>> {
        Sliced::step(self, slice, clock).map(|thought| write(&thought))
    }
}

/// Reads a think request, which is then answered in slices.
///
/// # Errors
/// With a sentence if the text is not a request about a game that computer players play.
pub fn begin(text: &str, knowledge: &Knowledge) -> Result<Box<dyn AnySliced>, ThinkRequestError> {
    of_game(text, BEGINNINGS)?(text, knowledge)
}

fn begin_for<G: CourtGame>(
    text: &str,
    knowledge: &Knowledge,
) -> Result<Box<dyn AnySliced>, ThinkRequestError> {
    Ok(Box::new(Sliced::<G>::new(read(text)?, knowledge)))
}

/// The variants of a game, and the function that begins a thought about them.
type Beginning = (
    &'static [Variant],
    fn(&str, &Knowledge) -> Result<Box<dyn AnySliced>, ThinkRequestError>,
);

macro_rules! beginnings {
    ($($game:ty,)*) => { &[$((<$game>::VARIANTS, begin_for::<$game>)),*] };
}

/// The beginnings by game.
static BEGINNINGS: &[Beginning] = for_each_game!(beginnings);

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use coffer_rules::draughts::Draughts;
    use coffer_rules::{Occupant, Seat, Setup, legal_moves};

    use super::*;
    use crate::knowledge::tests::weights;
    use crate::seed::PlayerSeed;
    use crate::system_clock;
    use crate::think_request::read_answer;

    /// A clock that advances by a millisecond on every reading, so that slices are the same on
    /// every machine. Each test has its own, as tests run beside one another.
    fn ticking() -> Duration {
        thread_local! {
            static NOW: Cell<u64> = const { Cell::new(0) };
        }
        Duration::from_millis(NOW.replace(NOW.get() + 1))
    }

    fn think_request(position: &str, level: u8) -> ThinkRequest<Draughts> {
        let setup = Setup::standard("draughts").expect("draughts is known");
        let game = Draughts::from_position(&setup, position).expect("a position");
        ThinkRequest {
            variant: "draughts".to_owned(),
            who: Occupant::courtier(level),
            view: game.view(Some(Seat(0))),
            legal: legal_moves(&game),
            seed: PlayerSeed::of(1, 1),
            nodes: None,
            threads: 1,
            analyses: false,
        }
    }

    #[test]
    fn many_slices_come_as_far_as_one_long_thought() {
        let think_request = think_request("B:W32,28,27,26,24,20,30,31:B1,3,5,6,10,11,12,19", 5);
        let whole = think_request.think(
            weights(),
            &Request::new(Some(Budget::nodes(200_000)), PlayerSeed::of(1, 1), ticking),
        );
        let mut sliced = Sliced::new(think_request.clone(), weights());
        let mut slices = 0;
        let thought = loop {
            slices += 1;
            assert!(slices < 10_000, "it comes to an end");
            if let Some(thought) = sliced.step(Duration::from_millis(8), ticking) {
                break thought;
            }
        };
        assert!(slices > 20, "{slices} slices");
        assert!(
            thought.depth >= whole.depth,
            "{} against {}",
            thought.depth,
            whole.depth
        );
        assert!(think_request.legal.contains(&thought.best.expect("a move")));
        assert!(thought.nodes <= 12_000_000, "{}", thought.nodes);
    }

    #[test]
    fn who_is_quickly_done_needs_one_slice() {
        let think_request = think_request("B:W32,28:B1,3", 1);
        let whole = think_request.think(weights(), &think_request.request(ticking));
        let first = Sliced::new(think_request, weights()).step(Duration::from_secs(3600), ticking);
        assert_eq!(first, Some(whole));
    }

    #[test]
    fn in_slices_the_answer_is_the_same() {
        let think_request = think_request("B:W32,28:B1,3", 1);
        let text = think_request.to_text().expect("draughts can be written");
        let mut sliced = begin(&text, weights()).expect("a request");
        let slice = Duration::from_secs(3600);
        let answer = sliced
            .step(slice, system_clock)
            .expect("it has time enough");
        let by_value = think_request.think(weights(), &think_request.request(system_clock));
        let by_text = read_answer::<Draughts>(&answer.expect("text")).expect("readable");
        assert_eq!(by_text, by_value);
        assert!(begin("{}", weights()).is_err());
    }
}
