//! The lesson or puzzle on the table, and how far the learner has come.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::course::rush::ActiveRush;
use crate::app::files::Notice;
use crate::app::session::Open;
use crate::app::session::advice::Advice;
use crate::app::state::Menu;
use crate::levels::lessons::LessonRun;
use crate::levels::library::LevelLibrary;
use crate::levels::puzzles::{self, AnyAttempt};
use crate::rules::{Record, Spot};
use crate::texts::Worded;

/// The tone of the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// The task.
    #[default]
    Task,
    /// A correct attempt.
    Praise,
    /// A wrong or illegal attempt.
    Correction,
    /// A hint.
    Hint,
}

/// Where a lesson or puzzle was started from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// A menu over the title screen.
    Menu(Menu),
    /// A match on the table, by its number among the kept matches.
    Match(u64),
}

impl Default for Origin {
    fn default() -> Self {
        Self::Menu(Menu::None)
    }
}

/// The lesson or puzzle on the table.
#[derive(Resource, Default)]
pub struct ActiveCourse {
    /// Its progress. `None` if there is none.
    pub run: Option<CourseRun>,
    /// The last reply to the learner. If there is none, the task is shown.
    pub words: Option<Worded>,
    /// The tone of that reply.
    pub tone: Tone,
    /// Number of hints given in this step.
    pub(super) hints: usize,
    /// Number of wrong attempts in this step.
    pub(super) wrong: usize,
    /// Whether the lesson or the rush has ended, and its last page is shown.
    pub ended: bool,
    /// The spots pointed at so far, if the task is to point.
    pub(super) tapped: Vec<Spot>,
    /// Whether the solution was shown; if so, it doesn't count as solved.
    pub(super) shown: bool,
    /// The mistakes in this puzzle: wrong moves, and to have its solution shown.
    pub(super) mistakes: u32,
    /// The number of those that are recorded.
    pub(super) mistakes_kept: u32,
    /// The rush that this puzzle is part of; `None` if it is part of none.
    pub rush: Option<ActiveRush>,
    /// Where to return to on leaving.
    pub(super) origin: Origin,
    /// The day it was started, counted from 1 January 1970.
    pub(super) day: u64,
}

/// A lesson or puzzle in progress.
pub enum CourseRun {
    /// A lesson.
    Lesson(LessonRun),
    /// A puzzle.
    Puzzle(Box<dyn AnyAttempt>),
}

impl CourseRun {
    /// The puzzle with this id; `None` if there is no such puzzle.
    pub(super) fn puzzle(levels: &LevelLibrary, id: &str) -> Option<Self> {
        let (_, puzzle) = levels.puzzle(id)?;
        puzzles::attempt(puzzle).map(Self::Puzzle)
    }

    /// Whether this step, or this puzzle, is complete.
    pub fn done(&self) -> bool {
        match self {
            Self::Lesson(lesson) => lesson.step_done(),
            Self::Puzzle(puzzle) => puzzle.is_solved(),
        }
    }

    pub(super) fn points(&self) -> bool {
        matches!(self, Self::Lesson(lesson) if lesson.points())
    }

    /// The position on the table, as a match with its moves so far.
    pub fn record(&self) -> Record {
        match self {
            Self::Lesson(lesson) => lesson.record(),
            Self::Puzzle(puzzle) => puzzle.record(),
        }
    }

    /// The request to set it up on the board.
    fn request(&self) -> Open {
        match self {
            Self::Lesson(lesson) => Open::practice(lesson.record(), lesson.learner()),
            Self::Puzzle(puzzle) => Open::puzzle(puzzle.record(), puzzle.learner()),
        }
    }
}

/// After this many wrong attempts at a step, a lesson offers to show the solution.
const PATIENCE: usize = 3;

impl ActiveCourse {
    /// Whether a lesson offers to play the current step itself.
    pub fn offers_to_show(&self) -> bool {
        let run = self.run.as_ref();
        self.wrong >= PATIENCE && run.is_some_and(|run| !run.done())
    }

    /// Whether the learner solved it without being shown the solution.
    pub fn is_solved(&self) -> bool {
        !self.shown && self.run.as_ref().is_some_and(CourseRun::done)
    }

    /// Whether a mistake was made in this puzzle.
    pub(super) fn is_failed(&self) -> bool {
        self.mistakes > 0
    }

    /// Another step or puzzle, started from the same place on the same day.
    pub(super) fn followed_by(&self, run: CourseRun) -> Self {
        Self {
            run: Some(run),
            origin: self.origin,
            day: self.day,
            ..default()
        }
    }

    pub(super) fn say(&mut self, tone: Tone, words: impl Into<Worded>) {
        self.tone = tone;
        self.words = Some(words.into());
    }

    /// The board marks of the current step.
    pub(super) fn marks(&self) -> Advice {
        let marks = match &self.run {
            Some(CourseRun::Lesson(lesson)) => lesson.marks(),
            Some(CourseRun::Puzzle(_)) | None => Vec::new(),
        };
        Advice { marks, ..default() }
    }

    /// What to show: the last reply, else the task. `None` without a lesson or puzzle.
    pub fn said(&self) -> Option<Worded> {
        let task = || match self.run.as_ref()? {
            CourseRun::Lesson(lesson) => Some(lesson.said(lesson.say())),
            CourseRun::Puzzle(puzzle) => Some(puzzle.puzzle().task_words()),
        };
        self.words.clone().or_else(task)
    }

    /// The same in the player's language.
    pub fn saying(&self) -> String {
        self.said()
            .map_or_else(String::new, |said| said.to_string())
    }
}

/// The step or puzzle whose board is being opened. It takes its place once that has succeeded.
#[derive(Resource, Default)]
pub(super) struct NextCourse(pub(super) Option<ActiveCourse>);

/// What opening a step or a puzzle changes.
#[derive(SystemParam)]
pub(super) struct CourseOpener<'w> {
    opens: MessageWriter<'w, Open>,
    pub(super) next: ResMut<'w, NextCourse>,
    pub(super) notice: ResMut<'w, Notice>,
    pub(super) advice: ResMut<'w, Advice>,
}

impl CourseOpener<'_> {
    /// Asks for the board of a step or a puzzle.
    pub(super) fn open(&mut self, course: ActiveCourse) {
        self.opens
            .write_batch(course.run.as_ref().map(CourseRun::request));
        self.next.0 = Some(course);
    }
}
