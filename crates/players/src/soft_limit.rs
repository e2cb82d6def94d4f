//! When a player with a time limit has thought enough.

use std::time::Duration;

use super::Clock;
use super::search::{Score, SearchReport};

/// Percent of the time after which a search may end, for a best move that has been the same for this
/// many iterations.
const CLEAR: [(u32, u32); 3] = [(14, 15), (10, 30), (6, 50)];
/// Scores that differ by more than this between two iterations are unsettled, in hundredths of a man.
const SETTLED: i32 = 12;

/// Decides after every iteration of a search whether the best move is so clear that more time would
/// be wasted. Without a time limit it never is.
#[derive(Debug)]
pub struct SoftLimit<M> {
    time: Option<Duration>,
    clock: Clock,
    began: Duration,
    /// The best move and the score of the last iteration.
    last: Option<(M, Score)>,
    /// Iterations in a row with the same best move and a settled score.
    clear: u32,
}

impl<M: Copy + PartialEq> SoftLimit<M> {
    /// The limit of a search that begins now.
    #[must_use]
    pub fn new(time: Option<Duration>, clock: Clock) -> SoftLimit<M> {
        SoftLimit {
            time,
            clock,
            began: time.map_or(Duration::ZERO, |_| clock()),
            last: None,
            clear: 0,
        }
    }

    /// Whether the search may end after the iteration that this report is of.
    pub fn is_reached(&mut self, report: &SearchReport<M>) -> bool {
        let (Some(time), Some(best)) = (self.time, report.best) else {
            return false;
        };
        let same = self
            .last
            .is_some_and(|(mv, score)| mv == best && (report.score.0 - score.0).abs() <= SETTLED);
        self.clear = if same { self.clear + 1 } else { 0 };
        self.last = Some((best, report.score));
        let taken = (self.clock)().saturating_sub(self.began);
        CLEAR
            .iter()
            .find(|(iterations, _)| self.clear >= *iterations)
            .is_some_and(|(_, percent)| taken * 100 >= time * *percent)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    static NOW: AtomicU64 = AtomicU64::new(0);

    /// A clock that advances by a tenth of a second on every reading.
    fn ticking() -> Duration {
        Duration::from_millis(100 * NOW.fetch_add(1, Ordering::Relaxed))
    }

    /// How many iterations with these best moves and scores are searched in ten seconds.
    fn searched(time: Option<Duration>, of: impl Fn(u32) -> (u8, i32)) -> u32 {
        let mut limit = SoftLimit::new(time, ticking);
        let is_over = |depth: &u32| {
            let (best, score) = of(*depth);
            limit.is_reached(&SearchReport {
                best: Some(best),
                score: Score(score),
                depth: *depth,
                nodes: 0,
                pv: Vec::new(),
            })
        };
        (1..=100).find(is_over).unwrap_or(101)
    }

    #[test]
    fn what_has_long_been_clear_ends_early() {
        let ten = Some(Duration::from_secs(10));
        assert_eq!(searched(ten, |_| (1, 0)), 15, "always the same");
        assert_eq!(searched(ten, |depth| ((depth % 2) as u8, 0)), 101);
        assert_eq!(searched(ten, |depth| (1, -20 * depth as i32)), 101);
        let late = searched(ten, |depth| {
            (if depth < 46 { (depth % 2) as u8 } else { 1 }, 0)
        });
        assert_eq!(
            late, 51,
            "half of the time is over, and six iterations agree"
        );
        assert_eq!(searched(None, |_| (1, 0)), 101);
    }
}
