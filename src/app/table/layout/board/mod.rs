//! The layout of a board, its places and its trays: squares, points on lines or hexes, turned to
//! the viewer. Pure geometry.
//!
//! Points are in world units, see [`crate::app::table::layout`].

mod rooms;
mod script;
mod surface;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use crate::app::table::layout::board::rooms::TrayRow;
pub use crate::skins::{BoardShape, CellForm, Corners, TrayShape};

use crate::app::table::layout::Surface;
use crate::app::table::layout::board::rooms::{Rooms, share};
use crate::app::table::layout::{Areas, WindowShape};
use crate::rules::{Seat, Spot};

/// The layout of a board in the current window.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPlaces {
    /// Side of one cell in pixels.
    pub cell: f32,
    /// The field, without the frame.
    pub field: Rect,
    /// The board's rotation for the viewer, in degrees counterclockwise.
    pub turn: f32,
    /// How pieces are arranged in the trays.
    pub tray_shape: TrayShape,
    /// The rows of trays, the viewer's first; empty if the board has no trays.
    pub rows: Vec<TrayRow>,
    form: CellForm,
    hex_turn: f32,
    small: bool,
    viewer: Seat,
    seats: u8,
    frame: f32,
    /// The tray of each seat, starting with the viewer's, clockwise.
    trays: Vec<Rect>,
    /// The places of the pieces beside the board if there are no trays, likewise.
    corners: Vec<Vec<Vec2>>,
    cells: Vec<(Spot, Vec2)>,
    choices: Vec<(Spot, Vec2)>,
    lines: Vec<(Spot, Spot)>,
    status_marks: Vec<(&'static str, &'static str)>,
    pale: Vec<Spot>,
    goals: Vec<Spot>,
    tall_pieces: bool,
    anchors: Vec<(Spot, Vec2)>,
    graves: Vec<Spot>,
    scenes: &'static [(&'static str, f32)],
}

/// The scale of a piece in a grave, relative to one on the board.
const GRAVE_SIZE: f32 = 0.74;
/// How far below the centre of a grave a piece lies, in cells.
const GRAVE_DEPTH: f32 = 0.14;

impl BoardPlaces {
    /// Lays out the board in a window of this size. Also returns the areas left for panels.
    pub fn new(window: Vec2, shape: &BoardShape, viewer: Seat) -> (Areas, Self) {
        let form = WindowShape::of(window);
        let small = form.is_phone();
        let rooms = Rooms::new(window, shape);
        let half = window / 2.0;
        let world = |rect: Rect| {
            let flip = |point: Vec2| Vec2::new(point.x - half.x, half.y - point.y);
            Rect::from_corners(flip(rect.min), flip(rect.max))
        };
        let seen = shape.turned_for(viewer);
        let turn = seen
            + if form == WindowShape::Tall {
                shape.tall_turn
            } else {
                0.0
            };
        let frame = shape.frame[usize::from(small)];
        let size = shape.turned_size(turn);
        let board = world(rooms.board);
        let cell = (board.size() / (size + 2.0 * frame)).min_element();
        let field = Rect::from_center_size(board.center(), size * cell);
        let round = Rot2::degrees(turn);
        let lay = |places: &[(Spot, Vec2)]| {
            let at = |middle: Vec2| field.center() + round * (middle - shape.size / 2.0) * cell;
            places
                .iter()
                .map(|(spot, middle)| (*spot, at(*middle)))
                .collect()
        };
        let rows: Vec<TrayRow> = rooms
            .rows
            .iter()
            .map(|row| TrayRow {
                rect: world(row.rect),
                ..*row
            })
            .collect();
        let corners = corners(shape, form, field.center(), cell);
        let trays = if corners.is_empty() {
            share(&rows, usize::from(shape.seats))
        } else {
            corners.iter().map(|places| around(places, cell)).collect()
        };
        let places = Self {
            cell,
            field,
            turn: seen,
            tray_shape: shape.tray.unwrap_or_default(),
            form: shape.form,
            hex_turn: turn % 60.0,
            small,
            viewer,
            seats: shape.seats.max(1),
            frame,
            trays,
            corners,
            rows,
            cells: lay(&shape.cells),
            choices: lay(&shape.choices),
            lines: shape.lines.clone(),
            status_marks: shape.status_marks.clone(),
            pale: shape.pale.clone(),
            goals: shape.goals.clone(),
            tall_pieces: shape.tall_pieces,
            anchors: lay(&shape.anchors),
            graves: shape.graves.clone(),
            scenes: shape.scenes,
        };
        (rooms.areas, places)
    }

    /// Every place of the board, with its centre.
    pub fn cells(&self) -> &[(Spot, Vec2)] {
        &self.cells
    }

    /// The shape of the places.
    pub fn form(&self) -> CellForm {
        self.form
    }

    /// Width of the frame, in pixels.
    pub fn frame(&self) -> f32 {
        self.frame * self.cell
    }

    /// The mark of a seat's pieces while it has this status, if any.
    pub fn status_mark(&self, status: Option<&str>) -> Option<&'static str> {
        let mut marks = self.status_marks.iter();
        marks
            .find(|(key, _)| Some(*key) == status)
            .map(|(_, mark)| *mark)
    }

    /// The place whose centre is nearest to a point.
    pub fn nearest_cell(&self, point: Vec2) -> Option<Spot> {
        let far = |at: &Vec2| at.distance_squared(point);
        let cells = self.cells.iter();
        let nearest = cells.min_by(|(_, one), (_, other)| far(one).total_cmp(&far(other)));
        nearest.map(|(spot, _)| *spot)
    }

    /// Whether a piece lies in the ground there, see [`BoardShape::graves`].
    pub fn is_grave(&self, spot: Spot) -> bool {
        self.graves.contains(&spot)
    }

    /// Whether the board has pale places and others.
    pub fn has_pale(&self) -> bool {
        !self.pale.is_empty()
    }

    /// Whether a place is pale, see [`BoardShape::pale`].
    pub fn is_pale(&self, spot: Spot) -> bool {
        self.pale.contains(&spot)
    }

    /// Whether pieces strive for a place, see [`BoardShape::goals`].
    pub fn is_goal(&self, spot: Spot) -> bool {
        self.goals.contains(&spot)
    }

    /// Whether some pieces are tall figures, see [`BoardShape::tall_pieces`].
    pub fn tall_pieces(&self) -> bool {
        self.tall_pieces
    }

    /// Rotation of hexes from the pointy-top orientation, in degrees.
    pub fn hex_turn(&self) -> f32 {
        self.hex_turn
    }

    /// The line segments, by the places they join; empty for a board of squares or hexes.
    pub fn lines(&self) -> &[(Spot, Spot)] {
        &self.lines
    }

    /// The spoken choices, and where each is on the board.
    pub fn choices(&self) -> &[(Spot, Vec2)] {
        &self.choices
    }

    /// The seats, starting with the viewer's, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(|steps| Seat((self.viewer.0 + steps) % self.seats))
    }

    /// How many seats clockwise from the viewer this seat is.
    fn steps_to(&self, seat: Seat) -> usize {
        self.seats().position(|other| other == seat).unwrap_or(0)
    }

    /// The tray of a seat or, if there is none, the board's frame on its side.
    pub fn tray(&self, seat: Seat) -> Rect {
        let steps = self.steps_to(seat);
        self.trays.get(steps).copied().unwrap_or_else(|| {
            let round = -90.0 - 360.0 * steps as f32 / f32::from(self.seats);
            let side = Vec2::from_angle(round.to_radians());
            let half = self.field.half_size() + self.frame() / 2.0;
            let middle = self.field.center() + side * half;
            Rect::from_center_size(middle, Vec2::splat(self.frame()))
        })
    }

    /// Whether the trays are horizontal, above and below the board.
    pub fn trays_lie(&self) -> bool {
        self.rows.first().is_some_and(|row| row.lying)
    }

    /// The position of the `index`th piece from the near end of a tray.
    fn in_tray(&self, seat: Seat, index: usize) -> Vec2 {
        if let Some(places) = self.corners.get(self.steps_to(seat))
            && let Some(at) = places.get(index.min(places.len().saturating_sub(1)))
        {
            return *at;
        }
        let (tray, shape, which) = (self.tray(seat), self.tray_shape, usize::from(self.small));
        let lie = self.trays_lie();
        let breadth = if lie { tray.height() } else { tray.width() };
        let along = (shape.start[which] + index as f32 * shape.step[which]) * breadth;
        if lie {
            Vec2::new(tray.min.x + along, tray.center().y)
        } else {
            Vec2::new(tray.center().x, tray.min.y + along)
        }
    }

    /// How far below the centre of its place a piece lies, in pixels.
    fn sunk(&self, spot: Spot) -> f32 {
        if self.is_grave(spot) {
            GRAVE_DEPTH * self.cell
        } else {
            0.0
        }
    }

    /// The scale of a piece at a point, relative to one on the board: smaller in a tray or a
    /// grave, and growing as it leaves it.
    pub fn size_at(&self, point: Vec2) -> f32 {
        let grave = self.graves.iter().filter_map(|grave| self.place(*grave, 0));
        let nearest = grave.map(|at| at.distance(point)).fold(f32::MAX, f32::min);
        let in_grave = 1.0 - (nearest / (self.cell * 0.5)).min(1.0);
        self.size_by_trays(point) * (1.0 - in_grave * (1.0 - GRAVE_SIZE))
    }

    fn size_by_trays(&self, point: Vec2) -> f32 {
        let small = self.tray_shape.size[usize::from(self.small)];
        let away = |tray: &Rect| {
            ((point - tray.center()).abs() - tray.half_size())
                .max(Vec2::ZERO)
                .length()
        };
        let nearest = self.trays.iter().map(away).fold(f32::MAX, f32::min);
        small + (1.0 - small) * (nearest / (self.cell * 0.5)).min(1.0)
    }
}

/// The places in the corners beside the board for each seat, starting with the viewer's; empty if
/// the board has trays.
fn corners(shape: &BoardShape, form: WindowShape, center: Vec2, cell: f32) -> Vec<Vec<Vec2>> {
    let Some(corners) = shape.tray.and_then(|tray| tray.corners) else {
        return Vec::new();
    };
    let turned = form == WindowShape::Tall && shape.tall_turn != 0.0;
    let places = if turned { corners.tall } else { corners.plain };
    let at = |places: &[Vec2]| places.iter().map(|at| center + *at * cell).collect();
    places.into_iter().map(at).collect()
}

/// The rectangle around the places of pieces in a corner.
fn around(places: &[Vec2], cell: f32) -> Rect {
    let each = |at: &Vec2| Rect::from_center_size(*at, Vec2::splat(cell * 0.9));
    let all = places.iter().map(each);
    all.reduce(|one, other| one.union(other))
        .unwrap_or_default()
}
