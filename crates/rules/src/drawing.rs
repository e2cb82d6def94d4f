//! Words that drawings of the table share, see [`GameView::drawing`](super::GameView::drawing).

use coffer_texts::{capital, fill};

use super::{Seat, Turn, side_name};

/// What a side is called, with the name of the person who plays it: `Dark (Katherine)`.
pub(super) fn side(variant: &str, seat: Seat, names: &[String]) -> String {
    let side = capital(&side_name(variant, seat));
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => {
            fill("side-with_name", &[("side", &side), ("name", name)])
        }
        _ => side,
    }
}

/// The line of a side under a board: its mark, what it is called, what it has, and whether it is to
/// move.
pub(super) fn side_line(mark: &str, side: &str, has: &str, moves: bool) -> String {
    let key = if moves {
        "cli-draw-side_to_move"
    } else {
        "cli-draw-side"
    };
    fill(key, &[("mark", mark), ("side", side), ("has", has)])
}

/// Whether this seat acts.
pub(super) fn moves(turn: &Turn, seat: Seat) -> bool {
    turn.seat() == Some(seat)
}
