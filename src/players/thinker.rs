//! Computer players behind one trait: the session, the command line and a browser's worker ask a
//! [`Thinker`], whatever the game.
//!
//! A thinker is handed a view and the legal moves, never the game: it cannot know what its seat
//! does not know.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::knowledge::Knowledge;
use super::levels::{Courtier, PlayerProfile};
use super::search::{Score, SearchReport, mix};
use super::{Budget, Cancel, Clock};
use crate::rules::registry::for_each_game;
use crate::rules::{AnyMatch, Game, Match, Occupant, Variant};

/// How a thinker shall think about one move.
#[derive(Clone, Debug)]
pub struct Request {
    /// Takes the place of the thinker's own budget.
    pub budget: Option<Budget>,
    /// With the same seed and a budget of nodes alone the same thinker makes the same choice.
    pub seed: u64,
    /// This is the request before once more: what the thinker found out then may be used. Choices
    /// are then not reproducible.
    pub resume: bool,
    /// Stops it.
    pub cancel: Cancel,
    /// The clock for budgets of time.
    pub clock: Clock,
}

impl Request {
    /// A request that nobody will cancel.
    #[must_use]
    pub fn new(budget: Option<Budget>, seed: u64, clock: Clock) -> Request {
        Request {
            budget,
            seed,
            resume: false,
            cancel: Cancel::new(),
            clock,
        }
    }

    /// What time it is.
    #[must_use]
    pub fn now(&self) -> Duration {
        (self.clock)()
    }
}

/// What a thinker came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought<M> {
    /// The move to play; none only when none is legal.
    pub best: Option<M>,
    /// Its worth for the seat that moves, if the thinker judges moves at all.
    pub score: Option<Score>,
    /// How deep it looked, in plies.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The expected line, beginning with `best`.
    pub line: Vec<M>,
}

impl<M: Clone> Thought<M> {
    /// A choice among so many moves that nobody thought about.
    #[must_use]
    pub fn of_choice(best: Option<M>, moves: usize) -> Thought<M> {
        Thought {
            line: best.iter().cloned().collect(),
            best,
            score: None,
            depth: 0,
            nodes: moves as u64,
        }
    }
}

impl<M: Copy + PartialEq> Thought<M> {
    /// What a search came to, kept to the legal moves.
    #[must_use]
    pub fn of_search(report: SearchReport<M>, legal: &[M]) -> Thought<M> {
        Thought {
            best: report
                .best
                .filter(|mv| legal.contains(mv))
                .or_else(|| legal.first().copied()),
            score: Some(report.score),
            depth: report.depth,
            nodes: report.nodes,
            line: report.pv,
        }
    }
}

/// A computer player at one game.
pub trait Thinker<G: Game>: Send {
    /// How much it thinks about a move when the request does not say it.
    fn budget(&self) -> Budget {
        Budget::default()
    }

    /// Chooses among the legal moves, knowing the view of the seat that acts.
    fn think(&mut self, view: &G::View, legal: &[G::Move], request: &Request) -> Thought<G::Move>;
}

/// A game that courtiers play.
pub trait CourtGame: Game {
    /// How this courtier plays this variant of the game, with what there is to know; none where
    /// nobody has taught it yet.
    fn courtier(
        variant: &str,
        who: Courtier,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>>;

    /// A player of any manner, to measure courtiers against; none where players do not think by
    /// manners.
    fn of_manner(
        _variant: &str,
        _manner: &PlayerProfile,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        None
    }

    /// The manner of this courtier at this variant; none where he has no such thing.
    fn profile(_variant: &str, who: Courtier) -> Option<PlayerProfile> {
        who.profile().copied()
    }

    /// Somebody who has just learnt this variant, to measure the first courtier against; none where
    /// nobody has written one.
    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<Self>>> {
        None
    }

    /// Who thinks for an occupant of a seat. Nobody thinks for a person; whoever has no courtier
    /// moves at random.
    fn thinker(variant: &str, who: &Occupant, knowledge: &Knowledge) -> Box<dyn Thinker<Self>> {
        let courtier = match who {
            Occupant::Courtier(level) => Courtier::of_level(*level),
            Occupant::Person(_) | Occupant::Random => None,
        };
        courtier
            .and_then(|who| Self::courtier(variant, who, knowledge))
            .unwrap_or_else(|| Box::new(AtRandom))
    }
}

/// Chooses any legal move, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtRandom;

impl<G: Game> Thinker<G> for AtRandom {
    fn think(&mut self, _view: &G::View, legal: &[G::Move], request: &Request) -> Thought<G::Move> {
        let best = if legal.is_empty() {
            None
        } else {
            legal
                .get((mix(request.seed) % legal.len() as u64) as usize)
                .cloned()
        };
        Thought::of_choice(best, legal.len())
    }
}

/// A computer player whose game is not known where it is used. Moves are texts.
pub trait AnyThinker: Send {
    /// How much it thinks about a move when the request does not say it.
    fn budget(&self) -> Budget {
        Budget::default()
    }

    /// Chooses a move for the seat that acts; none when no seat acts, or when this is a match of
    /// another game.
    fn think(&mut self, game: &dyn AnyMatch, request: &Request) -> Option<Thought<String>>;
}

/// A thinker with its game.
struct Seated<G: Game>(Box<dyn Thinker<G>>);

impl<G: Game> AnyThinker for Seated<G> {
    fn budget(&self) -> Budget {
        self.0.budget()
    }

    fn think(&mut self, game: &dyn AnyMatch, request: &Request) -> Option<Thought<String>> {
        let game: &Match<G> = game.as_any().downcast_ref()?;
        let seat = game.turn().seat()?;
        let thought = self
            .0
            .think(&game.game().view(Some(seat)), &game.legal_moves(), request);
        let best = thought.best.as_ref().map(|mv| game.game().move_text(mv));
        let mut line = Vec::new();
        let mut ahead = game.game().clone();
        for mv in &thought.line {
            line.push(ahead.move_text(mv));
            if ahead.play(mv).is_err() {
                line.pop();
                break;
            }
        }
        Some(Thought {
            best,
            score: thought.score,
            depth: thought.depth,
            nodes: thought.nodes,
            line,
        })
    }
}

/// The players of one game, with its type forgotten.
struct Players {
    variants: &'static [Variant],
    courtier: fn(&str, Courtier, &Knowledge) -> Option<Box<dyn AnyThinker>>,
    of_manner: fn(&str, &PlayerProfile, &Knowledge) -> Option<Box<dyn AnyThinker>>,
    beginner: fn(&str) -> Option<Box<dyn AnyThinker>>,
    profile: fn(&str, Courtier) -> Option<PlayerProfile>,
}

impl Players {
    const fn of<G: CourtGame>() -> Self {
        Self {
            variants: G::VARIANTS,
            courtier: |variant, who, knowledge| seated(G::courtier(variant, who, knowledge)),
            of_manner: |variant, profile, knowledge| {
                seated(G::of_manner(variant, profile, knowledge))
            },
            beginner: |variant| seated(G::baseline(variant)),
            profile: G::profile,
        }
    }

    /// Those who play this variant.
    fn at(variant: &str) -> Option<&'static Self> {
        let plays = |players: &&Self| players.variants.iter().any(|known| known.key == variant);
        PLAYERS.iter().find(plays)
    }
}

fn seated<G: Game>(thinker: Option<Box<dyn Thinker<G>>>) -> Option<Box<dyn AnyThinker>> {
    Some(Box::new(Seated(thinker?)))
}

macro_rules! players {
    ($($game:ty,)*) => { &[$(Players::of::<$game>()),*] };
}

/// The players of every game of the coffer.
static PLAYERS: &[Players] = for_each_game!(players);

/// The thinker of this level at this variant; none where there is none yet.
#[must_use]
pub fn courtier(
    variant: &str,
    who: Courtier,
    knowledge: &Knowledge,
) -> Option<Box<dyn AnyThinker>> {
    (Players::at(variant)?.courtier)(variant, who, knowledge)
}

/// A player of this manner at this variant, see [`CourtGame::of_manner`].
#[must_use]
pub fn of_manner(
    variant: &str,
    profile: &PlayerProfile,
    knowledge: &Knowledge,
) -> Option<Box<dyn AnyThinker>> {
    (Players::at(variant)?.of_manner)(variant, profile, knowledge)
}

/// Somebody who has just learnt this variant, see [`CourtGame::baseline`].
#[must_use]
pub fn baseline(variant: &str) -> Option<Box<dyn AnyThinker>> {
    (Players::at(variant)?.beginner)(variant)
}

/// How this courtier thinks at this variant, see [`CourtGame::profile`].
#[must_use]
pub fn profile(variant: &str, who: Courtier) -> Option<PlayerProfile> {
    (Players::at(variant)?.profile)(variant, who)
}

impl AnyThinker for AtRandom {
    fn think(&mut self, game: &dyn AnyMatch, request: &Request) -> Option<Thought<String>> {
        game.turn().seat()?;
        let mut legal = game.legal();
        let nodes = legal.len() as u64;
        let best = if legal.is_empty() {
            None
        } else {
            Some(legal.swap_remove((mix(request.seed) % nodes) as usize))
        };
        Some(Thought::of_choice(best, nodes as usize))
    }
}

/// The courtiers that play this variant, weakest first.
pub fn courtiers(variant: &str) -> impl Iterator<Item = Courtier> {
    Courtier::ALL
        .into_iter()
        .filter(move |&who| courtier(variant, who, &Knowledge::default()).is_some())
}
