//! Every variant of every game, by key, for the command line, the title screen and the conformance
//! suite.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::{
    AnyMatch, InteractiveGame, Match, MatchError, Occupant, Record, RecordError, Refusal, Setup,
    SetupError, StartError, Variant,
};

/// The one list of games: calls a macro with their types, in the order in which they are displayed.
/// The registry, the computer players, the command line and the app's plugins are all generated from
/// it.
#[macro_export]
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            $crate::draughts::Draughts,
            $crate::wolf::Wolf,
            $crate::mill::Mill,
            $crate::queens_guard::QueensGuard,
            $crate::six_wives::SixWives,
            $crate::six_of_viii::SixOfViii,
            $crate::cromwell::Cromwell,
        }
    };
}
pub use for_each_game;

macro_rules! entries {
    ($($game:ty,)*) => { &[$(RegisteredGame::of::<$game>()),*] };
}

/// The built-in games.
static BUILT_IN: Registry = Registry(Cow::Borrowed(for_each_game!(entries)));

/// The keys of the six game families, in display order; a family without a variant is not available
/// yet.
pub const FAMILIES: [&str; 6] = [
    "draughts",
    "mill",
    "queens_guard",
    "six_wives",
    "six_of_viii",
    "cromwell",
];

/// Why a text cannot be opened as a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// It is not a record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It cannot be replayed.
    #[error(transparent)]
    Match(#[from] MatchError),
}

/// Starts a match from the standard or a given position.
type StartFn = fn(Setup, Vec<Occupant>, u64, Option<&str>) -> Result<Box<dyn AnyMatch>, Refusal>;

/// The type-erased functions of one game.
#[derive(Clone, Copy, Debug)]
struct RegisteredGame {
    variants: &'static [Variant],
    start: StartFn,
    replay: fn(&Record) -> Result<Box<dyn AnyMatch>, MatchError>,
}

impl RegisteredGame {
    const fn of<G: InteractiveGame>() -> Self {
        Self {
            variants: G::VARIANTS,
            start: start::<G>,
            replay: replay::<G>,
        }
    }
}

/// A list of games with their types erased. [`Registry::default`] has the built-in games; the
/// functions of this module use that one.
#[derive(Clone, Debug)]
pub struct Registry(Cow<'static, [RegisteredGame]>);

impl Default for Registry {
    fn default() -> Self {
        BUILT_IN.clone()
    }
}

impl Registry {
    /// An empty list.
    #[must_use]
    pub const fn empty() -> Self {
        Self(Cow::Borrowed(&[]))
    }

    /// Appends a game, unless its variants are already in the list. Returns its index.
    pub fn add<G: InteractiveGame>(&mut self) -> usize {
        let mut variants = G::VARIANTS.iter();
        variants
            .find_map(|variant| self.position(variant.key))
            .unwrap_or_else(|| {
                self.0.to_mut().push(RegisteredGame::of::<G>());
                self.0.len() - 1
            })
    }

    /// The index of the game that plays a variant.
    #[must_use]
    pub fn position(&self, variant: &str) -> Option<usize> {
        let plays =
            |entry: &RegisteredGame| entry.variants.iter().any(|known| known.key == variant);
        self.0.iter().position(plays)
    }

    /// All variants.
    pub fn variants(&self) -> impl Iterator<Item = &'static Variant> {
        self.0.iter().flat_map(|entry| entry.variants)
    }

    /// The variant with this key.
    #[must_use]
    pub fn variant(&self, key: &str) -> Option<&'static Variant> {
        self.variants().find(|variant| variant.key == key)
    }

    fn entry(&self, key: &str) -> Option<&RegisteredGame> {
        self.0.get(self.position(key)?)
    }

    /// The variant with the given options, the others at their defaults.
    ///
    /// # Errors
    /// If the variant, an option or a value does not exist.
    pub fn setup<'a>(
        &self,
        variant: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        let known = self
            .variant(variant)
            .ok_or_else(|| SetupError::unknown(variant))?;
        Setup::for_variant(known, options)
    }

    /// The set-up described by a record.
    ///
    /// # Errors
    /// If the variant, an option, a seat or a value does not exist.
    pub fn setup_of(&self, record: &Record) -> Result<Setup, SetupError> {
        let known = self.variant(&record.variant);
        Setup::for_record(
            known.ok_or_else(|| SetupError::unknown(&record.variant))?,
            record,
        )
    }

    /// Starts a match from the standard or a given position.
    ///
    /// # Errors
    /// If no game in the list plays the variant, or the text is not a position of it.
    pub fn start(
        &self,
        setup: Setup,
        seats: Vec<Occupant>,
        seed: u64,
        position: Option<&str>,
    ) -> Result<Box<dyn AnyMatch>, StartError> {
        let key = setup.variant().key;
        let entry = self.entry(key).ok_or_else(|| SetupError::unknown(key))?;
        (entry.start)(setup, seats, seed, position).map_err(StartError::Position)
    }

    /// Replays a record from its first move.
    ///
    /// # Errors
    /// If anything in it does not belong to its game or is not legal; the error names the move.
    pub fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, MatchError> {
        let entry = self.entry(&record.variant);
        let entry = entry.ok_or_else(|| SetupError::unknown(&record.variant))?;
        (entry.replay)(record)
    }

    /// A match of a variant for viewing or practice, without occupants; `None` if the options or
    /// the position do not fit the variant.
    #[must_use]
    pub fn set_up(
        &self,
        key: &str,
        options: &BTreeMap<String, String>,
        position: Option<&str>,
    ) -> Option<Box<dyn AnyMatch>> {
        self.set_up_seats(key, options, &[], position)
    }

    /// [`Registry::set_up`] with the options of seats, in order of seats; those that are missing
    /// have their defaults.
    #[must_use]
    pub fn set_up_seats(
        &self,
        key: &str,
        options: &BTreeMap<String, String>,
        seat_options: &[BTreeMap<String, String>],
        position: Option<&str>,
    ) -> Option<Box<dyn AnyMatch>> {
        let record = Record {
            options: options.clone(),
            seat_options: seat_options.to_vec(),
            ..Record::new(key, Vec::new(), 0)
        };
        let setup = self.setup_of(&record).ok()?;
        self.start(setup, Vec::new(), 0, position).ok()
    }

    /// Parses a record and replays it, so that opening it cannot fail later.
    ///
    /// # Errors
    /// If the text is not a record or breaks the rules.
    pub fn read(&self, text: &str) -> Result<Record, ReadError> {
        let record = Record::from_json(text)?;
        self.replay(&record)?;
        Ok(record)
    }
}

impl Setup {
    /// The built-in variant with every option at its default.
    ///
    /// # Errors
    /// If no variant has this key.
    pub fn standard(variant: &str) -> Result<Self, SetupError> {
        Self::new(variant, [])
    }

    /// The built-in variant with the given options, the others at their defaults.
    ///
    /// # Errors
    /// If the variant, an option or a value does not exist.
    pub fn new<'a>(
        variant: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        setup(variant, options)
    }
}

/// Every built-in variant.
pub fn variants() -> impl Iterator<Item = &'static Variant> {
    BUILT_IN.variants()
}

/// The built-in variant with this key.
#[must_use]
pub fn variant(key: &str) -> Option<&'static Variant> {
    BUILT_IN.variant(key)
}

/// [`Registry::setup`] for the built-in games.
///
/// # Errors
/// As for that function.
pub fn setup<'a>(
    variant: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Setup, SetupError> {
    BUILT_IN.setup(variant, options)
}

/// [`Registry::setup_of`] for the built-in games.
///
/// # Errors
/// As for that function.
pub fn setup_of(record: &Record) -> Result<Setup, SetupError> {
    BUILT_IN.setup_of(record)
}

/// [`Registry::start`] for the built-in games.
///
/// # Errors
/// As for that function.
pub fn start_match(
    setup: Setup,
    seats: Vec<Occupant>,
    seed: u64,
    position: Option<&str>,
) -> Result<Box<dyn AnyMatch>, StartError> {
    BUILT_IN.start(setup, seats, seed, position)
}

/// [`Registry::replay`] for the built-in games.
///
/// # Errors
/// As for that function.
pub fn replay_match(record: &Record) -> Result<Box<dyn AnyMatch>, MatchError> {
    BUILT_IN.replay(record)
}

/// [`Registry::set_up`] for the built-in games.
#[must_use]
pub fn set_up(
    key: &str,
    options: &BTreeMap<String, String>,
    position: Option<&str>,
) -> Option<Box<dyn AnyMatch>> {
    BUILT_IN.set_up(key, options, position)
}

/// [`Registry::set_up_seats`] for the built-in games.
#[must_use]
pub fn set_up_seats(
    key: &str,
    options: &BTreeMap<String, String>,
    seat_options: &[BTreeMap<String, String>],
    position: Option<&str>,
) -> Option<Box<dyn AnyMatch>> {
    BUILT_IN.set_up_seats(key, options, seat_options, position)
}

/// [`Registry::read`] for the built-in games.
///
/// # Errors
/// As for that function.
pub fn read(text: &str) -> Result<Record, ReadError> {
    BUILT_IN.read(text)
}

fn start<G: InteractiveGame>(
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

fn replay<G: InteractiveGame>(record: &Record) -> Result<Box<dyn AnyMatch>, MatchError> {
    Ok(Box::new(Match::<G>::from_record(record)?))
}
