//! Variants as they are named on the command line: by key, or by a name that people use.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command};
use coffer_rules::registry::{self, Registry};
use coffer_rules::variant_names;

/// The key of the variant with this name, see [`variant_names`].
pub(super) fn variant_named(name: &str) -> Option<&'static str> {
    variant_names::variant_named(&Registry::default(), name)
}

/// A variant, and what a command has for it.
#[derive(Clone, Debug)]
pub(super) struct Chosen<T> {
    pub variant: &'static str,
    pub with: T,
}

/// Reads the name of a variant that a command takes; clap lists the keys and suggests the nearest.
#[derive(Clone)]
pub(super) struct VariantParser<T>(Vec<Chosen<T>>);

/// Reads the name of any variant as its key.
pub(super) fn variant_parser() -> impl TypedValueParser<Value = String> {
    variants_that(|_| true)
}

/// Reads the name of a variant whose key passes the test, as its key; others are refused.
pub(super) fn variants_that(takes: impl Fn(&str) -> bool) -> impl TypedValueParser<Value = String> {
    let key = |chosen: Chosen<()>| chosen.variant.to_owned();
    variants_with(|variant| takes(variant).then_some(())).map(key)
}

/// Reads the name of a variant for which a command has something; others are refused.
pub(super) fn variants_with<T>(with: impl Fn(&'static str) -> Option<T>) -> VariantParser<T> {
    let keys = registry::variants().map(|variant| variant.key);
    let chosen = keys.filter_map(|variant| with(variant).map(|with| Chosen { variant, with }));
    VariantParser(chosen.collect())
}

impl<T> VariantParser<T> {
    fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|chosen| chosen.variant)
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for VariantParser<T> {
    type Value = Chosen<T>;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Chosen<T>, clap::Error> {
        let named = |key: &str| self.0.iter().find(|chosen| chosen.variant == key);
        let chosen = value.to_str().and_then(variant_named).and_then(named);
        if let Some(chosen) = chosen {
            return Ok(chosen.clone());
        }
        // This writes the error.
        let key = PossibleValuesParser::new(self.keys()).parse_ref(command, arg, value)?;
        let refused = || clap::Error::new(ErrorKind::InvalidValue);
        named(&key).cloned().ok_or_else(refused)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.keys().map(PossibleValue::new)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::variant_names::OTHER_NAMES;
    use coffer_texts::text;

    #[test]
    fn variants_are_known_by_the_names_that_people_use() {
        for (name, key) in [
            ("checkers", "draughts"),
            ("Draughts", "draughts"),
            ("English draughts", "draughts"),
            ("losing draughts", "losing"),
            ("wolf and sheep", "wolf"),
            ("Mill", "nine_mens_morris"),
            ("nine men's morris", "nine_mens_morris"),
            ("Nine Men’s Morris", "nine_mens_morris"),
            ("nine-mens-morris", "nine_mens_morris"),
            ("Ceylon Mill", "ceylon_mill"),
            ("Queen's Guard", "queens_guard"),
            ("Six Wives", "six_wives"),
            ("The Six of VIII", "six_of_viii"),
            ("Cromwell, advanced", "cromwell_advanced"),
        ] {
            assert_eq!(variant_named(name), Some(key), "{name}");
        }
        for name in ["", "the", "chess", "draught", "mil"] {
            assert_eq!(variant_named(name), None, "{name}");
        }
    }

    /// No name leads to two variants, and every variant is found by its own.
    #[test]
    fn every_variant_is_found_by_its_key_and_its_name() {
        for variant in registry::variants() {
            let key = format!("{}-name", variant.key);
            let name = text(&key);
            assert_eq!(variant_named(variant.key), Some(variant.key));
            assert_eq!(variant_named(name), Some(variant.key), "{name}");
        }
        for (name, key) in OTHER_NAMES {
            assert_eq!(variant_named(name), Some(key));
        }
    }
}
