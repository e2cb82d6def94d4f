//! A drill in progress, with its clock.

use crate::app::countdown::Countdown;
use crate::levels::quiz::{Drill, Question};

/// The length of a drill, in seconds.
const LENGTH: f32 = 300.0;

/// A drill in progress.
pub struct DrillRun {
    pub drill: Drill,
    pub question: Question,
    /// The index of the chosen name; `None` while the answer is awaited.
    pub answer: Option<usize>,
    pub clock: Countdown,
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
        let mut clock = Countdown::new(LENGTH);
        if day.is_none() {
            clock.start(now);
        }
        Self {
            drill,
            question,
            answer: None,
            clock,
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
        self.clock.start(now);
    }
}
