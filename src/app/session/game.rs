//! The games that can be put on the table, and the match of one of them.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::players::hint::Explains;
use crate::players::knowledge::Knowledge;
use crate::players::levels::Courtier;
use crate::players::thinker::CourtGame;
use crate::rules::registry::Registry;
use crate::rules::share::{LinkError, OpenError};
use crate::rules::{AnyMatch, Match, Occupant, Record, RecordError, Seat, Variant, share};
use crate::texts;

/// A game that can be put on the table.
pub trait TableGame: CourtGame + Explains {
    /// The key of the game, see [`Variant::game`](crate::rules::Variant::game): its
    /// variants share this type.
    const GAME: &'static str;

    /// How many places of a move ([`Game::spots`](crate::rules::Game::spots)) are the way of its
    /// piece. Those behind are chosen when it has arrived, as a man that is removed for a mill;
    /// until then the table shows the way as if it had been played.
    const PATH_LENGTH: usize = usize::MAX;

    /// Whether the table turns to the person who plays, where several share it. Not where the board
    /// looks the same from every side: then its names would be all that turns.
    const TURNS: bool = true;

    /// What is special about how a seat stands, as long as it does: the key of its words under
    /// `<game>-seat_status`. It is told when it begins, and stands in the tray.
    fn seat_status(&self, _seat: Seat) -> Option<&'static str> {
        None
    }
}

/// A game that was added to the app, resolved once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameId(usize);

impl GameId {
    /// Its number, counted from 0 in the order in which games were added.
    pub fn index(self) -> usize {
        self.0
    }
}

/// What the session knows of a game that was added, besides its rules.
struct GameEntry {
    key: &'static str,
    courtiers: fn(&str) -> Vec<Courtier>,
}

/// The games that were added to the app.
#[derive(Resource)]
pub struct Games {
    registry: Registry,
    /// In the order of the registry.
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
    /// Adds a game.
    ///
    /// # Panics
    /// If it was added before.
    pub(super) fn add<G: TableGame>(&mut self) -> GameId {
        let at = self.registry.add::<G>();
        assert_eq!(at, self.entries.len(), "{} was added twice", G::GAME);
        self.entries.push(GameEntry {
            key: G::GAME,
            courtiers: courtiers::<G>,
        });
        GameId(at)
    }

    /// The keys of the games.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|game| game.key)
    }

    /// Every variant that can be played, in the order in which the games were added.
    pub fn variants(&self) -> impl Iterator<Item = &'static Variant> {
        self.registry.variants()
    }

    /// The game that plays a variant; `None` if it was not added.
    pub fn of_variant(&self, key: &str) -> Option<GameId> {
        self.registry.position(key).map(GameId)
    }

    /// The number under which a game was added.
    pub fn id_of<G: TableGame>(&self) -> Option<GameId> {
        let at = self.entries.iter().position(|game| game.key == G::GAME);
        at.map(GameId)
    }

    /// Whether a variant is one of this game's.
    pub(super) fn plays<G: TableGame>(&self, variant: &str) -> bool {
        self.of_variant(variant)
            .is_some_and(|id| self.entries[id.0].key == G::GAME)
    }

    /// The courtiers that play a variant, weakest first.
    pub fn courtiers(&self, variant: &str) -> Vec<Courtier> {
        let game = self.of_variant(variant).map(|id| &self.entries[id.0]);
        game.map_or_else(Vec::new, |game| (game.courtiers)(variant))
    }

    /// A match of a variant for looking at it, with nobody seated; `None` where options or position
    /// are not of this variant, or its game was not added.
    pub fn set_up(
        &self,
        variant: &str,
        options: &BTreeMap<String, String>,
        position: Option<&str>,
    ) -> Option<Box<dyn AnyMatch>> {
        self.registry.set_up(variant, options, position)
    }

    /// The match that a text from elsewhere tells of, see [`share::open_text`].
    ///
    /// # Errors
    /// With a sentence when it tells of none, or of a game that was not added.
    pub fn open_text(&self, given: &str, opponent: &Occupant) -> Result<Record, OpenError> {
        share::open_text(&self.registry, given, opponent)
    }

    /// The match that a link opens, see [`share::from_link`].
    ///
    /// # Errors
    /// With a sentence when it is broken, or of a game that was not added.
    pub fn from_link(&self, link: &str, opponent: &Occupant) -> Result<Option<Record>, LinkError> {
        share::from_link(&self.registry, link, opponent)
    }

    /// Whether a text is a match that only a newer version of the program can open: of a later
    /// format, or of a game that was not added.
    pub fn is_newer(&self, text: &str) -> bool {
        match Record::from_json(text) {
            Ok(record) => self.of_variant(&record.variant).is_none(),
            Err(error) => matches!(error, RecordError::TooNew(_)),
        }
    }

    /// Plays a match through; `None` where it cannot be.
    pub fn replay(&self, record: &Record) -> Option<Box<dyn AnyMatch>> {
        self.registry.replay(record).ok()
    }

    /// Reads a saved match and plays it through, so that opening it brings no surprise.
    ///
    /// # Errors
    /// With a sentence when it cannot be read or is of no game that was added.
    pub fn read(&self, text: &str) -> Result<Box<dyn AnyMatch>, String> {
        let record = Record::from_json(text).map_err(|error| match error {
            // Where a damaged file is damaged is nothing for players.
            RecordError::Unreadable { .. } | RecordError::SomethingElse => {
                texts::text("save-unreadable").to_owned()
            }
            error => error.to_string(),
        })?;
        if self.of_variant(&record.variant).is_none() {
            return Err(texts::text("link-not_unpacked").to_owned());
        }
        let replayed = self.registry.replay(&record);
        replayed.map_err(|error| error.to_string())
    }
}

/// The courtiers that play a variant of a game, weakest first.
pub(super) fn courtiers<G: TableGame>(variant: &str) -> Vec<Courtier> {
    let nothing = Knowledge::default();
    Courtier::ALL
        .into_iter()
        .filter(|who| G::courtier(variant, *who, &nothing).is_some())
        .collect()
}

/// The match being played, while there is one of this game.
#[derive(Resource)]
pub struct Session<G: TableGame> {
    /// The match.
    pub game: Match<G>,
    /// What the courtier thought of its position at its last moves, in hundredths of a man.
    pub(super) scores: Vec<i32>,
    /// The seat of the courtier who weighs the draw that it was offered.
    pub(super) draw_offered: Option<Seat>,
    /// While an earlier position is looked at: how many moves were played in it.
    pub(super) looking: Option<usize>,
    /// Whether this is practice.
    pub(super) practice: bool,
    /// Whether places are pointed at in practice, and not moves made.
    pub(super) pointing: bool,
    /// In a game with secrets: whose they are to be seen. Nobody's while the curtain is closed, or
    /// where only courtiers sit.
    pub(super) open_to: Option<Seat>,
}

impl<G: TableGame> Session<G> {
    /// Whether the seats have secrets from each other.
    pub(super) fn hidden(&self) -> bool {
        self.game.game().hides_anything()
    }

    /// How many people sit at the table.
    pub(super) fn people(&self) -> usize {
        self.game
            .seats()
            .iter()
            .filter(|who| who.is_person())
            .count()
    }

    /// Who sees the table at first: in practice the learner, the only person, or nobody yet.
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
