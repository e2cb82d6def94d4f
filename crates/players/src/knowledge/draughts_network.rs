//! What the networks of English draughts see: a man of the side to move on 28 squares, a king of
//! its own on 32, and the same for the opponent. The unit of the evaluation is a hundredth of a man.

use std::sync::Arc;

use coffer_rules::draughts::board::{Board, Side, Square};

use super::network::{Features, Inputs, Networks};
use crate::search::Evaluator;

/// The first bytes of the file; the last of them is the format version.
pub const MAGIC: [u8; 8] = *b"KCNETWK\x02";
/// The file as built into the program.
pub(super) const FILE: &[u8] = include_bytes!("../../../../assets/weights/draughts_networks.bin");

/// The inputs: men and kings of the side to move, then of the opponent, by square.
#[derive(Clone, Copy, Debug)]
pub struct DraughtsInputs;

/// The first inputs of the kings of both sides.
const KINGS: [usize; 2] = [28, 88];

impl Inputs for DraughtsInputs {
    const PHASES: usize = 6;
    const HEADS: usize = 1;
    const INPUTS: usize = 2 * (28 + 32);
    const GROUPS: usize = 8;
    const PAIRS: bool = true;
    const ARRANGED: bool = true;

    fn man(side: usize, bit: usize) -> Option<usize> {
        let bit = of_blocks(bit);
        match (side, Square::from_bit(bit as u8).index()) {
            (0, square @ ..28) => Some(square),
            (1, square @ 4..) => Some(60 + square - 4),
            _ => None,
        }
    }
}

/// The board as the side to move sees it: it moves to higher numbers. Internal order.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub own: u32,
    pub other: u32,
    pub kings: u32,
}

impl View {
    #[inline(always)]
    pub const fn of(board: &Board) -> View {
        match board.turn() {
            Side::Black => View {
                own: board.piece_sets()[0],
                other: board.piece_sets()[1],
                kings: board.king_set(),
            },
            Side::White => View {
                own: turned(board.piece_sets()[1]),
                other: turned(board.piece_sets()[0]),
                kings: turned(board.king_set()),
            },
        }
    }

    /// What the networks see of it.
    #[inline(always)]
    pub const fn features(self) -> Features {
        let men = [
            blocks(self.own & !self.kings),
            blocks(self.other & !self.kings),
        ];
        let pieces = (self.own | self.other).count_ones();
        let mut features = Features::new(phase(pieces, self.kings), 0, men);
        if self.kings != 0 {
            let sets = [self.own, self.other];
            let mut side = 0;
            while side < 2 {
                let mut kings = sets[side] & self.kings;
                while kings != 0 {
                    let square = SQUARES[kings.trailing_zeros() as usize];
                    features.add(KINGS[side] + square as usize);
                    kings &= kings - 1;
                }
                side += 1;
            }
        }
        features
    }
}

/// The index of the square of each bit.
const SQUARES: [u8; 32] = {
    let mut table = [0; 32];
    let mut bit = 0;
    while bit < 32 {
        table[bit] = Square::from_bit(bit as u8).index() as u8;
        bit += 1;
    }
    table
};

/// The set on the board turned round, internal order.
#[inline(always)]
const fn turned(set: u32) -> u32 {
    set.reverse_bits().rotate_left(12)
}

/// The squares of a set, internal order, with those together that are neighbours: four bits are two
/// squares of a row and the two before them in the row below. Two of them are four bits apart.
#[inline(always)]
const fn blocks(set: u32) -> u32 {
    set & 0x3333_3333 | set.rotate_right(4) & 0xCCCC_CCCC
}

/// The internal bit of a bit of [`blocks`].
const fn of_blocks(bit: usize) -> usize {
    if bit % 4 < 2 { bit } else { (bit + 4) % 32 }
}

/// Which network evaluates a position: by the number of pieces, first without kings, then with.
#[inline(always)]
const fn phase(pieces: u32, kings: u32) -> usize {
    if kings == 0 {
        match pieces {
            20.. => 0,
            15..20 => 1,
            _ => 2,
        }
    } else {
        match pieces {
            9.. => 3,
            7..9 => 4,
            _ => 5,
        }
    }
}

/// What the networks see of a position.
#[inline(always)]
#[must_use]
pub const fn features(board: &Board) -> Features {
    View::of(board).features()
}

impl Evaluator<Board> for Arc<Networks<DraughtsInputs>> {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        Networks::evaluate(self, &features(board))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge::WeightsError;
    use crate::knowledge::network::ARRANGEMENTS;
    use coffer_rules::stable_hash::fnv;

    /// Positions with the evaluation that `tools/train` works out: the sets of the side to move, of the
    /// opponent and of kings, square 1 lowest, and the evaluation.
    const POSITIONS: &str = include_str!("../../../../tests/data/networks.txt");

    fn read(bytes: &[u8]) -> Result<Networks<DraughtsInputs>, WeightsError> {
        Networks::from_bytes(&MAGIC, bytes)
    }

    /// The file with these bytes after the checksum.
    fn file(rest: &[u8]) -> Vec<u8> {
        [&MAGIC[..], &fnv(rest).to_le_bytes(), rest].concat()
    }

    #[test]
    fn the_trainer_and_the_game_evaluate_alike() {
        let networks = Arc::new(read(FILE).expect("the file is whole"));
        let mut phases = [0; DraughtsInputs::PHASES];
        for line in POSITIONS.lines() {
            let numbers: Vec<i64> = line
                .split(' ')
                .map(|n| n.parse().expect("a number"))
                .collect();
            let &[own, other, kings, expected] = numbers.as_slice() else {
                panic!("four numbers: {line}");
            };
            let [own, other, kings] = [own, other, kings].map(|set| set as u32);
            let black = Board::from_parts(own, other, kings, Side::Black);
            let white = [other, own, kings].map(u32::reverse_bits);
            let white = Board::from_parts(white[0], white[1], white[2], Side::White);
            for board in [black, white] {
                let board = board.expect("a position");
                let found = Evaluator::evaluate(&networks, &board);
                assert_eq!(i64::from(found), expected, "\n{board}");
            }
            phases[phase((own | other).count_ones(), kings)] += 1;
        }
        assert!(
            phases.iter().all(|&positions| positions >= 10),
            "{phases:?}"
        );
    }

    #[test]
    fn what_is_damaged_or_overflows_is_refused() {
        let read = |bytes: &[u8]| read(bytes).map(|_| ());
        assert_eq!(read(FILE), Ok(()));
        for bytes in [&FILE[1..], &FILE[..FILE.len() - 1], &MAGIC, &[]] {
            assert_eq!(read(bytes), Err(WeightsError));
        }
        let rest = &FILE[16..];
        assert_eq!(read(&file(rest)), Ok(()));
        assert_eq!(read(&file(&rest[..rest.len() - 1])), Err(WeightsError));
        // The first bias, after the arrangements, and the upper half of the last output bias.
        let arranged = 128 * DraughtsInputs::GROUPS * (ARRANGEMENTS - 1);
        for at in [1 + arranged, rest.len() - 2] {
            let mut large = rest.to_vec();
            large[at..at + 2].copy_from_slice(&i16::MAX.to_le_bytes());
            assert_eq!(read(&file(&large)), Err(WeightsError), "{at}");
        }
    }
}
