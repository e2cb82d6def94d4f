//! The review of a match of any game while a strong courtier assesses one position after another.

use crate::app::session::game::TableGame;
use crate::app::session::state::MoveLine;
use crate::app::session::thinker::ThinkJob;
use crate::app::session::thinker::{Thinkers, job};
use crate::players::review::{Class, GraphPoint, Review};
use crate::players::seed::PlayerSeed;
use crate::players::think_request::ThinkRequest;
use crate::rules::{Match, Occupant, Strength, legal_moves};
use crate::texts::Sentence;

/// Search nodes per position.
const NODES: u64 = 120_000;

/// A mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// The ply, counted from 0.
    pub ply: usize,
    /// How bad the move was.
    pub class: Class,
    /// The move in notation.
    pub text: String,
    /// What was wrong with it, if that is known.
    pub sentence: Option<Sentence>,
    /// A better move, in notation, and why it is better.
    pub better: Option<(String, Sentence)>,
}

/// What a review has found so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    /// The number of evaluated positions, and of all positions.
    pub progress: (usize, usize),
    /// The graph up to the first gap, starting with the initial position.
    pub graph: Vec<GraphPoint>,
    /// The annotated mistakes.
    pub moments: Vec<Annotation>,
    /// The ply, counted from 0, at which the match turned.
    pub turning: Option<usize>,
}

/// The review of a match of any game. It stops when it is dropped.
pub trait MatchReview: Send + Sync {
    /// Takes the assessment of a position and has the next one assessed. Returns false while the last
    /// one is not there yet.
    fn go_on(&mut self, thinkers: &Thinkers) -> bool;
    /// Stops until it goes on.
    fn pause(&mut self);
    /// What was found so far; the moves of the match in notation.
    fn findings(&self, moves: &[MoveLine]) -> Findings;
}

/// The review of a match of this game.
pub(in crate::app::session) struct GameReview<G: TableGame> {
    variant: &'static str,
    seed: u64,
    review: Review<G>,
    /// The position being evaluated.
    current: Option<(usize, ThinkJob<G>)>,
}

impl<G: TableGame> GameReview<G> {
    /// A review without any assessments yet.
    pub fn new(game: &Match<G>) -> Self {
        Self {
            variant: game.setup().variant().key,
            seed: game.seed(),
            review: Review::new(game),
            current: None,
        }
    }

    /// The request for the assessment of a position. `None` if nobody acts there.
    fn request(&self, position: usize) -> Option<ThinkRequest<G>> {
        let game = self.review.game(position)?;
        Some(ThinkRequest {
            variant: self.variant.to_owned(),
            who: Occupant::Courtier(Strength::STRONGEST),
            view: game.view(Some(game.turn().seat()?)),
            legal: legal_moves(game),
            seed: PlayerSeed::of(self.seed, position),
            nodes: Some(NODES),
            threads: 1,
            analyses: true,
        })
    }
}

impl<G: TableGame> MatchReview for GameReview<G> {
    fn go_on(&mut self, thinkers: &Thinkers) -> bool {
        if let Some((position, job)) = &mut self.current {
            let Some(thought) = job.poll() else {
                return false;
            };
            self.review.add(*position, thought);
            self.current = None;
        }
        let wanted = self.review.wanted();
        let next = wanted.and_then(|position| Some((position, self.request(position)?)));
        self.current = next.map(|(position, request)| (position, job(request, thinkers)));
        true
    }

    fn pause(&mut self) {
        self.current = None;
    }

    fn findings(&self, moves: &[MoveLine]) -> Findings {
        let review = &self.review;
        let moments = moves.iter().enumerate().filter_map(|(ply, line)| {
            let assessment = review
                .assessment(ply)
                .filter(|assessment| assessment.class > Class::Good)?;
            Some(Annotation {
                ply,
                class: assessment.class,
                text: line.text.clone(),
                sentence: review.sentence(ply),
                better: review
                    .better(ply)
                    .map(|better| (better.text, better.reason)),
            })
        });
        Findings {
            progress: review.progress(),
            graph: review.graph(),
            moments: moments.collect(),
            turning: review.turning_point(),
        }
    }
}
