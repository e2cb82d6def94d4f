//! The bar below the sheet, with the start button and, unless the sheet has it, the back button.

use egui::{Align2, Rangef, Rect, pos2, vec2};

use crate::app::screens::setup::view::data::{SetupAction, SetupData, SetupView};
use crate::app::ui::{
    CREAM, IconButton, ON_RED, Pen, PromptKind, TextButton, announce, body, focus_once, heading,
    id, prompts,
};
use crate::texts::text;

impl SetupView<'_> {
    /// The bar at the bottom: the back button, the key prompts, and the start button.
    pub(super) fn desk_bar(&mut self, ui: &mut Pen, rect: Rect) -> Option<SetupAction> {
        let data = self.data;
        let ctx = ui.ctx().clone();
        let (left, right, stage_w) = (rect.left(), rect.right(), rect.width());
        let cy = rect.bottom() - 48.0;
        let mut action = None;
        let back = TextButton::brass(text("back")).icon("back").size(22.0);
        let start = start_button(data).size(28.0);
        let back_w = back.width(&ctx, ui.theme).clamp(150.0, stage_w * 0.35);
        let start_w = start.width(&ctx, ui.theme).clamp(300.0, stage_w * 0.55);
        let back_rect = Rect::from_min_size(pos2(left, cy - 26.0), vec2(back_w, 52.0));
        let start_rect = Rect::from_min_size(pos2(right - start_w, cy - 33.0), vec2(start_w, 66.0));
        if back.show(ui, id("setup", "back"), back_rect).clicked() {
            action = Some(SetupAction::Back);
        }
        let from = back_rect.right() + 28.0;
        let items = [
            (PromptKind::Walk, text("prompt-choose")),
            (PromptKind::Act, text("prompt-change")),
            (PromptKind::Key("F1", ""), text("prompt-rules")),
            (PromptKind::Back, text("prompt-back")),
        ];
        let room = start_rect.left() - from - 12.0;
        if data.problem.is_empty() {
            prompts(ui.brush(), pos2(from, cy), room, &items);
        } else {
            let words = ui.wrapped(&data.problem, body(20.0).ink(ON_RED), room);
            ui.put_text(words, pos2(from, cy), Align2::LEFT_CENTER);
            announce(ui, &data.problem, start_rect);
        }
        if start.show(ui, id("setup", "start"), start_rect).clicked() {
            action = Some(SetupAction::Start);
        }
        focus_once(ui, id("setup", "start"), &mut self.state.focus_first);
        action
    }

    /// The back button with the family's name, and the start button below the sheet.
    pub(super) fn low_bar(
        &mut self,
        ui: &mut Pen,
        bar: Rect,
        sheet_left: f32,
    ) -> Option<SetupAction> {
        let data = self.data;
        let cy = bar.center().y + 2.0;
        let start = start_button(data).size(24.0);
        let start_width = start
            .width(ui.ctx(), ui.theme)
            .clamp(240.0, bar.width() * 0.6);
        let right = bar.right() - 10.0;
        let start_left = (right - start_width).min(sheet_left.max(bar.left() + 220.0));
        let middle = pos2(bar.left() + 26.0, cy);
        let back =
            IconButton::new("back", text("back"), 22.0).show(ui, id("setup", "back"), middle);
        let room = start_left - middle.x - 46.0;
        let name = ui.fit(&data.title, heading(27.0).ink(CREAM), room);
        let at = middle + vec2(34.0, 0.0);
        let name = ui.put_text(name, at, Align2::LEFT_CENTER);
        announce(ui, &data.title, name);
        let rect = Rect::from_x_y_ranges(start_left..=right, cy - 24.0..=cy + 24.0);
        let started = start.show(ui, id("setup", "start"), rect).clicked();
        focus_once(ui, id("setup", "start"), &mut self.state.focus_first);
        match (started, back.clicked()) {
            (true, _) => Some(SetupAction::Start),
            (false, true) => Some(SetupAction::Back),
            (false, false) => None,
        }
    }

    /// The wide start button on the bar of a phone, across `x`. Returns whether it was pressed.
    pub(super) fn phone_bar(&mut self, ui: &mut Pen, bar: Rect, x: Rangef) -> bool {
        let data = self.data;
        ui.paint("oak", bar);
        let top = bar.top() + 20.0;
        let rect = Rect::from_x_y_ranges(x, top..=top + 58.0);
        let start = start_button(data).size(26.0);
        let started = start.show(ui, id("setup", "start"), rect).clicked();
        focus_once(ui, id("setup", "start"), &mut self.state.focus_first);
        started
    }
}

/// The button that starts the match.
fn start_button(data: &SetupData) -> TextButton<'_> {
    let enabled = data.problem.is_empty();
    TextButton::lacquer(text("setup-start")).enabled(enabled)
}

/// The height of the bar in a low window.
pub(super) const LOW_BAR: f32 = 62.0;
