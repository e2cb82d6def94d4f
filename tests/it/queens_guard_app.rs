//! Queen's Guard and Bloody Queen on the table: hexes in six directions, traps with their cords, a
//! trapped piece that lifts by itself, blocked cells, guards from the corner, and tall figures.

use bevy::input::ButtonState;
use bevy::prelude::*;
use kings_coffer::app::course::{ActiveCourse, Course, CourseRun, StartCourse};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::Intent;
use kings_coffer::app::state::{Menu, TurnPhase};
use kings_coffer::app::table::animation::spring::Spring;
use kings_coffer::app::table::layout::{TableLayout, TableShape};
use kings_coffer::app::table::marks::MarkKind;
use kings_coffer::app::table::pieces::piece::{Piece, PiecePlace};
use kings_coffer::app::ui::Device;
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::rules::queens_guard::cell::Cell;
use kings_coffer::rules::queens_guard::{cell_at, spot};
use kings_coffer::rules::{Occupant, Record, Seat, Spot};
use kings_coffer::texts::fill;

use crate::common::{Steps, TestApp, fresh, keys, pad, puzzles_of, two_people, walk};
use crate::worded::{ANY, begins, fits};

const LIGHT: Seat = Seat(0);
const DARK: Seat = Seat(1);

/// A light guard between two dark ones; another dark guard on 5.11 beside a light one.
const CAUGHT: &str = "L:LQ5.0,2.3,5.12:DQ5.15,2.2,2.4,5.11";

/// The light guard on 3.6 can trap the dark one on 2.3.
const TO_TRAP: &str = "L:LQ5.0,2.2,3.6:DQ5.15,2.3,5.24";

/// The cell of this name.
fn at(name: &str) -> Spot {
    let (ring, index) = name.split_once('.').expect("ring and index");
    let number = |text: &str| text.parse().expect("a number");
    spot(Cell::at(number(ring), number(index)).expect("a cell"))
}

fn of(variant: &str, seats: Vec<Occupant>, position: Option<&str>) -> Record {
    Record {
        variant: variant.to_owned(),
        ..fresh(seats, position)
    }
}

/// A match of two people from this position.
fn game(variant: &str, position: Option<&str>) -> TestApp {
    let mut game = TestApp::new();
    game.open(of(variant, two_people(), position));
    game
}

fn free_set_up() -> TestApp {
    let mut record = of("queens_guard", two_people(), None);
    record.options.insert("setup".to_owned(), "free".to_owned());
    let mut game = TestApp::new();
    game.open(record);
    game
}

/// Whether the piece on this cell is held up.
fn is_lifted(game: &mut TestApp, spot: Spot) -> bool {
    let world = game.app.world_mut();
    let mut pieces = world.query::<(&Piece, &PiecePlace, &Spring)>();
    pieces
        .iter(world)
        .any(|(_, placement, body)| placement.spot == spot && body.held)
}

/// How far from the throne a spot is; a hand is beyond the outermost ring.
fn ring(spot: Spot) -> usize {
    cell_at(spot).map_or(6, Cell::ring)
}

/// Plays to the end: inward where that is possible, and the queens to the throne first. Returns how
/// many trapped pieces were put elsewhere.
fn play_to_the_end(game: &mut TestApp, mut make: impl FnMut(&mut TestApp, &[Spot])) -> usize {
    let mut relocated = 0;
    for _ in 0..700 {
        if game.over() {
            break;
        }
        let before = game.table().moves.len();
        let forced = !game.table().compulsory.is_empty();
        let gain = |choice: &Vec<Spot>| match choice.as_slice() {
            [from, to] => ring(*from) as isize - ring(*to) as isize,
            _ => 0,
        };
        let choices = &game.table().choices;
        let most = choices.iter().map(gain).max().expect("a move");
        let best: Vec<&Vec<Spot>> = choices
            .iter()
            .filter(|choice| forced || gain(choice) == most)
            .collect();
        let choice = best[(before * 7 + 3) % best.len()].clone();
        relocated += usize::from(forced);
        game.makes(&choice, &mut make);
    }
    assert!(game.over(), "the match does not end");
    assert_eq!(game.phase(), Some(TurnPhase::Result));
    assert_eq!(game.menu(), Menu::Result);
    relocated
}

#[test]
fn whole_matches_of_all_games_are_played_by_clicks() {
    for mut game in all_games() {
        let relocated = play_to_the_end(&mut game, |game, spots| {
            // A piece that has lifted by itself needs no click, and minds none.
            spots.iter().for_each(|spot| game.click(*spot));
        });
        assert!(relocated > 0, "nothing was trapped");
        assert_eq!(game.device(), Device::Mouse);
    }
}

#[test]
fn a_whole_match_is_played_by_touch_after_a_free_set_up() {
    let mut game = free_set_up();
    play_to_the_end(&mut game, |game, spots| {
        spots.iter().for_each(|spot| game.tap(*spot));
    });
    assert_eq!(game.device(), Device::Touch);
}

/// The usual game, the free set-up, and Bloody Queen, each at its start.
fn all_games() -> [TestApp; 3] {
    [
        game("queens_guard", None),
        free_set_up(),
        game("bloody_queen", None),
    ]
}

/// Plays the free set-up with what follows, and Bloody Queen, to their ends with four directions,
/// and acts on every place that is not selected yet.
fn play_by_steps((step, act): Steps, device: Device) {
    for mut game in [free_set_up(), game("bloody_queen", None)] {
        let relocated = play_to_the_end(&mut game, |game, spots| {
            let picked = game.cursor().picks.len();
            // A guard from the hand needs no more than his cell.
            let by_hand = usize::from(matches!(spots[0], Spot::Hand(_)));
            walk(game, &spots[picked.max(by_hand)..], step, act);
        });
        assert!(relocated > 0, "nothing was trapped");
        assert_eq!(game.device(), device);
    }
}

#[test]
fn whole_matches_are_played_by_keys_alone() {
    play_by_steps(keys(), Device::Keyboard);
}

#[test]
fn whole_matches_are_played_by_a_gamepad_alone() {
    play_by_steps(pad(), Device::Pad);
}

/// A puzzle of Bloody Queen is solved by clicks, is listed, and can be that of a day.
#[test]
fn a_puzzle_of_bloody_queen_is_solved_by_clicks() {
    let all = puzzles_of("bloody_queen");
    let library = LevelLibrary::built_in();
    let days = 0..2000;
    let is_one = |day| {
        let daily = library.of_the_day("queens_guard", day);
        daily.is_some_and(|puzzle| all.iter().any(|one| one.id == puzzle.id))
    };
    assert!(days.into_iter().any(is_one), "never that of a day");
    let mut game = TestApp::new();
    let course = StartCourse(Course::Puzzle(all[0].id.clone()));
    game.app.world_mut().write_message(course);
    game.run_until_idle();
    assert_eq!(game.table().position, all[0].position);
    for _ in 0..6 {
        let running = game.app.world().resource::<ActiveCourse>();
        if running.is_solved() {
            break;
        }
        let Some(CourseRun::Puzzle(puzzle)) = &running.run else {
            panic!("no puzzle");
        };
        for spot in puzzle.spots() {
            game.click(spot);
        }
        game.frames(200);
    }
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    assert!(progress.is_solved(&all[0].id), "{}", game.table().position);
}

/// Two arrows together lead between them, whichever was pressed a little earlier.
#[test]
fn keys_walk_six_ways() {
    let ways: [(&[KeyCode], &str); 8] = [
        (&[KeyCode::ArrowRight], "1.5"),
        (&[KeyCode::ArrowLeft], "1.2"),
        (&[KeyCode::ArrowUp, KeyCode::ArrowRight], "1.4"),
        (&[KeyCode::ArrowRight, KeyCode::ArrowUp], "1.4"),
        (&[KeyCode::ArrowUp, KeyCode::ArrowLeft], "1.3"),
        (&[KeyCode::ArrowDown, KeyCode::ArrowRight], "1.0"),
        (&[KeyCode::ArrowDown, KeyCode::ArrowLeft], "1.1"),
        (&[KeyCode::ArrowLeft, KeyCode::ArrowDown], "1.1"),
    ];
    for (pressed, to) in ways {
        let mut game = game("queens_guard", None);
        walk(&mut game, &[at("0.0")], keys().0, |_| {});
        for key in pressed {
            game.key_state(*key, ButtonState::Pressed);
            game.frames(2);
        }
        assert_eq!(game.cursor().at, Some(at(to)), "{pressed:?}");
        for key in pressed {
            game.key_state(*key, ButtonState::Released);
        }
        game.frames(2);
        assert_eq!(game.cursor().at, Some(at(to)), "letting go does nothing");
    }
}

/// AG-4, AG-5: a cord stands between the two that trap, the trapped guard is lifted, and the free
/// cells where he can go are marked.
#[test]
fn a_trapped_guard_lifts_by_himself_and_goes_where_it_glows() {
    let mut game = game("queens_guard", Some(CAUGHT));
    game.frames(3);
    assert_eq!(game.cursor().picks, [at("2.3")]);
    assert!(is_lifted(&mut game, at("2.3")));
    assert_eq!(game.shines(), 1);
    assert_eq!(game.marks(MarkKind::Own("trapped")), [at("2.3")]);
    let lined = ["2.2", "2.3", "2.4"].map(at);
    assert_eq!(game.marks(MarkKind::Lined), lined);
    let targets = game.marks(MarkKind::Target);
    assert!(targets.len() > 20 && targets.iter().all(|to| ring(*to) == 5));
    // Another piece is refused with its reason, and the guard stays up.
    game.click(at("5.12"));
    game.frames(3);
    let why = game.refusal().expect("a refusal");
    let trapped = [("cell", "2.3"), ("one", ANY), ("other", ANY)];
    let trapped = fill("refusal-queens_guard-guard_first", &trapped);
    assert!(begins(&why, &trapped), "{why}");
    assert!(is_lifted(&mut game, at("2.3")));
    // So does a click on himself.
    game.click(at("2.3"));
    game.frames(3);
    assert!(is_lifted(&mut game, at("2.3")));
    game.click(at("5.10"));
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "2.3-5.10");
    assert_eq!(
        game.table().compulsory,
        [at("5.11")],
        "coming back, he has trapped one"
    );
    assert_eq!(game.shines(), 1);
}

#[test]
fn escape_puts_a_lifted_guard_down_and_another_choice_is_explained() {
    let mut game = game("queens_guard", Some(CAUGHT));
    game.frames(3);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert!(game.cursor().picks.is_empty() && !is_lifted(&mut game, at("2.3")));
    assert_eq!(game.menu(), Menu::None);
    assert_eq!(game.shines(), 1, "he is trapped all the same");
    game.click(at("5.12"));
    game.frames(3);
    let why = game.refusal().expect("a refusal");
    assert!(
        ["2.3", "2.2", "2.4"].iter().all(|cell| why.contains(cell)),
        "{why}"
    );
    game.drag(at("2.3"), at("5.24"));
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "2.3-5.24");
    assert_eq!(game.shines(), 0);
}

/// AG-3: the crossed halberds are seen as soon as the piece is chosen that could go there.
#[test]
fn blocked_cells_are_marked_for_the_piece_that_could_go_there() {
    let mut game = game("queens_guard", Some("L:LQ5.0,3.4,5.9:DQ5.15,2.4,2.2"));
    let blocked = MarkKind::Own("blocked");
    assert!(game.marks(blocked).is_empty());
    game.click(at("5.9"));
    game.frames(2);
    assert!(game.marks(blocked).is_empty(), "too far away");
    game.click(at("3.4"));
    game.frames(2);
    assert_eq!(game.marks(blocked), [at("2.3")]);
    game.click(at("2.3"));
    game.frames(2);
    let why = game.refusal().expect("a refusal");
    assert!(
        why.contains("2.3") && why.contains("2.2") && why.contains("2.4"),
        "{why}"
    );
    game.click(at("3.5"));
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "3.4-3.5");
}

/// AG-9: guards come from the corner beside the board, by a drag or by the cell alone.
#[test]
fn in_the_free_set_up_guards_come_from_the_corner() {
    let mut game = free_set_up();
    let hand = |game: &TestApp, seat| {
        let pieces = game.table().pieces.iter();
        pieces
            .filter(|piece| piece.spot == Spot::Hand(seat))
            .count()
    };
    assert_eq!((hand(&game, LIGHT), hand(&game, DARK)), (6, 6));
    game.drag(Spot::Hand(LIGHT), at("4.2"));
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "4.2");
    game.click(at("4.14"));
    game.run_until_idle();
    assert_eq!((hand(&game, LIGHT), hand(&game, DARK)), (5, 5));
    game.click(at("0.0"));
    game.frames(2);
    assert!(game.refusal().is_some(), "no guard on the throne");
    game.click(at("5.0"));
    game.frames(2);
    assert!(game.refusal().is_some(), "nobody moves yet");
}

/// BQ-1, BQ-2: in Bloody Queen the trapper sends the guard away, in the same turn, and takes both
/// back at once.
#[test]
fn in_bloody_queen_the_trapper_sends_the_guard_away() {
    let mut game = game("bloody_queen", Some(TO_TRAP));
    let before = game.table().position.clone();
    game.click(at("3.6"));
    game.click(at("2.4"));
    game.run_until_idle();
    assert_eq!(game.table().turn.seat(), Some(LIGHT), "the turn goes on");
    assert_eq!(game.shines(), 1);
    assert_eq!(game.cursor().picks, [at("2.3")], "whom they hold");
    let targets = game.marks(MarkKind::Target);
    assert!(!targets.is_empty() && targets.iter().all(|to| ring(*to) == 3));
    game.click(at("3.9"));
    game.run_until_idle();
    assert_eq!(game.table().turn.seat(), Some(DARK));
    assert_eq!(game.table().moves[1].text, "x2.3-3.9");
    assert_eq!(game.shines(), 0);
    game.intent(Intent::Undo);
    game.run_until_idle();
    assert_eq!(game.table().position, before, "both parts of the turn");
}

/// The board is the same from all sides: it turns for a player of the dark side, but not with every
/// move of two people.
#[test]
fn the_own_queen_begins_at_the_lower_edge() {
    let below = |game: &TestApp, name: &str| {
        let layout = game.app.world().resource::<TableLayout>();
        layout.cell_center(at(name)).expect("a cell").y < layout.field.center().y
    };
    let courtier = Occupant::courtier(1);
    let me = Occupant::Person(String::new());
    let mut light = TestApp::new();
    light.open(of("queens_guard", vec![me.clone(), courtier.clone()], None));
    assert!(below(&light, "5.0") && !below(&light, "5.15"));
    let mut dark = TestApp::new();
    dark.open(of("queens_guard", vec![courtier, me], None));
    assert!(below(&dark, "5.15") && !below(&dark, "5.0"));
    let mut two = game("queens_guard", None);
    two.click(at("5.4"));
    two.click(at("4.3"));
    two.run_until_idle();
    assert_eq!(two.table().turn.seat(), Some(DARK));
    assert!(below(&two, "5.0"), "nothing turns between two people");
}

/// The shape of the board on the table of a match.
fn shape() -> TableShape {
    let game = game("queens_guard", None);
    game.app.world().resource::<TableShape>().clone()
}

#[test]
fn on_a_phone_the_hexagon_stands_on_the_own_queens_corner_and_cells_are_large() {
    let shape = shape();
    let window = Vec2::new(390.0, 844.0);
    for (viewer, own) in [(LIGHT, "5.0"), (DARK, "5.15")] {
        let layout = TableLayout::new(window, &shape, viewer);
        let corner = layout.cell_center(at(own)).expect("a cell");
        let throne = layout.cell_center(at("0.0")).expect("a cell");
        assert!((corner.x - throne.x).abs() < 0.5 && corner.y < throne.y);
        assert!(layout.cell > 35.0, "{}", layout.cell);
        // Panel and strip leave the whole board free.
        let field = layout.field.inflate(layout.cell * 0.3);
        assert!(layout.to_screen(field.min).y < layout.panel.min.y);
        assert!(layout.to_screen(field.max).y > layout.strip.max.y);
    }
}

#[test]
fn guards_in_hand_stand_in_the_corners_of_every_window_and_off_the_board() {
    let shape = shape();
    for (width, height) in [
        (1280, 720),
        (390, 844),
        (844, 390),
        (1024, 768),
        (768, 1024),
    ] {
        let window = Vec2::new(width as f32, height as f32);
        let layout = TableLayout::new(window, &shape, LIGHT);
        let outer: Vec<Vec2> = (0..30)
            .filter_map(|index| layout.cell_center(at(&format!("5.{index}"))))
            .collect();
        for seat in [LIGHT, DARK] {
            for index in 0..6 {
                let place = layout.place(Spot::Hand(seat), index).expect("a place");
                let screen = layout.to_screen(place);
                let inside = Rect::from_corners(Vec2::ZERO, window);
                assert!(inside.contains(screen), "{window}: {screen}");
                assert!(!layout.panel.contains(screen), "{window}: {screen}");
                assert!(!layout.strip.contains(screen), "{window}: {screen}");
                let near = outer.iter().map(|cell| cell.distance(place));
                let nearest = near.fold(f32::MAX, f32::min);
                assert!(nearest > layout.cell, "{window}: {nearest}");
                assert_eq!(
                    layout.spot_at(place, None, |_| true),
                    Some(Spot::Hand(seat))
                );
            }
        }
    }
}

/// The pointer always means the nearest cell, also where the head of a figure in front is drawn.
#[test]
fn a_tall_figure_takes_no_clicks_of_the_cell_behind_it() {
    let mut game = game("queens_guard", Some("L:LQ5.0,4.3,5.9:DQ5.15,5.24"));
    let layout = game.app.world().resource::<TableLayout>().clone();
    let behind = at("3.2");
    let (front, back) = (
        layout.cell_center(at("4.3")).expect("a cell"),
        layout.cell_center(behind).expect("a cell"),
    );
    assert!(front.y < back.y && back.y - front.y < layout.cell);
    game.click(at("4.3"));
    game.hover(behind);
    assert_eq!(game.cursor().raised, Some(behind), "the figure can fade");
    game.click(behind);
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "4.3-3.2");
}

#[test]
fn what_is_trapped_is_spoken() {
    let mut game = game("queens_guard", Some(TO_TRAP));
    game.said();
    game.click(at("3.6"));
    game.click(at("2.4"));
    game.run_until_idle();
    let said = game.said().join(" ");
    let trapping = fill(
        "queens_guard-own-say-lined",
        &[("move", ANY), ("at", "2.3")],
    );
    assert!(fits(&said, &trapping), "{said}");
    let trapped = fill("queens_guard-own-say-must", &[("places", "2.3")]);
    assert!(said.contains(&trapped), "{said}");
    // What is said of other games.
    assert!(
        !said.contains("mill") && !said.contains("capture"),
        "{said}"
    );
}
