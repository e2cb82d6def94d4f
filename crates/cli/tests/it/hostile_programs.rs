//! What other programs write and ask, with random mistakes, is answered or refused with a sentence:
//! the records of mill programs, and the lines of the three protocols. `KINGS_COFFER_INPUTS` is the
//! number of inputs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use coffer_cli::{self as cli, CliError};
use coffer_players::knowledge::Knowledge;
use coffer_players::system_clock;
use coffer_rules::mill::Mill;
use coffer_rules::share::Company;
use coffer_rules::{Game, Occupant, registry, share};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

use crate::hostile_input::{is_sentence, play_on, random_match};
use crate::hostile_mistakes::{number_of_inputs, with_mistakes};

/// What `coffer` answers to an input.
fn coffer(args: &[&str], mut input: &[u8]) -> Result<String, CliError> {
    static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(Knowledge::default);
    let mut output = Vec::new();
    let args = ["coffer"].iter().chain(args);
    cli::run(
        args,
        &mut input,
        &mut output,
        false,
        &KNOWLEDGE,
        system_clock,
    )?;
    Ok(String::from_utf8(output).expect("UTF-8"))
}

/// A record of a random match as mill programs write it.
fn mill_record(seed: u64, rng: &mut Xoshiro256PlusPlus) -> String {
    let variant = &Mill::VARIANTS[rng.random_range(0..Mill::VARIANTS.len())];
    let game = random_match(variant.key, seed, 30);
    let written = share::to_notation(&game.record(), ["Ann", "Ben"]);
    written.expect("mill has one").expect("a match")
}

/// Opens a text, and plays on in what was opened.
fn open_and_play(text: &str, rng: &mut Xoshiro256PlusPlus) {
    let company = Company::of(Occupant::Random);
    match share::open_text(&registry::Registry::default(), text, &company) {
        Ok(record) => {
            let mut game = registry::replay_match(&record).expect("what was opened");
            play_on(&mut *game, 4, rng);
        }
        Err(error) => is_sentence(error),
    }
}

/// Every hundredth goes through the commands that read files too.
#[test]
fn mill_records_with_mistakes_are_read_or_refused() {
    let inputs = number_of_inputs(3_000);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(inputs);
    let mut written = String::new();
    for number in 0..inputs {
        if number % 50 == 0 {
            written = mill_record(number, &mut rng);
        }
        let text = with_mistakes(&written, &mut rng);
        let read = catch_unwind(AssertUnwindSafe(|| {
            open_and_play(&text, &mut rng);
            if number % 100 == 0 {
                for command in ["replay", "show", "check"] {
                    let done = coffer(&[command, "-"], text.as_bytes());
                    done.err().into_iter().for_each(is_sentence);
                }
            }
        }));
        assert!(read.is_ok(), "input {number}: {text}");
    }
}

/// A protocol in which other programs speak.
struct Protocol {
    command: &'static str,
    requests: [&'static str; 8],
    /// Ends a search that has no limit by mistake.
    stop: &'static str,
    is_answer: fn(&str) -> bool,
}

impl Protocol {
    /// The most requests in one session, so that the memory stays small.
    const SESSION: u64 = 10_000;

    /// Requests with and without mistakes, in sessions. Each answer has a form that the protocol
    /// knows.
    fn is_answered(&self) {
        let inputs = number_of_inputs(600);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(inputs);
        let mut begun = 0;
        while begun < inputs {
            let requests = Self::SESSION.min(inputs - begun);
            let lines = self.lines(requests, &mut rng);
            let out = catch_unwind(|| coffer(&[self.command], lines.as_bytes()));
            let Ok(out) = out else {
                panic!("the session from request {begun}:\n{lines}");
            };
            self.check(&out.expect("answers"), requests);
            begun += requests;
        }
    }

    /// The lines of a session with this many requests.
    fn lines(&self, requests: u64, rng: &mut Xoshiro256PlusPlus) -> String {
        let mut lines = String::new();
        for number in 0..requests {
            let request = self.requests[(number % 8) as usize];
            let wrong = rng.random_range(0..3) > 0;
            let line = if wrong {
                with_mistakes(request, rng)
            } else {
                request.to_owned()
            };
            lines += &format!("{line}\n{}\n", self.stop);
        }
        lines
    }

    /// Checks the answers of a session with this many requests.
    fn check(&self, out: &str, requests: u64) {
        let strange = out.lines().find(|line| !(self.is_answer)(line));
        assert_eq!(strange, None, "{}", self.command);
        assert!(out.lines().count() as u64 >= requests / 10, "{out}");
    }
}

/// Whether a line begins with one of these words.
fn begins(line: &str, words: &[&str]) -> bool {
    words.iter().any(|word| line.starts_with(word))
}

#[test]
fn hub_answers_requests_with_mistakes() {
    let answers = |line: &str| {
        let words = [
            "id ",
            "param ",
            "wait",
            "ready",
            "info ",
            "done ",
            "error message=",
        ];
        begins(line, &words)
    };
    let hub = Protocol {
        command: "hub",
        requests: [
            "hub",
            "set-param name=level value=2",
            "set-param name=variant value=losing",
            "init",
            "pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"11-15 22-18 15x22x18\"",
            "level depth=2 moves=9 time=2.5 inc=0.1 nodes=50",
            "go think",
            "ponder-hit",
        ],
        stop: "stop",
        is_answer: answers,
    };
    hub.is_answered();
}

#[test]
fn uci_answers_requests_with_mistakes() {
    let answers = |line: &str| {
        let words = [
            "id ",
            "option ",
            "uciok",
            "readyok",
            "info ",
            "bestmove ",
            "fen ",
        ];
        begins(line, &words)
    };
    let uci = Protocol {
        command: "uci",
        requests: [
            "uci",
            "setoption name SkillLevel value 3",
            "setoption name MayMoveInPlacingPhase value true",
            "position startpos moves a7 b6 d7 d6 g7 xb6",
            "position fen ********/@******@/OO*****O w p r 3 6 2 7 0 1 0 0 0 0 0 0 3",
            "go depth 2 nodes 50 wtime 100 btime 100",
            "isready",
            "d",
        ],
        stop: "stop",
        is_answer: answers,
    };
    uci.is_answered();
}

#[test]
fn serve_answers_requests_with_mistakes() {
    let serve = Protocol {
        command: "serve",
        requests: [
            r#"{"cmd":"hello"}"#,
            r#"{"cmd":"new","variant":"draughts","options":{"huff":"on"},"seed":7}"#,
            r#"{"cmd":"new","variant":"six_wives","seat_options":[{"variant":"both"}]}"#,
            r#"{"cmd":"position","position":"W:W18,26:B7,K12","moves":["18-15","7-10"]}"#,
            r#"{"cmd":"move","move":"11-15"}"#,
            r#"{"cmd":"go","nodes":50,"depth":2,"level":2,"book":false,"progress":true}"#,
            r#"{"cmd":"view","seat":1}"#,
            r#"{"cmd":"undo"}"#,
        ],
        stop: r#"{"cmd":"stop"}"#,
        is_answer: |line| {
            serde_json::from_str::<Value>(line).is_ok_and(|answer| answer.is_object())
        },
    };
    serve.is_answered();
}
