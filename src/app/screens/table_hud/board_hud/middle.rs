//! What stands between the ribbon and the buttons: a note or a heading, and the moves.

use egui::{Align2, Rect, WidgetInfo, WidgetType, pos2, vec2};

use crate::app::screens::table_hud::board_hud::data::HudNote;
use crate::app::screens::table_hud::board_hud::layout::{HudPanel, PanelShape};
use crate::app::screens::table_hud::board_hud::parts::note;
use crate::app::screens::table_hud::moves;
use crate::app::screens::table_hud::moves::{Sign, Step, sign_button};
use crate::app::screens::table_hud::table_buttons::HudAction;
use crate::app::ui::{
    GOLD, Pen, announce, divider, heading_with_note, high_contrast, id, is_large, italic,
    show_focus, target, wash,
};
use crate::texts::text;

impl HudPanel<'_> {
    /// Shows the note and the moves.
    pub(super) fn middle(&mut self, ui: &mut Pen) -> Option<HudAction> {
        let room = self.at.middle;
        match self.at.shape {
            PanelShape::Tall => self.note_and_list(ui, room),
            PanelShape::Sheet => self.note_and_last_moves(ui, room),
            PanelShape::List => self.list(ui, room, (32.0 * ui.theme.scale()).max(44.0)),
        }
    }

    /// All moves, each of which can be pressed.
    fn list(&mut self, ui: &mut Pen, rect: Rect, row_h: f32) -> Option<HudAction> {
        let (list, rows, state) = (id("hud", "moves"), &self.data.moves, &mut self.state.moves);
        moves::list(ui, list, rect, row_h, rows, state).map(HudAction::Seek)
    }

    /// The note, or the heading if there is room for it, and as many whole rows of moves as fit.
    fn note_and_list(&mut self, ui: &mut Pen, room: Rect) -> Option<HudAction> {
        let data = self.data;
        let scale = ui.theme.scale();
        let inner = room.x_range();
        let row_h = 28.5 * scale;
        let (mut top, bottom) = (room.top(), room.bottom());
        let mut action = None;
        if !data.note.words().is_empty() {
            let most = (bottom - top - 8.0 - row_h).clamp(0.0, 56.0 * scale);
            let at = Rect::from_x_y_ranges(inner, top - 4.0..=top - 4.0 + most);
            let (used, pressed) = note(ui, at, &data.note);
            action = pressed;
            divider(ui.brush(), inner, at.top() + used + 7.0);
            top = at.top() + used + 15.0;
        } else if bottom - top >= 38.0 * scale + 14.0 + 2.0 * row_h {
            let line = Rect::from_x_y_ranges(inner, top..=top + 38.0 * scale);
            let beside = if is_large(scale) {
                ""
            } else {
                &data.moves_note
            };
            heading_with_note(ui.brush(), line, text("hud-moves"), 25.0, beside);
            divider(ui.brush(), inner, line.bottom() + 5.0);
            top = line.bottom() + 14.0;
        }
        let rows = ((bottom - top) / row_h).floor().max(0.0);
        let row_h = if rows > 0.0 {
            ((bottom - top) / rows).min(row_h * 1.15)
        } else {
            row_h
        };
        let rect = Rect::from_x_y_ranges(inner.expand(8.0), top..=top + row_h * rows);
        self.list(ui, rect, row_h).or(action)
    }

    /// The note, and the last moves between the steps. If the text is too large for both, a hint
    /// takes the whole area, and a rule is left out.
    fn note_and_last_moves(&mut self, ui: &mut Pen, mut room: Rect) -> Option<HudAction> {
        let data = self.data;
        let spare = room.height() - 48.0;
        let both = spare >= 18.0 * ui.theme.scale();
        let mut action = None;
        if both || matches!(data.note, HudNote::Hint(_) | HudNote::Draw(_)) {
            let height = if both { spare.min(44.0) } else { room.height() };
            let at = Rect::from_min_size(room.min, vec2(room.width(), height));
            let (used, pressed) = note(ui, at, &data.note);
            action = pressed;
            if used > 0.0 {
                room.min.y += used + 4.0;
            }
        }
        if room.height() < 44.0 {
            return action;
        }
        let mut step = |ui: &mut Pen, step: Step, name: &str, x: f32, enabled: bool| {
            let at = pos2(x, room.center().y);
            let sign = Sign::Step(step);
            if sign_button(ui, id("hud", name), at, 22.0, sign, step.label(), enabled) {
                action = Some(HudAction::Step(step));
            }
        };
        step(ui, Step::Back, "back", room.left() + 22.0, data.back);
        self.last_moves(ui, room.shrink2(vec2(52.0, 0.0)));
        let right = room.right() - 22.0;
        step(ui, Step::Forward, "forward", right, data.forward);
        action
    }

    /// The last moves. Pressing them opens the whole list.
    fn last_moves(&mut self, ui: &mut Pen, rect: Rect) {
        let data = self.data;
        let response = target(ui, id("hud", "list"), rect, true, || {
            WidgetInfo::labeled(WidgetType::Button, true, text("moves-all"))
        });
        if response.clicked() {
            self.state.list_open = true;
            ui.ctx().request_repaint();
        }
        if response.hovered() {
            let lit = ui.pick(wash(GOLD, 0.14), high_contrast::PALE);
            ui.painter().rect_filled(rect, 4.0, lit);
        }
        if data.moves.is_empty() {
            let words = ui.fit(text("hud-no_moves"), italic(18.5), rect.width() - 8.0);
            ui.put_text(words, rect.center(), Align2::CENTER_CENTER);
        }
        let row_h = 24.0 * ui.theme.scale() + 3.0;
        let rows = (rect.height() / row_h).floor().max(1.0) as usize;
        let row_h = row_h.min(rect.height());
        // Down to the position being viewed.
        let current = (data.moves.iter()).position(|row| row.cells.iter().any(|cell| cell.current));
        let until = current.map_or(usize::MAX, |row| (row + 1).max(rows));
        let until = until.min(data.moves.len());
        let shown = &data.moves[until.saturating_sub(rows)..until];
        let top = rect.center().y - row_h * shown.len() as f32 / 2.0;
        let line = |i: usize| {
            let top = top + row_h * i as f32;
            Rect::from_x_y_ranges(rect.x_range(), top..=top + row_h)
        };
        for (i, row) in shown.iter().enumerate() {
            moves::row(ui.brush(), row, line(i));
        }
        show_focus(ui, &response, rect.shrink(4.0));
        for (i, row) in shown.iter().enumerate() {
            announce(ui, &moves::words(row), line(i));
        }
    }
}
