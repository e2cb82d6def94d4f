//! Files of other people and programs (`tests/data/pdn`), each after a real case: what the reader
//! makes of them, and what it says of those that it cannot read.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use kings_coffer::rules::draughts::pdn::{self, PdnCollection, PdnGame, PdnResult};
use kings_coffer::rules::draughts::{PdnReplay, from_pdn, to_pdn};
use kings_coffer::rules::share::{self, Company, Opened};
use kings_coffer::rules::{Occupant, Reason, Record, Seat, registry};
use kings_coffer::texts::{decode, fill};

use crate::worded::{ANY, begins, fits};

fn text(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pdn");
    let bytes = fs::read(folder.join(name)).expect(name);
    decode(&bytes).into_owned()
}

fn collection(name: &str) -> PdnCollection {
    PdnCollection::read(&text(name))
}

fn one(name: &str) -> PdnGame {
    let mut found = collection(name);
    assert_eq!((found.games.len(), found.skipped.len()), (1, 0), "{name}");
    found.games.remove(0).game
}

/// Why the only game of a file is not read or cannot be played.
fn refusal(name: &str) -> String {
    let found = collection(name);
    let skipped = found
        .skipped
        .first()
        .map(|skipped| skipped.error.to_string());
    let refused = || Some(from_pdn(&found.games.first()?.game).err()?.to_string());
    skipped.or_else(refused).expect(name)
}

/// The winner and the reason of a game; nobody wins a draw.
fn ending(name: &str) -> (Vec<Seat>, Reason) {
    let replay = PdnReplay::of(&one(name)).expect(name);
    let outcome = replay.turn().outcome().cloned().expect(name);
    (outcome.winners, outcome.reason)
}

#[test]
fn files_that_hold_one_game_are_read_whole() {
    for (name, plies) in [
        ("bom8.pdn", 4),
        ("combo.pdn", 4),
        ("cr.pdn", 4),
        ("crlf.pdn", 4),
        ("depth.pdn", 4),
        ("dots.pdn", 4),
        ("linepar.pdn", 3),
        ("nested.pdn", 4),
        ("null.pdn", 4),
        ("ok.pdn", 4),
        ("plain.pdn", 4),
        ("quotes.pdn", 2),
        ("smiley.pdn", 3),
    ] {
        let game = one(name);
        assert_eq!(game.moves.len(), plies, "{name}");
        assert_eq!(game.result, PdnResult::Unfinished, "{name}");
        assert_eq!(PdnReplay::of(&game).expect(name).plies(), plies, "{name}");
    }
    assert_eq!(
        one("quotes.pdn").tag("White"),
        Some("Bill \"The Kid\" Smith")
    );
}

#[test]
fn results_end_the_game_as_figures_and_words_say() {
    let dark = || vec![Seat(0)];
    for (name, winners, reason) in [
        ("colonres.pdn", dark(), Reason::RESIGNED),
        ("conflict.pdn", vec![Seat(1)], Reason::RESIGNED),
        ("drawn.pdn", Vec::new(), Reason::AGREED),
        ("half.pdn", Vec::new(), Reason::AGREED),
        ("mailhead.pdn", dark(), Reason::RESIGNED),
        ("newsletter.pdn", dark(), Reason::RESIGNED),
        ("r.pdn", dark(), Reason::RESIGNED),
        ("res.pdn", dark(), Reason::RESIGNED),
        ("resigns.pdn", dark(), Reason::RESIGNED),
        ("trailing.pdn", dark(), Reason::OUT_OF_TIME),
    ] {
        assert_eq!(ending(name), (winners, reason), "{name}");
    }
}

#[test]
fn a_bad_game_does_not_spoil_a_collection() {
    for (name, number, line, reason, what) in [
        ("one_bad.pdn", 2, 7, "pdn-square", "99-98"),
        ("tinsley_min.pdn", 2, 7, "pdn-not_a_move", ANY),
    ] {
        let found = collection(name);
        let numbers: Vec<usize> = found.games.iter().map(|found| found.number).collect();
        assert_eq!(numbers, [1, 3], "{name}");
        let [skipped] = found.skipped.as_slice() else {
            panic!("{name}: {:?}", found.skipped)
        };
        assert_eq!(
            (skipped.number, skipped.error.line),
            (number, line),
            "{name}"
        );
        let reason = fill(reason, &[("what", what)]);
        assert!(fits(&skipped.error.reason(), &reason), "{name}");
    }
}

#[test]
fn a_position_is_found_whatever_the_case_of_its_tag() {
    for (name, position) in [
        ("fen_lower.pdn", "W:W19,27,31:B5,12,17"),
        ("fen_lower2.pdn", "W:W19,27,31:B5,12,17"),
        ("fenh.pdn", "W:W31,K22:B1,2"),
        ("fenr.pdn", "W:WK1,K2,K3:BK30,K31,K32"),
    ] {
        let start = one(name).start.expect(name);
        assert_eq!(start.to_string(), position, "{name}");
    }
}

/// A fault with its place.
fn at(line: &str, column: &str, reason: &str) -> String {
    let values = [("line", line), ("column", column), ("reason", reason)];
    fill("pdn-at", &values)
}

#[test]
fn other_games_are_named_in_the_sentence() {
    let any = [("what", ANY)];
    for (name, says) in [
        ("intl.pdn", fill("pdn-square_international", &any)),
        ("letters.pdn", fill("pdn-letters", &any)),
        ("coord.pdn", fill("pdn-letters", &[("what", "f6-e5")])),
        ("dame20.pdn", fill("pdn-white_begins", &[])),
        (
            "oldstyle.pdn",
            at("3", "15", &fill("pdn-unclosed_comment", &[])),
        ),
    ] {
        let why = refusal(name);
        assert!(fits(&why, &says), "{name}: {why}");
    }
}

/// The result is read; its third move is refused, as a piece is on 24.
#[test]
fn a_move_that_is_refused_is_told_with_its_place() {
    let game = one("rescomment.pdn");
    assert_eq!(game.result, PdnResult::BlackWins);
    assert_eq!(game.moves.len(), 4);
    let company = Company::of(Occupant::Random);
    let error = share::open_text(
        &registry::Registry::default(),
        &text("rescomment.pdn"),
        &company,
    );
    let why = error.expect_err("24 is occupied").to_string();
    let refused = [("n", "3"), ("text", "15x24"), ("why", ANY)];
    let refused = at("5", "4", &fill("match-move", &refused));
    assert!(fits(&why, &refused), "{why}");
}

/// The same moves as in `dame20.pdn`, from a position in which White has the first move.
#[test]
fn a_position_tells_who_begins() {
    let replay = PdnReplay::of(&one("dame20_fen.pdn")).expect("legal moves");
    assert_eq!((replay.plies(), replay.turn().seat()), (22, Some(Seat(1))));
}

/// A `GameType` in which White begins puts White's figure first; words need no order.
#[test]
fn the_game_type_tells_whose_figure_comes_first() {
    for (game_type, end, result) in [
        ("21", "1-0", PdnResult::BlackWins),
        ("21,B,8,8,N2,0", "0-1", PdnResult::WhiteWins),
        ("21,W,8,8,N2,0", "1-0", PdnResult::WhiteWins),
        ("21,W", "0-2", PdnResult::BlackWins),
        ("21,W", "White resigns", PdnResult::BlackWins),
        ("21,W", "1-1", PdnResult::Draw),
    ] {
        for text in [
            format!("[Result \"{end}\"]\n[GameType \"{game_type}\"]\n1. 11-15 23-19"),
            format!("[GameType \"{game_type}\"]\n1. 11-15 23-19 {end}"),
        ] {
            assert_eq!(pdn::parse(&text).expect("PDN")[0].result, result, "{text}");
        }
    }
}

#[test]
fn a_short_capture_is_settled_by_the_moves_that_follow() {
    let replay = PdnReplay::of(&one("two_ways.pdn")).expect("one path");
    assert_eq!(replay.plies(), 2);
    let game = from_pdn(&one("two_ways.pdn")).expect("one path");
    assert_eq!(game.plies().len(), 2);
    // Without the move that decides, two paths remain.
    let cut = text("two_ways.pdn").replace(" 11x18", "");
    let cut = pdn::parse(&cut).expect("PDN").remove(0);
    let why = from_pdn(&cut).expect_err("two paths").to_string();
    let refused = [("n", "1"), ("text", "32x7"), ("why", ANY)];
    assert!(begins(&why, &fill("match-move", &refused)), "{why}");
}

/// Opened, copied and opened again: the same game, with its tags and notes.
#[test]
fn what_is_opened_and_written_is_the_same_when_it_is_opened_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pdn");
    let mut games = 0;
    for entry in fs::read_dir(folder).expect("the folder") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_str().expect("UTF-8");
        for found in collection(name).games {
            let read = pdn::parse(&pdn::write(std::slice::from_ref(&found.game)));
            assert_eq!(
                read.as_deref(),
                Ok(std::slice::from_ref(&found.game)),
                "{name}"
            );
            let Ok(game) = from_pdn(&found.game) else {
                continue;
            };
            let written = to_pdn(&game, ["", ""]);
            let read = pdn::parse(&pdn::write(&[written])).expect(name).remove(0);
            assert_eq!(read.tags, found.game.tags, "{name}");
            assert_eq!(read.notes, found.game.notes, "{name}");
            assert_eq!(
                from_pdn(&read).expect(name).record(),
                game.record(),
                "{name}"
            );
            let company = Company::of(Occupant::Random);
            let opened = |text: &str| {
                let record = share::open_text(&registry::Registry::default(), text, &company);
                Record::from_json(&record.expect(name).to_json()).expect(name)
            };
            let first = opened(&pdn::write(std::slice::from_ref(&found.game)));
            let names = [0, 1].map(|seat| match first.seats.get(seat) {
                Some(Occupant::Person(name)) if !name.is_empty() => name.as_str(),
                _ => "You",
            });
            let copied = share::to_notation(&first, names);
            let copied = copied.expect("draughts").expect(name);
            assert_eq!(opened(&copied).to_json(), first.to_json(), "{name}");
            games += 1;
        }
    }
    assert!(games > 25, "{games}");
}

/// However a text is made, the time to read it grows with its length only.
#[test]
fn no_text_takes_long_to_read() {
    let game = "[Event \"a\"]\n1. 11-15 23-19 2. 8-11 22-17 1-0\n\n";
    let started = Instant::now();
    let games = PdnCollection::read(&game.repeat(700)).games;
    assert!(games.iter().all(|found| from_pdn(&found.game).is_ok()));
    assert_eq!(games.len(), 700);
    for part in [
        "1. 11-15 {\n\n",
        "1. 11-15 {{} *\n\n",
        "1. 11-15 (\n\n",
        "1. 11-15 23-19 2. 8-11 foo ",
        "1. 11-15 --\n\n",
        "[[",
        "\" ",
        "1 ",
        "1.\n",
        "a ",
    ] {
        PdnCollection::read(&part.repeat(50_000 / part.len()));
    }
    // It takes a fraction of a second; the square of the length would be minutes.
    let taken = started.elapsed();
    assert!(taken < Duration::from_secs(20), "{taken:?}");
}

fn positions(found: &PdnCollection) -> Vec<String> {
    let starts = found.games.iter().map(|found| found.game.start);
    starts
        .map(|start| start.expect("a position").to_string())
        .collect()
}

/// One position a line, with or without tags, and one section of tags a game.
#[test]
fn each_position_of_a_list_is_a_game() {
    for (name, expected) in [
        ("two_fens.txt", ["B:W30:B3", "B:W31:B2"]),
        ("two_plain_fens.txt", ["B:W30:B3", "B:W31:B2"]),
        ("f3.txt", ["B:W30:B3", "B:W31:B2"]),
    ] {
        let found = collection(name);
        assert!(found.skipped.is_empty(), "{name}: {:?}", found.skipped);
        assert_eq!(positions(&found), expected, "{name}");
        let company = Company::of(Occupant::Random);
        let opened = share::read_text(&registry::Registry::default(), &text(name), &company);
        let Ok(Opened::List(list)) = opened else {
            panic!("{name}")
        };
        assert_eq!((list.games.len(), list.unread.len()), (2, 0), "{name}");
    }
    let fens = ["B:W30:B3", "W:W31:B2", "B:W31:B2"];
    for (before, after) in [
        ("", "\n"),
        ("", "\n\n"),
        ("[FEN \"", "\"]\n"),
        ("[FEN \"", "\"]\r\n\r\n"),
        ("[SetUp \"1\"]\n[FEN \"", "\"]\n"),
        ("[FEN \"", "\"]\n[SetUp \"1\"]\n"),
        ("[Event \"x\"]\n[FEN \"", "\"]\n"),
        ("[Event \"x\"]\n[White \"y\"]\n\n[FEN \"", "\"]\n"),
        ("[White \"y\"]\n[FEN \"", "\"]\n\n"),
        ("[FEN \"", "\"]\n*\n"),
        ("", "\n*\n"),
        ("\"", "\"\n"),
    ] {
        let text: String = fens
            .iter()
            .map(|fen| format!("{before}{fen}{after}"))
            .collect();
        assert_eq!(positions(&PdnCollection::read(&text)), fens, "{text}");
    }
    // What is played from a position follows it.
    let found = PdnCollection::read("B:W30:B3\n1. 3-7 *\nB:W31:B2:H0:F1\n1. 2-6 31-26\n");
    let moves: Vec<_> = found
        .games
        .iter()
        .map(|found| found.game.moves.len())
        .collect();
    assert_eq!(moves, [1, 2]);
    // Two positions on one line are a mistake, two sections with an empty line between are not.
    let twice = pdn::parse("[FEN \"B:W30:B3\"][FEN \"B:W31:B2\"]").expect_err("two");
    let two = fill("pdn-two_fens", &[]);
    assert!(twice.to_string().contains(&two), "{twice}");
    let sections =
        pdn::parse("[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n[Result \"0-1\"]\n");
    assert_eq!(sections.expect("PDN").len(), 2);
}

/// Lines without numbers that cannot be one game are variations, each a game of its own.
#[test]
fn each_line_of_a_list_of_variations_is_a_game() {
    let found = collection("book_lines.txt");
    let moves: Vec<_> = found
        .games
        .iter()
        .map(|found| found.game.moves.len())
        .collect();
    assert_eq!((moves, found.skipped.len()), (vec![4, 4, 4], 0));
    for game in &found.games {
        assert!(from_pdn(&game.game).is_ok(), "{game:?}");
    }
    let bad = PdnCollection::read("11-15 23-19\n9-14 22-99 5-9\n\n9-14 22-18\n9-13 22-18 1-0\n");
    let numbers: Vec<_> = bad.games.iter().map(|found| found.number).collect();
    assert_eq!(numbers, [1, 3, 4]);
    assert_eq!(bad.skipped[0].error.line, 2);
    // One game on several lines.
    for one in ["11-15 23-19\n8-11 22-17\n", "11-15\n23-19\n8-11\n22-17\n"] {
        assert_eq!(pdn::parse(one).expect("PDN").len(), 1, "{one}");
    }
}

#[test]
fn blanks_may_stand_around_the_sign_of_a_move() {
    let game = one("spaced.pdn");
    assert_eq!(PdnReplay::of(&game).expect("legal").plies(), 4);
    for text in [
        "1. 11 - 15 23 - 19 2. 8 - 11 22 - 17 *",
        "1. 11- 15 23 -19 2. 8 – 11 22-17",
        "1 11 - 15 23 - 19 2 8 - 11 22 - 17 1 - 0",
        "1 . 11-15 23-19 2 . 8-11 22-17",
        "1 : 11-15 23-19 2 : 8-11 22-17",
        "1) 11 - 15 23 - 19 2) 8 - 11 22 - 17 1/2 - 1/2",
        "1: 11 - 15, 23 - 19! 2: 8 - 11 22 - 17?",
        "11 - 15 23 - 19 8 - 11 22 - 17 0 - 1",
        "[GameType \"21\"]\n11 - 15 23 - 19 8 - 11 22 - 17",
    ] {
        let game = pdn::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.len(), 1, "{text}");
        let moves: Vec<String> = game[0].moves.iter().map(ToString::to_string).collect();
        assert_eq!(moves, ["11-15", "23-19", "8-11", "22-17"], "{text}");
    }
    let capture = pdn::parse("1. 15 x 22 x 29 10 : 17 9 X 18").expect("PDN");
    let moves: Vec<String> = capture[0].moves.iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["15x22x29", "10x17", "9x18"]);
    // Words between are told as ever, and a line of other text is no game.
    let foreign = PdnCollection::read("1. 11 - 15 foo 23 - 19");
    assert_eq!(foreign.skipped.len(), 1);
    assert!(pdn::parse("11 - 15 March\n1. 9-14 *").is_ok_and(|games| games.len() == 1));
}

/// Where the dark side is called red: in a position, in a tag and in a result.
#[test]
fn the_dark_side_may_be_red() {
    for text in [
        "[FEN \"R:W30:R3\"]\n*",
        "R:W30:R3\n",
        "[FEN \"r:w30:r3:H0:F1\"]\n*",
    ] {
        assert_eq!(
            positions(&PdnCollection::read(text)),
            ["B:W30:B3"],
            "{text}"
        );
    }
    let game = pdn::parse("[Red \"Ann\"]\n[White \"Bob\"]\n1. 11-15 23-19 Red wins").expect("PDN");
    assert_eq!(game[0].tag("Black"), Some("Ann"));
    assert_eq!(game[0].result, PdnResult::BlackWins);
    let resigned = pdn::parse("[Result \"Red resigns\"]\n1. 11-15 23-19").expect("PDN");
    assert_eq!(resigned[0].result, PdnResult::WhiteWins);
}

#[test]
fn a_termination_is_the_reason_of_the_end() {
    assert_eq!(
        ending("termination.pdn"),
        (vec![Seat(0)], Reason::OUT_OF_TIME)
    );
    let reason = |value: &str, end: &str| {
        let text = format!("[Termination \"{value}\"]\n1. 11-15 23-19 {end}");
        let game = pdn::parse(&text).expect("PDN").remove(0);
        let replay = PdnReplay::of(&game).expect("legal");
        replay
            .turn()
            .outcome()
            .map(|outcome| outcome.reason.clone())
    };
    for (value, end, expected) in [
        ("Time forfeit", "0-1", Some(Reason::OUT_OF_TIME)),
        ("time forfeit", "1-0", Some(Reason::OUT_OF_TIME)),
        ("Time forfeit", "1/2-1/2", Some(Reason::AGREED)),
        ("Normal", "1-0", Some(Reason::RESIGNED)),
        ("Abandoned", "0-1", Some(Reason::RESIGNED)),
        ("Rules infraction", "0-1", Some(Reason::RESIGNED)),
        ("Time forfeit", "White resigns", Some(Reason::RESIGNED)),
        ("Normal", "Black lost on time", Some(Reason::OUT_OF_TIME)),
        ("Unterminated", "*", None),
    ] {
        assert_eq!(reason(value, end), expected, "{value} {end}");
    }
    // Who goes on with the match has not lost on time.
    let text = "[Termination \"Time forfeit\"]\n[Event \"x\"]\n1. 11-15 23-19 *";
    let mut game = from_pdn(&pdn::parse(text).expect("PDN")[0]).expect("legal");
    game.play_text("8-11").expect("legal");
    let written = to_pdn(&game, ["", ""]);
    assert_eq!(
        (written.tag("Event"), written.tag("Termination")),
        (Some("x"), None)
    );
}

#[test]
fn results_in_figures_end_a_game_in_every_form() {
    for (end, result) in [
        ("0.5-0.5", PdnResult::Draw),
        ("0.5 - 0.5", PdnResult::Draw),
        (".5-.5", PdnResult::Draw),
        ("0,5-0,5", PdnResult::Draw),
        ("½ : ½", PdnResult::Draw),
        ("1.0-0.0", PdnResult::BlackWins),
        ("0,0 : 1,0", PdnResult::WhiteWins),
        ("1 - 0", PdnResult::BlackWins),
    ] {
        for text in [
            format!("1. 11-15 23-19 {end}\n"),
            format!("1. 11-15 23-19\n{end}\n\n1. 9-14 *\n"),
            format!("[Result \"{end}\"]\n1. 11-15 23-19\n"),
        ] {
            let games = pdn::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(games[0].result, result, "{text}");
            assert_eq!(games[0].moves.len(), 2, "{text}");
        }
    }
}
