//! The games on the table: each brings its rules to the session, and a [`Look`]. Everything else is
//! the table's own.

pub mod cards;
mod draughts;
mod mill;
mod six_of_viii;
mod wolf;

use std::collections::HashMap;

use bevy::prelude::*;

use crate::app::assets::Density;
use crate::app::panels::cards::CardFace;
use crate::app::panels::diagram::Figure;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session;
use crate::app::session::{Open, Practise, TableState};
use crate::app::table;
use crate::app::table::board::layout::{BoardShape, TableLayout};
use crate::app::table::board::skin::{Skin, SkinPlan};
use crate::app::table::cards::skin::{CardSkin, CardSkinPlan};
use crate::rules::draughts::Draughts;
use crate::rules::draughts::board::Square;
use crate::rules::mill::Mill;
use crate::rules::six_of_viii::SixOfViii;
use crate::rules::wolf::Wolf;
use crate::rules::{Kind, Seat, Spot, Variant, registry};
use crate::texts;

pub(super) fn plugin(app: &mut App) {
    cards::plugin(app);
    session::game_plugin::<Draughts>(app);
    table::game_plugin::<Draughts>(app);
    session::game_plugin::<Wolf>(app);
    table::game_plugin::<Wolf>(app);
    session::game_plugin::<Mill>(app);
    table::game_plugin::<Mill>(app);
    session::game_plugin::<SixOfViii>(app);
    table::game_plugin::<SixOfViii>(app);
    cards::game_plugin::<SixOfViii>(app);
    app.init_resource::<Upcoming>()
        .insert_resource(chequered_board())
        .add_systems(Update, set_shape.in_set(FrameSystems::Shape));
}

/// The pictures, for the app with a window. They come when a match is set up, or else when it is
/// opened.
pub(super) fn skin_plugin(app: &mut App) {
    app.init_resource::<Wardrobe>().add_systems(
        Update,
        (prepare.run_if(resource_changed::<Upcoming>), dress)
            .chain()
            .after(SessionSystems::Apply)
            .before(SessionSystems::Present),
    );
}

/// The variant that is set up and will perhaps be played; empty at first.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Upcoming(pub &'static str);

/// What the table and the panels ask of a game.
pub struct Look {
    /// The key of the game, see [`Variant::game`].
    pub game: &'static str,
    /// Its board.
    pub board: fn() -> BoardShape,
    /// What a place of the board is called in the game's notation, as “12”; none for what is no
    /// place of the board.
    pub label: fn(Spot) -> Option<String>,
    /// The sprites that stand for the sides, by seat.
    pub discs: [&'static str; 2],
    /// The pieces of a seat in words; none where they are not counted.
    pub count: fn(&TableState, Seat) -> Option<String>,
    /// What a piece of a seat is in small pictures of the board; none for cards.
    pub figure: fn(Seat, Option<Kind>) -> Option<Figure>,
    /// What stands beside the heading of the moves, as “placing, move 6 of 9”; where there is none,
    /// the number of the move.
    pub stage: fn(&TableState) -> Option<String>,
    /// The pictures of a variant.
    pub skin: fn(&str) -> Pictures,
    /// Whether its board is of slate, not of wood: so it sounds.
    pub slate: bool,
    /// The words for its cards; none for a game of pieces.
    pub cards: Option<CardWords>,
}

/// What a game of cards calls its cards, and how panels paint them.
#[derive(Clone, Copy)]
pub struct CardWords {
    /// What a card is called, as “6 of Boleyn”.
    pub name: fn(Kind) -> Option<String>,
    /// Its face.
    pub face: fn(Kind) -> Option<CardFace>,
    /// What it was played as, where the move's notation says that it stands for another; none for
    /// all others.
    pub as_played: fn(Kind, &str) -> Option<String>,
}

/// The pictures of a game, by what it is played on.
#[derive(Clone, Copy)]
pub enum Pictures {
    /// A board with pieces.
    Board(SkinPlan),
    /// A table with cards.
    Cards(CardSkinPlan),
}

/// The pictures on the table, or kept for the next match.
#[derive(Clone)]
enum Dress {
    Board(Box<Skin>),
    Cards(Box<CardSkin>),
}

impl Dress {
    /// Puts these pictures on the table, and those of the other sort away.
    fn put_on(self, commands: &mut Commands) {
        match self {
            Self::Board(skin) => {
                commands.remove_resource::<CardSkin>();
                commands.insert_resource(*skin);
            }
            Self::Cards(skin) => {
                commands.remove_resource::<Skin>();
                commands.insert_resource(*skin);
            }
        }
    }
}

/// The games that have a board and pieces to be seen; others are known to the rules and the command
/// line alone.
static LOOKS: [&Look; 4] = [
    &draughts::LOOK,
    &wolf::LOOK,
    &mill::LOOK,
    &six_of_viii::LOOK,
];

/// What is to be seen of a variant's game; none where it cannot be put on the table.
pub fn look(variant: &str) -> Option<&'static Look> {
    let game = registry::variant(variant)?.game;
    LOOKS.iter().copied().find(|look| look.game == game)
}

/// The variants that can be played at the table.
pub fn on_table() -> impl Iterator<Item = &'static Variant> {
    registry::variants().filter(|variant| look(variant.key).is_some())
}

/// The sprites that stand for the sides of a variant, by seat.
pub fn side_discs(variant: &str) -> [String; 2] {
    look(variant)
        .map_or(["disc_dark", "disc_light"], |look| look.discs)
        .map(str::to_owned)
}

/// A match that is opened brings its board.
fn set_shape(
    mut opened: MessageReader<Open>,
    mut practised: MessageReader<Practise>,
    mut shape: ResMut<BoardShape>,
) {
    let records = opened
        .read()
        .map(|Open(record)| record)
        .chain(practised.read().map(|practise| &practise.record));
    if let Some(look) = records.last().and_then(|record| look(&record.variant)) {
        shape.set_if_neq((look.board)());
    }
}

/// How the variants that were set up or played dress the table.
#[derive(Resource, Default)]
struct Wardrobe(HashMap<String, Dress>);

impl Wardrobe {
    /// The dress of a variant, made where it is not there yet. None for what cannot be put on the
    /// table.
    fn find(
        &mut self,
        variant: &str,
        density: Density,
        assets: &AssetServer,
        layouts: &mut Assets<TextureAtlasLayout>,
    ) -> Option<&mut Dress> {
        if !self.0.contains_key(variant) {
            let made = match (look(variant)?.skin)(variant) {
                Pictures::Board(plan) => Skin::new(plan, density, assets, layouts)
                    .map(|skin| Dress::Board(Box::new(skin))),
                Pictures::Cards(plan) => {
                    CardSkin::new(plan, density, layouts).map(|skin| Dress::Cards(Box::new(skin)))
                }
            };
            match made {
                Ok(dress) => self.0.insert(variant.to_owned(), dress),
                Err(problem) => {
                    error!("the pictures of {variant} have no index: {problem}");
                    None
                }
            };
        }
        self.0.get_mut(variant)
    }
}

/// Sends for the pictures of the variant that is set up, so that they are there when it is played.
fn prepare(
    upcoming: Res<Upcoming>,
    layout: Res<TableLayout>,
    density: Res<Density>,
    assets: Res<AssetServer>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut wardrobe: ResMut<Wardrobe>,
) {
    if let Some(Dress::Cards(skin)) = wardrobe.find(upcoming.0, *density, &assets, &mut layouts) {
        skin.send_for(layout.narrow, &assets);
    }
}

/// Dresses the table for the variant that is played; pictures that are on their way are waited for.
fn dress(
    mut commands: Commands,
    table: Res<TableState>,
    skin: Option<Res<Skin>>,
    cards: Option<Res<CardSkin>>,
    density: Res<Density>,
    assets: Res<AssetServer>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut worn: Local<String>,
    mut wardrobe: ResMut<Wardrobe>,
) {
    if skin.is_some_and(|skin| skin.loading(&assets))
        || cards.is_some_and(|cards| cards.loading(&assets))
    {
        redraw.at(time.elapsed_secs() + LOADING_GLANCE);
    }
    if *worn == table.variant {
        return;
    }
    worn.clone_from(&table.variant);
    if let Some(dress) = wardrobe.find(&table.variant, *density, &assets, &mut layouts) {
        dress.clone().put_on(&mut commands);
    }
}

/// How often the table looks whether its pictures have come, in seconds.
const LOADING_GLANCE: f32 = 0.05;

/// Eight by eight squares, White at the bottom, the dark ones played on. The frame is 38 of 72
/// wide, on the small board 15 of 44.
pub fn chequered_board() -> BoardShape {
    let cells = Square::all()
        .map(|square| {
            let middle = Vec2::new(f32::from(square.col()) + 0.5, 7.5 - f32::from(square.row()));
            (Spot::Square(u16::from(square.pdn() - 1)), middle)
        })
        .collect();
    BoardShape {
        cells,
        size: Vec2::splat(8.0),
        frame: [38.0 / 72.0, 15.0 / 44.0],
        bottom: Seat(1),
        ..default()
    }
}

/// The PDN number of a square.
fn pdn_number(spot: Spot) -> Option<String> {
    match spot {
        Spot::Square(index) => Some((index + 1).to_string()),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}

/// The game of a variant; empty for an unknown one.
fn game(variant: &str) -> &'static str {
    registry::variant(variant).map_or("", |variant| variant.game)
}

/// What a place of the board is called in the game's notation, as “12”. `None` for what is no place
/// of the board.
pub fn spot_name(variant: &str, spot: Spot) -> Option<String> {
    (look(variant)?.label)(spot)
}

/// A place of the board in words, as “Square 12”.
pub fn place_name(variant: &str, spot: Spot) -> Option<String> {
    let at = spot_name(variant, spot)?;
    Some(texts::fill(
        &format!("ui.{}.place", game(variant)),
        &[("at", &at)],
    ))
}

/// What is said at a board and not done on a place of it, by its number.
pub fn choice_name(variant: &str, number: u16) -> String {
    texts::text(&format!("ui.{}.choice.{number}", game(variant))).to_owned()
}

/// What stands on the ribbon while a line is closed and what it takes is not chosen; `may` where
/// nothing has to be.
pub fn lined_words(variant: &str, may: bool) -> String {
    let form = if may { ".may" } else { "" };
    texts::text(&format!("ui.{}.lined{form}", game(variant))).to_owned()
}

/// What a piece is called, one or (with `many`) several; of one that lies face down no more than
/// that.
///
/// The words stand under `ui.<game>.kind.<number>` and `ui.<game>.kinds.<number>`.
pub fn kind_name(variant: &str, kind: Option<Kind>, many: bool) -> String {
    let form = if many { "kinds" } else { "kind" };
    let words = look(variant).and_then(|look| look.cards);
    if let Some(name) = kind.zip(words).and_then(|(kind, words)| (words.name)(kind)) {
        return name;
    }
    let key = kind.map(|Kind(number)| format!("ui.{}.{form}.{number}", game(variant)));
    match key.filter(|key| texts::has(key)) {
        Some(key) => texts::text(&key).to_owned(),
        None => texts::text(&format!("ui.say.{form}.hidden")).to_owned(),
    }
}
