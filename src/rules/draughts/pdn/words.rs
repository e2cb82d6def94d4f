//! What words at the beginning of a text are: move numbers, moves, words of the trade, or prose.

use super::lexer::{begins_tag, is_space};
use super::moves::{HUFF, huffed, looks_like_move, plain};
use super::tags::known_name;
use crate::rules::written_result::{Colour, EndingWords, figures, phrase};

/// Characters that end a word.
pub(super) const ENDS_OF_WORDS: &str = "{}()[];$!?*\"%.,+…#=";

/// Whether a character belongs to a word.
pub(super) fn ends_no_word(c: char) -> bool {
    !is_space(c) && !ENDS_OF_WORDS.contains(c)
}

/// The first word of a text, its signs made plain.
fn first_word(text: &str) -> String {
    text.chars()
        .take_while(|c| ends_no_word(*c))
        .map(plain)
        .collect()
}

/// A move number.
pub(super) struct Number {
    /// Its bytes, with the full stops.
    pub length: usize,
    /// The number of full stops.
    pub dots: usize,
    /// Whether it is the number 1.
    pub first: bool,
}

/// A move number at the beginning of a text: digits with a full stop, a parenthesis or a colon, or,
/// as in old files, without any, if a move or the end of the game follows.
pub(super) fn move_number(text: &str) -> Option<Number> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 {
        return None;
    }
    let first = text[..digits].trim_start_matches('0') == "1";
    let rest = &text[digits..];
    let dots = rest.bytes().take_while(|b| *b == b'.').count();
    let number = |length, dots| {
        Some(Number {
            length,
            dots,
            first,
        })
    };
    if dots > 0 {
        return number(digits + dots, dots);
    }
    if let Some(after) = rest.strip_prefix([')', ':'])
        && (rest.starts_with(')') || after.starts_with(is_space))
    {
        return number(digits + 1, 1);
    }
    let next = rest.trim_start_matches(is_space);
    if digits > 3 || next.len() == rest.len() || figures(text).is_some() {
        return None;
    }
    let ends = next.starts_with('*') || figures(next).is_some();
    (ends || next.starts_with("...") || looks_like_move(&first_word(next)))
        .then(|| number(digits, usize::from(first)))?
}

/// Whether a text begins with a move or a move number that belongs to a game: the first of text that
/// may also be a letter or a newsletter.
pub(super) fn begins_game(text: &str) -> bool {
    if let Some(number) = move_number(text) {
        let next = text[number.length..].trim_start_matches(|c| is_space(c) || c == '.');
        return next.starts_with(['{', '(']) || is_move(next);
    }
    if figures(text).is_some() || !is_move(text) {
        return false;
    }
    let next = text
        .trim_start_matches(ends_no_word)
        .trim_start_matches([' ', '\t', '!', '?', ',', '+', '#']);
    next.is_empty()
        || next.starts_with(|c: char| c == '\n' || c == '\r' || ENDS_OF_WORDS.contains(c))
        || is_move(next)
        || move_number(next).is_some()
        || figures(next).is_some()
        || EndingWords::read(phrase(next), Some(Colour::Black)).is_some()
}

/// Whether a text begins with a move, or a huff.
fn is_move(text: &str) -> bool {
    let word = first_word(text);
    looks_like_move(&word)
        || huffed(&word).is_some()
        || word.eq_ignore_ascii_case(HUFF)
        || with_colon(text)
}

/// Whether a text begins with a colour before a move, as in `B: 11-15`.
pub(super) fn with_colon(text: &str) -> bool {
    let after = text.strip_prefix(['B', 'W', 'R', 'b', 'w', 'r']);
    let after = after.and_then(|text| text.strip_prefix([':', '.']));
    after.is_some_and(|text| {
        let next = text.trim_start_matches([' ', '\t']);
        next.len() < text.len() && looks_like_move(&first_word(next))
    })
}

/// Whether a number belongs to a sentence, as in “12 players took part”.
pub(super) fn is_prose_number(text: &str) -> bool {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let next = digits.trim_start_matches([' ', '\t']);
    let separate = digits.len() < text.len() && next.len() < digits.len();
    separate && next.starts_with(char::is_alphabetic) && !is_move(next)
}

/// Whether a line begins a game without tags.
pub(super) fn is_first(line: &str) -> bool {
    move_number(line).is_some_and(|number| number.first) && begins_game(line)
}

/// Whether a move stands in the rest of a paragraph, and how many bytes of whole lines come before
/// that is known.
pub(super) fn moves_follow(text: &str) -> (bool, usize) {
    let in_line = |line: &str| {
        let mut words = line.split(|c: char| !ends_no_word(c));
        words.any(|word| {
            word.starts_with(|c: char| c.is_ascii_digit()) && looks_like_move(&first_word(word))
        })
    };
    // An empty part may be the middle of a line end of two characters.
    let (mut empty, mut before) = (0, 0);
    for line in text.split(['\n', '\r']) {
        empty = if line.trim().is_empty() { empty + 1 } else { 0 };
        if before > 0 && (empty > 1 || begins_tag(line)) {
            return (false, before);
        }
        if in_line(line) {
            return (true, before);
        }
        before += line.len() + 1;
    }
    (false, text.len())
}

/// Whether a text begins with `[` and the name of a known tag: a damaged tag, not other text.
pub(super) fn names_tag(text: &str) -> bool {
    let name = text.trim_start_matches(['[', ' ', '\t']);
    let end = name.find(|c: char| !c.is_ascii_alphanumeric());
    let name = &name[..end.unwrap_or(name.len())];
    name.is_empty() && text.starts_with("[]") || known_name(name).is_some()
}
