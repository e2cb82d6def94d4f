//! What is offered today: the puzzle of the day and the questions of the day, on a small parchment
//! over the title; and the month of each.

mod data;
mod month;

pub use data::{MonthData, TodayAction, TodayData, TodayPicture, TodayRow, TodayState};

use std::sync::Arc;

use egui::{Context, Galley, Rect, Vec2, pos2, vec2};

use crate::app::screens::today::view::month::month;
use crate::app::ui::dialog::Modal;
use crate::app::ui::{
    Flow, Grid, INK, ON_RED, Pen, TOUCH, TextButton, Theme, diagram, escaped, focus_once, icon, id,
    id_of, is_broad, italic, layers, list_item, scrolling, show_focus, stepper, strong, tick,
    today_columns,
};
use crate::texts::{fill, text};

/// Shows the panel in the middle of the window; it is modal.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &TodayData,
    state: &mut TodayState,
) -> Option<TodayAction> {
    let opened = state.focus_first;
    let broad = is_broad(ctx.content_rect().width());
    let in_columns = broad && data.rows.len() > FEW && state.month.is_none();
    let modal = Modal {
        name: "today",
        title: &data.date,
        widest: [if in_columns { 1080.0 } else { 440.0 }; 2],
        foot: BUTTONS,
        prompts: &[],
    };
    layers::modal(ctx, theme, |ui| {
        let mut measure = Flow::measure(ctx, theme, modal.x_range(ctx, theme));
        content(&mut measure, data, &mut state.clone());
        let [room, strip] = modal.open(ui, measure.height());
        let action = scrolling(ui, id("today", "scroll"), room, false, |flow| {
            content(flow, data, state)
        });
        let action = buttons(ui, strip, data, state).or(action);
        let first = match state.month {
            None => id_of("today", "row", 0),
            Some(_) => id("today", "row"),
        };
        // What was just chosen is drawn in the next pass.
        if data.month.is_some() == state.month.is_some() {
            focus_once(ui, first, &mut state.focus_first);
        }
        if action.is_some() || !escaped(ctx, opened) {
            return action;
        }
        // Esc leads from the month to the rows.
        state.focus_first = state.month.is_some();
        let month = state.month.take();
        month.is_none().then_some(TodayAction::Close)
    })
}

/// The rows or the month.
fn content(flow: &mut Flow, data: &TodayData, state: &mut TodayState) -> Option<TodayAction> {
    match (&data.month, state.month) {
        (Some(shown), Some(row)) => {
            choose_row(flow, data, row, state);
            flow.gap(8.0);
            month(flow, shown);
            None
        }
        _ => rows(flow, data),
    }
}

/// The choice of the row whose month is shown.
fn choose_row(flow: &mut Flow, data: &TodayData, row: usize, state: &mut TodayState) {
    let name = |row: &TodayRow| fill("today-row", &[("game", &row.label), ("kind", row.kind)]);
    let names: Vec<String> = data.rows.iter().map(name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let line = flow.take(TOUCH * flow.theme.scale().max(1.0));
    let chosen = flow.draw(|ui| {
        let called = text("today-of");
        stepper(ui, id("today", "row"), line, &names, row, called)
    });
    state.month = chosen.flatten().or(state.month);
}

/// The rows as cards, in columns where the panel is wide. Returns what was pressed.
fn rows(flow: &mut Flow, data: &TodayData) -> Option<TodayAction> {
    let grid = Grid::new(today_columns(flow.width(), flow.theme.scale()), GAP);
    let width = grid.cell(flow.width());
    let picture = if width < SLIM { SMALL } else { PICTURE };
    let height = |flow: &Flow, row: &TodayRow| {
        let [label, note] = words(flow.ctx, flow.theme, row, width - picture);
        (label.size().y + note.size().y + 18.0).max(picture + 2.0 * PAD)
    };
    let begun = grid.show(flow, &data.rows, height, |ui, rect, place, row| {
        entry(ui, rect, picture, place, row).then_some(TodayAction::Begin(place))
    });
    flow.gap(GAP);
    begun
}

/// The gap between rows and between columns.
const GAP: f32 = 10.0;
/// As many rows as stand in one column even in a wide window.
const FEW: usize = 6;
/// The side of a picture, and where a card is slimmer than [`SLIM`].
const PICTURE: f32 = 88.0;
const SMALL: f32 = 72.0;
const SLIM: f32 = 330.0;
/// The room around a picture.
const PAD: f32 = 8.0;
/// The width of the band in the colour of the family.
const BAND: f32 = 7.0;
/// What stands beside the words of a card, without the picture: the band and the gaps.
const BESIDE: f32 = BAND + 3.0 * PAD + 8.0;
/// What is right of the words: the tick.
const TICK: f32 = 34.0;

/// The label and the note of a card, in a room of this width beside its picture.
fn words(ctx: &Context, theme: &Theme, row: &TodayRow, width: f32) -> [Arc<Galley>; 2] {
    let room = width - BESIDE - if row.done { TICK } else { 0.0 };
    let ink = theme.pick(row.color, INK);
    let note = match row.done {
        true => [row.note.as_str(), text("title-daily-solved")].join(text("list-comma")),
        false => row.note.clone(),
    };
    [
        theme.wrapped(ctx, &row.label, strong(21.0).ink(ink), room),
        theme.wrapped(ctx, &note, italic(17.0), room),
    ]
}

/// The height of the buttons.
const BUTTONS: f32 = 48.0;

/// The buttons, which never scroll away: between rows and month, share, close.
fn buttons(
    ui: &mut Pen,
    strip: Rect,
    data: &TodayData,
    state: &mut TodayState,
) -> Option<TodayAction> {
    let share = data.month.as_ref().and_then(|month| month.share);
    let page = if state.month.is_some() {
        "back"
    } else {
        "today-month"
    };
    let list = [
        Some((page, "page", true)),
        share.map(|on| ("today-share", "share", on)),
        Some(("line-close", "close", true)),
    ];
    let list: Vec<(&str, &str, bool)> = list.into_iter().flatten().collect();
    let width = |key: &str| TextButton::brass(text(key)).width(ui.ctx(), ui.theme);
    let widths: Vec<f32> = list.iter().map(|(key, ..)| width(key)).collect();
    let wanted: f32 = widths.iter().sum();
    let mut pressed = None;
    let mut left = strip.left();
    for ((key, name, enabled), width) in list.into_iter().zip(widths) {
        // Long words get a larger share.
        let right = left + strip.width() * width / wanted.max(1.0);
        let rect = Rect::from_x_y_ranges(left..=right, strip.y_range());
        left = right;
        let button = TextButton::brass(text(key)).enabled(enabled);
        let rect = rect.shrink2(vec2(5.0, 0.0));
        if button.show(ui, id("today", name), rect).clicked() {
            pressed = Some(name);
        }
    }
    match pressed? {
        "page" => {
            state.month = state.month.is_none().then_some(0);
            state.focus_first = true;
            None
        }
        "share" => state.month.map(TodayAction::Share),
        _ => Some(TodayAction::Close),
    }
}

/// A card: a band in the colour of its family, picture, label and note, and a tick if it is done. Returns
/// whether it was pressed.
fn entry(ui: &mut Pen, rect: Rect, picture: f32, place: usize, row: &TodayRow) -> bool {
    let done = if row.done {
        text("title-daily-solved")
    } else {
        ""
    };
    let spoken = [row.label.as_str(), row.note.as_str(), done];
    let spoken: Vec<&str> = spoken.into_iter().filter(|one| !one.is_empty()).collect();
    let name = id_of("today", "row", place);
    let response = list_item(ui, name, rect, false, &spoken.join(text("list-comma")));
    if ui.is_rect_visible(rect) {
        let color = ui.pick(row.color, INK);
        let band = rect.shrink2(vec2(4.0, 5.0));
        let band = band.with_max_x(band.left() + BAND);
        ui.brush().rect_filled(band, 3.0, color);
        let corner = pos2(band.right() + PAD, rect.center().y - picture / 2.0);
        let frame = Rect::from_min_size(corner, Vec2::splat(picture));
        show_picture(ui, frame, row);
        let words = words(ui.ctx(), ui.theme, row, rect.width() - picture);
        let height = words[0].size().y + words[1].size().y;
        let left = frame.right() + PAD + 4.0;
        ui.put_lines(words, pos2(left, rect.center().y - height / 2.0), 0.0);
        if row.done {
            tick(ui.brush(), pos2(rect.right() - 22.0, rect.center().y));
        }
    }
    show_focus(ui, &response, rect);
    response.clicked()
}

/// The position, or the emblem with the sign of what is offered.
fn show_picture(ui: &Pen, frame: Rect, row: &TodayRow) {
    let emblem = match &row.picture {
        TodayPicture::Position(board) => {
            let high = diagram::height(board, frame.width());
            let size = vec2(frame.width(), high.min(frame.height()));
            let at = Rect::from_center_size(frame.center(), size);
            return diagram::paint(ui.brush(), at, board);
        }
        TodayPicture::Emblem(emblem) => emblem,
    };
    let size = ui.theme.sprite_size(emblem, frame.size());
    let size = size * (frame.width() - 6.0) / size.max_elem().max(1.0);
    ui.paint(emblem, Rect::from_center_size(frame.center(), size));
    let sign = frame.right_bottom() - vec2(15.0, 15.0);
    let color = ui.pick(row.color, INK);
    ui.brush().circle(sign, 15.0, ON_RED, (1.6, color));
    icon(ui.brush(), row.icon, sign, 0.8, INK);
}
