//! What is to be said, kept as keys and values. Words are made of it where it is shown, so it is in the
//! language of that moment, whenever it was kept.

use std::fmt;
use std::sync::Arc;

use super::{fill, list, text};

/// A sentence with what fills it: its key, and a value for each `$name` in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
}

/// What fills a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// What is the same in every language: a figure, a name, a move in notation.
    Plain(String),
    /// Another text.
    Text(Sentence),
    /// The player in a seat, counted from 0: how he or she is called is known at the table alone.
    Seat(u8),
    /// Something else that is put into words whenever it is shown.
    Worded(Worded),
    /// Several, as “Anne, Henry and Jane”.
    List(Vec<Value>),
}

impl Sentence {
    /// The sentence under this key.
    #[must_use]
    pub const fn new(key: &'static str) -> Sentence {
        Sentence {
            key,
            values: Vec::new(),
        }
    }

    /// Fills `$name` in the sentence with what is the same in every language, such as a figure, a name
    /// or a move in notation.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Sentence {
        self.values.push((name, Value::Plain(value.to_string())));
        self
    }

    /// Fills `$name` in the sentence with another text.
    #[must_use]
    pub fn with_text(mut self, name: &'static str, text: impl Into<Value>) -> Sentence {
        self.values.push((name, text.into()));
        self
    }

    /// Fills `$name` in the sentence with several things, as “Anne, Henry and Jane”.
    #[must_use]
    pub fn with_list<T: Into<Value>>(
        mut self,
        name: &'static str,
        things: impl IntoIterator<Item = T>,
    ) -> Sentence {
        let things = things.into_iter().map(Into::into).collect();
        self.values.push((name, Value::List(things)));
        self
    }

    /// Fills `$name` in the sentence with the player in a seat, counted from 0. Until
    /// [`Sentence::naming`] says how that player is called, it is the number of the seat.
    #[must_use]
    pub fn with_seat(mut self, name: &'static str, seat: u8) -> Sentence {
        self.values.push((name, Value::Seat(seat)));
        self
    }

    /// The same sentence, with the players that it speaks of called as `called` says.
    #[must_use]
    pub fn naming(&self, called: &dyn Fn(u8) -> String) -> Sentence {
        let values = self.values.iter();
        Sentence {
            key: self.key,
            values: values
                .map(|(of, value)| (*of, value.naming(called)))
                .collect(),
        }
    }

    /// The key of the sentence.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// What fills `$name`, if anything does, in the player's language.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<String> {
        let (_, value) = self.values.iter().find(|(of, _)| *of == name)?;
        Some(value.to_string())
    }
}

impl Value {
    /// The same, with the players that it speaks of called as `called` says.
    #[must_use]
    pub fn naming(&self, called: &dyn Fn(u8) -> String) -> Value {
        match self {
            Value::Plain(_) | Value::Worded(_) => self.clone(),
            Value::Text(sentence) => Value::Text(sentence.naming(called)),
            Value::Seat(seat) => Value::Plain(called(*seat)),
            Value::List(things) => {
                Value::List(things.iter().map(|thing| thing.naming(called)).collect())
            }
        }
    }
}

/// Writes it in the player's language.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Plain(words) => f.write_str(words),
            Value::Text(sentence) => sentence.fmt(f),
            Value::Seat(seat) => {
                let number = (u32::from(*seat) + 1).to_string();
                f.write_str(&fill("seat", &[("n", &number)]))
            }
            Value::Worded(worded) => worded.fmt(f),
            Value::List(things) => {
                let words: Vec<String> = things.iter().map(Value::to_string).collect();
                f.write_str(&list(&words))
            }
        }
    }
}

impl From<String> for Value {
    fn from(plain: String) -> Value {
        Value::Plain(plain)
    }
}

impl From<Sentence> for Value {
    fn from(text: Sentence) -> Value {
        Value::Text(text)
    }
}

impl From<Worded> for Value {
    fn from(worded: Worded) -> Value {
        Value::Worded(worded)
    }
}

/// Writes the whole sentence in the player's language; its key and what fills it where the text tables
/// are left out.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.values.iter();
        let words: Vec<(&str, String)> =
            values.map(|(of, value)| (*of, value.to_string())).collect();
        let words: Vec<(&str, &str)> = words.iter().map(|(of, words)| (*of, &**words)).collect();
        f.write_str(&fill(self.key, &words))
    }
}

/// What is kept to be shown and is no single sentence, such as an error that tells why in sentences of
/// its own: it is put into words again whenever it is shown.
#[derive(Clone)]
pub struct Worded(Arc<dyn Fn() -> String + Send + Sync>);

impl Worded {
    /// What these words say whenever they are asked for.
    pub fn new(words: impl Fn() -> String + Send + Sync + 'static) -> Worded {
        Worded(Arc::new(words))
    }

    /// The text under a key that was put together.
    pub fn text(key: String) -> Worded {
        Worded::new(move || text(&key).to_owned())
    }

    /// Whatever is written in the player's language: an error, for example.
    pub fn of(shown: impl fmt::Display + Send + Sync + 'static) -> Worded {
        Worded::new(move || shown.to_string())
    }
}

impl From<Sentence> for Worded {
    fn from(sentence: Sentence) -> Worded {
        Worded::of(sentence)
    }
}

/// Words that are the same in every language: what the system says, or the author of a player's own file.
impl From<String> for Worded {
    fn from(words: String) -> Worded {
        Worded::of(words)
    }
}

/// Writes it in the player's language.
impl fmt::Display for Worded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(self.0)())
    }
}

impl fmt::Debug for Worded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Worded({self})")
    }
}

/// Equal if they say the same.
impl PartialEq for Worded {
    fn eq(&self, other: &Worded) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Worded {}

#[cfg(feature = "tables")]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_knows_its_key_and_what_fills_it() {
        let sentence = Sentence::new("cards-say-reign")
            .with("first", "once")
            .with("second", 3);
        assert_eq!(sentence.to_string(), "once. 3.");
        assert_eq!(
            (sentence.value("second"), sentence.value("time")),
            (Some("3".to_owned()), None)
        );
    }

    #[test]
    fn a_sentence_is_filled_with_texts_and_lists_of_them() {
        let red = || Sentence::new("suit-red");
        let led = Sentence::new("six_of_viii-follows").with_text("suit", red());
        assert_eq!(led.to_string(), "Red was led.");
        let blue = Worded::text(format!("suit-{}", "blue"));
        let both = [Value::from(red()), Value::from(blue)];
        let led = Sentence::new("six_of_viii-follows").with_list("suit", both);
        assert_eq!(led.value("suit").as_deref(), Some("red and blue"));
        assert_eq!(Worded::of(led.clone()), Worded::from(led));
    }
}

#[cfg(not(feature = "tables"))]
#[cfg(test)]
mod tests_of_keys {
    use super::*;

    #[test]
    fn a_sentence_is_written_by_its_key_with_what_fills_it() {
        let sentence = Sentence::new("cards-say-pass");
        assert_eq!(sentence.to_string(), "cards-say-pass");
        let red = Value::from(Sentence::new("suit-red"));
        let list = [red, Value::from("7".to_owned())];
        let sentence = Sentence::new("cards-led")
            .with("n", 3)
            .with_list("suits", list);
        assert_eq!(sentence.to_string(), "cards-led (n: 3, suits: suit-red, 7)");
    }
}
