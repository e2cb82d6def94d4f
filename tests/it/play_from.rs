//! Play from here: any position becomes a match of its own, and what it comes from stays.

use bevy::prelude::*;
use kings_coffer::app::course::{ActiveCourse, Course, CourseCommand, StartCourse};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::review::{Annotation, ReviewState};
use kings_coffer::app::session::{Intent, Matches, Seek};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::players::review::Class;
use kings_coffer::rules::{Occupant, Record};
use kings_coffer::store::Store;
use kings_coffer::texts::{Sentence, fill, text};

use crate::common::{TestApp, fresh, press, puzzles_of, two_people};

/// The record of the match on the table.
fn on_table(game: &TestApp) -> Record {
    let matches = game.app.world().resource::<Matches>();
    let kept = matches.on_table().expect("a match is on the table");
    (*kept.record).clone()
}

/// Opens the pause menu, and asks there to play from here.
fn ask_in_pause(game: &mut TestApp) {
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Pause);
    press(game, text("play_from-title"));
    assert_eq!(game.menu(), Menu::PlayFrom);
}

fn person() -> Occupant {
    Occupant::Person(String::new())
}

/// Who sits at an analysis board of draughts.
fn sides() -> Vec<Occupant> {
    vec![Occupant::Person(String::new()); 2]
}

#[test]
fn a_position_of_a_review_becomes_a_match_against_a_courtier() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    for text in ["11-15", "22-18", "15x22", "25x18"] {
        game.play(text);
    }
    let whole = on_table(&game);
    game.intent(Intent::Resign);
    game.run_until_idle();
    press(&mut game, text("result-review"));
    assert!(game.app.world().resource::<Replay>().open);
    game.intent(Intent::Seek(Seek::To(2)));
    let position = game.table().position.clone();
    press(&mut game, text("play_from-title"));
    assert_eq!(game.menu(), Menu::PlayFrom);
    game.key(KeyCode::Enter);
    game.run_until_idle();
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
    assert!(!game.app.world().resource::<Replay>().open);
    assert_eq!(game.table().position, position);
    let level = game.app.world().resource::<Settings>().last_setup.level;
    assert_eq!(game.table().seats, [person(), Occupant::courtier(level)]);
    game.play("15x22");
    let branch = on_table(&game);
    assert_eq!(branch.position, Some(position));
    assert_eq!(branch.moves[0], "15x22");
    let matches = game.app.world().resource::<Matches>();
    let finished: Vec<_> = matches.kept().which(true).collect();
    assert_eq!(finished.len(), 1, "the match that was reviewed stays");
    assert_eq!(finished[0].record.moves, whole.moves);
}

/// The choice of one person for every side is remembered.
#[test]
fn from_a_match_under_way_a_free_board_begins_and_the_match_goes_on() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    game.play("11-15");
    game.play("22-18");
    ask_in_pause(&mut game);
    let both = format!("{}: {}", text("play_from-own"), text("play_from-both"));
    press(&mut game, &both);
    press(&mut game, text("play_from-start"));
    game.run_until_idle();
    assert_eq!(game.table().seats, sides());
    assert!(game.table().analysis().is_some());
    game.play("15x22");
    game.play("25x18");
    assert_eq!(game.table().moves.len(), 4);
    let matches = game.app.world().resource::<Matches>();
    let lengths: Vec<usize> = (matches.unfinished())
        .map(|kept| kept.record.moves.len())
        .collect();
    assert_eq!(lengths, [4, 2], "both are kept");
    // A notice tells where the first match is; the key closes it before it opens a menu.
    game.key(KeyCode::Escape);
    game.frames(2);
    ask_in_pause(&mut game);
    game.key(KeyCode::Enter);
    game.run_until_idle();
    assert_eq!(game.table().seats, sides());
    let last = &game.app.world().resource::<Settings>().last_setup;
    assert!(last.second_person);
}

#[test]
fn a_puzzle_that_is_solved_is_played_on() {
    for variant in ["draughts", "queens_guard", "bloody_queen", "six_wives"] {
        let Some(puzzle) = puzzles_of(variant).into_iter().next() else {
            continue;
        };
        let mut game = TestApp::with_panels(Store::memory());
        game.frames(3);
        let course = StartCourse(Course::Puzzle(puzzle.id.clone()));
        game.app.world_mut().write_message(course);
        game.frames(6);
        game.app.world_mut().write_message(CourseCommand::Solution);
        game.run_until_idle();
        press(&mut game, text("course-play_on"));
        assert_eq!(game.menu(), Menu::PlayFrom, "{variant}");
        press(&mut game, text("play_from-start"));
        game.run_until_idle();
        assert!(!game.table().is_practice(), "{variant}");
        let record = on_table(&game);
        assert_eq!(record.variant, variant);
        assert!(record.position.is_some() && game.table().people() == 1);
    }
}

#[test]
fn a_step_of_a_lesson_is_played_from_too() {
    for lesson in ["nine_mens_morris", "wolf", "cromwell", "six_of_viii"] {
        let mut game = TestApp::with_panels(Store::memory());
        game.frames(3);
        let course = StartCourse(Course::Lesson(lesson.to_owned()));
        game.app.world_mut().write_message(course);
        game.frames(8);
        ask_in_pause(&mut game);
        press(&mut game, text("play_from-start"));
        game.frames(8);
        assert!(!game.table().is_practice(), "{lesson}");
        assert_eq!(on_table(&game).variant, lesson);
        assert_eq!(game.table().people(), 1);
    }
}

/// A match with hidden hands keeps its moves: what was played says who knows what.
#[test]
fn a_deal_is_played_again_from_a_trick_on_once_its_hands_are_open() {
    let mut seats = vec![Occupant::courtier(1); 4];
    seats[0] = person();
    let mut game = TestApp::with_panels(Store::memory());
    game.open(Record::new("six_of_viii", seats, 11));
    game.run_until_idle();
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Pause);
    game.said();
    for _ in 0..14 {
        game.key(KeyCode::Tab);
    }
    let said = game.said();
    assert!(
        said.iter()
            .any(|words| words.starts_with(text("pause-resume")))
    );
    assert!(
        !said
            .iter()
            .any(|words| words.starts_with(text("play_from-title")))
    );
    game.key(KeyCode::Escape);
    game.frames(4);
    let deal = on_table(&game).moves;
    assert!(!deal.is_empty(), "the cards are dealt");
    game.intent(Intent::ResignAndEnd);
    game.run_until_idle();
    game.key(KeyCode::Escape);
    game.frames(4);
    ask_in_pause(&mut game);
    press(&mut game, text("play_from-start"));
    game.frames(8);
    let branch = on_table(&game);
    assert_eq!(branch.moves[..deal.len()], deal);
    assert_eq!(branch.position, None);
    assert_ne!(branch.seed, 11, "later cards are other ones");
    assert_eq!(game.table().people(), 1);
}

/// After a mistake, one plays on from before it, or looks for the better move as in a puzzle.
#[test]
fn a_mistake_becomes_a_puzzle() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    for text in ["11-15", "23-19", "8-11"] {
        game.play(text);
    }
    game.intent(Intent::Resign);
    game.run_until_idle();
    press(&mut game, text("result-replay"));
    game.frames(4);
    let moment = Annotation {
        ply: 1,
        class: Class::Blunder,
        text: "23-19".to_owned(),
        sentence: Some(Sentence::new("mistake-gives_ground")),
        better: Some(("22-17".to_owned(), Sentence::new("hint-covers"))),
    };
    game.app.world_mut().resource_mut::<ReviewState>().moments = vec![moment];
    game.app.world_mut().resource_mut::<Replay>().play(false);
    game.intent(Intent::Seek(Seek::To(2)));
    game.run_until_idle();
    press(&mut game, text("play_from-title"));
    game.frames(2);
    assert_eq!(game.table().viewed_ply, Some(1), "before the mistake");
    press(&mut game, text("play_from-mistake"));
    game.run_until_idle();
    assert!(game.table().is_practice());
    let course = game.app.world().resource::<ActiveCourse>();
    let task = fill("course-mistake-task", &[("move", "23–19")]);
    assert_eq!(course.saying(), task);
    game.play("23-19");
    assert!(!game.app.world().resource::<ActiveCourse>().is_solved());
    game.play("22-17");
    game.run_until_idle();
    let course = game.app.world().resource::<ActiveCourse>();
    assert!(course.is_solved());
    assert_eq!(course.saying(), text("hint-covers"));
    let progress = game.app.world().resource::<PlayerProgress>();
    assert!(!progress.0.is_solved("draughts-mistake"));
    game.app.world_mut().write_message(CourseCommand::Leave);
    game.frames(6);
    assert_eq!(game.table().moves.len(), 3, "and back to the match");
}
