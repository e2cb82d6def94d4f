//! Evaluations by small networks, several for each game. `tools/train` trains them on positions
//! that `coffer positions` writes; its README has the commands.
//!
//! A game says by [`Inputs`] what its networks see: men on squares of both sides, and any other
//! inputs. Each input adds a row of weights to the hidden layer; the values are clipped to 0–255,
//! squared or multiplied in pairs, weighted and added up. A phase of the game has its own rows, and
//! each of its heads its own bias and output weights. All phases may share rows for the arrangements
//! of men on groups of four squares.
//!
//! Nothing is updated move by move: the men on four neighbouring bits of the board are looked up at
//! once, and so are the counts of both sides, in tables that are added up when the file is read.
//!
//! Everything is in whole numbers.

use std::marker::PhantomData;

use coffer_rules::stable_hash::fnv;
use wide::{i16x8, i32x4};

use super::draughts_weights::WeightsError;

/// Hidden values that are worked out at once.
const LANES: usize = 32;
/// The widest hidden layer, in [`LANES`].
const WIDEST: usize = 6;
/// The most that a hidden value counts.
const CLIP: i16 = 255;
/// The bits of the sum below a hundredth of a man.
const FRACTION_BITS: u32 = 16;
/// The unit of the weights of inputs, which are bytes in the file.
const INPUT_UNIT: i16 = 4;
/// The limit of a bias: with it no sum of up to 48 inputs overflows.
const MOST_BIAS: i16 = 8_000;
/// The arrangements of men of both sides on four squares; the first of them is none.
pub(super) const ARRANGEMENTS: usize = 81;
/// The most groups of four squares.
const MOST_GROUPS: usize = 8;
/// The most rows of a position that are not for men.
const MOST_OTHERS: usize = 26;

/// A count of each side as inputs.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// The first input: one for each number of the side to move, then one for each of the opponent.
    pub first: usize,
    /// The numbers that are told apart; the last of them includes all higher ones.
    pub numbers: usize,
}

impl Count {
    /// The first input after those of the count.
    #[must_use]
    pub const fn end(self) -> usize {
        self.first + 2 * self.numbers
    }
}

/// Counts of so many numbers each, whose inputs follow one another from the first one on.
#[must_use]
pub const fn consecutive<const N: usize>(first: usize, numbers: [usize; N]) -> [Count; N] {
    let mut counts = [Count { first, numbers: 0 }; N];
    let (mut i, mut next) = (0, first);
    while i < N {
        counts[i] = Count {
            first: next,
            numbers: numbers[i],
        };
        next = counts[i].end();
        i += 1;
    }
    counts
}

/// What the networks of a game see.
pub trait Inputs {
    /// The number of phases: each has a network.
    const PHASES: usize;
    /// The number of heads of each network.
    const HEADS: usize;
    /// The number of inputs.
    const INPUTS: usize;
    /// The groups of four bits of the sets of men.
    const GROUPS: usize;
    /// The counts among the inputs.
    const COUNTS: &'static [Count] = &[];
    /// Whether hidden values are multiplied in pairs rather than squared.
    const PAIRS: bool = false;
    /// Whether the arrangements of men on each group have weights of their own.
    const ARRANGED: bool = false;

    /// The input of a man of the side to move (0) or the opponent (1) at this bit, if there is one.
    fn man(side: usize, bit: usize) -> Option<usize>;
}

/// What the networks see of a position.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    phase: usize,
    head: usize,
    men: [u32; 2],
    /// The other rows, counted from those of single inputs.
    others: [u16; MOST_OTHERS],
    count: usize,
}

/// The first row of a count, counted from those of single inputs.
const fn first_row<I: Inputs>(count: usize) -> usize {
    let (mut row, mut before) = (I::INPUTS, 0);
    while before < count {
        row += I::COUNTS[before].numbers * I::COUNTS[before].numbers;
        before += 1;
    }
    row
}

impl Features {
    /// The features of a position with the men of the side to move and the opponent at these bits.
    #[inline(always)]
    #[must_use]
    pub const fn new(phase: usize, head: usize, men: [u32; 2]) -> Features {
        Features {
            phase,
            head,
            men,
            others: [0; MOST_OTHERS],
            count: 0,
        }
    }

    /// Adds one more input; all beyond the greatest number are left out.
    #[inline(always)]
    pub const fn add(&mut self, input: usize) {
        self.add_row(input);
    }

    /// Adds a count by its index: the numbers of the side to move and of the opponent.
    #[inline(always)]
    pub fn add_count<I: Inputs>(&mut self, count: usize, numbers: [usize; 2]) {
        let all = I::COUNTS[count].numbers;
        let [own, other] = numbers.map(|number| number.min(all - 1));
        self.add_row(first_row::<I>(count) + own * all + other);
    }

    #[inline(always)]
    const fn add_row(&mut self, row: usize) {
        if self.count < MOST_OTHERS {
            self.others[self.count] = row as u16;
            self.count += 1;
        }
    }

    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> usize {
        self.phase
    }

    /// The head.
    #[must_use]
    pub const fn head(&self) -> usize {
        self.head
    }

    /// All inputs by number.
    #[must_use]
    pub fn inputs<I: Inputs>(&self) -> Vec<u16> {
        let bits = (0..2).flat_map(|side| (0..4 * I::GROUPS).map(move |bit| (side, bit)));
        let men = bits.filter(|&(side, bit)| self.men[side] >> bit & 1 == 1);
        let men = men.filter_map(|(side, bit)| I::man(side, bit));
        let others = self.others[..self.count].iter();
        men.chain(others.flat_map(|&row| inputs_of_row::<I>(row.into())))
            .map(|input| input as u16)
            .collect()
    }
}

/// The inputs whose rows make up a row that is not for men.
fn inputs_of_row<I: Inputs>(row: usize) -> Vec<usize> {
    let later = |count: &usize| first_row::<I>(*count) <= row;
    let Some(index) = (0..I::COUNTS.len()).rev().find(later) else {
        return vec![row];
    };
    let (count, rest) = (I::COUNTS[index], row - first_row::<I>(index));
    let (own, other) = (rest / count.numbers, rest % count.numbers);
    vec![count.first + own, count.first + count.numbers + other]
}

/// Some of the values of the hidden layer, or their weights.
type Lanes = [i16x8; LANES / 8];

/// Which vectors of [`Lanes`] are multiplied, by PAIRS of [`Inputs`].
const PAIRS: &[(usize, usize)] = &[(0, 2), (1, 3)];
/// The same for squares.
const SQUARES: &[(usize, usize)] = &[(0, 0), (1, 1), (2, 2), (3, 3)];

/// The networks of a game.
#[derive(Clone, Debug)]
pub struct Networks<I> {
    phases: Vec<Network>,
    inputs: PhantomData<I>,
}

/// The network of a phase.
#[derive(Clone, Debug)]
struct Network {
    /// Vectors of a row.
    width: usize,
    /// Rows for the arrangements of each group, then for each input, then for each count.
    rows: Vec<Lanes>,
    heads: Vec<Head>,
}

/// A head of a network.
#[derive(Clone, Debug)]
struct Head {
    bias: Vec<Lanes>,
    output: Vec<Lanes>,
    output_bias: i32,
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

impl<I: Inputs> Networks<I> {
    /// Reads a file that `tools/train` wrote and that begins with these bytes.
    ///
    /// # Errors
    /// If the bytes are something else or are damaged.
    pub fn from_bytes(magic: &[u8; 8], bytes: &[u8]) -> Result<Networks<I>, WeightsError> {
        let rest = bytes.strip_prefix(magic).ok_or(WeightsError)?;
        let (sum, rest) = rest.split_first_chunk().ok_or(WeightsError)?;
        if fnv(rest) != u64::from_le_bytes(*sum) {
            return Err(WeightsError);
        }
        let (&width, numbers) = rest.split_first().ok_or(WeightsError)?;
        let width = usize::from(width);
        let length =
            width * (LANES * (2 * I::HEADS + I::INPUTS) + outputs::<I>() * I::HEADS) + 4 * I::HEADS;
        let arranged = width * LANES * arrangements::<I>();
        if !(1..=WIDEST).contains(&width) || numbers.len() != arranged + I::PHASES * length {
            return Err(WeightsError);
        }
        let (arranged, networks) = numbers.split_at(arranged);
        let arranged = signed(arranged);
        let phases = networks
            .chunks_exact(length)
            .map(|network| Network::from_bytes::<I>(network, &arranged, width).ok_or(WeightsError))
            .collect::<Result<_, _>>()?;
        Ok(Networks {
            phases,
            inputs: PhantomData,
        })
    }

    /// The evaluation for the side to move.
    #[inline]
    #[must_use]
    pub fn evaluate(&self, features: &Features) -> i32 {
        let network = self.phases.get(features.phase);
        network.map_or(0, |network| network.evaluate::<I>(features))
    }
}

impl Network {
    /// Reads biases, inputs, outputs and output biases; `None` if a number is too large.
    fn from_bytes<I: Inputs>(bytes: &[u8], arranged: &[i16], width: usize) -> Option<Network> {
        let length = width * LANES;
        let (bias, rest) = bytes.split_at_checked(2 * I::HEADS * length)?;
        let (inputs, rest) = rest.split_at_checked(I::INPUTS * length)?;
        let outputs = width * outputs::<I>();
        let (output, output_bias) = rest.split_at_checked(I::HEADS * outputs)?;
        let heads = bias
            .chunks_exact(2 * length)
            .zip(output.chunks_exact(outputs))
            .zip(output_bias.as_chunks().0)
            .map(|((bias, output), &output_bias)| {
                Head::from_bytes::<I>(bias, output, i32::from_le_bytes(output_bias))
            })
            .collect::<Option<_>>()?;
        Some(Network {
            width,
            rows: packed(&rows::<I>(&signed(inputs), arranged, length)),
            heads,
        })
    }

    /// The output for the side to move.
    #[inline]
    fn evaluate<I: Inputs>(&self, features: &Features) -> i32 {
        let Some(head) = self.heads.get(features.head) else {
            return 0;
        };
        let sum = match self.width {
            1 => self.sum::<I, 1>(head, features),
            2 => self.sum::<I, 2>(head, features),
            3 => self.sum::<I, 3>(head, features),
            4 => self.sum::<I, 4>(head, features),
            5 => self.sum::<I, 5>(head, features),
            _ => self.sum::<I, WIDEST>(head, features),
        };
        (head.output_bias + sum) >> FRACTION_BITS
    }

    /// The weighted sum of the hidden values. That the width is known here saves checks of bounds.
    #[inline]
    fn sum<I: Inputs, const WIDTH: usize>(&self, head: &Head, features: &Features) -> i32 {
        let rows: &[[Lanes; WIDTH]] = self.rows.as_chunks().0;
        let (bias, output) = (head.bias.as_chunks().0, head.output.as_chunks().0);
        let ([bias], [output]): (&[[Lanes; WIDTH]], &[[Lanes; WIDTH]]) = (bias, output) else {
            return 0;
        };
        let men = features.men;
        // Those beyond the groups of the game are not used.
        let groups: [&[Lanes; WIDTH]; MOST_GROUPS] = std::array::from_fn(|group| {
            let group = if group < I::GROUPS { group } else { 0 };
            let index = |set: u32| usize::from(TERNARY[(set >> (4 * group) & 15) as usize]);
            &rows[group * ARRANGEMENTS + index(men[0]) + 2 * index(men[1])]
        });
        let others = &features.others[..features.count];
        let mut sum = i32x4::ZERO;
        for lanes in 0..WIDTH {
            let mut hidden = bias[lanes];
            for group in &groups[..I::GROUPS] {
                for (values, weights) in hidden.iter_mut().zip(group[lanes]) {
                    *values += weights;
                }
            }
            for &other in others {
                let row = &rows[I::GROUPS * ARRANGEMENTS + usize::from(other)];
                for (values, weights) in hidden.iter_mut().zip(row[lanes]) {
                    *values += weights;
                }
            }
            let hidden = hidden.map(|values| values.max(i16x8::ZERO).min(i16x8::splat(CLIP)));
            let pairs = if I::PAIRS { PAIRS } else { SQUARES };
            for &(one, other) in pairs {
                sum += (hidden[one] * output[lanes][one]).dot(hidden[other]);
            }
        }
        sum.reduce_add()
    }
}

impl Head {
    /// A head with these numbers; `None` if one is too large.
    fn from_bytes<I: Inputs>(bias: &[u8], output: &[u8], output_bias: i32) -> Option<Head> {
        let bias: Vec<i16> = bias
            .as_chunks()
            .0
            .iter()
            .copied()
            .map(i16::from_le_bytes)
            .collect();
        let output = signed(output);
        let small = bias
            .iter()
            .all(|bias| (-MOST_BIAS..=MOST_BIAS).contains(bias));
        let largest: u64 = output
            .iter()
            .map(|weight| u64::from(weight.unsigned_abs()))
            .sum();
        let largest = largest * (CLIP as u64).pow(2) + u64::from(output_bias.unsigned_abs());
        // The other values of pairs have no weights.
        let mut lanes = vec![0; bias.len()];
        for (lanes, output) in lanes.chunks_mut(LANES).zip(output.chunks(outputs::<I>())) {
            lanes[..output.len()].copy_from_slice(output);
        }
        (small && largest <= i32::MAX as u64).then(|| Head {
            bias: packed(&bias),
            output: packed(&lanes),
            output_bias,
        })
    }
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

/// The arrangements that have weights of their own.
const fn arrangements<I: Inputs>() -> usize {
    if I::ARRANGED {
        I::GROUPS * (ARRANGEMENTS - 1)
    } else {
        0
    }
}

/// The output weights for [`LANES`] hidden values.
const fn outputs<I: Inputs>() -> usize {
    if I::PAIRS { LANES / 2 } else { LANES }
}

/// The rows of a network in memory, from its inputs and those of arrangements; each has `length`
/// numbers.
fn rows<I: Inputs>(inputs: &[i16], arranged: &[i16], length: usize) -> Vec<i16> {
    let others = first_row::<I>(I::COUNTS.len());
    let mut rows = vec![0; (I::GROUPS * ARRANGEMENTS + others) * length];
    for (at, weights) in arranged.chunks_exact(length).enumerate() {
        let (group, arrangement) = (at / (ARRANGEMENTS - 1), at % (ARRANGEMENTS - 1) + 1);
        let row = &mut rows[(group * ARRANGEMENTS + arrangement) * length..];
        for (value, weight) in row.iter_mut().zip(weights) {
            *value = INPUT_UNIT * weight;
        }
    }
    let mut add = |row: usize, input: usize| {
        let (row, weights) = (
            &mut rows[row * length..][..length],
            &inputs[input * length..],
        );
        for (value, weight) in row.iter_mut().zip(weights) {
            *value += INPUT_UNIT * weight;
        }
    };
    for group in 0..I::GROUPS {
        for arrangement in 0..ARRANGEMENTS {
            let mut rest = arrangement;
            for bit in 4 * group..4 * group + 4 {
                let man = match rest % 3 {
                    0 => None,
                    side => I::man(side - 1, bit),
                };
                if let Some(input) = man {
                    add(group * ARRANGEMENTS + arrangement, input);
                }
                rest /= 3;
            }
        }
    }
    for row in 0..others {
        for input in inputs_of_row::<I>(row) {
            add(I::GROUPS * ARRANGEMENTS + row, input);
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge::losing_network::{self, LosingInputs};
    use crate::knowledge::mill_network::{self, MillInputs};
    use crate::knowledge::queens_guard_network::{self, QueensGuardInputs};
    use coffer_rules::mill::board::{Board, Options, Side};
    use coffer_rules::stable_hash::mix;

    /// A file of networks with random small weights.
    fn random<I: Inputs>(magic: [u8; 8]) -> Vec<u8> {
        let length = LANES * (3 * I::HEADS + I::INPUTS) + 4 * I::HEADS;
        let mut rest = vec![1];
        for _ in 0..I::PHASES {
            let mut network: Vec<u8> = (0..length as u64).map(|at| mix(at) as u8).collect();
            // Small numbers in the upper bytes of the biases.
            let biases = network[..2 * LANES * I::HEADS].iter_mut();
            biases.skip(1).step_by(2).for_each(|byte| *byte = 0);
            let output_biases = network.iter_mut().rev().take(4 * I::HEADS);
            output_biases.for_each(|byte| *byte = 0);
            rest.append(&mut network);
        }
        [&magic[..], &fnv(&rest).to_le_bytes(), &rest].concat()
    }

    /// The hidden layer added up input by input.
    fn by_inputs<I: Inputs>(network: &Network, features: &Features) -> i32 {
        let head = &network.heads[features.head()];
        let mut hidden = head.bias[0];
        for input in features.inputs::<I>() {
            let row = network.rows[I::GROUPS * ARRANGEMENTS + usize::from(input)];
            hidden
                .iter_mut()
                .zip(row)
                .for_each(|(sum, one)| *sum += one);
        }
        let mut sum = head.output_bias;
        for (values, weights) in hidden.iter().zip(head.output[0]) {
            for (value, weight) in values.to_array().iter().zip(weights.to_array()) {
                let value = i32::from((*value).clamp(0, CLIP));
                sum += value * value * i32::from(weight);
            }
        }
        sum >> FRACTION_BITS
    }

    #[test]
    fn groups_of_men_add_up_to_their_inputs() {
        let magic = mill_network::MAGICS[0];
        let networks: Networks<MillInputs> =
            Networks::from_bytes(&magic, &random::<MillInputs>(magic)).expect("it is whole");
        let mut found = std::collections::BTreeSet::new();
        for luck in 0..2_000 {
            let luck = mix(luck);
            let men = [luck as u32 & mix(luck) as u32, (luck >> 32) as u32];
            let men = [
                men[0] & 0xFF_FFFF,
                men[1] & !men[0] & (luck >> 20) as u32 & 0xFF_FFFF,
            ];
            let Ok(board) = Board::from_parts(men, [0; 2], Side::White, Options::default()) else {
                continue;
            };
            let features = mill_network::features(&board, true);
            let by_inputs = by_inputs::<MillInputs>(&networks.phases[features.phase()], &features);
            assert_eq!(networks.evaluate(&features), by_inputs, "{board}");
            found.insert(by_inputs);
        }
        assert!(found.len() > 50, "{}", found.len());
    }
    /// The features with these inputs.
    fn of_inputs<I: Inputs>(phase: usize, head: usize, inputs: &[usize]) -> Features {
        let mut features = Features::new(phase, head, [0; 2]);
        let places = || (0..2).flat_map(|side| (0..4 * I::GROUPS).map(move |bit| (side, bit)));
        for &input in inputs {
            match places().find(|&(side, bit)| I::man(side, bit) == Some(input)) {
                Some((side, bit)) => features.men[side] |= 1 << bit,
                None => features.add(input),
            }
        }
        features
    }

    /// Compares the networks of a file with what `tools/train` worked out: phase, head, output,
    /// inputs.
    fn evaluates_alike<I: Inputs>(magic: &[u8; 8], file: &[u8], positions: &str) {
        let networks: Networks<I> = Networks::from_bytes(magic, file).expect("it is whole");
        let mut phases = vec![0; I::PHASES];
        for line in positions.lines() {
            let numbers: Vec<i32> = line
                .split(' ')
                .map(|number| number.parse().expect("a number"))
                .collect();
            let &[phase, head, expected, ref inputs @ ..] = numbers.as_slice() else {
                panic!("{line}");
            };
            let inputs: Vec<_> = inputs.iter().map(|input| *input as usize).collect();
            let features = of_inputs::<I>(phase as usize, head as usize, &inputs);
            assert_eq!(networks.evaluate(&features), expected, "{line}");
            phases[phase as usize] += 1;
        }
        assert!(phases.iter().all(|&found| found >= 10), "{phases:?}");
    }

    #[test]
    fn the_trainer_and_the_game_evaluate_alike() {
        let mill = [
            include_str!("../../../../tests/data/nine_mens_morris_networks.txt"),
            include_str!("../../../../tests/data/mixed_mill_networks.txt"),
            include_str!("../../../../tests/data/ceylon_mill_networks.txt"),
        ];
        for (game, positions) in mill.into_iter().enumerate() {
            let (magic, file) = (&mill_network::MAGICS[game], mill_network::FILES[game]);
            evaluates_alike::<MillInputs>(magic, file, positions);
        }
        evaluates_alike::<LosingInputs>(
            &losing_network::MAGIC,
            losing_network::FILE,
            include_str!("../../../../tests/data/losing_networks.txt"),
        );
        let queens_guard = [
            include_str!("../../../../tests/data/queens_guard_networks.txt"),
            include_str!("../../../../tests/data/bloody_queen_networks.txt"),
        ];
        for (game, positions) in queens_guard.into_iter().enumerate() {
            let magic = &queens_guard_network::MAGICS[game];
            let file = queens_guard_network::FILES[game];
            evaluates_alike::<QueensGuardInputs>(magic, file, positions);
        }
    }
}
