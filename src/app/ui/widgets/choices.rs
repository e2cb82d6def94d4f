//! Choices: segments, switches, sliders and tabs.

use egui::accesskit::Action;
use egui::{
    Align2, Color32, Context, CursorIcon, EventFilter, Id, Key, Modifiers, Pos2, Rangef, Rect,
    Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::ui::palette::rgb;
use crate::app::ui::pen::{Brush, Pen};
use crate::app::ui::theme::{
    CREAM, GOLD, INK, INK_BRASS, ON_RED, Theme, body, italic, strong, wash,
};
use crate::app::ui::widgets::focus::{show_focus, show_round_focus};
use crate::app::ui::widgets::{
    TOUCH, focus_ring, focused, icon, interact, name, reveal, target, touched,
};

/// The smallest letters of a segment and of a tab.
const SMALLEST_LABEL: f32 = 12.0;

/// The gap between tabs, in points.
const TAB_GAP: f32 = 6.0;

/// A choice of few, in an oak trough. Returns the segment that was clicked. `rect` must be at least
/// 44 high.
pub fn segments(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    labels: &[&str],
    selected: usize,
    name: &str,
) -> Option<usize> {
    let theme = ui.theme;
    ui.paint("segs_trough", rect);
    let q = rect.width() / labels.len().max(1) as f32;
    // All labels have the same text size.
    let widest = labels
        .iter()
        .map(|l| ui.text_width(l, strong(18.5)))
        .fold(1.0, f32::max);
    let fits = (18.5 * ((q - 16.0) / widest).min(1.0)).max(SMALLEST_LABEL);
    let size = fits.min(rect.height() * 0.6 / theme.scale());
    let mut chosen = None;
    let mut ring = None;
    for (i, label) in labels.iter().enumerate() {
        let place = pos2(rect.left() + i as f32 * q, rect.top());
        let cell = Rect::from_min_size(place, vec2(q, rect.height()));
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
            ui.paint("segs_lit", inner);
            let galley = ui.fit(label, strong(size).ink(INK_BRASS), q - 12.0);
            ui.put_text(
                galley,
                cell.center() - vec2(0.0, 1.5),
                Align2::CENTER_CENTER,
            );
            let point = pos2(cell.center().x, cell.bottom() - 7.5);
            ui.paint_at("lozenge", point, 1.0, Color32::WHITE);
        } else {
            if i > 0 && i - 1 != selected {
                painter.vline(
                    cell.left(),
                    Rangef::new(cell.top() + 9.0, cell.bottom() - 9.0),
                    (1.0, wash(GOLD, 0.35)),
                );
            }
            let color = if response.hovered() && !theme.contrast {
                ON_RED
            } else {
                CREAM
            };
            let galley = ui.fit(label, body(size).ink(color), q - 12.0);
            ui.put_text(galley, cell.center(), Align2::CENTER_CENTER);
        }
        if focused(theme, &response) {
            ring = Some(inner);
        }
    }
    if let Some(inner) = ring {
        focus_ring(ui.brush(), inner);
    }
    chosen
}

/// A choice of several in a narrow row: the chosen one between two arrows. A press on the left half
/// goes back, one on the right half goes on; Left and Right do the same while it has the focus.
/// Returns the new choice. `rect` must be at least 44 high.
pub fn stepper(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    labels: &[&str],
    selected: usize,
    called: &str,
) -> Option<usize> {
    let count = labels.len().max(1);
    let response = touched(ui, id, rect, true);
    let mut steps = 0;
    if response.has_focus() {
        steps += steps_pressed(ui, &response, 0.5) as isize;
    }
    if response.clicked() {
        let left = response
            .interact_pointer_pos()
            .is_some_and(|at| at.x < rect.center().x);
        steps += if left { -1 } else { 1 };
    }
    let chosen = (selected as isize + steps).rem_euclid(count as isize) as usize;
    // Named and drawn after the press, so that the new choice is seen at once.
    let label = labels.get(chosen).copied().unwrap_or_default();
    name(ui, &response, || WidgetInfo {
        current_text_value: Some(label.to_owned()),
        ..WidgetInfo::labeled(WidgetType::ComboBox, true, called)
    });
    let painter = ui.painter();
    ui.paint("segs_trough", rect);
    let inner = rect.shrink(3.0);
    ui.paint("segs_lit", inner.shrink2(vec2(34.0, 0.0)));
    let room = rect.width() - 92.0;
    let words = ui.fit(label, strong(18.5).ink(INK_BRASS), room);
    let middle = rect.center() - vec2(0.0, 1.5);
    ui.put_text(words, middle, Align2::CENTER_CENTER);
    let color = if response.hovered() && !ui.theme.contrast {
        ON_RED
    } else {
        CREAM
    };
    for side in [-1.0, 1.0] {
        let tip = pos2(
            rect.center().x + side * (rect.width() / 2.0 - 13.0),
            rect.center().y,
        );
        let points = [
            vec2(-8.0 * side, -8.0),
            vec2(0.0, 0.0),
            vec2(-8.0 * side, 8.0),
        ];
        let points = points.map(|step| tip + step).to_vec();
        painter.add(Shape::line(points, Stroke::new(2.6, color)));
    }
    show_focus(ui, &response, inner);
    (steps != 0).then_some(chosen)
}

/// The height of a switch row at `width`.
pub fn toggle_height(ctx: &Context, theme: &Theme, label: &str, note: &str, width: f32) -> f32 {
    let room = width - 72.0;
    let label = theme.wrapped(ctx, label, strong(19.5), room).size().y;
    let note = if note.is_empty() {
        0.0
    } else {
        theme
            .wrapped(ctx, note, italic(17.5).ink(INK), room)
            .size()
            .y
    };
    (label + note).max(TOUCH)
}

/// A switch with its label and a note; the whole row can be pressed. With `right` the switch is at
/// the right end. Returns true when it changed.
pub fn toggle(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    label: &str,
    note: &str,
    right: bool,
    on: &mut bool,
) -> bool {
    let theme = ui.theme;
    let response = touched(ui, id, rect, true);
    if response.clicked() {
        *on = !*on;
    }
    // Named after the press, so that the name includes the new state.
    name(ui, &response, || {
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
    let label = ui.wrapped(label, strong(19.5), room);
    let lines = label.size().y;
    let note = (!note.is_empty()).then(|| theme.wrapped(ctx, note, italic(17.5), room));
    let whole = lines + note.as_ref().map_or(0.0, |n| n.size().y);
    let top = rect.center().y - whole / 2.0;
    // Centred if there are one or two lines of text, otherwise beside the first line.
    let cy = if whole > 84.0 * theme.scale() {
        top + lines / 2.0
    } else {
        rect.center().y
    };
    let knob = Rect::from_min_size(pos2(x, cy - 15.0), vec2(58.0, 30.0));
    ui.paint(if *on { "toggle_on" } else { "toggle_off" }, knob);
    if theme.sprite("toggle_on").is_none() {
        let end = if *on {
            knob.right() - 15.0
        } else {
            knob.left() + 15.0
        };
        painter.circle_filled(pos2(end, knob.center().y), 12.0, CREAM);
    }
    ui.put_text(label, pos2(text_x, top), Align2::LEFT_TOP);
    if let Some(note) = note {
        ui.put_text(note, pos2(text_x, top + lines), Align2::LEFT_TOP);
    }
    show_focus(ui, &response, knob.shrink(1.0));
    response.clicked()
}

/// A slider from 0 to 1 in steps of `step`; Left and Right change it while it has the focus.
/// `shown` formats a value; `ticks` draws marks below it. Returns true when it changed.
pub fn slider(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    label: &str,
    shown: &dyn Fn(f32) -> String,
    value: &mut f32,
    step: f32,
    ticks: usize,
) -> bool {
    let before = *value;
    let held = rect.expand2(vec2(13.0, 0.0));
    let mut response = interact(ui, id, held, true, Sense::click_and_drag());
    reveal(ui, &response);
    if response.has_focus() {
        *value += steps_pressed(ui, &response, *value) * step;
    }
    if (response.dragged() || response.clicked())
        && let Some(pos) = response.interact_pointer_pos()
    {
        *value = (pos.x - rect.left()) / rect.width().max(1.0);
    }
    *value += steps_asked(ui, id) * step;
    *value = ((*value / step).round() * step).clamp(0.0, 1.0);
    let changed = (*value - before).abs() > 1e-4;
    if changed {
        response.mark_changed();
    }
    name(ui, &response, || WidgetInfo {
        current_text_value: Some(shown(*value)),
        ..WidgetInfo::slider(true, f64::from(*value), label)
    });
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let knob = paint_slider(ui.brush(), rect, *value, ticks);
    show_round_focus(ui, &response, knob, 13.0);
    changed
}

/// The number of steps that assistive technology asks for.
fn steps_asked(ui: &Ui, id: Id) -> f32 {
    ui.ctx().accesskit_node_builder(id, |node| {
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let asked = |action| ui.input(|i| i.num_accesskit_action_requests(id, action)) as f32;
    asked(Action::Increment) - asked(Action::Decrement)
}

/// The number of steps by which the arrow keys move a focused slider. At its ends, the key is left
/// to other controls.
fn steps_pressed(ui: &Ui, response: &Response, value: f32) -> f32 {
    let arrows = EventFilter {
        horizontal_arrows: true,
        ..Default::default()
    };
    ui.memory_mut(|m| m.set_focus_lock_filter(response.id, arrows));
    let steps = |key, open: bool| {
        if open {
            ui.input_mut(|i| i.count_and_consume_key(Modifiers::NONE, key)) as f32
        } else {
            0.0
        }
    };
    steps(Key::ArrowRight, value < 1.0) - steps(Key::ArrowLeft, value > 0.0)
}

/// Paints a slider. Returns the centre of its knob.
fn paint_slider(brush: Brush, rect: Rect, value: f32, ticks: usize) -> Pos2 {
    let cy = rect.center().y;
    for i in 0..ticks {
        let x = rect.left() + rect.width() * i as f32 / (ticks.max(2) - 1) as f32;
        brush.vline(x, Rangef::new(cy + 9.0, cy + 15.0), (1.4, rgb(0x3a2412)));
    }
    let groove = Rect::from_center_size(rect.center(), vec2(rect.width() + 10.0, 12.0));
    brush.paint("slider_groove", groove);
    let knob = pos2(rect.left() + rect.width() * value, cy);
    if value > 0.0 {
        let from = pos2(rect.left() - 2.5, cy - 3.0);
        let fill = Rect::from_min_max(from, knob + vec2(0.0, 3.0));
        brush.paint("slider_fill", fill);
    }
    let size = Vec2::splat(26.0);
    brush.paint("knob", Rect::from_center_size(knob, size));
    knob
}

/// The places of tabs beside each other on `rect`, and the size of their labels: of equal width, or each as wide as
/// its label where one needs more. `beside` is the room beside a label.
fn tab_cells(ui: &Pen, rect: Rect, labels: &[&str], beside: f32) -> (Vec<Rect>, f32) {
    let count = labels.len().max(1) as f32;
    let room = rect.width() - TAB_GAP * (count - 1.0);
    let size = 21.0_f32.min(31.0 / ui.theme.scale());
    let words = |label: &&str| ui.text_width(label, strong(size));
    let words: Vec<f32> = labels.iter().map(words).collect();
    let all: f32 = words.iter().sum();
    let part = ((room - beside * count) / all.max(1.0)).min(1.0);
    let smaller = (size * part).max(SMALLEST_LABEL);
    let needed = words.iter().map(|words| words * smaller / size + beside);
    let needed: Vec<f32> = needed.collect();
    let equal = room / count;
    let fits = needed.iter().all(|width| *width <= equal);
    let spare = (room - needed.iter().sum::<f32>()) / count;
    let mut left = rect.left();
    let cells = needed.into_iter().map(|width| {
        let width = if fits { equal } else { width + spare };
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        left = cell.right() + TAB_GAP;
        cell
    });
    (cells.collect(), smaller)
}

/// Tabs over `rect` (48 high, standing on the panel below). `items` are icon and
/// label. Returns the tab that was clicked.
pub fn tabs(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    items: &[(&str, &str)],
    selected: usize,
) -> Option<usize> {
    let mut chosen = None;
    let labels: Vec<&str> = items.iter().map(|(_, label)| *label).collect();
    let broad = rect.width() > (120.0 + TAB_GAP) * labels.len() as f32;
    let icon_room = if broad { 30.0 } else { 0.0 };
    let (cells, size) = tab_cells(ui, rect, &labels, 20.0 + icon_room);
    let order = (0..items.len())
        .filter(|i| *i != selected)
        .chain([selected])
        .filter(|i| *i < items.len());
    let responses: Vec<Response> = (0..items.len())
        .map(|i| {
            target(ui, id.with(i), cells[i], true, || {
                WidgetInfo::selected(WidgetType::SelectableLabel, true, i == selected, items[i].1)
            })
        })
        .collect();
    for i in order {
        let on = i == selected;
        let cell = cells[i];
        let (name, label) = items[i];
        let shape = if on {
            Rect::from_min_max(cell.min, cell.max + vec2(0.0, 4.0))
        } else {
            Rect::from_min_max(cell.min + vec2(0.0, 5.0), cell.max + vec2(0.0, 2.0))
        };
        ui.paint(if on { "tab_on" } else { "tab_off" }, shape);
        let words = ui.fit(label, strong(size), cell.width() - 16.0 - icon_room);
        let at = pos2(
            cell.center().x + icon_room / 2.0,
            cell.top() + if on { 24.0 } else { 28.0 },
        );
        let words = ui.put_text(words, at, Align2::CENTER_CENTER);
        if icon_room > 0.0 {
            icon(ui.brush(), name, pos2(words.left() - 18.0, at.y), 0.86, INK);
        }
        if responses[i].clicked() {
            chosen = Some(i);
        }
        if focused(ui.theme, &responses[i]) {
            focus_ring(ui.brush(), cell.shrink(3.0));
        }
    }
    chosen
}
