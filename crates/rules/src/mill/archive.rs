//! Records of mill games as other programs write them: tags in square brackets, numbered moves and a
//! result, as in chess.
//!
//! Points are named `d6`, or numbered from 1 to 24 row by row from a7, as on PlayOK. A removal is
//! attached to its move, `d6xg4`, or follows it, `d6 xg4`. Numbers of moves are written `1.`, `1)`,
//! `1:`, `1 .` or without any mark. Comments, variations and marks are skipped. White begins, so
//! `1-0` is a win of White's.
//!
//! A text without tags and numbers is a list of games, one a line, if its lines begin by placing a
//! man and cannot follow one another. A section of tags with a position is a game of its own if
//! another position, or another event, follows it.

mod lines;
mod tokens;
mod turns;
mod words;

use coffer_texts as texts;

use self::tokens::{Token, Tokens};
use self::turns::Turns;
use super::board::Point;
use super::sanmill::{Position, fen, read_fen};
use super::{CEYLON, MIXED, Mill, NINE, REMOVAL};
use crate::written_result::{Cause, Colour, EndingWords, WrittenScore, figures};
use crate::{Ending, Game, Match, MatchError, Occupant, Record, Refusal, Seat, Setup, SetupError};

/// The tag for the game.
const VARIANT_TAG: &str = "Variant";
/// Words in its value, and the variants that they mean.
const VARIANT_WORDS: [(&str, &str); 5] = [
    ("mixed", MIXED),
    ("ceylon", CEYLON),
    ("nine", NINE),
    ("9", NINE),
    ("gasser", NINE),
];
/// Its values as they are written, whatever the language, so that others can read them.
const WRITTEN_NAMES: [(&str, &str); 3] = [
    (NINE, "Nine Men's Morris"),
    (MIXED, "Mixed Mill"),
    (CEYLON, "Ceylon Mill"),
];
/// Words in its value that name a mill game and nothing else.
const MILL_WORDS: [&str; 9] = [
    "mill", "morris", "merel", "ceylon", "mühle", "muehle", "molen", "moulin", "molino",
];
/// Values of the tag, in lower case, that leave the variant open.
const UNNAMED: [&str; 5] = ["", "?", "mill", "merels", "morris"];
/// The tag for the option of removing (NM-5), and its value if removing is optional. It is our own.
const REMOVAL_TAG: (&str, &str) = ("Removal", "optional");
/// Words in the tags for the place and the event that stand for programs with one mill game only.
const ONE_GAME: [&str; 3] = ["playok", "kurnik", "sanmill"];
/// The number of the game in the tag `GameType` on PlayOK.
const PLAYOK_TYPE: u16 = 70;
/// The tag for how a game ended, and its value if somebody's time was up.
const TERMINATION_TAG: (&str, &str) = ("Termination", "Time forfeit");
/// The tag for the position, and those that begin another game of a list of positions.
const POSITION_TAG: &str = "FEN";
const LIST_TAGS: [&str; 3] = ["Event", "SetUp", POSITION_TAG];
/// The words at the beginning of a text that tell whether it may be a record: a number and a move.
const FIRST_WORDS: usize = 3;
/// The words that tell whether it is one: more of them hardly tell more.
const MANY_WORDS: usize = 256;
/// Who has the white men and begins, and who has the black ones.
const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);
/// Columns of the moves when they are written.
const WIDTH: usize = 80;

/// A game as it is recorded, not yet played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MillGame {
    tags: Vec<(String, String)>,
    /// Every turn in our notation, up to the first word that is no move: it is the last one.
    moves: Vec<String>,
    /// The result in figures, White's first; `Some(None)` if it is said to be unfinished.
    result: Option<Option<WrittenScore>>,
    /// Words of the trade that end it, such as “White resigns”.
    ending: Option<String>,
    /// Whether a move has a number before it.
    numbered: bool,
    /// Whether a point is named by a number.
    by_number: bool,
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
        self.tokens.remaining()
    }
}

impl<'a> MillGames<'a> {
    /// The next game as far as this word of its moves, counted from 1.
    fn read(&mut self, last: usize) -> Option<MillGame> {
        let (mut game, mut turns) = (MillGame::default(), Turns::<'a>::default());
        let (mut any, mut has_position) = (false, false);
        while turns.len() < last
            && let Some(token) = self.next.take()
        {
            let ended = game.result.is_some();
            let begins_another = match &token {
                Token::Tag(name, _) => {
                    let listed = || has_position && game.is_before(name);
                    ended || turns.len() > 0 || listed()
                }
                Token::Word(_) => ended,
                Token::LineEnd => any,
                Token::Result(_) | Token::Ending(_) => false,
            };
            if begins_another {
                self.next = match token {
                    Token::LineEnd => self.tokens.next(),
                    other => Some(other),
                };
                break;
            }
            any |= !matches!(token, Token::LineEnd);
            match token {
                Token::Tag(name, value) => {
                    has_position |= name.eq_ignore_ascii_case(POSITION_TAG);
                    game.tags.push((name.to_owned(), value.to_owned()));
                }
                Token::Word(word) if word.starts_with('$') => {}
                Token::Word(word) if turns.add(word) => {
                    // Whatever was said before a move was not the end.
                    game.ending = None;
                }
                Token::Word(_) | Token::LineEnd => {}
                Token::Result(result) => game.result = Some(result),
                Token::Ending(words) => game.ending = Some(words.to_owned()),
            }
            self.next = self.tokens.next();
        }
        let played = turns.finish();
        game.moves = played.moves;
        game.numbered = played.numbered;
        game.by_number = played.by_number;
        any.then_some(game)
    }
}

impl Iterator for MillGames<'_> {
    type Item = MillGame;

    fn next(&mut self) -> Option<MillGame> {
        self.read(usize::MAX)
    }
}

impl MillGame {
    /// The value of a tag, whatever the case of its name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let mut tags = self.tags.iter();
        let (_, value) = tags.find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(value)
    }

    /// Whether a tag of this name begins another game of a list of positions.
    fn is_before(&self, name: &str) -> bool {
        let listed = LIST_TAGS.iter().any(|tag| name.eq_ignore_ascii_case(tag));
        listed && self.tag(name).is_some()
    }

    /// Whether the tags say that it is a mill game or another one; `None` if they leave it open.
    fn named(&self) -> Option<bool> {
        let variant = self.tag(VARIANT_TAG).unwrap_or_default().to_lowercase();
        if MILL_WORDS.iter().any(|word| variant.contains(word)) || named_here(&variant).is_some() {
            return Some(true);
        }
        let number: u16 = self.game_type().parse().ok()?;
        Some(number == PLAYOK_TYPE)
    }

    /// The number of the game in the tag `GameType`.
    fn game_type(&self) -> &str {
        let typed = self.tag("GameType").unwrap_or_default();
        typed.split(',').next().unwrap_or_default().trim()
    }

    /// Whether this is a mill game and nothing else: its tags say so, or it has a position of mill,
    /// or it begins by placing a man, which removes nothing yet.
    #[must_use]
    pub fn is_mill(&self) -> bool {
        if let Some(is_mill) = self.named() {
            return is_mill;
        }
        let marked = self.numbered || !self.tags.is_empty();
        let enough = marked || !self.by_number && self.moves.len() > 1;
        enough && self.begins_as_mill()
    }

    /// Whether its position or its first move is one of mill.
    fn begins_as_mill(&self) -> bool {
        if let Some(position) = self.tag(POSITION_TAG) {
            return position.contains('*') && position.contains('/');
        }
        let places = |mv: &String| Point::named(mv).is_some();
        self.moves.first().is_some_and(places)
    }

    /// The keys of the variants that the game may be by its tags, or of the one that is meant if they
    /// leave it open.
    ///
    /// # Errors
    /// If the tags name a game that is none of ours, and no other is meant.
    fn variants(&self, meant: Option<&str>) -> Result<Vec<&'static str>, SetupError> {
        let tag = self.tag(VARIANT_TAG).unwrap_or_default();
        let named = tag.to_lowercase();
        if let Some(key) = named_here(&named) {
            return Ok(vec![key]);
        }
        let has = |word: &str| named.contains(word);
        let known = Mill::VARIANTS.iter().map(|variant| variant.key);
        if let Some(word) = VARIANT_WORDS.iter().find(|(word, _)| has(word)) {
            return Ok(vec![word.1]);
        }
        if !UNNAMED.contains(&named.as_str()) && meant.is_none() {
            return Err(SetupError::UnknownVariant(texts::excerpt(tag)));
        }
        let from = [self.tag("Site"), self.tag("Event")].into_iter().flatten();
        let mut from = from.map(str::to_lowercase);
        let one_game = self.game_type().parse() == Ok(PLAYOK_TYPE)
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
        let position = self.tag(POSITION_TAG).map(|fen| position(&setup, fen));
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
        let tag = self.tag(TERMINATION_TAG.0);
        let told = tag.and_then(Cause::of_termination);
        let lost = |loser, cause| match cause {
            Some(Cause::OutOfTime) => Ending::OutOfTime(loser),
            Some(Cause::Resigned) | None => Ending::Resigned(loser),
        };
        let words = self.ending.as_ref();
        if let Some(words) = words.and_then(|words| EndingWords::read(words, Some(to_move))) {
            let loser = match words.winner {
                Some(Colour::White) => BLACK,
                Some(Colour::Black) => WHITE,
                None => return Some(Ending::Agreed),
            };
            return Some(lost(loser, words.cause.or(told)));
        }
        let tag = || Some(figures(self.tag("Result")?)?.0);
        match self.result.flatten().or_else(tag)? {
            WrittenScore::FirstWins => Some(lost(BLACK, told)),
            WrittenScore::SecondWins => Some(lost(WHITE, told)),
            WrittenScore::Draw => Some(Ending::Agreed),
            WrittenScore::BothLose => None,
        }
    }
}

/// The variant that has this name, in lower case, in the language of the game.
fn named_here(name: &str) -> Option<&'static str> {
    let name = name.replace('’', "'");
    let mut keys = Mill::VARIANTS.iter().map(|variant| variant.key);
    keys.find(|key| {
        let text = format!("{key}-name");
        texts::text(&text).to_lowercase().replace('’', "'") == name
    })
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
    // The first words of most other texts say that already, so that the rest need not be read.
    let may_be = begins(FIRST_WORDS)
        .is_some_and(|game| game.named().unwrap_or_else(|| game.begins_as_mill()));
    may_be && begins(MANY_WORDS).is_some_and(|game| game.is_mill())
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
    let named = WRITTEN_NAMES.iter().find(|(key, _)| *key == variant);
    let variant = named.map_or(variant, |(_, name)| name).to_owned();
    let mut tags = vec![
        ("White", names[0].to_owned()),
        ("Black", names[1].to_owned()),
    ];
    tags.retain(|(_, name)| !name.is_empty());
    tags.extend([("Result", result.to_owned()), (VARIANT_TAG, variant)]);
    if game.setup().value(REMOVAL.name) == "may" {
        tags.push((REMOVAL_TAG.0, REMOVAL_TAG.1.to_owned()));
    }
    if let Some(Ending::OutOfTime(_)) = game.ending() {
        tags.push((TERMINATION_TAG.0, TERMINATION_TAG.1.to_owned()));
    }
    if game.position().is_some() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push((POSITION_TAG, fen(game.game_after(0), false)));
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
