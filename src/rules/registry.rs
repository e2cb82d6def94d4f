//! Every variant of every game that can be played, by key. The command line, the title and the
//! conformance suite read it.

use std::collections::BTreeMap;

use super::draughts::Draughts;
use super::mill::Mill;
use super::six_of_viii::SixOfViii;
use super::wolf::Wolf;
use super::{
    AnyMatch, Game, Match, MatchError, Occupant, OptionInfo, Record, Refusal, Setup, SetupError,
    draughts, mill, six_of_viii, wolf,
};

/// A game that can be chosen. Its texts stand under `ui.<key>.…`.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// Its key on the command line, in records and texts.
    pub key: &'static str,
    /// The family's key: the coffer's compartment.
    pub family: &'static str,
    /// The key of the type that plays it: variants of one family may be of several types, variants
    /// of one game are of one.
    pub game: &'static str,
    /// Its options.
    pub options: &'static [OptionInfo],
    /// How many sit at the table when no option says so.
    pub seats: u8,
    /// Whether the seats have secrets from each other, as hands of cards.
    pub hidden: bool,
    /// Starts a match.
    pub start: StartFn,
    /// Replays a record.
    pub replay: fn(&Record) -> Result<Box<dyn AnyMatch>, MatchError>,
}

/// Starts a match from the usual or a given position.
pub type StartFn =
    fn(Setup, Vec<Occupant>, u64, Option<&str>) -> Result<Box<dyn AnyMatch>, Refusal>;

/// The six families of the coffer in the order of its compartments; a family without a variant is
/// not yet unpacked.
pub const FAMILIES: [&str; 6] = [
    "draughts",
    "mill",
    "queens_guard",
    "six_wives",
    "six_of_viii",
    "cromwell",
];

/// Every variant.
pub static VARIANTS: &[Variant] = &[
    Variant {
        key: "draughts",
        family: "draughts",
        game: "draughts",
        options: &[draughts::HUFF],
        seats: 2,
        hidden: false,
        start: start::<Draughts>,
        replay: replay::<Draughts>,
    },
    Variant {
        key: "losing",
        family: "draughts",
        game: "draughts",
        options: &[],
        seats: 2,
        hidden: false,
        start: start::<Draughts>,
        replay: replay::<Draughts>,
    },
    Variant {
        key: "wolf",
        family: "draughts",
        game: "wolf",
        options: &[wolf::FIRST],
        seats: 2,
        hidden: false,
        start: start::<Wolf>,
        replay: replay::<Wolf>,
    },
    Variant {
        key: "nine_mens_morris",
        family: "mill",
        game: "mill",
        options: &[mill::REMOVAL],
        seats: 2,
        hidden: false,
        start: start::<Mill>,
        replay: replay::<Mill>,
    },
    Variant {
        key: "mixed_mill",
        family: "mill",
        game: "mill",
        options: &[mill::REMOVAL],
        seats: 2,
        hidden: false,
        start: start::<Mill>,
        replay: replay::<Mill>,
    },
    Variant {
        key: "ceylon_mill",
        family: "mill",
        game: "mill",
        options: &[mill::REMOVAL],
        seats: 2,
        hidden: false,
        start: start::<Mill>,
        replay: replay::<Mill>,
    },
    Variant {
        key: "six_of_viii",
        family: "six_of_viii",
        game: "six_of_viii",
        options: &[six_of_viii::SEATS, six_of_viii::RULES, six_of_viii::LENGTH],
        seats: 4,
        hidden: true,
        start: start::<SixOfViii>,
        replay: replay::<SixOfViii>,
    },
];

/// The variant with this key.
pub fn variant(key: &str) -> Option<&'static Variant> {
    VARIANTS.iter().find(|variant| variant.key == key)
}

/// A match of a variant set up for looking at it or practising, with nobody seated; none where
/// options or position are not of this variant.
pub fn set_up(
    key: &str,
    options: &BTreeMap<String, String>,
    position: Option<&str>,
) -> Option<Box<dyn AnyMatch>> {
    let options = options
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    let setup = Setup::new(key, options).ok()?;
    (setup.variant().start)(setup, Vec::new(), 0, position).ok()
}

/// Reads a record and plays it through, so that whoever opens it gets no surprise.
///
/// # Errors
/// With the reason, for people, when the text is no record or tells of something against the rules.
pub fn read(text: &str) -> Result<Record, String> {
    let record = Record::from_json(text).map_err(|error| error.to_string())?;
    let known = variant(&record.variant)
        .ok_or_else(|| SetupError::UnknownVariant(record.variant.clone()).to_string())?;
    (known.replay)(&record).map_err(|error| error.to_string())?;
    Ok(record)
}

fn start<G: Game>(
    setup: Setup,
    seats: Vec<Occupant>,
    seed: u64,
    position: Option<&str>,
) -> Result<Box<dyn AnyMatch>, Refusal> {
    Ok(match position {
        None => Box::new(Match::<G>::new(setup, seats, seed)),
        Some(text) => Box::new(Match::<G>::from_position(setup, seats, seed, text)?),
    })
}

fn replay<G: Game>(record: &Record) -> Result<Box<dyn AnyMatch>, MatchError> {
    Ok(Box::new(Match::<G>::from_record(record)?))
}
