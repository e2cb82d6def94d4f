//! Seeds of matches.

use std::time::SystemTime;

/// A seed from the clock.
pub(super) fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_millis() as u64)
}
