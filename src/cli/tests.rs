//! The command line as a whole: what it answers, and that nonsense gets one line and no panic.

use std::collections::BTreeMap;
use std::io::Cursor;

use serde_json::{Value, json};

use super::args::seat_option;
use super::{CliError, printable, run};
use crate::players::book::Book;
use crate::players::knowledge::tests::complete;
use crate::players::tuned::Weights;
use crate::players::{system_clock, thinker};
use crate::rules::{Turn, Variant, registry};

fn coffer_with(args: &[&str], input: &str) -> Result<String, CliError> {
    let mut output = Vec::new();
    let args = ["coffer"].iter().chain(args);
    run(
        args,
        &mut Cursor::new(input.as_bytes()),
        &mut output,
        complete(),
        system_clock,
    )?;
    Ok(String::from_utf8(output).expect("UTF-8"))
}

fn coffer(args: &[&str]) -> String {
    coffer_with(args, "").expect("an answer")
}

fn refused(args: &[&str], input: &str) -> String {
    let error = coffer_with(args, input).expect_err("a refusal").to_string();
    assert!(
        !error.is_empty() && !error.contains('\n'),
        "one line: {error}"
    );
    error
}

/// What `serve` answers to these requests.
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
    let listed: Value = serde_json::from_str(&coffer(&["games"])).expect("JSON");
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
            "puzzles", "draughts", "--games", "2", "--seed", "2", "--keep", "1",
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
    assert_eq!(
        refused(&["puzzles", "wolf"], ""),
        "no puzzles can be found in wolf"
    );
    refused(&["puzzles", "chess"], "");
}

#[test]
fn play_writes_a_record_that_replays() {
    let out = coffer(&[
        "play", "draughts", "--seats", "1,random", "--games", "3", "--seed", "5", "--nodes", "300",
    ]);
    let mut games = Vec::new();
    for line in out.lines() {
        let game: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(
            game["plies"],
            game["record"]["moves"].as_array().expect("moves").len()
        );
        assert!(game["outcome"]["reason"].is_string(), "{game}");
        let again = coffer_with(&["replay", "-"], &game["record"].to_string()).expect("a replay");
        let again: Value = serde_json::from_str(&again).expect("JSON");
        assert_eq!(
            (&again["outcome"], &again["plies"]),
            (&game["outcome"], &game["plies"])
        );
        games.push(game["record"]["moves"].clone());
    }
    assert_eq!(games.len(), 3);
    assert_ne!(games[0], games[1], "another seed, another game");
    let repeated = coffer(&[
        "play", "draughts", "--seats", "1,random", "--seed", "6", "--nodes", "300",
    ]);
    let repeated: Value = serde_json::from_str(&repeated).expect("JSON");
    assert_eq!(
        repeated["record"]["moves"], games[1],
        "the same seed, the same game"
    );
}

#[test]
fn replay_reads_pdn() {
    let out = coffer_with(
        &["replay", "-"],
        "[Event \"a\"]\n1. 11-15 23-19 2. 8-11 *\n",
    )
    .expect("a replay");
    let end: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        (&end["plies"], &end["turn"], &end["outcome"]),
        (&json!(3), &json!(1), &Value::Null)
    );
    assert_eq!(
        refused(&["replay", "-"], "1. 11-15 23-19 2. 1-6 *")
            .split(':')
            .next(),
        Some("game 1, move 3, “1-6”")
    );
}

/// The variants that courtiers play.
fn played() -> impl Iterator<Item = &'static Variant> {
    registry::variants().filter(|variant| thinker::courtiers(variant.key).next().is_some())
}

#[test]
fn bench_ends_with_json() {
    // Even where the strongest has a book he is seen to search.
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

/// Every variant is played, replayed and served like the first.
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
        // Where cards are dealt, chance begins.
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

/// A game that fails is named, those behind it are replayed, and the end says how many failed.
#[test]
fn replay_goes_on_after_a_game_that_fails() {
    let file = "1. 11-15 23-19 *\n\n1. 11-15 23-19 2. 1-6 *\n\n1. 9-14 *\n";
    let mut output = Vec::new();
    let error = run(
        ["coffer", "replay", "-"],
        &mut Cursor::new(file.as_bytes()),
        &mut output,
        complete(),
        system_clock,
    )
    .expect_err("one fails");
    assert_eq!(error.to_string(), "1 of 3 games cannot be replayed");
    let lines: Vec<Value> = String::from_utf8(output)
        .expect("UTF-8")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(
        (&lines[0]["plies"], &lines[2]["plies"]),
        (&json!(2), &json!(1))
    );
    let why = lines[1]["error"].as_str().expect("why");
    assert!(why.starts_with("game 2, move 3, “1-6”"), "{why}");
}

#[test]
fn what_is_too_large_is_not_read_and_control_characters_are_not_shown() {
    let large = " ".repeat((16 << 20) + 1);
    assert_eq!(
        refused(&["replay", "-"], &large),
        "- has more than 16 MB: that is no record and no PDN"
    );
    assert_eq!(
        printable("a\u{1b}[2Jb\u{7}\u{9b}c ö"),
        "a\u{fffd}[2Jb\u{fffd}\u{fffd}c ö"
    );
}

#[test]
fn replay_reads_losing_draughts_from_pdn() {
    let out = coffer_with(
        &["replay", "-"],
        "[Variant \"Losing\"]\n[FEN \"B:W18:B14\"]\n1. 14x23 *\n",
    )
    .expect("a replay");
    let end: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        end["outcome"],
        json!({ "winners": [1], "reason": "all_given", "scores": [] })
    );
}

/// The table of a small tournament adds up, says who is who, and is the same every time.
#[test]
fn a_tournament_ends_with_its_table() {
    let play = |threads| {
        let args = [
            "tournament",
            "draughts",
            "--levels",
            "random,greedy,1,2/oversight=0/book=off",
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

/// SV-12, SV-15: at three seats one plays against two, each deal is played twice, and the points of
/// a seat are compared.
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
    let out = coffer(&[
        "book",
        "draughts",
        "--positions",
        "3",
        "--nodes",
        "50",
        "--write",
        &path(&book),
    ]);
    let line: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    assert_eq!(line["book"]["positions"], 3);
    assert_eq!(
        Book::from_bytes(&std::fs::read(&book).expect("written")).map(|book| book.len()),
        Ok(3)
    );
    std::fs::remove_dir_all(&folder).expect("removed");
    assert_eq!(refused(&["tune", "wolf"], ""), "nothing of wolf is tuned");
    assert_eq!(
        refused(&["book", "losing"], ""),
        "there is no book of openings for losing"
    );
}

#[test]
fn nonsense_is_refused_in_one_line() {
    for args in [
        &[][..],
        &["dance"],
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
        &["tournament", "draughts", "--levels", "1,2/nodes=0"],
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
            concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
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
    assert_eq!(
        refused(&["solve", "losing"], ""),
        "nothing of losing is solved"
    );
    assert_eq!(
        refused(&["solve", "wolf", "--write", "x"], ""),
        "wolf is solved whenever it is needed: there is no table to write or check"
    );
    refused(&["solve", "chess"], "");
}

/// DR-9 on the command line: the option, and a huff as a move.
#[test]
fn huffing_is_an_option_of_draughts() {
    let answers = serve(&[
        json!({ "cmd": "new", "variant": "draughts", "options": { "huff": "on" }, "position": "B:W17,18,32:B1,13,14" }),
        json!({ "cmd": "move", "move": "1-5" }),
        json!({ "cmd": "why", "move": "huff 5" }),
        json!({ "cmd": "move", "move": "huff 14" }),
        json!({ "cmd": "go", "nodes": 500 }),
    ]);
    assert_eq!(answers[1]["position"], "W:W17,18,32:B5,13,14:X13,14");
    assert_eq!(
        answers[2]["why"],
        "The piece on 5 could not have captured: it cannot be huffed."
    );
    assert_eq!(
        (&answers[3]["turn"], &answers[3]["ply"]),
        (&json!(1), &json!(2))
    );
    assert!(answers[4]["best"].is_string());
    assert!(coffer(&["perft", "draughts", "4", "--option", "huff=on"]).starts_with("nodes 2949 "));
    refused(
        &["perft", "draughts", "1", "--option", "huff=sometimes"],
        "",
    );
    refused(&["perft", "losing", "1", "--option", "huff=on"], "");
}

#[test]
fn help_and_version_are_no_errors() {
    assert!(coffer(&["--help"]).contains("perft"));
    assert!(coffer(&["--version"]).starts_with("coffer "));
}

#[test]
fn serve_plays_a_game_with_another_program() {
    let answers = serve(&[
        json!({ "cmd": "state" }),
        json!({ "cmd": "new", "variant": "draughts", "options": {}, "seed": 7, "position": null }),
        json!({ "cmd": "move", "move": "11-15" }),
        json!({ "cmd": "why", "move": "9-13" }),
        json!({ "cmd": "move", "move": "9-13" }),
        json!({ "cmd": "view", "seat": 1 }),
        json!({ "cmd": "view", "seat": 9 }),
        json!({ "cmd": "go", "nodes": 1000 }),
        json!({ "cmd": "go", "nodes": 500, "level": 1 }),
        json!({ "cmd": "go", "level": 7 }),
        json!({ "cmd": "undo" }),
        json!({ "cmd": "undo" }),
        json!({ "cmd": "chance" }),
        json!({ "cmd": "record" }),
        json!({ "cmd": "state" }),
    ]);
    assert_eq!(answers.len(), 15);
    assert!(answers[0]["error"].is_string());
    assert_eq!(answers[1]["legal"].as_array().map(Vec::len), Some(7));
    assert_eq!(
        (
            &answers[1]["turn"],
            &answers[1]["ply"],
            &answers[1]["outcome"]
        ),
        (&json!(0), &json!(0), &Value::Null)
    );
    assert_eq!(
        (&answers[2]["turn"], &answers[2]["ply"]),
        (&json!(1), &json!(1))
    );
    assert!(answers[3]["why"].is_string());
    assert!(answers[4]["error"].is_string());
    assert!(answers[5]["view"].is_object());
    assert!(answers[6]["error"].is_string());
    for thought in &answers[7..9] {
        let best = thought["best"].as_str().expect("a move");
        assert!(
            answers[2]["legal"]
                .as_array()
                .expect("moves")
                .iter()
                .any(|mv| mv == best),
            "{thought}"
        );
        assert!(
            thought["score"].is_i64()
                && thought["depth"].is_u64()
                && thought["nodes"].is_u64()
                && thought["ms"].is_number()
        );
    }
    assert!(answers[9]["error"].is_string());
    assert_eq!(answers[10], answers[1]);
    assert!(answers[11]["error"].is_string() && answers[12]["error"].is_string());
    assert_eq!(answers[13]["record"]["seed"], 7);
    assert_eq!(answers[14], answers[1], "errors changed nothing");
}

#[test]
fn serve_survives_nonsense() {
    let input = "\n{\n\"go\"\n{\"cmd\":\"dance\"}\n{\"cmd\":\"new\",\"variant\":\"draughts\",\"position\":\"x\"}\n\u{0}\n{\"cmd\":\"new\",\"variant\":3}\n";
    let out = coffer_with(&["serve"], input).expect("answers");
    assert_eq!(out.lines().count(), 6);
    assert!(
        out.lines().all(|line| line.starts_with("{\"error\":")),
        "{out}"
    );
}

/// What is too long, or holds what no request has, is answered with little of it.
#[test]
fn serve_bounds_what_it_reads_and_repeats() {
    let long = "x".repeat(2_000_000);
    let state = json!({ "cmd": "state" }).to_string();
    let new = json!({ "cmd": "new", "variant": "wolf" }).to_string();
    let word = json!({ "cmd": "y".repeat(5_000) }).to_string();
    let unknown = json!({ "cmd": "state", "colour": "red" }).to_string();
    let input = [&new, &long, &word, &unknown, &state].map(|line| format!("{line}\n"));
    let out = coffer_with(&["serve"], &input.concat()).expect("answers");
    let answers: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let errors: Vec<&str> = answers[1..4]
        .iter()
        .map(|answer| answer["error"].as_str().expect("an error"))
        .collect();
    assert_eq!(errors[0], "a request has at most 1000000 bytes");
    assert!(errors[1].len() < 400, "{}", errors[1]);
    assert!(!errors[1].contains(&"y".repeat(81)), "{}", errors[1]);
    assert!(
        errors[2].contains("unknown field `colour`"),
        "{}",
        errors[2]
    );
    assert_eq!(answers[4]["turn"], 0, "the next request is read");
    let cut_off = coffer_with(&["serve"], &long).expect("an answer");
    assert!(cut_off.starts_with("{\"error\":"), "{cut_off}");
}

/// Even without any time there is an answer that was searched.
#[test]
fn serve_searches_one_ply_at_least() {
    for variant in ["draughts", "losing", "nine_mens_morris", "ceylon_mill"] {
        let answers = serve(&[
            json!({ "cmd": "new", "variant": variant }),
            json!({ "cmd": "move", "move": if variant.ends_with('g') || variant == "draughts" { "11-15" } else { "d6" } }),
            json!({ "cmd": "go", "ms": 1, "level": 5 }),
        ]);
        assert!(answers[2]["best"].is_string(), "{variant}");
        assert!(
            answers[2]["depth"].as_u64() >= Some(1) || answers[2]["nodes"] == 0,
            "{variant}: {}",
            answers[2]
        );
    }
}

#[test]
fn serve_says_who_won() {
    let answers = serve(&[
        json!({ "cmd": "new", "variant": "draughts", "position": "B:W15:B11" }),
        json!({ "cmd": "go", "nodes": 1000 }),
        json!({ "cmd": "move", "move": "11x18" }),
        json!({ "cmd": "go", "nodes": 1000 }),
    ]);
    assert_eq!(answers[1]["win_in"], 1);
    assert_eq!(
        (&answers[2]["turn"], &answers[2]["legal"]),
        (&Value::Null, &json!([]))
    );
    assert_eq!(
        answers[2]["outcome"],
        json!({ "winners": [0], "reason": "no_pieces", "scores": [] })
    );
    assert!(answers[3]["error"].is_string());
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
    let listed: Value = serde_json::from_str(&coffer(&["games"])).expect("JSON");
    assert_eq!(listed["games"][0]["seat_options"], json!([]));
    let asks =
        [json!({ "cmd": "new", "variant": "draughts", "seat_options": [{}, {"pace": "slow"}] })];
    assert_eq!(
        serve(&asks)[0]["error"],
        "draughts has no option “pace” for a seat"
    );
}
