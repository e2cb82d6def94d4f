//! The review of a finished match beside the board: a progress bar, the graph of the evaluation,
//! and the key moves. It replaces [`hud`](crate::app::screens::table_hud::board_hud): on the desktop one tall
//! parchment, on a phone the sheet below the board; beside cards a column with the tricks.

mod bar;
mod data;
mod graph;
mod moments;
mod race;
mod transport;

pub use data::{CAP, Moment, Racer, ReviewAction, ReviewData, ReviewPanelState, SPEEDS, Weight};

use egui::{Align, Align2, Rangef, Rect, StrokeKind, pos2, vec2};

use crate::app::screens::table_hud::board_hud::HudAreas;
use crate::app::screens::table_hud::moves;
use crate::app::screens::table_hud::moves::Jump;
use crate::app::screens::table_hud::review::view::bar::scrub;
use crate::app::screens::table_hud::review::view::moments::next_moment;
use crate::app::screens::table_hud::review::view::transport::transport;
use crate::app::screens::table_hud::side::hand_over;
use crate::app::ui::{
    ON_RED, Pen, TOUCH, TextButton, announce, divider, heading, high_contrast, id, is_large,
    italic, ribbon, strong,
};
use crate::texts::{fill, text};

/// Shows the panel beside a board; on a phone the strip above it stays.
pub fn show(
    ui: &mut Pen,
    areas: &HudAreas,
    data: &ReviewData,
    state: &mut ReviewPanelState,
) -> Option<ReviewAction> {
    let action = if areas.top.is_some() {
        sheet(ui, areas.main, data)
    } else {
        desk(ui, areas.main, data)
    };
    hand_over(ui.ctx(), &mut state.to_moves, Some(id("review", "bar")));
    action
}

/// The desktop's tall panel.
fn desk(ui: &mut Pen, rect: Rect, data: &ReviewData) -> Option<ReviewAction> {
    ui.parchment(rect);
    let scale = ui.theme.scale();
    let inner = rect.x_range().shrink(34.0);
    let band_h = (48.0 * scale.max(1.0)).min(72.0);
    let point = pos2(rect.left(), rect.top() + 34.0);
    let band = Rect::from_min_size(point, vec2(rect.width(), band_h));
    let mut y = band.bottom() + 12.0;
    // The bar is below the graph and has the same width.
    let across = Rangef::new(inner.min + 22.0, inner.max - 6.0);
    let mut action = None;
    if data.has_graph() {
        let h = if is_large(scale) { 110.0 } else { 150.0 };
        let at = Rect::from_x_y_ranges(across, y..=y + h);
        action = graph::show(ui, at, data, false).or(action);
        y = at.bottom() + 2.0;
    }
    let bar = Rect::from_x_y_ranges(across, y..=y + 44.0);
    action = scrub(ui, bar, data).or(action);
    let cy = bar.bottom() + 4.0 + 22.0;
    let all_but_close = [0, 1, 2, 3, 4, 5];
    action = transport(ui, (inner, cy, 20.0), data, &all_but_close).or(action);
    let mut top = cy + 30.0;
    let button = Rect::from_x_y_ranges(
        inner.expand(4.0),
        rect.bottom() - 78.0..=rect.bottom() - 32.0,
    );
    let bottom = button.top() - 12.0;
    if data.progress.is_some() || !data.line.is_empty() {
        let at = Rect::from_x_y_ranges(inner, top..=top + 26.0 * scale.min(1.4));
        progress(ui, at, data);
        top = at.bottom() + 4.0;
    }
    if data.has_graph() {
        divider(ui.brush(), inner, top + 4.0);
        let room = Rect::from_x_y_ranges(inner.min - 6.0..=inner.max + 2.0, top + 14.0..=bottom);
        if data.race.is_empty() {
            action = moments::list(ui, room, data).or(action);
        } else {
            race::list(ui, room, data);
        }
    }
    head(ui, band, data, 14.0, 30.0);
    let (here, close) = button.split_left_right_at_fraction(0.64);
    let mut press = |label, name, rect, means| {
        let button = TextButton::brass(text(label));
        if button.show(ui, id("review", name), rect).clicked() {
            action = Some(means);
        }
    };
    let here = here.with_max_x(here.right() - 5.0);
    press("play_from-title", "here", here, ReviewAction::PlayFrom);
    let close = close.with_min_x(close.left() + 5.0);
    press("review-close", "close", close, ReviewAction::Close);
    action
}

/// The least height of the line below the progress bar.
const LEAST_LINE: f32 = 18.0;

/// The phone's sheet: here the graph is also the progress bar.
fn sheet(ui: &mut Pen, rect: Rect, data: &ReviewData) -> Option<ReviewAction> {
    ui.parchment(rect.expand2(vec2(5.0, 6.0)));
    let inner = rect.x_range().shrink(20.0);
    let band_h = 40.0 * ui.theme.scale().clamp(1.0, 1.2);
    let point = pos2(rect.left() + 2.0, rect.top() + 14.0);
    let band = Rect::from_min_size(point, vec2(rect.width() - 4.0, band_h));
    let cy = rect.bottom() - 14.0 - 22.0;
    let bottom = cy - 22.0 - 8.0;
    let top = band.bottom() + 8.0;
    let mut action = None;
    let across = Rangef::new(inner.min + 18.0, inner.max - 6.0);
    let h = if !data.race.is_empty() {
        (bottom - top - 44.0).clamp(44.0, 160.0)
    } else if data.has_graph() {
        ((bottom - top) * 0.52).clamp(44.0, 76.0)
    } else {
        44.0
    };
    let at = Rect::from_x_y_ranges(across, top..=top + h);
    action = if data.has_graph() {
        graph::show(ui, at, data, true)
    } else {
        scrub(ui, at, data)
    }
    .or(action);
    let said = Rect::from_x_y_ranges(inner, at.bottom() + 4.0..=bottom);
    if said.height() < LEAST_LINE {
        // A low panel has no room for the line.
    } else if !data.race.is_empty() {
        race::row(ui, said, data);
    } else if data.progress.is_some() || data.moments.is_empty() {
        progress(ui, said, data);
    } else {
        action = next_moment(ui, said, data).or(action);
    }
    // On a narrow phone, the speed is left out.
    let row = rect.x_range().shrink(4.0);
    let all: &[usize] = if row.span() >= 8.0 * TOUCH {
        &[0, 1, 2, 3, 4, 5, 7, 6]
    } else {
        &[0, 1, 2, 3, 4, 7, 6]
    };
    action = transport(ui, (row, cy, 22.0), data, all).or(action);
    head(ui, band, data, 6.0, 24.0);
    action
}

/// A panel beside cards that is less high than this has no room for the tricks.
const LEAST_COLUMN: f32 = 300.0;

/// Shows the replay of a card game beside or below the table.
pub fn show_beside(
    ui: &mut Pen,
    rect: Rect,
    data: &ReviewData,
    state: &mut ReviewPanelState,
) -> Option<ReviewAction> {
    let action = if rect.height() < LEAST_COLUMN {
        sheet(ui, rect, data)
    } else {
        column(ui, rect, data, state)
    };
    hand_over(ui.ctx(), &mut state.to_moves, Some(id("review", "bar")));
    action
}

/// A column beside cards: the progress bar, playback, and the tricks.
fn column(
    ui: &mut Pen,
    rect: Rect,
    data: &ReviewData,
    state: &mut ReviewPanelState,
) -> Option<ReviewAction> {
    ui.parchment(rect);
    let high = rect.height() >= 480.0;
    let inner = rect.x_range().shrink(if high { 26.0 } else { 14.0 });
    let band_h = if high { 48.0 } else { 40.0 } * ui.theme.scale().clamp(1.0, 1.3);
    let top = rect.top() + if high { 30.0 } else { 12.0 };
    let band = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), band_h));
    let y = band.bottom() + if high { 14.0 } else { 4.0 };
    let across = inner.shrink(10.0);
    let mut action = scrub(ui, Rect::from_x_y_ranges(across, y..=y + 44.0), data);
    // A phone has room for three buttons in a row, and none for the tricks.
    let steps: &[usize] = if high { &[0, 1, 2, 3, 4] } else { &[1, 2, 3] };
    let r = (inner.span() / (2 * steps.len()) as f32 - 1.0).min(TOUCH / 2.0);
    let cy = y + 44.0 + r + 2.0;
    action = transport(ui, (inner, cy, r), data, steps).or(action);
    let foot = rect.bottom() - if high { 30.0 } else { 14.0 } - r;
    action = transport(ui, (inner, foot, r), data, &[5, 7, 6]).or(action);
    let room = Rect::from_x_y_ranges(inner, cy + r + 8.0..=foot - r - 8.0);
    if high && !data.tricks.is_empty() {
        action = tricks(ui, room, data, state).or(action);
    } else if !data.line.is_empty() {
        let line = ui.balanced(&data.line, italic(18.5), inner.span(), Align::Center);
        ui.put_text(line, room.center_top(), Align2::CENTER_TOP);
        announce(ui, &data.line, room);
    }
    head(ui, band, data, if high { 14.0 } else { 4.0 }, 16.0);
    action
}

/// The tricks, each of which can be pressed to view the table after it.
fn tricks(
    ui: &mut Pen,
    rect: Rect,
    data: &ReviewData,
    state: &mut ReviewPanelState,
) -> Option<ReviewAction> {
    ui.paint("slip", rect);
    let room = rect.shrink2(vec2(4.0, 6.0));
    let rows = (room.height() / (30.0 * ui.theme.scale().max(1.0)))
        .floor()
        .max(1.0);
    moves::list(
        ui,
        id("review", "tricks"),
        room,
        room.height() / rows,
        &data.tricks,
        &mut state.tricks,
    )
    .and_then(|jump| match jump {
        Jump::To(moves) => Some(ReviewAction::Seek(moves)),
        Jump::Line(_) => None,
    })
}

/// The position being viewed, in words.
fn shown_words(data: &ReviewData) -> &str {
    if data.shown == 0 {
        text("review-beginning")
    } else {
        &data.shown_name
    }
}

/// The ribbon: the title, and the position being viewed.
fn head(ui: &mut Pen, band: Rect, data: &ReviewData, over: f32, pad: f32) {
    ribbon(ui.brush(), band, over);
    let shown = shown_words(data);
    let title = text(if data.has_graph() {
        "review-title"
    } else {
        "review-replay"
    });
    let size = 23.0_f32.min(30.0 / ui.theme.scale());
    let room = band.width() - 2.0 * pad;
    let place = ui.fit(shown, strong(size - 2.0).ink(ON_RED), room * 0.46);
    let style = heading(size).ink(ON_RED);
    let left = ui.fit(title, style, room - place.size().x - 12.0);
    let at = pos2(band.left() + pad, band.center().y);
    ui.put_text(left, at, Align2::LEFT_CENTER);
    let point = pos2(band.right() - pad, band.center().y);
    ui.put_text(place, point, Align2::RIGHT_CENTER);
    announce(ui, &format!("{title}: {shown}"), band);
}

/// The progress of the review, as a bar with text; once it is complete, the match in a line.
fn progress(ui: &mut Pen, rect: Rect, data: &ReviewData) {
    let Some((done, all)) = data.progress else {
        let words = ui.fit(&data.line, italic(18.5), rect.width());
        ui.put_text(words, rect.center(), Align2::CENTER_CENTER);
        announce(ui, &data.line, rect);
        return;
    };
    let said = fill(
        "review-progress",
        &[("n", &done.to_string()), ("all", &all.to_string())],
    );
    let words = ui.fit(&said, italic(18.0), rect.width() * 0.62);
    let right = ui
        .put_text(words, rect.left_center(), Align2::LEFT_CENTER)
        .right();
    let groove = Rect::from_x_y_ranges(
        right + 14.0..=rect.right(),
        rect.center().y - 9.0..=rect.center().y + 9.0,
    );
    let part = done as f32 / all.max(1) as f32;
    let full = groove.shrink2(vec2(4.0, 4.0));
    let bar = full.with_max_x(full.left() + full.width() * part.clamp(0.0, 1.0));
    if ui.theme.contrast {
        ui.painter().rect(
            groove,
            9.0,
            high_contrast::WHITE,
            (2.0, high_contrast::BLACK),
            StrokeKind::Inside,
        );
        ui.painter().rect_filled(bar, 5.0, high_contrast::BLACK);
    } else {
        ui.paint("progress_groove", groove);
        if bar.width() >= 4.0 {
            ui.paint("progress_fill", bar);
        }
    }
    announce(ui, &said, rect);
}
