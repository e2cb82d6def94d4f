//! How strong each level is, on a scale of each variant.
//!
//! `coffer ratings` computes the figures in `ratings.json` from the results of a ladder, see
//! `docs/players.md`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::levels::Courtier;

/// The rating of the baseline player, or of the first level in games without one.
pub const BASE: u16 = 1000;

/// The step of the ratings that are shown.
const ROUNDED: u16 = 50;

/// The ratings by variant and level.
static RATINGS: LazyLock<BTreeMap<String, [u16; 5]>> =
    LazyLock::new(|| serde_json::from_str(include_str!("ratings.json")).unwrap_or_default());

/// The rating of a level at a variant with its usual options: differences are those of Elo, and the
/// baseline player, or the first level in games without one, has [`BASE`]. Ratings of two variants
/// cannot be compared. `None` if it was not measured.
#[must_use]
pub fn rating(variant: &str, who: Courtier) -> Option<u16> {
    RATINGS.get(variant)?.get(who as usize).copied()
}

/// The same rating rounded to fifty, as it is shown: the measurements are no more exact.
#[must_use]
pub fn rounded_rating(variant: &str, who: Courtier) -> Option<u16> {
    rating(variant, who).map(|exact| exact.saturating_add(ROUNDED / 2) / ROUNDED * ROUNDED)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::registry;

    /// Every variant has been measured, and a higher level is stronger.
    #[test]
    fn ratings_grow_with_the_level() {
        for variant in registry::variants() {
            let ratings: Vec<u16> = Courtier::ALL
                .into_iter()
                .map(|who| rating(variant.key, who).expect("measured"))
                .collect();
            assert!(ratings.is_sorted(), "{}: {ratings:?}", variant.key);
            for (who, exact) in Courtier::ALL.into_iter().zip(ratings) {
                let shown = rounded_rating(variant.key, who).expect("measured");
                assert!(shown.is_multiple_of(ROUNDED) && shown.abs_diff(exact) <= ROUNDED / 2);
            }
        }
        assert_eq!(RATINGS.len(), registry::variants().count());
        assert_eq!(rating("chess", Courtier::ThomasMore), None);
    }
}
