//! The note on a strip of parchment. The strip grows upwards, on a table with a line downwards, and
//! a long text is set smaller.

use std::sync::Arc;

use egui::{Align, Align2, Galley, Rect, WidgetInfo, WidgetType, pos2, vec2};

use crate::app::screens::table_hud::board_hud::{HudAction, HudNote};
use crate::app::screens::table_hud::card_hud::data::CardHudData;
use crate::app::screens::table_hud::moves::Step;
use crate::app::table::layout::WindowShape;
use crate::app::table::layout::cards::{Arrangement, CardAreas};
use crate::app::ui::{
    Brush, GOLD, INK_NOTE, LEAST_WORDS, Pen, RED, TOUCH, TextButton, announce, body, cards,
    focus_ring, focused, icon, id, strong, target, wash,
};
use crate::texts::text;

/// The note's texts, laid out.
struct Words {
    first: Arc<Galley>,
    second: Option<Arc<Galley>>,
    height: f32,
}

impl Words {
    fn width(&self) -> f32 {
        let second = self.second.as_ref().map_or(0.0, |words| words.size().x);
        self.first.size().x.max(second)
    }
}

/// The margin at the left for the icon, and those above and below the text.
fn margins(areas: &CardAreas) -> (f32, f32) {
    let k = areas.k();
    if areas.design.is_phone() {
        (36.0 * k, 4.0 * k)
    } else {
        (58.0 * k, 8.0 * k)
    }
}

/// Lays the text out in `room`: first smaller, then without the second sentence, then smaller
/// still.
fn lay(ui: &Pen, k: f32, first: &str, second: &str, room: egui::Vec2) -> Words {
    let theme = ui.theme;
    let ctx = ui.ctx();
    let words = |step: u8, both: bool| {
        // The minimum legible size.
        let size = ((19.0 - 1.5 * f32::from(step)) * k).max(LEAST_WORDS / theme.scale());
        let balanced = |words: &str, style| theme.balanced(ctx, words, style, room.x, Align::Min);
        let one = balanced(first, strong(size));
        let smaller = (size * 0.9).max(LEAST_WORDS / theme.scale());
        let two =
            (both && !second.is_empty()).then(|| balanced(second, body(smaller).ink(INK_NOTE)));
        let height = one.size().y + two.as_ref().map_or(0.0, |two| two.size().y);
        Words {
            first: one,
            second: two,
            height,
        }
    };
    let tries = (0..=2)
        .map(|step| (step, true))
        .chain((0..=9).map(|step| (step, false)));
    tries
        .map(|(step, both)| words(step, both))
        .find(|words| words.height <= room.y)
        .unwrap_or_else(|| words(9, false))
}

/// The strip around the text.
fn strip(areas: &CardAreas, place: Rect, words: &Words) -> Rect {
    let k = areas.k();
    let (left, pad) = margins(areas);
    let wide = words.width() + left + 14.0 * k;
    let high = words.height + 2.0 * pad;
    let bar = areas.has_bar();
    let (least, wide) = if bar {
        (30.0 * k, wide)
    } else {
        (46.0 * k, wide.max(place.width() * 0.7))
    };
    let size = vec2(wide, high.max(least)).min(place.size());
    let left = if bar {
        place.center().x - size.x / 2.0
    } else {
        place.left()
    };
    let top = if grows_down(areas) {
        place.top()
    } else {
        place.bottom() - size.y
    };
    Rect::from_min_size(pos2(left, top), size)
}

/// Whether the strip hangs from the upper edge of its space. On a phone in landscape it stands above
/// the hand, clear of the piles' labels.
fn grows_down(areas: &CardAreas) -> bool {
    areas.arrangement == Arrangement::Line && areas.design.window() != WindowShape::Low
}

/// Shows the note; pressing a rule opens the rules.
pub(super) fn note(ui: &mut Pen, areas: &CardAreas, data: &CardHudData) -> Option<HudAction> {
    let k = areas.k();
    let (first, sign, opens) = match (&data.viewed_position, &data.note) {
        (Some(_), _) => (text("hud-looking"), "look", false),
        (None, HudNote::None) => return None,
        (None, HudNote::Rule(words)) => (words.as_str(), "rules", true),
        (None, HudNote::Hint(words)) => (words.as_str(), "hint", false),
        (None, HudNote::Opening(words)) => (words.as_str(), "moves", false),
        (None, HudNote::Draw(words)) => (words.as_str(), "draw", false),
    };
    let more = data.viewed_position.as_deref().unwrap_or(&data.note_more);
    let place = areas.note(data.choice_buttons);
    let (left, pad) = margins(areas);
    let room = vec2(place.width() - left - 14.0 * k, place.height() - 2.0 * pad);
    let words = lay(ui, k, first, more, room);
    let rect = strip(areas, place, &words);
    let said = if more.is_empty() {
        first.to_owned()
    } else {
        format!("{first} {more}")
    };
    let mut action = None;
    let hit = for_a_finger(areas, place, rect);
    let response = opens.then(|| {
        target(ui, id("cards", "rule"), hit, true, || {
            WidgetInfo::labeled(WidgetType::Button, true, said.as_str())
        })
    });
    ui.paint("slip", rect);
    if let Some(response) = &response {
        if response.clicked() {
            action = Some(HudAction::Rule);
        }
        if response.hovered() {
            ui.painter()
                .rect_filled(rect.shrink(2.0), 3.0, wash(GOLD, 0.14));
        }
    } else {
        announce(ui, &said, rect);
    }
    paint(ui, areas, data, rect, sign, words);
    if response.is_some_and(|response| focused(ui.theme, &response)) {
        focus_ring(ui.brush(), rect);
    }
    if data.viewed_position.is_some() {
        action = back_to_game(ui, areas, place, rect).or(action);
    }
    action
}

/// The strip, as large as a finger needs: within its space if there is room, and else a little beyond.
fn for_a_finger(areas: &CardAreas, place: Rect, strip: Rect) -> Rect {
    let least = TOUCH * areas.k().max(1.0);
    let mut hit = strip;
    if grows_down(areas) {
        hit.max.y = hit.max.y.max(hit.top() + least).min(place.bottom());
    } else {
        hit.min.y = hit.min.y.min(hit.bottom() - least).max(place.top());
    }
    hit.expand2(vec2(0.0, ((least - hit.height()) / 2.0).max(0.0)))
}

fn paint(ui: &Pen, areas: &CardAreas, data: &CardHudData, rect: Rect, sign: &str, words: Words) {
    let (left, _) = margins(areas);
    let painter = ui.painter().with_clip_rect(rect);
    let brush = Brush::new(&painter, ui.theme);
    let sign_at = pos2(rect.left() + left * 0.52, rect.center().y);
    match &data.note_suit {
        Some(suit) if data.viewed_position.is_none() && sign == "rules" => {
            let size = (left * 0.78).min(rect.height() - 8.0);
            cards::badge(brush, suit, sign_at, size);
        }
        _ => {
            let size = if areas.design.is_phone() { 0.95 } else { 1.3 } * areas.k();
            icon(brush, sign, sign_at, size, RED);
        }
    }
    let x = rect.left() + left;
    let y = rect.center().y - words.height / 2.0;
    let first = brush.put_text(words.first, pos2(x, y), Align2::LEFT_TOP);
    if let Some(second) = words.second {
        brush.put_text(second, pos2(x, first.bottom()), Align2::LEFT_TOP);
    }
}

/// The button that returns from an earlier position, on the free side of the strip.
fn back_to_game(ui: &mut Pen, areas: &CardAreas, place: Rect, strip: Rect) -> Option<HudAction> {
    let k = areas.k();
    let button = TextButton::brass(text("hud-now")).size(18.0);
    let wide = button.width(ui.ctx(), ui.theme).min(place.width());
    let top = if grows_down(areas) {
        strip.bottom() + 4.0 * k
    } else {
        strip.top() - 48.0 * k
    };
    let corner = pos2(strip.center().x - wide / 2.0, top);
    let at = Rect::from_min_size(corner, vec2(wide, 44.0 * k));
    let response = button.show(ui, id("cards", "now"), at);
    response.clicked().then_some(HudAction::Step(Step::End))
}
