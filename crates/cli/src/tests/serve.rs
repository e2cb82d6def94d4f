//! `coffer serve`.

use serde_json::{Value, json};

use super::{coffer, coffer_with, refused, serve};

/// DR-9 on the command line: the option, and a huff as a move.
#[test]
fn huffing_is_an_option_of_draughts() {
    let answers = serve(&[
        json!({ "cmd": "new", "variant": "draughts", "options": { "huff": "on" },
            "position": "B:W17,18,32:B1,13,14" }),
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
    let input = "\n{\n\"go\"\n{\"cmd\":\"dance\"}\n\
        {\"cmd\":\"new\",\"variant\":\"draughts\",\"position\":\"x\"}\n\
        \u{0}\n{\"cmd\":\"new\",\"variant\":3}\n";
    let out = coffer_with(&["serve"], input).expect("answers");
    assert_eq!(out.lines().count(), 6);
    assert!(
        out.lines().all(|line| line.starts_with("{\"error\":")),
        "{out}"
    );
}

/// The error for a request that is too long or has unknown fields quotes little of it.
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
        errors[2].contains("“colour” is not a part of “state”"),
        "{}",
        errors[2]
    );
    assert_eq!(answers[4]["turn"], 0, "the next request is read");
    let cut_off = coffer_with(&["serve"], &long).expect("an answer");
    assert!(cut_off.starts_with("{\"error\":"), "{cut_off}");
}

/// Even with almost no time the answer comes from a search.
#[test]
fn serve_searches_one_ply_at_least() {
    for variant in ["draughts", "losing", "nine_mens_morris", "ceylon_mill"] {
        let on_squares = variant.ends_with('g') || variant == "draughts";
        let first = if on_squares { "11-15" } else { "d6" };
        let answers = serve(&[
            json!({ "cmd": "new", "variant": variant }),
            json!({ "cmd": "move", "move": first }),
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
fn serve_says_what_it_can_do() {
    let answers = serve(&[json!({ "cmd": "hello" })]);
    assert_eq!(answers[0]["version"], coffer_store::VERSION);
    let has = |list: &str, word: &str| {
        let list = answers[0][list].as_array().expect("a list");
        list.iter().any(|one| one == word)
    };
    assert!(has("variants", "nine_mens_morris") && has("variants", "cromwell_advanced"));
    assert!(has("commands", "position") && has("commands", "stop"));
}

/// The variant and its options stay, and a position that cannot be read changes nothing.
#[test]
fn serve_sets_up_positions() {
    let answers = serve(&[
        json!({ "cmd": "position" }),
        json!({ "cmd": "new", "variant": "Checkers" }),
        json!({ "cmd": "position", "position": "W:W18,26:B7,K12", "moves": ["18-15", "7-10"] }),
        json!({ "cmd": "position", "position": "W:W99" }),
        json!({ "cmd": "position", "moves": ["11-15", "1-32"] }),
        json!({ "cmd": "state" }),
        json!({ "cmd": "position", "moves": ["11-15"] }),
        json!({ "cmd": "new", "variant": "chess" }),
    ]);
    assert!(
        answers[0]["error"]
            .as_str()
            .expect("none yet")
            .contains("no match")
    );
    assert_eq!(answers[2]["position"], "W:W15,26:B10,K12");
    assert!(answers[3]["error"].is_string());
    let wrong = answers[4]["error"].as_str().expect("an error");
    assert!(wrong.starts_with("move 2: "), "{wrong}");
    assert_eq!(answers[5], answers[2]);
    assert_eq!(
        (&answers[6]["ply"], &answers[6]["turn"]),
        (&json!(1), &json!(1))
    );
    assert!(
        answers[7]["error"]
            .as_str()
            .expect("no such game")
            .contains("chess")
    );
}

/// The first move is in the book, and says so, unless the book is off; a depth is kept to.
#[test]
fn serve_thinks_with_or_without_its_book() {
    let answers = serve(&[
        json!({ "cmd": "new", "variant": "draughts", "seed": 3 }),
        json!({ "cmd": "go" }),
        json!({ "cmd": "go", "book": false, "depth": 3, "progress": true }),
        json!({ "cmd": "state" }),
        json!({ "cmd": "quit" }),
        json!({ "cmd": "state" }),
    ]);
    assert_eq!(
        (&answers[1]["book"], &answers[1]["nodes"]),
        (&json!(true), &json!(0))
    );
    for (at, depth) in [(2, 1), (3, 2), (4, 3)] {
        let progress = &answers[at]["progress"];
        assert_eq!(progress["depth"], depth);
        assert!(progress["line"][0].is_string() && progress["nodes"].is_u64());
    }
    assert_eq!(
        (&answers[5]["book"], &answers[5]["depth"]),
        (&json!(false), &json!(3))
    );
    assert_eq!(answers[7], json!({ "quit": true }));
    assert_eq!(answers.len(), 8, "nothing after quit");
}

/// `stop` is read while a move is being chosen, without any other limit.
#[test]
fn serve_stops_when_it_is_told_to() {
    let answers = serve(&[
        json!({ "cmd": "new", "variant": "draughts" }),
        json!({ "cmd": "go", "book": false, "ms": 3_600_000 }),
        json!({ "cmd": "stop" }),
        json!({ "cmd": "stop" }),
        json!({ "cmd": "state" }),
    ]);
    assert!(answers[1]["best"].is_string(), "{}", answers[1]);
    assert_eq!(answers[2], json!({ "stopped": true }));
    assert_eq!(answers[3], json!({ "stopped": false }));
    assert_eq!(answers[4], answers[0]);
}
