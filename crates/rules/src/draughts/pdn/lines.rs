//! Lists of variations: texts without tags and numbers of which each line is a game of its own.

use super::moves::{looks_like_move, parse_move, plain};
use super::{Fen, PdnMove};
use crate::written_lines;

/// The first moves that a game may have.
const FIRST_MOVES: [[u8; 2]; 7] = [
    [9, 13],
    [9, 14],
    [10, 14],
    [10, 15],
    [11, 15],
    [11, 16],
    [12, 16],
];

/// Whether each line of a text is a game: all of them begin with a first move and have nothing but
/// moves and a result, and they are not the parts of one game, as in that a piece would move from a
/// square that is surely empty.
pub(super) fn are_games(text: &str) -> bool {
    let mut occupied = Fen::START.black | Fen::START.white;
    written_lines::are_games(
        text,
        squares,
        |squares| FIRST_MOVES.iter().any(|first| first[..] == squares[..]),
        |squares| squares.is_empty() || moves_on(&mut occupied, squares),
    )
}

/// The squares of a word that is written as a move, none if they do not exist; `None` if it is none.
fn squares(word: &str) -> Option<Vec<u8>> {
    match parse_move(word) {
        Ok(PdnMove { squares, .. }) => (squares.len() > 1).then_some(squares),
        Err(_) => {
            let word: String = word.chars().map(plain).collect();
            looks_like_move(&word).then(Vec::new)
        }
    }
}

/// Moves a piece, if there may be one: nobody takes away those that are captured here.
fn moves_on(occupied: &mut u32, squares: &[u8]) -> bool {
    let [from, .., to] = squares else {
        return false;
    };
    let [from, to] = [from, to].map(|square| 1_u32 << (square - 1));
    let may_be = *occupied & from != 0;
    *occupied = *occupied & !from | to;
    may_be
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_games_if_they_cannot_be_one() {
        for text in [
            "11-15 23-19 8-11 22-17\n9-14 22-18 5-9 24-19\n10-15 21-17 11-16 17-13\n",
            "11-15 23-19\r\n\r\n11-15 22-17 1-0\r\n",
            "9-14! 22-18\n9-14 22-17?",
            "11-15 23-99\n9-14 22-18\n9-13 22-18",
        ] {
            assert!(are_games(text), "{text}");
        }
        for text in [
            "",
            "11-15 23-19",
            "11-15 23-19 8-11 22-17\n9-14 17x10 6x15",
            "11-15 23-19\n8-11 22-17",
            "11-15\n23-19\n8-11",
            "1. 11-15 23-19\n1. 11-15 22-17",
            "[Event \"x\"]\n11-15 23-19\n11-15 22-17",
            "The lines:\n11-15 23-19\n11-15 22-17",
            "11-15 23-19\nhuff 3 22-17",
        ] {
            assert!(!are_games(text), "{text}");
        }
    }
}
