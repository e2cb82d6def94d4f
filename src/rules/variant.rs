//! What can be chosen: the variants of a game, as data.

use super::OptionInfo;

/// A game that can be chosen. Its texts stand under `ui.<key>.…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Its key on the command line, in records and texts.
    pub key: &'static str,
    /// The family's key: the coffer's compartment.
    pub family: &'static str,
    /// The key of the type that plays it: variants of one family may be of several types, variants
    /// of one game are of one.
    pub game: &'static str,
    /// Its options.
    pub options: &'static [OptionInfo],
    /// The options that each seat has for itself.
    pub seat_options: &'static [OptionInfo],
    /// How many sit at the table when no option says so.
    pub seats: u8,
}
