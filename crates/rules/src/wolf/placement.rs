//! Positions set up by hand: what is put on the board, and what is wrong with it.

use super::field::{Animal, SHEEP};
use super::{A_SHEEP, WOLF, seat_of};
use crate::{PieceBox, Placement, Refusal, Spot};

/// What can be put on the board.
pub(super) fn piece_box() -> PieceBox {
    let wolf = (seat_of(Animal::Wolf), WOLF);
    PieceBox {
        pieces: vec![wolf, (seat_of(Animal::Sheep), A_SHEEP)],
        single: vec![wolf],
        ..PieceBox::default()
    }
}

/// The text of a position.
pub(super) fn placed(placement: &Placement) -> String {
    placement.text(['B', 'W'], |_, square| Some((square + 1).to_string()))
}

/// What is wrong with a position, as somebody sees it who looks at the board.
pub(super) fn misplaced(placement: &Placement) -> Option<Refusal> {
    let wolves: Vec<u16> = placement.squares_of(seat_of(Animal::Wolf), WOLF).collect();
    if let [_, .., last] = wolves[..] {
        return Some(Refusal::new("placed-wolf-wolves").at(Spot::Square(last)));
    }
    let sheep = placement
        .squares_of(seat_of(Animal::Sheep), A_SHEEP)
        .count();
    if sheep != SHEEP {
        return Some(Refusal::new("placed-wolf-sheep").with("n", sheep));
    }
    let early = wolves.is_empty() && placement.turn != seat_of(Animal::Wolf);
    early.then(|| Refusal::new("placed-wolf-not_placed"))
}
