//! The score sheet of a game with several hands: a row for each hand, a column for each side, and
//! the totals below.

use std::sync::Arc;

use egui::{Align, Align2, Color32, Context, Galley, Pos2, Rect, pos2, vec2};

use crate::app::screens::table_hud::card_hud::team_badge;
use crate::app::table::cards::sheets::{ScoreCell, ScoreColumn, ScoreRow, ScoresData};
use crate::app::ui::dialog::Modal;
use crate::app::ui::page::PageState;
use crate::app::ui::{
    Flow, GOLD, HAIRLINE, INK_NOTE, Pen, TextButton, Theme, announce, body, cards, heading,
    high_contrast, id, italic, rgb, strong, wash,
};

/// Shows the sheet. Returns true when the player closes it.
pub fn show(ctx: &Context, theme: &Theme, data: &ScoresData, state: &mut PageState) -> bool {
    let modal = Modal {
        name: "scores",
        title: &data.title,
        widest: [640.0; 2],
        foot: if Modal::is_low(ctx, theme) {
            46.0
        } else {
            58.0
        },
        prompts: &[],
    };
    let content = |flow: &mut Flow| {
        if !data.line.is_empty() {
            flow.text(&data.line, strong(22.0), Align::Center);
            flow.gap(8.0);
        }
        table(flow, data);
        None
    };
    let closed = modal.show(
        ctx,
        theme,
        (&mut state.focus_first, id("scores", "on"), ()),
        content,
        |ui, foot| {
            let button = TextButton::lacquer(&data.button);
            let width = (button.width(ctx, theme) + 40.0).min(foot.width());
            let rect = Rect::from_center_size(foot.center(), vec2(width, foot.height()));
            let pressed = button.show(ui, id("scores", "on"), rect);
            pressed.clicked().then_some(())
        },
    );
    closed.is_some()
}

/// The measures of the table. Its text stops growing at a certain size, because the columns must
/// fit side by side.
struct ScoreGrid {
    /// The factor by which texts are made smaller.
    k: f32,
    /// The text scale.
    scale: f32,
    label_w: f32,
    column_w: f32,
}

fn ink(theme: &Theme, column: &ScoreColumn) -> Color32 {
    theme.pick(column.ink, high_contrast::BLACK)
}

/// The least width of a column that shows how a total came about.
const ROOM_FOR_PARTS: f32 = 104.0;

impl ScoreGrid {
    fn new(flow: &Flow, columns: usize) -> Self {
        let scale = flow.theme.scale().min(1.35);
        let columns = columns.max(1) as f32;
        // With many columns there is less room for the labels.
        let share = match columns {
            few if few <= 2.0 => 0.28,
            some if some <= 4.0 => 0.24,
            _ => 0.16,
        };
        let least = if columns > 4.0 { 44.0 } else { 70.0 };
        let label_w = (flow.width() * share).max(least);
        Self {
            k: scale / flow.theme.scale(),
            scale,
            label_w,
            column_w: (flow.width() - label_w) / columns,
        }
    }

    /// The centre of a column in a line.
    fn middle(&self, rect: Rect, column: usize) -> f32 {
        rect.left() + self.label_w + self.column_w * (column as f32 + 0.5)
    }

    /// A cell: tricks, points and their total, or only the total.
    fn cell(&self, ui: &Pen, cell: &ScoreCell, column: &ScoreColumn, at: Pos2) {
        let theme = ui.theme;
        let k = self.k;
        let (x, y) = (at.x, at.y);
        if cell.sum.is_empty() {
            let dash = ui.fit("–", body(20.0 * k).ink(INK_NOTE), self.column_w);
            ui.put_text(dash, at, Align2::CENTER_CENTER);
            return;
        }
        let parts = !cell.tricks.is_empty() && self.column_w >= ROOM_FOR_PARTS;
        let style = strong(25.0 * k).ink(ink(theme, column));
        let sum = ui.fit(&cell.sum, style, self.column_w - 4.0);
        if !parts {
            ui.put_text(sum, at, Align2::CENTER_CENTER);
            return;
        }
        let left = (x - self.column_w * 0.5 + 4.0).max(x - 62.0);
        let right = (x + self.column_w * 0.5 - 4.0).min(x + 58.0);
        let size = if self.column_w < 110.0 { 16.0 } else { 19.0 } * k;
        let card = Rect::from_center_size(pos2(left + 5.0, y), vec2(10.0, 14.0));
        ui.painter()
            .rect_filled(card, 1.5, theme.pick(rgb(0x8a172a), high_contrast::BLACK));
        let tricks = ui.fit(&cell.tricks, body(size), 40.0);
        let next = ui
            .put_text(tricks, pos2(left + 13.0, y), Align2::LEFT_CENTER)
            .right()
            + 7.0;
        cards::lozenge(
            ui.painter(),
            pos2(next + 5.0, y),
            7.0,
            theme.pick(GOLD, high_contrast::BLACK),
        );
        let points = ui.fit(&cell.points, body(size), 40.0);
        ui.put_text(points, pos2(next + 12.0, y), Align2::LEFT_CENTER);
        ui.put_text(sum, pos2(right, y), Align2::RIGHT_CENTER);
    }
}

fn table(flow: &mut Flow, data: &ScoresData) {
    let grid = ScoreGrid::new(flow, data.columns.len());
    heads(flow, data, &grid);
    line(flow, 6.0);
    for row in &data.rows {
        hand(flow, data, row, &grid);
    }
    flow.divider(16.0);
    sums(flow, data, &grid);
}

/// The headings of the columns.
fn heads(flow: &mut Flow, data: &ScoresData, grid: &ScoreGrid) {
    let (k, scale) = (grid.k, grid.scale);
    let names: Vec<Arc<Galley>> = (data.columns.iter())
        .map(|column| column_names(flow, &column.names, grid))
        .collect();
    let shown = names.iter().filter(|names| !names.text().is_empty());
    let below = shown.map(|names| names.size().y).fold(0.0, f32::max);
    let style = heading((24.0 * k).min(grid.column_w * 0.3));
    let room = vec2(grid.column_w - 4.0, 60.0 * scale);
    let titles: Vec<Arc<Galley>> = (data.columns.iter())
        .map(|column| flow.fit_in(&column.title, style, room))
        .collect();
    let highest = titles.iter().map(|title| title.size().y);
    let head = flow.take(highest.fold(30.0 * scale, f32::max) + below + 30.0);
    flow.draw(|ui| {
        let words = titles.into_iter().zip(names);
        for (index, (column, (title, names))) in data.columns.iter().zip(words).enumerate() {
            let x = grid.middle(head, index);
            if !column.badge.is_empty() {
                team_badge(ui.brush(), &column.badge, pos2(x, head.top() + 13.0), 13.0);
            }
            let title = ui.put_text(title, pos2(x, head.top() + 28.0), Align2::CENTER_TOP);
            ui.put_text(names, pos2(x, title.bottom() - 1.0), Align2::CENTER_TOP);
        }
    });
}

/// The names of a side below its title, in two lines where one has no room for them.
fn column_names(flow: &Flow, names: &str, grid: &ScoreGrid) -> Arc<Galley> {
    let (style, width) = (italic(17.0 * grid.k), grid.column_w - 8.0);
    let line = flow.fit(names, style, width);
    if !line.elided {
        return line;
    }
    flow.balanced(names, style, width, Align::Center)
}

/// A row.
fn hand(flow: &mut Flow, data: &ScoresData, row: &ScoreRow, grid: &ScoreGrid) {
    let theme = flow.theme;
    let (k, scale) = (grid.k, grid.scale);
    let note_h = if row.note.is_empty() {
        0.0
    } else {
        24.0 * scale
    };
    let rect = flow.take(44.0 * scale + note_h + 4.0);
    flow.draw(|ui| {
        if row.fresh {
            let color = theme.pick(wash(GOLD, 0.2), high_contrast::PALE);
            ui.painter()
                .rect_filled(rect.expand2(vec2(8.0, 0.0)), 4.0, color);
        }
        let y = rect.top() + 2.0 + 22.0 * scale;
        let label = ui.fit(&row.label, strong(20.0 * k), grid.label_w - 8.0);
        ui.put_text(label, pos2(rect.left(), y), Align2::LEFT_CENTER);
        for (index, (cell, column)) in row.cells.iter().zip(&data.columns).enumerate() {
            grid.cell(ui, cell, column, pos2(grid.middle(rect, index), y));
        }
        if note_h > 0.0 {
            let note = ui.fit(&row.note, italic(17.5 * k), rect.width());
            let at = pos2(rect.left(), rect.bottom() - 2.0);
            ui.put_text(note, at, Align2::LEFT_BOTTOM);
        }
        announce(ui, &row.spoken, rect);
    });
}

/// The row with the totals.
fn sums(flow: &mut Flow, data: &ScoresData, grid: &ScoreGrid) {
    let theme = flow.theme;
    let (k, scale) = (grid.k, grid.scale);
    let sums = flow.take(46.0 * scale);
    flow.draw(|ui| {
        let label = ui.fit(&data.total, heading(23.0 * k), grid.label_w - 8.0);
        ui.put_text(label, sums.left_center(), Align2::LEFT_CENTER);
        for (index, column) in data.columns.iter().enumerate() {
            let x = grid.middle(sums, index);
            let style = strong(36.0 * k).ink(ink(theme, column));
            let total = ui.fit(&column.total, style, grid.column_w - 8.0);
            ui.put_text(total, pos2(x, sums.center().y), Align2::CENTER_CENTER);
            let said = format!("{}: {}", column.title, column.total);
            announce(
                ui,
                &said,
                Rect::from_center_size(
                    pos2(x, sums.center().y),
                    vec2(grid.column_w, sums.height()),
                ),
            );
        }
    });
}

fn line(flow: &mut Flow, height: f32) {
    let rect = flow.take(height);
    let contrast = flow.theme.contrast;
    flow.draw(|ui| {
        let color = if contrast {
            high_contrast::BLACK
        } else {
            wash(HAIRLINE, 0.8)
        };
        ui.painter()
            .hline(rect.x_range(), rect.top() + 1.0, (1.2, color));
    });
}
