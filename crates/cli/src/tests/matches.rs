//! Matches in and out: `coffer play` among computer players, `coffer replay` and `coffer show`.

use std::io::Cursor;

use coffer_players::system_clock;
use coffer_rules::{Occupant, Record, registry, share};
use serde_json::{Value, json};

use super::{coffer, coffer_with, complete, refused};
use crate::{printable, run};

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
            .split(", is refused")
            .next(),
        Some("game 1: Line 1, column 19: move 3, “1-6”")
    );
}

/// Nobody wants to hear of more than ten thousand games that cannot be played, each on a line.
#[test]
fn a_text_with_too_many_games_that_fail_is_not_read_to_its_end() {
    let sentence = "10000 of the first 10000 games could not be replayed, so the rest was not read";
    for game in ["huff3\nso\n", "[Variant \"Mixed Mill\"]\nd6 d6\n"] {
        let text = game.repeat(10_001);
        assert_eq!(refused(&["show", "-"], &text), sentence);
        let output = faults(&text);
        assert_eq!(output.lines().count(), 10_001);
        assert!(output.ends_with(&format!("-: {sentence}\n")), "{output}");
        let fewer = game.repeat(10_000);
        let all = "10000 of 10000 games could not be replayed";
        assert_eq!(refused(&["show", "-"], &fewer), all);
        let output = faults(&fewer);
        assert_eq!(output.lines().count(), 10_000);
        assert!(!output.contains("not read"), "{output}");
    }
}

/// What `coffer check` prints of a text in which something is wrong.
fn faults(text: &str) -> String {
    let mut output = Vec::new();
    let checked = run(
        ["coffer", "check", "-"],
        &mut Cursor::new(text.as_bytes()),
        &mut output,
        false,
        complete(),
        system_clock,
    );
    assert!(checked.is_err());
    String::from_utf8(output).expect("UTF-8")
}

/// A game that fails is named, later ones are still replayed, and the error at the end says how
/// many failed.
#[test]
fn replay_goes_on_after_a_game_that_fails() {
    let file = "1. 11-15 23-19 *\n\n1. 11-15 23-19 2. 1-6 *\n\n1. 9-14 *\n";
    let mut output = Vec::new();
    let error = run(
        ["coffer", "replay", "-"],
        &mut Cursor::new(file.as_bytes()),
        &mut output,
        false,
        complete(),
        system_clock,
    )
    .expect_err("one fails");
    assert_eq!(error.to_string(), "1 of 3 games could not be replayed");
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
    assert!(
        why.starts_with("game 2: Line 3, column 19: move 3, “1-6”, is refused"),
        "{why}"
    );
}

#[test]
fn what_is_too_large_is_not_read_and_control_characters_are_not_shown() {
    let large = " ".repeat((16 << 20) + 1);
    assert_eq!(
        refused(&["replay", "-"], &large),
        "- is larger than 16 MB, the most that is read"
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

/// Everything that the game can paste can be replayed: links, codes, several records, and the
/// output of `coffer play`.
#[test]
fn replay_takes_all_that_the_game_can_paste() {
    let seats = vec![Occupant::Person("Ann".to_owned()), Occupant::courtier(2)];
    let record = Record {
        moves: vec!["11-15".to_owned(), "22-17".to_owned()],
        ..Record::new("draughts", seats, 1)
    };
    let link = share::to_link(&record);
    let code = link.strip_prefix("match=").expect("a match");
    let record = record.to_json();
    let played = coffer(&[
        "play", "wolf", "--seats", "1", "--games", "2", "--nodes", "50",
    ]);
    for (text, plies) in [
        (link.as_str(), vec![2]),
        (code, vec![2]),
        (&format!("Look!\nhttps://example.org/#{link}\n"), vec![2]),
        (&format!("\u{feff}{record}\n"), vec![2]),
        (&format!("{record}\n{record}"), vec![2, 2]),
        ("W:W18,26:B7,K12", vec![0]),
        ("nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7", vec![0]),
    ] {
        let out = coffer_with(&["replay", "-"], text).expect(text);
        let lines = out
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        let found: Vec<u64> = lines.filter_map(|line| line["plies"].as_u64()).collect();
        assert_eq!(found, plies, "{text}");
    }
    let again = coffer_with(&["replay", "-"], &played).expect("two games");
    let ends = |lines: &str| -> Vec<Value> {
        let lines = lines
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        lines.map(|line| line["outcome"].clone()).collect()
    };
    assert_eq!(ends(&again), ends(&played));
    let torn = coffer_with(&["replay", "-"], &format!("{record}\n{record}\n{{"));
    assert_eq!(
        torn.expect_err("the last one is torn").to_string(),
        "1 of 3 games could not be replayed"
    );
    for bad in [
        "{}",
        "{\"record\":3}",
        "{\"record\":{}} {\"record\":{}}",
        "hello",
        "#match=AAAA",
    ] {
        refused(&["replay", "-"], bad);
    }
}

#[test]
fn show_draws_texts_and_files() {
    let drawn = coffer(&["show", "W:W18,26:B7,K12"]);
    for part in [
        "Draughts, before the first move",
        " <X> │",
        "Light: 2 pieces, to move",
        "Position: W:W18,26:B7,K12",
    ] {
        assert!(drawn.contains(part), "{part}: {drawn}");
    }
    let from_input = coffer_with(&["show", "-"], "W:W18,26:B7,K12\n").expect("the same");
    assert_eq!(from_input, drawn);
    let spaced = coffer(&["show", "W:W", "18,", "26:B7,K12"]);
    assert_eq!(spaced, drawn);
    let pdn = "1. 11-15 23-19 2. 8-11 *";
    let last = coffer(&["show", pdn]);
    assert!(
        last.starts_with("Draughts, after 3 moves, the last one 8-11\n"),
        "{last}"
    );
    let first = coffer(&["show", pdn, "--after", "1"]);
    assert!(
        first.starts_with("Draughts, after 1 move, the last one 11-15\n"),
        "{first}"
    );
    let file = std::env::temp_dir().join(format!("coffer-show-{}.pdn", std::process::id()));
    std::fs::write(&file, pdn).expect("written");
    assert_eq!(coffer(&["show", file.to_str().expect("UTF-8")]), last);
    std::fs::remove_file(&file).expect("removed");
    assert_eq!(
        refused(&["show", "no-such-file"], ""),
        "“no-such-file” is not a file, a position, a match, a link or a code"
    );
    refused(&["show", "W:W99:B1"], "");
    refused(&["show", "W:W18:B7", "--seat", "3"], "");
    refused(&["show", "W:W18:B7", "--seat", "0"], "");
}

/// CR-13: what each courtier knows at the end of a match, by level; people and other games have none.
#[test]
fn show_prints_what_courtiers_know() {
    let seats = ["play", "cromwell_advanced", "--seats", "1,5", "--seed", "2"];
    let out = coffer(&[&seats[..], &["--nodes", "100"]].concat());
    let game: Value = serde_json::from_str(&out).expect("JSON");
    let record = game["record"].to_string();
    let shown = |args: &[&str]| coffer_with(args, &record).expect("shown");
    let told = shown(&["show", "-", "--memory"]);
    let lines = told.split("knows who followed whom:").skip(1);
    let lines: Vec<String> = lines.map(|line| line.replace('\n', " ")).collect();
    assert_eq!(lines.len(), 4, "{told}");
    assert!(
        lines[1].contains("william1 william2 henry1 stephen henry2"),
        "{told}"
    );
    assert!(lines[0].len() < lines[1].len(), "{told}");
    assert!(!shown(&["show", "-"]).contains("followed"));
    let draughts = coffer_with(&["show", "-", "--memory"], "W:W18,26:B7,K12\n").expect("shown");
    assert!(!draughts.contains("followed"));
}

#[test]
fn show_says_what_a_link_to_a_new_match_is() {
    let link = "https://example.org/#play=cromwell_advanced?first_house=tudor&last_house=stuart";
    let shown = coffer(&["show", link]);
    let first = shown.lines().next().unwrap_or_default();
    assert!(
        first.starts_with("A link to a new match: Cromwell"),
        "{first}"
    );
    assert!(
        first.ends_with(", with first_house=tudor, last_house=stuart"),
        "{first}"
    );
    let plain = coffer(&["show", "play=draughts"]);
    assert!(
        plain.starts_with("A link to a new match: Draughts\nDraughts, before the first move\n"),
        "{plain}"
    );
    refused(&["show", "play=cromwell?first_house=percy"], "");
    refused(&["show", "play=chess"], "");
}

#[test]
fn the_sheet_is_printed_for_families_that_have_one() {
    let sheet = coffer(&["sheet", "cromwell"]);
    assert!(sheet.starts_with("<!doctype html>") && sheet.ends_with("</html>\n"));
    assert_eq!(
        refused(&["sheet", "draughts"], ""),
        "there is no sheet for “draughts”: try cromwell"
    );
}

/// Names from a record are printed without control characters.
#[test]
fn names_of_a_file_move_no_cursor() {
    let seats =
        ["\u{1b}[2JAnn", "\u{9b}H\u{202e}Bess"].map(|name| Occupant::Person(name.to_owned()));
    let record = Record::new("draughts", seats.to_vec(), 1).to_json();
    for args in [&["show", "-"][..], &["replay", "-", "--board"]] {
        let out = coffer_with(args, &record).expect("a drawing");
        assert!(out.contains("Ann") && out.contains("Bess"), "{out:?}");
        let safe = |c: char| c == '\n' || !c.is_control() && c != '\u{202e}';
        assert!(out.chars().all(safe), "{out:?}");
    }
}

#[test]
fn replay_draws_the_last_position() {
    let out = coffer_with(
        &["replay", "-", "--board"],
        "[FEN \"B:W15:B11\"]\n1. 11x18 *",
    )
    .expect("a drawing");
    assert!(
        out.contains("Dark wins. Light has no piece left.\n"),
        "{out}"
    );
    let last = out.lines().last().expect("a line");
    let end: Value = serde_json::from_str(last).expect("JSON");
    assert_eq!(end["outcome"]["reason"], "no_pieces");
}

/// Every game has a drawing, and it fits into 80 columns.
#[test]
fn every_variant_is_drawn_in_80_columns() {
    let names = vec!["Thomas Cromwell III".to_owned(); 6];
    for variant in registry::variants() {
        let mut game = registry::set_up(variant.key, &Default::default(), None).expect("a match");
        for ply in 0..70 {
            while game.chance() {}
            let seats = game.seats().len() as u8;
            for viewer in (0..seats)
                .map(|seat| Some(coffer_rules::Seat(seat)))
                .chain([None])
            {
                let drawing = game.drawing(viewer, &names).expect(variant.key);
                let widest = drawing.lines().map(|line| line.chars().count()).max();
                assert!(widest <= Some(80), "{}: {drawing}", variant.key);
                assert!(drawing.lines().count() <= 24, "{}: {drawing}", variant.key);
                assert!(!drawing.contains("cli-"), "{}: {drawing}", variant.key);
            }
            let legal = game.legal();
            let Some(text) = legal.get(ply * 7 % legal.len().max(1)) else {
                break;
            };
            game.play(text).expect("a legal move");
        }
    }
}

/// Several files are shown one after another, and an error names the file that is missing.
#[test]
fn show_takes_several_files() {
    let folder = std::env::temp_dir().join(format!("coffer-show-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let [one, other] = ["a.pdn", "b.pdn"].map(|name| folder.join(name));
    std::fs::write(&one, "1. 11-15 23-19 *").expect("written");
    std::fs::write(&other, "1. 9-13 *").expect("written");
    let [one, other] = [&one, &other].map(|file| file.to_str().expect("a path"));
    let out = coffer(&["show", one, other]);
    for part in [one, "after 2 moves", other, "after 1 move,"] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let error = refused(&["show", one, "missing.pdn"], "");
    assert!(error.contains("missing.pdn"), "{error}");
    std::fs::remove_dir_all(&folder).expect("removed");
    let position = coffer(&["show", "W:W18,26:B7,", "K12"]);
    assert!(position.contains("Position: W:W18,26:B7,K12"), "{position}");
}

/// Runs a command on a text. Returns what it prints and, if it fails, why.
fn printed(args: &[&str], input: &[u8]) -> (String, Option<String>) {
    let mut output = Vec::new();
    let args = ["coffer"].iter().chain(args);
    let done = run(
        args,
        &mut Cursor::new(input),
        &mut output,
        false,
        complete(),
        system_clock,
    );
    let output = String::from_utf8(output).expect("UTF-8");
    (output, done.err().map(|error| error.to_string()))
}

const ONE_BAD: &[u8] = include_bytes!("../../../../tests/data/pdn/one_bad.pdn");

/// A game that cannot be read is reported with its number, its line and the reason, and the others are
/// still there.
#[test]
fn a_game_that_cannot_be_read_does_not_spoil_the_others() {
    let (out, error) = printed(&["replay", "-"], ONE_BAD);
    let lines: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(
        (&lines[0]["plies"], &lines[2]["plies"]),
        (&json!(2), &json!(2))
    );
    assert_eq!(
        (&lines[1]["game"], &lines[1]["line"], &lines[1]["column"]),
        (&json!(2), &json!(7), &json!(10))
    );
    let why = lines[1]["error"].as_str().expect("why");
    assert!(
        why.starts_with("game 2: Line 7, column 10: “99-98”"),
        "{why}"
    );
    assert_eq!(error.as_deref(), Some("1 of 3 games could not be replayed"));
    let (out, error) = printed(&["show", "-"], ONE_BAD);
    assert_eq!(out.matches("Draughts, after 2 moves").count(), 2, "{out}");
    assert!(out.contains("game 2: Line 7, column 10: “99-98”"), "{out}");
    assert!(error.is_some());
    let (out, error) = printed(&["replay", "-", "--game", "3"], ONE_BAD);
    assert!(out.contains("\"plies\":2") && error.is_none(), "{out}");
    let (out, error) = printed(&["show", "-", "--game", "2"], ONE_BAD);
    assert!(out.is_empty(), "{out}");
    assert!(error.is_some_and(|error| error.starts_with("game 2: Line 7, column 10")));
    let (_, error) = printed(&["show", "-", "--game", "4"], ONE_BAD);
    assert_eq!(
        error.as_deref(),
        Some("there is no game 4: there are only 3")
    );
    let (out, error) = printed(&["check", "-"], ONE_BAD);
    assert!(out.starts_with("-:7: game 2: Line 7"), "{out}");
    assert!(error.is_some());
    let (out, error) = printed(&["check", "-"], b"1. 11-15 23-19 1-0\n\n1. 9-14 *");
    assert_eq!(
        (out.as_str(), error),
        ("- is fine: 2 games of draughts\n", None)
    );
}

/// The outcome is the same as in the window: a result that the moves do not give is a resignation,
/// an agreed draw, or the end of somebody's time.
#[test]
fn replay_ends_a_game_as_its_file_says() {
    for (end, winners, reason) in [
        ("1-0", json!([0]), "resigned"),
        ("0 - 2", json!([1]), "resigned"),
        ("1:1", json!([]), "agreed"),
        ("Black wins on time", json!([0]), "out_of_time"),
        ("drawn", json!([]), "agreed"),
    ] {
        let text = format!("1. 11-15 23-19 {end}\n");
        let out = coffer_with(&["replay", "-"], &text).expect(end);
        let line: Value = serde_json::from_str(&out).expect("JSON");
        assert_eq!(
            line["outcome"],
            json!({ "winners": winners, "reason": reason, "scores": [] }),
            "{end}"
        );
        let record = share::open_text(
            &registry::Registry::default(),
            &text,
            &share::Company::of(Occupant::Random),
        );
        let game = registry::replay_match(&record.expect(end)).expect(end);
        let opened = crate::output::outcome_json(&game.turn());
        assert_eq!(line["outcome"], opened, "{end}");
    }
    // The half in Latin-1.
    let (out, error) = printed(&["replay", "-"], b"1. 11-15 23-19 \xbd-\xbd\n");
    assert!(out.contains("\"agreed\"") && error.is_none(), "{out}");
}

/// Records of other mill programs: coordinates and numbers. What could be several games is asked
/// about, and an option or a tag settles it.
#[test]
fn records_of_mill_programs_are_read() {
    let coordinates = "1. d2 d6 2. f4 f2 3. b4 d3 4. f6 e4 5. g4 a4 6. c4 c5\n";
    let replayed = |text: &str| -> Vec<Value> {
        let out = coffer_with(&["replay", "-"], text).expect("a replay");
        let line = |line: &str| serde_json::from_str(line).expect("JSON");
        out.lines().map(line).collect()
    };
    let asked = refused(&["replay", "-"], coordinates);
    assert_eq!(
        asked,
        "game 1 could be nine_mens_morris, mixed_mill, ceylon_mill: say which with --variant, such \
         as --variant nine_mens_morris"
    );
    assert_eq!(refused(&["show", "-"], coordinates), asked);
    let chosen = ["replay", "-", "--variant", "Ceylon Mill"];
    let out = coffer_with(&chosen, coordinates).expect("a replay");
    assert!(out.contains("\"variant\":\"ceylon_mill\""), "{out}");
    refused(&["replay", "-", "--variant", "draughts"], coordinates);
    let out = coffer_with(&["replay", "-", "--variant", "mill"], coordinates).expect("a replay");
    let lines: Vec<Value> = vec![serde_json::from_str(&out).expect("JSON")];
    assert_eq!(
        (&lines[0]["plies"], &lines[0]["outcome"]),
        (&json!(12), &Value::Null)
    );
    assert_eq!(
        lines[0]["position"],
        "W:Wg4,f6,f4,d2,b4,c4:Ba4,d6,f2,c5,e4,d3:H3,3"
    );
    let tagged = format!("[Variant \"Nine Men's Morris\"]\n{coordinates}");
    assert_eq!(replayed(&tagged), lines);
    let numbers = "[Site \"PlayOK\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\
        [GameType \"70,0\"]\n\n1. 5 13 2. 20 19 3. 14 21 1-0\n";
    let lines = replayed(numbers);
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0]["outcome"]["winners"], json!([0]));
    let shown = coffer_with(&["show", "-"], numbers).expect("a drawing");
    assert!(
        shown.contains("Nine Men’s Morris, after 6 moves, the last one f2"),
        "{shown}"
    );
    let checked = coffer_with(&["check", "-"], numbers).expect("fine");
    assert_eq!(checked, "- is fine: 1 mill game\n");
    let checked = coffer_with(&["check", "-"], coordinates).expect("fine");
    assert!(
        checked.contains("could be of more than one kind"),
        "{checked}"
    );
    let wrong = refused(&["replay", "-"], "1. d2 d6 2. d6");
    assert!(wrong.starts_with("game 1, move 3, “d6”: "), "{wrong}");
    refused(&["check", "-"], "1. d2 d6 2. d6");
}

/// A negative number is a value that is refused, and no tip leads elsewhere.
#[test]
fn a_negative_number_is_refused_as_a_value() {
    for args in [
        ["play", "draughts", "--seed", "-1"],
        ["play", "draughts", "--nodes", "-5"],
        ["show", "W:W18:B7", "--game", "-1"],
    ] {
        let why = refused(&args, "");
        let (option, value) = (args[2], args[3]);
        let begins = format!("error: invalid value '{value}' for '{option} ");
        assert!(why.starts_with(&begins), "{why}");
    }
}
