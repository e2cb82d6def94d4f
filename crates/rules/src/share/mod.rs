//! A match or a position as the fragment of a link (the part after the `#`), for sharing.
//!
//! `match=CODE` is a whole record, `position=VARIANT:POSITION` a position in the game's own
//! notation, e.g. `position=draughts:W:W18,26:B7,K12`. Options follow the variant, those of a seat
//! prefixed with its number, counted from 1: `position=six_of_viii;seats=3:play:…`,
//! `position=six_wives;2.variant=cocktail:…`. `play=VARIANT?NAME=VALUE&NAME=VALUE` is a new match
//! with these options, e.g. `play=cromwell_advanced?first_house=tudor&seats=4`.
//!
//! [`open_text`] accepts anything a person may have been sent, and whatever one of our programs writes: a
//! link, its fragment or the code alone, a position, a saved match, a line of `coffer play`, an export,
//! or a game in the notation of its family, e.g. PDN.

mod link_text;
mod reader;
mod written;

use std::fmt;

use coffer_texts::{commas, cut, excerpt, fill, text};
use data_encoding::BASE64URL_NOPAD;

use self::link_text::{MATCH, PLAY, POSITION, link_in, without_end};
pub use self::reader::{
    GameListReader, Opened, TextReader, begin_reading, is_position, open_text, read_text,
};
pub use self::written::WrittenMatches;
use super::draughts::{Draughts, PdnMatchError};
use super::game_list::FileNote;
use super::mill::{Mill, archive};
use super::registry::{ReadError, Registry};
use super::variant_names::variant_named;
use super::{
    Game, Match, MatchError, Occupant, OptionInfo, Record, Seat, Setup, StartError, draughts,
};

/// The longest text accepted, in bytes: a collection of games, while a match takes a few thousand.
pub const MAX_TEXT: usize = draughts::pdn::MAX_TEXT;
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
    /// It is an export of the store without matches.
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
        &[("games", &commas(&names)), ("first", first)],
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

/// A position as [`open_text`] reads it on its own: with its variant and the options that are not at
/// their defaults. A position of English draughts without any is in PDN, as other programs read it.
#[must_use]
pub fn position_text(setup: &Setup, position: &str) -> String {
    let mut head = vec![setup.variant().key.to_owned()];
    head.extend(chosen_options(setup));
    match head.join(";") {
        head if head == draughts::ENGLISH => position.to_owned(),
        head => format!("{head}:{position}"),
    }
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

/// The match that a link opens, if it is a link to a match, a position or a new match, perhaps
/// encoded and with marks around it; otherwise `None`. In a position the person plays the side to move, in a new match the first seat; the
/// other seats are the `company`'s.
///
/// # Errors
/// With a sentence if the link is damaged or its content breaks the rules.
pub fn from_link(
    games: &Registry,
    link: &str,
    company: &Company,
) -> Result<Option<Record>, LinkError> {
    let Some(link) = link_in(link) else {
        return Ok(None);
    };
    let (link, bare) = (without_end(&link, false), without_end(&link, true));
    match open_link(games, link, company) {
        Err(_) if bare != link => open_link(games, bare, company),
        opened => opened,
    }
}

/// The match that a link opens which is neither encoded nor has any marks around it.
fn open_link(games: &Registry, link: &str, company: &Company) -> Result<Option<Record>, LinkError> {
    if let Some(rest) = link.strip_prefix(PLAY) {
        let (key, options) = rest.split_once(['?', '&']).unwrap_or((rest, ""));
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
    let key = variant_named(games, key).unwrap_or(key);
    let mut setup = games.setup(key, of_match).map_err(StartError::from)?;
    for (seat, name, value) in of_seats {
        setup
            .set_seat_option(seat, name, value)
            .map_err(StartError::from)?;
    }
    Ok(setup)
}

/// What the file says that a match was opened from ([`Record::source`]), besides its moves.
#[must_use]
pub fn file_notes(source: &str) -> Vec<FileNote> {
    draughts::file_notes(source)
}

/// Puts together what two files say of the same moves ([`Record::source`]). `None` if they contradict
/// each other, or say more than is kept with a match.
#[must_use]
pub fn merge_sources(own: &str, other: &str) -> Option<String> {
    draughts::merge_sources(own, other)
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
            let game = Match::<Mill>::from_record(record)?.whole();
            return Ok(archive::write(&game, names));
        }
        let game = Match::<Draughts>::from_record(record)?.whole();
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
mod tests;
