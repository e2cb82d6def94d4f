//! The pictures of the game on the table: they begin to load when a match is set up, or else when
//! it is opened, and are kept for the next match.

use std::collections::HashMap;

use bevy::prelude::*;

use crate::app::assets::Density;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::SessionSystems;
use crate::app::session::{Games, TableState};
use crate::app::table::board::skin::{Skin, SkinPlan};
use crate::app::table::cards::skin::{CardSkin, CardSkinPlan};
use crate::app::table::layout::TableLayout;
use crate::app::table::presentation::{GamePresentation, Presentations};

/// The pictures, for the app with a window. They come when a match is set up, or else when it is
/// opened.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SkinCache>().add_systems(
        Update,
        (prepare.run_if(resource_changed::<PreloadedVariant>), dress)
            .chain()
            .after(SessionSystems::Apply)
            .before(SessionSystems::Present),
    );
}

/// The variant that is set up and will perhaps be played; empty at first.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreloadedVariant(pub &'static str);

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
enum LoadedSkin {
    Board(Box<Skin>),
    Cards(Box<CardSkin>),
}

impl LoadedSkin {
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

/// How the variants that were set up or played dress the table.
#[derive(Resource, Default)]
struct SkinCache(HashMap<String, LoadedSkin>);

impl SkinCache {
    /// The dress of a variant, made where it is not there yet. None for what cannot be put on the
    /// table.
    fn find(
        &mut self,
        variant: &str,
        presentation: Option<&GamePresentation>,
        density: Density,
        assets: &AssetServer,
        layouts: &mut Assets<TextureAtlasLayout>,
    ) -> Option<&mut LoadedSkin> {
        if !self.0.contains_key(variant) {
            let made = match (presentation?.skin)(variant) {
                Pictures::Board(plan) => Skin::new(plan, density, assets, layouts)
                    .map(|skin| LoadedSkin::Board(Box::new(skin))),
                Pictures::Cards(plan) => CardSkin::new(plan, density, layouts)
                    .map(|skin| LoadedSkin::Cards(Box::new(skin))),
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
    upcoming: Res<PreloadedVariant>,
    games: Res<Games>,
    presentations: Res<Presentations>,
    layout: Res<TableLayout>,
    density: Res<Density>,
    assets: Res<AssetServer>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut wardrobe: ResMut<SkinCache>,
) {
    let game = presentations.of(&games, upcoming.0);
    if let Some(LoadedSkin::Cards(skin)) =
        wardrobe.find(upcoming.0, game, *density, &assets, &mut layouts)
    {
        skin.send_for(layout.small, &assets);
    }
}

/// Dresses the table for the variant that is played; pictures that are on their way are waited for.
fn dress(
    mut commands: Commands,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    skin: Option<Res<Skin>>,
    cards: Option<Res<CardSkin>>,
    density: Res<Density>,
    assets: Res<AssetServer>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut worn: Local<String>,
    mut wardrobe: ResMut<SkinCache>,
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
    if let Some(dress) = wardrobe.find(
        &table.variant,
        presentations.on_table(&table),
        *density,
        &assets,
        &mut layouts,
    ) {
        dress.clone().put_on(&mut commands);
    }
}

/// How often the table looks whether its pictures have come, in seconds.
const LOADING_GLANCE: f32 = 0.05;
