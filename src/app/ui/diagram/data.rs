//! What a diagram shows.

use crate::app::ui::cards::CardFace;
use crate::app::ui::diagram::floor::FloorTone;

/// A figure on a square, by the name of its sprite. Figures differ in shape as well as in colour.
pub type Figure = &'static str;

/// The mark of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagramMark {
    /// The piece in question: a frame around its square.
    Piece,
    /// A legal target: a small gilt flower.
    Target,
    /// A captured piece or forbidden square: a cross.
    Cross,
}

/// A place of the board: column from the left and row from the top, before turning. On a board of
/// hexes a column is half a hex wide.
pub type At = (u8, u8);

/// The contents of a diagram. Squares outside the board are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The figures.
    pub figures: Vec<(At, Figure)>,
    /// The marked squares.
    pub marks: Vec<(At, DiagramMark)>,
    /// Numbers in small circles in the corners of squares, for reference in the text.
    pub numbers: Vec<(At, u8)>,
    /// Arrows along two squares or more: moves.
    pub arrows: Vec<Vec<At>>,
    /// Whether the board is turned by 180°.
    pub turned: bool,
    /// The lines of a board of points, each a step between two points. If there are none, the board
    /// is chequered.
    pub lines: Vec<(At, At)>,
    /// The places of a palace floor, each with its look. If there are any, the board is not
    /// chequered.
    pub floor: Vec<(At, FloorTone)>,
    /// The hexes of a board of hexes, each with its colour.
    pub hexes: Vec<(At, HexTone)>,
    /// Cards in reading order, each with whether it is highlighted. If there are any, there is no
    /// board.
    pub cards: Vec<(CardFace, bool)>,
}

/// The colour of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexTone {
    /// Crimson leather.
    Dark,
    /// Ivory leather.
    Pale,
    /// Gilt: the place that pieces strive for.
    Goal,
}
