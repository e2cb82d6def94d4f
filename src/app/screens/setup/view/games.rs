//! The games of the family, and the links to the pages: lesson, puzzles, rules, statistics. They
//! are on an oak panel beside the sheet, or in a small form on the sheet itself.

use std::sync::Arc;

use egui::{Align, Align2, Color32, Galley, Rect, pos2, vec2};

use crate::app::screens::setup::view::data::{PageRow, SetupAction, SetupData, VariantCard};
use crate::app::ui::{
    CREAM, CREAM_NOTE, Flow, GOLD, Grid, INK_NOTE, IconButton, LinkRow, Pen, READABLE, announce,
    are_page_names_below, body, heading, id, id_of, is_very_large, italic, list_item, show_focus,
    strong, wash,
};
use crate::texts::text;

/// The family's name at the top.
pub(super) fn title_line(flow: &mut Flow, data: &SetupData) {
    flow.text(&data.title, heading(36.0), Align::Min);
    flow.gap(8.0);
}

/// The oak panel: the family's name, its games as list items, and the links to the pages.
pub(super) fn games(flow: &mut Flow, data: &SetupData, selected: usize) -> Option<SetupAction> {
    let mut chosen = None;
    let name = flow.fit(&data.title, heading(36.0).ink(CREAM), flow.width() - 20.0);
    let line = flow.take(name.size().y);
    let note = flow.line(text("setup-choose"), italic(18.5).ink(CREAM_NOTE));
    flow.draw(|ui| {
        let used = ui
            .put_text(
                name,
                line.left_center() + vec2(7.0, 0.0),
                Align2::LEFT_CENTER,
            )
            .width();
        if data.variants.len() > 1 && used + note.size().x + 30.0 <= line.width() {
            ui.put_text(
                note,
                line.right_center() + vec2(-4.0, 4.0),
                Align2::RIGHT_CENTER,
            );
        }
        announce(ui, &data.title, line);
    });
    let rule = flow.take(20.0);
    flow.draw(|ui| {
        ui.painter().hline(
            rule.x_range().shrink(6.0),
            rule.top() + 5.0,
            (1.0, wash(GOLD, 0.6)),
        )
    });
    for (i, variant) in data.variants.iter().enumerate() {
        if game_item(flow, variant, i, i == selected) && i != selected {
            chosen = Some(SetupAction::Variant(i));
        }
        flow.gap(10.0);
    }
    page_rows(flow, data).or(chosen)
}

/// A game as a list item with its emblem and its line. Returns whether it was pressed.
fn game_item(flow: &mut Flow, variant: &VariantCard, i: usize, on: bool) -> bool {
    let (theme, ctx, room) = (flow.theme, flow.ctx, flow.width() - 124.0);
    let name = theme.fit(ctx, &variant.name, heading(25.0), room);
    let line = &variant.line;
    let words = theme.balanced(ctx, line, body(17.5).ink(INK_NOTE), room, Align::Min);
    let list_item = EmblemItem {
        words: [name, words],
        emblem: (58.0, 1.0),
        left: 108.0,
        least: 98.0,
    };
    list_item.show(flow, variant, i, on)
}

/// A list item with an emblem, a name beside it and a line below the name.
struct EmblemItem {
    /// The name and the line.
    words: [Arc<Galley>; 2],
    /// The centre of the emblem from the left, and its scale.
    emblem: (f32, f32),
    /// The left edge of the texts.
    left: f32,
    /// The minimum height.
    least: f32,
}

impl EmblemItem {
    /// Shows the item. Returns whether it was pressed.
    fn show(self, flow: &mut Flow, variant: &VariantCard, i: usize, on: bool) -> bool {
        let [name, words] = self.words;
        let whole = name.size().y + words.size().y;
        let rect = flow.take((whole + 20.0).max(self.least));
        let (left, (middle, size)) = (rect.left() + self.left, self.emblem);
        let pressed = flow.draw(|ui| {
            let own = id_of("setup", "variant", i);
            let response = list_item(ui, own, rect, on, &variant.name);
            let at = pos2(rect.left() + middle, rect.center().y);
            ui.paint_at(&variant.emblem, at, size, Color32::WHITE);
            let top = pos2(left, rect.center().y - whole / 2.0);
            ui.put_lines([name, words], top, 0.0);
            show_focus(ui, &response, rect.shrink(2.0));
            response.clicked()
        });
        pressed == Some(true)
    }
}

/// The links to the pages, two per row, with icon, name and progress; a single one in the last row
/// is in the middle.
fn page_rows(flow: &mut Flow, data: &SetupData) -> Option<SetupAction> {
    let theme = flow.theme;
    if data.pages.is_empty() {
        return None;
    }
    let rule = flow.take(14.0);
    flow.draw(|ui| {
        ui.painter().hline(
            rule.x_range().shrink(6.0),
            rule.top() + 6.0,
            (1.0, wash(GOLD, 0.4)),
        )
    });
    if are_page_names_below(theme.scale()) {
        return page_buttons(flow, data, CREAM);
    }
    // Three rows below three games are lower.
    let tight = data.variants.len() > 2 && data.pages.len() > 4;
    let (height, r) = if tight { (46.0, 21.5) } else { (58.0, 27.0) };
    let grid = Grid {
        columns: 2,
        gap: vec2(4.0, 2.0),
        centred: true,
    };
    let height = |_: &Flow, _: &PageRow| height;
    let whole = flow.x;
    flow.x = whole.shrink(6.0);
    let chosen = grid.show(flow, &data.pages, height, |ui, rect, _, row| {
        page_row(ui, row, rect, r).then_some(SetupAction::SetupLink(row.page))
    });
    flow.x = whole;
    flow.gap(2.0);
    chosen
}

/// The icon of a page with its name and a note, on oak.
fn page_row(ui: &mut Pen, row: &PageRow, rect: Rect, r: f32) -> bool {
    let key = row.page.key();
    let link = LinkRow {
        icon: key,
        seal: (29.0, r),
        name: &row.label,
        note: &row.note,
        styles: [strong(20.5).ink(CREAM), italic(17.5).ink(CREAM_NOTE)],
    };
    link.show(ui, id("setup", key), rect)
}

/// The pages as a row of icon buttons with labels below them.
pub(super) fn page_buttons(flow: &mut Flow, data: &SetupData, ink: Color32) -> Option<SetupAction> {
    if data.pages.is_empty() {
        return None;
    }
    let theme = flow.theme;
    let enlarged = theme.scale().max(1.0);
    let most = match flow.width() {
        narrow if narrow < 230.0 * enlarged => 2,
        middling if middling < 340.0 * enlarged - 30.0 => 3,
        _ => 4,
    };
    let labels = || data.pages.iter().map(|row| row.label.as_str());
    let size_in = |columns: usize| {
        let room = flow.width() / columns as f32 - 8.0;
        flow.common_size(labels(), strong(17.0), room)
    };
    // As many in each line as can be read, and a shorter last line in the middle.
    let most = (3..=most)
        .rev()
        .find(|&columns| size_in(columns) >= READABLE)
        .unwrap_or(most.min(2));
    let columns = data.pages.len().div_ceil(data.pages.len().div_ceil(most));
    let size = size_in(columns);
    let grid = Grid {
        columns,
        gap: vec2(0.0, 4.0),
        centred: true,
    };
    let height = |flow: &Flow, _: &PageRow| 62.0 + 17.0 * 1.4 * flow.theme.scale();
    let chosen = grid.show(flow, &data.pages, height, |ui, rect, _, row| {
        let center = rect.center_top() + vec2(0.0, 29.0);
        let label = ui.fit(&row.label, strong(size).ink(ink), rect.width() - 8.0);
        ui.put_text(label, center + vec2(0.0, 28.5), Align2::CENTER_TOP);
        let key = row.page.key();
        let button = IconButton::new(key, &row.label, 24.5);
        let pressed = button.show(ui, id("setup", key), center).clicked();
        pressed.then_some(SetupAction::SetupLink(row.page))
    });
    flow.gap(4.0);
    chosen
}

/// The games as small items in a row.
pub(super) fn small_games(
    flow: &mut Flow,
    data: &SetupData,
    selected: usize,
) -> Option<SetupAction> {
    if let [variant] = data.variants.as_slice() {
        only_game(flow, variant);
        return None;
    }
    let columns = if is_very_large(flow.theme.scale()) {
        2
    } else {
        3
    };
    let grid = Grid {
        columns: columns.min(data.variants.len().max(1)),
        gap: vec2(6.0, 8.0),
        centred: false,
    };
    let height = |flow: &Flow, _: &VariantCard| 82.0 + 24.0 * flow.theme.scale();
    let chosen = grid.show(flow, &data.variants, height, |ui, rect, i, variant| {
        let control = id_of("setup", "variant", i);
        let response = list_item(ui, control, rect, i == selected, &variant.name);
        let place = pos2(rect.center().x, rect.top() + 42.0);
        ui.paint_at(&variant.emblem, place, 0.95, Color32::WHITE);
        let name = ui.fit(&variant.short, strong(18.0), rect.width() - 12.0);
        let point = pos2(rect.center().x, rect.bottom() - 6.0);
        ui.put_text(name, point, Align2::CENTER_BOTTOM);
        show_focus(ui, &response, rect.shrink(2.0));
        let pressed = response.clicked() && i != selected;
        pressed.then_some(SetupAction::Variant(i))
    });
    flow.gap(8.0);
    chosen
}

/// The line of the chosen one of several games, in `ink`.
pub(super) fn game_line(flow: &mut Flow, data: &SetupData, selected: usize, ink: Color32) {
    if let [_] = data.variants.as_slice() {
        return;
    }
    if let Some(variant) = data.variants.get(selected) {
        flow.text(&variant.line, italic(17.5).ink(ink), Align::Center);
    }
    flow.divider(24.0);
}

/// A single game: its line beside the emblem.
fn only_game(flow: &mut Flow, variant: &VariantCard) {
    let (theme, ctx, room) = (flow.theme, flow.ctx, flow.width() - 114.0);
    let name = theme.fit(ctx, &variant.name, strong(20.0), room);
    let line = &variant.line;
    let words = theme.wrapped(ctx, line, italic(18.0), room);
    let list_item = EmblemItem {
        words: [name, words],
        emblem: (50.0, 0.95),
        left: 98.0,
        least: 86.0,
    };
    list_item.show(flow, variant, 0, true);
    flow.gap(14.0);
}
