//! The requests of `coffer serve`.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::super::request::{Kind, Part, names, read};

/// A request of the other program.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case")]
pub(super) enum ServeRequest {
    /// Says what this program is and can do.
    Hello {},
    /// Starts a match in place of the current one.
    New {
        variant: String,
        #[serde(default)]
        options: BTreeMap<String, String>,
        /// By seat.
        #[serde(default)]
        seat_options: Vec<BTreeMap<String, String>>,
        #[serde(default)]
        seed: u64,
        position: Option<String>,
    },
    /// Sets up another position of the same variant, and plays moves from it.
    Position {
        position: Option<String>,
        #[serde(default)]
        moves: Vec<String>,
    },
    State {},
    Move {
        #[serde(rename = "move")]
        text: String,
    },
    /// Lets chance act if `turn` is `"chance"`.
    Chance {},
    Undo {},
    /// The view of a seat, or of an onlooker.
    View {
        seat: Option<u8>,
    },
    Why {
        #[serde(rename = "move")]
        text: String,
    },
    /// Chooses a move, and does not play it.
    Go(Go),
    /// Lets `go` answer at once.
    Stop {},
    Record {},
    Quit {},
}

/// How to choose a move.
#[derive(Debug, Deserialize)]
pub(super) struct Go {
    pub ms: Option<u64>,
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
    pub level: Option<u8>,
    /// Whether the opening book may answer.
    #[serde(default = "on")]
    pub book: bool,
    /// Whether a line is written for every completed iteration.
    #[serde(default)]
    pub progress: bool,
}

const fn on() -> bool {
    true
}

/// The commands with their parts.
const COMMANDS: [(&str, &[Part]); 13] = [
    ("hello", &[]),
    (
        "new",
        &[
            ("variant", Kind::Text, true),
            ("options", Kind::Options, false),
            ("seat_options", Kind::SeatOptions, false),
            ("seed", Kind::Number, false),
            ("position", Kind::Text, false),
        ],
    ),
    (
        "position",
        &[
            ("position", Kind::Text, false),
            ("moves", Kind::Texts, false),
        ],
    ),
    ("state", &[]),
    ("move", &[("move", Kind::Text, true)]),
    ("chance", &[]),
    ("undo", &[]),
    ("view", &[("seat", Kind::Small, false)]),
    ("why", &[("move", Kind::Text, true)]),
    (
        "go",
        &[
            ("ms", Kind::Limit, false),
            ("nodes", Kind::Limit, false),
            ("depth", Kind::Limit, false),
            ("level", Kind::Small, false),
            ("book", Kind::Switch, false),
            ("progress", Kind::Switch, false),
        ],
    ),
    ("stop", &[]),
    ("record", &[]),
    ("quit", &[]),
];

/// The names of all commands.
pub(super) fn commands() -> Vec<&'static str> {
    names(&COMMANDS)
}

impl ServeRequest {
    /// Reads a line. `null` stands for a part that is left out.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    pub fn read(line: &[u8]) -> Result<Self, String> {
        read(line, &COMMANDS)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value};

    use super::*;

    /// Every command of the table is a request, and the other way round for its parts.
    #[test]
    fn the_table_agrees_with_the_requests() {
        for (command, parts) in COMMANDS {
            let mut request = Map::from_iter([("cmd".to_owned(), command.into())]);
            for (name, kind, _) in parts {
                let value = match kind {
                    Kind::Text => "x".into(),
                    Kind::Number | Kind::Limit | Kind::Small => 1.into(),
                    Kind::Switch => true.into(),
                    Kind::Texts => serde_json::json!(["x"]),
                    Kind::Options => serde_json::json!({ "a": "b" }),
                    Kind::SeatOptions => serde_json::json!([{ "a": "b" }]),
                };
                request.insert((*name).to_owned(), value);
            }
            let line = Value::Object(request).to_string();
            let read = ServeRequest::read(line.as_bytes());
            assert!(read.is_ok(), "{line}: {read:?}");
        }
    }

    /// No error is a parser's.
    #[test]
    fn what_is_wrong_is_told_in_our_own_words() {
        for (line, says) in [
            ("{", "not JSON from column 1 on"),
            ("nonsense", "not JSON"),
            ("\u{0}", "not JSON"),
            ("[]", "a request is an object"),
            ("3", "a request is an object"),
            ("{}", "“cmd” is missing"),
            (r#"{"cmd":null}"#, "“cmd” is missing"),
            (r#"{"cmd":7}"#, "“7” is not a command"),
            (
                r#"{"cmd":"dance"}"#,
                "“dance” is not a command: there are hello, new,",
            ),
            (
                r#"{"cmd":"state","colour":1}"#,
                "“colour” is not a part of “state”",
            ),
            (r#"{"cmd":"new"}"#, "“new” needs “variant”"),
            (r#"{"cmd":"new","variant":3}"#, "“variant” must be a text"),
            (
                r#"{"cmd":"go","ms":-1}"#,
                "“ms” must be a whole number from 1",
            ),
            (
                r#"{"cmd":"go","nodes":0}"#,
                "“nodes” must be a whole number from 1",
            ),
            (r#"{"cmd":"go","depth":1.5}"#, "“depth” must be"),
            (r#"{"cmd":"go","level":900}"#, "“level” must be"),
            (
                r#"{"cmd":"go","book":"off"}"#,
                "“book” must be true or false",
            ),
            (
                r#"{"cmd":"position","moves":"a b"}"#,
                "“moves” must be a list of texts",
            ),
            (
                r#"{"cmd":"new","variant":"wolf","options":{"a":1}}"#,
                "“options” must be",
            ),
            (
                r#"{"cmd":"new","variant":"wolf","seat_options":[1]}"#,
                "“seat_options” must be",
            ),
        ] {
            let error = ServeRequest::read(line.as_bytes()).expect_err(line);
            assert!(error.contains(says), "{line}: {error}");
            for word in ["expected", "invalid", "EOF", "at line", "`", "cli-"] {
                assert!(!error.contains(word), "{line}: {error}");
            }
        }
    }
}
