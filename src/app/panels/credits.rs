//! The credits: a parchment that scrolls.

use egui::{Align, Context, Key, Order, Pos2, Rect, Ui, pos2, vec2};

use crate::app::panels::flow::{Flow, layer, scrolling};
use crate::app::panels::theme::{FontFace, INK, INK_NOTE, RED, Theme};
use crate::app::panels::widgets::{PromptKind, TextButton, divider, focus_once, prompts};
use crate::app::panels::{escaped, id, is_narrow};
use crate::texts::text;

/// The sections in order. Each has a heading `credits-NAME` and paragraphs `credits-NAME-1`,
/// `credits-NAME-2`, …
const SECTIONS: [(&str, usize); 5] = [
    ("games", 5),
    ("game", 2),
    ("engine", 3),
    ("type", 4),
    ("thanks", 1),
];

/// The panel's state.
#[derive(Clone, Debug)]
pub struct CreditsState {
    /// Gives “Back” the focus once; set when the panel opens.
    pub focus_first: bool,
}

impl Default for CreditsState {
    fn default() -> Self {
        Self { focus_first: true }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreditsAction {
    /// Go back to the title screen (also Esc).
    Back,
}

/// Shows the credits, with `version` below the name of the game.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    version: &str,
    state: &mut CreditsState,
) -> Option<CreditsAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    layer(ctx, "credits", Order::Middle, screen, false, |ui| {
        let margin = if narrow { 10.0 } else { 28.0 };
        let bar = if narrow { 76.0 } else { 84.0 };
        let width = (screen.width() - 2.0 * margin).min(860.0);
        let panel = Rect::from_min_max(
            pos2(screen.center().x - width / 2.0, screen.top() + margin),
            pos2(screen.center().x + width / 2.0, screen.bottom() - bar),
        );
        theme.parchment(ui.painter(), panel);
        let pad = if narrow { 26.0 } else { 56.0 };
        let room = panel.shrink2(vec2(pad, 30.0));
        let mut head = Flow::draw_at(ctx, ui, theme, room.x_range(), room.top());
        head.put_title(text("credits-title"));
        let room = Rect::from_min_max(pos2(room.left(), head.y), room.max);
        scrolling(ui, theme, id("credits", "scroll"), room, false, |flow| {
            // The panel has only one control, so the arrow keys can scroll.
            flow.draw(turn_by_keys);
            sheet(flow, version);
            None::<()>
        });
        let y = screen.bottom() - bar / 2.0 + 4.0;
        let left = if narrow {
            panel.left() + 6.0
        } else {
            screen.left() + 40.0
        };
        let back = back_button(ui, theme, pos2(left, y), panel.width(), state);
        (escaped(ctx, opened) || back).then_some(CreditsAction::Back)
    })
}

/// Scrolls with the arrow and page keys.
fn turn_by_keys(ui: &mut Ui) {
    let presses = |key| ui.input(|i| i.num_presses(key)) as f32;
    let by = presses(Key::ArrowUp) - presses(Key::ArrowDown)
        + 4.0 * (presses(Key::PageUp) - presses(Key::PageDown));
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by * 90.0));
    }
}

/// All text of the credits.
fn sheet(flow: &mut Flow, version: &str) {
    flow.gap(6.0);
    flow.text(
        text("app-name"),
        FontFace::Heading,
        40.0,
        INK,
        Align::Center,
    );
    if !version.is_empty() {
        flow.text(version, FontFace::Italic, 17.5, INK_NOTE, Align::Center);
    }
    for (name, paragraphs) in SECTIONS {
        section(flow, name, paragraphs);
    }
}

fn section(flow: &mut Flow, name: &str, paragraphs: usize) {
    let theme = flow.theme;
    flow.gap(10.0);
    let line = flow.take(24.0);
    flow.draw(|ui| divider(ui.painter(), theme, line.x_range(), line.center().y));
    flow.gap(6.0);
    let key = format!("credits-{name}");
    flow.text(text(&key), FontFace::Heading, 26.0, RED, Align::Center);
    flow.gap(6.0);
    for i in 1..=paragraphs {
        let key = format!("credits-{name}-{i}");
        flow.text(text(&key), FontFace::Body, 19.0, INK, Align::Center);
        flow.gap(6.0);
    }
}

/// The back button, starting at `left`, with its key prompt. Returns whether it was pressed.
fn back_button(
    ui: &mut Ui,
    theme: &Theme,
    left: Pos2,
    room: f32,
    state: &mut CreditsState,
) -> bool {
    let button = TextButton::brass(text("back")).icon("back").size(22.0);
    let width = button.width(ui.ctx(), theme).max(150.0).min(room);
    let rect = Rect::from_min_size(left - vec2(0.0, 25.0), vec2(width, 50.0));
    let pressed = button
        .show(ui, theme, id("credits", "back"), rect)
        .clicked();
    focus_once(ui, id("credits", "back"), &mut state.focus_first);
    let from = rect.right() + 28.0;
    prompts(
        ui.painter(),
        theme,
        pos2(from, left.y),
        ui.ctx().content_rect().right() - 20.0 - from,
        &[(PromptKind::Back, text("prompt-back"))],
    );
    pressed
}
