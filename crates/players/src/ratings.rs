//! How strong each strength of the courtiers is, on a scale of each variant.
//!
//! `coffer ratings` computes the figures in `ratings.json` from the results of a ladder, see
//! `docs/players.md`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use coffer_rules::Strength;

/// The rating of the baseline player, or of the first level in games without one.
pub const BASE: u16 = 1000;

/// The step of the ratings that are shown.
const ROUNDED: u16 = 50;

/// The ratings by variant, weakest strength first.
static RATINGS: LazyLock<BTreeMap<String, [u16; Strength::STEPS]>> =
    LazyLock::new(|| serde_json::from_str(include_str!("ratings.json")).unwrap_or_default());

/// The rating of a strength at a variant with its usual options: differences are those of Elo, and the
/// baseline player, or the first level in games without one, has [`BASE`]. Ratings of two variants
/// cannot be compared. `None` if it was not measured.
#[must_use]
pub fn rating(variant: &str, strength: Strength) -> Option<u16> {
    RATINGS.get(variant)?.get(strength.step()).copied()
}

/// The same rating rounded to fifty, as it is shown: the measurements are no more exact.
#[must_use]
pub fn rounded_rating(variant: &str, strength: Strength) -> Option<u16> {
    rating(variant, strength).map(|exact| exact.saturating_add(ROUNDED / 2) / ROUNDED * ROUNDED)
}

/// The strength whose rating at a variant is nearest to this one; `None` if none was measured.
#[must_use]
pub fn nearest(variant: &str, points: u16) -> Option<Strength> {
    let ratings = RATINGS.get(variant)?;
    Strength::all().min_by_key(|strength| {
        let rated = ratings.get(strength.step());
        rated.map_or(u16::MAX, |rated| rated.abs_diff(points))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::registry;

    /// The most that a strength may be above the one before.
    const STEP: u16 = 250;

    /// Every variant has been measured, a higher strength is stronger, and nobody is left without
    /// somebody to learn from.
    #[test]
    fn ratings_grow_in_small_steps() {
        for variant in registry::variants() {
            let ratings: Vec<u16> = Strength::all()
                .map(|strength| rating(variant.key, strength).expect("measured"))
                .collect();
            for pair in ratings.windows(2) {
                let [lower, higher] = pair else { continue };
                let step = higher.checked_sub(*lower);
                assert!(
                    step.is_some_and(|step| step <= STEP),
                    "{}: {ratings:?}",
                    variant.key
                );
            }
            for (strength, exact) in Strength::all().zip(ratings) {
                let near = nearest(variant.key, exact).and_then(|near| rating(variant.key, near));
                assert_eq!(near, Some(exact));
                let shown = rounded_rating(variant.key, strength).expect("measured");
                assert!(shown.is_multiple_of(ROUNDED) && shown.abs_diff(exact) <= ROUNDED / 2);
            }
        }
        assert_eq!(RATINGS.len(), registry::variants().count());
        assert_eq!(rating("chess", Strength::usual(4)), None);
        assert_eq!(nearest("chess", 1500), None);
    }
}
