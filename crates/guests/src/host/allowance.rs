//! How much somebody may send: so much at once, and so much each second.

use std::time::Duration;

/// What is left of an allowance (a token bucket).
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowance {
    most: usize,
    each_second: usize,
    left: usize,
    /// When it last grew.
    grown: Duration,
}

impl Allowance {
    /// A whole allowance.
    pub(super) fn new((most, each_second): (usize, usize), now: Duration) -> Self {
        Self {
            most,
            each_second,
            left: most,
            grown: now,
        }
    }

    /// Takes so much of it. Returns false, and leaves nothing, if there is less.
    pub(super) fn take(&mut self, amount: usize, now: Duration) -> bool {
        let seconds = now.saturating_sub(self.grown).as_secs() as usize;
        if seconds > 0 {
            let more = seconds.saturating_mul(self.each_second);
            self.left = self.left.saturating_add(more).min(self.most);
            self.grown = now;
        }
        let enough = amount <= self.left;
        self.left = self.left.saturating_sub(amount);
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_allowance_is_used_up_and_grows_again() {
        let at = Duration::from_millis;
        let mut allowance = Allowance::new((100, 10), at(0));
        assert!(allowance.take(60, at(0)) && allowance.take(40, at(900)));
        assert!(!allowance.take(1, at(900)));
        assert!(allowance.take(10, at(1000)) && !allowance.take(1, at(1000)));
        assert!(allowance.take(100, at(60_000)), "it grows no further");
        assert!(!allowance.take(1, at(60_000)));
    }
}
