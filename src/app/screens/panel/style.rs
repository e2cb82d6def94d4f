//! The panels' theme: fonts, sprite sheets, and the player's display settings.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiTextureHandle, egui};

use crate::app::assets::{
    Artwork, Density, FileBytes, LanguageFont, PLAIN_FONT, PLAIN_FONT_STRONG, Typefaces,
    broken_index, premultiply,
};
use crate::app::schedule::{FrameSystems, PanelSystems};
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::table::cover::TableCover;
use crate::app::table::drawing::flat;
use crate::app::table::layout::{TableLayout, WindowShape};
use crate::app::table::pointing::cursor::LastDevice;
use crate::app::table::presentation::Presentations;
use crate::app::ui;
use crate::app::ui::theme::Theme;

pub(in crate::app::screens) fn plugin(app: &mut App) {
    app.init_resource::<PanelTheme>()
        .init_resource::<Fonts>()
        .add_systems(OnExit(Screen::Loading), load_theme)
        .add_systems(
            Update,
            (
                (
                    follow_settings.run_if(resource_changed::<Settings>),
                    follow_cover.run_if(resource_exists_and_changed::<TableCover>),
                )
                    .chain(),
                follow_language.run_if(
                    resource_exists_and_changed::<LanguageFont>
                        .and_then(not(in_state(Screen::Loading))),
                ),
            )
                .in_set(FrameSystems::Theme),
        )
        .add_systems(
            EguiPrimaryContextPass,
            prepare
                .run_if(not(in_state(Screen::Loading)))
                .in_set(PanelSystems::Style),
        );
}

/// Below this zoom, the panels' text would be illegible.
const SMALLEST_ZOOM: f32 = 0.75;
/// The breadth of a phone on which panels are as large as they were designed, so that fingers find
/// their controls, even if the phone is short.
const NARROWEST_PHONE: f32 = 360.0;
/// A larger zoom is no improvement in any window.
const LARGEST_ZOOM: f32 = 4.0;

/// The panels' theme.
#[derive(Resource, Deref, DerefMut)]
pub struct PanelTheme(Theme);

impl FromWorld for PanelTheme {
    fn from_world(_: &mut World) -> Self {
        let index = include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/ui.json"
        ));
        let parse = |name: &str, index: &str| {
            ui::AtlasIndex::parse(index).unwrap_or_else(|problem| {
                error!("{}", broken_index(name, &problem));
                ui::AtlasIndex::default()
            })
        };
        let mut theme = Theme::new(parse("ui", index), HashMap::new());
        theme.set_flat_sprites(parse("flat", flat::INDEX));
        Self(theme)
    }
}

/// The fonts to install, and whether they are installed.
#[derive(Resource, Default)]
pub struct Fonts {
    waiting: Option<ui::FontBytes>,
    ready: bool,
}

/// Whether panels can be shown: a run condition.
pub fn is_ready(screen: Res<State<Screen>>, fonts: Res<Fonts>) -> bool {
    *screen.get() != Screen::Loading && fonts.ready
}

/// The fonts, as far as they are loaded.
#[derive(SystemParam)]
struct LoadedFonts<'w> {
    faces: Option<Res<'w, Typefaces>>,
    language: Option<Res<'w, LanguageFont>>,
    files: Option<Res<'w, Assets<FileBytes>>>,
}

impl LoadedFonts<'_> {
    /// The loaded fonts; a missing one is replaced by the plain font.
    fn bytes(&self) -> ui::FontBytes {
        let (faces, files) = (self.faces.as_deref(), self.files.as_deref());
        let bytes = |handle: fn(&Typefaces) -> &Handle<FileBytes>, or: &[u8]| {
            let font = faces
                .zip(files)
                .and_then(|(faces, files)| files.get(handle(faces)));
            font.map_or_else(|| or.to_vec(), |font| font.0.clone())
        };
        ui::FontBytes {
            body: bytes(|faces| &faces.body, PLAIN_FONT),
            strong: bytes(|faces| &faces.strong, PLAIN_FONT_STRONG),
            italic: bytes(|faces| &faces.italic, PLAIN_FONT),
            heading: bytes(|faces| &faces.headings, PLAIN_FONT_STRONG),
            plain: PLAIN_FONT.to_vec(),
            plain_strong: PLAIN_FONT_STRONG.to_vec(),
            language: (self.language.as_deref())
                .zip(files)
                .and_then(|(language, files)| Some(files.get(language.0.as_ref()?)?.0.clone())),
        }
    }
}

/// Installs the fonts and sprite sheets in egui.
fn load_theme(
    art: Option<Res<Artwork>>,
    density: Option<Res<Density>>,
    fonts: LoadedFonts,
    mut images: ResMut<Assets<Image>>,
    mut contexts: EguiContexts,
    presentations: Res<Presentations>,
    mut theme: ResMut<PanelTheme>,
    mut given: ResMut<Fonts>,
    mut window: Option<Single<&mut Window, With<PrimaryWindow>>>,
) {
    add_game_sprites(&presentations, &mut theme);
    given.waiting = Some(fonts.bytes());
    if let Some(window) = &mut window {
        window.ime_enabled = false;
    }
    let (Some(art), Some(density)) = (art, density) else {
        return;
    };
    let mut sheets = HashMap::new();
    for (name, handle) in art.sheets() {
        if let Some(mut image) = images.get_mut(handle) {
            premultiply(&mut image);
            let size = image.size_f32() / density.0;
            let id = contexts.add_image(EguiTextureHandle::Strong(handle.clone()));
            sheets.insert(
                name.to_owned(),
                ui::AtlasTexture {
                    id,
                    size: egui::vec2(size.x, size.y),
                },
            );
        }
    }
    theme.add_textures(sheets);
}

/// Gives the panels the cloth on the table.
pub(in crate::app::screens) fn follow_cover(
    cover: Res<TableCover>,
    density: Option<Res<Density>>,
    images: Res<Assets<Image>>,
    mut contexts: EguiContexts,
    mut theme: ResMut<PanelTheme>,
    mut before: Local<Option<AssetId<Image>>>,
) {
    let now = cover.any();
    let size = now.and_then(|image| images.get(image)).map(Image::size_f32);
    if let Some(before) = before.take() {
        contexts.remove_image(before);
    }
    let sheet = now.zip(size).zip(density).map(|((image, size), density)| {
        *before = Some(image.id());
        let size = size / density.0;
        ui::AtlasTexture {
            id: contexts.add_image(EguiTextureHandle::Strong(image.clone())),
            size: egui::vec2(size.x, size.y),
        }
    });
    theme.set_cover(sheet);
}

/// Adds the sprites of each game to the index.
fn add_game_sprites(presentations: &Presentations, theme: &mut Theme) {
    for sheets in presentations.all().map(|game| game.sheets) {
        for index in sheets.indexes {
            match ui::AtlasIndex::parse(index) {
                Ok(index) => theme.add_sprites(index),
                Err(problem) => error!("{}", broken_index("panels", &problem)),
            }
        }
    }
}

/// Installs the fonts again, with that of the language.
fn follow_language(fonts: LoadedFonts, mut given: ResMut<Fonts>) {
    given.waiting = Some(fonts.bytes());
}

pub(in crate::app::screens) fn follow_settings(
    settings: Res<Settings>,
    mut theme: ResMut<PanelTheme>,
) {
    theme.text_percent = (settings.text_scale * 100.0).round() as u16;
    theme.plain_font = settings.plain_font;
    theme.contrast = settings.contrast;
}

/// Prepares the theme before the frame's panels. New fonts are available from the next pass on.
fn prepare(
    mut contexts: EguiContexts,
    mut theme: ResMut<PanelTheme>,
    mut fonts: ResMut<Fonts>,
    device: Res<LastDevice>,
    layout: Res<TableLayout>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if let Some(bytes) = fonts.waiting.take() {
        if let Err(problem) = theme.install_fonts(ctx, bytes) {
            error!("{problem}");
        }
        fonts.ready = false;
        ctx.request_repaint();
        return Ok(());
    }
    fonts.ready = true;
    theme.device = device.0;
    theme.apply_style(ctx);
    // Panels are designed for two window sizes; in other windows they scale with the table.
    let smallest = smallest_zoom(layout.window);
    ctx.set_zoom_factor(layout.scale.clamp(smallest, LARGEST_ZOOM));
    Ok(())
}

/// The smallest zoom of panels in a window of this size.
fn smallest_zoom(window: Vec2) -> f32 {
    if WindowShape::of(window).is_phone() {
        (window.min_element() / NARROWEST_PHONE).clamp(SMALLEST_ZOOM, 1.0)
    } else {
        SMALLEST_ZOOM
    }
}
