//! The list of moves, each of which can be pressed to look at the position after it, and the four
//! small buttons that step through a match. Both stand beside the board during a match and when it
//! is looked at again.

use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align2, Color32, Context, EventFilter, FocusDirection, Id, Key, Modifiers, Painter, Pos2, Rect,
    ScrollArea, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::panels::flow::scroll_bar;
use crate::app::panels::plain;
use crate::app::panels::side::Controls;
use crate::app::panels::theme::{Face, GOLD, INK, INK_NOTE, RED, Theme, put, wash};
use crate::app::panels::widgets::{
    focus_ring, focus_round, focused, name, reachable, state_of, target,
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
    let ctx = ui.ctx().clone();
    state.stop = None;
    if rect.height() < row_h - 0.5 {
        return None;
    }
    let Some(last) = rows.len().checked_sub(1) else {
        let words = theme.fit(
            &ctx,
            text("ui.hud.no_moves"),
            Face::Italic,
            18.5,
            INK_NOTE,
            rect.width() - 16.0,
        );
        let line = Rect::from_min_size(rect.min, vec2(rect.width(), row_h));
        put(
            ui.painter(),
            words,
            line.left_center() + vec2(8.0, 0.0),
            Align2::LEFT_CENTER,
        );
        return None;
    };
    let place = |row: usize| Some((row, rows[row].cells.iter().position(|cell| cell.current)?));
    let shown = (0..rows.len()).find_map(place);
    // The last row that can be pressed stands in for the start of the match.
    let at_rest = shown.or_else(|| {
        Some((
            last,
            rows[last]
                .cells
                .iter()
                .position(|cell| cell.after.is_some())?,
        ))
    });
    let moved = walk(ui, id, rows, state);
    let in_sight = (rect.height() / row_h) as usize;
    let seen = (shown.map_or(0, |(row, _)| row), rows.len(), in_sight);
    let follow = match moved {
        Some((row, _)) => Some(row),
        None => (state.seen.replace(seen) != Some(seen)).then_some(seen.0),
    };
    let whole = row_h * rows.len() as f32;
    let most = (whole - rect.height()).max(0.0);
    let mut scroll = ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .animated(false)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
    if let Some(row) = follow {
        let top = row as f32 * row_h;
        let offset = state
            .offset
            .clamp((top + row_h - rect.height()).min(top), top)
            .clamp(0.0, most);
        scroll = scroll.vertical_scroll_offset(offset);
    }
    let bar_room = if most > 0.5 { 12.0 } else { 0.0 };
    let mut pressed = None;
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(rect));
    let out = scroll.show(&mut child, |ui| {
        let (area, _) = ui.allocate_exact_size(vec2(rect.width(), whole), Sense::hover());
        let columns = rows
            .iter()
            .map(|row| row.cells.len())
            .max()
            .unwrap_or(1)
            .max(1);
        let mut focus = None;
        for (r, row) in rows.iter().enumerate() {
            let line = Rect::from_min_size(
                area.left_top() + vec2(0.0, row_h * r as f32),
                vec2(rect.width() - bar_room, row_h),
            );
            let seen = line.bottom() > rect.top() - 1.0 && line.top() < rect.bottom() + 1.0;
            if seen {
                number(ui.painter(), theme, row, line);
            }
            for (c, cell) in row.cells.iter().enumerate() {
                let at = column(theme, &ctx, line, c, columns);
                let mut ring = false;
                if let Some(after) = cell.after {
                    // One stop for Tab; the arrows walk on from there.
                    let reached = state
                        .focus
                        .map_or(at_rest == Some((r, c)), |(row, _)| row == r);
                    let sense = if reached {
                        Sense::click()
                    } else {
                        Sense::CLICK
                    };
                    let response = ui.interact(at, reachable(ui, id.with((r, c)), true), sense);
                    let mut spoken = fill(
                        "ui.moves.first",
                        &[("n", &row.number), ("move", &cell.text)],
                    );
                    if c > 0 {
                        spoken = fill(
                            "ui.moves.later",
                            &[("n", &row.number), ("move", &cell.text)],
                        );
                    }
                    name(&response, || {
                        WidgetInfo::selected(
                            WidgetType::SelectableLabel,
                            true,
                            cell.current,
                            &spoken,
                        )
                    });
                    if response.has_focus() {
                        focus = Some((r, c));
                        ring = focused(theme, &response);
                        let filter = EventFilter {
                            vertical_arrows: true,
                            ..Default::default()
                        };
                        ui.memory_mut(|m| m.set_focus_lock_filter(response.id, filter));
                        if response.gained_focus() {
                            // The next arrow already finds the filter.
                            ui.ctx().request_repaint();
                        }
                    }
                    if response.hovered() {
                        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
                        let lit = if theme.contrast {
                            plain::PALE
                        } else {
                            wash(GOLD, 0.16)
                        };
                        ui.painter()
                            .rect_filled(at.shrink2(vec2(1.0, 2.0)), 3.0, lit);
                    }
                    if response.clicked() {
                        pressed = Some(after);
                    }
                    if at_rest == Some((r, c)) {
                        state.stop = Some(response.id);
                    }
                    if reached {
                        controls.push((response.id, at.intersect(rect)));
                    }
                }
                if seen {
                    if cell.current && !theme.contrast {
                        let at = at.shrink2(vec2(3.0, 3.0));
                        ui.painter().rect_filled(at, 3.0, wash(GOLD, 0.35));
                    }
                    turn(ui.painter(), theme, cell, at.with_min_x(at.left() + 12.0));
                }
                if ring {
                    focus_ring(ui.painter(), theme, at.shrink2(vec2(7.0, 4.0)));
                }
            }
        }
        state.focus = focus;
    });
    state.offset = out.state.offset.y;
    if most > 0.5 {
        let groove = Rect::from_min_max(pos2(rect.right() - 8.0, rect.top()), rect.max);
        if let Some(offset) = scroll_bar(
            ui,
            theme,
            id.with("bar"),
            groove,
            rect.height(),
            whole,
            state.offset,
        ) {
            let mut scrolled = out.state;
            scrolled.offset.y = offset;
            scrolled.store(&ctx, out.id);
        }
    }
    pressed
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
