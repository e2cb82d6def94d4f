//! High contrast for the panels: every material of the theme has a flat counterpart, black on white
//! or white on black, with strong outlines. Yellow calls for attention; a dashed outline marks
//! disabled controls.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::ui::palette::rgb;
use crate::app::ui::palette::{CREAM, CREAM_NOTE, FOCUS, INK, INK_BRASS, INK_NOTE, ON_RED, wash};

/// Text and outlines on light backgrounds.
pub const BLACK: Color32 = rgb(0x0a0a0a);
/// Text on dark backgrounds, and buttons.
pub const WHITE: Color32 = rgb(0xffffff);
/// Sheets.
pub const PAPER: Color32 = rgb(0xfffdf6);
/// The main action, the ribbon and the focus.
pub const YELLOW: Color32 = rgb(0xffd60a);
/// A control that is pointed at or selected.
pub const PALE: Color32 = rgb(0xfff09a);
/// Text and outlines of disabled controls.
pub const GREY: Color32 = rgb(0x4a4a4a);
/// The background of disabled controls and unselected tabs.
pub const DULL: Color32 = rgb(0xd2d2d2);

/// The text colour in high contrast: black on light backgrounds, white on dark ones.
pub fn ink(color: Color32) -> Color32 {
    match color {
        INK | INK_NOTE | INK_BRASS | ON_RED => BLACK,
        CREAM | CREAM_NOTE | FOCUS => WHITE,
        other => other,
    }
}

/// Paints the flat counterpart of a sprite over `rect`. Returns false if there is none, i.e. if the
/// sprite itself should be painted.
pub fn paint(painter: &Painter, name: &str, rect: Rect) -> bool {
    let state = name.rsplit('_').next().unwrap_or_default();
    let round = rect.width().min(rect.height()) / 2.0;
    match name {
        _ if name.starts_with("plate") || name.starts_with("lacquer") => {
            button(painter, rect, name.starts_with("lacquer"), state)
        }
        _ if name.starts_with("seal") => disc(painter, rect.center(), round, state),
        _ if name.starts_with("ribbon") => ribbon(painter, rect),
        "slip" | "dropdown" => sheet(painter, rect, PAPER, 2.5),
        "slip_selected" => selected_sheet(painter, rect),
        "tab_on" => sheet(painter, rect, PAPER, 3.0),
        "tab_off" => sheet(painter, rect, DULL, 2.0),
        "row_selected" | "row_hover" => row(painter, rect),
        "segs_trough" => bordered(painter, rect, 6.0, BLACK, Stroke::new(1.5, WHITE)),
        "segs_lit" => filled(painter, rect, 4.0, YELLOW),
        "toggle_on" => toggle_on(painter, rect, round),
        "toggle_off" => toggle_off(painter, rect, round),
        "slider_groove" => groove(painter, rect, round, 2.0),
        "scroll_groove" => groove(painter, rect, round, 1.5),
        "slider_fill" | "scroll_thumb" => filled(painter, rect, round, BLACK),
        "knob" => {
            painter.circle(rect.center(), round, YELLOW, (3.0, BLACK));
        }
        "tooltip" => bordered(painter, rect, 6.0, BLACK, Stroke::new(3.0, YELLOW)),
        "tooltip_tail" => tooltip_tail(painter, rect),
        "rose_on" | "rose_off" => rose(painter, rect.center(), round, name == "rose_on"),
        "lozenge" => {
            let half = rect.size() / 2.0;
            lozenge(painter, rect.center(), half, BLACK);
        }
        "divider_left" | "divider_right" | "divider_mid" => {
            painter.hline(rect.x_range(), rect.center().y, (2.0, BLACK));
        }
        _ => return false,
    }
    true
}

fn filled(painter: &Painter, rect: Rect, corner: f32, fill: Color32) {
    painter.rect_filled(rect, corner, fill);
}

/// With an outline, for dark backgrounds.
fn bordered(painter: &Painter, rect: Rect, corner: f32, fill: Color32, line: Stroke) {
    painter.rect(rect, corner, fill, line, StrokeKind::Outside);
}

/// The groove of a slider or bar.
fn groove(painter: &Painter, rect: Rect, corner: f32, line: f32) {
    let line = Stroke::new(line, BLACK);
    painter.rect(rect, corner, WHITE, line, StrokeKind::Inside);
}

fn selected_sheet(painter: &Painter, rect: Rect) {
    sheet(painter, rect, PALE, 3.5);
    let at = pos2(rect.left() + 13.0, rect.bottom() - 6.0);
    let bar = Rect::from_min_max(rect.min + vec2(6.0, 6.0), at);
    painter.rect_filled(bar, 2.0, BLACK);
}

fn row(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, 0.0, PALE);
    let bar = Rect::from_min_size(rect.min, vec2(5.0, rect.height()));
    painter.rect_filled(bar, 0.0, BLACK);
}

/// A switch that is on: black with a tick.
fn toggle_on(painter: &Painter, rect: Rect, round: f32) {
    let line = Stroke::new(1.0, BLACK);
    painter.rect(rect, round, BLACK, line, StrokeKind::Inside);
    let tick =
        [vec2(-18.0, 0.0), vec2(-13.0, 5.0), vec2(-4.0, -6.0)].map(|step| rect.center() + step);
    painter.add(Shape::line(tick.to_vec(), Stroke::new(3.0, WHITE)));
    let knob = pos2(rect.right() - round, rect.center().y);
    painter.circle_filled(knob, round - 4.0, YELLOW);
}

/// A switch that is off: white with a ring.
fn toggle_off(painter: &Painter, rect: Rect, round: f32) {
    groove(painter, rect, round, 3.0);
    let knob = pos2(rect.left() + round, rect.center().y);
    painter.circle_filled(knob, round - 6.0, BLACK);
    let ring = pos2(rect.right() - round, rect.center().y);
    painter.circle_stroke(ring, 5.0, (2.5, BLACK));
}

fn tooltip_tail(painter: &Painter, rect: Rect) {
    let points = vec![
        rect.left_top(),
        pos2(rect.center().x, rect.bottom()),
        rect.right_top(),
    ];
    painter.add(Shape::convex_polygon(points.clone(), BLACK, Stroke::NONE));
    painter.add(Shape::line(points, Stroke::new(3.0, YELLOW)));
}

fn rose(painter: &Painter, center: Pos2, r: f32, on: bool) {
    if on {
        painter.circle_filled(center, r, BLACK);
        petals(painter, center, r, WHITE);
    } else {
        painter.circle(center, r - 1.0, WHITE, (2.0, BLACK));
    }
}

fn lozenge(painter: &Painter, center: Pos2, half: Vec2, fill: Color32) {
    let (x, y) = (vec2(half.x, 0.0), vec2(0.0, half.y));
    let points = vec![center - x, center - y, center + x, center + y];
    painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
}

/// Lightens or darkens a painted sprite for more contrast.
pub fn adjust_contrast(painter: &Painter, name: &str, rect: Rect) {
    if name.starts_with("panel") {
        let inner = rect.shrink(5.0);
        painter.rect_filled(inner, 4.0, wash(PAPER, 0.93));
        painter.rect_stroke(inner, 4.0, (2.0, BLACK), StrokeKind::Inside);
        painter.rect_stroke(inner.shrink(5.0), 3.0, (1.2, BLACK), StrokeKind::Inside);
    } else if name == "oak" {
        painter.rect(
            rect,
            6.0,
            wash(BLACK, 0.86),
            (2.5, WHITE),
            StrokeKind::Inside,
        );
    }
}

/// The focus: a yellow ring between two black ones, visible on every background.
pub fn focus(painter: &Painter, rect: Rect) {
    painter.rect_stroke(rect.expand(4.0), 8.0, (9.0, BLACK), StrokeKind::Middle);
    painter.rect_stroke(rect.expand(4.0), 8.0, (5.0, YELLOW), StrokeKind::Middle);
}

/// The focus ring of a round control.
pub fn focus_round(painter: &Painter, center: Pos2, r: f32) {
    painter.circle_stroke(center, r + 4.0, (9.0, BLACK));
    painter.circle_stroke(center, r + 4.0, (5.0, YELLOW));
}

fn sheet(painter: &Painter, rect: Rect, fill: Color32, line: f32) {
    painter.rect(rect, 5.0, fill, (line, BLACK), StrokeKind::Inside);
}

/// A button: white, or yellow for the main action, with a double outline; highlighted while pointed
/// at.
fn button(painter: &Painter, rect: Rect, main: bool, state: &str) {
    if state == "disabled" {
        painter.rect_filled(rect, 5.0, DULL);
        let inner = rect.shrink(1.5);
        let corners = [
            inner.left_top(),
            inner.right_top(),
            inner.right_bottom(),
            inner.left_bottom(),
            inner.left_top(),
        ];
        painter.extend(Shape::dashed_line(
            &corners,
            Stroke::new(2.0, GREY),
            6.0,
            5.0,
        ));
        return;
    }
    let fill = match (main, state) {
        (_, "pressed") => PALE,
        (false, "hover") => PALE,
        (true, "hover") => rgb(0xffe35c),
        (true, _) => YELLOW,
        (false, _) => WHITE,
    };
    let line = if main { 4.0 } else { 3.0 };
    painter.rect(rect, 6.0, fill, (line, BLACK), StrokeKind::Inside);
    // On a black background the outline needs an outline of its own.
    painter.rect_stroke(rect, 6.0, (1.5, WHITE), StrokeKind::Outside);
    if main {
        painter.rect_stroke(rect.shrink(7.0), 3.0, (1.5, BLACK), StrokeKind::Inside);
    }
}

fn disc(painter: &Painter, center: Pos2, r: f32, state: &str) {
    let fill = match state {
        "disabled" => DULL,
        "hover" | "pressed" => PALE,
        _ => WHITE,
    };
    painter.circle_filled(center, r, fill);
    if state == "disabled" {
        let points: Vec<Pos2> = (0..=48)
            .map(|step| {
                center + Vec2::angled(std::f32::consts::TAU * step as f32 / 48.0) * (r - 1.5)
            })
            .collect();
        painter.extend(Shape::dashed_line(
            &points,
            Stroke::new(2.0, GREY),
            6.0,
            5.0,
        ));
    } else {
        painter.circle_stroke(center, r - 1.5, (3.0, BLACK));
    }
}

/// A yellow band with notched ends between two black lines.
fn ribbon(painter: &Painter, rect: Rect) {
    let rect = Rect::from_min_max(rect.min, rect.max - vec2(0.0, 7.0));
    let notch = (rect.height() * 0.22).min(12.0);
    let (left, right) = (
        pos2(rect.left() + notch, rect.center().y),
        pos2(rect.right() - notch, rect.center().y),
    );
    let upper = vec![rect.left_top(), rect.right_top(), right, left];
    let lower = vec![left, right, rect.right_bottom(), rect.left_bottom()];
    for half in [upper, lower] {
        painter.add(Shape::convex_polygon(half, YELLOW, Stroke::NONE));
    }
    let area = Rect::from_min_max(left - vec2(0.0, 2.0), right + vec2(0.0, 2.0));
    painter.rect_filled(area, 0.0, YELLOW);
    let outline = vec![
        rect.left_top(),
        rect.right_top(),
        right,
        rect.right_bottom(),
        rect.left_bottom(),
        left,
    ];
    painter.add(Shape::closed_line(outline, Stroke::new(2.5, BLACK)));
    let inner = rect.x_range().shrink(notch + 6.0);
    painter.hline(inner, rect.top() + 5.0, (1.5, BLACK));
    painter.hline(inner, rect.bottom() - 5.0, (1.5, BLACK));
}

fn petals(painter: &Painter, center: Pos2, r: f32, color: Color32) {
    for petal in 0..5_u8 {
        let offset = Vec2::angled(std::f32::consts::TAU * (f32::from(petal) / 5.0 - 0.25));
        painter.circle_filled(center + offset * (r * 0.42), r * 0.27, color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(one: Color32, other: Color32) -> f32 {
        let light = |color: Color32| {
            let linear = egui::Rgba::from(color);
            0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b() + 0.05
        };
        let (one, other) = (light(one), light(other));
        one.max(other) / one.min(other)
    }

    #[test]
    fn words_are_far_above_seven_to_one_and_disabled_ones_above_four_and_a_half() {
        for ground in [PAPER, WHITE, YELLOW, PALE, DULL] {
            for word in [INK, INK_NOTE, INK_BRASS, ON_RED] {
                let ratio = contrast(ink(word), ground);
                assert!(ratio >= 10.0, "{word:?} on {ground:?}: {ratio}");
            }
        }
        for word in [CREAM, CREAM_NOTE] {
            assert!(contrast(ink(word), BLACK) >= 15.0);
        }
        assert!(contrast(GREY, DULL) >= 4.5, "{}", contrast(GREY, DULL));
        assert!(contrast(YELLOW, BLACK) >= 7.0 && contrast(DULL, PAPER) >= 1.4);
    }
}
