//! Questions about a line of people: which neighbour is asked for, and the difficulty (CR-11,
//! CR-13).

use serde::{Deserialize, Serialize};

use super::{OptionInfo, OptionRole};

/// One side of a person in a line of succession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The predecessor's.
    Before,
    /// The successor's.
    After,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Before, Self::After];
}

/// The difficulty of questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Three names with their dates.
    Easy,
    /// Four names.
    #[default]
    Usual,
    /// Six names.
    Hard,
}

impl Difficulty {
    /// All of them, from the easiest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Usual, Self::Hard];

    /// The option of games that ask such questions.
    pub const OPTION: OptionInfo = OptionInfo {
        name: "questions",
        values: &["usual", "easy", "hard"],
        role: OptionRole::Choice,
        before: None,
    };

    /// The value of the option, and the stable name used in texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Usual => "usual",
            Self::Hard => "hard",
        }
    }

    /// The difficulty with this key; the usual one for any other text.
    pub fn of_key(key: &str) -> Self {
        let found = Self::ALL
            .into_iter()
            .find(|difficulty| difficulty.key() == key);
        found.unwrap_or_default()
    }

    /// The number of names to choose from.
    pub const fn names(self) -> usize {
        match self {
            Self::Easy => 3,
            Self::Usual => 4,
            Self::Hard => 6,
        }
    }

    /// Whether the names are shown with their dates.
    pub const fn shows_dates(self) -> bool {
        matches!(self, Self::Easy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_the_option_is_a_difficulty() {
        let of = |value: &&str| Difficulty::of_key(value).key() == *value;
        assert!(Difficulty::OPTION.values.iter().all(of));
        assert_eq!(Difficulty::OPTION.values.len(), Difficulty::ALL.len());
        let default = Difficulty::of_key(Difficulty::OPTION.values[0]);
        assert_eq!(default, Difficulty::default());
        assert_eq!(Difficulty::of_key("cruel"), Difficulty::Usual);
    }
}
