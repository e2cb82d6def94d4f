//! The focus: showing, giving and keeping it.

use egui::{
    Color32, EventFilter, FocusDirection, Id, Key, Painter, Pos2, Rect, Response, Stroke,
    StrokeKind, Ui, pos2,
};

use crate::app::ui::high_contrast;
use crate::app::ui::square;
use crate::app::ui::theme::{FOCUS, GOLD, INK_BRASS, Theme};

/// Whether `response` has the focus and the focus is drawn.
pub fn focused(theme: &Theme, response: &Response) -> bool {
    theme.focus_visible() && response.has_focus()
}

/// The focus ring around `rect` (drawn outside it), with its two lozenges.
pub fn focus_ring(painter: &Painter, theme: &Theme, rect: Rect) {
    if theme.contrast {
        high_contrast::focus(painter, rect);
        return;
    }
    if theme.sprite("focus_ring").is_some() {
        theme.paint(painter, "focus_ring", rect);
    } else {
        painter.rect_stroke(
            rect.expand(5.0),
            8.0,
            Stroke::new(6.0, INK_BRASS),
            StrokeKind::Middle,
        );
        painter.rect_stroke(
            rect.expand(5.0),
            8.0,
            Stroke::new(3.0, FOCUS),
            StrokeKind::Middle,
        );
    }
    lozenges(painter, theme, rect);
}

/// The focus ring of a round control.
pub fn focus_round(painter: &Painter, theme: &Theme, center: Pos2, r: f32) {
    if theme.contrast {
        high_contrast::focus_round(painter, center, r);
        return;
    }
    let name = match r {
        r if (r - 27.0).abs() < 3.0 => "focus_round",
        r if (r - 22.0).abs() < 2.0 => "focus_round_small",
        _ => "",
    };
    if theme.sprite(name).is_some() {
        theme.paint(painter, name, square(center, 2.0 * r));
    } else {
        painter.circle_stroke(center, r + 5.0, Stroke::new(6.0, INK_BRASS));
        painter.circle_stroke(center, r + 5.0, Stroke::new(3.0, FOCUS));
    }
    lozenges(painter, theme, square(center, 2.0 * r));
}

/// The two lozenges that point at a focused control from both sides.
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
