//! Features of a draughts position that both kinds of weights count.

use coffer_rules::draughts::board::{Board, Square, to_internal};

/// A set of squares by PDN number, for Black and, turned round, for White; internal order.
pub(crate) const fn squares<const N: usize>(numbers: [u8; N]) -> [u32; 2] {
    let (mut black, mut white) = (0, 0);
    let mut i = 0;
    while i < N {
        black |= 1 << (numbers[i] - 1);
        white |= 1 << (32 - numbers[i]);
        i += 1;
    }
    [to_internal(black), to_internal(white)]
}

/// Where a lone king is hard to catch.
pub(crate) const DOUBLE_CORNERS: [u32; 2] = squares([1, 5, 28, 32]);
/// Every other diagonal: a side to move with an odd number of pieces in its own set has "the move".
pub(crate) const SYSTEM: [u32; 2] =
    squares([1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28]);

/// The number of squares in the first set minus the number in the second.
#[inline(always)]
pub(crate) const fn difference(black: u32, white: u32) -> i32 {
    ((black as u64) << 32 | !white as u64).count_ones() as i32 - 32
}

/// A penalty for few steps: the side may soon have to give something away.
#[inline(always)]
pub(crate) const fn cramped(steps: i32, pieces: u32) -> i32 {
    if pieces != 0 && steps <= 3 {
        (4 - steps) * 8
    } else {
        0
    }
}

/// The stronger side's kings approach the weaker side's; the weaker side's seek a double corner.
pub(crate) fn hunt(kings: [u32; 2], ahead: i32) -> i32 {
    let (strong, weak) = if ahead > 0 {
        (kings[0], kings[1])
    } else {
        (kings[1], kings[0])
    };
    if strong == 0 || weak == 0 {
        return 0;
    }
    let mut far = 0;
    let mut rest = strong;
    while rest != 0 {
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let mut nearest = 8;
        let mut others = weak;
        while others != 0 {
            let other = others.trailing_zeros() as usize;
            others &= others - 1;
            nearest = nearest.min(DISTANCE[bit][other]);
        }
        far += i32::from(nearest);
    }
    let safe = 10 * (weak & DOUBLE_CORNERS[0]).count_ones() as i32;
    ahead.signum() * (-3 * far - safe)
}

/// Steps of a king between two squares by internal bit.
const DISTANCE: [[u8; 32]; 32] = {
    let mut table = [[0; 32]; 32];
    let mut a = 0;
    while a < 32 {
        let mut b = 0;
        while b < 32 {
            let (from, to) = (Square::from_bit(a as u8), Square::from_bit(b as u8));
            let (rows, cols) = (from.row().abs_diff(to.row()), from.col().abs_diff(to.col()));
            table[a][b] = if rows > cols { rows } else { cols };
            b += 1;
        }
        a += 1;
    }
    table
};

/// 1 if Black has the move, -1 if White has it.
#[inline(always)]
pub(crate) const fn has_the_move(board: &Board) -> i32 {
    let side = board.turn().index();
    let odd =
        ((board.piece_sets()[0] | board.piece_sets()[1]) & SYSTEM[side]).count_ones() & 1 == 1;
    if odd == (side == 0) { 1 } else { -1 }
}
