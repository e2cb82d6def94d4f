//! What is said at a card table: on slips beside the players, and on a sheet in the middle.

use egui::{Align2, Rangef, Rect, Shape, Stroke, pos2, vec2};

use crate::app::table::cards::sheets::Proclamation;
use crate::app::table::layout::cards::CardAreas;
use crate::app::ui::{HAIRLINE, Pen, announce, divider, high_contrast, italic, rgb, strong};

/// Shows the sheet, if the design has room for it.
pub(super) fn proclamation(ui: &mut Pen, areas: &CardAreas, data: &Proclamation) {
    let Some(rect) = areas.proclamation() else {
        return;
    };
    let (ctx, k) = (ui.ctx().clone(), areas.k());
    ui.parchment(rect);
    let inner = rect.shrink2(vec2(12.0, 16.0) * k);
    let k_text = k / ui.theme.scale().sqrt();
    let line = |words: &str, style| ui.theme.fit(&ctx, words, style, inner.width());
    let above = line(&data.above, italic(19.0 * k_text));
    ui.put_text(above, inner.center_top(), Align2::CENTER_TOP);
    let name = line(&data.name, strong(31.0 * k_text));
    let middle = inner.center() - vec2(0.0, 6.0 * k);
    let name = ui.put_text(name, middle, Align2::CENTER_CENTER);
    let below = line(&data.below, italic(19.0 * k_text));
    let below = ui.put_text(below, inner.center_bottom(), Align2::CENTER_BOTTOM);
    let (y, x) = (
        name.bottom() + 8.0 * k,
        Rangef::point(inner.center().x).expand(44.0 * k),
    );
    // The lozenge in its middle is as high as this.
    if y + 6.0 * k <= below.top() + 4.0 * k {
        divider(ui.brush(), x, y);
    }
    announce(ui, &format!("{}: {}", data.above, data.name), rect);
}

/// A slip with what a player says; its tail points to the player on the left.
pub(super) fn slip(ui: &Pen, rect: Rect, k: f32, words: &str) {
    let theme = ui.theme;
    let painter = ui.painter();
    let fill = theme.pick(rgb(0xf1e4c2), high_contrast::PAPER);
    let line = theme.pick(HAIRLINE, high_contrast::BLACK);
    ui.paint("slip", rect);
    let (x, y) = (rect.left() + 2.0, rect.center().y);
    let tail = vec![
        pos2(x, y - 7.0 * k),
        pos2(x - 13.0 * k, y + 1.0 * k),
        pos2(x, y + 8.0 * k),
    ];
    painter.add(Shape::convex_polygon(tail, fill, Stroke::new(1.0, line)));
    let room = rect.shrink2(vec2(9.0, 5.0) * k);
    let size = 20.0 * k / theme.scale().sqrt();
    let words = ui.balanced(words, strong(size), room.width(), egui::Align::Center);
    ui.put_text(words, room.center(), Align2::CENTER_CENTER);
}
