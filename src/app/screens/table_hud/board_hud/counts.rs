//! The counts of both sides and their clocks, on the tall panel.

use egui::{Align2, Rect, pos2, vec2};

use crate::app::ui::players::{SeatCard, clock, disc};
use crate::app::ui::{Pen, Theme, announce, body, is_large};
use crate::texts::text;

/// The height of the counts: two lines of text if there are clocks above them, or if the text is
/// large.
pub(super) fn height(theme: &Theme, seats: &[&SeatCard]) -> f32 {
    let clocks = has_clocks(seats);
    match (seats.is_empty(), clocks) {
        (true, _) => 0.0,
        (false, true) => 34.0 + 22.0 * theme.scale(),
        (false, false) if has_large_counts(theme, seats) => {
            28.0 * theme.scale() * seats.len() as f32
        }
        (false, false) => 30.0 * theme.scale(),
    }
}

fn has_clocks(seats: &[&SeatCard]) -> bool {
    seats.iter().any(|seat| seat.clock.is_some())
}

/// Whether the counts are below each other, with the names: large text beside each other reads as
/// one line, “6 guards 6 guards”.
fn has_large_counts(theme: &Theme, seats: &[&SeatCard]) -> bool {
    is_large(theme.scale()) && !has_clocks(seats)
}

/// A line for each side: whose pieces these are, and how many.
fn large_counts(ui: &mut Pen, rect: Rect, seats: &[&SeatCard]) {
    let high = rect.height() / seats.len().max(1) as f32;
    for (i, seat) in seats.iter().enumerate() {
        let cy = rect.top() + high * (i as f32 + 0.5);
        disc(ui.brush(), &seat.emblem, pos2(rect.left() + 14.0, cy), 11.0);
        let words = format!("{}: {}", seat.name, seat.count);
        let room = rect.width() - 36.0;
        let words = ui.fit(&words, body(19.0), room);
        ui.put_text(words, pos2(rect.left() + 34.0, cy), Align2::LEFT_CENTER);
    }
}

/// The counts of both sides and their clocks, on one line.
pub(super) fn show(ui: &mut Pen, rect: Rect, seats: &[&SeatCard]) {
    if seats.is_empty() {
        return;
    }
    let said = seats
        .iter()
        .map(|seat| format!("{}: {}", seat.name, seat.count));
    announce(
        ui,
        &said.collect::<Vec<_>>().join(text("list-semicolon")),
        rect,
    );
    if has_large_counts(ui.theme, seats) {
        return large_counts(ui, rect, seats);
    }
    let half = rect.width() / seats.len() as f32;
    for (i, seat) in seats.iter().enumerate() {
        let x = rect.left() + half * i as f32 + 3.0;
        let mut line = Rect::from_min_size(pos2(x, rect.top()), vec2(half - 6.0, rect.height()));
        if let Some(face) = &seat.clock {
            let extent = vec2((half - 44.0).min(96.0), 30.0);
            let plaque = Rect::from_min_size(pos2(x + 30.0, rect.top()), extent);
            let at = pos2(x + 11.0, plaque.center().y);
            disc(ui.brush(), &seat.emblem, at, 12.0);
            clock(ui, face, plaque);
            line.min.y = plaque.bottom() + 2.0;
        } else {
            let point = pos2(x + 11.0, line.center().y);
            disc(ui.brush(), &seat.emblem, point, 11.0);
        }
        let size = if seat.clock.is_some() { 18.0 } else { 20.0 };
        let words = ui.fit(&seat.count, body(size), half - 36.0);
        ui.put_text(words, pos2(x + 31.0, line.center().y), Align2::LEFT_CENTER);
    }
}
