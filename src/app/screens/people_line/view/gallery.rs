//! The gallery of a line of people. In a large window their medallions are in rows on a timeline,
//! with the card of the chosen person on the right; in a small one, and with large text, they are in
//! a list that scrolls, and a press opens the card.

use egui::{Align2, Context, Key, Modifiers, Rect, Ui, pos2, vec2};

use crate::app::screens::people_line::view::column::card_column;
use crate::app::screens::people_line::view::data::{
    LineGalleryAction, LineGalleryState, PeopleLine,
};
use crate::app::screens::people_line::view::entry::{
    NAME_SIZE, announce_house, entry, widest_name,
};
use crate::app::screens::people_line::view::medallion::plate;
use crate::app::screens::people_line::view::rows::HouseRows;
use crate::app::ui::progress_bar::progress_bar;
use crate::app::ui::{
    Pen, TextButton, Theme, announce, escaped, focus_once, ground, heading, id, id_of,
    is_small_for_gallery, layers, scrolling, strong,
};
use crate::texts::text;

/// The radius of a medallion in the list.
const LIST_RADIUS: f32 = 32.0;

/// Shows the gallery of a line.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    line: &PeopleLine,
    state: &mut LineGalleryState,
) -> Option<LineGalleryAction> {
    let screen = ctx.content_rect();
    state.chosen = state.chosen.min(line.people.len().checked_sub(1)?);
    let opened = state.focus_first;
    let small = is_small_for_gallery(screen.size());
    layers::screen(ctx, theme, "line", screen, |ui| {
        ground(ui.brush(), screen);
        turn_by_keys(ui, line, state);
        let action = match (small, state.reading) {
            (false, _) => side_by_side(ui, line, state),
            (true, false) => list_alone(ui, line, state),
            (true, true) => card_alone(ui, line, state),
        };
        if escaped(ctx, opened) {
            if small && state.reading {
                close_card(state);
                return None;
            }
            return Some(LineGalleryAction::Back);
        }
        action
    })
}

fn close_card(state: &mut LineGalleryState) {
    state.reading = false;
    state.focus_first = true;
}

/// The page keys and the shoulder buttons go to the neighbours.
fn turn_by_keys(ui: &Ui, line: &PeopleLine, state: &mut LineGalleryState) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageUp) {
        state.choose(state.chosen.saturating_sub(1));
    }
    if pressed(Key::PageDown) {
        state.choose((state.chosen + 1).min(line.people.len() - 1));
    }
}

/// The parchment with all people on the left, the chosen person's card on the right.
fn side_by_side(
    ui: &mut Pen,
    line: &PeopleLine,
    state: &mut LineGalleryState,
) -> Option<LineGalleryAction> {
    let screen = ui.ctx().content_rect();
    let k = (screen.width() / 1280.0).clamp(0.8, 1.4);
    let margin = 18.0 * k;
    let beside = (332.0 * k).max(300.0 * ui.theme.scale().min(1.3));
    let sheet = Rect::from_min_max(
        screen.min + vec2(margin, 14.0),
        pos2(
            screen.right() - beside - 2.0 * margin,
            screen.bottom() - 14.0,
        ),
    );
    ui.parchment(sheet);
    let inner = sheet.shrink2(vec2(30.0, 26.0));
    let top = title_and_progress(ui, line, inner);
    let rest = inner.with_min_y(top);
    let rows = HouseRows::fit(ui.ctx(), ui.theme, line, rest);
    let chosen = match rows {
        Some(rows) => rows.show(ui, line, state.chosen),
        None => list(ui, line, Some(state.chosen), rest),
    };
    if let Some(person) = chosen {
        state.chosen = person;
    }
    focus_once(
        ui,
        id_of("line", "person", state.chosen),
        &mut state.focus_first,
    );
    let at = pos2(sheet.right() + margin, screen.top() + 18.0);
    let column = Rect::from_min_max(at, screen.max - vec2(margin, 16.0));
    card_column(ui, line, state, column, true)
}

/// The list fills the window; a press opens the card.
fn list_alone(
    ui: &mut Pen,
    line: &PeopleLine,
    state: &mut LineGalleryState,
) -> Option<LineGalleryAction> {
    let screen = ui.ctx().content_rect();
    let bar = 66.0;
    let sheet = Rect::from_min_max(screen.min + vec2(8.0, 8.0), screen.max - vec2(8.0, bar));
    ui.parchment(sheet);
    let inner = sheet.shrink2(vec2(22.0, 22.0));
    let top = title_and_progress(ui, line, inner);
    let pressed = list(ui, line, None, inner.with_min_y(top));
    if let Some(person) = pressed {
        state.chosen = person;
        state.reading = true;
        state.focus_first = true;
        return None;
    }
    focus_once(
        ui,
        id_of("line", "person", state.chosen),
        &mut state.focus_first,
    );
    let at = pos2(sheet.left(), screen.bottom() - bar + 8.0);
    let row = Rect::from_min_max(at, screen.max - vec2(8.0, 10.0));
    let buttons = [
        ("back", LineGalleryAction::Back),
        ("line-ask", LineGalleryAction::Ask),
        ("line-teachers", LineGalleryAction::Teachers),
    ];
    button_row(ui, row, &buttons)
}

/// The card of the chosen person fills the window.
fn card_alone(
    ui: &mut Pen,
    line: &PeopleLine,
    state: &mut LineGalleryState,
) -> Option<LineGalleryAction> {
    let screen = ui.ctx().content_rect();
    let width = (screen.width() - 24.0).min(420.0);
    let column = Rect::from_center_size(screen.center(), vec2(width, screen.height() - 20.0));
    let action = card_column(ui, line, state, column, false);
    if action == Some(LineGalleryAction::Back) {
        close_card(state);
        return None;
    }
    action
}

/// Title and progress. Returns their lower edge.
fn title_and_progress(ui: &mut Pen, line: &PeopleLine, room: Rect) -> f32 {
    let size = 34.0_f32.min(44.0 / ui.theme.scale());
    let title = ui.fit(&line.title, heading(size), room.width());
    let learned = ui.line(&line.learned, strong(20.0_f32.min(30.0 / ui.theme.scale())));
    let bar = vec2(180.0, 16.0);
    let one_line = title.size().x + learned.size().x + bar.x + 60.0 <= room.width();
    let height = title.size().y;
    let title = ui.put_text(title, room.min, Align2::LEFT_TOP);
    announce(ui, &line.title, title);
    let all = u32::try_from(line.people.len()).unwrap_or(u32::MAX);
    let done = u32::try_from(line.learned()).unwrap_or(u32::MAX);
    let (words, groove) = if one_line {
        let y = room.top() + height / 2.0;
        let end = pos2(room.right(), y);
        let words = ui.put_text(learned, end, Align2::RIGHT_CENTER);
        let left = pos2(words.left() - 20.0 - bar.x, y - bar.y / 2.0);
        (words, Rect::from_min_size(left, bar))
    } else {
        let at = pos2(room.left(), title.bottom() + 2.0);
        let words = ui.put_text(learned, at, Align2::LEFT_TOP);
        let left = pos2(words.right() + 16.0, words.center().y - bar.y / 2.0);
        let width = (room.right() - left.x).min(bar.x);
        (words, Rect::from_min_size(left, vec2(width, bar.y)))
    };
    if groove.width() > 60.0 {
        progress_bar(ui, groove, done, all);
    }
    announce(ui, &line.learned, words);
    title.bottom().max(words.bottom()) + 10.0
}

/// All people house by house, in a list that scrolls. Returns the person that was pressed or, with a
/// `chosen` person whose card is beside the list, that got the focus.
fn list(ui: &mut Pen, line: &PeopleLine, chosen: Option<usize>, room: Rect) -> Option<usize> {
    let theme = ui.theme;
    let least = (widest_name(ui.ctx(), theme, line) * 0.86 + 4.0).max(72.0);
    scrolling(ui, id("line", "list"), room, false, |flow| {
        let columns = (flow.width() / least).floor().max(1.0) as usize;
        let cell = vec2(
            flow.width() / columns as f32,
            2.0 * LIST_RADIUS + 16.0 + 22.0 * theme.scale(),
        );
        let names = line.people.iter().map(|one| one.name.as_str());
        let size = flow.common_size(names, strong(NAME_SIZE), cell.x - 3.0);
        let mut pressed = None;
        for (number, house) in line.houses.iter().enumerate() {
            let band = flow.take((27.0 * theme.scale().sqrt()).max(26.0));
            flow.draw(|ui| {
                plate(ui.brush(), line, number, band);
                announce_house(ui, line, number, band);
            });
            flow.gap(8.0);
            let people: Vec<usize> = house.people.clone().collect();
            for row in people.chunks(columns) {
                let strip = flow.take(cell.y);
                flow.draw(|ui| {
                    for (place, person) in row.iter().enumerate() {
                        let left = strip.left() + place as f32 * cell.x;
                        let rect = Rect::from_min_size(pos2(left, strip.top()), cell);
                        let on = chosen == Some(*person);
                        let r = LIST_RADIUS;
                        let response = entry(ui, line, *person, on, rect, r, size);
                        let focus = chosen.is_some() && response.gained_focus();
                        if response.clicked() || focus {
                            pressed = Some(*person);
                        }
                    }
                });
            }
            flow.gap(10.0);
        }
        pressed
    })
}

/// Buttons that share a row; with large text their labels become smaller.
fn button_row(
    ui: &mut Pen,
    row: Rect,
    buttons: &[(&str, LineGalleryAction)],
) -> Option<LineGalleryAction> {
    let gap = 8.0;
    let width = (row.width() - gap * (buttons.len() - 1) as f32) / buttons.len() as f32;
    let labels = buttons.iter().map(|(key, _)| text(key));
    let size = ui.common_size(labels, strong(20.0), width - 30.0);
    let mut action = None;
    for (place, (key, pressed)) in buttons.iter().enumerate() {
        let left = row.left() + place as f32 * (width + gap);
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
        let button = TextButton::brass(text(key)).size(size);
        if button.show(ui, id("line", key), rect).clicked() {
            action = Some(*pressed);
        }
    }
    action
}
