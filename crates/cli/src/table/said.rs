//! What a person or a program at a table says.

use coffer_guests::protocol::{Ask, Question};
use coffer_rules::AnyMatch;
use serde::Deserialize;

use super::super::request::{Command, Kind, read};
use super::super::sight::typed_move;
use super::super::terminal::Typed;

/// A request of whoever plays.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case")]
pub(super) enum Said {
    Move {
        #[serde(rename = "move")]
        text: String,
    },
    Resign {},
    Draw {},
    Undo {},
    /// Another match with the sides changed.
    Rematch {},
    /// The answer to what another seat has asked of all.
    Agree {
        yes: bool,
    },
    /// Says once more how things stand.
    State {},
    Quit {},
}

/// The commands with their parts.
const COMMANDS: [Command; 8] = [
    ("move", &[("move", Kind::Text, true)]),
    ("resign", &[]),
    ("draw", &[]),
    ("undo", &[]),
    ("rematch", &[]),
    ("agree", &[("yes", Kind::Switch, true)]),
    ("state", &[]),
    ("quit", &[]),
];

impl Said {
    /// Reads a line of JSON.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    pub fn read(line: &[u8]) -> Result<Self, String> {
        read(line, &COMMANDS)
    }

    /// What is asked of all at the table, if this is a question.
    pub fn question(&self) -> Option<Question> {
        match self {
            Self::Draw {} => Some(Question::Draw),
            Self::Undo {} => Some(Question::Undo),
            Self::Rematch {} => Some(Question::Rematch),
            _ => None,
        }
    }
}

/// The name of the request to which this is answered.
pub(super) fn name_of(ask: &Ask) -> &'static str {
    match ask {
        Ask::Sit { .. } => "sit",
        Ask::Stand => "stand",
        Ask::Move { .. } => "move",
        Ask::Resign => "resign",
        Ask::Draw => "draw",
        Ask::Undo => "undo",
        Ask::Rematch => "rematch",
        Ask::Agree(_) => "agree",
        Ask::Greet(_) => "greet",
    }
}

/// What was typed at the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TypedLine<'a> {
    /// Something that is for the table.
    Said(Said),
    /// Something that is for the terminal alone.
    Here(Typed<'a>),
}

impl TypedLine<'_> {
    /// Reads a line. What is a move in this match is one, such as “draw” where cards are drawn.
    pub fn read<'a>(line: &'a str, game: Option<&dyn AnyMatch>) -> TypedLine<'a> {
        let line = line.trim();
        let played = |game: &dyn AnyMatch| typed_move(game, line).is_ok();
        if !line.is_empty() && game.is_some_and(played) {
            return TypedLine::Said(Said::Move {
                text: line.to_owned(),
            });
        }
        let said = match line.to_ascii_lowercase().as_str() {
            "draw" => Said::Draw {},
            "rematch" => Said::Rematch {},
            "y" | "yes" => Said::Agree { yes: true },
            "n" | "no" => Said::Agree { yes: false },
            _ => match Typed::read(line) {
                Typed::Undo => Said::Undo {},
                Typed::Resign => Said::Resign {},
                Typed::Quit => Said::Quit {},
                Typed::Move(text) => Said::Move {
                    text: text.to_owned(),
                },
                here => return TypedLine::Here(here),
            },
        };
        TypedLine::Said(said)
    }
}

#[cfg(test)]
mod tests {
    use coffer_rules::{Setup, registry};

    use super::*;

    #[test]
    fn every_command_is_a_request() {
        for (name, parts) in COMMANDS {
            let mut request = serde_json::json!({ "cmd": name });
            for (part, kind, _) in parts {
                request[*part] = match kind {
                    Kind::Switch => true.into(),
                    _ => "x".into(),
                };
            }
            let line = request.to_string();
            assert!(Said::read(line.as_bytes()).is_ok(), "{line}");
        }
        for line in ["", "{}", "[]", r#"{"cmd":"agree"}"#, r#"{"cmd":"move"}"#] {
            assert!(Said::read(line.as_bytes()).is_err(), "{line}");
        }
    }

    #[test]
    fn a_move_goes_before_a_command() {
        let draughts = Setup::standard("draughts").expect("draughts");
        let draughts = registry::start_match(draughts, Vec::new(), 0, None).expect("a match");
        let said = |line| match TypedLine::read(line, Some(&*draughts)) {
            TypedLine::Said(said) => said,
            TypedLine::Here(_) => panic!("{line}"),
        };
        assert_eq!(said(" Draw\n"), Said::Draw {});
        assert_eq!(said("no"), Said::Agree { yes: false });
        assert_eq!(
            said("11-15"),
            Said::Move {
                text: "11-15".to_owned()
            }
        );
        let help = TypedLine::read("help", Some(&*draughts));
        assert_eq!(help, TypedLine::Here(Typed::Help));
    }
}
