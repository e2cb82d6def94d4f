//! The players: on the tall panel the opponent at its top, on a phone the strip above the board. In
//! games for more than two, and with score cards, there is a card for each seat.

use egui::{Align2, Rect, pos2, vec2};

use crate::app::screens::table_hud::board_hud::data::HudData;
use crate::app::screens::table_hud::board_hud::parts::{Band, ribbon};
use crate::app::screens::table_hud::table_buttons::HudAction;
use crate::app::ui::players::{SeatCard, clock, disc};
use crate::app::ui::{
    Brush, INK_NOTE, Pen, announce, body, heading, is_enlarged, is_huge, is_large, italic, players,
    portrait, roses,
};

/// The phone's strip: with two seats the opponent's portrait, name, role, level and count; with
/// more, a card for each seat; with score cards, which need more room, the ribbon.
pub(super) fn strip(ui: &mut Pen, rect: Rect, data: &HudData) -> Option<HudAction> {
    if data.scored() {
        let height = (48.0 * ui.theme.scale().max(1.0)).min(rect.height());
        let middle = Rect::from_center_size(rect.center(), vec2(rect.width(), height));
        let band = Band {
            rect: middle,
            note: &data.moves_note,
            clock: None,
            over: 6.0,
            pad: 26.0,
        };
        return ribbon(ui, &band, data);
    }
    if data.many() {
        players::row(ui, rect, &data.seats);
    } else {
        opponent(ui, rect, &data.opponent().cloned().unwrap_or_default());
    }
    None
}

/// The areas of the strip's texts, beside the portrait.
struct StripLine {
    left: f32,
    right: f32,
    cy: f32,
    /// The area of the name, to the left of the clock or level.
    room: f32,
}

fn opponent(ui: &mut Pen, rect: Rect, person: &SeatCard) {
    ui.slip(rect);
    let r = (rect.height() / 2.0 - 9.0).clamp(16.0, 32.0);
    let cy = rect.center().y;
    let middle = pos2(rect.left() + r + 14.0, cy);
    portrait(ui.brush(), &person.portrait, middle, r, person.mood);
    let (left, right) = (rect.left() + 2.0 * r + 26.0, rect.right() - 16.0);
    // With large text there is no room for the notes.
    let large = is_large(ui.theme.scale());
    let beside = if large && person.clock.is_none() {
        0.0
    } else {
        104.0
    };
    let line = StripLine {
        left,
        right,
        cy,
        room: right - left - beside,
    };
    let counted = !person.count.is_empty() || person.clock.is_some();
    if large {
        large_words(ui.brush(), &line, person, counted);
    } else {
        words(ui.brush(), &line, person, counted);
    }
    announce(ui, &with_role(person), rect);
    if let Some(face) = &person.clock {
        let size = vec2(88.0, 30.0);
        let at = pos2(right - size.x / 2.0, cy - 14.0);
        clock(ui, face, Rect::from_center_size(at, size));
    }
}

/// The name, with the count or the role below it.
fn large_words(brush: Brush, at: &StripLine, person: &SeatCard, counted: bool) {
    let size = 32.0 / brush.theme.scale();
    let name = brush.fit(&person.name, heading(size), at.room);
    brush.put_text(name, pos2(at.left, at.cy + 2.0), Align2::LEFT_BOTTOM);
    let (words, x) = if counted {
        let middle = pos2(at.left + 11.0, at.cy + 16.0);
        disc(brush, &person.emblem, middle, 11.0);
        (person.count.as_str(), at.left + 28.0)
    } else {
        (person.role.as_str(), at.left)
    };
    let size = 24.0 / brush.theme.scale();
    let words = brush.fit(words, body(size).ink(INK_NOTE), at.room - 28.0);
    brush.put_text(words, pos2(x, at.cy + 1.0), Align2::LEFT_TOP);
}

/// The name and the level, with the role and the count below.
fn words(brush: Brush, at: &StripLine, person: &SeatCard, counted: bool) {
    let name = brush.fit(&person.name, heading(27.0), at.room);
    brush.put_text(name, pos2(at.left, at.cy + 4.0), Align2::LEFT_BOTTOM);
    let mut end = at.right;
    if counted {
        let words = brush.fit(&person.count, body(17.5), 130.0);
        end = at.right - words.size().x - 28.0;
        brush.put_text(words, pos2(at.right, at.cy + 14.0), Align2::RIGHT_CENTER);
        let middle = pos2(end + 10.0, at.cy + 13.0);
        disc(brush, &person.emblem, middle, 10.0);
    }
    let room = end - at.left - 8.0;
    let manner = brush.fit(&person.role, italic(17.5), room);
    brush.put_text(manner, pos2(at.left, at.cy + 14.0), Align2::LEFT_CENTER);
    if let Some(level) = person.level.filter(|_| person.clock.is_none()) {
        let first = pos2(at.right - 98.0, at.cy - 13.0);
        roses(brush, first, level, 9.0);
    }
}

/// The players at the top of the tall panel. Returns their lower edge.
pub(super) fn head(ui: &mut Pen, rect: Rect, data: &HudData) -> f32 {
    if data.many() {
        seats(ui, rect, data)
    } else {
        large_opponent(ui, rect, &data.opponent().cloned().unwrap_or_default())
    }
}

/// The cards of three to six seats at the top. Returns their lower edge.
fn seats(ui: &mut Pen, rect: Rect, data: &HudData) -> f32 {
    let inner = rect.x_range().shrink(22.0);
    let top = rect.top() + 24.0;
    // The moves keep a large part of the panel.
    let most = match (data.scored(), is_large(ui.theme.scale())) {
        (true, _) => 0.54,
        (false, true) => 0.3,
        (false, false) => 0.46,
    };
    let most = rect.height() * most;
    let height = players::height(ui.theme, &data.seats, inner.span()).min(most);
    let at = Rect::from_x_y_ranges(inner, top..=top + height);
    players::grid(ui, at, &data.seats);
    at.bottom()
}

/// The opponent at the top of the panel. Returns the lower edge.
fn large_opponent(ui: &mut Pen, rect: Rect, person: &SeatCard) -> f32 {
    let scale = ui.theme.scale();
    let r = if is_large(scale) || rect.height() < 560.0 {
        40.0
    } else {
        60.0
    };
    let left = rect.left() + 32.0 + 2.0 * r + 16.0;
    let room = rect.right() - 26.0 - left;
    let one_line = ui.text_width(&person.name, heading(33.0));
    let name = if one_line <= room || !person.name.contains(' ') {
        ui.fit(&person.name, heading(33.0), room)
    } else {
        let size = if is_enlarged(scale) { 24.0 } else { 30.0 };
        ui.wrapped(&person.name, heading(size), room)
    };
    let manner = (!is_huge(scale)).then(|| ui.wrapped(&person.role, italic(19.0), room));
    let words_h = name.size().y
        + manner.as_ref().map_or(0.0, |m| m.size().y)
        + if person.level.is_some() { 26.0 } else { 0.0 };
    let head_h = words_h.max(2.0 * r);
    let head_top = rect.top() + 34.0;
    let middle = pos2(rect.left() + 32.0 + r, head_top + head_h / 2.0);
    portrait(ui.brush(), &person.portrait, middle, r, person.mood);
    let mut y = head_top + (head_h - words_h) / 2.0;
    y = ui.put_text(name, pos2(left, y), Align2::LEFT_TOP).bottom();
    if let Some(manner) = manner {
        y = ui
            .put_text(manner, pos2(left, y - 2.0), Align2::LEFT_TOP)
            .bottom();
    }
    if let Some(level) = person.level {
        roses(ui.brush(), pos2(left, y + 15.0), level, 10.0);
    }
    let whole = Rect::from_x_y_ranges(
        rect.left() + 32.0..=rect.right() - 26.0,
        head_top..=head_top + head_h,
    );
    announce(ui, &with_role(person), whole);
    head_top + head_h
}

/// The height of the sheet below the score cards: the moves with a note, and the buttons.
const BELOW_SCORES: f32 = 172.0;

/// Shows the score cards, if there are any, above the sheet. Returns the room for the sheet.
pub(super) fn below_score_cards(ui: &mut Pen, rect: Rect, data: &HudData) -> Rect {
    if !data.scored() {
        return rect;
    }
    let most = 196.0 * ui.theme.scale().max(1.0);
    let height = (rect.height() - BELOW_SCORES).clamp(0.0, most);
    let (cards, sheet) = rect.split_top_bottom_at_y(rect.top() + height);
    players::row(ui, cards, &data.seats);
    sheet.with_min_y(sheet.top() + 10.0)
}

/// A name with the player's role.
fn with_role(person: &SeatCard) -> String {
    if person.role.is_empty() {
        person.name.clone()
    } else {
        format!("{}, {}", person.name, person.role)
    }
}
