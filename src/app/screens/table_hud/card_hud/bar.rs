//! The icon buttons: at the lower right; in narrow windows in the bar at the bottom; in low windows
//! in a column.

use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};

use crate::app::screens::table_hud::board_hud::HudAction;
use crate::app::screens::table_hud::card_hud::data::CardHudData;
use crate::app::screens::table_hud::card_hud::score_card::team_badge;
use crate::app::screens::table_hud::table_buttons::TableButton;
use crate::app::table::layout::cards::CardAreas;
use crate::app::ui::players::clock;
use crate::app::ui::{
    Brush, CREAM, GOLD, Pen, announce, heading, high_contrast, id, rgb, strong, wash,
};

/// The icon buttons.
pub(super) fn buttons(ui: &mut Pen, areas: &CardAreas, data: &CardHudData) -> Option<HudAction> {
    let list = data.buttons();
    let places = areas.buttons(list.len());
    if let Some(rect) = areas.bar() {
        let first = places.first().map_or(f32::INFINITY, |at| at.x);
        turn(ui, areas, data, rect, first);
    }
    // The minimum size for a finger.
    let r = 22.0 * areas.k();
    let labels = list.iter().map(|button| button.label);
    let size = label_size(ui, areas, labels);
    let mut action = None;
    for (button, center) in list.iter().zip(places) {
        let pressed = button.show(ui, id("cards", button.sign), center, r);
        action = pressed.or(action);
        if areas.names_buttons() {
            name(ui, areas, button, center, r, size);
        }
        button.show_key(ui, center, r);
    }
    action
}

/// The bar with whose turn it is, left of the buttons.
fn turn(ui: &mut Pen, areas: &CardAreas, data: &CardHudData, rect: Rect, first: f32) {
    let theme = ui.theme;
    let k = areas.k();
    let first = first.min(rect.right());
    let (fill, line) = theme.pick(
        (rgb(0x160d07), wash(GOLD, 0.7)),
        (high_contrast::BLACK, high_contrast::WHITE),
    );
    ui.painter().rect_filled(rect, 6.0, fill);
    ui.painter().hline(rect.x_range(), rect.top(), (1.2, line));
    let own = data.seats.iter().find(|seat| seat.place == 0);
    let mut x = rect.left() + 12.0 * k;
    if let Some(seat) = own.filter(|seat| !seat.emblem.is_empty()) {
        let at = pos2(x + 11.0 * k, rect.center().y);
        team_badge(ui.brush(), &seat.emblem, at, 11.0 * k);
        x += 28.0 * k;
    }
    let mut end = first - 24.0 * k;
    if let Some(face) = own.and_then(|seat| seat.clock.as_ref()) {
        // The bar replaces the viewer's portrait, which elsewhere has the clock below it.
        let size = vec2(62.0, 27.0) * k;
        let at = Rect::from_center_size(pos2(end - size.x / 2.0, rect.center().y), size);
        ui.paint("slip", at.expand(1.0));
        clock(ui, face, at);
        end = at.left() - 6.0 * k;
    }
    let room = end - x;
    let size = (18.5 * k).min(26.0 * k / theme.scale());
    // Two short lines are better than an ellipsis.
    let fitting = ui.fit(&data.ribbon, heading(size).ink(CREAM), room);
    let words = if fitting.elided {
        let size = size.min(15.5 * k / theme.scale());
        ui.wrapped(&data.ribbon, heading(size).ink(CREAM), room)
    } else {
        fitting
    };
    let painter = ui.painter().with_clip_rect(rect);
    let brush = Brush::new(&painter, theme);
    brush.put_text(words, pos2(x, rect.center().y), Align2::LEFT_CENTER);
    let heard = Rect::from_min_max(rect.min, pos2(first - 22.0 * k, rect.bottom()));
    announce(ui, &data.ribbon, heard);
}

/// The room for the label below a button, two lines high, in design units.
const LABEL: Vec2 = vec2(55.0, 34.0);

/// The size of the labels below the buttons.
fn label_size<'a>(ui: &Pen, areas: &CardAreas, labels: impl Iterator<Item = &'a str>) -> f32 {
    let k = areas.k();
    let size = (15.5 * k).min(19.0 * k / ui.theme.scale());
    ui.common_size(labels, strong(size), LABEL.x * k)
}

/// The label below a button.
fn name(ui: &Pen, areas: &CardAreas, button: &TableButton, center: Pos2, r: f32, size: f32) {
    let k = areas.k();
    let ink = if button.enabled { CREAM } else { rgb(0xc9b890) };
    let words = ui.fit_in(button.label, strong(size).ink(ink), LABEL * k);
    if ui.theme.contrast {
        let ground = Rect::from_center_size(
            center + vec2(0.0, r + 2.0 * k + words.size().y / 2.0),
            words.size() + vec2(4.0, 0.0),
        );
        ui.painter().rect_filled(ground, 3.0, high_contrast::BLACK);
    }
    let below = center + vec2(0.0, r + 2.0 * k);
    ui.put_text(words, below, Align2::CENTER_TOP);
}
