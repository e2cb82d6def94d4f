//! Draughts on the table, without a window: every device plays, nothing illegal happens, nothing is
//! lost.

use bevy::prelude::*;
use kings_coffer::app::files::Notice;
use kings_coffer::app::session::{Intent, Open};
use kings_coffer::app::settings::{SETTINGS, Settings, Speed};
use kings_coffer::app::state::{Menu, Screen, TurnPhase};
use kings_coffer::app::table::animation::AnimationQueue;
use kings_coffer::app::table::pieces::piece::Piece;
use kings_coffer::app::ui::Device;
use kings_coffer::rules::{Occupant, PieceId, Reason, Record, Seat, Spot};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, list};

use crate::common::{TestApp, fresh, saved, two_people, walk};
use crate::worded::says;

/// The square with this PDN number.
fn square(number: u16) -> Spot {
    Spot::Square(number - 1)
}

fn against_will() -> Vec<Occupant> {
    vec![Occupant::Person(String::new()), Occupant::courtier(1)]
}

/// Plays to the end. People's moves are made by `make`, chosen by the number of moves so far: an
/// arbitrary but fixed match.
fn play_to_the_end(game: &mut TestApp, mut make: impl FnMut(&mut TestApp, &[Spot])) {
    for _ in 0..400 {
        if game.over() {
            return;
        }
        let before = game.table().moves.len();
        let choices = &game.table().choices;
        let choice = choices[(before * 7 + 3) % choices.len()].clone();
        game.makes(&choice, &mut make);
    }
    panic!("the match does not end");
}

#[test]
fn a_match_is_played_to_its_end_by_clicks() {
    let mut game = TestApp::new();
    game.open(fresh(against_will(), None));
    play_to_the_end(&mut game, |game, spots| {
        spots.iter().for_each(|spot| game.click(*spot))
    });
    assert_eq!(game.phase(), Some(TurnPhase::Result));
    assert_eq!(game.menu(), Menu::Result);
    assert_eq!(game.device(), Device::Mouse);
}

/// A courtier does not move behind a menu: the match is paused.
#[test]
fn nobody_plays_on_behind_a_menu() {
    let mut game = TestApp::new();
    game.open(fresh(against_will(), None));
    for menu in [Menu::Pause, Menu::Scores, Menu::Rules] {
        let before = game.table().moves.len();
        let spots = game.table().choices[0].clone();
        let set = |game: &mut TestApp, menu| {
            let world = game.app.world_mut();
            world.resource_mut::<NextState<Menu>>().set(menu);
        };
        set(&mut game, menu);
        game.frames(2);
        game.intent(Intent::Attempt(spots));
        game.frames(600);
        assert_eq!(game.table().moves.len(), before + 1, "{menu:?}");
        set(&mut game, Menu::None);
        game.wait_for("the answer", |game| game.table().moves.len() > before + 1);
        game.run_until_idle();
    }
}

#[test]
fn a_match_is_played_to_its_end_by_dragging() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    play_to_the_end(&mut game, |game, spots| {
        game.drag(spots[0], spots[1]);
        spots[2..].iter().for_each(|spot| game.click(*spot));
    });
    assert_eq!(game.menu(), Menu::Result);
}

#[test]
fn a_drag_within_one_frame_is_a_drag() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    game.flick(square(11), square(15));
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 1, "{:?}", game.refusal());
    assert!(game.cursor().picks.is_empty() && game.cursor().drag.is_none());
}

#[test]
fn a_match_is_played_to_its_end_by_touch() {
    let mut game = TestApp::new();
    game.open(fresh(against_will(), None));
    play_to_the_end(&mut game, |game, spots| {
        spots.iter().for_each(|spot| game.tap(*spot))
    });
    assert_eq!(game.device(), Device::Touch);
}

#[test]
fn a_match_is_played_to_its_end_by_keys_alone() {
    let mut game = TestApp::new();
    game.open(fresh(against_will(), None));
    let arrows = [
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
    ];
    play_to_the_end(&mut game, |game, spots| {
        walk(
            game,
            spots,
            |game, direction| game.key(arrows[direction]),
            |game| game.key(KeyCode::Enter),
        );
    });
    assert_eq!(game.device(), Device::Keyboard);
}

#[test]
fn a_match_is_played_to_its_end_by_a_gamepad_alone() {
    let mut game = TestApp::new();
    game.open(fresh(against_will(), None));
    let cross = [
        GamepadButton::DPadUp,
        GamepadButton::DPadDown,
        GamepadButton::DPadLeft,
        GamepadButton::DPadRight,
    ];
    play_to_the_end(&mut game, |game, spots| {
        walk(
            game,
            spots,
            |game, direction| game.pad(cross[direction]),
            |game| game.pad(GamepadButton::South),
        );
    });
    assert_eq!(game.device(), Device::Pad);
}

#[test]
fn tab_goes_from_piece_to_piece_and_then_from_target_to_target() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    game.key(KeyCode::Tab);
    let first = game.cursor().at;
    game.key(KeyCode::Tab);
    assert_ne!(game.cursor().at, first);
    game.pad(GamepadButton::LeftTrigger);
    assert_eq!(game.cursor().at, first);
    game.key(KeyCode::Enter);
    game.key(KeyCode::Tab);
    game.key(KeyCode::Enter);
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 1);
}

#[test]
fn an_illegal_attempt_is_refused_with_its_sentence_and_changes_nothing() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    let before = (game.board_text(), game.table().clone());
    let places = list(&["5", "6"].map(str::to_owned));
    for (spots, key, values) in [
        (vec![9, 17], "one_square", vec![]),
        (vec![9, 5], "occupied", vec![("square", "5")]),
        (
            vec![1],
            "blocked-own",
            vec![("n", "2"), ("places", &places)],
        ),
        (vec![22], "not_yours", vec![]),
        (vec![16], "empty", vec![("square", "16")]),
    ] {
        game.intent(Intent::Attempt(
            spots.iter().map(|number| square(*number)).collect(),
        ));
        let sentence = fill(&format!("refusal-draughts-{key}"), &values);
        assert_eq!(game.refusal(), Some(sentence));
        assert_eq!((game.board_text(), game.table().clone()), before);
    }
    game.click(square(11));
    game.click(square(20));
    game.frames(2);
    assert!(game.refusal().is_some(), "the same by clicks");
    assert_eq!(game.board_text(), before.0);
}

#[test]
fn a_compulsory_capture_is_marked_and_anything_else_refused() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), Some("B:W18,32:B15,1")));
    assert_eq!(game.table().compulsory, vec![square(15)]);
    game.intent(Intent::Attempt(vec![square(1), square(5)]));
    let must = fill("refusal-draughts-must_capture", &[("square", "15")]);
    assert_eq!(game.refusal(), Some(must));
    game.play("15x22");
    assert!(
        game.table()
            .pieces
            .iter()
            .any(|piece| piece.spot == Spot::Tray(Seat(0))),
        "the man lies in the tray"
    );
}

#[test]
fn the_courtier_answers_in_a_task_and_a_turn_is_taken_back_whole() {
    let mut game = TestApp::new();
    game.open(fresh(against_will(), None));
    let start = game.board_text();
    game.play("11-15");
    assert_eq!(game.table().moves.len(), 2, "the courtier has answered");
    let later = game.board_text();
    game.key(KeyCode::KeyU);
    game.run_until_idle();
    assert_eq!(game.board_text(), start);
    assert!(game.table().can_redo);
    game.key(KeyCode::KeyY);
    game.run_until_idle();
    assert_eq!(game.board_text(), later);
}

#[test]
fn while_the_courtier_thinks_a_person_is_told_so() {
    let mut game = TestApp::new();
    game.app.world_mut().resource_mut::<Settings>().speed = Speed::Calm;
    game.app
        .world_mut()
        .resource_mut::<Settings>()
        .reduced_motion = true;
    game.open(fresh(against_will(), None));
    game.intent(Intent::Attempt(vec![square(11), square(15)]));
    game.intent(Intent::Attempt(vec![square(10), square(14)]));
    let thinking = fill("refusal-thinking", &[("name", "Will Somers")]);
    assert_eq!(game.refusal(), Some(thinking));
    assert_eq!(game.table().moves.len(), 1);
}

#[test]
fn a_move_made_while_pieces_still_move_is_not_lost() {
    let mut game = TestApp::new();
    game.app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    game.open(fresh(two_people(), None));
    game.intent(Intent::Attempt(vec![square(11), square(15)]));
    assert!(game.app.world().resource::<AnimationQueue>().busy());
    game.intent(Intent::Attempt(vec![square(22), square(18)]));
    assert_eq!(game.table().moves.len(), 1, "it waits");
    game.run_until_idle();
    for _ in 0..200 {
        game.frames(1);
    }
    let moves: Vec<&str> = game
        .table()
        .moves
        .iter()
        .map(|line| line.text.as_str())
        .collect();
    assert_eq!(moves, ["11-15", "22-18"]);
}

#[test]
fn a_press_skips_the_animation() {
    let mut game = TestApp::new();
    game.app.world_mut().resource_mut::<Settings>().speed = Speed::Calm;
    game.open(fresh(two_people(), None));
    game.intent(Intent::Attempt(vec![square(11), square(15)]));
    assert!(game.app.world().resource::<AnimationQueue>().busy());
    game.key(KeyCode::Enter);
    game.frames(1);
    assert!(!game.app.world().resource::<AnimationQueue>().busy());
}

#[test]
fn pieces_are_entities_that_end_where_the_rules_say() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), Some("B:W18,27,K5:B15,1")));
    game.play("15x22");
    let layout = game
        .app
        .world()
        .resource::<kings_coffer::app::table::layout::TableLayout>()
        .clone();
    let shown = game.table().pieces.clone();
    let world = game.app.world_mut();
    let mut pieces =
        world.query::<(&Piece, &kings_coffer::app::table::animation::spring::Spring)>();
    for piece in &shown {
        let at: Vec<Vec2> = pieces
            .iter(world)
            .filter(|(id, _)| id.0 == piece.id)
            .map(|(_, body)| body.position)
            .collect();
        assert_eq!(at.len(), 1, "one entity for {:?}", piece.id);
        let index = shown
            .iter()
            .take_while(|other| other.id != piece.id)
            .filter(|other| other.spot == piece.spot)
            .count();
        assert_eq!(Some(at[0]), layout.place(piece.spot, index));
    }
}

#[test]
fn the_table_turns_to_the_person_who_plays() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    assert_eq!(game.table().viewer, Seat(0));
    game.play("11-15");
    assert_eq!(game.table().viewer, Seat(1));
    let mut alone = TestApp::new();
    alone.open(fresh(against_will(), None));
    alone.play("11-15");
    assert_eq!(alone.table().viewer, Seat(0), "never for one person alone");
}

#[test]
fn every_move_is_saved_and_can_be_continued() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    game.open(fresh(against_will(), None));
    game.play("11-15");
    game.play(&first_choice(&game));
    let position = game.board_text();
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    drop(game);
    let mut again = TestApp::with_store(store);
    let record = again.going_on().expect("a saved match");
    assert_eq!(record.moves.len(), 4);
    again.open(record);
    assert_eq!(again.screen(), Screen::Table);
    assert_eq!(again.board_text(), position);
}

fn first_choice(game: &TestApp) -> String {
    game.table().choices[0]
        .iter()
        .map(|spot| match spot {
            Spot::Square(index) => (index + 1).to_string(),
            other => panic!("{other:?} is no square"),
        })
        .collect::<Vec<_>>()
        .join("-")
}

#[test]
fn a_window_closed_while_the_courtier_thinks_loses_nothing_and_ends() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    game.app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    // Not in the opening book, so that Cromwell has to think.
    game.open(fresh(
        vec![Occupant::Person(String::new()), Occupant::courtier(5)],
        Some("B:W21-27,29-32:B1-12"),
    ));
    game.intent(Intent::Attempt(vec![square(11), square(15)]));
    assert_eq!(game.phase(), Some(TurnPhase::Thinking));
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    drop(game);
    let saved = saved(&store).expect("saved");
    assert_eq!(
        Record::from_json(&saved).expect("a record").moves,
        ["11-15"]
    );
}

#[test]
fn a_finished_match_is_not_continued() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    game.open(fresh(two_people(), Some("B:W18:B15")));
    game.play("15x22");
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    assert_eq!(saved(&store), None);
    assert_eq!(store.names("finished-").expect("names").len(), 1);
    assert!(game.going_on().is_none());
}

#[test]
fn a_match_from_elsewhere_puts_the_own_one_aside_until_it_is_over() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    game.open(fresh(two_people(), None));
    game.play("11-15");
    let own = game.going_on().expect("saved");
    let visit = |game: &mut TestApp, position| {
        game.app
            .world_mut()
            .write_message(Open::game(fresh(two_people(), Some(position))));
        game.frames(3);
        game.run_until_idle();
    };
    visit(&mut game, "W:W21:B1");
    assert_eq!(game.board_text(), "W:W21:B1");
    // A second match from a link does not replace the unfinished one, and closing the game loses
    // neither.
    visit(&mut game, "B:W18,32:B15");
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    drop(game);
    let mut game = TestApp::with_store(store.clone());
    let continued = game.going_on().expect("the visitor's match");
    assert_eq!(continued.position.as_deref(), Some("B:W18,32:B15"));
    game.open(continued);
    game.intent(Intent::Resign);
    game.run_until_idle();
    assert!(game.over());
    game.app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    game.frames(2);
    assert_eq!(game.going_on(), Some(own));
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    let kept = |which| store.names(which).expect("names").len();
    assert_eq!((kept("unfinished-"), kept("finished-")), (1, 1));
}

/// A match under the name of a file.
const MATCH: &str = "unfinished-1763850000.json";

#[test]
fn a_broken_save_is_told_and_kept() {
    for broken in [
        "{",
        r#"{"format":1,"variant":"draughts","seats":[{"person":""},{"courtier":1}],"seed":1,"moves":["1-32"]}"#,
    ] {
        let store = Store::memory();
        store.write(MATCH, broken).expect("written");
        let game = TestApp::with_store(store.clone());
        assert!(game.going_on().is_none());
        let notice = game
            .app
            .world()
            .resource::<Notice>()
            .now()
            .expect("a sentence");
        assert!(says(&notice, "save-refused", &["why", "file"]), "{notice}");
        assert_eq!(store.read(MATCH).expect("readable"), None);
    }
}

/// If several files are broken, one notice tells of all, and not in the words of a library.
#[test]
fn all_that_could_not_be_read_is_told_at_once_in_plain_words() {
    let store = Store::memory();
    for file in [MATCH, SETTINGS, kings_coffer::store::progress::PROGRESS] {
        store.write(file, "{\"moves\":7").expect("written");
    }
    let mut game = TestApp::with_store(store);
    let mut told = Vec::new();
    let mut notice = game.app.world_mut().resource_mut::<Notice>();
    while let Some(sentence) = notice.now() {
        told.push(sentence);
        notice.seen();
    }
    assert_eq!(told.len(), 1, "{told:?}");
    for sentence in told {
        for word in ["EOF", "line", "column", "expected", "("] {
            assert!(!sentence.contains(word), "{sentence}");
        }
    }
}

#[test]
fn broken_settings_are_told_and_the_usual_ones_used_and_good_ones_kept() {
    let store = Store::memory();
    store.write(SETTINGS, "loud!").expect("written");
    let mut game = TestApp::with_store(store.clone());
    let notice = game.app.world().resource::<Notice>().now();
    let notice = notice.expect("a sentence");
    assert!(says(&notice, "settings-refused", &["file"]), "{notice}");
    game.app.world_mut().resource_mut::<Settings>().text_scale = 1.5;
    game.frames(2);
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    drop(game);
    let again = TestApp::with_store(store);
    assert!((again.app.world().resource::<Settings>().text_scale - 1.5).abs() < 1e-6);
}

#[test]
fn resigning_ends_the_match_with_its_reason_and_a_rematch_changes_sides() {
    let mut game = TestApp::new();
    game.open(fresh(against_will(), None));
    game.play("11-15");
    game.intent(Intent::Resign);
    game.run_until_idle();
    let outcome = game.table().turn.outcome().cloned().expect("over");
    assert_eq!(
        (outcome.winners, outcome.reason),
        (vec![Seat(1)], Reason::RESIGNED)
    );
    assert_eq!(game.menu(), Menu::Result);
    game.intent(Intent::Rematch);
    game.run_until_idle();
    assert_eq!(game.menu(), Menu::None);
    assert_eq!(game.table().seats[0], Occupant::courtier(1));
    assert_eq!(game.table().moves.len(), 1, "the courtier has begun");
    assert_eq!(game.table().viewer, Seat(1));
}

#[test]
fn a_courtier_plays_on_at_first_and_two_people_may_agree_to_a_draw() {
    let mut game = TestApp::new();
    game.open(fresh(against_will(), None));
    game.play("11-15");
    game.intent(Intent::OfferDraw);
    let plays_on = fill("refusal-draw_refused", &[("name", "Will Somers")]);
    assert_eq!(game.refusal(), Some(plays_on));
    let mut friends = TestApp::new();
    friends.open(fresh(two_people(), None));
    friends.play("11-15");
    friends.intent(Intent::OfferDraw);
    friends.run_until_idle();
    assert_eq!(
        friends
            .table()
            .turn
            .outcome()
            .map(|outcome| outcome.reason.clone()),
        Some(Reason::AGREED)
    );
}

#[test]
fn screens_leave_no_entities_behind() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    game.app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    game.frames(3);
    let empty = game.entities();
    for _ in 0..3 {
        game.open(fresh(two_people(), None));
        game.key(KeyCode::Tab);
        game.play("11-15");
        assert!(game.entities() > empty);
        game.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Title);
        game.frames(3);
        assert_eq!(game.entities(), empty);
    }
}

#[test]
fn a_match_of_an_unknown_game_opens_nothing() {
    let mut game = TestApp::new();
    let mut record = fresh(two_people(), None);
    record.variant = "chess".to_owned();
    game.app.world_mut().write_message(Open::game(record));
    game.frames(4);
    assert_eq!(game.screen(), Screen::Title);
    assert_eq!(game.table().opened, 0);
}

#[test]
fn escape_takes_back_the_selection_and_then_opens_the_menu() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    game.click(square(11));
    assert_eq!(game.cursor().picks, vec![square(11)]);
    game.key(KeyCode::Escape);
    assert!(game.cursor().picks.is_empty());
    game.key(KeyCode::Escape);
    assert_eq!(game.menu(), Menu::Pause);
    let before = game.table().clone();
    game.click(square(11));
    game.key(KeyCode::Enter);
    assert_eq!(
        game.table(),
        &before,
        "nothing happens on the table under a menu"
    );
}

#[test]
fn the_pieces_keep_their_ids_when_a_turn_is_taken_back() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), Some("B:W18,27:B15,1")));
    let ids = |game: &TestApp| {
        game.table()
            .pieces
            .iter()
            .map(|piece| piece.id)
            .collect::<std::collections::BTreeSet<PieceId>>()
    };
    let before = ids(&game);
    game.play("15x22");
    assert_eq!(
        ids(&game),
        before,
        "a captured man stays on the table, in its tray"
    );
    game.intent(Intent::Undo);
    game.run_until_idle();
    assert_eq!(ids(&game), before);
}
