//! A confirmation dialog above everything else, e.g. before resigning: a small parchment with a
//! ribbon.

use egui::{Align, Context, Rect, vec2};

use crate::app::ui::dialog::Modal;
use crate::app::ui::page::PageState;
use crate::app::ui::{Flow, TextButton, Theme, body, id};
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
        Self::of("confirm-resign", winner)
    }

    /// Before the match with the title `name` is deleted.
    pub fn delete(name: &str) -> Self {
        Self::of("confirm-delete", name)
    }

    /// Before a draw is offered to `name`.
    pub fn offer_draw(name: &str) -> Self {
        Self::of("confirm-draw", name)
    }

    /// The draw offer of `name`, to be accepted or declined.
    pub fn draw_offered(name: &str) -> Self {
        Self::of("confirm-offered", name)
    }

    /// That `name` would like to take back a turn, to be allowed or not.
    pub fn undo_asked(name: &str) -> Self {
        Self::of("confirm-undo_asked", name)
    }

    /// That `name` would like another match.
    pub fn rematch_asked(name: &str) -> Self {
        Self::of("confirm-rematch_asked", name)
    }

    fn of(key: &str, name: &str) -> Self {
        let words = |part: &str| fill(&format!("{key}{part}"), &[("name", name)]);
        Self {
            question: words(""),
            detail: words("-detail"),
            yes: words("-yes"),
            also: None,
            no: words("-no"),
        }
    }
}

/// The height of a button.
const BUTTON: f32 = 54.0;

/// The distance between buttons below each other.
const LINE: f32 = 64.0;

/// The gap between buttons beside each other.
const BETWEEN: f32 = 20.0;

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
    let yes = TextButton::lacquer(&data.yes).size(21.0);
    let no = TextButton::brass(&data.no);
    let also = data.also.as_deref().map(TextButton::brass);
    // Wider in a low window, so that there is room for all buttons.
    let mut modal = Modal {
        name: "confirm",
        title: &data.question,
        widest: [640.0, 420.0],
        foot: BUTTON,
        prompts: &[],
    };
    let widest = yes.width(ctx, theme).max(no.width(ctx, theme));
    let half = (modal.x_range(ctx, theme).span() - BETWEEN) / 2.0;
    let side_by_side = also.is_none() && widest <= half;
    if !side_by_side {
        modal.foot += LINE * if also.is_some() { 2.0 } else { 1.0 };
    }
    let content = |flow: &mut Flow| {
        flow.text(&data.detail, body(20.0), Align::Center);
        None
    };
    let leave = (
        &mut state.focus_first,
        id("confirm", "no"),
        ConfirmAction::No,
    );
    modal.show(ctx, theme, leave, content, |ui, foot| {
        let width = if side_by_side { half } else { foot.width() };
        let size = vec2(width, BUTTON);
        let mut action = None;
        let mut answer = |button: TextButton, name: &str, at: Rect, means| {
            if button.show(ui, id("confirm", name), at).clicked() {
                action = Some(means);
            }
        };
        let first = Rect::from_min_size(foot.min, size);
        answer(yes, "yes", first, ConfirmAction::Yes);
        if let Some(also) = also {
            let second = first.translate(vec2(0.0, LINE));
            answer(also, "also", second, ConfirmAction::Also);
        }
        let last = Rect::from_min_size(foot.max - size, size);
        answer(no, "no", last, ConfirmAction::No);
        action
    })
}
