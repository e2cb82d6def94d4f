//! The command line as a whole: its answers, and that bad input gets one line and no panic.

mod dialogue;
mod documents;
mod engines;
mod levels;
mod matches;
mod pictures;
mod serve;
mod strength;
mod terminal;
mod written;

use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::LazyLock;

use coffer_players::book::{Book, MAGIC, MILL_MAGICS};
use coffer_players::knowledge::Knowledge;
use coffer_players::knowledge::draughts_weights::Weights;
use coffer_players::knowledge::mill_network;
use coffer_players::{system_clock, thinker};
use coffer_rules::draughts::board::Board;
use coffer_rules::mill::board as mill;
use coffer_rules::{Turn, Variant, registry};
use serde_json::{Value, json};

use super::args::seat_option;
use super::{CliError, run};

/// All knowledge, read once for all tests.
fn complete() -> &'static Knowledge {
    static ALL: LazyLock<Knowledge> =
        LazyLock::new(|| Knowledge::complete().expect("the files are whole"));
    &ALL
}

fn coffer_with(args: &[&str], input: &str) -> Result<String, CliError> {
    coffer_at(false, args, input)
}

/// The output, at a terminal or not.
fn coffer_at(terminal: bool, args: &[&str], input: &str) -> Result<String, CliError> {
    let mut output = Vec::new();
    let args = ["coffer"].iter().chain(args);
    run(
        args,
        &mut Cursor::new(input.as_bytes()),
        &mut output,
        terminal,
        complete(),
        system_clock,
    )?;
    Ok(String::from_utf8(output).expect("UTF-8"))
}

fn coffer(args: &[&str]) -> String {
    coffer_with(args, "").expect("an answer")
}

/// The line of an error; clap's message for wrong usage begins with one.
fn refused(args: &[&str], input: &str) -> String {
    let error = coffer_with(args, input).expect_err("a refusal");
    let code = error.exit_code();
    let error = match error {
        CliError::Arguments(usage) => {
            assert_eq!((code, usage.exit_code()), (2, 2));
            let usage = usage.render().to_string();
            usage.lines().next().unwrap_or_default().to_owned()
        }
        other => {
            assert_eq!(code, 1);
            other.to_string()
        }
    };
    assert!(
        !error.is_empty() && !error.contains('\n'),
        "one line: {error}"
    );
    error
}

/// The answers of `serve` to these requests.
fn serve(requests: &[Value]) -> Vec<Value> {
    let input: String = requests
        .iter()
        .map(|request| format!("{request}\n"))
        .collect();
    coffer_with(&["serve"], &input)
        .expect("answers")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn games_lists_every_variant() {
    let listed: Value = serde_json::from_str(&coffer(&["games", "--json"])).expect("JSON");
    let keys: Vec<&str> = listed["games"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|game| game["key"].as_str())
        .collect();
    for key in ["draughts", "losing", "wolf"] {
        assert!(keys.contains(&key), "{keys:?}");
    }
}

#[test]
fn games_are_a_table_for_people() {
    let out = coffer(&["games"]);
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("VARIANT "), "{out}");
    let of = |key: &str| {
        let mut lines = lines.iter();
        lines.find(|line| line.split_whitespace().next() == Some(key))
    };
    for variant in registry::variants() {
        assert!(
            of(variant.key).is_some(),
            "{} is missing: {out}",
            variant.key
        );
    }
    assert!(of("draughts").is_some_and(|line| line.ends_with("huff=off|on")));
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{out}");
}

#[test]
fn wrong_usage_is_told_by_clap_with_a_suggestion() {
    let usage = |args: &[&str]| {
        let error = coffer_with(args, "").expect_err("wrong usage");
        assert_eq!(error.exit_code(), 2);
        error.report()
    };
    let near = usage(&["perft", "draught", "3"]);
    assert!(
        near.contains("a similar value exists: 'draughts'"),
        "{near}"
    );
    assert!(usage(&["plya"]).contains("'play'"));
    assert!(usage(&["perft"]).contains("Usage: coffer perft"));
    let error = coffer_with(&["replay", "/no/such/file"], "").expect_err("no file");
    assert_eq!((error.exit_code(), error.report().lines().count()), (1, 1));
}

#[test]
fn alone_it_prints_its_help() {
    let alone = coffer(&[]);
    assert!(
        alone.contains("Usage: coffer") && alone.contains("perft"),
        "{alone}"
    );
    assert_eq!(alone, coffer(&["-h"]));
}

#[test]
fn perft_ends_with_its_nodes_and_time() {
    let out = coffer(&["perft", "draughts", "6"]);
    assert!(out.starts_with("nodes 36768 ms "), "{out}");
    let divided = coffer(&["perft", "draughts", "5", "--divide"]);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!(lines.len(), 8);
    let sum: u64 = lines[..7]
        .iter()
        .filter_map(|line| line.split(' ').nth(1)?.parse::<u64>().ok())
        .sum();
    assert_eq!(sum, 7361);
    assert!(lines[7].starts_with("nodes 7361 ms "), "{divided}");
    assert!(coffer(&["perft", "draughts", "0"]).starts_with("nodes 1 "));
    assert!(
        coffer(&["perft", "draughts", "1", "--position", "W:WK2:B6,7,14,15"])
            .starts_with("nodes 2 ")
    );
}

#[test]
fn puzzles_are_found_again_by_the_same_seed() {
    let find = || {
        let out = coffer(&[
            "puzzles", "draughts", "--games", "6", "--seed", "2", "--keep", "1",
        ]);
        let (found, last) = out
            .trim_end()
            .rsplit_once('\n')
            .unwrap_or(("", out.trim_end()));
        let summary: Value = serde_json::from_str(last).expect("JSON");
        (found.to_owned(), summary["puzzles"]["found"].as_u64())
    };
    let (found, count) = find();
    assert_eq!(Some(found.lines().count() as u64), count);
    assert_eq!(find(), (found, count));
    let other = refused(&["puzzles", "chess"], "");
    assert!(other.contains("invalid value 'chess'"), "{other}");
}

/// The variants with computer players.
fn played() -> impl Iterator<Item = &'static Variant> {
    registry::variants().filter(|variant| thinker::courtiers(variant.key).next().is_some())
}

#[test]
fn bench_ends_with_json() {
    // The search is measured even if the strongest player has an opening book.
    for variant in played() {
        let out = coffer(&["bench", variant.key, "--ms", "20"]);
        let last: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
        assert!(
            last["bench"][0]["perft"]["per_second"].as_u64() > Some(0),
            "{last}"
        );
        assert!(
            last["bench"][0]["search"]["nodes"].as_u64() > Some(0),
            "{last}"
        );
    }
}

/// Every variant can be played, replayed and served.
#[test]
fn every_variant_is_played_replayed_and_served() {
    for variant in played().map(|variant| variant.key) {
        let out = coffer(&[
            "play", variant, "--seats", "1,random", "--games", "2", "--seed", "3", "--nodes", "200",
        ]);
        for line in out.lines() {
            let game: Value = serde_json::from_str(line).expect("JSON");
            assert!(game["outcome"]["reason"].is_string(), "{variant}: {game}");
            let again =
                coffer_with(&["replay", "-"], &game["record"].to_string()).expect("a replay");
            let again: Value = serde_json::from_str(&again).expect("JSON");
            assert_eq!(
                (&again["outcome"], &again["plies"]),
                (&game["outcome"], &game["plies"]),
                "{variant}"
            );
        }
        let perft = coffer(&["perft", variant, "2", "--divide"]);
        assert!(
            perft
                .lines()
                .last()
                .is_some_and(|line| line.starts_with("nodes ")),
            "{perft}"
        );
        let mut asks = vec![json!({ "cmd": "new", "variant": variant })];
        // In card games chance moves first.
        let game = registry::set_up(variant, &BTreeMap::new(), None).expect("a match");
        let dealt = game.turn() == Turn::Chance;
        asks.extend(dealt.then(|| json!({ "cmd": "chance" })));
        asks.extend([
            json!({ "cmd": "go", "nodes": 500 }),
            json!({ "cmd": "why", "move": "1-32" }),
            json!({ "cmd": "view" }),
        ]);
        let answers = serve(&asks).split_off(usize::from(dealt));
        let best = answers[1]["best"].as_str().expect("a move");
        assert!(
            answers[0]["legal"]
                .as_array()
                .expect("moves")
                .iter()
                .any(|mv| mv == best),
            "{variant}: {best}"
        );
        assert!(
            answers[2]["why"].is_string() && answers[3]["view"].is_object(),
            "{variant}"
        );
    }
}

/// The table of a small tournament adds up, names the players, and is the same every time.
#[test]
fn a_tournament_ends_with_its_table() {
    let play = |threads| {
        let args = [
            "tournament",
            "draughts",
            "--levels",
            "random,greedy,1,2/blunder_rate=0/book=off",
            "--games",
            "4",
            "--nodes",
            "300",
            "--seed",
            "9",
            "--threads",
            threads,
        ];
        coffer(&args)
    };
    let out = play("1");
    let line: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    let pairs = line["tournament"]["pairs"].as_array().expect("pairs");
    assert_eq!(pairs.len(), 6);
    for pair in pairs {
        let result = &pair["result"];
        let number = |name: &str| result[name].as_f64().expect("a number");
        assert!((number("games") - 4.0).abs() < f64::EPSILON);
        assert!((number("won") + number("drawn") + number("lost") - 4.0).abs() < f64::EPSILON);
        assert!((number("won") + number("drawn") / 2.0 - number("points")).abs() < f64::EPSILON);
    }
    assert!(out.contains("1 (Will Somers) against greedy: "), "{out}");
    let table = |out: &str| {
        out.lines()
            .filter(|line| !line.ends_with(" s"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(table(&play("2")), table(&out), "on any number of threads");
    for variant in played().map(|variant| variant.key) {
        let out = coffer(&[
            "tournament",
            variant,
            "--levels",
            "1,greedy,random",
            "--games",
            "2",
            "--neighbours",
            "--nodes",
            "100",
        ]);
        assert_eq!(out.lines().count(), 2 + 4 + 1, "{out}");
    }
}

/// The players that only one game has.
#[test]
fn opponents_and_a_child_play_tournaments() {
    for (variant, players) in [
        ("cromwell", "child,taker,ender"),
        ("six_of_viii", "child,miser"),
        ("six_wives", "child,racer"),
    ] {
        let args = ["tournament", variant, "--levels", players, "--games", "2"];
        let out = coffer(&args);
        for name in players.split(',') {
            assert!(out.contains(name), "{out}");
        }
    }
    refused(&["tournament", "six_wives", "--levels", "taker,1"], "");
}

/// SV-12, SV-15: with three seats one player has one seat and the other two, each deal is played
/// twice, and leads are per seat.
#[test]
fn a_tournament_of_three_seats_counts_points() {
    let out = coffer(&[
        "tournament",
        "six_of_viii",
        "--option",
        "seats=3",
        "--levels",
        "greedy,random",
        "--games",
        "24",
    ]);
    let line: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    let result = &line["tournament"]["pairs"][0]["result"];
    assert_eq!(result["games"], 24);
    assert!(
        result["ahead"].as_f64().expect("points are counted") < 0.0,
        "{out}"
    );
}

#[test]
fn weights_and_a_book_are_made_and_written() {
    let folder = std::env::temp_dir().join(format!("coffer-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let [weights, book] = ["weights", "book"].map(|name| folder.join(name));
    let path = |path: &std::path::Path| path.to_str().expect("UTF-8").to_owned();
    let out = coffer(&[
        "tune",
        "draughts",
        "--games",
        "4",
        "--nodes",
        "50",
        "--rounds",
        "1",
        "--write",
        &path(&weights),
    ]);
    assert!(out.starts_with("round 1: 4 games in "), "{out}");
    assert!(Weights::from_bytes(&std::fs::read(&weights).expect("written")).is_ok());
    let start = mill::Board::start(mill_network::GAMES[1]);
    let read_draughts = |bytes: &[u8]| Book::from_bytes(&MAGIC, bytes, &Board::START);
    let read_mill = |bytes: &[u8]| Book::from_bytes(&MILL_MAGICS[1], bytes, &start);
    for (variant, read) in [
        ("draughts", &read_draughts as &dyn Fn(&[u8]) -> _),
        ("mixed_mill", &read_mill),
    ] {
        let out = coffer(&[
            "book",
            variant,
            "--positions",
            "3",
            "--nodes",
            "50",
            "--leaf-nodes",
            "100",
            "--write",
            &path(&book),
        ]);
        let line: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
        assert_eq!(line["book"]["positions"], 3);
        let book = read(&std::fs::read(&book).expect("written"));
        assert_eq!(book.map(|book| book.len()), Ok(3), "{variant}");
    }
    std::fs::remove_dir_all(&folder).expect("removed");
    for args in [["tune", "wolf"], ["book", "losing"]] {
        let error = refused(&args, "");
        assert!(error.contains("invalid value"), "{error}");
    }
}

#[test]
fn nonsense_is_refused_in_one_line() {
    for args in [
        &["dance"][..],
        &["perft"],
        &["perft", "draughts"],
        &["perft", "draughts", "-1"],
        &["perft", "draughts", "1000000000"],
        &["perft", "drafts", "3"],
        &["perft", "draughts", "3", "--option", "huff"],
        &["perft", "draughts", "3", "--option", "=="],
        &[
            "perft",
            "draughts",
            "3",
            "--seat-option",
            "2:variant=cocktail",
        ],
        &["perft", "draughts", "3", "--position", "nowhere"],
        &["perft", "draughts", "3", "--position", "W:W99:B1"],
        &["perft", "draughts", "3", "--position", "W:W1:B1"],
        &["play", "draughts", "--seats", "0"],
        &["play", "draughts", "--seats", "1,2,3,4"],
        &["play", "draughts", "--seats", ","],
        &["play", "draughts", "--nodes", "0"],
        &["play", "draughts", "--nodes", "5", "--ms", "5"],
        &["bench", "nothing"],
        &["tournament", "chess"],
        &["tournament", "draughts", "--levels", "1"],
        &["tournament", "draughts", "--levels", "1,6"],
        &["tournament", "draughts", "--levels", "1,"],
        &["tournament", "draughts", "--levels", "1,2/"],
        &["tournament", "draughts", "--levels", "1,2/depth"],
        &["tournament", "draughts", "--levels", "1,2/depth=deep"],
        &["tournament", "draughts", "--levels", "1,2/depth=0"],
        &["tournament", "draughts", "--levels", "1,2/nodes=0"],
        &["tournament", "draughts", "--levels", "1,2/contempt=-1"],
        &["tournament", "draughts", "--levels", "1,2/contempt=1001"],
        &["tournament", "draughts", "--levels", "1,2/root_noise=1001"],
        &["tournament", "draughts", "--levels", "1,2/one_ply_rate=101"],
        &["tournament", "draughts", "--levels", "1,2/daring=-101"],
        &["tournament", "draughts", "--levels", "1,random/depth=2"],
        &["tournament", "wolf", "--levels", "1,5/depth=2"],
        &["tournament", "draughts", "--games", "0"],
        &["tune", "chess"],
        &["tune", "draughts", "--games", "0"],
        &["book", "draughts", "--positions", "0"],
        &[
            "book",
            "draughts",
            "--positions",
            "1",
            "--nodes",
            "1",
            "--write",
            "/no/such/file",
        ],
        &["replay", "/no/such/file"],
        &["solve"],
        &["solve", "go"],
        &["solve", "draughts", "--check", "/no/such/file"],
        &[
            "solve",
            "draughts",
            "--check",
            concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml"),
        ],
        &["replay", "-"],
    ] {
        refused(args, "");
    }
    for file in [
        "{}",
        "{\"format\":99}",
        "{\"format\":1,\"variant\":\"go\",\"seats\":[],\"seed\":0,\"moves\":[]}",
        "[[[",
        "1. 11-15x",
    ] {
        refused(&["replay", "-"], file);
    }
}

/// WS-4.
#[test]
fn solve_tells_what_is_known() {
    let line: Value = serde_json::from_str(&coffer(&["solve", "wolf"])).expect("JSON");
    assert_eq!(
        line["wolf_to_move"],
        json!({ "positions": 1_006_880, "won_by_the_sheep": 44_347 })
    );
    assert_eq!(
        line["sheep_to_move"],
        json!({ "positions": 1_006_880, "won_by_the_sheep": 89_068 })
    );
    assert_eq!(
        line["plies"],
        json!({ "wolf_first": 44, "sheep_first": 43 })
    );
    assert!(refused(&["solve", "losing"], "").contains("invalid value"));
    assert_eq!(
        refused(&["solve", "wolf", "--write", "x"], ""),
        "wolf is solved whenever it is needed: there is no tablebase to write or check"
    );
    refused(&["solve", "chess"], "");
}

#[test]
fn shells_and_the_manual_know_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = coffer(&["completions", shell]);
        for word in ["coffer", "tournament", "seat-option"] {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
        let variants = ["bash", "zsh"].contains(&shell);
        assert!(!variants || script.contains("six_of_viii"), "{shell}");
    }
    let page = coffer(&["man"]);
    assert!(
        page.contains(".TH coffer 1") && page.contains("perft"),
        "{page}"
    );
    let play = coffer(&["man", "play"]);
    assert!(
        play.contains("six_of_viii") && play.contains("seats"),
        "{play}"
    );
    assert_eq!(
        refused(&["man", "dance"], ""),
        "there is no command “dance”; `coffer help` lists them"
    );
}

#[test]
fn help_and_version_are_no_errors() {
    let play = coffer(&["play", "--help"]);
    for part in [
        "draughts           huff=off|on",
        "5 Thomas Cromwell",
        "--seats me,3",
    ] {
        assert!(play.contains(part), "{part}: {play}");
    }
    assert!(coffer(&["--help"]).contains("perft"));
    let version = format!("coffer {}", coffer_store::VERSION);
    assert_eq!(coffer(&["--version"]).trim(), version);
}

#[test]
fn options_of_seats_are_written_with_the_seat_before_them() {
    assert_eq!(
        seat_option("2:variant=cocktail"),
        Some((1, "variant", "cocktail"))
    );
    for bad in [
        "variant=cocktail",
        "0:variant=cocktail",
        "two:a=b",
        "2:variant",
        "2",
        "",
    ] {
        assert_eq!(seat_option(bad), None, "{bad}");
        let error = refused(&["perft", "draughts", "1", "--seat-option", bad], "");
        assert!(
            error.ends_with("write SEAT:NAME=VALUE, with seats counted from 1"),
            "{error}"
        );
    }
    let unknown = refused(&["play", "wolf", "--seat-option", "1:variant=cocktail"], "");
    assert_eq!(unknown, "wolf has no option “variant” for a seat");
    let listed: Value = serde_json::from_str(&coffer(&["games", "--json"])).expect("JSON");
    assert_eq!(listed["games"][0]["seat_options"], json!([]));
    let asks =
        [json!({ "cmd": "new", "variant": "draughts", "seat_options": [{}, {"pace": "slow"}] })];
    assert_eq!(
        serve(&asks)[0]["error"],
        "draughts has no option “pace” for a seat"
    );
}
