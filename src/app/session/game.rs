//! The games that can be put on the table, and the match of one of them.

use bevy::prelude::*;

use crate::players::hint::Explains;
use crate::players::thinker::CourtGame;
use crate::rules::{Match, MatchError, Occupant, Record, Seat, Variant};
use crate::texts;

/// A game that can be put on the table.
pub trait TableGame: CourtGame + Explains {
    /// The key of the game, see [`Variant::game`](crate::rules::Variant::game): its
    /// variants share this type.
    const GAME: &'static str;

    /// How many places of a move ([`Game::spots`](crate::rules::Game::spots)) are the way of its
    /// piece. Those behind are chosen when it has arrived, as a man that is removed for a mill;
    /// until then the table shows the way as if it had been played.
    const WAY: usize = usize::MAX;

    /// What is special about how a seat stands, as long as it does: the key of its words under
    /// `ui.<game>.standing`. It is told when it begins, and stands in the tray.
    fn standing(&self, _seat: Seat) -> Option<&'static str> {
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

/// What the session knows of a game that was added.
struct GameEntry {
    key: &'static str,
    variants: &'static [Variant],
    check: fn(&Record) -> Result<(), MatchError>,
}

/// The games that were added to the app.
#[derive(Resource, Default)]
pub struct Games(Vec<GameEntry>);

impl Games {
    /// Adds a game.
    pub(super) fn add<G: TableGame>(&mut self) -> GameId {
        self.0.push(GameEntry {
            key: G::GAME,
            variants: G::VARIANTS,
            check: |record| Match::<G>::from_record(record).map(|_| ()),
        });
        GameId(self.0.len() - 1)
    }

    /// The keys of the games.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|game| game.key)
    }

    /// The variants of a game.
    pub fn variants_of(&self, id: GameId) -> &'static [Variant] {
        self.0.get(id.0).map_or(&[], |game| game.variants)
    }

    /// The game that plays a variant; `None` if it was not added.
    pub fn of_variant(&self, key: &str) -> Option<GameId> {
        let plays = |game: &GameEntry| game.variants.iter().any(|variant| variant.key == key);
        self.0.iter().position(plays).map(GameId)
    }

    /// The number under which a game was added.
    pub fn id_of<G: TableGame>(&self) -> Option<GameId> {
        let at = self.0.iter().position(|game| game.key == G::GAME);
        at.map(GameId)
    }

    /// Whether a variant is one of this game's.
    pub(super) fn plays<G: TableGame>(&self, variant: &str) -> bool {
        self.of_variant(variant)
            .is_some_and(|id| self.0[id.0].key == G::GAME)
    }

    /// Reads a saved match and plays it through, so that opening it brings no surprise.
    ///
    /// # Errors
    /// With a sentence when it cannot be read or is of no game that was added.
    pub fn read(&self, text: &str) -> Result<Record, String> {
        let record = Record::from_json(text).map_err(|error| error.to_string())?;
        let game = self
            .of_variant(&record.variant)
            .ok_or_else(|| texts::text("link.not_unpacked").to_owned())?;
        (self.0[game.0].check)(&record).map_err(|error| error.to_string())?;
        Ok(record)
    }
}

/// The match being played, while there is one of this game.
#[derive(Resource)]
pub struct Session<G: TableGame> {
    /// The match.
    pub game: Match<G>,
    /// What the courtier thought of its position at its last moves, in hundredths of a man.
    pub(super) scores: Vec<i32>,
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
