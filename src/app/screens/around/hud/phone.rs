//! The phone's strip above the board and its sheet below.

use egui::{Align2, Rangef, Rect, WidgetInfo, WidgetType, pos2, vec2};

use crate::app::screens::around::hud::data::{HudData, HudNote, HudState};
use crate::app::screens::around::hud::parts::{Band, buttons, note, person_words, the_ribbon};
use crate::app::screens::around::moves;
use crate::app::screens::around::moves::{Sign, Step, sign_button};
use crate::app::screens::around::side::Controls;
use crate::app::screens::around::table_buttons::{HudAction, label_height};
use crate::app::ui::players::{ClockFace, SeatCard, clock, disc};
use crate::app::ui::{
    Brush, GOLD, INK_NOTE, Pen, TextButton, Theme, announce, body, divider, heading, high_contrast,
    id, is_large, italic, players, portrait, roses, show_focus, target, wash,
};
use crate::texts::text;

/// The phone's strip: with two seats the opponent's portrait, name, role, level and count; with
/// more, a card for each seat; with score cards, which need more room, the ribbon.
pub(super) fn strip(
    ui: &mut Pen,
    rect: Rect,
    data: &HudData,
    controls: &mut Controls,
) -> Option<HudAction> {
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
        return the_ribbon(ui, &band, data, controls);
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
    announce(ui, &person_words(person), rect);
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

/// The phone's sheet: ribbon, note, the last moves between the two steps, icon buttons.
pub(super) fn sheet(
    ui: &mut Pen,
    rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let rect = below_score_cards(ui, rect, data);
    let (band, inner) = sheet_frame(ui.brush(), rect);
    let buttons_h = 54.0 + 4.0 + label_height(ui.theme);
    let buttons_top = rect.bottom() - 12.0 - buttons_h;
    let top = if data.scored() {
        rect.top()
    } else {
        band.bottom()
    };
    let mut between = Rect::from_x_y_ranges(inner, top + 8.0..=buttons_top - 14.0);
    let mut action = None;
    // The note covers the moves. If the text is too large for both, a hint takes the whole area,
    // and a rule is left out.
    let spare = between.height() - 48.0;
    let both = spare >= 18.0 * ui.theme.scale();
    if both || matches!(data.note, HudNote::Hint(_) | HudNote::Draw(_)) {
        let room = if both {
            spare.min(44.0)
        } else {
            between.height()
        };
        let at = Rect::from_min_size(between.min, vec2(between.width(), room));
        let (used, pressed) = note(ui, at, &data.note, &mut state.focus.controls);
        if pressed {
            action = Some(HudAction::Rule);
        }
        if used > 0.0 {
            between.min.y += used + 4.0;
        }
    }
    if between.height() >= 44.0 {
        action = compact_moves(ui, between, data, state).or(action);
    }
    divider(ui.brush(), inner, buttons_top - 7.0);
    // With more than two seats, the viewer's own count and clock are on the viewer's card.
    let own = data.own().filter(|seat| data.counted().contains(seat));
    let band = Band {
        rect: band,
        note: own.map_or(data.ribbon.note.as_str(), |seat| seat.count.as_str()),
        clock: own_clock(data),
        over: 6.0,
        pad: 26.0,
    };
    if !data.scored() {
        action = the_ribbon(ui, &band, data, &mut state.focus.controls).or(action);
    }
    let x = Rangef::new(rect.left() + 10.0, rect.right() - 10.0);
    buttons(ui, x, buttons_top + 27.0, data, &mut state.focus.controls).or(action)
}

/// The height of the sheet below the score cards: the moves with a note, and the buttons.
const BELOW_SCORES: f32 = 172.0;

/// Shows the score cards, if there are any, above the sheet. Returns the room for the sheet.
fn below_score_cards(ui: &mut Pen, rect: Rect, data: &HudData) -> Rect {
    if !data.scored() {
        return rect;
    }
    let most = 196.0 * ui.theme.scale().max(1.0);
    let height = (rect.height() - BELOW_SCORES).clamp(0.0, most);
    let (cards, sheet) = rect.split_top_bottom_at_y(rect.top() + height);
    players::row(ui, cards, &data.seats);
    sheet.with_min_y(sheet.top() + 10.0)
}

/// The viewer's own clock, which the strip doesn't show; with more than two seats, each card has a
/// clock.
fn own_clock(data: &HudData) -> Option<&ClockFace> {
    let own = data.own().filter(|_| !data.many());
    own.and_then(|seat| seat.clock.as_ref())
}

/// The background of the phone's sheet. Returns the ribbon's rectangle and the horizontal range for
/// the rest.
fn sheet_frame(brush: Brush, rect: Rect) -> (Rect, Rangef) {
    // On a phone, the hairlines of the sheet extend to its edge.
    brush.parchment(rect.expand2(vec2(5.0, 6.0)));
    (sheet_band(brush.theme, rect), rect.x_range().shrink(20.0))
}

/// The ribbon's rectangle on the phone's sheet.
fn sheet_band(theme: &Theme, rect: Rect) -> Rect {
    let h = (42.0 * theme.scale().max(1.0)).min(60.0);
    let top = rect.top() + 17.0_f32.min(rect.height() * 0.06).max(4.0);
    Rect::from_min_size(pos2(rect.left() + 2.0, top), vec2(rect.width() - 4.0, h))
}

/// The last moves on the phone's sheet, between the steps back and forward. Pressing them opens the
/// whole list.
pub(super) fn compact_moves(
    ui: &mut Pen,
    rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let mut action = None;
    let list = rect.shrink2(vec2(52.0, 0.0));
    let ends = [
        (Step::Back, rect.left() + 22.0, data.back),
        (Step::Forward, rect.right() - 22.0, data.forward),
    ];
    let step = |ui: &mut Pen, state: &mut HudState, (step, x, on): (Step, f32, bool)| {
        let at = pos2(x, rect.center().y);
        let wid = id(
            "hud",
            if step == Step::Back {
                "back"
            } else {
                "forward"
            },
        );
        sign_button(
            ui,
            wid,
            at,
            22.0,
            Sign::Step(step),
            step.label(),
            on,
            &mut state.focus.controls,
        )
        .then_some(HudAction::Step(step))
    };
    action = step(ui, state, ends[0]).or(action);
    let response = target(ui, id("hud", "list"), list, true, || {
        WidgetInfo::labeled(WidgetType::Button, true, text("moves-all"))
    });
    state.focus.controls.push((response.id, list));
    if response.clicked() {
        state.list_open = true;
        ui.ctx().request_repaint();
    }
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(list, 4.0, ui.pick(wash(GOLD, 0.14), high_contrast::PALE));
    }
    let row_h = 24.0 * ui.theme.scale() + 3.0;
    let rows = (list.height() / row_h).floor().max(1.0) as usize;
    if data.moves.is_empty() {
        let words = ui.fit(text("hud-no_moves"), italic(18.5), list.width() - 8.0);
        ui.put_text(words, list.center(), Align2::CENTER_CENTER);
    }
    let current = data
        .moves
        .iter()
        .position(|row| row.cells.iter().any(|cell| cell.current));
    let until = data
        .moves
        .len()
        .min(current.map_or(usize::MAX, |row| (row + 1).max(rows)));
    let from = until.saturating_sub(rows);
    let row_h = row_h.min(list.height());
    let mut spoken = Vec::with_capacity(rows);
    let top = list.center().y - row_h * (until - from) as f32 / 2.0;
    for (i, row) in data.moves[from..until].iter().enumerate() {
        let line = Rect::from_min_size(
            pos2(list.left(), top + row_h * i as f32),
            vec2(list.width(), row_h),
        );
        moves::row(ui.brush(), row, line);
        spoken.push((moves::words(row), line));
    }
    show_focus(ui, &response, list.shrink(4.0));
    for (words, line) in spoken {
        announce(ui, &words, line);
    }
    step(ui, state, ends[1]).or(action)
}

/// The phone's list of moves in place of the sheet: the ribbon, the rows, the four steps, and the
/// button that closes it.
pub(super) fn list_sheet(
    ui: &mut Pen,
    rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let (band, inner) = sheet_frame(ui.brush(), rect);
    let steps_cy = rect.bottom() - 14.0 - 22.0;
    let row_h = (32.0 * ui.theme.scale()).max(44.0);
    let room = Rect::from_x_y_ranges(inner, band.bottom() + 8.0..=steps_cy - 30.0);
    let mut action = moves::list(
        ui,
        id("hud", "moves"),
        room,
        row_h,
        &data.moves,
        &mut state.moves,
        &mut state.focus.controls,
    )
    .map(HudAction::Seek);
    divider(ui.brush(), inner, steps_cy - 27.0);
    let band = Band {
        rect: band,
        note: "",
        clock: own_clock(data),
        over: 6.0,
        pad: 26.0,
    };
    action = the_ribbon(ui, &band, data, &mut state.focus.controls).or(action);
    let left = pos2(inner.min + 24.0, steps_cy);
    let step = moves::steps(
        ui,
        id("hud", "steps"),
        left,
        50.0,
        22.0,
        data.back,
        data.forward,
        &mut state.focus.controls,
    );
    let close = Rect::from_x_y_ranges(
        left.x + 3.0 * 50.0 + 32.0..=inner.max,
        steps_cy - 23.0..=steps_cy + 23.0,
    );
    let button = TextButton::brass(text("moves-close")).size(19.5);
    if button.show(ui, id("hud", "close"), close).clicked() {
        state.list_open = false;
        ui.ctx().request_repaint();
    }
    state.focus.controls.push((id("hud", "close"), close));
    step.map(HudAction::Step).or(action)
}
