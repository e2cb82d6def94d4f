//! Diagrams: a small board, chequered, with points on lines or of hexes, with pieces, highlights,
//! numbers and arrows; or cards in rows. They take no clicks; [`place`] tells where a square is.

mod data;
mod floor;
mod hexes;
mod marks;
mod wood;

pub use data::{At, Diagram, DiagramMark, Figure, HexTone};
pub use floor::FloorTone;
pub use marks::numbered;

use egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::ui::cards::{CardFace, CardMark, RATIO};
use crate::app::ui::diagram::hexes::HexGrid;
use crate::app::ui::diagram::marks::{
    cross_mark, frame_mark, paint_arrow, paint_number, target_mark,
};
use crate::app::ui::diagram::wood::{FLAT, Wood};
use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Brush;
use crate::app::ui::square;
use crate::app::ui::theme::{Theme, wash};

/// The number of squares along each side of a chequered board.
const SIDE: u8 = 8;

/// The number of squares or points along each side of the board, for a board of points determined
/// by its lines, for a floor by its places.
fn side_of(diagram: &Diagram) -> u8 {
    let ends = diagram.lines.iter().flat_map(|(one, other)| [one, other]);
    let places = diagram.floor.iter().map(|(at, _)| at);
    ends.chain(places)
        .map(|at| at.0.max(at.1).saturating_add(1))
        .max()
        .unwrap_or(SIDE)
}

/// The maximum width of a card, in points, and the room for each in proportion to its width.
const CARD: (f32, f32) = (76.0, 1.16);

/// The number of cards per row of this width, and the width of each.
fn card_row(cards: usize, width: f32) -> (usize, f32) {
    let fitting = ((width / (CARD.0 * CARD.1)) as usize).max(4);
    let rows = cards.div_ceil(fitting).max(1);
    let in_row = cards.div_ceil(rows).max(1);
    (in_row, CARD.0.min(width / (in_row as f32 * CARD.1)))
}

/// The least and the full width of a diagram in a text, in points. The many cells of a board of hexes
/// need more room.
pub fn widths(diagram: &Diagram) -> [f32; 2] {
    if diagram.hexes.is_empty() {
        [210.0, 304.0]
    } else {
        [400.0, 430.0]
    }
}

/// The height of a diagram of this width.
pub fn height(diagram: &Diagram, width: f32) -> f32 {
    if !diagram.hexes.is_empty() {
        return width * hexes::ratio(&diagram.hexes);
    }
    if diagram.cards.is_empty() {
        return width;
    }
    let (in_row, card) = card_row(diagram.cards.len(), width);
    diagram.cards.len().div_ceil(in_row) as f32 * (card * RATIO + 14.0)
}

/// The cards in rows; each row is centred.
fn paint_cards(brush: Brush, rect: Rect, cards: &[(CardFace, bool)]) {
    let (in_row, card) = card_row(cards.len(), rect.width());
    let step = card * CARD.1;
    for (row, line) in cards.chunks(in_row).enumerate() {
        let y = rect.top() + (row as f32 + 0.5) * (card * RATIO + 14.0);
        let left = rect.center().x - step * (line.len() as f32 - 1.0) / 2.0;
        for (place, (face, marked)) in line.iter().enumerate() {
            let mark = if *marked {
                CardMark::Gilt
            } else {
                CardMark::None
            };
            let at = pos2(left + step * place as f32, y);
            crate::app::ui::cards::paint(brush, at, card, face, mark);
        }
    }
}

/// The colours of a board of points: its field, its lines, and their outline.
fn slate(theme: &Theme) -> [Color32; 3] {
    theme.pick(
        [rgb(0x3e5060), rgb(0xd6ab4e), rgb(0x12181e)],
        [FLAT.dark, high_contrast::WHITE, high_contrast::BLACK],
    )
}

/// Lines inlaid in slate, with a stud at each point.
fn paint_lines(brush: Brush, field: Rect, cell: f32, lines: &[(Pos2, Pos2)]) {
    let [ground, brass, edge] = slate(brush.theme);
    brush.rect_filled(field, 0.0, ground);
    let width = (cell * 0.08).max(1.2);
    for (color, more) in [(edge, 1.6), (brass, 0.0)] {
        for (from, to) in lines {
            brush.line_segment([*from, *to], (width + more, color));
        }
    }
    for end in lines.iter().flat_map(|(from, to)| [from, to]) {
        brush.circle(*end, width * 1.35, brass, (0.8, edge));
    }
}

/// The square of a place of the board of a diagram that is painted into `rect`. `None` if it is not
/// on the board.
pub fn place(rect: Rect, diagram: &Diagram, at: At) -> Option<Rect> {
    DiagramBoard::within(rect, diagram).1.square(at)
}

/// Paints a diagram into `rect`, which is square for a board of squares or points.
pub fn paint(brush: Brush, rect: Rect, diagram: &Diagram) {
    if !diagram.cards.is_empty() {
        return paint_cards(brush, rect, &diagram.cards);
    }
    let (rect, board) = DiagramBoard::within(rect, diagram);
    if !diagram.hexes.is_empty() {
        let places = diagram.hexes.iter();
        let places = places.filter_map(|(at, tone)| Some((board.middle(*at)?, *tone)));
        let places: Vec<(Pos2, HexTone)> = places.collect();
        hexes::paint_board(brush, &places, board.cell);
    } else if diagram.lines.is_empty() {
        paint_frame(brush, rect, board.field);
        if diagram.floor.is_empty() {
            paint_squares(brush, &board);
        }
        for (at, tone) in &diagram.floor {
            if let Some(square) = board.square(*at) {
                floor::paint(brush, square, *tone);
            }
        }
    } else {
        let ends = |(one, other): &(At, At)| Some((board.middle(*one)?, board.middle(*other)?));
        let lines: Vec<(Pos2, Pos2)> = diagram.lines.iter().filter_map(ends).collect();
        paint_frame(brush, rect, board.field);
        paint_lines(brush, board.field, board.cell, &lines);
    }
    for (at, mark) in &diagram.marks {
        if let (Some(square), DiagramMark::Piece) = (board.square(*at), mark) {
            frame_mark(brush, square, board.hexes.is_some());
        }
    }
    let mut figures = diagram.figures.clone();
    if board.hexes.is_some() {
        // Nearer figures stand before farther ones.
        figures.sort_by(|(one, _), (other, _)| {
            let down = |at: &At| board.middle(*at).map_or(0.0, |middle| middle.y);
            down(one).total_cmp(&down(other))
        });
    }
    for (at, figure) in figures {
        if let Some(square) = board.square(at) {
            let room = match &board.hexes {
                Some(_) => hexes::standing(square),
                None => square,
            };
            paint_figure(brush, room, figure);
        }
    }
    for (at, mark) in &diagram.marks {
        match (board.square(*at), mark) {
            (Some(square), DiagramMark::Target) => target_mark(brush, square),
            (Some(square), DiagramMark::Cross) => cross_mark(brush, square),
            _ => {}
        }
    }
    for arrow in &diagram.arrows {
        let points: Vec<Pos2> = arrow.iter().filter_map(|at| board.middle(*at)).collect();
        paint_arrow(brush, &points, board.cell);
    }
    for (at, number) in &diagram.numbers {
        if let Some(square) = board.square(*at) {
            paint_number(brush, square, *number);
        }
    }
}

/// The position of a board's squares in the diagram.
struct DiagramBoard {
    field: Rect,
    /// The number of squares or points along each side.
    side: u8,
    /// The side of a square.
    cell: f32,
    turned: bool,
    /// The hexes, where it is a board of them.
    hexes: Option<HexGrid>,
}

impl DiagramBoard {
    /// The board of a diagram in `rect`, and the rectangle of its frame.
    fn within(rect: Rect, diagram: &Diagram) -> (Rect, Self) {
        let side = rect.width().min(rect.height());
        let rect = if diagram.hexes.is_empty() {
            square(rect.center(), side)
        } else {
            rect
        };
        let field = rect.shrink((side * 0.028).max(2.0));
        (rect, Self::new(field, diagram))
    }

    fn new(field: Rect, diagram: &Diagram) -> Self {
        let side = side_of(diagram);
        let hexes = Some(&diagram.hexes).filter(|hexes| !hexes.is_empty());
        let hexes = hexes.map(|hexes| HexGrid::new(field, hexes));
        let cell = field.width() / f32::from(side);
        Self {
            field,
            side,
            cell: hexes.as_ref().map_or(cell, |grid| grid.cell),
            turned: diagram.turned,
            hexes,
        }
    }

    /// The square at a column and row of the diagram.
    fn cell_at(&self, (col, row): At) -> Rect {
        let corner = self.field.min + vec2(f32::from(col), f32::from(row)) * self.cell;
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    /// The square of the board, turned as the diagram is. `None` if it is outside the board.
    fn square(&self, at: At) -> Option<Rect> {
        if let Some(grid) = &self.hexes {
            let middle = grid.middle(at, self.turned)?;
            return Some(square(middle, self.cell));
        }
        if at.0 >= self.side || at.1 >= self.side {
            return None;
        }
        let last = self.side - 1;
        Some(self.cell_at(if self.turned {
            (last - at.0, last - at.1)
        } else {
            at
        }))
    }

    fn middle(&self, at: At) -> Option<Pos2> {
        Some(self.square(at)?.center())
    }
}

/// The frame and background of the board.
fn paint_frame(brush: Brush, rect: Rect, field: Rect) {
    let wood = Wood::of(brush.theme);
    if !brush.theme.contrast {
        // The board's shadow on the page.
        for (step, alpha) in [(1.0, 0.16), (2.5, 0.10), (4.5, 0.06)] {
            brush.rect_filled(
                rect.translate(vec2(0.8, 1.6)).expand(step),
                3.0 + step,
                wash(Color32::BLACK, alpha),
            );
        }
    }
    let edge = Stroke::new(1.0, wood.edge);
    brush.rect(rect, 3.0, wood.frame, edge, StrokeKind::Inside);
    brush.rect_filled(field.expand(1.0), 0.0, wood.edge);
    brush.rect_filled(field, 0.0, wood.light);
}

/// The squares of a chequered board.
fn paint_squares(brush: Brush, board: &DiagramBoard) {
    for row in 0..board.side {
        for col in 0..board.side {
            let square = board.cell_at((col, row));
            let dark = (col + row) % 2 == 1;
            if dark {
                brush.rect_filled(square, 0.0, Wood::of(brush.theme).dark);
            }
            if !brush.theme.contrast && board.cell >= 16.0 {
                let number = usize::from(row) * 8 + usize::from(col);
                grain(brush.painter, square, dark, number);
            }
        }
    }
}

/// Three thin lines of wood grain; their position depends on the square's number.
fn grain(painter: &Painter, square: Rect, dark: bool, number: usize) {
    let color = if dark {
        wash(rgb(0x3a2010), 0.34)
    } else {
        wash(rgb(0xa87c42), 0.30)
    };
    let mut seed = number.wrapping_mul(2_654_435_761) % 997;
    for line in 0..3_u8 {
        seed = (seed * 131 + 71) % 997;
        let part = (f32::from(line) + seed as f32 / 997.0) / 3.0;
        let y = square.top() + 1.0 + part * (square.height() - 2.0);
        painter.hline(square.x_range().shrink(0.5), y, (1.0, color));
    }
}

/// Paints a figure on a square.
pub fn paint_figure(brush: Brush, square: Rect, figure: Figure) {
    let size = brush.theme.sprite_size(figure, vec2(34.0, 34.0));
    let k = square.width() * 0.88 / size.x.max(1.0);
    brush.paint(figure, Rect::from_center_size(square.center(), size * k));
}
