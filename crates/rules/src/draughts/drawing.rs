//! The board drawn with characters, for this family and for others that play on its dark squares.

use coffer_texts::{plural, text};

use super::board::{Piece, Side, Square};
use super::{Draughts, seat_of};
use crate::Game;
use crate::drawing::{moves, side, side_line};

/// A light square's line.
const LIGHT: &str = "░░░░░";

/// The chequered board, 42 columns and 18 lines: every dark square with its number, and below that
/// what `piece` says stands there, in at most three characters.
pub(crate) fn chequered(piece: impl Fn(Square) -> &'static str) -> String {
    let rule = "─".repeat(8 * LIGHT.chars().count());
    let mut lines = vec![format!("┌{rule}┐")];
    for row in 0..8 {
        let squares = || (0..8).map(|col| Square::at(row, col));
        let numbers = squares()
            .map(|square| square.map_or(LIGHT.to_owned(), |square| format!("{:<5}", square.pdn())));
        let pieces = squares().map(|square| {
            square.map_or(LIGHT.to_owned(), |square| format!("{:^5}", piece(square)))
        });
        lines.push(format!("│{}│", numbers.collect::<String>()));
        lines.push(format!("│{}│", pieces.collect::<String>()));
    }
    lines.push(format!("└{rule}┘"));
    lines.join("\n")
}

/// How a piece is drawn.
const fn mark(piece: Piece) -> &'static str {
    match (piece.side, piece.king) {
        (Side::Black, false) => "x",
        (Side::Black, true) => "<X>",
        (Side::White, false) => "o",
        (Side::White, true) => "<O>",
    }
}

/// The board, the two sides, and how kings look where there are any.
pub(super) fn drawing(game: &Draughts, names: &[String]) -> String {
    let board = game.board();
    let mut lines = vec![chequered(|square| board.piece_at(square).map_or("", mark))];
    for of in Side::ALL {
        let seat = seat_of(of);
        let piece = Piece {
            side: of,
            king: false,
        };
        let has = plural("cli-draw-pieces", board.pieces(of).count_ones() as usize);
        lines.push(side_line(
            mark(piece),
            &side("draughts", seat, names),
            &has,
            moves(&Game::turn(game), seat),
        ));
    }
    if board.kings() != 0 {
        lines.push(text("cli-draw-kings").to_owned());
    }
    lines.join("\n")
}
