//! The button that opens the career, beside that for the music: a seal in a ring that fills as the coffer
//! is explored.

use std::f32::consts::TAU;

use egui::{Align2, Pos2, Shape, Stroke, vec2};

use crate::app::screens::title::view::data::TitleData;
use crate::app::ui::{GOLD, INK, IconButton, Pen, bubble, high_contrast, id, music, strong, wash};
use crate::texts::fill;

/// The radius of the ring.
const RING: f32 = 24.5;

/// The button. Returns whether it was pressed. It is not there at the first start.
pub(super) fn button(ui: &mut Pen, data: &TitleData) -> bool {
    if data.welcome.is_some() {
        return false;
    }
    let center = music::center(ui.ctx()) - vec2(2.0 * music::RADIUS + 8.0, 0.0);
    let percent = data.explored.to_string();
    let label = fill("career-open-note", &[("percent", &percent)]);
    let response =
        IconButton::new("trophy", &label, music::RADIUS).show(ui, id("title", "career"), center);
    let part = data.explored as f32 / 100.0;
    let angle = |step: u8| -TAU / 4.0 + TAU * part * f32::from(step) / 48.0;
    let arc = (0..=48).map(|step| center + RING * vec2(angle(step).cos(), angle(step).sin()));
    let bright = ui.pick(GOLD, high_contrast::BLACK);
    ui.painter()
        .circle_stroke(center, RING, (3.0, wash(bright, 0.25)));
    ui.painter()
        .add(Shape::line(arc.collect(), Stroke::new(3.0, bright)));
    if data.new_achievements > 0 {
        badge(ui, center + vec2(15.0, -15.0), data.new_achievements);
    }
    if response.hovered() {
        let below = center + vec2(0.0, music::RADIUS + 30.0);
        bubble(ui.ctx(), ui.theme, below, &label);
    }
    response.clicked()
}

/// The number of achievements that have not been looked at.
fn badge(ui: &Pen, center: Pos2, new: usize) {
    let (ground, ink) = (
        ui.pick(GOLD, high_contrast::WHITE),
        ui.pick(INK, high_contrast::BLACK),
    );
    ui.painter().circle_filled(center, 9.5, ground);
    let size = 14.0 / ui.theme.scale();
    let words = ui.line(&new.to_string(), strong(size).ink(ink));
    ui.put_text(words, center, Align2::CENTER_CENTER);
}
