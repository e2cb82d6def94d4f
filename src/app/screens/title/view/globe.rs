//! The button that opens the list of languages: a globe, for those who cannot read the screen.

use egui::vec2;

use crate::app::screens::title::view::data::TitleData;
use crate::app::ui::{IconButton, Pen, bubble, id, music};
use crate::texts::fill;

/// The button, beside those for the music and the career. Returns whether it was pressed.
pub(super) fn button(ui: &mut Pen, data: &TitleData) -> bool {
    let beside = if data.welcome.is_some() { 1.0 } else { 2.0 };
    let center = music::center(ui.ctx()) - vec2(beside * (2.0 * music::RADIUS + 8.0), 0.0);
    let label = fill("title-language", &[("name", data.language)]);
    let globe = IconButton::new("globe", &label, music::RADIUS);
    let response = globe.show(ui, id("title", "language"), center);
    if response.hovered() {
        let below = center + vec2(0.0, music::RADIUS + 30.0);
        bubble(ui.ctx(), ui.theme, below, &label);
    }
    response.clicked()
}
