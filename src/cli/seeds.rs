//! Seeds of matches and moves.

use std::time::SystemTime;

/// A seed from the clock.
pub(super) fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_millis() as u64)
}

/// Every move of a match has its own seed.
pub(super) fn move_seed(seed: u64, ply: usize) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(ply as u64)
}
