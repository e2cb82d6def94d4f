//! What takes the place of the panel beside the board: a lesson or a puzzle, and a match looked at
//! again.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::course::{CourseWish, Run, next_puzzle};
use crate::app::cue::Cue;
use crate::app::games;
use crate::app::panels::course::{CourseAction, CourseData, Next, OverAreas};
use crate::app::panels::hud::HudAreas;
use crate::app::panels::review::{ReviewAction, ReviewData, Weight};
use crate::app::panels::{course, review};
use crate::app::screens::Desk;
use crate::app::screens::at_table::{look, typeset};
use crate::app::session::review::{Moment, ReviewState};
use crate::app::session::{Intent, Look, TableState};
use crate::app::settings::action::TableAction;
use crate::app::state::{Menu, Screen};
use crate::app::wording::{ending, people};
use crate::levels::puzzles;
use crate::players::levels::Courtier;
use crate::players::review::{Class, Point};
use crate::rules::{Occupant, Seat};
use crate::texts::{capital, fill, text};

/// Who poses the puzzles.
const PUZZLER: Courtier = Courtier::ThomasMore;

/// A lesson or a puzzle. False when there is none.
pub(super) fn show_course(
    ctx: &egui::Context,
    desk: &mut Desk,
    areas: &HudAreas,
    menu: Menu,
) -> bool {
    let Some(data) = course_data(desk) else {
        return false;
    };
    let panels = &mut *desk.panels;
    let action = course::show(ctx, &panels.theme, areas, &data, &mut panels.course);
    match action.filter(|_| menu == Menu::None) {
        Some(action) => answer(desk, action, &data),
        None => true,
    }
}

/// The same at a card table, where it lies over the table.
pub(super) fn show_course_over(
    ctx: &egui::Context,
    desk: &mut Desk,
    areas: &OverAreas,
    menu: Menu,
) -> bool {
    let Some(data) = course_data(desk) else {
        return false;
    };
    let panels = &mut *desk.panels;
    let action = course::show_over(ctx, &panels.theme, areas, &data, &mut panels.course);
    match action.filter(|_| menu == Menu::None) {
        Some(action) => answer(desk, action, &data),
        None => true,
    }
}

/// Does what was asked for in a lesson or a puzzle.
fn answer(desk: &mut Desk, action: CourseAction, data: &CourseData) -> bool {
    desk.cues.write(Cue::Button);
    let wish = match action {
        CourseAction::Hint => CourseWish::Hint,
        CourseAction::Again => CourseWish::Again,
        CourseAction::Back => CourseWish::Back,
        CourseAction::Solution => CourseWish::Solution,
        CourseAction::Next => match data.next {
            Some((Next::Finish, _)) | None => return leave(desk),
            Some((Next::Step | Next::Puzzle, _)) => CourseWish::Next,
        },
        CourseAction::Leave => return leave(desk),
    };
    desk.course_wishes.write(wish);
    true
}

/// Back to where lessons and puzzles are chosen.
fn leave(desk: &mut Desk) -> bool {
    let puzzle = matches!(desk.running.run, Some(Run::Puzzle(_)));
    (*desk.screen).set_if_neq(Screen::Title);
    (*desk.menu).set_if_neq(if puzzle { Menu::Puzzles } else { Menu::Setup });
    true
}

fn course_data(desk: &Desk) -> Option<CourseData> {
    let table = &*desk.table;
    let running = &*desk.running;
    let run = running.run.as_ref().filter(|_| table.practice)?;
    let discs = games::side_discs(&table.variant);
    let common = CourseData {
        words: running.saying(),
        tone: running.tone,
        disc: discs.get(table.viewer.index()).cloned(),
        solved: run.done(),
        hint_key: Some(desk.settings.bindings.ask(TableAction::Hint)),
        ..default()
    };
    Some(match run {
        Run::Lesson(lesson) => {
            let teacher = Occupant::Courtier(lesson.lesson().teacher);
            let (step, all) = lesson.progress();
            let last = step == all;
            CourseData {
                name: people::name(&teacher),
                portrait: people::portrait(&teacher).to_owned(),
                title: text(&lesson.title()).to_owned(),
                ribbon: fill(
                    "ui.course.step",
                    &[("n", &step.to_string()), ("all", &all.to_string())],
                ),
                step: Some((step - 1, all)),
                hint: (!lesson.hints().is_empty()).then_some(!run.done()),
                again: true,
                back: Some(step > 1),
                next: Some((if last { Next::Finish } else { Next::Step }, run.done())),
                ..common
            }
        }
        Run::Puzzle(attempt) => {
            let puzzle = attempt.puzzle();
            let puzzler = Occupant::Courtier(PUZZLER.level());
            let all = puzzles::of(puzzle.variant());
            let number = all
                .iter()
                .position(|other| other.id == puzzle.id)
                .map_or(0, |at| at + 1);
            let solved = all
                .iter()
                .filter(|puzzle| desk.learnt.0.is_solved(&puzzle.id))
                .count();
            let side = text(&format!("ui.{}.seat.{}", table.variant, table.viewer.0)).to_owned();
            CourseData {
                name: people::name(&puzzler),
                portrait: people::portrait(&puzzler).to_owned(),
                title: fill("ui.puzzles.name", &[("n", &number.to_string())]),
                ribbon: capital(&fill("ui.puzzles.side", &[("side", &side)])),
                difficulty: Some(puzzle.difficulty),
                count: fill(
                    "ui.course.count",
                    &[("n", &solved.to_string()), ("all", &all.len().to_string())],
                ),
                hint: Some(!run.done()),
                again: true,
                solution: Some(!run.done()),
                next: Some((
                    Next::Puzzle,
                    run.done() && next_puzzle(puzzle.variant(), &puzzle.id, &desk.learnt).is_some(),
                )),
                ..common
            }
        }
    })
}

/// A match looked at again. False when none is.
pub(super) fn show_review(
    ctx: &egui::Context,
    desk: &mut Desk,
    areas: &HudAreas,
    menu: Menu,
) -> bool {
    if !desk.replay.open {
        return false;
    }
    let data = review_data(
        &desk.table,
        &desk.review,
        desk.replay.playing,
        desk.replay.speed,
    );
    let panels = &mut *desk.panels;
    let action = review::show(ctx, &panels.theme, areas, &data, &mut panels.review);
    let Some(action) = action.filter(|_| menu == Menu::None) else {
        return true;
    };
    match action {
        ReviewAction::Look(moves) => {
            desk.replay.play(false);
            desk.intents.write(Intent::Look(Look::To(moves)));
        }
        ReviewAction::Step(step) => {
            desk.replay.play(false);
            desk.intents.write(Intent::Look(look(step)));
        }
        ReviewAction::Play(playing) => {
            if playing && desk.table.looking.is_none() {
                desk.intents.write(Intent::Look(Look::Start));
            }
            desk.replay.play(playing);
        }
        ReviewAction::Speed(speed) => desk.replay.speed = speed,
        ReviewAction::Close => {
            desk.cues.write(Cue::Button);
            desk.replay.close();
            desk.intents.write(Intent::Look(Look::Now));
        }
    }
    true
}

fn review_data(table: &TableState, state: &ReviewState, playing: bool, speed: usize) -> ReviewData {
    let shown = table.shown();
    let discs = games::side_discs(&table.variant);
    let judged = state.wanted || !state.graph.is_empty();
    let graph = if judged {
        (0..=table.moves.len())
            .map(|at| state.graph.get(at).map(height))
            .collect()
    } else {
        Vec::new()
    };
    let mut moments: Vec<review::Moment> = state
        .moments
        .iter()
        .map(|moment| told(table, moment, state.turning))
        .collect();
    if let Some(turn) = state
        .turning
        .filter(|turn| state.moments.iter().all(|moment| moment.ply != *turn))
    {
        moments.push(review::Moment {
            after: turn + 1,
            weight: Weight::Turn,
            turning: true,
            name: numbered(table, turn),
            sentence: String::new(),
        });
        moments.sort_by_key(|moment| moment.after);
    }
    let (done, all) = state.progress;
    ReviewData {
        line: ending::headline(table).unwrap_or_default(),
        moves: table.moves.len(),
        shown,
        shown_name: shown
            .checked_sub(1)
            .map(|last| numbered(table, last))
            .unwrap_or_default(),
        graph,
        discs,
        moments,
        progress: (judged && done < all).then_some((done, all)),
        playing,
        speed,
    }
}

/// How high a point stands: what is decided stands at the edge.
fn height(point: &Point) -> i32 {
    match point.decided {
        Some(Seat(0)) => review::CAP,
        Some(_) => -review::CAP,
        None => point.score,
    }
}

fn told(table: &TableState, moment: &Moment, turning: Option<usize>) -> review::Moment {
    let better = moment
        .better
        .as_ref()
        .map(|better| fill("ui.review.better", &[("move", &typeset(better))]));
    let sentences: Vec<String> = [moment.sentence.clone()]
        .into_iter()
        .chain(better)
        .filter(|words| !words.is_empty())
        .collect();
    review::Moment {
        after: moment.ply + 1,
        weight: match moment.class {
            Class::Blunder => Weight::Blunder,
            Class::Mistake => Weight::Mistake,
            Class::Inaccuracy | Class::Good | Class::Best => Weight::Inaccuracy,
        },
        turning: turning == Some(moment.ply),
        name: numbered(table, moment.ply),
        sentence: sentences.join(" "),
    }
}

/// A move with its number, as “12. 18×9”.
fn numbered(table: &TableState, ply: usize) -> String {
    let round = table.round_of(ply).to_string();
    let text = table
        .moves
        .get(ply)
        .map(|line| typeset(&line.text))
        .unwrap_or_default();
    fill("ui.hud.numbered", &[("n", &round), ("move", &text)])
}
