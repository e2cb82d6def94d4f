//! Records of mill games as other programs write them: tags in square brackets, numbered moves and a
//! result, as in chess.
//!
//! Points are named `d6`, or numbered from 1 to 24 row by row from a7, as on PlayOK. A removal is
//! attached to its move, `d6xg4`, or follows it, `d6 xg4`. Comments, variations and marks are
//! skipped. White begins, so `1-0` is a win of White's.

use super::board::Point;
use super::sanmill::{Position, fen, read_fen};
use super::{CEYLON, MIXED, Mill, NINE, REMOVAL};
use crate::rules::draughts::pdn::plain;
use crate::rules::written_result::{Cause, Colour, EndingWords, Score, ending_phrase, figures};
use crate::rules::{
    Ending, Game, Match, MatchError, Occupant, Record, Refusal, Seat, Setup, SetupError,
};
use crate::texts;

/// The points in the order of their numbers, row by row from a7.
const NUMBERED: [&str; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3",
    "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1",
];
/// The tag for the game.
const VARIANT_TAG: &str = "Variant";
/// Words in its value, and the variants that they mean.
const VARIANT_WORDS: [(&str, &str); 4] = [
    ("mixed", MIXED),
    ("ceylon", CEYLON),
    ("nine", NINE),
    ("9", NINE),
];
/// Values of the tag, in lower case, that leave the variant open.
const UNNAMED: [&str; 5] = ["", "?", "mill", "merels", "morris"];
/// The tag for the option of removing (NM-5), and its value if removing is optional. It is our own.
const REMOVAL_TAG: (&str, &str) = ("Removal", "optional");
/// Words in the tags for the place and the event that stand for programs with one mill game only.
const ONE_GAME: [&str; 3] = ["playok", "kurnik", "sanmill"];
/// The number of the game in the tag `GameType` on PlayOK.
const PLAYOK_TYPE: &str = "70";
/// The longest move that is read, in bytes.
const LONGEST_MOVE: usize = 32;
/// Who has the white men and begins, and who has the black ones.
const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);
/// Columns of the moves when they are written.
const WIDTH: usize = 80;

/// A game as it is recorded, not yet played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MillGame {
    tags: Vec<(String, String)>,
    /// Every turn in our notation, or the word itself if it is no move.
    moves: Vec<String>,
    /// The result in figures, White's first; `Some(None)` if it is said to be unfinished.
    result: Option<Option<Score>>,
    /// Words of the trade that end it, such as “White resigns”.
    ending: Option<String>,
    /// Whether a move has a number before it.
    numbered: bool,
    /// Whether a point is named by a number.
    by_number: bool,
}

/// A part of a text.
enum Token<'a> {
    Tag(&'a str, &'a str),
    Word(&'a str),
    /// Words of the trade that tell how the game ended.
    Ending(&'a str),
}

/// A text that tells how a game ended, and nothing else.
fn ending(text: &str) -> Option<Token<'_>> {
    let words = EndingWords::read(text, Some(Colour::White));
    words.map(|_| Token::Ending(text))
}

/// The tags and words of a text, without other comments, variations and marks.
struct Tokens<'a> {
    /// What is still to be read.
    rest: &'a str,
    /// No words of the trade begin while more bytes than these are left.
    no_ending: usize,
}

impl<'a> Tokens<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            no_ending: text.len(),
        }
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
            self.rest = self
                .rest
                .trim_start_matches(|c: char| c.is_whitespace() || c == ')');
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
                    let ends = |c: char| c.is_whitespace() || "[{();".contains(c);
                    let end = self.rest.find(ends).unwrap_or(self.rest.len());
                    return Some(Token::Word(self.take(end, 0)));
                }
            }
        }
    }
}

/// The games of a text, one after another: a new one begins with tags after moves, or with anything
/// after a result.
pub struct MillGames<'a> {
    tokens: Tokens<'a>,
    next: Option<Token<'a>>,
}

impl<'a> MillGames<'a> {
    /// The games of this text.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        let mut tokens = Tokens::new(text.trim_start_matches('\u{feff}'));
        let next = tokens.next();
        Self { tokens, next }
    }

    /// The number of bytes not yet read, for a progress bar.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.tokens.rest.len()
    }
}

impl MillGames<'_> {
    /// The next game as far as this move, counted from 1.
    fn read(&mut self, last: usize) -> Option<MillGame> {
        let mut game = MillGame::default();
        let mut any = false;
        while game.moves.len() < last
            && let Some(token) = self.next.take()
        {
            let ended = game.result.is_some();
            match token {
                Token::Tag(..) if ended || !game.moves.is_empty() => {
                    self.next = Some(token);
                    break;
                }
                Token::Word(_) if ended => {
                    self.next = Some(token);
                    break;
                }
                Token::Tag(name, value) => game.tags.push((name.to_owned(), value.to_owned())),
                Token::Word(word) => game.add(word),
                Token::Ending(words) => game.ending = Some(words.to_owned()),
            }
            any = true;
            self.next = self.tokens.next();
        }
        any.then_some(game)
    }
}

impl Iterator for MillGames<'_> {
    type Item = MillGame;

    fn next(&mut self) -> Option<MillGame> {
        self.read(usize::MAX)
    }
}

/// A result in figures, or the star of an unfinished game.
fn result(word: &str) -> Option<Option<Score>> {
    if word == "*" {
        return Some(None);
    }
    let (score, length) = figures(word)?;
    (length == word.len()).then_some(Some(score))
}

/// A point by its name or its number, and whether it is a number.
fn point(text: &str) -> Option<(Point, bool)> {
    if let Some(point) = Point::named(text) {
        return Some((point, false));
    }
    let plain = !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
    let number: usize = plain.then(|| text.parse().ok())??;
    let name = NUMBERED.get(number.checked_sub(1)?)?;
    Some((Point::named(name)?, true))
}

/// A move in our notation, and whether it has numbers; `None` if it is none. A removal on its own
/// begins with `x`.
fn rewritten(word: &str) -> Option<(String, bool)> {
    if word.len() > LONGEST_MOVE {
        return None;
    }
    let plain: String = word.chars().map(plain).collect();
    let plain = plain.to_ascii_lowercase();
    let mut out = String::new();
    let mut numbers = false;
    let mut rest = plain.as_str();
    loop {
        if let Some(after) = rest.strip_prefix(['x', '-']) {
            out.push_str(&rest[..rest.len() - after.len()]);
            rest = after;
        }
        let end = rest.find(['x', '-']).unwrap_or(rest.len());
        let (name, number) = point(&rest[..end])?;
        numbers |= number;
        out.push_str(name.name());
        rest = &rest[end..];
        if rest.is_empty() {
            return Some((out, numbers));
        }
    }
}

impl MillGame {
    /// Adds a word: a number, a result, a move or the removal that belongs to it.
    fn add(&mut self, word: &str) {
        let word = word.trim_end_matches(['!', '?', ',', '+', '#']);
        if word.starts_with('$') {
            return;
        }
        if let Some(result) = result(word) {
            self.result = Some(result);
            return;
        }
        let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let word = match after_digits.strip_prefix('.') {
            Some(after) => {
                self.numbered |= after_digits.len() < word.len();
                after.trim_start_matches(['.', '…'])
            }
            None => word,
        };
        if word.is_empty() || word == "…" {
            return;
        }
        let (text, number) = rewritten(word).unwrap_or_else(|| (texts::excerpt(word), false));
        self.by_number |= number;
        // Whatever was said before a move was not the end.
        self.ending = None;
        match self.moves.last_mut() {
            Some(last) if text.starts_with('x') && !last.contains('x') => last.push_str(&text),
            _ => self.moves.push(text),
        }
    }

    /// The value of a tag, whatever the case of its name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let mut tags = self.tags.iter();
        let (_, value) = tags.find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(value)
    }

    /// Whether this is a mill game and nothing else: it has a position of mill, or it begins by
    /// placing a man, which removes nothing yet.
    #[must_use]
    pub fn is_mill(&self) -> bool {
        let marked = self.numbered || !self.tags.is_empty();
        let enough = marked || !self.by_number && self.moves.len() > 1;
        enough && self.begins_as_mill()
    }

    /// Whether its position or its first move is one of mill.
    fn begins_as_mill(&self) -> bool {
        if let Some(position) = self.tag("FEN") {
            return position.contains('*') && position.contains('/');
        }
        let places = |mv: &String| Point::named(mv).is_some();
        self.moves.first().is_some_and(places)
    }

    /// The keys of the variants that the game may be by its tags, or of the one that is meant if they
    /// leave it open.
    ///
    /// # Errors
    /// If the tags name a game that is none of ours.
    fn variants(&self, meant: Option<&str>) -> Result<Vec<&'static str>, SetupError> {
        let tag = self.tag(VARIANT_TAG).unwrap_or_default();
        let named = tag.to_lowercase();
        let has = |word: &str| named.contains(word);
        let known = Mill::VARIANTS.iter().map(|variant| variant.key);
        if let Some(word) = VARIANT_WORDS.iter().find(|(word, _)| has(word)) {
            return Ok(vec![word.1]);
        }
        if !UNNAMED.contains(&named.as_str()) {
            return Err(SetupError::UnknownVariant(texts::excerpt(tag)));
        }
        let from = [self.tag("Site"), self.tag("Event")].into_iter().flatten();
        let mut from = from.map(str::to_lowercase);
        let typed = self.tag("GameType").unwrap_or_default();
        let one_game = typed.split(',').next() == Some(PLAYOK_TYPE)
            || from.any(|from| ONE_GAME.iter().any(|word| from.contains(word)));
        let only = if one_game { Some(NINE) } else { meant };
        Ok(known
            .filter(|key| only.is_none_or(|only| *key == only))
            .collect())
    }

    /// The matches that this game may be: one for every variant in which it can be played, between
    /// two people with the names in the tags. If the tags leave the variant open, `meant` names it.
    /// Removing is taken to be optional only if the record says so, or cannot be played otherwise.
    ///
    /// A result that the moves do not give is taken for a resignation or an agreed draw.
    ///
    /// # Errors
    /// If it can be played in no variant, why not in the one in which most of it can; or if its tags
    /// name a game that is none of ours.
    pub fn readings(&self, meant: Option<&str>) -> Result<Vec<Match<Mill>>, MatchError> {
        let (tag, optional) = REMOVAL_TAG;
        let optional = self.tag(tag).is_some_and(|value| value == optional);
        let choices: &[&str] = if optional { &["may"] } else { &["must", "may"] };
        let variants = self.variants(meant)?;
        let mut record = self.record();
        let mut failed: Option<MatchError> = None;
        for removal in choices {
            let mut readings = Vec::new();
            for variant in &variants {
                match self.played(&mut record, variant, removal) {
                    Ok(game) => readings.push(game),
                    Err(error) => {
                        let further = failed.as_ref().is_none_or(|old| reach(&error) > reach(old));
                        failed = if further { Some(error) } else { failed };
                    }
                }
            }
            if !readings.is_empty() {
                return Ok(readings);
            }
        }
        failed.map_or(Ok(Vec::new()), Err)
    }

    /// The people and the moves, in no variant yet.
    fn record(&self) -> Record {
        let people = ["White", "Black"];
        let people = people.map(|tag| self.tag(tag).filter(|name| *name != "?"));
        let people = people.map(|name| Occupant::Person(name.unwrap_or_default().to_owned()));
        Record {
            moves: self.moves.clone(),
            ..Record::new(NINE, people.to_vec(), 0)
        }
    }

    /// The match in this variant.
    fn played(
        &self,
        record: &mut Record,
        variant: &str,
        removal: &str,
    ) -> Result<Match<Mill>, MatchError> {
        let setup = Setup::of::<Mill>(variant, [(REMOVAL.name, removal)])?;
        let position = self.tag("FEN").map(|fen| position(&setup, fen));
        record.position = position.transpose().map_err(MatchError::Position)?;
        variant.clone_into(&mut record.variant);
        let removal = (REMOVAL.name.to_owned(), removal.to_owned());
        record.options.extend([removal]);
        let mut game = Match::from_record(record)?;
        if let Some(to_move) = game.turn().seat()
            && let Some(ending) = self.ending(to_move)
        {
            game.end(ending).map_err(MatchError::Ending)?;
        }
        Ok(game)
    }

    /// How the record says that the game ended; words say it better than figures.
    fn ending(&self, to_move: Seat) -> Option<Ending> {
        let to_move = if to_move == WHITE {
            Colour::White
        } else {
            Colour::Black
        };
        let words = self.ending.as_ref();
        if let Some(words) = words.and_then(|words| EndingWords::read(words, Some(to_move))) {
            let loser = match words.winner {
                Some(Colour::White) => BLACK,
                Some(Colour::Black) => WHITE,
                None => return Some(Ending::Agreed),
            };
            return Some(match words.cause {
                Some(Cause::OutOfTime) => Ending::OutOfTime(loser),
                Some(Cause::Resigned) | None => Ending::Resigned(loser),
            });
        }
        let tag = || self.tag("Result").and_then(result);
        match self.result.flatten().or_else(|| tag().flatten())? {
            Score::FirstWins => Some(Ending::Resigned(BLACK)),
            Score::SecondWins => Some(Ending::Resigned(WHITE)),
            Score::Draw => Some(Ending::Agreed),
            Score::BothLose => None,
        }
    }
}

/// How many moves could be played before an error.
const fn reach(error: &MatchError) -> usize {
    match error {
        MatchError::Move { number, .. } => *number,
        _ => 0,
    }
}

/// The position of a tag in our notation.
fn position(setup: &Setup, text: &str) -> Result<String, Refusal> {
    match read_fen(setup, text) {
        Some(Ok(Position::Turn(game))) => Ok(game.game().position()),
        Some(Ok(Position::Removal(_))) | None => {
            Mill::from_position(setup, text).map(|game| game.position())
        }
        Some(Err(why)) => Err(Refusal::new("refusal-position").with("why", why)),
    }
}

/// Whether a text begins with the record of a mill game.
#[must_use]
pub fn looks_like_record(text: &str) -> bool {
    let begins = |last| MillGames::new(text).read(last);
    // The first word of most other texts says that already, so that the rest need not be read.
    let may_be = begins(1).is_some_and(|game| game.begins_as_mill());
    may_be && begins(usize::MAX).is_some_and(|game| game.is_mill())
}

/// The record of a match as other mill programs write it. The names are by seat; an empty one is
/// left out. The tag for the variant keeps it from being taken for another one.
#[must_use]
pub fn write(game: &Match<Mill>, names: [&str; 2]) -> String {
    let turn = game.turn();
    let result = match turn.outcome().map(|outcome| outcome.winners.as_slice()) {
        None => "*",
        Some([Seat(0)]) => "1-0",
        Some([Seat(1)]) => "0-1",
        Some(_) => "1/2-1/2",
    };
    let variant = game.setup().variant().key;
    let variant = texts::text(&format!("{variant}-name")).replace('’', "'");
    let mut tags = vec![
        ("White", names[0].to_owned()),
        ("Black", names[1].to_owned()),
    ];
    tags.retain(|(_, name)| !name.is_empty());
    tags.extend([("Result", result.to_owned()), (VARIANT_TAG, variant)]);
    if game.setup().value(REMOVAL.name) == "may" {
        tags.push((REMOVAL_TAG.0, REMOVAL_TAG.1.to_owned()));
    }
    if game.position().is_some() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", fen(game.game_after(0), false)));
    }
    let mut out = String::new();
    for (name, value) in tags {
        out += &format!("[{name} \"{}\"]\n", value.replace('"', "'"));
    }
    let words = numbered_moves(game).chain([result.to_owned()]);
    out + "\n" + &texts::in_lines(words, WIDTH) + "\n"
}

/// The moves, each turn of White's with its number.
fn numbered_moves(game: &Match<Mill>) -> impl Iterator<Item = String> {
    let mut number = 0;
    let mut before = None;
    game.plies().iter().map(move |ply| {
        let white = ply.seat == Some(Seat(0));
        let begins = before.is_none() || white && before != Some(ply.seat);
        number += u32::from(begins);
        before = Some(ply.seat);
        match (begins, white) {
            (true, true) => format!("{number}. {}", ply.text),
            (true, false) => format!("{number}... {}", ply.text),
            (false, _) => ply.text.clone(),
        }
    })
}

#[cfg(test)]
mod tests;
