//! The text of a PDN file, character by character: white space, comments, variations and tags.

use coffer_texts::excerpt;

use super::error::{PdnError, TextPosition};

/// The deepest nesting of variations accepted.
pub(super) const MAX_NESTING: usize = 40;

/// How many bytes of a text are searched a second time for the ends of comments in comments.
const LOOK_AHEAD: usize = 32 << 20;

/// The text still to be read.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    pub rest: &'a str,
    pub place: TextPosition,
    /// Whether comments may be nested: until one of the game turns out not to be closed that way.
    nested: bool,
    /// A comment that begins while more bytes than these are left is not closed: otherwise each of
    /// many would be searched for its end again.
    unclosed: usize,
    /// What is left of [`LOOK_AHEAD`].
    look_ahead: usize,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str, place: TextPosition) -> Self {
        Scanner {
            rest: text,
            place,
            nested: true,
            unclosed: usize::MAX,
            look_ahead: LOOK_AHEAD,
        }
    }

    /// Comments of another game may be nested again.
    pub fn begin_game(&mut self) {
        self.nested = self.look_ahead > 0;
    }

    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        if c == '\n' || (c == '\r' && !self.rest.starts_with('\n')) {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    /// Consumes the next character if it is this one.
    pub fn eat(&mut self, wanted: char) -> bool {
        let here = self.peek() == Some(wanted);
        if here {
            self.bump();
        }
        here
    }

    pub fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.bump();
        }
        before
            .get(..before.len() - self.rest.len())
            .unwrap_or_default()
    }

    /// Consumes the next `bytes` bytes; they must end between characters.
    pub fn take(&mut self, bytes: usize) -> &'a str {
        let before = self.rest;
        let end = before.len().saturating_sub(bytes);
        while self.rest.len() > end {
            self.bump();
        }
        before
            .get(..before.len() - self.rest.len())
            .unwrap_or_default()
    }

    /// Skips white space. Returns the number of ends of lines in it.
    pub fn skip_space(&mut self) -> usize {
        let line = self.place.line;
        self.take_while(is_space);
        self.place.line - line
    }

    /// Takes the rest of the line, without its end.
    pub fn take_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n' && c != '\r')
    }

    /// Consumes the second half of a line end of two characters.
    pub fn eat_line_feed(&mut self) {
        if self.place.column > 1 {
            self.eat('\n');
        }
    }

    /// Reads a comment, from the opening brace past the closing one, on one line. Braces inside are
    /// in pairs: a comment may contain another, and single braces become parentheses.
    pub fn comment(&mut self) -> Result<String, PdnError> {
        let opened = self.place;
        self.bump();
        let Some(end) = self.comment_end() else {
            return Err(opened.error("pdn-unclosed_comment", ""));
        };
        let text = in_one_line(self.take(end));
        self.bump();
        Ok(text)
    }

    /// Where the comment ends whose opening brace was just consumed.
    fn comment_end(&mut self) -> Option<usize> {
        if self.rest.len() > self.unclosed {
            return None;
        }
        let first = match closing_brace(self.rest, false) {
            Ok(end) => end,
            Err(searched) => {
                self.unclosed = self.rest.len() - searched;
                return None;
            }
        };
        if !self.nested || !self.rest[..first].contains('{') {
            return Some(first);
        }
        let outer = closing_brace(self.rest, true);
        let (Ok(searched) | Err(searched)) = outer;
        self.look_ahead = self.look_ahead.saturating_sub(searched);
        self.nested = outer.is_ok() && self.look_ahead > 0;
        Some(outer.unwrap_or(first))
    }

    /// Reads a comment from a semicolon to the end of the line.
    pub fn line_comment(&mut self) -> String {
        self.bump();
        in_one_line(self.take_line())
    }

    /// Reads a variation, from the opening parenthesis past its closing one: its text on one line,
    /// without the outer parentheses.
    pub fn variation(&mut self) -> Result<String, PdnError> {
        let opened = self.place;
        let unclosed = || opened.error("pdn-unclosed_variation", "");
        let mut out = OneLine::default();
        let mut depth = 0;
        loop {
            match self.peek() {
                None => return Err(unclosed()),
                Some('{') => {
                    let comment = self.comment()?;
                    out.comment(&comment);
                    continue;
                }
                Some(';') => {
                    let comment = self.line_comment();
                    out.comment(&comment);
                    continue;
                }
                Some('%') => {
                    self.take_line();
                    continue;
                }
                Some('(') => {
                    depth += 1;
                    if depth > MAX_NESTING {
                        return Err(self.place.error("pdn-too_deep", MAX_NESTING.to_string()));
                    }
                    out.push('(');
                }
                Some(')') => {
                    depth -= 1;
                    out.push(')');
                }
                Some('\n' | '\r') if begins_tag(&self.rest[1..]) => return Err(unclosed()),
                Some(c) => out.push(c),
            }
            self.bump();
            if depth == 0 {
                return Ok(out.inside());
            }
        }
    }

    /// Reads a tag from `[` to `]`: its name, its value, and where the value begins.
    pub fn tag(&mut self) -> Result<(String, String, TextPosition), PdnError> {
        self.bump();
        self.take_while(|c| c == ' ' || c == '\t');
        if !self.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            return Err(self.place.error("pdn-tag_name", ""));
        }
        let name = self.take_while(is_tag_character);
        self.take_while(|c| c == ' ' || c == '\t');
        if !self.peek().is_some_and(is_quote) {
            return Err(self.place.error("pdn-tag_text", excerpt(name)));
        }
        self.bump();
        let inside = self.place;
        let mut text = String::new();
        loop {
            match self.peek() {
                None | Some('\n' | '\r') => {
                    return Err(inside.error("pdn-tag_open_text", excerpt(name)));
                }
                Some(c) if is_quote(c) && self.closes_tag(c) => break,
                Some('\\') => {
                    self.bump();
                    match self.peek() {
                        Some(c @ ('"' | '\\')) => {
                            self.bump();
                            text.push(c);
                        }
                        _ => text.push('\\'),
                    }
                }
                Some(c) => {
                    self.bump();
                    text.push(if c.is_control() { ' ' } else { c });
                }
            }
        }
        self.bump();
        self.take_while(|c| c != ']');
        self.bump();
        Ok((name.to_owned(), text, inside))
    }

    /// Whether the quote mark here is the last of its tag: `]` follows it. Others are part of a
    /// name such as `Bill "The Kid" Smith`.
    fn closes_tag(&self, quote: char) -> bool {
        let rest = &self.rest[quote.len_utf8()..];
        rest.trim_start_matches([' ', '\t']).starts_with(']')
    }
}

/// Collects the characters of a variation on one line.
#[derive(Default)]
struct OneLine {
    out: String,
    space: bool,
}

impl OneLine {
    fn push(&mut self, c: char) {
        if is_space(c) || c.is_control() {
            self.space = true;
            return;
        }
        let tight = c == ')' || self.out.is_empty() || self.out.ends_with('(');
        if std::mem::take(&mut self.space) && !tight {
            self.out.push(' ');
        }
        self.out.push(c);
    }

    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            self.space = true;
        } else {
            self.push('{');
            self.out.push_str(text);
            self.out.push('}');
        }
    }

    /// The text without its outer parentheses.
    fn inside(self) -> String {
        let inside = self.out.strip_prefix('(').unwrap_or(&self.out);
        inside.strip_suffix(')').unwrap_or(inside).to_owned()
    }
}

/// The place of the closing brace of the comment whose opening brace is just before `rest`.
///
/// # Errors
/// If a tag or the end of the text comes first: the number of bytes searched.
fn closing_brace(rest: &str, nested: bool) -> Result<usize, usize> {
    let mut depth = 0;
    for (at, byte) in rest.bytes().enumerate() {
        match byte {
            b'{' if nested => depth += 1,
            b'}' if depth == 0 => return Ok(at),
            b'}' => depth -= 1,
            b'\n' | b'\r' if begins_tag(&rest[at + 1..]) => return Err(at),
            _ => {}
        }
    }
    Err(rest.len())
}

/// Whether a line begins with a tag, such as `[Event "…"]`.
pub(super) fn begins_tag(line: &str) -> bool {
    let Some(tag) = line.trim_start_matches([' ', '\t']).strip_prefix('[') else {
        return false;
    };
    let name = tag.trim_start_matches([' ', '\t']);
    let after = name.trim_start_matches(is_tag_character);
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && after.trim_start_matches([' ', '\t']).starts_with(is_quote)
}

/// The name of the tag that begins here.
pub(super) fn tag_name(tag: &str) -> &str {
    let name = tag.trim_start_matches(['[', ' ', '\t']);
    let end = name.find(|c| !is_tag_character(c));
    &name[..end.unwrap_or(name.len())]
}

/// A comment on one line: single spaces, no control characters, braces in pairs.
pub(super) fn in_one_line(text: &str) -> String {
    let mut out = OneLine::default();
    for c in text.chars() {
        out.space |= is_space(c) || c.is_control();
        if !is_space(c) && !c.is_control() {
            if std::mem::take(&mut out.space) && !out.out.is_empty() {
                out.out.push(' ');
            }
            out.out.push(c);
        }
    }
    let out = out.out;
    if has_pairs(&out) {
        out
    } else {
        out.replace('{', "(").replace('}', ")")
    }
}

/// Whether every opening brace has its closing one.
fn has_pairs(text: &str) -> bool {
    let mut depth = 0_usize;
    for byte in text.bytes() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 0 => return false,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    depth == 0
}

/// Whether `c` is white space, a byte order mark between joined files, or the end mark of a DOS
/// file.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}' || c == '\u{1a}'
}

pub(super) fn is_tag_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '-'
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„')
}
