//! Positions with few men as numbers: by the men of the side to move up to the 16 symmetries of the board, then by those of the other side.
//!
//! The sets of three or of four men fall into classes that a symmetry makes alike, each with one set that stands for it. A position is turned
//! so that the men of the side to move are such a set; then the other men are numbered among the points that are left. Where several
//! symmetries do that, the lowest number counts, and the others are gaps.

use std::sync::OnceLock;

use crate::rules::mill::board::{ALL, Points};
use crate::rules::mill::symmetry::{SYMMETRIES, image_of_set};

/// `CHOOSE[k][n]` is how many sets of `k` there are among `n`.
const CHOOSE: [[u32; 25]; 5] = {
    let mut table = [[0; 25]; 5];
    let mut n = 0;
    while n < 25 {
        table[0][n] = 1;
        let mut k = 1;
        while k < 5 && n > 0 {
            table[k][n] = table[k][n - 1] + table[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    table
};

/// The place of a set among all sets of as many, in the order of the sets as numbers. For up to four members.
#[inline]
fn rank(set: u32) -> u32 {
    let (mut rest, mut k, mut out) = (set, 0, 0);
    while rest != 0 && k < 4 {
        k += 1;
        out += CHOOSE[k][(rest.trailing_zeros() % 25) as usize];
        rest &= rest - 1;
    }
    out
}

/// The place of a set among all sets of as many on the points outside another set.
#[inline]
fn rank_outside(set: u32, taken: u32) -> u32 {
    let (mut rest, mut k, mut out) = (set, 0, 0);
    while rest != 0 && k < 4 {
        k += 1;
        let below = (rest & rest.wrapping_neg()) - 1;
        out += CHOOSE[k][((rest.trailing_zeros() - (taken & below).count_ones()) % 25) as usize];
        rest &= rest - 1;
    }
    out
}

/// All sets of so many points among the first so many, by rank.
fn sets(among: u32, count: u32) -> Vec<u32> {
    if count == 0 {
        return vec![0];
    }
    let mut out = Vec::with_capacity(CHOOSE[count as usize % 5][among as usize % 25] as usize);
    let mut set: u32 = (1 << count) - 1;
    while set < 1 << among {
        out.push(set);
        let low = set & set.wrapping_neg();
        let carried = set + low;
        set = carried | ((set ^ carried) / low) >> 2;
    }
    out
}

/// The sets of so many men by what symmetries make of them.
struct Classes {
    /// By rank: the class, and the symmetry that leads to the set that stands for it.
    of_set: Vec<(u16, u8)>,
    /// By class: the set that stands for it, and the other symmetries that leave it as it is.
    classes: Vec<(u32, Vec<u8>)>,
}

impl Classes {
    fn new(men: u32) -> Classes {
        let all = sets(24, men);
        let mut of_set = vec![(u16::MAX, 0); all.len()];
        let mut classes = Vec::new();
        for &set in &all {
            if of_set[rank(set) as usize].0 != u16::MAX {
                continue;
            }
            let class = classes.len() as u16;
            let mut same = Vec::new();
            for number in 0..SYMMETRIES {
                let image = image_of_set(set, number);
                if image == set && number > 0 {
                    same.push(number as u8);
                }
                // How to come from there to here.
                let back = crate::rules::mill::symmetry::undoing(number as u8);
                let place = &mut of_set[rank(image) as usize];
                if place.0 == u16::MAX {
                    *place = (class, back);
                }
            }
            classes.push((set, same));
        }
        Classes { of_set, classes }
    }

    fn of(men: u32) -> &'static Classes {
        static THREE: OnceLock<Classes> = OnceLock::new();
        static FOUR: OnceLock<Classes> = OnceLock::new();
        if men == 3 {
            THREE.get_or_init(|| Classes::new(3))
        } else {
            FOUR.get_or_init(|| Classes::new(4))
        }
    }
}

/// All positions with so many men of the side to move and of the other side, three or four each, all on the board.
pub(super) struct Family {
    classes: &'static Classes,
    /// The sets of the other side among the points left, by number.
    others: Vec<u32>,
}

impl Family {
    pub fn new(own: u32, other: u32) -> Family {
        Family {
            classes: Classes::of(own),
            others: sets(24 - own, other),
        }
    }

    /// How many numbers there are, gaps included.
    pub fn count(&self) -> u32 {
        (self.classes.classes.len() * self.others.len()) as u32
    }

    /// The number of a position.
    #[inline]
    pub fn index(&self, own: u32, other: u32) -> u32 {
        let (class, number) = self.classes.of_set[rank(own) as usize % self.classes.of_set.len()];
        let (set, same) = &self.classes.classes[usize::from(class)];
        let turned = image_of_set(other, usize::from(number));
        let mut least = rank_outside(turned, *set);
        for &also in same {
            least = least.min(rank_outside(image_of_set(turned, usize::from(also)), *set));
        }
        u32::from(class) * self.others.len() as u32 + least
    }

    /// The men at a number, gap or not: those of the side to move, and the others.
    #[inline]
    pub fn men(&self, index: u32) -> (u32, u32) {
        let count = self.others.len() as u32;
        let (set, _) = &self.classes.classes[(index / count) as usize];
        let mut other = 0;
        let outside = ALL & !set;
        let (mut rest, mut left, mut passed) = (self.others[(index % count) as usize], outside, 0);
        while rest != 0 {
            // Drop the free points before the next one.
            let next = rest.trailing_zeros();
            while passed < next {
                left &= left - 1;
                passed += 1;
            }
            other |= left & left.wrapping_neg();
            rest &= rest - 1;
        }
        (*set, other)
    }

    /// The men at a number; none at a gap.
    #[inline]
    pub fn at(&self, index: u32) -> Option<(u32, u32)> {
        let (own, other) = self.men(index);
        let (_, same) = &self.classes.classes[(index / self.others.len() as u32) as usize];
        (same.is_empty() || self.index(own, other) == index).then_some((own, other))
    }

    /// Calls `each` for the numbers of positions in which one of the other men stands a step further back, as far as they have lower
    /// numbers. Each man and direction has its own slot, and how many there are depends on nothing else.
    #[inline]
    pub fn neighbours(&self, index: u32, own: u32, other: u32, mut each: impl FnMut(usize, u32)) {
        let first = index - index % self.others.len() as u32;
        for (man, point) in Points(other).enumerate() {
            let back = point.around() & !own & !other & (point.mask() - 1);
            for (way, to) in Points(back).take(2).enumerate() {
                let lower = first + rank_outside(other & !point.mask() | to.mask(), own);
                each(2 * man + way, lower);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many as Burnside's count of positions up to symmetry gives for three against three.
    #[test]
    fn every_position_has_one_number() {
        let mut all = 0;
        for (own, other) in [(3, 3), (4, 3), (3, 4)] {
            let family = Family::new(own, other);
            let mut found = 0;
            for index in 0..family.count() {
                let (men, others) = family.men(index);
                assert_eq!((men.count_ones(), others.count_ones(), men & others), (own, other, 0));
                let number = family.index(men, others);
                assert!(number <= index);
                assert_eq!(family.at(index).is_some(), number == index);
                found += u32::from(number == index);
                if index % 97 == 0 {
                    for symmetry in 0..SYMMETRIES {
                        let image = family.index(image_of_set(men, symmetry), image_of_set(others, symmetry));
                        assert_eq!(image, number, "{own} {other} {index} {symmetry}");
                    }
                }
            }
            // Sixteen alike, apart from the few that are alike with themselves.
            let plain = CHOOSE[own as usize][24] * CHOOSE[other as usize][24 - own as usize];
            assert!(
                found >= plain / 16 && found < plain / 16 + plain / 100,
                "{own} {other}: {found} of {plain}"
            );
            all += found;
        }
        assert!(all > 1_000_000);
    }
}
