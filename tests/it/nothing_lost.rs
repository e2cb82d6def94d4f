//! Nothing is lost by accident: moves, taps, time, and a match that is won.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use kings_coffer::app::files::Notice;
use kings_coffer::app::session::{Intent, Matches};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::players::knowledge::Knowledge;
use kings_coffer::players::seed::PlayerSeed;
use kings_coffer::players::thinker::{CourtGame, Request, Thought};
use kings_coffer::players::{Budget, system_clock};
use kings_coffer::rules::draughts::Draughts;
use kings_coffer::rules::{
    Game, InteractiveGame, Match, Occupant, Reason, Record, Seat, Spot, Strength,
};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, text};

use crate::common::{TestApp, fresh, saved, two_people, until_spoken};
use crate::toy_board;
use crate::worded::{ends, sentence_of};

/// A strong player's score of the position.
fn think(game: &Match<Draughts>) -> Thought<<Draughts as Game>::Move> {
    let knowledge = Knowledge::built_in().expect("it is whole");
    let who = Occupant::Courtier(Strength::STRONGEST);
    let view = game.game().view(game.turn().seat());
    let request = Request::new(
        Some(Budget::nodes(1_000)),
        PlayerSeed::of(1, 0),
        system_clock,
    );
    Draughts::thinker("draughts", &who, &knowledge).think(&view, game.legal_moves(), &request)
}

fn on_table(game: &TestApp) -> &Match<Draughts> {
    game.on_table()
}

/// A match against a courtier after so many moves of the person.
fn match_after(moves: usize) -> TestApp {
    let mut game = TestApp::new();
    let courtier = Occupant::Courtier(Strength::STRONGEST);
    game.open(fresh(vec![Occupant::Person(String::new()), courtier], None));
    for _ in 0..moves {
        play_well(&mut game);
    }
    game
}

/// The person plays a good move, and the courtier answers.
fn play_well(game: &mut TestApp) {
    let mv = think(on_table(game)).best.expect("a move");
    let text = on_table(game).game().move_text(&mv);
    game.play(&text);
}

/// The worst move, and the other side's score after it.
fn worst(now: &Match<Draughts>) -> (Vec<Spot>, i32) {
    let moves = now.legal_moves().iter().copied().map(|mv| {
        let mut after = now.clone();
        after.play(mv).expect("a legal move");
        let score = think(&after).score.map_or(0, |score| score.0);
        (now.game().spots(&mv), score)
    });
    moves.max_by_key(|(_, score)| *score).expect("a move")
}

/// Runs frames until the offer is answered; true if it was accepted.
fn accepted(game: &mut TestApp) -> bool {
    game.intent(Intent::OfferDraw);
    for _ in 0..2_000_000 {
        if game.over() {
            let outcome = game.table().turn.outcome().expect("over");
            assert_eq!(outcome.reason, Reason::AGREED);
            return true;
        }
        if let Some(refusal) = game.refusal() {
            assert!(
                ends(&refusal, &sentence_of("refusal-draw_refused", &["name"])),
                "{refusal}"
            );
            return false;
        }
        game.frames(1);
        std::thread::yield_now();
    }
    panic!("the offer was never answered");
}

#[test]
fn a_courtier_agrees_to_a_draw_in_a_level_position() {
    // Both play well: the match is level sooner or later.
    assert!((4..12).any(|moves| accepted(&mut match_after(moves))));
}

#[test]
fn a_courtier_declines_a_draw_right_after_a_blunder() {
    let mut game = match_after(5);
    let (mut spots, mut lost) = worst(on_table(&game));
    for _ in 0..12 {
        if lost > 60 {
            break;
        }
        play_well(&mut game);
        (spots, lost) = worst(on_table(&game));
    }
    assert!(lost > 60, "{lost} is no blunder");
    game.intent(Intent::Attempt(spots));
    assert!(!accepted(&mut game));
}

#[test]
fn a_flag_that_fell_is_not_taken_back() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    game.play("11-15");
    assert!(game.table().can_undo);
    game.intent(Intent::OutOfTime(Seat(1)));
    game.run_until_idle();
    assert!(game.over() && !game.table().can_undo);
    game.intent(Intent::Undo);
    assert!(game.over());
}

#[test]
fn a_tap_within_one_frame_counts() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    for state in [ButtonState::Pressed, ButtonState::Released] {
        game.key_state(KeyCode::Tab, state);
    }
    game.frames(1);
    let first = game.cursor().at.expect("the cursor stands somewhere");
    game.key(KeyCode::Tab);
    assert_ne!(
        game.cursor().at,
        Some(first),
        "a slow press counts once too"
    );
    for state in [ButtonState::Pressed, ButtonState::Released] {
        game.pad_state(
            GamepadButton::Start,
            f32::from(u8::from(state.is_pressed())),
        );
    }
    game.frames(2);
    assert_eq!(game.menu(), Menu::Pause);
}

#[test]
fn a_move_is_saved_while_pictures_are_read() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    let pool = IoTaskPool::get();
    // Every thread of the pool is blocked until the test is over.
    let mut ends = Vec::new();
    for _ in 0..pool.thread_num() {
        let (end, waits) = mpsc::channel::<()>();
        ends.push(end);
        pool.spawn(async move { waits.recv().is_ok() }).detach();
    }
    let begun = Instant::now();
    game.open(fresh(two_people(), None));
    game.play("11-15");
    while !saved(&store).is_some_and(|text| text.contains("11-15")) {
        game.frames(1);
        std::thread::yield_now();
        assert!(
            begun.elapsed() < Duration::from_secs(4),
            "it waits for them"
        );
    }
}

#[test]
fn pressing_twice_opens_the_curtain() {
    let mut game = TestApp::with_games(Store::memory(), false, toy_board::add);
    game.open(toy_board::record(4));
    game.frames(20);
    assert_eq!(game.menu(), Menu::Curtain);
    game.key(KeyCode::Enter);
    game.frames(100);
    assert_eq!(game.menu(), Menu::Curtain, "once is not enough");
    game.key(KeyCode::Enter);
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!(
        (game.menu(), game.table().sees),
        (Menu::None, Some(Seat(0)))
    );
}

/// What the notice tells now; it is closed.
fn told(game: &mut TestApp) -> Option<String> {
    let mut notice = game.app.world_mut().resource_mut::<Notice>();
    let words = notice.now();
    notice.seen();
    words
}

/// From the title to the set-up of draughts, and to the table.
fn start_a_match(game: &mut TestApp) {
    let world = game.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    world.resource_mut::<NextState<Menu>>().set(Menu::Setup);
    game.frames(4);
    until_spoken(game, |game| game.key(KeyCode::Tab), text("setup-start"));
    game.key(KeyCode::Enter);
    game.frames(6);
    assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
}

/// That the match that was left is kept.
fn kept() -> String {
    fill("left-kept", &[("name", text("draughts-name"))])
}

#[test]
fn a_new_match_asks_nothing_and_tells_once_where_the_other_is() {
    let mut game = TestApp::with_panels(Store::memory());
    start_a_match(&mut game);
    assert_eq!(told(&mut game), None, "nothing was left");
    game.open(fresh(two_people(), None));
    game.play("11-15");
    start_a_match(&mut game);
    assert_eq!(told(&mut game), Some(kept()));
    let matches = game.app.world().resource::<Matches>();
    let left = matches.unfinished().filter(|kept| kept.played);
    assert_eq!(left.map(|kept| kept.record.moves.len()).max(), Some(1));
    // As long as the courtier begins, by lot, there is a new match to tell of.
    game.run_until_idle();
    while !game.table().moves.is_empty() {
        start_a_match(&mut game);
        assert!(told(&mut game).is_some_and(|told| told.starts_with(&kept())));
        game.run_until_idle();
    }
    start_a_match(&mut game);
    assert_eq!(
        told(&mut game),
        None,
        "it was told of, and nobody moved since"
    );
}

#[test]
fn one_of_ten_matches_that_makes_room_is_told_of() {
    let mut game = TestApp::with_panels(Store::memory());
    for seed in 0..10 {
        let record = Record {
            seed,
            ..fresh(two_people(), None)
        };
        game.open(record);
        game.play("11-15");
    }
    start_a_match(&mut game);
    let told = told(&mut game).expect("a sentence");
    assert!(told.starts_with(&kept()), "{told}");
    assert!(told.contains(text("left-full")), "{told}");
}

#[test]
fn restarting_asks_nothing_and_keeps_the_match() {
    let mut game = TestApp::with_panels(Store::memory());
    let restart = |game: &mut TestApp| {
        game.app
            .world_mut()
            .resource_mut::<NextState<Menu>>()
            .set(Menu::Pause);
        game.frames(3);
        until_spoken(game, |game| game.key(KeyCode::Tab), "Restart");
        game.key(KeyCode::Enter);
        game.frames(3);
        assert_eq!((game.menu(), game.table().moves.len()), (Menu::None, 0));
    };
    game.open(fresh(two_people(), None));
    restart(&mut game);
    assert_eq!(told(&mut game), None, "nothing was played");
    game.play("11-15");
    restart(&mut game);
    assert_eq!(told(&mut game), Some(kept()));
    let matches = game.app.world().resource::<Matches>();
    let kept = matches.unfinished().map(|kept| kept.record.moves.len());
    assert_eq!(kept.max(), Some(1), "the match so far");
}
