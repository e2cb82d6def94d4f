//! How strength is measured and made: positions to train on, and the sequential test.

use std::fs;
use std::path::Path;

use coffer_scratch::Scratch;
use serde_json::Value;

use super::{coffer, coffer_with, refused};

fn utf8(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn the_same_seed_writes_the_same_positions() {
    // Of the games that have networks: numbers of phases, heads, inputs, inputs of a position,
    // symmetries, pairs, groups.
    for (variant, sizes) in [
        ("draughts", [6, 1, 120, 24, 1, 1, 8]),
        ("losing", [6, 1, 152, 26, 1, 0, 0]),
        ("nine_mens_morris", [6, 6, 148, 30, 16, 0, 0]),
        ("mixed_mill", [6, 6, 148, 30, 16, 0, 0]),
        ("ceylon_mill", [6, 6, 148, 30, 16, 0, 0]),
        ("queens_guard", [3, 6, 426, 26, 12, 1, 0]),
        ("bloody_queen", [3, 6, 426, 26, 12, 1, 0]),
    ] {
        same_positions(variant, sizes);
    }
}

/// The bytes that `coffer positions` writes for five games with 100 nodes a move.
fn positions(variant: &str, near: &str, seed: &str, threads: &str) -> Vec<u8> {
    let scratch = Scratch::new("positions");
    let path = scratch.path().join("positions");
    let out = coffer(&[
        "positions",
        variant,
        "--games",
        "5",
        "--nodes",
        "100",
        "--near",
        near,
        "--seed",
        seed,
        "--threads",
        threads,
        "--write",
        utf8(&path),
    ]);
    let line: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(line["positions"]["games"], 5);
    let bytes = fs::read(&path).expect("a file");
    let (header, length) = layout_of(&bytes);
    let count = line["positions"]["positions"].as_u64().expect("a number") as usize;
    assert_eq!(bytes.len(), header + length * count);
    bytes
}

/// The numbers in the header of such a file.
fn sizes_of(bytes: &[u8]) -> [usize; 7] {
    let &[phases, heads, low, high, most, symmetries, pairs, groups] = &bytes[16..24] else {
        panic!("eight bytes");
    };
    let inputs = u16::from_le_bytes([low, high]).into();
    let [phases, heads, most] = [phases, heads, most].map(usize::from);
    let [symmetries, pairs, groups] = [symmetries, pairs, groups].map(usize::from);
    [phases, heads, inputs, most, symmetries, pairs, groups]
}

/// The bytes of an input where there are so many.
fn bytes_of_input(inputs: usize) -> usize {
    if inputs < 256 { 1 } else { 2 }
}

/// The lengths of the header of such a file and of a position in it.
fn layout_of(bytes: &[u8]) -> (usize, usize) {
    let [_, _, inputs, most, symmetries, _, groups] = sizes_of(bytes);
    let each = bytes_of_input(inputs);
    let images = inputs * symmetries;
    (24 + each * (images + 8 * groups), 7 + each * most)
}

/// The inputs in these bytes; `None` stands for no input.
fn inputs_of(bytes: &[u8], inputs: usize) -> Vec<Option<usize>> {
    let each = bytes_of_input(inputs);
    let number = |bytes: &[u8]| {
        bytes
            .iter()
            .rev()
            .fold(0, |sum, &byte| sum << 8 | usize::from(byte))
    };
    let none = (1 << (8 * each)) - 1;
    let numbers = bytes.chunks(each).map(number);
    numbers
        .map(|number| (number != none).then_some(number))
        .collect()
}

#[test]
fn positions_near_those_of_games_have_no_result_and_change_no_game() {
    for variant in ["draughts", "losing", "nine_mens_morris", "bloody_queen"] {
        let alone = positions(variant, "0", "1", "1");
        let with = positions(variant, "2", "1", "2");
        let (header, length) = layout_of(&with);
        let (near, games): (Vec<_>, Vec<_>) = with[header..]
            .chunks(length)
            .partition(|position| position[4] == 255);
        assert_eq!(games.concat(), alone[header..], "{variant}");
        assert!(
            near.len() * 2 > games.len() && near.len() <= games.len() * 4,
            "{variant}: {} of games, {} near them",
            games.len(),
            near.len()
        );
    }
}

fn same_positions(variant: &str, sizes: [usize; 7]) {
    let write = |seed, threads| positions(variant, "0", seed, threads);
    let once = write("1", "1");
    let (header, length) = layout_of(&once);
    let [phases, heads, inputs, _, symmetries, _, groups] = sizes;
    let images = 24 + bytes_of_input(inputs) * inputs * symmetries;
    assert!(once.starts_with(b"KCPOSIT\x05") && once.len() > header + length * 50);
    assert_eq!(sizes_of(&once), sizes);
    assert!(write("1", "2") == once, "on any number of threads");
    assert!(write("2", "1") != once, "another seed, other games");
    for images in inputs_of(&once[24..images], inputs).chunks(inputs) {
        let mut images = images.to_vec();
        images.sort_unstable();
        assert!(
            images.into_iter().eq((0..inputs).map(Some)),
            "a permutation"
        );
    }
    let mut men = inputs_of(&once[images..header], inputs);
    men.sort_unstable();
    men.dedup();
    let expected = if groups == 0 { 0 } else { 56 + 1 };
    assert_eq!(men.len(), expected, "each man once, and none on a last row");
    for position in once[header..].chunks(length) {
        let &[_, _, _, _, result, phase, head, ref places @ ..] = position else {
            panic!("{position:?}");
        };
        assert!(result <= 2 && usize::from(phase) < phases && usize::from(head) < heads);
        let places = inputs_of(places, inputs);
        let mut known: Vec<_> = places.iter().copied().flatten().collect();
        assert!(known.iter().all(|input| *input < inputs));
        known.sort_unstable();
        known.dedup();
        let none = places.iter().filter(|input| input.is_none()).count();
        assert_eq!(known.len() + none, places.len(), "each input once");
    }
}

/// A test that was broken off goes on from its lines; those of another match are refused.
#[test]
fn a_sequential_test_goes_on_from_its_lines() {
    let scratch = Scratch::new("lines");
    let path = scratch.path().join("lines");
    let play = |levels, games| {
        let args = [
            "tournament",
            "draughts",
            "--sprt",
            "--elo1",
            "20",
            "--nodes",
            "60",
            "--random",
            "5",
            "--levels",
            levels,
            "--games",
            games,
            "--lines",
            utf8(&path),
        ];
        coffer_with(&args, "")
    };
    let result = |out: &str| -> Value {
        let line: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
        line["sprt"]["result"].clone()
    };
    let some = result(&play("random,3", "4").expect("a test"));
    assert_eq!(some["openings"], 2);
    let more = result(&play("random,3", "100000").expect("a test"));
    assert_eq!(more["verdict"], "accepted", "{more}");
    let lines = fs::read_to_string(&path).expect("a file").lines().count() as u64;
    assert_eq!(Some(lines - 1), more["openings"].as_u64());
    assert_eq!(
        result(&play("random,3", "100000").expect("a test")),
        more,
        "nothing is played"
    );
    let other = play("random,4", "4").expect_err("another match");
    assert!(
        other
            .to_string()
            .ends_with("these are the lines of another match"),
        "{other}"
    );
    let three = ["tournament", "draughts", "--sprt", "--levels", "1,2,3"];
    assert_eq!(
        refused(&three, ""),
        "a test is between two players: name them with --levels"
    );
    refused(&["tournament", "draughts", "--elo0", "3"], "");
}

#[test]
fn a_player_can_have_weights_of_its_own() {
    let own = "5/depth=2/weights=../../assets/weights/draughts.bin";
    let out = coffer(&[
        "tournament",
        "draughts",
        "--levels",
        &format!("1,{own}"),
        "--games",
        "2",
    ]);
    assert!(out.contains(own), "{out}");
    let wrong = [
        "tournament",
        "draughts",
        "--levels",
        "1,5/weights=Cargo.toml",
    ];
    assert_eq!(
        refused(&wrong, ""),
        "these are not weights, a book or a tablebase of this version"
    );
    refused(
        &[
            "tournament",
            "draughts",
            "--levels",
            "1,5/weights=no-such-file",
        ],
        "",
    );
}
