//! The dialogues in `docs/cli.md` and in the help are spoken as they stand there, and its tables name
//! what there is.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::dialogue::Dialogue;
use super::{coffer, coffer_with, refused, serve};

/// Figures that differ from run to run stand after these words.
const VOLATILE: [&str; 8] = [
    "time=",
    "nps=",
    "nodes=",
    "time ",
    "nps ",
    "nodes ",
    "\"ms\":",
    "\"nodes\":",
];

/// A line of a dialogue.
#[derive(Debug, PartialEq, Eq)]
enum Spoken {
    /// The other program's.
    Said(String),
    /// Ours.
    Answer(String),
    /// Any lines of ours.
    Anything,
}

/// The text under a heading of the page, up to the next one.
fn section(heading: &str) -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cli.md");
    let page = fs::read_to_string(page).expect("the page");
    let (_, rest) = page.split_once(&format!("\n## {heading}")).expect(heading);
    rest.split("\n## ").next().unwrap_or(rest).to_owned()
}

/// The lines of a section that are code.
fn code(section: &str) -> Vec<&str> {
    let lines = section.lines();
    lines.filter_map(|line| line.strip_prefix("    ")).collect()
}

/// The dialogue in some lines. `is_said` tells what the other program says.
fn dialogue(lines: &[&str], is_said: impl Fn(&str) -> bool) -> Vec<Spoken> {
    let spoken = |line: &&str| {
        let words = line.trim().trim_start_matches("< ");
        match words {
            "…" => Spoken::Anything,
            _ if is_said(line) => Spoken::Said(words.to_owned()),
            _ => Spoken::Answer(words.to_owned()),
        }
    };
    lines.iter().map(spoken).collect()
}

/// The dialogue in some lines, in which what the other program says is indented.
fn indented(lines: &[&str]) -> Vec<Spoken> {
    dialogue(lines, |line| line.starts_with("    "))
}

/// The dialogue in which what the program answers begins with `<`.
fn marked(lines: &[&str]) -> Vec<Spoken> {
    dialogue(lines, |line| !line.starts_with('<'))
}

/// The dialogue at the end of a command's help.
fn in_help(command: &str) -> Vec<Spoken> {
    let help = coffer(&["help", command]);
    let (_, example) = help.split_once("A short dialogue").expect("an example");
    let lines = example
        .lines()
        .skip(1)
        .filter_map(|line| line.strip_prefix("  "));
    let spoken = indented(&lines.collect::<Vec<_>>());
    assert!(spoken.len() > 5, "{command}: {spoken:?}");
    spoken
}

/// A line without the figures that differ from run to run.
fn steady(line: &str) -> String {
    let mut line = line.to_owned();
    for word in VOLATILE {
        let Some(at) = line.find(word).map(|at| at + word.len()) else {
            continue;
        };
        let is_figure = |c: char| c.is_ascii_digit() || c == '.';
        let end = line[at..].find(|c| !is_figure(c));
        line.replace_range(at..end.map_or(line.len(), |end| at + end), "#");
    }
    line
}

/// Whether a line is as a document has it, in which `…` stands for anything.
fn fits(line: &str, written: &str) -> bool {
    let (line, written) = (steady(line), steady(written));
    let mut parts = written.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else {
        return false;
    };
    let Some(last) = parts.next_back() else {
        return rest.is_empty();
    };
    for part in parts {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}

/// Speaks a dialogue, and then says `quit`.
fn speak(args: &'static [&'static str], spoken: &[Spoken], quit: &str) {
    let program = Dialogue::with(args);
    let mut skips = false;
    for line in spoken {
        match line {
            Spoken::Said(line) => {
                assert!(!skips, "what is left out ends with an answer");
                program.say(line);
            }
            Spoken::Anything => skips = true,
            Spoken::Answer(written) => loop {
                let (_, heard) = program.hear();
                if fits(&heard, written) {
                    skips = false;
                    break;
                }
                assert!(skips, "{args:?} answers\n{heard}\nnot\n{written}");
            },
        }
    }
    program.say(quit);
    let quits = json!({ "quit": true }).to_string();
    let left = program.end().into_iter().filter(|line| *line != quits);
    assert_eq!(left.collect::<Vec<_>>(), Vec::<String>::new(), "{args:?}");
}

#[test]
fn lines_are_compared_without_their_figures() {
    let written = "info depth=1 nodes=11 time=0.000 nps=0.011 pv=9-13";
    assert!(fits(
        "info depth=1 nodes=12 time=1.5 nps=2 pv=9-13",
        written
    ));
    assert!(!fits(
        "info depth=2 nodes=11 time=1.5 nps=2 pv=9-13",
        written
    ));
    assert!(fits(
        "{\"line\":[1,2,3],\"ms\":7}",
        "{\"line\":[1,…],\"ms\":0.5}"
    ));
    assert!(fits("id name x", "id …") && fits("id …", "id …"));
    assert!(!fits("ready", "readyok") && !fits("readyok", "ready"));
    assert!(!fits("{\"a\":1,\"c\":3}", "{\"a\":…,\"b\":2,…}"));
}

#[test]
fn serve_speaks_as_the_page_and_the_help_say() {
    let quit = json!({ "cmd": "quit" }).to_string();
    let page = section("For another program");
    let page = marked(&code(&page));
    assert_eq!(page.len(), 10, "{page:?}");
    speak(&["serve"], &page, &quit);
    speak(&["serve"], &in_help("serve"), &quit);
}

#[test]
fn hub_speaks_as_the_page_and_the_help_say() {
    let page = section("Draughts programs");
    let page = indented(&code(&page));
    assert_eq!(page.len(), 9, "{page:?}");
    speak(&["hub"], &page, "quit");
    speak(&["hub"], &in_help("hub"), "quit");
}

#[test]
fn uci_speaks_as_the_page_and_the_help_say() {
    let page = section("Mill programs");
    let page = indented(&code(&page));
    assert_eq!(page.len(), 8, "{page:?}");
    speak(&["uci"], &page, "quit");
    speak(&["uci"], &in_help("uci"), "quit");
}

/// The first cells of the tables in a section, each with the names in it, which are in back quotes.
fn named(section: &str) -> Vec<Vec<&str>> {
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split(" | ").next());
    cells
        .map(|cell| cell.split('`').skip(1).step_by(2).collect())
        .collect()
}

/// The table of requests has every command of `hello`, with parts that it has.
#[test]
fn the_page_has_every_request_with_its_parts() {
    let hello = serve(&[json!({ "cmd": "hello" })]).remove(0);
    let known = hello["commands"].as_array().expect("a list");
    let mut known: Vec<&str> = known.iter().filter_map(Value::as_str).collect();
    let section = section("For another program");
    let requests = named(&section);
    let mut listed: Vec<&str> = requests.iter().map(|names| names[0]).collect();
    known.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, known);
    for names in requests {
        for part in &names[1..] {
            let answer = serve(&[json!({ "cmd": names[0], (*part): [[]] })]).remove(0);
            let error = answer["error"].as_str().unwrap_or_default();
            let wrong = format!("“{part}” must be");
            assert!(error.contains(&wrong), "{names:?}: {error}");
        }
    }
}

/// Every part of a profile in the table can be changed.
#[test]
fn the_parts_of_a_profile_on_the_page_can_be_changed() {
    let section = section("Players with changes");
    let parts = named(&section).concat();
    assert_eq!(parts.len(), 20, "{parts:?}");
    let play = |change: &str| {
        let seats = format!("5/nodes=20/{change},random");
        let position = "W:W18:B14";
        coffer_with(
            &[
                "play",
                "draughts",
                "--seats",
                &seats,
                "--position",
                position,
            ],
            "",
        )
    };
    for part in parts {
        let (name, value) = part.split_once('=').expect("NAME=VALUE");
        let values: Vec<&str> = match value {
            "N" => vec!["1"],
            _ => value.split("\\|").collect(),
        };
        for value in values {
            let played = play(&format!("{name}={value}"));
            assert!(played.is_ok(), "{part}: {played:?}");
        }
    }
    let wrong = refused(&["play", "draughts", "--seats", "5/colour=on,random"], "");
    assert!(wrong.contains("colour"), "{wrong}");
}
