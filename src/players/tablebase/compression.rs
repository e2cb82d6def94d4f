//! Packing the values of a family: the [`Probabilities`] of any game, and what is special to draughts.
//!
//! Only quiet positions are packed: the value of a compulsory capture follows from smaller
//! families. A value is foretold by those of its neighbours, the positions with one piece a step
//! further back, which come earlier in the order: first whether it is won, drawn or lost, then how
//! far its distance is from the middle one of its neighbours of the same kind.

use super::arithmetic_coder::{BitCoder, Probability};
use super::index::{PLACES, Positions, Seen, neighbours};
use super::value::Value;

/// How many neighbours are looked at.
pub(in crate::players) const NEIGHBOURS: usize = 8;
/// How many of them foretell the kind of result: the pieces of the other side come first.
const FOR_KIND: u32 = 6;
/// Steps from the foretold distance that are told one by one; further ones are written as a number.
const NEAR: usize = 16;
/// Kinds of company that a distance may have; see [`Company`].
const COMPANIES: usize = 2 * 7 * 3 * (NEIGHBOURS + 1);
/// The distance, halved, that is foretold where no neighbour says anything.
const FORETOLD: i32 = 4;
/// The greatest distance, halved.
pub(in crate::players) const FURTHEST: i32 = 126;

/// A value that can be foretold from others: won, drawn or lost, and the distance, halved where all
/// wins take an odd number of plies.
pub(in crate::players) trait Foretold: Copy {
    /// Not a value: not yet known.
    const OPEN: Self;
    /// 0 drawn, 1 won, 2 lost, 3 not known.
    fn kind(self) -> usize;
    /// The distance as it is packed, up to [`FURTHEST`].
    fn half(self) -> i32;
    /// The value of this kind and distance.
    fn of(kind: usize, half: i32) -> Self;
}

/// What was learnt about the values of a family so far.
pub(in crate::players) struct Probabilities {
    drawn: Vec<Probability>,
    won: Vec<Probability>,
    exact: Vec<Probability>,
    nearer: Vec<Probability>,
    off_by: Vec<[Probability; NEAR]>,
}

/// What the neighbours of one kind say about a distance.
struct Company {
    foretold: i32,
    /// What they are like: how far apart, how many, and where the nearest piece's is.
    number: usize,
}

impl Company {
    #[inline]
    fn of<V: Foretold>(of_kind: usize, context: usize, neighbours: &[V; NEIGHBOURS]) -> Company {
        let (mut halves, mut len) = ([0; NEIGHBOURS], 0);
        let mut first = 0;
        for &value in neighbours {
            if value.kind() == of_kind {
                let half = value.half();
                if len == 0 {
                    first = half;
                }
                let mut at = len;
                while at > 0 && halves[at - 1] > half {
                    halves[at] = halves[at - 1];
                    at -= 1;
                }
                halves[at] = half;
                len += 1;
            }
        }
        let (foretold, spread, side) = if len == 0 {
            (FORETOLD, 0, 1)
        } else {
            let foretold = (halves[(len - 1) / 2] + halves[len / 2]) / 2;
            let spread = (halves[len - 1] - halves[0]).min(6);
            (foretold, spread, 1 + (first - foretold).signum())
        };
        let number =
            (((of_kind - 1) * 7 + spread as usize) * 3 + side as usize) * (NEIGHBOURS + 1) + len;
        Company {
            foretold,
            number: context * COMPANIES + number,
        }
    }
}

impl Probabilities {
    /// Nothing is learnt yet. What else is known of a position without its value is a number below
    /// `contexts`.
    pub fn new(contexts: usize) -> Probabilities {
        let (kinds, companies) = (contexts << (2 * FOR_KIND), contexts * COMPANIES);
        Probabilities {
            drawn: vec![Probability::EVEN; kinds],
            won: vec![Probability::EVEN; kinds],
            exact: vec![Probability::EVEN; companies],
            nearer: vec![Probability::EVEN; companies],
            off_by: vec![[Probability::EVEN; NEAR]; companies],
        }
    }

    /// Packs a value, or unpacks one in its place.
    #[inline]
    pub fn code_bit<V: Foretold>(
        &mut self,
        coins: &mut impl BitCoder,
        context: usize,
        neighbours: &[V; NEIGHBOURS],
        value: V,
    ) -> V {
        let kinds = neighbours[..FOR_KIND as usize]
            .iter()
            .fold(context, |kinds, &value| kinds << 2 | value.kind());
        if coins.code_bit(&mut self.drawn[kinds], value.kind() == 0) {
            return V::of(0, 0);
        }
        let kind = if coins.code_bit(&mut self.won[kinds], value.kind() == 1) {
            1
        } else {
            2
        };
        let company = Company::of(kind, context, neighbours);
        let off = value.half() - company.foretold;
        let mut half = company.foretold;
        if !coins.code_bit(&mut self.exact[company.number], off == 0) {
            let nearer = coins.code_bit(&mut self.nearer[company.number], off < 0);
            let by = self.toss_distance(coins, company.number, off.abs());
            half += if nearer { -by } else { by };
        }
        V::of(kind, half.clamp(0, FURTHEST))
    }

    /// Packs or unpacks a number from 1 on.
    #[inline]
    fn toss_distance(&mut self, coins: &mut impl BitCoder, company: usize, distance: i32) -> i32 {
        for (near, chance) in (1..).zip(&mut self.off_by[company]) {
            if coins.code_bit(chance, distance == near) {
                return near;
            }
        }
        let far = distance - NEAR as i32 - 1;
        let far = (0..7).fold(0, |sum, bit| {
            sum | i32::from(coins.code_bit(&mut { Probability::EVEN }, far >> bit & 1 == 1)) << bit
        });
        far + NEAR as i32 + 1
    }
}

/// Goes through the quiet positions of a family, and packs or unpacks each value. Returns the
/// values of those; the others stay open.
pub(super) fn toss_family(
    family: usize,
    positions: &Positions,
    coins: &mut impl BitCoder,
    known: impl Fn(usize) -> Value,
) -> Vec<Value> {
    let mut values = vec![Value::OPEN; PLACES[family]];
    let mut chances = Probabilities::new(1);
    for (at, seen) in positions.iter() {
        if !is_quiet(seen) {
            continue;
        }
        let mut around = [Value::OPEN; NEIGHBOURS];
        neighbours(family, seen, at, |slot, place| {
            if let (Some(slot), Some(value)) = (around.get_mut(slot), values.get(place)) {
                *slot = *value;
            }
        });
        values[at] = chances.code_bit(coins, 0, &around, known(at));
    }
    values
}

/// Whether the side to move is free of compulsory captures.
#[inline]
pub(super) fn is_quiet(seen: Seen) -> bool {
    !seen.board().must_capture()
}
