//! Lessons and puzzles on the table. The table reports each practice attempt; the lesson or puzzle
//! decides which moves are played and what the learner reads.

mod active;
mod against_clock;
mod attempts;
mod rush;

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::levels::Levels;
use crate::app::progress::PlayerProgress;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::advice::{Advice, ShownHint};
use crate::app::session::{Intent, Matches, Open, OpenResult, TableState};
use crate::app::state::{Menu, Screen};
use crate::app::wall_clock::WallClock;
use crate::levels::lessons::LessonRun;
use crate::levels::library::LevelLibrary;
use crate::levels::puzzles;
use crate::levels::puzzles::{Puzzle, PuzzleResult};
use crate::rules::Spot;
use crate::texts::{Sentence, Worded};

pub use self::active::{ActiveCourse, CourseRun, Tone};
use self::active::{CourseOpener, NextCourse, Origin};
pub use self::rush::ActiveRush;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartCourse>()
        .add_message::<CourseCommand>()
        .init_resource::<ActiveCourse>()
        .init_resource::<NextCourse>()
        .add_systems(
            Update,
            (
                (follow_keys, start, run_commands, leave)
                    .chain()
                    .after(FrameSystems::Hear)
                    .before(FrameSystems::Replay)
                    .before(FrameSystems::Queue)
                    .in_set(SessionSystems::Decide),
                (
                    take_place.run_if(on_message::<OpenResult>),
                    attempts::check,
                    against_clock::go_on.run_if(against_clock::is_on),
                    attempts::keep.run_if(resource_changed::<ActiveCourse>),
                )
                    .chain()
                    .after(SessionSystems::Apply)
                    .before(SessionSystems::Present),
            ),
        )
        .add_systems(OnExit(Screen::Table), stop);
}

/// A lesson or a puzzle, identified by key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// The lesson with this id, which is its variant's key if it is built in, from the first step
    /// that is not done.
    Lesson(String),
    /// The puzzle with this id.
    Puzzle(String),
    /// A puzzle made of a mistake in a match; that it is solved is not recorded.
    Mistake(Box<Puzzle>),
    /// Puzzles of this variant against the clock.
    Rush(String),
}

impl Course {
    /// A family's puzzle of the day. `day` is counted from 1 January 1970. `None` only if the family
    /// has no puzzles.
    pub fn daily(levels: &LevelLibrary, family: &str, day: u64) -> Option<Self> {
        let puzzle = levels.of_the_day(family, day)?;
        Some(Self::Puzzle(puzzle.id.clone()))
    }
}

/// Message: start a lesson or a puzzle.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct StartCourse(pub Course);

/// A learner's command other than a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseCommand {
    /// A hint.
    Hint,
    /// Restart the step or the puzzle.
    Again,
    /// Go to the previous step.
    Back,
    /// Go to the next step, or to the next unsolved puzzle.
    Next,
    /// Play the solution of the puzzle, or of the lesson's step.
    Solution,
    /// Ask who plays on from the position on the table; the table does so.
    PlayFrom,
    /// Leave, returning to where the course was started.
    Leave,
}

fn start(
    mut requests: MessageReader<StartCourse>,
    levels: Res<Levels>,
    progress: Res<PlayerProgress>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    matches: Res<Matches>,
    clock: Res<WallClock>,
    running: Res<ActiveCourse>,
    mut opener: CourseOpener,
) {
    let Some(StartCourse(course)) = requests.read().last() else {
        return;
    };
    let next = match course {
        Course::Lesson(id) => levels.lesson(id).map(|lesson| {
            let done = progress.0.lesson_steps(id) as usize;
            // A completed lesson starts again at its first step.
            let from = if done >= lesson.steps.len() { 0 } else { done };
            let run = LessonRun::at(Arc::clone(lesson), from);
            running.followed_by(CourseRun::Lesson(run))
        }),
        Course::Puzzle(id) => {
            let run = CourseRun::puzzle(&levels, id);
            run.map(|run| running.followed_by(run))
        }
        Course::Mistake(puzzle) => {
            let attempt = puzzles::attempt(puzzle);
            attempt.map(|attempt| running.followed_by(CourseRun::Puzzle(attempt)))
        }
        Course::Rush(variant) => running.rush(variant, &levels, &progress.0, clock.now()),
    };
    match next {
        Some(mut next) => {
            // A course started from within a lesson keeps that lesson's origin.
            if running.run.is_none() {
                let at_table = *screen.get() == Screen::Table;
                let match_ = matches.on_table().filter(|_| at_table);
                let over = if at_table { Menu::None } else { *menu.get() };
                next.origin = match_.map_or(Origin::Menu(over), |kept| Origin::Match(kept.number));
            }
            next.day = clock.today().day;
            opener.open(next);
        }
        None => opener.notice.tell(Sentence::new("course-missing")),
    }
}

fn stop(mut running: ResMut<ActiveCourse>, mut advice: ResMut<Advice>) {
    if running.run.is_some() {
        *running = ActiveCourse::default();
        advice.set_if_neq(Advice::default());
    }
}

/// What was opened takes the place of the lesson or puzzle: the next one, or a match.
fn take_place(
    mut results: MessageReader<OpenResult>,
    table: Res<TableState>,
    mut opener: CourseOpener,
    mut running: ResMut<ActiveCourse>,
) {
    let Some(OpenResult(result)) = results.read().last() else {
        return;
    };
    let next = opener.next.0.take();
    match (result, next) {
        (Ok(()), Some(next)) if table.is_practice() => {
            opener.advice.set_if_neq(next.marks());
            *running = next;
        }
        (Ok(()), _) => stop(running, opener.advice),
        (Err(why), Some(_)) => {
            let refused = Sentence::new("course-refused").with_text("why", why.clone());
            opener.notice.tell(refused);
        }
        (Err(_), None) => {}
    }
}

/// Returns to where the course was started.
fn leave(
    mut course_commands: MessageReader<CourseCommand>,
    matches: Res<Matches>,
    running: Res<ActiveCourse>,
    mut opens: MessageWriter<Open>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if !course_commands
        .read()
        .any(|command| *command == CourseCommand::Leave)
        || running.run.is_none()
    {
        return;
    }
    let kept = match running.origin {
        Origin::Match(number) => matches.kept().get(number),
        Origin::Menu(_) => None,
    };
    if let Some(kept) = kept {
        opens.write(Open::game((*kept.record).clone()));
        return;
    }
    let over = match running.origin {
        Origin::Menu(menu) => menu,
        Origin::Match(_) => Menu::None,
    };
    (*screen).set_if_neq(Screen::Title);
    (*menu).set_if_neq(over);
}

/// The table's keys keep their meaning in a lesson.
fn follow_keys(
    mut intents: MessageReader<Intent>,
    running: Res<ActiveCourse>,
    mut course_commands: MessageWriter<CourseCommand>,
) {
    for intent in intents.read().filter(|_| running.run.is_some()) {
        match intent {
            Intent::Hint => course_commands.write(CourseCommand::Hint),
            Intent::Undo | Intent::Restart => course_commands.write(CourseCommand::Again),
            _ => continue,
        };
    }
}

/// Handles hints and navigation between steps and puzzles.
fn run_commands(
    mut course_commands: MessageReader<CourseCommand>,
    levels: Res<Levels>,
    progress: Res<PlayerProgress>,
    clock: Res<WallClock>,
    mut running: ResMut<ActiveCourse>,
    mut opener: CourseOpener,
    mut starts: MessageWriter<StartCourse>,
    mut intents: MessageWriter<Intent>,
) {
    for command in course_commands.read() {
        let given = running.hints;
        if let Some(rush) = &running.rush {
            match command {
                CourseCommand::Leave => {}
                CourseCommand::Next if running.ended => {
                    starts.write(StartCourse(Course::Rush(rush.variant.clone())));
                }
                _ if running.ended => {}
                _ => running.say(Tone::Hint, Sentence::new("rush-no_help")),
            }
            continue;
        }
        let Some(run) = &mut running.run else { return };
        match (*command, run) {
            (CourseCommand::Hint, run) if run.done() => {}
            (CourseCommand::Hint, run) => {
                let (words, spots) = hint(run, given);
                running.hints += 1;
                running.say(Tone::Hint, words.clone());
                if let Some(spots) = spots {
                    opener.advice.set_if_neq(Advice {
                        hint: Some(ShownHint {
                            spots,
                            reason: words.into(),
                            line: Vec::new(),
                        }),
                        ..default()
                    });
                }
            }
            (
                command @ (CourseCommand::Again | CourseCommand::Back | CourseCommand::Next),
                CourseRun::Lesson(lesson),
            ) => {
                let mut lesson = lesson.clone();
                let there = match command {
                    CourseCommand::Back => lesson.previous_step(),
                    CourseCommand::Next => lesson.next_step(),
                    _ => {
                        lesson.again();
                        true
                    }
                };
                if there {
                    opener.open(running.followed_by(CourseRun::Lesson(lesson)));
                } else if lesson.finished() && command == CourseCommand::Next {
                    running.ended = true;
                }
            }
            (CourseCommand::Again, CourseRun::Puzzle(puzzle)) => {
                if let Some(again) = puzzles::attempt(puzzle.puzzle()) {
                    opener.open(running.followed_by(CourseRun::Puzzle(again)));
                }
            }
            (CourseCommand::Next, CourseRun::Puzzle(puzzle)) => {
                let next = next_puzzle(&levels, puzzle.puzzle(), &progress, clock.unix());
                if let Some(next) = next.and_then(puzzles::attempt) {
                    opener.open(running.followed_by(CourseRun::Puzzle(next)));
                }
            }
            (CourseCommand::Solution, CourseRun::Puzzle(puzzle)) => {
                let rest = puzzle.rest();
                intents.write_batch(rest.into_iter().map(Intent::Script));
                while let Some(next) = puzzle.rest().first().cloned() {
                    if !matches!(
                        puzzle.play_text(&next),
                        PuzzleResult::Right { .. } | PuzzleResult::Solved
                    ) {
                        break;
                    }
                }
                running.shown = true;
                running.mistakes += 1;
                opener.advice.set_if_neq(Advice::default());
                running.say(Tone::Hint, Sentence::new("course-shown"));
            }
            (CourseCommand::Solution, CourseRun::Lesson(lesson)) => {
                let moves = lesson.show_step();
                intents.write_batch(moves.into_iter().map(Intent::Script));
                opener.advice.set_if_neq(Advice::default());
                running.say(Tone::Hint, Sentence::new("course-step_shown"));
            }
            (CourseCommand::Back, CourseRun::Puzzle(_))
            | (CourseCommand::Leave | CourseCommand::PlayFrom, _) => {}
        }
    }
}

/// The text of the next hint and, for the most explicit one, the spots to point at.
fn hint(run: &CourseRun, given: usize) -> (Worded, Option<Vec<Spot>>) {
    match run {
        CourseRun::Lesson(lesson) => {
            let hints = lesson.hints();
            // A hint for a task that is done would help no more.
            let next = given.max(lesson.tasks_done());
            let key = hints.get(next).or(hints.last()).cloned();
            (lesson.said(key.unwrap_or_else(|| lesson.say())), None)
        }
        CourseRun::Puzzle(puzzle) => {
            let spots = puzzle.spots();
            if given == 0 {
                (
                    Sentence::new("course-piece").into(),
                    spots.first().map(|first| vec![*first]),
                )
            } else {
                (Sentence::new("course-way").into(), Some(spots))
            }
        }
    }
}

/// The next puzzle of the same variant: one that was failed and is due to be repeated, or else the
/// next unsolved one, counted from this one. `None` if there is none. `now` is Unix time.
pub fn next_puzzle<'a>(
    levels: &'a LevelLibrary,
    from: &Puzzle,
    progress: &PlayerProgress,
    now: i64,
) -> Option<&'a Puzzle> {
    let all: Vec<&Puzzle> = levels.puzzles(from.variant()).collect();
    let at = all.iter().position(|puzzle| puzzle.id == from.id);
    let (before, after) = all.split_at(at.map_or(0, |at| at + 1));
    let others = after.iter().chain(before).copied();
    let is_due = |puzzle: &&Puzzle| progress.0.is_to_repeat(&puzzle.id, now);
    let is_open = |puzzle: &&Puzzle| !progress.0.is_solved(&puzzle.id);
    let is_other = |puzzle: &&Puzzle| puzzle.id != from.id;
    let due = others.clone().filter(is_other).find(is_due);
    due.or_else(|| others.filter(is_other).find(is_open))
}
