//! Compression of the values of a family: the [`Probabilities`] of any game, and the draughts part.
//!
//! Only quiet positions are packed, because the value of a compulsory capture follows from smaller
//! families. A value is predicted from its neighbours, the positions with one piece a step further
//! back, which come earlier in the order: first whether it is won, drawn or lost, then the
//! difference between its distance and the median distance of the neighbours with the same result.

use super::arithmetic_coder::{BitCoder, Probability};
use super::index::{Normalized, PLACES, Positions, neighbours};
use super::predicted::{FURTHEST, NEIGHBOURS, Predicted};
use super::value::ValueByte;

/// The number of neighbours that predict the result; the opponent's pieces come first.
const FOR_KIND: u32 = 6;
/// Distance errors up to this are coded in unary; larger ones as a number.
const NEAR: usize = 16;
/// The number of contexts of a distance; see [`DistanceContext`].
const COMPANIES: usize = 2 * 7 * 3 * (NEIGHBOURS + 1);
/// The predicted distance, halved, without any neighbour of the same result.
const DEFAULT_DISTANCE: i32 = 4;

/// The adaptive probabilities for the values of a family.
pub(crate) struct Probabilities {
    drawn: Vec<Probability>,
    won: Vec<Probability>,
    exact: Vec<Probability>,
    nearer: Vec<Probability>,
    off_by: Vec<[Probability; NEAR]>,
}

/// The prediction of a distance from the neighbours with the same result.
struct DistanceContext {
    foretold: i32,
    /// The context: how far the neighbours' distances are apart, how many there are, and on which
    /// side of the prediction the first one is.
    number: usize,
}

impl DistanceContext {
    #[inline]
    fn of<V: Predicted>(
        of_kind: usize,
        context: usize,
        neighbours: &[V; NEIGHBOURS],
    ) -> DistanceContext {
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
            (DEFAULT_DISTANCE, 0, 1)
        } else {
            let foretold = (halves[(len - 1) / 2] + halves[len / 2]) / 2;
            let spread = (halves[len - 1] - halves[0]).min(6);
            (foretold, spread, 1 + (first - foretold).signum())
        };
        let number =
            (((of_kind - 1) * 7 + spread as usize) * 3 + side as usize) * (NEIGHBOURS + 1) + len;
        DistanceContext {
            foretold,
            number: context * COMPANIES + number,
        }
    }
}

impl Probabilities {
    /// Initial probabilities. Other facts about a position than its value are passed as a number
    /// below `contexts`.
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

    /// Packs a value, or unpacks one instead.
    #[inline]
    pub fn code_value<V: Predicted>(
        &mut self,
        coder: &mut impl BitCoder,
        context: usize,
        neighbours: &[V; NEIGHBOURS],
        value: V,
    ) -> V {
        let kinds = neighbours[..FOR_KIND as usize]
            .iter()
            .fold(context, |kinds, &value| kinds << 2 | value.kind());
        if coder.code_bit(&mut self.drawn[kinds], value.kind() == 0) {
            return V::of(0, 0);
        }
        let kind = if coder.code_bit(&mut self.won[kinds], value.kind() == 1) {
            1
        } else {
            2
        };
        let company = DistanceContext::of(kind, context, neighbours);
        let off = value.half() - company.foretold;
        let mut half = company.foretold;
        if !coder.code_bit(&mut self.exact[company.number], off == 0) {
            let nearer = coder.code_bit(&mut self.nearer[company.number], off < 0);
            let by = self.code_distance(coder, company.number, off.abs());
            half += if nearer { -by } else { by };
        }
        V::of(kind, half.clamp(0, FURTHEST))
    }

    /// Packs or unpacks a number from 1 on.
    #[inline]
    fn code_distance(&mut self, coder: &mut impl BitCoder, company: usize, distance: i32) -> i32 {
        for (near, chance) in (1..).zip(&mut self.off_by[company]) {
            if coder.code_bit(chance, distance == near) {
                return near;
            }
        }
        let far = distance - NEAR as i32 - 1;
        let far = (0..7).fold(0, |sum, bit| {
            sum | i32::from(coder.code_bit(&mut { Probability::EVEN }, far >> bit & 1 == 1)) << bit
        });
        far + NEAR as i32 + 1
    }
}

/// Packs or unpacks the value of every quiet position of a family. Returns these values; the others
/// stay open.
pub(super) fn code_family(
    family: usize,
    positions: &Positions,
    coder: &mut impl BitCoder,
    known: impl Fn(usize) -> ValueByte,
) -> Vec<ValueByte> {
    let mut values = vec![ValueByte::OPEN; PLACES[family]];
    let mut chances = Probabilities::new(1);
    for (at, seen) in positions.iter() {
        if !is_quiet(seen) {
            continue;
        }
        let mut around = [ValueByte::OPEN; NEIGHBOURS];
        neighbours(family, seen, at, |slot, place| {
            if let (Some(slot), Some(value)) = (around.get_mut(slot), values.get(place)) {
                *slot = *value;
            }
        });
        values[at] = chances.code_value(coder, 0, &around, known(at));
    }
    values
}

/// Whether the side to move has no compulsory capture.
#[inline]
pub(super) fn is_quiet(seen: Normalized) -> bool {
    !seen.board().must_capture()
}
