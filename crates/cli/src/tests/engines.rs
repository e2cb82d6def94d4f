//! `coffer hub`, `coffer uci` and `coffer serve` in dialogues with a front end.

use std::time::Duration;

use coffer_players::system_clock;
use coffer_rules::draughts::NO_PROGRESS_LIMIT;
use serde_json::{Value, json};

use super::coffer_with;
use super::dialogue::Dialogue;

/// The start of draughts, in which Black moves first.
const START: &str = "pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

/// `stop` is answered within 20 ms: at least once in ten tries, as the machine may be busy with
/// other tests, and never after a second.
fn stops_at_once(mut time: impl FnMut() -> Duration) {
    let mut times = Vec::new();
    for _ in 0..10 {
        let taken = time();
        assert!(taken < Duration::from_secs(1), "{taken:?}");
        times.push(taken);
        if taken <= Duration::from_millis(20) {
            return;
        }
    }
    panic!("{times:?}");
}

/// The values of an argument in some lines: what follows `key`, up to a space.
fn values<'a>(lines: &'a [String], key: &str) -> Vec<&'a str> {
    let value = |line: &'a String| line.split(key).nth(1)?.split(' ').next();
    lines.iter().filter_map(value).collect()
}

#[test]
fn a_hub_front_end_plays_a_game() {
    let hub = Dialogue::with(&["hub"]);
    hub.say("hub");
    let lines = hub.until("wait");
    assert!(
        lines[0].starts_with("id name=\"King's Coffer\" version="),
        "{lines:?}"
    );
    assert!(lines.contains(&"param name=book value=true type=bool".to_owned()));
    hub.say("set-param name=book value=false");
    hub.say("set-param name=threads value=2");
    hub.say("set-param name=unheard-of value=1");
    hub.say("init");
    assert_eq!(hub.until("ready"), ["ready"]);
    hub.say("ping");
    assert_eq!(hub.until("pong"), ["pong"]);
    hub.say("unheard-of command=1");
    hub.say(START);
    hub.say("level depth=5");
    hub.say("go think");
    let lines = hub.until("done");
    assert_eq!(
        values(&lines, "depth=")[..5],
        ["1", "2", "3", "4", "5"],
        "{lines:?}"
    );
    assert!(
        lines[0].contains(" score=") && lines[0].contains(" pv="),
        "{lines:?}"
    );
    let best = values(&lines, "move=")[0];
    assert!(
        lines.last().expect("done").contains(" ponder="),
        "{lines:?}"
    );
    // The position after that move, as a position with moves.
    hub.say(&format!("{START} moves=\"{best} 22-18\""));
    hub.say("go think");
    assert!(!values(&hub.until("done"), "move=").is_empty());
    hub.say("new-game");
    hub.say("quit");
    assert_eq!(hub.end(), Vec::<String>::new());
}

#[test]
fn a_hub_front_end_is_told_what_is_wrong() {
    let input = "pos pos=x\npos pos=\"x\nset-param name=level value=9\nset-param\n\
        pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=1-32\ngo think\n\
        pos pos=Wbeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee\ngo think\nlevel depth=1\n";
    let out = coffer_with(&["hub"], input).expect("answers");
    let errors: Vec<&str> = out
        .lines()
        .filter(|line| line.starts_with("error"))
        .collect();
    assert_eq!(errors.len(), 6, "{out}");
    for (error, says) in errors.iter().zip([
        "is not a position",
        "not of the form",
        "is not a value of “level”",
        "is set with name",
        "“1-32” is not a legal move",
        "The game is over",
    ]) {
        assert!(error.contains(says), "{error}");
    }
}

/// Losing Draughts: a capture that must be made, written with what it captures.
#[test]
fn hub_plays_losing_draughts() {
    let mut letters = vec!["e"; 32];
    (letters[25], letters[21], letters[13]) = ("w", "b", "b");
    let input = format!(
        "hub\nset-param name=variant value=losing\ninit\npos pos=W{}\nlevel depth=3\ngo think\nping\n",
        letters.concat()
    );
    let out = coffer_with(&["hub", "losing"], &input).expect("answers");
    assert!(out.contains("done move=26x10x22x14"), "{out}");
    assert!(out.contains("values=\"draughts losing\""), "{out}");
}

/// DR-1 in the opponent's time: a search without a limit, until the expected move is made.
#[test]
fn hub_ponders_until_the_move_is_made() {
    let hub = Dialogue::with(&["hub"]);
    for line in ["init", START, "level move-time=0.05", "go ponder"] {
        hub.say(line);
    }
    hub.until("info depth=6 ");
    hub.say("ping");
    assert!(
        hub.until("pong")
            .iter()
            .all(|line| !line.starts_with("done"))
    );
    hub.say("ponder-hit");
    hub.until("done");
    hub.say("quit");
    hub.end();
}

/// The answer of a front end's clock comes in time: at least once in five tries, as the machine may be
/// busy with other tests.
#[test]
fn a_clock_that_is_nearly_over_is_kept() {
    let hub = Dialogue::with(&["hub"]);
    for line in ["set-param name=book value=false", "init", START] {
        hub.say(line);
    }
    hub.until("ready");
    let uci = Dialogue::with(&["uci"]);
    uci.say("isready");
    uci.until("readyok");
    let in_time = |program: &Dialogue, go: &str, answer: &str, most: u64| {
        let mut times = (0..5).map(|_| program.time_to_stop(go, answer));
        let kept = times.any(|time| time <= Duration::from_millis(most));
        assert!(kept, "{go}");
    };
    for (level, most) in [
        ("level time=-0.7 inc=1", 300),
        ("level time=0.3 moves=0", 300),
        ("level time=-0.7", 50),
    ] {
        hub.say(level);
        in_time(&hub, "go think", "done", most);
    }
    in_time(&uci, "go wtime 300 winc 2000", "bestmove", 300);
    in_time(&uci, "go wtime 500.7 movestogo 0", "bestmove", 500);
    in_time(&uci, "go wtime -150", "bestmove", 50);
    hub.say("quit");
    hub.end();
    uci.say("quit");
    uci.end();
}

/// One king for each side, in opposite corners, and Black to move.
const TWO_KINGS: &str = "BBeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeW";

/// Moves of two kings that go round far from each other, in circles of six and eight squares, so that
/// no position recurs a third time before the game is drawn because nothing happens (DR-8).
fn quiet_moves() -> Vec<String> {
    let (black, white) = ([1, 6, 10, 14, 9, 5], [32, 28, 24, 19, 23, 26, 31, 27]);
    let step = |circle: &[u8], at: usize| {
        let [from, to] = [at, at + 1].map(|at| circle[at % circle.len()]);
        format!("{from}-{to}")
    };
    let both = |at: usize| [step(&black, at), step(&white, at)];
    (0..usize::from(NO_PROGRESS_LIMIT) / 2)
        .flat_map(both)
        .collect()
}

/// Front ends have other rules about draws, and play on.
#[test]
fn hub_plays_on_after_a_draw() {
    let rounds = |count: usize| {
        let round = ["1-6", "32-27", "6-1", "27-32"].repeat(count);
        round.into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let quiet = quiet_moves();
    for moves in [
        rounds(2),
        [rounds(7), vec!["1-6".to_owned()]].concat(),
        quiet,
    ] {
        let input = format!(
            "pos pos={TWO_KINGS} moves=\"{}\"\nlevel depth=2\ngo think\nping\n",
            moves.join(" ")
        );
        let out = coffer_with(&["hub"], &input).expect("answers");
        let done: Vec<&str> = out
            .lines()
            .filter(|line| line.starts_with("done"))
            .collect();
        assert!(!out.contains("error"), "{out}");
        let best = done[0].split(['=', ' ']).nth(2).expect("a move");
        // It is a move of the king whose turn it is, from where it stands.
        let mover = &moves[moves.len() - 2];
        let (_, stands) = mover.split_once('-').expect("a move");
        assert!(best.starts_with(&format!("{stands}-")), "{out}");
        let on = format!("{} {best}", moves.join(" "));
        let input = format!("pos pos={TWO_KINGS} moves=\"{on}\"\nlevel depth=2\ngo think\nping\n");
        let out = coffer_with(&["hub"], &input).expect("answers");
        assert!(
            out.contains("done move=") && !out.contains("error"),
            "{out}"
        );
    }
}

/// The only move loses the last man, and that capture is nothing to ponder about.
#[test]
fn hub_offers_no_answer_to_ponder_after_the_end() {
    let mut letters = vec!["e"; 32];
    (letters[0], letters[4], letters[9]) = ("b", "w", "w");
    let input = format!(
        "pos pos=B{}\nlevel depth=4\ngo think\nping\n",
        letters.concat()
    );
    let out = coffer_with(&["hub"], &input).expect("answers");
    assert!(out.lines().any(|line| line == "done move=1-6"), "{out}");
}

/// A parameter after a position changes nothing about it, another variant neither.
#[test]
fn hub_keeps_the_position_when_a_parameter_changes() {
    for (name, value) in [("level", "3"), ("book", "false"), ("variant", "losing")] {
        let input = format!(
            "init\n{START} moves=\"11-15 22-18\"\nset-param name={name} value={value}\n\
            level depth=2\ngo think\nping\n"
        );
        let out = coffer_with(&["hub"], &input).expect("answers");
        assert!(out.contains("done move=15x22x18"), "{name}: {out}");
        assert!(!out.contains("error"), "{name}: {out}");
    }
}

#[test]
fn hub_stops_within_20_ms() {
    let hub = Dialogue::with(&["hub"]);
    for line in ["init", START, "level infinite"] {
        hub.say(line);
    }
    hub.until("ready");
    stops_at_once(|| {
        hub.say("go analyze");
        hub.until("info depth=7 ");
        hub.time_to_stop("stop", "done")
    });
    // Also right after the beginning.
    stops_at_once(|| {
        hub.say("go analyze");
        hub.time_to_stop("stop", "done")
    });
    hub.say("go analyze");
    hub.until("info");
    let left = hub.end();
    assert!(
        left.iter().any(|line| line.starts_with("done move=")),
        "{left:?}"
    );
}

#[test]
fn a_mill_front_end_plays_a_game() {
    let uci = Dialogue::with(&["uci"]);
    uci.say("uci");
    let lines = uci.until("uciok");
    assert!(lines[0].starts_with("id name King's Coffer "), "{lines:?}");
    for option in [
        "SkillLevel",
        "Threads",
        "MoveTime",
        "PiecesCount",
        "Variant",
    ] {
        let named = format!("option name {option} type ");
        assert!(
            lines.iter().any(|line| line.starts_with(&named)),
            "{option}"
        );
    }
    uci.say("setoption name PiecesCount value 9");
    uci.say("setoption name Threads value 2");
    uci.say("isready");
    assert_eq!(uci.until("readyok"), ["readyok"]);
    uci.say("ucinewgame");
    uci.say("position startpos moves a7 b6 d7 d6");
    uci.say("go depth 4");
    let lines = uci.until("bestmove");
    assert!(lines[0].starts_with("info depth 1 score cp "), "{lines:?}");
    assert_eq!(
        lines.last().map(String::as_str),
        Some("bestmove g7"),
        "it closes the mill"
    );
    // The removal is asked for as a move of its own.
    uci.say("position startpos moves a7 b6 d7 d6 g7");
    uci.say("go depth 4");
    let planned = uci.until("bestmove").pop().expect("a move");
    assert!(
        ["bestmove xb6", "bestmove xd6"].contains(&planned.as_str()),
        "{planned}"
    );
    uci.say("d");
    let (_, fen) = uci.hear();
    assert!(
        fen.starts_with("fen ") && fen.contains(" w p r 2 7 2 7 "),
        "{fen}"
    );
    uci.say("quit");
    assert_eq!(uci.end(), Vec::<String>::new());
}

/// A position in the middle of a turn: the removal that keeps Black from a mill of its own.
#[test]
fn uci_chooses_a_removal_from_a_position() {
    // White has closed a7-d7-g7; Black has b6 and d6, and would close at f6.
    let input = "position fen ********/@******@/OO*****O w p r 3 6 2 7 0 1 0 0 0 0 0 0 3\n\
        go depth 3\nisready\n";
    let out = coffer_with(&["uci"], input).expect("answers");
    assert!(out.contains("bestmove x"), "{out}");
}

#[test]
fn a_mill_front_end_is_told_what_is_wrong() {
    let input = "dance\nposition\nposition fen x\nposition startpos moves a9\n\
        position startpos moves a7 b6 d7 d6 g7 g4\nposition startpos moves xa7\n\
        setoption name PiecesCount value 12\nsetoption name Unheard value 1\n\
        setoption name SkillLevel value many\n";
    let out = coffer_with(&["uci"], input).expect("answers");
    let says = [
        "“dance” is not a command",
        "is not a position",
        "is not a position",
        "“a9” is not a legal move",
        "has to be removed first, such as x",
        "no man can be removed",
        "“12” is not a value of “PiecesCount”",
        "no option “Unheard”",
        "“many” is not a value",
    ];
    assert_eq!(out.lines().count(), says.len(), "{out}");
    for (line, says) in out.lines().zip(says) {
        assert!(
            line.starts_with("info string error: ") && line.contains(says),
            "{line}"
        );
    }
}

/// A game that is over has no best move: it is lost (NM-7) or drawn (NM-8).
#[test]
fn uci_knows_that_a_game_is_over() {
    let input = "position fen *@******/**@**@**/O*O****O w m s 3 0 3 0 0 0 0 0 0 0 0 0 1 moves g4-g7 xb2\n\
        go depth 1\nisready\n\
        position fen *@***O**/*O@**@**/@**O***O w m s 4 0 4 0 0 0 0 0 0 0 0 0 1 moves \
        a7-a4 b2-d2 a4-a7 d2-b2 a7-a4 b2-d2 a4-a7 d2-b2\ngo depth 1\nquit\n";
    let out = coffer_with(&["uci"], input).expect("answers");
    let best: Vec<&str> = out
        .lines()
        .filter(|line| line.starts_with("bestmove"))
        .collect();
    assert_eq!(best, ["bestmove none", "bestmove draw"], "{out}");
}

/// A front end with other rules about draws plays on.
#[test]
fn uci_plays_on_after_a_draw() {
    let round = "a7-a4 b2-d2 a4-a7 d2-b2 ";
    let quiet = "a7-a4 b2-d2 a4-a1 d2-b2 a1-a4 b2-d2 a4-a7 d2-b2 ".repeat(16);
    for moves in [round.repeat(2), round.repeat(5), quiet] {
        let input = format!(
            "position fen *@***O**/*O@**@**/@**O***O w m s 4 0 4 0 0 0 0 0 0 0 0 0 1 \
            moves {moves}a7-a4\ngo depth 1\nd\nquit\n"
        );
        let out = coffer_with(&["uci"], &input).expect("answers");
        let best = out.lines().find(|line| line.starts_with("bestmove"));
        let best = best.unwrap_or_else(|| panic!("{out}"));
        assert!(best.contains('-'), "{out}");
        assert!(out.contains(" b m s 4 0 4 0 "), "{out}");
    }
}

/// An option after a position changes nothing about it, another game neither if it has the position.
#[test]
fn uci_keeps_the_position_when_an_option_changes() {
    for option in [
        "SkillLevel value 12",
        "Variant value mixed_mill",
        "Threads value 2",
    ] {
        let input = format!("position startpos moves a7 b6\nsetoption name {option}\nd\nquit\n");
        let out = coffer_with(&["uci"], &input).expect("answers");
        assert!(
            out.starts_with("fen ********/*******@/*******O w p p 1 8 1 8 "),
            "{option}: {out}"
        );
    }
    let input = "setoption name Variant value mixed_mill\nposition startpos moves a7 b6 a7-a4\n\
        setoption name Variant value nine_mens_morris\nquit\n";
    let out = coffer_with(&["uci"], input).expect("answers");
    assert!(out.contains("“a7-a4” is not a legal move"), "{out}");
}

/// The option with which men may move before all are placed is Mixed Mill.
#[test]
fn uci_plays_mixed_mill() {
    let moves = "position startpos moves a7 b6 a7-a4\n";
    let out = coffer_with(&["uci"], moves).expect("answers");
    assert!(out.contains("“a7-a4” is not a legal move"), "{out}");
    let input = format!(
        "setoption name MayMoveInPlacingPhase value true\n{moves}d\ngo nodes 500\nisready\n"
    );
    let out = coffer_with(&["uci"], &input).expect("answers");
    assert!(
        out.starts_with("fen ********/*******@/******O* b p p 1 8 1 8 "),
        "{out}"
    );
    assert!(out.contains("bestmove "), "{out}");
}

#[test]
fn uci_stops_within_20_ms() {
    let uci = Dialogue::with(&["uci"]);
    uci.say("isready");
    uci.say("position startpos");
    uci.until("readyok");
    stops_at_once(|| {
        uci.say("go infinite");
        uci.until("info depth 5 ");
        uci.time_to_stop("stop", "bestmove")
    });
    stops_at_once(|| {
        uci.say("go infinite");
        uci.time_to_stop("stop", "bestmove")
    });
    // Nothing is left to search, and yet an endless search waits for “stop”.
    uci.say("position fen OOO*****/********/@@@***** w m s 3 0 3 0 0 0 0 0 0 0 0 0 1");
    uci.say("go infinite");
    uci.until("info");
    uci.say("isready");
    let lines = uci.until("readyok");
    assert!(
        lines.iter().all(|line| !line.starts_with("bestmove")),
        "{lines:?}"
    );
    uci.say("stop");
    uci.until("bestmove");
    uci.say("quit");
    uci.end();
}

/// Without the other program nobody waits for the move.
#[test]
fn serve_ends_with_its_input_while_it_thinks() {
    let serve = Dialogue::with(&["serve"]);
    serve.say(&json!({ "cmd": "new", "variant": "draughts" }).to_string());
    serve.hear();
    let go = json!({ "cmd": "go", "ms": 3_600_000, "book": false, "progress": true });
    serve.say(&go.to_string());
    serve.until("{\"progress\":{\"depth\":3");
    let ended = system_clock();
    let left = serve.end();
    assert!(system_clock() - ended < Duration::from_secs(10));
    let last = left.last().expect("an answer");
    assert!(last.starts_with("{\"best\":\""), "{last}");
}

#[test]
fn serve_stops_within_20_ms() {
    let serve = Dialogue::with(&["serve"]);
    serve.say(&json!({ "cmd": "new", "variant": "draughts" }).to_string());
    serve.hear();
    let go = json!({ "cmd": "go", "ms": 3_600_000, "book": false, "progress": true });
    stops_at_once(|| {
        serve.say(&go.to_string());
        serve.until("{\"progress\":{\"depth\":7");
        let taken = serve.time_to_stop(&json!({ "cmd": "stop" }).to_string(), "{\"best\"");
        let (_, stopped) = serve.hear();
        let stopped: Value = serde_json::from_str(&stopped).expect("JSON");
        assert_eq!(stopped, json!({ "stopped": true }));
        taken
    });
    serve.say(&json!({ "cmd": "quit" }).to_string());
    assert_eq!(serve.end(), [json!({ "quit": true }).to_string()]);
}
