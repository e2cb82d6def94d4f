//! The list of moves, each of which can be pressed to look at the position after it, and the four
//! small buttons that step through a match. Both stand beside the board during a match and when it
//! is looked at again.

use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align2, Color32, Context, CursorIcon, EventFilter, FocusDirection, Id, Key, Modifiers, Painter,
    Pos2, Rect, Response, ScrollArea, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use crate::app::panels::flow::scroll_bar;
use crate::app::panels::plain;
use crate::app::panels::side::Controls;
use crate::app::panels::theme::{Face, GOLD, INK, INK_NOTE, RED, Theme, put, wash};
use crate::app::panels::widgets::{
    focus_ring, focus_round, focused, keep_keys, name, reachable, state_of, target,
};
use crate::texts::{fill, text};

/// One turn of one side in a row of moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveCell {
    /// The turn in the game's notation; a turn of several moves names them all. Empty: nothing
    /// stands here.
    pub text: String,
    /// Whether a crown stands behind it.
    pub crown: bool,
    /// Whether the position after it is the one shown.
    pub current: bool,
    /// How many moves were made when the turn is over: what a press looks at. None: the place
    /// cannot be pressed.
    pub after: Option<usize>,
}

/// A numbered row: a turn of each side. Where a side did not move, as in a first row that the
/// second side begins, an empty cell stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveRow {
    /// The number with its point, as "15."
    pub number: String,
    /// The turns from left to right: a column for each side.
    pub cells: Vec<MoveCell>,
}

/// What the list remembers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MovesState {
    /// Row, number of rows and rows in sight for which it was last scrolled.
    seen: Option<(usize, usize, usize)>,
    /// How far it is scrolled, in points.
    offset: f32,
    /// Row and column that have the focus.
    focus: Option<(usize, usize)>,
    /// The control that Tab stops at.
    stop: Option<Id>,
}

impl MovesState {
    /// The control of the list that the focus enters at, as it was shown last.
    pub fn stop(&self) -> Option<Id> {
        self.stop
    }
}

/// The size of the numbers of rows at 100 %; in large text they grow less than the moves.
const NUMBER: f32 = 20.0;

/// The four steps through a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the position before the first move.
    Start,
    /// One move back.
    Back,
    /// One move forward.
    Forward,
    /// To the last position.
    End,
}

impl Step {
    /// From left to right.
    pub const ALL: [Self; 4] = [Self::Start, Self::Back, Self::Forward, Self::End];

    /// What the button is called.
    pub fn label(self) -> &'static str {
        text(match self {
            Self::Start => "ui.moves.start",
            Self::Back => "ui.moves.back",
            Self::Forward => "ui.moves.forward",
            Self::End => "ui.moves.end",
        })
    }
}

/// A sign on a button that steps through a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// One of the steps.
    Step(Step),
    /// Go on by itself.
    Play,
    /// Stop going on.
    Pause,
    /// How quickly it goes on, from 0 to 2.
    Speed(usize),
    /// Close.
    Close,
}

/// Row and column of a cell.
type CellIndex = (usize, usize);

/// The list as one pass shows it.
struct ListView<'a> {
    theme: &'a Theme,
    id: Id,
    rect: Rect,
    row_h: f32,
    rows: &'a [MoveRow],
    /// The cell at which Tab stops while none has the focus.
    stop: Option<CellIndex>,
}

/// Shows the rows in `rect`, a row `row_h` high, scrolled to the position shown whenever that
/// changes; wheel and drag scroll, Up and Down walk between rows while one has the focus. Gives the
/// number of moves after which to look.
pub fn list(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    rect: Rect,
    row_h: f32,
    rows: &[MoveRow],
    state: &mut MovesState,
    controls: &mut Controls,
) -> Option<usize> {
    state.stop = None;
    if rect.height() < row_h - 0.5 {
        return None;
    }
    if rows.is_empty() {
        let line = Rect::from_min_size(rect.min, vec2(rect.width(), row_h));
        no_moves(ui.painter(), theme, line);
        return None;
    }
    let list = ListView {
        theme,
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
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
    if let Some(offset) = list.offset_to_follow(walked, state) {
        scroll = scroll.vertical_scroll_offset(offset);
    }
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(rect));
    let out = scroll.show(&mut child, |ui| list.show_rows(ui, state, controls));
    state.offset = out.state.offset.y;
    if let Some(offset) = list.show_bar(ui, state.offset) {
        let mut scrolled = out.state;
        scrolled.offset.y = offset;
        scrolled.store(ui.ctx(), out.id);
    }
    out.inner
}

/// What stands in place of the first row before the first move.
fn no_moves(painter: &Painter, theme: &Theme, line: Rect) {
    let words = theme.fit(
        painter.ctx(),
        text("ui.hud.no_moves"),
        Face::Italic,
        18.5,
        INK_NOTE,
        line.width() - 16.0,
    );
    let left = line.left_center() + vec2(8.0, 0.0);
    put(painter, words, left, Align2::LEFT_CENTER);
}

/// The cell whose position is shown.
fn shown_cell(rows: &[MoveRow]) -> Option<CellIndex> {
    let place = |row: usize| Some((row, rows[row].cells.iter().position(|cell| cell.current)?));
    (0..rows.len()).find_map(place)
}

/// The cell of the last row that can be pressed: it stands in for the start of the match.
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

    /// How far the list can be scrolled.
    fn most(&self) -> f32 {
        (self.whole() - self.rect.height()).max(0.0)
    }

    /// Whether it needs a bar.
    fn scrolls(&self) -> bool {
        self.most() > 0.5
    }

    /// Where to scroll so that a row is in sight: the one walked to, or the one whose position is
    /// shown if that is another than before. `None`: the list stays as it is scrolled.
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

    /// All rows, inside the scroll area; gives the number of moves after which to look.
    fn show_rows(
        &self,
        ui: &mut Ui,
        state: &mut MovesState,
        controls: &mut Controls,
    ) -> Option<usize> {
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
                number(ui.painter(), self.theme, row, line);
            }
            for (c, cell) in row.cells.iter().enumerate() {
                let at = column(self.theme, ui.ctx(), line, c, columns);
                let response = cell
                    .after
                    .map(|_| self.cell_target(ui, (r, c), at, state, controls));
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

    /// Makes a cell a control. Tab stops at a single row; the arrows walk on from there.
    fn cell_target(
        &self,
        ui: &Ui,
        (r, c): CellIndex,
        at: Rect,
        state: &mut MovesState,
        controls: &mut Controls,
    ) -> Response {
        let (row, cell) = (&self.rows[r], &self.rows[r].cells[c]);
        let is_stop = self.stop == Some((r, c));
        let reached = state.focus.map_or(is_stop, |(row, _)| row == r);
        let sense = if reached {
            Sense::click()
        } else {
            Sense::CLICK
        };
        let response = ui.interact(at, reachable(ui, self.id.with((r, c)), true), sense);
        let key = if c == 0 {
            "ui.moves.first"
        } else {
            "ui.moves.later"
        };
        let spoken = fill(key, &[("n", &row.number), ("move", &cell.text)]);
        name(&response, || {
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
        if reached {
            controls.push((response.id, at.intersect(self.rect)));
        }
        response
    }

    /// Paints a cell; `response` is that of a cell that can be pressed.
    fn paint_cell(
        &self,
        ui: &Ui,
        cell: &MoveCell,
        at: Rect,
        in_sight: bool,
        response: Option<&Response>,
    ) {
        let (painter, contrast) = (ui.painter(), self.theme.contrast);
        if response.is_some_and(Response::hovered) {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            let lit = if contrast {
                plain::PALE
            } else {
                wash(GOLD, 0.16)
            };
            painter.rect_filled(at.shrink2(vec2(1.0, 2.0)), 3.0, lit);
        }
        if in_sight {
            if cell.current && !contrast {
                painter.rect_filled(at.shrink2(vec2(3.0, 3.0)), 3.0, wash(GOLD, 0.35));
            }
            turn(painter, self.theme, cell, at.with_min_x(at.left() + 12.0));
        }
        if response.is_some_and(|response| focused(self.theme, response)) {
            focus_ring(painter, self.theme, at.shrink2(vec2(7.0, 4.0)));
        }
    }

    /// The bar of a list that does not fit; gives the new offset while it is dragged.
    fn show_bar(&self, ui: &mut Ui, offset: f32) -> Option<f32> {
        if !self.scrolls() {
            return None;
        }
        let rect = self.rect;
        let groove = Rect::from_min_max(pos2(rect.right() - 8.0, rect.top()), rect.max);
        let bar = self.id.with("bar");
        scroll_bar(
            ui,
            self.theme,
            bar,
            groove,
            rect.height(),
            self.whole(),
            offset,
        )
    }
}

/// Moves the focus between rows by the keys that are pressed; gives the place it went to.
fn walk(ui: &Ui, id: Id, rows: &[MoveRow], state: &mut MovesState) -> Option<(usize, usize)> {
    let (row, _) = state.focus?;
    // Left and Right have moved it within the row already.
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
    let (_, to, way) = keys
        .into_iter()
        .find(|(key, ..)| ui.input_mut(|i| i.consume_key(Modifiers::NONE, *key)))?;
    // The cell below or above, or the one that can be pressed in a row that is not full.
    let cell = rows.get(to).and_then(|row| {
        let pressable = |c: &usize| row.cells.get(*c).is_some_and(|cell| cell.after.is_some());
        Some(column)
            .filter(pressable)
            .or_else(|| (0..row.cells.len()).find(pressable))
    });
    let Some(cell) = cell else {
        ui.memory_mut(|m| m.move_focus(way));
        ui.ctx().request_repaint();
        return None;
    };
    state.focus = Some((to, cell));
    ui.memory_mut(|m| m.request_focus(id.with((to, cell))));
    ui.ctx().request_repaint();
    Some((to, cell))
}

/// The room that the numbers take.
fn number_width(theme: &Theme, ctx: &Context) -> f32 {
    theme
        .width(ctx, "88.", Face::Body, NUMBER.min(30.0 / theme.scale()))
        .max(20.0)
}

/// The place of a turn in a row.
fn column(theme: &Theme, ctx: &Context, line: Rect, index: usize, of: usize) -> Rect {
    let left = line.left() + 18.0 + number_width(theme, ctx);
    let wide = (line.right() - left) / of as f32;
    Rect::from_min_size(
        pos2(left + wide * index as f32, line.top()),
        vec2(wide, line.height()),
    )
}

/// Paints a row that cannot be pressed itself.
pub fn row(painter: &Painter, theme: &Theme, row: &MoveRow, line: Rect) {
    number(painter, theme, row, line);
    for (c, cell) in row.cells.iter().enumerate() {
        let at = column(theme, painter.ctx(), line, c, row.cells.len());
        turn(painter, theme, cell, at.with_min_x(at.left() + 12.0));
    }
}

/// A row as it is read aloud.
pub fn words(row: &MoveRow) -> String {
    let turns = row.cells.iter().map(|cell| cell.text.as_str());
    let words: Vec<&str> = [row.number.as_str()]
        .into_iter()
        .chain(turns)
        .filter(|words| !words.is_empty())
        .collect();
    words.join(" ")
}

/// The ground and the number of a row.
fn number(painter: &Painter, theme: &Theme, row: &MoveRow, line: Rect) {
    let number_w = number_width(theme, painter.ctx());
    if row.cells.iter().any(|cell| cell.current) {
        theme.paint(painter, "row_selected", line);
        if theme.sprite("row_selected").is_none() {
            painter.rect_filled(
                Rect::from_min_size(line.min, vec2(4.0, line.height())),
                0.0,
                RED,
            );
        }
    }
    let number = theme.fit(
        painter.ctx(),
        &row.number,
        Face::Body,
        NUMBER.min(30.0 / theme.scale()),
        INK,
        number_w + 8.0,
    );
    let at = pos2(line.left() + 10.0 + number_w, line.center().y);
    put(painter, number, at, Align2::RIGHT_CENTER);
}

/// The words of a turn, with its crown.
fn turn(painter: &Painter, theme: &Theme, cell: &MoveCell, rect: Rect) {
    let face = if cell.current {
        Face::Strong
    } else {
        Face::Body
    };
    let crown = theme
        .sprite_size("crown", vec2(28.0, 28.0))
        .max(Vec2::splat(1.0));
    let crown = crown * (24.0 * theme.scale().min(1.2) / crown.x);
    let gap = if rect.width() > 116.0 { 12.0 } else { 4.0 };
    let room = rect.width() - if cell.crown { crown.x + gap + 2.0 } else { 6.0 };
    let words = theme.fit(painter.ctx(), &cell.text, face, 20.5, INK, room);
    let words = put(painter, words, rect.left_center(), Align2::LEFT_CENTER);
    if cell.crown {
        let at = pos2(words.right() + gap + crown.x / 2.0, rect.center().y);
        if theme.sprite("crown").is_some() {
            theme.paint(painter, "crown", Rect::from_center_size(at, crown));
        } else {
            painter.circle_filled(at, 6.0, GOLD);
        }
    }
}

/// A round button with a sign; `r` its radius, on a phone at least 22. True when it was pressed.
#[expect(
    clippy::too_many_arguments,
    reason = "a button is its place, its picture and its words"
)]
pub fn sign_button(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    center: Pos2,
    r: f32,
    sign: Sign,
    label: &str,
    enabled: bool,
    controls: &mut Controls,
) -> bool {
    let rect = Rect::from_center_size(center, Vec2::splat(2.0 * r));
    let response = target(ui, id, rect, enabled, || {
        WidgetInfo::labeled(WidgetType::Button, enabled, label)
    });
    if enabled {
        controls.push((id, rect));
    }
    let state = state_of(&response, enabled);
    let painter = ui.painter();
    theme.paint(painter, &format!("seal_small_{state}"), rect);
    let color = match (theme.contrast, enabled) {
        (true, true) => plain::BLACK,
        (true, false) => plain::GREY,
        (false, true) => Color32::from_rgb(0xfb, 0xe9, 0xb8),
        (false, false) => Color32::from_rgb(0xd3, 0xc6, 0xac),
    };
    let down = if state == "pressed" { 1.0 } else { 0.0 };
    if enabled && !theme.contrast {
        let dark = Color32::from_rgb(0x1a, 0x04, 0x08);
        draw_sign(
            painter,
            sign,
            center + vec2(0.5, 1.2 + down),
            r * 0.36,
            wash(dark, 0.6),
        );
    }
    draw_sign(painter, sign, center + vec2(0.0, down), r * 0.36, color);
    if focused(theme, &response) {
        focus_round(painter, theme, center, r);
    }
    response.clicked()
}

/// A sign in a square of `2 * r`.
fn draw_sign(painter: &Painter, sign: Sign, center: Pos2, r: f32, color: Color32) {
    let triangle = |tip: f32, base: f32| {
        let points = [vec2(tip, 0.0), vec2(base, r), vec2(base, -r)].map(|step| center + step);
        painter.add(Shape::convex_polygon(points.to_vec(), color, Stroke::NONE));
    };
    let bar = |x: f32| {
        let bar = Rect::from_center_size(center + vec2(x, 0.0), vec2(r * 0.36, r * 2.0));
        painter.rect_filled(bar, 1.0, color);
    };
    match sign {
        Sign::Step(Step::Start) => {
            bar(-r * 0.85);
            triangle(-r * 0.6, r);
        }
        Sign::Step(Step::Back) => triangle(-r * 1.1, r * 0.6),
        Sign::Step(Step::Forward) => triangle(r * 1.1, -r * 0.6),
        Sign::Play => {
            // The ring tells it from a single step.
            painter.circle_stroke(center, r * 1.75, Stroke::new(r * 0.26, color));
            triangle(r * 1.0, -r * 0.55);
        }
        Sign::Step(Step::End) => {
            bar(r * 0.85);
            triangle(r * 0.6, -r);
        }
        Sign::Pause => {
            painter.circle_stroke(center, r * 1.75, Stroke::new(r * 0.26, color));
            bar(-r * 0.45);
            bar(r * 0.45);
        }
        Sign::Speed(speed) => {
            let speed = speed.min(2);
            for i in 0..=speed {
                let x = r * 0.7 * (i as f32 - speed as f32 / 2.0);
                let points = [
                    vec2(x - r * 0.3, -r * 0.8),
                    vec2(x + r * 0.4, 0.0),
                    vec2(x - r * 0.3, r * 0.8),
                ];
                painter.add(Shape::line(
                    points.map(|step| center + step).to_vec(),
                    Stroke::new(r * 0.3, color),
                ));
            }
        }
        Sign::Close => {
            for way in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
                let ends = [center - way * r * 0.75, center + way * r * 0.75];
                painter.line_segment(ends, Stroke::new(r * 0.34, color));
            }
        }
    }
}

/// The buttons for the four steps from `left` on, `gap` between the middles. `back` and `forward`
/// say whether there is anything that way.
#[expect(clippy::too_many_arguments, reason = "four buttons in a line")]
pub fn steps(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    left: Pos2,
    gap: f32,
    r: f32,
    back: bool,
    forward: bool,
    controls: &mut Controls,
) -> Option<Step> {
    let mut pressed = None;
    for (i, step) in Step::ALL.into_iter().enumerate() {
        let enabled = if i < 2 { back } else { forward };
        let center = left + vec2(gap * i as f32, 0.0);
        let sign = Sign::Step(step);
        if sign_button(
            ui,
            theme,
            id.with(i),
            center,
            r,
            sign,
            step.label(),
            enabled,
            controls,
        ) {
            pressed = Some(step);
        }
    }
    pressed
}
