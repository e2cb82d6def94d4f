//! The button that turns the music on and off, in the upper right corner of the title and of the
//! pause menu.

use egui::{Context, Pos2, vec2};

use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Pen;
use crate::app::ui::widgets::IconButton;
use crate::app::ui::{high_contrast, id};
use crate::texts::text;

/// The radius of the button.
pub const RADIUS: f32 = 22.0;
/// From the corner of the window to its middle.
const INSET: f32 = 28.0;

/// The middle of the button.
pub fn center(ctx: &Context) -> Pos2 {
    ctx.content_rect().right_top() + vec2(-INSET, INSET)
}

/// The button of this `panel`, with a stroke through it while there is no music. Returns whether it
/// was pressed.
pub fn button(ui: &mut Pen, panel: &str, on: bool) -> bool {
    let center = center(ui.ctx());
    let label = text(if on {
        "settings-music-turn_off"
    } else {
        "settings-music-turn_on"
    });
    let id = id(panel, "music");
    let response = IconButton::new("music", label, RADIUS).show(ui, id, center);
    if !on {
        let (ink, around) = if ui.theme.contrast {
            (high_contrast::BLACK, high_contrast::WHITE)
        } else {
            let red = rgb(0x6d101f);
            (rgb(0xfbe9b8), red)
        };
        let reach = vec2(0.42, 0.42) * RADIUS;
        let line = [center - reach, center + reach];
        // The ground shows on both sides of the stroke, so that it does not run into the notes.
        for (width, color) in [(5.4, around), (2.2, ink)] {
            ui.painter().line_segment(line, (width, color));
        }
    }
    response.clicked()
}
