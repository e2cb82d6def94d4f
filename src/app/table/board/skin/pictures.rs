//! The images of a board: from the index of a game's plan to sprites.

use bevy::prelude::*;

use crate::app::assets::{Density, is_loading, load_gpu_image};
use crate::app::settings::Settings;
use crate::app::table::drawing::flat::{FlatSheet, FlatSprites};
use crate::app::table::drawing::skin_plan::SkinPlan;
use crate::skins::{BoardMeasure, FlashMeasure, GridMeasure, SkinIndex, TrayMeasure};
use crate::texts::fill;

/// A game's images, each for the wide and for the narrow window.
#[derive(Clone, Debug)]
pub(super) struct SkinImages {
    pub(super) board: [Handle<Image>; 2],
    pub(super) board_tall: Option<Handle<Image>>,
    pub(super) tray: Option<[Handle<Image>; 2]>,
    pub(super) motto: Option<[Handle<Image>; 2]>,
    pub(super) pieces: [Handle<Image>; 2],
    pub(super) flash: Option<Handle<Image>>,
}

impl SkinImages {
    fn load(plan: &SkinPlan, index: &SkinIndex, assets: &AssetServer) -> Self {
        let both = |stem: &str, narrow: &str| {
            [
                load_gpu_image(assets, format!("{stem}@2x.webp")),
                load_gpu_image(assets, format!("{stem}_{narrow}@2x.webp")),
            ]
        };
        Self {
            board: both(plan.board, "small"),
            board_tall: index
                .board_tall
                .as_ref()
                .map(|_| load_gpu_image(assets, format!("{}_tall@2x.webp", plan.board))),
            tray: plan.tray.map(|tray| both(tray, "wide")),
            motto: plan.motto.map(|motto| both(motto, "small")),
            pieces: both(plan.pieces, "small"),
            flash: plan
                .flash
                .map(|flash| load_gpu_image(assets, format!("{flash}@2x.webp"))),
        }
    }

    fn all(&self) -> impl Iterator<Item = &Handle<Image>> {
        let others = self.tray.iter().chain(&self.motto).flatten();
        self.board
            .iter()
            .chain(&self.pieces)
            .chain(others)
            .chain(&self.flash)
            .chain(&self.board_tall)
    }
}

/// The loaded skin of the game on the table.
#[derive(Resource, Clone)]
pub struct Skin {
    pub(super) boards: [BoardMeasure; 2],
    pub(super) board_tall: Option<BoardMeasure>,
    pub(super) trays: [TrayMeasure; 2],
    pub(super) flash: Option<FlashMeasure>,
    pub(super) hexes: bool,
    pub(super) grids: [GridMeasure; 2],
    pub(super) density: Density,
    pub(super) layouts: [Handle<TextureAtlasLayout>; 2],
    pub(super) images: SkinImages,
    pub(super) plan: SkinPlan,
    /// The sprites in flat colours, while high contrast is on.
    pub(super) flat: Option<FlatSprites>,
}

impl Skin {
    /// Creates a skin from its plan and starts loading its images.
    ///
    /// # Errors
    /// If the plan's index is not valid.
    pub fn new(
        plan: SkinPlan,
        density: Density,
        assets: &AssetServer,
        layouts: &mut Assets<TextureAtlasLayout>,
    ) -> Result<Self, serde_json::Error> {
        let index = SkinIndex::parse(plan.index)?;
        for name in index.missing() {
            report_missing(name);
        }
        let images = SkinImages::load(&plan, &index, assets);
        let grids = [index.pieces, index.pieces_small];
        let layouts = grids.each_ref().map(|grid| {
            let cell = UVec2::splat(grid.cell * density.0 as u32);
            layouts.add(TextureAtlasLayout::from_grid(
                cell,
                grid.columns,
                grid.rows,
                None,
                None,
            ))
        });
        Ok(Self {
            boards: [index.board, index.board_small],
            board_tall: index.board_tall,
            trays: [index.tray, index.tray_wide],
            flash: index.flash,
            hexes: index.hexes,
            grids,
            density,
            layouts,
            images,
            plan,
            flat: None,
        })
    }

    /// Whether the table is in flat colours, for high contrast.
    pub fn is_plain(&self) -> bool {
        self.flat.is_some()
    }

    /// Whether some of its images are still loading.
    pub fn loading(&self, assets: &AssetServer) -> bool {
        let flat = self.flat.as_ref();
        let (there, all) = self.loaded(assets);
        there < all || flat.is_some_and(|flat| flat.loading(assets))
    }

    /// How many of its images are there, or cannot be loaded, and how many it has.
    pub fn loaded(&self, assets: &AssetServer) -> (usize, usize) {
        let is_there = |image: &&Handle<Image>| !is_loading(assets, image);
        let images = self.images.all();
        (images.filter(is_there).count(), self.images.all().count())
    }

    /// The sprite of this name, scaled for cells of `cell` pixels. If there is none, nothing is
    /// shown, and the log says so. In flat colours there are no shadows, for example.
    pub fn sprite(&self, narrow: bool, name: &str, cell: f32) -> Sprite {
        let nothing = Sprite::from_color(Color::NONE, Vec2::ZERO);
        if let Some(flat) = &self.flat {
            return flat.sprite(name, self.hexes, cell).unwrap_or(nothing);
        }
        let size = usize::from(narrow);
        let Some(index) = self.index(narrow, name) else {
            report_missing(name);
            return nothing;
        };
        Sprite {
            image: self.images.pieces[size].clone(),
            texture_atlas: Some(TextureAtlas {
                layout: self.layouts[size].clone(),
                index,
            }),
            custom_size: Some(Vec2::splat(
                self.grids[size].cell as f32 * cell / self.boards[size].square,
            )),
            ..default()
        }
    }

    /// The measures and the image of the board: for the wide or for the narrow window, or turned
    /// for a tall one.
    pub(super) fn board_picture(
        &self,
        narrow: bool,
        turned: bool,
    ) -> (&BoardMeasure, &Handle<Image>) {
        let size = usize::from(narrow);
        let tall = self
            .board_tall
            .as_ref()
            .zip(self.images.board_tall.as_ref());
        tall.filter(|_| turned)
            .unwrap_or((&self.boards[size], &self.images.board[size]))
    }

    /// The number of the sprite of this name in its grid.
    pub(super) fn index(&self, narrow: bool, name: &str) -> Option<usize> {
        let names = &self.grids[usize::from(narrow)].names;
        names.iter().position(|other| other == name)
    }

    /// The radius of a piece, in pixels.
    pub(super) fn radius(&self, narrow: bool, cell: f32) -> f32 {
        let size = usize::from(narrow);
        self.grids[size].radius * cell / self.boards[size].square
    }
}

fn report_missing(name: &str) {
    error!("{}", fill("log-sprite", &[("name", name)]));
}

/// Follows the high-contrast setting.
pub(super) fn follow_contrast(
    settings: Res<Settings>,
    skin: Option<ResMut<Skin>>,
    sheet: Res<FlatSheet>,
    assets: Res<AssetServer>,
) {
    if let Some(mut skin) = skin.filter(|skin| skin.is_plain() != settings.contrast) {
        skin.flat = settings.contrast.then(|| sheet.sprites(&assets));
    }
}
