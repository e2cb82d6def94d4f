//! The wall: rules and players know nothing of Bevy, and rules are the same on every machine.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, out: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
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

#[test]
fn rules_know_no_bevy_float_clock_or_global_random_numbers() {
    for (path, code) in sources("src/rules") {
        for banned in [
            "bevy",
            "egui",
            "f32",
            "f64",
            "Instant",
            "SystemTime",
            "StdRng",
            "thread_rng",
            "rng()",
            "app",
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
fn players_know_no_bevy_and_no_global_random_numbers() {
    for (path, code) in sources("src/players") {
        for banned in ["bevy", "egui", "f32", "f64", "StdRng", "thread_rng", "app"] {
            assert!(!word(&code, banned), "{} has “{banned}”", path.display());
        }
    }
}

#[test]
fn lessons_and_the_store_know_no_bevy_and_lessons_no_clock() {
    let bevy = ["bevy", "egui", "app"];
    let clock = [
        "bevy",
        "egui",
        "app",
        "f32",
        "f64",
        "StdRng",
        "thread_rng",
        "Instant",
        "SystemTime",
    ];
    for (folder, words) in [
        ("src/store", bevy.as_slice()),
        ("src/levels", clock.as_slice()),
    ] {
        for (path, code) in sources(folder) {
            for banned in words {
                assert!(!word(&code, banned), "{} has “{banned}”", path.display());
            }
        }
    }
}

/// What the standard library hashes with differs between versions and between machines of 32 and
/// 64 bits, and its maps go round in another order with every run.
#[test]
fn what_must_be_the_same_everywhere_uses_a_hash_of_its_own() {
    for folder in ["src/rules", "src/players", "src/levels", "src/store"] {
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
    for (path, code) in sources("src") {
        for banned in ["unsafe", "todo!", "unimplemented!", "dbg!"] {
            assert!(
                !code.contains(banned) || code.contains("forbid(unsafe_code)"),
                "{} has “{banned}”",
                path.display()
            );
        }
    }
}
