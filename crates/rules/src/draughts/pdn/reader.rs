//! The reader: finds the games in a text, one after another.

use super::error::{PdnError, TextPosition};
use super::fen::fen_line;
use super::lexer::{Scanner, begins_tag, in_one_line, is_space, tag_name};
use super::lines::are_games;
use super::moves::{HUFF, huffed, looks_like_move, move_at, names_square, plain};
use super::result::PdnResult;
use super::tags::Tags;
use super::words::{
    ENDS_OF_WORDS, Number, begins_game, ends_no_word, is_first, is_prose_number, move_number,
    moves_follow, names_tag, spaced_move, with_colon,
};
use super::{MAX_TEXT, Note, NoteKind, PdnGame};
use crate::written_result::{Cause, Colour, EndingWords, figures, phrase};

/// A game of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGame {
    /// Its number in the text, from 1; games that cannot be read count too.
    pub number: usize,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The game.
    pub game: PdnGame,
    /// Where each of its moves stands in the text.
    pub places: Vec<TextPosition>,
}

impl FoundGame {
    /// Where a move stands in the text, counted from 1; otherwise where the game begins.
    #[must_use]
    pub fn place_of(&self, number: Option<usize>) -> TextPosition {
        let index = number.and_then(|number| number.checked_sub(1));
        let begin = TextPosition {
            line: self.line,
            column: 1,
        };
        index
            .and_then(|index| self.places.get(index).copied())
            .unwrap_or(begin)
    }
}

/// A game that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedGame {
    /// Its number in the text, from 1.
    pub number: usize,
    /// Where and why.
    pub error: PdnError,
}

/// Reads the games of a text one after another, in the order of the text. A game that cannot be read
/// is reported, and the next one is found: see “Bad games” in the module documentation.
pub struct PdnGames<'a> {
    scanner: Scanner<'a>,
    draft: Draft,
    /// The number of games found so far.
    number: usize,
    /// Ends of lines since the last word.
    breaks: usize,
    /// Whether a move follows in the paragraph, as long as more bytes than these are left: otherwise
    /// each of many lines would search the others again.
    moves_follow: (bool, usize),
    /// Whether each line is a game.
    lines: bool,
    done: bool,
}

/// How far a game is read.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum ReaderStage {
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
    stage: ReaderStage,
    line: usize,
    tags: Tags,
    game: PdnGame,
    /// Where its moves begin.
    places: Vec<TextPosition>,
    /// Its moves without the huffs.
    turns: usize,
    ending: PdnResult,
}

impl Draft {
    fn begin(&mut self, stage: ReaderStage, place: TextPosition) {
        if self.stage == ReaderStage::Before {
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

    /// Who has the turn after the moves read so far, unless a position was given.
    fn to_move(&self) -> Colour {
        let black_begins = match self.tags.start() {
            Ok(Some(start)) => start.black_to_move,
            _ => true,
        };
        if self.turns.is_multiple_of(2) == black_begins {
            Colour::Black
        } else {
            Colour::White
        }
    }

    /// The finished game.
    fn finish(self) -> Result<PdnGame, PdnError> {
        let mut game = self.game;
        game.start = self.tags.start()?;
        game.result = match self.ending {
            PdnResult::Unfinished => self.tags.result(),
            known => known,
        };
        game.tags = self.tags.others;
        if let Some(words) = game.closing_words()
            && words.cause.is_some()
        {
            game.result = PdnResult::of_words(words);
        }
        Ok(game)
    }
}

/// What a step of the reader came to.
enum ReaderStep {
    GoOn,
    /// A game is complete.
    Game,
    End,
}

impl<'a> PdnGames<'a> {
    /// A reader of this text.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        let text = text.trim_start_matches('\u{feff}');
        PdnGames {
            scanner: Scanner::new(text, TextPosition::START),
            draft: Draft::default(),
            number: 0,
            breaks: 1,
            moves_follow: (false, usize::MAX),
            lines: are_games(text),
            done: false,
        }
    }

    /// The number of bytes not yet read, for a progress bar.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.scanner.rest.len()
    }

    /// Reads one word, tag, comment or variation.
    fn step(&mut self) -> Result<ReaderStep, PdnError> {
        let breaks = self.scanner.skip_space();
        self.breaks += breaks;
        let stage = self.draft.stage;
        let place = self.scanner.place;
        if self.lines && breaks > 0 && stage == ReaderStage::Moves {
            return Ok(ReaderStep::Game);
        }
        if let Some(step) = self.position_line(place) {
            return Ok(step);
        }
        let Some(c) = self.scanner.peek() else {
            self.done = true;
            let any = stage != ReaderStage::Before;
            return Ok(if any {
                ReaderStep::Game
            } else {
                ReaderStep::End
            });
        };
        let between = matches!(stage, ReaderStage::Before | ReaderStage::Over);
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
            _ if ENDS_OF_WORDS.contains(c) && figures(self.scanner.rest).is_none() => {
                self.scanner.bump();
            }
            _ => return self.word(place),
        }
        self.breaks = 0;
        Ok(ReaderStep::GoOn)
    }

    fn tag(&mut self, between: bool) -> Result<ReaderStep, PdnError> {
        let place = self.scanner.place;
        let rest = self.scanner.rest;
        if between && !begins_tag(rest) && !names_tag(rest) {
            self.skip_prose();
            return Ok(ReaderStep::GoOn);
        }
        let another = match self.draft.stage {
            ReaderStage::Before => false,
            ReaderStage::Tags => {
                let tags = &self.draft.tags;
                tags.are_before(tag_name(rest), place.line, self.breaks > 1)
            }
            ReaderStage::Moves | ReaderStage::Over => true,
        };
        if another {
            return Ok(ReaderStep::Game);
        }
        self.draft.begin(ReaderStage::Tags, place);
        let (name, value, inside) = self.scanner.tag()?;
        self.draft.tags.add(name, value, inside)?;
        self.breaks = 0;
        Ok(ReaderStep::GoOn)
    }

    /// Begins a game from the position of a line that is nothing else.
    fn position_line(&mut self, place: TextPosition) -> Option<ReaderStep> {
        let rest = self.scanner.rest;
        if self.breaks == 0 || !rest.starts_with(['"', 'B', 'W', 'R', 'b', 'w', 'r']) {
            return None;
        }
        let end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let fen = fen_line(&rest[..end])?;
        match self.draft.stage {
            ReaderStage::Moves | ReaderStage::Over => return Some(ReaderStep::Game),
            ReaderStage::Tags if self.draft.tags.has_position() => return Some(ReaderStep::Game),
            ReaderStage::Before | ReaderStage::Tags => {}
        }
        self.draft.begin(ReaderStage::Tags, place);
        self.draft.tags.set_position(fen, place);
        self.scanner.take(end);
        self.breaks = 0;
        Some(ReaderStep::GoOn)
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
        if self.draft.stage == ReaderStage::Moves {
            self.draft.note(NoteKind::Nag(nag));
        }
    }

    /// Ends the game with a result, unless there is none.
    fn close(&mut self, ending: PdnResult) {
        if matches!(self.draft.stage, ReaderStage::Tags | ReaderStage::Moves) {
            self.draft.stage = ReaderStage::Over;
            self.draft.ending = ending;
        }
    }

    /// Skips a line of other text.
    fn skip_prose(&mut self) {
        self.scanner.take_line();
        if self.draft.stage == ReaderStage::Before {
            self.draft.game.notes.clear();
        }
    }

    /// Reads a move number, a result, a move, words of the trade or other text.
    fn word(&mut self, place: TextPosition) -> Result<ReaderStep, PdnError> {
        let breaks = std::mem::take(&mut self.breaks);
        if matches!(self.draft.stage, ReaderStage::Before | ReaderStage::Over)
            && let Some(step) = self.between_games(place, breaks)
        {
            return Ok(step);
        }
        let rest = self.scanner.rest;
        if let Some(number) = move_number(rest) {
            return Ok(self.number(number));
        }
        if let Some((score, length)) = figures(rest) {
            self.scanner.take(length);
            self.close(PdnResult::of_score(score, self.draft.tags.white_begins));
            return Ok(ReaderStep::GoOn);
        }
        if let Some(length) = spaced_move(rest) {
            let word = self.scanner.take(length).chars();
            let text: String = word.filter(|c| !is_space(*c)).map(plain).collect();
            self.play(text, place)?;
            return Ok(ReaderStep::GoOn);
        }
        let word = self.scanner.clone().take_while(ends_no_word);
        if with_colon(rest) {
            return Err(place.error("pdn-colour_letter", word));
        }
        let text: String = word.chars().map(plain).collect();
        let is_huff = text.eq_ignore_ascii_case(HUFF) || huffed(&text).is_some();
        if word.starts_with(|c: char| c.is_alphabetic()) && !is_huff && !looks_like_move(&text) {
            return self.letters(place, word, breaks);
        }
        if self.draft.stage == ReaderStage::Tags && is_prose_number(rest) {
            self.skip_prose();
            return Ok(ReaderStep::GoOn);
        }
        if text.bytes().all(|b| b == b'-') {
            return self.null_move(place, word);
        }
        self.scanner.take(word.len().max(1));
        self.play(text, place)?;
        Ok(ReaderStep::GoOn)
    }

    /// Skips a word that belongs to no game. Returns `None` if a game begins with it.
    fn between_games(&mut self, place: TextPosition, breaks: usize) -> Option<ReaderStep> {
        let rest = self.scanner.rest;
        if begins_game(rest) {
            if self.draft.stage == ReaderStage::Over {
                return Some(ReaderStep::Game);
            }
            self.draft.begin(ReaderStage::Tags, place);
            return None;
        }
        if let Some((_, length)) = figures(rest) {
            self.scanner.take(length);
        } else {
            if breaks == 0 {
                self.words_after_result();
            }
            self.skip_prose();
        }
        Some(ReaderStep::GoOn)
    }

    /// Reads the rest of a move.
    fn play(&mut self, mut text: String, place: TextPosition) -> Result<(), PdnError> {
        if text.eq_ignore_ascii_case(HUFF) {
            self.scanner.skip_space();
            text.push_str(self.scanner.take_while(|c| c.is_ascii_digit()));
        }
        let played = move_at(&text, place)?;
        self.draft.begin(ReaderStage::Moves, place);
        self.draft.turns += usize::from(!played.is_huff());
        self.draft.game.moves.push(played);
        self.draft.places.push(place);
        // A star right after a move means "forced" if another move follows; otherwise it ends the
        // game.
        if let Some(after) = self.scanner.rest.strip_prefix('*')
            && after
                .trim_start_matches(is_space)
                .starts_with(|c: char| c.is_ascii_digit())
        {
            self.scanner.bump();
        }
        Ok(())
    }

    /// Reads a move number. The number 1 begins another game after two moves.
    fn number(&mut self, number: Number) -> ReaderStep {
        if number.first && number.dots == 1 && self.draft.turns > 1 {
            self.draft.stage = ReaderStage::Over;
            return ReaderStep::Game;
        }
        self.scanner.take(number.length);
        ReaderStep::GoOn
    }

    /// Reads words of the trade, skips other text after a game, and refuses it within one.
    fn letters(
        &mut self,
        place: TextPosition,
        word: &str,
        breaks: usize,
    ) -> Result<ReaderStep, PdnError> {
        let phrase = phrase(self.scanner.rest);
        if let Some(words) = EndingWords::read(phrase, Some(self.draft.to_move())) {
            self.close(PdnResult::of_words(words));
            self.scanner.take(phrase.len());
            self.keep_phrase(phrase, words);
            return Ok(ReaderStep::GoOn);
        }
        let stage = self.draft.stage;
        match stage {
            ReaderStage::Moves if breaks > 1 || !self.moves_follow() => {
                self.close(PdnResult::Unfinished);
            }
            // A move of another game, such as mill: it is no prose.
            ReaderStage::Tags if names_square(word) => {
                return Err(place.error("pdn-not_a_move", word));
            }
            ReaderStage::Moves => {
                let text: String = word.chars().map(plain).collect();
                return Err(move_at(&text, place)
                    .err()
                    .unwrap_or_else(|| place.error("pdn-not_a_move", text)));
            }
            ReaderStage::Before | ReaderStage::Tags | ReaderStage::Over => {}
        }
        self.skip_prose();
        Ok(ReaderStep::GoOn)
    }

    /// Whether a move stands in the rest of the paragraph.
    fn moves_follow(&mut self) -> bool {
        let left = self.scanner.rest.len();
        if left <= self.moves_follow.1 {
            let (follows, searched) = moves_follow(self.scanner.rest);
            self.moves_follow = (follows, left - searched);
        }
        self.moves_follow.0
    }

    /// Reads words of the trade on the line of a result, which they explain or correct.
    fn words_after_result(&mut self) {
        let phrase = phrase(self.scanner.rest);
        if self.draft.stage != ReaderStage::Over {
            return;
        }
        if let Some(words) = EndingWords::read(phrase, Some(self.draft.to_move())) {
            self.draft.ending = PdnResult::of_words(words);
            self.scanner.take(phrase.len());
            self.keep_phrase(phrase, words);
        }
    }

    /// Keeps words of the trade as a comment that says the same on its own: “resigns” without a side
    /// gets one.
    fn keep_phrase(&mut self, phrase: &str, words: EndingWords) {
        let mut text = in_one_line(phrase);
        if EndingWords::read(&text, None).is_none() && words.cause == Some(Cause::Resigned) {
            let loser = match words.winner {
                Some(Colour::Black) => "White",
                _ => "Black",
            };
            text = format!("{loser} resigns");
        }
        self.draft.note(NoteKind::Comment(text));
    }

    /// A dash for a move that is not known: at the end of a game it says nothing.
    fn null_move(&mut self, place: TextPosition, word: &str) -> Result<ReaderStep, PdnError> {
        self.scanner.take(word.len().max(1));
        let rest = self.scanner.rest.trim_start_matches(is_space);
        let ends = rest.is_empty() || rest.starts_with(['*', '[']) || figures(rest).is_some();
        if ends {
            Ok(ReaderStep::GoOn)
        } else {
            Err(place.error("pdn-null_move", word))
        }
    }

    /// Takes the finished game and begins the next.
    fn take_game(&mut self) -> Result<FoundGame, SkippedGame> {
        let mut draft = std::mem::take(&mut self.draft);
        let places = std::mem::take(&mut draft.places);
        self.scanner.begin_game();
        self.number += 1;
        let (number, line) = (self.number, draft.line);
        match draft.finish() {
            Ok(game) => Ok(FoundGame {
                number,
                line,
                game,
                places,
            }),
            Err(error) => Err(SkippedGame { number, error }),
        }
    }

    /// Skips the rest of a game that cannot be read.
    fn skip_game(&mut self, error: PdnError) -> SkippedGame {
        let in_tags = matches!(self.draft.stage, ReaderStage::Before | ReaderStage::Tags);
        self.draft = Draft::default();
        self.scanner.begin_game();
        self.number += 1;
        self.breaks = 1;
        if self.lines {
            self.scanner.take_line();
        } else if in_tags {
            self.scanner.take_line();
            self.skip_lines(|line, _| !line.starts_with('[') && !line.is_empty());
        } else if self.scanner.place.column > 1 || !begins_tag(self.scanner.rest) {
            self.scanner.take_line();
        }
        let of_lines = self.lines;
        self.skip_lines(|line, after_empty| {
            of_lines && !line.is_empty() || begins_tag(line) || (after_empty && is_first(line))
        });
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

impl Iterator for PdnGames<'_> {
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
                Ok(ReaderStep::GoOn) => {}
                Ok(ReaderStep::Game) => return Some(self.take_game()),
                Ok(ReaderStep::End) => return None,
                Err(error) => return Some(Err(self.skip_game(error))),
            }
        }
        None
    }
}
