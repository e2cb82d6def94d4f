//! Rules are the same on every machine, and in `src/app` a file uses only floors below its own. That
//! no crate knows Bevy, or one above it, Cargo sees to.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kings_coffer::rules::registry;

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, out: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("tests.rs")
            {
                let text = fs::read_to_string(&path).expect("a source");
                let code = text
                    .lines()
                    .map(|line| line.split("//").next().unwrap_or_default())
                    .collect::<Vec<_>>()
                    .join("\n");
                out.push((path, code));
            }
        }
    }
    let mut out = Vec::new();
    walk(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
        &mut out,
    );
    assert!(!out.is_empty(), "no sources in {folder}");
    out
}

fn word(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
        edge(code[..at].chars().next_back()) && edge(code[at + word.len()..].chars().next())
    })
}

/// The code of a file before its tests.
fn without_tests(code: &str) -> &str {
    let tests = [
        "#[cfg(test)]\nmod tests {",
        "#[cfg(test)]\npub(crate) mod tests {",
    ];
    let begins = tests.iter().filter_map(|tests| code.find(tests)).min();
    &code[..begins.unwrap_or(code.len())]
}

/// What shared code must know of a variant or an option is a type beside its declaration: outside a family's own files, nothing is
/// recognised by its key.
#[test]
fn no_game_and_no_option_is_recognised_by_its_name() {
    let variants = || registry::variants();
    let keys = variants().flat_map(|variant| [variant.key, variant.family, variant.game]);
    let keys: BTreeSet<&str> = keys.collect();
    let own = |path: &Path| {
        let parts = path.iter().map(|part| part.to_string_lossy());
        let parts: Vec<String> = parts.map(|part| part.into_owned()).collect();
        let family = |part: &String| {
            let name = part.trim_end_matches(".rs");
            name == "tests"
                || keys
                    .iter()
                    .any(|key| name == *key || name.starts_with(&format!("{key}_")))
        };
        parts.iter().any(family)
    };
    let folders = ["src/app", "crates/store", "crates/players", "crates/levels"];
    for (path, code) in folders.into_iter().flat_map(sources) {
        let code = without_tests(&code);
        if !own(path
            .strip_prefix(env!("CARGO_MANIFEST_DIR"))
            .unwrap_or(&path))
        {
            for key in &keys {
                let literal = format!("\"{key}\"");
                assert!(!code.contains(&literal), "{} has {literal}", path.display());
            }
        }
        for compared in [
            ".name == \"",
            ".name != \"",
            "name == text(",
            "name != text(",
        ] {
            assert!(
                !code.contains(compared),
                "{} has {compared}",
                path.display()
            );
        }
    }
}

/// What others want of the cursor they say in commands; what they want to know of it they ask.
#[test]
fn only_its_own_file_changes_the_cursor() {
    for (path, code) in sources("src/app") {
        let own = path.ends_with("table/pointing/cursor.rs");
        for change in ["ResMut<Cursor>", "ResMut<'w, Cursor>"] {
            let changes = code.contains(change);
            assert!(own || !changes, "{} has {change}", path.display());
        }
    }
}

/// On Windows a program has a console beside its window unless it says otherwise.
#[test]
fn the_game_opens_no_console() {
    let main = include_str!("../../src/main.rs");
    assert!(main.contains("windows_subsystem = \"windows\""));
}

#[test]
fn rules_know_no_float_clock_or_global_random_numbers() {
    for (path, code) in sources("crates/rules") {
        for banned in [
            "f32",
            "f64",
            "Instant",
            "SystemTime",
            "StdRng",
            "thread_rng",
            "rng()",
        ] {
            let found = if banned.ends_with("()") {
                code.contains(&format!("rand::{banned}"))
            } else {
                word(&code, banned)
            };
            assert!(!found, "{} has “{banned}”", path.display());
        }
    }
}

#[test]
fn players_know_no_float_and_no_global_random_numbers() {
    for (path, code) in sources("crates/players") {
        for banned in ["f32", "f64", "StdRng", "thread_rng"] {
            assert!(!word(&code, banned), "{} has “{banned}”", path.display());
        }
    }
}

#[test]
fn levels_know_no_float_clock_or_global_random_numbers() {
    let words = [
        "f32",
        "f64",
        "StdRng",
        "thread_rng",
        "Instant",
        "SystemTime",
    ];
    for (path, code) in sources("crates/levels") {
        for banned in words {
            assert!(!word(&code, banned), "{} has “{banned}”", path.display());
        }
    }
}

/// The standard library's hasher differs between versions and between 32-bit and 64-bit machines,
/// and its maps iterate in another order in every run.
#[test]
fn what_must_be_the_same_everywhere_uses_a_hash_of_its_own() {
    for folder in [
        "crates/rules",
        "crates/players",
        "crates/levels",
        "crates/store",
    ] {
        for (path, code) in sources(folder) {
            let test = path.to_string_lossy().ends_with("tests.rs");
            let maps = ["HashMap", "HashSet"].into_iter().filter(|_| !test);
            for banned in maps.chain(["DefaultHasher", "RandomState"]) {
                assert!(!word(&code, banned), "{} has “{banned}”", path.display());
            }
        }
    }
}

#[test]
fn nothing_is_unsafe_and_nothing_is_left_to_do() {
    for (path, code) in ["src", "crates"].into_iter().flat_map(sources) {
        for banned in ["unsafe", "todo!", "unimplemented!", "dbg!"] {
            assert!(
                !code.contains(banned) || code.contains("forbid(unsafe_code)"),
                "{} has “{banned}”",
                path.display()
            );
        }
    }
}

/// Two layers that lie on each other cannot be written: all of them are in one file, and what stands around the table is shown in one of them.
#[test]
fn layers_are_in_one_place_and_there_is_one_around_the_table() {
    for (path, code) in sources("src/app") {
        let place = path.to_string_lossy().replace('\\', "/");
        let opens = ["Area::new", "Window::new", "Modal::new", "LayerId::new"];
        for opened in opens {
            assert!(
                !word(&code, opened) || place.ends_with("ui/layers.rs"),
                "{place} has {opened}"
            );
        }
        let around =
            place.contains("screens/table_hud/") && !place.ends_with("screens/table_hud/mod.rs");
        assert!(!around || !word(&code, "layers"), "{place} names a layer");
    }
}

/// The floors of `src/app` from the ground floor up: a file or folder uses only those listed before
/// it. This list is the one place where their order is written down.
const FLOORS: &[&str] = &[
    // the ground floor
    "page",
    "wall_clock",
    "countdown",
    "state",
    "schedule",
    "redraw",
    "cue",
    "files",
    "assets",
    "levels",
    // the look: tested without a window
    "ui",
    "settings", // the match
    "session",
    "farewell",
    "progress",
    "career",
    "wording",
    "course",
    "transfer",
    "reading",
    "pictures", // the table
    "table",
    "gallery",
    "learning",
    "games", // announcements, sound, input
    "announce",
    "sound",
    "input",
    "screens", // the real window, the page in a browser
    "web",
    "window",
    "mod",
];

/// The floors that a source names in paths from `crate::app`, in `use` lines and elsewhere.
fn floors_named(code: &str) -> Vec<String> {
    let mut named = Vec::new();
    for (at, prefix) in code.match_indices("crate::app::") {
        let rest = &code[at + prefix.len()..];
        let first = |path: &str| -> String {
            let letters = path.trim_start().chars();
            letters
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        };
        match rest.strip_prefix('{') {
            Some(list) => {
                let mut depth = 0;
                let mut start = 0;
                for (place, sign) in list.char_indices() {
                    match sign {
                        '{' => depth += 1,
                        '}' if depth == 0 => {
                            named.push(first(&list[start..place]));
                            break;
                        }
                        '}' => depth -= 1,
                        ',' if depth == 0 => {
                            named.push(first(&list[start..place]));
                            start = place + 1;
                        }
                        _ => {}
                    }
                }
            }
            None => named.push(first(rest)),
        }
    }
    named.retain(|name| !name.is_empty());
    named
}

#[test]
fn every_floor_of_the_app_uses_only_those_below_it() {
    let rank = |floor: &str| FLOORS.iter().position(|other| *other == floor);
    let app = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    for (path, code) in sources("src/app") {
        let inside = path.strip_prefix(&app).expect("a file of the app");
        let top = inside.components().next().expect("a name");
        let floor = Path::new(top.as_os_str()).file_stem().expect("a name");
        let floor = floor.to_string_lossy();
        let own = rank(&floor);
        assert!(own.is_some(), "{floor} has no floor: add it to the list");
        assert!(
            !code.contains("super::super"),
            "{}: a path through `super::super` hides its floor",
            path.display()
        );
        // Test modules do not count.
        let code = code
            .split("#[cfg(test)]\nmod tests")
            .next()
            .unwrap_or_default();
        for named in floors_named(code).iter().filter(|named| **named != *floor) {
            let below = rank(named);
            assert!(
                below.is_some() && below < own,
                "{} uses {named}, which does not stand below {floor}",
                path.display()
            );
        }
    }
}

#[test]
fn the_floors_that_a_source_names_are_found() {
    let code = "use crate::app::{cue::Cue, state::{Menu, Screen}, panels};\nlet a = crate::app::page::now();";
    assert_eq!(floors_named(code), ["cue", "state", "panels", "page"]);
}
