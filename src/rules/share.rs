//! A match or a position as the fragment of a link (the part after the `#`), for sharing.
//!
//! `match=CODE` is a whole record, `position=VARIANT:POSITION` a position in the game's own
//! notation, e.g. `position=draughts:W:W18,26:B7,K12`. Options follow the variant, those of a seat
//! prefixed with its number, counted from 1: `position=six_of_viii;seats=3:play:…`,
//! `position=six_wives;2.variant=cocktail:…`. `play=VARIANT?NAME=VALUE&NAME=VALUE` is a new match
//! with these options, e.g. `play=cromwell_advanced?first_house=tudor&seats=4`.
//!
//! [`open_text`] accepts anything a person may have been sent: a link, its fragment or the code
//! alone, a position, a saved match, or a game in the notation of its family, e.g. PDN.

mod list;

use std::fmt;

use data_encoding::BASE64URL_NOPAD;

use super::draughts::pdn::PdnGames;
use super::draughts::{Draughts, PdnMatchError};
use super::mill::archive::{self, MillGames};
use super::mill::{self, Mill};
use super::registry::{ReadError, Registry};
use super::{
    Game, Match, MatchError, Occupant, OptionInfo, Record, Seat, Setup, StartError, draughts,
};
use crate::texts::{cut, excerpt, fill, text};

pub use self::list::{FileNote, GameList, ListedGame, UnreadGame};

const MATCH: &str = "match=";
const POSITION: &str = "position=";
const PLAY: &str = "play=";

/// Characters that may follow a link to a new match in a sentence: no value ends with one.
const AFTER_LINK: [char; 9] = ['.', ',', ';', ':', '!', ')', '>', '"', '”'];

/// The longest text accepted, in bytes: a collection of games, while a match takes a few thousand.
pub const MAX_TEXT: usize = draughts::pdn::MAX_TEXT;
/// The fewest characters of a code on its own; shorter words are not taken for codes.
const MIN_CODE: usize = 40;
/// The beginning of an export of everything, see [`Store::export`](crate::store::Store::export).
const BUNDLE: &str = "\"kings_coffer\"";

/// The most characters of a reason that are shown.
const MAX_REASON: usize = 200;

/// Why a text cannot be opened. The message is a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The text is empty.
    #[error("{}", text("open-empty"))]
    Empty,
    /// It is longer than any match.
    #[error("{}", text("open-long"))]
    TooLong,
    /// It is an export of everything, see [`Store::export`](crate::store::Store::export).
    #[error("{}", text("open-bundle"))]
    Bundle,
    /// It is in no known form.
    #[error("{}", text("open-unknown"))]
    Unknown,
    /// It is a link that cannot be opened.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// It is not a saved match, or one that breaks the rules.
    #[error("{}", not_opened(.0))]
    Read(#[from] ReadError),
    /// It is not a PDN game, or one that breaks the rules.
    #[error("{}", not_opened(.0))]
    Pdn(#[from] PdnMatchError),
    /// It is the record of a mill program, but breaks the rules.
    #[error("{}", not_opened(.0))]
    Mill(#[from] MatchError),
    /// It could be a match of any of these games: whoever opens it has to choose.
    #[error("{}", several(.0))]
    Several(Vec<Record>),
}

/// Asks which game is meant.
fn several(records: &[Record]) -> String {
    let name = |record: &Record| text(&format!("{}-name", record.variant)).to_owned();
    let names: Vec<String> = records.iter().map(name).collect();
    let first = names.first().map_or("", String::as_str);
    fill(
        "open-several",
        &[("games", &names.join(", ")), ("first", first)],
    )
}

fn not_opened(why: &impl fmt::Display) -> String {
    let why = cut(&why.to_string(), MAX_REASON);
    fill("open-refused", &[("why", why.trim_end_matches('.'))])
}

/// Why a link cannot be opened. The message is a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// Its code is incomplete or was changed.
    #[error("{}", refused(text("link-torn")))]
    Torn,
    /// The match in it is invalid or breaks the rules.
    #[error("{}", refused(&.0.to_string()))]
    Read(#[from] ReadError),
    /// An option in it does not have the form `NAME=VALUE` or `SEAT.NAME=VALUE`.
    #[error("{}", refused(&fill("link-option", &[("option", .0)])))]
    Option(String),
    /// The position in it is invalid, or its game does not exist.
    #[error("{}", not_started(.0))]
    Start(#[from] StartError),
}

fn refused(why: &str) -> String {
    let why = cut(why, MAX_REASON);
    fill("link-refused", &[("why", why.trim_end_matches('.'))])
}

/// A position may have come without a link, so what is wrong with one is said without that word.
fn not_started(why: &StartError) -> String {
    match why {
        StartError::Setup(why) => refused(&why.to_string()),
        StartError::Position(why) => {
            format!(
                "{}.",
                cut(&why.to_string(), MAX_REASON).trim_end_matches('.')
            )
        }
    }
}

/// The other players at a table that is opened from a link to a position or a new match, and its
/// seed: such a link names neither.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// The other player at a table for two.
    pub opponent: Occupant,
    /// The others at a larger table, clockwise, beginning again if there are more seats.
    pub others: Vec<Occupant>,
    /// The seed of a new match.
    pub seed: u64,
}

impl Company {
    /// The same player in every other seat, and a fixed seed.
    pub fn of(occupant: Occupant) -> Self {
        Self {
            others: vec![occupant.clone()],
            opponent: occupant,
            seed: 0,
        }
    }

    /// The other players at a table of `seats`, clockwise.
    fn others_at(&self, seats: u8) -> Vec<Occupant> {
        let count = usize::from(seats).saturating_sub(1);
        if seats <= 2 || self.others.is_empty() {
            return vec![self.opponent.clone(); count];
        }
        self.others.iter().cycle().take(count).cloned().collect()
    }

    /// The occupants of a table, with the person in this seat.
    fn seated(&self, person: Seat, seats: u8) -> Vec<Occupant> {
        let mut all = self.others_at(seats);
        let at = person.index().min(all.len());
        all.insert(at, Occupant::Person(String::new()));
        all
    }
}

/// The fragment of a link that opens a new match with these options; those at their defaults are
/// left out.
#[must_use]
pub fn to_play_link(setup: &Setup) -> String {
    let options = chosen_options(setup);
    let mark = if options.is_empty() { "" } else { "?" };
    format!("{PLAY}{}{mark}{}", setup.variant().key, options.join("&"))
}

/// The options that are not at their defaults, as in a link: `NAME=VALUE`, or `SEAT.NAME=VALUE`
/// with the number of the seat from 1.
#[must_use]
pub fn chosen_options(setup: &Setup) -> Vec<String> {
    let variant = setup.variant();
    let is_default = |info: &OptionInfo, value: &str| info.values.first() == Some(&value);
    let of_match = variant.options.iter().filter_map(|info| {
        let value = setup.value(info.name);
        (!is_default(info, value)).then(|| format!("{}={value}", info.name))
    });
    let mut options: Vec<String> = of_match.collect();
    for seat in (0..setup.seats()).map(Seat) {
        let own = variant.seat_options.iter().filter_map(|info| {
            let (value, number) = (setup.seat_value(seat, info.name), seat.index() + 1);
            (!is_default(info, value)).then(|| format!("{number}.{}={value}", info.name))
        });
        options.extend(own);
    }
    options
}

/// Whether a text is or contains a link.
#[must_use]
pub fn has_link(given: &str) -> bool {
    link_in(given).is_some()
}

/// Whether the first link in a text opens a new match.
#[must_use]
pub fn has_play_link(given: &str) -> bool {
    link_in(given).is_some_and(|link| link.starts_with(PLAY))
}

/// The first link in a text: at its beginning or after a `#`.
fn link_in(given: &str) -> Option<&str> {
    let given = given.trim_start_matches('\u{feff}').trim_start();
    let starts =
        std::iter::once(0).chain(given.match_indices('#').map(|(at, hash)| at + hash.len()));
    let of_ours = |rest: &&str| {
        let begins = |start: &&str| rest.starts_with(*start);
        [MATCH, POSITION, PLAY].iter().any(begins)
    };
    let link = starts.filter_map(|at| given.get(at..)).find(of_ours)?;
    link.split_whitespace().next()
}

/// The fragment of a link that opens this match in its current state. A link has to be short, so
/// the tags and notes of a file that the match was opened from are not in it.
#[must_use]
pub fn to_link(record: &Record) -> String {
    let record = Record {
        source: None,
        ..record.clone()
    };
    format!(
        "{MATCH}{}",
        BASE64URL_NOPAD.encode(record.to_json().as_bytes())
    )
}

/// The match that a link opens, if it is a link to a match, a position or a new match; otherwise
/// `None`. In a position the person plays the side to move, in a new match the first seat; the
/// other seats are the `company`'s.
///
/// # Errors
/// With a sentence if the link is damaged or its content breaks the rules.
pub fn from_link(
    games: &Registry,
    link: &str,
    company: &Company,
) -> Result<Option<Record>, LinkError> {
    if let Some(rest) = link.strip_prefix(PLAY) {
        let rest = rest.trim_end_matches(AFTER_LINK);
        let (key, options) = rest.split_once('?').unwrap_or((rest, ""));
        let setup = setup_of(games, key, options.split('&'))?;
        let seats = company.seated(Seat(0), setup.seats());
        return Ok(Some(
            games.start(setup, seats, company.seed, None)?.record(),
        ));
    }
    if let Some(code) = link.strip_prefix(MATCH) {
        let bytes = BASE64URL_NOPAD.decode(code.trim_end_matches('=').as_bytes());
        let text = bytes.ok().and_then(|bytes| String::from_utf8(bytes).ok());
        return Ok(Some(games.read(&text.ok_or(LinkError::Torn)?)?));
    }
    let Some(rest) = link.strip_prefix(POSITION) else {
        return Ok(None);
    };
    let (head, position) = rest.split_once(':').unwrap_or((rest, ""));
    let (key, options) = head.split_once(';').unwrap_or((head, ""));
    let setup = setup_of(games, key, options.split(';'))?;
    let seats = setup.seats();
    let game = games.start(setup, Vec::new(), 0, Some(position))?;
    let person = game.turn().seat().unwrap_or(Seat(0));
    Ok(Some(Record {
        seats: company.seated(person, seats),
        position: Some(position.to_owned()),
        ..game.record()
    }))
}

/// Parses the options given in a link to a variant.
fn setup_of<'a>(
    games: &Registry,
    key: &str,
    options: impl Iterator<Item = &'a str>,
) -> Result<Setup, LinkError> {
    let mut of_match = Vec::new();
    let mut of_seats = Vec::new();
    for option in options.filter(|option| !option.is_empty()) {
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| LinkError::Option(excerpt(option)))?;
        match name.split_once('.') {
            Some((seat, name)) => {
                let seat = seat
                    .parse::<usize>()
                    .ok()
                    .and_then(|seat| seat.checked_sub(1));
                let seat = seat.ok_or_else(|| LinkError::Option(excerpt(option)))?;
                of_seats.push((seat, name, value));
            }
            None => of_match.push((name, value)),
        }
    }
    let mut setup = games.setup(key, of_match).map_err(StartError::from)?;
    for (seat, name, value) in of_seats {
        setup
            .set_seat_option(seat, name, value)
            .map_err(StartError::from)?;
    }
    Ok(setup)
}

/// What a text describes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// One match.
    Match(Record),
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
        None => TextReader::Games(Box::new(Notation::of(games, given)?.list(given))),
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

/// The match described by a text in any of these forms: a link, its fragment or its code, a
/// position with or without the key of its variant, a saved match, a PDN game or the record of a
/// mill program (the first that can be played, if there are several). See [`from_link`] for who
/// sits where.
///
/// # Errors
/// With a sentence if it has none of these forms or breaks the rules.
pub fn open_text(games: &Registry, given: &str, company: &Company) -> Result<Record, OpenError> {
    let given = trimmed(given)?;
    match without_notation(games, given, company)? {
        Some(record) => Ok(record),
        None => Notation::of(games, given)?.first(given),
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

/// Reads a text game by game, so that whoever reads a long one can do other things in between.
pub enum TextReader<'a> {
    /// It describes one match, which is read.
    Match(Box<Record>),
    /// It contains games in notation.
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

    /// What was read.
    ///
    /// # Errors
    /// With a sentence if no game can be opened.
    pub fn finish(self) -> Result<Opened, OpenError> {
        match self {
            Self::Match(record) => Ok(Opened::Match(*record)),
            Self::Games(reader) if reader.list.is_choice() => Ok(Opened::List(reader.list)),
            Self::Games(reader) => Ok(Opened::Match(reader.notation.first(reader.given)?)),
        }
    }
}

/// The games of a text in notation, and those that were read of them.
pub struct GameListReader<'a> {
    notation: Notation,
    given: &'a str,
    games: ListedGames<'a>,
    /// How many were read.
    number: usize,
    list: GameList,
}

/// The games of a text that are still to be read.
enum ListedGames<'a> {
    Mill(MillGames<'a>),
    Pdn(Box<PdnGames<'a>>),
}

impl GameListReader<'_> {
    fn read_next(&mut self) -> bool {
        self.number += 1;
        match &mut self.games {
            ListedGames::Mill(games) => mill::list_next(games, self.number, &mut self.list),
            ListedGames::Pdn(games) => draughts::list_next(games, &mut self.list),
        }
    }
}

/// The notations in which other programs write games.
#[derive(Clone, Copy)]
enum Notation {
    /// The records of mill programs.
    Mill,
    /// PDN.
    Pdn,
}

impl Notation {
    /// The one in which a text may be.
    fn of(games: &Registry, given: &str) -> Result<Self, OpenError> {
        if games.variant(mill::NINE).is_some() && archive::looks_like_record(given) {
            return Ok(Self::Mill);
        }
        if games.variant(draughts::ENGLISH).is_some() && draughts::looks_like_pdn(given) {
            return Ok(Self::Pdn);
        }
        Err(OpenError::Unknown)
    }

    /// A reader of all games in a text.
    fn list(self, given: &str) -> GameListReader<'_> {
        let games = match self {
            Self::Mill => ListedGames::Mill(MillGames::new(given)),
            Self::Pdn => ListedGames::Pdn(Box::new(PdnGames::new(given))),
        };
        GameListReader {
            notation: self,
            given,
            games,
            number: 0,
            list: GameList::default(),
        }
    }

    /// The first match in a text.
    fn first(self, given: &str) -> Result<Record, OpenError> {
        match self {
            Self::Mill => open_mill(given),
            Self::Pdn => Ok(draughts::record_from_pdn(given)?),
        }
    }
}

/// The match described by a text that is not a game in notation; `None` if it may be one.
fn without_notation(
    games: &Registry,
    given: &str,
    company: &Company,
) -> Result<Option<Record>, OpenError> {
    if given.starts_with('{') {
        if given.contains(BUNDLE) {
            return Err(OpenError::Bundle);
        }
        return Ok(Some(games.read(given)?));
    }
    let one_word = !given.contains(char::is_whitespace);
    let code = || {
        one_word
            && given.len() >= MIN_CODE
            && given
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"_-=".contains(&b))
    };
    let from = |link: &str| match from_link(games, link, company)? {
        Some(record) => Ok(Some(record)),
        None => Err(OpenError::Unknown),
    };
    if let Some(link) = link_in(given) {
        return from(link);
    }
    if let Some(position) = alone(games, given) {
        return from(&format!("{POSITION}{position}"));
    }
    if code() {
        return from(&format!("{MATCH}{given}"));
    }
    Ok(None)
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

/// A position on its own, rewritten as in a link: either with its variant, or in PDN notation,
/// which means draughts.
fn alone(games: &Registry, given: &str) -> Option<String> {
    let plain: String = given.chars().filter(|c| !c.is_whitespace()).collect();
    let plain = plain.trim_matches(['"', '.']);
    let (head, rest) = plain.split_once(':')?;
    let key = head.split(';').next().unwrap_or_default();
    if games.variant(key).is_some() {
        return Some(plain.to_owned());
    }
    let side = matches!(head, "W" | "B" | "w" | "b");
    let fields = |c: char| c.is_ascii_digit() || ":,-.\"WBKXwbkx".contains(c);
    (side && rest.chars().all(fields)).then(|| format!("{}:{plain}", draughts::ENGLISH))
}

/// What the file says that a match was opened from ([`Record::source`]), besides its moves.
#[must_use]
pub fn file_notes(source: &str) -> Vec<FileNote> {
    draughts::file_notes(source)
}

/// Whether matches of a variant can be exported in a notation that other programs read, see
/// [`to_notation`].
#[must_use]
pub fn has_notation(variant: &str) -> bool {
    has_pdn(variant) || Mill::VARIANTS.iter().any(|known| known.key == variant)
}

/// Whether that notation is PDN.
#[must_use]
pub fn has_pdn(variant: &str) -> bool {
    Draughts::VARIANTS.iter().any(|known| known.key == variant)
}

/// The match in the notation that other programs for its game read; `None` if there is no such
/// notation. The names are by seat. People without a name of their own stay without one in a match
/// that was opened from a file, whose tags and notes are written again.
///
/// # Errors
/// If the record breaks the rules.
pub fn to_notation(record: &Record, mut names: [&str; 2]) -> Option<Result<String, MatchError>> {
    has_notation(&record.variant).then(|| {
        if !has_pdn(&record.variant) {
            let game = Match::<Mill>::from_record(record)?;
            return Ok(archive::write(&game, names));
        }
        let game = Match::<Draughts>::from_record(record)?;
        let nameless = |who: &Occupant| *who == Occupant::Person(String::new());
        for (name, who) in names.iter_mut().zip(game.seats()) {
            if game.source().is_some() && nameless(who) {
                *name = "";
            }
        }
        Ok(draughts::pdn::write(&[draughts::to_pdn(&game, names)]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::registry;

    fn from_link(link: &str, opponent: &Occupant) -> Result<Option<Record>, LinkError> {
        super::from_link(&Registry::default(), link, &Company::of(opponent.clone()))
    }

    fn open_text(given: &str, opponent: &Occupant) -> Result<Record, OpenError> {
        super::open_text(&Registry::default(), given, &Company::of(opponent.clone()))
    }

    fn record() -> Record {
        let seats = vec![Occupant::Person("Ænne".to_owned()), Occupant::Courtier(4)];
        Record {
            moves: vec!["11-15".to_owned(), "22-17".to_owned()],
            ..Record::new("draughts", seats, u64::MAX)
        }
    }

    #[test]
    fn a_match_goes_into_a_link_and_comes_out_again() {
        let link = to_link(&record());
        assert!(
            link.bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"=_-".contains(&b)),
            "{link}"
        );
        assert_eq!(from_link(&link, &Occupant::Random), Ok(Some(record())));
        assert_eq!(
            from_link(&format!("{link}=="), &Occupant::Random),
            Ok(Some(record()))
        );
    }

    #[test]
    fn every_variant_travels_in_a_link_with_its_moves() {
        for variant in registry::variants() {
            let mut game =
                registry::set_up(variant.key, &Default::default(), None).expect("a variant");
            for ply in 0..12 {
                while game.chance() {}
                let legal = game.legal();
                if let Some(text) = legal.get(ply * 5 % legal.len().max(1)) {
                    game.play(text).expect("a legal move");
                }
            }
            let record = game.record();
            assert!(record.moves.len() >= 12, "{}", variant.key);
            assert_eq!(
                from_link(&to_link(&record), &Occupant::Random),
                Ok(Some(record)),
                "{}",
                variant.key
            );
        }
    }

    #[test]
    fn a_position_of_a_mill_game_is_opened_with_its_variant() {
        for (text, variant, side) in [
            (
                "nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7",
                "nine_mens_morris",
                0,
            ),
            ("mixed_mill:B:Wa7,d7:Bb6,c5:H7,7", "mixed_mill", 1),
            (
                "#position=ceylon_mill:W:Wa7,d7,g4:Bb6,d6,c5",
                "ceylon_mill",
                0,
            ),
        ] {
            let record = opened(text);
            assert_eq!(record.variant, variant);
            assert_eq!(
                record.seats[side],
                Occupant::Person(String::new()),
                "{text}"
            );
            assert!(text.ends_with(record.position.as_deref().expect("a position")));
        }
        for bad in [
            "nine_mens_morris:W:Wa7:Ba7:H8,8",
            "mixed_mill:W:Wz9:Bb6:H8,8",
            "W:Wa7,d7,g4:Bb6,d6,c5",
        ] {
            assert!(open_text(bad, &Occupant::Random).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_position_seats_the_person_at_the_side_to_move() {
        let link = "position=draughts:W:W18,26:B7,K12";
        let record = from_link(link, &Occupant::Courtier(4))
            .expect("a link")
            .expect("a position");
        assert_eq!(
            record.seats,
            [Occupant::Courtier(4), Occupant::Person(String::new())]
        );
        assert_eq!(record.position.as_deref(), Some("W:W18,26:B7,K12"));
        assert!(registry::read(&record.to_json()).is_ok());
    }

    #[test]
    fn a_link_opens_a_new_match_with_its_options() {
        let company = Company {
            opponent: Occupant::Courtier(4),
            others: [1, 3, 2].map(Occupant::Courtier).to_vec(),
            seed: 77,
        };
        let games = Registry::default();
        let open = |text: &str| {
            super::open_text(&games, text, &company)
                .unwrap_or_else(|error| panic!("{text}: {error}"))
        };
        let link = "play=cromwell_advanced?first_house=tudor&last_house=stuart&seats=5";
        for text in [
            link.to_owned(),
            format!("#{link}"),
            format!("https://example.org/coffer/#{link} is today’s match."),
            format!("(https://example.org/#{link})."),
        ] {
            assert!(has_play_link(&text), "{text}");
            let record = open(&text);
            assert_eq!(record.variant, "cromwell_advanced");
            let option = |name: &str| record.options.get(name).map(String::as_str);
            assert_eq!(option("first_house"), Some("tudor"));
            assert_eq!(
                (option("last_house"), option("seats")),
                (Some("stuart"), Some("5"))
            );
            assert_eq!(
                (record.seed, record.moves.len(), record.position.as_deref()),
                (77, 0, None)
            );
            let levels = [1, 3, 2, 1].map(Occupant::Courtier);
            assert_eq!(record.seats[0], Occupant::Person(String::new()));
            assert_eq!(record.seats[1..], levels);
            assert!(registry::read(&record.to_json()).is_ok());
        }
        let two = open("play=draughts?huff=on&").seats;
        assert_eq!(
            two,
            [Occupant::Person(String::new()), Occupant::Courtier(4)]
        );
        assert!(!has_play_link("position=draughts:W:W18:B7") && !has_play_link("I play=1"));
        assert!(has_link("\u{feff} position=draughts:W:W18:B7"));
        assert!(!has_link("[Site \"https://example.org/?play=1\"] 1. 11-15"));
    }

    #[test]
    fn a_new_match_of_every_variant_travels_in_a_link() {
        for variant in registry::variants() {
            let last = variant.options.iter();
            let last = last.filter_map(|option| Some((option.name, *option.values.last()?)));
            let mut setup = Setup::for_variant(variant, last).expect("a set-up");
            for option in variant.seat_options {
                let value = option.values.last().expect("a value");
                setup
                    .set_seat_option(1, option.name, value)
                    .expect("a seat");
            }
            for setup in [setup, Setup::standard(variant.key).expect("a variant")] {
                let link = to_play_link(&setup);
                let record = from_link(&link, &Occupant::Random)
                    .expect("a link")
                    .expect("a match");
                let back = Setup::for_record(variant, &record).expect("a set-up");
                assert_eq!(back, setup, "{link}");
            }
        }
        let standard = Setup::standard("cromwell").expect("a variant");
        assert_eq!(to_play_link(&standard), "play=cromwell");
    }

    #[test]
    fn other_links_are_none_of_ours_and_broken_ones_get_a_sentence() {
        for other in [
            "",
            "top",
            "Match=x",
            "positions",
            "Play=draughts",
            "players",
        ] {
            assert_eq!(from_link(other, &Occupant::Random), Ok(None), "{other}");
        }
        let unplayable = to_link(&Record {
            moves: vec!["1-32".to_owned()],
            ..record()
        });
        let unknown = to_link(&Record {
            variant: "chess".to_owned(),
            ..record()
        });
        for bad in [
            "match=",
            "match=!!",
            "match=AAAA",
            "match=é",
            "position=",
            "position=draughts",
            "position=chess:x",
            "position=draughts:W:W99",
            "position=draughts;huff:W:W18:B7",
            "position=draughts;huff=maybe:W:W18:B7",
            "position=draughts;0.huff=on:W:W18:B7",
            "position=draughts;3.huff=on:W:W18:B7",
            "play=",
            "play=?",
            "play=chess",
            "play=draughts?huff",
            "play=draughts?huff=maybe",
            "play=draughts?seats=99999999999999999999",
            "play=draughts?0.huff=on",
            "play=draughts;huff=on",
            "play=six_wives?9.variant=cocktail",
            "play=six_wives?18446744073709551616.variant=cocktail",
            "play=cromwell?first_house=%3Cscript%3E",
            "play=cromwell?first_house=tudor&last_house=",
            "play=cromwell?é=é",
            unplayable.as_str(),
            unknown.as_str(),
            &unknown[..unknown.len() - 7],
        ] {
            let error = from_link(bad, &Occupant::Random).unwrap_err().to_string();
            let position = error.starts_with("This is not a position of the game: ");
            assert!(
                (position || error.starts_with("The link")) && error.ends_with('.'),
                "{bad}: {error}"
            );
        }
    }

    fn opened(text: &str) -> Record {
        open_text(text, &Occupant::Courtier(2)).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn a_match_is_opened_in_every_form_that_it_can_be_sent_in() {
        let link = to_link(&record());
        let code = link.strip_prefix(MATCH).expect("a match");
        let page = format!("Your move!\nhttps://example.org/coffer/index.html#{link}\n");
        for text in [
            &link,
            &format!("#{link}"),
            &page,
            &format!("  {code}\n"),
            &record().to_json(),
        ] {
            assert_eq!(opened(text), record(), "{text}");
        }
    }

    #[test]
    fn a_position_is_opened_with_its_variant_or_as_draughts() {
        for text in [
            "W:W18,26:B7,K12",
            " W:W18,26:B7,K12. ",
            "\"W:W18,26:B7,K12\"",
            "draughts:W:W18,26:B7,K12",
            "#position=draughts:W:W18,26:B7,K12",
            "W:W 18, 26:B 7, K12",
        ] {
            let record = opened(text);
            assert_eq!(
                record.seats,
                [Occupant::Courtier(2), Occupant::Person(String::new())],
                "{text}"
            );
            assert_eq!(
                (record.variant.as_str(), record.position.as_deref()),
                ("draughts", Some("W:W18,26:B7,K12"))
            );
        }
        let huff = opened("#position=draughts;huff=on:W:W18,26:B7,K12");
        assert_eq!(huff.options["huff"], "on");
        assert_eq!(opened("draughts;huff=on:W:W18,26:B7,K12"), huff);
        assert_eq!(opened("wolf:B:W29-32:B18").variant, "wolf");
        assert_eq!(opened("losing:W:W18:B7").variant, "losing");
    }

    #[test]
    fn a_game_in_pdn_is_opened_and_the_first_of_several() {
        let text = "[White \"Ann\"]\n[Black \"Bess\"]\n1. 11-15 23-19 2. 8-11 1-0\n\n[White \"x\"]\n1. 9-13 *";
        let record = opened(text);
        assert_eq!(record.moves, ["11-15", "23-19", "8-11"]);
        assert_eq!(record.seats[0], Occupant::Person("Bess".to_owned()));
        assert_eq!(record.ending, Some(crate::rules::Ending::Resigned(Seat(1))));
        assert_eq!(opened("1. 11-15 22-17").moves.len(), 2);
        assert_eq!(opened("11-15 22-17 *").moves.len(), 2);
        assert_eq!(
            opened("[FEN \"W:W18,26:B7,K12\"]").position.as_deref(),
            Some("W:W18,26:B7,K12")
        );
    }

    #[test]
    fn what_goes_out_as_pdn_comes_in_again() {
        let out = to_notation(&record(), ["Ann", "Bess"])
            .expect("draughts has PDN")
            .expect("a match");
        let back = opened(&out);
        assert_eq!(back.moves, record().moves);
        assert_eq!(
            back.seats,
            ["Ann", "Bess"].map(|name| Occupant::Person(name.to_owned()))
        );
        let wolf = opened("wolf:B:W29-32:B18");
        assert!(to_notation(&wolf, ["", ""]).is_none());
        let broken = Record {
            moves: vec!["1-32".to_owned()],
            ..record()
        };
        assert!(to_notation(&broken, ["", ""]).is_some_and(|result| result.is_err()));
    }

    /// Opened, saved, gone on with and written again: tags and notes stay, and notes on an end that
    /// is none any more do not.
    #[test]
    fn tags_and_notes_of_an_opened_game_are_written_again() {
        let text = "[Event \"Cup\"]\n[Round \"3\"]\n[Black \"Bess\"]\n\n1. 11-15 {good} 23-19 (1... 22-18) 2. 8-11 $1 {White resigns} 1-0\n";
        let record = opened(text);
        let saved = Record::from_json(&record.to_json()).expect("a record");
        assert_eq!(saved, record);
        let written = |record: &Record, names| {
            let out = to_notation(record, names).expect("draughts has PDN");
            out.expect("a match")
        };
        let out = written(&saved, ["Bess", "You"]);
        for part in [
            "[Event \"Cup\"]",
            "[Round \"3\"]",
            "{good}",
            "(1... 22-18)",
            "$1",
        ] {
            assert!(out.contains(part), "{part}: {out}");
        }
        assert!(!out.contains("You"), "{out}");
        assert_eq!(opened(&out), record);
        let on = Record {
            moves: [record.moves.as_slice(), &["22-17".to_owned()]].concat(),
            ending: None,
            ..record.clone()
        };
        let out = written(&on, ["Ann", "You"]);
        assert!(
            out.contains("[Event \"Cup\"]\n[Round \"3\"]\n[Black \"Ann\"]\n"),
            "{out}"
        );
        assert!(out.contains("{good}") && !out.contains("resigns"), "{out}");
        assert_eq!((opened(&out).moves, opened(&out).ending), (on.moves, None));
        let other = Record {
            moves: vec!["9-14".to_owned()],
            ending: None,
            ..record.clone()
        };
        let out = written(&other, ["Ann", "Bess"]);
        assert!(!out.contains("Cup") && !out.contains("good"), "{out}");
        let link = super::from_link(
            &Registry::default(),
            &to_link(&record),
            &Company::of(Occupant::Random),
        );
        let source = None;
        assert_eq!(link, Ok(Some(Record { source, ..record })));
        assert_eq!(
            opened("[Black \"Bess\"]\n[White \"Ann\"]\n1. 11-15 *").source,
            None
        );
    }

    /// A mill record that fits several games is asked about; a tag settles it.
    #[test]
    fn the_record_of_a_mill_program_is_opened() {
        let text = "1. d2 d6 2. f4 f2 3. b4 d3";
        let opponent = Occupant::Random;
        let Err(OpenError::Several(records)) = open_text(text, &opponent) else {
            panic!("{text}")
        };
        let variants: Vec<&str> = records.iter().map(|one| one.variant.as_str()).collect();
        assert_eq!(variants, ["nine_mens_morris", "mixed_mill", "ceylon_mill"]);
        let asked = OpenError::Several(records).to_string();
        assert!(
            asked.contains("Nine Men’s Morris, Mixed Mill, Ceylon Mill"),
            "{asked}"
        );
        for tag in ["[Variant \"Ceylon Mill\"]", "[Variant \"Mixed Mill\"]"] {
            let record = opened(&format!("{tag}\n{text}"));
            assert_eq!(record.moves.len(), 6);
            assert!(tag.to_lowercase().contains(&record.variant[..5]), "{tag}");
            let out = to_notation(&record, ["Ann", ""])
                .expect("mill has one")
                .expect("a match");
            assert_eq!(opened(&out).moves, record.moves, "{out}");
        }
        let bad = open_text("1. d2 d2", &opponent)
            .expect_err("taken")
            .to_string();
        assert!(bad.contains("d2") && bad.ends_with('.'), "{bad}");
    }

    #[test]
    fn what_opens_nothing_gets_a_sentence() {
        let long = "x".repeat(MAX_TEXT + 1);
        let code = "A".repeat(60);
        for bad in [
            "",
            " \n",
            "hello",
            "Dear Ann, shall we play on Sunday?",
            "{",
            "{}",
            "{\"kings_coffer\":1,\"files\":{}}",
            "W:W99:B1",
            "W:W1:B1",
            "wolf:nonsense",
            "draughts:",
            "1. 11-16 1-32",
            "1. 11-99",
            "[Event \"x",
            "#match=",
            "https://example.org/#match=AAAA",
            "#position=chess:x",
            "mmmm#mmm=ppp",
            "é#é",
            code.as_str(),
            long.as_str(),
        ] {
            let error = open_text(bad, &Occupant::Random)
                .expect_err(&cut(bad, 40))
                .to_string();
            assert!(
                error.ends_with('.') && error.len() > 20 && !error.starts_with("open-"),
                "{}: {error}",
                cut(bad, 40)
            );
            assert!(error.chars().count() < 320, "{error}");
        }
    }

    /// A registry with other games opens those and none of the built-in ones.
    #[test]
    fn only_games_of_the_list_are_opened() {
        let link = to_link(&record());
        let without = Registry::empty();
        let unknown =
            |text: &str| super::open_text(&without, text, &Company::of(Occupant::Random)).is_err();
        for text in [
            link.as_str(),
            "draughts:W:W18,26:B7,K12",
            "W:W18,26:B7,K12",
            "1. 11-15 22-17",
            &record().to_json(),
        ] {
            assert!(unknown(text), "{text}");
            assert!(open_text(text, &Occupant::Random).is_ok(), "{text}");
        }
    }
}
