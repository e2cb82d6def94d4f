//! The files of sounds and the sources agree: every clip that is named exists, and every file is
//! played by something.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The sources that name clips: the table of common sounds and those of the games.
fn sources() -> Vec<PathBuf> {
    let mut found = vec![root().join("src/app/sound/mod.rs")];
    let mut folders = vec![root().join("src/app/games")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found
}

/// The clips in a line such as `clips: &["push"],` or `Self::Lift => (&["lift"], 0.6),`.
fn clips(line: &str) -> Vec<&str> {
    let names_clips = ["clips: &[", "(&[", "sound("]
        .iter()
        .any(|sign| line.contains(sign));
    let list = line
        .split_once("&[")
        .and_then(|(_, rest)| rest.split_once(']'));
    match list {
        Some((list, _)) if names_clips => list.split('"').skip(1).step_by(2).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_clip_exists_and_every_file_is_played() {
    let texts: Vec<String> = sources()
        .iter()
        .map(|path| fs::read_to_string(path).expect("a source"))
        .collect();
    let named: BTreeSet<String> = texts
        .iter()
        .flat_map(|text| text.lines().flat_map(clips))
        .map(str::to_owned)
        .collect();
    let files: BTreeSet<String> = fs::read_dir(root().join("assets/sounds"))
        .expect("the sounds")
        .filter_map(|entry| {
            let name = entry.expect("an entry").file_name();
            Some(name.to_str()?.strip_suffix(".ogg")?.to_owned())
        })
        .collect();
    assert_eq!(named, files);
}
