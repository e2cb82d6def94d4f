//! The images of a board: from the index of a game's plan to sprites.

use bevy::asset::LoadState;
use bevy::prelude::*;
use serde::Deserialize;

use crate::app::assets::{Density, load_gpu_image};
use crate::app::settings::Settings;
use crate::app::table::flat::{FlatSheet, FlatSprites};
use crate::app::table::skin_plan::SkinPlan;
use crate::texts::fill;

/// The measures of a board's image, in design units.
#[derive(Deserialize, Clone, Debug)]
pub(super) struct BoardMeasure {
    pub(super) square: f32,
    pub(super) field_x: f32,
    pub(super) field_y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
}

/// A sprite grid of pieces and marks, in design units.
#[derive(Deserialize, Clone, Debug)]
pub(super) struct GridMeasure {
    pub(super) cell: u32,
    pub(super) columns: u32,
    pub(super) rows: u32,
    pub(super) radius: f32,
    pub(super) names: Vec<String>,
}

#[derive(Deserialize, Clone, Debug, Default)]
pub(super) struct TrayMeasure {
    pub(super) w: f32,
    pub(super) h: f32,
    pub(super) pad: f32,
}

/// The image of a glowing line: its ends keep their size, the part between is stretched.
#[derive(Deserialize, Clone, Debug)]
pub(super) struct FlashMeasure {
    pub(super) w: f32,
    pub(super) h: f32,
    pub(super) cap: f32,
    /// How far the line lies below the centres of its places, in cells.
    #[serde(default)]
    pub(super) down: f32,
    /// Whether the line lies over the pieces.
    #[serde(default)]
    pub(super) over: bool,
    /// The sparks on it: where, from 0 at its start to 1 at its end, and how large.
    pub(super) sparks: Vec<(f32, f32)>,
}

/// The index of a family's images, as written by the scripts in `assets/art/`; each entry for the
/// wide and for the narrow window.
#[derive(Deserialize, Clone, Debug)]
pub struct SkinIndex {
    board: BoardMeasure,
    board_small: BoardMeasure,
    /// The board as it is turned in a tall window, if it is drawn for that.
    #[serde(default)]
    board_tall: Option<BoardMeasure>,
    #[serde(default)]
    tray: TrayMeasure,
    #[serde(default)]
    tray_wide: TrayMeasure,
    #[serde(default)]
    flash: Option<FlashMeasure>,
    /// Whether the places are hexes, so that the flat-coloured marks are too.
    #[serde(default)]
    hexes: bool,
    pieces: GridMeasure,
    pieces_small: GridMeasure,
}

impl SkinIndex {
    /// The names of the pieces and marks.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.pieces.names.iter().map(String::as_str)
    }

    /// Parses an index.
    ///
    /// # Errors
    /// If the text is not a valid index.
    pub fn parse(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }

    /// Whether there is a sprite of this name for both sizes of window.
    pub fn has(&self, name: &str) -> bool {
        self.any(|other| other == name)
    }

    /// Whether there is such a sprite for both sizes of window.
    fn any(&self, such: impl Fn(&str) -> bool) -> bool {
        let in_grid = |grid: &GridMeasure| grid.names.iter().any(|name| such(name));
        in_grid(&self.pieces) && in_grid(&self.pieces_small)
    }

    /// The sprites that every board needs, or every board with lines, but this one lacks.
    pub fn missing(&self) -> Vec<&'static str> {
        let lines = self.flash.iter().flat_map(|_| SPRITES_OF_LINES);
        let marks = MARKS.into_iter().chain(lines);
        let marks = marks.filter(|name| !self.has(name));
        let shadows = SHADOWS.into_iter();
        let shadows = shadows.filter(|name| !self.any(|other| other.starts_with(name)));
        marks.chain(shadows).collect()
    }
}

/// The shadows that every board needs; there may be several for pieces of several forms.
const SHADOWS: [&str; 2] = ["shadow_rest", "shadow_lifted"];

/// The marks that any game may show.
const MARKS: [&str; 8] = [
    "mark_selected",
    "mark_target",
    "mark_last",
    "mark_last_from",
    "mark_must",
    "mark_cursor",
    "mark_refused",
    "mark_hint",
];

/// The sprites that boards with glowing lines need.
const SPRITES_OF_LINES: [&str; 3] = ["line_halo", "line_rim", "line_spark"];

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
        flat.is_some_and(|flat| flat.loading(assets))
            || self.images.all().any(|image| {
                matches!(
                    assets.load_state(image),
                    LoadState::NotLoaded | LoadState::Loading
                )
            })
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
