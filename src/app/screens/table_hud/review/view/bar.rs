//! The progress bar of a match: jumping through the match by click, drag and keys.

use egui::{
    CursorIcon, EventFilter, Key, Modifiers, Rangef, Rect, Response, Sense, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::app::screens::table_hud::review::view::data::{ReviewAction, ReviewData};
use crate::app::ui::{Pen, id, keep_keys, sensing, show_round_focus, square};
use crate::texts::{fill, text};

/// The position of a number of moves in `x`.
pub(super) fn place(x: Rangef, moves: usize, after: usize) -> f32 {
    x.min + x.span() * after as f32 / moves.max(1) as f32
}

/// Handles clicks and drags on `response`, and the keys while it has the focus.
pub(super) fn go_through(
    ui: &Ui,
    response: &Response,
    x: Rangef,
    data: &ReviewData,
) -> Option<ReviewAction> {
    let mut to = data.shown;
    if (response.clicked() || response.is_pointer_button_down_on())
        && let Some(at) = response.interact_pointer_pos()
    {
        let part = ((at.x - x.min) / x.span().max(1.0)).clamp(0.0, 1.0);
        to = (part * data.moves as f32).round() as usize;
    }
    if response.has_focus() {
        let arrows = EventFilter {
            horizontal_arrows: true,
            ..Default::default()
        };
        keep_keys(ui, response, arrows);
        let pressed = |key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        if pressed(Key::ArrowLeft) {
            to = to.saturating_sub(1);
        }
        if pressed(Key::ArrowRight) {
            to = (to + 1).min(data.moves);
        }
        if pressed(Key::Home) {
            to = 0;
        }
        if pressed(Key::End) {
            to = data.moves;
        }
    }
    (to != data.shown).then_some(ReviewAction::Seek(to))
}

/// The text of the bar for screen readers.
pub(super) fn bar_info(data: &ReviewData) -> WidgetInfo {
    let mut info = WidgetInfo::slider(
        true,
        data.shown as f64 / data.moves.max(1) as f64,
        text("review-bar"),
    );
    let (shown, moves) = (data.shown.to_string(), data.moves.to_string());
    info.current_text_value = Some(fill("review-place", &[("n", &shown), ("all", &moves)]));
    info
}

/// Shows the bar.
pub(super) fn scrub(ui: &mut Pen, rect: Rect, data: &ReviewData) -> Option<ReviewAction> {
    let hit = rect.expand2(vec2(13.0, 0.0));
    let sense = Sense::click_and_drag();
    let response = sensing(ui, id("review", "bar"), hit, sense, || bar_info(data));
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let action = go_through(ui, &response, rect.x_range(), data);
    let cy = rect.center().y;
    let groove = Rect::from_x_y_ranges(rect.left() - 6.0..=rect.right() + 6.0, cy - 6.0..=cy + 6.0);
    ui.paint("slider_groove", groove);
    let x = place(rect.x_range(), data.moves, data.shown);
    if data.shown > 0 {
        let done = Rect::from_x_y_ranges(rect.left() - 2.5..=x, cy - 3.0..=cy + 3.0);
        ui.paint("slider_fill", done);
    }
    ui.paint("knob", square(pos2(x, cy), 26.0));
    show_round_focus(ui, &response, pos2(x, cy), 13.0);
    action
}
