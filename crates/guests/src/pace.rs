//! When the move of a computer player is shown at a table with guests. Everybody there sees how long it takes, and where hands
//! are hidden that may tell nothing of its own.

use std::time::Duration;

/// The steps in which the time over a move is counted.
const STEP: Duration = Duration::from_millis(500);

/// The time after which a move is shown over which a player has thought, or should seem to think, for this time: the next whole
/// step, and at least one.
#[must_use]
pub fn shown_after(time: Duration) -> Duration {
    let steps = time.as_millis().div_ceil(STEP.as_millis()).max(1);
    STEP * u32::try_from(steps).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_move_takes_as_long_as_a_choice() {
        let after = |millis| shown_after(Duration::from_millis(millis)).as_millis();
        let times = [0, 1, 499, 500, 501, 1000, 1001];
        assert_eq!(times.map(after), [500, 500, 500, 500, 1000, 1000, 1500]);
    }
}
