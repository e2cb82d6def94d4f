//! Boards in every window size: nothing is clipped, and everything can be hit and reached.

use bevy::prelude::*;

use crate::app::table::layout::board::{BoardPlaces, BoardShape, CellForm};
use crate::app::table::layout::{TableLayout, TableShape};
use crate::rules::{Seat, Spot};

/// Eight by eight squares; only the dark ones are playable. The second seat is at the bottom.
fn chequered() -> BoardShape {
    let cells = (0..32_u8).map(|index| {
        let (row, place) = (index / 4, index % 4);
        let col = 2 * place + u8::from(row % 2 == 0);
        let middle = Vec2::new(f32::from(col) + 0.5, 7.5 - f32::from(row));
        (Spot::Square(u16::from(index)), middle)
    });
    BoardShape {
        cells: cells.collect(),
        size: Vec2::splat(8.0),
        frame: [0.53, 0.34],
        bottom: Seat(1),
        ..default()
    }
}

/// Five by five points on lines.
fn points() -> BoardShape {
    let cells = (0..25_u8).map(|index| {
        let at = Vec2::new(f32::from(index % 5), f32::from(index / 5));
        (Spot::Square(u16::from(index)), at + 0.7)
    });
    let across = (0..25).filter(|index| index % 5 < 4).map(|at| (at, at + 1));
    let up = (0..20).map(|at| (at, at + 5));
    BoardShape {
        cells: cells.collect(),
        form: CellForm::Points,
        size: Vec2::splat(5.4),
        frame: [0.5, 0.3],
        lines: across
            .chain(up)
            .map(|(one, other)| (Spot::Square(one), Spot::Square(other)))
            .collect(),
        ..default()
    }
}

fn shape() -> TableShape {
    chequered().into()
}

/// Windows of all four shapes, from the smallest phone to a wide monitor.
const SIZES: [Vec2; 16] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(2560.0, 1080.0),
    Vec2::new(960.0, 540.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(320.0, 640.0),
    Vec2::new(360.0, 800.0),
    Vec2::new(600.0, 1000.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(667.0, 375.0),
    Vec2::new(932.0, 430.0),
    Vec2::new(1024.0, 768.0),
    Vec2::new(768.0, 1024.0),
    Vec2::new(1000.0, 1000.0),
    Vec2::new(1366.0, 1024.0),
    Vec2::new(300.0, 200.0),
];

/// Five rings of hexes around a throne, for two seats, without trays.
fn hexes() -> BoardShape {
    let mut cells = Vec::new();
    let size = Vec2::new(11.0, 10.0 * 0.866 + 1.155);
    for q in -5_i8..=5 {
        for r in (-5_i8).max(-5 - q)..=5.min(5 - q) {
            let at = Vec2::new(f32::from(q) + f32::from(r) / 2.0, f32::from(r) * 0.866);
            let number = u16::try_from(cells.len()).expect("few cells");
            cells.push((Spot::Square(number), size / 2.0 + at));
        }
    }
    BoardShape {
        cells,
        form: CellForm::Hexes,
        size,
        frame: [0.5, 0.3],
        tall_turn: 90.0,
        tray: None,
        ..default()
    }
}

/// A board of ten by ten squares for this many seats, with trays.
fn floor(seats: u8) -> BoardShape {
    let cells = (0..100_u8).map(|index| {
        let at = Vec2::new(f32::from(index % 10), f32::from(index / 10)) + 0.5;
        (Spot::Square(u16::from(index)), at)
    });
    BoardShape {
        cells: cells.collect(),
        size: Vec2::splat(10.0),
        frame: [0.6, 0.3],
        seats,
        turn: 360.0 / f32::from(seats),
        ..default()
    }
}

/// Every choice can be made.
const OPEN: fn(Spot) -> bool = |_| true;

fn board(layout: &TableLayout) -> &BoardPlaces {
    layout.board().expect("a board")
}

#[test]
fn every_place_is_found_at_its_middle_whatever_the_window_and_whoever_looks() {
    let shapes = [chequered(), points(), hexes(), floor(4), floor(2)];
    for shape in shapes {
        let seats = shape.seats;
        let shape = TableShape::from(shape);
        for size in SIZES {
            for viewer in (0..seats).map(Seat) {
                let layout = TableLayout::new(size, &shape, viewer);
                for (spot, middle) in board(&layout).cells() {
                    assert_eq!(layout.spot_at(*middle, None, OPEN), Some(*spot), "{size}");
                    let inside = layout.to_screen(*middle);
                    assert!(
                        inside.cmpge(Vec2::ZERO).all() && inside.cmple(size).all(),
                        "{spot:?} is off the screen of {size}"
                    );
                }
            }
        }
    }
}

#[test]
fn nothing_leaves_the_window_or_lies_on_anything_else() {
    let trayless = BoardShape {
        tray: None,
        panel: 550.0,
        ..floor(4)
    };
    let shapes = [floor(2), floor(3), floor(4), floor(6), hexes(), trayless];
    for shape in shapes {
        for size in SIZES {
            let layout = TableLayout::new(size, &shape.clone().into(), Seat(0));
            let places = board(&layout);
            let framed = places.field.inflate(places.frame());
            let screen = |rect: Rect| {
                Rect::from_corners(layout.to_screen(rect.min), layout.to_screen(rect.max))
            };
            let mut parts = vec![("the board", screen(framed)), ("the panel", layout.panel)];
            if !layout.strip.is_empty() {
                parts.push(("the strip", layout.strip));
            }
            if shape.tray.is_some() {
                let trays = places.seats().map(|seat| screen(places.tray(seat)));
                parts.extend(trays.map(|tray| ("a tray", tray)));
            }
            let window = Rect::from_corners(Vec2::ZERO, size).inflate(0.5);
            for (index, (name, rect)) in parts.iter().enumerate() {
                assert!(
                    window.contains(rect.min) && window.contains(rect.max),
                    "{name} leaves the window of {size}"
                );
                for (other, across) in &parts[index + 1..] {
                    let shared = rect.inflate(-0.5).intersect(*across);
                    assert!(shared.is_empty(), "{name} lies on {other} in {size}");
                }
            }
        }
    }
}

#[test]
fn a_panel_has_room_for_its_words_and_a_finger_for_squares() {
    for (size, cell) in [
        (Vec2::new(390.0, 844.0), 42.0),
        (Vec2::new(844.0, 390.0), 42.0),
        (Vec2::new(1024.0, 768.0), 60.0),
        (Vec2::new(768.0, 1024.0), 60.0),
        (Vec2::new(1280.0, 720.0), 71.0),
    ] {
        let layout = TableLayout::new(size, &shape(), Seat(1));
        assert!(layout.cell >= cell, "{size}: {}", layout.cell);
        let room = layout.panel.width() / layout.scale;
        assert!(room >= 370.0, "{size}: {room} for the panel's words");
    }
}

#[test]
fn between_hexes_and_points_is_no_dead_corner() {
    for (shape, seam) in [(hexes(), 0.57), (points(), 0.7)] {
        let shape = TableShape::from(shape);
        for size in SIZES {
            let layout = TableLayout::new(size, &shape, Seat(0));
            let places = board(&layout);
            for (spot, middle) in places.cells() {
                for step in 0..12_u8 {
                    let turn = Vec2::from_angle(std::f32::consts::TAU * f32::from(step) / 12.0);
                    let at = *middle + turn * places.cell * seam;
                    let hit = layout
                        .spot_at(at, None, OPEN)
                        .and_then(|hit| layout.cell_center(hit));
                    let hit = hit.unwrap_or_else(|| panic!("nothing beside {spot:?}"));
                    let far = at.distance(hit) - at.distance(*middle);
                    assert!(far <= 0.01, "{spot:?} is nearer");
                }
            }
        }
    }
}

#[test]
fn arrows_reach_every_hex_and_lead_to_one_of_the_six_round_it() {
    for size in [Vec2::new(1280.0, 720.0), Vec2::new(390.0, 844.0)] {
        let layout = TableLayout::new(size, &hexes().into(), Seat(0));
        assert_eq!(reached(&layout, Spot::Square(0)), 91, "{size}");
        let middle = Spot::Square(45);
        let center = layout.cell_center(middle).expect("a hex");
        for direction in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
            let next = layout.neighbour(middle, direction, center, |_| true);
            let next = next.and_then(|spot| layout.cell_center(spot));
            let far = next.expect("a hex").distance(center);
            assert!(
                (far - layout.cell).abs() < layout.cell * 0.02,
                "{direction}"
            );
        }
    }
}

/// The number of places that can be reached from `from` with the arrow keys.
fn reached(layout: &TableLayout, from: Spot) -> usize {
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(from) = reached.get(next).copied() {
        next += 1;
        let track = layout.cell_center(from).expect("a place");
        for direction in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
            if let Some(spot) = layout.neighbour(from, direction, track, |_| true)
                && !reached.contains(&spot)
            {
                reached.push(spot);
            }
        }
    }
    reached.len()
}

#[test]
fn the_table_turns_by_a_part_of_a_circle_for_each_seat() {
    let size = Vec2::new(1280.0, 720.0);
    for seats in [2_u8, 4] {
        let shape = TableShape::from(floor(seats));
        for viewer in 0..seats {
            let layout = TableLayout::new(size, &shape, Seat(viewer));
            let places = board(&layout);
            let order: Vec<u8> = places.seats().map(|seat| seat.0).collect();
            let clockwise: Vec<u8> = (0..seats).map(|step| (viewer + step) % seats).collect();
            assert_eq!(order, clockwise);
            let own = places.tray(Seat(viewer));
            assert!(own.center().x > places.field.max.x && own.min.y < 0.0);
        }
    }
    // The left tray of the first seat is the near tray of the second.
    let shape = TableShape::from(floor(4));
    let left = Spot::Square(40);
    let first = TableLayout::new(size, &shape, Seat(0));
    let second = TableLayout::new(size, &shape, Seat(1));
    let (before, after) = (first.cell_center(left), second.cell_center(left));
    let (before, after) = (before.expect("a place"), after.expect("a place"));
    assert!(before.x < first.field.min.x + first.cell);
    assert!(after.y < second.field.min.y + second.cell);
}

#[test]
fn turning_the_table_puts_the_first_square_at_the_other_corner() {
    let straight = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(1));
    let turned = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(0));
    let first = Spot::Square(0);
    let last = Spot::Square(31);
    let at = |layout: &TableLayout, spot| layout.cell_center(spot).expect("a square");
    assert!(at(&straight, first).distance(at(&turned, last)) < 0.01);
    assert!(at(&straight, first).y > at(&straight, last).y);
}

#[test]
fn the_cursor_reaches_every_square_by_arrows_alone() {
    let layout = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(1));
    assert_eq!(reached(&layout, Spot::Square(0)), 32);
}
