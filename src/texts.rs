//! Every sentence a player reads, by key. The tables are JSON under `assets/locales/<language>/`, built into the program, so that the
//! command line and a browser page have them without loading anything. English is the first language; another one is one more table.

use std::collections::HashMap;
use std::sync::OnceLock;

/// The English tables: rules and refusals, files and their faults, lessons, the rules reader, and the screens.
const ENGLISH: &[(&str, &str)] = &[
    ("rules", include_str!("../assets/locales/en/rules.json")),
    ("files", include_str!("../assets/locales/en/files.json")),
    ("lessons", include_str!("../assets/locales/en/lessons.json")),
    ("reader", include_str!("../assets/locales/en/reader.json")),
    ("ui", include_str!("../assets/locales/en/ui.json")),
];

fn table() -> &'static HashMap<String, String> {
    static TABLE: OnceLock<HashMap<String, String>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut all = HashMap::new();
        for (name, json) in ENGLISH {
            let part: HashMap<String, String> =
                serde_json::from_str(json).unwrap_or_else(|error| panic!("the built-in text table {name} is valid JSON: {error}"));
            all.extend(part);
        }
        all
    })
}

/// The text for `key`, or the key itself when no table has it (a test keeps the tables complete).
pub fn text(key: &str) -> &str {
    table().get(key).map_or(key, String::as_str)
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

/// The beginning of a strange text, enough to find it again: what a file holds may be of any length.
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
    fn long_texts_are_cut_between_characters() {
        assert_eq!(cut("äöü", 3), "äöü");
        assert_eq!(cut("äöü", 2), "äö…");
        assert_eq!(cut("", 0), "");
    }
}
