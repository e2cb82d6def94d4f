//! The button that opens the list of languages: a globe, for those who cannot read the screen.

use egui::{Vec2, vec2};

use crate::app::screens::title::view::data::TitleData;
use crate::app::ui::{IconButton, Pen, bubble, id, music};
use crate::texts::fill;

/// From the upper left corner of the window to its middle: below the version.
const MIDDLE: Vec2 = vec2(28.0, 44.0);

/// The button, in the corner across from those for the music and the career, where it covers nothing of
/// the picture. Returns whether it was pressed.
pub(super) fn button(ui: &mut Pen, data: &TitleData) -> bool {
    let center = ui.ctx().content_rect().left_top() + MIDDLE;
    let label = fill("title-language", &[("name", data.language)]);
    let globe = IconButton::new("globe", &label, music::RADIUS);
    let response = globe.show(ui, id("title", "language"), center);
    if response.hovered() {
        let below = center + vec2(0.0, music::RADIUS + 30.0);
        bubble(ui.ctx(), ui.theme, below, &label);
    }
    response.clicked()
}
