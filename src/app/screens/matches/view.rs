//! The saved matches: unfinished and finished ones.

use egui::{Align, Align2, Context, Rect, Vec2, pos2, vec2};

use crate::app::ui::page::PageState;
use crate::app::ui::page::{self, ListSheet, list_sheet};
use crate::app::ui::{
    Flow, FontFace, INK, INK_NOTE, IconButton, Pen, PromptKind, TOUCH, TextButton, Theme, body,
    divider, escaped, focus_once, id, id_of, is_narrow, layers, list_item, scrolling, show_focus,
    strong,
};
use crate::texts::{fill, text};

/// A row of the list; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchRow {
    /// The sprite of the game's emblem.
    pub emblem: String,
    /// The game and the players, e.g. “Draughts against Thomas More”.
    pub title: String,
    /// The progress and the date, e.g. “move 15, yesterday at 21:14”.
    pub note: String,
    /// Whether it is finished.
    pub over: bool,
    /// Whether its moves can be reviewed.
    pub review: bool,
}

/// The page's data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchesData {
    /// The unfinished matches, then the finished ones; the newest first.
    pub rows: Vec<MatchRow>,
}

/// The player's action, with the index of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchesAction {
    /// Leave the page (also Esc).
    Back,
    /// Continue a match, or show how it ended.
    Open(usize),
    /// Review its moves.
    Review(usize),
    /// Replay it.
    Replay(usize),
    /// Delete it. Must be confirmed first, with [`confirm`](crate::app::screens::confirm).
    Delete(usize),
    /// Open another match from text.
    Text,
}

/// Shows the page over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &MatchesData,
    state: &mut PageState,
) -> Option<MatchesAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    layers::screen(ctx, theme, "matches", screen, |ui| {
        let ListSheet { sheet, room, bar } = list_sheet(ui, screen);
        let mut head = Flow::draw_at(ctx, ui, room.x_range(), room.top());
        head.put_title(text("matches-title"));
        let list = Rect::from_min_max(pos2(room.left(), head.y + 6.0), room.max);
        let at = id("matches", "scroll");
        let mut action = scrolling(ui, at, list, false, |flow| rows(flow, data, narrow));
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

/// The matches, with a heading above the unfinished and the finished ones.
fn rows(flow: &mut Flow, data: &MatchesData, narrow: bool) -> Option<MatchesAction> {
    if data.rows.is_empty() {
        let none = text("matches-none");
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
            let line = flow.take(14.0);
            flow.draw(|ui| divider(ui.brush(), line.x_range(), line.center().y));
        }
        let heading = text(if over {
            "matches-finished"
        } else {
            "matches-unfinished"
        });
        flow.text(heading, strong(20.0), Align::Min);
        flow.gap(4.0);
        for (place, row) in places {
            action = match_row(flow, place, row, narrow).or(action);
            flow.gap(8.0);
        }
    }
    action
}

/// The width of a button beside a match.
fn button_width(flow: &Flow) -> f32 {
    let widths = ["review-title", "review-replay"]
        .map(|key| TextButton::brass(text(key)).width(flow.ctx, flow.theme));
    widths.into_iter().fold(0.0, f32::max)
}

/// A match with its buttons: on a phone these are on a second line.
fn match_row(flow: &mut Flow, place: usize, row: &MatchRow, narrow: bool) -> Option<MatchesAction> {
    let theme = flow.theme;
    let mut buttons = vec![];
    if row.over {
        buttons.push((MatchesAction::Replay(place), "review-replay", "replay"));
        if row.review {
            buttons.insert(0, (MatchesAction::Review(place), "review-title", "review"));
        }
    }
    let width = button_width(flow);
    let beside = buttons.len() as f32 * (width + 8.0);
    let below = narrow && !buttons.is_empty();
    let room = flow.width() - TOUCH - 12.0 - if below { 0.0 } else { beside };
    let emblem = 56.0;
    let words = room - emblem - 24.0;
    let mut measure = Flow::measure(flow.ctx, theme, (0.0..=words).into());
    row_words(&mut measure, row);
    let h = (measure.height() + 16.0).max(66.0);
    let line = flow.take(h);
    let at = Rect::from_min_size(line.min, vec2(room, h));
    let mut action = None;
    if flow.draw(|ui| match_item(ui, place, row, at, emblem)) == Some(true) {
        action = Some(MatchesAction::Open(place));
    }
    let mut next = if below {
        flow.gap(4.0);
        flow.take(TOUCH + 2.0).left_center()
    } else {
        pos2(at.right() + 8.0, at.center().y)
    };
    for (what, label, key) in buttons {
        let at = Rect::from_min_size(next - vec2(0.0, 23.0), vec2(width, 46.0));
        let control = id_of("matches", key, place);
        let spoken = format!("{}: {}", text(label), row.title);
        let pressed = flow.draw(|ui| {
            let button = TextButton::brass(text(label)).size(19.0).spoken(&spoken);
            button.show(ui, control, at).clicked()
        });
        if pressed == Some(true) {
            action = Some(what);
        }
        next.x += width + 8.0;
    }
    let center = pos2(line.right() - TOUCH / 2.0, at.center().y);
    let label = fill("matches-delete", &[("title", &row.title)]);
    let control = id_of("matches", "delete", place);
    let pressed = flow.draw(|ui| {
        IconButton::new("bin", &label, 22.0)
            .show(ui, control, center)
            .clicked()
    });
    if pressed == Some(true) {
        action = Some(MatchesAction::Delete(place));
    }
    action
}

/// The texts of a match.
fn row_words(flow: &mut Flow, row: &MatchRow) {
    let width = flow.width();
    for (words, face, size, ink) in [
        (&row.title, FontFace::Strong, 20.0, INK),
        (&row.note, FontFace::Italic, 17.5, INK_NOTE),
    ] {
        let galley = flow.wrapped(words, face.sized(size).ink(ink), width);
        let at = flow.take(galley.size().y);
        flow.draw(|ui| ui.put_text(galley, at.min, Align2::LEFT_TOP));
    }
}

/// The list item of a match. Returns whether it was pressed.
fn match_item(ui: &mut Pen, place: usize, row: &MatchRow, rect: Rect, emblem: f32) -> bool {
    let spoken = format!("{}, {}", row.title, row.note);
    let control = id_of("matches", "open", place);
    let response = list_item(ui, control, rect, false, &spoken);
    if ui.is_rect_visible(rect) {
        let middle = pos2(rect.left() + 10.0 + emblem / 2.0, rect.center().y);
        let size = ui.theme.sprite_size(&row.emblem, Vec2::splat(emblem));
        let size = size * (emblem - 8.0) / size.max_elem().max(1.0);
        ui.paint(&row.emblem, Rect::from_center_size(middle, size));
        let left = rect.left() + emblem + 16.0;
        let x = (left..=rect.right() - 8.0).into();
        let ctx = ui.ctx().clone();
        let mut measure = Flow::measure(&ctx, ui.theme, x);
        row_words(&mut measure, row);
        let top = rect.center().y - measure.height() / 2.0;
        row_words(&mut Flow::draw_at(&ctx, ui, x, top), row);
    }
    show_focus(ui, &response, rect.shrink(2.0));
    response.clicked()
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
