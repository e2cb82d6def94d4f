//! Indices of positions: a family is all positions with the same [`PieceCounts`], and each position
//! has an index in its family.
//!
//! Positions are normalized so that the side to move is Black: with White to move the board is
//! turned round. So each pair of equivalent positions counts once, and men of the side to move
//! always go to higher PDN numbers.

use coffer_rules::draughts::board::direction::{STEP_FROM, rotate};
use coffer_rules::draughts::board::{Board, CROWN_ROW, Side};

use super::predicted::NEIGHBOURS;

/// The most pieces in a tablebase position.
pub const MOST_PIECES: u32 = 4;

/// A position from the view of the side to move: internal order, turned round if necessary so that
/// this side is Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Normalized {
    pub own: u32,
    pub other: u32,
    pub kings: u32,
}

/// The set with the board turned round, in the internal order: bit `b` becomes bit `11 - b`.
#[inline]
const fn turned(set: u32) -> u32 {
    set.reverse_bits().rotate_left(12)
}

impl Normalized {
    #[inline]
    pub const fn of(board: &Board) -> Normalized {
        match board.turn() {
            Side::Black => Normalized {
                own: board.piece_sets()[0],
                other: board.piece_sets()[1],
                kings: board.king_set(),
            },
            Side::White => Normalized {
                own: turned(board.piece_sets()[1]),
                other: turned(board.piece_sets()[0]),
                kings: turned(board.king_set()),
            },
        }
    }

    /// The position with Black to move.
    #[inline]
    pub const fn board(self) -> Board {
        Board::from_sets([self.own, self.other], self.kings, Side::Black)
    }
}

/// The pieces of a position: men and kings of the side to move, then of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceCounts {
    /// Men of the side to move.
    pub men: u8,
    /// Kings of the side to move.
    pub kings: u8,
    /// Men of the opponent.
    pub other_men: u8,
    /// Kings of the opponent.
    pub other_kings: u8,
}

impl PieceCounts {
    /// The total number of pieces.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.men as u32 + self.kings as u32 + self.other_men as u32 + self.other_kings as u32
    }

    /// The same pieces with the other side to move.
    pub(crate) const fn turned(self) -> PieceCounts {
        PieceCounts {
            men: self.other_men,
            kings: self.other_kings,
            other_men: self.men,
            other_kings: self.kings,
        }
    }

    pub(crate) const fn both_sides(self) -> bool {
        self.men + self.kings > 0 && self.other_men + self.other_kings > 0
    }

    /// A code with two bits for each count.
    const fn code(self) -> usize {
        (self.men as usize) << 6
            | (self.kings as usize) << 4
            | (self.other_men as usize) << 2
            | self.other_kings as usize
    }

    const fn of_code(code: usize) -> PieceCounts {
        PieceCounts {
            men: (code >> 6 & 3) as u8,
            kings: (code >> 4 & 3) as u8,
            other_men: (code >> 2 & 3) as u8,
            other_kings: (code & 3) as u8,
        }
    }
}

/// The number of families with pieces on both sides.
pub(super) const FAMILIES: usize = 41;

/// The families in the order in which they are solved: captures and promotions lead to earlier
/// ones.
pub(super) const ORDER: [PieceCounts; FAMILIES] = {
    let mut order = [PieceCounts::of_code(0); FAMILIES];
    let mut len = 0;
    let mut total = 2;
    while total <= MOST_PIECES {
        let mut men = 0;
        while men <= total {
            let mut code = 0;
            while code < 256 {
                let pieces = PieceCounts::of_code(code);
                if pieces.total() == total
                    && pieces.men as u32 + pieces.other_men as u32 == men
                    && pieces.both_sides()
                {
                    order[len] = pieces;
                    len += 1;
                }
                code += 1;
            }
            men += 1;
        }
        total += 1;
    }
    assert!(len == FAMILIES, "as many as were counted");
    order
};

const NO_FAMILY: u8 = u8::MAX;

/// The index of a family in [`ORDER`], by the code of its pieces.
const NUMBER: [u8; 256] = {
    let mut numbers = [NO_FAMILY; 256];
    let mut i = 0;
    while i < FAMILIES {
        numbers[ORDER[i].code()] = i as u8;
        i += 1;
    }
    numbers
};

/// Whether the values of a family are stored. Of two families that differ only in the side to move,
/// it is the one in which the stronger side moves; the other is derived from it.
pub(super) const fn is_packed(family: usize) -> bool {
    let PieceCounts {
        men,
        kings,
        other_men,
        other_kings,
    } = ORDER[family];
    let (own, other) = (men + kings, other_men + other_kings);
    own > other || own == other && men >= other_men
}

/// The squares where men may stand, for the side to move and for the opponent.
pub(crate) const MEN_SQUARES: [u32; 2] = [!CROWN_ROW[0], !CROWN_ROW[1]];

/// The most equal pieces in a group.
const MOST_EQUAL: usize = 5;

/// The contribution of the n-th piece of a group to the group's rank, by its internal bit.
pub(crate) type Steps = [[u32; 32]; MOST_EQUAL];

const fn steps(squares: u32) -> Steps {
    let mut table = [[0; 32]; MOST_EQUAL];
    let (mut bit, mut rank) = (0, 0);
    while bit < 32 {
        if squares >> bit & 1 == 1 {
            let mut nth = 0;
            while nth < MOST_EQUAL {
                table[nth][bit] = groups(rank, nth as u8 + 1) as u32;
                nth += 1;
            }
            rank += 1;
        }
        bit += 1;
    }
    table
}

pub(crate) const OWN_MEN: Steps = steps(MEN_SQUARES[0]);
pub(crate) const OTHER_MEN: Steps = steps(MEN_SQUARES[1]);
pub(crate) const KINGS: Steps = steps(u32::MAX);

/// The rank of a group of equal pieces among all such groups, and the number of pieces.
#[inline]
pub(crate) fn number(mut set: u32, steps: &Steps) -> (usize, usize) {
    let (mut sum, mut count) = (0, 0);
    while set != 0 {
        sum += steps[count % MOST_EQUAL][set.trailing_zeros() as usize & 31] as usize;
        set &= set - 1;
        count += 1;
    }
    (sum, count)
}

/// The number of groups of `count` equal pieces on `squares` squares.
const fn groups(squares: usize, count: u8) -> usize {
    let (mut product, mut nth) = (1, 0);
    while nth < count as usize {
        // Each division leaves no remainder.
        product = product * squares.saturating_sub(nth) / (nth + 1);
        nth += 1;
    }
    product
}

const fn sizes(pieces: PieceCounts) -> [usize; 4] {
    [
        groups(28, pieces.men),
        groups(32, pieces.kings),
        groups(28, pieces.other_men),
        groups(32, pieces.other_kings),
    ]
}

/// The number of indices in each family. Some are unused, because two pieces cannot share a square.
pub(super) const PLACES: [usize; FAMILIES] = {
    let mut places = [0; FAMILIES];
    let mut i = 0;
    while i < FAMILIES {
        places[i] = places_of(ORDER[i]);
        i += 1;
    }
    places
};

const fn places_of(pieces: PieceCounts) -> usize {
    let [a, b, c, d] = sizes(pieces);
    a * b * c * d
}

/// The strides of the groups by family, for [`place`].
const STRIDES: [[usize; 3]; FAMILIES] = {
    let mut strides = [[0; 3]; FAMILIES];
    let mut i = 0;
    while i < FAMILIES {
        let [_, b, c, d] = sizes(ORDER[i]);
        strides[i] = [b, c, d];
        i += 1;
    }
    strides
};

/// The family of a position and its index there; `None` with too many pieces, or with all on one
/// side.
#[inline]
pub(super) fn place(seen: Normalized) -> Option<(usize, usize)> {
    let Normalized { own, other, kings } = seen;
    let (men, men_count) = number(own & !kings, &OWN_MEN);
    let (crowned, crowned_count) = number(own & kings, &KINGS);
    let (other_men, other_men_count) = number(other & !kings, &OTHER_MEN);
    let (other_crowned, other_crowned_count) = number(other & kings, &KINGS);
    let counts = [
        men_count,
        crowned_count,
        other_men_count,
        other_crowned_count,
    ];
    // Two bits for each count: 4 would overflow.
    if counts.into_iter().any(|count| count > 3) {
        return None;
    }
    let code = counts.into_iter().fold(0, |code, count| code << 2 | count);
    let family = usize::from(NUMBER[code & 255]);
    let &[b, c, d] = STRIDES.get(family)?;
    let at = ((men * b + crowned) * c + other_men) * d + other_crowned;
    Some((family, at))
}

/// Calls `each` for the indices of the positions with one piece a step further up the board, if
/// they come earlier in the family. Each piece and direction has its own slot, the opponent's
/// pieces first.
#[inline]
pub(super) fn neighbours(
    family: usize,
    seen: Normalized,
    at: usize,
    mut each: impl FnMut(usize, usize),
) {
    let Normalized { own, other, kings } = seen;
    let [b, c, d] = STRIDES[family];
    let free = !(own | other);
    let groups = [
        (other & kings, u32::MAX, &KINGS, 1),
        (other & !kings, MEN_SQUARES[1], &OTHER_MEN, d),
        (own & kings, u32::MAX, &KINGS, d * c),
        (own & !kings, MEN_SQUARES[0], &OWN_MEN, d * c * b),
    ];
    let mut slot = 0;
    for (group, squares, steps, stride) in groups {
        if group == 0 {
            continue;
        }
        let whole = number(group, steps).0;
        let mut rest = group;
        while rest != 0 && slot < NEIGHBOURS {
            let piece = rest & rest.wrapping_neg();
            rest ^= piece;
            let neighbours = [
                rotate::<3>(piece & STEP_FROM[3]),
                rotate::<2>(piece & STEP_FROM[2]),
            ];
            for to in neighbours {
                let to = to & free & squares;
                // A lower bit has a lower rank, so that value is already there.
                if to != 0 && to < piece {
                    let lower = at - (whole - number(group ^ piece ^ to, steps).0) * stride;
                    each(slot, lower);
                }
                slot += 1;
            }
        }
    }
}

/// All groups of `count` pieces on these squares, by rank.
pub(crate) fn all_groups(squares: u32, count: u8) -> Vec<u32> {
    let singles: Vec<u32> = (0..32)
        .map(|bit| 1 << bit)
        .filter(|bit| squares & bit != 0)
        .collect();
    match count {
        0 => vec![0],
        1 => singles,
        // Ordered by the highest piece first, like `number`.
        _ => {
            let mut out = Vec::new();
            for (i, &highest) in singles.iter().enumerate() {
                let below = singles[..i].iter().fold(0, |set, bit| set | bit);
                out.extend(
                    all_groups(below, count - 1)
                        .into_iter()
                        .map(|set| set | highest),
                );
            }
            out
        }
    }
}

/// Every position of a family, by index.
pub(super) struct Positions {
    groups: [Vec<u32>; 4],
}

impl Positions {
    pub fn of(pieces: PieceCounts) -> Positions {
        Positions {
            groups: [
                all_groups(MEN_SQUARES[0], pieces.men),
                all_groups(u32::MAX, pieces.kings),
                all_groups(MEN_SQUARES[1], pieces.other_men),
                all_groups(u32::MAX, pieces.other_kings),
            ],
        }
    }

    pub fn places(&self) -> usize {
        self.groups.iter().map(Vec::len).product()
    }

    /// The position at an index; `None` if it is unused.
    #[inline]
    pub fn at(&self, place: usize) -> Option<Normalized> {
        let mut rest = place;
        let mut take = |group: &[u32]| {
            let set = group[rest % group.len()];
            rest /= group.len();
            set
        };
        let [men, kings, other_men, other_kings] = &self.groups;
        let other_kings = take(other_kings);
        let other_men = take(other_men);
        let kings = take(kings);
        let men = take(men);
        let shared =
            men & kings | (men | kings) & (other_men | other_kings) | other_men & other_kings;
        (shared == 0).then_some(Normalized {
            own: men | kings,
            other: other_men | other_kings,
            kings: kings | other_kings,
        })
    }

    /// The used indices with their positions, in order.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Normalized)> {
        (0..self.places()).filter_map(|place| Some((place, self.at(place)?)))
    }
}

/// The number of positions with `total` pieces, not counting the side to move separately, with the
/// pieces on both sides or all on one.
#[must_use]
pub fn count_positions(total: u32) -> u64 {
    let upto = 0..=total.min(12) as u8;
    let mut count = 0;
    for men in upto.clone() {
        for kings in upto.clone() {
            for other_men in upto.clone() {
                for other_kings in upto.clone() {
                    let pieces = PieceCounts {
                        men,
                        kings,
                        other_men,
                        other_kings,
                    };
                    if pieces.total() == total {
                        count += Positions::of(pieces).iter().count() as u64;
                    }
                }
            }
        }
    }
    count
}
