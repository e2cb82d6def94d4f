//! What stands beside the table during a match: the opponent, whose move it is, the last moves, the pieces, and the seals. On a desk one tall
//! parchment; on a phone a strip above the board and a sheet below it. The app says where.

use egui::{Align, Align2, Context, Order, Painter, Rangef, Rect, Ui, Vec2, pos2, vec2};

use super::flow::{announce, layer};
use super::theme::{Device, Face, GOLD, INK, INK_NOTE, ON_RED, Theme, put};
use super::widgets::{Ask, Mood, corner_key, divider, heading_with_note, portrait, ribbon, roses, seal};
use super::{id, theme};
use crate::texts::text;

/// Where the panels lie, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudAreas {
    /// The parchment: on a desk about 386×660 beside the board, on a phone the room below it (about 374×270).
    pub main: Rect,
    /// On a phone the strip above the board (about 374×78); `None`: one panel holds everything.
    pub top: Option<Rect>,
}

/// The person or courtier on the other side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudPerson {
    /// The name.
    pub name: String,
    /// A line of manner, as "plays deep and fair"; may be empty.
    pub manner: String,
    /// The level of a courtier, 0 to 5; none for a person.
    pub level: Option<u8>,
    /// The portrait's key: `more`, `will`, `friend`, …
    pub portrait: String,
    /// How the portrait looks.
    pub mood: Mood,
}

/// The ribbon: whose move it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudRibbon {
    /// As "Your move" or "Thomas More is thinking".
    pub text: String,
    /// As "light to play"; left out when there is no room.
    pub note: String,
    /// The sprite of the side to move, as `disc_light`; none: left out.
    pub disc: Option<String>,
}

/// One half of a row of moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveCell {
    /// The move in the game's notation; empty: not yet made.
    pub text: String,
    /// Whether a crown stands behind it.
    pub crown: bool,
    /// Whether this is the position shown.
    pub current: bool,
}

/// A numbered row of the last moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveRow {
    /// The number with its point, as "15."
    pub number: String,
    /// The moves of the two sides.
    pub cells: [MoveCell; 2],
}

/// The pieces of a side, as "8, one king".
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideCount {
    /// The sprite of the side, as `disc_dark`.
    pub disc: String,
    /// The words.
    pub text: String,
}

/// The keys that do what the seals do, shown beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudKeys {
    /// Take back.
    pub undo: Ask,
    /// Do again.
    pub redo: Ask,
    /// Hint.
    pub hint: Ask,
    /// Menu.
    pub menu: Ask,
}

impl Default for HudKeys {
    fn default() -> Self {
        Self {
            undo: Ask::Key("U", "pad_X"),
            redo: Ask::Key("R", ""),
            hint: Ask::Key("H", "pad_Y"),
            menu: Ask::Key("Esc", "pad_start"),
        }
    }
}

/// Everything the panels show; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudData {
    /// The opponent.
    pub person: HudPerson,
    /// Whose move it is.
    pub ribbon: HudRibbon,
    /// A note beside the heading of the moves, as "move 15"; may be empty.
    pub moves_note: String,
    /// The rows of moves, oldest first; as many of the last ones as fit are shown.
    pub moves: Vec<MoveRow>,
    /// The pieces: first the opponent's, then one's own. May be empty.
    pub counts: Vec<SideCount>,
    /// Whether a turn can be taken back.
    pub undo: bool,
    /// Whether one can be done again.
    pub redo: bool,
    /// Whether a hint can be had; `None`: there is no such seal.
    pub hint: Option<bool>,
    /// The keys shown beside the seals.
    pub keys: HudKeys,
}

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudAction {
    /// Take a turn back.
    Undo,
    /// Do it again.
    Redo,
    /// Give a hint.
    Hint,
    /// Open the menu.
    Menu,
}

/// Shows the panels. They never take the focus of their own accord, for the board has it.
pub fn show(ctx: &Context, theme: &Theme, areas: &HudAreas, data: &HudData) -> Option<HudAction> {
    if let Some(top) = areas.top {
        layer(ctx, "hud-top", Order::Middle, top, false, |ui| strip(ui, theme, top, data));
    }
    layer(ctx, "hud", Order::Middle, areas.main, false, |ui| {
        if areas.top.is_some() {
            sheet(ui, theme, areas.main, data)
        } else {
            desk(ui, theme, areas.main, data)
        }
    })
}

/// The phone's strip: portrait, name, manner, level, the opponent's pieces.
fn strip(ui: &mut Ui, theme: &Theme, rect: Rect, data: &HudData) {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().clone();
    theme.paint(&painter, if theme.sprite("slip").is_some() { "slip" } else { "panel_s" }, rect);
    let r = (rect.height() / 2.0 - 9.0).clamp(16.0, 32.0);
    let cy = rect.center().y;
    portrait(
        &painter,
        theme,
        &data.person.portrait,
        pos2(rect.left() + r + 14.0, cy),
        r,
        data.person.mood,
    );
    let left = rect.left() + 2.0 * r + 26.0;
    let right = rect.right() - 16.0;
    // The notes go when the text is large.
    let large = theme.scale() > 1.3;
    let size = if large { 32.0 / theme.scale() } else { 27.0 };
    let room = right - left - if large { 0.0 } else { 104.0 };
    let name = theme.fit(&ctx, &data.person.name, Face::Heading, size, INK, room);
    let count = data.counts.first();
    if large {
        let second = count.map_or(data.person.manner.as_str(), |c| c.text.as_str());
        let second = theme.fit(&ctx, second, Face::Body, 24.0 / theme.scale(), INK_NOTE, room - 28.0);
        put(&painter, name, pos2(left, cy + 2.0), Align2::LEFT_BOTTOM);
        let x = match count {
            Some(c) => {
                disc(&painter, theme, &c.disc, pos2(left + 11.0, cy + 16.0), 11.0);
                left + 28.0
            }
            None => left,
        };
        put(&painter, second, pos2(x, cy + 1.0), Align2::LEFT_TOP);
    } else {
        put(&painter, name, pos2(left, cy + 4.0), Align2::LEFT_BOTTOM);
        let count = count.map(|c| (c, theme.fit(&ctx, &c.text, Face::Body, 17.5, INK, 130.0)));
        let count_left = count.as_ref().map_or(right, |(_, g)| right - g.size().x - 28.0);
        let manner = theme.fit(&ctx, &data.person.manner, Face::Italic, 17.5, INK_NOTE, count_left - left - 8.0);
        put(&painter, manner, pos2(left, cy + 14.0), Align2::LEFT_CENTER);
        if let Some((c, words)) = count {
            put(&painter, words, pos2(right, cy + 14.0), Align2::RIGHT_CENTER);
            disc(&painter, theme, &c.disc, pos2(count_left + 10.0, cy + 13.0), 10.0);
        }
        if let Some(level) = data.person.level {
            roses(&painter, theme, pos2(right - 98.0, cy - 13.0), level, 9.0);
        }
    }
    announce(ui, &person_words(data), rect);
}

/// The phone's sheet: ribbon, last moves, seals.
fn sheet(ui: &mut Ui, theme: &Theme, rect: Rect, data: &HudData) -> Option<HudAction> {
    // On a phone the hairlines of the sheet go to its very edge.
    theme.parchment(ui.painter(), rect.expand2(vec2(5.0, 6.0)));
    let scale = theme.scale();
    let band_h = (42.0 * scale.max(1.0)).min(60.0);
    let top = rect.top() + 17.0_f32.min(rect.height() * 0.06).max(4.0);
    let band = Rect::from_min_size(pos2(rect.left() + 2.0, top), vec2(rect.width() - 4.0, band_h));
    let note = data.counts.get(1).map_or(data.ribbon.note.as_str(), |c| c.text.as_str());
    let inner = rect.x_range().shrink(22.0);
    let label_h = 22.0 * scale;
    let seals_h = 54.0 + 4.0 + label_h;
    let seals_top = rect.bottom() - 12.0 - seals_h;
    let moves = Rect::from_min_max(pos2(inner.min, band.bottom() + 9.0), pos2(inner.max, seals_top - 14.0));
    let row_h = 24.0 * scale + 3.0;
    let rows = ((moves.height() - 2.0) / row_h).floor().max(0.0) as usize;
    move_rows(
        ui,
        theme,
        Rect::from_min_size(moves.min, vec2(moves.width(), row_h * rows as f32)),
        row_h,
        rows,
        data,
    );
    if rows > 0 {
        divider(ui.painter(), theme, inner, seals_top - 9.0);
    }
    the_ribbon(ui, theme, band, &data.ribbon, note, 6.0, 26.0);
    seals(ui, theme, Rangef::new(inner.min, inner.max), seals_top + 27.0, data)
}

/// The tall panel of a desk.
fn desk(ui: &mut Ui, theme: &Theme, rect: Rect, data: &HudData) -> Option<HudAction> {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().clone();
    theme.parchment(&painter, rect);
    let scale = theme.scale();
    let person = &data.person;
    let inner = rect.x_range().shrink(36.0);
    // The opponent.
    let r = if scale > 1.3 || rect.height() < 560.0 { 40.0 } else { 60.0 };
    let left = rect.left() + 32.0 + 2.0 * r + 16.0;
    let room = rect.right() - 26.0 - left;
    let one_line = theme.width(&ctx, &person.name, Face::Heading, 33.0);
    let name = if one_line <= room || !person.name.contains(' ') {
        theme.fit(&ctx, &person.name, Face::Heading, 33.0, INK, room)
    } else {
        theme.layout(
            &ctx,
            &person.name,
            Face::Heading,
            if scale > 1.2 { 24.0 } else { 30.0 },
            INK,
            room,
            Align::Min,
        )
    };
    let manner = (scale <= 1.6).then(|| theme.layout(&ctx, &person.manner, Face::Italic, 19.0, INK_NOTE, room, Align::Min));
    let words_h = name.size().y + manner.as_ref().map_or(0.0, |m| m.size().y) + if person.level.is_some() { 26.0 } else { 0.0 };
    let head_h = words_h.max(2.0 * r);
    let head_top = rect.top() + 38.0;
    portrait(
        &painter,
        theme,
        &person.portrait,
        pos2(rect.left() + 32.0 + r, head_top + head_h / 2.0),
        r,
        person.mood,
    );
    let mut y = head_top + (head_h - words_h) / 2.0;
    y = put(&painter, name, pos2(left, y), Align2::LEFT_TOP).bottom();
    if let Some(manner) = manner {
        y = put(&painter, manner, pos2(left, y - 2.0), Align2::LEFT_TOP).bottom();
    }
    if let Some(level) = person.level {
        roses(&painter, theme, pos2(left, y + 15.0), level, 10.0);
    }
    announce(
        ui,
        &person_words(data),
        Rect::from_x_y_ranges(inner, Rangef::new(head_top, head_top + head_h)),
    );
    // The ribbon is painted last, over the sheet; its place is fixed first.
    let band_h = (48.0 * scale.max(1.0)).min(72.0);
    let band = Rect::from_min_size(
        pos2(rect.left(), head_top + head_h + 32.0_f32.min(rect.height() * 0.05)),
        vec2(rect.width(), band_h),
    );
    // From below: seals, counts.
    let label_h = 22.0 * scale;
    let seals_cy = rect.bottom() - 18.0 - label_h - 31.0 - 4.0;
    let counts_h = if data.counts.is_empty() { 0.0 } else { 34.0 * scale };
    let counts_cy = seals_cy - 27.0 - 12.0 - counts_h / 2.0;
    if !data.counts.is_empty() {
        let half = inner.span() / data.counts.len() as f32;
        for (i, count) in data.counts.iter().enumerate() {
            let x = inner.min + half * i as f32 + 3.0;
            disc(&painter, theme, &count.disc, pos2(x + 11.0, counts_cy), 11.0);
            let words = theme.fit(&ctx, &count.text, Face::Body, 20.0, INK, half - 36.0);
            put(&painter, words, pos2(x + 31.0, counts_cy), Align2::LEFT_CENTER);
        }
        let all: Vec<&str> = data.counts.iter().map(|c| c.text.as_str()).collect();
        announce(
            ui,
            &all.join("; "),
            Rect::from_center_size(pos2(inner.center(), counts_cy), vec2(inner.span(), counts_h)),
        );
    }
    let moves_bottom = counts_cy - counts_h / 2.0 - 12.0;
    // The moves between.
    let mut top = band.bottom() + 14.0;
    let row_h = 28.5 * scale;
    let heading_h = 38.0 * scale + 14.0;
    // The heading goes before the moves do.
    if moves_bottom - top >= heading_h + 2.0 * row_h + 12.0 {
        let line = Rect::from_min_max(pos2(inner.min, top), pos2(inner.max, top + 38.0 * scale));
        heading_with_note(
            &painter,
            theme,
            line,
            text("ui.hud.moves"),
            25.0,
            if scale > 1.3 { "" } else { &data.moves_note },
        );
        divider(&painter, theme, inner, line.bottom() + 5.0);
        top = line.bottom() + 14.0;
    }
    let rows = ((moves_bottom - 8.0 - top) / row_h).floor().clamp(0.0, 12.0) as usize;
    let list = Rect::from_min_size(pos2(inner.min - 8.0, top), vec2(inner.span() + 16.0, row_h * rows as f32));
    move_rows(ui, theme, list, row_h, rows, data);
    if rows > 0 {
        divider(&painter, theme, inner, moves_bottom);
    }
    the_ribbon(ui, theme, band, &data.ribbon, &data.ribbon.note, 14.0, 36.0);
    seals(ui, theme, inner, seals_cy, data)
}

fn person_words(data: &HudData) -> String {
    if data.person.manner.is_empty() {
        data.person.name.clone()
    } else {
        format!("{}, {}", data.person.name, data.person.manner)
    }
}

fn disc(painter: &Painter, theme: &Theme, sprite: &str, center: egui::Pos2, r: f32) {
    // The discs of the atlas are a little higher than wide, for their rim.
    let size = theme.sprite_size(sprite, Vec2::splat(34.0)).max(Vec2::splat(1.0));
    theme.paint(painter, sprite, Rect::from_center_size(center, size * (2.0 * r / size.x)));
}

fn the_ribbon(ui: &mut Ui, theme: &Theme, band: Rect, data: &HudRibbon, note: &str, over: f32, pad: f32) {
    let ctx = ui.ctx().clone();
    let painter = ui.painter();
    ribbon(painter, theme, band, over);
    let mut left = band.left() + pad;
    if let Some(sprite) = &data.disc {
        disc(painter, theme, sprite, pos2(left + 15.0, band.center().y - 1.0), 15.0);
        left += 44.0;
    }
    let room = band.right() - pad - left;
    let words = theme.fit(&ctx, &data.text, Face::Strong, 24.0, ON_RED, room);
    let used = words.size().x;
    put(painter, words, pos2(left, band.center().y), Align2::LEFT_CENTER);
    let note = theme.layout(&ctx, note, Face::Italic, 19.0, ON_RED, f32::INFINITY, Align::Min);
    if used + 14.0 + note.size().x <= room {
        put(painter, note, pos2(band.right() - pad, band.center().y), Align2::RIGHT_CENTER);
    }
    announce(ui, &data.text, band);
}

fn move_rows(ui: &mut Ui, theme: &Theme, rect: Rect, row_h: f32, rows: usize, data: &HudData) {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().clone();
    if data.moves.is_empty() && rows > 0 {
        let line = Rect::from_min_size(rect.min, vec2(rect.width(), row_h));
        let words = theme.fit(&ctx, text("ui.hud.no_moves"), Face::Italic, 18.5, INK_NOTE, rect.width() - 16.0);
        put(&painter, words, line.left_center() + vec2(8.0, 0.0), Align2::LEFT_CENTER);
        return;
    }
    let number_w = theme.width(&ctx, "88.", Face::Body, 20.0).max(20.0);
    let first = pos2(rect.left() + 10.0, rect.top());
    let cells = first.x + number_w + 20.0;
    let half = (rect.right() - 8.0 - cells) / 2.0;
    // Keep the current row in sight.
    let current = data.moves.iter().position(|m| m.cells.iter().any(|c| c.current));
    let last = data.moves.len().min(current.map_or(usize::MAX, |c| (c + 1).max(rows)));
    let from = last.saturating_sub(rows);
    for (i, row) in data.moves[from..last].iter().enumerate() {
        let line = Rect::from_min_size(pos2(rect.left(), rect.top() + row_h * i as f32), vec2(rect.width(), row_h));
        if row.cells.iter().any(|c| c.current) {
            theme.paint(&painter, "row_selected", line);
            if theme.sprite("row_selected").is_none() {
                painter.rect_filled(Rect::from_min_size(line.min, vec2(4.0, line.height())), 0.0, theme::RED);
            }
        }
        let cy = line.center().y;
        let number = theme.fit(&ctx, &row.number, Face::Body, 20.0, INK, number_w + 8.0);
        put(&painter, number, pos2(first.x + number_w, cy), Align2::RIGHT_CENTER);
        for (j, cell) in row.cells.iter().enumerate() {
            let face = if cell.current { Face::Strong } else { Face::Body };
            let room = half - if cell.crown { 50.0 } else { 8.0 };
            let words = theme.fit(&ctx, &cell.text, face, 20.5, INK, room);
            let at = put(&painter, words, pos2(cells + half * j as f32, cy), Align2::LEFT_CENTER);
            if cell.crown {
                let size = theme.sprite_size("crown", vec2(28.0, 28.0)).max(Vec2::splat(1.0));
                let k = (24.0 * theme.scale().min(1.2)) / size.x;
                if theme.sprite("crown").is_some() {
                    theme.paint(&painter, "crown", Rect::from_center_size(pos2(at.right() + 24.0, cy), size * k));
                } else {
                    painter.circle_filled(pos2(at.right() + 18.0, cy), 6.0, GOLD);
                }
            }
        }
        let spoken = format!("{} {} {}", row.number, row.cells[0].text, row.cells[1].text);
        announce(ui, spoken.trim(), line);
    }
}

fn seals(ui: &mut Ui, theme: &Theme, x: Rangef, cy: f32, data: &HudData) -> Option<HudAction> {
    let mut list = vec![
        (HudAction::Undo, "undo", text("ui.hud.undo"), data.undo, data.keys.undo),
        (HudAction::Redo, "redo", text("ui.hud.redo"), data.redo, data.keys.redo),
    ];
    if let Some(hint) = data.hint {
        list.push((HudAction::Hint, "hint", text("ui.hud.hint"), hint, data.keys.hint));
    }
    list.push((HudAction::Menu, "menu", text("ui.hud.menu"), true, data.keys.menu));
    let step = x.span() / list.len() as f32;
    let mut action = None;
    for (i, (what, icon, label, enabled, ask)) in list.into_iter().enumerate() {
        let center = pos2(x.min + step * (i as f32 + 0.5), cy);
        if seal(ui, theme, id("hud", icon), center, 27.0, icon, label, Some(INK), enabled).clicked() {
            action = Some(what);
        }
        if matches!(theme.device, Device::Keyboard | Device::Pad) && enabled {
            corner_key(ui.painter(), theme, ask, center + vec2(25.0, -21.0));
        }
    }
    action
}
