//! What is played: a variant and its options, checked once, so that games can rely on them.

use std::collections::BTreeMap;

use super::{Game, Refusal, Variant, registry};
use crate::texts;

/// One option of a variant: a name and the values it may have, as in `coffer games`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its name on the command line and in records.
    pub name: &'static str,
    /// Its values; the first is the default.
    pub values: &'static [&'static str],
}

/// Why a setup cannot be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// No such variant.
    #[error("there is no game called “{0}”; `coffer games` lists them")]
    UnknownVariant(String),
    /// No such option in this variant.
    #[error("{variant} has no option “{name}”")]
    UnknownOption {
        /// The variant's key.
        variant: &'static str,
        /// What was asked for.
        name: String,
    },
    /// The option does not take this value.
    #[error("“{value}” is not a value of {name}; it takes {allowed}")]
    BadValue {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// What it takes.
        allowed: String,
    },
}

impl SetupError {
    /// No variant has this key.
    pub(super) fn unknown(variant: &str) -> Self {
        Self::UnknownVariant(texts::excerpt(variant))
    }
}

/// Why a match cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The variant does not exist.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The first position is not one.
    #[error(transparent)]
    Position(Refusal),
}

/// A variant with a value for each of its options.
#[derive(Clone, Debug)]
pub struct Setup {
    variant: &'static Variant,
    values: BTreeMap<&'static str, &'static str>,
}

impl PartialEq for Setup {
    fn eq(&self, other: &Self) -> bool {
        self.variant.key == other.variant.key && self.values == other.values
    }
}

impl Setup {
    /// The coffer's variant with every option at its default.
    ///
    /// # Errors
    /// When no variant has this key.
    pub fn standard(variant: &str) -> Result<Self, SetupError> {
        Self::new(variant, [])
    }

    /// The coffer's variant with the options given, the rest at their defaults.
    ///
    /// # Errors
    /// When the variant, an option or a value does not exist.
    pub fn new<'a>(
        variant: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        registry::setup(variant, options)
    }

    /// As [`Setup::new`], for one of the game's own variants, whether the coffer has the game or
    /// not.
    ///
    /// # Errors
    /// When the game has no such variant, or an option or a value does not exist.
    pub fn of<'a, G: Game>(
        variant: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        let known = G::VARIANTS.iter().find(|known| known.key == variant);
        Self::for_variant(known.ok_or_else(|| SetupError::unknown(variant))?, options)
    }

    /// The variant with the options given, the rest at their defaults.
    ///
    /// # Errors
    /// When an option or a value does not exist.
    pub fn for_variant<'a>(
        variant: &'static Variant,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        let mut values: BTreeMap<_, _> = variant
            .options
            .iter()
            .filter_map(|info| Some((info.name, *info.values.first()?)))
            .collect();
        for (name, value) in options {
            let info = variant
                .options
                .iter()
                .find(|info| info.name == name)
                .ok_or_else(|| SetupError::UnknownOption {
                    variant: variant.key,
                    name: texts::excerpt(name),
                })?;
            let value = info
                .values
                .iter()
                .find(|allowed| **allowed == value)
                .ok_or_else(|| SetupError::BadValue {
                    name: info.name,
                    value: texts::excerpt(value),
                    allowed: info.values.join(", "),
                })?;
            values.insert(info.name, value);
        }
        Ok(Self { variant, values })
    }

    /// What is played.
    pub fn variant(&self) -> &'static Variant {
        self.variant
    }

    /// The value of an option; empty when the variant has no such option.
    pub fn value(&self, name: &str) -> &'static str {
        self.values.get(name).copied().unwrap_or_default()
    }

    /// All options with their values, in the order of their names.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.values.iter().map(|(name, value)| (*name, *value))
    }

    /// How many sit at the table: the option `seats` where there is one, else what the variant
    /// says.
    pub fn seats(&self) -> u8 {
        self.value("seats").parse().unwrap_or(self.variant.seats)
    }
}
