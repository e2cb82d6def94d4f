//! A box with text to copy or to paste: links, games in notation, backups.

use egui::{Align, Context, Id, Key, Rect, pos2, vec2};

use crate::app::ui::dialog::Modal;
use crate::app::ui::{
    Flow, INK, Pen, RED, TextButton, Theme, body, escaped, field, focus_once, id, is_very_large,
    layers, pressed_with_command, strong,
};
use crate::texts::text;

/// The contents of the box; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextBoxData {
    /// The heading on the ribbon.
    pub title: String,
    /// What the text is, or what to paste.
    pub note: String,
    /// The result or error of the last action, in a sentence; may be empty.
    pub answer: String,
    /// Whether the text cannot be changed.
    pub fixed: bool,
    /// The label of the button that accepts a pasted text; `None` if the text can only be copied.
    pub accept: Option<String>,
    /// Whether a clipboard is available.
    pub clipboard: bool,
    /// Whether a file can be chosen instead of a text.
    pub files: bool,
}

/// The state of the box.
#[derive(Clone, Debug)]
pub struct TextBoxState {
    /// The text, given or pasted.
    pub text: String,
    /// Gives the text the focus once, if it can be changed, else the main action; set when the sheet
    /// opens.
    pub focus_first: bool,
    typing: bool,
}

impl Default for TextBoxState {
    fn default() -> Self {
        Self::new(String::new())
    }
}

impl TextBoxState {
    /// A box with this text.
    pub fn new(text: String) -> Self {
        Self {
            text,
            focus_first: true,
            typing: false,
        }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextBoxAction {
    /// Copy the text.
    Copy,
    /// Paste the clipboard's text.
    Paste,
    /// Choose a file instead.
    ChooseFile,
    /// Accept the text.
    Accept,
    /// Close the box (also Esc).
    Close,
}

/// The least height of the text, in points: its scroll bar must still be seen as one.
const LEAST_BOX: f32 = 72.0;

/// The height of what the box has below its title, in points, at most.
const HEIGHT: f32 = 450.0;

/// Shows the box in the middle of the window; it is modal.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &TextBoxData,
    state: &mut TextBoxState,
) -> Option<TextBoxAction> {
    let opened = state.focus_first;
    let modal = Modal {
        name: "text-box",
        title: &data.title,
        widest: [720.0; 2],
        foot: 0.0,
        prompts: &[],
    };
    layers::modal(ctx, theme, |ui| {
        let height = HEIGHT * theme.scale().clamp(1.0, 1.25);
        let [rest, _] = modal.open(ui, height);
        let x = rest.x_range();
        // From the bottom: the buttons, then the answer; the text gets the rest.
        let (mut action, main, buttons_top) = buttons(ui, data, &state.text, rest);
        let mut measure = Flow::measure(ctx, theme, x);
        if !data.answer.is_empty() {
            measure.text(&data.answer, strong(18.0).ink(RED), Align::Min);
        }
        let answer = measure.height();
        let note = |flow: &mut Flow| {
            flow.text(&data.note, body(18.5), Align::Min);
            flow.gap(10.0);
        };
        let mut measure = Flow::measure(ctx, theme, x);
        note(&mut measure);
        let mut flow = Flow::draw_at(ctx, ui, x, rest.top());
        // Text and answer come first.
        let room = buttons_top - flow.y - answer - 16.0 - LEAST_BOX;
        if measure.height() <= room && (!is_very_large(theme.scale()) || rest.width() > 440.0) {
            note(&mut flow);
        }
        let box_top = flow.y;
        let box_rect = Rect::from_x_y_ranges(
            x,
            box_top..=(buttons_top - answer - 16.0).max(box_top + LEAST_BOX),
        );
        let words = id("text-box", "text");
        let response = field::area(
            ui,
            words,
            box_rect,
            &data.title,
            &mut state.text,
            data.fixed,
        );
        field::leaves(ui, &response, &mut state.typing);
        let types = opened && data.accept.is_some();
        focus_once(ui, if types { words } else { main }, &mut state.focus_first);
        if !data.answer.is_empty() {
            let ink = theme.pick(RED, INK);
            let mut flow = Flow::draw_at(ctx, ui, x, box_rect.bottom() + 6.0);
            flow.text(&data.answer, strong(18.0).ink(ink), Align::Min);
        }
        if data.clipboard {
            action = shortcut(ctx, data).or(action);
        }
        if escaped(ctx, opened) {
            action = Some(TextBoxAction::Close);
        }
        action
    })
}

/// The usual keys for copying and pasting.
fn shortcut(ctx: &Context, data: &TextBoxData) -> Option<TextBoxAction> {
    let (key, action) = if data.accept.is_some() {
        (Key::V, TextBoxAction::Paste)
    } else {
        (Key::C, TextBoxAction::Copy)
    };
    pressed_with_command(ctx, key).then_some(action)
}

/// The buttons at the bottom of `room`. Returns the action of a press, the button of the main action,
/// and the top of the buttons.
fn buttons(
    ui: &mut Pen,
    data: &TextBoxData,
    typed: &str,
    room: Rect,
) -> (Option<TextBoxAction>, Id, f32) {
    let ctx = ui.ctx().clone();
    let accept = data.accept.as_deref().unwrap_or_default();
    let copy = data.accept.is_none();
    let mut row: Vec<(TextBoxAction, &str, TextButton)> = vec![(
        TextBoxAction::Close,
        "close",
        TextButton::brass(text("carry-close")),
    )];
    if data.clipboard {
        row.push(if copy {
            (
                TextBoxAction::Copy,
                "copy",
                TextButton::lacquer(text("carry-copy")).size(21.0),
            )
        } else {
            (
                TextBoxAction::Paste,
                "paste",
                TextButton::brass(text("carry-paste")).icon("paste"),
            )
        });
    }
    if data.files {
        row.insert(
            1,
            (
                TextBoxAction::ChooseFile,
                "file",
                TextButton::brass(text("carry-choose")),
            ),
        );
    }
    if !copy {
        let enabled = !typed.trim().is_empty();
        row.push((
            TextBoxAction::Accept,
            "accept",
            TextButton::lacquer(accept).size(21.0).enabled(enabled),
        ));
    }
    let h = 50.0;
    let gap = 12.0;
    let widest = row
        .iter()
        .map(|(_, _, button)| button.width(&ctx, ui.theme))
        .fold(120.0, f32::max);
    // In a low window they stay beside each other, and their words are smaller; four stand in two rows.
    let share = (room.width() + gap) / row.len() as f32 - gap;
    let low = Modal::is_low(&ctx, ui.theme);
    let beside = widest <= share || low && row.len() < 4;
    let columns = match (beside, low) {
        (true, _) => row.len(),
        (false, true) => 2,
        (false, false) => 1,
    };
    let rows = row.len().div_ceil(columns);
    let top = room.bottom() - (h + gap) * rows as f32 + gap;
    let mut action = None;
    let w = if beside {
        widest.max(150.0_f32).min(share)
    } else {
        (room.width() + gap) / columns as f32 - gap
    };
    let count = row.len();
    let mut main = id("text-box", "close");
    for (i, (what, key, button)) in row.iter().enumerate() {
        let rect = if beside {
            // “Close” is at the left, the main action at the right.
            let x = if i == 0 {
                room.left()
            } else {
                room.right() - (count - i) as f32 * (w + gap) + gap
            };
            Rect::from_min_size(pos2(x, top), vec2(w, h))
        } else {
            // The main action is first, at the right of its row.
            let (line, column) = ((count - 1 - i) / columns, (count - 1 - i) % columns);
            let right = room.right() - column as f32 * (w + gap);
            let y = top + line as f32 * (h + gap);
            Rect::from_min_size(pos2(right - w, y), vec2(w, h))
        };
        if button.show(ui, id("text-box", key), rect).clicked() {
            action = Some(*what);
        }
        if button.enabled {
            main = id("text-box", key);
        }
    }
    (action, main, top)
}
