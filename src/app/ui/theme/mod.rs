//! The look of the panels: fonts, colours, text scale, and the sprite atlas with its nine-slice
//! painter. A [`Theme`] is plain data; the app builds it once from the index and the registered
//! textures, and changes its public fields when a setting or the current device changes. A missing
//! sprite is drawn as a plain fill in the material's colour, so that every control is visible in
//! tests and broken installations.

mod atlas;
mod fonts;
mod sprites;

pub use atlas::{AtlasIndex, AtlasTexture, Sprite};
pub use fonts::{
    FontBytes, FontFace, LEAST_WORDS, READABLE, TextStyle, body, breaks_word, heading, italic, put,
    put_baseline, strong,
};

use std::collections::HashMap;

use egui::{Color32, Context, FontFamily, Stroke, Vec2};

use crate::app::ui::high_contrast;
use crate::app::ui::palette::PARCHMENT;
pub use crate::app::ui::palette::{
    CREAM, CREAM_NOTE, DIM, FAMILY_COLORS, FOCUS, GOLD, GREEN, HAIRLINE, INK, INK_BRASS, INK_NOTE,
    ON_RED, RED, rgb, wash,
};

/// The device that was used last. It determines the glyphs of the prompts, and whether the focus
/// and the table's cursor are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// Mouse: the focus is not drawn.
    #[default]
    Mouse,
    /// Touch: neither focus nor prompts are drawn.
    Touch,
    /// Keyboard: the focus ring and key caps are drawn.
    Keyboard,
    /// Gamepad: the focus ring and gamepad buttons are drawn.
    Pad,
}

impl Device {
    /// Whether it moves a focus, so that focus and prompts must be visible: keyboard and gamepad.
    pub fn has_keys(self) -> bool {
        matches!(self, Self::Keyboard | Self::Pad)
    }
}

/// Everything that determines the look of panels. Cheap to change; panels take it by reference.
#[derive(Clone, Debug)]
pub struct Theme {
    index: AtlasIndex,
    textures: HashMap<String, AtlasTexture>,
    /// The sprites of pieces in flat colours, for high contrast.
    flat: AtlasIndex,
    /// The cloth on the table; `None` if the table is bare.
    cover: Option<AtlasTexture>,
    /// Text size in percent, 80 to 200.
    pub text_percent: u16,
    /// Whether to use Atkinson Hyperlegible instead of EB Garamond and IM Fell.
    pub plain_font: bool,
    /// High contrast: flat colours and strong outlines instead of the materials.
    pub contrast: bool,
    /// The device that was used last.
    pub device: Device,
}

impl Theme {
    /// A theme with an index and its textures. The keys of `textures` are the names in
    /// [`AtlasIndex::files`], i.e. of the image `NAME@1x.webp` or `NAME@2x.webp`. Either may be
    /// empty.
    pub fn new(index: AtlasIndex, textures: HashMap<String, AtlasTexture>) -> Self {
        Self {
            index,
            textures,
            flat: AtlasIndex::default(),
            cover: None,
            text_percent: 100,
            plain_font: false,
            contrast: false,
            device: Device::Mouse,
        }
    }

    /// Adds the sprites of a game.
    pub fn add_sprites(&mut self, index: AtlasIndex) {
        self.index.sprites.extend(index.sprites);
    }

    /// Sets the sprites that replace those of the same name in high contrast.
    pub fn set_flat_sprites(&mut self, index: AtlasIndex) {
        self.flat = index;
    }

    /// Adds textures of sheets; those of high contrast may be loaded before all others.
    pub fn add_textures(&mut self, textures: HashMap<String, AtlasTexture>) {
        self.textures.extend(textures);
    }

    /// The textures, by the names of their images.
    pub fn textures(&self) -> impl Iterator<Item = (&str, &AtlasTexture)> {
        let textures = self.textures.iter();
        textures.map(|(name, sheet)| (name.as_str(), sheet))
    }

    /// Sets the cloth on the table. `None` if the table is bare.
    pub fn set_cover(&mut self, cover: Option<AtlasTexture>) {
        self.cover = cover;
    }

    /// The factor on every text size: 0.8 to 2.0.
    pub fn scale(&self) -> f32 {
        f32::from(self.text_percent.clamp(80, 200)) / 100.0
    }

    /// One of two looks: the usual one, or that in high contrast.
    pub fn pick<T>(&self, usual: T, in_contrast: T) -> T {
        if self.contrast { in_contrast } else { usual }
    }

    /// Whether the focus ring is drawn: only for keyboard and gamepad.
    pub fn focus_visible(&self) -> bool {
        self.device.has_keys()
    }

    /// Sets egui's own style, without animations and default colours.
    pub fn apply_style(&self, ctx: &Context) {
        // A press counts however long it is held: the user or the frame rate may be slow.
        ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
        ctx.all_styles_mut(|style| {
            style.animation_time = 0.0;
            style.scroll_animation = egui::style::ScrollAnimation::none();
            style.interaction.selectable_labels = false;
            style.interaction.tooltip_delay = 0.0;
            style.spacing.item_spacing = Vec2::ZERO;
            style.spacing.scroll.fade.strength = 0.0;
            style.visuals.override_text_color = Some(if self.contrast {
                high_contrast::ink(INK)
            } else {
                INK
            });
            style.visuals.panel_fill = Color32::TRANSPARENT;
            style.visuals.window_fill = PARCHMENT;
            style.visuals.selection.bg_fill = GOLD.gamma_multiply(0.4);
            style.visuals.selection.stroke = Stroke::new(1.0, INK);
            for font in style.text_styles.values_mut() {
                font.family = FontFamily::Proportional;
                font.size = 19.0 * self.scale();
            }
        });
        ctx.options_mut(|o| o.zoom_with_keyboard = false);
    }
}
