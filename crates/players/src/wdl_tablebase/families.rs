//! Indices of the positions with a number of pieces: a family is all positions with the same
//! [`PieceCounts`], and each position has an index in its family. The kings' squares vary fastest, so
//! positions that differ only in them share a block.

use coffer_rules::draughts::board::direction::{STEP_FROM, rotate};

use crate::tablebase::PieceCounts;
use crate::tablebase::index::{
    KINGS, MEN_SQUARES, Normalized, OTHER_MEN, OWN_MEN, all_groups, number,
};

const NO_FAMILY: u8 = u8::MAX;

/// The most earlier groups by a step of one piece that are remembered.
const EARLIER: usize = 4;

/// All groups of equal pieces on some squares, by rank.
#[derive(Debug)]
pub(super) struct Groups {
    pub sets: Vec<u32>,
    /// The distances in rank to the groups with one piece a step further up the board; 0 if there
    /// are fewer.
    pub earlier: Vec<[u32; EARLIER]>,
}

impl Groups {
    fn of(squares: u32, count: u8) -> Groups {
        let sets = all_groups(squares, count);
        let rank = |set: u32| sets.binary_search(&set);
        let earlier = sets
            .iter()
            .enumerate()
            .map(|(at, &set)| {
                let mut ranks = [0; EARLIER];
                let steps = (0..32)
                    .map(|bit| set & 1 << bit)
                    .filter(|&piece| piece != 0)
                    .flat_map(|piece| {
                        [
                            rotate::<3>(piece & STEP_FROM[3]),
                            rotate::<2>(piece & STEP_FROM[2]),
                        ]
                        .map(|to| (piece, to))
                    })
                    .filter(|&(piece, to)| to != 0 && to < piece && to & squares & !set != 0)
                    .filter_map(|(piece, to)| rank(set ^ piece ^ to).ok());
                for (slot, rank) in ranks.iter_mut().zip(steps) {
                    *slot = (at - rank) as u32;
                }
                ranks
            })
            .collect();
        Groups { sets, earlier }
    }
}

/// A family with its groups: men of the side to move, men of the opponent, kings of the side to
/// move, kings of the opponent.
#[derive(Debug)]
pub(super) struct Family {
    pub pieces: PieceCounts,
    groups: [usize; 4],
    /// The number of groups of each kind.
    pub sizes: [usize; 4],
    /// The number of indices. Some are unused, because two pieces cannot share a square.
    pub places: usize,
}

/// The families with a number of pieces, in the order in which they are solved: promotions lead to
/// earlier ones.
#[derive(Debug)]
pub(super) struct Families {
    pub pieces: u32,
    pub all: Vec<Family>,
    /// The index of a family, by the code of its pieces.
    number: Vec<u8>,
    /// Own men, men of the opponent, and kings, each by the number of pieces.
    groups: Vec<Groups>,
}

/// A code with three bits for each count.
const fn code(counts: [usize; 4]) -> usize {
    counts[0] << 9 | counts[1] << 6 | counts[2] << 3 | counts[3]
}

const fn counts(pieces: PieceCounts) -> [usize; 4] {
    [
        pieces.men as usize,
        pieces.other_men as usize,
        pieces.kings as usize,
        pieces.other_kings as usize,
    ]
}

impl Families {
    pub fn of(pieces: u32) -> Families {
        let most = pieces as usize;
        let groups: Vec<Groups> = [MEN_SQUARES[0], MEN_SQUARES[1], u32::MAX]
            .into_iter()
            .flat_map(|squares| (0..most as u8).map(move |count| Groups::of(squares, count)))
            .collect();
        let mut families = Families {
            pieces,
            all: Vec::new(),
            number: vec![NO_FAMILY; 8 * 8 * 8 * 8],
            groups,
        };
        for men in 0..=most {
            for own_men in 0..=men {
                for kings in 0..=most - men {
                    let counts = [own_men, men - own_men, kings, most - men - kings];
                    families.add(counts.map(|count| count as u8), most);
                }
            }
        }
        families
    }

    fn add(&mut self, counts: [u8; 4], most: usize) {
        let [men, other_men, kings, other_kings] = counts;
        let pieces = PieceCounts {
            men,
            kings,
            other_men,
            other_kings,
        };
        if !pieces.both_sides() {
            return;
        }
        let groups = [
            usize::from(men),
            most + usize::from(other_men),
            2 * most + usize::from(kings),
            2 * most + usize::from(other_kings),
        ];
        let sizes = groups.map(|group| self.groups[group].sets.len());
        self.number[code(counts.map(usize::from))] = self.all.len() as u8;
        self.all.push(Family {
            pieces,
            groups,
            sizes,
            places: sizes.into_iter().product(),
        });
    }

    /// The family with these pieces.
    pub fn family(&self, pieces: PieceCounts) -> Option<usize> {
        let family = usize::from(self.number[code(counts(pieces))]);
        (family < self.all.len()).then_some(family)
    }

    /// The groups of each kind of a family.
    pub fn groups(&self, family: usize) -> [&Groups; 4] {
        self.all[family].groups.map(|group| &self.groups[group])
    }

    /// The family of a position and its index there; `None` with another number of pieces, or with
    /// all on one side.
    #[inline]
    pub fn place(&self, seen: Normalized) -> Option<(usize, usize)> {
        let Normalized { own, other, kings } = seen;
        let (men, men_count) = number(own & !kings, &OWN_MEN);
        let (other_men, other_men_count) = number(other & !kings, &OTHER_MEN);
        let (crowned, crowned_count) = number(own & kings, &KINGS);
        let (other_crowned, other_crowned_count) = number(other & kings, &KINGS);
        let counts = [
            men_count,
            other_men_count,
            crowned_count,
            other_crowned_count,
        ];
        if counts.iter().sum::<usize>() != self.pieces as usize {
            return None;
        }
        let family = usize::from(*self.number.get(code(counts))?);
        let [_, b, c, d] = self.all.get(family)?.sizes;
        let at = ((men * b + other_men) * c + crowned) * d + other_crowned;
        Some((family, at))
    }

    /// The positions of a range of indices in order, with the ranks of their groups; `None` for
    /// unused indices.
    pub fn positions(
        &self,
        family: usize,
        range: std::ops::Range<usize>,
    ) -> impl Iterator<Item = (Option<Normalized>, [usize; 4])> + '_ {
        let groups = self.groups(family);
        let sizes = self.all[family].sizes;
        let mut ranks = [0; 4];
        let mut rest = range.start;
        for kind in (0..4).rev() {
            ranks[kind] = rest % sizes[kind];
            rest /= sizes[kind];
        }
        range.map(move |_| {
            let now = ranks;
            for kind in (0..4).rev() {
                ranks[kind] += 1;
                if ranks[kind] < sizes[kind] {
                    break;
                }
                ranks[kind] = 0;
            }
            (position(groups, now), now)
        })
    }

    /// The position at an index; `None` if it is unused.
    pub fn at(&self, family: usize, at: usize) -> Option<Normalized> {
        self.positions(family, at..at + 1).next()?.0
    }
}

#[inline]
fn position(groups: [&Groups; 4], ranks: [usize; 4]) -> Option<Normalized> {
    let men = groups[0].sets[ranks[0]];
    let other_men = groups[1].sets[ranks[1]];
    let kings = groups[2].sets[ranks[2]];
    let other_kings = groups[3].sets[ranks[3]];
    let shared = men & kings | (men | kings) & (other_men | other_kings) | other_men & other_kings;
    (shared == 0).then_some(Normalized {
        own: men | kings,
        other: other_men | other_kings,
        kings: kings | other_kings,
    })
}

/// The families of a tablebase in the order in which they are solved: each group of them needs only
/// the groups before it, and is made of families that need only each other (one, or two that differ
/// in the side to move).
pub(super) fn order(families: &Families) -> Vec<Vec<Vec<usize>>> {
    let mut levels = vec![Vec::new(); families.pieces as usize + 1];
    for (number, family) in families.all.iter().enumerate() {
        let pieces = family.pieces;
        let men = usize::from(pieces.men + pieces.other_men);
        match families.family(pieces.turned()) {
            Some(turned) if turned > number => levels[men].push(vec![number, turned]),
            Some(turned) if turned == number => levels[men].push(vec![number]),
            _ => {}
        }
    }
    levels
}
