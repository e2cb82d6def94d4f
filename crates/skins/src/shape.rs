//! The fixed geometry that a family defines for its board, wherever it is drawn.

use coffer_rules::{Seat, Spot};
use glam::{Vec2, Vec2Swizzles};

/// Width of the panel in a wide window if the board sets none, in design pixels.
const PANEL_WIDTH: f32 = 386.0;

/// The shape of a board's places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellForm {
    /// Adjacent squares.
    #[default]
    Squares,
    /// Points joined by lines.
    Points,
    /// Hexes, one unit wide from side to side.
    Hexes,
}

/// The shape of a family's board, in units of one cell; y points up, and the origin is the lower
/// left corner of the field.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardShape {
    /// The centre of each place, as the bottom seat sees it when the table is not turned.
    pub cells: Vec<(Spot, Vec2)>,
    /// The shape of the places.
    pub form: CellForm,
    /// Width and height of the field.
    pub size: Vec2,
    /// Width of the frame around the field, in cells of the large and of the small board.
    pub frame: [f32; 2],
    /// The number of seats.
    pub seats: u8,
    /// The seat at the bottom when the table is not turned.
    pub bottom: Seat,
    /// The board's rotation per seat, clockwise, in degrees.
    pub turn: f32,
    /// Additional rotation in a tall window, where a hexagon is turned to stand on another corner.
    pub tall_turn: f32,
    /// For points: the line segments between them, each once. Arrow keys follow them.
    pub lines: Vec<(Spot, Spot)>,
    /// The labels along the lower and the left rim, each with its position along the rim.
    pub rims: [Vec<(&'static str, f32)>; 2],
    /// Whether those labels are on the frame, not on the field.
    pub rims_on_frame: bool,
    /// The spoken choices (not made on a place of the board), and where each is shown.
    pub choices: Vec<(Spot, Vec2)>,
    /// How pieces are arranged beside the board. `None` if no piece ever leaves the board; the
    /// board and the panel then use that space.
    pub tray: Option<TrayShape>,
    /// Width of the panel in a wide window, in design pixels.
    pub panel: f32,
    /// The mark on every piece of a seat while it has a status: the key of the status, and of the
    /// mark's sprite.
    pub status_marks: Vec<(&'static str, &'static str)>,
    /// The pale places: labels on them are dark.
    pub pale: Vec<Spot>,
    /// The places of a board of hexes that pieces strive for.
    pub goals: Vec<Spot>,
    /// Whether some pieces are tall figures that cover a part of the place behind: marks lie under
    /// them, and a figure in front of the pointed place fades.
    pub tall_pieces: bool,
    /// Points that only marks lie on, such as the middle of a tile. They are not places of the
    /// game: nothing points at them.
    pub anchors: Vec<(Spot, Vec2)>,
    /// The places where a piece lies in the ground: smaller, and a little lower.
    pub graves: Vec<Spot>,
    /// The effects that are shown as a scene of their own: the key of
    /// each, and its length in seconds at normal speed.
    pub scenes: &'static [(&'static str, f32)],
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
            rims_on_frame: false,
            choices: Vec::new(),
            tray: Some(TrayShape::default()),
            panel: PANEL_WIDTH,
            status_marks: Vec::new(),
            pale: Vec::new(),
            goals: Vec::new(),
            tall_pieces: false,
            anchors: Vec::new(),
            graves: Vec::new(),
            scenes: &[],
        }
    }
}

impl BoardShape {
    /// Width and height of the field at a rotation in degrees: a field of hexes has exchanged them
    /// after each twelfth of a circle, any other one after each quarter.
    pub fn turned_size(&self, turn: f32) -> Vec2 {
        let step = if self.form == CellForm::Hexes {
            30.0
        } else {
            90.0
        };
        let size = self.size.max(Vec2::splat(1.0));
        if (turn / step).round() as i32 % 2 == 0 {
            size
        } else {
            size.yx()
        }
    }

    /// Whether the board has trays.
    pub fn has_trays(&self) -> bool {
        self.tray.is_some_and(|tray| tray.corners.is_none())
    }

    /// The board's rotation for a viewer, in degrees counterclockwise.
    pub fn turned_for(&self, viewer: Seat) -> f32 {
        let seats = self.seats.max(1);
        let steps = (viewer.0 % seats + seats - self.bottom.0 % seats) % seats;
        self.turn * f32::from(steps)
    }

    /// The labels along the lower and the left rim as a viewer sees them, each with its position.
    pub fn rims_for(&self, viewer: Seat) -> [Vec<(&'static str, f32)>; 2] {
        let [lower, left] = &self.rims;
        let reversed = |words: &[(&'static str, f32)], length: f32| {
            let turn = |(word, along): &(&'static str, f32)| (*word, length - along);
            words.iter().map(turn).collect::<Vec<_>>()
        };
        let Vec2 { x, y } = self.size;
        match (self.turned_for(viewer) / 90.0).round() as i32 % 4 {
            0 => [lower.clone(), left.clone()],
            1 => [reversed(left, y), lower.clone()],
            2 => [reversed(lower, x), reversed(left, y)],
            _ => [left.clone(), reversed(lower, x)],
        }
    }
}

/// How pieces are arranged in a seat's tray. Each measure is given for the large and the small
/// board, relative to the tray's breadth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrayShape {
    /// From the near end to the centre of the first piece.
    pub start: [f32; 2],
    /// Distance between consecutive pieces.
    pub step: [f32; 2],
    /// The scale of a piece in it, relative to one on the board.
    pub size: [f32; 2],
    /// The number of sockets, if any: pieces in hand fill them from the near end, captured ones
    /// from the far end. `None`: a piece that is not on the board yet waits in a den.
    pub sockets: Option<usize>,
    /// On a board that leaves the corners of its area free, the places of the pieces there, instead
    /// of a tray.
    pub corners: Option<&'static Corners>,
}

/// The places of pieces in the corners beside a board, in cells from the field's centre as the
/// bottom seat sees them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corners {
    /// The places of the viewer's pieces and of those of the seat across, before the tall turn.
    pub plain: [&'static [Vec2]; 2],
    /// The same in a tall window, if the board has a tall turn.
    pub tall: [&'static [Vec2]; 2],
}

impl Default for TrayShape {
    /// Captured pieces form a pile, each half covering the one before.
    fn default() -> Self {
        Self {
            start: [0.5, 0.5],
            step: [0.396, 0.616],
            size: [0.78, 0.63],
            sockets: None,
            corners: None,
        }
    }
}
