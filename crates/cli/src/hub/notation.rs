//! Lines, positions and moves of the Hub protocol.
//!
//! Source: “Hub protocol for draughts, version 2” by Fabien Letouzey. A position is the side to
//! move and a letter for each square in the order of the numbers, here 32. A capture names its first
//! and its last square and then every captured one, in any order.

use std::fmt::Write;

use coffer_rules::draughts::Draughts;
use coffer_rules::draughts::board::{Move, Square};
use coffer_rules::draughts::pdn::Fen;
use coffer_rules::{Game, Match};

/// A line: a command and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Message {
    pub command: String,
    arguments: Vec<(String, String)>,
}

/// Whether a character needs no quotation marks in a value.
fn is_plain(c: char) -> bool {
    !c.is_control() && !c.is_whitespace() && c != '=' && c != '"'
}

/// The longest beginning of plain characters, and the rest without leading spaces.
fn name(text: &str) -> (&str, &str) {
    let end = text.find(|c| !is_plain(c)).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    (name, rest.trim_start())
}

impl Message {
    /// Reads a line; `None` if it has another form. An empty line has an empty command.
    pub fn read(line: &str) -> Option<Self> {
        let (command, mut rest) = name(line.trim());
        let mut arguments = Vec::new();
        while !rest.is_empty() {
            let (key, after) = name(rest);
            if key.is_empty() {
                return None;
            }
            let (value, after) = match after.strip_prefix('=').map(str::trim_start) {
                None => ("", after),
                Some(value) => match value.strip_prefix('"') {
                    Some(quoted) => quoted.split_once('"')?,
                    None => name(value),
                },
            };
            arguments.push((key.to_owned(), value.to_owned()));
            rest = after.trim_start();
        }
        Some(Self {
            command: command.to_owned(),
            arguments,
        })
    }

    /// The value of an argument, empty for a flag; `None` if it is missing.
    pub fn get(&self, key: &str) -> Option<&str> {
        let mut arguments = self.arguments.iter();
        let (_, value) = arguments.find(|(name, _)| name == key)?;
        Some(value)
    }
}

/// ` key=value`, with quotation marks where they are needed.
pub(super) fn argument(key: &str, value: &str) -> String {
    if !value.is_empty() && value.chars().all(is_plain) {
        format!(" {key}={value}")
    } else {
        format!(" {key}=\"{}\"", value.replace('"', "'"))
    }
}

/// A position as PDN has it; `None` if it has another form.
pub(super) fn read_position(text: &str) -> Option<String> {
    let mut letters = text.chars();
    let black_to_move = match letters.next()? {
        'B' | 'b' => true,
        'W' | 'w' => false,
        _ => return None,
    };
    let mut fen = Fen {
        black_to_move,
        black: 0,
        white: 0,
        kings: 0,
        huffable: 0,
    };
    let mut squares = 0;
    for (bit, letter) in letters.enumerate() {
        let mask = 1_u32.checked_shl(u32::try_from(bit).ok()?)?;
        match letter {
            'b' | 'B' => fen.black |= mask,
            'w' | 'W' => fen.white |= mask,
            'e' => {}
            _ => return None,
        }
        fen.kings |= if matches!(letter, 'B' | 'W') { mask } else { 0 };
        squares += 1;
    }
    (squares == 32).then(|| fen.to_string())
}

/// A move as the protocol writes it.
pub(super) fn move_text(mv: Move) -> String {
    let join = if mv.is_capture() { 'x' } else { '-' };
    let mut text = format!("{}{join}{}", mv.from().pdn(), mv.to().pdn());
    for square in mv.captures() {
        // Writing to a string does not fail.
        let _ = write!(text, "x{}", square.pdn());
    }
    text
}

/// The moves of a line, as far as they are legal.
pub(super) fn line_text(line: &[Move]) -> String {
    let moves: Vec<String> = line.iter().map(|mv| move_text(*mv)).collect();
    moves.join(" ")
}

/// The legal move that a text names; `None` if there is none. A capture may leave out what it
/// captures if only one is possible.
pub(super) fn read_move(game: &Match<Draughts>, text: &str) -> Option<Move> {
    let captures = text.contains('x');
    let numbers = text.split(if captures { 'x' } else { '-' });
    let numbers: Vec<u8> = numbers
        .map(|number| number.parse::<u8>().ok())
        .collect::<Option<_>>()?;
    let (&[from, to], captured) = numbers.split_first_chunk::<2>()?;
    let mut captured = captured.to_vec();
    captured.sort_unstable();
    let named = |mv: &&Move| {
        let mut own: Vec<u8> = mv.captures().map(Square::pdn).collect();
        own.sort_unstable();
        (mv.from().pdn(), mv.to().pdn(), mv.is_capture()) == (from, to, captures)
            && (captured.is_empty() || captured == own)
    };
    let legal = game.legal_moves();
    let mut found = legal.iter().filter(named);
    let first = found.next().copied()?;
    let after = |mv: &Move| {
        let mut after = game.game().clone();
        after.play(mv).ok().map(|_| after.position())
    };
    // The order of the jumps does not matter.
    found
        .all(|other| after(other) == after(&first))
        .then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::Setup;

    fn game(position: &str) -> Match<Draughts> {
        let setup = Setup::standard("draughts").expect("draughts");
        let position = read_position(position).expect("a position");
        Match::from_position(setup, Vec::new(), 0, &position).expect("a match")
    }

    #[test]
    fn lines_have_a_command_and_arguments() {
        let read = |line: &str| Message::read(line).expect("a line");
        let line = read("  set-param name=variant  value = \"two words\" flag");
        assert_eq!(line.command, "set-param");
        assert_eq!(line.get("name"), Some("variant"));
        assert_eq!(line.get("value"), Some("two words"));
        assert_eq!((line.get("flag"), line.get("none")), (Some(""), None));
        assert_eq!(read("go think").get("think"), Some(""));
        assert_eq!(read(" \r\n").command, "");
        for bad in ["pos pos=\"W", "pos =3", "\"go\""] {
            assert_eq!(Message::read(bad), None, "{bad}");
        }
        assert_eq!(argument("a", "b"), " a=b");
        assert_eq!(argument("a", "b \"c\""), " a=\"b 'c'\"");
    }

    #[test]
    fn positions_have_a_letter_for_each_square() {
        let start = format!("B{}{}{}", "b".repeat(12), "e".repeat(8), "w".repeat(12));
        let position = game(&start).game().position();
        let setup = Setup::standard("draughts").expect("draughts");
        assert_eq!(position, Draughts::new(&setup).position());
        let kings = format!("WB{}W", "e".repeat(30));
        assert_eq!(game(&kings).game().position(), "W:WK32:BK1");
        for bad in [
            "",
            "B",
            "X",
            &start[1..],
            &format!("{start}e"),
            &start.replace('e', "x"),
        ] {
            assert_eq!(read_position(bad), None, "{bad}");
        }
    }

    /// Every legal move is read as it is written, in positions with captures of several pieces.
    #[test]
    fn moves_come_back_from_their_text() {
        let positions = [
            format!("B{}{}{}", "b".repeat(12), "e".repeat(8), "w".repeat(12)),
            format!("W{}bbew{}", "e".repeat(17), "e".repeat(11)),
        ];
        for position in positions {
            let game = game(&position);
            let legal = game.legal_moves();
            assert!(!legal.is_empty(), "{position}");
            for &mv in legal {
                let text = move_text(mv);
                assert_eq!(read_move(&game, &text), Some(mv), "{text}");
            }
        }
    }

    #[test]
    fn captures_name_what_they_capture() {
        // A man on 26 jumps over 22 and 15.
        let mut letters = vec!['e'; 32];
        letters[26 - 1] = 'w';
        letters[22 - 1] = 'b';
        letters[14 - 1] = 'b';
        let position: String = ['W'].into_iter().chain(letters).collect();
        let game = game(&position);
        let legal = game.legal_moves();
        let [only] = legal else { panic!("{legal:?}") };
        let text = move_text(*only);
        assert_eq!(text, "26x10x22x14");
        for same in ["26x10x14x22", "26x10"] {
            assert_eq!(read_move(&game, same), Some(*only), "{same}");
        }
        for other in ["26x17x22", "26-10", "26x10x22", "", "x", "26xx10", "999x1"] {
            assert_eq!(read_move(&game, other), None, "{other}");
        }
    }
}
