//! Learning a line of people in the running app: the daily question, the drill, the gallery, and the
//! answers of a match.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::EguiContext;
use kings_coffer::app::gallery::{Storyteller, Told};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::Menu;
use kings_coffer::app::wall_clock::WallClock;
use kings_coffer::levels::quiz::{Difficulty, Drill, Question, Side, succession};
use kings_coffer::rules::cromwell::{Cromwell, Move, Phase, side_spot};
use kings_coffer::rules::{Game, InteractiveGame, Occupant, Record, Spot};
use kings_coffer::store::Store;
use kings_coffer::store::learning::Learning;

use crate::common::TestApp;
use crate::worded::{begins, sentence_of};

const FAMILY: &str = "cromwell";
/// 2 March 2026, 12:00.
const NOON: u64 = 20_514 * 86_400 + 43_200;
const NUMBERS: [KeyCode; 6] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
];

fn opened(store: Store) -> TestApp {
    let mut game = TestApp::with_panels(store);
    set_clock(&mut game, NOON);
    game
}

fn set_clock(game: &mut TestApp, seconds: u64) {
    game.app
        .world_mut()
        .insert_resource(WallClock::At { seconds, ahead: 0 });
}

fn show(game: &mut TestApp, menu: Menu) {
    let mut next = game.app.world_mut().resource_mut::<NextState<Menu>>();
    next.set(menu);
    game.frames(4);
}

/// Gives a control the focus and presses it.
fn press(game: &mut TestApp, id: egui::Id) {
    let world = game.app.world_mut();
    let mut contexts = world.query::<&mut EguiContext>();
    for mut context in contexts.iter_mut(world) {
        context.get_mut().memory_mut(|m| m.request_focus(id));
    }
    game.frames(2);
    game.key(KeyCode::Enter);
    game.frames(3);
}

fn control(panel: &str, name: &str) -> egui::Id {
    egui::Id::new(("kings-coffer", panel, name))
}

fn control_of(panel: &str, name: &str, index: usize) -> egui::Id {
    egui::Id::new(("kings-coffer", panel, name, index))
}

fn learning(game: &TestApp) -> &Learning {
    let progress = game.app.world().resource::<PlayerProgress>();
    progress.0.learning(FAMILY)
}

/// How often the monarchs were asked for, and named correctly.
fn asked(game: &TestApp) -> (u32, u32) {
    let line = succession(FAMILY).expect("has a line");
    let memories = line.people.iter();
    let memories = memories.filter_map(|one| learning(game).memory(one.key));
    memories.fold((0, 0), |(asked, right), memory| {
        (asked + memory.asked, right + memory.right)
    })
}

fn of_today(game: &TestApp) -> Question {
    let today = game.app.world().resource::<WallClock>().today().day;
    let line = succession(FAMILY).expect("has a line");
    line.of_the_day(today).expect("a question")
}

/// The index of a name that is right, or wrong.
fn name(question: &Question, right: bool) -> usize {
    let mut names = question.names.iter();
    let found = names.position(|name| question.is_right(name.key) == right);
    found.expect("a name")
}

fn open_daily(game: &mut TestApp) {
    show(game, Menu::Today);
    // After the puzzles of six families and the deals of two games.
    press(game, control_of("today", "row", 8));
    assert_eq!(game.menu(), Menu::Drill);
}

#[test]
fn the_daily_question_is_asked_once_a_day_and_days_in_a_row_are_counted() {
    let mut game = opened(Store::memory());
    let day = NOON / 86_400;
    for (step, right) in [true, false].into_iter().enumerate() {
        set_clock(&mut game, NOON + 86_400 * step as u64);
        let question = of_today(&game);
        open_daily(&mut game);
        game.key(NUMBERS[name(&question, right)]);
        game.frames(2);
        let today = day + step as u64;
        assert!(learning(&game).daily.is_solved(today));
        assert_eq!(learning(&game).daily.days(today), step as u32 + 1);
        assert_eq!(asked(&game).0, step as u32 + 1);
        press(&mut game, control("drill", "next"));
        assert_eq!(game.menu(), Menu::Drill, "the answer is shown");
        press(&mut game, control("drill", "back"));
        assert_eq!(game.menu(), Menu::Today);
        // A second time only the answer is shown.
        open_daily(&mut game);
        game.key(NUMBERS[0]);
        game.frames(2);
        assert_eq!(asked(&game).0, step as u32 + 1);
        game.key(KeyCode::Escape);
        game.frames(3);
        assert_eq!(game.menu(), Menu::Today);
    }
    assert_eq!(asked(&game).1, 1);
}

/// From the daily question to the gallery, and from there to the drill.
fn open_drill(game: &mut TestApp) {
    let question = of_today(game);
    open_daily(game);
    game.key(NUMBERS[name(&question, true)]);
    press(game, control("drill", "next"));
    press(game, control("drill", "setup-gallery"));
    assert_eq!(game.menu(), Menu::Gallery);
    game.key(KeyCode::PageDown);
    game.frames(2);
    press(game, control_of("line", "do", 0));
    assert_eq!(game.menu(), Menu::Drill);
}

#[test]
fn a_drill_goes_on_for_five_minutes_and_is_kept() {
    let store = Store::memory();
    let mut game = opened(store.clone());
    open_drill(&mut game);
    let before = asked(&game).0;
    for number in 0..30 {
        game.key(NUMBERS[number % 3]);
        game.frames(2);
        press(&mut game, control("drill", "next"));
    }
    let (answered, right) = asked(&game);
    assert!(answered >= before + 30, "{answered}");
    assert_eq!(learning(&game).drill_best(), 0, "it is not over");
    // The time runs out.
    let step = TimeUpdateStrategy::ManualDuration(Duration::from_millis(200));
    game.app.world_mut().insert_resource(step);
    for _ in 0..2_000 {
        game.frames(1);
        if learning(&game).drill_best() > 0 {
            break;
        }
    }
    assert_eq!(
        learning(&game).drill_best(),
        right - 1,
        "without the daily one"
    );
    press(&mut game, control("drill", "back"));
    assert_eq!(game.menu(), Menu::Today, "where it all began");
    for _ in 0..200 {
        game.frames(1);
        std::thread::yield_now();
    }
    let again = opened(store);
    assert_eq!(asked(&again), (answered, right));
    assert_eq!(learning(&again).drill_best(), right - 1);
}

#[test]
fn a_drill_that_is_stopped_counts_too_and_its_difficulty_is_kept() {
    let store = Store::memory();
    let mut game = opened(store.clone());
    open_drill(&mut game);
    for _ in 0..12 {
        game.key(NUMBERS[0]);
        game.frames(2);
        press(&mut game, control("drill", "next"));
    }
    let right = asked(&game).1 - 1;
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.menu(), Menu::Drill, "how it went");
    assert_eq!(learning(&game).drill_best(), right);
    press(&mut game, control("drill", "start"));
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(
        game.menu(),
        Menu::Drill,
        "nothing was answered: the choices"
    );
    press(&mut game, control("drill", "grade").with(2));
    let again = opened(store);
    let settings = again.app.world().resource::<Settings>();
    assert_eq!(settings.drill, Difficulty::Hard);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.menu(), Menu::Today, "where it all began");
}

/// CR-12: everybody is shown and told the neighbours with their years after a wrong answer; a
/// person's answers count, and whoever was named wrong comes back first in the drill.
#[test]
fn answers_of_a_match_count_and_wrong_ones_show_the_neighbours() {
    let mut game = TestApp::new();
    set_clock(&mut game, NOON);
    let seats = vec![Occupant::Person(String::new()), Occupant::Random];
    game.open(Record {
        options: [("seats".to_owned(), "2".to_owned())].into(),
        ..Record::new("cromwell_advanced", seats, 11)
    });
    let session = |game: &TestApp| game.on_table::<Cromwell>().game().clone();
    let line = succession(FAMILY).expect("has a line");
    let mut missed = Vec::new();
    for turn in 0..200 {
        game.run_until_idle();
        if game.over() {
            break;
        }
        let position = session(&game);
        let choices = game.table().choices.clone();
        let mut choice = choices[turn * 5 % choices.len()].clone();
        if position.phase() == Phase::Name {
            let card = position.asked_about().expect("a card");
            let is_wrong = |spots: &&Vec<Spot>| {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                moves.iter().any(|mv| match mv {
                    Move::Name(side, named) => {
                        position.spots(mv) == **spots && !card.right_answers(*side).contains(named)
                    }
                    _ => false,
                })
            };
            choice = choices.iter().find(is_wrong).expect("a wrong name").clone();
            let before = asked(&game);
            choice.iter().for_each(|spot| game.click(*spot));
            game.frames(4);
            assert_eq!(asked(&game), (before.0 + 1, before.1));
            let told = game.app.world().resource::<Storyteller>().now.clone();
            let Some((Told::Neighbours(correction), _)) = told else {
                panic!("{told:?}");
            };
            assert_eq!(correction.family, FAMILY);
            let words = correction.words(game.table());
            assert!(
                begins(&words, &sentence_of("line-wrong-you", &["first", "second"])),
                "{words}"
            );
            let about = line.person(card.key()).expect("is in the line");
            assert_eq!(correction.person, about.place);
            game.frames(2);
            let said = game.said().join(" ");
            assert!(said.contains(&about.dated_name()), "{said}");
            for side in Side::BOTH {
                let neighbour = about.place as isize + if side == Side::After { 1 } else { -1 };
                let neighbour = usize::try_from(neighbour).ok();
                let neighbour = neighbour.and_then(|place| line.people.get(place));
                let told = neighbour.is_none_or(|one| said.contains(&one.dated_name()));
                assert!(told, "{said}");
            }
            let mut sides = Side::BOTH.into_iter();
            let side = sides.find(|side| choice[0] == side_spot(*side));
            let side = side.expect("a side");
            let learnt = line.right_answers(about, side).next().expect("a neighbour");
            missed.push(learnt.key);
            continue;
        }
        choice.iter().for_each(|spot| game.click(*spot));
    }
    assert!(!missed.is_empty(), "nobody was asked");
    // Whoever was named wrong in the match is the first whom the drill asks for.
    let later = i64::try_from(NOON + 3_600).expect("a time");
    let mut drill = Drill::new(line, Difficulty::Usual, 1);
    let question = drill.ask(|key| learning(&game).recall(key, later));
    let asked_for = question.expect("a question").asked_for.key;
    assert!(missed.contains(&asked_for), "{asked_for} {missed:?}");
}
