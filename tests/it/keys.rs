//! Keyboard and gamepad alone, with the panels: everything at the table can be reached and done,
//! the focus goes from the board into the panel and back, and keys can be rebound.

use bevy::input::ButtonState;
use bevy::prelude::*;
use kings_coffer::app::input::actions::PanelRequest;
use kings_coffer::app::input::rebind::Rebind;
use kings_coffer::app::session::{Intent, Seek};
use kings_coffer::app::settings::action::TableAction;
use kings_coffer::app::settings::inputs::{Input, Key, Pad};
use kings_coffer::app::settings::{SETTINGS, Settings};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::table::marks::{Mark, MarkKind};
use kings_coffer::app::table::pointing::focus::Focus;
use kings_coffer::app::ui::Device;
use kings_coffer::rules::{Occupant, Record, Spot};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, text};

use crate::common::{TestApp, fresh, two_people, until_spoken, walk};
use crate::spoken::{about, dark, holds, man_of, stop};

/// Every intent and panel request since they were last read.
#[derive(Resource, Default)]
struct Asked(Vec<Intent>, Vec<PanelRequest>);

fn note(
    mut intents: MessageReader<Intent>,
    mut panel_requests: MessageReader<PanelRequest>,
    mut asked: ResMut<Asked>,
) {
    asked.0.extend(intents.read().cloned());
    asked.1.extend(panel_requests.read().copied());
}

fn game() -> TestApp {
    with_store(Store::memory())
}

fn with_store(store: Store) -> TestApp {
    let mut game = TestApp::with_panels(store);
    game.app.init_resource::<Asked>().add_systems(Last, note);
    game
}

/// A device that moves the cursor, acts, goes back and goes to the next stop: the keyboard or the
/// gamepad.
#[derive(Clone, Copy)]
struct Hand {
    walk: [fn(&mut TestApp); 4],
    act: fn(&mut TestApp),
    back: fn(&mut TestApp),
    next: fn(&mut TestApp),
    hint: fn(&mut TestApp),
    earlier: fn(&mut TestApp),
    later: fn(&mut TestApp),
    device: Device,
}

const UP: usize = 0;
const DOWN: usize = 1;
const LEFT: usize = 2;
const RIGHT: usize = 3;

const KEYBOARD: Hand = Hand {
    walk: [
        |game| game.key(KeyCode::ArrowUp),
        |game| game.key(KeyCode::ArrowDown),
        |game| game.key(KeyCode::ArrowLeft),
        |game| game.key(KeyCode::ArrowRight),
    ],
    act: |game| game.key(KeyCode::Enter),
    back: |game| game.key(KeyCode::Escape),
    next: |game| game.key(KeyCode::Tab),
    hint: |game| game.key(KeyCode::KeyH),
    earlier: |game| game.key(KeyCode::PageUp),
    later: |game| game.key(KeyCode::End),
    device: Device::Keyboard,
};

const GAMEPAD: Hand = Hand {
    walk: [
        |game| game.pad(GamepadButton::DPadUp),
        |game| game.pad(GamepadButton::DPadDown),
        |game| game.pad(GamepadButton::DPadLeft),
        |game| game.pad(GamepadButton::DPadRight),
    ],
    act: |game| game.pad(GamepadButton::South),
    back: |game| game.pad(GamepadButton::East),
    next: |game| game.pad(GamepadButton::RightTrigger),
    hint: |game| game.pad(GamepadButton::West),
    earlier: |game| game.stick(GamepadAxis::RightStickX, -1.0),
    later: |game| game.stick(GamepadAxis::RightStickY, -1.0),
    device: Device::Pad,
};

fn on_board(game: &TestApp) -> bool {
    game.app.world().resource::<Focus>().on_board()
}

/// Whether the cursor is marked on the board.
fn cursor_shown(game: &mut TestApp) -> bool {
    let world = game.app.world_mut();
    world
        .query::<&Mark>()
        .iter(world)
        .any(|mark| mark.kind == MarkKind::Cursor)
}

fn asked(game: &mut TestApp) -> Vec<Intent> {
    std::mem::take(&mut game.app.world_mut().resource_mut::<Asked>().0)
}

/// Moves around in a panel until a control is announced whose text starts with `begins`.
fn look_for(game: &mut TestApp, hand: Hand, begins: &str) {
    game.said();
    let mut heard = Vec::new();
    for direction in [DOWN, RIGHT, DOWN, LEFT, DOWN, DOWN, RIGHT, UP, LEFT, UP, UP]
        .into_iter()
        .cycle()
        .take(80)
    {
        hand.walk[direction](game);
        let said = game.said();
        if said.iter().any(|words| words.starts_with(begins)) {
            return;
        }
        heard.extend(said);
    }
    panic!("{begins} is not reached: {heard:?}");
}

/// Moves the cursor off the right edge of the board.
fn walk_into_panel(game: &mut TestApp, hand: Hand) {
    for _ in 0..20 {
        if !on_board(game) {
            return;
        }
        hand.walk[RIGHT](game);
    }
    panic!("the panel is not reached");
}

/// Tab cycles through the panel; when it returns to the board, the place of the cursor is announced
/// again, even if nothing else can be moved.
#[test]
fn who_comes_back_to_the_board_hears_where_the_cursor_is() {
    let mut game = game();
    game.open(fresh(two_people(), Some("B:W18,32:B15,1")));
    let only = stop(&about("say-must_capture", &holds(15, &man_of(dark()))));
    until_spoken(&mut game, KEYBOARD.next, &only);
    (KEYBOARD.next)(&mut game);
    assert!(
        !on_board(&game),
        "the only man that can move is the last stop"
    );
    until_spoken(&mut game, KEYBOARD.next, &only);
    assert!(on_board(&game));
}

/// Plays to the end with `hand` alone; on the way it looks back, asks for a hint, and undoes a turn
/// in the panel.
fn a_whole_match(hand: Hand) {
    let mut game = game();
    game.open(fresh(
        vec![Occupant::Person(String::new()), Occupant::courtier(1)],
        None,
    ));
    let mut detours = 0;
    for turn in 0..400 {
        if game.over() {
            break;
        }
        let before = game.table().moves.len();
        if turn == 3 {
            detours += 1;
            asked(&mut game);
            (hand.hint)(&mut game);
            assert_eq!(asked(&mut game), [Intent::Hint]);
            (hand.earlier)(&mut game);
            assert_eq!(asked(&mut game), [Intent::Seek(Seek::Back)]);
            game.frames(2);
            assert_eq!(game.table().viewed_ply, Some(before - 1));
            (hand.later)(&mut game);
            assert_eq!(asked(&mut game), [Intent::Seek(Seek::Now)]);
            game.run_until_idle();
            assert_eq!(game.table().viewed_ply, None);
        }
        if turn == 5 {
            detours += 1;
            let cursor = game.cursor().at;
            walk_into_panel(&mut game, hand);
            game.frames(2);
            assert!(!cursor_shown(&mut game), "the focus is in one place only");
            until_spoken(&mut game, hand.next, &button("hud-undo"));
            (hand.act)(&mut game);
            game.run_until_idle();
            assert!(game.table().moves.len() < before, "the turn is taken back");
            assert!(!on_board(&game), "the focus stays in the panel");
            (hand.back)(&mut game);
            game.frames(2);
            assert!(
                on_board(&game) && game.menu() == Menu::None,
                "Esc leads to the board, not to the menu"
            );
            assert!(cursor_shown(&mut game), "{cursor:?}");
            continue;
        }
        let choices = &game.table().choices;
        let choice = choices[(turn * 7 + 3) % choices.len()].clone();
        walk(
            &mut game,
            &choice,
            |game, direction| hand.walk[direction](game),
            hand.act,
        );
        game.run_until_idle();
        assert!(
            game.table().moves.len() > before,
            "{choice:?} was not played: {:?}",
            game.refusal()
        );
    }
    assert!(game.over() && detours == 2);
    assert_eq!(game.menu(), Menu::Result);
    assert_eq!(game.device(), hand.device);
    // From the result back to the title.
    look_for(&mut game, hand, text("result-title"));
    (hand.act)(&mut game);
    game.frames(2);
    assert_eq!(game.screen(), Screen::Title);
}

#[test]
fn a_match_with_hint_looking_back_and_undo_in_the_panel_by_keys_alone() {
    a_whole_match(KEYBOARD);
}

#[test]
fn a_match_with_hint_looking_back_and_undo_in_the_panel_by_gamepad_alone() {
    a_whole_match(GAMEPAD);
}

#[test]
fn the_focus_walks_off_the_board_and_back() {
    for hand in [KEYBOARD, GAMEPAD] {
        let mut game = game();
        game.open(fresh(two_people(), None));
        game.play("11-15");
        game.said();
        hand.walk[RIGHT](&mut game);
        assert!(game.cursor().at.is_some() && on_board(&game));
        walk_into_panel(&mut game, hand);
        game.frames(1);
        let at = game.cursor().at;
        let said = game.said();
        assert!(
            said.last()
                .is_some_and(|words| !words.starts_with("Square")),
            "a control is told: {said:?}"
        );
        // Through the panel and off its left edge.
        for _ in 0..6 {
            if on_board(&game) {
                break;
            }
            hand.walk[LEFT](&mut game);
        }
        assert!(on_board(&game));
        game.frames(1);
        assert!(cursor_shown(&mut game));
        assert_eq!(game.cursor().at, at, "the cursor waited where it was");
        // There is nothing above the board.
        for _ in 0..12 {
            hand.walk[UP](&mut game);
        }
        assert!(on_board(&game));
    }
}

/// Around a card table there are controls on all sides: each way back leads to the hand.
#[test]
fn from_the_icon_buttons_one_walks_back_into_the_hand() {
    for hand in [KEYBOARD, GAMEPAD] {
        let mut game = game();
        let mut seats = vec![Occupant::Person(String::new())];
        seats.resize(4, Occupant::Random);
        game.open(Record {
            variant: "six_of_viii".to_owned(),
            ..fresh(seats, None)
        });
        for off in 0..3 {
            for _ in 0..20 {
                if !on_board(&game) {
                    break;
                }
                hand.walk[RIGHT](&mut game);
            }
            assert!(!on_board(&game), "right of the hand stand seals");
            // One button further, then back by left or down.
            (0..off).for_each(|_| hand.walk[RIGHT](&mut game));
            for _ in 0..4 {
                if on_board(&game) {
                    break;
                }
                hand.walk[LEFT](&mut game);
            }
            assert!(on_board(&game), "{off} seals off");
        }
    }
}

#[test]
fn tab_goes_through_the_pieces_then_the_panel_and_round() {
    for hand in [KEYBOARD, GAMEPAD] {
        let mut game = game();
        game.open(fresh(two_people(), None));
        game.play("11-15");
        let pieces: std::collections::BTreeSet<Spot> = game
            .table()
            .choices
            .iter()
            .map(|choice| choice[0])
            .collect();
        game.said();
        let mut round = Vec::new();
        for _ in 0..pieces.len() {
            (hand.next)(&mut game);
            assert!(on_board(&game));
            round.push(game.cursor().at.expect("on a piece"));
        }
        assert_eq!(
            round
                .iter()
                .copied()
                .collect::<std::collections::BTreeSet<_>>(),
            pieces
        );
        (hand.next)(&mut game);
        assert!(!on_board(&game), "after the last piece comes the panel");
        let mut controls = 1;
        while !on_board(&game) {
            (hand.next)(&mut game);
            controls += 1;
            assert!(controls < 60, "the round does not close");
        }
        game.frames(2);
        assert_eq!(
            game.cursor().at,
            round.first().copied(),
            "and then the first piece again"
        );
        assert!(controls > 2, "undo and menu at least");
    }
    // Backwards from the first piece to the last control, and from the first control to the last
    // piece.
    let mut game = game();
    game.open(fresh(two_people(), None));
    (GAMEPAD.next)(&mut game);
    game.pad(GamepadButton::LeftTrigger);
    assert!(!on_board(&game));
    for _ in 0..60 {
        if on_board(&game) {
            break;
        }
        game.pad(GamepadButton::LeftTrigger);
    }
    game.frames(2);
    assert!(on_board(&game) && game.cursor().at.is_some());
}

#[test]
fn mouse_takes_the_focus_back_to_the_board() {
    let mut game = game();
    game.open(fresh(two_people(), None));
    KEYBOARD.walk[RIGHT](&mut game);
    walk_into_panel(&mut game, KEYBOARD);
    game.click(Spot::Square(10));
    game.frames(2);
    assert!(on_board(&game));
    assert_eq!(game.cursor().picks, [Spot::Square(10)]);
    assert!(!cursor_shown(&mut game), "a mouse needs no cursor");
}

#[test]
fn rules_and_moves_are_asked_for_by_their_keys() {
    let ask: [fn(&mut TestApp); 2] = [
        |game| game.key(KeyCode::F1),
        |game| game.pad(GamepadButton::North),
    ];
    for ask in ask {
        let mut game = game();
        game.open(fresh(two_people(), None));
        ask(&mut game);
        assert_eq!(
            game.app.world().resource::<Asked>().1,
            [PanelRequest::Rules]
        );
        game.frames(2);
        assert_eq!(game.menu(), Menu::Rules);
    }
    let mut game = game();
    game.open(fresh(two_people(), None));
    game.play("11-15");
    game.key(KeyCode::KeyM);
    game.frames(1);
    assert!(!on_board(&game));
    let said = game.said();
    assert!(
        said.iter().any(|words| words.contains("11–15")),
        "the line of the last move: {said:?}"
    );
}

/// Goes from the table to “Undo” in the key settings, and chooses it.
/// What is said of a button that has the focus.
fn button(label: &str) -> String {
    fill("say-widget-button", &[("label", text(label))])
}

fn choose_undo(game: &mut TestApp, hand: Hand) {
    (hand.back)(game);
    game.frames(2);
    assert_eq!(game.menu(), Menu::Pause);
    look_for(game, hand, &button("pause-settings"));
    (hand.act)(game);
    game.frames(2);
    assert_eq!(game.menu(), Menu::Settings);
    for _ in 0..2 {
        match hand.device {
            Device::Pad => game.pad(GamepadButton::RightTrigger),
            _ => game.key(KeyCode::PageDown),
        }
    }
    let row = [("action", text("keys-undo")), ("keys", "")];
    until_spoken(game, hand.walk[DOWN], &fill("settings-keys-row", &row));
    (hand.act)(game);
    game.frames(1);
    assert_eq!(
        game.app.world().resource::<Rebind>().waiting(),
        Some(TableAction::Undo)
    );
}

fn bindings(game: &TestApp) -> kings_coffer::app::settings::bindings::Bindings {
    game.app.world().resource::<Settings>().bindings.clone()
}

#[test]
fn undo_is_bound_to_another_key_by_keys_alone_and_stays_so() {
    let store = Store::memory();
    let mut game = with_store(store.clone());
    game.open(fresh(two_people(), None));
    game.play("11-15");
    choose_undo(&mut game, KEYBOARD);
    let undo = ("action", text("keys-undo"));
    let redo = ("other", text("keys-redo"));
    let swapped = [undo, ("input", "Y"), redo, ("with", "Z")];
    // Esc changes nothing and leaves the page open.
    game.key(KeyCode::Escape);
    assert!(!game.app.world().resource::<Rebind>().listening());
    assert_eq!(game.menu(), Menu::Settings);
    assert_eq!(bindings(&game), default());
    game.key(KeyCode::Enter);
    game.said();
    game.key(KeyCode::KeyZ);
    assert_eq!(
        bindings(&game).keys(TableAction::Undo),
        [Key::plain(KeyCode::KeyZ)]
    );
    assert!(
        game.said()
            .contains(&fill("keys-done", &[undo, ("input", "Z")]))
    );
    // A key of another action is swapped with it.
    game.key(KeyCode::Enter);
    game.key(KeyCode::KeyY);
    assert!(game.said().contains(&fill("keys-swapped", &swapped)));
    game.key(KeyCode::Enter);
    game.key(KeyCode::KeyZ);
    game.key(KeyCode::Enter);
    game.key(KeyCode::F11);
    assert!(
        game.said()
            .last()
            .is_some_and(|words| words.contains("reserved"))
    );
    assert_eq!(
        bindings(&game).keys(TableAction::Redo),
        [Key::plain(KeyCode::KeyY)]
    );
    for _ in 0..2 {
        game.key(KeyCode::Escape);
        game.frames(2);
    }
    assert_eq!(game.menu(), Menu::None);
    // The new key works at once, and the old one does nothing.
    game.key(KeyCode::KeyU);
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 1);
    game.key(KeyCode::KeyZ);
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 0);
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    drop(game);
    let mut again = with_store(store.clone());
    assert_eq!(
        bindings(&again).keys(TableAction::Undo),
        [Key::plain(KeyCode::KeyZ)]
    );
    again.open(fresh(two_people(), None));
    again.play("11-15");
    again.key(KeyCode::KeyZ);
    again.run_until_idle();
    assert_eq!(again.table().moves.len(), 0);
    assert!(
        store
            .read(SETTINGS)
            .expect("readable")
            .expect("kept")
            .contains("\"KeyZ\"")
    );
}

#[test]
fn undo_is_bound_to_another_button_by_gamepad_alone() {
    let mut game = game();
    game.open(fresh(two_people(), None));
    game.play("11-15");
    choose_undo(&mut game, GAMEPAD);
    game.pad(GamepadButton::East);
    assert_eq!((game.menu(), bindings(&game)), (Menu::Settings, default()));
    game.pad(GamepadButton::South);
    game.stick(GamepadAxis::RightStickX, 1.0);
    assert_eq!(bindings(&game).pads(TableAction::Undo), [Pad::StickRight]);
    assert_eq!(
        bindings(&game).pads(TableAction::Forward),
        [Pad::Button(GamepadButton::LeftTrigger2)],
        "who had it takes the old one"
    );
    game.pad(GamepadButton::East);
    game.frames(2);
    game.pad(GamepadButton::East);
    game.frames(2);
    assert_eq!(game.menu(), Menu::None);
    game.stick(GamepadAxis::RightStickX, 1.0);
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 0);
}

#[test]
fn bindings_of_a_file_are_taken_as_far_as_they_are_understood() {
    let store = Store::memory();
    let text = r#"{"volume":0.5,"bindings":{"undo":{"keys":["KeyZ"],"pad":["Nose"]},"hint":7,"fly":{"keys":["KeyF"]}}}"#;
    store.write(SETTINGS, text).expect("written");
    let mut game = with_store(store);
    let mut wanted = kings_coffer::app::settings::bindings::Bindings::default();
    wanted.bind(TableAction::Undo, Input::Key(Key::plain(KeyCode::KeyZ)));
    assert_eq!(bindings(&game), wanted);
    assert!((game.app.world().resource::<Settings>().volume - 0.5).abs() < 1e-6);
    game.open(fresh(two_people(), None));
    game.play("11-15");
    game.key(KeyCode::KeyZ);
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 0);
}

#[test]
fn f11_makes_the_window_full_and_the_settings_know() {
    let mut game = game();
    game.key(KeyCode::F11);
    assert!(game.app.world().resource::<Settings>().full_screen);
    game.key(KeyCode::F11);
    assert!(!game.app.world().resource::<Settings>().full_screen);
}

#[test]
fn alt_and_enter_make_the_window_full_and_press_nothing() {
    let full = |game: &TestApp| game.app.world().resource::<Settings>().full_screen;
    let mut game = game();
    game.open(fresh(two_people(), None));
    game.key(KeyCode::ArrowUp);
    game.key_state(KeyCode::AltLeft, ButtonState::Pressed);
    game.key(KeyCode::Enter);
    game.frames(2);
    assert!(full(&game) && game.cursor().picks.is_empty());
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::Pause);
    game.frames(3);
    game.key(KeyCode::Enter);
    game.frames(2);
    assert!(!full(&game));
    assert_eq!(
        game.menu(),
        Menu::Pause,
        "the focused button is not pressed"
    );
    // All within a frame.
    game.key_state(KeyCode::Enter, ButtonState::Pressed);
    game.key_state(KeyCode::Enter, ButtonState::Released);
    game.key_state(KeyCode::AltLeft, ButtonState::Released);
    game.frames(3);
    assert!(full(&game));
    assert_eq!(game.menu(), Menu::Pause);
    game.key(KeyCode::Enter);
    game.frames(2);
    assert!(full(&game), "Alt is no longer held");
    assert_eq!(game.menu(), Menu::None);
}
