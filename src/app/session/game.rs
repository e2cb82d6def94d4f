//! The registered games, and the match in progress.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::levels::quiz::Side;
use crate::players::hint::Explains;
use crate::players::levels::Courtier;
use crate::players::thinker::CourtGame;
use crate::rules::registry::Registry;
use crate::rules::share::{Company, LinkError, OpenError};
use crate::rules::{
    AnyMatch, Match, Occupant, Record, RecordError, Seat, Setup, Spot, Variant, share,
};
use crate::texts::{Sentence, Worded};

/// System set of one game's systems. Only one game is on the table at a time, so the systems of
/// different games never conflict.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct OfGame(pub &'static str);

/// A game that can be put on the table.
pub trait TableGame: CourtGame + Explains {
    /// The key of the game, see [`Variant::game`](crate::rules::Variant::game): its
    /// variants share this type.
    const GAME: &'static str;

    /// How many of a move's spots ([`Game::spots`](crate::rules::Game::spots)) are the path of the
    /// moving piece. The spots after them are chosen once it has arrived, e.g. the man removed by a
    /// mill; until then the table shows the piece as already moved.
    const PATH_LENGTH: usize = usize::MAX;

    /// Whether the table turns to the person to move if several share it. False if the board looks
    /// the same from every side: then only its labels would turn.
    const TURNS: bool = true;

    /// What is special about how a seat stands, as long as it does: the key of its words under
    /// `<game>-seat_status`. It is told when it begins, and stands in the tray.
    fn seat_status(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// The lines that stand in this position, e.g. around a trapped piece. The table shows them as
    /// long as they stand.
    fn lines(&self) -> Vec<Vec<Spot>> {
        Vec::new()
    }

    /// The marks in this position that only this game has.
    fn own_marks(&self) -> Vec<OwnMark> {
        Vec::new()
    }

    /// Whether the table offers this legal move to a person; the others can only be made in
    /// notation, e.g. names that are not plausible.
    fn offers(&self, _mv: &Self::Move) -> bool {
        true
    }

    /// The name of a spoken choice that depends on the position; `None` if its number tells all.
    fn choice_name(_view: &Self::View, _number: u16) -> Option<Sentence> {
        None
    }

    /// Whether the cards show their names only: there is a question about what else stands on them.
    fn names_only(_view: &Self::View) -> bool {
        false
    }

    /// What a move, after which this is the position, has answered to a question about the line of
    /// the family's people.
    fn line_answer(&self, _mv: &Self::Move) -> Option<LineAnswer> {
        None
    }

    /// How far each seat has come, in games in which each has goals of its own. Shown when a match
    /// is over, so it may count what was hidden.
    fn standings(&self) -> Option<Standings> {
        None
    }

    /// A seat's score card as a viewer knows it; empty if the game has none.
    fn score_card(_view: &Self::View, _seat: Seat) -> Vec<ScoreEntry> {
        Vec::new()
    }
}

/// An answer to a question about a line of people, see [`crate::levels::quiz`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineAnswer {
    /// The key of the person that was asked about.
    pub about: &'static str,
    /// Which neighbour was asked for.
    pub side: Side,
    /// The key of the person that was named.
    pub named: &'static str,
    /// Whether that was right.
    pub right: bool,
}

/// How far each seat has come towards its goals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// By seat: the fewest moves that it still needs if nobody is in its way.
    pub moves_needed: Vec<u16>,
    /// The seats that need no more, in the order in which they finished.
    pub finished: Vec<Seat>,
}

impl Standings {
    /// The seats with their places, counted from 1: those that have finished, then the others by
    /// the moves that they need. Equal seats share a place.
    pub fn places(&self) -> Vec<(usize, Seat)> {
        let rank = |seat: Seat| {
            let finished = self.finished.iter().position(|other| *other == seat);
            let needed = self.moves_needed.get(seat.index());
            (finished.unwrap_or(usize::MAX), needed)
        };
        let mut seats: Vec<Seat> = (0..).map(Seat).take(self.moves_needed.len()).collect();
        seats.sort_by_key(|seat| rank(*seat));
        let place = |seat: &Seat| {
            let better = |other: &Seat| rank(*other) < rank(*seat);
            1 + seats.iter().filter(|other| better(other)).count()
        };
        seats.iter().map(|seat| (place(seat), *seat)).collect()
    }
}

/// An entry of a score card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreEntry {
    /// Its name, e.g. “Beheaded”.
    pub text: Sentence,
    /// Whether it is done, and crossed out.
    pub done: bool,
    /// The spots of the pieces that it is open to: it is lit while one of them is selected.
    pub open_to: Vec<Spot>,
}

/// A mark that only one game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnMark {
    /// The name of its sprite.
    pub key: &'static str,
    /// The spot that it is on.
    pub at: Spot,
    /// The spot that must be selected for it to be seen, e.g. that of a piece that may not go
    /// there. `None` if it is always seen.
    pub selected: Option<Spot>,
    /// Whether it lies over the piece on its spot.
    pub over: bool,
}

impl OwnMark {
    /// A mark under the pieces that is always seen.
    pub const fn on_board(key: &'static str, at: Spot) -> Self {
        Self {
            key,
            at,
            selected: None,
            over: false,
        }
    }
}

/// The id of a registered game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameId(usize);

impl GameId {
    /// Its index, counted from 0 in registration order.
    pub fn index(self) -> usize {
        self.0
    }
}

/// What the session knows of a registered game, besides its rules.
struct GameEntry {
    key: &'static str,
    /// Whether its seats have goals of their own, see [`TableGame::standings`].
    has_standings: bool,
}

/// The registered games.
#[derive(Resource)]
pub struct Games {
    registry: Registry,
    /// In registry order.
    entries: Vec<GameEntry>,
}

impl Default for Games {
    fn default() -> Self {
        Self {
            registry: Registry::empty(),
            entries: Vec::new(),
        }
    }
}

impl Games {
    /// Registers a game.
    ///
    /// # Panics
    /// If it is already registered.
    pub(super) fn add<G: TableGame>(&mut self) -> GameId {
        let at = self.registry.add::<G>();
        assert_eq!(at, self.entries.len(), "{} was added twice", G::GAME);
        self.entries.push(GameEntry {
            key: G::GAME,
            has_standings: has_standings::<G>(),
        });
        GameId(at)
    }

    /// The keys of the games.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|game| game.key)
    }

    /// Every playable variant, in registration order.
    pub fn variants(&self) -> impl Iterator<Item = &'static Variant> {
        self.registry.variants()
    }

    /// The playable variants of a family, in registration order.
    pub fn of_family(&self, family: &str) -> impl Iterator<Item = &'static Variant> {
        self.variants()
            .filter(move |variant| variant.family == family)
    }

    /// The game that plays a variant. `None` if it is not registered.
    pub fn of_variant(&self, key: &str) -> Option<GameId> {
        self.registry.position(key).map(GameId)
    }

    /// The id of a registered game.
    pub fn id_of<G: TableGame>(&self) -> Option<GameId> {
        let at = self.entries.iter().position(|game| game.key == G::GAME);
        at.map(GameId)
    }

    /// The courtiers that play a variant, weakest first: all five, if it is known.
    pub fn courtiers(&self, variant: &str) -> Vec<Courtier> {
        self.of_variant(variant)
            .map_or_else(Vec::new, |_| Courtier::ALL.to_vec())
    }

    /// Whether the review of a match can assess its moves, or compare how far its players came.
    pub fn may_review(&self, variant: &str, game: &dyn AnyMatch) -> bool {
        let id = self.of_variant(variant);
        match game.seats().len() {
            2 => !game.hides_anything(),
            _ => id.is_some_and(|id| self.entries[id.0].has_standings),
        }
    }

    /// A match of a variant for display, with nobody seated. `None` if the options or the position
    /// don't fit the variant, or if its game is not registered.
    pub fn set_up(
        &self,
        variant: &str,
        options: &BTreeMap<String, String>,
        position: Option<&str>,
    ) -> Option<Box<dyn AnyMatch>> {
        self.registry.set_up(variant, options, position)
    }

    /// The games themselves.
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// The match described by an imported text, see [`share::open_text`].
    ///
    /// # Errors
    /// A sentence, if the text describes no match, or a game that is not registered.
    pub fn open_text(&self, given: &str, company: &Company) -> Result<Record, OpenError> {
        share::open_text(&self.registry, given, company)
    }

    /// The match that a link opens, see [`share::from_link`].
    ///
    /// # Errors
    /// A sentence, if the link is broken, or its game is not registered.
    pub fn from_link(&self, link: &str, company: &Company) -> Result<Option<Record>, LinkError> {
        share::from_link(&self.registry, link, company)
    }

    /// Whether a text is a match that needs a newer version of the program: a later format, or a
    /// game that is not registered.
    pub fn is_newer(&self, text: &str) -> bool {
        match Record::from_json(text) {
            Ok(record) => self.of_variant(&record.variant).is_none(),
            Err(error) => matches!(error, RecordError::TooNew(_)),
        }
    }

    /// Replays a match. `None` if that fails.
    pub fn replay(&self, record: &Record) -> Option<Box<dyn AnyMatch>> {
        self.registry.replay(record).ok()
    }

    /// Reads a saved match and replays it, so that opening it cannot fail later.
    ///
    /// # Errors
    /// A sentence, if it cannot be read or its game is not registered.
    pub fn read(&self, text: &str) -> Result<Box<dyn AnyMatch>, Worded> {
        self.check(&self.parse(text)?)
    }

    /// Reads a saved match without replaying it.
    ///
    /// # Errors
    /// A sentence, if it cannot be read.
    pub fn parse(&self, text: &str) -> Result<Record, Worded> {
        Record::from_json(text).map_err(|error| match error {
            // Players don't need to know where a file is damaged.
            RecordError::Unreadable { .. } => Sentence::new("save-damaged").into(),
            RecordError::SomethingElse => Sentence::new("save-unreadable").into(),
            error => Worded::of(error),
        })
    }

    /// Replays a match, so that opening it cannot fail later.
    ///
    /// # Errors
    /// A sentence, if it is not valid or its game is not registered.
    pub fn check(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Worded> {
        if self.of_variant(&record.variant).is_none() {
            return Err(Sentence::new("link-not_unpacked").into());
        }
        self.registry.replay(record).map_err(Worded::of)
    }
}

fn has_standings<G: TableGame>() -> bool {
    let setup = (G::VARIANTS.first()).and_then(|known| Setup::for_variant(known, []).ok());
    setup.is_some_and(|setup| G::new(&setup).standings().is_some())
}

/// The match in progress, if it is of this game.
#[derive(Resource)]
pub struct Session<G: TableGame> {
    /// The match.
    pub game: Match<G>,
    /// The courtier's score of the position at each of its moves, in hundredths of a man.
    pub(super) scores: Vec<i32>,
    /// The seat of the courtier that is considering a draw offer.
    pub(super) draw_offered: Option<Seat>,
    /// The number of moves played in the position being viewed. `None` for the current position.
    pub(super) viewed_ply: Option<usize>,
    /// In a game with hidden information: the seat whose hand is shown. `None` while the curtain is
    /// closed, or if only courtiers play.
    pub(super) open_to: Option<Seat>,
}

/// Run condition of what a game does at the table: a match of it is there, or was in the last frame, so
/// that what has begun ends with it.
pub(super) fn on_table<G: TableGame>(
    session: Option<Res<Session<G>>>,
    mut before: Local<bool>,
) -> bool {
    let now = session.is_some();
    std::mem::replace(&mut *before, now) || now
}

impl<G: TableGame> Session<G> {
    /// Whether the game has hidden information.
    pub(super) fn hidden(&self) -> bool {
        self.game.game().hides_anything()
    }

    /// The number of people at the table.
    pub(super) fn people(&self) -> usize {
        self.game
            .seats()
            .iter()
            .filter(|who| who.is_person())
            .count()
    }

    /// The initial viewer: in practice the learner, else the only person. `None` otherwise.
    pub(super) fn first_eyes(&self, learner: Option<Seat>) -> Option<Seat> {
        let alone = (self.people() == 1).then(|| first_person(self.game.seats()));
        learner.or(alone.flatten())
    }
}

/// The seat of the first person at the table.
pub(super) fn first_person(seats: &[Occupant]) -> Option<Seat> {
    let first = seats.iter().position(Occupant::is_person)?;
    u8::try_from(first).ok().map(Seat)
}

/// The seat nearest the screen when a match begins: the first person's.
pub(super) fn first_viewer(seats: &[Occupant]) -> Seat {
    first_person(seats).unwrap_or_default()
}
