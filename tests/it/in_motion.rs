//! Matches at the usual speed, by the clock of the tests: moves are seen from their start to their end,
//! and a new beginning takes no longer than it must.

use std::collections::BTreeMap;

use bevy::prelude::*;
use kings_coffer::app::session::Intent;
use kings_coffer::app::settings::{Settings, Speed};
use kings_coffer::app::state::{Menu, TurnPhase};
use kings_coffer::app::table::animation::AnimationQueue;
use kings_coffer::app::table::animation::spring::Spring;
use kings_coffer::app::table::pieces::piece::Piece;
use kings_coffer::rules::{PieceId, Spot};
use kings_coffer::texts::text;

use crate::common::{TestApp, press};
use crate::every_game::{in_every_variant, opened, play, wait_for_turn};

/// The farthest that a piece moves in one frame, in pixels, in a window 1280 wide: more is a jump.
const FARTHEST: f32 = 190.0;
/// The fewest frames in which a move can be followed, about a tenth of a second.
const FEWEST: usize = 6;

fn at_usual_speed(game: &mut TestApp) {
    game.app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
}

/// Where every piece is.
fn positions(game: &mut TestApp) -> BTreeMap<PieceId, Vec2> {
    let world = game.app.world_mut();
    let mut pieces = world.query::<(&Piece, &Spring)>();
    let at = |(piece, spring): (&Piece, &Spring)| (piece.0, spring.position);
    pieces.iter(world).map(at).collect()
}

/// How far the pieces are from their places, all together, in pixels.
fn distance(game: &mut TestApp) -> f32 {
    let world = game.app.world_mut();
    let mut springs = world.query_filtered::<&Spring, With<Piece>>();
    springs.iter(world).map(Spring::distance).sum()
}

fn spots(game: &TestApp) -> BTreeMap<PieceId, Spot> {
    let pieces = game.table().pieces.iter();
    pieces.map(|piece| (piece.id, piece.spot)).collect()
}

fn is_at_rest(game: &TestApp) -> bool {
    let moving = game.app.world().resource::<AnimationQueue>().busy();
    !moving && (game.over() || !game.table().choices.is_empty())
}

/// Makes a move and lets the others make theirs. Returns in how many frames something moved, and the
/// farthest way of a piece in one of them, in pixels.
fn follow(game: &mut TestApp, number: usize) -> (usize, f32) {
    let choices = &game.table().choices;
    let choice = choices[(number * 37 + 11) % choices.len()].clone();
    choice.iter().for_each(|spot| game.click(*spot));
    let (mut frames, mut farthest) = (0, 0.0_f32);
    let mut last = positions(game);
    for _ in 0..PATIENCE {
        game.frames(1);
        let now = positions(game);
        let ways = now
            .iter()
            .filter_map(|(piece, at)| Some(at.distance(*last.get(piece)?)));
        let way = ways.fold(0.0, f32::max);
        frames += usize::from(way > 0.05);
        farthest = farthest.max(way);
        last = now;
        if is_at_rest(game) {
            break;
        }
    }
    (frames, farthest)
}

#[test]
fn a_move_is_seen_from_its_start_to_its_end() {
    in_every_variant(|variant| {
        let mut failed = Vec::new();
        let mut game = opened(variant);
        at_usual_speed(&mut game);
        for number in 0..3 {
            let before = spots(&game);
            let (frames, farthest) = follow(&mut game, number);
            // An announcement moves nothing.
            if frames < FEWEST && spots(&game) != before {
                failed.push(format!("move {number} is seen in {frames} frames"));
            }
            if farthest > FARTHEST {
                failed.push(format!("in move {number} a piece jumps {farthest} pixels"));
            }
            game.frames(SECOND);
            let left = distance(&mut game);
            if left > 1.0 {
                failed.push(format!("after move {number} {left} pixels are left"));
            }
            wait_for_turn(&mut game);
        }
        failed
    });
}

/// The frames until the match has begun again and nothing moves; others may have moved already.
fn frames_to_begin(game: &mut TestApp) -> usize {
    let begun = |game: &TestApp| {
        let table = game.table();
        let moved = table.moves.iter().filter(|line| line.seat.is_some());
        moved.count() <= table.seats.len()
            && game.menu() == Menu::None
            && game.phase() != Some(TurnPhase::Animating)
    };
    let frames = (0..PATIENCE).find(|_| {
        game.frames(1);
        begun(game)
    });
    frames.unwrap_or(PATIENCE)
}

/// The most frames to wait for a beginning.
const PATIENCE: usize = 600;
/// A second of the game's time, in frames.
const SECOND: usize = 62;

#[test]
fn a_restart_and_a_rematch_take_a_second() {
    in_every_variant(|variant| {
        let mut failed = Vec::new();
        let mut game = opened(variant);
        at_usual_speed(&mut game);
        play(&mut game, 2);
        game.key(KeyCode::KeyP);
        game.frames(3);
        press(&mut game, text("pause-restart"));
        let frames = frames_to_begin(&mut game);
        if frames > SECOND {
            failed.push(format!("a restart takes {frames} frames"));
        }
        wait_for_turn(&mut game);
        game.intent(Intent::ResignAndEnd);
        game.wait_for("the result", |game| game.menu() == Menu::Result);
        let before = game.table().seats.clone();
        press(&mut game, text("result-rematch"));
        let frames = frames_to_begin(&mut game);
        if frames > SECOND {
            failed.push(format!("a rematch takes {frames} frames"));
        }
        if game.table().seats == before {
            failed.push("nobody has changed the seat".to_owned());
        }
        failed
    });
}
