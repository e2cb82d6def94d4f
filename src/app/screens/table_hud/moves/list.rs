//! The list of moves: it scrolls, and each turn can be pressed.

use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align2, CursorIcon, EventFilter, FocusDirection, Id, Key, Modifiers, Rect, Response,
    ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::screens::table_hud::moves::{Jump, MoveCell, MoveRow, PAD, column, number, turn};
use crate::app::ui::{
    Brush, GOLD, Pen, high_contrast, italic, keep_keys, scroll_bar, sensing, show_focus, wash,
};
use crate::texts::{fill, text};

/// The state of the list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MovesState {
    /// The row, the number of rows and the visible rows for which it was last scrolled.
    seen: Option<(usize, usize, usize)>,
    /// The scroll offset, in points.
    offset: f32,
    /// The row and column with the focus.
    focus: Option<(usize, usize)>,
    /// The id of the Tab stop.
    stop: Option<Id>,
}

impl MovesState {
    /// The control where the focus enters the list, as of the last pass.
    pub fn stop(&self) -> Option<Id> {
        self.stop
    }
}

/// The row and column of a cell.
type CellIndex = (usize, usize);

/// The list in one pass.
struct ListView<'a> {
    id: Id,
    rect: Rect,
    row_h: f32,
    rows: &'a [MoveRow],
    /// The cell that is the Tab stop while none has the focus.
    stop: Option<CellIndex>,
}

/// Shows the rows in `rect`, each `row_h` high. Scrolls to the position being viewed when it
/// changes; wheel and drag scroll; Up and Down move between rows while one has the focus. Returns
/// where the turn that was pressed leads.
pub fn list(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    row_h: f32,
    rows: &[MoveRow],
    state: &mut MovesState,
) -> Option<Jump> {
    state.stop = None;
    if rect.height() < row_h - 0.5 {
        return None;
    }
    if rows.is_empty() {
        let line = Rect::from_min_size(rect.min, vec2(rect.width(), row_h));
        no_moves(ui.brush(), line);
        return None;
    }
    let theme = ui.theme;
    let list = ListView {
        id,
        rect,
        row_h,
        rows,
        stop: shown_cell(rows).or_else(|| last_cell(rows)),
    };
    let walked = walk(ui, id, rows, state);
    let mut scroll = ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .animated(false)
        .min_scrolled_height(0.0)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
    if let Some(offset) = list.offset_to_follow(walked, state) {
        scroll = scroll.vertical_scroll_offset(offset);
    }
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(rect));
    let out = scroll.show(&mut child, |rows| {
        list.show_rows(&mut Pen::new(rows, theme), state)
    });
    state.offset = out.state.offset.y;
    if let Some(offset) = list.show_bar(ui, state.offset) {
        let mut scrolled = out.state;
        scrolled.offset.y = offset;
        scrolled.store(ui.ctx(), out.id);
    }
    out.inner
}

/// What is shown before the first move.
fn no_moves(brush: Brush, line: Rect) {
    let words = brush.fit(text("hud-no_moves"), italic(18.5), line.width() - 16.0);
    let left = line.left_center() + vec2(8.0, 0.0);
    brush.put_text(words, left, Align2::LEFT_CENTER);
}

/// The cell of the position being viewed.
fn shown_cell(rows: &[MoveRow]) -> Option<CellIndex> {
    let place = |row: usize| Some((row, rows[row].cells.iter().position(|cell| cell.current)?));
    (0..rows.len()).find_map(place)
}

/// The last cell that can be pressed, as a substitute at the start of the match.
fn last_cell(rows: &[MoveRow]) -> Option<CellIndex> {
    let cells = &rows.last()?.cells;
    let column = cells.iter().position(|cell| cell.after.is_some())?;
    Some((rows.len() - 1, column))
}

impl ListView<'_> {
    /// The height of all rows.
    fn whole(&self) -> f32 {
        self.row_h * self.rows.len() as f32
    }

    /// The maximum scroll offset.
    fn most(&self) -> f32 {
        (self.whole() - self.rect.height()).max(0.0)
    }

    /// Whether it needs a scroll bar.
    fn scrolls(&self) -> bool {
        self.most() > 0.5
    }

    /// The scroll offset that shows a row: the one with the focus, or that of the position being
    /// viewed if it has changed. `None` if the list need not scroll.
    fn offset_to_follow(&self, walked: Option<CellIndex>, state: &mut MovesState) -> Option<f32> {
        let row = if let Some((row, _)) = walked {
            row
        } else {
            let row = shown_cell(self.rows).map_or(0, |(row, _)| row);
            let in_sight = (self.rect.height() / self.row_h) as usize;
            let seen = (row, self.rows.len(), in_sight);
            if state.seen.replace(seen) == Some(seen) {
                return None;
            }
            row
        };
        let top = row as f32 * self.row_h;
        let lowest = (top + self.row_h - self.rect.height()).min(top);
        Some(state.offset.clamp(lowest, top).clamp(0.0, self.most()))
    }

    /// All rows, inside the scroll area. Returns the number of moves of the position to view.
    fn show_rows(&self, ui: &mut Pen, state: &mut MovesState) -> Option<Jump> {
        let size = vec2(self.rect.width(), self.whole());
        let (area, _) = ui.allocate_exact_size(size, Sense::hover());
        let width = self.rect.width() - if self.scrolls() { 12.0 } else { 0.0 };
        let cells = self.rows.iter().map(|row| row.cells.len());
        let columns = cells.max().unwrap_or(1).max(1);
        let (mut focus, mut pressed) = (None, None);
        for (r, row) in self.rows.iter().enumerate() {
            let top = area.left_top() + vec2(0.0, self.row_h * r as f32);
            let line = Rect::from_min_size(top, vec2(width, self.row_h));
            let in_sight =
                line.bottom() > self.rect.top() - 1.0 && line.top() < self.rect.bottom() + 1.0;
            if in_sight {
                number(ui.brush(), row, line);
            }
            for (c, cell) in row.cells.iter().enumerate() {
                let at = column(ui.theme, ui.ctx(), line, c, columns);
                let response = cell.after.map(|_| self.cell_target(ui, (r, c), at, state));
                self.paint_cell(ui, cell, at, in_sight, response.as_ref());
                if response.as_ref().is_some_and(Response::has_focus) {
                    focus = Some((r, c));
                }
                if response.is_some_and(|response| response.clicked()) {
                    pressed = cell.after;
                }
            }
        }
        state.focus = focus;
        pressed
    }

    /// Makes a cell a control. Only one cell is a Tab stop; the arrow keys move on from there.
    fn cell_target(
        &self,
        ui: &Pen,
        (r, c): CellIndex,
        at: Rect,
        state: &mut MovesState,
    ) -> Response {
        let (row, cell) = (&self.rows[r], &self.rows[r].cells[c]);
        let is_stop = self.stop == Some((r, c));
        let reached = state.focus.map_or(is_stop, |(row, _)| row == r);
        let sense = if reached {
            Sense::click()
        } else {
            Sense::CLICK
        };
        let key = if c == 0 { "moves-first" } else { "moves-later" };
        let spoken = fill(key, &[("n", &row.number), ("move", &cell.text)]);
        let response = sensing(ui, self.id.with((r, c)), at, sense, || {
            WidgetInfo::selected(WidgetType::SelectableLabel, true, cell.current, &spoken)
        });
        if response.has_focus() {
            let vertical_arrows = EventFilter {
                vertical_arrows: true,
                ..Default::default()
            };
            keep_keys(ui, &response, vertical_arrows);
        }
        if is_stop {
            state.stop = Some(response.id);
        }
        response
    }

    /// Paints a cell; `response` is `None` if it can't be pressed.
    fn paint_cell(
        &self,
        ui: &Pen,
        cell: &MoveCell,
        at: Rect,
        in_sight: bool,
        response: Option<&Response>,
    ) {
        if response.is_some_and(Response::hovered) {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            let lit = ui.pick(wash(GOLD, 0.16), high_contrast::PALE);
            let inner = at.shrink2(vec2(1.0, 2.0));
            ui.painter().rect_filled(inner, 3.0, lit);
        }
        if in_sight {
            if cell.current && !ui.theme.contrast {
                let inner = at.shrink2(vec2(3.0, 3.0));
                ui.painter().rect_filled(inner, 3.0, wash(GOLD, 0.35));
            }
            turn(ui.brush(), cell, at.with_min_x(at.left() + PAD));
        }
        if let Some(response) = response {
            show_focus(ui, response, at.shrink2(vec2(7.0, 4.0)));
        }
    }

    /// The scroll bar. Returns the new offset while it is dragged.
    fn show_bar(&self, ui: &mut Pen, offset: f32) -> Option<f32> {
        if !self.scrolls() {
            return None;
        }
        let rect = self.rect;
        let groove = Rect::from_min_max(pos2(rect.right() - 8.0, rect.top()), rect.max);
        let bar = self.id.with("bar");
        scroll_bar(ui, bar, groove, rect.height(), self.whole(), offset)
    }
}

/// Moves the focus between rows with the keys. Returns the cell it moved to.
fn walk(ui: &Ui, id: Id, rows: &[MoveRow], state: &mut MovesState) -> Option<(usize, usize)> {
    let (row, _) = state.focus?;
    // egui has already moved it within the row with Left and Right.
    let cells = rows.get(row).map_or(0, |row| row.cells.len());
    let Some(column) =
        (0..cells).find(|column| ui.memory(|m| m.has_focus(id.with((row, *column)))))
    else {
        state.focus = None;
        return None;
    };
    let last = rows.len() - 1;
    let keys = [
        (Key::ArrowUp, row.wrapping_sub(1), FocusDirection::Up),
        (Key::ArrowDown, row + 1, FocusDirection::Down),
        (Key::Home, 0, FocusDirection::None),
        (Key::End, last, FocusDirection::None),
    ];
    let (_, to, focus) = keys
        .into_iter()
        .find(|(key, ..)| ui.input_mut(|i| i.consume_key(Modifiers::NONE, *key)))?;
    // The cell above or below, or in an incomplete row the first one that can be pressed.
    let cell = rows.get(to).and_then(|row| {
        let pressable = |c: &usize| row.cells.get(*c).is_some_and(|cell| cell.after.is_some());
        Some(column)
            .filter(pressable)
            .or_else(|| (0..row.cells.len()).find(pressable))
    });
    let Some(cell) = cell else {
        ui.memory_mut(|m| m.move_focus(focus));
        ui.ctx().request_repaint();
        return None;
    };
    state.focus = Some((to, cell));
    ui.memory_mut(|m| m.request_focus(id.with((to, cell))));
    ui.ctx().request_repaint();
    Some((to, cell))
}
