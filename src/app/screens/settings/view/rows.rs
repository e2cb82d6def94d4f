//! The rows of the pages. Each control's id contains its `key`; `label` and `note` are text keys.

use std::sync::Arc;

use egui::{Align2, Galley, Rect, pos2};

use crate::app::ui::{
    Flow, TOUCH, heading, heading_with_note, id, is_huge, segments, slider, stepper, strong,
    toggle, toggle_height,
};
use crate::texts::text;

/// The heading of a page with its note, which may be empty.
pub(super) fn head(flow: &mut Flow, title: &str, note: &str) {
    let h = flow.line(text(title), heading(26.0)).size().y;
    let rect = flow.take(h);
    flow.draw(|ui| heading_with_note(ui.brush(), rect, text(title), 26.0, text(note)));
    flow.gap(18.0);
}

/// The divider between two groups of rows.
pub(super) fn rule(flow: &mut Flow) {
    flow.divider(34.0);
}

/// A switch with its label and a note, which may be empty.
pub(super) fn switch(flow: &mut Flow, key: &str, label: &str, note: &str, on: &mut bool) {
    let theme = flow.theme;
    // With large text, notes are the first to be left out.
    let crowded = is_huge(theme.scale()) && flow.width() < 400.0;
    let note = if note.is_empty() || crowded {
        ""
    } else {
        text(note)
    };
    let h = toggle_height(flow.ctx, theme, text(label), note, flow.width());
    let rect = flow.take(h);
    flow.draw(|ui| toggle(ui, id("settings", key), rect, text(label), note, false, on));
    flow.gap(12.0);
}

/// The label of a row, or the value at its end, on one line.
fn name(flow: &Flow, words: &str) -> Arc<Galley> {
    let room = f32::INFINITY;
    flow.wrapped(words, strong(20.0), room)
}

/// Label, slider and value (in the words of `shown`) on one line; if the text needs the room, the
/// slider is on a second line.
pub(super) fn bar(
    flow: &mut Flow,
    key: &str,
    label: &str,
    shown: impl Fn(f32) -> String,
    value: &mut f32,
    step: f32,
    ticks: usize,
) {
    let label = text(label);
    let number = name(flow, &shown(*value));
    let value_w = flow.text_width("200%", strong(20.0)).max(number.size().x);
    let room = flow.width() - value_w - 12.0;
    let words = flow.fit(label, strong(20.0), room);
    let one_line = words.size().x + value_w + 180.0 <= flow.width() && flow.width() >= 460.0;
    let line = flow.take(if one_line {
        TOUCH.max(words.size().y)
    } else {
        words.size().y + 2.0
    });
    let rail = if one_line {
        let from = line.left() + (words.size().x + 24.0).max(190.0);
        Rect::from_x_y_ranges(from..=line.right() - value_w - 26.0, line.y_range())
    } else {
        let below = flow.take(TOUCH);
        Rect::from_x_y_ranges(below.left() + 14.0..=below.right() - 14.0, below.y_range())
    };
    flow.draw(|ui| {
        ui.put_text(words, line.left_center(), Align2::LEFT_CENTER);
        ui.put_text(number, line.right_center(), Align2::RIGHT_CENTER);
        slider(
            ui,
            id("settings", key),
            rail,
            label,
            &shown,
            value,
            step,
            ticks,
        );
    });
    flow.gap(8.0);
}

/// A choice of few, beside its label or below it. Returns the one that was chosen.
pub(super) fn choice(
    flow: &mut Flow,
    key: &str,
    label: &str,
    labels: &[&str],
    selected: usize,
) -> Option<usize> {
    choose(flow, key, label, labels, selected, false)
}

/// The same for names that are too long to be shrunk: they are stepped through where they do not fit
/// side by side.
pub(super) fn choice_of_names(
    flow: &mut Flow,
    key: &str,
    label: &str,
    labels: &[&str],
    selected: usize,
) -> Option<usize> {
    choose(flow, key, label, labels, selected, true)
}

fn choose(
    flow: &mut Flow,
    key: &str,
    label: &str,
    labels: &[&str],
    selected: usize,
    names: bool,
) -> Option<usize> {
    let theme = flow.theme;
    let label = text(label);
    let words = flow.wrapped(label, strong(20.0), flow.width());
    let widest = labels
        .iter()
        .map(|l| flow.text_width(l, strong(18.5)))
        .fold(0.0, f32::max)
        + 22.0;
    let wanted = if names {
        widest + 2.0 * TOUCH
    } else {
        widest * labels.len() as f32
    };
    let wanted = wanted.clamp(220.0, 380.0 * theme.scale().max(1.0));
    let one_line = words.size().x.max(164.0) + 16.0 + wanted <= flow.width();
    // Names are never shrunk, so large ones need a taller control.
    let tall = 46.0
        * if names {
            theme.scale().clamp(1.0, 1.2)
        } else {
            1.0
        };
    let line = flow.take(if one_line { tall } else { words.size().y + 6.0 });
    let trough = if one_line {
        Rect::from_min_max(
            pos2(
                line.right()
                    - wanted.max(360.0_f32.min(line.width() - words.size().x.max(164.0) - 16.0)),
                line.top(),
            ),
            line.max,
        )
    } else {
        flow.take(tall)
    };
    let crowded = widest * labels.len() as f32 > trough.width();
    // More than a few, such as languages, are stepped through where they do not fit side by side.
    let control = if crowded && (names || labels.len() > 4) {
        stepper
    } else {
        segments
    };
    let chosen = flow.draw(|ui| {
        ui.put_text(words, line.left_center(), Align2::LEFT_CENTER);
        control(ui, id("settings", key), trough, labels, selected, label)
    });
    flow.gap(10.0);
    chosen.flatten()
}
