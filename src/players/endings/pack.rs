//! Packing the values of a family.
//!
//! Only quiet positions are packed: the value of a compulsory capture follows from smaller families. A value is foretold by those of its
//! neighbours, the positions with one piece a step further back, which come earlier in the order: first whether it is won, drawn or lost, then
//! how far its distance is from the middle one of its neighbours of the same kind.

use super::coins::{Chance, Coins};
use super::places::{PLACES, Positions, Seen, neighbours};
use super::value::Value;

/// How many neighbours are looked at.
pub(super) const NEIGHBOURS: usize = 8;
/// How many of them foretell the kind of result: the pieces of the other side come first.
const FOR_KIND: u32 = 6;
/// Steps from the foretold distance that are told one by one; further ones are written as a number.
const NEAR: usize = 16;
/// Kinds of company that a distance may have; see [`Company`].
const COMPANIES: usize = 2 * 7 * 3 * (NEIGHBOURS + 1);
/// The distance, halved, that is foretold where no neighbour says anything.
const FORETOLD: i32 = 4;
/// The greatest distance, halved.
const FURTHEST: i32 = 126;

/// What was learnt about the values of a family so far.
struct Chances {
    drawn: Vec<Chance>,
    won: Vec<Chance>,
    exact: Vec<Chance>,
    nearer: Vec<Chance>,
    off_by: Vec<[Chance; NEAR]>,
}

/// Drawn, won, lost or not known.
#[inline]
const fn kind(value: Value) -> usize {
    match value {
        Value::OPEN => 3,
        Value::DRAW => 0,
        Value(n) if n % 2 == 0 => 1,
        _ => 2,
    }
}

/// Half the distance, rounded down: wins take an odd number of plies, losses an even one.
#[inline]
const fn half(value: Value) -> i32 {
    (value.0 as i32 - 1) / 2
}

/// What the neighbours of one kind say about a distance.
struct Company {
    foretold: i32,
    /// What they are like: how far apart, how many, and where the nearest piece's is.
    number: usize,
}

impl Company {
    #[inline]
    fn of(of_kind: usize, neighbours: &[Value; NEIGHBOURS]) -> Company {
        let (mut halves, mut len) = ([0; NEIGHBOURS], 0);
        let mut first = 0;
        for &value in neighbours {
            if kind(value) == of_kind {
                let half = half(value);
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
        let number = (((of_kind - 1) * 7 + spread as usize) * 3 + side as usize) * (NEIGHBOURS + 1) + len;
        Company { foretold, number }
    }
}

impl Chances {
    fn new() -> Chances {
        let kinds = 1 << (2 * FOR_KIND);
        Chances {
            drawn: vec![Chance::EVEN; kinds],
            won: vec![Chance::EVEN; kinds],
            exact: vec![Chance::EVEN; COMPANIES],
            nearer: vec![Chance::EVEN; COMPANIES],
            off_by: vec![[Chance::EVEN; NEAR]; COMPANIES],
        }
    }

    /// Packs a value, or unpacks one in its place.
    #[inline]
    fn toss(&mut self, coins: &mut impl Coins, neighbours: &[Value; NEIGHBOURS], value: Value) -> Value {
        let kinds = neighbours[..FOR_KIND as usize]
            .iter()
            .fold(0, |kinds, &value| kinds << 2 | kind(value));
        if coins.toss(&mut self.drawn[kinds], value == Value::DRAW) {
            return Value::DRAW;
        }
        let won = coins.toss(&mut self.won[kinds], kind(value) == 1);
        let company = Company::of(if won { 1 } else { 2 }, neighbours);
        let off = half(value) - company.foretold;
        let mut half = company.foretold;
        if !coins.toss(&mut self.exact[company.number], off == 0) {
            let nearer = coins.toss(&mut self.nearer[company.number], off < 0);
            let by = self.toss_distance(coins, company.number, off.abs());
            half += if nearer { -by } else { by };
        }
        Value((2 * half.clamp(0, FURTHEST) + if won { 2 } else { 1 }) as u8)
    }

    /// Packs or unpacks a number from 1 on.
    #[inline]
    fn toss_distance(&mut self, coins: &mut impl Coins, company: usize, distance: i32) -> i32 {
        for (near, chance) in (1..).zip(&mut self.off_by[company]) {
            if coins.toss(chance, distance == near) {
                return near;
            }
        }
        let far = distance - NEAR as i32 - 1;
        let far = (0..7).fold(0, |sum, bit| {
            sum | i32::from(coins.toss(&mut { Chance::EVEN }, far >> bit & 1 == 1)) << bit
        });
        far + NEAR as i32 + 1
    }
}

/// Goes through the quiet positions of a family, and packs or unpacks each value. Returns the values of those; the others stay open.
pub(super) fn toss_family(family: usize, positions: &Positions, coins: &mut impl Coins, known: impl Fn(usize) -> Value) -> Vec<Value> {
    let mut values = vec![Value::OPEN; PLACES[family]];
    let mut chances = Chances::new();
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
        values[at] = chances.toss(coins, &around, known(at));
    }
    values
}

/// Whether the side to move is free of compulsory captures.
#[inline]
pub(super) fn is_quiet(seen: Seen) -> bool {
    !seen.board().must_capture()
}
