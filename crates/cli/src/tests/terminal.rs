//! `coffer play` with a person at the terminal.

use serde_json::Value;

use super::{coffer_at, coffer_with, refused};

/// The output of the terminal when these lines are typed.
fn typed(args: &[&str], lines: &[&str]) -> String {
    let args: Vec<&str> = ["play"].into_iter().chain(args.iter().copied()).collect();
    coffer_with(&args, &(lines.join("\n") + "\n")).expect("a match")
}

#[test]
fn a_match_is_played_to_its_end() {
    let args = [
        "draughts",
        "--seats",
        "me,1",
        "--position",
        "B:W15:B11",
        "--seed",
        "1",
    ];
    let out = typed(&args, &["11x18"]);
    assert!(out.starts_with("Draughts. Type a move"), "{out}");
    assert!(out.contains("x  Dark (you): 1 piece, to move"), "{out}");
    assert!(
        out.trim_end()
            .ends_with("You win. Will Somers has no piece left."),
        "{out}"
    );
    // Light's answer is printed, and the board is drawn again before the next move.
    let out = typed(
        &[
            "draughts", "--seats", "me,1", "--seed", "1", "--nodes", "50",
        ],
        &["11-15", "q"],
    );
    assert!(out.contains("Your move: Will Somers: "), "{out}");
    assert_eq!(out.matches("┌──").count(), 2, "{out}");
    assert!(out.ends_with("You leave the table.\n"), "{out}");
}

#[test]
fn hints_moves_rules_and_help_change_nothing() {
    let args = ["draughts", "--seats", "me,1", "--position", "B:W15,31:B11"];
    let out = typed(
        &args,
        &["?", "m", "r", "r 2", "r huff", "r xyzzy", "help", "t"],
    );
    for part in [
        "11x18: ",
        "Your move: 11x18\n",
        "  1  Board and first move",
        "\nHow men move\n",
        "Option: huffing",
        "No page of the rules contains these words.",
        "resign  give up the match",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert_eq!(
        out.matches("x  Dark (you): 1 piece, to move").count(),
        2,
        "{out}"
    );
    assert!(
        out.ends_with("You leave the table.\n"),
        "the input ended: {out}"
    );
}

#[test]
fn a_refused_move_is_explained_with_its_page() {
    let args = [
        "draughts", "--seats", "me,1", "--seed", "1", "--nodes", "50",
    ];
    let out = typed(&args, &["11-16\u{1b}[2J", "1-5", "11 15"]);
    assert!(!out.contains('\u{1b}'), "{out:?}");
    let unwrapped = out.replace('\n', " ");
    assert!(
        unwrapped.contains("That piece cannot move") && unwrapped.contains("(Type r 2 for more.)"),
        "{out}"
    );
    assert!(
        out.contains("Will Somers: "),
        "a space may stand for the dash: {out}"
    );
    let long = "x".repeat(1_500_000);
    let out = typed(&args, &[&long, "q"]);
    assert!(out.contains("A line has at most 1000000 bytes."), "{out}");
    assert!(out.len() < 4_000, "little of it is repeated");
}

#[test]
fn a_move_is_taken_back_with_its_answer() {
    let args = [
        "nine_mens_morris",
        "--seats",
        "me,1",
        "--seed",
        "1",
        "--nodes",
        "50",
    ];
    let out = typed(&args, &["u", "d6", "u", "d2", "q"]);
    assert!(out.contains("There is nothing to take back."), "{out}");
    let boards: Vec<&str> = out.split("7  ").skip(1).collect();
    assert_eq!(boards.len(), 4, "{out}");
    assert!(boards[2].starts_with("·───────────·───────────·"), "{out}");
    assert!(
        boards[2].contains("W  White (you): 0 on the board, 9 in hand"),
        "{out}"
    );
    assert!(
        boards[3].contains("W  White (you): 1 on the board, 8 in hand"),
        "{out}"
    );
}

#[test]
fn whoever_resigns_loses() {
    let out = typed(
        &["wolf", "--seats", "2,me", "--seed", "1", "--nodes", "50"],
        &["resign"],
    );
    assert!(out.contains("Katherine wins. You resigned."), "{out}");
}

#[test]
fn two_people_share_a_board_but_no_cards() {
    let out = typed(
        &["draughts", "--seats", "me,me"],
        &["11-15", "23-19", "u", "u", "q"],
    );
    for part in [
        "Dark to move:",
        "Light to move:",
        "x  Dark: 12 pieces, to move",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert_eq!(
        refused(&["play", "six_of_viii", "--seats", "me,me"], ""),
        "only one person can play a game with hidden cards at a terminal"
    );
}

/// SV-13, ALL-5: a hand is shown to its own seat only.
#[test]
fn a_hand_of_cards_is_played_and_only_the_own_cards_are_shown() {
    let args = [
        "six_of_viii",
        "--seats",
        "me,1",
        "--seed",
        "3",
        "--nodes",
        "50",
    ];
    let out = typed(&args, &["pass A8 A10", "t", "q"]);
    assert!(out.contains("Jane Foole (your partner)"), "{out}");
    assert!(
        out.contains("Choose two cards for Jane Foole, such as: pass "),
        "{out}"
    );
    // The others pass face down.
    assert!(out.contains("Will Somers: pass\n"), "{out}");
    assert!(out.contains("You were given "), "{out}");
    let hand = |drawing: &str| {
        let lines = drawing.lines().skip_while(|line| *line != "Your hand:");
        let cards = lines.skip(1).take_while(|line| line.starts_with("  "));
        cards
            .map(|line| line.split_whitespace().count() - 1)
            .sum::<usize>()
    };
    let drawings: Vec<&str> = out.split("Reigns:").skip(1).collect();
    assert!(drawings.len() >= 3, "{out}");
    assert!(drawings.iter().all(|drawing| hand(drawing) == 15), "{out}");
    assert_eq!(
        out.matches("hand:\n").count(),
        drawings.len(),
        "no other hand is open: {out}"
    );
}

#[test]
fn a_match_is_kept_where_a_file_is_named() {
    let file = std::env::temp_dir().join(format!("coffer-save-{}.jsonl", std::process::id()));
    let path = file.to_str().expect("UTF-8");
    let args = [
        "draughts", "--seats", "me,2", "--nodes", "50", "--save", path,
    ];
    typed(&args, &["11-15", "q"]);
    typed(&args, &["resign"]);
    let kept = std::fs::read_to_string(&file).expect("written");
    std::fs::remove_file(&file).expect("removed");
    let games: Vec<Value> = kept
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(
        (&games[0]["plies"], &games[0]["outcome"]),
        (&2.into(), &Value::Null)
    );
    assert_eq!(games[1]["outcome"]["reason"], "resigned");
    let again = coffer_with(&["replay", "-"], &kept).expect("a replay");
    assert_eq!(again.lines().count(), 2);
}

#[test]
fn who_plays_is_named_in_many_ways() {
    for seats in ["me", "me,greedy", "child,me", "5/book=off/depth=1,me"] {
        let out = typed(
            &["nine_mens_morris", "--seats", seats, "--nodes", "50"],
            &["q"],
        );
        assert!(out.ends_with("You leave the table.\n"), "{seats}: {out}");
    }
    let out = typed(&["nine_mens_morris", "--seats", "me"], &["q"]);
    assert!(out.contains("Black (Charles Brandon)"), "{out}");
    assert_eq!(
        refused(&["play", "draughts", "--seats", "Bob"], ""),
        "“Bob” is not a player: name a level from 1 to 5, random, greedy, child or me"
    );
}

/// Without seats, the person at the terminal plays; two computers only where there is none.
#[test]
fn without_seats_the_person_at_the_terminal_plays() {
    let out = coffer_at(true, &["play", "checkers"], "q\n").expect("a match");
    assert!(out.contains("x  Dark (you)"), "{out}");
    assert!(out.contains("Light (Charles Brandon)"), "{out}");
    let out = coffer_at(true, &["play", "cromwell"], "q\n").expect("a match");
    assert!(out.ends_with("You leave the table.\n"), "{out}");
    let out = coffer_with(&["play", "wolf"], "").expect("a game");
    let game: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(game["record"]["seats"][0], "random");
}

#[test]
fn a_level_without_a_seat_is_told_how() {
    for option in ["--level", "--levels"] {
        let error = coffer_with(&["play", "draughts", option, "3"], "").expect_err("wrong usage");
        assert_eq!(error.exit_code(), 2);
        let report = error.report();
        assert!(report.contains("write --seats me,3"), "{report}");
        assert!(report.contains("Usage: coffer"), "{report}");
    }
}
