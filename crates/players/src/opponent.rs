//! Players that are no courtiers, and that the courtiers are measured against: short rules that a
//! person would find at the table. A game lists its own in
//! [`CourtGame::OPPONENTS`](super::thinker::CourtGame::OPPONENTS).

use coffer_rules::Game;

use super::thinker::{Request, Thinker, Thought};

/// The move that a rule makes of what a seat sees and its legal moves; `None` only if there is none.
pub type Rule<G> =
    fn(&<G as Game>::View, &[<G as Game>::Move], &Request) -> Option<<G as Game>::Move>;

/// A player that plays by a rule.
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
