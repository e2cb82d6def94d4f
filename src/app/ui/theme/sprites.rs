//! Painting sprites: whole, sliced, or as a plain fill if one is missing.

use egui::epaint::RectShape;
use egui::{
    Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2, pos2, vec2,
};

use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::theme::{
    AtlasTexture, FOCUS, GOLD, GREEN, HAIRLINE, INK, PARCHMENT, RED, Sprite, Theme,
};

const OAK: Color32 = rgb(0x2b1a10);
/// How light a cloth is without the light of the room.
const SHADED: u8 = 176;
const BRASS: Color32 = rgb(0xd6ac4e);

impl Theme {
    /// The sprite `name`, if the index has it.
    pub fn sprite(&self, name: &str) -> Option<&Sprite> {
        self.index.sprites.get(name)
    }

    /// Whether the sprite `name` can be painted, i.e. is in the index and its image is loaded.
    pub fn shows(&self, name: &str) -> bool {
        self.source(name).is_some()
    }

    /// The size of a sprite without padding, or `otherwise`.
    pub fn sprite_size(&self, name: &str, otherwise: Vec2) -> Vec2 {
        let size = |sprite: &Sprite| sprite.size().into();
        self.sprite(name).map_or(otherwise, size)
    }

    fn source(&self, name: &str) -> Option<(&Sprite, TextureId, Vec2)> {
        self.on_sheet(self.sprite(name)?)
    }

    fn on_sheet<'a>(&self, sprite: &'a Sprite) -> Option<(&'a Sprite, TextureId, Vec2)> {
        let sheet = self.textures.get(&sprite.file)?;
        (sheet.size.x > 0.0 && sheet.size.y > 0.0).then_some((sprite, sheet.id, sheet.size))
    }

    /// Paints a sprite so that it fills `rect` without its shadow: nine-sliced if it has margins,
    /// otherwise stretched.
    pub fn paint(&self, painter: &Painter, name: &str, rect: Rect) {
        self.paint_tinted(painter, name, rect, Color32::WHITE);
    }

    /// [`Theme::paint`] with a tint, e.g. for white icons or to fade a sprite.
    pub fn paint_tinted(&self, painter: &Painter, name: &str, rect: Rect, tint: Color32) {
        if self.contrast && high_contrast::paint(painter, name, rect) {
            return;
        }
        let flat = self.flat.sprites.get(name).filter(|_| self.contrast);
        if let Some(flat) = flat.and_then(|flat| self.on_sheet(flat)) {
            let rect = match flat.0.slice {
                None => fitted(flat.0.size().into(), rect),
                Some(_) => rect,
            };
            paint_source(painter, flat, rect, tint, false);
            return;
        }
        // A gold crown would be invisible on white.
        let tint = if self.contrast && name == "crown" {
            high_contrast::BLACK
        } else {
            tint
        };
        self.paint_sprite(painter, name, rect, tint);
        if self.contrast {
            high_contrast::adjust_contrast(painter, name, rect);
        }
    }

    /// Paints the middle of a sprite over four corners, clockwise from the upper left one.
    pub fn paint_quad(&self, painter: &Painter, name: &str, corners: [Pos2; 4], tint: Color32) {
        let Some((sprite, texture, size)) = self.source(name) else {
            let shape = Shape::convex_polygon(corners.to_vec(), OAK, Stroke::NONE);
            painter.add(shape);
            return;
        };
        let whole = Rect::from_min_size(pos2(sprite.x, sprite.y), vec2(sprite.w, sprite.h));
        let inner = whole.shrink(whole.size().min_elem() * 0.25);
        let uv = Rect::from_min_max(
            (inner.min.to_vec2() / size).to_pos2(),
            (inner.max.to_vec2() / size).to_pos2(),
        );
        let mut mesh = Mesh::with_texture(texture);
        let uvs = [
            uv.left_top(),
            uv.right_top(),
            uv.right_bottom(),
            uv.left_bottom(),
        ];
        for (pos, uv) in corners.into_iter().zip(uvs) {
            let color = tint;
            mesh.vertices.push(egui::epaint::Vertex { pos, uv, color });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        painter.add(Shape::mesh(mesh));
    }

    /// Paints the cloth on the table into `rect`, cropped to its form. Returns false if the table is
    /// bare.
    pub fn paint_cover(&self, painter: &Painter, rect: Rect) -> bool {
        let Some(AtlasTexture { id, size }) = self.cover.filter(|_| !self.contrast) else {
            return false;
        };
        let part = rect.size() / (rect.size() / size).max_elem() / size;
        let uv = Rect::from_center_size(pos2(0.5, 0.5), part);
        // Without the light of the room, it is as dark as in its shade.
        painter.image(id, rect, uv, Color32::from_gray(SHADED));
        true
    }

    fn paint_sprite(&self, painter: &Painter, name: &str, rect: Rect, tint: Color32) {
        let Some(source) = self.source(name) else {
            fallback(painter, name, rect, tint);
            return;
        };
        let grain = ["panel", "slip", "oak", "dropdown", "row_"]
            .iter()
            .any(|p| name.starts_with(p));
        paint_source(painter, source, rect, tint, grain);
    }

    /// Paints a sprite whose height must not be stretched, because of its rivets: it is scaled to
    /// the height of `rect`, then only its middle is stretched to the width.
    pub fn paint_by_height(&self, painter: &Painter, name: &str, rect: Rect) {
        if self.contrast && high_contrast::paint(painter, name, rect) {
            return;
        }
        let Some((s, texture, size)) = self.source(name) else {
            fallback(painter, name, rect, Color32::WHITE);
            return;
        };
        let k = rect.height() / s.size()[1].max(1.0);
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
            let to = Rect::from_x_y_ranges(span.0..=span.1, outer.y_range());
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

    /// Paints a sheet of parchment with two hairlines. Uses the sprite of the nearest size, so that
    /// its texture is stretched as little as possible.
    pub fn parchment(&self, painter: &Painter, rect: Rect) {
        let stretch = |name: &str| {
            let s = Vec2::from(self.sprite(name)?.size()).max(Vec2::splat(1.0));
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

    /// Paints a slip of paper or, where there is no sprite of one, a small panel.
    pub fn slip(&self, painter: &Painter, rect: Rect) {
        let has_paper = self.sprite("slip").is_some();
        self.paint(painter, if has_paper { "slip" } else { "panel_s" }, rect);
    }
}

/// The largest rectangle of these proportions in the middle of another one: flat pieces are round,
/// whatever the form of the figures that they replace.
fn fitted(size: Vec2, rect: Rect) -> Rect {
    let k = (rect.size() / size.max(Vec2::splat(1.0))).min_elem();
    Rect::from_center_size(rect.center(), size * k)
}

/// Paints a sprite of a sheet, sliced or stretched; with `grain`, see [`spans`].
fn paint_source(
    painter: &Painter,
    (s, texture, size): (&Sprite, TextureId, Vec2),
    rect: Rect,
    tint: Color32,
    grain: bool,
) {
    let uv = |x: f32, y: f32| pos2(x / size.x, y / size.y);
    let mut mesh = Mesh::with_texture(texture);
    let Some([l, t, r, b]) = s.slice else {
        let k = rect.size() / Vec2::from(s.size()).max(Vec2::splat(1.0));
        let area = Rect::from_min_max(uv(s.x, s.y), uv(s.x + s.w, s.y + s.h));
        mesh.add_rect_with_uv(rect.expand2(k * s.pad), area, tint);
        painter.add(Shape::mesh(mesh));
        return;
    };
    let outer = rect.expand(s.pad);
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

/// The three parts of a sliced edge as spans (from, to, texture from, texture to). With `grain`, a
/// middle that would be stretched a lot is repeated instead, with every second copy mirrored, so
/// that textures keep their grain.
fn spans(to: [f32; 4], from: [f32; 4], grain: bool) -> Vec<(f32, f32, f32, f32)> {
    let mut out = Vec::with_capacity(4);
    for i in 0..3 {
        let (a, b, u, v) = (to[i], to[i + 1], from[i], from[i + 1]);
        let (long, own) = (b - a, v - u);
        if long <= 0.01 {
            continue;
        }
        // An odd number, so that both ends match the corners.
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

/// The substitute for a missing sprite: a plain fill in the material's colour.
fn fallback(painter: &Painter, name: &str, rect: Rect, tint: Color32) {
    let round = rect.width().min(rect.height()) / 2.0;
    let (fill, line, radius) = match name {
        n if n.starts_with("icon_") => (tint.gamma_multiply(0.8), Color32::TRANSPARENT, 4.0),
        n if n.ends_with("_disabled") => (rgb(0xa39270), INK, 5.0),
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
        n if n.starts_with("portrait") => (rgb(0x1f3a6e), GOLD, round),
        n if n.ends_with("_dark") || n.starts_with("pad_") => (OAK, GOLD, round),
        n if n.ends_with("_light") => (rgb(0xf6f1e6), INK, round),
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
        painter.hline(rect.x_range(), rect.center().y, (1.0, RED));
    }
}
