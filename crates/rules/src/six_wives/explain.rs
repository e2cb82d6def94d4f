//! Explains why a move of The Six Wives is refused. The checks run in the order in which a person
//! would notice the faults.

use super::board::{Action, Board, Deed, GRAVEYARD, Piece, Space, Spaces, Way};
use super::card::{Barrier, Fate};
use super::{Move, PASS, SixWives, space_at, spot, survive};
use crate::{Game, InteractiveGame, Refusal, Spot, Turn};

/// Why selecting these spots does not make a legal move.
pub(super) fn explain(game: &SixWives, spots: &[Spot]) -> Refusal {
    match Game::turn(game) {
        Turn::Over(_) => return Refusal::new("refusal-over"),
        Turn::Chance => return Refusal::new("refusal-six_wives-chance"),
        Turn::Seat(_) => {}
    }
    let Some((&first, rest)) = spots.split_first() else {
        return Refusal::new("refusal-six_wives-no_piece_chosen");
    };
    let refusal = if first == PASS {
        Refusal::new("refusal-six_wives-pass")
    } else {
        match space_at(first) {
            Some(from) if is_third(game, from, rest) => {
                Refusal::new("refusal-six_wives-third_time")
            }
            Some(from) => from_space(&game.board, from, rest).unwrap_or_else(|refusal| refusal),
            None => Refusal::new("refusal-six_wives-off_board"),
        }
    };
    match (refusal.spot(), spots.last()) {
        (None, Some(last)) => refusal.at(*last),
        _ => refusal,
    }
}

/// Why this move is not legal.
pub(super) fn explain_move(game: &SixWives, mv: &Move) -> Refusal {
    match (Game::turn(game), mv) {
        (Turn::Seat(_), Move::First(_) | Move::Coins(..) | Move::Cocktail(..)) => {
            Refusal::new("refusal-six_wives-drawn")
        }
        _ => explain(game, &game.spots(mv)),
    }
}

/// Whether the piece could act so, or anyhow if no space is chosen yet, but would only bring the same
/// position about for the third time (SW-10).
fn is_third(game: &SixWives, from: Space, rest: &[Spot]) -> bool {
    let chosen = match rest {
        [] => None,
        [next] => Some(space_at(*next)),
        _ => return false,
    };
    let (mut any, mut all) = (false, true);
    game.board.for_each_action(|action| {
        let meant = action.from() == Some(from) && chosen.is_none_or(|to| action.to() == to);
        any |= meant;
        all &= !meant || game.repeats(action);
    });
    any && all
}

/// A refusal, in either case; `?` ends the search for a reason with the first one found.
type Reason = Result<Refusal, Refusal>;

fn from_space(board: &Board, from: Space, rest: &[Spot]) -> Reason {
    let at = spot(from);
    let piece = match board.piece_at(from) {
        None => {
            return Err(Refusal::new("refusal-six_wives-empty")
                .with("space", from)
                .at(at));
        }
        Some((seat, _)) if seat != board.turn() => {
            return Err(Refusal::new("refusal-six_wives-not_yours").at(at));
        }
        Some((_, piece)) => piece,
    };
    if from.is_grave() {
        return Err(Refusal::new("refusal-six_wives-frozen").at(at));
    }
    let Some(&next) = rest.first() else {
        return Ok(
            stuck(board, from).unwrap_or_else(|| Refusal::new("refusal-six_wives-choose_space"))
        );
    };
    if next == survive(board.turn()) {
        return Ok(survival(board, from, piece));
    }
    let to = space_at(next).ok_or_else(|| Refusal::new("refusal-six_wives-off_board"))?;
    if rest.len() > 1 {
        return Ok(Refusal::new("refusal-six_wives-one_action"));
    }
    if let Some(Deed::Meet { queen, fate, .. }) = board.deed(Action::shift(from, to)) {
        return Ok(forbidden(board, queen, fate));
    }
    Ok(match piece {
        Piece::King => king(board, from, to),
        Piece::Queen(queen) => queen_goes(board, queen, from, to),
    })
}

/// Why a piece can do nothing: the occupied spaces around it; `None` if it can go somewhere.
fn stuck(board: &Board, from: Space) -> Option<Refusal> {
    let mut free = false;
    board.for_each_action(|action| free |= action.from() == Some(from));
    if free {
        return None;
    }
    let near = Way::ALL.into_iter().filter_map(|way| from.step(way, 1));
    let mut taken: Vec<Space> = near
        .filter(|space| board.piece_at(*space).is_some())
        .collect();
    taken.sort_unstable();
    (!taken.is_empty()).then(|| Refusal::blocked("refusal-six_wives-stuck", taken.into_iter()))
}

fn survival(board: &Board, from: Space, piece: Piece) -> Refusal {
    let seat = board.turn();
    match piece {
        Piece::King => Refusal::new("refusal-six_wives-king_stays"),
        Piece::Queen(queen) if board.haven(seat) & from.mask() != 0 => {
            forbidden(board, queen, Fate::Survived)
        }
        Piece::Queen(_) => {
            let spaces = Spaces(board.haven(seat)).map(|space| space.to_string());
            let spaces: Vec<String> = spaces.collect();
            Refusal::new("refusal-six_wives-haven").with("spaces", coffer_texts::list(&spaces))
        }
    }
}

/// The queen stands right for this goal, but may not meet it.
fn forbidden(board: &Board, queen: u8, fate: Fate) -> Refusal {
    let card = board.card(board.turn());
    let place = |place: u8| place + 1;
    match card.barrier(queen, fate) {
        None => Refusal::new("refusal-six_wives-choose_space"),
        Some(Barrier::Done) => Refusal::new("refusal-six_wives-done").with("fate", fate.key()),
        Some(Barrier::Number(next)) => Refusal::new("refusal-six_wives-number").with("queen", next),
        Some(Barrier::History(next)) => {
            Refusal::new("refusal-six_wives-history").with("fate", next.key())
        }
        Some(Barrier::OwnFate(own)) => Refusal::new("refusal-six_wives-own_fate")
            .with("queen", queen)
            .with("fate", own.key()),
        Some(Barrier::OwnPlace(own)) => Refusal::new("refusal-six_wives-own_place")
            .with("queen", queen)
            .with("place", place(own))
            .with("next", place(card.met())),
        Some(Barrier::Reserved(other)) => Refusal::new("refusal-six_wives-reserved")
            .with("queen", other)
            .with("place", place(card.met())),
        Some(Barrier::Bound) => Refusal::new("refusal-six_wives-bound").with("fate", fate.key()),
    }
}

/// Why the king cannot go there.
fn king(board: &Board, from: Space, to: Space) -> Refusal {
    if to.is_grave() {
        return Refusal::new("refusal-six_wives-king_grave");
    }
    let Some((way, steps)) = from.way_to(to) else {
        return Refusal::new("refusal-six_wives-straight");
    };
    let own = board.queens_of(board.turn());
    if steps == 1 && own & to.mask() != 0 {
        return Refusal::new(if is_edge(to) {
            "refusal-six_wives-push_outward"
        } else {
            "refusal-six_wives-push_edge"
        });
    }
    if let Some((_, Piece::King | Piece::Queen(_))) = board.piece_at(to) {
        return Refusal::new("refusal-six_wives-occupied").with("space", to);
    }
    let over = from.step(way, 1).filter(|_| steps == 2);
    match over.and_then(|over| Some((over, board.piece_at(over)?))) {
        Some((over, (_, Piece::Queen(_)))) if over.is_grave() => {
            Refusal::new("refusal-six_wives-over_grave")
        }
        Some((_, (_, Piece::Queen(_)))) => Refusal::new("refusal-six_wives-king_jumps"),
        _ => too_far(steps, over),
    }
}

/// Why a queen cannot go there.
fn queen_goes(board: &Board, queen: u8, from: Space, to: Space) -> Refusal {
    let Some((way, steps)) = from.way_to(to) else {
        return Refusal::new("refusal-six_wives-straight");
    };
    if board.piece_at(to).is_some() {
        return Refusal::new("refusal-six_wives-occupied").with("space", to);
    }
    let over = from.step(way, 1).filter(|_| steps == 2);
    match over.and_then(|over| Some((over, board.piece_at(over)?))) {
        Some((over, _)) if over.is_grave() => Refusal::new("refusal-six_wives-over_grave"),
        Some((_, (_, Piece::King))) => Refusal::new("refusal-six_wives-queen_jumps"),
        _ if GRAVEYARD & to.mask() != 0 && steps == 1 => forbidden(board, queen, Fate::Died),
        _ => too_far(steps, over),
    }
}

fn too_far(steps: u8, over: Option<Space>) -> Refusal {
    match over {
        Some(over) if steps == 2 => {
            Refusal::new("refusal-six_wives-nothing_to_jump").with("space", over)
        }
        _ => Refusal::new("refusal-six_wives-one_step"),
    }
}

/// Whether a space is on the outer edge.
fn is_edge(space: Space) -> bool {
    Way::ALL.into_iter().any(|way| space.step(way, 1).is_none())
}
