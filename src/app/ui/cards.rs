//! Playing cards painted by the panels: small faces with index, badge and points, drawn from parts
//! at any size. The cards on the table are sprites instead.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Brush;
use crate::app::ui::theme::{GOLD, INK, strong, wash};

/// A suit's badge, colours and names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SuitLook {
    /// The suffix of its sprites' names, e.g. `red`.
    pub key: String,
    /// Its letter, used where there is no room for a badge, e.g. `B`.
    pub letter: String,
    /// The name of its colour, e.g. “red”.
    pub color: String,
    /// The name of its person, e.g. “Anne Boleyn”.
    pub person: String,
    /// The short name, e.g. “Boleyn”.
    pub short: String,
    /// The printed colour of badges and figures: contrast 7:1 on parchment.
    pub ink: Color32,
    /// The brighter colour for silk.
    pub silk: Color32,
}

/// The face of one card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardFace {
    /// The index in the corner, e.g. “12”; empty if the card is face down.
    pub index: String,
    /// Its suit; `None` for a card without a suit, e.g. the King.
    pub suit: Option<SuitLook>,
    /// The number of points on it.
    pub points: u8,
    /// Its name, e.g. “12 of Parr”.
    pub name: String,
}

impl CardFace {
    /// Whether the index is a name, not a figure.
    pub fn has_name(&self) -> bool {
        self.index.chars().count() > 3
    }
}

const PAPER: Color32 = rgb(0xf3e7cb);
const EDGE: Color32 = rgb(0x6b4a22);
const KING: Color32 = rgb(0x6a1020);

/// The height of a card in proportion to its width.
pub const RATIO: f32 = 1.4;

/// How a card is marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardMark {
    /// Not marked.
    #[default]
    None,
    /// Highlighted by a gilt frame: it is mentioned, or wins.
    Gilt,
    /// Crossed out.
    Cross,
}

/// Paints an upright card, centred at `center`.
pub fn paint(brush: Brush, center: Pos2, width: f32, face: &CardFace, mark: CardMark) {
    let rect = Rect::from_center_size(center, vec2(width, width * RATIO));
    let round = width * 0.07;
    ground(brush, rect, round, mark);
    if face.index.is_empty() {
        back(brush, rect, round);
    } else {
        front(brush, rect, round, face);
    }
    if mark == CardMark::Cross {
        let red = brush.pick(crate::app::ui::theme::RED, high_contrast::BLACK);
        for (from, to) in [
            (rect.left_top(), rect.right_bottom()),
            (rect.right_top(), rect.left_bottom()),
        ] {
            brush.line_segment([from, to], (width * 0.05 + 3.0, PAPER));
            brush.line_segment([from, to], (width * 0.05, red));
        }
    }
}

/// Paints the upper part of a card that shows a name.
pub fn paint_name(brush: Brush, rect: Rect, face: &CardFace, mark: CardMark) {
    let round = 4.0;
    ground(brush, rect, round, mark);
    let ink = paper(brush, rect, round, face);
    let style = strong(16.0 / brush.theme.scale()).ink(ink);
    let name = brush.fit(&face.index, style, rect.width() - 10.0);
    brush.put_text(name, rect.center(), Align2::CENTER_CENTER);
}

/// The shadow of a card, and its gilt frame.
fn ground(brush: Brush, rect: Rect, round: f32, mark: CardMark) {
    if !brush.theme.contrast {
        for (step, alpha) in [(1.0, 0.2), (2.5, 0.12), (4.5, 0.07)] {
            brush.rect_filled(
                rect.translate(vec2(0.8, 1.8)).expand(step),
                round + step,
                wash(Color32::BLACK, alpha),
            );
        }
    }
    if mark == CardMark::Gilt {
        let line = brush.pick(GOLD, high_contrast::YELLOW);
        brush.rect_filled(
            rect.expand(rect.width().min(rect.height()) * 0.05 + 1.0),
            round * 1.5,
            line,
        );
    }
}

fn back(brush: Brush, rect: Rect, round: f32) {
    let (fill, line) = brush.pick(
        (rgb(0x8a172a), GOLD),
        (high_contrast::BLACK, high_contrast::WHITE),
    );
    brush.rect(rect, round, fill, (1.0, rgb(0x3a0610)), StrokeKind::Inside);
    brush.rect_stroke(
        rect.shrink(rect.width() * 0.08),
        round * 0.6,
        (1.2, line),
        StrokeKind::Inside,
    );
    lozenge(brush.painter, rect.center(), rect.width() * 0.22, line);
}

/// Paints the paper of a card with its frame. Returns the colour of what is printed on it.
fn paper(brush: Brush, rect: Rect, round: f32, face: &CardFace) -> Color32 {
    let side = rect.width().min(rect.height());
    let ink = match (&face.suit, brush.theme.contrast) {
        (Some(suit), _) => suit.ink,
        (None, true) => high_contrast::BLACK,
        (None, false) => KING,
    };
    let paper = brush.pick(PAPER, high_contrast::PAPER);
    brush.rect(rect, round, paper, (1.0, EDGE), StrokeKind::Inside);
    brush.rect_stroke(
        rect.shrink(side * 0.045),
        round * 0.7,
        ((side * 0.018).max(0.8), wash(ink, 0.75)),
        StrokeKind::Inside,
    );
    ink
}

fn front(brush: Brush, rect: Rect, round: f32, face: &CardFace) {
    let width = rect.width();
    let ink = paper(brush, rect, round, face);
    let index = index(brush, rect, face, ink);
    if let Some(suit) = &face.suit {
        let at = pos2(
            index.center().x.max(rect.left() + width * 0.2),
            index.bottom() + width * 0.06,
        );
        badge(brush, suit, at, width * 0.24);
    }
    let middle = rect.center() + vec2(width * 0.1, width * 0.1);
    // Below a name of two lines.
    let middle = middle.max(pos2(middle.x, index.bottom() + width * 0.24));
    match &face.suit {
        Some(suit) => badge(brush, suit, middle, width * 0.6),
        None => crown(brush, middle, width * 0.62),
    }
    let step = width * 0.17;
    let left = rect.center().x - step * (f32::from(face.points) - 1.0) / 2.0;
    for point in 0..face.points {
        let at = pos2(left + step * f32::from(point), rect.bottom() - width * 0.16);
        lozenge(
            brush.painter,
            at,
            width * 0.085,
            brush.pick(GOLD, high_contrast::BLACK),
        );
    }
}

/// The index at the upper left: a figure, or a name with a line for each word. Returns its rectangle.
fn index(brush: Brush, rect: Rect, face: &CardFace, ink: Color32) -> Rect {
    let width = rect.width();
    // Its size depends on the card, not on the text size.
    let size = width * if face.has_name() { 0.25 } else { 0.34 } / brush.theme.scale();
    let corner = rect.min + vec2(width * 0.09, width * 0.02);
    let mut index = Rect::from_min_size(corner, vec2(0.0, 0.0));
    for word in face.index.split_whitespace() {
        let word = brush.fit(word, strong(size).ink(ink), width * 0.84);
        index |= brush.put_text(word, index.left_bottom(), Align2::LEFT_TOP);
    }
    index
}

/// A suit's badge, `size` high; if its sprite is missing, its letter in a disc of its colour.
pub fn badge(brush: Brush, suit: &SuitLook, center: Pos2, size: f32) {
    let full = format!("badge_{}", suit.key);
    let small = format!("badge_{}_s", suit.key);
    let name = if size < 36.0 && brush.theme.sprite(&small).is_some() {
        &small
    } else {
        &full
    };
    if brush.theme.shows(name) {
        let own = brush
            .theme
            .sprite_size(name, Vec2::splat(24.0))
            .max(Vec2::splat(1.0));
        let size = own * (size / own.max_elem());
        brush.paint_tinted(name, Rect::from_center_size(center, size), suit.ink);
        return;
    }
    brush.circle(
        center,
        size * 0.46,
        suit.ink,
        (
            (size * 0.04).max(0.8),
            brush.pick(GOLD, high_contrast::BLACK),
        ),
    );
    let style = strong(size * 0.62 / brush.theme.scale()).ink(high_contrast::WHITE);
    let letter = brush.line(&suit.letter, style);
    brush.put_text(letter, center, Align2::CENTER_CENTER);
}

/// The gold crown, `size` wide.
pub fn crown(brush: Brush, center: Pos2, size: f32) {
    let name = if brush.theme.shows("crown_gold") {
        "crown_gold"
    } else {
        "crown"
    };
    let own = brush
        .theme
        .sprite_size(name, vec2(36.0, 28.0))
        .max(Vec2::splat(1.0));
    let rect = Rect::from_center_size(center, own * (size / own.x));
    if brush.theme.shows(name) {
        brush.paint(name, rect);
        return;
    }
    let at = |x: f32, y: f32| rect.min + rect.size() * vec2(x, y);
    let fill = brush.pick(GOLD, high_contrast::BLACK);
    for (from, tip, to) in [(0.0, 0.0, 0.4), (0.25, 0.5, 0.75), (0.6, 1.0, 1.0)] {
        let points = vec![at(from, 0.75), at(tip, 0.05), at(to, 0.75)];
        brush.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    }
    brush.rect_filled(Rect::from_min_max(at(0.0, 0.7), at(1.0, 1.0)), 1.0, fill);
    let area = Rect::from_min_max(at(0.0, 0.7), at(1.0, 1.0));
    brush.rect_stroke(area, 1.0, (1.0, INK), StrokeKind::Inside);
}

/// A gilt lozenge with a dark edge; `r` is the distance from its centre to its tip.
pub fn lozenge(painter: &Painter, center: Pos2, r: f32, fill: Color32) {
    let (x, y) = (vec2(r * 0.74, 0.0), vec2(0.0, r));
    let points = vec![center - y, center + x, center + y, center - x];
    painter.add(Shape::convex_polygon(
        points,
        fill,
        Stroke::new((r * 0.14).max(0.8), EDGE),
    ));
    if fill == GOLD {
        let light = vec![center - y * 0.55, center + x * 0.2, center - x * 0.55];
        painter.add(Shape::convex_polygon(
            light,
            wash(rgb(0xfff0b4), 0.8),
            Stroke::NONE,
        ));
    }
}
