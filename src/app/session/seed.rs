//! The seed of a new match.

use rand::TryRng;
use rand::rngs::SysRng;

/// A random seed. Without system randomness a match can still be played, with a fixed one.
pub fn fresh_seed() -> u64 {
    SysRng.try_next_u64().unwrap_or(1)
}
