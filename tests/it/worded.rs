//! Sentences that are known by their keys.

use kings_coffer::texts::fill;

/// What stands for any words in a sentence that is looked for.
pub const ANY: &str = "\0";

/// The text for `key`, with any words as these values.
pub fn sentence_of(key: &str, values: &[&str]) -> String {
    let values: Vec<(&str, &str)> = values.iter().map(|value| (*value, ANY)).collect();
    fill(key, &values)
}

/// Whether the text for `key` is said, whatever is filled in as these values.
pub fn says(said: &str, key: &str, values: &[&str]) -> bool {
    fits(said, &sentence_of(key, values))
}

/// Whether a sentence, which may have [`ANY`] in it, is said.
pub fn fits(said: &str, sentence: &str) -> bool {
    let mut rest = Some(said);
    for part in sentence.split(ANY) {
        rest = rest.and_then(|rest| rest.split_once(part).map(|(_, rest)| rest));
    }
    rest.is_some()
}

/// The same, with nothing said before it.
pub fn begins(said: &str, sentence: &str) -> bool {
    let (first, _) = sentence.split_once(ANY).unwrap_or((sentence, ""));
    said.starts_with(first) && fits(said, sentence)
}

/// The same, with nothing said after it.
pub fn ends(said: &str, sentence: &str) -> bool {
    let (_, last) = sentence.rsplit_once(ANY).unwrap_or(("", sentence));
    said.ends_with(last) && fits(said, sentence)
}
