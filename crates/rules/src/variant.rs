//! The variants of a game, as data.

use super::{OptionInfo, OptionRole};

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

impl Variant {
    /// The option for the number of players; `None` if the variant has none.
    #[must_use]
    pub fn seats_option(&self) -> Option<&'static OptionInfo> {
        self.options
            .iter()
            .find(|option| option.role == OptionRole::Seats)
    }

    /// The numbers of players, the default first.
    #[must_use]
    pub fn seat_counts(&self) -> Vec<u8> {
        let values = self.seats_option().map_or(&[][..], |option| option.values);
        let counts: Vec<u8> = values
            .iter()
            .filter_map(|value| value.parse::<u8>().ok())
            .collect();
        if counts.is_empty() {
            vec![self.seats]
        } else {
            counts
        }
    }
}
