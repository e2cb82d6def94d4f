//! The drill about a line of people, “Who came next?”: its choices, its questions, its result.

mod data;
mod layout;
mod pages;
mod question;

pub use data::{
    DrillAction, DrillAnswer, DrillChoices, DrillData, DrillPage, DrillQuestion, DrillState,
    DrillSummary,
};

use egui::Context;

use crate::app::screens::drill::view::layout::DrillLayout;
use crate::app::ui::theme::Theme;
use crate::app::ui::{escaped, ground, layers};

/// Shows the drill.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &DrillData,
    state: &mut DrillState,
) -> Option<DrillAction> {
    let screen = ctx.content_rect();
    let opened = std::mem::take(&mut state.opened);
    layers::screen(ctx, theme, "drill", screen, |ui| {
        ground(ui.brush(), screen);
        let layout = DrillLayout::of(screen);
        ui.parchment(layout.parchment);
        let (action, leave) = match &data.page {
            DrillPage::Start(choices) => (
                pages::start(ui, data, choices, &layout, state),
                DrillAction::Leave,
            ),
            DrillPage::Question(question) => (
                question::show(ui, data, question, &layout, state),
                DrillAction::Stop,
            ),
            DrillPage::End(summary) => (
                pages::end(ui, data, summary, &layout, state),
                DrillAction::Leave,
            ),
        };
        action.or_else(|| escaped(ctx, opened).then_some(leave))
    })
}
