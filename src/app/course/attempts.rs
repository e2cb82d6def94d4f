//! The learner's attempts: what a lesson or a puzzle replies to them, and what is recorded.

use bevy::prelude::*;

use crate::app::course::active::{ActiveCourse, CourseRun, Tone};
use crate::app::cue::Cue;
use crate::app::files::Saver;
use crate::app::levels::Levels;
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::session::advice::Advice;
use crate::app::session::{Intent, PracticeAttempt, Refused};
use crate::app::wall_clock::WallClock;
use crate::levels::lessons::{LessonAttempt, LessonResult, LessonRun};
use crate::levels::library::LevelLibrary;
use crate::levels::puzzles::{AnyAttempt, Puzzle, PuzzleResult};
use crate::rules::{Refusal, Spot};
use crate::store::progress::Progress;
use crate::texts::{Sentence, Worded};

/// Passes the learner's attempts to the lesson or puzzle, and shows its replies.
pub(super) fn check(
    mut tried: MessageReader<PracticeAttempt>,
    mut running: ResMut<ActiveCourse>,
    mut advice: ResMut<Advice>,
    mut intents: MessageWriter<Intent>,
    mut refused: MessageWriter<Refused>,
    mut cues: MessageWriter<Cue>,
    mut redraw: ResMut<RedrawTimer>,
    time: Res<Time>,
) {
    for tried in tried.read() {
        let running = &mut *running;
        let is_over = running.ended || running.rush.is_some() && running.is_failed();
        let Some(run) = &mut running.run else {
            continue;
        };
        if run.done() || is_over {
            continue;
        }
        let points = run.points();
        let reply = match run {
            CourseRun::Lesson(lesson) => in_lesson(lesson, tried, &mut running.tapped),
            CourseRun::Puzzle(puzzle) => in_puzzle(&mut **puzzle, tried),
        };
        advice.set_if_neq(if points {
            Advice {
                marks: running.tapped.clone(),
                ..default()
            }
        } else {
            running.marks()
        });
        let Some(CourseReply {
            tone,
            words,
            script,
            refusal,
        }) = reply
        else {
            continue;
        };
        running.wrong += usize::from(tone == Tone::Correction);
        intents.write_batch(script.into_iter().map(Intent::Script));
        // The reply is rendered in the next frame.
        redraw.at(time.elapsed_secs());
        running.mistakes += u32::from(refusal.is_none() && tone == Tone::Correction);
        match refusal {
            Some(refusal) => {
                refused.write(refusal);
            }
            None if tone == Tone::Correction => {
                cues.write(Cue::Refuse);
            }
            None => {}
        }
        // Nobody has the time to read more.
        let brief = running.rush.is_some() && running.run.as_ref().is_some_and(CourseRun::done);
        running.tone = tone;
        running.words = if brief {
            Some(Sentence::new("course-solved").into())
        } else {
            words
        };
    }
}

/// The reply to an attempt, and the moves to play.
struct CourseReply {
    tone: Tone,
    words: Option<Worded>,
    script: Vec<String>,
    refusal: Option<Refused>,
}

impl CourseReply {
    fn new(tone: Tone, words: impl Into<Worded>) -> Self {
        Self {
            tone,
            words: Some(words.into()),
            script: Vec::new(),
            refusal: None,
        }
    }

    fn of_refusal(refusal: &Refusal) -> Self {
        Self {
            tone: Tone::Correction,
            words: None,
            script: Vec::new(),
            refusal: Some(refusal.clone().into()),
        }
    }
}

fn in_lesson(
    lesson: &mut LessonRun,
    tried: &PracticeAttempt,
    tapped: &mut Vec<Spot>,
) -> Option<CourseReply> {
    let points = lesson.points();
    let result = if points {
        let wanted = lesson.wanted_places();
        match tried.spots.first() {
            Some(spot) if tapped.contains(spot) => tapped.retain(|other| other != spot),
            Some(spot) => tapped.push(*spot),
            None => {}
        }
        if tapped.len() < wanted {
            return None;
        }
        let result = lesson.check(LessonAttempt::Spots(tapped));
        tapped.clear();
        result
    } else if let Some(mv) = &tried.text {
        lesson.check(LessonAttempt::Move(mv))
    } else if let Some(refusal) = &tried.refusal {
        lesson.check(LessonAttempt::Refused(refusal))
    } else {
        return None;
    };
    // Whoever points at a card does not play it.
    let own = tried.text.clone().filter(|_| !points);
    let played = |reply: Vec<String>| own.into_iter().chain(reply).collect();
    Some(match result {
        LessonResult::Done { praise, reply } => CourseReply {
            script: played(reply),
            ..CourseReply::new(Tone::Praise, lesson.said(praise))
        },
        LessonResult::GoOn { reply } => CourseReply {
            script: played(reply),
            ..CourseReply::new(Tone::Task, lesson.said(lesson.say()))
        },
        LessonResult::NotYet { why } => CourseReply::new(Tone::Correction, lesson.said(why)),
        LessonResult::Refused(refusal) => CourseReply::of_refusal(&refusal),
    })
}

fn in_puzzle(puzzle: &mut dyn AnyAttempt, tried: &PracticeAttempt) -> Option<CourseReply> {
    let Some(mv) = &tried.text else {
        return tried.refusal.as_ref().map(CourseReply::of_refusal);
    };
    let praise = puzzle.puzzle().praise();
    Some(match puzzle.play_text(mv) {
        PuzzleResult::Refused(refusal) => CourseReply::of_refusal(&refusal),
        PuzzleResult::Wrong => CourseReply::new(Tone::Correction, Sentence::new("puzzle-not_that")),
        PuzzleResult::Right { replies } => CourseReply {
            script: [mv.clone()].into_iter().chain(replies).collect(),
            ..CourseReply::new(Tone::Praise, Sentence::new("course-right"))
        },
        PuzzleResult::Solved => CourseReply {
            script: vec![mv.clone()],
            ..CourseReply::new(Tone::Praise, praise)
        },
    })
}

/// Saves progress, and tells the session whether the learner points at spots now.
pub(super) fn keep(
    mut running: ResMut<ActiveCourse>,
    levels: Res<Levels>,
    clock: Res<WallClock>,
    mut progress: ResMut<PlayerProgress>,
    mut saver: ResMut<Saver>,
    mut intents: MessageWriter<Intent>,
    mut redraw: ResMut<RedrawTimer>,
    time: Res<Time>,
) {
    let now = clock.unix();
    // What is noted here changes nothing that is shown.
    if keep_mistakes(
        running.bypass_change_detection(),
        &mut progress.0,
        &levels,
        now,
    ) {
        progress.keep(&mut saver);
    }
    let Some(run) = &running.run else {
        return;
    };
    intents.write(Intent::Pointing(run.points()));
    // What can be chosen is rendered in the next frame.
    redraw.at(time.elapsed_secs());
    if !run.done() {
        return;
    }
    let new = match run {
        CourseRun::Lesson(lesson) => {
            let (id, done) = (lesson.lesson().id(), lesson.done() as u32);
            let more = progress.0.lesson_steps(id) < done;
            if more {
                progress.0.set_lesson_steps(id, done);
            }
            more
        }
        CourseRun::Puzzle(_) if running.shown => false,
        // A mistake in a match.
        CourseRun::Puzzle(puzzle) if levels.puzzle(&puzzle.puzzle().id).is_none() => false,
        CourseRun::Puzzle(puzzle) => {
            let puzzle = puzzle.puzzle();
            let family = daily_family(&levels, puzzle, running.day);
            let first =
                family.is_some_and(|family| progress.0.set_daily_solved(family, running.day));
            let repeated = !running.is_failed() && progress.0.set_repeated(&puzzle.id, now);
            // All must be recorded, so no short circuit.
            first | repeated | progress.0.set_solved(&puzzle.id)
        }
    };
    if new {
        progress.keep(&mut saver);
    }
}

/// Records mistakes: once for each try that a puzzle was failed, and all in one of the day. Returns
/// whether there were new ones.
fn keep_mistakes(
    running: &mut ActiveCourse,
    progress: &mut Progress,
    levels: &LevelLibrary,
    now: i64,
) -> bool {
    let Some(CourseRun::Puzzle(puzzle)) = &running.run else {
        return false;
    };
    let (made, puzzle) = (running.mistakes - running.mistakes_kept, puzzle.puzzle());
    if made == 0 {
        return false;
    }
    if running.mistakes_kept == 0 {
        progress.set_failed(&puzzle.id, now);
    }
    if let Some(family) = daily_family(levels, puzzle, running.day) {
        progress.add_daily_mistakes(family, running.day, made);
    }
    running.mistakes_kept = running.mistakes;
    true
}

/// The family of which this is the puzzle of the day; `None` if it is not.
fn daily_family(levels: &LevelLibrary, puzzle: &Puzzle, day: u64) -> Option<&'static str> {
    let daily = levels.is_of_the_day(puzzle, day);
    puzzle.family().filter(|_| daily)
}
