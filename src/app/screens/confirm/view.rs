//! A confirmation dialog above everything else, e.g. before resigning: a small parchment with a
//! ribbon.

use egui::{Align, Context, Rangef, Rect, pos2, vec2};

use crate::app::ui::dialog::Dialog;
use crate::app::ui::page::PageState;
use crate::app::ui::{
    Flow, TextButton, Theme, body, dim, escaped, focus_once, id, is_low_for_question, layers,
    scrolling,
};
use crate::texts::fill;

/// The dialog's texts, ready to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ConfirmData {
    /// The question on the ribbon, e.g. “Resign the game?”.
    pub question: String,
    /// The consequences.
    pub detail: String,
    /// The label of the button that confirms (lacquer).
    pub yes: String,
    /// The label of a button that confirms in another way, if there is one.
    pub also: Option<String>,
    /// The label of the button that cancels; it has the focus initially.
    pub no: String,
}

impl ConfirmData {
    /// Before resigning; `winner` is the player that wins then.
    pub fn resign(winner: &str) -> Self {
        Self::of("resign", winner)
    }

    /// Before the match with the title `name` is deleted.
    pub fn delete(name: &str) -> Self {
        Self::of("delete", name)
    }

    /// Before a draw is offered to `name`.
    pub fn offer_draw(name: &str) -> Self {
        Self::of("draw", name)
    }

    /// The draw offer of `name`, to be accepted or declined.
    pub fn draw_offered(name: &str) -> Self {
        Self::of("offered", name)
    }

    fn of(key: &str, name: &str) -> Self {
        let words = |part: &str| fill(&format!("confirm-{key}{part}"), &[("name", name)]);
        Self {
            question: words(""),
            detail: words("-detail"),
            yes: words("-yes"),
            also: None,
            no: words("-no"),
        }
    }
}

/// The distance between buttons below each other.
const LINE: f32 = 64.0;

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmAction {
    /// Confirm.
    Yes,
    /// Confirm in the other way.
    Also,
    /// Cancel (also Esc).
    No,
}

/// Shows the dialog in the middle of the window; it is modal.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &ConfirmData,
    state: &mut PageState,
) -> Option<ConfirmAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    layers::modal(ctx, theme, |ui| {
        dim(ui.painter(), screen);
        // Wider in a low window, so that there is room for all buttons.
        let low = is_low_for_question(screen.height(), theme.scale());
        let width = (screen.width() - 60.0).min(if low { 640.0 } else { 420.0 });
        let x = Rangef::point(screen.center().x).expand(width / 2.0);
        let inner = x.shrink(32.0);
        let mut measure = Flow::measure(ctx, theme, inner);
        measure.text(&data.detail, body(20.0), Align::Center);
        let yes = TextButton::lacquer(&data.yes).size(21.0);
        let no = TextButton::brass(&data.no);
        let also = data.also.as_deref().map(TextButton::brass);
        let widest = yes.width(ctx, theme).max(no.width(ctx, theme));
        let side_by_side = also.is_none() && widest <= (inner.span() - 20.0) / 2.0;
        let lines = match (side_by_side, also.is_some()) {
            (true, _) => 1.0,
            (false, false) => 2.0,
            (false, true) => 3.0,
        };
        let buttons_height = 54.0 + LINE * (lines - 1.0);
        let band = (46.0 * theme.scale().max(1.0)).max(48.0);
        let around = 28.0 + band + 18.0 + 20.0 + buttons_height + 30.0;
        // Where large words find too little room, they scroll.
        let room = (screen.height() - around - 8.0).max(0.0);
        let words = measure.height().min(room);
        let height = around + words;
        let dialog = Dialog {
            middle: screen.center(),
            size: vec2(width, height),
            above: 28.0,
            band,
            over: 20.0,
            title: &data.question,
            letter: 27.0,
            beside: 40.0,
        };
        let rest = dialog.show(ui);
        let top = rest.top() + 18.0;
        let detail = Rect::from_x_y_ranges(inner, top..=top + words);
        scrolling(ui, id("confirm", "detail"), detail, false, |flow| {
            flow.text(&data.detail, body(20.0), Align::Center);
            None::<()>
        });
        let y = detail.bottom() + 20.0;
        let full = vec2(inner.span(), 54.0);
        let half = vec2((inner.span() - 20.0) / 2.0, 54.0);
        let (size, no_at) = if side_by_side {
            (half, pos2(inner.max - half.x, y))
        } else {
            (full, pos2(inner.min, y + LINE * (lines - 1.0)))
        };
        let mut action = None;
        let mut answer = |button: TextButton, name: &str, at, means| {
            let rect = Rect::from_min_size(at, size);
            if button.show(ui, id("confirm", name), rect).clicked() {
                action = Some(means);
            }
        };
        answer(yes, "yes", pos2(inner.min, y), ConfirmAction::Yes);
        if let Some(also) = also {
            let at = pos2(inner.min, y + LINE);
            answer(also, "also", at, ConfirmAction::Also);
        }
        answer(no, "no", no_at, ConfirmAction::No);
        focus_once(ui, id("confirm", "no"), &mut state.focus_first);
        if escaped(ctx, opened) {
            action = Some(ConfirmAction::No);
        }
        action
    })
}
