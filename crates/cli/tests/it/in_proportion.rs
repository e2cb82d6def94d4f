//! Reading takes time in proportion to the text, whatever stands in it: twice the text, twice the
//! time. Every reader gets runs of one token, of brackets and of line ends, nested and alternating.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use coffer_rules::{Setup, registry};
use serde_json::json;

use crate::readers::{
    hub, import, paste, read_bytes, read_language, read_level, read_mill, read_notation, read_pdn,
    read_record, serve, show_and_check, uci,
};

/// The length of a text, in bytes: each reading of the usual ones takes a few milliseconds at most.
const LENGTH: usize = 16_000;
/// Less than this cannot be compared. A reader that looked at every two bytes of such a text would take many times as
/// long.
const SHORT: Duration = Duration::from_millis(3);
/// How many times as long a text of twice the length may take.
const MOST: f64 = 2.5;
/// A busy machine makes single runs longer, so the shortest of up to this many counts.
const TRIES: usize = 12;
/// The time in which a reading is repeated to measure it, and how often at most: then it is short.
const ENOUGH: Duration = Duration::from_millis(24);
const MOST_READINGS: u32 = 12;
/// Longer runs are not tried that often.
const LONG: Duration = Duration::from_secs(1);

/// What a text is a run of.
const UNITS: [&str; 62] = [
    // Line ends and blanks.
    "\n",
    "\r\n",
    "\r",
    " ",
    "\t\n", // Brackets and marks.
    "(",
    ")",
    "()",
    "[",
    "]",
    "[]",
    "{",
    "}",
    "{}",
    "<",
    "\"",
    "'",
    "/*",
    "([{",
    "}])",
    "(]",
    ")(",
    "{(",
    "(\n",
    "{\n",
    "[\n",
    "{c} a\n",
    "(1)\n", // Signs.
    ", ",
    "-",
    ".",
    ":",
    ";",
    "#",
    "%",
    "$1 ",
    "*",
    "!",
    "\\",
    "\u{0}",
    "=",
    // Words, moves and results, on one line and on many.
    "a",
    "a ",
    "a\n",
    "white, ",
    "1",
    "1. ",
    "1\n",
    "11-15 ",
    "d6 ",
    "huff 3 ",
    "huff3\nso\n",
    "1-0 ",
    "½ ",
    "[a \"b\"]\n",
    "ä",
    // Numbers, moves and positions in other hands.
    "1 - ",
    "1 . ",
    "11 - 15 ",
    "B:W1:B2\n",
    "[FEN \"B:W1:B2\"]\n",
    "%23",
];

/// Brackets that are nested: those that open, then as many that close.
const NESTED: [(&str, &str); 6] = [
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("({[", "]})"),
    ("/*", "*/"),
    ("{\"a\":", "}"),
];

/// Something that reads texts.
struct Reader {
    name: &'static str,
    /// What the texts begin with.
    openings: &'static [&'static str],
    read: fn(&str),
}

/// A text of about this length.
type Text = Box<dyn Fn(usize) -> String>;

/// The texts for a reader, each with a name.
fn texts_of(reader: &Reader) -> Vec<(String, Text)> {
    let mut out: Vec<(String, Text)> = Vec::new();
    for opening in reader.openings {
        for unit in UNITS {
            let text = move |length: usize| opening.to_string() + &unit.repeat(length / unit.len());
            out.push((format!("{opening:?}, then {unit:?}"), Box::new(text)));
        }
        for (open, close) in NESTED {
            let text = move |length: usize| {
                let deep = length / (open.len() + close.len());
                opening.to_string() + &open.repeat(deep) + &close.repeat(deep)
            };
            out.push((format!("{opening:?}, {open:?} nested"), Box::new(text)));
        }
    }
    out
}

/// The time that this thread has had a processor, which no other program makes longer; by the clock
/// of the wall where the system does not say it.
fn processor_time() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGAN.elapsed(), Duration::from_nanos)
}

/// How long a reading takes: several, as the system counts in steps of some milliseconds.
fn time(read: impl Fn(&str), text: &str) -> Duration {
    let (began, mut readings) = (processor_time(), 0);
    loop {
        read(text);
        readings += 1;
        let taken = processor_time() - began;
        if taken >= ENOUGH || readings >= MOST_READINGS {
            return taken / readings;
        }
    }
}

/// How many times as long a text of twice the length takes; `None` if that is too short to tell.
fn growth(read: impl Fn(&str), text: impl Fn(usize) -> String) -> Option<f64> {
    let growth = growth_to(LENGTH, &read, &text)?;
    // What seems to be too much may be chance; with a longer text it cannot be.
    if growth <= MOST {
        Some(growth)
    } else {
        growth_to(4 * LENGTH, &read, &text)
    }
}

/// See [`growth`]; `length` is that of the longer text, in bytes.
fn growth_to(length: usize, read: &impl Fn(&str), text: &impl Fn(usize) -> String) -> Option<f64> {
    let texts = [text(length / 2), text(length)];
    let began = Instant::now();
    read(&texts[1]);
    if began.elapsed() < SHORT {
        return None;
    }
    let mut best = [Duration::MAX; 2];
    let mut growth = None;
    for _ in 0..TRIES {
        best[1] = best[1].min(time(read, &texts[1]));
        if best[1] < SHORT {
            return None;
        }
        best[0] = best[0].min(time(read, &texts[0]));
        let now = best[1].as_secs_f64() / best[0].as_secs_f64();
        growth = Some(now);
        if now <= MOST || best[1] > LONG {
            break;
        }
    }
    growth
}

/// Checks a reader with all its texts.
fn is_in_proportion(reader: &Reader) {
    let began = Instant::now();
    let mut wrong = Vec::new();
    for (name, text) in texts_of(reader) {
        if let Some(growth) = growth(reader.read, text).filter(|growth| *growth > MOST) {
            wrong.push(format!("{name}: {growth:.1} times"));
        }
    }
    println!("{}: {:?}", reader.name, began.elapsed());
    assert_eq!(wrong, Vec::<String>::new(), "{}", reader.name);
}

const READERS: [Reader; 14] = [
    Reader {
        name: "pasted texts",
        openings: &["", "{\"a\":1}", "King’s Coffer "],
        read: paste,
    },
    Reader {
        name: "links",
        openings: &[
            "match=",
            "play=cromwell?",
            "position=six_of_viii;",
            "see #play=draughts ",
        ],
        read: paste,
    },
    Reader {
        name: "PDN",
        openings: &[
            "",
            "[Event \"x\"]\n",
            "[Event \"",
            "[FEN \"W:W",
            "1. 11-15 ",
            "1. 11-15 (",
            "1. 11-15 {",
            "1. 11-15 22-18 1-0 ",
            "1. huff 3 ",
        ],
        read: read_pdn,
    },
    Reader {
        name: "records of mill",
        openings: &["", "1. d6 f4 ", "[White \"", "d6 f4 (", "d6 {", "white "],
        read: read_mill,
    },
    Reader {
        name: "positions and moves",
        openings: &["", "W:W", "huff ", "play:15:0:"],
        read: read_notation,
    },
    Reader {
        name: "saved matches",
        openings: &["", "{\"format\":4,\"variant\":\"", "{\"moves\":[\""],
        read: read_record,
    },
    Reader {
        name: "exports",
        openings: &["", "{\"kings_coffer\":1,\"files\":{\""],
        read: import,
    },
    Reader {
        name: "levels of one's own",
        openings: &[
            "",
            "Lesson(",
            "Puzzles(variant: \"draughts\", puzzles: [",
            "Deck(sentences: {\"",
        ],
        read: read_level,
    },
    Reader {
        name: "languages",
        openings: &["", "a = ", "a = { $n ->\n"],
        read: read_language,
    },
    Reader {
        name: "other encodings",
        openings: &[""],
        read: read_bytes,
    },
    Reader {
        name: "coffer show and check",
        openings: &["", "1. d6 f4 ", "[Event \"x\"]\n1. 11-15 "],
        read: show_and_check,
    },
    Reader {
        name: "coffer hub",
        openings: &[
            "",
            "pos pos=",
            "set-param name=",
            "pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"",
        ],
        read: hub,
    },
    Reader {
        name: "coffer uci",
        openings: &[
            "",
            "position fen ",
            "position startpos moves ",
            "setoption name ",
        ],
        read: uci,
    },
    Reader {
        name: "coffer serve",
        openings: &["", "{\"cmd\":", "{\"cmd\":\"position\",\"moves\":[\""],
        read: serve,
    },
];

#[test]
fn every_reader_takes_time_in_proportion_to_the_text() {
    READERS.iter().for_each(is_in_proportion);
}

/// Runs of whole games and lines, which no run of tokens makes.
#[test]
fn many_games_and_lines_take_time_in_proportion_to_their_number() {
    let huffs = |length: usize| format!("1. 11-15 {}", "huff 3 1. ".repeat(length / 10));
    let sentences = |length: usize| {
        let own: Vec<String> = (0..length / 16)
            .map(|n| format!("\"{n:08}\": \"a\""))
            .collect();
        format!(
            "Puzzles(variant: \"draughts\", puzzles: [], sentences: {{{}}})",
            own.join(",")
        )
    };
    for (name, growth) in [
        ("huffs with numbers", growth(read_pdn, huffs)),
        ("lines of an analysis", growth(read_record, analysis)),
        ("sentences of a level", growth(read_level, sentences)),
    ] {
        assert!(
            growth.is_none_or(|growth| growth <= MOST),
            "{name}: {growth:?} times"
        );
    }
}

/// An analysis board with many short lines, all of them different.
fn analysis(length: usize) -> String {
    let setup = || Setup::standard("draughts").expect("draughts");
    let mut game = registry::start_match(setup(), Vec::new(), 0, None).expect("a match");
    let mut lines: Vec<Vec<String>> = vec![Vec::new()];
    // Every line is followed by those that are one move longer.
    let mut size = 0;
    for at in 0.. {
        let line: Vec<String> = lines[at].clone();
        line.iter()
            .for_each(|text| game.play(text).expect("a legal move"));
        for text in game.legal() {
            size += 8 * (line.len() + 1);
            lines.push([line.as_slice(), &[text]].concat());
        }
        while game.undo() {}
        if size >= length {
            break;
        }
    }
    // The last ones continue no other.
    let lines = lines.split_off(lines.len() / 2);
    json!({
        "format": 5, "variant": "draughts", "seats": [{"person": ""}, {"person": ""}], "seed": 0,
        "moves": [], "analysis": {"at": 0, "lines": lines},
    })
    .to_string()
}

/// How long 16 MB take, the largest file that is read. Run by hand:
/// `cargo test -p coffer-cli --test it measure_sixteen_megabytes -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement of minutes"]
fn measure_sixteen_megabytes() {
    const WHOLE: usize = 16 << 20;
    let mut slowest: Vec<(Duration, String)> = Vec::new();
    for reader in &READERS {
        for (name, text) in texts_of(reader) {
            let text = text(WHOLE - 100);
            let taken = time(reader.read, &text);
            slowest.push((taken, format!("{}: {name}", reader.name)));
        }
    }
    slowest.sort();
    for (taken, name) in slowest.iter().rev().take(60) {
        println!("{taken:?}: {name}");
    }
}
