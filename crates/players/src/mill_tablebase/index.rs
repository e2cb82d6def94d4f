//! Indices of positions with few men: by the men of the side to move up to the 16 symmetries of the
//! board, then by the opponent's men.
//!
//! Sets of three or four men are grouped into classes under symmetry, each with a representative. A
//! position is mapped by a symmetry so that the men of the side to move become a representative;
//! then the opponent's men are ranked among the remaining points. If several symmetries do that,
//! the lowest index counts and the others are gaps.

use std::sync::OnceLock;

use coffer_rules::mill::board::{ALL, Points};
use coffer_rules::mill::symmetry::{SYMMETRIES, image_of_set};

/// `CHOOSE[k][n]` is the number of subsets of size `k` of `n` elements.
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

/// The rank of a set among all sets of the same size, ordered as numbers. For up to four members.
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

/// The rank of a set among all sets of the same size on the points outside `taken`.
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

/// All sets of `count` points among the first `among`, by rank.
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

/// The classes under symmetry of the sets of a given size.
struct Classes {
    /// By rank: the class, and the symmetry that maps the set to the representative.
    of_set: Vec<(u16, u8)>,
    /// By class: the representative, and the other symmetries that leave it unchanged.
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
                // The symmetry from there to here.
                let back = coffer_rules::mill::symmetry::inverse(number as u8);
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

/// All positions with given numbers of men of the side to move and of the opponent, three or four
/// each, all on the board.
pub(super) struct MaterialClass {
    classes: &'static Classes,
    /// The opponent's sets among the remaining points, by rank.
    others: Vec<u32>,
}

impl MaterialClass {
    pub fn new(own: u32, other: u32) -> MaterialClass {
        MaterialClass {
            classes: Classes::of(own),
            others: sets(24 - own, other),
        }
    }

    /// The number of indices, including gaps.
    pub fn count(&self) -> u32 {
        (self.classes.classes.len() * self.others.len()) as u32
    }

    /// The index of a position.
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

    /// The men of the side to move and of the opponent at an index, even if it is a gap.
    #[inline]
    pub fn men(&self, index: u32) -> (u32, u32) {
        let count = self.others.len() as u32;
        let (set, _) = &self.classes.classes[(index / count) as usize];
        let mut other = 0;
        let outside = ALL & !set;
        let (mut rest, mut left, mut passed) = (self.others[(index % count) as usize], outside, 0);
        while rest != 0 {
            // Skip the free points before the next one.
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

    /// The men at an index; `None` at a gap.
    #[inline]
    pub fn at(&self, index: u32) -> Option<(u32, u32)> {
        let (own, other) = self.men(index);
        let (_, same) = &self.classes.classes[(index / self.others.len() as u32) as usize];
        (same.is_empty() || self.index(own, other) == index).then_some((own, other))
    }

    /// Calls `each` for every index in order.
    #[inline]
    pub fn each(&self, mut each: impl FnMut(&Slot)) {
        let count = self.others.len() as u32;
        for (class, (own, same)) in (0..).zip(&self.classes.classes) {
            let yard = OuterPoints::outside(*own);
            let first = class * count;
            for (number, &set) in (0..).zip(&self.others) {
                let mut place = Slot {
                    index: first + number,
                    number: first + number,
                    own: *own,
                    other: 0,
                    around: [u32::MAX; SLOTS],
                };
                let (mut rest, mut slot) = (set, 0);
                while rest != 0 && slot < SLOTS {
                    let man = rest & rest.wrapping_neg();
                    let at = man.trailing_zeros() as usize % POINTS;
                    place.other |= yard.points[at];
                    let mut back = yard.back[at] & !set;
                    for neighbour in 0..2 {
                        if back == 0 {
                            break;
                        }
                        place.around[slot + neighbour] =
                            first + rank_among(set ^ man | back & back.wrapping_neg());
                        back &= back - 1;
                    }
                    slot += 2;
                    rest ^= man;
                }
                if !same.is_empty() {
                    place.number = self.index(*own, place.other);
                }
                each(&place);
            }
        }
    }
}

/// The opponent has at most four men, with two slots each.
const SLOTS: usize = 8;
/// At least the number of points outside a set.
const POINTS: usize = 32;

/// The position at an index.
pub(super) struct Slot {
    pub index: u32,
    /// The canonical index of the position; lower than `index` at a gap.
    pub number: u32,
    /// The men of the side to move.
    pub own: u32,
    /// The men of the opponent.
    pub other: u32,
    /// The lower indices of positions with one of the opponent's men a step further back. Each man
    /// has two slots; unused ones are `u32::MAX`.
    pub around: [u32; SLOTS],
}

/// The points outside a set, in order.
struct OuterPoints {
    /// Each point as a set.
    points: [u32; POINTS],
    /// For each point, which of the earlier ones are a step away.
    back: [u32; POINTS],
}

impl OuterPoints {
    fn outside(set: u32) -> OuterPoints {
        let mut yard = OuterPoints {
            points: [0; POINTS],
            back: [0; POINTS],
        };
        for (at, point) in Points(ALL & !set).enumerate() {
            yard.points[at] = point.mask();
            let near = point.around();
            yard.back[at] = (0..at)
                .filter(|&earlier| near & yard.points[earlier] != 0)
                .map(|earlier| 1 << earlier)
                .sum();
        }
        yard
    }
}

/// [`rank`] for sets among up to 21 points, by two table lookups.
#[inline]
fn rank_among(set: u32) -> u32 {
    let (rank, members) = LOWER[(set & LOWER_HALF) as usize];
    u32::from(rank)
        + u32::from(UPPER[usize::from(members)][(set >> LOWER_BITS & UPPER_HALF) as usize])
}

const LOWER_BITS: u32 = 11;
const LOWER_HALF: u32 = (1 << LOWER_BITS) - 1;
const UPPER_HALF: u32 = (1 << (21 - LOWER_BITS)) - 1;

/// For the lower half: its contribution to the rank and the number of its members, at most four.
static LOWER: [(u16, u8); 1 << LOWER_BITS] = {
    let mut table = [(0, 0); 1 << LOWER_BITS];
    let mut set = 0;
    while set < table.len() {
        let (sum, members) = ranks_from(set as u32, 0, 0);
        table[set] = (sum, members);
        set += 1;
    }
    table
};

/// The contribution of the upper half, by the number of members in the lower half.
static UPPER: [[u16; 1 << (21 - LOWER_BITS)]; 5] = {
    let mut table = [[0; 1 << (21 - LOWER_BITS)]; 5];
    let mut members = 0;
    while members < 5 {
        let mut set = 0;
        while set < table[0].len() {
            table[members][set] = ranks_from(set as u32, LOWER_BITS, members).0;
            set += 1;
        }
        members += 1;
    }
    table
};

/// The contribution of a set's members to a rank if they are shifted up by `higher` and follow
/// `before` other members.
const fn ranks_from(set: u32, higher: u32, before: usize) -> (u16, u8) {
    let (mut rest, mut k, mut sum) = (set, before, 0);
    while rest != 0 && k < 4 {
        k += 1;
        sum += CHOOSE[k][(rest.trailing_zeros() + higher) as usize] as u16;
        rest &= rest - 1;
    }
    (sum, k as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_through_all_numbers_finds_what_asking_for_each_does() {
        for (own, other) in [(3, 3), (4, 3), (3, 4)] {
            let family = MaterialClass::new(own, other);
            let (mut next, mut steps) = (0, 0);
            family.each(|place| {
                assert_eq!(place.index, next);
                next += 1;
                if place.index % 13 != 0 {
                    return;
                }
                assert_eq!((place.own, place.other), family.men(place.index));
                assert_eq!(place.number, family.index(place.own, place.other));
                for (man, point) in Points(place.other).enumerate() {
                    let back = point.around() & !place.own & !place.other & (point.mask() - 1);
                    let mut landings = Points(back)
                        .map(|to| rank_outside(place.other & !point.mask() | to.mask(), place.own));
                    for slot in 2 * man..2 * man + 2 {
                        let first = place.index - place.index % family.others.len() as u32;
                        assert_eq!(
                            place.around[slot],
                            landings.next().map_or(u32::MAX, |rank| first + rank)
                        );
                        steps += u32::from(place.around[slot] != u32::MAX);
                    }
                }
            });
            assert_eq!(next, family.count());
            assert!(steps > 10_000);
        }
    }

    /// As many as Burnside's lemma gives for three against three up to symmetry.
    #[test]
    fn every_position_has_one_number() {
        let mut all = 0;
        for (own, other) in [(3, 3), (4, 3), (3, 4)] {
            let family = MaterialClass::new(own, other);
            let mut found = 0;
            for index in 0..family.count() {
                let (men, others) = family.men(index);
                assert_eq!(
                    (men.count_ones(), others.count_ones(), men & others),
                    (own, other, 0)
                );
                let number = family.index(men, others);
                assert!(number <= index);
                assert_eq!(family.at(index).is_some(), number == index);
                found += u32::from(number == index);
                if index % 97 == 0 {
                    for symmetry in 0..SYMMETRIES {
                        let image = family
                            .index(image_of_set(men, symmetry), image_of_set(others, symmetry));
                        assert_eq!(image, number, "{own} {other} {index} {symmetry}");
                    }
                }
            }
            // About a sixteenth of all positions, as only a few are symmetric themselves.
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
