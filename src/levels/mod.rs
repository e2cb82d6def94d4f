//! What is taught and told beside the matches themselves: lessons done by hand on the real rules,
//! puzzles, and the pages of the rules reader.
//!
//! Pure like the rules and the players: no Bevy, no clock. The data are RON files under
//! `levels/<family>/`, built into the program, so that desktop, browser and command line have the
//! same; their sentences stand in `assets/locales/`, under keys made from the data's.
//!
//! Adding a family: its files, and one entry in `FAMILIES` with the few things that only the family
//! knows.

mod draughts;
pub mod lessons;
mod mill;
pub mod pages;
pub mod puzzles;
pub mod shots;
mod six_of_viii;

use serde::de::DeserializeOwned;

use crate::rules::{AnyMatch, Kind, Spot, registry};

use self::pages::ContextHelp;

/// A family's data, and what only the family knows about them.
struct FamilyLevels {
    /// Its key in the registry.
    key: &'static str,
    /// The lessons' files, by name.
    lessons: &'static [(&'static str, &'static str)],
    /// The file of the rules reader's pages.
    pages: &'static str,
    /// The place on the table that a text in the data stands for.
    spot: fn(&str) -> Option<Spot>,
    /// The card that a text in the data stands for; none in a family without cards.
    card: fn(&str) -> Option<Kind>,
    /// The rule that matters most in a match now.
    moment: fn(&dyn AnyMatch) -> Option<ContextHelp>,
}

/// The families with lessons and pages.
static FAMILIES: &[FamilyLevels] = &[draughts::FAMILY, mill::FAMILY, six_of_viii::FAMILY];

/// The family of a variant, when it has lessons and pages.
fn family(variant: &str) -> Option<&'static FamilyLevels> {
    let key = registry::variant(variant)?.family;
    FAMILIES.iter().find(|family| family.key == key)
}

/// The place on the table that a text in a variant's data stands for: in draughts a square's
/// number, in the mill games a point's name.
pub fn spot(variant: &str, text: &str) -> Option<Spot> {
    (family(variant)?.spot)(text)
}

/// The card that a text in a variant's data stands for, in the game's notation.
pub fn card(variant: &str, text: &str) -> Option<Kind> {
    (family(variant)?.card)(text)
}

/// Reads a file that is built in.
///
/// # Panics
/// When it is not what it should be, which a test excludes.
fn read<T: DeserializeOwned>(name: &str, text: &str) -> T {
    ron::from_str(text).unwrap_or_else(|error| panic!("the built-in file {name} is valid: {error}"))
}
