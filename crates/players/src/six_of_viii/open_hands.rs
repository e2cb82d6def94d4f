//! The tricks that a side takes if all hands are open: for puzzles.

use coffer_rules::six_of_viii::deck::SPACES;
use coffer_rules::six_of_viii::round::{Play, Round};

use super::seat_model::to_solver;
use super::trick_deck;
use crate::double_dummy::{Position, Solver};

/// The most cards that are searched for a play: enough for endings of six cards.
const LIMIT: u64 = 2_000_000;
/// The solver's table has room for two to the power of this many entries.
const MEMORY: u32 = 12;

/// A solver of hands in which only tricks count.
pub struct OpenHands(Solver<6>);

impl OpenHands {
    /// A solver for the basic or the advanced game with four players.
    #[must_use]
    pub fn new(advanced: bool) -> Self {
        Self(Solver::new(trick_deck(0, SPACES, advanced), MEMORY))
    }

    /// For each legal play: how many of the tricks that are left, with the current one, the side that
    /// makes it takes with best play of everybody. Empty if the search takes too long, or no card is
    /// to be played.
    pub fn tricks(&mut self, round: &Round) -> Vec<(Play, i32)> {
        if round.full() || round.over() {
            return Vec::new();
        }
        let mut position = Position::new(round.hands.map(|hand| hand.0), round.leader());
        for (order, play) in round.plays().iter().enumerate() {
            position.plays[order] = Some(to_solver(*play));
        }
        let left = position.left() as i32;
        let first_side = round.to_play().is_multiple_of(2);
        let mut values = Vec::new();
        if !self.0.values(&position, left / 2, LIMIT, &mut values) {
            return Vec::new();
        }
        let of = |play: Play| {
            let found = values.iter().find(|(other, _)| *other == to_solver(play));
            let (_, tricks) = *found?;
            Some((play, if first_side { tricks } else { left - tricks }))
        };
        round.legal().iter().filter_map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use coffer_rules::six_of_viii::deck::{CardSet, deck};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    /// The tricks that the side of the leader's hand 0 takes, by trying everything.
    fn most(round: &Round) -> i32 {
        if round.over() {
            return i32::from(round.tallies[0].tricks);
        }
        let first_side = round.to_play().is_multiple_of(2);
        let after = round.legal().iter().map(|play| {
            let mut next = *round;
            if next.play(play) {
                next.settle(false);
            }
            most(&next)
        });
        let best = if first_side { after.max() } else { after.min() };
        best.unwrap_or_default()
    }

    #[test]
    fn the_tricks_are_those_found_by_trying_everything() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut solver = OpenHands::new(false);
        let mut compared = 0;
        for leader in (0..4).cycle().take(40) {
            let deal = Round::at_random(deck().basic, leader, &mut rng);
            let few = |hand: CardSet| -> CardSet { hand.iter().step_by(5).collect() };
            let mut round = Round::new(deal.hands.map(few), leader, (SPACES - 3) as u8);
            for _ in 0..=leader {
                for (play, tricks) in solver.tricks(&round) {
                    let mut next = round;
                    if next.play(play) {
                        next.settle(false);
                    }
                    let own = round.to_play().is_multiple_of(2);
                    let all = if own { most(&next) } else { 3 - most(&next) };
                    assert_eq!(tricks, all, "{play:?} in {round:?}");
                    compared += 1;
                }
                if let Some(play) = round.legal().nth(0)
                    && round.plays().len() < 3
                {
                    round.play(play);
                }
            }
        }
        assert!(compared > 150, "{compared}");
    }
}
