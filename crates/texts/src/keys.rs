//! What stands for the text tables where they are left out: every text is its key.

/// The key itself.
pub fn text(key: &str) -> &str {
    key
}

/// The key with its values, such as `pdn-at (line: 3, column: 7)`.
pub fn fill(key: &str, values: &[(&str, &str)]) -> String {
    if values.is_empty() {
        return key.to_owned();
    }
    let values: Vec<String> = values
        .iter()
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    format!("{key} ({})", commas(&values))
}

/// False: there is no text under any key.
pub fn has(_key: &str) -> bool {
    false
}

/// Several things with commas between.
pub fn commas<T: AsRef<str>>(things: &[T]) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    things.join(", ")
}

/// Several things with commas between.
pub fn list(things: &[String]) -> String {
    commas(things)
}
