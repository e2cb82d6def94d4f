//! Variants by the names that people use for them.

use coffer_texts::{has, text};

use super::registry::Registry;

/// Other names of variants, reduced as by `plain`.
pub const OTHER_NAMES: [(&str, &str); 10] = [
    ("checkers", "draughts"),
    ("englishdraughts", "draughts"),
    ("americancheckers", "draughts"),
    ("giveaway", "losing"),
    ("losingcheckers", "losing"),
    ("mill", "nine_mens_morris"),
    ("mills", "nine_mens_morris"),
    ("morris", "nine_mens_morris"),
    ("merels", "nine_mens_morris"),
    ("ninemenmorris", "nine_mens_morris"),
];
/// The longest name, in bytes.
const LONGEST: usize = 60;

/// The letters and digits of a name in lower case, without “the” before it.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    let plain: String = letters.flat_map(char::to_lowercase).collect();
    plain.strip_prefix("the").unwrap_or(&plain).to_owned()
}

/// The key of the variant with this key, display name, short name or other common name, whatever
/// the case, spaces and apostrophes.
#[must_use]
pub fn variant_named(games: &Registry, name: &str) -> Option<&'static str> {
    if name.len() > LONGEST {
        return None;
    }
    let name = plain(name);
    let other = OTHER_NAMES.iter().find(|(other, _)| *other == name);
    let key = other.map_or(name.as_str(), |(_, key)| key);
    let called = |variant: &str| {
        let shown = ["name", "short"].map(|kind| format!("{variant}-{kind}"));
        let mut shown = shown.iter().filter(|key| has(key));
        plain(variant) == plain(key) || shown.any(|key| plain(text(key)) == name)
    };
    let mut keys = games.variants().map(|variant| variant.key);
    keys.find(|variant| called(variant))
}
