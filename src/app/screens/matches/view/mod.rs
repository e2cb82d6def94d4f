//! The saved matches: unfinished and finished ones.

mod data;
mod row;

pub use data::{MatchRow, MatchesAction, MatchesData, MatchesState};

use egui::{Align, Context, Rect, pos2, vec2};

use crate::app::screens::matches::view::row::match_row;
use crate::app::ui::page::{self, ListSheet, list_sheet};
use crate::app::ui::{
    Flow, Pen, PromptKind, TOUCH, TextButton, Theme, body, escaped, field, focus_once, id, id_of,
    is_low, is_narrow, layers, scrolling, stepper, strong,
};
use crate::texts::{plural, text};

/// Shows the page over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &MatchesData,
    state: &mut MatchesState,
) -> Option<MatchesAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    layers::screen(ctx, theme, "matches", screen, |ui| {
        let ListSheet { sheet, room, bar } = list_sheet(ui, screen);
        let mut head = Flow::draw_at(ctx, ui, room.x_range(), room.top());
        // A low window has no room for both.
        if data.filters.is_empty() || !is_low(screen.height()) {
            head.put_title(text("matches-title"));
        }
        let mut action = search(&mut head, data, state, narrow);
        let list = Rect::from_min_max(pos2(room.left(), head.y + 6.0), room.max);
        let at = id("matches", "scroll");
        let pressed = scrolling(ui, at, list, false, |flow| rows(flow, data, state, narrow));
        action = pressed.or(action);
        action = buttons(ui, sheet, screen, bar).or(action);
        let first = match data.rows.is_empty() {
            true => id("matches", "back"),
            false => id_of("matches", "open", 0),
        };
        focus_once(ui, first, &mut state.focus_first);
        if escaped(ctx, opened) {
            action = Some(MatchesAction::Back);
        }
        action
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
        let line = flow.take(50.0);
        let pressed = flow.draw(|ui| {
            let button = TextButton::brass(label).icon(icon).size(20.0);
            let width = button.width(ui.ctx(), ui.theme).min(line.width());
            let at = Rect::from_min_size(line.min, vec2(width, line.height()));
            button.show(ui, id("matches", icon), at).clicked()
        });
        if pressed == Some(true) {
            action = Some(deed);
        }
    }
    action
}

/// The back button, and the button to open a match from text.
fn buttons(ui: &mut Pen, sheet: Rect, screen: Rect, bar: f32) -> Option<MatchesAction> {
    let ctx = ui.ctx().clone();
    let narrow = is_narrow(screen.size());
    let open = TextButton::brass(text("pause-open"))
        .icon("open")
        .size(21.0);
    let inset = if narrow { 6.0 } else { 0.0 };
    let y = screen.bottom() - bar / 2.0;
    let half = (sheet.width() - 12.0) / 2.0 - inset;
    let least = 150.0_f32.min(half);
    let left = pos2(sheet.left() + inset, y);
    let (back, pressed) = page::back_button(ui, "matches", left, least, half);
    let w = open.width(&ctx, ui.theme).clamp(least, half);
    let open_rect = Rect::from_min_size(pos2(sheet.right() - inset - w, y - 25.0), vec2(w, 50.0));
    let mut action = pressed.then_some(MatchesAction::Back);
    if open.show(ui, id("matches", "text"), open_rect).clicked() {
        action = Some(MatchesAction::Text);
    }
    if !narrow {
        let items = [
            (PromptKind::Walk, text("prompt-choose")),
            (PromptKind::Act, text("prompt-press")),
            (PromptKind::Back, text("prompt-back")),
        ];
        page::prompts_beside(ui, back, open_rect.left() - 12.0, &items);
    }
    action
}
