//! Lessons: a game taught step by step, on the real rules.
//!
//! A [`Lesson`] is data: for each [`LessonStep`] a position and one or more tasks. A [`LessonRun`]
//! goes through it: it gives the position on the table ([`LessonRun::record`]) and assesses what
//! the learner tries there ([`LessonRun::check`]). Illegal attempts are refused with the rules' own
//! sentences; legal moves that do not fulfil the task are not played, and a sentence says why. The
//! opponent's moves are part of the data.
//!
//! Texts are stored under `lesson-<variant>-<step>-…`: `title`; `say` (and `say-2`, … for later
//! tasks); `done`; `not_yet` for a legal move that is not asked for; `hint-1` and so on. A
//! player's own file contains them, under `<step>-…`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::file::OwnSentences;
use crate::players::levels::Courtier;
use crate::rules::{AnyMatch, Effect, Occupant, Record, Refusal, Seat, Spot, Turn, registry};
use crate::texts;

/// The lesson of a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The key of the variant that is taught; a step may use another variant of the same family.
    pub variant: String,
    /// Its options; missing ones have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The level of the courtier that teaches, 1 to 5.
    pub teacher: u8,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
    /// The sentences, in a player's own file.
    #[serde(default)]
    pub sentences: OwnSentences,
    /// The name of its file; `None` if it is built in.
    #[serde(skip)]
    pub file: Option<String>,
}

/// One step: a position and the tasks in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Its name in the text keys.
    pub key: String,
    /// The variant on the table; the lesson's own by default.
    #[serde(default)]
    pub variant: Option<String>,
    /// Options of seats, in order of seats; missing ones have their defaults.
    #[serde(default)]
    pub seat_options: Vec<BTreeMap<String, String>>,
    /// The position in the game's notation; the standard starting position by default. The learner
    /// plays the side to move.
    #[serde(default)]
    pub position: Option<String>,
    /// Places to mark at the start of the step, in the family's notation.
    #[serde(default)]
    pub marks: Vec<String>,
    /// The tasks, in order; a step without tasks is only read.
    #[serde(default)]
    pub tasks: Vec<Task>,
    /// The number of hints.
    #[serde(default)]
    pub hints: u8,
}

/// A task, and the opponent's reply to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The condition that completes the task.
    pub goal: TaskGoal,
    /// Candidates for the opponents' reply; the first legal one is played. If several opponents
    /// reply, their moves are in one text, separated by `;`.
    #[serde(default)]
    pub reply: Vec<String>,
}

/// The condition that completes a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TaskGoal {
    /// Any legal move.
    Any,
    /// One of these moves, in notation.
    Play(Vec<String>),
    /// A move that captures at least this many pieces.
    Capture(usize),
    /// A move that crowns a man, or otherwise changes the kind of a piece.
    Crown,
    /// A move that ends in one of these places.
    Reach(Vec<String>),
    /// A move that wins at once, or after any reply of the opponent.
    Win,
    /// Selecting exactly these places, in any order.
    Tap(Vec<String>),
    /// Trying something that the rules refuse with one of these keys.
    Refused(Vec<String>),
}

/// An attempt of the learner.
#[derive(Clone, Copy, Debug)]
pub enum LessonAttempt<'a> {
    /// A move in notation, legal or not, that has not been played yet.
    Move(&'a str),
    /// Selected places, for a task that asks for them ([`LessonRun::points`]).
    Spots(&'a [Spot]),
    /// Something that the rules refused, so that there is no move for it.
    Refused(&'a Refusal),
}

/// The result of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonResult {
    /// The step is completed. If the attempt was a move, it was played, followed by the reply.
    Done {
        /// The text key of the praise.
        praise: String,
        /// The moves of the opponents.
        reply: Vec<String>,
    },
    /// The task is completed, and there is another ([`LessonRun::say`]). If the attempt was a move,
    /// it was played, followed by the reply.
    GoOn {
        /// The moves of the opponents.
        reply: Vec<String>,
    },
    /// Legal, but not what the task asks for: nothing changes.
    NotYet {
        /// The text key of the sentence that says so.
        why: String,
    },
    /// Illegal: nothing changes.
    Refused(Refusal),
}

impl Lesson {
    /// The courtier that teaches.
    pub fn teacher(&self) -> Option<Courtier> {
        Courtier::of_level(self.teacher)
    }

    /// The same lesson from a file of this name; `None` if it is built in.
    pub(super) fn named(mut self, file: Option<&str>) -> Self {
        self.file = file.map(str::to_owned);
        self
    }

    /// Its permanent id: the key of its variant, or the name of its file.
    pub fn id(&self) -> &str {
        self.file.as_ref().unwrap_or(&self.variant)
    }

    /// The key of the lesson's title.
    pub fn title(&self) -> String {
        self.key("title")
    }

    /// The key of a sentence: without the lesson's prefix if the lesson has its sentences itself.
    fn key(&self, of: &str) -> String {
        if self.sentences.is_empty() {
            format!("lesson-{}-{of}", self.variant)
        } else {
            of.to_owned()
        }
    }

    /// The sentence under a key of this lesson.
    pub fn text(&self, key: &str) -> String {
        let own = self.sentences.get(key).map(String::as_str);
        own.unwrap_or_else(|| texts::text(key)).to_owned()
    }
}

/// A learner's way through a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonRun {
    lesson: Arc<Lesson>,
    step: usize,
    task: usize,
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

    pub(super) fn goal(&self) -> Option<&TaskGoal> {
        self.step().tasks.get(self.task).map(|task| &task.goal)
    }

    fn spots(&self, texts: &[String]) -> Vec<Spot> {
        texts
            .iter()
            .filter_map(|text| super::spot(self.variant(), text))
            .collect()
    }

    /// The key of a text of this step.
    fn key(&self, what: &str) -> String {
        self.lesson.key(&format!("{}-{what}", self.step().key))
    }

    /// The text under a key of this lesson.
    pub fn text(&self, key: &str) -> String {
        self.lesson.text(key)
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
    pub(super) fn sentences(&self) -> Vec<String> {
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
    pub(super) fn replies(&self) -> &[String] {
        let task = self.step().tasks.get(self.task);
        task.map_or(&[], |task| &task.reply)
    }

    /// The same step with the current task done, if it is one without a move.
    pub(super) fn after_task(&self) -> Self {
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
    pub(super) fn table(&self) -> Option<Box<dyn AnyMatch>> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::file::LevelFile;
    use crate::levels::library::LevelLibrary;
    use crate::players::retrograde::Value;
    use crate::players::wolf::worth;
    use crate::rules::Match;
    use crate::rules::cromwell::deck::Monarch;
    use crate::rules::mill::board::Point;
    use crate::rules::queens_guard::cell::{Cell, Cells};
    use crate::rules::six_of_viii::deck::Card;
    use crate::rules::six_wives::board::{FLOOR, GRAVEYARD, Space, Spaces};
    use crate::rules::wolf::Wolf;

    fn all() -> Vec<Arc<Lesson>> {
        LevelLibrary::built_in().lessons().cloned().collect()
    }

    fn of(variant: &str) -> Option<Arc<Lesson>> {
        LevelLibrary::built_in().lesson(variant).cloned()
    }

    /// A lesson in a file.
    fn lesson(text: &str) -> Arc<Lesson> {
        match LevelFile::parse(text) {
            Ok(LevelFile::Lesson(lesson)) => Arc::new(lesson),
            other => panic!("{other:?}"),
        }
    }

    /// Attempts as texts, legal as moves or not: every card, every pair of squares, or one or two
    /// points with any sign.
    fn attempts(variant: &str) -> Vec<String> {
        match registry::variant(variant).map(|variant| variant.family) {
            Some("six_of_viii") => Card::all().map(|card| card.to_string()).collect(),
            Some("cromwell") => {
                let words = ["lay", "announce", "offer"];
                let of = move |card: Monarch| words.map(|word| format!("{word} {card}"));
                Monarch::all().flat_map(of).collect()
            }
            Some("mill") => {
                let pairs = Point::all().flat_map(|one| {
                    Point::all()
                        .flat_map(move |other| ["-", "x"].map(|sign| format!("{one}{sign}{other}")))
                });
                pairs
                    .chain(Point::all().map(|point| point.to_string()))
                    .collect()
            }
            // From each cell to those near it, and to the throne.
            Some("queens_guard") => {
                let near = |from: Cell| {
                    let next =
                        Cells(from.around()).fold(from.around(), |all, at| all | at.around());
                    Cells(next | Cell::THRONE.mask()).map(move |to| format!("{from}-{to}"))
                };
                Cell::all().flat_map(near).collect()
            }
            // From each space to those near it.
            Some("six_wives") => {
                let near = |from: Space| {
                    let far = move |to: &Space| {
                        let columns = from.column().abs_diff(to.column());
                        columns + from.row().abs_diff(to.row()) <= 2
                    };
                    let others = Spaces(FLOOR | GRAVEYARD).filter(far);
                    others.map(move |to| format!("{from}-{to}"))
                };
                Spaces(FLOOR | GRAVEYARD).flat_map(near).collect()
            }
            _ => (1..=32)
                .flat_map(|from| (1..=32).map(move |to| format!("{from}-{to}")))
                .collect(),
        }
    }

    /// The match on the table is the same as the one in the lesson.
    fn lies_on_the_table(run: &LessonRun) -> Box<dyn AnyMatch> {
        let record = run.record();
        let table = registry::replay_match(&record)
            .unwrap_or_else(|error| panic!("{}: {error}", run.title()));
        assert!(
            table.seats().iter().all(Occupant::is_person),
            "no courtier thinks in a lesson"
        );
        assert_eq!(
            table.seats()[run.learner().index()],
            Occupant::Person(String::new())
        );
        table
    }

    /// Plays a step from here to its end by every accepted move, and tries all the others. Returns
    /// how often the step was completed.
    fn explore(run: &LessonRun) -> usize {
        let at = format!("{} task {}", run.title(), run.task + 1);
        assert!(texts::has(&run.say()), "no text {}", run.say());
        let table = lies_on_the_table(run);
        if run.step_done() {
            return 1;
        }
        assert!(
            texts::has(&run.key("not_yet")),
            "no text {}",
            run.key("not_yet")
        );
        let task = &run.step().tasks[run.task];
        let checked = |attempt: LessonAttempt<'_>| {
            let mut after = run.clone();
            let result = after.check(attempt);
            let moved = matches!(
                result,
                LessonResult::Done { .. } | LessonResult::GoOn { .. }
            );
            assert_eq!(
                moved,
                after != *run,
                "{at}: only what is right changes something"
            );
            (result, after)
        };
        assert_eq!(
            table.turn().seat(),
            Some(run.learner()),
            "{at}: the learner is to move"
        );
        let mut done = 0;
        let mut go_on = |after: LessonRun| done += explore(&after);
        match &task.goal {
            TaskGoal::Tap(places) => {
                assert!(run.points());
                let all: Vec<Spot> = (0..32).map(Spot::Square).collect();
                let right: Vec<Spot> = run.spots(places);
                assert_eq!(right.len(), places.len(), "{at}: every place is one");
                for wrong in all.iter().filter(|spot| !right.contains(spot)) {
                    assert!(matches!(
                        checked(LessonAttempt::Spots(&[*wrong])).0,
                        LessonResult::NotYet { .. }
                    ));
                    let both: Vec<Spot> = right.iter().chain([wrong]).copied().collect();
                    assert!(matches!(
                        checked(LessonAttempt::Spots(&both)).0,
                        LessonResult::NotYet { .. }
                    ));
                }
                assert!(matches!(
                    checked(LessonAttempt::Spots(&[])).0,
                    LessonResult::NotYet { .. }
                ));
                for legal in table.legal() {
                    assert!(
                        matches!(
                            checked(LessonAttempt::Move(&legal)).0,
                            LessonResult::NotYet { .. }
                        ),
                        "{at}: {legal}"
                    );
                }
                go_on(checked(LessonAttempt::Spots(&right)).1);
            }
            TaskGoal::Refused(keys) => {
                for legal in table.legal() {
                    assert!(
                        matches!(
                            checked(LessonAttempt::Move(&legal)).0,
                            LessonResult::NotYet { .. }
                        ),
                        "{at}: {legal}"
                    );
                }
                let (mut right, mut wrong) = (None, 0);
                for attempt in attempts(run.variant()) {
                    let Some(refusal) = table.refusal(&attempt) else {
                        continue;
                    };
                    let asked = keys.iter().any(|key| key == refusal.key());
                    let (by_move, after) = checked(LessonAttempt::Move(&attempt));
                    assert_eq!(
                        checked(LessonAttempt::Refused(&refusal)),
                        (by_move.clone(), after.clone())
                    );
                    if asked {
                        right = Some(after);
                    } else {
                        assert_eq!(by_move, LessonResult::Refused(refusal));
                        wrong += 1;
                    }
                }
                assert!(wrong > 0 && run.solution().is_none(), "{at}");
                go_on(right.unwrap_or_else(|| panic!("{at}: nothing is refused with {keys:?}")));
            }
            goal => {
                let legal = table.legal();
                if let TaskGoal::Play(moves) = goal {
                    assert!(
                        moves.iter().all(|mv| legal.contains(mv)),
                        "{at}: {moves:?} of {legal:?}"
                    );
                }
                let (mut right, mut wrong) = (0, 0);
                for mv in &legal {
                    let (result, after) = checked(LessonAttempt::Move(mv));
                    let reply = match result {
                        LessonResult::Done { praise, reply } => {
                            assert_eq!(praise, after.say());
                            reply
                        }
                        LessonResult::GoOn { reply } => reply,
                        LessonResult::NotYet { why } => {
                            assert_eq!(why, run.key("not_yet"));
                            wrong += 1;
                            continue;
                        }
                        LessonResult::Refused(refusal) => {
                            panic!("{at}: {mv} is legal, and refused: {refusal}")
                        }
                    };
                    assert_eq!(
                        reply.is_empty(),
                        task.reply.is_empty(),
                        "{at}: after {mv} no reply is legal"
                    );
                    right += 1;
                    go_on(after);
                }
                assert!(right > 0, "{at}: no move does it");
                assert!(run.solution().is_some_and(|mv| legal.contains(&mv)), "{at}");
                assert!(
                    wrong > 0 || legal.len() == 1 || *goal == TaskGoal::Any,
                    "{at}: every move does it"
                );
                for nonsense in ["1-32", "", "x", "33-34"] {
                    assert!(
                        matches!(
                            checked(LessonAttempt::Move(nonsense)).0,
                            LessonResult::Refused(_)
                        ),
                        "{at}: {nonsense}"
                    );
                }
                assert!(matches!(
                    checked(LessonAttempt::Spots(&[Spot::Square(0)])).0,
                    LessonResult::NotYet { .. }
                ));
            }
        }
        done
    }

    #[test]
    fn everybody_at_a_lesson_is_somebody_else() {
        for lesson in all() {
            let seats = LessonRun::new(Arc::clone(&lesson)).record().seats;
            let mut names: Vec<String> = seats.iter().map(|who| format!("{who:?}")).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), seats.len(), "{}", lesson.variant);
        }
    }

    #[test]
    fn every_step_of_every_lesson_can_be_done_and_nothing_else_passes() {
        assert_eq!(all().len(), 8);
        for lesson in all() {
            assert!(texts::has(&lesson.title()), "no text {}", lesson.title());
            assert!(lesson.teacher().is_some());
            let steps = if lesson.variant == "queens_guard" {
                9
            } else {
                8
            };
            assert_eq!(lesson.steps.len(), steps, "{}", lesson.title());
            assert_eq!(of(&lesson.variant).as_ref(), Some(&lesson));
            let mut run = LessonRun::new(Arc::clone(&lesson));
            for number in 1..=steps {
                assert_eq!(
                    (run.progress(), run.done(), run.finished()),
                    ((number, steps), number - 1, false)
                );
                assert!(!run.next_step(), "{}: the step is not done", run.title());
                assert_eq!(
                    run.marks().len(),
                    run.step().marks.len(),
                    "{}: every mark is a place",
                    run.title()
                );
                for key in [run.title(), run.key("done")]
                    .into_iter()
                    .chain(run.hints())
                {
                    assert!(texts::has(&key), "no text {key}");
                }
                assert!(
                    !run.step().tasks.is_empty() && run.step().hints > 0,
                    "{}",
                    run.title()
                );
                assert!(explore(&run) > 0);
                run.task = run.step().tasks.len();
                assert_eq!(run.next_step(), number < steps);
            }
            assert!(run.finished() && run.done() == steps);
            let family = |variant: &str| registry::variant(variant).map(|variant| variant.family);
            let others = lesson
                .steps
                .iter()
                .filter_map(|step| step.variant.as_deref());
            assert!(
                others
                    .into_iter()
                    .all(|other| family(other) == family(&lesson.variant)),
                "{}",
                lesson.title()
            );
        }
        assert_eq!(of("halma"), None);
    }

    #[test]
    fn no_text_is_left_over() {
        let mut used = Vec::new();
        for lesson in all() {
            used.push(lesson.title());
            for step in 0..lesson.steps.len() {
                used.extend(LessonRun::at(Arc::clone(&lesson), step).sentences());
            }
        }
        for key in texts::keys().filter(|key| key.starts_with("lesson-")) {
            assert!(used.iter().any(|used| used == key), "{key} is never said");
        }
    }

    #[test]
    fn a_learner_goes_back_begins_again_and_comes_in_the_middle() {
        let lesson = of("draughts").unwrap();
        let mut run = LessonRun::at(Arc::clone(&lesson), 3);
        assert_eq!(run.progress(), (4, 8));
        assert!(run.previous_step() && run.progress() == (3, 8));
        assert!(matches!(
            run.check(LessonAttempt::Spots(&[Spot::Square(17)])),
            LessonResult::GoOn { reply } if reply.is_empty()
        ));
        assert_eq!(
            (run.say().as_str(), run.marks()),
            ("lesson-draughts-must-say-2", vec![])
        );
        run.again();
        assert_eq!(run, LessonRun::at(Arc::clone(&lesson), 2));
        let last = LessonRun::at(Arc::clone(&lesson), 99);
        assert_eq!(last.progress(), (8, 8));
        let mut first = LessonRun::new(lesson);
        assert!(!first.previous_step());
    }

    #[test]
    fn a_step_without_a_task_is_only_read() {
        let text = r#"Lesson(variant: "losing", teacher: 1, steps: [(key: "aim"), (key: "must", tasks: [(goal: Any)])])"#;
        let mut run = LessonRun::new(lesson(text));
        assert!(run.step_done() && run.done() == 1 && !run.finished() && run.solution().is_none());
        assert!(
            matches!(
                run.check(LessonAttempt::Move("11-15")),
                LessonResult::NotYet { .. }
            ),
            "nothing is to be done"
        );
        assert!(run.next_step() && !run.step_done());
        assert_eq!((run.learner(), run.solution().is_some()), (Seat(0), true));
    }

    /// Whether a move completes the only task of a step.
    fn does(variant: &str, position: &str, goal: &str, mv: &str) -> bool {
        let text = format!(
            r#"Lesson(variant: "{variant}", teacher: 1, steps: [(key: "x", position: Some("{position}"), tasks: [(goal: {goal})])])"#
        );
        match LessonRun::new(lesson(&text)).check(LessonAttempt::Move(mv)) {
            LessonResult::Done { .. } => true,
            LessonResult::NotYet { .. } => false,
            other => panic!("{mv}: {other:?}"),
        }
    }

    #[test]
    fn a_goal_is_reached_by_what_it_says_and_no_less() {
        let two = |mv| does("draughts", "W:W20,27:B14,16,23", "Capture(2)", mv);
        assert_eq!((two("20x11"), two("27x9")), (false, true));
        let crown = |mv| does("draughts", "W:W6,30:B12", "Crown", mv);
        assert_eq!((crown("30-25"), crown("6-2")), (false, true));
        let reach = |mv| does("draughts", "W:W22,30:B3", r#"Reach(["17", "26"])"#, mv);
        assert_eq!(
            (reach("22-18"), reach("22-17"), reach("30-26")),
            (false, true, true)
        );
        let win = |mv| does("wolf", "B:W9,10,11,25:B18", "Win", mv);
        assert!(!win("18-23"), "it wins only if the sheep answer badly");
        assert!(
            does("losing", "W:W23:B14", "Win", "23-18"),
            "any answer there is wins"
        );
    }

    #[test]
    fn a_lesson_that_does_not_fit_its_game_judges_nothing() {
        let text = r#"Lesson(variant: "halma", teacher: 9, steps: [(key: "aim", position: Some("x"), tasks: [(goal: Win)])])"#;
        let mut run = LessonRun::new(lesson(text));
        assert!(matches!(
            run.check(LessonAttempt::Move("11-15")),
            LessonResult::NotYet { .. }
        ));
        assert!(run.record().seats.is_empty() && run.solution().is_none());
    }

    #[test]
    fn a_reply_is_part_of_the_position_and_later_sentences_come() {
        let mut run = LessonRun::at(of("draughts").unwrap(), 7);
        let reply = vec!["17x26".to_owned()];
        assert_eq!(
            run.check(LessonAttempt::Move("25-22")),
            LessonResult::GoOn { reply }
        );
        assert_eq!(run.record().moves, ["25-22", "17x26"]);
        assert_eq!(run.say(), "lesson-draughts-shot-say-2");
        let praise = "lesson-draughts-shot-done".to_owned();
        assert_eq!(
            run.check(LessonAttempt::Move(" 30 x 7 ")),
            LessonResult::Done {
                praise,
                reply: Vec::new()
            }
        );
        assert!(run.finished() && !run.next_step());
        assert!(
            matches!(
                run.check(LessonAttempt::Move("1-5")),
                LessonResult::NotYet { .. }
            ),
            "nothing more is to be done"
        );
    }

    /// Whether `seat` wins by force within `plies` plies; either side may be to move.
    fn forced(table: &mut dyn AnyMatch, seat: Seat, plies: usize) -> bool {
        if let Some(outcome) = table.turn().outcome() {
            return outcome.winners.contains(&seat);
        }
        if plies == 0 {
            return false;
        }
        let own = table.turn().seat() == Some(seat);
        let mut won = table
            .legal()
            .into_iter()
            .map(|mv| after(table, &mv, |table| forced(table, seat, plies - 1)));
        if own {
            won.any(|won| won)
        } else {
            won.all(|won| won)
        }
    }

    fn after<T>(
        table: &mut dyn AnyMatch,
        mv: &str,
        look: impl FnOnce(&mut dyn AnyMatch) -> T,
    ) -> T {
        table.play(mv).unwrap();
        let seen = look(table);
        table.undo();
        seen
    }

    /// If a step says that one move is enough, exactly that move wins by force, in as many moves as
    /// there are tasks left.
    #[test]
    fn what_the_teacher_says_is_won_is_won_and_nothing_else_is() {
        let last = |variant, step| LessonRun::at(of(variant).unwrap(), step);
        let losing = [0, 1, 3, 4, 5, 6, 7].map(|step| last("losing", step));
        let wolf = [3, 4, 6, 7].map(|step| last("wolf", step));
        let others = [last("draughts", 7), last("six_wives", 6)];
        for mut run in losing.into_iter().chain(wolf).chain(others) {
            while !run.step_done() {
                let mut table = lies_on_the_table(&run);
                let left = 2 * (run.step().tasks.len() - run.task) - 1;
                let winning: Vec<String> = table
                    .legal()
                    .into_iter()
                    .filter(|mv| after(&mut *table, mv, |table| forced(table, run.learner(), left)))
                    .collect();
                let [only] = winning.as_slice() else {
                    panic!("{} task {}: {winning:?}", run.title(), run.task + 1)
                };
                assert!(
                    !matches!(
                        run.check(LessonAttempt::Move(only)),
                        LessonResult::NotYet { .. }
                    ),
                    "{only}"
                );
            }
        }
    }

    /// The sheep's careful move is the only one that keeps the win.
    #[test]
    fn the_row_is_kept_closed_by_one_move_alone() {
        let run = LessonRun::at(of("wolf").unwrap(), 5);
        assert_eq!(run.step().key, "row");
        let table = lies_on_the_table(&run);
        let field = *table
            .as_any()
            .downcast_ref::<Match<Wolf>>()
            .unwrap()
            .game()
            .field();
        let keeps = |mv: &crate::rules::wolf::field::Move| {
            matches!(worth(&field.play(*mv)), Value::Loss(_))
        };
        let keeping: Vec<String> = field
            .moves()
            .iter()
            .filter(|mv| keeps(mv))
            .map(ToString::to_string)
            .collect();
        assert_eq!(keeping, ["22-18"]);
    }
}
