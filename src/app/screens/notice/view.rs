//! A notice at the top of the window, over everything else, until it is closed: the rest of the window goes on.

use egui::{Align2, Context, Rect, Sense, pos2, vec2};

use crate::app::ui::{IconButton, Theme, announce, body, id, layers};
use crate::texts::text;

/// The radius of the button that closes the notice, in points.
const BUTTON: f32 = 20.0;

/// Shows the notice. Returns whether it was closed.
pub fn show(ctx: &Context, theme: &Theme, words: &str) -> bool {
    let screen = ctx.content_rect().shrink(10.0);
    let width = screen.width().min(620.0);
    let room = width - 2.0 * BUTTON - 56.0;
    let galley = theme.wrapped(ctx, words, body(19.0), room);
    let height = (galley.size().y + 28.0).max(2.0 * BUTTON + 20.0);
    let corner = pos2(screen.center().x - width / 2.0, screen.top());
    let rect = Rect::from_min_size(corner, vec2(width, height));
    layers::notice(ctx, theme, rect, |ui| {
        // A press beside the button is not one on what lies below.
        ui.interact(rect, id("notice", "slip"), Sense::click());
        ui.paint("slip", rect);
        ui.put_text(
            galley,
            rect.left_center() + vec2(24.0, 0.0),
            Align2::LEFT_CENTER,
        );
        announce(ui, words, rect);
        let center = rect.right_center() - vec2(BUTTON + 16.0, 0.0);
        let close = id("notice", "close");
        IconButton::new("close", text("notice-close"), BUTTON)
            .show(ui, close, center)
            .clicked()
    })
}
