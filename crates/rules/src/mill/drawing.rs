//! The board drawn with characters.

use coffer_texts::fill;

use super::board::{Point, Side};
use super::{Mill, seat_of};
use crate::Game;
use crate::drawing::{moves, side, side_line};

/// The lines of the board, with a star for every point: those of row 7 first, each row from file a
/// on. A file is every fourth column, from column 3 on.
const BOARD: [&str; 14] = [
    "7  *───────────*───────────*",
    "   │           │           │",
    "6  │   *───────*───────*   │",
    "   │   │       │       │   │",
    "5  │   │   *───*───*   │   │",
    "   │   │   │       │   │   │",
    "4  *───*───*       *───*───*",
    "   │   │   │       │   │   │",
    "3  │   │   *───*───*   │   │",
    "   │   │       │       │   │",
    "2  │   *───────*───────*   │",
    "   │           │           │",
    "1  *───────────*───────────*",
    "   a   b   c   d   e   f   g",
];

/// A free point.
const FREE: char = '·';

const fn mark(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

/// What stands on the point in a column of a line of [`BOARD`].
fn at(game: &Mill, line: usize, column: usize) -> char {
    let row = 7 - line / 2;
    let file = ('a'..='g').nth(column.saturating_sub(3) / 4).unwrap_or('a');
    let owner = Point::named(&format!("{file}{row}")).and_then(|point| game.owner_at(point));
    owner.map_or(FREE, mark)
}

/// The board, and the two sides.
pub(super) fn drawing(game: &Mill, names: &[String]) -> String {
    let mut lines: Vec<String> = Vec::new();
    for (line, text) in BOARD.iter().enumerate() {
        let drawn = text.chars().enumerate().map(|(column, c)| match c {
            '*' => at(game, line, column),
            c => c,
        });
        lines.push(drawn.collect());
    }
    let board = game.board();
    for of in Side::ALL {
        let seat = seat_of(of);
        let (men, hand) = (board.men(of).count_ones(), board.hand(of));
        let key = if hand > 0 {
            "cli-draw-men_and_hand"
        } else {
            "cli-draw-men"
        };
        let has = fill(key, &[("n", &men.to_string()), ("hand", &hand.to_string())]);
        lines.push(side_line(
            &mark(of).to_string(),
            &side("nine_mens_morris", seat, names),
            &has,
            moves(&Game::turn(game), seat),
        ));
    }
    lines.join("\n")
}
