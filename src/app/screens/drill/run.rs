//! A drill in progress, with its clock.

use crate::levels::quiz::{Drill, Question};

/// The length of a drill, in seconds.
const LENGTH: f32 = 300.0;

/// A drill in progress.
pub struct DrillRun {
    pub drill: Drill,
    pub question: Question,
    /// The index of the chosen name; `None` while the answer is awaited.
    pub answer: Option<usize>,
    /// The time left when the clock was last started or stopped, in seconds.
    left: f32,
    /// When the clock was started, in seconds of app time; `None` while it is stopped.
    since: Option<f32>,
    /// When the next question is asked automatically, in seconds of app time.
    pub goes_on: Option<f32>,
    /// The people whom an answer did not name, by their places in the line.
    pub weak: Vec<usize>,
    /// The day, if this is its daily question.
    pub day: Option<u64>,
}

impl DrillRun {
    /// Begins with a question. If it is that of a `day`, there is no clock.
    pub fn new(drill: Drill, question: Question, day: Option<u64>, now: f32) -> Self {
        Self {
            drill,
            question,
            answer: None,
            left: LENGTH,
            since: day.is_none().then_some(now),
            goes_on: None,
            weak: Vec::new(),
            day,
        }
    }

    /// Goes on with the next question, and starts the clock again.
    pub fn go_on(&mut self, question: Question, now: f32) {
        self.question = question;
        self.answer = None;
        self.goes_on = None;
        self.since = Some(now);
    }

    /// The time left, in seconds.
    pub fn left(&self, now: f32) -> f32 {
        let passed = self.since.map_or(0.0, |since| now - since);
        (self.left - passed).max(0.0)
    }

    /// Whether the clock is running.
    pub fn is_timed(&self) -> bool {
        self.since.is_some()
    }

    /// Stops the clock.
    pub fn stop(&mut self, now: f32) {
        self.left = self.left(now);
        self.since = None;
    }

    /// Whether the time was used up when the clock was stopped.
    pub fn is_time_up(&self) -> bool {
        self.left <= 0.0
    }
}
