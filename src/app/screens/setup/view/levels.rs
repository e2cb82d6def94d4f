//! At a table for two, the row of courtiers to choose the level from.

use egui::{Align2, Color32, Rect, StrokeKind, WidgetInfo, WidgetType, pos2, vec2};

use crate::app::screens::setup::view::data::{CourtierCard, SeatChoice, SetupData, SetupState};
use crate::app::ui::{
    Brush, Flow, GOLD, HAIRLINE, INK, Mood, Pen, RED, heading, heading_with_note, id_of,
    is_very_large, italic, portrait, roses, show_focus, square, strong, target, wash,
};
use crate::texts::{fill, text};

/// The courtier at a table for two, with the style of play. At larger tables each seat has its own
/// courtier.
pub(super) fn level(
    flow: &mut Flow,
    data: &SetupData,
    state: &mut SetupState,
    phone: bool,
    size: f32,
) {
    if data.count() > 2 || data.courtiers.is_empty() {
        return;
    }
    // The courtier that is seated; the second seat is checked before the first.
    let seated = [1, 0].into_iter().find_map(|i| match state.seats.get(i) {
        Some(SeatChoice::Courtier(c)) => Some((i, *c)),
        Some(SeatChoice::Person) | None => None,
    });
    let note = seated.and_then(|(_, c)| data.courtiers.get(c)).map(|c| {
        match (phone, broad_levels(data, flow.width())) {
            (true, _) => c.manner.clone(),
            // Wide cards show the style of play themselves.
            (false, true) => String::new(),
            (false, false) => fill("setup-manner", &[("name", &c.name), ("manner", &c.manner)]),
        }
    });
    let note = note.unwrap_or_else(|| text("setup-no_courtier").to_owned());
    let words = flow.line(text("setup-level"), heading(size));
    let rect = flow.take(words.size().y + 4.0);
    flow.draw(|ui| heading_with_note(ui.brush(), rect, text("setup-level"), size, &note));
    flow.gap(4.0);
    levels(flow, data, state, seated, phone);
}

/// Whether there are few enough courtiers for wide cards.
fn broad_levels(data: &SetupData, width: f32) -> bool {
    data.courtiers.len() <= 3 && width / data.courtiers.len().max(1) as f32 >= 150.0
}

/// The row of courtiers: a few on wide cards, many as medallions.
fn levels(
    flow: &mut Flow,
    data: &SetupData,
    state: &mut SetupState,
    seated: Option<(usize, usize)>,
    phone: bool,
) {
    let theme = flow.theme;
    let n = data.courtiers.len();
    let broad = broad_levels(data, flow.width());
    let columns = if broad || flow.width() / n as f32 >= 62.0 {
        n
    } else {
        n.div_ceil(2)
    };
    let columns = if is_very_large(theme.scale()) && broad {
        1
    } else {
        columns
    };
    let gap = if broad { 12.0 } else { 4.0 };
    let w = ((flow.width() - gap * (columns - 1) as f32) / columns as f32).min(if broad {
        420.0
    } else {
        136.0
    });
    let r: f32 = if phone { 25.0 } else { 38.0 };
    let look = LevelLook { broad, phone, r };
    let name_h = flow.line("A", strong(18.5)).size().y;
    let h = if broad {
        (2.0 * r + 18.0).max(name_h * 1.3 + 34.0)
    } else {
        2.0 * r + 12.0 + name_h + 24.0
    };
    for (row, chunk) in data.courtiers.chunks(columns).enumerate() {
        let line = flow.take(h);
        let used = chunk.len() as f32 * (w + gap) - gap;
        let left = if broad {
            line.left()
        } else {
            line.center().x - used / 2.0
        };
        for (c, courtier) in chunk.iter().enumerate() {
            let i = row * columns + c;
            let rect =
                Rect::from_min_size(pos2(left + c as f32 * (w + gap), line.top()), vec2(w, h));
            let on = seated.is_some_and(|(_, s)| s == i);
            let enabled = seated.is_some();
            let clicked = flow.draw(|ui| level_card(ui, rect, i, courtier, &look, on, enabled));
            if clicked == Some(true)
                && let Some((seat, _)) = seated
            {
                state.seats[seat] = SeatChoice::Courtier(i);
            }
        }
        if row + 1 < n.div_ceil(columns) {
            flow.gap(6.0);
        }
    }
}

/// How the courtiers are shown.
struct LevelLook {
    broad: bool,
    phone: bool,
    /// The radius of a portrait.
    r: f32,
}

/// A courtier to choose. Returns whether it was pressed.
fn level_card(
    ui: &mut Pen,
    rect: Rect,
    index: usize,
    courtier: &CourtierCard,
    look: &LevelLook,
    on: bool,
    enabled: bool,
) -> bool {
    let level = courtier.level.to_string();
    let spoken = fill(
        "setup-level_label",
        &[("name", &courtier.name), ("n", &level)],
    );
    let response = target(ui, id_of("setup", "level", index), rect, enabled, || {
        WidgetInfo::selected(WidgetType::RadioButton, enabled, on, &spoken)
    });
    let lit = response.hovered();
    level_ground(ui.brush(), rect, look.broad, on, lit, enabled);
    let ink = if enabled {
        INK
    } else {
        INK.gamma_multiply(0.72)
    };
    let name = if rect.width() < 160.0 || look.phone {
        &courtier.short
    } else {
        &courtier.name
    };
    if look.broad {
        broad_level(ui.brush(), rect, courtier, name, look, ink);
    } else {
        medallion(ui.brush(), rect, courtier, name, look, ink);
    }
    show_focus(ui, &response, rect.shrink(2.0));
    response.clicked()
}

/// The background of a courtier; gilt if chosen.
fn level_ground(brush: Brush, rect: Rect, broad: bool, on: bool, lit: bool, enabled: bool) {
    if brush.theme.contrast {
        brush.paint(if on { "slip_selected" } else { "slip" }, rect);
    } else if on {
        brush.rect(
            rect,
            5.0,
            wash(GOLD, 0.30),
            (1.6, HAIRLINE),
            StrokeKind::Inside,
        );
        brush.rect_filled(
            Rect::from_min_size(rect.min, vec2(rect.width(), 5.0)),
            2.0,
            RED,
        );
    } else if broad && !lit {
        brush.rect_stroke(rect, 5.0, (1.0, wash(HAIRLINE, 0.5)), StrokeKind::Inside);
    } else if lit && enabled {
        brush.rect(
            rect,
            5.0,
            wash(GOLD, 0.16),
            (1.2, HAIRLINE),
            StrokeKind::Inside,
        );
    }
}

/// A courtier on a wide card, with the style of play.
fn broad_level(
    brush: Brush,
    rect: Rect,
    courtier: &CourtierCard,
    name: &str,
    look: &LevelLook,
    ink: Color32,
) {
    let (phone, r) = (look.phone, look.r);
    let center = pos2(rect.left() + r + 12.0, rect.center().y + 2.0);
    portrait(brush, &courtier.portrait, center, r, Mood::Calm);
    let left = rect.left() + 2.0 * r + 26.0;
    let room = rect.right() - left - 8.0;
    let words = brush.fit(name, strong(if phone { 18.5 } else { 21.0 }).ink(ink), room);
    if phone {
        brush.put_text(
            words,
            pos2(left, rect.center().y + 3.0),
            Align2::LEFT_BOTTOM,
        );
        let r = (room / 11.4).min(8.0);
        roses(brush, pos2(left, rect.center().y + 16.0), courtier.level, r);
    } else {
        let manner = brush.fit(&courtier.manner, italic(17.5), room);
        let whole = words.size().y + manner.size().y - 4.0 + 22.0;
        let top = rect.center().y + 2.0 - whole / 2.0;
        let below = brush
            .put_text(words, pos2(left, top), Align2::LEFT_TOP)
            .bottom()
            - 4.0;
        let below = brush
            .put_text(manner, pos2(left, below), Align2::LEFT_TOP)
            .bottom();
        roses(brush, pos2(left, below + 12.0), courtier.level, 9.5);
    }
}

/// A courtier as a medallion, with the name below.
fn medallion(
    brush: Brush,
    rect: Rect,
    courtier: &CourtierCard,
    name: &str,
    look: &LevelLook,
    ink: Color32,
) {
    let (phone, r) = (look.phone, look.r);
    portrait(
        brush,
        &courtier.portrait,
        pos2(rect.center().x, rect.top() + r + 9.0),
        r,
        Mood::Calm,
    );
    let words = brush.fit(
        name,
        strong(if phone { 15.5 } else { 18.5 }).ink(ink),
        rect.width() - 2.0,
    );
    let below = brush
        .put_text(
            words,
            pos2(rect.center().x, rect.top() + 2.0 * r + 10.0),
            Align2::CENTER_TOP,
        )
        .bottom();
    if !phone {
        roses(
            brush,
            pos2(rect.center().x - 43.0, below + 7.0),
            courtier.level,
            8.0,
        );
    } else {
        let figure = brush.fit(
            &courtier.level.to_string(),
            strong(16.5 / brush.theme.scale()).ink(ink),
            20.0,
        );
        brush.paint(
            "rose_on",
            square(pos2(rect.center().x - 9.0, below + 9.0), 17.0),
        );
        brush.put_text(
            figure,
            pos2(rect.center().x + 4.0, below + 9.0),
            Align2::LEFT_CENTER,
        );
    }
}
