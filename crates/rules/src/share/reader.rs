//! Reads a text with one match or several games, whatever its form.

use super::link_text::{MATCH, POSITION, link_in, without_end, without_start};
use super::written::{self, WrittenMatches};
use super::{Company, MAX_TEXT, OpenError, from_link};
use crate::draughts::pdn::{PdnGames, parse_fen};
use crate::game_list::GameList;
use crate::mill::archive::{self, MillGames};
use crate::registry::Registry;
use crate::variant_names::variant_named;
use crate::{Match, Record, draughts, mill};

/// The fewest characters of a code on its own; shorter words are not taken for codes.
const MIN_CODE: usize = 40;

/// What a text describes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// One match.
    Match(Box<Record>),
    /// Several games to choose from, or some of them cannot be opened.
    List(GameList),
}

/// Begins to read a text in any form that [`open_text`] accepts.
///
/// # Errors
/// With a sentence if it has none of these forms.
pub fn begin_reading<'a>(
    games: &Registry,
    given: &'a str,
    company: &Company,
) -> Result<TextReader<'a>, OpenError> {
    let given = trimmed(given)?;
    let known = without_notation(games, given, company)?;
    Ok(match known {
        Some(record) => TextReader::Match(Box::new(record)),
        None => {
            let form = Form::of(games, given)?;
            TextReader::Games(Box::new(form.list(games, given)))
        }
    })
}

/// What a text in any form that [`open_text`] accepts describes: a match, or several games.
///
/// # Errors
/// With a sentence if it has none of these forms, or no game of it can be opened.
pub fn read_text(games: &Registry, given: &str, company: &Company) -> Result<Opened, OpenError> {
    let mut reader = begin_reading(games, given, company)?;
    while reader.read_next() {}
    reader.finish()
}

/// Reads a text game by game, so that whoever reads a long one can do other things in between.
pub enum TextReader<'a> {
    /// It describes one match, which is read.
    Match(Box<Record>),
    /// It contains games in notation, or what our programs have written.
    Games(Box<GameListReader<'a>>),
}

impl TextReader<'_> {
    /// Reads another game. Returns false if there is none.
    pub fn read_next(&mut self) -> bool {
        match self {
            Self::Match(_) => false,
            Self::Games(reader) => reader.read_next(),
        }
    }

    /// The number of games read so far, those that cannot be opened among them.
    #[must_use]
    pub fn games_read(&self) -> usize {
        match self {
            Self::Match(_) => 1,
            Self::Games(reader) => reader.number,
        }
    }

    /// What was read.
    ///
    /// # Errors
    /// With a sentence if no game can be opened.
    pub fn finish(self) -> Result<Opened, OpenError> {
        match self {
            Self::Match(record) => Ok(Opened::Match(record)),
            Self::Games(reader) if reader.list.is_choice() => Ok(Opened::List(reader.list)),
            // One game, or none of several can be opened: then it is the first that says why.
            Self::Games(reader) => {
                let first = reader.form.first(&reader.registry, reader.given)?;
                Ok(Opened::Match(Box::new(first)))
            }
        }
    }
}

/// The games of a text, and those that were read of them.
pub struct GameListReader<'a> {
    registry: Registry,
    form: Form,
    given: &'a str,
    games: ListedGames<'a>,
    /// How many were read.
    number: usize,
    list: GameList,
}

/// The games of a text that are still to be read.
enum ListedGames<'a> {
    Written(Box<WrittenMatches<'a>>),
    Mill(MillGames<'a>),
    Pdn(Box<PdnGames<'a>>),
}

impl GameListReader<'_> {
    fn read_next(&mut self) -> bool {
        self.number += 1;
        match &mut self.games {
            ListedGames::Written(games) => {
                written::list_next(games, &self.registry, self.number, &mut self.list)
            }
            ListedGames::Mill(games) => mill::list_next(games, self.number, &mut self.list),
            ListedGames::Pdn(games) => draughts::list_next(games, &mut self.list),
        }
    }
}

/// The forms of texts with games.
#[derive(Clone, Copy)]
enum Form {
    /// What our programs write.
    Written,
    /// The records of mill programs.
    Mill,
    /// PDN.
    Pdn,
}

impl Form {
    /// The one in which a text may be.
    fn of(games: &Registry, given: &str) -> Result<Self, OpenError> {
        if WrittenMatches::new(given).is_some() {
            return Ok(Self::Written);
        }
        if games.variant(mill::NINE).is_some() && archive::looks_like_record(given) {
            return Ok(Self::Mill);
        }
        if games.variant(draughts::ENGLISH).is_some() && draughts::looks_like_pdn(given) {
            return Ok(Self::Pdn);
        }
        Err(OpenError::Unknown)
    }

    /// A reader of all games in a text.
    fn list<'a>(self, registry: &Registry, given: &'a str) -> GameListReader<'a> {
        let games = match self {
            Self::Written => ListedGames::Written(Box::new(WrittenMatches::of(given))),
            Self::Mill => ListedGames::Mill(MillGames::new(given)),
            Self::Pdn => ListedGames::Pdn(Box::new(PdnGames::new(given))),
        };
        GameListReader {
            registry: registry.clone(),
            form: self,
            given,
            games,
            number: 0,
            list: GameList::default(),
        }
    }

    /// The first match in a text, whatever follows it.
    fn first(self, games: &Registry, given: &str) -> Result<Record, OpenError> {
        match self {
            Self::Written => written::first(games, given),
            Self::Mill => open_mill(given),
            Self::Pdn => Ok(draughts::first_record_from_pdn(given)?),
        }
    }

    /// The first match in a text that can be opened.
    fn first_that_opens(self, games: &Registry, given: &str) -> Result<Record, OpenError> {
        match self {
            Self::Written => written::first_that_opens(games, given),
            Self::Mill => self.first(games, given),
            Self::Pdn => Ok(draughts::record_from_pdn(given)?),
        }
    }
}

/// The first match in the record of a mill program.
fn open_mill(given: &str) -> Result<Record, OpenError> {
    let game = MillGames::new(given).next().unwrap_or_default();
    let mut readings = game.readings(None)?;
    match readings.len() {
        0 => Err(OpenError::Unknown),
        1 => Ok(readings.remove(0).record()),
        _ => Err(OpenError::Several(
            readings.iter().map(Match::record).collect(),
        )),
    }
}

/// The match described by a text in any of these forms: a link, its fragment or its code, a
/// position with or without the key of its variant, what one of our programs has written
/// ([`WrittenMatches`]), a PDN game or the record of a mill program (the first that can be played, if
/// there are several). See [`from_link`] for who sits where.
///
/// # Errors
/// With a sentence if it has none of these forms or breaks the rules.
pub fn open_text(games: &Registry, given: &str, company: &Company) -> Result<Record, OpenError> {
    let given = trimmed(given)?;
    match without_notation(games, given, company)? {
        Some(record) => Ok(record),
        None => Form::of(games, given)?.first_that_opens(games, given),
    }
}

/// The text without the mark and the blanks around it, if its length is that of a match.
fn trimmed(given: &str) -> Result<&str, OpenError> {
    let given = given.trim_start_matches('\u{feff}').trim();
    match given.len() {
        0 => Err(OpenError::Empty),
        1..=MAX_TEXT => Ok(given),
        _ => Err(OpenError::TooLong),
    }
}

/// The match described by a text that is neither a game in notation nor written by one of our
/// programs; `None` if it may be that.
fn without_notation(
    games: &Registry,
    given: &str,
    company: &Company,
) -> Result<Option<Record>, OpenError> {
    if WrittenMatches::new(given).is_some() {
        return Ok(None);
    }
    let bare = without_end(without_start(given), true);
    let is_code = || {
        let mut bytes = bare.bytes();
        bare.len() >= MIN_CODE && bytes.all(|b| b.is_ascii_alphanumeric() || b"_-=".contains(&b))
    };
    let from = |link: &str| match from_link(games, link, company)? {
        Some(record) => Ok(Some(record)),
        None => Err(OpenError::Unknown),
    };
    if let Some(link) = link_in(given) {
        return from(&link);
    }
    if let Some(position) = alone(games, given) {
        return from(&format!("{POSITION}{position}"));
    }
    if is_code() {
        return from(&format!("{MATCH}{bare}"));
    }
    Ok(None)
}

/// Whether a text is one position, with or without its variant.
#[must_use]
pub fn is_position(games: &Registry, given: &str) -> bool {
    alone(games, given).is_some()
}

/// A position on its own, rewritten as in a link: either with its variant, or in PDN notation,
/// which means draughts. It may have marks around it.
fn alone(games: &Registry, given: &str) -> Option<String> {
    let plain: String = given.chars().filter(|c| !c.is_whitespace()).collect();
    let plain = without_end(without_start(&plain), false);
    let (head, _) = plain.split_once(':')?;
    let key = head.split(';').next().unwrap_or_default();
    let lines = given.contains(['\n', '\r']);
    // Text of several lines may have the name of a game as its heading.
    let named = || variant_named(games, key).filter(|_| !lines);
    if games.variant(key).is_some() || named().is_some() {
        return Some(plain.to_owned());
    }
    let plain = without_end(plain, true);
    let side = matches!(head, "W" | "B" | "R" | "w" | "b" | "r");
    let fields = |c: char| c.is_ascii_digit() || ":,-.\"WBRKXHFwbrkxhf".contains(c);
    let is_one = side && plain.chars().all(fields) && !(lines && is_list(given));
    is_one.then(|| format!("{}:{plain}", draughts::ENGLISH))
}

/// Whether the first line of a text is a position already, so that others follow it.
fn is_list(given: &str) -> bool {
    let first = given.lines().next().unwrap_or_default();
    parse_fen(without_end(without_start(first), false)).is_ok()
}
