//! Sentences that are known by their keys.

use kings_coffer::texts::fill;

/// What stands for any words in a sentence that is looked for.
pub const ANY: &str = "\0";

/// Whether the text for `key` is said, whatever is filled in as these values.
pub fn says(said: &str, key: &str, values: &[&str]) -> bool {
    let any: Vec<(&str, &str)> = values.iter().map(|value| (*value, ANY)).collect();
    fits(said, &fill(key, &any))
}

/// Whether a sentence, which may have [`ANY`] in it, is said.
pub fn fits(said: &str, sentence: &str) -> bool {
    let mut rest = Some(said);
    for part in sentence.split(ANY) {
        rest = rest.and_then(|rest| rest.split_once(part).map(|(_, rest)| rest));
    }
    rest.is_some()
}
