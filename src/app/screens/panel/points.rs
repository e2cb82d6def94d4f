//! Converts places in the window to egui points.

use bevy::prelude::*;
use bevy_egui::egui;

/// Converts a point of the window to egui points.
pub(in crate::app::screens) fn point(ctx: &egui::Context, at: Vec2) -> egui::Pos2 {
    (egui::vec2(at.x, at.y) / ctx.zoom_factor()).to_pos2()
}

/// Converts a rectangle of the window to egui points.
pub(in crate::app::screens) fn rect(ctx: &egui::Context, area: Rect) -> egui::Rect {
    egui::Rect::from_min_max(point(ctx, area.min), point(ctx, area.max))
}
