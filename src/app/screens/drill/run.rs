//! A drill in progress: its questions, its clock, and what is recorded of the answers.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::pages;
use crate::app::announce::Voice;
use crate::app::files::Saver;
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::screens::drill::view::DrillSummary;
use crate::app::settings::Settings;
use crate::app::wall_clock::WallClock;
use crate::levels::people::Succession;
use crate::levels::quiz::{Difficulty, Drill, Question};

/// The length of a drill, in seconds.
const LENGTH: f32 = 300.0;
/// How long a right answer is shown before the next question, in seconds.
const PRAISE: f32 = 1.6;

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

/// What is needed to ask questions and to record answers.
#[derive(SystemParam)]
pub struct DrillContext<'w> {
    pub clock: Res<'w, WallClock>,
    pub time: Res<'w, Time>,
    pub progress: ResMut<'w, PlayerProgress>,
    pub settings: ResMut<'w, Settings>,
    pub redraw: ResMut<'w, RedrawTimer>,
    saver: ResMut<'w, Saver>,
    voice: ResMut<'w, Voice>,
}

impl DrillContext<'_> {
    /// The day, counted from 1 January 1970.
    pub fn today(&self) -> u64 {
        self.clock.today().day
    }

    /// Unix time, in seconds.
    fn unix(&self) -> i64 {
        i64::try_from(self.clock.now()).unwrap_or(i64::MAX)
    }

    /// The next question of a drill.
    fn ask(&self, line: &Succession, drill: &mut Drill) -> Option<Question> {
        let now = self.unix();
        let learning = self.progress.0.learning(line.family);
        drill.ask(|key| learning.recall(key, now))
    }

    /// Begins a drill with the question `first` or, without one, with the one that is due first.
    /// With a `day`, it is that day's question alone, without a clock.
    pub fn begin(
        &mut self,
        line: &'static Succession,
        difficulty: Difficulty,
        first: Option<Question>,
        day: Option<u64>,
    ) -> Option<Box<DrillRun>> {
        let mut drill = Drill::new(line, difficulty, self.clock.now());
        let question = match first {
            Some(question) => question,
            None => self.ask(line, &mut drill)?,
        };
        self.voice.say(question.sentence().to_string());
        let now = self.time.elapsed_secs();
        self.redraw.at(now);
        Some(Box::new(DrillRun {
            drill,
            question,
            answer: None,
            left: LENGTH,
            since: day.is_none().then_some(now),
            goes_on: None,
            weak: Vec::new(),
            day,
        }))
    }

    /// Records the answer with this index among the names. Returns whether it is right.
    pub fn answer(&mut self, line: &Succession, run: &mut DrillRun, name: usize) -> Option<bool> {
        let key = run.question.names.get(name)?.key;
        let right = run.drill.answer(&run.question, key);
        let (now, unix) = (self.time.elapsed_secs(), self.unix());
        run.answer = Some(name);
        run.stop(now);
        let learning = self.progress.0.learning_mut(line.family);
        learning.record_answer(run.question.asked_for.key, right, unix);
        if let Some(day) = run.day {
            learning.daily.set_solved(day);
        }
        self.progress.keep(&mut self.saver);
        if right {
            run.goes_on = run.day.is_none().then_some(now + PRAISE);
        } else if !run.weak.contains(&run.question.asked_for.place) {
            run.weak.push(run.question.asked_for.place);
        }
        self.voice.say(pages::reply(&run.question, right));
        Some(right)
    }

    /// Asks the next question. Returns the summary instead if the drill is over.
    pub fn go_on(&mut self, line: &'static Succession, run: &mut DrillRun) -> Option<DrillSummary> {
        if run.day.is_some() {
            let learning = self.progress.0.learning(line.family);
            let days = learning.daily.days(self.today());
            return Some(pages::daily_summary(line, learning, &run.question, days));
        }
        if run.is_time_up() {
            return Some(self.finish(line, run));
        }
        let Some(question) = self.ask(line, &mut run.drill) else {
            return Some(self.finish(line, run));
        };
        self.voice.say(question.sentence().to_string());
        run.question = question;
        run.answer = None;
        run.goes_on = None;
        run.since = Some(self.time.elapsed_secs());
        None
    }

    /// Records the score of a drill that is over. Returns its summary.
    pub fn finish(&mut self, line: &'static Succession, run: &DrillRun) -> DrillSummary {
        let learning = self.progress.0.learning_mut(line.family);
        let is_best = learning.record_drill(run.drill.score().right);
        let summary = pages::summary(line, learning, run, is_best);
        self.progress.keep(&mut self.saver);
        self.voice
            .say(format!("{} {}", summary.heading, summary.result));
        summary
    }
}
