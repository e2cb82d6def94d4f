//! Teaching material besides the matches: interactive lessons on the real rules, puzzles, and the
//! pages of the rules reader.
//!
//! Pure like the rules and the players: no Bevy, no clock. The data are RON files under
//! `levels/<family>/` that are built into the program, so desktop, browser and command line share
//! them; their texts are in `assets/locales/`, under keys derived from the data's.
//!
//! Players can add lessons, puzzles and captions of cards in files of the same format
//! ([`mod@file`]), which are checked ([`check`]) before they join the built-in ones in a
//! [`LevelLibrary`](library::LevelLibrary).
//!
//! To add a family, add its files and an entry in `FAMILIES` with the few functions specific to it.

pub mod captions;
pub mod check;
mod cromwell;
mod draughts;
pub mod file;
pub mod history;
pub mod lessons;
pub mod library;
mod mill;
pub mod pages;
pub mod puzzles;
mod queens_guard;
pub mod quiz;
pub mod sheet;
pub mod shots;
mod six_of_viii;
mod six_wives;

use crate::players::search::mix;
use crate::rules::{AnyMatch, Kind, Spot, registry};

use self::file::LevelFile;
use self::pages::ContextHelp;
use self::quiz::Succession;

/// Files under `levels/` by their names there, each with its text.
macro_rules! files {
    [$($name:literal),* $(,)?] => {
        &[$(($name, include_str!(concat!("../../levels/", $name)))),*]
    };
}
use files;

/// The data of a family, and the functions to interpret them.
struct FamilyLevels {
    /// The key of the family in the registry.
    key: &'static str,
    /// The names and texts of the files with its lessons and puzzles.
    levels: &'static [(&'static str, &'static str)],
    /// The contents of the file with the rules pages.
    pages: &'static str,
    /// Parses a spot in the data.
    spot: fn(&str) -> Option<Spot>,
    /// Parses a card in the data; always `None` for a family without cards.
    card: fn(&str) -> Option<Kind>,
    /// The rule that is most relevant in a match right now.
    moment: fn(&dyn AnyMatch) -> Option<ContextHelp>,
    /// The line of its people, if questions are asked about them.
    succession: Option<fn() -> &'static Succession>,
}

/// The families that have lessons and pages.
static FAMILIES: &[FamilyLevels] = &[
    draughts::FAMILY,
    mill::FAMILY,
    queens_guard::FAMILY,
    six_wives::FAMILY,
    six_of_viii::FAMILY,
    cromwell::FAMILY,
];

/// The family of a variant, if it has lessons and pages.
fn family(variant: &str) -> Option<&'static FamilyLevels> {
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

/// Parses a built-in file.
///
/// # Panics
/// If the file is invalid, which a test rules out.
fn read(name: &str, text: &str) -> LevelFile {
    LevelFile::parse(text)
        .unwrap_or_else(|fault| panic!("the built-in file {name} is valid: {fault}"))
}

/// Picks one for a day; days are counted from any fixed date. All are used before one is repeated,
/// and each round has its own order. `None` only if there are none.
fn pick_of_the_day<T>(day: u64, mut all: Vec<T>, id: impl Fn(&T) -> String) -> Option<T> {
    let number = all.len() as u64;
    let (round, place) = (day.checked_div(number)?, day % number);
    // An order that does not depend on how the data are sorted.
    all.sort_by_cached_key(|one| {
        let id = id(one);
        let mixed = |sum, byte| mix(sum ^ u64::from(byte));
        (mix(id.bytes().fold(round, mixed)), id)
    });
    all.into_iter().nth(place as usize)
}
