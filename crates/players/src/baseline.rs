//! A baseline player: it plays like a child that has just learnt the game and measures the weakest
//! courtier, which it must be able to beat.
//!
//! It makes a capture it sees three times out of four, stops a threat half of the time, and
//! otherwise makes a random move.

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

/// The baseline player's choice among the legal moves; `None` if there are none. The same position
/// and seed give the same move.
#[must_use]
pub fn choose<P: SearchPosition>(position: &P, legal: &[P::Move], seed: u64) -> Option<P::Move> {
    let luck = |what: u64| mix(seed ^ position.key() ^ mix(what));
    let among = |moves: &[P::Move], what: u64| {
        moves
            .get((luck(what) % moves.len().max(1) as u64) as usize)
            .copied()
    };
    for (what, temptation, chance) in [(1, Temptation::Takes, TAKES), (2, Temptation::Stops, STOPS)]
    {
        if luck(what) % 100 < chance {
            let tempting: Vec<P::Move> = legal
                .iter()
                .copied()
                .filter(|mv| position.temptation(*mv) == temptation)
                .collect();
            if !tempting.is_empty() {
                return among(&tempting, 3);
            }
        }
    }
    among(legal, 4)
}
