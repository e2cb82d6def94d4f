//! A game's board and pieces as a diagram, for the rules pages, the puzzles and what is offered today.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::table::layout::board::{BoardShape, CellForm};
use crate::app::table::presentation::GamePresentation;
use crate::app::ui::diagram::{At, Diagram, Figure, FloorTone, HexTone};
use crate::rules::{AnyMatch, PieceView, Seat, Spot};

pub(in crate::app::screens) fn figures(
    game: &GamePresentation,
    pieces: &[PieceView],
) -> Vec<(At, Figure)> {
    let figure = |piece: &PieceView| (game.figure)(piece.owner.unwrap_or(Seat(1)), piece.kind);
    let squares = squares(game);
    pieces
        .iter()
        .filter_map(|piece| Some((*squares.get(&index_of(piece.spot)?)?, figure(piece)?)))
        .collect()
}

pub(in crate::app::screens) fn index_of(spot: Spot) -> Option<u16> {
    match spot {
        Spot::Square(index) => Some(index),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}

/// The board of a game; `None` for card games.
pub(in crate::app::screens) fn board(game: &GamePresentation) -> Option<BoardShape> {
    (game.board)(2).board().cloned()
}

/// Whether a diagram of a board is turned for this seat: by half a circle or not at all.
pub(in crate::app::screens) fn is_turned(shape: &BoardShape, viewer: Seat) -> bool {
    (shape.turned_for(viewer) - 180.0).abs() < 1.0
}

/// Column and row of each square of a game's board, from its shape on the table.
pub(in crate::app::screens) fn squares(game: &GamePresentation) -> BTreeMap<u16, At> {
    let Some(shape) = board(game) else {
        return BTreeMap::new();
    };
    let hexes = shape.form == CellForm::Hexes;
    let corner = shape.cells.iter().fold(Vec2::MAX, |corner, (_, middle)| {
        corner.min(Vec2::new(middle.x, shape.size.y - middle.y))
    });
    let at = |(spot, middle): (Spot, Vec2)| {
        let down = shape.size.y - middle.y;
        let (col, row) = if hexes {
            // Half a hex to a column; the rows of hexes overlap by a quarter of their height.
            let step = Vec2::new(middle.x, down) - corner;
            ((step.x * 2.0).round(), (step.y / 0.866).round())
        } else {
            (middle.x.floor(), down.floor())
        };
        let fits =
            (0.0..f32::from(u8::MAX)).contains(&col) && (0.0..f32::from(u8::MAX)).contains(&row);
        Some((index_of(spot)?, fits.then_some((col as u8, row as u8))?))
    };
    shape.cells.iter().copied().filter_map(at).collect()
}

/// A diagram of a game's board without pieces.
pub(in crate::app::screens) fn empty_board(game: &GamePresentation) -> Diagram {
    Diagram {
        lines: lines(game),
        floor: floor(game),
        hexes: hexes(game),
        ..Diagram::default()
    }
}

/// The lines of a game's board, if its places are points.
fn lines(game: &GamePresentation) -> Vec<(At, At)> {
    let places = squares(game);
    let at = |spot: &Spot| places.get(&index_of(*spot)?).copied();
    let steps = board(game).map(|board| board.lines).unwrap_or_default();
    steps
        .iter()
        .filter_map(|(one, other)| Some((at(one)?, at(other)?)))
        .collect()
}

/// The places of a game's board, if it is a floor of pale and dark squares.
fn floor(game: &GamePresentation) -> Vec<(At, FloorTone)> {
    let is_floor = |shape: &BoardShape| shape.form == CellForm::Squares && !shape.pale.is_empty();
    let Some(shape) = board(game).filter(is_floor) else {
        return Vec::new();
    };
    let tone = |spot: &Spot| match spot {
        _ if shape.graves.contains(spot) => FloorTone::Grave,
        _ if shape.pale.contains(spot) => FloorTone::Pale,
        _ => FloorTone::Dark,
    };
    let places = squares(game);
    let place = |(spot, _): &(Spot, Vec2)| Some((*places.get(&index_of(*spot)?)?, tone(spot)));
    shape.cells.iter().filter_map(place).collect()
}

/// The hexes of a game's board, if it is one of hexes.
fn hexes(game: &GamePresentation) -> Vec<(At, HexTone)> {
    let Some(shape) = board(game).filter(|shape| shape.form == CellForm::Hexes) else {
        return Vec::new();
    };
    let places = squares(game);
    let tone = |spot: &Spot| match spot {
        _ if shape.goals.contains(spot) => HexTone::Goal,
        _ if shape.pale.contains(spot) => HexTone::Pale,
        _ => HexTone::Dark,
    };
    let hex = |(spot, _): &(Spot, Vec2)| Some((*places.get(&index_of(*spot)?)?, tone(spot)));
    shape.cells.iter().filter_map(hex).collect()
}

/// The cards in the picture of a position in a card game.
const CARDS_SHOWN: usize = 3;

/// The seat to move.
pub(in crate::app::screens) fn to_move(position: Option<&dyn AnyMatch>) -> Seat {
    let seat = position.and_then(|position| position.turn().seat());
    seat.unwrap_or_default()
}

/// A position as the side to move sees it at the table; a diagram can only be turned by 180°. For a
/// card game, a few of the cards that this side sees.
pub(in crate::app::screens) fn position_diagram(
    game: &GamePresentation,
    position: Option<&dyn AnyMatch>,
) -> Diagram {
    let seat = to_move(position);
    let pieces = |viewer| position.map_or_else(Vec::new, |position| position.pieces(viewer));
    let Some(board) = board(game) else {
        let face = |kind| game.words.cards.and_then(|words| (words.face)(kind));
        let cards = pieces(Some(seat)).into_iter();
        let cards = cards.filter_map(|piece| Some((face(piece.kind?)?, false)));
        return Diagram {
            cards: cards.take(CARDS_SHOWN).collect(),
            ..Diagram::default()
        };
    };
    Diagram {
        figures: figures(game, &pieces(None)),
        turned: board.seats == 2 && board.bottom != seat,
        ..empty_board(game)
    }
}
