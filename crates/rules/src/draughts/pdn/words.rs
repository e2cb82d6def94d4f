//! What words at the beginning of a text are: move numbers, moves, words of the trade, or prose.

use super::lexer::{begins_tag, is_space};
use super::moves::{HUFF, huffed, looks_like_move, names_square, plain};
use super::tags::known_name;
use crate::written_result::{Colour, EndingWords, figures, phrase};

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

/// The most bytes of a move with blanks around its signs, up to its last square.
const LONGEST_SPACED: usize = 80;
/// The blanks on a line.
const BLANKS: [char; 2] = [' ', '\t'];

/// The length of a move with blanks around its signs at the beginning of a text, such as `11 - 15`.
pub(super) fn spaced_move(text: &str) -> Option<usize> {
    let square = |text: &str| {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        (1..=2).contains(&digits).then_some(digits)
    };
    let mut end = square(text)?;
    let (mut sign, mut spaced) = (None, false);
    // A dash has one square after it, other signs may have many.
    while sign != Some('-') && end < LONGEST_SPACED {
        let rest = &text[end..];
        let at_sign = rest.trim_start_matches(BLANKS);
        let mut after = at_sign.chars();
        let Some(found) = after.next().map(plain) else {
            break;
        };
        if !matches!(found, '-' | 'x') || sign.is_some_and(|sign| sign != found) {
            break;
        }
        let next = after.as_str().trim_start_matches(BLANKS);
        let Some(digits) = square(next) else { break };
        spaced |= at_sign.len() < rest.len() || next.len() < after.as_str().len();
        sign = Some(found);
        end = text.len() - next.len() + digits;
    }
    (spaced && !text[end..].starts_with(ends_no_word)).then_some(end)
}

/// The marks after the digits of a move number, with blanks before them: their length.
fn spaced_mark(rest: &str) -> Option<usize> {
    let mark = rest.trim_start_matches(BLANKS);
    let after = mark.strip_prefix(['.', ':', ')'])?;
    let next = after.trim_start_matches(is_space);
    let ends = !after.starts_with('.') && looks_like_move(&first_word(next));
    (mark.len() < rest.len() && ends).then_some(rest.len() - after.len())
}

/// A move number at the beginning of a text: digits with a full stop, a parenthesis or a colon, or,
/// as in old files, without any, if a move, one of another game too, or the end of the game follows.
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
        // It may be half a point.
        let half = || figures(text).is_some();
        return (dots > 1 || !half()).then(|| number(digits + dots, dots))?;
    }
    if let Some(mark) = spaced_mark(rest) {
        return number(digits + mark, 1);
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
    let is_move = || {
        let word = first_word(next);
        looks_like_move(&word) || names_square(&word) || spaced_move(next).is_some()
    };
    (ends || next.starts_with("...") || is_move()).then(|| number(digits, usize::from(first)))?
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
    let word = || text.trim_start_matches(ends_no_word);
    let next = spaced_move(text)
        .map_or_else(word, |length| &text[length..])
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
        || spaced_move(text).is_some()
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
        let in_words = words.any(|word| {
            word.starts_with(|c: char| c.is_ascii_digit()) && looks_like_move(&first_word(word))
        });
        in_words || has_spaced_sign(line)
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

/// Whether a sign with blanks around it stands between digits, as in `11 - 15`.
fn has_spaced_sign(line: &str) -> bool {
    let mut signs = line.match_indices(|c| matches!(plain(c), '-' | 'x'));
    signs.any(|(at, sign)| {
        let before = line[..at].trim_end_matches(BLANKS);
        let after = line[at + sign.len()..].trim_start_matches(BLANKS);
        let digit = |c: char| c.is_ascii_digit();
        before.ends_with(digit) && after.starts_with(digit)
    })
}

/// Whether a text begins with `[` and the name of a known tag: a damaged tag, not other text.
pub(super) fn names_tag(text: &str) -> bool {
    let name = text.trim_start_matches(['[', ' ', '\t']);
    let end = name.find(|c: char| !c.is_ascii_alphanumeric());
    let name = &name[..end.unwrap_or(name.len())];
    name.is_empty() && text.starts_with("[]") || known_name(name).is_some()
}
