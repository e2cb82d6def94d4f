//! Computer players behind one trait: the session, the command line and a browser's worker use a
//! [`Thinker`] for every game.
//!
//! A thinker gets a view and the legal moves, never the game, so it cannot use what its seat does
//! not know.

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use coffer_rules::registry::{self, for_each_game};
use coffer_rules::stable_hash::mix;
use coffer_rules::{AnyMatch, Game, Match, Occupant, Variant};
use serde::{Deserialize, Serialize};

use super::grades::{Grade, NOVICE};
use super::knowledge::Knowledge;
use super::levels::{Courtier, PlayerProfile};
use super::search::{Score, SearchReport};
use super::seed::PlayerSeed;
use super::{Budget, Cancel, Clock};

/// How a thinker is to think about one move.
#[derive(Clone, Debug)]
pub struct Request {
    /// The budget; `None` for the thinker's own.
    pub budget: Option<Budget>,
    /// The deepest search, in plies, for players that search; `None` for the thinker's own.
    pub depth: Option<u32>,
    /// Whether the thinker may use its opening book, if it has one.
    pub book: bool,
    /// Whether the score is wanted rather than a move to play: no side has contempt for a draw then.
    pub analyses: bool,
    /// Whether the opponent's position is searched in the opponent's time, so that the player knows it
    /// when it is asked for a move: the contempt for a draw is that of the player.
    pub ponders: bool,
    /// Hears of every completed iteration of a search.
    pub listener: Option<Listener>,
    /// The seed of what it draws: with the same seed and a budget of nodes only, a thinker makes the same
    /// choice.
    pub seed: PlayerSeed,
    /// Whether this continues the previous request, so that its results may be reused and all of the
    /// time is wanted. Choices are then not reproducible.
    pub resume: bool,
    /// The threads of a search that is not limited by nodes alone: see
    /// [`SearchOptions::threads`](super::search::SearchOptions::threads). The player's profile may
    /// have more.
    pub threads: usize,
    /// Cancels the request.
    pub cancel: Cancel,
    /// The clock for time budgets.
    pub clock: Clock,
}

impl Request {
    /// A request that cannot be cancelled.
    #[must_use]
    pub fn new(budget: Option<Budget>, seed: PlayerSeed, clock: Clock) -> Request {
        Request {
            budget,
            depth: None,
            book: true,
            analyses: false,
            ponders: false,
            listener: None,
            seed,
            resume: false,
            threads: 1,
            cancel: Cancel::new(),
            clock,
        }
    }

    /// The current time.
    #[must_use]
    pub fn now(&self) -> Duration {
        (self.clock)()
    }
}

/// Hears what a search has found so far, on the thread that thinks. Clones share one listener.
#[derive(Clone)]
pub struct Listener(Arc<dyn Fn(&Iteration<'_>) + Send + Sync>);

/// A completed iteration of a search.
#[derive(Clone, Copy)]
pub struct Iteration<'a> {
    /// The score for the side to move.
    pub score: Score,
    /// The search depth, in plies.
    pub depth: u32,
    /// The number of nodes searched so far.
    pub nodes: u64,
    /// The principal variation, as a vector of the search's moves.
    line: &'a dyn Any,
}

impl<'a> Iteration<'a> {
    /// The principal variation; empty if the search has other moves than `M`.
    #[must_use]
    pub fn line<M: 'static>(&self) -> &'a [M] {
        self.line
            .downcast_ref::<Vec<M>>()
            .map_or(&[], Vec::as_slice)
    }
}

impl Listener {
    /// A listener that calls this function.
    #[must_use]
    pub fn new(hears: impl Fn(&Iteration<'_>) + Send + Sync + 'static) -> Listener {
        Listener(Arc::new(hears))
    }

    /// Tells the listener of a completed iteration.
    pub fn hear<M: 'static>(&self, report: &SearchReport<M>) {
        (self.0)(&Iteration {
            score: report.score,
            depth: report.depth,
            nodes: report.nodes,
            line: &report.pv,
        });
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listener")
    }
}

/// The result of a thought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought<M> {
    /// The move to play; `None` only if there is no legal move.
    pub best: Option<M>,
    /// Its score for the seat to move, if the thinker computes scores.
    pub score: Option<Score>,
    /// The search depth reached, in plies.
    pub depth: u32,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The principal variation, beginning with `best`.
    pub line: Vec<M>,
}

impl<M> Thought<M> {
    /// Whether the move is from an opening book: it has a score and a line without a node searched.
    #[must_use]
    pub fn is_from_book(&self) -> bool {
        self.score.is_some() && !self.line.is_empty() && self.nodes == 0
    }
}

impl<M: Clone> Thought<M> {
    /// A choice among `moves` moves without a search.
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
    /// A legal move from an opening book with its score; `None` if the move is not legal.
    #[must_use]
    pub fn of_book((mv, score): (M, Score), legal: &[M]) -> Option<Thought<M>> {
        legal.contains(&mv).then(|| Thought {
            best: Some(mv),
            score: Some(score),
            depth: 0,
            nodes: 0,
            line: vec![mv],
        })
    }

    /// The result of a search, restricted to the legal moves.
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

/// A computer player of one game.
pub trait Thinker<G: Game>: Send {
    /// The default budget for a move.
    fn budget(&self) -> Budget {
        Budget::default()
    }

    /// Chooses among the legal moves, given the view of the seat to move.
    fn think(&mut self, view: &G::View, legal: &[G::Move], request: &Request) -> Thought<G::Move>;
}

/// The move that a rule makes of what a seat sees and its legal moves; `None` only if there is none.
pub type Rule<G> =
    fn(&<G as Game>::View, &[<G as Game>::Move], &Request) -> Option<<G as Game>::Move>;

/// A player that is no courtier, and that the courtiers are measured against: a short rule that a person
/// would find at the table. A game lists its own in [`CourtGame::OPPONENTS`].
pub struct Opponent<G: Game> {
    /// The name on the command line, such as `taker`.
    pub name: &'static str,
    /// The rule.
    pub rule: Rule<G>,
}

impl<G: Game> Clone for Opponent<G> {
    fn clone(&self) -> Opponent<G> {
        *self
    }
}

impl<G: Game> Copy for Opponent<G> {}

impl<G: Game> Thinker<G> for Opponent<G> {
    fn think(&mut self, view: &G::View, legal: &[G::Move], request: &Request) -> Thought<G::Move> {
        let best = (self.rule)(view, legal, request);
        Thought::of_choice(best.or_else(|| legal.first().cloned()), legal.len())
    }
}

/// A game with computer players.
pub trait CourtGame: Game {
    /// Whether a player is kept for its next move: one that knows all that its opponent knows, as
    /// both may have the same level.
    const KEEPS_PLAYERS: bool = false;

    /// The players of this game that are no courtiers, and that the courtiers are measured against.
    const OPPONENTS: &'static [Opponent<Self>] = &[];

    /// The player of this level for this variant, with this knowledge; `None` if there is none yet.
    fn courtier(
        variant: &str,
        who: Courtier,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>>;

    /// A player with any profile, to compare courtiers with; `None` if the game does not use
    /// profiles.
    fn with_profile(
        _variant: &str,
        _manner: &PlayerProfile,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        None
    }

    /// The profile of this courtier for this variant; `None` if it has none.
    fn profile(_variant: &str, who: Courtier) -> Option<PlayerProfile> {
        who.profile().copied()
    }

    /// The baseline player of this variant, to compare the first level with; `None` if there is
    /// none.
    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<Self>>> {
        None
    }

    /// The moves that the opening book has for this position, best first; none without a book.
    fn book_moves(_game: &Self, _knowledge: &Knowledge) -> Vec<Self::Move> {
        Vec::new()
    }

    /// The player of this grade for this variant; `None` if nobody plays the variant.
    fn graded(
        variant: &str,
        grade: Grade,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        let lower = of_level(variant, grade.level(), knowledge)?;
        if grade.percentage() == 0 {
            return Some(lower);
        }
        Some(Box::new(Between {
            lower,
            higher: of_level(variant, grade.level() + 1, knowledge)?,
            percentage: grade.percentage(),
        }))
    }

    /// The thinker for the occupant of a seat. People have none and levels may have none; then
    /// moves are random.
    fn thinker(variant: &str, who: &Occupant, knowledge: &Knowledge) -> Box<dyn Thinker<Self>> {
        let player = match who {
            Occupant::Courtier(strength) => {
                Self::graded(variant, Grade::of(variant, *strength), knowledge)
            }
            Occupant::Person(_) | Occupant::Guest(_) | Occupant::Random => None,
        };
        player.unwrap_or_else(|| Box::new(AtRandom))
    }
}

/// Chooses a random legal move, all with equal probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtRandom;

impl<G: Game> Thinker<G> for AtRandom {
    fn think(&mut self, _view: &G::View, legal: &[G::Move], request: &Request) -> Thought<G::Move> {
        let best = if legal.is_empty() {
            None
        } else {
            legal
                .get((mix(request.seed.get()) % legal.len() as u64) as usize)
                .cloned()
        };
        Thought::of_choice(best, legal.len())
    }
}

/// A player between two levels.
pub(super) struct Between<G: Game> {
    pub(super) lower: Box<dyn Thinker<G>>,
    pub(super) higher: Box<dyn Thinker<G>>,
    pub(super) percentage: u64,
}

/// Keeps where the mind is apart from what else is drawn for a move.
const ATTENDS: u64 = 0x6b69_6e67;

impl<G: Game> Thinker<G> for Between<G> {
    fn budget(&self) -> Budget {
        self.higher.budget()
    }

    fn think(&mut self, view: &G::View, legal: &[G::Move], request: &Request) -> Thought<G::Move> {
        let attends = mix(request.seed.get() ^ ATTENDS) % 100 < self.percentage;
        let player = if attends {
            &mut self.higher
        } else {
            &mut self.lower
        };
        player.think(view, legal, request)
    }
}

/// The player of a level, 0 to 5; at level 0 the novice.
fn of_level<G: CourtGame>(
    variant: &str,
    level: u8,
    knowledge: &Knowledge,
) -> Option<Box<dyn Thinker<G>>> {
    match Courtier::of_level(level) {
        Some(courtier) => G::courtier(variant, courtier, knowledge),
        None if level == 0 => {
            Some(G::with_profile(variant, &NOVICE, knowledge).unwrap_or_else(|| Box::new(AtRandom)))
        }
        None => None,
    }
}

/// What is called with every completed iteration of a type-erased thinker.
pub type Hears = Box<dyn Fn(Thought<String>) + Send + Sync>;

/// The notation of moves played one after another from this game, as far as they are legal.
fn line_texts<G: Game>(game: &G, moves: &[G::Move]) -> Vec<String> {
    let mut line = Vec::with_capacity(moves.len());
    let mut ahead = game.clone();
    for mv in moves {
        line.push(ahead.move_text(mv));
        if ahead.play(mv).is_err() {
            line.pop();
            break;
        }
    }
    line
}

/// A type-erased computer player; moves are passed as text.
pub trait AnyThinker: Send {
    /// The default budget for a move.
    fn budget(&self) -> Budget {
        Budget::default()
    }

    /// Chooses a move for the seat to act; `None` if no seat is to act or the match is of another
    /// game.
    fn think(&mut self, game: &dyn AnyMatch, request: &Request) -> Option<Thought<String>>;

    /// Like [`AnyThinker::think`], but calls `hears` with every completed iteration, if the thinker
    /// searches. The request's own listener is not used.
    fn think_aloud(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        _hears: Hears,
    ) -> Option<Thought<String>> {
        self.think(game, request)
    }
}

/// A thinker together with its game's type.
struct TypedThinker<G: Game>(Box<dyn Thinker<G>>);

impl<G: Game> AnyThinker for TypedThinker<G> {
    fn budget(&self) -> Budget {
        self.0.budget()
    }

    fn think(&mut self, game: &dyn AnyMatch, request: &Request) -> Option<Thought<String>> {
        let game: &Match<G> = game.as_any().downcast_ref()?;
        let seat = game.turn().seat()?;
        let thought = self
            .0
            .think(&game.game().view(Some(seat)), game.legal_moves(), request);
        let best = thought.best.as_ref().map(|mv| game.game().move_text(mv));
        Some(Thought {
            best,
            score: thought.score,
            depth: thought.depth,
            nodes: thought.nodes,
            line: line_texts(game.game(), &thought.line),
        })
    }

    fn think_aloud(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        hears: Hears,
    ) -> Option<Thought<String>> {
        let typed: &Match<G> = game.as_any().downcast_ref()?;
        let position = typed.game().clone();
        let listener = Listener::new(move |iteration| {
            let line = line_texts(&position, iteration.line::<G::Move>());
            hears(Thought {
                best: line.first().cloned(),
                score: Some(iteration.score),
                depth: iteration.depth,
                nodes: iteration.nodes,
                line,
            });
        });
        let request = Request {
            listener: Some(listener),
            ..request.clone()
        };
        self.think(game, &request)
    }
}

/// The type-erased players of one game.
struct Players {
    variants: &'static [Variant],
    courtier: fn(&str, Courtier, &Knowledge) -> Option<Box<dyn AnyThinker>>,
    graded: fn(&str, Grade, &Knowledge) -> Option<Box<dyn AnyThinker>>,
    with_profile: fn(&str, &PlayerProfile, &Knowledge) -> Option<Box<dyn AnyThinker>>,
    baseline: fn(&str) -> Option<Box<dyn AnyThinker>>,
    opponent: fn(&str) -> Option<Box<dyn AnyThinker>>,
    profile: fn(&str, Courtier) -> Option<PlayerProfile>,
}

impl Players {
    const fn of<G: CourtGame>() -> Self {
        Self {
            variants: G::VARIANTS,
            courtier: |variant, who, knowledge| seated(G::courtier(variant, who, knowledge)),
            graded: |variant, grade, knowledge| seated(G::graded(variant, grade, knowledge)),
            with_profile: |variant, profile, knowledge| {
                seated(G::with_profile(variant, profile, knowledge))
            },
            baseline: |variant| seated(G::baseline(variant)),
            opponent: |name| {
                let opponent = G::OPPONENTS.iter().find(|known| known.name == name)?;
                seated(Some(Box::new(*opponent) as Box<dyn Thinker<G>>))
            },
            profile: G::profile,
        }
    }

    /// The players of this variant.
    fn at(variant: &str) -> Option<&'static Self> {
        let plays = |players: &&Self| players.variants.iter().any(|known| known.key == variant);
        PLAYERS.iter().find(plays)
    }
}

fn seated<G: Game>(thinker: Option<Box<dyn Thinker<G>>>) -> Option<Box<dyn AnyThinker>> {
    Some(Box::new(TypedThinker(thinker?)))
}

macro_rules! players {
    ($($game:ty,)*) => { &[$(Players::of::<$game>()),*] };
}

/// The players of every built-in game.
static PLAYERS: &[Players] = for_each_game!(players);

/// The player of this level for this variant; `None` if there is none yet.
#[must_use]
pub fn courtier(
    variant: &str,
    who: Courtier,
    knowledge: &Knowledge,
) -> Option<Box<dyn AnyThinker>> {
    (Players::at(variant)?.courtier)(variant, who, knowledge)
}

/// The player of this grade for this variant; `None` if nobody plays it.
#[must_use]
pub fn graded(variant: &str, grade: Grade, knowledge: &Knowledge) -> Option<Box<dyn AnyThinker>> {
    (Players::at(variant)?.graded)(variant, grade, knowledge)
}

/// A player with this profile for this variant, see [`CourtGame::with_profile`].
#[must_use]
pub fn with_profile(
    variant: &str,
    profile: &PlayerProfile,
    knowledge: &Knowledge,
) -> Option<Box<dyn AnyThinker>> {
    (Players::at(variant)?.with_profile)(variant, profile, knowledge)
}

/// The baseline player of this variant, see [`CourtGame::baseline`].
#[must_use]
pub fn baseline(variant: &str) -> Option<Box<dyn AnyThinker>> {
    (Players::at(variant)?.baseline)(variant)
}

/// The player of this name for this variant, see [`CourtGame::OPPONENTS`]; `None` if there is none.
#[must_use]
pub fn opponent(variant: &str, name: &str) -> Option<Box<dyn AnyThinker>> {
    (Players::at(variant)?.opponent)(name)
}

/// The profile of this courtier for this variant, see [`CourtGame::profile`].
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
            Some(legal.swap_remove((mix(request.seed.get()) % nodes) as usize))
        };
        Some(Thought::of_choice(best, nodes as usize))
    }
}

/// The courtiers that play this variant, weakest first: all five, if it is known. A program that asks
/// for no more than this contains no player.
pub fn courtiers(variant: &str) -> impl Iterator<Item = Courtier> {
    let known = registry::variants().any(|known| known.key == variant);
    Courtier::ALL.into_iter().filter(move |_| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_courtier_plays_every_variant() {
        for variant in registry::variants() {
            assert_eq!(courtiers(variant.key).collect::<Vec<_>>(), Courtier::ALL);
            for who in Courtier::ALL {
                let player = courtier(variant.key, who, &Knowledge::default());
                assert!(player.is_some(), "{}: {who:?}", variant.key);
            }
        }
        assert_eq!(courtiers("chess").count(), 0);
    }
}
