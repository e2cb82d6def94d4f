//! The things that can be touched: plates, the lacquer button, seals, segments, toggles, sliders,
//! check boxes, tabs, rows, slips; and what is only painted: portraits, roses, ribbons, dividers,
//! bubbles, prompts. Every function takes the rectangle it has to fill (in points); controls need
//! an [`Id`] of their own, answer Enter and Space, draw the focus ring, and name themselves to a
//! screen reader.

use egui::output::OutputEvent;
use egui::{
    Align, Align2, Color32, Context, CursorIcon, EventFilter, FocusDirection, Id, Key, LayerId,
    Modifiers, Order, Painter, Pos2, Rangef, Rect, Response, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::panels::plain;
use crate::app::panels::theme::{
    CREAM, Device, FOCUS, Face, GOLD, INK, INK_BRASS, INK_NOTE, ON_RED, RED, Theme, put,
    put_baseline, wash,
};
use crate::texts::text;

/// The smallest side of a target, in points.
pub const TOUCH: f32 = 44.0;

/// Registers a control over `rect`. A disabled one is named but answers nothing. A control that
/// gains the focus scrolls into view.
pub fn target(
    ui: &mut Ui,
    id: Id,
    rect: Rect,
    enabled: bool,
    info: impl Fn() -> WidgetInfo,
) -> Response {
    let response = touched(ui, id, rect, enabled);
    name(&response, info);
    response
}

/// Names a control to whoever reads the panel aloud. egui tells of a focus that was moved by keys;
/// of one that was given to a control (when a panel opens) it does not, so that is told here.
pub fn name(response: &Response, info: impl Fn() -> WidgetInfo) {
    response.widget_info(&info);
    let told = Id::new("kings-coffer focus told");
    let last: Option<Id> = response.ctx.data(|data| data.get_temp(told));
    if response.has_focus() && last != Some(response.id) {
        response
            .ctx
            .data_mut(|data| data.insert_temp(told, response.id));
        if !response.gained_focus() {
            response.output_event(OutputEvent::FocusGained(info()));
        }
    } else if !response.has_focus() && last == Some(response.id) {
        response.ctx.data_mut(|data| data.remove::<Id>(told));
    }
}

/// The layers beside the board, over which menus lie.
const BESIDE_BOARD: [&str; 5] = ["hud", "hud-top", "review", "course", "course-top"];

/// The id of a control where it can be reached, and while it has the focus; out of use or under a
/// menu another one. egui remembers for good what could have the focus once, and would walk to it
/// with the arrows although it no longer answers.
pub fn reachable(ui: &Ui, id: Id, enabled: bool) -> Id {
    // Other panels give the focus to controls that they have just drawn.
    let beside_board = BESIDE_BOARD
        .iter()
        .any(|name| ui.layer_id().id == Id::new(("kings-coffer", *name)));
    let (above, focus) = ui.memory(|memory| {
        (
            memory.allows_interaction(ui.layer_id()),
            memory.has_focus(id),
        )
    });
    if (enabled && above) || focus || !beside_board {
        id
    } else {
        id.with("off")
    }
}

/// Keeps the keys of `filter` for a control while it has the focus; egui would walk to another
/// control with them.
pub fn keep_keys(ui: &Ui, response: &Response, filter: EventFilter) {
    ui.memory_mut(|m| m.set_focus_lock_filter(response.id, filter));
    if response.gained_focus() {
        // The next key already finds the filter.
        ui.ctx().request_repaint();
    }
}

/// A control without its name.
fn touched(ui: &mut Ui, id: Id, rect: Rect, enabled: bool) -> Response {
    let id = reachable(ui, id, enabled);
    let response = ui.interact(
        rect,
        id,
        if enabled {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if enabled && response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    response
}

fn button_info(enabled: bool, label: &str) -> WidgetInfo {
    WidgetInfo::labeled(WidgetType::Button, enabled, label)
}

/// `normal`, `hover`, `pressed` or `disabled`: the ending of a sprite's name.
pub fn state_of(response: &Response, enabled: bool) -> &'static str {
    match () {
        () if !enabled => "disabled",
        () if response.is_pointer_button_down_on() => "pressed",
        () if response.hovered() => "hover",
        () => "normal",
    }
}

/// Whether the focus is on `response` and is to be seen.
pub fn focused(theme: &Theme, response: &Response) -> bool {
    theme.focus_visible() && response.has_focus()
}

/// The focus ring round `rect` (drawn outside it), with its two lozenges.
pub fn focus_ring(painter: &Painter, theme: &Theme, rect: Rect) {
    if theme.contrast {
        plain::focus(painter, rect);
        return;
    }
    if theme.sprite("focus_ring").is_some() {
        theme.paint(painter, "focus_ring", rect);
    } else {
        painter.rect_stroke(
            rect.expand(5.0),
            8.0,
            Stroke::new(6.0, INK_BRASS),
            egui::StrokeKind::Middle,
        );
        painter.rect_stroke(
            rect.expand(5.0),
            8.0,
            Stroke::new(3.0, FOCUS),
            egui::StrokeKind::Middle,
        );
    }
    lozenges(painter, theme, rect);
}

/// The round focus ring.
pub fn focus_round(painter: &Painter, theme: &Theme, center: Pos2, r: f32) {
    if theme.contrast {
        plain::focus_round(painter, center, r);
        return;
    }
    let name = match r {
        r if (r - 27.0).abs() < 3.0 => "focus_round",
        r if (r - 22.0).abs() < 2.0 => "focus_round_small",
        _ => "",
    };
    if theme.sprite(name).is_some() {
        theme.paint(
            painter,
            name,
            Rect::from_center_size(center, Vec2::splat(2.0 * r)),
        );
    } else {
        painter.circle_stroke(center, r + 5.0, Stroke::new(6.0, INK_BRASS));
        painter.circle_stroke(center, r + 5.0, Stroke::new(3.0, FOCUS));
    }
    lozenges(
        painter,
        theme,
        Rect::from_center_size(center, Vec2::splat(2.0 * r)),
    );
}

/// The two lozenges that point at a focused widget from both sides.
fn lozenges(painter: &Painter, theme: &Theme, widget: Rect) {
    for (name, x) in [
        ("focus_lozenge_left", widget.left() - 7.0),
        ("focus_lozenge_right", widget.right() + 7.0),
    ] {
        if theme.sprite(name).is_some() {
            theme.paint_at(
                painter,
                name,
                pos2(x, widget.center().y),
                1.0,
                Color32::WHITE,
            );
        } else {
            painter.circle(
                pos2(x, widget.center().y),
                4.0,
                GOLD,
                Stroke::new(1.5, INK_BRASS),
            );
        }
    }
}

/// A text pressed into its ground: a light or dark edge one unit below, then the text.
fn engraved(
    painter: &Painter,
    theme: &Theme,
    text: &str,
    size: f32,
    room: Rect,
    color: Color32,
    edge: Color32,
) -> Rect {
    let ctx = painter.ctx();
    let below = theme.fit(
        ctx,
        text,
        Face::Strong,
        size,
        wash(edge, 0.55),
        room.width(),
    );
    let above = theme.fit(ctx, text, Face::Strong, size, color, room.width());
    if theme.contrast {
        return put(painter, above, room.center(), Align2::CENTER_CENTER);
    }
    put(
        painter,
        below,
        room.center() + vec2(0.0, 0.9),
        Align2::CENTER_CENTER,
    );
    put(painter, above, room.center(), Align2::CENTER_CENTER)
}

/// How a plate button is dressed.
#[derive(Clone, Copy, Debug)]
pub struct Plate<'a> {
    /// The words on it.
    pub label: &'a str,
    /// An icon before the words: a sprite without `icon_`.
    pub icon: Option<&'a str>,
    /// Size of the words at 100 %.
    pub size: f32,
    /// Lacquer in a gilt frame: the one main action of a screen.
    pub main: bool,
    /// Whether it answers.
    pub enabled: bool,
}

impl<'a> Plate<'a> {
    /// A brass plate.
    pub fn brass(label: &'a str) -> Self {
        Self {
            label,
            icon: None,
            size: 21.0,
            main: false,
            enabled: true,
        }
    }

    /// The main action.
    pub fn lacquer(label: &'a str) -> Self {
        Self {
            main: true,
            size: 24.0,
            ..Self::brass(label)
        }
    }

    /// With an icon.
    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// With words of another size.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Answering or not.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// The width that the words ask for, with the ends of the plate.
    pub fn width(&self, ctx: &Context, theme: &Theme) -> f32 {
        theme.width(ctx, self.label, Face::Strong, self.size)
            + 52.0
            + if self.icon.is_some() { 30.0 } else { 0.0 }
    }

    /// Shows it.
    pub fn show(&self, ui: &mut Ui, theme: &Theme, id: Id, rect: Rect) -> Response {
        let response = target(ui, id, rect, self.enabled, || {
            button_info(self.enabled, self.label)
        });
        let state = state_of(&response, self.enabled);
        let painter = ui.painter();
        let rect = if state == "pressed" {
            rect.translate(vec2(0.0, 1.5))
        } else {
            rect
        };
        match (self.main, rect.height()) {
            (true, _) => theme.paint(painter, &format!("lacquer_{state}"), rect),
            (false, h) if h > 51.0 => {
                theme.paint_by_height(painter, &format!("plate_58_{state}"), rect)
            }
            _ => theme.paint_by_height(painter, &format!("plate_{state}"), rect),
        }
        let (color, edge) = match (self.main, self.enabled) {
            (_, false) if theme.contrast => (plain::GREY, FOCUS),
            (_, true) if theme.contrast => (plain::BLACK, FOCUS),
            (false, true) => (INK_BRASS, FOCUS),
            (false, false) => (Color32::from_rgb(0x33, 0x27, 0x1a), FOCUS),
            (true, true) => (ON_RED, Color32::from_rgb(0x3a, 0x04, 0x10)),
            (true, false) => (
                Color32::from_rgb(0xd8, 0xc8, 0xb4),
                Color32::from_rgb(0x3a, 0x04, 0x10),
            ),
        };
        let mut room = rect.shrink2(vec2(if self.main { 14.0 } else { 22.0 }, 0.0));
        if self.icon.is_some() {
            room.min.x += 30.0;
        }
        // Words never outgrow the plate.
        let size = self.size.min(rect.height() * 0.54 / theme.scale());
        let words = engraved(painter, theme, self.label, size, room, color, edge);
        if let Some(name) = self.icon {
            icon(
                painter,
                theme,
                name,
                pos2(words.left() - 20.0, rect.center().y),
                0.95,
                color,
            );
        }
        if focused(theme, &response) {
            focus_ring(painter, theme, rect);
        }
        response
    }
}

/// A round wax seal with an icon; `r` is 27 (a name below) or 22 (small). `label` is always spoken;
/// it is painted when `ink` is given.
#[expect(
    clippy::too_many_arguments,
    reason = "a seal is its place, its picture and its words"
)]
pub fn seal(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    center: Pos2,
    r: f32,
    icon: &str,
    label: &str,
    ink: Option<Color32>,
    enabled: bool,
) -> Response {
    let name = ink.map(|ink| {
        let color = match enabled {
            true => ink,
            false if theme.contrast => plain::GREY,
            false => Color32::from_rgb(0x6a, 0x5a, 0x48),
        };
        theme.fit(ui.ctx(), label, Face::Strong, 17.0, color, r * 3.6)
    });
    let mut hit = Rect::from_center_size(center, Vec2::splat(2.0 * r.max(TOUCH / 2.0)));
    if let Some(name) = &name {
        hit.max.y = center.y + r + 3.0 + name.size().y;
    }
    let response = target(ui, id, hit, enabled, || button_info(enabled, label));
    let state = state_of(&response, enabled);
    let painter = ui.painter();
    let kind = if r > 24.0 { "seal" } else { "seal_small" };
    theme.paint(
        painter,
        &format!("{kind}_{state}"),
        Rect::from_center_size(center, Vec2::splat(2.0 * r)),
    );
    let tint = match (theme.contrast, enabled) {
        (true, true) => plain::BLACK,
        (true, false) => plain::GREY,
        (false, true) => Color32::from_rgb(0xfb, 0xe9, 0xb8),
        (false, false) => Color32::from_rgb(0xd3, 0xc6, 0xac),
    };
    let down = if state == "pressed" { 1.0 } else { 0.0 };
    let icon = format!("icon_{icon}");
    if enabled && !theme.contrast {
        let dark = Color32::from_rgb(0x1a, 0x04, 0x08).gamma_multiply(0.6);
        theme.paint_at(
            painter,
            &icon,
            center + vec2(0.6, 1.2 + down),
            r / 21.0,
            dark,
        );
    }
    theme.paint_at(painter, &icon, center + vec2(0.0, down), r / 21.0, tint);
    if let Some(name) = name {
        put(
            painter,
            name,
            center + vec2(0.0, r + 4.0),
            Align2::CENTER_TOP,
        );
    }
    if focused(theme, &response) {
        focus_round(painter, theme, center, r);
    }
    response
}

/// One of few, in an oak trough. Gives the segment that was clicked. `rect` 44 high or more.
pub fn segments(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    rect: Rect,
    labels: &[&str],
    selected: usize,
    name: &str,
) -> Option<usize> {
    theme.paint(ui.painter(), "segs_trough", rect);
    let q = rect.width() / labels.len().max(1) as f32;
    // All words of one size.
    let widest = labels
        .iter()
        .map(|l| theme.width(ui.ctx(), l, Face::Strong, 18.5))
        .fold(1.0, f32::max);
    let size = (18.5 * ((q - 16.0) / widest).min(1.0)).min(rect.height() * 0.6 / theme.scale());
    let mut chosen = None;
    let mut ring = None;
    for (i, label) in labels.iter().enumerate() {
        let cell = Rect::from_min_size(
            pos2(rect.left() + i as f32 * q, rect.top()),
            vec2(q, rect.height()),
        );
        let on = i == selected;
        let response = target(ui, id.with(i), cell, true, || {
            WidgetInfo::selected(
                WidgetType::RadioButton,
                true,
                on,
                format!("{name}: {label}"),
            )
        });
        if response.clicked() {
            chosen = Some(i);
        }
        let painter = ui.painter();
        let inner = cell.shrink(3.0);
        if on {
            theme.paint(painter, "segs_lit", inner);
            let galley = theme.fit(ui.ctx(), label, Face::Strong, size, INK_BRASS, q - 12.0);
            put(
                painter,
                galley,
                cell.center() - vec2(0.0, 1.5),
                Align2::CENTER_CENTER,
            );
            theme.paint_at(
                painter,
                "lozenge",
                pos2(cell.center().x, cell.bottom() - 7.5),
                1.0,
                Color32::WHITE,
            );
        } else {
            if i > 0 && i - 1 != selected {
                painter.vline(
                    cell.left(),
                    Rangef::new(cell.top() + 9.0, cell.bottom() - 9.0),
                    Stroke::new(1.0, wash(GOLD, 0.35)),
                );
            }
            let color = if response.hovered() && !theme.contrast {
                ON_RED
            } else {
                CREAM
            };
            let galley = theme.fit(ui.ctx(), label, Face::Body, size, color, q - 12.0);
            put(painter, galley, cell.center(), Align2::CENTER_CENTER);
        }
        if focused(theme, &response) {
            ring = Some(inner);
        }
    }
    if let Some(inner) = ring {
        focus_ring(ui.painter(), theme, inner);
    }
    chosen
}

/// The height that a toggle row needs at `width`.
pub fn toggle_height(ctx: &Context, theme: &Theme, label: &str, note: &str, width: f32) -> f32 {
    let room = width - 72.0;
    let label = theme
        .layout(ctx, label, Face::Strong, 19.5, INK, room, Align::Min)
        .size()
        .y;
    let note = if note.is_empty() {
        0.0
    } else {
        theme
            .layout(ctx, note, Face::Italic, 17.5, INK, room, Align::Min)
            .size()
            .y
    };
    (label + note).max(TOUCH)
}

/// An on/off switch with its name and a note; the whole row answers. With `right` the switch stands
/// at the right end. True when it changed.
#[expect(clippy::too_many_arguments, reason = "one row with two lines")]
pub fn toggle(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    rect: Rect,
    label: &str,
    note: &str,
    right: bool,
    on: &mut bool,
) -> bool {
    let response = touched(ui, id, rect, true);
    if response.clicked() {
        *on = !*on;
    }
    // Named after it was pressed, so that the name tells how it stands now.
    name(&response, || {
        WidgetInfo::selected(WidgetType::Checkbox, true, *on, label)
    });
    let painter = ui.painter();
    let ctx = ui.ctx();
    let x = if right {
        rect.right() - 58.0
    } else {
        rect.left()
    };
    let text_x = if right {
        rect.left()
    } else {
        rect.left() + 72.0
    };
    let room = rect.width() - 72.0;
    let label = theme.layout(ctx, label, Face::Strong, 19.5, INK, room, Align::Min);
    let lines = label.size().y;
    let note = (!note.is_empty())
        .then(|| theme.layout(ctx, note, Face::Italic, 17.5, INK_NOTE, room, Align::Min));
    let whole = lines + note.as_ref().map_or(0.0, |n| n.size().y);
    let top = rect.center().y - whole / 2.0;
    // Beside one or two lines in the middle, beside more at the first.
    let cy = if whole > 84.0 * theme.scale() {
        top + lines / 2.0
    } else {
        rect.center().y
    };
    let knob = Rect::from_min_size(pos2(x, cy - 15.0), vec2(58.0, 30.0));
    theme.paint(painter, if *on { "toggle_on" } else { "toggle_off" }, knob);
    if theme.sprite("toggle_on").is_none() {
        let end = if *on {
            knob.right() - 15.0
        } else {
            knob.left() + 15.0
        };
        painter.circle_filled(pos2(end, knob.center().y), 12.0, CREAM);
    }
    put(painter, label, pos2(text_x, top), Align2::LEFT_TOP);
    if let Some(note) = note {
        put(painter, note, pos2(text_x, top + lines), Align2::LEFT_TOP);
    }
    if focused(theme, &response) {
        focus_ring(painter, theme, knob.shrink(1.0));
    }
    response.clicked()
}

/// A slider over 0 to 1 in steps of `step`; left and right change it while it has the focus.
/// `shown` says a value in words; `ticks` marks below. True when it changed.
#[expect(
    clippy::too_many_arguments,
    reason = "a slider is a place, a name, a value and its grid"
)]
pub fn slider(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    rect: Rect,
    label: &str,
    shown: &dyn Fn(f32) -> String,
    value: &mut f32,
    step: f32,
    ticks: usize,
) -> bool {
    let before = *value;
    let id = reachable(ui, id, true);
    let mut response = ui.interact(rect.expand2(vec2(13.0, 0.0)), id, Sense::click_and_drag());
    let groove = Rect::from_center_size(rect.center(), vec2(rect.width() + 10.0, 12.0));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            ..Default::default()
        };
        ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
        // At its ends the arrow is left to whoever else wants it.
        let steps = |key, open: bool| {
            if open {
                ui.input_mut(|i| i.count_and_consume_key(Modifiers::NONE, key)) as f32
            } else {
                0.0
            }
        };
        let up = steps(Key::ArrowRight, *value < 1.0);
        let down = steps(Key::ArrowLeft, *value > 0.0);
        *value += (up - down) * step;
    }
    if (response.dragged() || response.clicked())
        && let Some(pos) = response.interact_pointer_pos()
    {
        *value = (pos.x - rect.left()) / rect.width().max(1.0);
    }
    *value = ((*value / step).round() * step).clamp(0.0, 1.0);
    let changed = (*value - before).abs() > 1e-4;
    if changed {
        response.mark_changed();
    }
    name(&response, || WidgetInfo {
        current_text_value: Some(shown(*value)),
        ..WidgetInfo::slider(true, f64::from(*value), label)
    });
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let painter = ui.painter();
    let cy = rect.center().y;
    for i in 0..ticks {
        let x = rect.left() + rect.width() * i as f32 / (ticks.max(2) - 1) as f32;
        painter.vline(
            x,
            Rangef::new(cy + 9.0, cy + 15.0),
            Stroke::new(1.4, Color32::from_rgb(0x3a, 0x24, 0x12)),
        );
    }
    theme.paint(painter, "slider_groove", groove);
    let x = rect.left() + rect.width() * *value;
    if *value > 0.0 {
        theme.paint(
            painter,
            "slider_fill",
            Rect::from_min_max(pos2(rect.left() - 2.5, cy - 3.0), pos2(x, cy + 3.0)),
        );
    }
    theme.paint(
        painter,
        "knob",
        Rect::from_center_size(pos2(x, cy), Vec2::splat(26.0)),
    );
    if focused(theme, &response) {
        focus_round(painter, theme, pos2(x, cy), 13.0);
    }
    changed
}

/// Tabs of equal width over `rect` (48 high; their feet stand on the panel below). `items` are icon
/// and words. Gives the tab clicked.
pub fn tabs(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    rect: Rect,
    items: &[(&str, &str)],
    selected: usize,
) -> Option<usize> {
    let gap = 6.0;
    let w = (rect.width() - gap * (items.len().max(1) - 1) as f32) / items.len().max(1) as f32;
    let mut chosen = None;
    // All names of one size.
    let icon_room = if w > 120.0 { 30.0 } else { 0.0 };
    let widest = items
        .iter()
        .map(|(_, label)| theme.width(ui.ctx(), label, Face::Strong, 21.0))
        .fold(1.0, f32::max);
    let size = (21.0 * ((w - 20.0 - icon_room) / widest).min(1.0)).min(31.0 / theme.scale());
    let order = (0..items.len())
        .filter(|i| *i != selected)
        .chain([selected])
        .filter(|i| *i < items.len());
    let cell_of = |i: usize| {
        Rect::from_min_size(
            pos2(rect.left() + i as f32 * (w + gap), rect.top()),
            vec2(w, rect.height()),
        )
    };
    let responses: Vec<Response> = (0..items.len())
        .map(|i| {
            target(ui, id.with(i), cell_of(i), true, || {
                WidgetInfo::selected(WidgetType::SelectableLabel, true, i == selected, items[i].1)
            })
        })
        .collect();
    for i in order {
        let on = i == selected;
        let cell = cell_of(i);
        let (name, label) = items[i];
        let painter = ui.painter();
        let shape = if on {
            Rect::from_min_max(cell.min, cell.max + vec2(0.0, 4.0))
        } else {
            Rect::from_min_max(cell.min + vec2(0.0, 5.0), cell.max + vec2(0.0, 2.0))
        };
        theme.paint(painter, if on { "tab_on" } else { "tab_off" }, shape);
        let words = theme.fit(
            ui.ctx(),
            label,
            Face::Strong,
            size,
            INK,
            w - 16.0 - icon_room,
        );
        let at = pos2(
            cell.center().x + icon_room / 2.0,
            cell.top() + if on { 24.0 } else { 28.0 },
        );
        let words = put(painter, words, at, Align2::CENTER_CENTER);
        if icon_room > 0.0 {
            icon(
                painter,
                theme,
                name,
                pos2(words.left() - 18.0, at.y),
                0.86,
                INK,
            );
        }
        if responses[i].clicked() {
            chosen = Some(i);
        }
        if focused(theme, &responses[i]) {
            focus_ring(painter, theme, cell.shrink(3.0));
        }
    }
    chosen
}

/// A clickable parchment slip, gilt with a red bar when chosen; the caller paints what stands on
/// it.
pub fn slip(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    rect: Rect,
    selected: bool,
    label: &str,
) -> Response {
    let response = target(ui, id, rect, true, || {
        WidgetInfo::selected(WidgetType::SelectableLabel, true, selected, label)
    });
    theme.paint(
        ui.painter(),
        if selected { "slip_selected" } else { "slip" },
        rect,
    );
    if response.hovered() && !selected {
        ui.painter()
            .rect_filled(rect.shrink(2.0), 3.0, wash(GOLD, 0.16));
    }
    response
}

/// The mood of a portrait; only the large cut shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// As always.
    #[default]
    Calm,
    /// Beaten.
    Sad,
    /// Victorious.
    Glad,
}

/// A medallion: `key` is `will`, `kath`, `bran`, `more`, `crom`, `you` or `friend`; `r` its radius.
/// The cut is chosen by size.
pub fn portrait(painter: &Painter, theme: &Theme, key: &str, center: Pos2, r: f32, mood: Mood) {
    let cut = match r * 2.0 {
        d if d >= 108.0 => "l",
        d if d >= 58.0 => "m",
        _ => "s",
    };
    let mood = match (cut, mood) {
        ("l", Mood::Sad) => "_sad",
        ("l", Mood::Glad) => "_glad",
        _ => "",
    };
    let mut name = format!("portrait_{key}_{cut}{mood}");
    if theme.sprite(&name).is_none() {
        name = format!("portrait_{key}_{cut}");
    }
    theme.paint(
        painter,
        &name,
        Rect::from_center_size(center, Vec2::splat(2.0 * r)),
    );
}

/// A row of five roses for a level of 0 to 5, from `left` on; `r` the radius of one. Gives the
/// right end.
pub fn roses(painter: &Painter, theme: &Theme, left: Pos2, level: u8, r: f32) -> f32 {
    let gap = r * 2.35;
    for i in 0..5 {
        let name = if i < level { "rose_on" } else { "rose_off" };
        let center = pos2(left.x + r + f32::from(i) * gap, left.y);
        theme.paint(
            painter,
            name,
            Rect::from_center_size(center, Vec2::splat(2.0 * r)),
        );
    }
    left.x + 2.0 * r + 4.0 * gap
}

/// A crimson ribbon over the height of `rect`; its ends hang out `over` on both sides (26 for a
/// dialog), and 7 below.
pub fn ribbon(painter: &Painter, theme: &Theme, rect: Rect, over: f32) {
    let name = match rect.height() {
        h if h < 46.0 => "ribbon_44",
        h if h < 58.0 => "ribbon_48",
        _ => "ribbon_64",
    };
    let hang = if theme.sprite(name).is_some() {
        7.0
    } else {
        0.0
    };
    let whole = Rect::from_min_max(rect.min - vec2(over, 0.0), rect.max + vec2(over, hang));
    theme.paint(painter, name, whole);
}

/// An icon, centred; `k` times its 24 units. A dark one is laid twice, for its thin lines fade on a
/// light ground.
pub fn icon(painter: &Painter, theme: &Theme, name: &str, center: Pos2, k: f32, tint: Color32) {
    let name = format!("icon_{name}");
    let tint = if theme.contrast {
        plain::ink(tint)
    } else {
        tint
    };
    theme.paint_at(painter, &name, center, k, tint);
    if tint.intensity() < 0.35 && tint.is_opaque() {
        theme.paint_at(painter, &name, center, k, tint);
    }
}

/// The flourish between two groups.
pub fn divider(painter: &Painter, theme: &Theme, x: Rangef, y: f32) {
    if theme.sprite("divider_mid").is_none() {
        painter.hline(x, y, Stroke::new(1.0, wash(RED, 0.7)));
        return;
    }
    let mid = theme.sprite_size("divider_mid", vec2(44.0, 12.0));
    let cx = x.center();
    for (name, from, to) in [
        ("divider_left", x.min, cx - mid.x / 2.0),
        ("divider_right", cx + mid.x / 2.0, x.max),
    ] {
        let h = theme.sprite_size(name, vec2(20.0, 12.0)).y;
        theme.paint(
            painter,
            name,
            Rect::from_min_max(pos2(from, y - h / 2.0), pos2(to, y + h / 2.0)),
        );
    }
    theme.paint(
        painter,
        "divider_mid",
        Rect::from_center_size(pos2(cx, y), mid),
    );
}

/// A dark bubble with a tail that points at `at`: a refusal at its piece, or a tooltip. It takes no
/// clicks and stays inside the window.
pub fn bubble(ctx: &Context, theme: &Theme, at: Pos2, text: &str) {
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("kings-coffer bubble")));
    let screen = ctx.content_rect().shrink(8.0);
    let color = if theme.contrast {
        plain::WHITE
    } else {
        Color32::from_rgb(0xf9, 0xe8, 0xbd)
    };
    let room = (280.0 * theme.scale()).min(screen.width() - 40.0);
    let galley = theme.balanced(ctx, text, Face::Body, 18.0, color, room, Align::Min);
    let size = galley.size() + vec2(28.0, 18.0);
    let above = at.y - size.y - 14.0 >= screen.top();
    let y = if above {
        at.y - size.y - 13.0
    } else {
        at.y + 13.0
    };
    let x =
        (at.x - size.x * 0.3).clamp(screen.left(), (screen.right() - size.x).max(screen.left()));
    let rect = Rect::from_min_size(pos2(x, y), size);
    let fill = Color32::from_rgb(0x22, 0x14, 0x0c);
    theme.paint(&painter, "tooltip", rect);
    let tx = at.x.clamp(rect.left() + 16.0, rect.right() - 16.0);
    if above && theme.sprite("tooltip_tail").is_some() {
        let tail = theme.sprite_size("tooltip_tail", vec2(18.0, 11.0));
        theme.paint(
            &painter,
            "tooltip_tail",
            Rect::from_min_size(pos2(tx - tail.x / 2.0, rect.bottom() - 1.5), tail),
        );
    } else {
        let (base, tip) = if above {
            (rect.bottom() - 1.0, rect.bottom() + 11.0)
        } else {
            (rect.top() + 1.0, rect.top() - 11.0)
        };
        let points = vec![pos2(tx - 9.0, base), pos2(tx, tip), pos2(tx + 9.0, base)];
        painter.add(Shape::convex_polygon(points.clone(), fill, Stroke::NONE));
        painter.add(Shape::line(points, Stroke::new(1.6, GOLD)));
    }
    put(&painter, galley, rect.center(), Align2::CENTER_CENTER);
}

/// What a prompt is about; the glyph depends on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Walk between controls: arrows or the cross.
    Walk,
    /// Act: Enter or A.
    Act,
    /// Back: Esc or B.
    Back,
    /// Change tab: Page up and down, or the shoulders.
    Tabs,
    /// A key of its own by the words on its cap, with the glyph of the pad button that does the
    /// same; either may be empty.
    Key(&'static str, &'static str),
}

/// Size of the glyphs in a bar of prompts, against their own.
const PROMPT: f32 = 1.25;

/// A bar of prompts from `left` on, as many as fit `width`. Nothing for mouse and fingers.
pub fn prompts(painter: &Painter, theme: &Theme, left: Pos2, width: f32, items: &[(Ask, &str)]) {
    let ctx = painter.ctx().clone();
    let mut x = left.x;
    for (ask, words) in items {
        let glyphs: &[&str] = match (theme.device, ask) {
            (Device::Touch | Device::Mouse, _) => continue,
            (Device::Keyboard, Ask::Walk) => &["arrows"],
            (Device::Pad, Ask::Walk) => &["dpad"],
            (Device::Keyboard, Ask::Act) => &["enter"],
            (Device::Pad, Ask::Act) => &["south"],
            (Device::Keyboard, Ask::Back) => &["esc"],
            (Device::Pad, Ask::Back) => &["east"],
            (Device::Keyboard, Ask::Tabs) => &["PgUp", "PgDn"],
            (Device::Pad, Ask::Tabs) => &["shoulder_left", "shoulder_right"],
            (Device::Keyboard, Ask::Key(key, _)) => &[*key],
            (Device::Pad, Ask::Key(_, pad)) => &[*pad],
        };
        if glyphs.iter().any(|glyph| glyph.is_empty()) {
            continue;
        }
        let words = theme.layout(
            &ctx,
            words,
            Face::Body,
            17.5,
            CREAM,
            f32::INFINITY,
            Align::Min,
        );
        let needed: f32 = glyphs
            .iter()
            .map(|g| glyph_width(&ctx, theme, g, PROMPT) + 8.0)
            .sum::<f32>()
            + words.size().x;
        if x + needed > left.x + width {
            break;
        }
        for glyph in glyphs {
            let w = glyph_width(&ctx, theme, glyph, PROMPT);
            paint_glyph(painter, theme, glyph, pos2(x + w / 2.0, left.y), PROMPT);
            x += w + 8.0;
        }
        let rect = put(painter, words, pos2(x, left.y), Align2::LEFT_CENTER);
        x = rect.right() + 26.0;
    }
}

/// A key or a button as prompts show it.
struct Glyph {
    /// Its name.
    name: &'static str,
    /// Its picture.
    picture: &'static str,
    /// The key of the words on a cap behind the picture; empty: none.
    cap: &'static str,
    /// The key of the words for it in a sentence, and on a cap for want of the picture.
    words: &'static str,
}

macro_rules! glyphs {
    ($($name:literal = $picture:literal $(+ $cap:literal)?),* $(,)?) => {
        &[$(Glyph { name: $name, picture: $picture, cap: concat!($($cap)?), words: concat!("ui", ".glyph.", $name) }),*]
    };
}

/// Every key and button that has a picture. Other names are the words on a key's cap.
const GLYPHS: &[Glyph] = glyphs![
    "arrows" = "glyph_arrows",
    "up" = "glyph_up",
    "down" = "glyph_down",
    "left" = "glyph_left",
    "right" = "glyph_right",
    "enter" = "glyph_enter",
    "space" = "glyph_space",
    "tab" = "glyph_tab",
    "esc" = "glyph_esc",
    "south" = "glyph_south",
    "east" = "glyph_east",
    "west" = "glyph_west",
    "north" = "glyph_north",
    "shoulder_left" = "glyph_shoulder_left",
    "shoulder_right" = "glyph_shoulder_right",
    "trigger_left" = "glyph_trigger_left",
    "trigger_right" = "glyph_trigger_right",
    "select" = "glyph_select",
    "start" = "glyph_start",
    "dpad" = "glyph_dpad",
    "dpad_up" = "glyph_dpad" + "ui.glyph.way.up",
    "dpad_down" = "glyph_dpad" + "ui.glyph.way.down",
    "dpad_left" = "glyph_dpad" + "ui.glyph.way.left",
    "dpad_right" = "glyph_dpad" + "ui.glyph.way.right",
    "stick_left" = "glyph_stick" + "ui.glyph.side.left",
    "stick_right" = "glyph_stick" + "ui.glyph.side.right",
    "stick_right_up" = "glyph_stick" + "ui.glyph.side.right.up",
    "stick_right_down" = "glyph_stick" + "ui.glyph.side.right.down",
    "stick_right_left" = "glyph_stick" + "ui.glyph.side.right.left",
    "stick_right_right" = "glyph_stick" + "ui.glyph.side.right.right",
];

/// Height of a glyph at its own size, in points.
pub const GLYPH: f32 = 24.0;

/// The words for a glyph in a sentence; a key's cap stands for itself.
pub fn glyph_words(glyph: &'static str) -> &'static str {
    GLYPHS
        .iter()
        .find(|known| known.name == glyph)
        .map_or(glyph, |known| text(known.words))
}

/// The picture of a glyph, if there is one, and the words on a cap behind it, or in its stead.
fn glyph_parts<'a>(theme: &Theme, glyph: &'a str) -> (Option<&'a str>, Option<&'a str>) {
    match GLYPHS.iter().find(|known| known.name == glyph) {
        Some(known) if theme.shows(known.picture) => {
            let cap = (!known.cap.is_empty()).then(|| text(known.cap));
            (Some(known.picture), cap)
        }
        Some(known) => (None, Some(text(known.words))),
        None if theme.shows(glyph) => (Some(glyph), None),
        None => (None, Some(glyph)),
    }
}

/// The width of a picture that is `GLYPH` high at `k` times its size.
fn picture_width(theme: &Theme, picture: &str, k: f32) -> f32 {
    let size = theme
        .sprite_size(picture, Vec2::splat(GLYPH))
        .max(Vec2::splat(1.0));
    size.x * GLYPH * k / size.y
}

/// Words as they stand on a cap, and the width of the cap.
fn cap_words(
    ctx: &Context,
    theme: &Theme,
    words: &str,
    k: f32,
) -> (std::sync::Arc<egui::Galley>, f32) {
    let galley = theme.layout(
        ctx,
        words,
        Face::Strong,
        14.0 * k / theme.scale(),
        INK,
        f32::INFINITY,
        Align::Min,
    );
    let width = (galley.size().x + 11.0 * k).max(22.0 * k);
    (galley, width)
}

/// The width of a glyph at `k` times its size.
pub fn glyph_width(ctx: &Context, theme: &Theme, glyph: &str, k: f32) -> f32 {
    let (picture, cap) = glyph_parts(theme, glyph);
    let picture_w = picture.map_or(0.0, |picture| picture_width(theme, picture, k));
    let cap_w = cap.map_or(0.0, |words| cap_words(ctx, theme, words, k).1);
    let gap = if picture.is_some() && cap.is_some() {
        2.0 * k
    } else {
        0.0
    };
    picture_w + gap + cap_w
}

/// Paints one prompt glyph at `k` times its size: a picture, the words of a key cap, or both side
/// by side.
pub fn paint_glyph(painter: &Painter, theme: &Theme, glyph: &str, center: Pos2, k: f32) {
    let ctx = painter.ctx().clone();
    let (picture, cap) = glyph_parts(theme, glyph);
    let mut x = center.x - glyph_width(&ctx, theme, glyph, k) / 2.0;
    if let Some(picture) = picture {
        let size = vec2(picture_width(theme, picture, k), GLYPH * k);
        theme.paint(
            painter,
            picture,
            Rect::from_center_size(pos2(x + size.x / 2.0, center.y), size),
        );
        x += size.x + 2.0 * k;
    }
    if let Some(words) = cap {
        let (galley, width) = cap_words(&ctx, theme, words, k);
        let rect = Rect::from_min_size(pos2(x, center.y - GLYPH * k / 2.0), vec2(width, GLYPH * k));
        let blank = if theme.sprite("glyph_key").is_some() {
            "glyph_key"
        } else {
            "key_blank"
        };
        theme.paint(painter, blank, rect);
        put(
            painter,
            galley,
            rect.center() - vec2(0.0, k),
            Align2::CENTER_CENTER,
        );
    }
}

/// A heading with a note at the right end of the same baseline; the note is left out when there is
/// no room.
pub fn heading_with_note(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    heading: &str,
    size: f32,
    note: &str,
) {
    let ctx = painter.ctx().clone();
    let words = theme.fit(&ctx, heading, Face::Heading, size, INK, rect.width());
    let used = words.size().x;
    let base = words
        .rows
        .first()
        .and_then(|row| row.glyphs.first().map(|g| row.pos.y + g.pos.y))
        .unwrap_or(size);
    let top = put(painter, words, rect.left_center(), Align2::LEFT_CENTER).top();
    let note = theme.layout(
        &ctx,
        note,
        Face::Italic,
        18.0,
        INK_NOTE,
        f32::INFINITY,
        Align::Min,
    );
    if used + 16.0 + note.size().x <= rect.width() {
        put_baseline(painter, note, pos2(rect.right(), top + base), Align::Max);
    }
}

/// A dark pill with a gilt edge, the ground of a prompt bar that lies over the table; then the
/// prompts. Nothing for mouse and fingers.
pub fn prompt_pill(painter: &Painter, theme: &Theme, rect: Rect, items: &[(Ask, &str)]) {
    if !theme.device.has_keys() {
        return;
    }
    let round = rect.height() / 2.0;
    painter.rect(
        rect,
        round,
        Color32::from_rgba_unmultiplied(20, 10, 5, 246),
        Stroke::new(1.2, wash(GOLD, 0.8)),
        egui::StrokeKind::Inside,
    );
    prompts(
        painter,
        theme,
        pos2(rect.left() + 26.0, rect.center().y),
        rect.width() - 40.0,
        items,
    );
}

/// Gives `id` the focus once and clears the request in `first`. Later it only catches keys: when
/// nothing has the focus (a click beside the controls takes it away) the first arrow brings it back
/// to `id`. Call it after the control was shown.
pub fn focus_once(ui: &Ui, id: Id, first: &mut bool) {
    let arrows = [
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
    ];
    let lost = || {
        ui.memory(|m| m.focused().is_none())
            && ui.input(|i| arrows.into_iter().any(|key| i.key_pressed(key)))
    };
    if std::mem::take(first) || lost() {
        ui.memory_mut(|m| {
            m.request_focus(id);
            // The key that brought it back does not move it on.
            m.move_focus(FocusDirection::None);
        });
    }
}

/// A small glyph at the shoulder of a seal: the key or pad button that does the same.
pub fn corner_key(painter: &Painter, theme: &Theme, ask: Ask, center: Pos2) {
    let Ask::Key(key, pad) = ask else { return };
    let glyph = match theme.device {
        Device::Pad => pad,
        Device::Keyboard => key,
        Device::Mouse | Device::Touch => return,
    };
    if !glyph.is_empty() {
        paint_glyph(painter, theme, glyph, center, 1.0);
    }
}
