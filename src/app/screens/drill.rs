//! The drill about a line of people: five minutes of questions, a single question about somebody in
//! the gallery that goes on as a drill, and the question of the day.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::announce::Voice;
use crate::app::cue::Cue;
use crate::app::files::Saver;
use crate::app::panels::drill;
use crate::app::panels::drill::{
    DrillAction, DrillAnswer, DrillChoices, DrillData, DrillPage, DrillQuestion, DrillState,
    DrillSummary,
};
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::SessionSystems;
use crate::app::screens::content::AtHand;
use crate::app::screens::people_line::{ShownLine, learned_words, shown};
use crate::app::screens::{MenuExt, PanelContext, people_line};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::wall_clock::WallClock;
use crate::app::wording::times;
use crate::levels::quiz::{Difficulty, Drill, Question, Side, Succession, succession};
use crate::texts::{fill, plural, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextDrill>()
        .init_resource::<ActiveDrill>()
        .add_systems(OnEnter(Menu::Drill), begin)
        .add_systems(
            Update,
            keep_time
                .run_if(in_state(Menu::Drill))
                .in_set(SessionSystems::Advance),
        )
        .show_menu(Menu::Drill, show);
}

/// How long a drill is, in seconds.
const LENGTH: f32 = 300.0;
/// How long a right answer is shown before the next question, in seconds.
const PRAISE: f32 = 1.6;
/// The most people that the last page shows.
const MOST_WEAK: usize = 6;

/// How a drill begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrillStart {
    /// With the choice of its difficulty.
    Choices,
    /// With a question about this person, by the place in the line.
    About(usize),
    /// With the question of the day, and nothing else.
    Daily,
}

/// The family and the beginning of the drill that opens next.
#[derive(Resource, Default, Debug)]
pub(super) struct NextDrill(pub Option<(&'static str, DrillStart)>);

/// The drill that is open.
#[derive(Resource, Default)]
struct ActiveDrill {
    line: Option<&'static Succession>,
    stage: Stage,
    state: DrillState,
}

/// How far a drill has come.
#[derive(Default)]
enum Stage {
    /// Its difficulty is chosen.
    #[default]
    Choices,
    /// A question is asked or answered.
    Asking(Box<DrillRun>),
    /// It is over.
    Over(DrillSummary),
}

/// A drill that is going on.
struct DrillRun {
    drill: Drill,
    question: Question,
    /// The index of the name that was chosen.
    answer: Option<usize>,
    /// The time left when the clock was last started or stopped, in seconds.
    left: f32,
    /// When the clock was started, in seconds of app time; `None` while it is stopped.
    since: Option<f32>,
    /// When the next question is asked by itself, in seconds of app time.
    goes_on: Option<f32>,
    /// The people whom an answer did not name.
    weak: Vec<usize>,
    /// The day of which this is the question.
    day: Option<u64>,
}

impl DrillRun {
    /// The time left, in seconds.
    fn left(&self, now: f32) -> f32 {
        let passed = self.since.map_or(0.0, |since| now - since);
        (self.left - passed).max(0.0)
    }

    /// Stops the clock while an answer is read.
    fn stop(&mut self, now: f32) {
        self.left = self.left(now);
        self.since = None;
    }
}

/// What is needed to ask and to record.
#[derive(SystemParam)]
struct DrillContext<'w> {
    clock: Res<'w, WallClock>,
    time: Res<'w, Time>,
    progress: ResMut<'w, PlayerProgress>,
    settings: ResMut<'w, Settings>,
    saver: ResMut<'w, Saver>,
    voice: ResMut<'w, Voice>,
    redraw: ResMut<'w, RedrawTimer>,
}

impl DrillContext<'_> {
    /// Unix time, in seconds.
    fn unix(&self) -> i64 {
        i64::try_from(self.clock.now()).unwrap_or(i64::MAX)
    }

    /// The next question of a drill.
    fn ask(&self, line: &Succession, drill: &mut Drill) -> Option<Question> {
        let now = self.unix();
        let learning = self.progress.0.learning(line.family);
        drill.ask(|key| learning.recall(key, now))
    }

    /// A drill that begins with `first` or, without one, with who is to be asked for.
    fn run(
        &mut self,
        line: &'static Succession,
        difficulty: Difficulty,
        first: Option<Question>,
        day: Option<u64>,
    ) -> Option<Box<DrillRun>> {
        let mut drill = Drill::new(line, difficulty, self.clock.now());
        let question = match first {
            Some(question) => question,
            None => self.ask(line, &mut drill)?,
        };
        self.voice.say(question.sentence().to_string());
        let now = self.time.elapsed_secs();
        self.redraw.at(now);
        Some(Box::new(DrillRun {
            drill,
            question,
            answer: None,
            left: LENGTH,
            since: day.is_none().then_some(now),
            goes_on: None,
            weak: Vec::new(),
            day,
        }))
    }

    /// Records the answer with this name. Returns whether it is right.
    fn answer(&mut self, line: &Succession, run: &mut DrillRun, name: usize) -> Option<bool> {
        let key = run.question.names.get(name)?.key;
        let right = run.drill.answer(&run.question, key);
        let (now, unix) = (self.time.elapsed_secs(), self.unix());
        run.answer = Some(name);
        run.stop(now);
        let learning = self.progress.0.learning_mut(line.family);
        learning.record_answer(run.question.learnt.key, right, unix);
        if let Some(day) = run.day {
            learning.daily.set_solved(day);
        }
        self.progress.keep(&mut self.saver);
        if right {
            run.goes_on = run.day.is_none().then_some(now + PRAISE);
        } else if !run.weak.contains(&run.question.learnt.place) {
            run.weak.push(run.question.learnt.place);
        }
        self.voice.say(said(&run.question, right));
        Some(right)
    }

    /// How a drill went; its score is recorded.
    fn summary(&mut self, line: &'static Succession, run: &DrillRun) -> DrillSummary {
        let score = run.drill.score();
        let learning = self.progress.0.learning_mut(line.family);
        let better = learning.record_drill(score.right);
        let mut notes = Vec::new();
        if better {
            notes.push(text("drill-best-new").to_owned());
        } else if learning.drill_best() > 0 {
            notes.push(best_words(learning.drill_best()));
        }
        notes.push(learned_words(line, learning));
        self.progress.keep(&mut self.saver);
        let values = [
            ("n", &*score.right.to_string()),
            ("all", &score.asked.to_string()),
        ];
        let summary = DrillSummary {
            heading: text(if run.left > 0.0 {
                "drill-over"
            } else {
                "drill-time_up"
            })
            .to_owned(),
            result: fill("drill-result", &values),
            notes,
            weak_heading: text("drill-weak").to_owned(),
            weak: run.weak.iter().copied().take(MOST_WEAK).collect(),
            again: text("drill-again").to_owned(),
        };
        self.voice
            .say(format!("{} {}", summary.heading, summary.result));
        summary
    }

    /// What is shown when the question of the day has been answered.
    fn daily_summary(&self, line: &'static Succession, question: &Question) -> DrillSummary {
        let learning = self.progress.0.learning(line.family);
        let days = learning.daily.days(self.clock.today().day);
        DrillSummary {
            heading: text("drill-daily").to_owned(),
            result: question.sentence().to_string(),
            notes: vec![
                text("drill-daily-done").to_owned(),
                plural(
                    "drill-daily-days",
                    usize::try_from(days).unwrap_or(usize::MAX),
                ),
                learned_words(line, learning),
            ],
            weak_heading: text("drill-daily-answer").to_owned(),
            weak: vec![question.about.place],
            again: String::new(),
        }
    }
}

/// Whether an answer was right, in words.
fn said(question: &Question, right: bool) -> String {
    let answers = question.right.iter().map(|person| person.name().to_owned());
    let answers: Vec<String> = answers.collect();
    let key = if right { "drill-right" } else { "drill-wrong" };
    fill(key, &[("name", &either(&answers))])
}

/// One of several right answers, in words.
fn either(answers: &[String]) -> String {
    match answers {
        [one, other] => fill("drill-either", &[("first", one), ("second", other)]),
        _ => answers.join(", "),
    }
}

fn best_words(best: u32) -> String {
    plural("drill-best", usize::try_from(best).unwrap_or(usize::MAX))
}

/// Begins the drill that was asked for. Coming back to the drill from another page shows its choices.
fn begin(
    mut next: ResMut<NextDrill>,
    mut active: ResMut<ActiveDrill>,
    mut shown: ResMut<ShownLine>,
    at_hand: AtHand,
    mut context: DrillContext,
) {
    active.state = DrillState::default();
    let Some((family, start)) = next.0.take() else {
        if !matches!(active.stage, Stage::Over(_)) {
            active.stage = Stage::Choices;
        }
        active.line = active.line.or_else(|| people_line::at_hand(&at_hand));
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
        DrillStart::Choices => Stage::Choices,
        DrillStart::About(place) => {
            let question = about(line, place, difficulty, context.clock.now());
            let run = context.run(line, difficulty, question, None);
            run.map_or(Stage::Choices, Stage::Asking)
        }
        DrillStart::Daily => daily(line, &mut context),
    };
}

/// A question about somebody: who came after or, for the last one, before.
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

/// The question of the day, or its answer if it was given.
fn daily(line: &'static Succession, context: &mut DrillContext) -> Stage {
    let today = context.clock.today().day;
    let Some(question) = line.of_the_day(today) else {
        return Stage::Choices;
    };
    let learning = context.progress.0.learning(line.family);
    if learning.daily.is_solved(today) {
        return Stage::Over(context.daily_summary(line, &question));
    }
    let run = context.run(line, question.difficulty, Some(question), Some(today));
    run.map_or(Stage::Choices, Stage::Asking)
}

/// Goes on after a right answer, ends the drill in time, and draws the time once a second.
fn keep_time(mut active: ResMut<ActiveDrill>, mut context: DrillContext) {
    let now = context.time.elapsed_secs();
    let Some(line) = active.line else { return };
    let ActiveDrill { stage, state, .. } = &mut *active;
    let Stage::Asking(run) = &mut *stage else {
        return;
    };
    if let Some(goes_on) = run.goes_on {
        if now < goes_on {
            return context.redraw.at(goes_on);
        }
        let next = go_on(line, run, &mut context);
        state.focus_first = true;
        if let Some(over) = next {
            *stage = Stage::Over(over);
        }
        return context.redraw.at(now);
    }
    if run.since.is_none() {
        return;
    }
    let left = run.left(now);
    if left <= 0.0 {
        run.stop(now);
        *stage = Stage::Over(context.summary(line, run));
        state.focus_first = true;
        return context.redraw.at(now);
    }
    let until_next_second = left - (left.ceil() - 1.0).max(0.0);
    context.redraw.at(now + until_next_second + 0.01);
}

/// The next question, or how the drill went if it is over.
fn go_on(
    line: &'static Succession,
    run: &mut DrillRun,
    context: &mut DrillContext,
) -> Option<DrillSummary> {
    if run.day.is_some() {
        return Some(context.daily_summary(line, &run.question));
    }
    if run.left <= 0.0 {
        return Some(context.summary(line, run));
    }
    let Some(question) = context.ask(line, &mut run.drill) else {
        return Some(context.summary(line, run));
    };
    context.voice.say(question.sentence().to_string());
    run.question = question;
    run.answer = None;
    run.goes_on = None;
    run.since = Some(context.time.elapsed_secs());
    None
}

/// The choices before a drill.
fn choices(difficulty: Difficulty, best: u32) -> DrillChoices {
    let grade = |difficulty: Difficulty| {
        let key = format!("drill-grade-{}", difficulty.key());
        text(&key).to_owned()
    };
    let note = format!("drill-grade-{}-note", difficulty.key());
    let chosen = Difficulty::ALL.iter().position(|one| *one == difficulty);
    DrillChoices {
        about: text("drill-about").to_owned(),
        grades: Difficulty::ALL.map(grade).to_vec(),
        chosen: chosen.unwrap_or(0),
        note: text(&note).to_owned(),
        best: if best > 0 {
            best_words(best)
        } else {
            String::new()
        },
    }
}

/// The question, or its answer.
fn asked(run: &DrillRun, now: f32, today: u64) -> DrillQuestion {
    let question = &run.question;
    let score = run.drill.score();
    let names = question.names.iter();
    let answer = run.answer.map(|chosen| {
        let right = question.names.iter().enumerate();
        let right = right.filter(|(_, name)| question.is_right(name.key));
        let answer = DrillAnswer {
            chosen,
            right: right.map(|(place, _)| place).collect(),
            said: String::new(),
            next: text("drill-next").to_owned(),
        };
        DrillAnswer {
            said: said(question, answer.is_right()),
            ..answer
        }
    });
    let values = [
        ("n", &*score.right.to_string()),
        ("all", &score.asked.to_string()),
    ];
    let seconds = run.left(now).ceil() as u32;
    DrillQuestion {
        person: question.about.place,
        dates: question.difficulty.shows_dates(),
        question: question.sentence().to_string(),
        names: names.map(|name| question.label(name)).collect(),
        is_daily: run.day.is_some(),
        time: match run.day {
            Some(day) => times::date(day, today),
            None => format!("{}:{:02}", seconds / 60, seconds % 60),
        },
        score: match run.day {
            Some(_) => text("drill-daily").to_owned(),
            None if score.asked == 0 => String::new(),
            None => fill("drill-result", &values),
        },
        answer,
    }
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
            Stage::Choices => {
                let best = context.progress.0.learning(line.family).drill_best();
                DrillPage::Start(choices(context.settings.drill, best))
            }
            Stage::Asking(run) => DrillPage::Question(asked(run, now, context.clock.today().day)),
            Stage::Over(summary) => DrillPage::End(summary.clone()),
        },
    };
    let action = drill::show(&ctx, &panel.theme, &data, &mut active.state);
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
    let mut turned = None;
    let mut right = None;
    match (action, &mut *stage) {
        (DrillAction::Grade(grade), _) => {
            context.settings.drill = Difficulty::ALL.get(grade).copied().unwrap_or_default();
        }
        (DrillAction::Start, _) => {
            let difficulty = context.settings.drill;
            turned = context.run(line, difficulty, None, None).map(Stage::Asking);
        }
        (DrillAction::Answer(name), Stage::Asking(run)) if run.answer.is_none() => {
            right = context.answer(line, run, name);
            state.focus_first = true;
        }
        (DrillAction::Next, Stage::Asking(run)) => {
            turned = go_on(line, run, context).map(Stage::Over);
            state.focus_first = true;
        }
        (DrillAction::Stop, Stage::Asking(run)) if run.day.is_none() => {
            let answered = run.drill.score().asked > 0;
            run.stop(context.time.elapsed_secs());
            turned = Some(if answered {
                Stage::Over(context.summary(line, run))
            } else {
                Stage::Choices
            });
        }
        (DrillAction::Gallery, _) => panel.open(Menu::Gallery),
        (DrillAction::Leave | DrillAction::Stop, _) => panel.leave(Menu::Drill),
        (DrillAction::Answer(_) | DrillAction::Next, _) => {}
    }
    if let Some(turned) = turned {
        *stage = turned;
        state.focus_first = true;
    }
    right
}
