//! The seeds of what players draw.

use coffer_rules::{Game, Match};
use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher24;

/// The seed of what a player draws for one move. It is made from the seed of the match by SipHash-2-4, which cannot be
/// computed backwards: a player cannot find out from it what chance will deal. Part of it stays the
/// same throughout the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayerSeed {
    of_move: u64,
    of_match: u64,
}

impl PlayerSeed {
    /// The seed for the move after so many plies of a match with this seed.
    #[must_use]
    pub fn of(match_seed: u64, plies: usize) -> PlayerSeed {
        let hash = |number: u64| {
            let mut bytes = [0; 16];
            bytes[..8].copy_from_slice(&match_seed.to_le_bytes());
            bytes[8..].copy_from_slice(&number.to_le_bytes());
            SipHasher24::new().hash(&bytes)
        };
        PlayerSeed {
            of_move: hash(plies as u64),
            // No match has as many plies.
            of_match: hash(u64::MAX),
        }
    }

    /// The seed for the next move of a match.
    #[must_use]
    pub fn of_next_move<G: Game>(game: &Match<G>) -> PlayerSeed {
        PlayerSeed::of(game.seed(), game.plies().len())
    }

    /// The number of the move.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.of_move
    }

    /// The number of the match, for what a player brings to it.
    #[must_use]
    pub const fn of_match(self) -> u64 {
        self.of_match
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_same_everywhere_and_differs_from_move_to_move() {
        let seeds: Vec<u64> = (0..3).map(|ply| PlayerSeed::of(7, ply).get()).collect();
        let known = [
            17_123_055_955_721_376_634,
            12_535_894_285_680_978_728,
            1_703_850_052_741_948_699,
        ];
        assert_eq!(seeds, known);
        let matches = [7, 8].map(|seed| [0, 5].map(|ply| PlayerSeed::of(seed, ply).of_match()));
        assert!(matches.iter().all(|[one, other]| one == other));
        assert_ne!(matches[0], matches[1]);
    }
}
