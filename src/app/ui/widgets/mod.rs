//! The widgets. Controls: text buttons, icon buttons, segments, switches, sliders, tabs, rows, list
//! items. Ornaments: portraits, roses, ribbons, dividers, bubbles, prompts. Every function takes
//! the rectangle to fill (in points); controls need an [`Id`] of their own, react to Enter and
//! Space, draw the focus ring, and have a name for screen readers.

mod buttons;
mod choices;
mod focus;
mod ornaments;
mod prompts;

pub use buttons::{IconButton, LinkRow, TextButton, list_item, paint_icon_seal, paint_seal};
pub use choices::{segments, slider, stepper, tabs, toggle, toggle_height};
pub use focus::{
    focus_once, focus_ring, focus_round, focused, keep_keys, show_focus, show_round_focus,
};
pub use ornaments::{
    Mood, bubble, divider, heading_with_note, icon, portrait, ribbon, roses, roses_of, roses_width,
    tick,
};
pub use prompts::{
    GLYPH, PromptKind, corner_key, glyph_width, glyph_words, paint_glyph, prompt_pill, prompts,
};

use egui::output::OutputEvent;
use egui::{CursorIcon, Id, Rect, Response, Sense, Ui, WidgetInfo};

use crate::app::ui::layers;

/// The minimum side of a control, in points.
pub const TOUCH: f32 = 44.0;

/// Registers a control over `rect`. A disabled one has a name but can't be pressed. A control that
/// gains the focus scrolls into view.
pub fn target(
    ui: &mut Ui,
    id: Id,
    rect: Rect,
    enabled: bool,
    info: impl Fn() -> WidgetInfo,
) -> Response {
    let response = touched(ui, id, rect, enabled);
    name(ui, &response, info);
    response
}

/// Registers a control over `rect` that senses more or less than a click.
pub fn sensing(
    ui: &Ui,
    id: Id,
    rect: Rect,
    sense: Sense,
    info: impl Fn() -> WidgetInfo,
) -> Response {
    let response = interact(ui, id, rect, true, sense);
    name(ui, &response, info);
    response
}

/// Names a control for screen readers; behind a menu it has no name. egui reports a focus that was
/// moved by keys, but not one that was given to a control (when a panel opens), so that is reported
/// here.
pub fn name(ui: &Ui, response: &Response, info: impl Fn() -> WidgetInfo) {
    if layers::is_behind_menu(ui) {
        return;
    }
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

/// The id of a control if it can be reached or has the focus; a disabled or covered one gets
/// another id. egui keeps every control that was once focusable in its navigation, and would move
/// the focus to controls that can't be pressed any more.
fn reachable(ui: &Ui, id: Id, enabled: bool) -> Id {
    // Other panels give the focus to controls that they have just drawn.
    let around_table = layers::is_around_table(ui);
    let (above, focus) = ui.memory(|memory| {
        (
            memory.allows_interaction(ui.layer_id()),
            memory.has_focus(id),
        )
    });
    if (enabled && above) || focus || !around_table {
        id
    } else {
        id.with("off")
    }
}

/// Lets a control be used in this way. A disabled one, and one behind a menu, is only looked at.
fn interact(ui: &Ui, id: Id, rect: Rect, enabled: bool, sense: Sense) -> Response {
    let id = reachable(ui, id, enabled);
    let used = enabled && !layers::is_behind_menu(ui);
    ui.interact(rect, id, if used { sense } else { Sense::hover() })
}

/// Scrolls to a control that has just got the focus. [`Response::gained_focus`] does not tell of the
/// arrow keys, which give it at the end of a frame.
fn reveal(ui: &Ui, response: &Response) {
    let key = Id::new("kings-coffer-revealed");
    let before = ui.data(|data| data.get_temp::<Id>(key));
    if !response.has_focus() {
        // It is scrolled to again when it gets the focus again.
        if before == Some(response.id) {
            ui.data_mut(|data| data.remove::<Id>(key));
        }
        return;
    }
    if before != Some(response.id) {
        ui.data_mut(|data| data.insert_temp(key, response.id));
        response.scroll_to_me(None);
        // It is where it scrolls to in the next frame, which nothing else may ask for.
        ui.ctx().request_repaint();
    }
}

/// A control without a name.
fn touched(ui: &mut Ui, id: Id, rect: Rect, enabled: bool) -> Response {
    let response = interact(ui, id, rect, enabled, Sense::click());
    reveal(ui, &response);
    if enabled && response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    response
}

/// `normal`, `hover`, `pressed` or `disabled`: the suffix of a sprite's name.
pub fn state_of(response: &Response, enabled: bool) -> &'static str {
    match () {
        () if !enabled => "disabled",
        () if response.is_pointer_button_down_on() => "pressed",
        () if response.hovered() => "hover",
        () => "normal",
    }
}
