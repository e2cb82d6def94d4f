//! How strength is measured and made: positions to train on, and the sequential test.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{coffer, coffer_with, refused};

/// A file for one test, not there yet.
fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("coffer-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

fn utf8(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn the_same_seed_writes_the_same_positions() {
    let path = file("positions");
    let write = |seed, threads| {
        let out = coffer(&[
            "positions",
            "draughts",
            "--games",
            "5",
            "--nodes",
            "100",
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
        let positions = line["positions"]["positions"].as_u64().expect("a number");
        assert_eq!(bytes.len() as u64, 8 + 18 * positions);
        bytes
    };
    let once = write("1", "1");
    assert!(once.starts_with(b"KCPOSIT\x01") && once.len() > 8 + 18 * 50);
    assert!(write("1", "2") == once, "on any number of threads");
    assert!(write("2", "1") != once, "another seed, other games");
    for position in once[8..].chunks(18) {
        let set = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| position[at + byte]));
        let (own, other, kings) = (set(0), set(4), set(8));
        assert_eq!(own & other | kings & !(own | other), 0);
        assert_eq!(u32::from(position[17]), (own | other).count_ones());
        assert!(
            own & !kings & 0xF000_0000 == 0,
            "men move to higher numbers"
        );
        assert!(position[16] <= 2);
    }
    fs::remove_file(&path).expect("removed");
}

/// A test that was broken off goes on from its lines; those of another match are refused.
#[test]
fn a_sequential_test_goes_on_from_its_lines() {
    let path = file("lines");
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
    fs::remove_file(&path).expect("removed");
    let three = ["tournament", "draughts", "--sprt", "--levels", "1,2,3"];
    assert_eq!(
        refused(&three, ""),
        "a test is between two players: name them with --levels"
    );
    refused(&["tournament", "draughts", "--elo0", "3"], "");
}

#[test]
fn a_player_can_have_weights_of_its_own() {
    let own = "5/depth=2/weights=assets/weights/draughts.bin";
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
