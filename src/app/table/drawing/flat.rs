//! The sprites in flat colours, for high contrast: one sheet for the tables and panels of all games,
//! loaded when high contrast is first on.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use bevy::asset::LoadState;
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use serde::Deserialize;

use crate::app::assets::{add_mip_levels, broken_index};

/// The index of the sheet: the sprites of boards, of which some have another form on hexes, and those
/// of panels, which are listed as in `images/ui.json`.
pub const INDEX: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/images/flat.json"
));

/// The path of the sheet.
pub const SHEET: &str = "images/flat/sprites.webp";

/// Its pixels per unit of the index, on every screen.
pub const SHEET_DENSITY: f32 = 2.0;

/// The sheet in flat colours, for the app with a window.
pub fn plugin(app: &mut App) {
    app.init_resource::<FlatSheet>().add_systems(Update, smooth);
}

/// A sprite of a board.
#[derive(Deserialize, Clone, Copy, Debug)]
struct FlatSprite {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    /// The width of the cell that it is drawn for.
    cell: f32,
}

#[derive(Deserialize, Default)]
struct FlatIndex {
    table: HashMap<String, FlatSprite>,
    hexes: HashMap<String, FlatSprite>,
}

static SPRITES: LazyLock<FlatIndex> = LazyLock::new(|| {
    serde_json::from_str(INDEX).unwrap_or_else(|problem| {
        error!("{}", broken_index("flat", &problem));
        FlatIndex::default()
    })
});

/// The sheet, once it has been needed.
#[derive(Resource, Default)]
pub struct FlatSheet(OnceLock<FlatSprites>);

impl FlatSheet {
    /// Its sprites; it starts to load when they are first asked for.
    pub fn sprites(&self, assets: &AssetServer) -> FlatSprites {
        let load = || FlatSprites(assets.load(SHEET));
        self.0.get_or_init(load).clone()
    }
}

/// The sprites of the sheet.
#[derive(Clone, Debug)]
pub struct FlatSprites(Handle<Image>);

impl FlatSprites {
    /// The sprite of this name for cells of this width, on squares or hexes. `None` if there is none,
    /// e.g. of shadows.
    pub fn sprite(&self, name: &str, hexes: bool, cell: f32) -> Option<Sprite> {
        let on_hexes = SPRITES.hexes.get(name).filter(|_| hexes);
        let sprite = on_hexes.or_else(|| SPRITES.table.get(name))?;
        let size = Vec2::new(sprite.w, sprite.h);
        let at = Vec2::new(sprite.x, sprite.y) * SHEET_DENSITY;
        Some(Sprite {
            image: self.0.clone(),
            rect: Some(Rect::from_corners(at, at + size * SHEET_DENSITY)),
            custom_size: Some(size * cell / sprite.cell),
            ..default()
        })
    }

    /// Whether the sheet is still loading.
    pub fn loading(&self, assets: &AssetServer) -> bool {
        matches!(
            assets.load_state(&self.0),
            LoadState::NotLoaded | LoadState::Loading
        )
    }
}

/// Creates mipmaps, because the one size of the sheet is drawn in windows of all sizes.
fn smooth(sheet: Res<FlatSheet>, mut images: ResMut<Assets<Image>>, mut done: Local<bool>) {
    let Some(FlatSprites(handle)) = sheet.0.get().filter(|_| !*done) else {
        return;
    };
    if let Some(mut image) = images.get_mut(handle) {
        *done = true;
        add_mip_levels(&mut image, 2);
        image.asset_usage = RenderAssetUsages::RENDER_WORLD;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::drawing::contrast::{BLACK, WHITE, YELLOW};
    use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};

    fn read(path: &str) -> Vec<u8> {
        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        std::fs::read(assets.join(path)).expect("a file of the repository")
    }

    /// The sheet, whose pixels can be read.
    struct Pixels(Image);

    impl Pixels {
        fn load() -> Self {
            let image = Image::from_buffer(
                &read(SHEET),
                ImageType::Extension("webp"),
                CompressedImageFormats::NONE,
                true,
                ImageSampler::Default,
                RenderAssetUsages::MAIN_WORLD,
            );
            Self(image.expect("the sheet can be read"))
        }

        /// The pixel this far from the middle of a sprite; transparent beyond it.
        fn at(&self, sprite: &FlatSprite, from_middle: Vec2) -> [u8; 4] {
            let half = Vec2::new(sprite.w, sprite.h) / 2.0;
            if from_middle.abs().cmpge(half).any() {
                return [0; 4];
            }
            let at = (Vec2::new(sprite.x, sprite.y) + half + from_middle) * SHEET_DENSITY;
            let pixel = self.0.pixel_bytes(at.as_uvec2().extend(0)).ok();
            pixel
                .and_then(|pixel| pixel.try_into().ok())
                .expect("the sprite lies in the sheet")
        }

        /// Which points of a sprite are dark, which light: only its shape, not its colours.
        fn shape(&self, sprite: &FlatSprite) -> Vec<u8> {
            let class = |from_middle| match self.at(sprite, from_middle) {
                [r, g, b, 255] if [r, g, b] == BLACK => 1,
                [r, g, b, 255] if [r, g, b] == WHITE || [r, g, b] == YELLOW => 2,
                _ => 0,
            };
            let side = || (-48..48_i16).map(f32::from);
            side()
                .flat_map(|y| side().map(move |x| Vec2::new(x, y)))
                .map(class)
                .collect()
        }
    }

    /// As many points as two marks must differ in.
    const DISTINCT: usize = 96 * 96 / 60;

    #[test]
    fn every_mark_has_a_form_of_its_own_and_is_light_and_dark() {
        let pixels = Pixels::load();
        let own = ["trapped", "blocked"].map(|name| (name, SPRITES.table[name]));
        let hexes = SPRITES
            .hexes
            .iter()
            .map(|(name, sprite)| (name.as_str(), *sprite));
        let squares = SPRITES
            .table
            .iter()
            .map(|(name, sprite)| (name.as_str(), *sprite));
        let boards: [Vec<(&str, FlatSprite)>; 2] = [
            squares
                .filter(|(name, _)| name.starts_with("mark"))
                .collect(),
            hexes.chain(own).collect(),
        ];
        for marks in boards {
            assert!(marks.len() >= 10);
            let shapes: Vec<_> = marks
                .iter()
                .map(|(name, sprite)| (name, pixels.shape(sprite)))
                .collect();
            for (index, (name, shape)) in shapes.iter().enumerate() {
                for class in [1, 2] {
                    let points = shape.iter().filter(|other| **other == class).count();
                    assert!(points > 80, "{name}: {points} points of {class}");
                }
                for (other, another) in &shapes[index + 1..] {
                    let differing = shape.iter().zip(another).filter(|(a, b)| a != b).count();
                    assert!(differing > DISTINCT, "{name} and {other}: {differing}");
                }
            }
        }
    }

    #[test]
    fn no_sprite_of_a_board_is_cut_off() {
        let pixels = Pixels::load();
        let all = SPRITES.table.iter().chain(&SPRITES.hexes);
        for (name, sprite) in all.filter(|(name, _)| *name != "card") {
            let half = Vec2::new(sprite.w, sprite.h) / 2.0 - 0.25;
            for step in -20..=20_i8 {
                let along = half * f32::from(step) / 20.0;
                for edge in [
                    Vec2::new(along.x, -half.y),
                    Vec2::new(along.x, half.y),
                    Vec2::new(-half.x, along.y),
                    Vec2::new(half.x, along.y),
                ] {
                    assert_eq!(pixels.at(sprite, edge)[3], 0, "{name} at {edge}");
                }
            }
        }
    }

    /// What is only light, shadow or motion has no flat sprite.
    const NOT_FLAT: [&str; 13] = [
        "shadow",
        "line_halo",
        "line_spark",
        "den",
        "survive",
        "gate",
        "petal",
        "hand",
        "dust",
        "axe",
        "stroke",
        "grave",
        "clods",
    ];

    #[test]
    fn everything_on_a_board_has_a_flat_sprite() {
        for game in [
            "draughts",
            "wolf",
            "losing",
            "mill",
            "queens_guard",
            "six_wives",
        ] {
            let index = read(&format!("images/{game}.json"));
            let index: serde_json::Value = serde_json::from_slice(&index).expect("an index");
            let names = index["pieces"]["names"].as_array().expect("names");
            for name in names.iter().filter_map(serde_json::Value::as_str) {
                let flat = NOT_FLAT.iter().all(|other| !name.starts_with(other));
                assert_eq!(SPRITES.table.contains_key(name), flat, "{game}: {name}");
            }
        }
    }
}
