//! The registered games.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::session::game::{GameId, TableGame};
use crate::app::session::table_match::TableMatch;
use crate::players::levels::Courtier;
use crate::rules::registry::Registry;
use crate::rules::share::{Company, LinkError, OpenError};
use crate::rules::{AnyMatch, Match, MatchError, Record, RecordError, Setup, Variant, share};
use crate::texts::{Sentence, Worded};

/// What the session knows of a registered game, besides its rules.
struct GameEntry {
    /// Whether its seats have goals of their own, see [`TableGame::standings`].
    has_standings: bool,
    /// Replays a match for the table.
    open: fn(&Record) -> Result<Box<dyn TableMatch>, MatchError>,
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
            has_standings: has_standings::<G>(),
            open: |record| Ok(Box::new(Match::<G>::from_record(record)?)),
        });
        GameId(at)
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

    /// Replays a match for the table, and the id of its game.
    ///
    /// # Errors
    /// A sentence, if it is not valid or its game is not registered.
    pub(super) fn open(&self, record: &Record) -> Result<(GameId, Box<dyn TableMatch>), Worded> {
        let game = self.of_variant(&record.variant);
        let entry = game.and_then(|game| Some((game, self.entries.get(game.0)?)));
        let (game, entry) = entry.ok_or_else(|| Sentence::new("link-not_unpacked"))?;
        Ok((game, (entry.open)(record).map_err(Worded::of)?))
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
