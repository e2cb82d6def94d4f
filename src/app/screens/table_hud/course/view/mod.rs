//! The panel of a lesson or puzzle: the teacher and what he says, the progress, and the buttons. It
//! takes the place of [`hud`](crate::app::screens::table_hud::board_hud): one tall parchment beside a board, on a
//! phone a strip above it and a sheet below it; beside cards, a parchment or words and buttons. All are
//! composed of the same parts.

mod data;
mod parts;

pub use data::{CourseData, Next};

use egui::{Align, Align2, Rangef, Rect, StrokeKind, pos2, vec2};

use crate::app::course::CourseCommand;
use crate::app::screens::table_hud::board_hud::HudAreas;
use crate::app::screens::table_hud::course::view::parts::{
    button_row, difficulty, difficulty_width, how_far, icon_buttons, next_button, pips, said,
    teacher, the_ribbon,
};
use crate::app::screens::table_hud::table_buttons::label_height;
use crate::app::ui::{
    HAIRLINE, Pen, RED, announce, divider, heading, high_contrast, is_large, italic, rgb, strong,
    wash,
};
use crate::texts::text;

/// Shows the panel beside a board, and on a phone the strip above it.
pub fn show(ui: &mut Pen, areas: &HudAreas, data: &CourseData) -> Option<CourseCommand> {
    if let Some(top) = areas.top {
        strip(ui, top, data);
        sheet(ui, areas.main, data)
    } else {
        desk(ui, areas.main, data)
    }
}

/// A panel beside cards that is less high than this has its words above a bar of buttons.
const LEAST_DESK: f32 = 480.0;
/// In a panel that is narrower than this the main button has a row of its own.
const ONE_ROW: f32 = 300.0;

/// Shows the panel beside or below a card table.
pub fn show_beside(ui: &mut Pen, rect: Rect, data: &CourseData) -> Option<CourseCommand> {
    if rect.height() >= LEAST_DESK {
        return desk(ui, rect, data);
    }
    let main = data.next.is_some() && rect.width() < ONE_ROW;
    let rows = if main { 2.0 } else { 1.0 };
    let (above, below) = rect.split_top_bottom_at_y(rect.bottom() - BAR * rows);
    words(ui, above.with_max_y(above.bottom() - 4.0), data);
    bar(ui, below, data, main)
}

/// The tall panel: the teacher, the ribbon, the progress, the text and the buttons.
fn desk(ui: &mut Pen, rect: Rect, data: &CourseData) -> Option<CourseCommand> {
    ui.parchment(rect);
    let scale = ui.theme.scale();
    let inner = rect.x_range().shrink(36.0);
    // Score cards need the room of a large portrait.
    let small = is_large(scale) || !data.score_cards.is_empty();
    let r = if small { 40.0 } else { 60.0 };
    let head_top = rect.top() + 34.0;
    let left = rect.left() + 32.0 + 2.0 * r + 16.0;
    let room = rect.right() - 30.0 - left;
    let style = heading(if is_large(scale) { 22.0 } else { 28.0 });
    let title = ui.balanced(&data.title, style, room, Align::Min);
    let name = ui.fit(&data.name, italic(19.0), room);
    let words_h = title.size().y + name.size().y;
    let head_h = words_h.max(2.0 * r);
    let middle = pos2(rect.left() + 32.0 + r, head_top + head_h / 2.0);
    teacher(ui, middle, r, data);
    let y = head_top + (head_h - words_h) / 2.0;
    let below = ui.put_text(title, pos2(left, y), Align2::LEFT_TOP).bottom();
    ui.put_text(name, pos2(left, below), Align2::LEFT_TOP);
    let head = Rect::from_x_y_ranges(left..=rect.right() - 30.0, head_top..=head_top + head_h);
    announce(ui, &format!("{}: {}", data.name, data.title), head);
    let band_h = (48.0 * scale.max(1.0)).min(72.0);
    let top = head.bottom() + 26.0_f32.min(rect.height() * 0.045);
    let band = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), band_h));
    let buttons_cy = rect.bottom() - 20.0 - label_height(ui.theme) - 4.0 - 25.0;
    let mut bottom = buttons_cy - 25.0 - 14.0;
    let mut action = None;
    if data.next.is_some() {
        let button =
            Rect::from_x_y_ranges(inner.min + 10.0..=inner.max - 10.0, bottom - 56.0..=bottom);
        action = next_button(ui, button, data);
        bottom = button.top() - 12.0;
    }
    let mut top = band.bottom() + 14.0;
    let line = Rect::from_x_y_ranges(inner, top..=top + 26.0 * scale.min(1.4));
    if how_far(ui, line, data) {
        divider(ui.brush(), inner, line.bottom() + 8.0);
        top = line.bottom() + 18.0;
    }
    let room = Rect::from_x_y_ranges(inner, top..=bottom);
    said(ui, room, data);
    the_ribbon(ui, band, data, 14.0, 34.0);
    let x = Rangef::new(inner.min - 8.0, inner.max + 8.0);
    icon_buttons(ui, x, buttons_cy, 25.0, true, data).or(action)
}

/// The phone's strip: the teacher and the title.
fn strip(ui: &mut Pen, rect: Rect, data: &CourseData) {
    ui.slip(rect);
    let r = (rect.height() / 2.0 - 9.0).clamp(16.0, 32.0);
    let cy = rect.center().y;
    teacher(ui, pos2(rect.left() + r + 14.0, cy), r, data);
    let left = rect.left() + 2.0 * r + 26.0;
    let room = rect.right() - 16.0 - left;
    let scale = ui.theme.scale();
    let title = ui.fit(&data.title, heading(26.0_f32.min(33.0 / scale)), room);
    ui.put_text(title, pos2(left, cy + 4.0), Align2::LEFT_BOTTOM);
    let second = if data.count.is_empty() {
        &data.name
    } else {
        &data.count
    };
    let size = 17.5_f32.min(25.0 / scale);
    let wide = if data.difficulty.is_some() {
        room - difficulty_width()
    } else {
        room
    };
    let second = ui.fit(second, italic(size), wide);
    ui.put_text(second, pos2(left, cy + 15.0), Align2::LEFT_CENTER);
    if let Some(hard) = data.difficulty {
        difficulty(ui.brush(), pos2(rect.right() - 16.0, cy + 14.0), hard);
    }
    announce(
        ui,
        &format!("{}: {}. {}", data.name, data.title, data.count),
        rect,
    );
}

/// The phone's sheet: ribbon, text and buttons.
fn sheet(ui: &mut Pen, rect: Rect, data: &CourseData) -> Option<CourseCommand> {
    ui.parchment(rect.expand2(vec2(5.0, 6.0)));
    let inner = rect.x_range().shrink(20.0);
    let band_h = 40.0 * ui.theme.scale().clamp(1.0, 1.3);
    let at = pos2(rect.left() + 2.0, rect.top() + 14.0);
    let band = Rect::from_min_size(at, vec2(rect.width() - 4.0, band_h));
    let cy = rect.bottom() - 14.0 - 22.0;
    let mut top = band.bottom() + 8.0;
    if let Some((done, all)) = data.step {
        let area = Rect::from_x_y_ranges(inner, top..=top + 14.0);
        pips(ui.brush(), area, done, all, data.solved);
        top += 18.0;
    }
    let room = Rect::from_x_y_ranges(inner.min..=inner.max - 4.0, top..=cy - 22.0 - 8.0);
    said(ui, room, data);
    the_ribbon(ui, band, data, 6.0, 24.0);
    let line = Rect::from_x_y_ranges(inner, cy - 23.0..=cy + 23.0);
    button_row(ui, line, 46.0, 22.0, data)
}

/// Below this height the words have their title and progress in one line, to leave more lines to the
/// text.
const FLAT_WORDS: f32 = 150.0;

/// The text on parchment, below the teacher's name and the progress.
fn words(ui: &mut Pen, rect: Rect, data: &CourseData) {
    ui.slip(rect);
    let flat = rect.height() < FLAT_WORDS;
    let r = match rect.height() {
        ..FLAT_WORDS => 14.0,
        ..250.0 => 17.0,
        _ => 26.0,
    };
    let inner = rect.shrink2(vec2(14.0, if flat { 5.0 } else { 8.0 }));
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), 2.0 * r));
    teacher(ui, pos2(head.left() + r, head.center().y), r, data);
    let rest = head.with_min_x(head.left() + 2.0 * r + 10.0);
    let (names, line) = if flat {
        let (names, line) = rest.split_left_right_at_fraction(0.5);
        (names, line.shrink2(vec2(4.0, r - 7.0)))
    } else {
        let line = rest.y_range();
        let line = Rangef::new(line.max - 8.0, line.max + 4.0);
        (
            rest.translate(vec2(0.0, -5.0)),
            Rect::from_x_y_ranges(rest.x_range(), line),
        )
    };
    title_of_words(ui, names, data);
    if let Some((done, all)) = data.step {
        pips(ui.brush(), line, done, all, data.solved);
    }
    announce(
        ui,
        &format!("{}: {}. {}", data.name, data.title, data.ribbon),
        head,
    );
    let below = if flat { 2.0 } else { 8.0 };
    let room = Rect::from_min_max(pos2(inner.left(), head.bottom() + below), inner.max);
    said(ui, room, data);
}

/// The title, and at the right that it is solved.
fn title_of_words(ui: &mut Pen, rect: Rect, data: &CourseData) {
    let scale = ui.theme.scale();
    let done = if data.solved {
        text("course-solved")
    } else {
        ""
    };
    let done = ui.fit(done, strong(19.0_f32.min(26.0 / scale)).ink(RED), 110.0);
    let room = rect.width() - done.size().x - 10.0;
    let style = heading(23.0_f32.min(30.0 / scale));
    let title = ui.fit_in(&data.title, style, vec2(room, rect.height() + 6.0));
    ui.put_text(title, rect.left_center(), Align2::LEFT_CENTER);
    ui.put_text(done, rect.right_center(), Align2::RIGHT_CENTER);
}

/// The height of a row of buttons in the bar.
const BAR: f32 = 48.0;

/// The buttons, in a dark bar; the main one above the others if `stacked` is set.
fn bar(ui: &mut Pen, rect: Rect, data: &CourseData, stacked: bool) -> Option<CourseCommand> {
    let (fill, line) = ui.pick(
        (rgb(0x160d07), wash(HAIRLINE, 0.9)),
        (high_contrast::BLACK, high_contrast::WHITE),
    );
    ui.painter()
        .rect(rect, 6.0, fill, (1.2, line), StrokeKind::Inside);
    let line = rect.shrink2(vec2(8.0, 4.0));
    if !stacked {
        return button_row(ui, line, 46.0, 20.0, data);
    }
    let (main, icons) = line.split_top_bottom_at_fraction(0.5);
    let action = next_button(ui, main.shrink2(vec2(0.0, 2.0)), data);
    icon_buttons(ui, icons.x_range(), icons.center().y, 20.0, false, data).or(action)
}
