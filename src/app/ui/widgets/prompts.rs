//! Key prompts: which key or button does what, as glyphs for the current device.

use std::sync::Arc;

use egui::{Align2, Color32, Context, Galley, Pos2, Rect, StrokeKind, Vec2, pos2, vec2};

use crate::app::ui::pen::Brush;
use crate::app::ui::theme::{CREAM, Device, GOLD, Theme, body, strong, wash};
use crate::texts::text;

/// The subject of a prompt; the glyph depends on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptKind {
    /// Move between controls: arrow keys or direction pad.
    Walk,
    /// Press: Enter or A.
    Act,
    /// Back: Esc or B.
    Back,
    /// Change tab: Page Up and Page Down, or the shoulder buttons.
    Tabs,
    /// A particular key, by the text on its cap, and the glyph of the equivalent gamepad button;
    /// either may be empty.
    Key(&'static str, &'static str),
}

/// The scale of the glyphs in a bar of prompts.
const PROMPT: f32 = 1.25;

/// A bar of prompts starting at `left`, as many as fit `width`. Nothing for mouse and touch.
pub fn prompts(brush: Brush, left: Pos2, width: f32, items: &[(PromptKind, &str)]) {
    let ctx = brush.ctx();
    let mut x = left.x;
    for (ask, words) in items {
        let glyphs: &[&str] = match (brush.theme.device, ask) {
            (Device::Touch | Device::Mouse, _) => continue,
            (Device::Keyboard, PromptKind::Walk) => &["arrows"],
            (Device::Pad, PromptKind::Walk) => &["dpad"],
            (Device::Keyboard, PromptKind::Act) => &["enter"],
            (Device::Pad, PromptKind::Act) => &["south"],
            (Device::Keyboard, PromptKind::Back) => &["esc"],
            (Device::Pad, PromptKind::Back) => &["east"],
            (Device::Keyboard, PromptKind::Tabs) => &["PgUp", "PgDn"],
            (Device::Pad, PromptKind::Tabs) => &["shoulder_left", "shoulder_right"],
            (Device::Keyboard, PromptKind::Key(key, _)) => &[*key],
            (Device::Pad, PromptKind::Key(_, pad)) => &[*pad],
        };
        if glyphs.iter().any(|glyph| glyph.is_empty()) {
            continue;
        }
        let words = brush.line(words, body(17.5).ink(CREAM));
        let needed: f32 = glyphs
            .iter()
            .map(|g| glyph_width(ctx, brush.theme, g, PROMPT) + 8.0)
            .sum::<f32>()
            + words.size().x;
        if x + needed > left.x + width {
            break;
        }
        for glyph in glyphs {
            let w = glyph_width(ctx, brush.theme, glyph, PROMPT);
            paint_glyph(brush, glyph, pos2(x + w / 2.0, left.y), PROMPT);
            x += w + 8.0;
        }
        let rect = brush.put_text(words, pos2(x, left.y), Align2::LEFT_CENTER);
        x = rect.right() + 26.0;
    }
}

/// The glyph of a key or button.
struct Glyph {
    /// Its name.
    name: &'static str,
    /// Its sprite.
    picture: &'static str,
    /// The key of the text on a cap behind the sprite; may be empty.
    cap: &'static str,
    /// The key of its name in sentences, also shown on a cap if the sprite is missing.
    words: &'static str,
}

macro_rules! glyphs {
    ($($name:literal = $picture:literal $(+ $cap:literal)?),* $(,)?) => {
        &[$(Glyph { name: $name, picture: $picture, cap: concat!($($cap)?), words: concat!("glyph-", $name) }),*]
    };
}

/// Every key and button with a sprite. Other names are shown as text on a key cap.
const GLYPHS: &[Glyph] = glyphs![
    "arrows" = "glyph_arrows",
    "up" = "glyph_up",
    "down" = "glyph_down",
    "left" = "glyph_left",
    "right" = "glyph_right",
    "enter" = "glyph_enter",
    "space" = "glyph_space",
    "tab" = "glyph_tab",
    "esc" = "glyph_esc",
    "south" = "glyph_south",
    "east" = "glyph_east",
    "west" = "glyph_west",
    "north" = "glyph_north",
    "shoulder_left" = "glyph_shoulder_left",
    "shoulder_right" = "glyph_shoulder_right",
    "trigger_left" = "glyph_trigger_left",
    "trigger_right" = "glyph_trigger_right",
    "select" = "glyph_select",
    "start" = "glyph_start",
    "dpad" = "glyph_dpad",
    "dpad_up" = "glyph_dpad" + "glyph-way-up",
    "dpad_down" = "glyph_dpad" + "glyph-way-down",
    "dpad_left" = "glyph_dpad" + "glyph-way-left",
    "dpad_right" = "glyph_dpad" + "glyph-way-right",
    "stick_left" = "glyph_stick" + "glyph-side-left",
    "stick_right" = "glyph_stick" + "glyph-side-right",
    "stick_right_up" = "glyph_stick" + "glyph-side-right-up",
    "stick_right_down" = "glyph_stick" + "glyph-side-right-down",
    "stick_right_left" = "glyph_stick" + "glyph-side-right-left",
    "stick_right_right" = "glyph_stick" + "glyph-side-right-right",
];

/// The height of a glyph at scale 1, in points.
pub const GLYPH: f32 = 24.0;

/// The name of a glyph in a sentence; for a key cap, its text.
pub fn glyph_words(glyph: &'static str) -> &'static str {
    GLYPHS
        .iter()
        .find(|known| known.name == glyph)
        .map_or(glyph, |known| text(known.words))
}

/// The sprite of a glyph, if any, and the text on a cap behind it or instead of it.
fn glyph_parts<'a>(theme: &Theme, glyph: &'a str) -> (Option<&'a str>, Option<&'a str>) {
    match GLYPHS.iter().find(|known| known.name == glyph) {
        Some(known) if theme.shows(known.picture) => {
            let cap = (!known.cap.is_empty()).then(|| text(known.cap));
            (Some(known.picture), cap)
        }
        Some(known) => (None, Some(text(known.words))),
        None if theme.shows(glyph) => (Some(glyph), None),
        None => (None, Some(glyph)),
    }
}

/// The width of a sprite scaled to the height `GLYPH * k`.
fn picture_width(theme: &Theme, picture: &str, k: f32) -> f32 {
    let size = theme
        .sprite_size(picture, Vec2::splat(GLYPH))
        .max(Vec2::splat(1.0));
    size.x * GLYPH * k / size.y
}

/// The text on a key cap, laid out, and the width of the cap.
fn cap_words(ctx: &Context, theme: &Theme, words: &str, k: f32) -> (Arc<Galley>, f32) {
    let galley = theme.line(ctx, words, strong(14.0 * k / theme.scale()));
    let width = (galley.size().x + 11.0 * k).max(22.0 * k);
    (galley, width)
}

/// The width of a glyph at scale `k`.
pub fn glyph_width(ctx: &Context, theme: &Theme, glyph: &str, k: f32) -> f32 {
    let (picture, cap) = glyph_parts(theme, glyph);
    let picture_w = picture.map_or(0.0, |picture| picture_width(theme, picture, k));
    let cap_w = cap.map_or(0.0, |words| cap_words(ctx, theme, words, k).1);
    let gap = if picture.is_some() && cap.is_some() {
        2.0 * k
    } else {
        0.0
    };
    picture_w + gap + cap_w
}

/// Paints a glyph at scale `k`: a sprite, the text of a key cap, or both side by side.
pub fn paint_glyph(brush: Brush, glyph: &str, center: Pos2, k: f32) {
    let ctx = brush.ctx();
    let (picture, cap) = glyph_parts(brush.theme, glyph);
    let mut x = center.x - glyph_width(ctx, brush.theme, glyph, k) / 2.0;
    if let Some(picture) = picture {
        let size = vec2(picture_width(brush.theme, picture, k), GLYPH * k);
        let area = Rect::from_center_size(pos2(x + size.x / 2.0, center.y), size);
        brush.paint(picture, area);
        x += size.x + 2.0 * k;
    }
    if let Some(words) = cap {
        let (galley, width) = cap_words(ctx, brush.theme, words, k);
        let rect = Rect::from_min_size(pos2(x, center.y - GLYPH * k / 2.0), vec2(width, GLYPH * k));
        let blank = if brush.theme.sprite("glyph_key").is_some() {
            "glyph_key"
        } else {
            "key_blank"
        };
        brush.paint(blank, rect);
        brush.put_text(galley, rect.center() - vec2(0.0, k), Align2::CENTER_CENTER);
    }
}

/// A bar of prompts over the table, on a dark pill with a gilt edge. Nothing for mouse and touch.
pub fn prompt_pill(brush: Brush, rect: Rect, items: &[(PromptKind, &str)]) {
    if !brush.theme.device.has_keys() {
        return;
    }
    let round = rect.height() / 2.0;
    brush.rect(
        rect,
        round,
        Color32::from_rgba_unmultiplied(20, 10, 5, 246),
        (1.2, wash(GOLD, 0.8)),
        StrokeKind::Inside,
    );
    let point = pos2(rect.left() + 26.0, rect.center().y);
    prompts(brush, point, rect.width() - 40.0, items);
}

/// A small glyph at the corner of an icon button: its key or gamepad button.
pub fn corner_key(brush: Brush, ask: PromptKind, center: Pos2) {
    let PromptKind::Key(key, pad) = ask else {
        return;
    };
    let glyph = match brush.theme.device {
        Device::Pad => pad,
        Device::Keyboard => key,
        Device::Mouse | Device::Touch => return,
    };
    if !glyph.is_empty() {
        paint_glyph(brush, glyph, center, 1.0);
    }
}
