//! `coffer check`.

use std::fs;
use std::io::Cursor;

use coffer_players::system_clock;
use coffer_scratch::Scratch;

use super::{coffer, coffer_with, complete, refused, run};

/// The examples of the manual, then a broken file, in a new folder.
fn folder() -> Scratch {
    let scratch = Scratch::new("check");
    let folder = scratch.path();
    fs::create_dir_all(folder.join("mill")).expect("a folder");
    let manual = include_str!("../../../../docs/levels.md");
    let examples = manual.split("```ron\n").skip(1);
    for (name, example) in ["mill/mine.ron", "steps.ron"].iter().zip(examples) {
        let (text, _) = example.split_once("```").expect("an end");
        fs::write(folder.join(name), text).expect("a file");
    }
    fs::write(folder.join("notes.txt"), "nothing").expect("a file");
    scratch
}

#[test]
fn files_and_folders_are_checked_and_every_fault_is_told() {
    let scratch = folder();
    let folder = scratch.path();
    let path = folder.display().to_string();
    let fine = format!(
        "{path}/mill/mine.ron is fine: 2 puzzles of Nine Men’s Morris\n\
         {path}/steps.ron is fine: a lesson of 2 steps in Draughts\n"
    );
    assert_eq!(coffer(&["check", &path]), fine);
    let file = format!("{path}/mill/mine.ron");
    assert_eq!(coffer(&["check", &file]).lines().count(), 1);
    fs::write(folder.join("broken.ron"), "Puzzles(\n  variant: 7)").expect("a file");
    assert_eq!(refused(&["check", &path], ""), "broken files: 1 of 3");
    assert_eq!(
        refused(&["check", &format!("{path}/broken.ron")], ""),
        "the file is broken"
    );
    fs::remove_dir_all(folder).expect("removed");
    assert_eq!(refused(&["check", &path], ""), "the file is broken");
    refused(&["check"], "");
}

/// What is printed for a file that is broken.
fn told(bytes: &[u8]) -> String {
    let mut output = Vec::new();
    let broken = run(
        ["coffer", "check", "-"],
        &mut Cursor::new(bytes),
        &mut output,
        false,
        complete(),
        system_clock,
    );
    assert_eq!(
        broken.expect_err("a fault").to_string(),
        "the file is broken"
    );
    String::from_utf8(output).expect("UTF-8")
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let fault = told(b"Puzzles(\n  variant: 7)");
    assert!(fault.starts_with("-:2:11: this cannot be read"), "{fault}");
    let unknown = told(b"Puzzles(variant: \"halma\", puzzles: [])");
    assert!(unknown.starts_with("-: there is no game called “halma”"));
    assert_eq!(told(b"\xff\xff"), "-: the file is not text\n");
    let units = "Puzzles(\n  variant: 7)".encode_utf16();
    let utf16: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
    assert_eq!(told(&utf16), fault);
    assert_eq!(told(&[&b"\xff\xfe"[..], &utf16].concat()), fault);
    let large = vec![b' '; (16 << 20) + 1];
    let large = told(&large);
    assert_eq!(large, "- is larger than 16 MB, the most that is read\n");
}

#[test]
fn the_games_own_levels_are_fine() {
    let levels = concat!(env!("CARGO_MANIFEST_DIR"), "/../../levels");
    let out = coffer(&["check", levels]);
    assert_eq!(out.lines().count(), 20, "{out}");
    assert!(out.lines().all(|line| line.contains(" is fine: ")), "{out}");
}

#[test]
fn what_is_found_can_be_checked() {
    let scratch = Scratch::new("found");
    let path = scratch.path().join("found.ron").display().to_string();
    coffer(&[
        "puzzles", "draughts", "--games", "12", "--seed", "2", "--write", &path,
    ]);
    let checked = coffer_with(&["check", &path], "").expect("a good file");
    assert!(checked.ends_with(" of Draughts\n"), "{checked}");
}
