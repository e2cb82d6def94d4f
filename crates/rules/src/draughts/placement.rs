//! Positions set up by hand: what is put on the board, and what is wrong with it.

use coffer_texts::capital;

use super::board::{Board, BoardError, PIECES_PER_SIDE, Side};
use super::{ENGLISH, KING, MAN, seat_of, spot, square as square_at};
use crate::{Kind, PieceBox, Placement, Refusal, Spot, side_name};

/// What can be put on the board.
pub(super) fn piece_box() -> PieceBox {
    let of_side = |side: Side| [MAN, KING].map(|kind| (seat_of(side), kind));
    PieceBox {
        pieces: Side::ALL.into_iter().flat_map(of_side).collect(),
        ..PieceBox::default()
    }
}

/// The text of a position.
pub(super) fn placed(placement: &Placement) -> String {
    let name = |kind, square| {
        let king = if kind == KING { "K" } else { "" };
        Some(format!("{king}{}", square + 1))
    };
    placement.text(['B', 'W'], name)
}

/// What is wrong with a position, as somebody sees it who looks at the board.
pub(super) fn misplaced(placement: &Placement) -> Option<Refusal> {
    let set = |side: Side, kind: Kind| {
        let squares = placement.squares_of(seat_of(side), kind);
        let squares = squares.filter_map(|square| square_at(Spot::Square(square)));
        squares.fold(0, |set, square| set | square.mask())
    };
    let kings = Side::ALL.map(|side| set(side, KING));
    let [black, white] = Side::ALL.map(|side| set(side, MAN) | set(side, KING));
    match Board::from_parts(black, white, kings[0] | kings[1], Side::Black) {
        Err(BoardError::ManOnCrownRow(square, side)) => {
            let refusal = Refusal::new("placed-draughts-man_on_crown_row");
            let refusal = refusal.with("seat", side.index()).with("square", square);
            Some(refusal.at(spot(square)))
        }
        Err(BoardError::TooManyPieces(side, n)) => {
            let refusal = about("placed-draughts-too_many", side).with("n", n);
            Some(refusal.with("most", PIECES_PER_SIDE))
        }
        // A placement has one piece on a square, and every king is one.
        Err(BoardError::Overlap(_) | BoardError::KingOnEmptySquare(_)) => None,
        Ok(board) => {
            let empty = Side::ALL.into_iter().find(|side| board.pieces(*side) == 0);
            empty.map(|side| about("placed-draughts-no_pieces", side))
        }
    }
}

fn about(key: &'static str, side: Side) -> Refusal {
    Refusal::new(key).with("side", capital(&side_name(ENGLISH, seat_of(side))))
}
