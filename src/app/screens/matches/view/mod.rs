//! The saved matches: unfinished and finished ones.

mod data;
mod row;

pub use data::{MatchRow, MatchesAction, MatchesData, MatchesState};

use egui::{Align, Context};

use crate::app::screens::matches::view::row::match_row;
use crate::app::ui::page::list_prompts;
use crate::app::ui::{
    Flow, Foot, Page, PageState, TOUCH, TextButton, Theme, body, field, id, id_of, is_low,
    is_narrow, stepper, strong,
};
use crate::texts::{plural, text};

/// Shows the page over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &MatchesData,
    state: &mut PageState<MatchesState>,
) -> Option<MatchesAction> {
    let window = ctx.content_rect().size();
    let narrow = is_narrow(window);
    // A low window has no room for both the title and the search.
    let titled = data.filters.is_empty() || !is_low(window.y);
    let open = TextButton::brass(text("pause-open")).icon("open");
    let page = Page {
        title: if titled { text("matches-title") } else { "" },
        widest: 1000.0,
        over_table: false,
        foot: Foot {
            page: "matches",
            leave: MatchesAction::Back,
            buttons: vec![("text", open, MatchesAction::Text)],
            prompts: &list_prompts(),
        },
    };
    let first = match data.rows.is_empty() {
        true => id("matches", "back"),
        false => id_of("matches", "open", 0),
    };
    let head = |flow: &mut Flow, state: &mut MatchesState| search(flow, data, state, narrow);
    page.show(ctx, theme, state, first, head, |flow, state| {
        rows(flow, data, state, narrow)
    })
}

/// The search, and the choice of what is listed.
fn search(
    flow: &mut Flow,
    data: &MatchesData,
    state: &mut MatchesState,
    narrow: bool,
) -> Option<MatchesAction> {
    if data.filters.is_empty() {
        return None;
    }
    let line = flow.take(48.0);
    let (field_at, filter_at) = if narrow {
        flow.gap(6.0);
        (line, flow.take(TOUCH))
    } else {
        let (left, right) = line.split_left_right_at_fraction(0.56);
        (left.with_max_x(left.right() - 10.0), right)
    };
    let before = state.search.clone();
    let names: Vec<&str> = data.filters.iter().map(String::as_str).collect();
    let chosen = flow.draw(|ui| {
        let (label, hint) = (text("matches-search-label"), text("matches-search-hint"));
        let (control, typing) = (id("matches", "search"), &mut state.typing);
        field::search(
            ui,
            control,
            field_at,
            label,
            hint,
            &mut state.search,
            typing,
        );
        let control = id("matches", "filter");
        stepper(
            ui,
            control,
            filter_at,
            &names,
            state.filter,
            text("matches-filter"),
        )
    });
    let chosen = chosen.flatten();
    state.filter = chosen.unwrap_or(state.filter);
    let found = chosen.is_some() || before != state.search;
    found.then_some(MatchesAction::Find)
}

/// The matches, with a heading above the unfinished and the finished ones.
fn rows(
    flow: &mut Flow,
    data: &MatchesData,
    state: &mut MatchesState,
    narrow: bool,
) -> Option<MatchesAction> {
    if data.rows.is_empty() {
        let none = match data.filters.is_empty() {
            true => text("matches-none"),
            false => text("matches-none_found"),
        };
        flow.text(none, body(20.0), Align::Min);
    }
    let mut action = None;
    for over in [false, true] {
        let places = data.rows.iter().enumerate();
        let mut places = places.filter(|(_, row)| row.over == over).peekable();
        if places.peek().is_none() {
            continue;
        }
        if over && data.rows.iter().any(|row| !row.over) {
            flow.gap(8.0);
            flow.divider(14.0);
        }
        let heading = match over {
            true => plural("matches-finished", data.finished),
            false => text("matches-unfinished").to_owned(),
        };
        flow.text(&heading, strong(20.0), Align::Min);
        flow.gap(4.0);
        for (place, row) in places {
            action = match_row(flow, place, row, state, narrow).or(action);
            flow.gap(8.0);
        }
    }
    below(flow, data).or(action)
}

/// The buttons below the matches: more of them, and one file with all that were found.
fn below(flow: &mut Flow, data: &MatchesData) -> Option<MatchesAction> {
    let more = plural("matches-more", data.more);
    let export = plural("matches-export", data.finished);
    let mut action = None;
    for (there, deed, label, icon) in [
        (data.more > 0, MatchesAction::More, &more, "plus"),
        (data.finished > 0, MatchesAction::Export, &export, "save"),
    ] {
        if !there {
            continue;
        }
        flow.gap(6.0);
        let button = TextButton::brass(label).icon(icon).size(20.0);
        if flow.button(id("matches", icon), button, 50.0) {
            action = Some(deed);
        }
    }
    action
}
