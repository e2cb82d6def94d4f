//! A baseline player: it plays like a child that has just learnt the game and measures the weakest
//! courtier, which it must be able to beat.
//!
//! It makes a capture it sees three times out of four, stops a threat half of the time, and
//! otherwise makes a random move. What is a capture and what stops a threat, a game says: at cards
//! for example a trick that can be taken, and diamonds that can be kept from the other side.

use coffer_rules::Game;
use coffer_rules::stable_hash::mix;

use super::search::{SearchPosition, Temptation};
use super::thinker::{Request, Thinker, Thought};

/// Percentage of turns on which it sees what it can capture.
const TAKES: u64 = 75;
/// Percentage of turns on which it sees what it can stop.
const STOPS: u64 = 50;

/// The baseline player of a game whose board it takes from the view.
pub struct Baseline<G: Game, P>(pub fn(&G::View) -> &P);

impl<G: Game, P: SearchPosition<Move = G::Move>> Thinker<G> for Baseline<G, P> {
    fn think(&mut self, view: &G::View, legal: &[G::Move], request: &Request) -> Thought<G::Move> {
        Thought::of_choice(
            choose((self.0)(view), legal, request.seed.get()),
            legal.len(),
        )
    }
}

/// The baseline player of a game that is not searched as a board: what a child notices about a move
/// of what it sees.
pub struct CardBaseline<G: Game>(pub fn(&G::View, &G::Move) -> Temptation);

impl<G: Game> Thinker<G> for CardBaseline<G> {
    fn think(&mut self, view: &G::View, legal: &[G::Move], request: &Request) -> Thought<G::Move> {
        let temptation = |mv: &G::Move| (self.0)(view, mv);
        Thought::of_choice(
            tempted(legal, request.seed.get(), temptation).cloned(),
            legal.len(),
        )
    }
}

/// The baseline player's choice among the legal moves; `None` if there are none. The same position
/// and seed give the same move.
#[must_use]
pub fn choose<P: SearchPosition>(position: &P, legal: &[P::Move], seed: u64) -> Option<P::Move> {
    tempted(legal, seed ^ position.key(), |mv| position.temptation(*mv)).copied()
}

/// The choice among the legal moves by what each of them tempts to; `None` if there are none. The
/// same seed gives the same choice.
fn tempted<M>(legal: &[M], seed: u64, noticed: impl Fn(&M) -> Temptation) -> Option<&M> {
    let luck = |what: u64| mix(seed ^ mix(what));
    for (what, sort, chance) in [(1, Temptation::Takes, TAKES), (2, Temptation::Stops, STOPS)] {
        if luck(what) % 100 < chance {
            let tempting: Vec<&M> = legal.iter().filter(|mv| noticed(mv) == sort).collect();
            let at = luck(3) % tempting.len().max(1) as u64;
            if let Some(mv) = tempting.get(at as usize) {
                return Some(mv);
            }
        }
    }
    legal.get((luck(4) % legal.len().max(1) as u64) as usize)
}
