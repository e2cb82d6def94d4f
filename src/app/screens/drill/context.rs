//! Asks the questions of a drill, and records the answers.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::pages;
use super::run::DrillRun;
use crate::app::announce::Voice;
use crate::app::files::Saver;
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::screens::drill::view::DrillSummary;
use crate::app::settings::Settings;
use crate::app::wall_clock::WallClock;
use crate::levels::people::Succession;
use crate::levels::quiz::{Difficulty, Drill, Question};

/// How long a right answer is shown before the next question, in seconds.
const PRAISE: f32 = 1.6;

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

    /// The next question of a drill.
    fn ask(&self, line: &Succession, drill: &mut Drill) -> Option<Question> {
        let now = self.clock.unix();
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
        Some(Box::new(DrillRun::new(drill, question, day, now)))
    }

    /// Records the answer with this index among the names. Returns whether it is right.
    pub fn answer(&mut self, line: &Succession, run: &mut DrillRun, name: usize) -> Option<bool> {
        let key = run.question.names.get(name)?.key;
        let right = run.drill.answer(&run.question, key);
        let (now, unix) = (self.time.elapsed_secs(), self.clock.unix());
        run.answer = Some(name);
        run.clock.stop(now);
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
        if run.clock.is_used_up() {
            return Some(self.finish(line, run));
        }
        let Some(question) = self.ask(line, &mut run.drill) else {
            return Some(self.finish(line, run));
        };
        self.voice.say(question.sentence().to_string());
        run.go_on(question, self.time.elapsed_secs());
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
