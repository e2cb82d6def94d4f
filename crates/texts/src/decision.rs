//! Sentences about decisions of card games.

use super::{has, list};

/// The sentence for a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Its key.
    pub key: String,
    /// What is filled in.
    pub values: Vec<(&'static str, String)>,
}

impl Decision {
    /// The sentence for a move, by its own word, e.g. `pass`, or by its first word, e.g.
    /// `announce anne`, with the cards named after it and the seats by their numbers; other words,
    /// e.g. `right`, choose among the sentences. `None` if there is none. `key_of` is the key for such
    /// words, `card` the name of a card, `seat` the name of the seat with this number.
    pub fn of(
        notation: &str,
        key_of: impl Fn(&str) -> String,
        card: fn(&str) -> Option<String>,
        seat: impl Fn(u8) -> String,
    ) -> Option<Self> {
        let key = |said: &str| Some(key_of(said)).filter(|key| has(key));
        if let Some(key) = key(&notation.replace(' ', "_")) {
            let values = Vec::new();
            return Some(Self { key, values });
        }
        let (verb, rest) = notation.split_once(' ')?;
        let (mut said, mut named, mut with) = (verb.to_owned(), Vec::new(), String::new());
        for word in rest.split(' ') {
            if let Some(card) = card(word) {
                named.push(card);
            } else if let Ok(number) = word.parse::<u8>() {
                with = seat(number.saturating_sub(1));
            } else {
                said = format!("{said}_{word}");
            }
        }
        let at = |index: usize| named.get(index).cloned().unwrap_or_default();
        let values = vec![
            ("card", list(&named)),
            ("first", at(0)),
            ("second", at(1)),
            ("third", at(2)),
            ("with", with),
        ];
        let key = key(&said)?;
        Some(Self { key, values })
    }

    /// What is filled in.
    pub fn values(&self) -> Vec<(&'static str, &str)> {
        let values = self.values.iter();
        values
            .map(|(name, value)| (*name, value.as_str()))
            .collect()
    }
}
