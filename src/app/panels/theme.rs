//! The look of the panels: fonts, colours, text scale and the sprite atlas with its nine-slice
//! painter. A [`Theme`] is plain data; the app builds it once from the index and the registered
//! textures and changes its public fields when a setting or the device in use changes. A sprite
//! that is missing is drawn as a plain fill in the material's colour, so a test or a broken install
//! still shows every control.

use std::collections::HashMap;
use std::sync::Arc;

use crate::app::panels::plain;
use egui::epaint::RectShape;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, Color32, Context, FontData, FontDefinitions, FontFamily, FontId, Galley, Mesh,
    Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2, pos2, vec2,
};

/// Ink: running text on parchment.
pub const INK: Color32 = Color32::from_rgb(0x2a, 0x1c, 0x14);
/// Ink of notes and secondary lines on parchment; still above 7:1.
pub const INK_NOTE: Color32 = Color32::from_rgb(0x2f, 0x20, 0x16);
/// Ink on brass.
pub const INK_BRASS: Color32 = Color32::from_rgb(0x1d, 0x0f, 0x06);
/// Cream: text on oak.
pub const CREAM: Color32 = Color32::from_rgb(0xf6, 0xdd, 0x9c);
/// Notes on oak.
pub const CREAM_NOTE: Color32 = Color32::from_rgb(0xe9, 0xcf, 0x9a);
/// Text on lacquer and ribbons.
pub const ON_RED: Color32 = Color32::from_rgb(0xff, 0xf3, 0xd2);
/// Tudor red.
pub const RED: Color32 = Color32::from_rgb(0x9e, 0x1b, 0x32);
/// Gold leaf.
pub const GOLD: Color32 = Color32::from_rgb(0xc9, 0xa2, 0x27);
/// Hairlines on parchment.
pub const HAIRLINE: Color32 = Color32::from_rgb(0x8a, 0x64, 0x14);
/// The cream band of the focus ring.
pub const FOCUS: Color32 = Color32::from_rgb(0xff, 0xf3, 0xc8);
/// The dark layer under a menu that lies over the table.
pub const DIM: Color32 = Color32::from_rgba_premultiplied(6, 3, 2, 180);

const PARCHMENT: Color32 = Color32::from_rgb(0xe6, 0xd3, 0xa8);
const OAK: Color32 = Color32::from_rgb(0x2b, 0x1a, 0x10);
const BRASS: Color32 = Color32::from_rgb(0xd6, 0xac, 0x4e);
const GREEN: Color32 = Color32::from_rgb(0x1f, 0x4d, 0x3a);

/// A colour laid thinly: `alpha` 0 to 1. The game blends in linear light and takes vertex colours
/// for premultiplied in gamma, so that egui's own thinned colours come out too dark.
pub fn wash(color: Color32, alpha: f32) -> Color32 {
    let thin = |c: u8| {
        egui::ecolor::gamma_u8_from_linear_f32(egui::ecolor::linear_f32_from_gamma_u8(c) * alpha)
    };
    Color32::from_rgba_premultiplied(
        thin(color.r()),
        thin(color.g()),
        thin(color.b()),
        (alpha.clamp(0.0, 1.0) * 255.0).round() as u8,
    )
}

/// The device used last: decides the glyphs of the prompts, and whether the keyboard focus and the
/// table's cursor are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// Mouse: the focus is not drawn.
    #[default]
    Mouse,
    /// Fingers: neither focus nor prompts are drawn.
    Touch,
    /// Keyboard: the focus ring and key caps are drawn.
    Keyboard,
    /// Gamepad: the focus ring and pad buttons are drawn.
    Pad,
}

impl Device {
    /// Whether it walks from one thing to the next, so that the focus and prompts are to be seen:
    /// keyboard and gamepad.
    pub fn has_keys(self) -> bool {
        matches!(self, Self::Keyboard | Self::Pad)
    }
}

/// One sprite of an atlas, in 1x units.
#[derive(Clone, Debug, PartialEq)]
pub struct Sprite {
    /// Left edge in its picture.
    pub x: f32,
    /// Top edge in its picture.
    pub y: f32,
    /// Width with the padding on both sides.
    pub w: f32,
    /// Height with the padding on both sides.
    pub h: f32,
    /// Room for a baked shadow or glow on each side.
    pub pad: f32,
    /// Nine-slice margins left, top, right, bottom, from the edge without padding; `None` for a
    /// whole sprite.
    pub slice: Option<[f32; 4]>,
    /// The picture that holds it: `ui` for the atlas, else a picture of its own.
    pub file: String,
}

impl Sprite {
    /// The size of the thing itself, without the padding.
    pub fn size(&self) -> Vec2 {
        vec2(self.w - 2.0 * self.pad, self.h - 2.0 * self.pad)
    }
}

/// The parsed index `assets/images/ui.json`: where each sprite lies.
#[derive(Clone, Debug, Default)]
pub struct AtlasIndex {
    /// Size of the atlas picture `ui` in 1x units.
    pub size: Vec2,
    /// The sprites by name.
    pub sprites: HashMap<String, Sprite>,
}

impl AtlasIndex {
    /// Reads an index. The error is a sentence that names what is wrong.
    pub fn parse(json: &str) -> Result<Self, String> {
        let root: serde_json::Value = serde_json::from_str(json)
            .map_err(|e| format!("The atlas index is not valid JSON: {e}."))?;
        let number = |v: &serde_json::Value, what: &str, field: &str| {
            let n = v
                .get(field)
                .and_then(serde_json::Value::as_f64)
                .unwrap_or(f64::NAN);
            if n.is_finite() {
                Ok(n as f32)
            } else {
                Err(format!(
                    "The atlas index has no number '{field}' for {what}."
                ))
            }
        };
        let atlas = root
            .get("atlas")
            .ok_or("The atlas index has no 'atlas' entry.")?;
        let size = vec2(
            number(atlas, "the atlas", "w")?,
            number(atlas, "the atlas", "h")?,
        );
        if size.x <= 0.0 || size.y <= 0.0 {
            return Err("The atlas index gives the atlas no size.".to_owned());
        }
        let list = root
            .get("sprites")
            .and_then(serde_json::Value::as_object)
            .ok_or("The atlas index has no 'sprites' table.")?;
        let mut sprites = HashMap::new();
        for (name, v) in list {
            let slice = match v.get("slice").and_then(serde_json::Value::as_array) {
                Some(a) if a.len() == 4 => {
                    let mut s = [0.0; 4];
                    for (to, from) in s.iter_mut().zip(a) {
                        *to = from.as_f64().unwrap_or(0.0).max(0.0) as f32;
                    }
                    Some(s)
                }
                Some(_) => {
                    return Err(format!(
                        "The atlas index gives sprite '{name}' a slice that is not four numbers."
                    ));
                }
                None => None,
            };
            let what = format!("sprite '{name}'");
            let sprite = Sprite {
                x: number(v, &what, "x")?,
                y: number(v, &what, "y")?,
                w: number(v, &what, "w")?,
                h: number(v, &what, "h")?,
                pad: v
                    .get("pad")
                    .and_then(serde_json::Value::as_f64)
                    .unwrap_or(0.0) as f32,
                slice,
                file: v
                    .get("file")
                    .and_then(serde_json::Value::as_str)
                    .unwrap_or("ui")
                    .to_owned(),
            };
            if sprite.w <= 0.0 || sprite.h <= 0.0 {
                return Err(format!("The atlas index gives sprite '{name}' no size."));
            }
            sprites.insert(name.clone(), sprite);
        }
        Ok(Self { size, sprites })
    }

    /// The names of the pictures that the sprites lie in (`ui` and the single pictures), each once,
    /// in order.
    pub fn files(&self) -> Vec<&str> {
        let mut files: Vec<&str> = self.sprites.values().map(|s| s.file.as_str()).collect();
        files.sort_unstable();
        files.dedup();
        files
    }
}

/// A texture that was given to egui for one picture of the index.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// The texture.
    pub id: TextureId,
    /// Its size in 1x units: pixels divided by the density of the file (1 or 2).
    pub size: Vec2,
}

/// The font files, as TTF bytes.
#[derive(Clone, Debug)]
pub struct FontBytes {
    /// EB Garamond Medium: running text and figures.
    pub body: Vec<u8>,
    /// EB Garamond SemiBold: names, labels, buttons.
    pub strong: Vec<u8>,
    /// EB Garamond Medium Italic: notes.
    pub italic: Vec<u8>,
    /// IM Fell English: headings without figures.
    pub heading: Vec<u8>,
    /// Atkinson Hyperlegible Regular: the plain font.
    pub plain: Vec<u8>,
    /// Atkinson Hyperlegible Bold.
    pub plain_strong: Vec<u8>,
}

/// The voices of the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Running text.
    Body,
    /// Names, labels, buttons.
    Strong,
    /// Notes.
    Italic,
    /// Headings; a heading with figures falls back to [`Face::Strong`].
    Heading,
}

/// Everything that decides how a panel looks. Cheap to change; panels take it by reference.
#[derive(Clone, Debug)]
pub struct Theme {
    index: AtlasIndex,
    textures: HashMap<String, Sheet>,
    /// Text size in per cent, 80 to 200.
    pub text_percent: u16,
    /// Atkinson Hyperlegible instead of EB Garamond and IM Fell.
    pub plain_font: bool,
    /// Flat colours and strong outlines instead of the materials.
    pub contrast: bool,
    /// The device used last.
    pub device: Device,
}

impl Theme {
    /// A theme over an index and its textures; the keys of `textures` are the names in
    /// [`AtlasIndex::files`]: the picture `NAME@1x.webp` or `NAME@2x.webp`. Either may be empty.
    pub fn new(index: AtlasIndex, textures: HashMap<String, Sheet>) -> Self {
        Self {
            index,
            textures,
            text_percent: 100,
            plain_font: false,
            contrast: false,
            device: Device::Mouse,
        }
    }

    /// Exchanges the textures, for instance when the pixel density asks for the other atlas.
    pub fn set_textures(&mut self, textures: HashMap<String, Sheet>) {
        self.textures = textures;
    }

    /// More textures, for sheets that come later.
    pub fn add_textures(&mut self, textures: HashMap<String, Sheet>) {
        self.textures.extend(textures);
    }

    /// The factor on every text size: 0.8 to 2.0.
    pub fn scale(&self) -> f32 {
        f32::from(self.text_percent.clamp(80, 200)) / 100.0
    }

    /// Whether the focus ring is drawn: only for keys and pad.
    pub fn focus_visible(&self) -> bool {
        self.device.has_keys()
    }

    /// Gives the fonts to egui (they are in use from the next pass on; until then egui's own stand
    /// in). The error is a sentence.
    pub fn install_fonts(&self, ctx: &Context, fonts: FontBytes) -> Result<(), String> {
        let mut all = FontDefinitions::default();
        let own = [
            ("kc_body", fonts.body),
            ("kc_strong", fonts.strong),
            ("kc_italic", fonts.italic),
            ("kc_heading", fonts.heading),
            ("kc_plain", fonts.plain),
            ("kc_plain_strong", fonts.plain_strong),
        ];
        let fallback = all
            .families
            .get(&FontFamily::Proportional)
            .cloned()
            .unwrap_or_default();
        for (name, bytes) in own {
            if bytes.len() < 12 || !matches!(&bytes[..4], [0, 1, 0, 0] | b"OTTO" | b"true") {
                return Err(format!(
                    "The font '{name}' is not a TrueType or OpenType file."
                ));
            }
            all.font_data
                .insert(name.to_owned(), Arc::new(FontData::from_owned(bytes)));
        }
        for (name, second) in [
            ("kc_body", "kc_plain"),
            ("kc_strong", "kc_plain_strong"),
            ("kc_italic", "kc_body"),
            ("kc_heading", "kc_body"),
            ("kc_plain", "kc_body"),
            ("kc_plain_strong", "kc_strong"),
        ] {
            let mut list = vec![name.to_owned(), second.to_owned()];
            list.extend(fallback.iter().cloned());
            all.families.insert(FontFamily::Name(name.into()), list);
        }
        all.families
            .entry(FontFamily::Proportional)
            .or_default()
            .insert(0, "kc_body".to_owned());
        all.families
            .entry(FontFamily::Monospace)
            .or_default()
            .push("kc_body".to_owned());
        ctx.set_fonts(all);
        Ok(())
    }

    /// Sets egui's own style: nothing animates, nothing grey is left over.
    pub fn apply_style(&self, ctx: &Context) {
        // A press counts however long it is held: hands may be slow, and so may the drawing of a
        // frame.
        ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
        ctx.all_styles_mut(|style| {
            style.animation_time = 0.0;
            style.scroll_animation = egui::style::ScrollAnimation::none();
            style.interaction.selectable_labels = false;
            style.interaction.tooltip_delay = 0.0;
            style.spacing.item_spacing = Vec2::ZERO;
            style.spacing.scroll.fade.strength = 0.0;
            style.visuals.override_text_color =
                Some(if self.contrast { plain::ink(INK) } else { INK });
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

    /// Whether the plain font is used: it belongs to the high contrast as well.
    fn plain_type(&self) -> bool {
        self.plain_font || self.contrast
    }

    fn family(&self, ctx: &Context, face: Face) -> FontFamily {
        let name = match (self.plain_type(), face) {
            (false, Face::Body) => "kc_body",
            (false, Face::Strong) => "kc_strong",
            (false, Face::Italic) => "kc_italic",
            (false, Face::Heading) => "kc_heading",
            (true, Face::Body | Face::Italic) => "kc_plain",
            (true, Face::Strong | Face::Heading) => "kc_plain_strong",
        };
        let family = FontFamily::Name(name.into());
        if ctx.fonts(|f| f.definitions().families.contains_key(&family)) {
            family
        } else {
            FontFamily::Proportional
        }
    }

    /// The font of a voice, for text that is typed in: `size` in points at 100 %.
    pub fn font(&self, ctx: &Context, face: Face, size: f32) -> FontId {
        let size = size * self.scale();
        FontId::new(
            if self.plain_type() { size * 0.86 } else { size },
            self.family(ctx, face),
        )
    }

    /// Lays a text out. `size` in points at 100 %; `width` the room for wrapping (infinite: one
    /// line).
    #[expect(clippy::too_many_arguments, reason = "a text, its type and its room")]
    pub fn layout(
        &self,
        ctx: &Context,
        text: &str,
        face: Face,
        size: f32,
        color: Color32,
        width: f32,
        halign: Align,
    ) -> Arc<Galley> {
        self.layout_raw(
            ctx,
            text,
            face,
            size * self.scale(),
            color,
            width,
            halign,
            usize::MAX,
        )
    }

    /// [`Theme::layout`] with lines of about the same length when two or three are needed: no
    /// single word is left over on the last one.
    #[expect(clippy::too_many_arguments, reason = "as for layout")]
    pub fn balanced(
        &self,
        ctx: &Context,
        text: &str,
        face: Face,
        size: f32,
        color: Color32,
        width: f32,
        halign: Align,
    ) -> Arc<Galley> {
        let lay = |width: f32| self.layout(ctx, text, face, size, color, width, halign);
        let whole = lay(width);
        let rows = whole.rows.len();
        let last = whole.rows.last().map_or(0.0, |row| row.size.x);
        // Centred lines are always evened out, others only when the last one is short.
        if !(2..=3).contains(&rows) || (halign != Align::Center && last > 0.42 * width) {
            return whole;
        }
        let (mut short, mut long) = (width / rows as f32, width);
        while long - short > 6.0 {
            let middle = (short + long) / 2.0;
            if lay(middle).rows.len() > rows {
                short = middle
            } else {
                long = middle
            }
        }
        lay(long)
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "one private function behind three short ones"
    )]
    fn layout_raw(
        &self,
        ctx: &Context,
        text: &str,
        face: Face,
        size: f32,
        color: Color32,
        width: f32,
        halign: Align,
        rows: usize,
    ) -> Arc<Galley> {
        let face = if face == Face::Heading && text.bytes().any(|b| b.is_ascii_digit()) {
            Face::Strong
        } else {
            face
        };
        // Atkinson is wider than Garamond and looks larger.
        let size = if self.plain_type() { size * 0.86 } else { size };
        let color = if self.contrast {
            plain::ink(color)
        } else {
            color
        };
        let mut format = TextFormat::simple(FontId::new(size, self.family(ctx, face)), color);
        if width.is_finite() {
            format.line_height =
                Some((size * if face == Face::Heading { 1.12 } else { 1.32 }).round());
        }
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap = TextWrapping {
            max_width: width,
            max_rows: rows,
            break_anywhere: rows == 1,
            ..Default::default()
        };
        job.halign = halign;
        ctx.fonts_mut(|f| f.layout_job(job))
    }

    /// A single line that fits `width`: set smaller when it is too long (never below 60 %), cut
    /// with an ellipsis as the last resort.
    pub fn fit(
        &self,
        ctx: &Context,
        text: &str,
        face: Face,
        size: f32,
        color: Color32,
        width: f32,
    ) -> Arc<Galley> {
        let galley = self.layout(ctx, text, face, size, color, f32::INFINITY, Align::LEFT);
        if galley.size().x <= width + 0.5 || !width.is_finite() {
            return galley;
        }
        let shrink = (width / galley.size().x * 0.99).max(0.6);
        let galley = self.layout_raw(
            ctx,
            text,
            face,
            size * self.scale() * shrink,
            color,
            f32::INFINITY,
            Align::LEFT,
            usize::MAX,
        );
        if galley.size().x <= width + 0.5 {
            return galley;
        }
        self.layout_raw(
            ctx,
            text,
            face,
            size * self.scale() * shrink,
            color,
            width.max(8.0),
            Align::LEFT,
            1,
        )
    }

    /// The width of a single line in points.
    pub fn width(&self, ctx: &Context, text: &str, face: Face, size: f32) -> f32 {
        self.layout(ctx, text, face, size, INK, f32::INFINITY, Align::LEFT)
            .size()
            .x
    }

    /// The sprite `name`, if the index has it.
    pub fn sprite(&self, name: &str) -> Option<&Sprite> {
        self.index.sprites.get(name)
    }

    /// Whether the sprite `name` can be painted: the index has it, and its picture is there.
    pub fn shows(&self, name: &str) -> bool {
        self.source(name).is_some()
    }

    /// The size of a sprite without padding, or `otherwise`.
    pub fn sprite_size(&self, name: &str, otherwise: Vec2) -> Vec2 {
        self.sprite(name).map_or(otherwise, Sprite::size)
    }

    fn source(&self, name: &str) -> Option<(&Sprite, TextureId, Vec2)> {
        let sprite = self.sprite(name)?;
        let sheet = self.textures.get(&sprite.file)?;
        (sheet.size.x > 0.0 && sheet.size.y > 0.0).then_some((sprite, sheet.id, sheet.size))
    }

    /// Paints a sprite so that the thing itself (without shadow) fills `rect`: sliced if it has
    /// margins, else stretched.
    pub fn paint(&self, painter: &Painter, name: &str, rect: Rect) {
        self.paint_tinted(painter, name, rect, Color32::WHITE);
    }

    /// [`Theme::paint`] with a tint: for the white icons, or to fade a sprite.
    pub fn paint_tinted(&self, painter: &Painter, name: &str, rect: Rect, tint: Color32) {
        if self.contrast && plain::paint(painter, name, rect) {
            return;
        }
        // A crown in gold would not be seen on white.
        let tint = if self.contrast && name == "crown" {
            plain::BLACK
        } else {
            tint
        };
        self.paint_sprite(painter, name, rect, tint);
        if self.contrast {
            plain::veil(painter, name, rect);
        }
    }

    fn paint_sprite(&self, painter: &Painter, name: &str, rect: Rect, tint: Color32) {
        let Some((s, texture, size)) = self.source(name) else {
            fallback(painter, name, rect, tint);
            return;
        };
        let mut mesh = Mesh::with_texture(texture);
        let uv = |x: f32, y: f32| pos2(x / size.x, y / size.y);
        let Some([l, t, r, b]) = s.slice else {
            let k = rect.size() / s.size().max(Vec2::splat(1.0));
            let outer = rect.expand2(k * s.pad);
            mesh.add_rect_with_uv(
                outer,
                Rect::from_min_max(uv(s.x, s.y), uv(s.x + s.w, s.y + s.h)),
                tint,
            );
            painter.add(Shape::mesh(mesh));
            return;
        };
        let outer = rect.expand(s.pad);
        let grain = ["panel", "slip", "oak", "dropdown", "row_"]
            .iter()
            .any(|p| name.starts_with(p));
        let cut = |from: f32, to: f32, a: f32, b: f32, from_uv: f32, long: f32| {
            let k = ((to - from) / (a + b).max(1.0)).min(1.0);
            spans(
                [from, from + a * k, to - b * k, to],
                [from_uv, from_uv + a, from_uv + long - b, from_uv + long],
                grain,
            )
        };
        let columns = cut(outer.left(), outer.right(), l + s.pad, r + s.pad, s.x, s.w);
        let rows = cut(outer.top(), outer.bottom(), t + s.pad, b + s.pad, s.y, s.h);
        for row in &rows {
            for column in &columns {
                let to = Rect::from_min_max(pos2(column.0, row.0), pos2(column.1, row.1));
                mesh.add_rect_with_uv(
                    to,
                    Rect {
                        min: uv(column.2, row.2),
                        max: uv(column.3, row.3),
                    },
                    tint,
                );
            }
        }
        painter.add(Shape::mesh(mesh));
    }

    /// Paints a sprite whose height must not be stretched (its rivets would be): the whole of it is
    /// scaled to the height of `rect`, and only the middle is stretched to the width.
    pub fn paint_by_height(&self, painter: &Painter, name: &str, rect: Rect) {
        if self.contrast && plain::paint(painter, name, rect) {
            return;
        }
        let Some((s, texture, size)) = self.source(name) else {
            fallback(painter, name, rect, Color32::WHITE);
            return;
        };
        let k = rect.height() / s.size().y.max(1.0);
        let [l, _, r, _] = s.slice.unwrap_or([0.0; 4]);
        let (l, r) = (l + s.pad, r + s.pad);
        let outer = rect.expand(s.pad * k);
        let fit = (outer.width() / ((l + r) * k).max(1.0)).min(1.0) * k;
        let xs = [
            outer.left(),
            outer.left() + l * fit,
            outer.right() - r * fit,
            outer.right(),
        ];
        let mut mesh = Mesh::with_texture(texture);
        for span in spans(xs, [s.x, s.x + l, s.x + s.w - r, s.x + s.w], false) {
            let to = Rect::from_min_max(pos2(span.0, outer.top()), pos2(span.1, outer.bottom()));
            let from = Rect {
                min: pos2(span.2 / size.x, s.y / size.y),
                max: pos2(span.3 / size.x, (s.y + s.h) / size.y),
            };
            mesh.add_rect_with_uv(to, from, Color32::WHITE);
        }
        painter.add(Shape::mesh(mesh));
    }

    /// Paints a whole sprite at its own size times `k`, centred.
    pub fn paint_at(&self, painter: &Painter, name: &str, center: Pos2, k: f32, tint: Color32) {
        let size = self.sprite_size(name, Vec2::splat(24.0)) * k;
        self.paint_tinted(painter, name, Rect::from_center_size(center, size), tint);
    }

    /// Paints a sheet of parchment with two hairlines: the master whose size is nearest is taken,
    /// so the clouds are not torn.
    pub fn parchment(&self, painter: &Painter, rect: Rect) {
        let stretch = |name: &str| {
            let s = self.sprite(name)?.size().max(Vec2::splat(1.0));
            let k = rect.size() / s;
            let cost = |k: f32| {
                if k >= 1.0 {
                    (k - 1.0) * 2.0
                } else {
                    1.0 / k.max(0.05) - 1.0
                }
            };
            Some(cost(k.x) + cost(k.y))
        };
        let name = ["panel_s", "panel_m", "panel_l", "panel_tall"]
            .into_iter()
            .min_by(|a, b| {
                stretch(a)
                    .unwrap_or(f32::MAX)
                    .total_cmp(&stretch(b).unwrap_or(f32::MAX))
            })
            .unwrap_or("panel_m");
        self.paint(painter, name, rect);
    }
}

/// The three parts of a sliced edge as spans (from, to, texture from, texture to). With `grain`, a
/// middle that would be stretched far is laid in several pieces, every second one mirrored, so that
/// wood and clouds keep their grain.
fn spans(to: [f32; 4], from: [f32; 4], grain: bool) -> Vec<(f32, f32, f32, f32)> {
    let mut out = Vec::with_capacity(4);
    for i in 0..3 {
        let (a, b, u, v) = (to[i], to[i + 1], from[i], from[i + 1]);
        let (long, own) = (b - a, v - u);
        if long <= 0.01 {
            continue;
        }
        // An odd number, so that both ends meet the corners as drawn.
        let tiles = if grain && i == 1 && own >= 16.0 && long > own * 1.6 {
            ((long / own - 1.0) / 2.0).round() * 2.0 + 1.0
        } else {
            1.0
        };
        for n in 0..tiles as usize {
            let (start, end) = (
                a + long * n as f32 / tiles,
                a + long * (n + 1) as f32 / tiles,
            );
            out.push(if n % 2 == 0 {
                (start, end, u, v)
            } else {
                (start, end, v, u)
            });
        }
    }
    out
}

/// Paints a laid-out text so that its box is anchored at `pos`.
pub fn put(painter: &Painter, galley: Arc<Galley>, pos: Pos2, anchor: Align2) -> Rect {
    let size = galley.rect.size();
    let rect = anchor.anchor_size(pos, size);
    let at = rect.min - galley.rect.min.to_vec2();
    painter.galley(at, galley, INK);
    rect
}

/// Paints a laid-out text with its first baseline on `pos.y`; `align` says which end is at `pos.x`.
pub fn put_baseline(painter: &Painter, galley: Arc<Galley>, pos: Pos2, align: Align) -> Rect {
    let base = galley
        .rows
        .first()
        .and_then(|row| row.glyphs.first().map(|g| row.pos.y + g.pos.y))
        .unwrap_or(galley.size().y * 0.75);
    let anchor = match align {
        Align::Min => Align2::LEFT_TOP,
        Align::Center => Align2::CENTER_TOP,
        Align::Max => Align2::RIGHT_TOP,
    };
    put(painter, galley, pos2(pos.x, pos.y - base), anchor)
}

/// What stands in for a missing sprite: a plain fill of the same material.
fn fallback(painter: &Painter, name: &str, rect: Rect, tint: Color32) {
    let round = rect.width().min(rect.height()) / 2.0;
    let (fill, line, radius) = match name {
        n if n.starts_with("icon_") => (tint.gamma_multiply(0.8), Color32::TRANSPARENT, 4.0),
        n if n.ends_with("_disabled") => (Color32::from_rgb(0xa3, 0x92, 0x70), INK, 5.0),
        n if n.starts_with("seal") || n.starts_with("badge") => (RED, GOLD, round),
        n if n.starts_with("lacquer") || n.starts_with("ribbon") || n == "lozenge" => {
            (RED, GOLD, 3.0)
        }
        n if n.starts_with("plate") || n == "segs_lit" || n == "tab_off" => (BRASS, INK, 5.0),
        n if n.starts_with("knob") || n.starts_with("scroll_thumb") || n.ends_with("_fill") => {
            (GOLD, INK, round)
        }
        n if n.starts_with("toggle_on") => (GREEN, GOLD, round),
        n if n.starts_with("focus") => (Color32::TRANSPARENT, FOCUS, 8.0),
        n if n.starts_with("row_") => (GOLD.gamma_multiply(0.3), HAIRLINE, 3.0),
        n if n.starts_with("rose_on") => (RED, GOLD, round),
        n if n.starts_with("rose") => (Color32::TRANSPARENT, HAIRLINE, round),
        n if n.starts_with("divider") => (Color32::TRANSPARENT, Color32::TRANSPARENT, 0.0),
        n if n.starts_with("portrait") => (Color32::from_rgb(0x1f, 0x3a, 0x6e), GOLD, round),
        n if n.ends_with("_dark") || n.starts_with("pad_") => (OAK, GOLD, round),
        n if n.ends_with("_light") => (Color32::from_rgb(0xf6, 0xf1, 0xe6), INK, round),
        "oak" | "tooltip" | "segs_trough" | "slider_groove" | "scroll_groove"
        | "progress_groove" | "toggle_off" => (OAK, GOLD, 5.0),
        _ => (PARCHMENT, HAIRLINE, 4.0),
    };
    let fill = if tint == Color32::WHITE || name.starts_with("icon_") {
        fill
    } else {
        fill.gamma_multiply(f32::from(tint.a()) / 255.0)
    };
    painter.add(RectShape::new(
        rect,
        radius,
        fill,
        Stroke::new(1.2, line),
        StrokeKind::Inside,
    ));
    if name.starts_with("divider") {
        painter.hline(rect.x_range(), rect.center().y, Stroke::new(1.0, RED));
    }
}
