//! The list of languages, as a dialog over the title.

use egui::{Align2, Context, Id, vec2};

use crate::app::ui::dialog::Modal;
use crate::app::ui::page::PageState;
use crate::app::ui::{
    Flow, Grid, TextButton, Theme, id, id_of, list_item, show_focus, strong, tick,
};
use crate::texts::{LanguageName, text};

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LanguagesAction {
    /// Choose the language with this number.
    Choose(usize),
    /// Leave (also Esc).
    Back,
}

/// The size of a language's name at 100 %.
const NAME: f32 = 23.0;
/// The least height of a row.
const ROW: f32 = 50.0;
/// The gap between two rows.
const GAP: f32 = 6.0;

/// Shows the dialog in the middle of the window; it is modal. `now` is the number of the language in use.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    languages: &[LanguageName],
    now: Option<usize>,
    state: &mut PageState,
) -> Option<LanguagesAction> {
    let columns = if Modal::is_low(ctx, theme) { 2 } else { 1 };
    let modal = Modal {
        name: "languages",
        title: text("settings-language"),
        widest: [720.0, 460.0],
        foot: 54.0,
        prompts: &[],
    };
    let content = |flow: &mut Flow| {
        let chosen = rows(flow, languages, now, columns);
        chosen.map(LanguagesAction::Choose)
    };
    let leave = (
        &mut state.focus_first,
        row(now.unwrap_or(0)),
        LanguagesAction::Back,
    );
    modal.show(ctx, theme, leave, content, |ui, button| {
        let back = TextButton::brass(text("back")).icon("back");
        let left = back.show(ui, id("languages", "back"), button);
        left.clicked().then_some(LanguagesAction::Back)
    })
}

/// The id of a language's row.
fn row(number: usize) -> Id {
    id_of("languages", "row", number)
}

/// The languages, each with its own name, in this number of columns. Returns the one that was pressed.
fn rows(
    flow: &mut Flow,
    languages: &[LanguageName],
    now: Option<usize>,
    columns: usize,
) -> Option<usize> {
    let height = |flow: &Flow, one: &LanguageName| {
        let words = flow.line(one.name, strong(NAME));
        ROW.max(words.size().y + 16.0)
    };
    let grid = Grid::new(columns, GAP);
    grid.show(flow, languages, height, |ui, rect, number, language| {
        let selected = now == Some(number);
        let response = list_item(ui, row(number), rect, selected, language.name);
        let words = ui.line(language.name, strong(NAME));
        ui.put_text(words, rect.center(), Align2::CENTER_CENTER);
        if selected {
            tick(ui.brush(), rect.right_center() - vec2(24.0, 0.0));
        }
        show_focus(ui, &response, rect.shrink(2.0));
        response.clicked().then_some(number)
    })
}
