//! Images and fonts, loaded once, before the title screen. Images load at twice the design size,
//! which is enough for every screen. A web page on a low-density screen loads them at the design
//! size, to save bandwidth.
//!
//! What every screen needs is an `AssetCollection` of `bevy_asset_loader`. Game skins are loaded
//! separately, because a collection is a resource of one type with fixed paths, and the loading
//! state waits for all of it. Skins are cached by variant (Losing Draughts has the board of
//! draughts but its own tray) and loaded during setup for the shape of the window; a match can be
//! played before they have loaded.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState, RenderAssetUsages};
use bevy::image::{CompressedImageFormats, ImageLoaderSettings, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_asset_loader::prelude::*;

use crate::app::state::Screen;
use crate::texts::{fill, text};

/// Registers the asset source. Must be added before Bevy's own plugins.
pub(super) fn source_plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.insert_resource(Density(2.0));
    #[cfg(target_arch = "wasm32")]
    travelling(app);
}

/// In a web page, a low-density screen loads the small images.
#[cfg(target_arch = "wasm32")]
fn travelling(app: &mut App) {
    use bevy::asset::io::wasm::HttpWasmAssetReader;
    use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};

    let fine = crate::app::page::pixel_ratio() > 1.25;
    app.insert_resource(Density(if fine { 2.0 } else { 1.0 }));
    app.register_asset_source(
        AssetSourceId::Default,
        AssetSourceBuilder::new(move || {
            Box::new(
                HttpWasmAssetReader::new("assets").with_request_mapper(move |path| {
                    // The table is dark wood or cloth, which looks little better at twice the
                    // resolution.
                    if fine && !path.contains("/table") {
                        path.into()
                    } else {
                        path.replace("@2x.", "@1x.").into()
                    }
                }),
            )
        }),
    );
}

/// The assets' folder, for Bevy. Wherever the player starts it from, an unpacked program finds its
/// own; `BEVY_ASSET_ROOT` names another folder, in which there is `assets`, and so does cargo.
pub(super) fn folder() -> String {
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(folder) = crate::platform::assets::packed()
        && let Some(folder) = folder.to_str()
    {
        return folder.to_owned();
    }
    // Bevy looks for it in the folder that is named, or beside the program.
    "assets".to_owned()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LanguageFont>()
        .init_asset::<FileBytes>()
        .register_asset_loader(FileBytesLoader)
        .init_asset::<PanelSheet>()
        .register_asset_loader(PanelSheetLoader);
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Title)
            .on_failure_continue_to_state(Screen::Title)
            .load_collection::<Artwork>()
            .load_collection::<Typefaces>(),
    )
    .add_systems(
        OnExit(Screen::Loading),
        (
            report_missing,
            release_pixels.run_if(resource_exists::<Artwork>),
        ),
    );
}

/// Loads an image that only the GPU reads: main memory gives up the pixels when they are uploaded.
pub fn load_gpu_image(assets: &AssetServer, path: String) -> Handle<Image> {
    let gpu_only = |settings: &mut ImageLoaderSettings| {
        settings.asset_usage = RenderAssetUsages::RENDER_WORLD;
    };
    assets.load_builder().with_settings(gpu_only).load(path)
}

/// Whether an image is still loading.
pub fn is_loading(assets: &AssetServer, image: &Handle<Image>) -> bool {
    matches!(
        assets.load_state(image),
        LoadState::NotLoaded | LoadState::Loading
    )
}

/// What the log says about an index of images that cannot be read.
pub fn broken_index(name: &str, why: &serde_json::Error) -> String {
    fill("log-index", &[("name", name), ("why", &why.to_string())])
}

/// Image pixels per design unit: 1 or 2.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Density(pub f32);

/// The plain font, used by high contrast. It is compiled in, because it replaces every other font
/// if those cannot be loaded.
pub const PLAIN_FONT: &[u8] = include_bytes!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/fonts/AtkinsonHyperlegible-Regular.ttf"
));
/// The plain font for names, labels and buttons, compiled in too.
pub const PLAIN_FONT_STRONG: &[u8] = include_bytes!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/fonts/AtkinsonHyperlegible-Bold.ttf"
));

/// The images that every screen needs. They are in `images/` itself; what only some games need is
/// in its subfolders and is loaded on demand. The page relies on this for its progress bar
/// (`web/splash.js`).
#[derive(AssetCollection, Resource)]
pub struct Artwork {
    /// The oak table, landscape.
    #[asset(path = "images/table@2x.webp")]
    pub table: Handle<Image>,
    /// The oak table, portrait.
    #[asset(path = "images/table_tall@2x.webp")]
    pub table_tall: Handle<Image>,
    /// The vignette that darkens the edges.
    #[asset(path = "images/light_vignette.webp")]
    pub vignette: Handle<Image>,
    /// The candle's glow.
    #[asset(path = "images/light_glow.webp")]
    pub glow: Handle<Image>,
    /// The open coffer of the title screen, landscape.
    #[asset(path = "images/title@2x.webp")]
    pub title: Handle<Image>,
    /// The open coffer of the title screen, portrait.
    #[asset(path = "images/title_tall@2x.webp")]
    pub title_tall: Handle<Image>,
    /// The arrow that shows a hint.
    #[asset(path = "images/arrow@2x.webp")]
    pub arrow: Handle<Image>,
    /// Atlas of widgets and icons.
    #[asset(path = "images/ui@2x.webp")]
    pub ui: Handle<Image>,
    /// Atlas of the key and gamepad button glyphs.
    #[asset(path = "images/prompts@2x.webp")]
    pub prompts: Handle<Image>,
    /// Atlas of the courtiers' portraits.
    #[asset(path = "images/portraits@2x.webp")]
    pub portraits: Handle<Image>,
    /// The small parchment panel.
    #[asset(path = "images/panel_s@2x.webp")]
    pub panel_s: Handle<Image>,
    /// The medium parchment panel.
    #[asset(path = "images/panel_m@2x.webp")]
    pub panel_m: Handle<Image>,
    /// The large parchment panel.
    #[asset(path = "images/panel_l@2x.webp")]
    pub panel_l: Handle<Image>,
    /// The tall parchment panel.
    #[asset(path = "images/panel_tall@2x.webp")]
    pub panel_tall: Handle<Image>,
    /// The dark oak panel.
    #[asset(path = "images/oak@2x.webp")]
    pub oak: Handle<Image>,
}

/// A picture painted by the program: its pixels row by row, in sRGB with alpha.
pub fn painted(width: u32, height: u32, pixels: Vec<u8>) -> Image {
    let size = Extent3d {
        width,
        height,
        depth_or_array_layers: 1,
    };
    let format = TextureFormat::Rgba8UnormSrgb;
    let usage = RenderAssetUsages::RENDER_WORLD;
    Image::new(size, TextureDimension::D2, pixels, format, usage)
}

/// The bytes of a file that Bevy has no asset for: a TrueType font, or the texts of a language.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct FileBytes(pub Vec<u8>);

/// The font of the language in use, for the letters that the other fonts lack; `None` if they have all.
#[derive(Resource, Default, Debug)]
pub struct LanguageFont(pub Option<Handle<FileBytes>>);

#[derive(Default, TypePath)]
struct FileBytesLoader;

impl AssetLoader for FileBytesLoader {
    type Asset = FileBytes;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<FileBytes, Self::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(FileBytes(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ttf", "ftl"]
    }
}

/// A sheet of sprites for the panels, premultiplied as egui expects. It is an asset of its own,
/// because the table may load the same picture as it is.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct PanelSheet(pub Image);

#[derive(Default, TypePath)]
struct PanelSheetLoader;

impl AssetLoader for PanelSheetLoader {
    type Asset = PanelSheet;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<PanelSheet, Self::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let mut image = Image::from_buffer(
            &bytes,
            ImageType::Extension("webp"),
            CompressedImageFormats::NONE,
            true,
            ImageSampler::Default,
            RenderAssetUsages::RENDER_WORLD,
        )?;
        premultiply(&mut image);
        Ok(PanelSheet(image))
    }
}

/// Premultiplies an image's alpha, in linear space, as egui expects. Done once, when a widget atlas
/// is loaded.
pub fn premultiply(image: &mut Image) {
    let Some(data) = image.data.as_mut() else {
        return;
    };
    for pixel in data.chunks_exact_mut(4) {
        let [r, g, b, a] = pixel else { continue };
        if *a < 255 {
            let alpha = f32::from(*a) / 255.0;
            for channel in [r, g, b] {
                let linear = Color::srgb_u8(*channel, 0, 0).to_linear().red * alpha;
                *channel =
                    (Srgba::from(LinearRgba::rgb(linear, 0.0, 0.0)).red * 255.0).round() as u8;
            }
        }
    }
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
}

/// Adds `times` mip levels to an image.
pub fn add_mip_levels(image: &mut Image, times: u32) {
    let size = image.texture_descriptor.size;
    let (mut width, mut height) = (size.width as usize, size.height as usize);
    let Some(data) = image
        .data
        .as_mut()
        .filter(|data| data.len() == width * height * 4)
    else {
        return;
    };
    let mut start = 0;
    for _ in 0..times {
        let (w, h) = (width / 2, height / 2);
        let mut half = Vec::with_capacity(w * h * 4);
        let rows = data[start..].chunks_exact(width * 4);
        let (upper, lower) = (rows.clone().step_by(2), rows.skip(1).step_by(2));
        for (upper, lower) in upper.zip(lower).take(h) {
            for (one, other) in upper.chunks_exact(8).zip(lower.chunks_exact(8)).take(w) {
                let alpha = [one[3], one[7], other[3], other[7]].map(u32::from);
                let cover: u32 = alpha.iter().sum();
                // Colours are weighted by opacity.
                let mixed = |channel: usize| {
                    let four = [
                        one[channel],
                        one[channel + 4],
                        other[channel],
                        other[channel + 4],
                    ]
                    .map(u32::from);
                    let sum = if cover == 4 * 255 {
                        four[0] + four[1] + four[2] + four[3]
                    } else {
                        (0..4).map(|at| four[at] * alpha[at]).sum::<u32>() * 4 / cover.max(1)
                    };
                    (sum / 4) as u8
                };
                half.extend_from_slice(&[mixed(0), mixed(1), mixed(2), (cover / 4) as u8]);
            }
        }
        start = data.len();
        data.extend(half);
        (width, height) = (w, h);
    }
    image.texture_descriptor.mip_level_count = times + 1;
}

/// The fonts of panels and boards.
#[derive(AssetCollection, Resource)]
pub struct Typefaces {
    /// The font of body text.
    #[asset(path = "fonts/EBGaramond-Medium.ttf")]
    pub body: Handle<FileBytes>,
    /// The font of names, and of numbers on the board.
    #[asset(path = "fonts/EBGaramond-SemiBold.ttf")]
    pub strong: Handle<FileBytes>,
    /// The font of notes.
    #[asset(path = "fonts/EBGaramond-MediumItalic.ttf")]
    pub italic: Handle<FileBytes>,
    /// The font of headings.
    #[asset(path = "fonts/IMFellEnglish-Regular.ttf")]
    pub headings: Handle<FileBytes>,
}

impl Artwork {
    /// The number of its images.
    pub const IMAGES: usize = 15;

    /// The atlases and panel images by their names in `images/ui.json`.
    pub fn sheets(&self) -> [(&'static str, &Handle<Image>); 8] {
        [
            ("ui", &self.ui),
            ("prompts", &self.prompts),
            ("portraits", &self.portraits),
            ("panel_s", &self.panel_s),
            ("panel_m", &self.panel_m),
            ("panel_l", &self.panel_l),
            ("panel_tall", &self.panel_tall),
            ("oak", &self.oak),
        ]
    }
}

/// Gives up the pixels of the images that only the GPU reads: a collection cannot load them as
/// [`load_gpu_image`] does. The title stays, because its edges are faded for some windows.
fn release_pixels(art: Res<Artwork>, mut images: ResMut<Assets<Image>>) {
    let Artwork {
        table,
        table_tall,
        vignette,
        glow,
        arrow,
        ..
    } = &*art;
    for handle in [table, table_tall, vignette, glow, arrow] {
        if let Some(mut image) = images.get_mut(handle) {
            image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        }
    }
}

fn report_missing(art: Option<Res<Artwork>>) {
    if art.is_none() {
        error!("{}", text("log-pictures"));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// The page's progress bar counts the images in `images/` itself and the fonts: those are what
    /// the title screen waits for.
    #[test]
    fn what_the_title_waits_for_lies_in_the_folders_that_the_page_counts() {
        let asked: BTreeSet<String> = include_str!("assets.rs")
            .lines()
            .filter_map(|line| {
                line.trim()
                    .strip_prefix("#[asset(path = \"")?
                    .strip_suffix("\")]")
            })
            .map(|path| path.replace("@2x", ""))
            .collect();
        let images = asked.iter().filter(|path| path.ends_with("webp"));
        assert_eq!(images.count(), super::Artwork::IMAGES);
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut there = BTreeSet::new();
        for (folder, kind) in [("images", "webp"), ("fonts", "ttf")] {
            for file in fs::read_dir(assets.join(folder))
                .expect("the folder is part of the repository")
                .flatten()
            {
                let name = file.file_name().to_string_lossy().into_owned();
                // The plain fonts are compiled in; the title font is used only by the page and the
                // image scripts.
                let elsewhere = name.starts_with("Atkinson") || name.starts_with("CofferTitle");
                if name.ends_with(kind) && !elsewhere {
                    there.insert(format!(
                        "{folder}/{}",
                        name.replace("@1x", "").replace("@2x", "")
                    ));
                }
            }
        }
        assert_eq!(asked, there);
    }
}
