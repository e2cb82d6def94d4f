//! The skin of the game on the table. Its images start to load during setup, or else when a match
//! is opened, and stay until another game is set up or on the table.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::assets::{Density, broken_index};
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{Games, Laying, TableState};
use crate::app::table::board::skin::Skin;
use crate::app::table::cards::skin::CardSkin;
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::layout::TableLayout;
use crate::app::table::presentation::{PreloadedVariant, Presentations};

/// Skin loading, for the app with a window.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SheetsLoading>()
        .init_resource::<SkinCache>()
        .add_systems(
            Update,
            gather
                .run_if(resource_exists::<Density>)
                .after(FrameSystems::Ask)
                .before(FrameSystems::Begin),
        );
    app.add_systems(
        Update,
        (
            prepare.run_if(resource_changed::<PreloadedVariant>),
            activate_skin,
        )
            .chain()
            .after(SessionSystems::Apply)
            .before(SessionSystems::Present),
    );
}

/// How many sheets of the panels are still being loaded for the match that was asked for. The screens
/// write it.
#[derive(Resource, Default, Debug)]
pub struct SheetsLoading(pub usize);

/// A loaded skin.
#[derive(Clone)]
enum LoadedSkin {
    Board(Box<Skin>),
    Cards(Box<CardSkin>),
}

impl LoadedSkin {
    /// Makes this the active skin, and removes one of the other kind.
    fn activate(self, commands: &mut Commands) {
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

/// The skins of the variants that are being set up or played.
#[derive(Resource, Default)]
struct SkinCache(HashMap<String, LoadedSkin>);

impl SkinCache {
    /// Lets go of the skins of all variants but these, and so of the images that only they use.
    fn keep_only(&mut self, variants: [&str; 2]) {
        self.0
            .retain(|variant, _| variants.contains(&variant.as_str()));
    }
}

/// The cached skins, with what others are made from.
#[derive(SystemParam)]
struct Skins<'w> {
    games: Res<'w, Games>,
    presentations: Res<'w, Presentations>,
    density: Res<'w, Density>,
    assets: Res<'w, AssetServer>,
    layouts: ResMut<'w, Assets<TextureAtlasLayout>>,
    cache: ResMut<'w, SkinCache>,
}

impl Skins<'_> {
    /// The skin of a variant, created if necessary. `None` if the variant cannot be put on the
    /// table.
    fn find(&mut self, variant: &str) -> Option<&mut LoadedSkin> {
        let loaded = &mut self.cache.0;
        if !loaded.contains_key(variant) {
            let presentation = self.presentations.of(&self.games, variant)?;
            let (density, layouts) = (*self.density, &mut self.layouts);
            let made = match (presentation.skin)(variant) {
                Pictures::Board(plan) => Skin::new(plan, density, &self.assets, layouts)
                    .map(|skin| LoadedSkin::Board(Box::new(skin))),
                Pictures::Cards(plan) => CardSkin::new(plan, density, layouts)
                    .map(|skin| LoadedSkin::Cards(Box::new(skin))),
            };
            match made {
                Ok(skin) => loaded.insert(variant.to_owned(), skin),
                Err(problem) => {
                    error!("{}", broken_index(variant, &problem));
                    None
                }
            };
        }
        loaded.get_mut(variant)
    }
}

/// Preloads the skin of the variant being set up.
fn prepare(preloaded: Res<PreloadedVariant>, layout: Res<TableLayout>, mut skins: Skins) {
    let assets = skins.assets.clone();
    if let Some(LoadedSkin::Cards(skin)) = skins.find(preloaded.0) {
        skin.load_images(layout.small, &assets);
    }
}

/// Loads the pictures of the match that was asked for, and says how many of them are there. The sheets
/// of the panels begin to load in the first frame.
fn gather(
    layout: Res<TableLayout>,
    time: Res<Time>,
    sheets: Res<SheetsLoading>,
    mut redraw: ResMut<RedrawTimer>,
    mut skins: Skins,
    mut preloaded: ResMut<PreloadedVariant>,
    mut laying: ResMut<Laying>,
    mut begun: Local<bool>,
) {
    let variant = laying.asked().map(|record| record.variant.as_str());
    let variant = variant.and_then(|variant| skins.games.registry().variant(variant));
    let Some(variant) = variant.map(|variant| variant.key) else {
        *begun = false;
        if laying.loading.is_some() {
            laying.loading = None;
        }
        return;
    };
    let first = !std::mem::replace(&mut *begun, true);
    preloaded.set_if_neq(PreloadedVariant(variant));
    let assets = skins.assets.clone();
    let (there, mut all) = match skins.find(variant) {
        Some(LoadedSkin::Board(skin)) => skin.loaded(&assets),
        Some(LoadedSkin::Cards(skin)) => {
            skin.load_images(layout.small, &assets);
            skin.loaded(&assets)
        }
        None => (0, 0),
    };
    all += sheets.0;
    let waits = first || there < all;
    laying.loading = waits.then_some((there, all));
    if waits {
        redraw.at(time.elapsed_secs() + POLL_INTERVAL);
    }
}

/// Activates the skin of the variant on the table, waiting while its images load.
fn activate_skin(
    mut commands: Commands,
    table: Res<TableState>,
    skin: Option<Res<Skin>>,
    cards: Option<Res<CardSkin>>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    mut skins: Skins,
    preloaded: Res<PreloadedVariant>,
    mut active: Local<String>,
) {
    if skin.is_some_and(|skin| skin.loading(&skins.assets))
        || cards.is_some_and(|cards| cards.loading(&skins.assets))
    {
        redraw.at(time.elapsed_secs() + POLL_INTERVAL);
    }
    if *active == table.variant {
        return;
    }
    active.clone_from(&table.variant);
    if let Some(loaded) = skins.find(&table.variant) {
        loaded.clone().activate(&mut commands);
    }
    skins.cache.keep_only([&table.variant, preloaded.0]);
}

/// The interval between checks whether the images have loaded, in seconds.
const POLL_INTERVAL: f32 = 0.05;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::drawing::skin_plan::{SkinPlan, Stance};

    /// A plan with the index of the mill's pictures, and a board of its own.
    fn plan(board: &'static str) -> SkinPlan {
        SkinPlan {
            index: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/images/mill.json"
            )),
            board,
            tray: None,
            motto: None,
            pieces: "images/mill/pieces",
            flash: None,
            picture: |_, _, _| String::new(),
            label: |_| None,
            stance: |_| Stance::Flat,
        }
    }

    #[test]
    fn images_of_games_neither_set_up_nor_played_are_let_go() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .init_asset::<TextureAtlasLayout>();
        let assets = app.world().resource::<AssetServer>().clone();
        let mut layouts = app.world_mut().resource_mut::<Assets<TextureAtlasLayout>>();
        let mut cache = SkinCache::default();
        for (variant, board) in [("draughts", "images/a"), ("mill", "images/b")] {
            let skin = Skin::new(plan(board), Density(2.0), &assets, &mut layouts);
            let skin = LoadedSkin::Board(Box::new(skin.expect("a valid index")));
            cache.0.insert(variant.to_owned(), skin);
        }
        let held = |path: &str| assets.get_handle::<Image>(path.to_owned()).is_some();
        assert!(held("images/a@2x.webp") && held("images/b@2x.webp"));
        // A load that runs holds its image; these end soon, because there are no such files.
        while cache.0.values().any(|skin| match skin {
            LoadedSkin::Board(skin) => skin.loading(&assets),
            LoadedSkin::Cards(_) => false,
        }) {
            app.update();
        }

        cache.keep_only(["mill", ""]);
        assert!(!held("images/a@2x.webp"));
        assert!(held("images/b@2x.webp") && held("images/mill/pieces@2x.webp"));
    }
}
