//! A tournament with another build of the command line: `coffer serve` in a process of its own.

use std::process::{Command, Output};

use serde_json::Value;

const COFFER: &str = env!("CARGO_BIN_EXE_coffer");

fn tournament(variant: &str, levels: &str) -> Output {
    let args = ["--games", "4", "--nodes", "300", "--seed", "7"];
    Command::new(COFFER)
        .args(["tournament", variant, "--levels", levels])
        .args(args)
        .output()
        .expect("coffer runs")
}

/// The results of the only pair.
fn result(variant: &str, levels: &str) -> Value {
    let output = tournament(variant, levels);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let line = text.lines().last().expect("a line");
    let line: Value = serde_json::from_str(line).expect("JSON");
    line["tournament"]["pairs"][0]["result"].clone()
}

#[test]
fn a_program_plays_as_its_courtier_plays_here() {
    for variant in ["draughts", "mixed_mill"] {
        let here = result(variant, "2,4");
        assert!(here.is_object(), "{here}");
        assert_eq!(result(variant, &format!("2,4/program={COFFER}")), here);
    }
}

#[test]
fn what_is_no_such_program_gets_a_sentence() {
    let said = |levels: &str| {
        let output = tournament("draughts", levels);
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).expect("UTF-8")
    };
    let missing = said("2,4/program=/no/such/program");
    assert!(missing.contains("/no/such/program"), "{missing}");
    let other = said("2,4/program=/bin/true");
    assert!(
        other.contains("the other program did not answer"),
        "{other}"
    );
}
