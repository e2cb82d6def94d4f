//! Explains why a move of Queen's Guard is refused. The checks run in the order in which a person
//! would notice the faults.

use super::board::{Board, Fate, Move, Task};
use super::cell::{BOARD, Cell, CellSet, Cells, RINGS, THRONE, enclosing};
use super::{PASS, QueensGuard, cell_at, seat_of, spot};
use crate::{Refusal, Spot};

/// Why selecting these spots does not make a legal move.
pub(super) fn explain(game: &QueensGuard, spots: &[Spot]) -> Refusal {
    if game.outcome.is_some() {
        return Refusal::new("refusal-over");
    }
    let Some((&first, rest)) = spots.split_first() else {
        return Refusal::new("refusal-queens_guard-no_piece_chosen");
    };
    let board = &game.board;
    let refusal = if first == PASS {
        Refusal::new("refusal-queens_guard-pass")
    } else if first == Spot::Hand(seat_of(board.turn())) {
        from_hand(board, rest).unwrap_or_else(|refusal| refusal)
    } else if first == Spot::Hand(seat_of(board.turn().other())) {
        Refusal::new("refusal-queens_guard-not_yours")
    } else {
        match cell_at(first) {
            Some(from) => from_cell(board, from, rest).unwrap_or_else(|refusal| refusal),
            None => Refusal::new("refusal-queens_guard-off_board"),
        }
    };
    match (refusal.spot(), spots.last()) {
        (None, Some(last)) => refusal.at(*last),
        _ => refusal,
    }
}

/// Why this move is not legal.
pub(super) fn explain_move(game: &QueensGuard, mv: Move) -> Refusal {
    let hand = Spot::Hand(seat_of(game.board.turn()));
    let spots = match (mv.from(), mv.to()) {
        (None, None) => vec![PASS],
        (from, to) => {
            let first = from.map_or(hand, spot);
            [Some(first), to.map(spot)].into_iter().flatten().collect()
        }
    };
    explain(game, &spots)
}

/// A refusal, in either case; `?` ends the search for a reason with the first one found.
type Reason = Result<Refusal, Refusal>;

fn from_hand(board: &Board, rest: &[Spot]) -> Reason {
    if !board.placing() {
        return Err(Refusal::new("refusal-queens_guard-hand_empty"));
    }
    let to = target(board, rest)?;
    if to == Cell::THRONE {
        return Err(Refusal::new("refusal-queens_guard-throne"));
    }
    not_blocked(board, to)?;
    Ok(Refusal::new("refusal-queens_guard-choose_cell"))
}

fn from_cell(board: &Board, from: Cell, rest: &[Spot]) -> Reason {
    match board.task() {
        Task::Place(_) => Ok(place_first(board, from)),
        Task::PlaceQueen(_) => place_queen(board, from, rest),
        Task::PlaceGuard { guards, .. } => place_guard(board, guards, from, rest),
        Task::Resolve(trapped) => resolve(board, trapped, from, rest),
        Task::Step => step(board, from, rest),
    }
}

/// While guards are placed, nothing moves.
fn place_first(board: &Board, from: Cell) -> Refusal {
    match board.owner_at(from) {
        None => Refusal::new("refusal-queens_guard-from_the_hand"),
        Some(side) if side != board.turn() => Refusal::new("refusal-queens_guard-not_yours"),
        Some(_) => Refusal::new("refusal-queens_guard-place_first"),
    }
}

/// The next spot, which must be a free cell.
fn target(board: &Board, rest: &[Spot]) -> Result<Cell, Refusal> {
    let Some(&first) = rest.first() else {
        return Err(Refusal::new("refusal-queens_guard-choose_cell"));
    };
    match cell_at(first) {
        None => Err(Refusal::new("refusal-queens_guard-off_board").at(first)),
        Some(to) if board.owner_at(to).is_some() => {
            Err(Refusal::new("refusal-queens_guard-occupied")
                .with("cell", to)
                .at(first))
        }
        Some(to) => Ok(to),
    }
}

/// AG-3: names the two pieces between which the cell lies.
fn not_blocked(board: &Board, to: Cell) -> Result<(), Refusal> {
    let side = board.turn();
    if board.blocked(side) & to.mask() == 0 {
        return Ok(());
    }
    Err(between("refusal-queens_guard-between", board, to).at(spot(to)))
}

/// A sentence about a cell of the side to move and the two enemies that enclose it.
fn between(key: &'static str, board: &Board, cell: Cell) -> Refusal {
    let enemies = board.pieces(board.turn().other());
    let refusal = Refusal::new(key).with("cell", cell);
    match enclosing(cell, enemies) {
        Some([one, other]) => refusal.with("one", one).with("other", other),
        None => refusal.with("one", cell).with("other", cell),
    }
}

/// AG-4, AG-10: the queen has to be placed first.
fn place_queen(board: &Board, from: Cell, rest: &[Spot]) -> Reason {
    let queen = board.queen(board.turn());
    if from != queen {
        let key = if board.actor() == board.turn() {
            "refusal-queens_guard-queen_first"
        } else {
            "refusal-queens_guard-their_queen_first"
        };
        return Err(between(key, board, queen).at(spot(queen)));
    }
    let to = target(board, rest)?;
    not_blocked(board, to)?;
    Ok(Refusal::new("refusal-queens_guard-choose_cell"))
}

/// AG-4, AG-5: one of the trapped guards has to be placed.
fn place_guard(board: &Board, guards: CellSet, from: Cell, rest: &[Spot]) -> Reason {
    if guards & from.mask() == 0 {
        let trapped = Cell::first(guards);
        return Err(between("refusal-queens_guard-guard_first", board, trapped).at(spot(trapped)));
    }
    let to = target(board, rest)?;
    if to.ring() != RINGS {
        return Err(Refusal::new("refusal-queens_guard-outermost"));
    }
    not_blocked(board, to)?;
    Ok(Refusal::new("refusal-queens_guard-choose_cell"))
}

/// BQ-2, BQ-3, BQ-4: the trapped enemies have to be dealt with.
fn resolve(board: &Board, trapped: CellSet, from: Cell, rest: &[Spot]) -> Reason {
    let Some((_, mover)) = board.unresolved() else {
        return Ok(Refusal::new("refusal-queens_guard-choose_cell"));
    };
    if trapped & from.mask() == 0 {
        let first = Cell::first(trapped);
        return Err(Refusal::new("refusal-queens_guard-resolve_first")
            .with("cell", first)
            .with("one", mover)
            .with("other", board.partner(mover, first).unwrap_or(mover))
            .at(spot(first)));
    }
    match board.fate(from) {
        Fate::Removed => Err(Refusal::new("refusal-queens_guard-removed")),
        Fate::Exchanged(guards) => {
            let ring = Cell::first(guards).ring();
            Err(Refusal::new("refusal-queens_guard-exchange").with("ring", ring))
        }
        Fate::Sent(cells) => {
            target(board, rest)?;
            let ring = Cell::first(cells).ring();
            Err(Refusal::new("refusal-queens_guard-sent").with("ring", ring))
        }
    }
}

fn step(board: &Board, from: Cell, rest: &[Spot]) -> Reason {
    match board.owner_at(from) {
        None => {
            return Err(Refusal::new("refusal-queens_guard-empty")
                .with("cell", from)
                .at(spot(from)));
        }
        Some(side) if side != board.turn() => {
            return Err(Refusal::new("refusal-queens_guard-not_yours").at(spot(from)));
        }
        Some(_) => {}
    }
    let is_queen = board.queen(board.turn()) == from;
    let steps = from.steps() & if is_queen { BOARD } else { !THRONE };
    if steps & board.free() & !board.blocked(board.turn()) == 0 {
        return Err(stuck(board, from, steps).at(spot(from)));
    }
    let to = target(board, rest)?;
    if to == Cell::THRONE && !is_queen {
        return Err(Refusal::new("refusal-queens_guard-throne"));
    }
    if from.around() & to.mask() == 0 {
        return Err(Refusal::new("refusal-queens_guard-one_step"));
    }
    if to.ring() > from.ring() {
        return Err(Refusal::new("refusal-queens_guard-outward"));
    }
    not_blocked(board, to)?;
    Ok(Refusal::new("refusal-queens_guard-one_step"))
}

/// Why a piece has no step at all; `steps` are the cells it could step to if they were free.
fn stuck(board: &Board, from: Cell, steps: CellSet) -> Refusal {
    if from == Cell::THRONE {
        return Refusal::new("refusal-queens_guard-enthroned");
    }
    match Cells(steps & board.free()).next() {
        Some(blocked) => between("refusal-queens_guard-stuck_between", board, blocked),
        None => {
            let mut occupied: Vec<Cell> = Cells(steps).collect();
            occupied.sort_by_key(|cell| cell.index());
            Refusal::blocked("refusal-queens_guard-stuck", occupied.into_iter())
        }
    }
}
