//! What a family says of its board once and for all.

use bevy::prelude::*;

use crate::app::table::board::layout::rooms::PANEL_WIDTH;
use crate::rules::{Seat, Spot};

/// What the places of a board are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellForm {
    /// Squares, side by side.
    #[default]
    Squares,
    /// Points, joined by lines.
    Points,
    /// Hexes, each one unit wide from side to side.
    Hexes,
}

/// The shape of a family's board, in units of one cell, with y pointing up and the origin in the
/// lower left corner of the field.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardShape {
    /// The middle of each place as the seat at the bottom sees it when the table is not turned.
    pub cells: Vec<(Spot, Vec2)>,
    /// What the places are.
    pub form: CellForm,
    /// Width and height of the field.
    pub size: Vec2,
    /// Width of the frame round the field, in cells of the large and of the small board.
    pub frame: [f32; 2],
    /// How many seats there are, clockwise.
    pub seats: u8,
    /// The seat at the bottom when the table is not turned.
    pub bottom: Seat,
    /// By how much the board turns for the next seat clockwise to sit at the bottom, in degrees.
    pub turn: f32,
    /// By how much it is turned in a tall window, where a hexagon stands on another corner.
    pub tall_turn: f32,
    /// Where the places are points on lines: from which to which a line leads, each step once. Keys
    /// walk along them.
    pub lines: Vec<(Spot, Spot)>,
    /// What stands along the lower and along the left rim: each word with how far along it stands.
    pub rims: [Vec<(&'static str, f32)>; 2],
    /// What is said at the board and not done on a place of it, and where that is pointed at.
    pub choices: Vec<(Spot, Vec2)>,
    /// How pieces lie beside the board. `None` where nothing ever lies there: the board and the
    /// panel have that room.
    pub tray: Option<TrayShape>,
    /// Width of the panel in a wide window, in pixels of the design.
    pub panel: f32,
    /// The mark that every piece of a seat bears while the seat has a status, by the keys of the
    /// status and of the mark's picture.
    pub status_marks: Vec<(&'static str, &'static str)>,
}

impl Default for BoardShape {
    fn default() -> Self {
        Self {
            cells: Vec::new(),
            form: CellForm::Squares,
            size: Vec2::ZERO,
            frame: [0.0; 2],
            seats: 2,
            bottom: Seat(0),
            turn: 180.0,
            tall_turn: 0.0,
            lines: Vec::new(),
            rims: [Vec::new(), Vec::new()],
            choices: Vec::new(),
            tray: Some(TrayShape::default()),
            panel: PANEL_WIDTH,
            status_marks: Vec::new(),
        }
    }
}

impl BoardShape {
    /// By how much the table is turned for a viewer, in degrees against the clock.
    pub fn turned_for(&self, viewer: Seat) -> f32 {
        let seats = self.seats.max(1);
        let steps = (viewer.0 % seats + seats - self.bottom.0 % seats) % seats;
        self.turn * f32::from(steps)
    }
}

/// How pieces lie in the tray of a seat, each measure for the large and for the small board and
/// against the breadth of the tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrayShape {
    /// From the near end to the middle of the first piece.
    pub start: [f32; 2],
    /// From one piece to the next.
    pub step: [f32; 2],
    /// How large a piece is in it, against one on the board.
    pub size: [f32; 2],
    /// Where there are so many sockets, pieces in hand lie in them from the near end, and what is
    /// taken from the far one. Else a piece that is not on the board yet waits in a den.
    pub sockets: Option<usize>,
}

impl Default for TrayShape {
    /// What is taken lies in a heap, each piece half over the one before.
    fn default() -> Self {
        Self {
            start: [0.5, 0.5],
            step: [0.396, 0.616],
            size: [0.78, 0.63],
            sockets: None,
        }
    }
}
