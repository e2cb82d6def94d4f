//! The 16 symmetries of the board: it can be rotated and mirrored, and its inner and outer rings
//! can be exchanged.

use super::board::{ALL, Move, pack};

/// The number of symmetries. Number 0 is the identity; bit 0 mirrors first, bits 1 and 2 rotate by
/// quarter turns, bit 3 exchanges the rings.
pub const SYMMETRIES: usize = 16;

/// The two lowest bits of each byte, which a quarter turn rotates in from the top.
const LOW: u64 = 0x0303_0303_0303_0303;

/// A quarter turn clockwise, for both sides at once.
#[inline]
const fn turned(men: u64) -> u64 {
    (men << 2) & !LOW | (men >> 6) & LOW
}

/// The board mirrored in the diagonal through a7 and g1.
#[inline]
const fn mirrored(men: u64) -> u64 {
    // Reverse the bits of each byte and rotate by one: i becomes 8 - i.
    let swapped = men.reverse_bits().swap_bytes();
    (swapped << 1) & 0xFEFE_FEFE_FEFE_FEFE | (swapped >> 7) & 0x0101_0101_0101_0101
}

/// The outer and inner rings exchanged.
#[inline]
const fn swapped(men: u64) -> u64 {
    men & 0x0000_00FF_0000_FF00
        | (men & 0x0000_0000_FF00_00FF) << 16
        | (men >> 16) & 0x0000_0000_FF00_00FF
}

/// Both sides' men, White's in the lowest 24 bits, under the symmetry of this number (below 16).
#[must_use]
pub const fn image(men: u64, number: usize) -> u64 {
    let mut out = if number & 1 == 1 { mirrored(men) } else { men };
    let mut quarters = number >> 1 & 3;
    while quarters > 0 {
        out = turned(out);
        quarters -= 1;
    }
    if number >> 3 & 1 == 1 {
        swapped(out)
    } else {
        out
    }
}

/// A set of points under a symmetry.
#[inline]
#[must_use]
pub const fn image_of_set(set: u32, number: usize) -> u32 {
    image(set as u64, number) as u32 & ALL
}

/// The smallest of the 16 images of both sides' men, and the number of the symmetry that produces
/// it.
#[inline]
#[must_use]
pub fn least(men: [u32; 2]) -> (u64, u8) {
    let mut best = (u64::MAX, 0);
    let plain = pack(men);
    // Quarter turns in the order 0 2 4 6 of `image`, then mirrored; each also with the rings
    // exchanged.
    for (mirror, mut at) in [(0, plain), (1, mirrored(plain))] {
        for turn in 0..4 {
            let number = turn << 1 | mirror;
            if at < best.0 {
                best = (at, number);
            }
            let other = swapped(at);
            if other < best.0 {
                best = (other, number | 8);
            }
            at = turned(at);
        }
    }
    best
}

/// The image of each point, by symmetry; entry 24 maps “no point” to itself.
static POINTS: [[u8; 25]; SYMMETRIES] = {
    let mut table = [[24; 25]; SYMMETRIES];
    let mut number = 0;
    while number < SYMMETRIES {
        let mut point = 0;
        while point < 24 {
            table[number][point] = image(1 << point, number).trailing_zeros() as u8;
            point += 1;
        }
        number += 1;
    }
    table
};

/// The inverse of each symmetry.
static BACK: [u8; SYMMETRIES] = {
    let mut table = [0; SYMMETRIES];
    let mut number = 0;
    while number < SYMMETRIES {
        let mut other = 0;
        while other < SYMMETRIES {
            // The images of a corner and its neighbour, one of them on the middle ring, identify a
            // symmetry.
            if image(image(1 | 1 << 1, number), other) == 1 | 1 << 1
                && image(image(1, number), other) == 1
            {
                table[number] = other as u8;
            }
            other += 1;
        }
        number += 1;
    }
    table
};

/// The inverse of this symmetry.
#[inline]
#[must_use]
pub const fn inverse(number: u8) -> u8 {
    BACK[number as usize % SYMMETRIES]
}

/// The image of a move under a symmetry.
#[inline]
#[must_use]
pub const fn image_of_move(mv: Move, number: u8) -> Move {
    let table = &POINTS[number as usize % SYMMETRIES];
    let [from, to, taken] = mv.parts();
    Move::of_parts([
        table[from as usize % 25],
        table[to as usize % 25],
        table[taken as usize % 25],
    ])
}
