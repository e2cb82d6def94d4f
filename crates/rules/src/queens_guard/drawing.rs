//! The board drawn with characters.

use coffer_texts::{fill, text};

use super::board::Side;
use super::cell::{Cell, RINGS};
use super::{QueensGuard, seat_of};
use crate::Game;
use crate::drawing::{moves, side, side_line};

/// The marks of free cells by ring: the rings can be told apart.
const FREE: [char; RINGS + 1] = ['*', ':', '·', ':', '·', ':'];

/// The mark of a side's queen, and of its guards.
const fn marks(side: Side) -> [char; 2] {
    match side {
        Side::Light => ['L', 'l'],
        Side::Dark => ['D', 'd'],
    }
}

fn mark(game: &QueensGuard, cell: Cell) -> char {
    let board = game.board();
    match board.owner_at(cell) {
        None => FREE[cell.ring()],
        Some(side) if board.queen(side) == cell => marks(side)[0],
        Some(side) => marks(side)[1],
    }
}

/// The rows of the hexagon from the top, each with the name of its first cell before it, and of its
/// last one behind it.
fn rows(game: &QueensGuard) -> Vec<String> {
    const R: i8 = RINGS as i8;
    let row = |r: i8| {
        let cells: Vec<Cell> = (-R..=R).filter_map(|q| Cell::at_axial([q, r])).collect();
        let drawn: Vec<String> = cells
            .iter()
            .map(|cell| mark(game, *cell).to_string())
            .collect();
        let name = |cell: Option<&Cell>| cell.map(Cell::to_string).unwrap_or_default();
        let indent = usize::from(r.unsigned_abs());
        format!(
            "{:>5} {:indent$}{}{:indent$} {}",
            name(cells.first()),
            "",
            drawn.join(" "),
            "",
            name(cells.last()),
        )
    };
    (-R..=R).map(row).collect()
}

/// The board, and the two sides.
pub(super) fn drawing(game: &QueensGuard, names: &[String]) -> String {
    let board = game.board();
    let mut lines = rows(game);
    lines.push(text("cli-draw-queens_guard-rings").to_owned());
    for of in Side::ALL {
        let (guards, hand) = (board.guards(of).count_ones(), board.hand(of));
        let key = if hand > 0 {
            "cli-draw-queens_guard-guards_and_hand"
        } else {
            "cli-draw-queens_guard-guards"
        };
        let has = fill(
            key,
            &[("n", &guards.to_string()), ("hand", &hand.to_string())],
        );
        let seat = seat_of(of);
        let [queen, guard] = marks(of);
        lines.push(side_line(
            &format!("{queen} {guard}"),
            &side("queens_guard", seat, names),
            &has,
            moves(&Game::turn(game), seat),
        ));
    }
    lines.join("\n")
}
