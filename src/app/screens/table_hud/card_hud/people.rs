//! The players around the table, and the labels of their piles.

use egui::{
    Align2, Pos2, Rangef, Rect, Stroke, StrokeKind, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::screens::table_hud::board_hud::HudAction;
use crate::app::screens::table_hud::card_hud::data::{CardHudData, CardLabel, TrickPile};
use crate::app::screens::table_hud::card_hud::score_card::team_badge;
use crate::app::screens::table_hud::card_hud::speech;
use crate::app::table::layout::cards::{CardAreas, Stand};
use crate::app::ui::players::{SeatCard, SeatSlot, clock};
use crate::app::ui::{
    Brush, CREAM, GOLD, ON_RED, Pen, Theme, announce, high_contrast, id_of, italic, portrait, rgb,
    show_focus, square, strong, target, wash,
};
use crate::texts::{fill, text};

/// A player at the table: portrait, name, special role. The name stays clear of the labels of the piles.
pub(super) fn person(ui: &mut Pen, areas: &CardAreas, seat: &SeatCard, piles: &[TrickPile]) {
    let dummy = seat.portrait.is_empty();
    let Some(stand) = areas.stand(seat.seat, dummy) else {
        return;
    };
    let (center, r) = (stand.portrait, stand.r);
    let k = areas.k();
    if seat.acts && !dummy {
        glow(ui.brush(), center, r);
    }
    if !dummy {
        portrait(ui.brush(), &seat.portrait, center, r, seat.mood);
        ring(ui.brush(), center, r, seat.acts);
    }
    if !seat.emblem.is_empty() && !dummy {
        let small = (r * 0.34).max(9.0 * k);
        team_badge(ui.brush(), &seat.emblem, center + vec2(r, r) * 0.72, small);
    }
    if stand.width > 0.0 {
        under_portrait(ui, areas, seat, &stand, piles);
    }
    announce(ui, &seat.words(), square(center, 2.0 * r));
}

/// The frame of a portrait.
fn ring(brush: Brush, center: Pos2, r: f32, acts: bool) {
    if brush.theme.contrast {
        let line = if acts {
            high_contrast::YELLOW
        } else {
            high_contrast::WHITE
        };
        brush.circle_stroke(center, r + 2.0, (3.0, line));
    } else {
        let ring = if acts { rgb(0xffe08a) } else { GOLD };
        brush.circle_stroke(center, r * 0.97, ((r * 0.07).max(2.0), ring));
        brush.circle_stroke(center, r, (1.0, rgb(0x2a1a08)));
    }
}

/// The name on its ribbon, and below it the special role, the game's slot and the clock.
fn under_portrait(
    ui: &mut Pen,
    areas: &CardAreas,
    seat: &SeatCard,
    stand: &Stand,
    piles: &[TrickPile],
) {
    let k = areas.k();
    let height = stand.height;
    let size = 18.5 * k;
    let label = vec2(stand.width, height);
    let free = beside_piles(ui.brush(), areas, piles, stand);
    name_ribbon(
        ui.brush(),
        stand.ribbon,
        label,
        (stand.room, free),
        &seat.name,
        size,
    );
    let mut y = stand.ribbon.y + height * ribbon_growth(ui.theme) * 0.5 + 11.0 * k;
    let mut plaques = Vec::new();
    if !seat.status.is_empty() {
        plaques.push([seat.status.as_str(); 2]);
    }
    if let SeatSlot::Text { words, short } = &seat.slot {
        match areas.speech(seat.seat) {
            Some(slip) => speech::slip(ui, slip, k, words),
            None => plaques.push([words, short]),
        }
    }
    if let Some(room) = stand.beside {
        if let Some(words) = plaques.last().filter(|_| room.width() > 30.0 * k) {
            plaque(
                ui.brush(),
                room.center(),
                room.width() - 14.0 * k,
                *words,
                k,
            );
        }
        return;
    }
    for words in plaques {
        plaque(
            ui.brush(),
            pos2(stand.ribbon.x, y),
            stand.width.min(stand.room - 16.0 * k),
            words,
            k,
        );
        y += 21.0 * k;
    }
    if let Some(face) = &seat.clock {
        let at = pos2(stand.ribbon.x, y + 6.0 * k);
        clock(ui, face, Rect::from_center_size(at, vec2(80.0, 27.0) * k));
    }
}

/// The glow around the player to move.
fn glow(brush: Brush, center: Pos2, r: f32) {
    if brush.theme.contrast {
        brush.circle_filled(center, r + 7.0, high_contrast::BLACK);
        brush.circle_filled(center, r + 5.5, high_contrast::YELLOW);
        return;
    }
    for (step, alpha) in [
        (1.62, 0.07),
        (1.5, 0.09),
        (1.38, 0.13),
        (1.26, 0.2),
        (1.14, 0.34),
    ] {
        brush.circle_filled(center, r * step, wash(rgb(0xffcf6a), alpha));
    }
}

/// How much larger the ribbons are when the text is.
fn ribbon_growth(theme: &Theme) -> f32 {
    theme.scale().clamp(1.0, 1.4)
}

/// The part of a ribbon's height by which each of its ends sticks out.
const RIBBON_END: f32 = 0.34;

/// The size of the words on a ribbon for a label, and that of the ribbon itself, without its ends, where
/// there is room for all of it.
fn ribbon_size(brush: Brush, label: Vec2, words: &str, size: f32) -> (f32, Vec2) {
    let height = label.y * ribbon_growth(brush.theme);
    let size = size.min(height * 0.78 / brush.theme.scale());
    let needed = brush.text_width(words, strong(size)) + 8.0;
    (size, vec2(needed.max(label.x), height))
}

/// The part of the window's width that the labels of piles beside a player leave to the name.
fn beside_piles(brush: Brush, areas: &CardAreas, piles: &[TrickPile], stand: &Stand) -> Rangef {
    let name = stand.ribbon;
    let height = stand.height * ribbon_growth(brush.theme);
    let mut free = brush.ctx().content_rect().x_range();
    for pile in piles {
        let at = pile_label(areas, pile);
        let size = PILE_WORDS * areas.k();
        let (_, ribbon) = ribbon_size(brush, areas.pile(), &pile.words, size);
        // The ends of the two ribbons may lie over each other.
        let half = ribbon.x / 2.0;
        if (at.y - name.y).abs() > (height + ribbon.y) / 2.0 {
            continue;
        }
        if at.x > name.x {
            free.max = free.max.min(at.x - half);
        } else {
            free.min = free.min.max(at.x + half);
        }
    }
    free
}

/// A strip of parchment with forked ends and a name; it is higher for larger text, and as long as the
/// name needs, but takes up no more than `room`, and nothing outside `free`.
fn name_ribbon(
    brush: Brush,
    center: Pos2,
    label: Vec2,
    (room, free): (f32, Rangef),
    words: &str,
    size: f32,
) {
    let (size, ribbon) = ribbon_size(brush, label, words, size);
    let height = ribbon.y;
    let ends = 2.0 * RIBBON_END * height;
    let most = (room - height * 0.5).min(free.span() - ends);
    let width = ribbon.x.min(most);
    let galley = brush.fit(words, strong(size), width - 6.0);
    let whole = free.shrink((width + ends) / 2.0);
    let center = pos2(
        center.x.clamp(whole.min, whole.max.max(whole.min)),
        center.y,
    );
    let rect = Rect::from_center_size(center, vec2(width, height));
    if brush.theme.shows("name_ribbon") && !brush.theme.contrast {
        brush.theme.paint_by_height(
            brush.painter,
            "name_ribbon",
            rect.expand2(vec2(ends / 2.0, 0.0)),
        );
    } else {
        let (fill, tail, line) = brush.pick(
            (rgb(0xecdbb4), rgb(0xb99a5e), rgb(0x5b4322)),
            (
                high_contrast::PAPER,
                high_contrast::PAPER,
                high_contrast::BLACK,
            ),
        );
        for side in [-1.0, 1.0] {
            let end = rect.center().x + side * (width + ends) / 2.0;
            let base = rect.center().x + side * (width / 2.0 - 4.0);
            let (top, low) = (rect.top() + height * 0.13, rect.bottom() + height * 0.13);
            let notch = pos2(end - side * height * 0.22, (top + low) / 2.0);
            for points in [
                vec![pos2(base, top), pos2(end, top), notch],
                vec![pos2(base, top), notch, pos2(base, low)],
                vec![notch, pos2(end, low), pos2(base, low)],
            ] {
                brush.add(egui::Shape::convex_polygon(points, tail, Stroke::NONE));
            }
        }
        brush.rect(rect, 2.0, fill, (1.0, line), StrokeKind::Inside);
    }
    brush.put_text(
        galley,
        rect.center() - vec2(0.0, 0.5),
        Align2::CENTER_CENTER,
    );
}

/// A label above a card.
pub(super) fn label(ui: &mut Pen, areas: &CardAreas, label: &CardLabel) {
    let rect = areas.received(label.at);
    plaque(
        ui.brush(),
        rect.center(),
        rect.width(),
        [&label.words; 2],
        areas.k(),
    );
    announce(ui, &label.words, rect);
}

/// A small dark plaque with a few words, or fewer where there is no room.
fn plaque(brush: Brush, center: Pos2, width: f32, [words, short]: [&str; 2], k: f32) {
    let height = 19.0 * k;
    let size = (15.0 * k).min(height * 0.85 / brush.theme.scale());
    let color = brush.pick(ON_RED, CREAM);
    let fits = brush.text_width(words, italic(size)) <= width;
    let words = if fits { words } else { short };
    let galley = brush.fit(words, italic(size).ink(color), width);
    let size = vec2(galley.size().x + 14.0 * k, height);
    let screen = brush.ctx().content_rect().x_range().shrink(size.x / 2.0);
    let center = pos2(
        center.x.clamp(screen.min, screen.max.max(screen.min)),
        center.y,
    );
    let rect = Rect::from_center_size(center, size);
    let (fill, line) = brush.pick(
        (rgb(0x2b1a10), wash(GOLD, 0.9)),
        (high_contrast::BLACK, high_contrast::WHITE),
    );
    brush.rect(rect, height / 2.0, fill, (1.0, line), StrokeKind::Inside);
    brush.put_text(
        galley,
        rect.center() - vec2(0.0, 0.5),
        Align2::CENTER_CENTER,
    );
}

/// The size of the words below a pile, in design units.
const PILE_WORDS: f32 = 15.5;

/// The centre of the label below a pile.
fn pile_label(areas: &CardAreas, pile: &TrickPile) -> Pos2 {
    let at = pile.at + vec2(0.0, pile.below);
    let margin = areas.pile().x / 2.0 + 8.0 * areas.k();
    let table = areas.frame.x_range().shrink(margin);
    pos2(at.x.clamp(table.min, table.max), at.y)
}

/// The labels below the piles; in a game with tricks, pressing one shows the last trick.
pub(super) fn piles(ui: &mut Pen, areas: &CardAreas, data: &CardHudData) -> Option<HudAction> {
    let k = areas.k();
    let opens = data.last_trick == Some(true);
    let mut action = None;
    for (index, pile) in data.piles.iter().enumerate() {
        let label = areas.pile();
        let at = pile_label(areas, pile);
        // The pile above can be pressed, too.
        let (_, ribbon) = ribbon_size(ui.brush(), label, &pile.words, PILE_WORDS * k);
        let reach = ribbon.max(label * ribbon_growth(ui.theme)) + vec2(14.0, 14.0) * k;
        let foot = at.y + reach.y / 2.0;
        let rect = Rect::from_x_y_ranges(
            at.x - reach.x / 2.0..=at.x + reach.x / 2.0,
            foot - reach.y.max(44.0 * k)..=foot,
        );
        let response = target(ui, id_of("cards", "pile", index), rect, opens, || {
            if data.last_trick.is_none() {
                return WidgetInfo::labeled(WidgetType::Label, true, &pile.words);
            }
            let label = fill(
                "cards-pile-label",
                &[("tricks", &pile.words), ("open", text("cards-last"))],
            );
            WidgetInfo::labeled(WidgetType::Button, opens, label)
        });
        let others = data.piles.iter().map(|other| (other.at - pile.at).abs());
        let others = others.filter(|away| away.x > 0.0 && away.y < label.y);
        let room = others.map(|away| away.x).fold(f32::INFINITY, f32::min);
        let window = ui.ctx().content_rect().x_range();
        name_ribbon(
            ui.brush(),
            at,
            label,
            (room, window),
            &pile.words,
            PILE_WORDS * k,
        );
        if response.clicked() {
            action = Some(HudAction::LastTrick);
        }
        show_focus(ui, &response, rect.shrink(6.0));
    }
    action
}
