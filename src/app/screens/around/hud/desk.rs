//! The tall panel beside the board on the desktop: with two seats, the opponent at the top and both
//! sides' counts at the bottom; with more, a card for each seat.

use egui::{Align2, Rangef, Rect, pos2, vec2};

use crate::app::screens::around::hud::data::{HudData, HudState};
use crate::app::screens::around::hud::parts::{
    Band, back_to_game, buttons, note, person_words, the_ribbon,
};
use crate::app::screens::around::moves;
use crate::app::screens::around::table_buttons::{HudAction, label_height};
use crate::app::ui::players::{SeatCard, clock, disc};
use crate::app::ui::{
    Brush, Pen, Theme, announce, body, divider, heading, heading_with_note, id, is_enlarged,
    is_huge, is_large, italic, players, portrait, roses,
};
use crate::texts::text;

/// Shows the desktop's tall panel.
pub(super) fn desk(
    ui: &mut Pen,
    rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let theme = ui.theme;
    ui.parchment(rect);
    let inner = rect.x_range().shrink(36.0);
    let head = if data.many() {
        seats(ui, rect, data)
    } else {
        head(ui, rect, &data.opponent().cloned().unwrap_or_default())
    };
    // The ribbon is painted last, over the sheet, but its place is needed before.
    let gap = if data.many() { 12.0 } else { 28.0 };
    let band = Rect::from_min_size(
        pos2(rect.left(), head + (rect.height() * 0.045).min(gap)),
        vec2(rect.width(), (48.0 * theme.scale().max(1.0)).min(72.0)),
    );
    // From the bottom: buttons, counts, steps.
    let buttons_cy = rect.bottom() - 20.0 - label_height(theme) - 4.0 - 25.0;
    let counts_bottom = buttons_cy - 25.0 - 12.0;
    let counted = data.counted();
    let counts_h = counts_height(theme, &counted);
    let counts_at = Rect::from_x_y_ranges(inner, counts_bottom - counts_h..=counts_bottom);
    counts(ui, counts_at, &counted);
    let steps_cy = counts_at.top() - 8.0 - 18.0;
    let between = Rangef::new(band.bottom() + 14.0, steps_cy - 24.0);
    let mut action = middle(ui, inner, between, data, state);
    action = steps(ui, inner, steps_cy, data, state).or(action);
    let band = Band {
        rect: band,
        note: &data.ribbon.note,
        clock: None,
        over: 14.0,
        pad: 36.0,
    };
    the_ribbon(ui, &band, data, &mut state.focus.controls);
    let x = Rangef::new(inner.min - 8.0, inner.max + 8.0);
    buttons(ui, x, buttons_cy, data, &mut state.focus.controls).or(action)
}

/// The part between the ribbon and the steps: the note, or the heading if there is room for it, and
/// the moves.
fn middle(
    ui: &mut Pen,
    inner: Rangef,
    between: Rangef,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let scale = ui.theme.scale();
    let mut action = None;
    let mut top = between.min;
    let row_h = 28.5 * scale;
    let bottom = between.max;
    let heading_h = 38.0 * scale + 14.0;
    if !data.note.words().is_empty() {
        let most = (bottom - top - 8.0 - row_h).clamp(0.0, 56.0 * scale);
        let at = Rect::from_x_y_ranges(inner, top - 4.0..=top - 4.0 + most);
        let (used, pressed) = note(ui, at, &data.note, &mut state.focus.controls);
        if pressed {
            action = Some(HudAction::Rule);
        }
        divider(ui.brush(), inner, at.top() + used + 7.0);
        top = at.top() + used + 15.0;
    } else if bottom - top >= heading_h + 2.0 * row_h {
        let line = Rect::from_x_y_ranges(inner, top..=top + 38.0 * scale);
        let beside = if is_large(scale) {
            ""
        } else {
            &data.moves_note
        };
        heading_with_note(ui.brush(), line, text("hud-moves"), 25.0, beside);
        divider(ui.brush(), inner, line.bottom() + 5.0);
        top = line.bottom() + 14.0;
    }
    let rows = ((bottom - top) / row_h).floor().max(0.0);
    let row_h = if rows > 0.0 {
        ((bottom - top) / rows).min(row_h * 1.15)
    } else {
        row_h
    };
    let list = Rect::from_min_size(
        pos2(inner.min - 8.0, top),
        vec2(inner.span() + 16.0, row_h * rows),
    );
    moves::list(
        ui,
        id("hud", "moves"),
        list,
        row_h,
        &data.moves,
        &mut state.moves,
        &mut state.focus.controls,
    )
    .map(HudAction::Seek)
    .or(action)
}

/// The steps through the match, and the button that returns from an earlier position.
fn steps(
    ui: &mut Pen,
    inner: Rangef,
    cy: f32,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let controls = &mut state.focus.controls;
    let viewed_position = data.viewed_position.is_some();
    let (x, gap) = if viewed_position {
        (inner.min + 14.0, 38.0)
    } else {
        (inner.center() - 66.0, 44.0)
    };
    let step = moves::steps(
        ui,
        id("hud", "steps"),
        pos2(x, cy),
        gap,
        17.0,
        data.back,
        data.forward,
        controls,
    );
    let mut action = step.map(HudAction::Step);
    if viewed_position {
        let at = Rect::from_x_y_ranges(
            x + 3.0 * gap + 26.0..=inner.max + 4.0,
            cy - 20.0..=cy + 20.0,
        );
        action = back_to_game(ui, at, 18.5, controls).or(action);
    } else {
        flourish(ui.brush(), inner, cy);
    }
    action
}

/// The flourish continues on both sides of the steps.
fn flourish(brush: Brush, inner: Rangef, cy: f32) {
    if brush.theme.sprite("divider_left").is_none() {
        return;
    }
    let high = brush.theme.sprite_size("divider_left", vec2(20.0, 12.0)).y;
    let size = vec2(inner.span() / 2.0 - 100.0, high);
    for (name, x) in [
        ("divider_left", inner.min + size.x / 2.0),
        ("divider_right", inner.max - size.x / 2.0),
    ] {
        brush.paint(name, Rect::from_center_size(pos2(x, cy), size));
    }
}

/// The cards of three to six seats at the top. Returns their lower edge.
fn seats(ui: &mut Pen, rect: Rect, data: &HudData) -> f32 {
    let inner = rect.x_range().shrink(22.0);
    let top = rect.top() + 24.0;
    // The moves keep a large part of the panel.
    let most = match (data.scored(), is_large(ui.theme.scale())) {
        (true, _) => 0.54,
        (false, true) => 0.3,
        (false, false) => 0.46,
    };
    let most = rect.height() * most;
    let height = players::height(ui.theme, &data.seats, inner.span()).min(most);
    let at = Rect::from_x_y_ranges(inner, top..=top + height);
    players::grid(ui, at, &data.seats);
    at.bottom()
}

/// The opponent at the top of the panel. Returns the lower edge.
fn head(ui: &mut Pen, rect: Rect, person: &SeatCard) -> f32 {
    let ctx = ui.ctx().clone();
    let scale = ui.theme.scale();

    let r = if is_large(scale) || rect.height() < 560.0 {
        40.0
    } else {
        60.0
    };
    let left = rect.left() + 32.0 + 2.0 * r + 16.0;
    let room = rect.right() - 26.0 - left;
    let one_line = ui.text_width(&person.name, heading(33.0));
    let name = if one_line <= room || !person.name.contains(' ') {
        ui.fit(&person.name, heading(33.0), room)
    } else {
        let size = if is_enlarged(scale) { 24.0 } else { 30.0 };
        ui.wrapped(&person.name, heading(size), room)
    };
    let manner =
        (!is_huge(scale)).then(|| ui.theme.wrapped(&ctx, &person.role, italic(19.0), room));
    let words_h = name.size().y
        + manner.as_ref().map_or(0.0, |m| m.size().y)
        + if person.level.is_some() { 26.0 } else { 0.0 };
    let head_h = words_h.max(2.0 * r);
    let head_top = rect.top() + 34.0;
    let middle = pos2(rect.left() + 32.0 + r, head_top + head_h / 2.0);
    portrait(ui.brush(), &person.portrait, middle, r, person.mood);
    let mut y = head_top + (head_h - words_h) / 2.0;
    y = ui.put_text(name, pos2(left, y), Align2::LEFT_TOP).bottom();
    if let Some(manner) = manner {
        y = ui
            .put_text(manner, pos2(left, y - 2.0), Align2::LEFT_TOP)
            .bottom();
    }
    if let Some(level) = person.level {
        roses(ui.brush(), pos2(left, y + 15.0), level, 10.0);
    }
    let whole = Rect::from_x_y_ranges(
        rect.left() + 32.0..=rect.right() - 26.0,
        head_top..=head_top + head_h,
    );
    announce(ui, &person_words(person), whole);
    head_top + head_h
}

/// The height of the counts: two lines of text if there are clocks above them, or if the text is
/// large.
fn counts_height(theme: &Theme, seats: &[&SeatCard]) -> f32 {
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
fn counts(ui: &mut Pen, rect: Rect, seats: &[&SeatCard]) {
    if seats.is_empty() {
        return;
    }
    let said = seats
        .iter()
        .map(|seat| format!("{}: {}", seat.name, seat.count));
    announce(ui, &said.collect::<Vec<_>>().join("; "), rect);
    if has_large_counts(ui.theme, seats) {
        return large_counts(ui, rect, seats);
    }
    let half = rect.width() / seats.len() as f32;
    for (i, seat) in seats.iter().enumerate() {
        let x = rect.left() + half * i as f32 + 3.0;
        let mut line = Rect::from_min_size(pos2(x, rect.top()), vec2(half - 6.0, rect.height()));
        if let Some(face) = &seat.clock {
            let plaque = Rect::from_min_size(
                pos2(x + 30.0, rect.top()),
                vec2((half - 44.0).min(96.0), 30.0),
            );
            disc(
                ui.brush(),
                &seat.emblem,
                pos2(x + 11.0, plaque.center().y),
                12.0,
            );
            clock(ui, face, plaque);
            line.min.y = plaque.bottom() + 2.0;
        } else {
            disc(
                ui.brush(),
                &seat.emblem,
                pos2(x + 11.0, line.center().y),
                11.0,
            );
        }
        let size = if seat.clock.is_some() { 18.0 } else { 20.0 };
        let words = ui.fit(&seat.count, body(size), half - 36.0);
        ui.put_text(words, pos2(x + 31.0, line.center().y), Align2::LEFT_CENTER);
    }
}
