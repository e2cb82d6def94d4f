//! A match with its buttons.

use egui::{Align2, Rect, Vec2, pos2, vec2};

use crate::app::screens::matches::view::data::{MatchRow, MatchesAction, MatchesState};
use crate::app::ui::{
    Flow, FontFace, INK, INK_NOTE, IconButton, Pen, TOUCH, TextButton, diagram, field, id_of,
    list_item, show_focus, tick,
};
use crate::texts::{fill, text};

/// The side of a position, and of an emblem.
const BOARD: f32 = 72.0;
const EMBLEM: f32 = 56.0;
/// From one small button to the next.
const STEP: f32 = TOUCH + 6.0;

/// The width of a button with words beside a match.
fn button_width(flow: &Flow) -> f32 {
    let widths = ["review-title", "review-replay"]
        .map(|key| TextButton::brass(text(key)).width(flow.ctx, flow.theme));
    widths.into_iter().fold(0.0, f32::max)
}

/// What can be done with a match besides opening it: with words, and with icons.
fn deeds(place: usize, row: &MatchRow) -> (Vec<Deed>, Vec<Deed>) {
    let deed = |action, key, label| Deed { action, key, label };
    let mut words = vec![];
    let mut icons = vec![];
    if row.over {
        if row.review {
            let action = MatchesAction::Review(place);
            words.push(deed(action, "review", "review-title"));
        }
        let action = MatchesAction::Replay(place);
        words.push(deed(action, "replay", "review-replay"));
        let label = if row.favourite {
            "matches-unfavourite"
        } else {
            "matches-favourite"
        };
        icons.push(deed(MatchesAction::Favourite(place), "trophy", label));
        let action = MatchesAction::Words(place, row.words.clone());
        icons.push(deed(action, "quill", "matches-write"));
    }
    icons.push(deed(MatchesAction::Delete(place), "bin", "matches-delete"));
    (words, icons)
}

/// A button beside a match.
struct Deed {
    action: MatchesAction,
    /// Its icon, also used for the control's id.
    key: &'static str,
    /// The key of its words; those of an icon have the title filled in.
    label: &'static str,
}

/// A match with its buttons: on a phone these are on a second line.
pub(super) fn match_row(
    flow: &mut Flow,
    place: usize,
    row: &MatchRow,
    state: &mut MatchesState,
    narrow: bool,
) -> Option<MatchesAction> {
    let (words, icons) = deeds(place, row);
    let below = narrow && row.over;
    let in_row = words.len() as f32;
    let icons_width = icons.len() as f32 * STEP;
    let width = match below {
        true => ((flow.width() - icons_width) / in_row.max(1.0) - 8.0).min(button_width(flow)),
        false => button_width(flow),
    };
    let beside = in_row * (width + 8.0) + icons_width;
    let room = flow.width() - if below { 0.0 } else { beside + 4.0 };
    let side = if row.board.is_some() { BOARD } else { EMBLEM };
    let mut measure = Flow::measure(flow.ctx, flow.theme, (0.0..=room - side - 24.0).into());
    row_words(&mut measure, row);
    let line = flow.take((measure.height() + 16.0).max(side + 12.0));
    let at = Rect::from_min_size(line.min, vec2(room, line.height()));
    let opened = flow.draw(|ui| match_item(ui, place, row, at, side));
    let mut action = (opened == Some(true)).then_some(MatchesAction::Open(place));
    let mut next = if below {
        flow.gap(4.0);
        flow.take(TOUCH + 2.0).left_center()
    } else {
        pos2(at.right() + 8.0, at.center().y)
    };
    for deed in words {
        let at = Rect::from_min_size(next - vec2(0.0, 23.0), vec2(width, 46.0));
        let control = id_of("matches", deed.key, place);
        let spoken = format!("{}: {}", text(deed.label), row.title);
        let pressed = flow.draw(|ui| {
            let button = TextButton::brass(text(deed.label)).size(19.0);
            button.spoken(&spoken).show(ui, control, at).clicked()
        });
        next.x += width + 8.0;
        action = action.or((pressed == Some(true)).then_some(deed.action));
    }
    next.x += TOUCH / 2.0;
    for deed in icons {
        let label = fill(deed.label, &[("title", &row.title)]);
        let control = id_of("matches", deed.key, place);
        let marked = row.favourite && matches!(deed.action, MatchesAction::Favourite(_));
        let pressed = flow.draw(|ui| {
            let button = IconButton::new(deed.key, &label, 22.0);
            let pressed = button.show(ui, control, next).clicked();
            if marked {
                tick(ui.brush(), next + vec2(16.0, -14.0));
            }
            pressed
        });
        next.x += STEP;
        match (pressed == Some(true), deed.action) {
            (true, MatchesAction::Words(_, words)) => state.writing = Some((place, words)),
            (true, other) => action = Some(other),
            _ => {}
        }
    }
    words_field(flow, place, row, state).or(action)
}

/// The field for the player's words, while they are written.
fn words_field(
    flow: &mut Flow,
    place: usize,
    row: &MatchRow,
    state: &mut MatchesState,
) -> Option<MatchesAction> {
    let MatchesState {
        writing, writes, ..
    } = state;
    let (_, words) = writing.as_mut().filter(|(at, _)| *at == place)?;
    flow.gap(4.0);
    let line = flow.take(48.0);
    let label = fill("matches-write", &[("title", &row.title)]);
    let kept = flow.draw(|ui| {
        let (at, end) = line.split_left_right_at_x(line.right() - STEP);
        let control = id_of("matches", "words", place);
        let hint = text("matches-write-hint");
        let response = field::line(ui, control, at, "quill", &label, hint, words);
        let entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        if field::leaves(ui, &response, writes) {
            return Some(false);
        }
        let keep = IconButton::new("check", text("matches-write-keep"), 22.0);
        let control = id_of("matches", "keep", place);
        let pressed = keep.show(ui, control, end.center()).clicked();
        (entered || pressed).then_some(true)
    });
    let done = kept.flatten()?;
    let words = writing.take().map(|(_, words)| words).unwrap_or_default();
    done.then(|| MatchesAction::Words(place, words.trim().to_owned()))
}

/// The texts of a match.
fn row_words(flow: &mut Flow, row: &MatchRow) {
    let width = flow.width();
    for (words, face, size, ink) in [
        (&row.title, FontFace::Strong, 20.0, INK),
        (&row.note, FontFace::Italic, 17.5, INK_NOTE),
        (&row.words, FontFace::Body, 17.5, INK),
    ] {
        if words.is_empty() {
            continue;
        }
        let galley = flow.wrapped(words, face.sized(size).ink(ink), width);
        let at = flow.take(galley.size().y);
        flow.draw(|ui| ui.put_text(galley, at.min, Align2::LEFT_TOP));
    }
}

/// The list item of a match. Returns whether it was pressed.
fn match_item(ui: &mut Pen, place: usize, row: &MatchRow, rect: Rect, side: f32) -> bool {
    let words = [&row.title, &row.note, &row.words].map(String::as_str);
    let words: Vec<&str> = words.into_iter().filter(|one| !one.is_empty()).collect();
    let spoken = words.join(text("list-comma"));
    let control = id_of("matches", "open", place);
    let response = list_item(ui, control, rect, false, &spoken);
    if ui.is_rect_visible(rect) {
        let middle = pos2(rect.left() + 10.0 + side / 2.0, rect.center().y);
        if let Some(board) = &row.board {
            let high = diagram::height(board, side);
            let at = Rect::from_center_size(middle, vec2(side, high));
            diagram::paint(ui.brush(), at, board);
        } else {
            let size = ui.theme.sprite_size(&row.emblem, Vec2::splat(side));
            let size = size * (side - 8.0) / size.max_elem().max(1.0);
            ui.paint(&row.emblem, Rect::from_center_size(middle, size));
        }
        let left = rect.left() + side + 18.0;
        let x = (left..=rect.right() - 6.0).into();
        let ctx = ui.ctx().clone();
        let mut measure = Flow::measure(&ctx, ui.theme, x);
        row_words(&mut measure, row);
        let top = rect.center().y - measure.height() / 2.0;
        row_words(&mut Flow::draw_at(&ctx, ui, x, top), row);
    }
    show_focus(ui, &response, rect.shrink(2.0));
    response.clicked()
}
