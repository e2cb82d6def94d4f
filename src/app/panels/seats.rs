//! Who sits at the table, in the set-up of a match: a card for each seat, the list that opens below
//! it, and at a table for two the row of courtiers.

use egui::{
    Align, Align2, Color32, Context, Key, Modifiers, Order, Painter, Pos2, Rect, Stroke, Ui, Vec2,
    pos2, vec2,
};

use crate::app::panels::flow::{Flow, layer, scrolling};
use crate::app::panels::setup::{CourtierCard, Seat, SetupData, SetupState, Starts};
use crate::app::panels::theme::{Face, GOLD, HAIRLINE, INK, INK_NOTE, RED, Theme, put, wash};
use crate::app::panels::widgets::{
    Mood, focus_ring, focused, heading_with_note, portrait, roses, segments, slip, target,
};
use crate::app::panels::{id, id_of};
use crate::texts::{fill, text};

/// The discs of a seat: both, overlapping, when the lot decides.
fn side_discs(
    painter: &Painter,
    theme: &Theme,
    data: &SetupData,
    starts: Starts,
    seat: usize,
    center: Pos2,
) {
    let paint = |sprite: &str, at: Pos2, r: f32| {
        let size = theme
            .sprite_size(sprite, Vec2::splat(34.0))
            .max(Vec2::splat(1.0));
        theme.paint(
            painter,
            sprite,
            Rect::from_center_size(at, size * (2.0 * r / size.x)),
        );
    };
    match starts {
        Starts::Lot => {
            for (sprite, at) in data.sides.iter().zip([vec2(-7.0, -6.0), vec2(7.0, 4.0)]) {
                paint(sprite, center + at, 13.0);
            }
        }
        Starts::Seat(first) => {
            if let Some(sprite) = data.sides.get(usize::from(first != seat)) {
                paint(sprite, center, 15.0);
            }
        }
    }
}

/// The radius of the roses on a card.
const ROSE: f32 = 6.5;

/// A card for each seat, in the order of the table.
pub(super) fn rows(
    flow: &mut Flow,
    data: &SetupData,
    state: &mut SetupState,
    anchors: &mut [Rect],
    phone: bool,
) {
    let theme = flow.theme;
    let count = data.count();
    let columns = if !phone && flow.width() >= 640.0 * theme.scale().max(1.0) {
        2
    } else {
        1
    };
    let h = match (phone, count) {
        (true, _) => 64.0,
        (false, 2) => 72.0,
        (false, _) => 60.0,
    } * theme.scale().clamp(1.0, 1.5);
    let w = (flow.width() - 24.0 * (columns - 1) as f32) / columns as f32;
    let lines = count.div_ceil(columns);
    let whole = h + data.seat_options.len() as f32 * OPTION;
    let area = flow.take(lines as f32 * (whole + 8.0) - 8.0);
    for i in 0..count {
        let at = vec2(
            (i % columns) as f32 * (w + 24.0),
            (i / columns) as f32 * (whole + 8.0),
        );
        let rect = Rect::from_min_size(area.min + at, vec2(w, h));
        flow.draw(|ui| {
            if let Some(anchor) = anchors.get_mut(i) {
                *anchor = rect;
            }
            seat_card(ui, theme, data, state, i, rect);
            options(ui, theme, data, state, i, rect);
        });
    }
}

/// The height that an option of a seat takes under its card.
const OPTION: f32 = 50.0;

/// The options of a seat under its card, each as a row of answers.
fn options(
    ui: &mut Ui,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
    seat: usize,
    card: Rect,
) {
    let ctx = ui.ctx().clone();
    let Some(values) = state.seat_options.get_mut(seat) else {
        return;
    };
    for (o, (option, value)) in data.seat_options.iter().zip(values).enumerate() {
        let top = card.bottom() + 4.0 + OPTION * o as f32;
        let mut line = Rect::from_min_size(pos2(card.left(), top), vec2(card.width(), 44.0));
        // The question stands before its answers where there is room for both.
        let label = theme.fit(&ctx, &option.label, Face::Italic, 17.0, INK_NOTE, 120.0);
        let answers = if option.choices.is_empty() {
            vec![text("ui.setup.option_off"), text("ui.setup.option_on")]
        } else {
            option.choices.iter().map(String::as_str).collect()
        };
        if line.width() - label.size().x >= 90.0 * answers.len() as f32 {
            let used = put(
                ui.painter(),
                label,
                line.left_center() + vec2(6.0, 0.0),
                Align2::LEFT_CENTER,
            );
            line.min.x = used.right() + 10.0;
        }
        let number = (seat + 1).to_string();
        let spoken = fill(
            "ui.setup.seat_option_label",
            &[("n", &number), ("label", &option.label)],
        );
        let control = id_of("setup", "seat-option", seat).with(o);
        if let Some(chosen) = segments(ui, theme, control, line, &answers, *value, &spoken) {
            *value = chosen;
        }
    }
}

/// The level of the courtier at a table for two, with what he is like. At a larger one each seat
/// has its own.
pub(super) fn level(
    flow: &mut Flow,
    data: &SetupData,
    state: &mut SetupState,
    phone: bool,
    heading: f32,
) {
    if data.count() > 2 || data.courtiers.is_empty() {
        return;
    }
    let theme = flow.theme;
    // The courtier who sits, the second seat before the first.
    let seated = [1, 0].into_iter().find_map(|i| match state.seats.get(i) {
        Some(Seat::Courtier(c)) => Some((i, *c)),
        Some(Seat::Person) | None => None,
    });
    let note = seated.and_then(|(_, c)| data.courtiers.get(c)).map(|c| {
        match (phone, broad_levels(data, flow.width())) {
            (true, _) => c.manner.clone(),
            // Broad cards carry the manner themselves.
            (false, true) => String::new(),
            (false, false) => fill(
                "ui.setup.manner",
                &[("name", &c.name), ("manner", &c.manner)],
            ),
        }
    });
    let note = note.unwrap_or_else(|| text("ui.setup.no_courtier").to_owned());
    let size = theme
        .layout(
            flow.ctx,
            text("ui.setup.level"),
            Face::Heading,
            heading,
            INK,
            f32::INFINITY,
            Align::Min,
        )
        .size();
    let rect = flow.take(size.y + 4.0);
    flow.draw(|ui| {
        heading_with_note(
            ui.painter(),
            theme,
            rect,
            text("ui.setup.level"),
            heading,
            &note,
        )
    });
    flow.gap(4.0);
    levels(flow, data, state, seated, phone);
}

fn seat_card(
    ui: &mut Ui,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
    i: usize,
    rect: Rect,
) {
    let ctx = ui.ctx().clone();
    let who = state.seats[i];
    let (name, key, courtier) = data.sitter(who, i);
    let partners = data.count() > 2;
    let role = text(if courtier {
        "ui.setup.courtier"
    } else {
        "ui.setup.person"
    });
    // At a larger table it matters more where somebody sits than what he is: the roses tell that.
    let place = data.place(i);
    let note = if place.is_empty() { role } else { place };
    let number = (i + 1).to_string();
    let spoken = if place.is_empty() {
        fill(
            "ui.setup.seat_label",
            &[("n", &number), ("name", name), ("role", role)],
        )
    } else {
        fill(
            "ui.setup.place_label",
            &[
                ("n", &number),
                ("place", place),
                ("name", name),
                ("role", role),
            ],
        )
    };
    let response = slip(ui, theme, id_of("setup", "seat", i), rect, false, &spoken);
    let painter = ui.painter();
    let r = (rect.height() / 2.0 - 8.0).min(30.0);
    portrait(
        painter,
        theme,
        key,
        pos2(rect.left() + 20.0 + r, rect.center().y),
        r,
        Mood::Calm,
    );
    let left = rect.left() + 2.0 * r + 38.0;
    // The discs are a side note: they go first when the text grows.
    let discs = theme.scale() <= 1.5 || rect.width() >= 420.0;
    let room = rect.right()
        - match (discs, partners) {
            (true, true) => 50.0 + 5.0 * 2.35 * ROSE,
            (true, false) => 100.0,
            (false, _) => 46.0,
        }
        - left;
    let name = theme.fit(&ctx, name, Face::Strong, 22.0, INK, room);
    let role = theme.fit(&ctx, note, Face::Italic, 17.0, INK_NOTE, room);
    let whole = name.size().y + role.size().y - 4.0;
    let top = rect.center().y - whole / 2.0;
    let below = put(painter, name, pos2(left, top), Align2::LEFT_TOP).bottom() - 4.0;
    put(painter, role, pos2(left, below), Align2::LEFT_TOP);
    if partners && discs {
        if let Seat::Courtier(c) = who
            && let Some(card) = data.courtiers.get(c)
        {
            let at = pos2(rect.right() - 44.0 - 5.0 * 2.35 * ROSE, rect.center().y);
            roses(painter, theme, at, card.level, ROSE);
        }
    } else if discs {
        side_discs(
            painter,
            theme,
            data,
            state.starts,
            i,
            pos2(rect.right() - 69.0, rect.center().y),
        );
    }
    let c = pos2(rect.right() - 27.0, rect.center().y);
    let chevron = vec![
        c + vec2(-7.0, -4.0),
        c + vec2(0.0, 4.0),
        c + vec2(7.0, -4.0),
    ];
    painter.add(egui::Shape::line(chevron, Stroke::new(2.4, INK)));
    if focused(theme, &response) {
        focus_ring(painter, theme, rect.shrink(2.0));
    }
    if response.clicked() {
        state.open_seat = Some(i);
    }
}

/// Whether the courtiers are few enough for broad cards.
fn broad_levels(data: &SetupData, width: f32) -> bool {
    data.courtiers.len() <= 3 && width / data.courtiers.len().max(1) as f32 >= 150.0
}

/// The row of courtiers. Few of them lie on broad cards, many stand as medallions.
fn levels(
    flow: &mut Flow,
    data: &SetupData,
    state: &mut SetupState,
    seated: Option<(usize, usize)>,
    phone: bool,
) {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let n = data.courtiers.len();
    let broad = broad_levels(data, flow.width());
    let columns = if broad || flow.width() / n as f32 >= 62.0 {
        n
    } else {
        n.div_ceil(2)
    };
    let columns = if theme.scale() > 1.5 && broad {
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
    let name_h = theme
        .layout(ctx, "A", Face::Strong, 18.5, INK, f32::INFINITY, Align::Min)
        .size()
        .y;
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
            let clicked =
                flow.draw(|ui| level_card(ui, theme, rect, i, courtier, &look, on, enabled));
            if clicked == Some(true)
                && let Some((seat, _)) = seated
            {
                state.seats[seat] = Seat::Courtier(i);
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

/// A courtier who can be chosen; whether that was pressed.
#[expect(
    clippy::too_many_arguments,
    reason = "a control with its place, data and state"
)]
fn level_card(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    index: usize,
    courtier: &CourtierCard,
    look: &LevelLook,
    on: bool,
    enabled: bool,
) -> bool {
    let level = courtier.level.to_string();
    let spoken = fill(
        "ui.setup.level_label",
        &[("name", &courtier.name), ("n", &level)],
    );
    let response = target(ui, id_of("setup", "level", index), rect, enabled, || {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, enabled, on, &spoken)
    });
    let painter = ui.painter();
    let lit = response.hovered();
    level_ground(painter, theme, rect, look.broad, on, lit, enabled);
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
        broad_level(painter, theme, rect, courtier, name, look, ink);
    } else {
        medallion(painter, theme, rect, courtier, name, look, ink);
    }
    if focused(theme, &response) {
        focus_ring(painter, theme, rect.shrink(2.0));
    }
    response.clicked()
}

/// What lies under a courtier: a gilt ground for the one who is chosen.
fn level_ground(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    broad: bool,
    on: bool,
    lit: bool,
    enabled: bool,
) {
    if theme.contrast {
        theme.paint(painter, if on { "slip_selected" } else { "slip" }, rect);
    } else if on {
        painter.rect(
            rect,
            5.0,
            wash(GOLD, 0.30),
            Stroke::new(1.6, HAIRLINE),
            egui::StrokeKind::Inside,
        );
        painter.rect_filled(
            Rect::from_min_size(rect.min, vec2(rect.width(), 5.0)),
            2.0,
            RED,
        );
    } else if broad && !lit {
        painter.rect_stroke(
            rect,
            5.0,
            Stroke::new(1.0, wash(HAIRLINE, 0.5)),
            egui::StrokeKind::Inside,
        );
    } else if lit && enabled {
        painter.rect(
            rect,
            5.0,
            wash(GOLD, 0.16),
            Stroke::new(1.2, HAIRLINE),
            egui::StrokeKind::Inside,
        );
    }
}

/// A courtier on a broad card, with what he is like.
fn broad_level(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    courtier: &CourtierCard,
    name: &str,
    look: &LevelLook,
    ink: Color32,
) {
    let ctx = painter.ctx();
    let (phone, r) = (look.phone, look.r);
    let center = pos2(rect.left() + r + 12.0, rect.center().y + 2.0);
    portrait(painter, theme, &courtier.portrait, center, r, Mood::Calm);
    let left = rect.left() + 2.0 * r + 26.0;
    let room = rect.right() - left - 8.0;
    let words = theme.fit(
        ctx,
        name,
        Face::Strong,
        if phone { 18.5 } else { 21.0 },
        ink,
        room,
    );
    if phone {
        put(
            painter,
            words,
            pos2(left, rect.center().y + 3.0),
            Align2::LEFT_BOTTOM,
        );
        let r = (room / 11.4).min(8.0);
        roses(
            painter,
            theme,
            pos2(left, rect.center().y + 16.0),
            courtier.level,
            r,
        );
    } else {
        let manner = theme.fit(ctx, &courtier.manner, Face::Italic, 17.5, INK_NOTE, room);
        let whole = words.size().y + manner.size().y - 4.0 + 22.0;
        let top = rect.center().y + 2.0 - whole / 2.0;
        let below = put(painter, words, pos2(left, top), Align2::LEFT_TOP).bottom() - 4.0;
        let below = put(painter, manner, pos2(left, below), Align2::LEFT_TOP).bottom();
        roses(
            painter,
            theme,
            pos2(left, below + 12.0),
            courtier.level,
            9.5,
        );
    }
}

/// A courtier as a medallion with his name below.
fn medallion(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    courtier: &CourtierCard,
    name: &str,
    look: &LevelLook,
    ink: Color32,
) {
    let ctx = painter.ctx();
    let (phone, r) = (look.phone, look.r);
    portrait(
        painter,
        theme,
        &courtier.portrait,
        pos2(rect.center().x, rect.top() + r + 9.0),
        r,
        Mood::Calm,
    );
    let words = theme.fit(
        ctx,
        name,
        Face::Strong,
        if phone { 15.5 } else { 18.5 },
        ink,
        rect.width() - 2.0,
    );
    let below = put(
        painter,
        words,
        pos2(rect.center().x, rect.top() + 2.0 * r + 10.0),
        Align2::CENTER_TOP,
    )
    .bottom();
    if !phone {
        roses(
            painter,
            theme,
            pos2(rect.center().x - 43.0, below + 7.0),
            courtier.level,
            8.0,
        );
    } else {
        let figure = theme.fit(
            ctx,
            &courtier.level.to_string(),
            Face::Strong,
            16.5 / theme.scale(),
            ink,
            20.0,
        );
        theme.paint(
            painter,
            "rose_on",
            Rect::from_center_size(pos2(rect.center().x - 9.0, below + 9.0), Vec2::splat(17.0)),
        );
        put(
            painter,
            figure,
            pos2(rect.center().x + 4.0, below + 9.0),
            Align2::LEFT_CENTER,
        );
    }
}

/// The list that opens below a seat: the person, then the courtiers.
pub(super) fn seat_list(
    ctx: &Context,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
    seat: usize,
    anchor: Rect,
    opened_now: bool,
) {
    let screen = ctx.content_rect();
    let row_h = 54.0 * theme.scale().clamp(1.0, 1.4);
    let n = data.courtiers.len() + 1;
    let wanted = row_h * n as f32 + 16.0;
    let height = wanted.min(screen.height() - 24.0);
    let top = if anchor.bottom() + 4.0 + height <= screen.bottom() - 8.0 {
        anchor.bottom() + 4.0
    } else {
        (anchor.top() - 4.0 - height).max(12.0)
    };
    let rect = Rect::from_min_size(pos2(anchor.left(), top), vec2(anchor.width(), height));
    let picked = layer(ctx, "setup-seat", Order::Foreground, screen, true, |ui| {
        // A click beside the list closes it.
        let outside = ui.interact(screen, id("setup", "seat-outside"), egui::Sense::CLICK);
        theme.paint(ui.painter(), "slip", rect);
        let picked = scrolling(
            ui,
            theme,
            id("setup", "seat-scroll"),
            rect.shrink(8.0),
            false,
            |flow| {
                let mut picked = None;
                for k in 0..n {
                    let line = flow.take(row_h);
                    let choice = if k == 0 {
                        Seat::Person
                    } else {
                        Seat::Courtier(k - 1)
                    };
                    let at = ChoiceRow {
                        rect: line,
                        index: k,
                        focus: opened_now,
                    };
                    let pressed =
                        flow.draw(|ui| choice_row(ui, theme, data, state, seat, choice, &at));
                    if pressed == Some(true) {
                        picked = Some(choice);
                    }
                }
                picked
            },
        );
        let closed = outside.clicked()
            || (!opened_now && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)));
        if picked.is_none() && closed {
            Some(None)
        } else {
            picked.map(Some)
        }
    });
    if let Some(choice) = picked {
        if let Some(choice) = choice {
            state.seats[seat] = choice;
        }
        state.open_seat = None;
        ctx.memory_mut(|m| m.request_focus(id_of("setup", "seat", seat)));
    }
}

/// A row of the list of a seat.
struct ChoiceRow {
    rect: Rect,
    index: usize,
    /// Whether the one who sits there gets the focus.
    focus: bool,
}

/// Somebody who can sit on a seat; whether that was pressed.
fn choice_row(
    ui: &mut Ui,
    theme: &Theme,
    data: &SetupData,
    state: &SetupState,
    seat: usize,
    choice: Seat,
    at: &ChoiceRow,
) -> bool {
    let line = at.rect;
    let (name, key, courtier) = data.sitter(choice, seat);
    let role = text(if courtier {
        "ui.setup.courtier"
    } else {
        "ui.setup.person"
    });
    let on = state.seats[seat] == choice;
    let wid = id_of("setup", "seat-row", at.index);
    let response = target(ui, wid, line, true, || {
        egui::WidgetInfo::selected(
            egui::WidgetType::SelectableLabel,
            true,
            on,
            format!("{name}, {role}"),
        )
    });
    let painter = ui.painter();
    if on {
        theme.paint(painter, "row_selected", line.shrink(1.0));
    } else if response.hovered() {
        theme.paint(painter, "row_hover", line.shrink(1.0));
    }
    portrait(
        painter,
        theme,
        key,
        pos2(line.left() + 40.0, line.center().y),
        22.0,
        Mood::Calm,
    );
    let level = match choice {
        Seat::Courtier(c) if data.count() > 2 => data.courtiers.get(c).map(|card| card.level),
        Seat::Courtier(_) | Seat::Person => None,
    };
    let role = theme.fit(
        ui.ctx(),
        role,
        Face::Italic,
        17.0,
        INK_NOTE,
        line.width() * 0.3,
    );
    let wide = level.map_or(role.size().x, |_| 5.0 * 2.35 * ROSE);
    let room = line.width() - 76.0 - wide - 28.0;
    let name = theme.fit(
        ui.ctx(),
        name,
        if on { Face::Strong } else { Face::Body },
        20.0,
        INK,
        room,
    );
    put(
        painter,
        name,
        pos2(line.left() + 76.0, line.center().y),
        Align2::LEFT_CENTER,
    );
    let right = line.right() - 14.0;
    match level {
        Some(level) => {
            roses(
                painter,
                theme,
                pos2(right - wide, line.center().y),
                level,
                ROSE,
            );
        }
        None => {
            put(
                painter,
                role,
                pos2(right, line.center().y),
                Align2::RIGHT_CENTER,
            );
        }
    }
    if focused(theme, &response) {
        focus_ring(painter, theme, line.shrink(3.0));
    }
    if at.focus && on {
        ui.memory_mut(|m| m.request_focus(wid));
    }
    response.clicked()
}
