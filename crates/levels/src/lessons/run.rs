//! A lesson being taken: the step, and what is tried at it.

use std::sync::Arc;

use coffer_players::levels::Courtier;
use coffer_rules::{AnyMatch, Effect, Occupant, Record, Refusal, Seat, Spot, Turn, registry};
use coffer_texts::Worded;

use super::{Lesson, LessonAttempt, LessonResult, LessonStep, TaskGoal};
use crate::families;

/// A learner's way through a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonRun {
    lesson: Arc<Lesson>,
    step: usize,
    pub(super) task: usize,
    moves: Vec<String>,
}

impl LessonRun {
    /// Starts with the first step.
    pub fn new(lesson: Arc<Lesson>) -> Self {
        Self::at(lesson, 0)
    }

    /// Starts after `done` steps, or with the last step if there are no more.
    pub fn at(lesson: Arc<Lesson>, done: usize) -> Self {
        Self {
            step: done.min(lesson.steps.len().saturating_sub(1)),
            lesson,
            task: 0,
            moves: Vec::new(),
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The current step.
    pub fn step(&self) -> &LessonStep {
        &self.lesson.steps[self.step]
    }

    /// The number of the current step, from 1, and the number of steps.
    pub fn progress(&self) -> (usize, usize) {
        (self.step + 1, self.lesson.steps.len())
    }

    /// The number of steps completed.
    pub fn done(&self) -> usize {
        self.step + usize::from(self.step_done())
    }

    /// The number of tasks of the current step that are completed.
    pub fn tasks_done(&self) -> usize {
        self.task
    }

    /// Whether the current step is completed; a step without tasks always is.
    pub fn step_done(&self) -> bool {
        self.task >= self.step().tasks.len()
    }

    /// Whether the whole lesson is completed.
    pub fn finished(&self) -> bool {
        self.done() == self.lesson.steps.len()
    }

    /// Whether the task is to select places, not to move.
    pub fn points(&self) -> bool {
        matches!(self.goal(), Some(TaskGoal::Tap(_)))
    }

    /// The number of places to select, if the task is to select places.
    pub fn wanted_places(&self) -> usize {
        match self.goal() {
            Some(TaskGoal::Tap(places)) => places.len(),
            _ => 0,
        }
    }

    /// The places to mark: those of the step, until its first task is completed.
    pub fn marks(&self) -> Vec<Spot> {
        let marks = if self.task == 0 {
            self.step().marks.as_slice()
        } else {
            &[]
        };
        self.spots(marks)
    }

    /// The variant on the table in this step.
    pub fn variant(&self) -> &str {
        self.step().variant.as_ref().unwrap_or(&self.lesson.variant)
    }

    pub(crate) fn goal(&self) -> Option<&TaskGoal> {
        self.step().tasks.get(self.task).map(|task| &task.goal)
    }

    pub(super) fn spots(&self, texts: &[String]) -> Vec<Spot> {
        texts
            .iter()
            .filter_map(|text| families::spot(self.variant(), text))
            .collect()
    }

    /// The key of a text of this step.
    pub(super) fn key(&self, what: &str) -> String {
        self.lesson.key(&format!("{}-{what}", self.step().key))
    }

    /// The text under a key of this lesson.
    pub fn text(&self, key: &str) -> String {
        self.lesson.text(key)
    }

    /// The same, in the language of whenever it is shown.
    #[must_use]
    pub fn said(&self, key: String) -> Worded {
        self.lesson.said(key)
    }

    /// The text key of the step's title.
    pub fn title(&self) -> String {
        self.key("title")
    }

    /// The text key of the current task or, once the step is completed, of the praise.
    pub fn say(&self) -> String {
        match self.task {
            0 => self.key("say"),
            task if task < self.step().tasks.len() => self.key(&format!("say-{}", task + 1)),
            _ => self.key("done"),
        }
    }

    /// The text keys of the step's hints, from vague to explicit.
    pub fn hints(&self) -> Vec<String> {
        (1..=self.step().hints)
            .map(|number| self.key(&format!("hint-{number}")))
            .collect()
    }

    /// The keys of everything that can be said in this step.
    pub(crate) fn sentences(&self) -> Vec<String> {
        let tasks = self.step().tasks.len();
        let say = (0..=tasks).map(|task| {
            let run = Self {
                task,
                ..self.clone()
            };
            run.say()
        });
        let not_yet = (tasks > 0).then(|| self.key("not_yet"));
        let rest = [self.title()].into_iter().chain(not_yet);
        rest.chain(say).chain(self.hints()).collect()
    }

    /// Candidates for the opponents' reply to the current task.
    pub(crate) fn replies(&self) -> &[String] {
        let task = self.step().tasks.get(self.task);
        task.map_or(&[], |task| &task.reply)
    }

    /// The same step with the current task done, if it is one without a move.
    pub(crate) fn after_task(&self) -> Self {
        Self {
            task: self.task + 1,
            ..self.clone()
        }
    }

    /// A move that completes the task, to show to a learner who is stuck; `None` if the task is not
    /// a legal move.
    pub fn solution(&self) -> Option<String> {
        let right = |mv: &String| {
            let result = self.clone().check(LessonAttempt::Move(mv));
            matches!(
                result,
                LessonResult::Done { .. } | LessonResult::GoOn { .. }
            )
        };
        self.table()?.legal().into_iter().find(right)
    }

    /// Completes the step for a learner who is stuck. Returns the moves to play on the table, the
    /// opponents' included; a task that is not a legal move has none.
    pub fn show_step(&mut self) -> Vec<String> {
        let before = self.moves.len();
        while !self.step_done() {
            match self.solution() {
                Some(mv) => {
                    self.check(LessonAttempt::Move(&mv));
                }
                None => self.task += 1,
            }
        }
        self.moves[before..].to_vec()
    }

    /// The text keys of the titles of all steps.
    pub fn titles(&self) -> Vec<String> {
        let steps = self.lesson.steps.iter();
        let title = |step: &LessonStep| self.lesson.key(&format!("{}-title", step.key));
        steps.map(title).collect()
    }

    /// The position after everything played in this step, as a match to open on the table. It has
    /// no computer players: the opponent's moves come from [`LessonRun::check`].
    pub fn record(&self) -> Record {
        let mut record = Record {
            options: self.lesson.options.clone(),
            seat_options: self.step().seat_options.clone(),
            position: self.step().position.clone(),
            moves: self.moves.clone(),
            ..Record::new(self.variant(), Vec::new(), 0)
        };
        let (seats, learner) = self.start().map_or((0, Seat(0)), |start| {
            (start.seats().len(), learner(&*start))
        });
        record.seats = (0..seats)
            .map(|seat| {
                let place = (seat + seats - learner.index()) % seats.max(1);
                Occupant::Person(self.seat_name(place, seats).to_owned())
            })
            .collect();
        record
    }

    /// The name of the person shown `place` seats after the learner, at a table of `seats`: the
    /// teacher opposite, other courtiers elsewhere.
    fn seat_name(&self, place: usize, seats: usize) -> &'static str {
        let teacher = self.lesson.teacher();
        match (place, seats / 2) {
            (0, _) => "",
            (place, opposite) if place == opposite => teacher.map_or("", Courtier::name),
            (place, opposite) => {
                let mut others = Courtier::ALL
                    .into_iter()
                    .filter(|who| Some(*who) != teacher);
                let before = place - 1 - usize::from(place > opposite);
                others.nth(before).map_or("", Courtier::name)
            }
        }
    }

    /// The learner's seat in this step.
    pub fn learner(&self) -> Seat {
        self.start().map_or(Seat(0), |start| learner(&*start))
    }

    /// The starting position of the step; `None` only if the data are wrong, which a test rules
    /// out.
    fn start(&self) -> Option<Box<dyn AnyMatch>> {
        registry::set_up_seats(
            self.variant(),
            &self.lesson.options,
            &self.step().seat_options,
            self.step().position.as_deref(),
        )
    }

    /// The current match in this step.
    pub(crate) fn table(&self) -> Option<Box<dyn AnyMatch>> {
        let mut table = self.start()?;
        for mv in &self.moves {
            table.play(mv).ok()?;
        }
        Some(table)
    }

    /// Assesses an attempt. Only [`LessonResult::Done`] and [`LessonResult::GoOn`] change anything:
    /// then a move has been played here and has to be played on the table.
    pub fn check(&mut self, attempt: LessonAttempt<'_>) -> LessonResult {
        let not_yet = || LessonResult::NotYet {
            why: self.key("not_yet"),
        };
        let (Some(goal), Some(table)) = (self.goal().cloned(), self.table()) else {
            return not_yet();
        };
        match attempt {
            LessonAttempt::Refused(refusal) => self.refused(&goal, refusal.clone()),
            LessonAttempt::Move(text) => match table.refusal(text) {
                Some(refusal) => self.refused(&goal, refusal),
                None => self.moved(&goal, table, text),
            },
            LessonAttempt::Spots(spots) => {
                let TaskGoal::Tap(wanted) = goal else {
                    return not_yet();
                };
                let (mut wanted, mut given) = (self.spots(&wanted), spots.to_vec());
                wanted.sort_unstable();
                given.sort_unstable();
                given.dedup();
                if wanted == given {
                    self.advance(Vec::new())
                } else {
                    not_yet()
                }
            }
        }
    }

    fn refused(&mut self, goal: &TaskGoal, refusal: Refusal) -> LessonResult {
        match goal {
            TaskGoal::Refused(keys) if keys.iter().any(|key| key == refusal.key()) => {
                self.advance(Vec::new())
            }
            _ => LessonResult::Refused(refusal),
        }
    }

    /// Assesses a legal move.
    fn moved(&mut self, goal: &TaskGoal, mut table: Box<dyn AnyMatch>, text: &str) -> LessonResult {
        let learner = learner(&*table);
        if let Err(refusal) = table.play(text) {
            return LessonResult::Refused(refusal);
        }
        let played = table.record().moves.pop().unwrap_or_default();
        if !self.reached(goal, &mut *table, &played, learner) {
            return LessonResult::NotYet {
                why: self.key("not_yet"),
            };
        }
        self.moves.push(played);
        let replies = &self.step().tasks[self.task].reply;
        let reply = replies
            .iter()
            .find_map(|reply| play_reply(&mut *table, reply))
            .unwrap_or_default();
        self.moves.extend(reply.iter().cloned());
        self.advance(reply)
    }

    /// Whether the move just played on `table` reaches the goal.
    fn reached(
        &self,
        goal: &TaskGoal,
        table: &mut dyn AnyMatch,
        played: &str,
        learner: Seat,
    ) -> bool {
        let effects = table.effects();
        match goal {
            TaskGoal::Any => true,
            TaskGoal::Play(moves) => moves.iter().any(|mv| mv == played),
            TaskGoal::Capture(least) => {
                let taken = effects
                    .iter()
                    .filter(|effect| matches!(effect, Effect::Captured { .. }));
                taken.count() >= *least
            }
            TaskGoal::Crown => effects
                .iter()
                .any(|effect| matches!(effect, Effect::Changed { .. })),
            TaskGoal::Reach(places) => {
                let last = effects.iter().rev().find_map(|effect| match effect {
                    Effect::Moved { to, .. } => Some(*to),
                    _ => None,
                });
                last.is_some_and(|last| self.spots(places).contains(&last))
            }
            TaskGoal::Win => wins(table, learner),
            TaskGoal::Tap(_) | TaskGoal::Refused(_) => false,
        }
    }

    fn advance(&mut self, reply: Vec<String>) -> LessonResult {
        self.task += 1;
        if self.step_done() {
            LessonResult::Done {
                praise: self.key("done"),
                reply,
            }
        } else {
            LessonResult::GoOn { reply }
        }
    }

    /// Moves on to the next step. Returns false if this one is not completed, or is the last.
    pub fn next_step(&mut self) -> bool {
        let more = self.step_done() && self.step + 1 < self.lesson.steps.len();
        if more {
            *self = Self::at(Arc::clone(&self.lesson), self.step + 1);
        }
        more
    }

    /// Goes back to the previous step. Returns false at the first.
    pub fn previous_step(&mut self) -> bool {
        let any = self.step > 0;
        if any {
            *self = Self::at(Arc::clone(&self.lesson), self.step - 1);
        }
        any
    }

    /// Restarts the step.
    pub fn again(&mut self) {
        *self = Self::at(Arc::clone(&self.lesson), self.step);
    }
}

/// Plays a reply, which may be moves of several players, and returns the moves; if one of them is
/// illegal, nothing changes and the result is `None`.
fn play_reply(table: &mut dyn AnyMatch, reply: &str) -> Option<Vec<String>> {
    let moves: Vec<String> = reply.split(';').map(|mv| mv.trim().to_owned()).collect();
    for (played, mv) in moves.iter().enumerate() {
        if table.play(mv).is_err() {
            for _ in 0..played {
                table.undo();
            }
            return None;
        }
    }
    Some(moves)
}

/// The seat to move.
fn learner(table: &dyn AnyMatch) -> Seat {
    table.turn().seat().unwrap_or(Seat(0))
}

/// Whether the match is won for a seat, or will be after any move of the opponent.
fn wins(table: &mut dyn AnyMatch, seat: Seat) -> bool {
    let won = |turn: Turn| {
        turn.outcome()
            .is_some_and(|outcome| outcome.winners.contains(&seat))
    };
    if table.turn().outcome().is_some() {
        return won(table.turn());
    }
    let answers = table.legal();
    !answers.is_empty()
        && answers.iter().all(|answer| {
            let fine = table.play(answer).is_ok() && won(table.turn());
            table.undo();
            fine
        })
}
