//! The reader: finds the games in a text, one after another.

use super::collection::{FoundGame, SkippedGame};
use super::error::{PdnError, TextPosition};
use super::lexer::{Scanner, begins_tag, is_space};
use super::moves::{HUFF, huffed, looks_like_move, move_at, plain};
use super::result::{Cause, PdnResult, Words, figures};
use super::tags::{Tags, known_name};
use super::{MAX_TEXT, Note, NoteKind, PdnGame, PdnMove};

/// Characters that end a word.
const ENDS_OF_WORDS: &str = "{}()[];$!?*\"%.,+…#=";

/// Reads the games of a text one after another, in the order of the text. A game that cannot be read
/// is reported, and the next one is found: see “Bad games” in the module documentation.
pub struct Games<'a> {
    scanner: Scanner<'a>,
    draft: Draft,
    /// The number of games found so far.
    number: usize,
    /// Ends of lines since the last word.
    breaks: usize,
    done: bool,
}

/// How far a game is read.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Stage {
    /// Before its first tag or move: other text may stand here.
    #[default]
    Before,
    /// It has tags and no moves.
    Tags,
    /// It has moves.
    Moves,
    /// Its result was read: other text may follow.
    Over,
}

/// A game being read.
#[derive(Default)]
struct Draft {
    stage: Stage,
    line: usize,
    tags: Tags,
    game: PdnGame,
    ending: PdnResult,
}

impl Draft {
    fn begin(&mut self, stage: Stage, place: TextPosition) {
        if self.stage == Stage::Before {
            self.line = place.line;
        }
        self.stage = stage;
    }

    fn note(&mut self, kind: NoteKind) {
        let empty = match &kind {
            NoteKind::Comment(text) => text.is_empty(),
            // A mark in parentheses, such as (?).
            NoteKind::Variation(text) => !text.contains(|c: char| c.is_ascii_digit()),
            NoteKind::Nag(_) => false,
        };
        if !empty {
            let after = self.game.moves.len();
            self.game.notes.push(Note { after, kind });
        }
    }

    /// Whether Black has the turn after the moves read so far, unless a position was given.
    fn black_to_move(&self) -> bool {
        let plies = self.game.moves.iter().filter(|played| !played.is_huff());
        let black_begins = match self.tags.start() {
            Ok(Some(start)) => start.black_to_move,
            _ => true,
        };
        (plies.count() % 2 == 0) == black_begins
    }

    /// The finished game.
    fn finish(self) -> Result<PdnGame, PdnError> {
        let mut game = self.game;
        game.start = self.tags.start()?;
        game.tags = self.tags.others;
        game.result = match self.ending {
            PdnResult::Unfinished => self.tags.result,
            known => known,
        };
        if let Some(words) = game.closing_words()
            && words.cause.is_some()
        {
            game.result = words.result;
        }
        Ok(game)
    }
}

/// What a step of the reader came to.
enum Step {
    GoOn,
    /// A game is complete.
    Game,
    End,
}

impl<'a> Games<'a> {
    /// A reader of this text.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        let text = text.trim_start_matches('\u{feff}');
        Games {
            scanner: Scanner::new(text, TextPosition::START),
            draft: Draft::default(),
            number: 0,
            breaks: 1,
            done: false,
        }
    }

    /// The number of bytes not yet read, for a progress bar.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.scanner.rest.len()
    }

    /// Reads one word, tag, comment or variation.
    fn step(&mut self) -> Result<Step, PdnError> {
        self.breaks += self.scanner.skip_space();
        let stage = self.draft.stage;
        let place = self.scanner.place;
        let Some(c) = self.scanner.peek() else {
            self.done = true;
            let any = stage != Stage::Before;
            return Ok(if any { Step::Game } else { Step::End });
        };
        let between = matches!(stage, Stage::Before | Stage::Over);
        match c {
            '[' => return self.tag(between),
            '{' => {
                let comment = self.scanner.comment()?;
                self.draft.note(NoteKind::Comment(comment));
            }
            ';' => {
                let comment = self.scanner.line_comment();
                self.draft.note(NoteKind::Comment(comment));
            }
            '%' => {
                self.scanner.take_line();
            }
            '*' => {
                self.scanner.bump();
                self.close(PdnResult::Unfinished);
            }
            '(' | ')' | ']' | '}' | '"' | '/' | '$' if between => self.skip_prose(),
            '(' => {
                let variation = self.scanner.variation()?;
                self.draft.note(NoteKind::Variation(variation));
            }
            '$' => {
                self.scanner.bump();
                let digits = self.scanner.take_while(|c| c.is_ascii_digit());
                if digits.is_empty() {
                    return Err(place.error("pdn-nag", ""));
                }
                let number = digits.parse().unwrap_or(u32::MAX);
                self.draft.note(NoteKind::Nag(number));
            }
            '!' | '?' => self.marks(),
            '/' => return Err(place.error("pdn-set_up_inside", "")),
            ')' | ']' | '}' | '"' => return Err(place.error("pdn-stray", c)),
            _ if ENDS_OF_WORDS.contains(c) => {
                self.scanner.bump();
            }
            _ => return self.word(place),
        }
        self.breaks = 0;
        Ok(Step::GoOn)
    }

    fn tag(&mut self, between: bool) -> Result<Step, PdnError> {
        let place = self.scanner.place;
        let rest = self.scanner.rest;
        if between && !begins_tag(rest) && !names_tag(rest) {
            self.skip_prose();
            return Ok(Step::GoOn);
        }
        if matches!(self.draft.stage, Stage::Moves | Stage::Over) {
            return Ok(Step::Game);
        }
        self.draft.begin(Stage::Tags, place);
        let (name, value, inside) = self.scanner.tag()?;
        self.draft.tags.add(name, value, inside)?;
        self.breaks = 0;
        Ok(Step::GoOn)
    }

    /// Reads `!`, `?` and the like after a move.
    fn marks(&mut self) {
        let marks = self.scanner.take_while(|c| c == '!' || c == '?');
        let nag = match marks {
            "!" => 1,
            "?" => 2,
            "!!" => 3,
            "??" => 4,
            "!?" => 5,
            "?!" => 6,
            _ => return,
        };
        if self.draft.stage == Stage::Moves {
            self.draft.note(NoteKind::Nag(nag));
        }
    }

    /// Ends the game with a result, unless there is none.
    fn close(&mut self, ending: PdnResult) {
        if matches!(self.draft.stage, Stage::Tags | Stage::Moves) {
            self.draft.stage = Stage::Over;
            self.draft.ending = ending;
        }
    }

    /// Skips a line of other text.
    fn skip_prose(&mut self) {
        self.scanner.take_line();
        if self.draft.stage == Stage::Before {
            self.draft.game.notes.clear();
        }
    }

    /// Reads a move number, a result, a move, words of the trade or other text.
    fn word(&mut self, place: TextPosition) -> Result<Step, PdnError> {
        let breaks = std::mem::take(&mut self.breaks);
        let rest = self.scanner.rest;
        if matches!(self.draft.stage, Stage::Before | Stage::Over) {
            if begins_game(rest) {
                if self.draft.stage == Stage::Over {
                    return Ok(Step::Game);
                }
                self.draft.begin(Stage::Tags, place);
            } else if let Some((_, length)) = figures(rest) {
                self.scanner.take(length);
                return Ok(Step::GoOn);
            } else {
                if breaks == 0 || self.draft.stage == Stage::Before {
                    self.words_after_result();
                }
                self.skip_prose();
                return Ok(Step::GoOn);
            }
        }
        if let Some(number) = move_number(rest) {
            return Ok(self.number(number));
        }
        if let Some((result, length)) = figures(rest) {
            self.scanner.take(length);
            self.close(result);
            return Ok(Step::GoOn);
        }
        let word = self.scanner.clone().take_while(ends_no_word);
        let mut text: String = word.chars().map(plain).collect();
        let is_huff = text.eq_ignore_ascii_case(HUFF) || huffed(&text).is_some();
        if word.starts_with(|c: char| c.is_alphabetic())
            && !is_huff
            && !looks_like_move(&text)
            && !with_colon(rest)
        {
            return self.letters(place, word, breaks);
        }
        if self.draft.stage == Stage::Tags && is_prose_number(rest) {
            self.skip_prose();
            return Ok(Step::GoOn);
        }
        if text.bytes().all(|b| b == b'-') {
            return self.null_move(place, word);
        }
        self.scanner.take(word.len().max(1));
        if text.eq_ignore_ascii_case(HUFF) {
            self.scanner.skip_space();
            text.push_str(self.scanner.take_while(|c| c.is_ascii_digit()));
        }
        let played = move_at(&text, place)?;
        self.play(played, place);
        Ok(Step::GoOn)
    }

    fn play(&mut self, played: PdnMove, place: TextPosition) {
        self.draft.begin(Stage::Moves, place);
        self.draft.game.moves.push(played);
        // A star right after a move means "forced" if another move follows; otherwise it ends the
        // game.
        if let Some(after) = self.scanner.rest.strip_prefix('*')
            && after
                .trim_start_matches(is_space)
                .starts_with(|c: char| c.is_ascii_digit())
        {
            self.scanner.bump();
        }
    }

    /// Reads a move number. The number 1 begins another game after two moves.
    fn number(&mut self, number: Number) -> Step {
        let again = number.first && number.dots == 1 && self.draft.game.moves.len() >= 2;
        if again {
            self.draft.stage = Stage::Over;
            return Step::Game;
        }
        self.scanner.take(number.length);
        Step::GoOn
    }

    /// Reads words of the trade, skips other text after a game, and refuses it within one.
    fn letters(
        &mut self,
        place: TextPosition,
        word: &str,
        breaks: usize,
    ) -> Result<Step, PdnError> {
        let black = self.draft.black_to_move();
        let phrase = phrase(self.scanner.rest);
        if let Some(words) = Words::read(phrase, Some(black)) {
            self.close(words.result);
            self.scanner.take(phrase.len());
            self.keep_phrase(phrase, words);
            return Ok(Step::GoOn);
        }
        let after_game = || breaks > 1 || !moves_follow(self.scanner.rest);
        match self.draft.stage {
            Stage::Moves if after_game() => self.close(PdnResult::Unfinished),
            Stage::Moves => {
                let text: String = word.chars().map(plain).collect();
                return Err(move_at(&text, place)
                    .err()
                    .unwrap_or_else(|| place.error("pdn-not_a_move", text)));
            }
            Stage::Before | Stage::Tags | Stage::Over => {}
        }
        self.skip_prose();
        Ok(Step::GoOn)
    }

    /// Reads words of the trade on the line of a result, which they explain or correct.
    fn words_after_result(&mut self) {
        let phrase = phrase(self.scanner.rest);
        if self.draft.stage != Stage::Over {
            return;
        }
        if let Some(words) = Words::read(phrase, Some(self.draft.black_to_move())) {
            self.draft.ending = words.result;
            self.scanner.take(phrase.len());
            self.keep_phrase(phrase, words);
        }
    }

    /// Keeps words of the trade as a comment that says the same on its own: “resigns” without a side
    /// gets one.
    fn keep_phrase(&mut self, phrase: &str, words: Words) {
        let mut text = super::lexer::in_one_line(phrase);
        if Words::read(&text, None).is_none() && words.cause == Some(Cause::Resigned) {
            let loser = match words.result {
                PdnResult::BlackWins => "White",
                _ => "Black",
            };
            text = format!("{loser} resigns");
        }
        self.draft.note(NoteKind::Comment(text));
    }

    /// A dash for a move that is not known: at the end of a game it says nothing.
    fn null_move(&mut self, place: TextPosition, word: &str) -> Result<Step, PdnError> {
        self.scanner.take(word.len().max(1));
        let rest = self.scanner.rest.trim_start_matches(is_space);
        let ends = rest.is_empty() || rest.starts_with(['*', '[']) || figures(rest).is_some();
        if ends {
            Ok(Step::GoOn)
        } else {
            Err(place.error("pdn-null_move", word))
        }
    }

    /// Takes the finished game and begins the next.
    fn take_game(&mut self) -> Result<FoundGame, SkippedGame> {
        let draft = std::mem::take(&mut self.draft);
        self.scanner.nested = true;
        self.number += 1;
        let (number, line) = (self.number, draft.line);
        match draft.finish() {
            Ok(game) => Ok(FoundGame { number, line, game }),
            Err(error) => Err(SkippedGame { number, error }),
        }
    }

    /// Skips the rest of a game that cannot be read.
    fn skip_game(&mut self, error: PdnError) -> SkippedGame {
        let in_tags = matches!(self.draft.stage, Stage::Before | Stage::Tags);
        self.draft = Draft::default();
        self.scanner.nested = true;
        self.number += 1;
        self.breaks = 1;
        if in_tags {
            self.scanner.take_line();
            self.skip_lines(|line, _| !line.starts_with('[') && !line.is_empty());
        } else if self.scanner.place.column > 1 || !begins_tag(self.scanner.rest) {
            self.scanner.take_line();
        }
        self.skip_lines(|line, after_empty| begins_tag(line) || (after_empty && is_first(line)));
        SkippedGame {
            number: self.number,
            error,
        }
    }

    /// Skips lines up to the first that is wanted. It gets what is left of the text, without spaces
    /// before it if there is a line, and whether the line before is empty.
    fn skip_lines(&mut self, wanted: impl Fn(&str, bool) -> bool) {
        let mut empty = false;
        loop {
            if self.scanner.place.column > 1 {
                self.scanner.take_line();
                if self.scanner.bump().is_none() {
                    return;
                }
                self.scanner.eat_line_feed();
            }
            self.scanner.take_while(|c| c == ' ' || c == '\t');
            let rest = self.scanner.rest;
            let is_empty = rest.is_empty() || rest.starts_with(['\n', '\r']);
            if rest.is_empty() || wanted(if is_empty { "" } else { rest }, empty) {
                return;
            }
            empty = is_empty;
            self.scanner.take_line();
            self.scanner.bump();
            self.scanner.eat_line_feed();
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<FoundGame, SkippedGame>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.scanner.rest.len() > MAX_TEXT {
            let millions = (MAX_TEXT >> 20).to_string();
            self.scanner.rest = "";
            let error = TextPosition::START.error("pdn-too_long", millions);
            return Some(Err(SkippedGame { number: 1, error }));
        }
        while !self.done {
            match self.step() {
                Ok(Step::GoOn) => {}
                Ok(Step::Game) => return Some(self.take_game()),
                Ok(Step::End) => return None,
                Err(error) => return Some(Err(self.skip_game(error))),
            }
        }
        None
    }
}

fn ends_no_word(c: char) -> bool {
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
struct Number {
    length: usize,
    dots: usize,
    /// Whether it is the number 1.
    first: bool,
}

/// A move number at the beginning of a text: digits with a full stop, a parenthesis or a colon, or,
/// as in old files, without any, if a move or the end of the game follows.
fn move_number(text: &str) -> Option<Number> {
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
fn begins_game(text: &str) -> bool {
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
        || Words::read(phrase(next), Some(true)).is_some()
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
fn with_colon(text: &str) -> bool {
    let after = text.strip_prefix(['B', 'W', 'R', 'b', 'w', 'r']);
    let after = after.and_then(|text| text.strip_prefix([':', '.']));
    after.is_some_and(|text| {
        let next = text.trim_start_matches([' ', '\t']);
        next.len() < text.len() && looks_like_move(&first_word(next))
    })
}

/// Whether a number belongs to a sentence, as in “12 players took part”.
fn is_prose_number(text: &str) -> bool {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let next = digits.trim_start_matches([' ', '\t']);
    let separate = digits.len() < text.len() && next.len() < digits.len();
    separate && next.starts_with(char::is_alphabetic) && !is_move(next)
}

/// Whether a line begins a game without tags.
fn is_first(line: &str) -> bool {
    move_number(line).is_some_and(|number| number.first) && begins_game(line)
}

/// The words at the beginning of a text, up to anything that is not one or the end of the line.
fn phrase(text: &str) -> &str {
    let end = text.find(|c: char| c.is_ascii_digit() || "\n\r{}[]();*\"½".contains(c));
    text[..end.unwrap_or(text.len())].trim_end()
}

/// Whether a move stands in the rest of a paragraph.
fn moves_follow(text: &str) -> bool {
    let mut lines = text.split(['\n', '\r']);
    let in_line = |line: &str| {
        let mut words = line.split(|c: char| !ends_no_word(c));
        words.any(|word| {
            word.starts_with(|c: char| c.is_ascii_digit()) && looks_like_move(&first_word(word))
        })
    };
    if lines.next().is_some_and(in_line) {
        return true;
    }
    // An empty part may be the middle of a line end of two characters.
    let mut empty = 0;
    for line in lines {
        empty = if line.trim().is_empty() { empty + 1 } else { 0 };
        if empty > 1 || begins_tag(line) {
            return false;
        }
        if in_line(line) {
            return true;
        }
    }
    false
}

/// Whether a text begins with `[` and the name of a known tag: a damaged tag, not other text.
fn names_tag(text: &str) -> bool {
    let name = text.trim_start_matches(['[', ' ', '\t']);
    let end = name.find(|c: char| !c.is_ascii_alphanumeric());
    let name = &name[..end.unwrap_or(name.len())];
    name.is_empty() && text.starts_with("[]") || known_name(name).is_some()
}
