//! The panel of a lesson or puzzle, in place of the panel beside the board; at a card table, over
//! the table.

pub mod view;

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::course::{ActiveCourse, CourseCommand, CourseRun, Tone, next_puzzle};
use crate::app::progress::PlayerProgress;
use crate::app::screens::around::card_table::CardStage;
use crate::app::screens::around::course::view::{CourseAction, CourseData, CourseState, Next};
use crate::app::screens::around::{board, card_table};
use crate::app::screens::confirm::PendingMatch;
use crate::app::screens::{MenuExt, PanelContext, PanelState, around};
use crate::app::session::{Games, Matches, Open, ScoreEntry, TableState, fresh_seed};
use crate::app::settings::Settings;
use crate::app::settings::action::TableAction;
use crate::app::state::{Menu, Screen};
use crate::app::table::focus::Focus;
use crate::app::table::layout::TableLayout;
use crate::app::table::presentation::Presentations;
use crate::app::ui::players::SeatCard;
use crate::app::wall_clock::WallClock;
use crate::app::wording::{people, times};
use crate::levels::lessons::LessonRun;
use crate::levels::library::LevelLibrary;
use crate::levels::puzzles::AnyAttempt;
use crate::players::levels::Courtier;
use crate::rules::{Occupant, Record, Seat, side_name};
use crate::texts::{capital, fill, text};

pub(super) fn plugin(app: &mut App) {
    app.fresh::<CourseState>(Screen::Table);
}

/// The courtier that poses the puzzles.
const PUZZLE_COURTIER: Courtier = Courtier::ThomasMore;

/// Whether a lesson or puzzle is on the table.
pub(super) fn runs(running: Res<ActiveCourse>, table: Res<TableState>) -> bool {
    table.practice && running.run.is_some()
}

pub(super) fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<CourseState>>,
    running: Res<ActiveCourse>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
    stage: Res<CardStage>,
    settings: Res<Settings>,
    progress: Res<PlayerProgress>,
    clock: Res<WallClock>,
    menu: Res<State<Menu>>,
    matches: Res<Matches>,
    mut focus: ResMut<Focus>,
    mut pending: ResMut<PendingMatch>,
    mut course_commands: MessageWriter<CourseCommand>,
    mut opens: MessageWriter<Open>,
) -> Result {
    let Some(data) = data(
        &panel.presentations,
        &panel.levels,
        &panel.games,
        &running,
        &table,
        &settings,
        &progress,
        clock.today().day,
    ) else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    let action = if card_table::is_shown(&stage, &table, &layout) {
        let areas = card_table::course_areas(&ctx, &layout, &table);
        view::show_over(&ctx, &panel.theme, &areas, &data, &mut state)
    } else {
        let areas = around::side_areas(&ctx, &layout);
        view::show(&ctx, &panel.theme, &areas, &data, &mut state)
    };
    let Some(action) = action.filter(|_| *menu.get() == Menu::None) else {
        return Ok(());
    };
    panel.pressed();
    // The button that was pressed may be gone: the learner goes on at the board.
    focus.go_to_board();
    let command = match (action, &data.next) {
        (CourseAction::Hint, _) => CourseCommand::Hint,
        (CourseAction::Again, _) => CourseCommand::Again,
        (CourseAction::Back, _) => CourseCommand::Back,
        (CourseAction::Solution, _) => CourseCommand::Solution,
        (CourseAction::Next, Some((Next::Play, _))) => {
            let Some(record) = first_match(&panel.games, &table.variant) else {
                return Ok(());
            };
            if matches.is_full() {
                pending.0 = Some(record);
                panel.open(Menu::ConfirmStart);
            } else {
                opens.write(Open(record));
            }
            return Ok(());
        }
        (CourseAction::Next, Some(_)) => CourseCommand::Next,
        (CourseAction::Next, None) | (CourseAction::Leave, _) => CourseCommand::Leave,
    };
    course_commands.write(command);
    Ok(())
}

/// A match of a variant against the weakest courtiers, as after its lesson; `None` if none plays it.
fn first_match(games: &Games, variant: &str) -> Option<Record> {
    let courtier = games.courtiers(variant).first()?.level();
    let seats = games.set_up(variant, &BTreeMap::new(), None)?.seats().len();
    let mut seats = vec![Occupant::Courtier(courtier); seats];
    *seats.first_mut()? = Occupant::Person(String::new());
    Some(Record::new(variant, seats, fresh_seed()))
}

fn data(
    presentations: &Presentations,
    levels: &LevelLibrary,
    games: &Games,
    running: &ActiveCourse,
    table: &TableState,
    settings: &Settings,
    progress: &PlayerProgress,
    today: u64,
) -> Option<CourseData> {
    let run = running.run.as_ref().filter(|_| table.practice)?;
    let common = CourseData {
        words: running.saying(),
        tone: running.tone,
        score_cards: score_cards(presentations, table),
        disc: Some(presentations.side_sprite(table, table.viewer).to_owned()),
        solved: running.is_solved(),
        hint_key: Some(settings.bindings.ask(TableAction::Hint)),
        ..default()
    };
    Some(match run {
        CourseRun::Lesson(lesson) if running.ended => {
            let courtiers = games.courtiers(lesson.variant());
            lesson_end(lesson, courtiers.first().copied(), common)
        }
        CourseRun::Lesson(lesson) => {
            let show_me = running.offers_to_show();
            CourseData {
                show_me,
                ..lesson_data(lesson, run.done(), common)
            }
        }
        CourseRun::Puzzle(attempt) => {
            let data = puzzle_data(levels, &**attempt, run.done(), table, progress, common);
            let daily = levels.of_the_day(today);
            if daily.is_some_and(|daily| daily.id == attempt.puzzle().id) {
                let date = times::date(today, today);
                let title = fill("puzzles-daily", &[("date", &date)]);
                CourseData { title, ..data }
            } else {
                data
            }
        }
    })
}

/// What each seat has done and still has to do, if the game has score cards.
fn score_cards(games: &Presentations, table: &TableState) -> Vec<SeatCard> {
    let card = |(seat, entries): (u8, &Vec<ScoreEntry>)| {
        let open = entries.iter().filter(|entry| !entry.done);
        let goals: Vec<String> = open.map(|entry| entry.text.clone()).collect();
        let side = capital(&side_name(&table.variant, Seat(seat)));
        let values = [("side", &*side), ("goals", &goals.join(", "))];
        SeatCard {
            seat,
            emblem: games.side_sprite(table, Seat(seat)).to_owned(),
            slot: board::score_card(table, Seat(seat), None),
            spoken: fill("course-left", &values),
            ..default()
        }
    };
    let cards = (0..).zip(&table.score_cards);
    cards
        .filter(|(_, entries)| !entries.is_empty())
        .map(card)
        .collect()
}

fn lesson_data(lesson: &LessonRun, done: bool, common: CourseData) -> CourseData {
    let teacher = Occupant::Courtier(lesson.lesson().teacher);
    let (step, all) = lesson.progress();
    let last = step == all;
    CourseData {
        name: people::name(&teacher),
        portrait: people::portrait(&teacher).to_owned(),
        title: lesson.text(&lesson.title()),
        ribbon: fill(
            "course-step",
            &[("n", &step.to_string()), ("all", &all.to_string())],
        ),
        step: Some((step - 1, all)),
        hint: (!lesson.hints().is_empty()).then_some(!done),
        again: true,
        back: Some(step > 1),
        next: Some((if last { Next::Finish } else { Next::Step }, done)),
        ..common
    }
}

/// The last page of a lesson: what was learned, and a first match.
fn lesson_end(lesson: &LessonRun, courtier: Option<Courtier>, common: CourseData) -> CourseData {
    let titles: Vec<String> = lesson.titles().iter().map(|key| lesson.text(key)).collect();
    let titles = titles.join(text("course-learned_between"));
    CourseData {
        words: fill("course-learned", &[("titles", &titles)]),
        hint: None,
        tone: Tone::Praise,
        title: text("course-end").to_owned(),
        next: courtier.map(|_| (Next::Play, true)),
        opponent: courtier.map_or_else(String::new, |courtier| {
            people::name(&Occupant::Courtier(courtier.level()))
        }),
        ..lesson_data(lesson, true, common)
    }
}

fn puzzle_data(
    levels: &LevelLibrary,
    attempt: &dyn AnyAttempt,
    done: bool,
    table: &TableState,
    progress: &PlayerProgress,
    common: CourseData,
) -> CourseData {
    let puzzle = attempt.puzzle();
    let courtier = Occupant::Courtier(PUZZLE_COURTIER.level());
    // The number is that in its file.
    let set = levels.puzzle(&puzzle.id).map(|(set, _)| set);
    let all = set.map_or(&[][..], |set| &set.puzzles);
    let number = all
        .iter()
        .position(|other| other.id == puzzle.id)
        .map_or(0, |at| at + 1);
    let solved = all
        .iter()
        .filter(|puzzle| progress.0.is_solved(&puzzle.id))
        .count();
    let side = side_name(&table.variant, table.viewer);
    CourseData {
        name: people::name(&courtier),
        portrait: people::portrait(&courtier).to_owned(),
        title: fill("puzzles-name", &[("n", &number.to_string())]),
        ribbon: capital(&fill("puzzles-side", &[("side", &side)])),
        difficulty: Some(puzzle.difficulty),
        count: fill(
            "course-count",
            &[("n", &solved.to_string()), ("all", &all.len().to_string())],
        ),
        hint: Some(!done),
        again: true,
        solution: Some(!done),
        next: Some((
            Next::Puzzle,
            done && next_puzzle(levels, puzzle, progress).is_some(),
        )),
        ..common
    }
}
