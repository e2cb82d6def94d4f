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

pub use self::run::LessonRun;
use std::collections::BTreeMap;

use coffer_players::levels::Courtier;
use coffer_rules::{Refusal, Spot};
use coffer_texts::{self as texts, Worded};
use serde::{Deserialize, Serialize};

use crate::sentences::OwnSentences;

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
    pub(crate) fn named(mut self, file: Option<&str>) -> Self {
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

    /// The same, in the language of whenever it is shown.
    #[must_use]
    pub fn said(&self, key: String) -> Worded {
        let own = self.sentences.get(&key).cloned();
        own.map_or_else(|| Worded::text(key), Worded::from)
    }
}

mod run;
#[cfg(test)]
mod tests;
