//! The list of the families that have lessons and pages.

use coffer_rules::{Kind, Spot, registry};

use super::family::FamilyLevels;
use super::{cromwell, draughts, mill, queens_guard, six_of_viii, six_wives};

/// The families that have lessons and pages.
pub(super) static FAMILIES: &[FamilyLevels] = &[
    draughts::FAMILY,
    mill::FAMILY,
    queens_guard::FAMILY,
    six_wives::FAMILY,
    six_of_viii::FAMILY,
    cromwell::FAMILY,
];

/// The family of a variant, if it has lessons and pages.
pub(super) fn family(variant: &str) -> Option<&'static FamilyLevels> {
    let key = registry::variant(variant)?.family;
    FAMILIES.iter().find(|family| family.key == key)
}

/// The spot for a text in a variant's data: a square number in draughts, the name of a point in the
/// mill games, ring and index of a cell in Queen's Guard, the name of a space in The Six Wives.
pub fn spot(variant: &str, text: &str) -> Option<Spot> {
    (family(variant)?.spot)(text)
}

/// The card for a text in a variant's data, in the game's notation.
pub fn card(variant: &str, text: &str) -> Option<Kind> {
    (family(variant)?.card)(text)
}
