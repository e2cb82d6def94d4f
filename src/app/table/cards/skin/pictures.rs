//! The images of a card table: from the index of a game's plan to sprites.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use serde::Deserialize;

use crate::app::assets::{Density, add_mip_levels, is_loading, load_gpu_image};
use crate::app::table::drawing::contrast;
use crate::app::table::drawing::flat::FlatSprites;
use crate::app::table::drawing::skin_plan::{CardCut, CardSkinPlan};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::CARD_HEIGHT;
use crate::app::table::pieces::piece::CardState;
use crate::rules::Kind;

/// Size of a card, in design units.
#[derive(Deserialize, Clone, Copy, Debug)]
struct CardMeasure {
    w: f32,
}

/// A sprite atlas in a grid, in design units.
#[derive(Deserialize, Clone, Debug)]
struct SheetMeasure {
    file: String,
    cell_w: u32,
    cell_h: u32,
    columns: u32,
    rows: u32,
    names: Vec<String>,
}

/// The cloth: an image stretched in its middle.
#[derive(Deserialize, Clone, Debug)]
pub(super) struct ClothMeasure {
    file: String,
    pub(super) slice: [f32; 4],
}

/// The line around the trick, drawn for an ellipse with radii `rx` and `ry`.
#[derive(Deserialize, Clone, Debug)]
pub(super) struct OvalMeasure {
    file: String,
    pub(super) w: f32,
    pub(super) h: f32,
    pub(super) rx: f32,
    pub(super) ry: f32,
}

/// The images for wide or for narrow windows.
#[derive(Deserialize, Clone, Debug)]
struct Cut {
    card: CardMeasure,
    cards: SheetMeasure,
    marks: SheetMeasure,
    table: ClothMeasure,
    #[serde(default)]
    oval: Option<OvalMeasure>,
}

#[derive(Deserialize, Clone, Debug)]
struct CardIndex {
    wide: Cut,
    narrow: Cut,
    /// Sheets for both, which layers of fronts are taken from.
    #[serde(default)]
    portraits: Option<SheetMeasure>,
    #[serde(default)]
    attributes: Option<SheetMeasure>,
}

/// An atlas that is loading or loaded.
#[derive(Clone, Debug)]
struct SpriteSheet {
    file: String,
    image: Handle<Image>,
    layout: Handle<TextureAtlasLayout>,
    cell: Vec2,
    names: Vec<String>,
}

/// The loaded skin of a card table.
#[derive(Resource, Clone)]
pub struct CardSkin {
    cards: [f32; 2],
    sheets: [Vec<SpriteSheet>; 2],
    pub(super) cloth: [(Handle<Image>, ClothMeasure); 2],
    /// The line around the trick, if there are tricks.
    pub(super) oval: [Option<(Handle<Image>, OvalMeasure)>; 2],
    /// Whether the images for wide and for narrow windows have been requested.
    pub(super) requested: [bool; 2],
    pub(super) density: Density,
    pub(super) plan: CardSkinPlan,
    /// The sprites in flat colours, while high contrast is on.
    pub(super) flat: Option<FlatSprites>,
}

impl CardSkin {
    /// Creates a skin from its plan. Its images start to load when a window needs them.
    ///
    /// # Errors
    /// If the plan's index is not valid.
    pub fn new(
        plan: CardSkinPlan,
        density: Density,
        layouts: &mut Assets<TextureAtlasLayout>,
    ) -> Result<Self, serde_json::Error> {
        let index: CardIndex = serde_json::from_str(plan.index)?;
        let shared = [index.portraits, index.attributes];
        let cuts = [index.wide, index.narrow];
        let cards = cuts.each_ref().map(|cut| cut.card.w);
        let cloth = cuts
            .each_ref()
            .map(|cut| (Handle::default(), cut.table.clone()));
        let oval = cuts
            .each_ref()
            .map(|cut| Some((Handle::default(), cut.oval.clone()?)));
        let sheets = cuts.map(|cut| {
            let own = [cut.cards, cut.marks].into_iter();
            let sheets = own.chain(shared.iter().flatten().cloned()).map(|sheet| {
                let cell = UVec2::new(sheet.cell_w, sheet.cell_h);
                let fine = cell * density.0 as u32;
                SpriteSheet {
                    file: sheet.file,
                    image: Handle::default(),
                    layout: layouts.add(TextureAtlasLayout::from_grid(
                        fine,
                        sheet.columns,
                        sheet.rows,
                        None,
                        None,
                    )),
                    cell: cell.as_vec2(),
                    names: sheet.names,
                }
            });
            sheets.collect()
        });
        Ok(Self {
            cards,
            sheets,
            cloth,
            oval,
            requested: [false; 2],
            density,
            plan,
            flat: None,
        })
    }

    /// Requests the images for wide or narrow windows, unless already done.
    pub fn load_images(&mut self, narrow: bool, assets: &AssetServer) {
        let which = usize::from(narrow);
        if std::mem::replace(&mut self.requested[which], true) {
            return;
        }
        let path = |file: &str| format!("images/{file}@2x.webp");
        self.cloth[which].0 = load_gpu_image(assets, path(&self.cloth[which].1.file));
        if let Some((image, oval)) = &mut self.oval[which] {
            *image = load_gpu_image(assets, path(&oval.file));
        }
        for sheet in &mut self.sheets[which] {
            // `smooth` needs the pixels, and gives them up.
            sheet.image = assets.load(path(&sheet.file));
        }
    }

    /// Whether some of its images are still loading.
    pub fn loading(&self, assets: &AssetServer) -> bool {
        let flat = self.flat.as_ref();
        let (there, all) = self.loaded(assets);
        there < all || flat.is_some_and(|flat| flat.loading(assets))
    }

    /// How many of the images that were requested are there, or cannot be loaded, and how many they are.
    pub fn loaded(&self, assets: &AssetServer) -> (usize, usize) {
        let requested = |which: &usize| self.requested[*which];
        let sheets = (0..2)
            .filter(requested)
            .flat_map(|which| &self.sheets[which])
            .map(|sheet| &sheet.image);
        let ground = (0..2).filter(requested).map(|which| &self.cloth[which].0);
        let images: Vec<&Handle<Image>> = sheets.chain(ground).collect();
        let there = images.iter().filter(|image| !is_loading(assets, image));
        (there.count(), images.len())
    }

    /// The sprite of this name, for a card of width 1. `None` if there is none.
    pub fn sprite(&self, narrow: bool, name: &str) -> Option<Sprite> {
        let size = usize::from(narrow);
        self.sheets[size].iter().find_map(|sheet| {
            let index = sheet.names.iter().position(|other| other == name)?;
            Some(Sprite {
                image: sheet.image.clone(),
                texture_atlas: Some(TextureAtlas {
                    layout: sheet.layout.clone(),
                    index,
                }),
                custom_size: Some(sheet.cell / self.cards[size]),
                ..default()
            })
        })
    }

    /// Whether the table is in flat colours, for high contrast.
    pub fn is_plain(&self) -> bool {
        self.flat.is_some()
    }

    fn flat_sprite(&self, name: &str) -> Option<Sprite> {
        self.flat.as_ref()?.sprite(name, false, 1.0)
    }

    /// The sprite of a card's visible side.
    pub(super) fn face(&self, kind: Option<Kind>, cut: CardCut) -> Sprite {
        if let Some(card) = self.flat_sprite("card") {
            let color = if kind.is_some() {
                contrast::WHITE
            } else {
                contrast::BLUE
            };
            return Sprite {
                color: contrast::color(color),
                custom_size: Some(Vec2::new(1.0, CARD_HEIGHT)),
                ..card
            };
        }
        self.sprite(cut.narrow, &(self.plan.picture)(kind, cut))
            .unwrap_or_default()
    }

    /// How a card in this state is cut in this kind of window.
    pub(super) fn cut(&self, narrow: bool, state: &CardState) -> CardCut {
        CardCut {
            narrow,
            covered: state.covered,
            on_line: state.on_line,
            plain: self.is_plain(),
            undated: state.undated,
            name_only: state.name_only,
        }
    }
}

/// Requests the images for this kind of window on first use.
pub(super) fn load_card_images(
    layout: Res<TableLayout>,
    skin: Option<ResMut<CardSkin>>,
    assets: Res<AssetServer>,
) {
    if let Some(mut skin) = skin.filter(|skin| !skin.requested[usize::from(layout.small)]) {
        skin.load_images(layout.small, &assets);
    }
}

/// Creates mipmaps, because cards are drawn at many sizes; without them, small ones flicker. From
/// then on only the GPU needs the pixels.
pub(super) fn smooth(
    skin: Option<Res<CardSkin>>,
    mut images: ResMut<Assets<Image>>,
    mut done: Local<Vec<AssetId<Image>>>,
) {
    let Some(skin) = skin else { return };
    for sheet in (0..2)
        .filter(|which| skin.requested[*which])
        .flat_map(|which| &skin.sheets[which])
    {
        let id = sheet.image.id();
        if done.contains(&id) || images.get(id).is_none() {
            continue;
        }
        done.push(id);
        if let Some(mut image) = images.get_mut(id) {
            add_mip_levels(&mut image, 2);
            image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        }
    }
}
