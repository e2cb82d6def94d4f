//! Every lesson to its end, step by step: first the wrong try of which the text speaks, then the
//! hint, then the solution.
//!
//! The robot has the lesson's book beside it ([`LessonRun`]): it knows what is asked for and what
//! the teacher should say, and compares that with what stands on the screen.

use std::sync::Arc;

use bevy::prelude::*;
use kings_coffer::app::session::TableState;
use kings_coffer::app::state::Screen;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::levels::lessons::{Lesson, LessonAttempt, LessonResult, LessonRun, TaskGoal};
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::levels::spot;
use kings_coffer::rules::{AnyMatch, Spot, registry};
use kings_coffer::store::Store;
use kings_coffer::store::progress::{PROGRESS, Progress};
use kings_coffer::texts::{fill, text};

use crate::report::Report;
use crate::robot::{Robot, Walked};
use crate::{Job, Plan};

/// The windows.
const WINDOWS: [UVec2; 2] = [UVec2::new(1280, 720), UVec2::new(390, 844)];

/// The most wrong tries of which one must be the one that a step waits for.
const TRIES: usize = 12;

/// Each lesson in each window.
pub fn jobs(plan: &Plan) -> Vec<Job> {
    let mut jobs = Vec::new();
    for lesson in LevelLibrary::built_in().lessons() {
        let windows = if plan.quick { 1 } else { WINDOWS.len() };
        for window in &WINDOWS[..windows] {
            let (plan, lesson, window) = (plan.clone(), Arc::clone(lesson), *window);
            let name = format!("lesson {}, {}x{}", lesson.id(), window.x, window.y);
            if plan.wants(&name) {
                jobs.push(Job::new(&name.clone(), move |report| {
                    report.begin(&name);
                    walk_lesson(&plan, &lesson, window, &name, report);
                }));
            }
        }
    }
    jobs
}

/// Walks a lesson. After a step that cannot be finished it goes on with the next one, as if that
/// step had been done at an earlier start.
fn walk_lesson(plan: &Plan, lesson: &Arc<Lesson>, window: UVec2, name: &str, report: &Report) {
    let mut robot = start(plan, lesson, window, 0);
    let opened = open(&mut robot, lesson);
    if opened.is_err() {
        report.end(name, opened, &mut robot);
        return;
    }
    let last = lesson.steps.len() - 1;
    for step in 0..=last {
        let name = format!("{name}, step {}", step + 1);
        let book = LessonRun::at(Arc::clone(lesson), step);
        robot.steps.clear();
        let walked = walk_step(&mut robot, book);
        let done = walked.is_ok();
        report.end(&name, walked, &mut robot);
        if !done && step == last {
            return;
        }
        if !done {
            robot = start(plan, lesson, window, step + 1);
            let opened = open(&mut robot, lesson);
            if opened.is_err() {
                report.end(&name, opened, &mut robot);
                return;
            }
        }
    }
    let name = format!("{name}, end");
    let walked = finish(&mut robot);
    report.end(&name, walked, &mut robot);
}

/// The game, in which so many steps of the lesson have been done.
fn start(plan: &Plan, lesson: &Lesson, window: UVec2, done: usize) -> Robot {
    let store = Store::memory();
    let mut progress = Progress::default();
    progress.set_lesson_steps(lesson.id(), done as u32);
    // Memory can always be written.
    let _ = store.write(PROGRESS, &progress.to_json());
    Robot::start(plan, window, store)
}

/// From the title to the first step.
fn open(robot: &mut Robot, lesson: &Lesson) -> Walked {
    let variant = registry::variant(&lesson.variant).ok_or("the variant is not registered")?;
    robot.press(text(&format!("family-{}", variant.family)))?;
    robot.press(text(&format!("{}-name", variant.key)))?;
    let sight = robot.look();
    let label = text("setup-lesson");
    let mut links = sight.controls.iter();
    let link = links.find(|control| control.name.starts_with(label));
    let link = link.ok_or("there is no lesson in the set-up")?.name.clone();
    robot.press(&link)?;
    if robot.place().0 == Screen::Table {
        Ok(())
    } else {
        Err("the lesson does not begin".to_owned())
    }
}

/// The match of the book.
fn position(book: &LessonRun) -> Walked<Box<dyn AnyMatch>> {
    registry::replay_match(&book.record()).map_err(|error| error.to_string())
}

/// Checks that the teacher says this.
fn hears(robot: &mut Robot, words: &str) -> Walked {
    let sight = robot.look();
    if sight.says(words) {
        return Ok(());
    }
    Err(format!(
        "the teacher does not say “{words}”, but: {:?}",
        sight.texts
    ))
}

/// Goes through a step, and on to the next one.
fn walk_step(robot: &mut Robot, mut book: LessonRun) -> Walked {
    let (number, all) = book.progress();
    robot.rest();
    let (n, of) = (number.to_string(), all.to_string());
    let ribbon = fill("course-step", &[("n", &n), ("all", &of)]);
    let sight = robot.look();
    if !sight.texts.iter().any(|text| text.contains(&ribbon)) {
        return Err(format!(
            "“{ribbon}” is not on the screen: {:?}",
            sight.texts
        ));
    }
    let say = book.text(&book.say());
    hears(robot, &say)?;
    let tasks = book.step().tasks.clone();
    let mut hinted = false;
    for task in tasks {
        match &task.goal {
            TaskGoal::Refused(keys) => try_wrong(robot, &mut book, keys)?,
            TaskGoal::Tap(places) => {
                ask_for_hints(robot, &book, &mut hinted)?;
                point(robot, &mut book, places)?;
            }
            _ => {
                try_another(robot, &book)?;
                ask_for_hints(robot, &book, &mut hinted)?;
                solve(robot, &mut book)?;
            }
        }
    }
    if number < all {
        robot.press(text("course-next"))?;
    }
    Ok(())
}

/// Asks for all hints of the step, once.
fn ask_for_hints(robot: &mut Robot, book: &LessonRun, hinted: &mut bool) -> Walked {
    if std::mem::replace(hinted, true) {
        return Ok(());
    }
    for hint in book.hints() {
        robot.press(text("hud-hint"))?;
        hears(robot, &book.text(&hint))?;
    }
    Ok(())
}

/// Points at places one after another.
fn tap(robot: &mut Robot, spots: &[Spot]) -> Walked {
    for spot in spots {
        robot.click_spot(*spot)?;
    }
    robot.rest();
    Ok(())
}

/// What the teacher says after an attempt: the book's words.
fn answer(book: &LessonRun, result: &LessonResult) -> Option<String> {
    match result {
        LessonResult::Done { praise, .. } => Some(book.text(praise)),
        LessonResult::GoOn { .. } => Some(book.text(&book.say())),
        LessonResult::NotYet { why } => Some(book.text(why)),
        LessonResult::Refused(_) => None,
    }
}

/// Tries what the rules refuse, as the task asks: the tries that come first to mind.
fn try_wrong(robot: &mut Robot, book: &mut LessonRun, keys: &[String]) -> Walked {
    let tries = wrong_tries(robot, book, keys)?;
    if tries.is_empty() {
        return Err(format!(
            "nothing that could be tried is refused with {keys:?}"
        ));
    }
    let mut heard = Vec::new();
    for spots in tries.iter().take(TRIES) {
        let refusal = position(book)?.explain(spots);
        let mut after = book.clone();
        let result = after.check(LessonAttempt::Refused(&refusal));
        let words = answer(&after, &result).unwrap_or_default();
        tap(robot, spots)?;
        let sight = robot.look();
        if sight.says(&words) {
            *book = after;
            return Ok(());
        }
        heard.push(format!("{spots:?}: “{}”", sight.said.1));
    }
    Err(format!(
        "the teacher waits for {keys:?}, which never comes: {}",
        heard.join("; ")
    ))
}

/// What can be pointed at and is refused with one of these keys, the simplest first: a single place,
/// or one with which a move begins and another.
fn wrong_tries(robot: &mut Robot, book: &LessonRun, keys: &[String]) -> Walked<Vec<Vec<Spot>>> {
    let position = position(book)?;
    let (places, table) = robot.ask(|world| {
        let places = world.resource::<TableLayout>().surface.stops();
        (places, world.resource::<TableState>().clone())
    });
    let begins = |spot: &Spot| {
        table
            .choices
            .iter()
            .any(|choice| choice.first() == Some(spot))
    };
    let (firsts, others): (Vec<Spot>, Vec<Spot>) = places.iter().partition(|spot| begins(spot));
    let singles = others.iter().map(|spot| vec![*spot]);
    let pairs = firsts.iter().flat_map(|first| {
        let seconds = places.iter().filter(move |second| *second != first);
        seconds.map(move |second| vec![*first, *second])
    });
    let mut tries: Vec<Vec<Spot>> = singles.chain(pairs).collect();
    tries.retain(|spots| {
        let refusal = position.explain(spots);
        keys.iter().any(|key| key == refusal.key())
    });
    // What is marked comes to mind first.
    let marks = book.marks();
    let marked = |spots: &Vec<Spot>| !spots.iter().any(|spot| marks.contains(spot));
    tries.sort_by_key(marked);
    Ok(tries)
}

/// Points at the places that the task asks for.
fn point(robot: &mut Robot, book: &mut LessonRun, places: &[String]) -> Walked {
    let spots = places
        .iter()
        .filter_map(|place| spot(book.variant(), place));
    let spots: Vec<Spot> = spots.collect();
    let result = book.check(LessonAttempt::Spots(&spots));
    tap(robot, &spots)?;
    hears(robot, &answer(book, &result).unwrap_or_default())
}

/// Makes a legal move that the task does not ask for, if there is one.
fn try_another(robot: &mut Robot, book: &LessonRun) -> Walked {
    let position = position(book)?;
    let wrong = position.legal().into_iter().find(|mv| {
        let result = book.clone().check(LessonAttempt::Move(mv));
        matches!(result, LessonResult::NotYet { .. })
    });
    let Some(wrong) = wrong else { return Ok(()) };
    let result = book.clone().check(LessonAttempt::Move(&wrong));
    robot.note(format!("try {wrong}"));
    tap(robot, &position.spots(&wrong))?;
    hears(robot, &answer(book, &result).unwrap_or_default())
}

/// Makes a move that the task asks for.
fn solve(robot: &mut Robot, book: &mut LessonRun) -> Walked {
    let solution = book.solution().ok_or("the task has no solution")?;
    let spots = position(book)?.spots(&solution);
    let result = book.check(LessonAttempt::Move(&solution));
    robot.note(format!("play {solution}"));
    tap(robot, &spots)?;
    robot.rest();
    hears(robot, &answer(book, &result).unwrap_or_default())
}

/// Finishes the lesson, which leads back to where it was begun.
fn finish(robot: &mut Robot) -> Walked {
    robot.press(text("course-finish"))?;
    match robot.place() {
        (Screen::Title, _) => Ok(()),
        place => Err(format!("the end leads to {place:?}")),
    }
}
