//! Ornaments: portraits, roses, ribbons, icons, dividers, bubbles, headings.

use egui::{Align, Align2, Color32, Context, Pos2, Rangef, Rect, Shape, Stroke, pos2, vec2};

use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Brush;
use crate::app::ui::square;
use crate::app::ui::theme::{
    GOLD, GREEN, RED, Theme, body, heading, italic, put, put_baseline, wash,
};
use crate::app::ui::{high_contrast, layers};

/// The mood of a portrait; only the large version shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// Neutral.
    #[default]
    Calm,
    /// After a loss.
    Sad,
    /// After a win.
    Glad,
}

/// A medallion: `key` is `will`, `kath`, `bran`, `more`, `crom`, `you` or `friend`; `r` is its
/// radius. The version depends on the size.
pub fn portrait(brush: Brush, key: &str, center: Pos2, r: f32, mood: Mood) {
    let cut = match r * 2.0 {
        d if d >= 108.0 => "l",
        d if d >= 58.0 => "m",
        _ => "s",
    };
    let mood = match (cut, mood) {
        ("l", Mood::Sad) => "_sad",
        ("l", Mood::Glad) => "_glad",
        _ => "",
    };
    let mut name = format!("portrait_{key}_{cut}{mood}");
    if brush.theme.sprite(&name).is_none() {
        name = format!("portrait_{key}_{cut}");
    }
    brush.paint(&name, square(center, 2.0 * r));
}

/// A row of five roses for a level of 0 to 5, starting at `left`; `r` is the radius of one. Returns
/// the right end.
pub fn roses(brush: Brush, left: Pos2, level: u8, r: f32) -> f32 {
    roses_of(brush, left, (level, 5), r);
    left.x + roses_width(5, r)
}

/// A row of roses, the first ones lit: how many of how many. It starts at `left`; `r` is the radius
/// of one.
pub fn roses_of(brush: Brush, left: Pos2, (lit, all): (u8, u8), r: f32) {
    for i in 0..all {
        let name = if i < lit { "rose_on" } else { "rose_off" };
        let center = pos2(left.x + r + f32::from(i) * r * ROSE_GAP, left.y);
        brush.paint(name, square(center, 2.0 * r));
    }
}

/// The width of a row of roses of this radius.
pub fn roses_width(all: u8, r: f32) -> f32 {
    2.0 * r + f32::from(all.saturating_sub(1)) * r * ROSE_GAP
}

/// The distance between the centres of two roses, in radii.
const ROSE_GAP: f32 = 2.35;

/// A crimson ribbon with the height of `rect`; its ends extend by `over` on both sides (26 for a
/// dialog) and by 7 below.
pub fn ribbon(brush: Brush, rect: Rect, over: f32) {
    let name = match rect.height() {
        h if h < 46.0 => "ribbon_44",
        h if h < 58.0 => "ribbon_48",
        _ => "ribbon_64",
    };
    let hang = if brush.theme.sprite(name).is_some() {
        7.0
    } else {
        0.0
    };
    let whole = Rect::from_min_max(rect.min - vec2(over, 0.0), rect.max + vec2(over, hang));
    brush.paint(name, whole);
}

/// An icon, centred; `k` scales its 24 units. A dark one is painted twice, because its thin lines
/// would fade on a light background.
pub fn icon(brush: Brush, name: &str, center: Pos2, k: f32, tint: Color32) {
    let name = format!("icon_{name}");
    let tint = brush.pick(tint, high_contrast::ink(tint));
    brush.paint_at(&name, center, k, tint);
    if tint.intensity() < 0.35 && tint.is_opaque() {
        brush.paint_at(&name, center, k, tint);
    }
}

/// The divider between two groups.
pub fn divider(brush: Brush, x: Rangef, y: f32) {
    if brush.theme.sprite("divider_mid").is_none() {
        brush.hline(x, y, (1.0, wash(RED, 0.7)));
        return;
    }
    let mid = brush.theme.sprite_size("divider_mid", vec2(44.0, 12.0));
    let cx = x.center();
    for (name, from, to) in [
        ("divider_left", x.min, cx - mid.x / 2.0),
        ("divider_right", cx + mid.x / 2.0, x.max),
    ] {
        let h = brush.theme.sprite_size(name, vec2(20.0, 12.0)).y;
        let rect = Rect::from_x_y_ranges(from..=to, y - h / 2.0..=y + h / 2.0);
        brush.paint(name, rect);
    }
    brush.paint("divider_mid", Rect::from_center_size(pos2(cx, y), mid));
}

/// A dark bubble with a tail that points at `at`: a refusal at its piece, or a tooltip. It takes no
/// clicks and stays inside the window.
pub fn bubble(ctx: &Context, theme: &Theme, at: Pos2, text: &str) {
    let painter = layers::bubble_painter(ctx);
    let screen = ctx.content_rect().shrink(8.0);
    let color = theme.pick(rgb(0xf9e8bd), high_contrast::WHITE);
    let room = (280.0 * theme.scale()).min(screen.width() - 40.0);
    let galley = theme.balanced(ctx, text, body(18.0).ink(color), room, Align::Min);
    let size = galley.size() + vec2(28.0, 18.0);
    let above = at.y - size.y - 14.0 >= screen.top();
    let y = if above {
        at.y - size.y - 13.0
    } else {
        at.y + 13.0
    };
    let x =
        (at.x - size.x * 0.3).clamp(screen.left(), (screen.right() - size.x).max(screen.left()));
    let rect = Rect::from_min_size(pos2(x, y), size);
    let fill = rgb(0x22140c);
    theme.paint(&painter, "tooltip", rect);
    let tx = at.x.clamp(rect.left() + 16.0, rect.right() - 16.0);
    if above && theme.sprite("tooltip_tail").is_some() {
        let tail = theme.sprite_size("tooltip_tail", vec2(18.0, 11.0));
        let area = Rect::from_min_size(pos2(tx - tail.x / 2.0, rect.bottom() - 1.5), tail);
        theme.paint(&painter, "tooltip_tail", area);
    } else {
        let (base, tip) = if above {
            (rect.bottom() - 1.0, rect.bottom() + 11.0)
        } else {
            (rect.top() + 1.0, rect.top() - 11.0)
        };
        let points = vec![pos2(tx - 9.0, base), pos2(tx, tip), pos2(tx + 9.0, base)];
        painter.add(Shape::convex_polygon(points.clone(), fill, Stroke::NONE));
        painter.add(Shape::line(points, Stroke::new(1.6, GOLD)));
    }
    put(&painter, galley, rect.center(), Align2::CENTER_CENTER);
}

/// A heading, with a note at the right end of its baseline; the note is left out if there is no
/// room.
pub fn heading_with_note(brush: Brush, rect: Rect, words: &str, size: f32, note: &str) {
    let words = brush.fit(words, heading(size), rect.width());
    let used = words.size().x;
    let base = words
        .rows
        .first()
        .and_then(|row| row.glyphs.first().map(|g| row.pos.y + g.pos.y))
        .unwrap_or(size);
    let top = brush
        .put_text(words, rect.left_center(), Align2::LEFT_CENTER)
        .top();
    let note = brush.line(note, italic(18.0));
    if used + 16.0 + note.size().x <= rect.width() {
        let at = pos2(rect.right(), top + base);
        put_baseline(brush.painter, note, at, Align::Max);
    }
}

/// A green medal with a tick.
pub fn tick(brush: Brush, center: Pos2) {
    let (fill, line, mark) = brush.pick(
        (GREEN, GOLD, rgb(0xfff3d2)),
        (
            high_contrast::BLACK,
            high_contrast::BLACK,
            high_contrast::WHITE,
        ),
    );
    brush.circle(center, 12.0, fill, (1.6, line));
    let points = [vec2(-5.0, 0.0), vec2(-1.5, 4.0), vec2(5.5, -4.5)].map(|step| center + step);
    brush.add(Shape::line(points.to_vec(), Stroke::new(2.6, mark)));
}
