//! The drill about a line of people: five minutes of questions, a single question about somebody in
//! the gallery that goes on as a drill, and the question of the day.

mod context;
mod pages;
mod run;
pub mod view;

use bevy::prelude::*;

use context::DrillContext;
use run::DrillRun;

use crate::app::cue::Cue;
use crate::app::schedule::FrameSystems;
use crate::app::screens::at_hand::AtHand;
use crate::app::screens::drill::view::{
    DrillAction, DrillData, DrillPage, DrillState, DrillSummary,
};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::people_line::{ShownLine, shown};
use crate::app::screens::requests::next_drill::{DrillStart, NextDrill};
use crate::app::state::Menu;
use crate::levels::people::Succession;
use crate::levels::quiz::{Difficulty, Question, Side, succession};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextDrill>()
        .init_resource::<ActiveDrill>()
        .add_systems(OnEnter(Menu::Drill), begin)
        .add_systems(
            Update,
            keep_time
                .run_if(in_state(Menu::Drill))
                .in_set(FrameSystems::Follow),
        )
        .show_menu(Menu::Drill, show);
}

/// The drill that is open.
#[derive(Resource, Default)]
struct ActiveDrill {
    line: Option<&'static Succession>,
    stage: DrillStage,
    state: DrillState,
}

/// The stages of a drill.
#[derive(Default)]
enum DrillStage {
    /// Its difficulty is chosen.
    #[default]
    Choices,
    /// A question is asked, or its answer shown.
    Asking(Box<DrillRun>),
    /// It is over.
    Over(DrillSummary),
}

/// Begins the drill that was asked for. Returning to the drill from another page shows its choices.
fn begin(
    mut next: ResMut<NextDrill>,
    mut active: ResMut<ActiveDrill>,
    mut shown: ResMut<ShownLine>,
    at_hand: AtHand,
    mut context: DrillContext,
) {
    active.state = DrillState::default();
    let Some((family, start)) = next.0.take() else {
        if !matches!(active.stage, DrillStage::Over(_)) {
            active.stage = DrillStage::Choices;
        }
        active.line = active.line.or_else(|| at_hand.line());
        shown.0 = active.line.map(|line| line.family);
        return;
    };
    shown.0 = Some(family);
    active.line = succession(family);
    let Some(line) = active.line else {
        return;
    };
    let difficulty = context.settings.drill;
    active.stage = match start {
        DrillStart::Choices => DrillStage::Choices,
        DrillStart::About(place) => {
            let question = about(line, place, difficulty, context.clock.now());
            let run = context.begin(line, difficulty, question, None);
            run.map_or(DrillStage::Choices, DrillStage::Asking)
        }
        DrillStart::Daily => daily(line, &mut context),
    };
}

/// A question about a person: who came after or, for the last one, before.
fn about(
    line: &'static Succession,
    place: usize,
    difficulty: Difficulty,
    salt: u64,
) -> Option<Question> {
    let about = line.people.get(place)?;
    let ask = |side| line.question(about, side, difficulty, salt);
    ask(Side::After).or_else(|| ask(Side::Before))
}

/// The question of the day, or its answer if it has been answered.
fn daily(line: &'static Succession, context: &mut DrillContext) -> DrillStage {
    let today = context.today();
    let Some(question) = line.of_the_day(today) else {
        return DrillStage::Choices;
    };
    let learning = context.progress.0.learning(line.family);
    if learning.daily.is_solved(today) {
        let days = learning.daily.days(today);
        return DrillStage::Over(pages::daily_summary(line, learning, &question, days));
    }
    let run = context.begin(line, question.difficulty, Some(question), Some(today));
    run.map_or(DrillStage::Choices, DrillStage::Asking)
}

/// Goes on after a right answer, ends the drill in time, and redraws the clock once a second.
fn keep_time(mut active: ResMut<ActiveDrill>, mut context: DrillContext) {
    let now = context.time.elapsed_secs();
    let Some(line) = active.line else { return };
    let ActiveDrill { stage, state, .. } = &mut *active;
    let DrillStage::Asking(run) = &mut *stage else {
        return;
    };
    if let Some(goes_on) = run.goes_on {
        if now < goes_on {
            return context.redraw.at(goes_on);
        }
        let over = context.go_on(line, run);
        state.focus_first = true;
        if let Some(over) = over {
            *stage = DrillStage::Over(over);
        }
        return context.redraw.at(now);
    }
    if !run.clock.is_running() {
        return;
    }
    if run.clock.left(now) <= 0.0 {
        run.clock.stop(now);
        *stage = DrillStage::Over(context.finish(line, run));
        state.focus_first = true;
        return context.redraw.at(now);
    }
    context.redraw.at(run.clock.next_second(now));
}

fn show(
    mut panel: PanelContext,
    mut active: ResMut<ActiveDrill>,
    mut context: DrillContext,
) -> Result {
    let ctx = panel.egui()?;
    let Some(line) = active.line else {
        panel.leave(Menu::Drill);
        return Ok(());
    };
    let now = context.time.elapsed_secs();
    let data = DrillData {
        line: shown(&panel, line, &context.progress.0),
        page: match &active.stage {
            DrillStage::Choices => {
                let best = context.progress.0.learning(line.family).drill_best();
                DrillPage::Start(pages::choices(context.settings.drill, best))
            }
            DrillStage::Asking(run) => {
                DrillPage::Question(pages::question(run, now, context.today()))
            }
            DrillStage::Over(summary) => DrillPage::End(summary.clone()),
        },
    };
    let action = view::show(&ctx, &panel.theme, &data, &mut active.state);
    let Some(action) = action else {
        return Ok(());
    };
    let cue = match action {
        DrillAction::Answer(_) => None,
        _ => Some(Cue::Button),
    };
    let right = act(&mut active, line, action, &mut context, &mut panel);
    let heard = right.map(|right| if right { Cue::Place } else { Cue::Refuse });
    panel.cues.write_batch(heard.or(cue));
    ctx.request_repaint();
    Ok(())
}

/// Carries out an action. Returns whether an answer was right.
fn act(
    active: &mut ActiveDrill,
    line: &'static Succession,
    action: DrillAction,
    context: &mut DrillContext,
    panel: &mut PanelContext,
) -> Option<bool> {
    let ActiveDrill { stage, state, .. } = active;
    let mut next_stage = None;
    let mut right = None;
    match (action, &mut *stage) {
        (DrillAction::Grade(grade), _) => {
            context.settings.drill = Difficulty::ALL.get(grade).copied().unwrap_or_default();
        }
        (DrillAction::Start, _) => {
            let difficulty = context.settings.drill;
            next_stage = context
                .begin(line, difficulty, None, None)
                .map(DrillStage::Asking);
        }
        (DrillAction::Answer(name), DrillStage::Asking(run)) if run.answer.is_none() => {
            right = context.answer(line, run, name);
            state.focus_first = true;
        }
        (DrillAction::Next, DrillStage::Asking(run)) => {
            next_stage = context.go_on(line, run).map(DrillStage::Over);
            state.focus_first = true;
        }
        (DrillAction::Stop, DrillStage::Asking(run)) if run.day.is_none() => {
            let answered = run.drill.score().asked > 0;
            run.clock.stop(context.time.elapsed_secs());
            next_stage = Some(if answered {
                DrillStage::Over(context.finish(line, run))
            } else {
                DrillStage::Choices
            });
        }
        (DrillAction::Gallery, _) => panel.open(Menu::Gallery),
        (DrillAction::Leave | DrillAction::Stop, _) => panel.leave(Menu::Drill),
        (DrillAction::Answer(_) | DrillAction::Next, _) => {}
    }
    if let Some(next_stage) = next_stage {
        *stage = next_stage;
        state.focus_first = true;
    }
    right
}
