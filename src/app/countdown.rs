//! Time that runs down while somebody has to answer.

/// A clock that can be stopped. Times are app time, in seconds.
#[derive(Clone, Debug)]
pub struct Countdown {
    /// The time left when it was last started or stopped.
    left: f32,
    /// When it was started; `None` while it is stopped.
    since: Option<f32>,
}

impl Countdown {
    /// With this much time, stopped.
    pub const fn new(left: f32) -> Self {
        Self { left, since: None }
    }

    /// Starts it, if it is stopped.
    pub fn start(&mut self, now: f32) {
        self.since = self.since.or(Some(now));
    }

    /// Stops it.
    pub fn stop(&mut self, now: f32) {
        self.left = self.left(now);
        self.since = None;
    }

    /// The time left.
    pub fn left(&self, now: f32) -> f32 {
        let passed = self.since.map_or(0.0, |since| now - since);
        (self.left - passed).max(0.0)
    }

    /// Whether no time was left when it was last stopped.
    pub fn is_used_up(&self) -> bool {
        self.left <= 0.0
    }

    /// Whether it is running.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// The time left in words, e.g. “2:05”.
    pub fn words(&self, now: f32) -> String {
        let seconds = self.left(now).ceil() as u32;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }

    /// When these words change, if it is running.
    pub fn next_second(&self, now: f32) -> f32 {
        let left = self.left(now);
        now + left - (left.ceil() - 1.0).max(0.0) + 0.01
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_only_between_start_and_stop() {
        let mut clock = Countdown::new(125.0);
        assert_eq!(
            (clock.words(9.0), clock.is_running()),
            ("2:05".to_owned(), false)
        );
        clock.start(10.0);
        clock.start(20.0);
        assert_eq!(clock.left(30.0), 105.0);
        clock.stop(30.0);
        assert_eq!(clock.words(99.0), "1:45");
        clock.start(100.0);
        assert!((clock.next_second(100.5) - 101.01).abs() < 0.001);
        assert_eq!(clock.words(900.0), "0:00");
    }
}
