//! The list of moves, each of which can be pressed to view the position after it, and the four
//! small buttons that step through a match. Both are beside the board during a match and in a
//! replay.

mod list;
mod steps;

pub use list::{MovesState, list};
pub use steps::{Sign, Step, sign_button, steps};

use egui::{Align2, Context, Rect, Vec2, pos2, vec2};

use crate::app::ui::pen::Brush;
use crate::app::ui::theme::{FontFace, GOLD, INK, RED, Theme, body};
use crate::texts::text;

/// Where pressing a turn leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// To the position after this many moves.
    To(usize),
    /// On an analysis board: into this side line.
    Line(usize),
}

/// A turn of one side in a row of moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveCell {
    /// The turn in the game's notation; a turn of several moves lists them all. Empty for no turn.
    pub text: String,
    /// Whether there is a crown behind it.
    pub crown: bool,
    /// Whether the position after it is being viewed.
    pub current: bool,
    /// The position after this turn, to view it. `None` if it can't be pressed.
    pub after: Option<Jump>,
}

/// A numbered row with a turn of each side. If a side made no move, e.g. in a first row that the
/// second side starts, its cell is empty. A side line has one cell.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveRow {
    /// The number with its point, e.g. “15.”
    pub number: String,
    /// The turns from left to right, a column for each side.
    pub cells: Vec<MoveCell>,
}

/// The text size of row numbers at 100 %; with large text they grow less than the moves.
const NUMBER: f32 = 20.0;

/// The width of the row numbers.
fn number_width(theme: &Theme, ctx: &Context) -> f32 {
    theme
        .width(ctx, "88.", body(NUMBER.min(30.0 / theme.scale())))
        .max(20.0)
}

/// The rectangle of a turn in a row.
fn column(theme: &Theme, ctx: &Context, line: Rect, index: usize, of: usize) -> Rect {
    let left = line.left() + 18.0 + number_width(theme, ctx);
    let wide = (line.right() - left) / of as f32;
    let at = pos2(left + wide * index as f32, line.top());
    Rect::from_min_size(at, vec2(wide, line.height()))
}

/// The padding of a turn in its column.
const PAD: f32 = 12.0;

/// Paints a row that can't be pressed. If its turns would have to be much smaller than other text,
/// there is only the latest one.
pub fn row(brush: Brush, row: &MoveRow, line: Rect) {
    number(brush, row, line);
    let (ctx, columns) = (brush.ctx(), row.cells.len());
    let at = |index: usize, of: usize| {
        let at = column(brush.theme, ctx, line, index, of);
        at.with_min_x(at.left() + PAD)
    };
    let fits = |index: usize| {
        let (cell, room) = (&row.cells[index], at(index, columns).width());
        text_width(brush.theme, ctx, cell) * 0.6 <= room - beside(brush.theme, cell, room)
    };
    match latest(row) {
        Some(last) if !(0..columns).all(fits) => {
            let mut cell = row.cells[last].clone();
            if last > 0 {
                cell.text.insert_str(0, "… ");
            }
            turn(brush, &cell, at(0, 1));
        }
        _ => {
            for (index, cell) in row.cells.iter().enumerate() {
                turn(brush, cell, at(index, columns));
            }
        }
    }
}

/// The turn that is viewed, or else the last one of the row.
fn latest(row: &MoveRow) -> Option<usize> {
    let viewed = row.cells.iter().position(|cell| cell.current);
    viewed.or_else(|| row.cells.iter().rposition(|cell| !cell.text.is_empty()))
}

/// The text of a row for screen readers.
pub fn words(row: &MoveRow) -> String {
    let turns = row.cells.iter().map(|cell| cell.text.as_str());
    let words: Vec<&str> = [row.number.as_str()]
        .into_iter()
        .chain(turns)
        .filter(|words| !words.is_empty())
        .collect();
    words.join(text("sentence-gap"))
}

/// The background and number of a row.
fn number(brush: Brush, row: &MoveRow, line: Rect) {
    let number_w = number_width(brush.theme, brush.ctx());
    if row.cells.iter().any(|cell| cell.current) {
        brush.paint("row_selected", line);
        if brush.theme.sprite("row_selected").is_none() {
            let rect = Rect::from_min_size(line.min, vec2(4.0, line.height()));
            brush.rect_filled(rect, 0.0, RED);
        }
    }
    let style = body(NUMBER.min(30.0 / brush.theme.scale()));
    let number = brush.fit(&row.number, style, number_w + 8.0);
    let at = pos2(line.left() + 10.0 + number_w, line.center().y);
    brush.put_text(number, at, Align2::RIGHT_CENTER);
}

/// The width of a turn's text at full size.
fn text_width(theme: &Theme, ctx: &Context, cell: &MoveCell) -> f32 {
    theme.width(ctx, &cell.text, face(cell).sized(TURN))
}

/// The text size of a turn at 100 %.
const TURN: f32 = 20.5;

fn face(cell: &MoveCell) -> FontFace {
    if cell.current {
        FontFace::Strong
    } else {
        FontFace::Body
    }
}

/// The size of a crown behind a turn.
fn crown_size(theme: &Theme) -> Vec2 {
    let crown = theme
        .sprite_size("crown", vec2(28.0, 28.0))
        .max(Vec2::splat(1.0));
    crown * (24.0 * theme.scale().min(1.2) / crown.x)
}

/// The gap between a turn and its crown in a column of this width.
fn crown_gap(width: f32) -> f32 {
    if width > 116.0 { 12.0 } else { 4.0 }
}

/// What a turn's text leaves free in a column of this width.
fn beside(theme: &Theme, cell: &MoveCell, width: f32) -> f32 {
    if cell.crown {
        crown_size(theme).x + crown_gap(width) + 2.0
    } else {
        6.0
    }
}

/// The text of a turn, with its crown.
fn turn(brush: Brush, cell: &MoveCell, rect: Rect) {
    let crown = crown_size(brush.theme);
    let room = rect.width() - beside(brush.theme, cell, rect.width());
    let words = brush.fit(&cell.text, face(cell).sized(TURN).ink(INK), room);
    let words = brush.put_text(words, rect.left_center(), Align2::LEFT_CENTER);
    if cell.crown {
        let gap = crown_gap(rect.width());
        let at = pos2(words.right() + gap + crown.x / 2.0, rect.center().y);
        if brush.theme.sprite("crown").is_some() {
            brush.paint("crown", Rect::from_center_size(at, crown));
        } else {
            brush.circle_filled(at, 6.0, GOLD);
        }
    }
}
