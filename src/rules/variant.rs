//! The variants of a game, as data.

use super::OptionInfo;

/// A variant that can be played. Its texts are stored under `<key>-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Its key on the command line, in records and texts.
    pub key: &'static str,
    /// The key of the game family.
    pub family: &'static str,
    /// The key of the game that plays it. Variants of one family may belong to several games, and
    /// each game is one type.
    pub game: &'static str,
    /// The options of the match.
    pub options: &'static [OptionInfo],
    /// The options that each seat sets for itself.
    pub seat_options: &'static [OptionInfo],
    /// The number of seats if no option sets it.
    pub seats: u8,
}
