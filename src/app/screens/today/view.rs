//! What is offered today: the puzzle of the day and the questions of the day, on a small parchment
//! over the title.

use egui::{Align2, Context, Rangef, Rect, pos2, vec2};

use crate::app::ui::page::PageState;
use crate::app::ui::{
    Flow, INK, ON_RED, Pen, TextButton, Theme, announce, dim, escaped, focus_once, icon, id, id_of,
    italic, layers, list_item, ribbon, scrolling, show_focus, strong, tick,
};
use crate::texts::text;

/// Something to do once a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TodayRow {
    /// The game.
    pub label: String,
    /// What it is, e.g. “Daily puzzle”, and the days in a row.
    pub note: String,
    /// The name of its icon.
    pub icon: &'static str,
    /// Whether it is done.
    pub done: bool,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TodayData {
    /// The date.
    pub date: String,
    /// What is offered.
    pub rows: Vec<TodayRow>,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TodayAction {
    /// Begin this row.
    Begin(usize),
    /// Close the panel (also Esc).
    Close,
}

/// Shows the panel in the middle of the window; it is modal.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &TodayData,
    state: &mut PageState,
) -> Option<TodayAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    layers::modal(ctx, theme, |ui| {
        dim(ui.painter(), screen);
        let width = (screen.width() - 40.0).min(440.0);
        let x = Rangef::point(screen.center().x).expand(width / 2.0);
        let inner = x.shrink(30.0);
        let band = (46.0 * theme.scale().max(1.0)).clamp(48.0, 78.0);
        let mut measure = Flow::measure(ctx, theme, inner);
        content(&mut measure, data);
        let height = 28.0 + band + 18.0 + measure.height() + 28.0;
        let height = height.min(screen.height() - 16.0);
        let panel = Rect::from_center_size(screen.center(), vec2(width, height));
        ui.parchment(panel);
        let top = panel.top() + 28.0;
        let title = Rect::from_x_y_ranges(panel.x_range(), top..=top + band);
        heading(ui, data, title);
        let room = Rect::from_x_y_ranges(inner, title.bottom() + 18.0..=panel.bottom() - 28.0);
        let action = scrolling(ui, id("today", "scroll"), room, false, |flow| {
            content(flow, data)
        });
        focus_once(ui, id_of("today", "row", 0), &mut state.focus_first);
        action.or_else(|| escaped(ctx, opened).then_some(TodayAction::Close))
    })
}

fn heading(ui: &mut Pen, data: &TodayData, rect: Rect) {
    ribbon(ui.brush(), rect.shrink2(vec2(12.0, 0.0)), 18.0);
    let size = (rect.height() * 0.52 / ui.theme.scale()).min(27.0);
    let room = rect.width() - 60.0;
    let words = ui.fit(&data.date, strong(size).ink(ON_RED), room);
    ui.put_text(words, rect.center(), Align2::CENTER_CENTER);
    announce(ui, &data.date, rect);
}

/// The rows and the button that closes the panel.
fn content(flow: &mut Flow, data: &TodayData) -> Option<TodayAction> {
    let mut action = None;
    for (place, row) in data.rows.iter().enumerate() {
        if entry(flow, place, row) {
            action = Some(TodayAction::Begin(place));
        }
        flow.gap(10.0);
    }
    flow.gap(6.0);
    let strip = flow.take(48.0);
    let theme = flow.theme;
    let pressed = flow.draw(|ui| {
        let button = TextButton::brass(text("line-close"));
        let width = button.width(ui.ctx(), theme).clamp(140.0, strip.width());
        let rect = Rect::from_center_size(strip.center(), vec2(width, strip.height()));
        button.show(ui, id("today", "close"), rect).clicked()
    });
    action.or((pressed == Some(true)).then_some(TodayAction::Close))
}

/// A row: icon, label and note, and a tick if it is done. Returns whether it was pressed.
fn entry(flow: &mut Flow, place: usize, row: &TodayRow) -> bool {
    let left = 56.0;
    let room = flow.width() - left - 40.0;
    let label = flow.wrapped(&row.label, strong(22.0), room);
    let note = flow.wrapped(&row.note, italic(18.0), room);
    let words = label.size().y + note.size().y;
    let rect = flow.take((words + 18.0).max(64.0));
    let mut pressed = false;
    flow.draw(|ui| {
        let done = if row.done {
            text("title-daily-solved")
        } else {
            ""
        };
        let spoken = [row.label.as_str(), row.note.as_str(), done];
        let spoken: Vec<&str> = spoken.into_iter().filter(|one| !one.is_empty()).collect();
        let name = id_of("today", "row", place);
        let response = list_item(ui, name, rect, false, &spoken.join(text("list-comma")));
        pressed = response.clicked();
        let middle = pos2(rect.left() + 29.0, rect.center().y);
        icon(ui.brush(), row.icon, middle, 1.2, INK);
        let at = pos2(rect.left() + left, rect.center().y - words / 2.0);
        let below = ui.put_text(label, at, Align2::LEFT_TOP).left_bottom();
        ui.put_text(note, below, Align2::LEFT_TOP);
        if row.done {
            tick(ui.brush(), pos2(rect.right() - 24.0, rect.center().y));
        }
        show_focus(ui, &response, rect);
    });
    pressed
}
