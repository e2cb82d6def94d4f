//! The focus: showing, giving and keeping it.

use egui::{
    Color32, EventFilter, FocusDirection, Id, Key, Pos2, Rect, Response, StrokeKind, Ui, pos2,
};

use crate::app::ui::high_contrast;
use crate::app::ui::pen::{Brush, Pen};
use crate::app::ui::square;
use crate::app::ui::theme::{FOCUS, GOLD, INK_BRASS, Theme};

/// Whether `response` has the focus and the focus is drawn.
pub fn focused(theme: &Theme, response: &Response) -> bool {
    theme.focus_visible() && response.has_focus()
}

/// The focus ring of a control around `rect`, while it has the focus and the focus is drawn.
pub fn show_focus(ui: &Pen, response: &Response, rect: Rect) {
    if focused(ui.theme, response) {
        focus_ring(ui.brush(), rect);
    }
}

/// The focus ring of a round control, while it has the focus and the focus is drawn.
pub fn show_round_focus(ui: &Pen, response: &Response, center: Pos2, r: f32) {
    if focused(ui.theme, response) {
        focus_round(ui.brush(), center, r);
    }
}

/// The focus ring around `rect` (drawn outside it), with its two lozenges.
pub fn focus_ring(brush: Brush, rect: Rect) {
    if brush.theme.contrast {
        high_contrast::focus(brush.painter, rect);
        return;
    }
    if brush.theme.sprite("focus_ring").is_some() {
        brush.paint("focus_ring", rect);
    } else {
        brush.rect_stroke(rect.expand(5.0), 8.0, (6.0, INK_BRASS), StrokeKind::Middle);
        brush.rect_stroke(rect.expand(5.0), 8.0, (3.0, FOCUS), StrokeKind::Middle);
    }
    lozenges(brush, rect);
}

/// The focus ring of a round control.
pub fn focus_round(brush: Brush, center: Pos2, r: f32) {
    if brush.theme.contrast {
        high_contrast::focus_round(brush.painter, center, r);
        return;
    }
    let name = match r {
        r if (r - 27.0).abs() < 3.0 => "focus_round",
        r if (r - 22.0).abs() < 2.0 => "focus_round_small",
        _ => "",
    };
    if brush.theme.sprite(name).is_some() {
        brush.paint(name, square(center, 2.0 * r));
    } else {
        brush.circle_stroke(center, r + 5.0, (6.0, INK_BRASS));
        brush.circle_stroke(center, r + 5.0, (3.0, FOCUS));
    }
    lozenges(brush, square(center, 2.0 * r));
}

/// The two lozenges that point at a focused control from both sides.
fn lozenges(brush: Brush, widget: Rect) {
    for (name, x) in [
        ("focus_lozenge_left", widget.left() - 7.0),
        ("focus_lozenge_right", widget.right() + 7.0),
    ] {
        if brush.theme.sprite(name).is_some() {
            brush.paint_at(name, pos2(x, widget.center().y), 1.0, Color32::WHITE);
        } else {
            brush.circle(pos2(x, widget.center().y), 4.0, GOLD, (1.5, INK_BRASS));
        }
    }
}

/// Gives `id` the focus once and clears the request in `first`. Later, if nothing has the focus
/// (e.g. after a click beside the controls), the first arrow key returns it to `id`. Must be called
/// after the control was shown.
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
            // Keeps the key that returned the focus from moving it further.
            m.move_focus(FocusDirection::None);
        });
    }
}

/// Reserves the keys of `filter` for a control while it has the focus; otherwise egui would move
/// the focus with them.
pub fn keep_keys(ui: &Ui, response: &Response, filter: EventFilter) {
    ui.memory_mut(|m| m.set_focus_lock_filter(response.id, filter));
    if response.gained_focus() {
        // The filter applies to the next key.
        ui.ctx().request_repaint();
    }
}
