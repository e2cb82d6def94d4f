//! Positions set up by hand: what is put on the board, and what is wrong with it.

use coffer_texts::capital;

use super::board::{Board, BoardError, GUARDS, Options, Parts, Side};
use super::cell::Cell;
use super::{CLASSIC, GUARD, QUEEN, cell_at, seat_of, spot};
use crate::{Kind, PieceBox, Placement, Refusal, Seat, Spot, side_name};

/// What can be put on the board.
pub(super) fn piece_box(options: Options) -> PieceBox {
    let of_side = |side: Side| [QUEEN, GUARD].map(|kind| (seat_of(side), kind));
    PieceBox {
        pieces: Side::ALL.into_iter().flat_map(of_side).collect(),
        single: Side::ALL.map(|side| (seat_of(side), QUEEN)).to_vec(),
        in_hand: if options.free { GUARDS } else { 0 },
    }
}

/// The text of a position.
pub(super) fn placed(placement: &Placement) -> String {
    let name = |kind, square| {
        let queen = if kind == QUEEN { "Q" } else { "" };
        Some(format!("{queen}{}", cell_at(Spot::Square(square))?))
    };
    placement.text(['L', 'D'], name)
}

/// What is wrong with a position, as somebody sees it who looks at the board.
pub(super) fn misplaced(options: Options, placement: &Placement) -> Option<Refusal> {
    let cells = |side: Side, kind: Kind| -> Vec<Cell> {
        let squares = placement.squares_of(seat_of(side), kind);
        squares
            .filter_map(|square| cell_at(Spot::Square(square)))
            .collect()
    };
    let mut queens = [Cell::THRONE; 2];
    for side in Side::ALL {
        let found = cells(side, QUEEN);
        let [queen] = found[..] else {
            let refusal = about("placed-queens_guard-queens", side).with("n", found.len());
            return Some(match found.last() {
                Some(queen) => refusal.at(spot(*queen)),
                None => refusal,
            });
        };
        queens[side.index()] = queen;
    }
    let parts = Parts {
        queens,
        guards: Side::ALL.map(|side| cells(side, GUARD)),
        hand: placement.in_hand,
        turn: if placement.turn == Seat(0) {
            Side::Light
        } else {
            Side::Dark
        },
        unresolved: None,
        options,
    };
    let guards =
        |side: Side| parts.guards[side.index()].len() + usize::from(parts.hand[side.index()]);
    match Board::try_from(parts.clone()) {
        Err(BoardError::GuardOnThrone) => {
            let refusal = Refusal::new("placed-queens_guard-throne");
            Some(refusal.at(spot(Cell::THRONE)))
        }
        Err(BoardError::TooManyGuards) => {
            let mut sides = Side::ALL.into_iter();
            let side = sides.find(|side| guards(*side) > usize::from(GUARDS))?;
            let refusal = about("placed-queens_guard-too_many", side);
            Some(refusal.with("n", guards(side)).with("most", GUARDS))
        }
        Err(BoardError::Hands) => Some(Refusal::new(match parts.turn {
            Side::Light => "placed-queens_guard-light_places",
            Side::Dark => "placed-queens_guard-dark_places",
        })),
        // A placement has one piece on a cell, and no trap.
        Err(BoardError::Overlap(_) | BoardError::Trap) | Ok(_) => None,
    }
}

fn about(key: &'static str, side: Side) -> Refusal {
    Refusal::new(key).with("side", capital(&side_name(CLASSIC, seat_of(side))))
}
