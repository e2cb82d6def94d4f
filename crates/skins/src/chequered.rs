//! The chequered board of draughts and of wolf and sheep.

use coffer_rules::draughts::board::Square;
use coffer_rules::{Seat, Spot};
use glam::Vec2;

use crate::shape::BoardShape;

/// Eight by eight squares with White at the bottom; only the dark squares are used. The frame is
/// 38/72 of a square wide, on the small board 15/44.
pub fn chequered_board() -> BoardShape {
    let cells = Square::all()
        .map(|square| {
            let middle = Vec2::new(f32::from(square.col()) + 0.5, 7.5 - f32::from(square.row()));
            (Spot::Square(u16::from(square.pdn() - 1)), middle)
        })
        .collect();
    BoardShape {
        cells,
        size: Vec2::splat(8.0),
        frame: [38.0 / 72.0, 15.0 / 44.0],
        bottom: Seat(1),
        ..BoardShape::default()
    }
}

/// The PDN number of a square.
pub fn pdn_number(spot: Spot) -> Option<String> {
    match spot {
        Spot::Square(index) => Some((index + 1).to_string()),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}
