//! Moves as numbered squares.

use std::fmt;
use std::fmt::Write as _;

use coffer_texts::excerpt;

use super::error::{PdnError, TextPosition};

/// The most squares of one move: the start and twelve landing squares.
pub(in crate::draughts) const MAX_SQUARES: usize = 13;

/// A move as numbered squares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PdnMove {
    /// From, any intermediate landing squares given, to: at least two, each 1 to 32. A move without
    /// a capture has exactly two; a huff has only the square of the huffed piece.
    pub squares: Vec<u8>,
    /// Whether it is a capture (`x`, not `-`).
    pub capture: bool,
}

impl PdnMove {
    /// True for a huff.
    pub fn is_huff(&self) -> bool {
        self.squares.len() == 1 && !self.capture
    }
}

impl fmt::Display for PdnMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_huff() {
            f.write_str("huff ")?;
        }
        let mark = if self.capture { 'x' } else { '-' };
        for (i, square) in self.squares.iter().enumerate() {
            if i > 0 {
                f.write_char(mark)?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

/// The plain form of any dash or capture sign.
pub(crate) fn plain(c: char) -> char {
    match c {
        '–' | '—' | '−' | '‐' | '‑' => '-',
        'X' | '×' | ':' => 'x',
        other => other,
    }
}

/// The word that a huff begins with.
pub(super) const HUFF: &str = "huff";

/// The digits of a huff, such as `huff 14`; `None` for anything else.
pub(in crate::draughts) fn huffed(text: &str) -> Option<&str> {
    let (word, square) = text.split_at_checked(HUFF.len())?;
    let square = square.trim_start();
    let digits = !square.is_empty() && square.bytes().all(|b| b.is_ascii_digit());
    (word.eq_ignore_ascii_case(HUFF) && digits).then_some(square)
}

/// Reads one move, such as `11-15`, `15x22x29` or `huff 14`.
pub fn parse_move(text: &str) -> Result<PdnMove, PdnError> {
    move_at(
        &text.trim().chars().map(plain).collect::<String>(),
        TextPosition::START,
    )
}

pub(super) fn move_at(word: &str, place: TextPosition) -> Result<PdnMove, PdnError> {
    let not_a_move = || place.error("pdn-not_a_move", excerpt(word));
    if let Some(square) = huffed(word) {
        return match square.parse() {
            Ok(square @ 1..=32_u8) => Ok(PdnMove {
                squares: vec![square],
                capture: false,
            }),
            _ => Err(place.error("pdn-square", excerpt(word))),
        };
    }
    let capture = word.contains('x');
    if !capture && !word.contains('-') {
        return Err(not_a_move());
    }
    if has_colour(word) {
        return Err(place.error("pdn-colour_letter", excerpt(word)));
    }
    let mut squares = Vec::with_capacity(2);
    for part in word.split(if capture { 'x' } else { '-' }) {
        if names_square(part) {
            return Err(place.error("pdn-letters", excerpt(word)));
        }
        if part.is_empty() || !part.bytes().all(|b| b.is_ascii_digit()) {
            return Err(not_a_move());
        }
        match part.parse() {
            Ok(square @ 1..=32_u8) => squares.push(square),
            Ok(other) => return Err(place.error(no_such_square(other), excerpt(word))),
            Err(_) => return Err(place.error("pdn-square", excerpt(word))),
        }
        if squares.len() > MAX_SQUARES {
            return Err(place.error("pdn-squares", excerpt(word)));
        }
    }
    match (squares.len(), capture) {
        (2, false) if squares.first() == squares.last() => Err(not_a_move()),
        (2, _) | (3.., true) => Ok(PdnMove { squares, capture }),
        _ => Err(not_a_move()),
    }
}

/// The key of the sentence about a square that English draughts does not have: it tells the larger
/// board on which it exists.
pub(super) fn no_such_square(square: u8) -> &'static str {
    match square {
        33..=50 => "pdn-square_international",
        51..=72 => "pdn-square_canadian",
        _ => "pdn-square",
    }
}

/// Whether a text is a square named by letter and number, such as `c3`.
pub(super) fn names_square(text: &str) -> bool {
    matches!(text.as_bytes(), [letter, digit]
        if letter.is_ascii_alphabetic() && *letter != b'x' && digit.is_ascii_digit())
}

/// Whether a move begins with the letter of a colour, as in `B11-15` or `W:24-20`.
fn has_colour(word: &str) -> bool {
    let rest = word.trim_start_matches(['B', 'W', 'R', 'b', 'w', 'r']);
    let rest = rest.strip_prefix('x').unwrap_or(rest);
    let number = rest.split(['-', 'x']).next().unwrap_or_default();
    rest.len() < word.len() && number.len() == 2 && is_move_of_numbers(rest)
}

/// Whether a text has the form of a move: numbers joined by one kind of sign.
fn is_move_of_numbers(word: &str) -> bool {
    let sign = if word.contains('x') { 'x' } else { '-' };
    let mut parts = word.split(sign);
    let numbers =
        parts.all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    numbers && word.contains(sign)
}

/// Whether a word, its signs made [`plain`], is written as a move of some game of draughts. It may
/// still name a square that does not exist.
pub(super) fn looks_like_move(word: &str) -> bool {
    let dashes = word.matches('-').count();
    let of_letters = || {
        let mut parts = word.split(['-', 'x']);
        word.contains(['-', 'x']) && parts.all(names_square)
    };
    // Two dashes: a date, not a move.
    (is_move_of_numbers(word) && dashes < 2) || of_letters() || has_colour(word)
}
