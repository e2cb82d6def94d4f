//! Whatever one of our programs writes, the window's reader reads, and `coffer show`.

use std::fs;

use coffer_rules::registry::Registry;
use coffer_rules::share::{self, Company, Opened};
use coffer_rules::{Occupant, Record, registry};
use coffer_store::Store;
use serde_json::json;

use super::{coffer, coffer_with, serve};

/// The matches that the window finds in a text.
fn opened(text: &str) -> Vec<Record> {
    let company = Company::of(Occupant::Random);
    match share::read_text(&Registry::default(), text, &company) {
        Ok(Opened::Match(record)) => vec![*record],
        Ok(Opened::List(list)) => {
            assert!(list.unread.is_empty(), "{:?}", list.unread);
            let games = list.games.iter();
            let open = |text: &str| share::open_text(&Registry::default(), text, &company);
            games
                .map(|game| open(&game.text).expect("it was listed"))
                .collect()
        }
        Err(why) => panic!("{why}: {text}"),
    }
}

/// The number of matches that `coffer show` draws.
fn shown(text: &str) -> usize {
    let out = coffer_with(&["show", "-"], text).unwrap_or_else(|why| panic!("{why}: {text}"));
    out.matches("Position: ").count()
}

/// A line of `coffer play` for a game of every variant.
fn played() -> Vec<String> {
    let play = |variant: &str| {
        let out = coffer(&["play", variant, "--seats", "random", "--seed", "3"]);
        out.lines().last().expect("a line").to_owned()
    };
    registry::variants()
        .map(|variant| play(variant.key))
        .collect()
}

fn record_of(line: &str) -> Record {
    let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
    Record::from_json(&value["record"].to_string()).expect("a record")
}

#[test]
fn lines_of_play_and_answers_of_serve_are_opened() {
    let lines = played();
    for line in &lines {
        assert_eq!(opened(line), [record_of(line)]);
        coffer_with(&["show", "-"], line).expect("drawn");
    }
    // A file that `--save` has written has one line for each game.
    let file = std::env::temp_dir().join(format!("coffer-played-{}.jsonl", std::process::id()));
    let name = file.to_str().expect("a name");
    let args = [
        "play", "draughts", "--seats", "random", "--games", "2", "--save", name,
    ];
    coffer(&args);
    let saved = fs::read_to_string(&file).expect("it was saved");
    fs::remove_file(&file).expect("removed");
    assert_eq!((opened(&saved).len(), shown(&saved)), (2, 2));
    let answers = serve(&[
        json!({"cmd": "new", "variant": "mixed_mill", "seed": 5}),
        json!({"cmd": "record"}),
    ]);
    let record = answers.last().expect("an answer").to_string();
    assert_eq!(opened(&record), [record_of(&record)]);
}

#[test]
fn saves_exports_and_reports_are_opened() {
    let records: Vec<Record> = played().iter().map(|line| record_of(line)).collect();
    for record in &records {
        assert_eq!(opened(&record.to_json()), std::slice::from_ref(record));
    }
    let store = Store::memory();
    let mut names = Vec::new();
    for (number, record) in records.iter().enumerate() {
        let name = format!("unfinished-{}-{number}.json", 1_763_850_000 + number);
        store.write(&name, &record.to_json()).expect("written");
        names.push(name);
    }
    store
        .write("settings.json", "{\"volume\": 0.5}")
        .expect("written");
    let newest_first: Vec<Record> = records.iter().rev().cloned().collect();
    for text in [store.export(), store.export_matches(&names)] {
        let found = opened(&text.expect("an export"));
        assert_eq!(found.len(), records.len());
        for record in &newest_first {
            assert!(found.contains(record), "{}", record.variant);
        }
    }
    let one = store.export_matches(&names[..1]).expect("an export");
    assert_eq!((opened(&one), shown(&one)), (vec![records[0].clone()], 1));
    let report = format!(
        "King’s Coffer 1.0.0\nsystem: linux\nlast match: draughts ({})\n{}\n\ntime: 7 seconds since 1970\n",
        names[0],
        records[0].to_json()
    );
    assert_eq!(
        (opened(&report), shown(&report)),
        (vec![records[0].clone()], 1)
    );
    let company = Company::of(Occupant::Random);
    let nothing = Store::memory().export().expect("an export");
    let refused = share::read_text(&Registry::default(), &nothing, &company);
    assert_eq!(
        refused,
        Err(share::OpenError::Bundle),
        "settings are imported"
    );
}

#[test]
fn links_notation_and_positions_are_opened() {
    for line in played() {
        let record = record_of(&line);
        let bare = Record {
            source: None,
            ..record.clone()
        };
        assert_eq!(opened(&format!("#{}", share::to_link(&record))), [bare]);
        let setup = registry::setup_of(&record).expect("a variant");
        assert_eq!(
            opened(&format!("#{}", share::to_play_link(&setup))).len(),
            1
        );
        if let Some(written) = share::to_notation(&record, ["Ann", "Bob"]) {
            let written = written.expect("legal");
            let found = opened(&written);
            assert_eq!(found[0].moves.len(), record.moves.len(), "{written}");
            assert_eq!(shown(&written), 1);
        }
        let out = coffer_with(&["show", "-", "--after", "4"], &line).expect("drawn");
        if let Some((_, position)) = out.rsplit_once("Position: ") {
            let found = opened(position);
            assert_eq!(found[0].variant, record.variant, "{position}");
            assert_eq!(
                coffer(&["show", position.trim()])
                    .matches(position.trim())
                    .count(),
                1
            );
        }
    }
}
