//! Every text is asked for by some source: one that is not would be translated for nobody. And the
//! sides of a game have one pair of names.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use kings_coffer::texts::{keys, text};

/// What stands behind a key that is made in two steps.
const ENDINGS: [&str; 11] = [
    ".one", ".other", ".you", ".many", ".may", ".note", ".accept", ".more", ".detail", ".yes",
    ".no",
];

/// Keys that the sources put together so that the parts alone could be any: “ui.{}.{what}” of a
/// game, and the names of keys and buttons.
const PUT_TOGETHER: [&str; 11] = [
    "ui.key.{}",
    "ui.glyph.{}",
    "ui.{}.name",
    "ui.{}.short",
    "ui.{}.line",
    "ui.{}.first",
    "ui.{}.kind.{}",
    "ui.{}.kinds.{}",
    "ui.{}.option.{}",
    "ui.{}.option.{}.note",
    "ui.{}.option.{}.{}",
];

/// Every string in quotes of the sources under a folder, but for those of their tests.
fn literals(folder: &Path, out: &mut HashSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            literals(&path, out);
        } else if !name.ends_with("tests.rs") && (name.ends_with(".rs") || name.ends_with(".ron")) {
            let source = fs::read_to_string(&path).expect("a source");
            let code = source.split("#[cfg(test)]\nmod tests {").next();
            let lines = code.unwrap_or_default().lines();
            for line in lines.filter(|line| !line.trim_start().starts_with("//")) {
                let line = line.replace("'\"'", "");
                out.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
}

/// Whether a key is this text of a source, in which `{…}` stands for a part without a point.
fn fits(key: &str, pattern: &str) -> bool {
    let parts: Vec<&str> = pattern.split('.').collect();
    let words: Vec<&str> = key.split('.').collect();
    parts.len() == words.len()
        && words.iter().zip(&parts).all(|(word, part)| {
            let (before, rest) = part.split_once('{').unwrap_or((part, "}"));
            let after = rest.split_once('}').map_or("", |(_, after)| after);
            let open = part.contains('{');
            word == part || open && word.starts_with(before) && word.ends_with(after)
        })
}

#[test]
fn every_text_is_asked_for() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut named = HashSet::new();
    literals(&root.join("src"), &mut named);
    literals(&root.join("levels"), &mut named);
    let loose = |pattern: &&str| {
        let parts: Vec<&str> = pattern.split('.').skip(1).collect();
        pattern.starts_with("ui.") && parts.iter().all(|part| part.starts_with('{'))
    };
    let patterns: Vec<&str> = named
        .iter()
        .map(String::as_str)
        .filter(|text| text.contains('{') && text.contains('.') && !text.starts_with('{'))
        .filter(|pattern| !loose(pattern))
        .chain(PUT_TOGETHER)
        .collect();
    let asked = |key: &str| named.contains(key) || patterns.iter().any(|one| fits(key, one));
    // Pages and lessons name their texts by number; tests beside them look for each.
    let elsewhere = |key: &&str| key.starts_with("page.") || key.starts_with("lesson.");
    let mut unused: Vec<&str> = keys()
        .filter(|key| !elsewhere(key))
        .filter(|key| {
            let mut base = *key;
            loop {
                if asked(base) {
                    return false;
                }
                match ENDINGS.iter().find_map(|end| base.strip_suffix(end)) {
                    Some(shorter) => base = shorter,
                    None => return true,
                }
            }
        })
        .collect();
    unused.sort_unstable();
    assert!(unused.is_empty(), "never asked for: {unused:#?}");
}

/// Whether a text holds one of these words.
fn says(text: &str, words: &[&str]) -> bool {
    text.split(|c: char| !c.is_alphabetic())
        .any(|word| words.iter().any(|other| word.eq_ignore_ascii_case(other)))
}

/// In the mill games the sides are white and black (`mill.md`), in draughts and Wolf and Sheep dark
/// and light, whatever their pieces are made of.
#[test]
fn sides_have_one_pair_of_names() {
    let of = |key: &str, names: &[&str]| names.iter().any(|name| key.contains(name));
    let mills = ["mill", "morris"];
    let (mut of_mills, mut of_draughts) = (0, 0);
    for key in keys() {
        let text = text(key);
        assert!(
            !says(text, &["bone", "jet", "ivory", "ebony"]),
            "{key}: {text}"
        );
        // The suits of The Six of VIII are black and red.
        let cards = of(key, &["six_", "suit.", "cards."]);
        if of(key, &mills) {
            of_mills += usize::from(says(text, &["white", "black"]));
            assert!(!says(text, &["dark", "light"]), "{key}: {text}");
        } else if !cards {
            of_draughts += usize::from(says(text, &["dark", "light"]));
            assert!(!says(text, &["white", "black"]), "{key}: {text}");
        }
    }
    assert!(
        of_mills > 20 && of_draughts > 20,
        "{of_mills}, {of_draughts}"
    );
}
