//! What a game brings to the table besides its rules, and how it is added to the app.

use bevy::prelude::*;

use crate::app::cue::CueSound;
use crate::app::panels::diagram::Figure;
use crate::app::panels::players::SeatSlot;
use crate::app::schedule::FrameSystems;
use crate::app::session;
use crate::app::session::{GameId, Games, Open, OpenPractice, TableGame, TableState};
use crate::app::table::layout::TableShape;
use crate::app::table::skins::{Pictures, PreloadedVariant};
use crate::app::wording::moves::Wording;
use crate::app::wording::words::GameWords;
use crate::rules::{Kind, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Presentations>()
        .init_resource::<PreloadedVariant>()
        .add_systems(Update, set_shape.in_set(FrameSystems::Shape));
}

/// How a game presents itself on the table and in the panels.
#[derive(Clone, Copy)]
pub struct GamePresentation {
    /// What it calls its places, pieces and cards.
    pub words: GameWords,
    /// The shape of its board, or its table for cards.
    pub board: fn() -> TableShape,
    /// The sprites that stand for the sides, by seat; the last one stands for all further seats.
    pub sides: &'static [&'static str],
    /// The pieces of a seat in words; `None` if they are not counted.
    pub count: fn(&TableState, Seat) -> Option<String>,
    /// What stands on the card of a seat besides, e.g. a score card.
    pub slot: fn(&TableState, Seat) -> SeatSlot,
    /// What a piece of a seat is in small pictures of the board; `None` for cards.
    pub figure: fn(Seat, Option<Kind>) -> Option<Figure>,
    /// What is written beside the heading of the moves, e.g. “placing, move 6 of 9”; `None` for the
    /// number of the move.
    pub stage: fn(&TableState) -> Option<String>,
    /// The pictures of a variant.
    pub skin: fn(&str) -> Pictures,
    /// How its own cues sound, and those that sound otherwise than usual.
    pub cues: &'static [CueSound],
}

/// Adding a game to the app.
pub trait AddGame {
    /// Adds a game: its rules to the session, its presentation to the table.
    fn add_game<G: TableGame>(&mut self, presentation: GamePresentation) -> &mut Self;
}

impl AddGame for App {
    fn add_game<G: TableGame>(&mut self, presentation: GamePresentation) -> &mut Self {
        let id = session::add_game::<G>(self);
        crate::app::table::preview::game_plugin::<G>(self);
        let mut all = self.world_mut().get_resource_or_init::<Presentations>();
        debug_assert_eq!(id.index(), all.0.len(), "one presentation a game");
        all.0.push(presentation);
        self
    }
}

/// The presentations of all games that were added, by [`GameId`].
#[derive(Resource, Default)]
pub struct Presentations(Vec<GamePresentation>);

/// The words of no game, before the first match.
static NO_WORDS: GameWords = GameWords::of("");

impl Presentations {
    /// The presentation of a game.
    pub fn get(&self, game: GameId) -> Option<&GamePresentation> {
        self.0.get(game.index())
    }

    /// That of a variant's game, for pages about games that may not be on the table; `None` if that
    /// was not added.
    pub fn of(&self, games: &Games, variant: &str) -> Option<&GamePresentation> {
        self.get(games.of_variant(variant)?)
    }

    /// That of the game on the table; `None` before the first match.
    pub fn on_table(&self, table: &TableState) -> Option<&GamePresentation> {
        self.get(table.game?)
    }

    /// What the game on the table calls things.
    pub fn words(&self, table: &TableState) -> &GameWords {
        self.on_table(table)
            .map_or(&NO_WORDS, |presentation| &presentation.words)
    }

    /// Words for the match on the table.
    pub fn wording<'a>(&'a self, table: &'a TableState) -> Wording<'a> {
        Wording {
            table,
            words: self.words(table),
        }
    }

    /// The sprite that stands for a side of the game on the table.
    pub fn side_sprite(&self, table: &TableState, seat: Seat) -> &'static str {
        self.on_table(table)
            .map_or("", |presentation| presentation.side_sprite(seat))
    }
}

impl GamePresentation {
    /// The sprites that stand for the sides of so many seats.
    pub fn side_sprites(&self, seats: u8) -> Vec<String> {
        let sprite = |seat| self.side_sprite(Seat(seat)).to_owned();
        (0..seats).map(sprite).collect()
    }

    /// The sprite that stands for a side.
    pub fn side_sprite(&self, seat: Seat) -> &'static str {
        let sprites = self.sides;
        sprites
            .get(seat.index())
            .or(sprites.last())
            .copied()
            .unwrap_or("")
    }
}

/// A match that is opened brings the shape of its table.
fn set_shape(
    mut opened: MessageReader<Open>,
    mut practised: MessageReader<OpenPractice>,
    games: Res<Games>,
    presentations: Res<Presentations>,
    mut shape: ResMut<TableShape>,
) {
    let records = opened
        .read()
        .map(|Open(record)| record)
        .chain(practised.read().map(|practise| &practise.record));
    if let Some(game) = records
        .last()
        .and_then(|record| presentations.of(&games, &record.variant))
    {
        shape.set_if_neq((game.board)());
    }
}
