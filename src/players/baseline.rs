//! A child that has just learnt a board game: what the first courtier must be beatable by. It is no
//! courtier; it measures them.
//!
//! It takes what it sees that can be taken, three times of four; stops what the other side is about
//! to take, half of the time; and otherwise moves a piece, any piece.

use super::search::{SearchPosition, Temptation, mix};

/// How often of a hundred times it sees what it can take.
const TAKES: u64 = 75;
/// How often of a hundred times it sees what it can stop.
const STOPS: u64 = 50;

/// The beginner's choice among the legal moves; none where there are none. The same position and
/// seed give the same move.
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
