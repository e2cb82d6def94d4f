//! Every sentence a player reads, by key. The tables are JSON under `assets/locales/<language>/`,
//! built into the program, so that the command line and a browser page have them without loading
//! anything. English is the first language; another one is one more table.

use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

/// The English tables.
const ENGLISH: &[(&str, &str)] = &[
    ("rules", include_str!("../assets/locales/en/rules.json")),
    ("files", include_str!("../assets/locales/en/files.json")),
    ("hint", include_str!("../assets/locales/en/hint.json")),
    ("lessons", include_str!("../assets/locales/en/lessons.json")),
    ("reader", include_str!("../assets/locales/en/reader.json")),
    ("ui", include_str!("../assets/locales/en/ui.json")),
    ("table", include_str!("../assets/locales/en/table.json")),
    ("cards", include_str!("../assets/locales/en/cards.json")),
    ("keys", include_str!("../assets/locales/en/keys.json")),
    ("cli", include_str!("../assets/locales/en/cli.json")),
];

fn table() -> &'static HashMap<String, String> {
    static TABLE: OnceLock<HashMap<String, String>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut all = HashMap::new();
        for (name, json) in ENGLISH {
            let part: HashMap<String, String> =
                serde_json::from_str(json).unwrap_or_else(|error| {
                    panic!("the built-in text table {name} is valid JSON: {error}")
                });
            all.extend(part);
        }
        all
    })
}

/// The text for `key`, or the key itself when no table has it (a test keeps the tables complete).
pub fn text(key: &str) -> &str {
    table().get(key).map_or(key, String::as_str)
}

/// A text as it stands at the beginning of a line: with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Whether a table holds `key`.
pub fn has(key: &str) -> bool {
    table().contains_key(key)
}

/// Every key, in no order.
pub fn keys() -> impl Iterator<Item = &'static str> {
    table().keys().map(String::as_str)
}

/// The text for `key` with each `{name}` replaced by its value.
pub fn fill(key: &str, values: &[(&str, &str)]) -> String {
    let mut out = text(key).to_owned();
    for (name, value) in values {
        out = out.replace(&format!("{{{name}}}"), value);
    }
    out
}

/// The key of the text for a number of things: under `key` it stands as `.one`, and as `.other` for
/// any number but one.
pub fn plural_key(key: &str, n: usize) -> String {
    format!("{key}.{}", if n == 1 { "one" } else { "other" })
}

/// The text for a number of things, with `{n}` replaced by it.
pub fn plural(key: &str, n: usize) -> String {
    fill(&plural_key(key, n), &[("n", &n.to_string())])
}

/// Several things as “Anne, Henry and Jane”.
pub fn list(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => fill(
            "ui.cards.and",
            &[("list", &first.join(", ")), ("last", last)],
        ),
    }
}

/// A small number in words, a large one in digits.
pub fn count(number: u32) -> String {
    match table().get(&format!("count.{number}")) {
        Some(word) => word.clone(),
        None => number.to_string(),
    }
}

/// A sentence with what fills it: its key in the tables, and a value for each `{name}` in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    key: &'static str,
    values: Vec<(&'static str, String)>,
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

    /// Fills `{name}` in the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Sentence {
        self.values.push((name, value.to_string()));
        self
    }

    /// The key of the sentence.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// What fills `{name}`, if anything does.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        let (_, value) = self.values.iter().find(|(of, _)| *of == name)?;
        Some(value)
    }
}

/// Writes the whole sentence in the player's language.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<(&str, &str)> = self
            .values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        f.write_str(&fill(self.key, &values))
    }
}

/// The beginning of a strange text, enough to find it again: what a file holds may be of any
/// length.
pub fn excerpt(text: &str) -> String {
    cut(text, 24)
}

/// The text, or as many characters of it with an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_filled_and_unknown_keys_come_back() {
        assert_eq!(text("no.such.key"), "no.such.key");
        assert!(has("ui.app.name"));
        assert_eq!(fill("{a}–{b}", &[("a", "1"), ("b", "2")]), "1–2");
    }

    #[test]
    fn a_number_of_one_has_its_own_words() {
        let points: Vec<String> = (0..3).map(|n| plural("ui.cards.points", n)).collect();
        assert_eq!(points, ["0 points", "1 point", "2 points"]);
    }

    /// No language counts one thing and many alike in all sentences: whatever has the one text has
    /// the other, and no sentence sets a number before things that it takes to be many.
    #[test]
    fn what_is_counted_has_words_for_one_and_for_more() {
        let plural_forms = keys().filter_map(|key| key.strip_suffix(".other"));
        for key in plural_forms.filter(|key| has(&format!("{key}.one"))) {
            assert!(text(&format!("{key}.other")).contains("{n}"), "{key}");
        }
        let things = [
            "cards", "points", "moves", "diamonds", "tricks", "men", "places",
        ];
        for key in keys().filter(|key| key.starts_with("ui.")) {
            let counts = things
                .iter()
                .any(|thing| text(key).contains(&format!("{{n}} {thing}")));
            let form = key.strip_suffix(".you").unwrap_or(key);
            let alone = ["ui.cards.place.pile"].contains(&key);
            assert!(!counts || alone || form.ends_with(".other"), "{key}");
        }
    }

    /// Of two texts with one key only one would ever be read.
    #[test]
    fn no_key_is_defined_twice() {
        let mut seen = HashMap::new();
        for (table, json) in ENGLISH {
            let lines = json.lines().map(str::trim);
            for key in lines.filter_map(|line| line.strip_prefix('"')?.split('"').next()) {
                let before = seen.insert(key, table);
                assert_eq!(before, None, "“{key}” is in {table} again");
            }
        }
        assert_eq!(seen.len(), keys().count(), "every line holds one text");
    }

    #[test]
    fn a_sentence_knows_its_key_and_what_fills_it() {
        let sentence = Sentence::new("{what} at {place}")
            .with("what", "once")
            .with("place", 3);
        assert_eq!(sentence.to_string(), "once at 3");
        assert_eq!(
            (sentence.value("place"), sentence.value("time")),
            (Some("3"), None)
        );
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(cut("äöü", 3), "äöü");
        assert_eq!(cut("äöü", 2), "äö…");
        assert_eq!(cut("", 0), "");
    }
}
