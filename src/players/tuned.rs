//! A judgement of draughts positions whose weights were tuned to games: `coffer tune draughts`
//! plays them and writes the file. The one in the project was made by
//!
//! `coffer tune draughts --games 16000 --nodes 600 --rounds 2 --seed 1 --threads 2 --write
//! assets/weights/draughts.bin`
//!
//! and the same command makes the same file again, with any number of threads.
//!
//! The men are judged by patterns: nine blocks of four by four squares, which overlap, each with a
//! weight for every way in which men of both sides can stand on its eight dark squares, one weight
//! for a full board and one for an empty one. A block and the one that lies opposite share their
//! weights, with the sides exchanged, so that a position and the same one turned round are judged
//! alike. Kings have a weight for each square, and a few numbers (lead, room to move, the move) are
//! weighed as the judgement by hand weighs them.
//!
//! Everything is whole numbers. The unit is a hundredth of a man.

use std::sync::Arc;

use thiserror::Error;

use super::draughts::{cramped, difference, has_the_move, hunt};
use super::search::Evaluator;
use crate::rules::draughts::board::{Board, Side, Square};

/// Ways in which eight squares can be empty or hold a man of either side.
pub const WAYS: usize = 6561;
/// Pairs of blocks that share their weights; the one in the middle is its own partner.
pub const PAIRS: usize = 5;
/// Weights of all patterns, for one stage of the game.
pub const PATTERNS: usize = PAIRS * WAYS;
/// Numbers that are weighed beside the patterns.
pub const NUMBERS: usize = 9;

/// By how much the pieces are turned for a block and for its partner to come to the same place.
pub const BLOCKS: [(u32, u32); PAIRS] = [(0, 28), (6, 22), (12, 16), (8, 20), (14, 14)];

/// What the file begins with; the last byte counts the versions of the format.
pub(super) const MAGIC: [u8; 8] = *b"KCWEIGH\x01";
/// Magic, numbers, kings, patterns.
const LENGTH: usize = 8 + 2 * NUMBERS + 32 + 2 * PATTERNS;

/// One unit of the weights of [`Numbers`] is a sixteenth of a hundredth of a man.
const FRACTION: i32 = 16;

/// Hundredths of a man in a man.
const MAN: i32 = 100;

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these are no weights for draughts, or those of another version")]
pub struct WeightsError;

/// What is weighed beside the patterns, for Black: kings ahead; the lead, by how many pieces have
/// gone and by its share of those left; room to move, and the want of it; the hunt for the last
/// kings; the move with at most six pieces, and with at most twelve; and being on move.
pub type Numbers = [i32; NUMBERS];

/// The weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// In sixteenths of a hundredth of a man.
    pub numbers: [i16; NUMBERS],
    /// By square, for Black.
    pub kings: [i8; 32],
    /// By pair of blocks and pattern: on a full board, and on an empty one.
    pub patterns: Vec<[i8; 2]>,
}

/// The numbers as the judgement by hand weighs them.
pub const BY_HAND: [i16; NUMBERS] = [2400, 48, 15, 16, 16, 16, 160, 80, 48];

/// Number of each pattern of one side's men in a block, as a sum of powers of three.
const TERNARY: [[u16; 256]; 2] = {
    let mut table = [[0; 256]; 2];
    let mut set = 0;
    while set < 256 {
        let (mut i, mut power) = (0, 1);
        while i < 8 {
            if set >> i & 1 == 1 {
                table[0][set] += power;
            }
            if set >> (7 - i) & 1 == 1 {
                table[1][set] += power;
            }
            power *= 3;
            i += 1;
        }
        set += 1;
    }
    table
};

/// The eight squares of a block, once it is turned to the corner.
#[inline(always)]
const fn block(set: u32, turned: u32) -> usize {
    let set = set.rotate_right(turned);
    (set & 3 | set >> 4 & 0x3C | set >> 8 & 0xC0) as usize
}

/// The squares of a block by how far it is turned, in the order of their powers of three.
#[must_use]
pub fn squares(turned: u32) -> [Square; 8] {
    [0, 1, 6, 7, 8, 9, 14, 15].map(|bit| Square::from_bit(((bit + turned) % 32) as u8))
}

/// The patterns of each pair of blocks on the board, as numbers among [`PATTERNS`]: the weight of
/// the first counts for Black, that of the second against.
#[inline(always)]
pub fn patterns(men: [u32; 2]) -> [(usize, usize); PAIRS] {
    let mut out = [(0, 0); PAIRS];
    for (pair, &(one, other)) in BLOCKS.iter().enumerate() {
        let pattern = TERNARY[0][block(men[0], one)] + 2 * TERNARY[0][block(men[1], one)];
        let partner = TERNARY[1][block(men[1], other)] + 2 * TERNARY[1][block(men[0], other)];
        out[pair] = (
            pair * WAYS + usize::from(pattern),
            pair * WAYS + usize::from(partner),
        );
    }
    out
}

/// The men of both sides, internal order.
#[inline(always)]
pub const fn men(board: &Board) -> [u32; 2] {
    [
        board.pieces[0] & !board.kings,
        board.pieces[1] & !board.kings,
    ]
}

/// Number of pieces on the board.
#[inline(always)]
pub const fn total(board: &Board) -> i32 {
    (board.pieces[0] | board.pieces[1]).count_ones() as i32
}

/// The numbers of a position.
#[inline(always)]
pub fn numbers(board: &Board) -> Numbers {
    let men = men(board);
    let total = total(board);
    let kings = [board.pieces[0] & board.kings, board.pieces[1] & board.kings];
    let kings_ahead = if board.kings == 0 {
        0
    } else {
        difference(kings[0], kings[1])
    };
    let ahead = difference(men[0], men[1]) + kings_ahead;
    let steps = [Side::Black, Side::White].map(|side| board.with_turn(side).count_steps() as i32);
    let level = ahead == 0 && total <= 12;
    let the_move = if level { has_the_move(board) } else { 0 };
    [
        kings_ahead,
        ahead.signum() * (24 - total).max(0),
        ahead * 64 / total.max(2),
        steps[0] - steps[1],
        cramped(steps[1], board.pieces[1]) - cramped(steps[0], board.pieces[0]),
        if board.kings != 0 && ahead != 0 && total <= 10 {
            hunt(kings, ahead)
        } else {
            0
        },
        if total <= 6 { the_move } else { 0 },
        if total <= 6 { 0 } else { the_move },
        if board.turn == Side::Black { 1 } else { -1 },
    ]
}

/// The kings of both sides by square: those of White as if the board were turned round.
pub fn kings(board: &Board) -> [impl Iterator<Item = usize>; 2] {
    [0, 1].map(|side| {
        let mut rest = board.pieces[side] & board.kings;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            let index = (bit < 32).then(|| Square::from_bit(bit as u8).index())?;
            Some(if side == 0 { index } else { 31 - index })
        })
    })
}

impl Weights {
    /// No patterns yet: what judgement by hand makes of the numbers.
    #[must_use]
    pub fn by_hand() -> Weights {
        Weights {
            numbers: BY_HAND,
            kings: [0; 32],
            patterns: vec![[0; 2]; PATTERNS],
        }
    }

    /// Reads what [`Weights::to_bytes`] wrote.
    ///
    /// # Errors
    /// When the bytes are something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let rest = bytes
            .strip_prefix(&MAGIC)
            .filter(|_| bytes.len() == LENGTH)
            .ok_or(WeightsError)?;
        let (numbers, rest) = rest.split_at(2 * NUMBERS);
        let (kings, patterns) = rest.split_at(32);
        let mut out = Weights::by_hand();
        for (number, pair) in out.numbers.iter_mut().zip(numbers.as_chunks().0) {
            *number = i16::from_le_bytes(*pair);
        }
        for (king, &byte) in out.kings.iter_mut().zip(kings) {
            *king = byte as i8;
        }
        for (pattern, &[full, empty]) in out.patterns.iter_mut().zip(patterns.as_chunks().0) {
            *pattern = [full as i8, empty as i8];
        }
        Ok(out)
    }

    /// The file that [`Weights::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(LENGTH);
        out.extend_from_slice(&MAGIC);
        out.extend(self.numbers.iter().flat_map(|number| number.to_le_bytes()));
        out.extend(self.kings.iter().map(|&king| king as u8));
        out.extend(self.patterns.iter().flatten().map(|&weight| weight as u8));
        out
    }

    fn for_black(&self, board: &Board) -> i32 {
        let men = men(board);
        let total = total(board);
        let mut score = 0;
        for (number, weight) in numbers(board).into_iter().zip(self.numbers) {
            score += number * i32::from(weight);
        }
        score /= FRACTION;
        score += MAN * difference(men[0], men[1]);
        let (mut full, mut empty) = (0, 0);
        for (pattern, partner) in patterns(men) {
            let (pattern, partner) = (self.patterns[pattern], self.patterns[partner]);
            full += i32::from(pattern[0]) - i32::from(partner[0]);
            empty += i32::from(pattern[1]) - i32::from(partner[1]);
        }
        score += (full * total + empty * (24 - total)) / 24;
        if board.kings != 0 {
            let [black, white] = kings(board);
            score += black.map(|at| i32::from(self.kings[at])).sum::<i32>();
            score -= white.map(|at| i32::from(self.kings[at])).sum::<i32>();
        }
        score
    }
}

impl Evaluator<Board> for Arc<Weights> {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        let black = self.for_black(board);
        if board.turn == Side::Black {
            black
        } else {
            -black
        }
    }
}

/// The file as this program was built with it; the command at the head of this module makes it.
pub const FILE: &[u8] = include_bytes!("../../assets/weights/draughts.bin");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::search::mix;

    fn random_board(luck: u64) -> Board {
        let dice = |n: u64| mix(luck ^ mix(n));
        let (black, white) = (
            dice(1) as u32 & dice(2) as u32,
            dice(3) as u32 & dice(4) as u32,
        );
        let (black, white) = (black & !white, white & !black);
        let kings =
            dice(5) as u32 & dice(6) as u32 & (black | white) | black & 0xF000_0000 | white & 0xF;
        let few = |set: u32| {
            let mut set = set;
            while set.count_ones() > 12 {
                set &= set - 1;
            }
            set
        };
        let (black, white) = (few(black), few(white));
        let side = if dice(7) & 1 == 0 {
            Side::Black
        } else {
            Side::White
        };
        Board::from_parts(black, white, kings & (black | white), side)
            .expect("legal by construction")
    }

    fn turned(board: &Board) -> Board {
        let turn = |set: u32| set.reverse_bits();
        Board::from_parts(
            turn(board.white()),
            turn(board.black()),
            turn(board.kings()),
            board.turn().other(),
        )
        .expect("as legal as before")
    }

    fn some_weights() -> Weights {
        let mut weights = Weights::by_hand();
        let luck = |n: usize| (mix(n as u64) % 41) as i8 - 20;
        for (n, pattern) in weights.patterns.iter_mut().enumerate() {
            *pattern = [luck(2 * n), luck(2 * n + 1)];
        }
        for (n, king) in weights.kings.iter_mut().enumerate() {
            *king = luck(n + 7);
        }
        weights
    }

    #[test]
    fn a_position_turned_round_is_judged_alike() {
        for weights in [some_weights(), Weights::from_bytes(FILE).expect("whole")] {
            let weights = Arc::new(weights);
            for luck in 0..2000 {
                let board = random_board(luck);
                assert_eq!(
                    weights.evaluate(&board),
                    weights.evaluate(&turned(&board)),
                    "\n{board}"
                );
            }
        }
    }

    /// Every square is in a block, and a block has the squares that lie together.
    #[test]
    fn blocks_are_four_by_four_and_cover_the_board() {
        let mut covered = 0;
        for (one, other) in BLOCKS {
            for turned in [one, other] {
                let squares: Vec<Square> = Square::all()
                    .filter(|square| {
                        block(
                            crate::rules::draughts::board::to_internal(square.mask()),
                            turned,
                        ) != 0
                    })
                    .collect();
                assert_eq!(squares.len(), 8);
                assert!(
                    super::squares(turned)
                        .iter()
                        .all(|square| squares.contains(square))
                );
                let span = |of: fn(Square) -> u8| {
                    let all = squares.iter().map(|&square| of(square));
                    all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
                };
                assert_eq!(
                    (span(Square::row), span(Square::col)),
                    (3, 3),
                    "{squares:?}"
                );
                covered |= squares.iter().fold(0, |set, square| set | square.mask());
            }
        }
        assert_eq!(covered, u32::MAX);
    }

    #[test]
    fn weights_come_back_from_their_file() {
        let weights = some_weights();
        let bytes = weights.to_bytes();
        assert_eq!(Weights::from_bytes(&bytes), Ok(weights));
        assert_eq!(Weights::from_bytes(&bytes[1..]), Err(WeightsError));
        assert_eq!(
            Weights::from_bytes(&bytes[..bytes.len() - 1]),
            Err(WeightsError)
        );
        assert_eq!(Weights::from_bytes(&[]), Err(WeightsError));
    }

    #[test]
    fn the_file_holds_weights() {
        assert!(Weights::from_bytes(FILE).is_ok_and(|weights| weights != Weights::by_hand()));
    }
}
