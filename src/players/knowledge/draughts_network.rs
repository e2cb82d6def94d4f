//! A draughts evaluation by small networks, one for each phase of the game. `tools/train` trained
//! them on positions that `coffer positions` wrote; its README has the commands.
//!
//! A network sees the board as the side to move does: a man of its own on 28 squares, a king of its
//! own on 32, and the same for the opponent. Each piece adds a row of weights to the hidden layer;
//! the values are clipped to 0–255, squared, weighted and added up.
//!
//! Nothing is updated move by move: four neighbouring bits of the board are looked up at once, in
//! tables that are added up when the file is read.
//!
//! Everything is in whole numbers. The unit is a hundredth of a man.

use std::sync::Arc;

use wide::{i16x8, i32x4};

use super::draughts_weights::WeightsError;
use crate::players::search::Evaluator;
use crate::players::tablebase::checksum;
use crate::rules::draughts::board::{Board, Side, Square};

/// The first bytes of the file; the last of them is the format version.
pub(super) const MAGIC: [u8; 8] = *b"KCNETWK\x01";
/// Magic, checksum, width in [`LANES`].
const HEADER: usize = 8 + 8 + 1;
/// The networks, see [`phase`].
const PHASES: usize = 6;
/// Hidden values that are worked out at once.
const LANES: usize = 32;
/// The widest hidden layer, in [`LANES`].
const WIDEST: usize = 6;
/// Rows of weights in the file: men and kings of the side to move, then of the opponent.
const INPUTS: usize = 2 * (28 + 32);
/// The most that a hidden value counts.
const CLIP: i16 = 255;
/// The bits of the sum below a hundredth of a man.
const FRACTION_BITS: u32 = 16;
/// The unit of the weights of pieces, which are bytes in the file.
const INPUT_UNIT: i16 = 4;
/// The limit of a bias: with it no sum overflows.
const MOST_BIAS: i16 = 8_000;

/// The arrangements of men of both sides on four squares.
const ARRANGEMENTS: usize = 81;
/// Rows of a network in memory: for eight groups of four squares their arrangements of men, then
/// the kings of the side to move and of the opponent by square.
const ROWS: usize = 8 * ARRANGEMENTS + 2 * 32;
/// The most rows that are added up for a position.
const MOST_ROWS: usize = 8 + 32;

/// Some of the values of the hidden layer, or their weights.
type Lanes = [i16x8; LANES / 8];

/// The networks of all phases.
#[derive(Clone, Debug)]
pub struct Networks {
    phases: Vec<Network>,
}

/// The network of a phase.
#[derive(Clone, Debug)]
struct Network {
    bias: Vec<Lanes>,
    /// [`ROWS`] rows, each as wide as `bias`.
    rows: Vec<Lanes>,
    output: Vec<Lanes>,
    output_bias: i32,
}

/// The board as the side to move sees it: it moves to higher numbers. Internal order.
#[derive(Clone, Copy)]
struct View {
    own: u32,
    other: u32,
    kings: u32,
}

impl View {
    #[inline(always)]
    const fn of(board: &Board) -> View {
        match board.turn {
            Side::Black => View {
                own: board.pieces[0],
                other: board.pieces[1],
                kings: board.kings,
            },
            Side::White => View {
                own: turned(board.pieces[1]),
                other: turned(board.pieces[0]),
                kings: turned(board.kings),
            },
        }
    }
}

/// The set on the board turned round, internal order.
#[inline(always)]
const fn turned(set: u32) -> u32 {
    set.reverse_bits().rotate_left(12)
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

/// The index of an arrangement of four squares, for each set of one side's men on them.
const TERNARY: [u8; 16] = {
    let mut table = [0; 16];
    let mut set = 0;
    while set < 16 {
        table[set] = (set & 1) as u8
            + 3 * (set >> 1 & 1) as u8
            + 9 * (set >> 2 & 1) as u8
            + 27 * (set >> 3) as u8;
        set += 1;
    }
    table
};

impl Networks {
    /// Reads the file that `tools/train` writes.
    ///
    /// # Errors
    /// If the bytes are something else or are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Networks, WeightsError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError)?;
        let (sum, rest) = rest.split_first_chunk().ok_or(WeightsError)?;
        if checksum(rest) != u64::from_le_bytes(*sum) {
            return Err(WeightsError);
        }
        let (&width, numbers) = rest.split_first().ok_or(WeightsError)?;
        let width = usize::from(width);
        let length = width * LANES * (2 + INPUTS + 1) + 4;
        if !(1..=WIDEST).contains(&width) || bytes.len() != HEADER + PHASES * length {
            return Err(WeightsError);
        }
        let phases = numbers
            .chunks_exact(length)
            .map(|network| Network::from_bytes(network, width).ok_or(WeightsError))
            .collect::<Result<_, _>>()?;
        Ok(Networks { phases })
    }
}

impl Evaluator<Board> for Arc<Networks> {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        let view = View::of(board);
        let pieces = (view.own | view.other).count_ones();
        let network = self.phases.get(phase(pieces, view.kings));
        network.map_or(0, |network| network.evaluate(view))
    }
}

impl Network {
    /// Reads bias, inputs, output and output bias; `None` if a number is too large.
    fn from_bytes(bytes: &[u8], width: usize) -> Option<Network> {
        let length = width * LANES;
        let (bias, rest) = bytes.split_at_checked(2 * length)?;
        let (inputs, rest) = rest.split_at_checked(INPUTS * length)?;
        let (output, output_bias) = rest.split_at_checked(length)?;
        let bias: Vec<i16> = bias
            .as_chunks()
            .0
            .iter()
            .copied()
            .map(i16::from_le_bytes)
            .collect();
        let [inputs, output] = [inputs, output].map(signed);
        let output_bias = i32::from_le_bytes(output_bias.try_into().ok()?);
        let small = bias
            .iter()
            .all(|bias| (-MOST_BIAS..=MOST_BIAS).contains(bias));
        let largest: u64 = output
            .iter()
            .map(|weight| u64::from(weight.unsigned_abs()))
            .sum();
        let largest = largest * (CLIP as u64).pow(2) + u64::from(output_bias.unsigned_abs());
        (small && largest <= i32::MAX as u64).then(|| Network {
            bias: packed(&bias),
            rows: packed(&rows(&inputs, length)),
            output: packed(&output),
            output_bias,
        })
    }

    /// The output for the side to move.
    #[inline]
    fn evaluate(&self, view: View) -> i32 {
        let width = self.bias.len();
        let (rows, count) = active_rows(view);
        let mut sum = i32x4::ZERO;
        for lanes in 0..width {
            let mut hidden = self.bias[lanes];
            for &row in &rows[..count] {
                let weights = &self.rows[usize::from(row) * width + lanes];
                for (values, weights) in hidden.iter_mut().zip(weights) {
                    *values += *weights;
                }
            }
            for (values, weights) in hidden.into_iter().zip(self.output[lanes]) {
                let values = values.max(i16x8::ZERO).min(i16x8::splat(CLIP));
                sum += (values * weights).dot(values);
            }
        }
        (self.output_bias + sum.reduce_add()) >> FRACTION_BITS
    }
}

/// The rows to add up for a position, and how many there are.
#[inline(always)]
fn active_rows(view: View) -> ([u16; MOST_ROWS], usize) {
    let mut rows = [0; MOST_ROWS];
    let men = [view.own & !view.kings, view.other & !view.kings];
    for (group, row) in rows[..8].iter_mut().enumerate() {
        let index = |set: u32| u16::from(TERNARY[(set >> (4 * group) & 15) as usize]);
        *row = (group * ARRANGEMENTS) as u16 + index(men[0]) + 2 * index(men[1]);
    }
    let mut count = 8;
    if view.kings != 0 {
        for (side, set) in [view.own, view.other].into_iter().enumerate() {
            let mut kings = set & view.kings;
            while kings != 0 {
                rows[count] = (8 * ARRANGEMENTS + 32 * side) as u16 + kings.trailing_zeros() as u16;
                kings &= kings - 1;
                count += 1;
            }
        }
    }
    (rows, count)
}

/// Bytes as numbers with a sign.
fn signed(bytes: &[u8]) -> Vec<i16> {
    bytes.iter().map(|&byte| i16::from(byte as i8)).collect()
}

/// The numbers in vectors.
fn packed(numbers: &[i16]) -> Vec<Lanes> {
    let vectors: Vec<i16x8> = numbers
        .as_chunks()
        .0
        .iter()
        .copied()
        .map(i16x8::new)
        .collect();
    vectors.as_chunks().0.to_vec()
}

/// The rows of a network in memory, from its inputs; each has `length` numbers.
fn rows(inputs: &[i16], length: usize) -> Vec<i16> {
    let mut rows = vec![0; ROWS * length];
    let mut add = |row: usize, input: usize| {
        let (row, weights) = (
            &mut rows[row * length..][..length],
            &inputs[input * length..],
        );
        for (value, weight) in row.iter_mut().zip(weights) {
            *value += INPUT_UNIT * weight;
        }
    };
    for group in 0..8 {
        for arrangement in 0..ARRANGEMENTS {
            let mut rest = arrangement;
            for bit in 4 * group..4 * group + 4 {
                let square = Square::from_bit(bit as u8).index();
                let row = group * ARRANGEMENTS + arrangement;
                match rest % 3 {
                    1 if square < 28 => add(row, square),
                    2 if square >= 4 => add(row, 60 + square - 4),
                    _ => {}
                }
                rest /= 3;
            }
        }
    }
    for bit in 0..32 {
        let square = Square::from_bit(bit as u8).index();
        add(8 * ARRANGEMENTS + bit, 28 + square);
        add(8 * ARRANGEMENTS + 32 + bit, 88 + square);
    }
    rows
}

/// The file as built into the program.
pub(super) const FILE: &[u8] = include_bytes!("../../../assets/weights/draughts_networks.bin");

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions with the evaluation that `tools/train` works out: the sets of the side to move, of the
    /// opponent and of kings, square 1 lowest, and the evaluation.
    const POSITIONS: &str = include_str!("../../../tests/data/networks.txt");

    /// The file with these bytes after the checksum.
    fn file(rest: &[u8]) -> Vec<u8> {
        [&MAGIC[..], &checksum(rest).to_le_bytes(), rest].concat()
    }

    #[test]
    fn the_trainer_and_the_game_evaluate_alike() {
        let networks = Arc::new(Networks::from_bytes(FILE).expect("the file is whole"));
        let mut phases = [0; PHASES];
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
                assert_eq!(i64::from(networks.evaluate(&board)), expected, "\n{board}");
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
        let read = |bytes: &[u8]| Networks::from_bytes(bytes).map(|_| ());
        assert_eq!(read(FILE), Ok(()));
        for bytes in [&FILE[1..], &FILE[..FILE.len() - 1], &MAGIC, &[]] {
            assert_eq!(read(bytes), Err(WeightsError));
        }
        let rest = &FILE[16..];
        assert_eq!(read(&file(rest)), Ok(()));
        assert_eq!(read(&file(&rest[..rest.len() - 1])), Err(WeightsError));
        // The first bias, and the upper half of the last output bias.
        for at in [1, rest.len() - 2] {
            let mut large = rest.to_vec();
            large[at..at + 2].copy_from_slice(&i16::MAX.to_le_bytes());
            assert_eq!(read(&file(&large)), Err(WeightsError), "{at}");
        }
    }
}
