//! Positions set up by hand: what is put on the board, and what is wrong with it.

use coffer_texts::capital;

use super::board::{Board, BoardError, MEN, Options, Side};
use super::{MAN, NINE, point, seat_of};
use crate::{PieceBox, Placement, Refusal, Seat, Spot, side_name};

/// The fewest men with which a side can play (NM-7).
const FEWEST: u32 = 3;

/// What can be put on the board.
pub(super) fn piece_box() -> PieceBox {
    PieceBox {
        pieces: Side::ALL.map(|side| (seat_of(side), MAN)).to_vec(),
        in_hand: MEN,
        ..PieceBox::default()
    }
}

/// The text of a position.
pub(super) fn placed(placement: &Placement) -> String {
    let name = |_, square| Some(point(Spot::Square(square))?.name().to_owned());
    placement.text(['W', 'B'], name)
}

/// What is wrong with a position, as somebody sees it who looks at the board.
pub(super) fn misplaced(options: Options, placement: &Placement) -> Option<Refusal> {
    let men = Side::ALL.map(|side| {
        let squares = placement.squares_of(seat_of(side), MAN);
        let points = squares.filter_map(|square| point(Spot::Square(square)));
        points.fold(0_u32, |set, point| set | point.mask())
    });
    let hand = placement.in_hand;
    let all = Side::ALL.map(|side| men[side.index()].count_ones() + u32::from(hand[side.index()]));
    let turn = if placement.turn == Seat(0) {
        Side::White
    } else {
        Side::Black
    };
    match Board::from_parts(men, hand, turn, options) {
        Err(BoardError::TooManyMen) => {
            let side = Side::ALL
                .into_iter()
                .find(|side| all[side.index()] > u32::from(MEN))?;
            let refusal = about("placed-mill-too_many", side).with("n", all[side.index()]);
            Some(refusal.with("most", MEN))
        }
        Err(BoardError::Hands) => Some(match turn {
            waiting if options.ceylon => about("placed-mill-waits", waiting),
            Side::White => Refusal::new("placed-mill-white_places"),
            Side::Black => Refusal::new("placed-mill-black_places"),
        }),
        // A placement has one man on a point, and its points are those of the board.
        Err(BoardError::Overlap(_) | BoardError::OffBoard) => None,
        Ok(_) => {
            let mut sides = Side::ALL.into_iter();
            let few = sides.find(|side| all[side.index()] < FEWEST)?;
            Some(about("placed-mill-too_few", few).with("n", all[few.index()]))
        }
    }
}

fn about(key: &'static str, side: Side) -> Refusal {
    Refusal::new(key).with("side", capital(&side_name(NINE, seat_of(side))))
}
