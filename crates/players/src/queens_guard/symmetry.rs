//! The twelve symmetries of the hexagon. The rules know only rings, neighbours and straight lines,
//! so they hold for every position of both games.
//!
//! Frames 0 to 5 turn the board by sixths, frames 6 to 11 mirror it first. The frame of a position
//! puts both queens on the lowest pair of cells, Light's first. Only if both are on one axis do two
//! frames do that; then the guards decide.

use coffer_rules::queens_guard::board::{Board, Move, Side};
use coffer_rules::queens_guard::cell::{CELLS, Cell, Cells};
use coffer_rules::stable_hash::mix;

/// The number of frames.
pub(super) const FRAMES: usize = 12;

/// The cell that a frame puts this axial coordinate on.
const fn image_of([mut q, mut r]: [i8; 2], frame: usize) -> [i8; 2] {
    if frame >= 6 {
        (q, r) = (r, q);
    }
    let mut turn = 0;
    while turn < frame % 6 {
        (q, r) = (-r, q + r);
        turn += 1;
    }
    [q, r]
}

/// The cells by frame.
static IMAGE: [[u8; CELLS]; FRAMES] = IMAGES;
const IMAGES: [[u8; CELLS]; FRAMES] = {
    let mut images = [[0; CELLS]; FRAMES];
    let mut frame = 0;
    while frame < FRAMES {
        let mut cell = 0;
        while cell < CELLS {
            if let Some(from) = Cell::new(cell as u8)
                && let Some(to) = Cell::at_axial(image_of(from.axial(), frame))
            {
                images[frame][cell] = to.index() as u8;
            }
            cell += 1;
        }
        frame += 1;
    }
    images
};

/// The frame that puts two queens on the lowest pair of cells, and another one that does the same if
/// there is one, by the queens' cells.
static LOWEST: [[[u8; 2]; CELLS]; CELLS] = {
    let mut lowest = [[[0; 2]; CELLS]; CELLS];
    let mut light = 0;
    while light < CELLS {
        let mut dark = 0;
        while dark < CELLS {
            let (mut best, mut frames) = (usize::MAX, [0; 2]);
            let mut frame = 0;
            while frame < FRAMES {
                let pair = IMAGES[frame][light] as usize * CELLS + IMAGES[frame][dark] as usize;
                if pair < best {
                    (best, frames) = (pair, [frame as u8; 2]);
                } else if pair == best {
                    frames[1] = frame as u8;
                }
                frame += 1;
            }
            lowest[light][dark] = frames;
            dark += 1;
        }
        light += 1;
    }
    lowest
};

/// Random numbers for the pieces by kind (queen or guard of either side, trapped, the piece that
/// trapped) and cell.
static NUMBERS: [[u64; CELLS]; 6] = {
    let mut numbers = [[0; CELLS]; 6];
    let mut kind = 0;
    while kind < 6 {
        let mut cell = 0;
        while cell < CELLS {
            numbers[kind][cell] = mix((kind * CELLS + cell) as u64 + 0x5EED);
            cell += 1;
        }
        kind += 1;
    }
    numbers
};

/// The frame that takes back what this one does.
pub(super) const fn inverse(frame: u8) -> u8 {
    match frame {
        0..6 => (6 - frame) % 6,
        _ => frame,
    }
}

/// The index of a cell in a frame.
pub(super) fn image(cell: usize, frame: u8) -> usize {
    usize::from(IMAGE[usize::from(frame) % FRAMES][cell % CELLS])
}

/// The frame that puts these queens on the lowest pair of cells; the first of two.
pub(super) fn frame(queen: Cell, other: Cell) -> u8 {
    LOWEST[queen.index()][other.index()][0]
}

/// The move in a frame.
pub(super) fn image_of_move(mv: Move, frame: u8) -> Move {
    let images = &IMAGE[usize::from(frame) % FRAMES];
    let image = |cell: Cell| Cell::new(images[cell.index()]);
    Move::new(mv.from().and_then(image), mv.to().and_then(image))
}

/// The hash of the guards, and of a trap, in a frame.
#[inline]
fn hash_in(board: &Board, frame: u8) -> u64 {
    let images = &IMAGE[usize::from(frame) % FRAMES];
    let image = |cell: Cell| usize::from(images[cell.index()]) % CELLS;
    let mut hash = 0;
    for side in Side::ALL {
        for guard in Cells(board.guards(side)) {
            hash ^= NUMBERS[side.index()][image(guard)];
        }
        hash ^= NUMBERS[2 + side.index()][image(board.queen(side))];
    }
    if let Some((trapped, mover)) = board.unresolved() {
        for cell in Cells(trapped) {
            hash ^= NUMBERS[4][image(cell)];
        }
        hash ^= NUMBERS[5][image(mover)];
    }
    hash
}

/// The key that a position shares with all that are equal to it by a symmetry, and the frame of its
/// moves.
#[inline]
pub(super) fn table_key(board: &Board, _key: u64) -> (u64, u8) {
    let [light, dark] = [Side::Light, Side::Dark].map(|side| board.queen(side).index());
    let [frame, other] = LOWEST[light][dark];
    let mut least = (hash_in(board, frame), frame);
    if other != frame {
        least = least.min((hash_in(board, other), other));
    }
    let rest = u64::from(board.hand(Side::Light))
        | u64::from(board.hand(Side::Dark)) << 8
        | (board.turn().index() as u64) << 16;
    (least.0 ^ mix(rest), least.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge::queens_guard_network::{QueensGuardInputs, features, images};
    use crate::search::SearchPosition;
    use coffer_rules::queens_guard::board::Options;

    /// A position with everything put in a frame.
    fn turned(board: &Board, frame: u8) -> Board {
        use coffer_rules::queens_guard::board::{Parts, Unresolved};
        let image =
            |cell: &Cell| Cell::new(IMAGE[usize::from(frame)][cell.index()]).expect("a cell");
        let parts = Parts::from(*board);
        Board::try_from(Parts {
            queens: parts.queens.map(|cell| image(&cell)),
            guards: parts.guards.map(|cells| cells.iter().map(image).collect()),
            unresolved: parts.unresolved.map(|trap| Unresolved {
                mover: image(&trap.mover),
                trapped: trap.trapped.iter().map(image).collect(),
            }),
            ..parts
        })
        .expect("a position stays one when the board is turned")
    }

    /// The rules hold in every frame, equal positions share a key, and a move is recalled in the
    /// frame of the position that asks for it.
    #[test]
    fn positions_are_the_same_in_all_twelve_frames() {
        for (game, options) in [
            Options::default(),
            Options {
                bloody: true,
                ..Options::default()
            },
            Options {
                free: true,
                ..Options::default()
            },
        ]
        .into_iter()
        .enumerate()
        {
            let mut board = Board::start(options);
            for ply in 0..150 {
                let moves = board.moves();
                if moves.is_empty() {
                    break;
                }
                let (key, frame) = board.table_key(board.key());
                let mv = moves[mix(ply + 1000 * game as u64) as usize % moves.len()];
                for other in 0..FRAMES as u8 {
                    let image = turned(&board, other);
                    let (image_key, image_frame) = image.table_key(image.key());
                    assert_eq!(image_key, key, "{board:?} in frame {other}");
                    assert_eq!(image.count_moves(), board.count_moves());
                    let there = image_of_move(mv, other);
                    assert!(image.is_legal(there), "{there} for {mv} in {board:?}");
                    assert_eq!(image_of_move(there, inverse(other)), mv);
                    let kept = board.keep(mv, 0, frame);
                    let theirs = image.moves();
                    let recalled = image.recall(kept, &theirs, image_frame);
                    let same = turned(&image.play(theirs[usize::from(recalled)]), inverse(other));
                    let (one, two) = (same.table_key(0).0, board.play(mv).table_key(0).0);
                    assert_eq!(one, two, "{board:?} in frame {other}");
                }
                board = board.play(mv);
            }
        }
    }

    /// The networks see the pieces of a turned position on the turned cells, and the same counts.
    #[test]
    fn inputs_are_turned_with_the_board() {
        let inputs = |board: &Board| features(board, true).inputs::<QueensGuardInputs>();
        for (bloody, free) in [(false, false), (true, false), (false, true)] {
            let options = Options {
                bloody,
                free,
                ..Options::default()
            };
            let mut board = Board::start(options);
            for ply in 0..100 {
                let moves = board.moves();
                if moves.is_empty() || board.decided().is_some() {
                    break;
                }
                for frame in 0..FRAMES as u8 {
                    let images = images(|cell| image(cell, frame));
                    let mut expected: Vec<u16> = inputs(&board)
                        .iter()
                        .map(|&input| images[usize::from(input)])
                        .collect();
                    let mut seen = inputs(&turned(&board, frame));
                    expected.sort_unstable();
                    seen.sort_unstable();
                    assert_eq!(seen, expected, "{board:?} in frame {frame}");
                }
                board = board.play(moves[mix(ply + 500) as usize % moves.len()]);
            }
        }
    }
}
