//! The players at a table, two to six, at a board or card table: their portraits, whose turn it is,
//! what they hold, and their clocks.

use egui::{Align2, Color32, Pos2, Rangef, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::ui::flow::announce;
use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::{Brush, Pen};
use crate::app::ui::theme::{
    FontFace, GOLD, HAIRLINE, INK, INK_NOTE, ON_RED, RED, Theme, body, heading, italic, strong,
    wash,
};
use crate::app::ui::widgets::{Mood, portrait, roses};
use crate::texts::{fill, text};

/// The clock of a side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClockFace {
    /// The time left, e.g. “4:32”.
    pub text: String,
    /// Whether it is running.
    pub running: bool,
    /// Whether little time is left.
    pub low: bool,
}

/// What a game shows on a seat's card.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum SeatSlot {
    /// Nothing.
    #[default]
    Empty,
    /// A few words, e.g. “offers nothing”.
    Text {
        /// The words.
        words: String,
        /// Fewer words, where there is no room for all: “nothing”.
        short: String,
    },
    /// A score card, line by line.
    Score(Vec<ScoreLine>),
}

/// A line of a score card: something that can be scored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreLine {
    /// Its name, e.g. “Beheaded”.
    pub text: String,
    /// Whether it is crossed out.
    pub struck: bool,
    /// Whether it is lit, because the selected piece could score it.
    pub lit: bool,
}

/// The card of a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatCard {
    /// The number of the seat, which identifies its clock.
    pub seat: u8,
    /// The position: 0 is the viewer's own, then clockwise. At card tables with up to four places,
    /// 1 is left, 2 opposite and 3 right, even if a place is empty.
    pub place: usize,
    /// The text of the card: the name, or “Your turn”.
    pub name: String,
    /// The side or the style of play, e.g. “dark” or “plays deep and fair”; may be empty.
    pub role: String,
    /// The level of a courtier, 0 to 5; `None` for a person.
    pub level: Option<u8>,
    /// The portrait's key, e.g. `more`, `friend`; empty for a dummy.
    pub portrait: String,
    /// The mood of the portrait.
    pub mood: Mood,
    /// The sprite of the side, e.g. `disc_dark`; may be empty.
    pub emblem: String,
    /// The number of pieces, e.g. “8, one king”; may be empty.
    pub count: String,
    /// The clock, if the match has clocks.
    pub clock: Option<ClockFace>,
    /// The special role of the seat, as a word on a small plaque, e.g. “solo”; may be empty.
    pub status: String,
    /// Whether it is this seat's turn.
    pub acts: bool,
    /// What the game shows of this seat.
    pub slot: SeatSlot,
    /// The text for screen readers, e.g. “Katherine, your partner, 9 cards”; if empty, the visible
    /// texts are used.
    pub spoken: String,
}

impl SeatCard {
    /// The text for screen readers.
    pub fn words(&self) -> String {
        if !self.spoken.is_empty() {
            return self.spoken.clone();
        }
        let parts = [&self.name, &self.role, &self.count, &self.status];
        let parts = parts.into_iter().map(String::as_str);
        let slot: Vec<&str> = match &self.slot {
            SeatSlot::Empty => Vec::new(),
            SeatSlot::Text { words, .. } => vec![words],
            SeatSlot::Score(lines) => lines
                .iter()
                .filter(|line| line.struck)
                .map(|line| line.text.as_str())
                .collect(),
        };
        let all: Vec<&str> = parts.chain(slot).filter(|part| !part.is_empty()).collect();
        all.join(text("list-comma"))
    }
}

/// A clock: a dark plaque, with a gilt frame while it runs, and red when little time is left.
pub fn clock(ui: &mut Pen, face: &ClockFace, rect: Rect) {
    let painter = ui.painter();
    let (ground, words, line) = match (ui.theme.contrast, face.running, face.low) {
        (true, true, _) => (
            high_contrast::BLACK,
            high_contrast::WHITE,
            high_contrast::YELLOW,
        ),
        (true, false, _) => (
            high_contrast::PAPER,
            high_contrast::BLACK,
            high_contrast::BLACK,
        ),
        (false, _, true) => (RED, ON_RED, GOLD),
        (false, true, false) => (rgb(0x2b1a10), ON_RED, GOLD),
        (false, false, false) => (Color32::TRANSPARENT, INK, wash(HAIRLINE, 0.7)),
    };
    let width = if face.running { 2.4 } else { 1.2 };
    painter.rect(rect, 5.0, ground, (width, line), StrokeKind::Inside);
    let size = 21.0_f32.min(rect.height() * 0.7 / ui.theme.scale());
    let mut room = rect.shrink2(vec2(6.0, 0.0));
    // Little time is shown by a sign as well as by the colour.
    if face.low {
        let words = ui.fit("!", strong(size).ink(words), 12.0);
        room.min.x = ui
            .put_text(
                words,
                room.left_center() + vec2(3.0, 0.0),
                Align2::LEFT_CENTER,
            )
            .right();
    }
    let text = ui.fit(
        &face.text,
        {
            if face.running {
                FontFace::Strong
            } else {
                FontFace::Body
            }
        }
        .sized(size)
        .ink(words),
        room.width(),
    );
    ui.put_text(text, room.center(), Align2::CENTER_CENTER);
    let spoken = if face.running {
        "hud-clock-runs"
    } else {
        "hud-clock-stands"
    };
    announce(ui, &fill(spoken, &[("time", &face.text)]), rect);
}

/// The disc of a side; `r` is its radius.
pub fn disc(brush: Brush, sprite: &str, center: Pos2, r: f32) {
    // The discs of the atlas are slightly higher than wide, because of their rim.
    let size = brush
        .theme
        .sprite_size(sprite, Vec2::splat(34.0))
        .max(Vec2::splat(1.0));
    let rect = Rect::from_center_size(center, size * (2.0 * r / size.x));
    brush.paint(sprite, rect);
}

/// The gap between two cards.
const GAP: f32 = 8.0;
/// The minimum width of a card with its texts beside the portrait.
const BROAD: f32 = 128.0;
/// The height of a line of a score card.
const LINE: f32 = 19.0;
/// The minimum width of a card with its score card beside the portrait.
const SCORED: f32 = 176.0;

/// The number of columns of a grid of `seats` cards.
fn columns(seats: usize, width: f32) -> usize {
    let fit = ((width + GAP) / (BROAD + GAP)).floor().max(1.0) as usize;
    fit.min(2).min(seats.max(1))
}

/// The height of the upper part of a card, without the game's slot.
fn head_height(theme: &Theme, seat: &SeatCard) -> f32 {
    let lines = [&seat.role, &seat.count]
        .into_iter()
        .filter(|words| !words.is_empty())
        .count()
        .min(1);
    let clock = if seat.clock.is_some() { 28.0 } else { 0.0 };
    (12.0 + (24.0 + 18.0 * lines as f32) * theme.scale() + clock).max(56.0)
}

/// The preferred height of a card of this width.
fn card_height(theme: &Theme, seat: &SeatCard, width: f32) -> f32 {
    match &seat.slot {
        SeatSlot::Score(lines) if width >= SCORED => {
            let clock = if seat.clock.is_some() { 28.0 } else { 0.0 };
            let beside = 84.0 + 44.0 * theme.scale() + clock + 20.0;
            beside.max(lines.len() as f32 * 23.0 * theme.scale() + 20.0)
        }
        SeatSlot::Score(lines) => 70.0 + (lines.len() as f32 + 1.0) * LINE * theme.scale(),
        slot => head_height(theme, seat) + slot_height(theme, slot),
    }
}

fn slot_height(theme: &Theme, slot: &SeatSlot) -> f32 {
    match slot {
        SeatSlot::Text { .. } => LINE * theme.scale() + 4.0,
        SeatSlot::Empty | SeatSlot::Score(_) => 0.0,
    }
}

/// The preferred height of a grid of cards in `width`.
pub fn height(theme: &Theme, seats: &[SeatCard], width: f32) -> f32 {
    let columns = columns(seats.len(), width);
    let each = (width - GAP * (columns - 1) as f32) / columns as f32;
    let tallest = seats
        .iter()
        .map(|seat| card_height(theme, seat, each))
        .fold(0.0, f32::max);
    let rows = seats.len().div_ceil(columns) as f32;
    rows * (tallest + GAP) - GAP
}

/// The cards of all seats in two columns, in turn order.
pub fn grid(ui: &mut Pen, rect: Rect, seats: &[SeatCard]) {
    lay(ui, rect, seats, columns(seats.len(), rect.width()));
}

/// The cards of all seats side by side.
pub fn row(ui: &mut Pen, rect: Rect, seats: &[SeatCard]) {
    lay(ui, rect, seats, seats.len());
}

fn lay(ui: &mut Pen, rect: Rect, seats: &[SeatCard], columns: usize) {
    let columns = columns.max(1);
    let rows = seats.len().div_ceil(columns);
    let gap = if columns > 2 { 4.0 } else { GAP };
    let size = vec2(
        (rect.width() - gap * (columns - 1) as f32) / columns as f32,
        (rect.height() - gap * rows.saturating_sub(1) as f32) / rows.max(1) as f32,
    );
    for (i, seat) in seats.iter().enumerate() {
        let at = vec2((i % columns) as f32, (i / columns) as f32) * (size + Vec2::splat(gap));
        card(ui, Rect::from_min_size(rect.min + at, size), seat);
    }
}

/// The card of a seat. If it is narrow, its texts are below the portrait.
fn card(ui: &mut Pen, rect: Rect, seat: &SeatCard) {
    ui.paint("slip", rect);
    if seat.acts {
        let line = match ui.theme.contrast {
            true => Stroke::new(3.0, high_contrast::YELLOW),
            false => Stroke::new(2.2, RED),
        };
        ui.painter()
            .rect_stroke(rect, 3.0, line, StrokeKind::Inside);
    }
    if let SeatSlot::Score(lines) = &seat.slot {
        if rect.width() >= SCORED {
            scored(ui, rect, seat, lines);
        } else {
            narrow_scored(ui, rect, seat, lines);
        }
        announce(ui, &seat.words(), rect);
        return;
    }
    let below = if rect.width() >= BROAD {
        broad_head(ui, rect, seat)
    } else {
        narrow_head(ui, rect, seat)
    };
    let at = pos2(rect.left() + 10.0, below + 2.0);
    let room = Rect::from_min_max(at, rect.max - vec2(8.0, 6.0));
    slot(ui.brush(), room, &seat.slot);
    announce(ui, &seat.words(), rect);
}

/// A broad card with a score card: its lines on the left, the portrait with the name on the right.
fn scored(ui: &mut Pen, rect: Rect, seat: &SeatCard, lines: &[ScoreLine]) {
    let inner = rect.shrink2(vec2(14.0, 10.0));
    let middle = inner.left() + inner.width() * 0.52;
    let list = Rect::from_min_max(inner.min, pos2(middle - 6.0, inner.bottom()));
    score_lines(ui.brush(), list, lines);
    let x = Rangef::new(middle, inner.right());
    let name = ui.fit(&seat.name, heading(22.0), x.span());
    let second = second_line(seat);
    let second = ui.fit(second, italic(16.5), x.span());
    let plaque = if seat.clock.is_some() { 28.0 } else { 0.0 };
    let words = name.size().y + second.size().y + plaque;
    let r = ((inner.height() - words - 6.0) / 2.0).clamp(14.0, 42.0);
    let top = inner.center().y - (2.0 * r + 4.0 + words) / 2.0;
    let center = pos2(x.center(), top + r);
    face(ui.brush(), seat, center, r);
    let below = pos2(x.center(), center.y + r + 4.0);
    let below = ui.put_text(name, below, Align2::CENTER_TOP).bottom();
    let below = ui
        .put_text(second, pos2(x.center(), below), Align2::CENTER_TOP)
        .bottom();
    if let Some(time) = &seat.clock {
        let size = vec2(x.span().min(92.0), 25.0);
        let at = Rect::from_min_size(pos2(x.center() - size.x / 2.0, below + 2.0), size);
        clock(ui, time, at);
    }
}

/// A narrow card with a score card: the portrait if there is room for it, the name, and the lines.
fn narrow_scored(ui: &mut Pen, rect: Rect, seat: &SeatCard, lines: &[ScoreLine]) {
    let inner = rect.shrink2(vec2(6.0, 6.0));
    let enlarged = ui.theme.scale().max(1.0);
    let size = 17.0 / enlarged.sqrt();
    let name = ui.fit(&seat.name, strong(size), inner.width());
    let plaque = if seat.clock.is_some() { 24.0 } else { 0.0 };
    let list = lines.len() as f32 * 14.0 * enlarged;
    let r = (inner.height() - name.size().y - plaque - list) / 2.0 - 3.0;
    let mut top = inner.top();
    if r >= 12.0 {
        let r = r.min(22.0);
        face(ui.brush(), seat, pos2(inner.center().x, top + r), r);
        top += 2.0 * r + 3.0;
    }
    let at = pos2(inner.center().x, top);
    let mut top = ui.put_text(name, at, Align2::CENTER_TOP).bottom();
    if let Some(time) = &seat.clock {
        let at = Rect::from_min_size(pos2(inner.left(), top + 1.0), vec2(inner.width(), 22.0));
        clock(ui, time, at);
        top = at.bottom();
    }
    let wide = inner.width().min(90.0 * enlarged);
    let room = Rect::from_x_y_ranges(
        inner.center().x - wide / 2.0 + 3.0..=inner.center().x + wide / 2.0,
        top + 2.0..=inner.bottom(),
    );
    score_lines(ui.brush(), room, lines);
}

/// The lines of a score card below each other, as large as fits.
fn score_lines(brush: Brush, rect: Rect, lines: &[ScoreLine]) {
    let line = rect.height() / lines.len().max(1) as f32;
    let line = line.min(30.0 * brush.theme.scale());
    let top = rect.center().y - line * lines.len() as f32 / 2.0;
    let size = (line * 0.78 / brush.theme.scale()).clamp(12.0, 19.0);
    for (i, entry) in lines.iter().enumerate() {
        let at = pos2(rect.left(), top + line * (i as f32 + 0.5));
        score_line(brush, at, rect.width(), entry, size);
    }
}

/// The portrait, with the emblem of the side at its lower edge.
fn face(brush: Brush, seat: &SeatCard, center: Pos2, r: f32) {
    portrait(brush, &seat.portrait, center, r, seat.mood);
    if !seat.emblem.is_empty() {
        let at = center + Vec2::splat(r * 0.72);
        disc(brush, &seat.emblem, at, (r * 0.42).max(8.0));
    }
}

/// The text below the name: the count if there is one, otherwise the role.
fn second_line(seat: &SeatCard) -> &str {
    let lines = [&seat.status, &seat.count, &seat.role];
    let line = lines.into_iter().find(|words| !words.is_empty());
    line.map_or("", String::as_str)
}

/// Portrait at the left, texts beside it. Returns the lower edge.
fn broad_head(ui: &mut Pen, rect: Rect, seat: &SeatCard) -> f32 {
    let height = head_height(ui.theme, seat).min(rect.height());
    let r = (height / 2.0 - 8.0).clamp(14.0, 24.0);
    let center = pos2(rect.left() + 10.0 + r, rect.top() + height / 2.0);
    face(ui.brush(), seat, center, r);
    let left = center.x + r + 12.0;
    let room = rect.right() - 8.0 - left;
    let name = ui.fit(&seat.name, heading(20.0), room);
    let second = ui.fit(second_line(seat), italic(16.0), room);
    let plaque = if seat.clock.is_some() { 26.0 } else { 0.0 };
    let whole = name.size().y + second.size().y + plaque;
    let top = center.y - whole / 2.0;
    let mut y = ui
        .put_text(name, pos2(left, top), Align2::LEFT_TOP)
        .bottom();
    if !second_line(seat).is_empty() {
        y = ui
            .put_text(second, pos2(left, y), Align2::LEFT_TOP)
            .bottom();
    } else if let Some(level) = seat.level {
        roses(ui.brush(), pos2(left, y + 9.0), level, 6.0);
    }
    if let Some(time) = &seat.clock {
        let size = vec2(room.min(84.0), 24.0);
        clock(ui, time, Rect::from_min_size(pos2(left, y + 1.0), size));
    }
    rect.top() + height
}

/// Portrait at the top, name and count below it. Returns the lower edge.
fn narrow_head(ui: &mut Pen, rect: Rect, seat: &SeatCard) -> f32 {
    let room = rect.width() - 6.0;
    // Numbers must fit, so in a narrow card text grows less than elsewhere.
    let enlarged = ui.theme.scale().max(1.0);
    let name = ui.fit(&seat.name, strong(17.0 / enlarged), room);
    let second = ui.fit(second_line(seat), body(15.0 / enlarged).ink(INK_NOTE), room);
    let plaque = if seat.clock.is_some() { 22.0 } else { 0.0 };
    let words = name.size().y + second.size().y + plaque;
    let r = ((rect.height() - words - 10.0) / 2.0).clamp(10.0, 22.0);
    let center = pos2(rect.center().x, rect.top() + 5.0 + r);
    face(ui.brush(), seat, center, r);
    let x = rect.center().x;
    let mut y = ui
        .put_text(name, pos2(x, center.y + r + 1.0), Align2::CENTER_TOP)
        .bottom();
    if let Some(time) = &seat.clock {
        let at = Rect::from_min_size(pos2(x - room / 2.0, y), vec2(room, 21.0));
        clock(ui, time, at);
        y = at.bottom();
    }
    if y + second.size().y <= rect.bottom() {
        y = ui.put_text(second, pos2(x, y), Align2::CENTER_TOP).bottom();
    }
    y
}

/// The game's slot, scaled to the room available.
fn slot(brush: Brush, rect: Rect, slot: &SeatSlot) {
    if !rect.is_positive() {
        return;
    }
    match slot {
        SeatSlot::Empty => {}
        SeatSlot::Text { words, .. } if rect.height() >= 14.0 => {
            let words = brush.fit(words, body(16.0), rect.width());
            brush.put_text(words, rect.left_top(), Align2::LEFT_TOP);
        }
        SeatSlot::Text { .. } => {}
        // Score cards have cards of their own.
        SeatSlot::Score(_) => {}
    }
}

/// The height of small score cards in a row: the entries stand in two columns.
pub fn slips_height(theme: &Theme, seats: &[SeatCard]) -> f32 {
    let rows = |seat: &SeatCard| match &seat.slot {
        SeatSlot::Score(lines) => lines.len().div_ceil(2),
        SeatSlot::Empty | SeatSlot::Text { .. } => 0,
    };
    match seats.iter().map(rows).max() {
        None | Some(0) => 0.0,
        Some(rows) => SLIP_LINE * theme.scale().clamp(1.0, 1.3) * rows as f32 + 14.0,
    }
}

/// The height of a line of a small score card.
const SLIP_LINE: f32 = 17.5;

/// Small score cards side by side, each with the emblem of its side and its entries.
pub fn slips(ui: &mut Pen, rect: Rect, seats: &[SeatCard]) {
    let wide = (rect.width() + GAP) / seats.len().max(1) as f32 - GAP;
    for (i, seat) in seats.iter().enumerate() {
        let left = rect.left() + (wide + GAP) * i as f32;
        let card = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
        slip(ui, card, seat);
    }
}

fn slip(ui: &mut Pen, rect: Rect, seat: &SeatCard) {
    ui.paint("slip", rect);
    let r = (rect.height() / 2.0 - 10.0).clamp(8.0, 13.0);
    let middle = pos2(rect.left() + 9.0 + r, rect.center().y);
    disc(ui.brush(), &seat.emblem, middle, r);
    if let SeatSlot::Score(lines) = &seat.slot {
        let room = rect.with_min_x(middle.x + r + 6.0).shrink2(vec2(4.0, 6.0));
        let (column, rows) = (room.width() / 2.0, lines.len().div_ceil(2));
        for (half, lines) in lines.chunks(rows.max(1)).enumerate() {
            let left = room.left() + column * half as f32;
            let part =
                Rect::from_min_size(pos2(left, room.top()), vec2(column - 5.0, room.height()));
            score_lines(ui.brush(), part, lines);
        }
    }
    announce(ui, &seat.words(), rect);
}

/// A line of a score card, with the middle of its left end at a point.
fn score_line(brush: Brush, at: Pos2, width: f32, line: &ScoreLine, size: f32) {
    let ink = if line.struck { INK_NOTE } else { INK };
    let words = brush.fit(&line.text, body(size).ink(ink), width);
    let room = Align2::LEFT_CENTER.anchor_size(at, words.size());
    if line.lit {
        light(brush, room.expand2(vec2(4.0, 1.0)));
    }
    let used = brush.put_text(words, at, Align2::LEFT_CENTER);
    if line.struck {
        let color = brush.pick(RED, high_contrast::BLACK);
        brush.hline(
            used.x_range().expand(2.0),
            used.center().y + 1.0,
            (1.8, color),
        );
    }
}

/// The light behind a line of a score card.
fn light(brush: Brush, rect: Rect) {
    if brush.theme.contrast {
        let frame = Stroke::new(2.0, high_contrast::BLACK);
        brush.rect(rect, 3.0, high_contrast::YELLOW, frame, StrokeKind::Outside);
    } else {
        brush.rect_filled(rect, 4.0, wash(GOLD, 0.75));
    }
}
