//! One of many for each day.

use coffer_rules::stable_hash::mix;

/// Picks one for a day; days are counted from any fixed date. All are used before one is repeated,
/// and each round has its own order. `None` only if there are none.
pub(super) fn pick_of_the_day<T>(
    day: u64,
    mut all: Vec<T>,
    id: impl Fn(&T) -> String,
) -> Option<T> {
    let number = all.len() as u64;
    let (round, place) = (day.checked_div(number)?, day % number);
    // An order that does not depend on how the data are sorted.
    all.sort_by_cached_key(|one| {
        let id = id(one);
        let mixed = |sum, byte| mix(sum ^ u64::from(byte));
        (mix(id.bytes().fold(round, mixed)), id)
    });
    all.into_iter().nth(place as usize)
}
