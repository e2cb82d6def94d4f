//! The tags, words and results of a text.

use super::lines::are_games;
use super::words::rewritten;
use crate::written_result::{Colour, EndingWords, WrittenScore, ending_phrase, figures};

/// Marks after a word.
const MARKS: [char; 6] = ['!', '?', ',', '.', '+', '#'];

/// A result in figures at the beginning of a text, and its length. `1: 1` is a number with a move, and so is `1 : 1` if
/// another move follows it.
fn result(text: &str) -> Option<(WrittenScore, usize)> {
    figures(text).filter(|(_, length)| {
        let spaced = text.get(1..3) == Some(" :");
        text.get(1..3) != Some(": ") && !(spaced && begins_with_move(&text[*length..]))
    })
}

/// Whether a move is the first word of a text.
fn begins_with_move(text: &str) -> bool {
    let word = text.split_whitespace().next();
    word.is_some_and(|word| rewritten(word.trim_end_matches(MARKS)).is_some())
}

/// A part of a text.
pub(super) enum Token<'a> {
    Tag(&'a str, &'a str),
    Word(&'a str),
    /// A result in figures, White's first, or the star of an unfinished game.
    Result(Option<WrittenScore>),
    /// The end of a line, where each line is a game.
    LineEnd,
    /// Words of the trade that tell how the game ended.
    Ending(&'a str),
}

/// A text that tells how a game ended, and nothing else.
fn ending(text: &str) -> Option<Token<'_>> {
    let words = EndingWords::read(text, Some(Colour::White));
    words.map(|_| Token::Ending(text))
}

/// The tags and words of a text, without other comments, variations and marks.
pub(super) struct Tokens<'a> {
    /// What is still to be read.
    rest: &'a str,
    /// Whether each line is a game.
    lines: bool,
    /// No words of the trade begin while more bytes than these are left.
    no_ending: usize,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            lines: are_games(text),
            no_ending: text.len(),
        }
    }

    /// The number of bytes not yet read.
    pub const fn remaining(&self) -> usize {
        self.rest.len()
    }

    /// Takes the text up to this byte, and what is left after so many more.
    fn take(&mut self, end: usize, after: usize) -> &'a str {
        let taken = self.rest.get(..end).unwrap_or(self.rest);
        self.rest = self.rest.get(end + after..).unwrap_or("");
        taken
    }

    /// The words of the trade that begin here, if they tell an ending.
    fn ending(&mut self) -> Option<Token<'a>> {
        let left = self.rest.len();
        if left > self.no_ending {
            return None;
        }
        match ending_phrase(self.rest, Some(Colour::White)) {
            Ok(phrase) => Some(Token::Ending(self.take(phrase.len(), 0))),
            Err(searched) => {
                self.no_ending = left - searched;
                None
            }
        }
    }

    /// Skips to the end of the variation that begins here.
    fn skip_variation(&mut self) {
        let mut depth = 0_usize;
        let end = self.rest.find(|c| {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        self.take(end.unwrap_or(self.rest.len()), 1);
    }

    /// The tag that begins here; `None` if it is none.
    fn tag(&mut self) -> Option<Token<'a>> {
        let mut quoted = false;
        // Its value may have a bracket, but no line break.
        let ends = |c: char| {
            quoted ^= c == '"';
            matches!(c, '\n' | '\r') || c == ']' && !quoted
        };
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        let after = self.rest.get(end..);
        let closed = after.is_some_and(|after| after.starts_with(']'));
        let inside = self.take(end, 1);
        let inside = inside.strip_prefix('[').filter(|_| closed)?.trim();
        let (name, value) = inside.split_once(char::is_whitespace)?;
        let value = value.trim();
        let value = value.strip_prefix('"').unwrap_or(value);
        Some(Token::Tag(name, value.strip_suffix('"').unwrap_or(value)))
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            let is_between = |c: char| c.is_whitespace() || c == ')';
            let next = self.rest.trim_start_matches(is_between);
            let between = self.take(self.rest.len() - next.len(), 0);
            if self.lines && between.contains(['\n', '\r']) {
                return Some(Token::LineEnd);
            }
            match self.rest.chars().next()? {
                '[' => {
                    if let Some(tag) = self.tag() {
                        return Some(tag);
                    }
                }
                '{' => {
                    let end = self.rest.find('}').unwrap_or(self.rest.len());
                    let comment = self.take(end, 1);
                    if let Some(ending) = comment.strip_prefix('{').and_then(ending) {
                        return Some(ending);
                    }
                }
                ';' | '%' => {
                    let end = self.rest.find('\n').unwrap_or(self.rest.len());
                    self.take(end, 1);
                }
                '(' => self.skip_variation(),
                _ => {
                    if let Some(ending) = self.ending() {
                        return Some(ending);
                    }
                    if let Some((score, length)) = result(self.rest) {
                        self.take(length, 0);
                        self.rest = self.rest.trim_start_matches(MARKS);
                        return Some(Token::Result(Some(score)));
                    }
                    let ends = |c: char| c.is_whitespace() || "[{();".contains(c);
                    let mut end = self.rest.find(ends).unwrap_or(self.rest.len());
                    let (word, after) = self.rest.split_at(end);
                    if word.bytes().all(|byte| byte.is_ascii_digit()) && after.starts_with(')') {
                        end += 1;
                    }
                    let word = self.take(end, 0);
                    return Some(match word.trim_end_matches(MARKS) {
                        "*" => Token::Result(None),
                        _ => Token::Word(word),
                    });
                }
            }
        }
    }
}
