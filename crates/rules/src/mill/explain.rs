//! Explains why a move of a mill game is refused. The checks run in the order in which a person
//! would notice the faults.

use super::board::{Move, Point, Points};
use super::{LEAVE, Mill, point, seat_of, spot};
use crate::{Refusal, Spot};

/// Why selecting these spots does not make a legal move.
pub(super) fn explain(game: &Mill, spots: &[Spot]) -> Refusal {
    if game.outcome.is_some() {
        return Refusal::new("refusal-over");
    }
    let Some((&first, rest)) = spots.split_first() else {
        return Refusal::new("refusal-mill-no_man_chosen");
    };
    let refusal = if first == Spot::Hand(seat_of(game.board.turn())) {
        from_hand(game, first, rest)
    } else if first == Spot::Hand(seat_of(game.board.turn().other())) {
        Refusal::new("refusal-mill-not_yours").at(first)
    } else {
        match point(first) {
            Some(from) => from_point(game, from, rest),
            None => Refusal::new("refusal-mill-off_board"),
        }
    };
    match (refusal.spot(), spots.last()) {
        (None, Some(last)) => refusal.at(*last),
        _ => refusal,
    }
}

/// Why this move is not legal.
pub(super) fn explain_move(game: &Mill, mv: Move) -> Refusal {
    let mut spots = vec![
        mv.from()
            .map_or(Spot::Hand(seat_of(game.board.turn())), spot),
        spot(mv.to()),
    ];
    spots.extend(mv.taken().map(spot));
    explain(game, &spots)
}

fn from_hand(game: &Mill, hand: Spot, rest: &[Spot]) -> Refusal {
    if !game.board.may_place() {
        return Refusal::new("refusal-mill-hand_empty").at(hand);
    }
    let to = match to_point(game, rest) {
        Ok(to) => to,
        Err(refusal) => return refusal,
    };
    removal(game, Move::new(None, to, None), &rest[1..])
}

fn from_point(game: &Mill, from: Point, rest: &[Spot]) -> Refusal {
    let board = &game.board;
    let at = spot(from);
    match game.owner_at(from) {
        None if !board.may_move() => return Refusal::new("refusal-mill-from_the_hand").at(at),
        None => {
            return Refusal::new("refusal-mill-empty")
                .with("point", from)
                .at(at);
        }
        // Who has just closed a mill may think that it removes a man.
        Some(side) if side != board.turn() && game.again && !board.removes() => {
            return Refusal::new("refusal-mill-another_turn").at(at);
        }
        Some(side) if side != board.turn() => return Refusal::new("refusal-mill-not_yours").at(at),
        Some(_) if !board.may_move() => return Refusal::new("refusal-mill-place_first").at(at),
        Some(_) => {}
    }
    let flies = board.flies(board.turn());
    if !flies && from.around() & board.free() == 0 {
        return Refusal::blocked("refusal-mill-blocked", Points(from.around())).at(at);
    }
    let to = match to_point(game, rest) {
        Ok(to) => to,
        Err(refusal) => return refusal,
    };
    if !flies && from.around() & to.mask() == 0 {
        let key = if board.may_place() {
            "refusal-mill-one_step_or_place"
        } else {
            "refusal-mill-one_step"
        };
        return Refusal::new(key).at(spot(to));
    }
    removal(game, Move::new(Some(from), to, None), &rest[1..])
}

/// The next spot, which must be a free point.
fn to_point(game: &Mill, rest: &[Spot]) -> Result<Point, Refusal> {
    let Some(&first) = rest.first() else {
        return Err(Refusal::new("refusal-mill-choose_point"));
    };
    match point(first) {
        None => Err(Refusal::new("refusal-mill-off_board").at(first)),
        Some(to) if game.owner_at(to).is_some() => Err(Refusal::new("refusal-mill-occupied")
            .with("point", to)
            .at(first)),
        Some(to) => Ok(to),
    }
}

/// What is wrong with the removal that follows a legal step.
fn removal(game: &Mill, step: Move, rest: &[Spot]) -> Refusal {
    let board = &game.board;
    let removable = board.removable();
    match rest {
        // Without a required removal this step would be legal, so the mill must remove a man.
        [] if board.closes(step) && removable != 0 => Refusal::new("refusal-mill-must_remove"),
        [] => Refusal::new("refusal-mill-choose_point"),
        _ if !board.closes(step) => Refusal::new("refusal-mill-no_mill"),
        _ if !board.removes() => Refusal::new("refusal-mill-another_turn"),
        [leave] if *leave == LEAVE => Refusal::new("refusal-mill-must_remove"),
        [only] => match point(*only) {
            Some(at) if game.owner_at(at) == Some(board.turn().other()) => {
                match Points(removable).next() {
                    Some(outside) => Refusal::new("refusal-mill-in_mill")
                        .with("point", at)
                        .with("outside", outside),
                    None => Refusal::new("refusal-mill-remove_enemy"),
                }
            }
            Some(_) | None => Refusal::new("refusal-mill-remove_enemy"),
        },
        _ => Refusal::new("refusal-mill-one_man"),
    }
}
