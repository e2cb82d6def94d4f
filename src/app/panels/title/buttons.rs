//! The buttons on the front of the coffer: Continue, what is offered today, Open a match, Settings,
//! Credits, Quit.

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use crate::app::panels::flow::announce;
use crate::app::panels::id;
use crate::app::panels::puzzles::tick;
use crate::app::panels::theme::{CREAM_NOTE, FontFace, Theme, put};
use crate::app::panels::title::layout::CofferPicture;
use crate::app::panels::title::{TitleAction, TitleData};
use crate::app::panels::widgets::{TextButton, bubble};
use crate::texts::text;

/// A button on the front of the coffer.
struct TitleButton<'a> {
    action: TitleAction,
    /// The key of its label, also used for the control's id.
    key: &'static str,
    /// The note below it.
    note: Option<&'a str>,
    /// Whether what is offered today is done.
    done: bool,
    /// Why it is disabled, if it is.
    locked: Option<&'a str>,
}

/// The buttons to show.
fn buttons(data: &TitleData) -> Vec<TitleButton<'_>> {
    let button = |action, key| TitleButton {
        action,
        key,
        note: None,
        done: false,
        locked: None,
    };
    let mut buttons = vec![TitleButton {
        note: data.saved.as_deref(),
        locked: data.saved.is_none().then(|| text("title-nothing_saved")),
        ..button(TitleAction::Continue, "title-continue")
    }];
    if let Some(daily) = &data.daily {
        buttons.push(TitleButton {
            note: Some(&daily.note),
            done: daily.solved,
            ..button(TitleAction::Daily, "title-daily")
        });
    }
    buttons.push(button(TitleAction::OpenMatch, "pause-open"));
    buttons.push(button(TitleAction::Settings, "title-settings"));
    buttons.push(button(TitleAction::Credits, "title-credits"));
    if data.quit {
        buttons.push(button(TitleAction::Quit, "title-quit"));
    }
    buttons
}

/// The buttons in their places, with the notes below them.
pub(super) fn show_buttons(
    ui: &mut Ui,
    theme: &Theme,
    picture: &CofferPicture,
    data: &TitleData,
) -> Option<TitleAction> {
    let buttons = buttons(data);
    let places = spread(&data.layout.buttons, buttons.len());
    let size = words_size(ui, theme, picture, &buttons, &places);
    let mut action = None;
    let mut before = Rect::NOTHING;
    for (i, (button, at)) in buttons.into_iter().zip(places).enumerate() {
        let at = picture.place(at);
        let hanging = Rect::from_center_size(at.center(), at.size().max(LEAST));
        let shift = shift_inside(hanging, ui.ctx().content_rect().shrink(8.0));
        // In a small picture the buttons are larger than their places, so they are moved apart.
        let row = hanging.translate(shift);
        let over = before.right() + 6.0 - row.left();
        let crosses = before.intersects(row.expand(3.0)) && over > 0.0;
        let shift = shift + vec2(if crosses { over } else { 0.0 }, 0.0);
        let rect = hanging.translate(shift);
        before = rect;
        let response = TextButton::brass(text(button.key))
            .size(size)
            .enabled(button.locked.is_none())
            .show(ui, theme, id("title", button.key), rect);
        if response.clicked() {
            action = Some(button.action);
        }
        if button.done {
            let corner = pos2(rect.right() - 8.0, rect.top() + 4.0);
            tick(ui.painter(), theme, corner);
            let said = Rect::from_center_size(corner, vec2(20.0, 20.0));
            announce(ui, text("title-daily-solved"), said);
        }
        if let Some(reason) = button.locked {
            if response.hovered() {
                let tip = pos2(rect.center().x, rect.top() - 2.0);
                bubble(ui.ctx(), theme, tip, reason);
            }
        } else if let Some(note) = button.note {
            let below = rect.translate(vec2(0.0, rect.height()));
            let room = data.layout.notes.get(i);
            let room = room.map_or(below, |room| picture.place(*room));
            let size = (16.5 * picture.scale).max(14.0);
            button_note(ui, theme, rect, room.translate(shift), note, size);
        }
    }
    action
}

/// The text size of all buttons: the largest that fits the tightest one.
fn words_size(
    ui: &Ui,
    theme: &Theme,
    picture: &CofferPicture,
    buttons: &[TitleButton],
    places: &[Rect],
) -> f32 {
    let size = (22.0 * picture.scale).clamp(18.0, 34.0);
    let fits = buttons.iter().zip(places).map(|(button, at)| {
        let words = theme.width(ui.ctx(), text(button.key), FontFace::Strong, size);
        // A button has nails at its ends.
        let room = picture.place(*at).width().max(LEAST.x) - 44.0;
        size * (room / words.max(1.0)).min(1.0)
    });
    fits.fold(size, f32::min).max(13.0 / theme.scale())
}

/// The minimum size of a button.
const LEAST: Vec2 = vec2(88.0, 44.0);

/// How far `rect` must move to be inside `room`. A picture that covers the window may extend beyond
/// its edges.
fn shift_inside(rect: Rect, room: Rect) -> Vec2 {
    vec2(
        (room.left() - rect.left()).max(0.0) + (room.right() - rect.right()).min(0.0),
        (room.top() - rect.top()).max(0.0) + (room.bottom() - rect.bottom()).min(0.0),
    )
}

/// The note below a button; with large text it is left out.
fn button_note(ui: &mut Ui, theme: &Theme, button: Rect, room: Rect, note: &str, size: f32) {
    let words = theme.fit(
        ui.ctx(),
        note,
        FontFace::Italic,
        size,
        CREAM_NOTE,
        room.width(),
    );
    let height = words.size().y;
    let free = room.top() >= button.bottom() - 4.0 && height <= room.height() + 8.0;
    if free && room.top() + height <= ui.ctx().content_rect().bottom() {
        let top = pos2(room.center().x, room.top() - 2.0);
        put(ui.painter(), words, top, Align2::CENTER_TOP);
    }
    announce(ui, note, room);
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
        Rect::from_min_size(
            pos2(last.left() + i as f32 * (w + gap), last.top()),
            vec2(w, last.height()),
        )
    };
    kept.iter().copied().chain((0..shared).map(part)).collect()
}

/// The gap between buttons that share a place, in units of the picture.
const GAP: f32 = 8.0;
