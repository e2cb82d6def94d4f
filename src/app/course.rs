//! Lessons and puzzles on the table. The table asks what becomes of each attempt; the lesson or the
//! puzzle says what is played, and what is said to it.

use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::files::Saver;
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::advice::{Advice, ShownHint};
use crate::app::session::{
    Intent, Matches, Open, OpenPractice, PracticeAttempt, Refused, TableState,
};
use crate::app::state::{Menu, Screen};
use crate::app::wall_clock::WallClock;
use crate::levels::lessons::{LessonAttempt, LessonResult, LessonRun};
use crate::levels::puzzles::{AnyAttempt, PuzzleResult};
use crate::levels::{lessons, puzzles};
use crate::rules::{Refusal, Spot};
use crate::texts::text;

pub use crate::app::panels::course::Tone;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartCourse>()
        .add_message::<CourseWish>()
        .init_resource::<ActiveCourse>()
        .add_systems(
            Update,
            (
                (follow_keys, start, wish, leave)
                    .chain()
                    .after(FrameSystems::Think)
                    .before(FrameSystems::Replay)
                    .before(FrameSystems::Queue)
                    .in_set(SessionSystems::Decide),
                (check, keep)
                    .chain()
                    .after(SessionSystems::Apply)
                    .before(SessionSystems::Present),
            ),
        )
        .add_systems(OnExit(Screen::Table), stop);
}

/// Something that is practised on the table, one step after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// The lesson of this variant, from the first step that is not done.
    Lesson(String),
    /// The puzzle with this id.
    Puzzle(String),
}

impl Course {
    /// The puzzle of a day, counted from the first of January 1970; none only where there is no
    /// puzzle at all.
    pub fn daily(day: u64) -> Option<Self> {
        let puzzle = puzzles::of_the_day(day)?;
        Some(Self::Puzzle(puzzle.id.clone()))
    }
}

/// Begins a lesson or a puzzle.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct StartCourse(pub Course);

/// What the learner wants beside moving.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseWish {
    /// A hint.
    Hint,
    /// The step or the puzzle from its beginning.
    Again,
    /// The step before.
    Back,
    /// The next step, or the next puzzle that is not solved.
    Next,
    /// The solution, played through.
    Solution,
    /// Back to where it was begun.
    Leave,
}

/// Where a lesson or a puzzle was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// Over the title.
    Menu(Menu),
    /// At the table, in a match.
    Match(u64),
}

impl Default for Origin {
    fn default() -> Self {
        Self::Menu(Menu::None)
    }
}

/// The lesson or the puzzle on the table.
#[derive(Resource, Default)]
pub struct ActiveCourse {
    /// What it is; none most of the time.
    pub run: Option<CourseRun>,
    /// What was said last; empty: what is to be done.
    pub words: String,
    /// In which voice.
    pub tone: Tone,
    /// How many hints were given in this step.
    hints: usize,
    /// What was pointed at, where the task is to point.
    tapped: Vec<Spot>,
    /// Whether the solution was shown, so that nothing is counted as solved.
    shown: bool,
    /// Where leaving it leads back to.
    origin: Origin,
    /// The day on which it was begun, counted from the first of January 1970.
    day: u64,
}

/// A lesson or a puzzle.
pub enum CourseRun {
    /// A lesson.
    Lesson(LessonRun),
    /// A puzzle.
    Puzzle(Box<dyn AnyAttempt>),
}

impl CourseRun {
    /// Whether nothing more is to be done in this step, or in this puzzle.
    pub fn done(&self) -> bool {
        match self {
            Self::Lesson(lesson) => lesson.step_done(),
            Self::Puzzle(puzzle) => puzzle.is_solved(),
        }
    }

    fn points(&self) -> bool {
        matches!(self, Self::Lesson(lesson) if lesson.points())
    }

    fn practise(&self) -> OpenPractice {
        match self {
            Self::Lesson(lesson) => OpenPractice {
                record: lesson.record(),
                learner: lesson.learner(),
            },
            Self::Puzzle(puzzle) => OpenPractice {
                record: puzzle.record(),
                learner: puzzle.learner(),
            },
        }
    }
}

impl ActiveCourse {
    /// Whether the learner has solved it, and was not shown how.
    pub fn is_solved(&self) -> bool {
        !self.shown && self.run.as_ref().is_some_and(CourseRun::done)
    }

    /// Sets a step or a puzzle up anew.
    fn open(&mut self, run: CourseRun, practises: &mut MessageWriter<OpenPractice>) {
        practises.write(run.practise());
        *self = Self {
            run: Some(run),
            origin: self.origin,
            day: self.day,
            ..default()
        };
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.words = words;
    }

    /// What a step marks on the board.
    fn marks(&self) -> Advice {
        let marks = match &self.run {
            Some(CourseRun::Lesson(lesson)) => lesson.marks(),
            Some(CourseRun::Puzzle(_)) | None => Vec::new(),
        };
        Advice { marks, ..default() }
    }

    /// What is said: the last word on what was done, else what is to be done.
    pub fn saying(&self) -> String {
        match &self.run {
            _ if !self.words.is_empty() => self.words.clone(),
            Some(CourseRun::Lesson(lesson)) => text(&lesson.say()).to_owned(),
            Some(CourseRun::Puzzle(puzzle)) => puzzle.puzzle().task().to_string(),
            None => String::new(),
        }
    }
}

fn start(
    mut requests: MessageReader<StartCourse>,
    learnt: Res<PlayerProgress>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    table: Res<TableState>,
    matches: Res<Matches>,
    clock: Res<WallClock>,
    mut running: ResMut<ActiveCourse>,
    mut practises: MessageWriter<OpenPractice>,
    mut advice: ResMut<Advice>,
) {
    let Some(StartCourse(course)) = requests.read().last() else {
        return;
    };
    let run = match course {
        Course::Lesson(variant) => lessons::of(variant).map(|lesson| {
            let done = learnt.0.lesson_steps(variant) as usize;
            // Who has done all begins anew.
            let from = if done >= lesson.steps.len() { 0 } else { done };
            CourseRun::Lesson(LessonRun::at(lesson, from))
        }),
        Course::Puzzle(id) => puzzles::attempt(id).map(CourseRun::Puzzle),
    };
    match run {
        Some(run) => {
            // What is begun in a lesson leads back to where that was begun.
            if running.run.is_none() || !table.practice {
                let at_table = *screen.get() == Screen::Table;
                let match_ = matches.on_table().filter(|_| at_table);
                let over = if at_table { Menu::None } else { *menu.get() };
                running.origin = match_.map_or(Origin::Menu(over), |kept| Origin::Match(kept.when));
            }
            running.day = clock.today().day;
            running.open(run, &mut practises);
            advice.set_if_neq(running.marks());
        }
        None => error!("there is no such lesson or puzzle: {course:?}"),
    }
}

fn stop(mut running: ResMut<ActiveCourse>, mut advice: ResMut<Advice>) {
    if running.run.is_some() {
        *running = ActiveCourse::default();
        advice.set_if_neq(Advice::default());
    }
}

/// Leads back to where it was begun.
fn leave(
    mut wishes: MessageReader<CourseWish>,
    matches: Res<Matches>,
    mut running: ResMut<ActiveCourse>,
    mut advice: ResMut<Advice>,
    mut opens: MessageWriter<Open>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if !wishes.read().any(|wish| *wish == CourseWish::Leave) || running.run.is_none() {
        return;
    }
    let kept = match running.origin {
        Origin::Match(when) => matches.kept().get(when),
        Origin::Menu(_) => None,
    };
    if let Some(kept) = kept {
        *running = ActiveCourse::default();
        advice.set_if_neq(Advice::default());
        opens.write(Open((*kept.record).clone()));
        return;
    }
    let over = match running.origin {
        Origin::Menu(menu) => menu,
        Origin::Match(_) => Menu::None,
    };
    (*screen).set_if_neq(Screen::Title);
    (*menu).set_if_neq(over);
}

/// The keys of the table mean the same in a lesson.
fn follow_keys(
    mut intents: MessageReader<Intent>,
    running: Res<ActiveCourse>,
    mut wishes: MessageWriter<CourseWish>,
) {
    for intent in intents.read().filter(|_| running.run.is_some()) {
        match intent {
            Intent::Hint => wishes.write(CourseWish::Hint),
            Intent::Undo | Intent::Restart => wishes.write(CourseWish::Again),
            _ => continue,
        };
    }
}

/// Hints, and the ways to other steps and puzzles.
fn wish(
    mut wishes: MessageReader<CourseWish>,
    table: Res<TableState>,
    learnt: Res<PlayerProgress>,
    mut running: ResMut<ActiveCourse>,
    mut advice: ResMut<Advice>,
    mut practises: MessageWriter<OpenPractice>,
    mut intents: MessageWriter<Intent>,
) {
    for wish in wishes.read().filter(|_| table.practice) {
        let given = running.hints;
        let Some(run) = &mut running.run else { return };
        match (*wish, run) {
            (CourseWish::Hint, run) if run.done() => {}
            (CourseWish::Hint, run) => {
                let (words, spots) = hint(run, given);
                running.hints += 1;
                running.say(Tone::Hint, words.clone());
                if let Some(spots) = spots {
                    advice.set_if_neq(Advice {
                        hint: Some(ShownHint {
                            spots,
                            sentence: words,
                        }),
                        ..default()
                    });
                }
            }
            (
                way @ (CourseWish::Again | CourseWish::Back | CourseWish::Next),
                CourseRun::Lesson(lesson),
            ) => {
                let mut lesson = lesson.clone();
                let there = match way {
                    CourseWish::Back => lesson.previous_step(),
                    CourseWish::Next => lesson.next_step(),
                    _ => {
                        lesson.again();
                        true
                    }
                };
                if there {
                    running.open(CourseRun::Lesson(lesson), &mut practises);
                    advice.set_if_neq(running.marks());
                }
            }
            (CourseWish::Again, CourseRun::Puzzle(puzzle)) => {
                if let Some(again) = puzzles::attempt(&puzzle.puzzle().id) {
                    running.open(CourseRun::Puzzle(again), &mut practises);
                    advice.set_if_neq(Advice::default());
                }
            }
            (CourseWish::Next, CourseRun::Puzzle(puzzle)) => {
                let next = next_puzzle(puzzle.puzzle().variant(), &puzzle.puzzle().id, &learnt);
                if let Some(next) = next.and_then(puzzles::attempt) {
                    running.open(CourseRun::Puzzle(next), &mut practises);
                    advice.set_if_neq(Advice::default());
                }
            }
            (CourseWish::Solution, CourseRun::Puzzle(puzzle)) => {
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
                advice.set_if_neq(Advice::default());
                running.say(Tone::Hint, text("course-shown").to_owned());
            }
            (CourseWish::Back, CourseRun::Puzzle(_))
            | (CourseWish::Solution, CourseRun::Lesson(_))
            | (CourseWish::Leave, _) => {}
        }
    }
}

/// The next hint in words, and for the plainest one what to point at.
fn hint(run: &CourseRun, given: usize) -> (String, Option<Vec<Spot>>) {
    match run {
        CourseRun::Lesson(lesson) => {
            let hints = lesson.hints();
            match hints.get(given).or(hints.last()) {
                Some(key) => (text(key).to_owned(), None),
                None => (text(&lesson.say()).to_owned(), None),
            }
        }
        CourseRun::Puzzle(puzzle) => {
            let spots = puzzle.spots();
            if given == 0 {
                (
                    text("course-piece").to_owned(),
                    spots.first().map(|first| vec![*first]),
                )
            } else {
                (text("course-way").to_owned(), Some(spots))
            }
        }
    }
}

/// The next puzzle of a variant that is not solved, counted from this one; none where all are.
pub fn next_puzzle(variant: &str, from: &str, learnt: &PlayerProgress) -> Option<&'static str> {
    let all = puzzles::of(variant);
    let at = all
        .iter()
        .position(|puzzle| puzzle.id == from)
        .map_or(0, |at| at + 1);
    let (before, after) = all.split_at(at.min(all.len()));
    let open = |puzzle: &&puzzles::Puzzle| puzzle.id != from && !learnt.0.is_solved(&puzzle.id);
    after
        .iter()
        .chain(before)
        .find(open)
        .map(|puzzle| puzzle.id.as_str())
}

/// What becomes of what the learner tried.
fn check(
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
        let Some(run) = &mut running.run else {
            continue;
        };
        if run.done() {
            continue;
        }
        let points = run.points();
        let verdict = match run {
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
        }) = verdict
        else {
            continue;
        };
        intents.write_batch(script.into_iter().map(Intent::Script));
        // What was written is read in the next frame.
        redraw.at(time.elapsed_secs());
        match refusal {
            Some(refusal) => {
                refused.write(refusal);
            }
            None if tone == Tone::Correction => {
                cues.write(Cue::Refuse);
            }
            None => {}
        }
        running.say(tone, words);
    }
}

/// What is said to an attempt, and what is played.
struct CourseReply {
    tone: Tone,
    words: String,
    script: Vec<String>,
    refusal: Option<Refused>,
}

impl CourseReply {
    fn new(tone: Tone, words: &str) -> Self {
        Self {
            tone,
            words: words.to_owned(),
            script: Vec::new(),
            refusal: None,
        }
    }

    fn of_refusal(refusal: &Refusal) -> Self {
        Self {
            refusal: Some(refusal.clone().into()),
            ..Self::new(Tone::Correction, "")
        }
    }
}

fn in_lesson(
    lesson: &mut LessonRun,
    tried: &PracticeAttempt,
    tapped: &mut Vec<Spot>,
) -> Option<CourseReply> {
    let judgement = if lesson.points() {
        let wanted = lesson.wanted_places();
        match tried.spots.first() {
            Some(spot) if tapped.contains(spot) => tapped.retain(|other| other != spot),
            Some(spot) => tapped.push(*spot),
            None => {}
        }
        if tapped.len() < wanted {
            return None;
        }
        let judgement = lesson.check(LessonAttempt::Spots(tapped));
        tapped.clear();
        judgement
    } else if let Some(text) = &tried.text {
        lesson.check(LessonAttempt::Move(text))
    } else if let Some(refusal) = &tried.refusal {
        lesson.check(LessonAttempt::Refused(refusal))
    } else {
        return None;
    };
    let played = |reply: Vec<String>| tried.text.clone().into_iter().chain(reply).collect();
    Some(match judgement {
        LessonResult::Done { praise, reply } => CourseReply {
            script: played(reply),
            ..CourseReply::new(Tone::Praise, text(&praise))
        },
        LessonResult::GoOn { reply } => CourseReply {
            script: played(reply),
            ..CourseReply::new(Tone::Task, text(&lesson.say()))
        },
        LessonResult::NotYet { why } => CourseReply::new(Tone::Correction, text(&why)),
        LessonResult::Refused(refusal) => CourseReply::of_refusal(&refusal),
    })
}

fn in_puzzle(puzzle: &mut dyn AnyAttempt, tried: &PracticeAttempt) -> Option<CourseReply> {
    let Some(text) = &tried.text else {
        return tried.refusal.as_ref().map(CourseReply::of_refusal);
    };
    Some(match puzzle.play_text(text) {
        PuzzleResult::Refused(refusal) => CourseReply::of_refusal(&refusal),
        PuzzleResult::Wrong => {
            CourseReply::new(Tone::Correction, crate::texts::text("puzzle-not_that"))
        }
        PuzzleResult::Right { reply } => CourseReply {
            script: vec![text.clone(), reply],
            ..CourseReply::new(Tone::Praise, crate::texts::text("course-right"))
        },
        PuzzleResult::Solved => CourseReply {
            script: vec![text.clone()],
            ..CourseReply::new(Tone::Praise, crate::texts::text("course-solved"))
        },
    })
}

/// What is done is kept. Opening the next step changes what can be pointed at.
fn keep(
    running: Res<ActiveCourse>,
    table: Res<TableState>,
    mut learnt: ResMut<PlayerProgress>,
    mut saver: ResMut<Saver>,
    mut intents: MessageWriter<Intent>,
    mut redraw: ResMut<RedrawTimer>,
    time: Res<Time>,
) {
    let Some(run) = running.run.as_ref().filter(|_| table.practice) else {
        return;
    };
    if table.pointing != run.points() {
        intents.write(Intent::Pointing(run.points()));
        // What was written is read in the next frame.
        redraw.at(time.elapsed_secs());
    }
    if !running.is_changed() || !run.done() {
        return;
    }
    let new = match run {
        CourseRun::Lesson(lesson) => {
            let (variant, done) = (&lesson.lesson().variant, lesson.done() as u32);
            let more = learnt.0.lesson_steps(variant) < done;
            if more {
                learnt.0.set_lesson_steps(variant, done);
            }
            more
        }
        CourseRun::Puzzle(_) if running.shown => false,
        CourseRun::Puzzle(puzzle) => {
            let id = &puzzle.puzzle().id;
            let daily = puzzles::of_the_day(running.day).is_some_and(|daily| daily.id == *id);
            // Both are noted.
            (daily && learnt.0.set_daily_solved(running.day)) | learnt.0.set_solved(id)
        }
    };
    if new {
        learnt.keep(&mut saver);
    }
}
