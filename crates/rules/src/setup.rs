//! A variant with its options, validated once so that games can rely on them.

use std::collections::BTreeMap;

use coffer_texts::{self as texts, Sentence};

use super::{OptionInfo, RECORD_FORMAT, Record, Refusal, Seat, Variant};

/// Why a set-up is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There is no such variant.
    #[error("{}", Sentence::new("match-no_such_game").with("name", .0))]
    UnknownVariant(String),
    /// The variant has no such option.
    #[error("{}", Sentence::new("match-no_such_option").with("variant", .variant).with("name", .name))]
    UnknownOption {
        /// The variant's key.
        variant: &'static str,
        /// The name asked for.
        name: String,
    },
    /// The variant has no such option for a seat.
    #[error("{}", Sentence::new("match-no_such_seat_option").with("variant", .variant).with("name", .name))]
    UnknownSeatOption {
        /// The variant's key.
        variant: &'static str,
        /// The name asked for.
        name: String,
    },
    /// An option for a seat that does not exist.
    #[error("{}", Sentence::new("match-seat_missing").with("seat", .seat).with("seats", .seats))]
    NoSuchSeat {
        /// The seat, counted from 1.
        seat: usize,
        /// The number of seats.
        seats: u8,
    },
    /// The option does not take this value.
    #[error("{}", Sentence::new("match-bad_value").with("value", .value).with("name", .name).with("allowed", .allowed))]
    BadValue {
        /// The option.
        name: &'static str,
        /// The value asked for.
        value: String,
        /// The possible values.
        allowed: String,
    },
}

impl SetupError {
    /// The error for a variant key that does not exist.
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
    /// The starting position is invalid.
    #[error(transparent)]
    Position(Refusal),
}

type Values = BTreeMap<&'static str, &'static str>;

/// Every option at its default value.
fn defaults(options: &'static [OptionInfo]) -> Values {
    let default = |info: &'static OptionInfo| Some((info.name, *info.values.first()?));
    options.iter().filter_map(default).collect()
}

impl OptionInfo {
    fn value(&'static self, value: &str) -> Result<&'static str, SetupError> {
        let known = self.values.iter().find(|allowed| **allowed == value);
        known.copied().ok_or_else(|| SetupError::BadValue {
            name: self.name,
            value: texts::excerpt(value),
            allowed: texts::commas(self.values),
        })
    }
}

/// A variant with a value for each of its options, and for each option of each seat.
#[derive(Clone, Debug)]
pub struct Setup {
    variant: &'static Variant,
    values: Values,
    /// By seat; empty if seats have no options.
    seat_values: Vec<Values>,
}

impl PartialEq for Setup {
    fn eq(&self, other: &Self) -> bool {
        self.variant.key == other.variant.key
            && self.values == other.values
            && self.seat_values == other.seat_values
    }
}

impl Setup {
    /// The variant with the given options, the others at their defaults.
    ///
    /// # Errors
    /// If an option or a value does not exist.
    pub fn for_variant<'a>(
        variant: &'static Variant,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        let mut values = defaults(variant.options);
        for (name, value) in options {
            let info = variant.options.iter().find(|info| info.name == name);
            let info = info.ok_or_else(|| SetupError::UnknownOption {
                variant: variant.key,
                name: texts::excerpt(name),
            })?;
            values.insert(info.name, info.value(value)?);
        }
        let mut out = Self {
            variant,
            values,
            seat_values: Vec::new(),
        };
        if !variant.seat_options.is_empty() {
            let seats = usize::from(out.seats());
            out.seat_values = vec![defaults(variant.seat_options); seats];
        }
        Ok(out)
    }

    /// The set-up described by a record of this variant.
    pub(super) fn for_record(
        variant: &'static Variant,
        record: &Record,
    ) -> Result<Self, SetupError> {
        let options = record.options.iter();
        let options = options.map(|(name, value)| (name.as_str(), value.as_str()));
        let older = record.format < RECORD_FORMAT;
        let before = variant
            .options
            .iter()
            .filter(|info| older && !record.options.contains_key(info.name));
        let before = before.filter_map(|info| Some((info.name, info.before?)));
        let options = options.chain(before);
        let mut out = Self::for_variant(variant, options)?;
        if record.seat_options.len() > usize::from(out.seats()) {
            return Err(SetupError::NoSuchSeat {
                seat: record.seat_options.len(),
                seats: out.seats(),
            });
        }
        for (seat, options) in record.seat_options.iter().enumerate() {
            for (name, value) in options {
                out.set_seat_option(seat, name, value)?;
            }
        }
        Ok(out)
    }

    /// Sets an option of one seat, whose index counts from 0.
    ///
    /// # Errors
    /// If the seat, the option or the value does not exist; the set-up is then unchanged.
    pub fn set_seat_option(
        &mut self,
        seat: usize,
        name: &str,
        value: &str,
    ) -> Result<(), SetupError> {
        let variant = self.variant;
        let info = variant.seat_options.iter().find(|info| info.name == name);
        let info = info.ok_or_else(|| SetupError::UnknownSeatOption {
            variant: variant.key,
            name: texts::excerpt(name),
        })?;
        let value = info.value(value)?;
        let seats = self.seats();
        let values = self.seat_values.get_mut(seat);
        let values = values.ok_or(SetupError::NoSuchSeat {
            seat: seat.saturating_add(1),
            seats,
        })?;
        values.insert(info.name, value);
        Ok(())
    }

    /// The set-up of a rematch, in which everybody moves to the next seat and takes their seat
    /// options along.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let mut out = self.clone();
        let by = out.seat_values.len().min(1);
        out.seat_values.rotate_left(by);
        out
    }

    /// The variant being played.
    pub fn variant(&self) -> &'static Variant {
        self.variant
    }

    /// The value of an option; empty if the variant has no such option.
    pub fn value(&self, name: &str) -> &'static str {
        self.values.get(name).copied().unwrap_or_default()
    }

    /// All options with their values, sorted by name.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.values.iter().map(|(name, value)| (*name, *value))
    }

    /// The value of an option of a seat; empty if there is no such option or seat.
    pub fn seat_value(&self, seat: Seat, name: &str) -> &'static str {
        let values = self.seat_values.get(seat.index());
        let value = values.and_then(|values| values.get(name));
        value.copied().unwrap_or_default()
    }

    /// The options of every seat with their values, as in records; empty if seats have no options.
    pub fn seat_options(&self) -> Vec<BTreeMap<String, String>> {
        let texts = |values: &Values| {
            let pairs = values.iter();
            pairs
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect()
        };
        self.seat_values.iter().map(texts).collect()
    }

    /// The number of seats: the value of the option for it if there is one, else the variant's default.
    pub fn seats(&self) -> u8 {
        let option = self.variant.seats_option();
        let chosen = option.and_then(|option| self.value(option.name).parse().ok());
        chosen.unwrap_or(self.variant.seats)
    }
}

#[cfg(test)]
mod tests;
