//! Every lesson to its end, step by step: first the wrong try of which the text speaks, then the
//! hint, then the solution.
//!
//! The robot has the lesson's book beside it ([`LessonRun`]): it knows what is asked for and what
//! the teacher should say, and compares that with what stands on the screen.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bevy::prelude::*;
use kings_coffer::app::input::pointer::PanelRects;
use kings_coffer::app::session::TableState;
use kings_coffer::app::state::Screen;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::pointing::picking;
use kings_coffer::app::ui::Device;
use kings_coffer::levels::lessons::{Lesson, LessonAttempt, LessonResult, LessonRun, TaskGoal};
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::levels::spot;
use kings_coffer::rules::{AnyMatch, Spot, registry};
use kings_coffer::store::Store;
use kings_coffer::store::progress::{PROGRESS, Progress};
use kings_coffer::texts::{fill, text};

use crate::report::Report;
use crate::robot::{Robot, Walked, Way};
use crate::{Job, Plan};

/// The ways through a lesson; a quick walk takes the first one.
const WAYS: [Way; 4] = [
    Way::new(1280, 720, Device::Mouse),
    Way::new(390, 844, Device::Mouse),
    Way::new(390, 844, Device::Touch),
    Way::new(1280, 720, Device::Keyboard),
];

/// The most wrong tries of which one must be the one that a step waits for.
const TRIES: usize = 12;

/// Each lesson on each way.
pub fn jobs(plan: &Plan) -> Vec<Job> {
    let mut jobs = Vec::new();
    for lesson in LevelLibrary::built_in().lessons() {
        let ways = if plan.quick { 1 } else { WAYS.len() };
        for way in &WAYS[..ways] {
            let (plan, lesson, way) = (plan.clone(), Arc::clone(lesson), *way);
            let name = format!("lesson {}, {way}", lesson.id());
            if plan.wants_part_of(&name) {
                jobs.push(Job::new(&name.clone(), move |report| {
                    report.begin(&name);
                    walk_lesson(&plan, &lesson, way, &name, report);
                    if !plan.quick && way.device == Device::Mouse {
                        let name = format!("{name}, stuck");
                        report.begin(&name);
                        walk_stuck(&plan, &lesson, way, &name, report);
                    }
                }));
            }
        }
    }
    jobs
}

/// Walks a lesson. After a step that cannot be finished it goes on with the next one, as if that
/// step had been done at an earlier start.
fn walk_lesson(plan: &Plan, lesson: &Arc<Lesson>, way: Way, name: &str, report: &Report) {
    let Some(mut robot) = start(plan, lesson, way, 0, name, report) else {
        return;
    };
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
            let Some(next) = start(plan, lesson, way, step + 1, &name, report) else {
                return;
            };
            robot = next;
        }
    }
    let name = format!("{name}, end");
    let walked = finish(&mut robot, lesson);
    report.end(&name, walked, &mut robot);
}

/// The game at the next step of the lesson, in which so many steps have been done. If the lesson
/// cannot be opened, that is reported.
fn start(
    plan: &Plan,
    lesson: &Lesson,
    way: Way,
    done: usize,
    name: &str,
    report: &Report,
) -> Option<Robot> {
    let store = Store::memory();
    let mut progress = Progress::default();
    progress.set_lesson_steps(lesson.id(), done as u32);
    // Memory can always be written.
    let _ = store.write(PROGRESS, &progress.to_json());
    let mut robot = Robot::start(plan, way, store);
    let opened = open(&mut robot, lesson);
    if opened.is_err() {
        report.end(name, opened, &mut robot);
        return None;
    }
    Some(robot)
}

/// From the title to the first step.
fn open(robot: &mut Robot, lesson: &Lesson) -> Walked {
    let variant = registry::variant(&lesson.variant).ok_or("the variant is not registered")?;
    robot.press(text(&format!("family-{}", variant.family)))?;
    robot.press(text(&format!("{}-name", variant.key)))?;
    robot.press_beginning(text("setup-lesson"))?;
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

/// Checks that the teacher says this, and that it can be read without scrolling.
fn hears(robot: &mut Robot, words: &str) -> Walked {
    let sight = robot.look();
    if sight.says(words) {
        return if robot.shows(words) {
            Ok(())
        } else {
            Err(format!("“{words}” is not seen whole"))
        };
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
    uncovered(robot)?;
    let tasks = book.step().tasks.clone();
    let (mut hinted, mut tried) = (false, false);
    for task in tasks {
        match &task.goal {
            TaskGoal::Refused(keys) => try_wrong(robot, &mut book, keys)?,
            TaskGoal::Tap(places) => {
                ask_for_hints(robot, &book, &mut hinted)?;
                point(robot, &mut book, places)?;
            }
            _ => {
                if !std::mem::replace(&mut tried, true) {
                    try_another(robot, &book)?;
                }
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
    let hints = book.hints();
    if robot.look().named(text("course-show_me")).next().is_some() {
        // After so many wrong tries the teacher offers more than a hint.
        return Ok(());
    }
    for given in 0..hints.len() {
        // No hint is about a task that is done.
        let next = given.max(book.tasks_done()).min(hints.len() - 1);
        robot.press(text("hud-hint"))?;
        hears(robot, &book.text(&hints[next]))?;
    }
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
        robot.point_at(spots)?;
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

/// What can be pointed at and is refused with one of these keys: the beginning of a legal move, or
/// nothing, and then a place with which it does not go on.
fn wrong_tries(robot: &mut Robot, book: &LessonRun, keys: &[String]) -> Walked<Vec<Vec<Spot>>> {
    let position = position(book)?;
    let (stops, table) = robot.ask(|world| {
        let stops = world.resource::<TableLayout>().surface.stops();
        (stops, world.resource::<TableState>().clone())
    });
    let spoken = table.choices.iter().flatten();
    let spoken = spoken.filter(|spot| matches!(spot, Spot::Choice(_)));
    let places: BTreeSet<Spot> = stops.iter().chain(spoken).copied().collect();
    let begins: BTreeSet<&[Spot]> = table
        .choices
        .iter()
        .flat_map(|choice| (0..=choice.len()).map(|end| &choice[..end]))
        .collect();
    let mut tries = Vec::new();
    for begin in &begins {
        for place in places.iter().filter(|place| !begin.contains(place)) {
            let spots = [*begin, &[*place]].concat();
            let refused = !begins.contains(spots.as_slice()) && {
                let refusal = position.explain(&spots);
                keys.iter().any(|key| key == refusal.key())
            };
            if refused {
                tries.push(spots);
            }
        }
    }
    // Cards are laid by a word, and what is marked comes to mind first.
    let marks = book.marks();
    let together = picking::together(&table.choices);
    tries.sort_by_key(|spots| {
        let marked = spots.iter().any(|spot| marks.contains(spot));
        let word = matches!(spots.last(), Some(Spot::Choice(_)));
        (together && !word, !marked, spots.len())
    });
    // Places with one's own pieces, with those of others, and empty ones come to mind in turns; and
    // last what goes on after a whole move.
    let kind = |spots: &[Spot]| {
        let (last, begin) = spots.split_last()?;
        let whole = table.choices.iter().any(|choice| choice == begin);
        let piece = table.pieces.iter().find(|piece| piece.spot == *last);
        let own = piece.map(|piece| piece.owner == Some(book.learner()));
        Some((whole, own))
    };
    let mut turns: BTreeMap<Option<(bool, Option<bool>)>, usize> = BTreeMap::new();
    tries.sort_by_cached_key(|spots| {
        let kind = kind(spots);
        let turn = turns.entry(kind).or_insert(0);
        *turn += 1;
        // One's own pieces come first.
        (kind.is_some_and(|(whole, _)| whole), *turn, Reverse(kind))
    });
    Ok(tries)
}

/// Points at the places that the task asks for.
fn point(robot: &mut Robot, book: &mut LessonRun, places: &[String]) -> Walked {
    let spots = places
        .iter()
        .filter_map(|place| spot(book.variant(), place));
    let spots: Vec<Spot> = spots.collect();
    let result = book.check(LessonAttempt::Spots(&spots));
    robot.point_at(&spots)?;
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
    robot.point_at(&position.spots(&wrong))?;
    hears(robot, &answer(book, &result).unwrap_or_default())
}

/// Makes a move that the task asks for.
fn solve(robot: &mut Robot, book: &mut LessonRun) -> Walked {
    let solution = book.solution().ok_or("the task has no solution")?;
    let spots = position(book)?.spots(&solution);
    let result = book.check(LessonAttempt::Move(&solution));
    robot.note(format!("play {solution}"));
    robot.point_at(&spots)?;
    robot.rest();
    uncovered(robot)?;
    hears(robot, &answer(book, &result).unwrap_or_default())
}

/// Checks that the panels cover no place that can be pointed at for a move.
fn uncovered(robot: &mut Robot) -> Walked {
    let table = robot.table();
    let spots: BTreeSet<Spot> = table.choices.iter().flatten().copied().collect();
    // Cards are dragged to these, or need not be brought there at all.
    let needed = |spot: &Spot| !matches!(spot, Spot::Pile(_) | Spot::Tray(_));
    for spot in spots.into_iter().filter(needed) {
        let Some(at) = robot.point(spot) else {
            continue;
        };
        let covered = robot.ask(|world| {
            let panels = &world.resource::<PanelRects>().0;
            panels.iter().any(|panel| panel.contains(at))
        });
        if covered {
            return Err(format!(
                "{spot:?} lies under a panel at {:.0}, {:.0}",
                at.x, at.y
            ));
        }
    }
    Ok(())
}

/// Finishes the lesson: a page says what was learned, and leads to a first match.
fn finish(robot: &mut Robot, lesson: &Lesson) -> Walked {
    robot.press(text("course-finish"))?;
    let book = LessonRun::new(Arc::new(lesson.clone()));
    let titles: Vec<String> = book.titles().iter().map(|key| book.text(key)).collect();
    let titles = titles.join(text("course-learned_between"));
    hears(robot, &fill("course-learned", &[("titles", &titles)]))?;
    let label = fill("course-play", &[("name", "")]);
    let play = robot.press_beginning(label.trim_end())?;
    robot.wait_for_turn()?;
    let table = robot.table();
    if table.is_practice() || table.choices.is_empty() {
        return Err(format!("“{play}” leads to no match"));
    }
    Ok(())
}

/// Walks a lesson as somebody who is stuck in each step: after three wrong tries the step is shown,
/// and the next one comes.
fn walk_stuck(plan: &Plan, lesson: &Arc<Lesson>, way: Way, name: &str, report: &Report) {
    let Some(mut robot) = start(plan, lesson, way, 0, name, report) else {
        return;
    };
    for step in 0..lesson.steps.len() {
        let name = format!("{name}, step {}", step + 1);
        let book = LessonRun::at(Arc::clone(lesson), step);
        robot.steps.clear();
        let walked = be_stuck(&mut robot, &book);
        let failed = walked.is_err();
        report.end(&name, walked, &mut robot);
        if failed {
            return;
        }
    }
}

/// The number of wrong tries after which the teacher offers to show the step.
const PATIENCE: usize = 3;

/// Fails at a step until it is shown, and goes on to the next one.
fn be_stuck(robot: &mut Robot, book: &LessonRun) -> Walked {
    robot.rest();
    let (number, all) = book.progress();
    if !book.step().tasks.is_empty() {
        let mut book = book.clone();
        for _ in 0..PATIENCE {
            // Where nothing can be done wrong, the next task comes.
            while !fail(robot, &book)? {
                solve(robot, &mut book)?;
            }
        }
        robot.press(text("course-show_me"))?;
        hears(robot, text("course-step_shown"))?;
    }
    if number < all {
        robot.press(text("course-next"))?;
    }
    Ok(())
}

/// Makes an attempt with which nothing is done: a legal move that is not asked for, wrong places, or
/// else a click that the rules refuse. Returns whether there is one.
fn fail(robot: &mut Robot, book: &LessonRun) -> Walked<bool> {
    let position = position(book)?;
    let stops = robot.ask(|world| world.resource::<TableLayout>().surface.stops());
    if book.points() {
        let wrong = stops.iter().filter(|spot| {
            let result = book.clone().check(LessonAttempt::Spots(&[**spot]));
            matches!(result, LessonResult::NotYet { .. })
        });
        let wrong: Vec<Spot> = wrong.take(book.wanted_places()).copied().collect();
        return robot.point_at(&wrong).map(|()| true);
    }
    let wrong = position.legal().into_iter().find(|mv| {
        let result = book.clone().check(LessonAttempt::Move(mv));
        matches!(result, LessonResult::NotYet { .. })
    });
    if let Some(wrong) = wrong {
        return robot.point_at(&position.spots(&wrong)).map(|()| true);
    }
    let table = robot.table();
    let refused = stops.iter().find(|spot| {
        let begins = table.choices.iter().any(|choice| match choice.as_slice() {
            // A place is enough for a piece in hand.
            [Spot::Hand(_), place, ..] => place == *spot,
            choice => choice.first() == Some(spot),
        });
        let refusal = position.explain(&[**spot]);
        let result = book.clone().check(LessonAttempt::Refused(&refusal));
        !begins && matches!(result, LessonResult::Refused(_))
    });
    let Some(refused) = refused else {
        return Ok(false);
    };
    robot.point_at(&[*refused]).map(|()| true)
}
