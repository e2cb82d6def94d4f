//! The page of key bindings: the keys and buttons of each action.

use std::sync::Arc;

use egui::{Align, Align2, Context, Galley, Rangef, Rect, Sense, pos2, vec2};

use crate::app::screens::settings::view::data::{KeyRow, SettingsAction, SettingsData};
use crate::app::screens::settings::view::rows::{head, rule};
use crate::app::ui::{
    Brush, Flow, GLYPH, RED, TOUCH, Theme, body, dim, glyph_width, glyph_words, id, id_of, italic,
    layers, list_item, paint_glyph, show_focus, strong,
};
use crate::texts::{fill, text};

/// A line for each action; choosing it changes its binding. The result of the last change is shown
/// below its line.
pub(super) fn page(flow: &mut Flow, data: &SettingsData) -> Option<SettingsAction> {
    head(flow, "settings-keys-head", "settings-keys-note");
    let mut action = None;
    for (index, row) in data.keys.iter().enumerate() {
        if key_row(flow, index, row) {
            action = Some(SettingsAction::Listen(index));
        }
        if let Some((_, sentence)) = data.told.as_ref().filter(|(told, _)| *told == index) {
            flow.gap(2.0);
            flow.text(sentence, italic(18.5).ink(RED), Align::Min);
            flow.gap(4.0);
        }
        flow.gap(6.0);
    }
    rule(flow);
    flow.text(text("settings-keys-fixed"), italic(18.5), Align::Min);
    action
}

/// An action with its keys and buttons. Returns true when chosen.
fn key_row(flow: &mut Flow, index: usize, row: &KeyRow) -> bool {
    let line = KeyLine::new(flow, row);
    let rect = flow.take(line.height());
    let chosen = flow.draw(|ui| {
        let key = id_of("settings", "key", index);
        let response = list_item(ui, key, rect, false, &spoken(row));
        line.paint(ui.brush(), rect);
        show_focus(ui, &response, rect.shrink(2.0));
        response.clicked()
    });
    chosen == Some(true)
}

/// The text of an action for screen readers.
fn spoken(row: &KeyRow) -> String {
    let glyphs = row.keys.iter().chain(&row.pads);
    let words: Vec<&str> = glyphs.map(|glyph| glyph_words(glyph)).collect();
    let keys = if words.is_empty() {
        text("settings-keys-none").to_owned()
    } else {
        words.join(text("list-comma"))
    };
    fill(
        "settings-keys-row",
        &[("action", &row.name), ("keys", &keys)],
    )
}

/// The padding at both ends of a line.
const PAD: f32 = 12.0;

/// The layout of an action: its name, then its keys and buttons on the same line, or below the name
/// if there is too little room.
struct KeyLine<'a> {
    row: &'a KeyRow,
    name: Arc<Galley>,
    /// The scale of the glyphs, so that they fit a line.
    k: f32,
    keys_w: f32,
    pads_w: f32,
    /// The widths of the columns of keys and buttons, aligned across all lines. `None` if there is
    /// no room for columns.
    column: Option<f32>,
    one_line: bool,
}

impl<'a> KeyLine<'a> {
    fn new(flow: &Flow, row: &'a KeyRow) -> Self {
        let theme = flow.theme;
        let width = |glyphs: &[&str], k: f32| -> f32 {
            let widths = glyphs
                .iter()
                .map(|glyph| glyph_width(flow.ctx, theme, glyph, k) + 6.0);
            widths.sum()
        };
        let room = flow.width() - 2.0 * PAD;
        let usual = 1.25 * theme.scale().clamp(0.9, 1.4);
        let all = width(&row.keys, usual) + width(&row.pads, usual) + 14.0;
        let k = usual * (room / all).min(1.0);
        let (keys_w, pads_w) = (width(&row.keys, k), width(&row.pads, k));
        let column = (flow.width() >= 500.0 * k).then(|| flow.width() * 0.30);
        let name = flow.wrapped(
            &row.name,
            strong(20.0),
            (room - column.map_or(0.0, |column| 2.0 * column)).max(120.0),
        );
        let one_line = column.is_some() || name.size().x + keys_w + pads_w + 30.0 <= room;
        Self {
            row,
            name,
            k,
            keys_w,
            pads_w,
            column,
            one_line,
        }
    }

    /// The height of the keys and buttons.
    fn glyphs_h(&self) -> f32 {
        GLYPH * self.k + 10.0
    }

    fn height(&self) -> f32 {
        let (name, glyphs) = (self.name.size().y, self.glyphs_h());
        if self.one_line {
            name.max(glyphs).max(TOUCH)
        } else {
            (name + glyphs + 6.0).max(TOUCH)
        }
    }

    fn paint(&self, brush: Brush, rect: Rect) {
        let (left, right) = (rect.left() + PAD, rect.right() - PAD);
        let name = self.name.clone();
        let (y, keys_x, pads_x) = if self.one_line {
            brush.put_text(name, pos2(left, rect.center().y), Align2::LEFT_CENTER);
            let (keys_x, pads_x) = match self.column {
                Some(column) => (right - 2.0 * column, right - column),
                None => (
                    right - self.keys_w - self.pads_w - 10.0,
                    right - self.pads_w,
                ),
            };
            (rect.center().y, keys_x, pads_x)
        } else {
            brush.put_text(name, pos2(left, rect.top() + 2.0), Align2::LEFT_TOP);
            let pads_x = (left + self.keys_w + 14.0).max(right - self.pads_w);
            (rect.bottom() - 4.0 - self.glyphs_h() / 2.0, left, pads_x)
        };
        for (mut x, glyphs) in [(keys_x, &self.row.keys), (pads_x, &self.row.pads)] {
            for glyph in glyphs {
                let w = glyph_width(brush.ctx(), brush.theme, glyph, self.k);
                paint_glyph(brush, glyph, pos2(x + w / 2.0, y), self.k);
                x += w + 6.0;
            }
        }
    }
}

/// A dialog above everything: which action waits for a key, and how to cancel. Returns true if it
/// was cancelled by a click.
pub(super) fn wait_for_key(ctx: &Context, theme: &Theme, screen: Rect, name: &str) -> bool {
    let whole = ctx.content_rect();
    layers::screen(ctx, theme, "settings-keys", whole, |ui| {
        let click = ui.interact(whole, id("settings", "wait"), Sense::CLICK);
        let painter = ui.painter().clone();
        dim(&painter, whole);
        let width = (screen.width() - 40.0).min(560.0);
        let x = Rangef::new(
            screen.center().x - width / 2.0 + 34.0,
            screen.center().x + width / 2.0 - 34.0,
        );
        let column = |flow: &mut Flow| {
            flow.text(name, strong(27.0), Align::Center);
            flow.gap(10.0);
            flow.text(text("keys-listen"), body(21.0), Align::Center);
            flow.gap(14.0);
            flow.text(text("keys-listen-note"), italic(18.5), Align::Center);
        };
        let mut measured = Flow::measure(ctx, theme, x);
        column(&mut measured);
        let height = measured.height();
        let sheet = Rect::from_center_size(screen.center(), vec2(width, height + 68.0));
        ui.parchment(sheet);
        column(&mut Flow::draw_at(
            ctx,
            ui,
            x,
            sheet.center().y - height / 2.0,
        ));
        click.clicked()
    })
}
