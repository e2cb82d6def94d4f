//! The panel of a lesson or puzzle, in place of the panel beside the board; at a card table, over
//! the table.

pub mod view;

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::course::{ActiveRush, CourseCommand, CourseRun, Tone, next_puzzle};
use crate::app::progress::PlayerProgress;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::table_hud::board;
use crate::app::screens::table_hud::course::view::{CourseData, Next};
use crate::app::screens::table_hud::sources::{Answers, Sources};
use crate::app::session::{Games, ScoreEntry, TableState, fresh_seed};
use crate::app::settings::action::TableAction;
use crate::app::state::Menu;
use crate::app::table::cards::sheets::Proclamation;
use crate::app::table::layout::cards::CardPlaces;
use crate::app::table::presentation::Presentations;
use crate::app::ui::players::SeatCard;
use crate::app::wording::{people, times};
use crate::levels::lessons::LessonRun;
use crate::levels::library::LevelLibrary;
use crate::levels::puzzles::AnyAttempt;
use crate::players::levels::Courtier;
use crate::rules::{Effort, Occupant, Record, Seat, Spot, Strength, side_name};
use crate::texts::{capital, fill, plural, text};

/// The courtier that poses the puzzles.
const PUZZLE_COURTIER: Courtier = Courtier::ThomasMore;

/// Carries out a button of a lesson or puzzle; `next` is where the main one leads to.
pub(super) fn answer(
    command: CourseCommand,
    next: Option<Next>,
    variant: &str,
    answers: &mut Answers,
    panel: &mut PanelContext,
) {
    panel.pressed();
    // The button that was pressed may be gone: the learner goes on at the board.
    answers.focus.go_to_board();
    let command = match (command, next) {
        (CourseCommand::PlayFrom, _) => return panel.open(Menu::PlayFrom),
        (CourseCommand::Next, Some(Next::Play)) => return play(variant, answers, panel),
        (CourseCommand::Next, None) => CourseCommand::Leave,
        (command, _) => command,
    };
    answers.course_commands.write(command);
}

/// Opens a first match.
fn play(variant: &str, answers: &mut Answers, panel: &mut PanelContext) {
    let Some(record) = first_match(&panel.games, variant) else {
        return;
    };
    answers.starter.start(record);
}

/// A match of a variant against the weakest courtiers, who play gently, as after its lesson; `None` if none plays it.
fn first_match(games: &Games, variant: &str) -> Option<Record> {
    let level = games.courtiers(variant).first()?.level();
    let courtier = Occupant::Courtier(Strength::new(level, Effort::Gentle));
    let seats = games.set_up(variant, &BTreeMap::new(), None)?.seats().len();
    let mut seats = vec![courtier; seats];
    *seats.first_mut()? = Occupant::Person(String::new());
    Some(Record::new(variant, seats, fresh_seed()))
}

/// What is shown of the lesson or puzzle on the table, if there is one.
pub(super) fn data(panel: &PanelContext, sources: &Sources) -> Option<CourseData> {
    let (presentations, levels, games) = (&*panel.presentations, &**panel.levels, &*panel.games);
    let (running, table, settings) = (&*sources.course, &*sources.table, &*sources.settings);
    let (progress, clock) = (&*sources.progress, *sources.wall_clock);
    let today = clock.today().day;
    let run = running.run.as_ref()?;
    let common = CourseData {
        words: running.saying(),
        also: also(sources),
        tone: running.tone,
        score_cards: score_cards(presentations, table),
        // At cards the sides have no pieces.
        disc: (sources.layout.board())
            .map(|_| presentations.side_sprite(table, table.viewer).to_owned()),
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
            if let Some(rush) = &running.rush {
                let attempt = (!running.ended).then_some(&**attempt);
                return Some(rush_data(
                    rush,
                    attempt,
                    table,
                    sources.time.elapsed_secs(),
                    common,
                ));
            }
            let data = puzzle_data(levels, &**attempt, table, progress, clock.unix(), common);
            if levels.is_of_the_day(attempt.puzzle(), today) {
                let date = times::date(today, today);
                let title = fill("puzzles-daily", &[("date", &date)]);
                CourseData { title, ..data }
            } else {
                data
            }
        }
    })
}

/// What is to be known of a card table and has no other place in a small window: the card that was
/// announced, and how cards are read that lie folded.
fn also(sources: &Sources) -> String {
    let Some(places) = sources.layout.cards() else {
        return String::new();
    };
    let announced = sources.stage.show.proclaimed.as_ref();
    let announced = announced.filter(|_| !places.has_proclamation());
    let sentence = |one: &Proclamation| format!("{} {} {}", one.above, one.name, one.below);
    let announced = announced.map(|one| sentence(one).trim_end().to_owned());
    let all: Vec<String> = announced.into_iter().chain(how_to_spread(places)).collect();
    all.join("\n")
}

/// How the cards that lie folded are read.
fn how_to_spread(places: &CardPlaces) -> Option<String> {
    let is_hand = |(spot, _): (Spot, _)| matches!(spot, Spot::Hand(_));
    let hands = places.folded().any(is_hand);
    let line = places.folded().any(|folded| !is_hand(folded));
    let key = match (hands, line) {
        (true, true) => "cards-spread-both",
        (true, false) => "cards-spread",
        (false, true) => "cards-spread-line",
        (false, false) => return None,
    };
    Some(text(key).to_owned())
}

/// What each seat has done and still has to do, if the game has score cards.
fn score_cards(games: &Presentations, table: &TableState) -> Vec<SeatCard> {
    let card = |(seat, entries): (u8, &Vec<ScoreEntry>)| {
        let open = entries.iter().filter(|entry| !entry.done);
        let goals: Vec<String> = open.map(|entry| entry.text.to_string()).collect();
        let side = capital(&side_name(&table.variant, Seat(seat)));
        let values = [("side", &*side), ("goals", &goals.join(text("list-comma")))];
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
    let teacher = Occupant::courtier(lesson.lesson().teacher);
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
            people::name(&Occupant::courtier(courtier.level()))
        }),
        ..lesson_data(lesson, true, common)
    }
}

/// A rush: its puzzle, or the last page without one.
fn rush_data(
    rush: &ActiveRush,
    attempt: Option<&dyn AnyAttempt>,
    table: &TableState,
    now: f32,
    common: CourseData,
) -> CourseData {
    let courtier = Occupant::courtier(PUZZLE_COURTIER.level());
    let count = |n: u32| usize::try_from(n).unwrap_or(usize::MAX);
    let solved = plural("rush-solved", count(rush.puzzles.solved));
    let mistakes = plural("rush-mistakes", count(rush.puzzles.mistakes));
    let time = rush.clock.words(now);
    let (title, ribbon) = match attempt {
        Some(_) => (fill("rush-time", &[("time", &time)]), side_to_move(table)),
        None if rush.puzzles.is_lost() => (text("rush-over").to_owned(), solved.clone()),
        None => (text("rush-time_up").to_owned(), solved.clone()),
    };
    CourseData {
        name: people::name(&courtier),
        portrait: people::portrait(&courtier).to_owned(),
        title,
        ribbon,
        difficulty: attempt.map(|attempt| attempt.puzzle().difficulty),
        count: fill(
            "rush-count",
            &[("solved", &solved), ("mistakes", &mistakes)],
        ),
        solved: common.solved && attempt.is_some(),
        next: attempt.is_none().then_some((Next::Rush, true)),
        ..common
    }
}

/// Who is to move, as on a ribbon; where hands are hidden there are no sides.
fn side_to_move(table: &TableState) -> String {
    if table.hidden {
        return text("cards-your_turn").to_owned();
    }
    let side = side_name(&table.variant, table.viewer);
    capital(&fill("puzzles-side", &[("side", &side)]))
}

fn puzzle_data(
    levels: &LevelLibrary,
    attempt: &dyn AnyAttempt,
    table: &TableState,
    progress: &PlayerProgress,
    now: i64,
    common: CourseData,
) -> CourseData {
    let (puzzle, done) = (attempt.puzzle(), attempt.is_solved());
    let courtier = Occupant::courtier(PUZZLE_COURTIER.level());
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
    CourseData {
        name: people::name(&courtier),
        portrait: people::portrait(&courtier).to_owned(),
        title: match set {
            Some(_) => fill("puzzles-name", &[("n", &number.to_string())]),
            None => text("course-mistake").to_owned(),
        },
        ribbon: side_to_move(table),
        difficulty: set.map(|_| puzzle.difficulty),
        count: set.map_or_else(String::new, |_| {
            let (n, all) = (solved.to_string(), all.len().to_string());
            fill("course-count", &[("n", &n), ("all", &all)])
        }),
        hint: Some(!done),
        again: true,
        solution: Some(!done),
        next: Some((
            Next::Puzzle,
            done && next_puzzle(levels, puzzle, progress, now).is_some(),
        )),
        ..common
    }
}
