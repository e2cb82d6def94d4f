//! Explains why a draughts move is refused. The checks run in the order in which a person would
//! notice the faults.

use super::board::{Move, Side, Square};
use super::{Draughts, MAN, square};
use crate::{InteractiveGame, Refusal, Spot};

/// Why selecting these squares does not make a legal move.
pub(super) fn explain(game: &Draughts, spots: &[Spot]) -> Refusal {
    if game.outcome.is_some() {
        return Refusal::new("refusal-over");
    }
    let squares: Option<Vec<Square>> = spots.iter().map(|spot| square(*spot)).collect();
    let Some(squares) = squares else {
        return Refusal::new("refusal-draughts-off_board");
    };
    let Some(&from) = squares.first() else {
        return Refusal::new("refusal-draughts-no_piece_chosen");
    };
    let refusal = from_square(game, from).unwrap_or_else(|| to_squares(game, from, &squares[1..]));
    let last = spots.last().copied();
    match (refusal.spot(), last) {
        (None, Some(spot)) => refusal.at(spot),
        _ => refusal,
    }
}

/// Why this piece cannot be huffed.
pub(super) fn huff(game: &Draughts, at: Square) -> Refusal {
    let key = if game.outcome.is_some() {
        "refusal-over"
    } else if !game.options.huff {
        "refusal-draughts-no_huffing"
    } else if game.huffed {
        "refusal-draughts-huffed_already"
    } else if game.huffable == 0 {
        "refusal-draughts-nothing_to_huff"
    } else {
        "refusal-draughts-not_to_huff"
    };
    Refusal::new(key)
        .with("square", at)
        .at(Spot::Square(u16::from(at.pdn() - 1)))
}

fn from_square(game: &Draughts, from: Square) -> Option<Refusal> {
    let at = Spot::Square(u16::from(from.pdn() - 1));
    match game.owner_at(from) {
        None => {
            return Some(
                Refusal::new("refusal-draughts-empty")
                    .with("square", from.pdn())
                    .at(at),
            );
        }
        Some(side) if side != game.board.turn() && game.huffable != 0 => {
            return Some(huff(game, from));
        }
        Some(side) if side != game.board.turn() => {
            return Some(Refusal::new("refusal-draughts-not_yours").at(at));
        }
        Some(_) => {}
    }
    let moves = game.moves();
    if moves.iter().any(|mv| mv.from() == from) {
        return None;
    }
    if let Some(must) = game.compulsory().first().copied().and_then(square) {
        return Some(
            Refusal::new("refusal-draughts-must_capture")
                .with("square", must.pdn())
                .at(at),
        );
    }
    Some(blocked(game, from).at(at))
}

/// Why a piece with neither a step nor a capture cannot move.
fn blocked(game: &Draughts, from: Square) -> Refusal {
    let man = game.kind_at(from) == MAN;
    let near = |to: &Square| {
        let beside = to.row().abs_diff(from.row()) == 1 && to.col().abs_diff(from.col()) == 1;
        beside && (!man || forward(game.board.turn(), from, *to))
    };
    let mut near_squares = Square::all().filter(near);
    let own = near_squares.all(|to| game.owner_at(to) == Some(game.board.turn()));
    let key = if own {
        "refusal-draughts-blocked-own"
    } else {
        "refusal-draughts-blocked"
    };
    Refusal::blocked(key, Square::all().filter(near))
}

/// Whether going from one square to the other is forward for this side.
fn forward(side: Side, from: Square, to: Square) -> bool {
    match side {
        Side::Black => to.row() > from.row(),
        Side::White => to.row() < from.row(),
    }
}

fn to_squares(game: &Draughts, from: Square, rest: &[Square]) -> Refusal {
    let moves = game.moves();
    let Some(&to) = rest.first() else {
        return Refusal::new("refusal-draughts-choose_square");
    };
    let begins = |mv: &&Move| mv.from() == from && mv.is_capture() && mv.path().nth(1) == Some(to);
    let ends = |mv: &&Move| {
        mv.path()
            .skip(1)
            .eq(rest.iter().copied().take(mv.capture_count()))
    };
    match moves.iter().filter(begins).find(ends) {
        Some(chain) if rest.len() <= chain.capture_count() => {}
        Some(chain) if chain.crowns() => return Refusal::new("refusal-draughts-crowned"),
        Some(_) => return Refusal::new("refusal-draughts-nothing_between"),
        None if moves.iter().any(|mv| begins(&mv)) => {
            return Refusal::new("refusal-draughts-finish_chain");
        }
        None => {}
    }
    if game.owner_at(to).is_some() {
        return Refusal::new("refusal-draughts-occupied").with("square", to.pdn());
    }
    let rows = i16::from(to.row()) - i16::from(from.row());
    let columns = i16::from(to.col()) - i16::from(from.col());
    let near = rows.abs() == columns.abs() && (1..=2).contains(&rows.abs());
    if near && !forward(game.board.turn(), from, to) && game.kind_at(from) == MAN {
        return Refusal::new("refusal-draughts-forward_only");
    }
    if game.board.must_capture() && !game.options.huff {
        return Refusal::new("refusal-draughts-capture_with").with("square", from.pdn());
    }
    match super::between(from, to) {
        Some(middle) if game.owner_at(middle) == Some(game.board.turn()) => {
            Refusal::new("refusal-draughts-own_between")
        }
        Some(_) => Refusal::new("refusal-draughts-nothing_between"),
        None => Refusal::new("refusal-draughts-one_square"),
    }
}
