//! The buttons on the front of the coffer: Continue, what is offered today, Open a match, Settings,
//! Credits, Quit. At the first start the last three, and two large ones.

use std::iter::repeat;
use std::sync::Arc;

use egui::{Align, Align2, Galley, Rect, Vec2, pos2, vec2};

use crate::app::screens::title::view::data::{TitleAction, TitleData};
use crate::app::screens::title::view::layout::CofferPicture;
use crate::app::screens::title::view::welcome;
use crate::app::ui::{
    CREAM_NOTE, LEAST_WORDS, Pen, READABLE, TextButton, announce, bubble, id, italic, strong, tick,
};
use crate::texts::text;

/// A button on the front of the coffer.
struct TitleButton<'a> {
    action: TitleAction,
    /// The key of its label, also used for the control's id.
    key: &'static str,
    /// The note below it, and a shorter one where there is no room for it.
    note: Option<[&'a str; 2]>,
    /// Whether what is offered today is done.
    done: bool,
    /// Why it is disabled, if it is.
    locked: Option<&'a str>,
    /// Whether it is one of the large ones.
    large: bool,
}

/// The buttons to show.
fn buttons(data: &TitleData) -> Vec<TitleButton<'_>> {
    let button = |action, key| TitleButton {
        action,
        key,
        note: None,
        done: false,
        locked: None,
        large: false,
    };
    let mut buttons = Vec::new();
    if let Some(welcome) = &data.welcome {
        let offers = [
            (TitleAction::Teach, "title-teach", &welcome.lesson),
            (TitleAction::Play, "title-play", &welcome.game),
        ];
        buttons.extend(offers.map(|(action, key, note)| TitleButton {
            note: Some([note; 2]),
            large: true,
            ..button(action, key)
        }));
    } else {
        buttons.push(TitleButton {
            note: data
                .saved
                .as_ref()
                .map(|notes| notes.each_ref().map(String::as_str)),
            locked: data.saved.is_none().then(|| text("title-nothing_saved")),
            ..button(TitleAction::Continue, "title-continue")
        });
        if let Some(daily) = &data.daily {
            buttons.push(TitleButton {
                note: Some([&daily.note; 2]),
                done: daily.solved,
                ..button(TitleAction::Daily, "title-daily")
            });
        }
        buttons.push(button(TitleAction::OpenMatch, "pause-open"));
    }
    buttons.push(button(TitleAction::Settings, "title-settings"));
    buttons.push(button(TitleAction::Credits, "title-credits"));
    if data.quit {
        buttons.push(button(TitleAction::Quit, "title-quit"));
    }
    buttons
}

/// The places of the buttons in the picture, each with that of its note, if it has one.
fn places(data: &TitleData, count: usize) -> Vec<(Rect, Option<Rect>)> {
    let layout = &data.layout;
    let Some(last) = layout.buttons.last().filter(|_| data.welcome.is_some()) else {
        let notes = layout.notes.iter().copied().map(Some).chain(repeat(None));
        return spread(&layout.buttons, count)
            .into_iter()
            .zip(notes)
            .collect();
    };
    let large = welcome::places(layout).map(|(button, note)| (button, Some(note)));
    let small = spread(&[*last], count.saturating_sub(large.len()));
    let small = small.into_iter().map(|button| (button, None));
    large.into_iter().chain(small).collect()
}

/// The buttons in their places, with the notes below them.
pub(super) fn show_buttons(
    ui: &mut Pen,
    picture: &CofferPicture,
    data: &TitleData,
) -> Option<TitleAction> {
    let buttons = buttons(data);
    let places = places(data, buttons.len());
    let window = ui.ctx().content_rect().shrink(8.0);
    let hanging = buttons.iter().zip(&places).map(|(button, (at, _))| {
        let at = picture.place(*at);
        let least = Rect::from_center_size(at.center(), at.size().max(LEAST));
        let width = |size: f32| ui.text_width(text(button.key), strong(size)) + nails(button.large);
        let least_width = width(LEAST_WORDS / ui.theme.scale().max(1.0));
        // At the first start the large buttons stay the widest.
        let widths = match (button.large, &data.welcome) {
            (true, _) => [0.0; 2],
            (false, Some(_)) => [least_width; 2],
            (false, None) => [width(READABLE), least_width],
        };
        (least, widths)
    });
    let rects = settle(widened(hanging.collect(), window), window);
    let size = |large: bool| {
        let alike = buttons.iter().zip(&rects);
        let alike = alike.filter(|(button, _)| button.large == large);
        words_size(ui, picture, large, alike)
    };
    let sizes = (size(false), size(true));
    let large_note = large_note_size(ui, picture, buttons.iter().zip(&places));
    let mut action = None;
    for ((button, (at, note)), rect) in buttons.iter().zip(&places).zip(&rects) {
        let words = text(button.key);
        let shown = if button.large {
            TextButton::lacquer(words).size(sizes.1)
        } else {
            TextButton::brass(words).size(sizes.0)
        };
        let response =
            shown
                .enabled(button.locked.is_none())
                .show(ui, id("title", button.key), *rect);
        if response.clicked() {
            action = Some(button.action);
        }
        if button.done {
            let corner = pos2(rect.right() - 8.0, rect.top() + 4.0);
            tick(ui.brush(), corner);
            let said = Rect::from_center_size(corner, vec2(20.0, 20.0));
            announce(ui, text("title-daily-solved"), said);
        }
        if let Some(reason) = button.locked {
            if response.hovered() {
                let tip = pos2(rect.center().x, rect.top() - 2.0);
                bubble(ui.ctx(), ui.theme, tip, reason);
            }
        } else if let Some(notes) = button.note {
            let moved = rect.center() - picture.place(*at).center();
            let below = rect.translate(vec2(0.0, rect.height()));
            let room = note.map_or(below, |note| picture.place(note).translate(moved));
            let room = beside_others(room, *rect, &rects, window);
            let next = rects
                .iter()
                .map(Rect::top)
                .filter(|top| *top > rect.bottom());
            let end = next.fold(ui.ctx().content_rect().bottom(), f32::min);
            let size = if button.large {
                large_note
            } else {
                note_size(picture)
            };
            button_note(ui, *rect, room, end, notes, size);
        }
    }
    action
}

/// The text size of buttons that are alike: the largest that fits the tightest one.
fn words_size<'a>(
    ui: &Pen,
    picture: &CofferPicture,
    large: bool,
    buttons: impl Iterator<Item = (&'a TitleButton<'a>, &'a Rect)>,
) -> f32 {
    let size = if large {
        (28.0 * picture.scale).clamp(22.0, 44.0)
    } else {
        (22.0 * picture.scale).clamp(18.0, 34.0)
    };
    let fits = buttons.map(|(button, rect)| {
        let words = ui.text_width(text(button.key), strong(size));
        let room = rect.width() - nails(large);
        size * (room / words.max(1.0)).min(1.0)
    });
    fits.fold(size, f32::min).max(13.0 / ui.theme.scale())
}

/// What the nails at the ends of a button take of its width.
const fn nails(large: bool) -> f32 {
    if large { 28.0 } else { 44.0 }
}

/// The text size of a note, unless there is too little room.
fn note_size(picture: &CofferPicture) -> f32 {
    (16.5 * picture.scale).max(14.0)
}

/// The text size of the notes of the large buttons: the same for both.
fn large_note_size<'a>(
    ui: &Pen,
    picture: &CofferPicture,
    buttons: impl Iterator<Item = (&'a TitleButton<'a>, &'a (Rect, Option<Rect>))>,
) -> f32 {
    let size = note_size(picture);
    let fits = buttons.filter(|(button, _)| button.large);
    let fits = fits.filter_map(|(button, (_, room))| {
        let words = ui.text_width(button.note?[0], italic(size));
        Some(size * picture.place((*room)?).width() / words.max(1.0))
    });
    fits.fold(size, f32::min)
}

/// The minimum size of a button.
const LEAST: Vec2 = vec2(88.0, 44.0);

/// The least gaps between buttons: in a row, and between rows.
const APART: Vec2 = vec2(6.0, 4.0);

/// Whether two buttons are in one row. The two rows of a small picture may overlap a little, and a row
/// has buttons of two heights.
fn same_row(one: &Rect, other: &Rect) -> bool {
    (one.center().y - other.center().y).abs() < 0.5 * one.height().min(other.height())
}

/// Makes buttons, given in reading order, as wide as the first of these widths for which a whole row has room.
fn widened(mut buttons: Vec<(Rect, [f32; 2])>, room: Rect) -> Vec<Rect> {
    for row in buttons.chunk_by_mut(|(one, _), (other, _)| same_row(one, other)) {
        let fits = |choice: &usize| {
            let widths = row.iter();
            let widths = widths.map(|(rect, widths)| rect.width().max(widths[*choice]) + APART.x);
            widths.sum::<f32>() <= room.width() + APART.x
        };
        let Some(choice) = [0, 1].into_iter().find(fits) else {
            continue;
        };
        for (rect, widths) in row {
            let size = vec2(rect.width().max(widths[choice]), rect.height());
            *rect = Rect::from_center_size(rect.center(), size);
        }
    }
    buttons.into_iter().map(|(rect, _)| rect).collect()
}

/// Moves buttons, given in reading order, into `room` and apart from one another: in a small picture
/// they are larger than their places, and a picture that covers the window may extend beyond it.
fn settle(mut rects: Vec<Rect>, room: Rect) -> Vec<Rect> {
    for rect in &mut rects {
        let inside = (room.left() - rect.left()).max(0.0) + (room.right() - rect.right()).min(0.0);
        *rect = rect.translate(vec2(inside, 0.0));
    }
    for row in rects.chunk_by_mut(same_row) {
        let middle = row_of(row).center().x;
        let mut left = f32::NEG_INFINITY;
        for rect in &mut *row {
            *rect = rect.translate(vec2((left - rect.left()).max(0.0), 0.0));
            left = rect.right() + APART.x;
        }
        let whole = row_of(row);
        let centred = whole.translate(vec2(middle - whole.center().x, 0.0));
        let inside = (room.right() - centred.right()).min(0.0);
        let inside = inside.max(room.left() - centred.left());
        let moved = centred.left() + inside - whole.left();
        row.iter_mut()
            .for_each(|rect| *rect = rect.translate(vec2(moved, 0.0)));
    }
    let mut bottom = room.bottom();
    for row in rects.chunk_by_mut(same_row).rev() {
        let up = (bottom - row_of(row).bottom()).min(0.0);
        row.iter_mut()
            .for_each(|rect| *rect = rect.translate(vec2(0.0, up)));
        bottom = row_of(row).top().min(bottom) - APART.y;
    }
    rects
}

/// The rectangle round a row of buttons.
fn row_of(row: &[Rect]) -> Rect {
    row.iter()
        .fold(Rect::NOTHING, |whole, rect| whole.union(*rect))
}

/// The room for a note below a button, up to the middle between this button and the others in its row.
fn beside_others(room: Rect, button: Rect, rects: &[Rect], window: Rect) -> Rect {
    let middle = room.center().x;
    let others = rects
        .iter()
        .filter(|other| **other != button && same_row(&button, other));
    let ends = others.map(|other| {
        if other.center().x < button.center().x {
            middle - (other.right() + button.left()) / 2.0
        } else {
            (other.left() + button.right()) / 2.0 - middle
        }
    });
    let edges = (middle - window.left()).min(window.right() - middle);
    let half = ends.fold(edges, f32::min) - 2.0;
    let width = (2.0 * half).max(room.width());
    Rect::from_center_size(room.center(), vec2(width, room.height()))
}

/// The note below a button, on two lines if it is too long for one, or else the shorter one; it is left
/// out if it would reach below `end`, as with large text.
fn button_note(ui: &mut Pen, button: Rect, room: Rect, end: f32, notes: [&str; 2], size: f32) {
    let top = pos2(room.center().x, room.top() - 2.0);
    if room.top() >= button.bottom() - 4.0
        && let Some(words) = note_words(ui, notes, size, vec2(room.width(), end + 2.0 - top.y))
    {
        ui.put_text(words, top, Align2::CENTER_TOP);
    }
    announce(ui, notes[0], room);
}

/// The first of these notes that fits on one line, or else on two, which may be somewhat smaller. `None` if
/// there is no room.
fn note_words(ui: &Pen, notes: [&str; 2], size: f32, room: Vec2) -> Option<Arc<Galley>> {
    let style = |size: f32| italic(size).ink(CREAM_NOTE);
    let least = LEAST_WORDS / ui.theme.scale();
    let sizes = |from: f32| {
        let steps = (0..6).map(move |step| from * 0.95_f32.powi(step));
        steps.map(move |size| size.max(least.min(from)))
    };
    let holds = |words: &Arc<Galley>, rows: usize| {
        words.rows.len() <= rows && words.size().x <= room.x + 1.0 && words.size().y <= room.y
    };
    let lines = |note: &str, rows: usize| {
        let mut tried =
            sizes(size).map(|size| ui.balanced(note, style(size), room.x, Align::Center));
        tried.find(|words| holds(words, rows))
    };
    let whole = |note: &str| {
        let one = ui.balanced(note, style(size), room.x, Align::Center);
        (holds(&one, 1).then_some(one))
            .or_else(|| lines(note, 2))
            .or_else(|| lines(note, 1))
    };
    let cut = || {
        let words = ui.fit(notes[1], style(size), room.x);
        (words.size().y <= room.y).then_some(words)
    };
    notes.into_iter().find_map(whole).or_else(cut)
}

/// The places of `count` buttons. If there are more buttons than places, they share the last one.
fn spread(places: &[Rect], count: usize) -> Vec<Rect> {
    let [kept @ .., last] = places else {
        return Vec::new();
    };
    let shared = count.saturating_sub(kept.len()).max(1);
    let gap = GAP.min(last.width() * 0.04);
    let w = (last.width() - gap * (shared - 1) as f32) / shared as f32;
    let part = |i: usize| {
        let at = pos2(last.left() + i as f32 * (w + gap), last.top());
        Rect::from_min_size(at, vec2(w, last.height()))
    };
    kept.iter().copied().chain((0..shared).map(part)).collect()
}

/// The gap between buttons that share a place, in units of the picture.
const GAP: f32 = 8.0;
