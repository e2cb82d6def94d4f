//! The presentation of a game, and registering a game with the app.

use bevy::prelude::*;

use crate::app::cue::CueSound;
use crate::app::schedule::FrameSystems;
use crate::app::session;
use crate::app::session::{GameId, Games, OpenResult, TableGame, TableState};
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::layout::TableShape;
use crate::app::ui::diagram::Figure;
use crate::app::wording::moves::Wording;
use crate::app::wording::words::GameWords;
use crate::rules::{Kind, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Presentations>()
        .init_resource::<PreloadedVariant>()
        .add_systems(
            Update,
            set_shape
                .run_if(on_message::<OpenResult>)
                .in_set(FrameSystems::Shape),
        );
}

/// The variant being set up, whose skin is preloaded; initially empty.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreloadedVariant(pub &'static str);

/// How a game presents itself on the table and in the panels.
#[derive(Clone, Copy)]
pub struct GamePresentation {
    /// Its names for places, pieces and cards.
    pub words: GameWords,
    /// The shape of its board or card table for this many seats.
    pub board: fn(u8) -> TableShape,
    /// The sprites of the sides, by seat; the last one is used for all further seats.
    pub sides: &'static [&'static str],
    /// A seat's piece count in words. `None` if it has none.
    pub count: fn(&TableState, Seat) -> Option<String>,
    /// A piece as drawn in small diagrams. `None` for cards.
    pub figure: fn(Seat, Option<Kind>) -> Option<Figure>,
    /// The text beside the heading of the moves, e.g. “placing, move 6 of 9”. `None` to show the
    /// move number.
    pub stage: fn(&TableState) -> Option<String>,
    /// The skin of a variant.
    pub skin: fn(&str) -> Pictures,
    /// The sounds of its own cues, and its overrides of common ones.
    pub cues: &'static [CueSound],
    /// The sprites that only its panels need.
    pub sheets: PanelSheets,
    /// Its gallery.
    pub gallery: Gallery,
}

/// The gallery of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gallery {
    /// It has none.
    None,
    /// Stories, each told when something like it has happened on the table.
    Stories(&'static [Miniature]),
    /// The people of its family's line, see [`crate::levels::quiz`].
    Line(LineLook),
}

/// The look of a line of people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineLook {
    /// What the names of its sprites begin with, see
    /// [`PeopleLine::sprites`](crate::app::screens::people_line::view::PeopleLine::sprites).
    pub sprites: &'static str,
    /// The images with these sprites, by their paths in `images/` without the size suffix. They are
    /// loaded when the line is shown.
    pub files: &'static [&'static str],
}

impl Gallery {
    /// Its stories; empty if it has none.
    pub const fn stories(self) -> &'static [Miniature] {
        match self {
            Self::Stories(stories) => stories,
            Self::None | Self::Line(_) => &[],
        }
    }
}

/// A miniature of a game's gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miniature {
    /// The text key of its story, which also stands for it in the player's progress. The name of
    /// whom it is about is `<key>-name`, what tells it `<key>-when`.
    pub key: &'static str,
    /// Its sprite.
    pub picture: &'static str,
    /// The sprite while it is veiled.
    pub veiled: &'static str,
}

/// The sprites that only the panels of one game need. They are loaded when it is set up, put on
/// the table, or its rules are opened; until then the panels draw plain shapes instead.
#[derive(Clone, Copy)]
pub struct PanelSheets {
    /// The indexes of the sprites, like `images/ui.json`.
    pub indexes: &'static [&'static str],
    /// The images in the indexes, by their paths in `images/` without the size suffix.
    pub files: &'static [&'static str],
}

impl PanelSheets {
    /// No sprites of its own.
    pub const NONE: Self = Self {
        indexes: &[],
        files: &[],
    };
}

/// Registers games with the app.
pub trait AddGame {
    /// Registers a game: its rules with the session, its presentation with the table.
    fn add_game<G: TableGame>(&mut self, presentation: GamePresentation) -> &mut Self;
}

impl AddGame for App {
    fn add_game<G: TableGame>(&mut self, presentation: GamePresentation) -> &mut Self {
        let id = session::add_game::<G>(self);
        let mut all = self.world_mut().get_resource_or_init::<Presentations>();
        debug_assert_eq!(id.index(), all.0.len(), "one presentation a game");
        all.0.push(presentation);
        self
    }
}

/// The presentations of all registered games, by [`GameId`].
#[derive(Resource, Default)]
pub struct Presentations(Vec<GamePresentation>);

/// Used before the first match.
static NO_WORDS: GameWords = GameWords::of("");

impl Presentations {
    /// The presentation of a game.
    pub fn get(&self, game: GameId) -> Option<&GamePresentation> {
        self.0.get(game.index())
    }

    /// The presentation of a variant's game, for pages about games that may not be on the table.
    /// `None` if it is not registered.
    pub fn of(&self, games: &Games, variant: &str) -> Option<&GamePresentation> {
        self.get(games.of_variant(variant)?)
    }

    /// The presentation of the game on the table. `None` before the first match.
    pub fn on_table(&self, table: &TableState) -> Option<&GamePresentation> {
        self.get(table.game?)
    }

    /// The words of the game on the table.
    pub fn words(&self, table: &TableState) -> &GameWords {
        self.on_table(table)
            .map_or(&NO_WORDS, |presentation| &presentation.words)
    }

    /// The presentations of all games.
    pub fn all(&self) -> impl Iterator<Item = &GamePresentation> {
        self.0.iter()
    }

    /// The wording for the match on the table.
    pub fn wording<'a>(&'a self, table: &'a TableState) -> Wording<'a> {
        Wording {
            table,
            words: self.words(table),
        }
    }

    /// The sprite of a side of the game on the table.
    pub fn side_sprite(&self, table: &TableState, seat: Seat) -> &'static str {
        self.on_table(table)
            .map_or("", |presentation| presentation.side_sprite(seat))
    }
}

impl GamePresentation {
    /// The sprites of the sides, for this many seats.
    pub fn side_sprites(&self, seats: u8) -> Vec<String> {
        let sprite = |seat| self.side_sprite(Seat(seat)).to_owned();
        (0..seats).map(sprite).collect()
    }

    /// The sprite of a side.
    pub fn side_sprite(&self, seat: Seat) -> &'static str {
        let sprites = self.sides;
        sprites
            .get(seat.index())
            .or(sprites.last())
            .copied()
            .unwrap_or("")
    }
}

/// Sets the table's shape when a match was opened.
fn set_shape(
    table: Res<TableState>,
    games: Res<Games>,
    presentations: Res<Presentations>,
    mut shape: ResMut<TableShape>,
) {
    if let Some(game) = presentations.of(&games, &table.variant) {
        let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
        shape.set_if_neq((game.board)(seats));
    }
}
