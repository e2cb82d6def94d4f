//! Where a board, its places and its trays lie: squares, points on lines or hexes, turned to the
//! viewer. Pure geometry.
//!
//! Points are in world units, see [`crate::app::table::layout`].

use bevy::prelude::*;

use crate::app::table::board::script;
use crate::app::table::layout::{Areas, WindowShape};
use crate::app::table::motion::Step;
use crate::app::table::surface::Surface;
use crate::rules::{Effect, Seat, Spot};

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
            panel: wide::PANEL.0,
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

/// The design's measures on the desktop, 1280×720.
mod wide {
    use bevy::prelude::*;

    pub const DESIGN: Vec2 = Vec2::new(1280.0, 720.0);
    pub const BOARD: f32 = 652.0;
    pub const BOARD_LEFT: f32 = 104.0;
    pub const TRAY: (f32, f32) = (60.0, 582.0);
    pub const TRAY_GAP: f32 = 18.0;
    pub const PANEL: (f32, f32) = (386.0, 660.0);
    pub const MARGIN: f32 = 28.0;
    /// Between a board without trays and the panel.
    pub const GAP: f32 = 20.0;
}

/// The design's measures on the phone, 390×844.
mod tall {
    use bevy::prelude::*;

    pub const DESIGN: Vec2 = Vec2::new(390.0, 844.0);
    pub const STRIP: (f32, f32, f32, f32) = (6.0, 10.0, 378.0, 82.0);
    pub const TRAY: (f32, f32, f32) = (8.0, 374.0, 30.0);
    pub const TRAY_TOP: f32 = 98.0;
    pub const BOARD_TOP: f32 = 134.0;
    pub const BOARD: f32 = 382.0;
    pub const TRAY_BOTTOM: f32 = 525.0;
    pub const PANEL_TOP: f32 = 563.0;
    pub const MARGIN: f32 = 6.0;
}

/// The measures on a phone held sideways, 844×390: the phone's strip and panel stand beside the
/// board.
mod low {
    use bevy::prelude::*;

    pub const DESIGN: Vec2 = Vec2::new(844.0, 390.0);
    pub const MARGIN: f32 = 8.0;
    pub const BOARD: f32 = 374.0;
    pub const TRAY: f32 = 30.0;
    pub const TRAY_GAP: f32 = 5.0;
    pub const STRIP: f32 = 82.0;
    pub const PANEL: f32 = 372.0;
    pub const GAP: f32 = 6.0;
}

/// The measures on a tablet, 1024×768 and 768×1024.
mod squarish {
    use bevy::prelude::*;

    pub const LYING: Vec2 = Vec2::new(1024.0, 768.0);
    pub const STANDING: Vec2 = Vec2::new(768.0, 1024.0);
    pub const MARGIN: f32 = 10.0;
    pub const GAP: f32 = 6.0;
    /// Lying, the trays lie over and under the board, the panel stands beside it.
    pub const TRAY: (f32, f32) = (543.0, 56.0);
    pub const BOARD: f32 = 622.0;
    /// Standing, the strip lies above, the panel below.
    pub const STRIP: f32 = 82.0;
    pub const PANEL: f32 = 300.0;
    pub const TRAY_BESIDE: (f32, f32) = (58.0, 563.0);
}

/// What a finger needs to hit, in pixels.
const TOUCH: f32 = 44.0;

/// A row of trays at a side of the board, and the seats whose trays are in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrayRow {
    /// Where it is.
    pub rect: Rect,
    /// Whether it lies along the board's upper or lower side.
    pub lying: bool,
}

/// A board in the window as it is now.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPlaces {
    /// Side of one cell in pixels.
    pub cell: f32,
    /// The field without its frame.
    pub field: Rect,
    /// By how much the board is turned for the viewer, in degrees against the clock.
    pub turn: f32,
    /// How pieces lie in the trays.
    pub tray_shape: TrayShape,
    /// The rows in which the trays stand, the viewer's own first; none where the board has none.
    pub rows: Vec<TrayRow>,
    form: CellForm,
    hex_turn: f32,
    small: bool,
    viewer: Seat,
    seats: u8,
    frame: f32,
    /// The tray of each seat, the viewer's own first and then clockwise.
    trays: Vec<Rect>,
    cells: Vec<(Spot, Vec2)>,
    choices: Vec<(Spot, Vec2)>,
    lines: Vec<(Spot, Spot)>,
    status_marks: Vec<(&'static str, &'static str)>,
}

/// A window's rooms for a board and its two rows of trays, in screen units.
struct Rooms {
    areas: Areas,
    /// For the board with its frame.
    board: Rect,
    /// The viewer's own row and the one across, if there are any.
    rows: Vec<TrayRow>,
}

/// A rectangle by its upper left corner and its size, in pixels of a design.
struct Frame {
    corner: Vec2,
    scale: f32,
}

impl Frame {
    /// A design in the middle of a window, as large as it fits.
    fn fit(window: Vec2, design: Vec2) -> Self {
        let scale = (window / design).min_element();
        Self {
            corner: (window - design * scale) / 2.0,
            scale,
        }
    }

    fn rect(&self, left: f32, top: f32, width: f32, height: f32) -> Rect {
        let from = self.corner + Vec2::new(left, top) * self.scale;
        Rect::from_corners(from, from + Vec2::new(width, height) * self.scale)
    }
}

fn standing(rect: Rect) -> TrayRow {
    TrayRow { rect, lying: false }
}

fn lying(rect: Rect) -> TrayRow {
    TrayRow { rect, lying: true }
}

impl Rooms {
    /// The rooms of a window for a board with or without trays.
    fn new(window: Vec2, shape: &BoardShape) -> Self {
        let trays = shape.tray.is_some();
        match WindowShape::of(window) {
            WindowShape::Wide => Self::wide(window, trays, shape.panel),
            WindowShape::Tall => Self::tall(window, trays),
            WindowShape::Low => Self::low(window, trays),
            WindowShape::Squarish if window.x >= window.y => Self::lying(window, trays),
            WindowShape::Squarish => Self::upright(window, trays),
        }
    }

    fn of(areas: (f32, Rect, Rect), board: Rect, rows: Vec<TrayRow>) -> Self {
        let (scale, panel, strip) = areas;
        let table = rows.iter().fold(board, |table, row| table.union(row.rect));
        Self {
            areas: Areas {
                scale,
                panel,
                strip,
                table,
            },
            board,
            rows,
        }
    }

    fn wide(window: Vec2, trays: bool, panel_width: f32) -> Self {
        use wide::*;
        let at = Frame::fit(window, DESIGN);
        let panel_top = (DESIGN.y - PANEL.1) / 2.0;
        let panel_left = DESIGN.x - MARGIN - panel_width;
        let panel = at.rect(panel_left, panel_top, panel_width, PANEL.1);
        let areas = (at.scale, panel, Rect::default());
        if !trays {
            let board = at.rect(MARGIN, panel_top, panel_left - GAP - MARGIN, PANEL.1);
            return Self::of(areas, board, Vec::new());
        }
        let board = at.rect(BOARD_LEFT, (DESIGN.y - BOARD) / 2.0, BOARD, BOARD);
        let (width, height) = TRAY;
        let tray = |left: f32| at.rect(left, (DESIGN.y - height) / 2.0, width, height);
        let rows = vec![
            standing(tray(BOARD_LEFT + BOARD + TRAY_GAP)),
            standing(tray(BOARD_LEFT - TRAY_GAP - width)),
        ];
        Self::of(areas, board, rows)
    }

    fn tall(window: Vec2, trays: bool) -> Self {
        use tall::*;
        let mut at = Frame::fit(window, DESIGN);
        // What is left over belongs to the panel below.
        at.corner.y = 0.0;
        let (x, y, width, height) = STRIP;
        let strip = at.rect(x, y, width, height);
        let panel_top = if trays {
            PANEL_TOP
        } else {
            TRAY_TOP + BOARD + MARGIN
        };
        let bottom = window.y / at.scale - MARGIN;
        let panel = at.rect(x, panel_top, width, bottom - panel_top);
        let left = (DESIGN.x - BOARD) / 2.0;
        let areas = (at.scale, panel, strip);
        if !trays {
            return Self::of(areas, at.rect(left, TRAY_TOP, BOARD, BOARD), Vec::new());
        }
        let board = at.rect(left, BOARD_TOP, BOARD, BOARD);
        let (x, width, height) = TRAY;
        let tray = |top: f32| lying(at.rect(x, top, width, height));
        Self::of(areas, board, vec![tray(TRAY_BOTTOM), tray(TRAY_TOP)])
    }

    fn low(window: Vec2, trays: bool) -> Self {
        use low::*;
        let at = Frame::fit(window, DESIGN);
        let panel_left = DESIGN.x - MARGIN - PANEL;
        let strip = at.rect(panel_left, MARGIN, PANEL, STRIP);
        let panel_top = MARGIN + STRIP + GAP;
        let panel = at.rect(panel_left, panel_top, PANEL, DESIGN.y - MARGIN - panel_top);
        let areas = (at.scale, panel, strip);
        if !trays {
            let board = at.rect(MARGIN, MARGIN, panel_left - GAP - MARGIN, BOARD);
            return Self::of(areas, board, Vec::new());
        }
        let tray = |left: f32| standing(at.rect(left, MARGIN, TRAY, BOARD));
        let left = MARGIN + TRAY + TRAY_GAP;
        let board = at.rect(left, MARGIN, BOARD, BOARD);
        let rows = vec![tray(left + BOARD + TRAY_GAP), tray(MARGIN)];
        Self::of(areas, board, rows)
    }

    /// A tablet that lies: the trays over and under the board, so that it is as large as it can be.
    fn lying(window: Vec2, trays: bool) -> Self {
        use squarish::*;
        let at = Frame::fit(window, LYING);
        let panel_left = MARGIN + BOARD + 2.0 * GAP;
        let width = LYING.x - MARGIN - panel_left;
        let panel = at.rect(panel_left, MARGIN, width, LYING.y - 2.0 * MARGIN);
        let areas = (at.scale, panel, Rect::default());
        let board = at.rect(MARGIN, (LYING.y - BOARD) / 2.0, BOARD, BOARD);
        if !trays {
            return Self::of(areas, board, Vec::new());
        }
        let (length, breadth) = TRAY;
        let tray = |top: f32| lying(at.rect(MARGIN + (BOARD - length) / 2.0, top, length, breadth));
        let below = (LYING.y + BOARD) / 2.0 + GAP;
        let rows = vec![tray(below), tray(LYING.y - below - breadth)];
        Self::of(areas, board, rows)
    }

    /// A tablet that stands: the strip above, the panel below.
    fn upright(window: Vec2, trays: bool) -> Self {
        use squarish::*;
        let at = Frame::fit(window, STANDING);
        let width = STANDING.x - 2.0 * MARGIN;
        let strip = at.rect(MARGIN, MARGIN, width, STRIP);
        let panel_top = STANDING.y - MARGIN - PANEL;
        let panel = at.rect(MARGIN, panel_top, width, PANEL);
        let areas = (at.scale, panel, strip);
        let top = MARGIN + STRIP + GAP;
        let side = panel_top - GAP - top;
        if !trays {
            return Self::of(areas, at.rect(MARGIN, top, width, side), Vec::new());
        }
        let left = (STANDING.x - side) / 2.0;
        let board = at.rect(left, top, side, side);
        let (breadth, length) = TRAY_BESIDE;
        let tray =
            |left: f32| standing(at.rect(left, top + (side - length) / 2.0, breadth, length));
        let rows = vec![tray(left + side + GAP), tray(left - GAP - breadth)];
        Self::of(areas, board, rows)
    }
}

/// The trays of so many seats, the viewer's own first and then clockwise, in two rows: on the
/// viewer's right or below from the viewer's side away, and back again on the other.
fn share(rows: &[TrayRow], seats: usize) -> Vec<Rect> {
    let [near, far] = rows else { return Vec::new() };
    let part = |row: &TrayRow, index: usize, count: usize| {
        let size = row.rect.size();
        let (along, step) = if row.lying {
            (Vec2::X, Vec2::new(size.x / count as f32, size.y))
        } else {
            (Vec2::Y, Vec2::new(size.x, size.y / count as f32))
        };
        let from = row.rect.min + along * step * index as f32;
        Rect::from_corners(from, from + step)
    };
    // Clockwise from the viewer's own, those on the far row come first.
    let across = seats / 2;
    let own = seats - across;
    (0..seats)
        .map(|seat| match seat {
            0 => part(near, 0, own),
            _ if seat <= across => part(far, seat - 1, across),
            _ => part(near, seats - seat, own),
        })
        .collect()
}

impl BoardPlaces {
    /// The board in a window of this size, and the areas that it leaves.
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
        let size = shape.size.max(Vec2::splat(1.0));
        let lies_across = (turn / 90.0).round() as i32 % 2 != 0;
        let size = if lies_across { size.yx() } else { size };
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
            trays: share(&rows, usize::from(shape.seats)),
            rows,
            cells: lay(&shape.cells),
            choices: lay(&shape.choices),
            lines: shape.lines.clone(),
            status_marks: shape.status_marks.clone(),
        };
        (rooms.areas, places)
    }

    /// Every place of the board with its middle.
    pub fn cells(&self) -> &[(Spot, Vec2)] {
        &self.cells
    }

    /// What the places are.
    pub fn form(&self) -> CellForm {
        self.form
    }

    /// Width of the frame, in pixels.
    pub fn frame(&self) -> f32 {
        self.frame * self.cell
    }

    /// The mark of a seat's pieces while the seat has this status.
    pub fn status_mark(&self, status: Option<&str>) -> Option<&'static str> {
        let mut marks = self.status_marks.iter();
        marks
            .find(|(key, _)| Some(*key) == status)
            .map(|(_, mark)| *mark)
    }

    /// By how much hexes are turned from standing on a corner, in degrees.
    pub fn hex_turn(&self) -> f32 {
        self.hex_turn
    }

    /// The steps along lines, by the places they join; none on a board of squares or hexes.
    pub fn lines(&self) -> &[(Spot, Spot)] {
        &self.lines
    }

    /// What is said at the board, and where it is pointed at.
    pub fn choices(&self) -> &[(Spot, Vec2)] {
        &self.choices
    }

    /// The seats round the table, the viewer's own first and then clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(|steps| Seat((self.viewer.0 + steps) % self.seats))
    }

    /// How many seats clockwise from the viewer a seat is.
    fn steps_to(&self, seat: Seat) -> usize {
        self.seats().position(|other| other == seat).unwrap_or(0)
    }

    /// The tray of a seat, or where there is none the frame of the board on its side.
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

    /// Whether the trays lie along the upper and the lower side of the board.
    pub fn trays_lie(&self) -> bool {
        self.rows.first().is_some_and(|row| row.lying)
    }

    /// Where the `index`th piece from the near end of a tray lies.
    fn in_tray(&self, seat: Seat, index: usize) -> Vec2 {
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

    /// How large a piece is at a point, against one on the board: smaller in a tray, and growing on
    /// its way out of it.
    pub fn size_at(&self, point: Vec2) -> f32 {
        let small = self.tray_shape.size[usize::from(self.small)];
        let away = |tray: &Rect| {
            ((point - tray.center()).abs() - tray.half_size())
                .max(Vec2::ZERO)
                .length()
        };
        let nearest = self.trays.iter().map(away).fold(f32::MAX, f32::min);
        small + (1.0 - small) * (nearest / (self.cell * 0.5)).min(1.0)
    }

    /// How far a point may be from the middle of a place and still mean it, the place being the
    /// nearest.
    fn within(&self, step: Vec2) -> bool {
        match self.form {
            CellForm::Squares => step.abs().max_element() <= self.cell * 0.5,
            // Between points there are no edges: the nearest is meant, up to half a diagonal.
            CellForm::Points => step.length() <= self.cell * 0.71,
            // From the middle of a hex to its corner.
            CellForm::Hexes => step.length() <= self.cell * 0.58,
        }
    }

    /// Whose hand, lying in a tray or waiting in a den, is under a point.
    fn hand_at(&self, point: Vec2) -> Option<Spot> {
        let near = |middle: Vec2| (point - middle).abs().max_element() <= self.cell * 0.5;
        let at = |seat: &Seat| match self.tray_shape.sockets {
            Some(_) => {
                // A finger needs more than the tray of a phone is broad.
                let tray = self.tray(*seat);
                let wide = (TOUCH - tray.size().min_element()).max(0.0) / 2.0;
                tray.inflate(wide).contains(point)
            }
            None => self.place(Spot::Hand(*seat), 0).is_some_and(near),
        };
        self.seats().find(at).map(Spot::Hand)
    }

    /// Where a line leads in a direction.
    fn along_line(&self, from: Spot, start: Vec2, direction: Vec2) -> Option<Spot> {
        let along = self.lines.iter().filter_map(|(one, other)| match from {
            _ if from == *one => Some(*other),
            _ if from == *other => Some(*one),
            _ => None,
        });
        let leads = |spot: &Spot| {
            let step = self.center(*spot).unwrap_or(start) - start;
            step.dot(direction) > step.length() * 0.8
        };
        along.into_iter().find(leads)
    }
}

impl Surface for BoardPlaces {
    fn spot_at(&self, point: Vec2) -> Option<Spot> {
        let places = self.cells.iter().chain(&self.choices);
        let nearest = places
            .filter(|(_, middle)| self.within(point - *middle))
            .min_by(|(_, a), (_, b)| {
                let far = |middle: &Vec2| point.distance_squared(*middle);
                far(a).total_cmp(&far(b))
            });
        nearest
            .map(|(spot, _)| *spot)
            .or_else(|| self.hand_at(point))
    }

    fn place(&self, spot: Spot, index: usize) -> Option<Vec2> {
        match (spot, self.tray_shape.sockets) {
            (Spot::Tray(seat), None) | (Spot::Hand(seat), Some(_)) => {
                Some(self.in_tray(seat, index))
            }
            // From the other end.
            (Spot::Tray(seat), Some(sockets)) => {
                Some(self.in_tray(seat, sockets.saturating_sub(index + 1)))
            }
            (Spot::Hand(seat), None) => Some(self.tray(seat).center()),
            _ => self.center(spot),
        }
    }

    fn center(&self, spot: Spot) -> Option<Vec2> {
        let mut places = self.cells.iter().chain(&self.choices);
        places
            .find(|(other, _)| *other == spot)
            .map(|(_, middle)| *middle)
    }

    fn above(&self, spot: Spot) -> Option<Vec2> {
        self.center(spot).map(|at| at + Vec2::Y * self.cell * 0.45)
    }

    /// Along a line where one leads that way, else by geometry: the nearest that lies that way, and
    /// among equally near ones the one closest to the line on which the walk began.
    fn neighbour(
        &self,
        from: Spot,
        direction: Vec2,
        track: Vec2,
        open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot> {
        let start = self.center(from)?;
        if let Some(next) = self.along_line(from, start, direction) {
            return Some(next);
        }
        // Where lines lead, there is no row to be kept.
        let track = if self.lines.is_empty() { track } else { start };
        // Sideways the row is kept where it can be; up and down the nearest row comes first, even a
        // little to the side.
        let askew = if direction.x.abs() > direction.y.abs() {
            1.2
        } else {
            0.5
        };
        let aside = |point: Vec2| (point - track).perp_dot(direction).abs();
        let choices = self.choices.iter().filter(|(spot, _)| open(*spot));
        self.cells
            .iter()
            .chain(choices)
            .filter_map(|(spot, middle)| {
                let step = *middle - start;
                let ahead = step.dot(direction);
                let lateral = step.perp_dot(direction).abs();
                (ahead > self.cell * 0.1 && lateral <= ahead * 1.01 + 0.1).then_some((
                    *spot,
                    ahead + askew * lateral,
                    aside(*middle),
                ))
            })
            .min_by(|a, b| (a.1 + 0.01 * a.2).total_cmp(&(b.1 + 0.01 * b.2)))
            .map(|(spot, _, _)| spot)
    }

    fn stops(&self) -> Vec<Spot> {
        self.cells.iter().map(|(spot, _)| *spot).collect()
    }

    /// A piece that can move, nearest to the player.
    fn home(&self, firsts: &[Spot]) -> Option<Spot> {
        // In eighths of a place: those of one row are equally low, however the board is turned.
        let row = |spot: &Spot| {
            let height = self.center(*spot).map_or(0.0, |at| at.y);
            (height * 8.0 / self.cell).round()
        };
        let lowest = firsts
            .iter()
            .min_by(|a, b| row(a).total_cmp(&row(b)).then(a.cmp(b)));
        lowest
            .copied()
            .or_else(|| self.cells.last().map(|(spot, _)| *spot))
    }

    fn walked(&self) -> Option<Rect> {
        Some(self.field)
    }

    fn seat_frame(&self, seat: Seat) -> Rect {
        self.tray(seat)
    }

    fn lifts_on_press(&self) -> bool {
        true
    }

    fn meant(&self, spot: Spot, _raised: Option<Spot>) -> Spot {
        spot
    }

    fn looked_into(&self, _spot: Spot) -> bool {
        false
    }

    fn marks_places(&self) -> bool {
        true
    }

    fn script(&self, effects: &[Effect], seen: &[Vec<Spot>]) -> Vec<Step> {
        script::of_board(effects, seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::app::table::layout::{TableLayout, TableShape};

    /// Eight by eight squares of which the dark ones are played on, the second seat at the bottom.
    fn chequered() -> BoardShape {
        let cells = (0..32_u8).map(|index| {
            let (row, place) = (index / 4, index % 4);
            let col = 2 * place + u8::from(row % 2 == 0);
            let middle = Vec2::new(f32::from(col) + 0.5, 7.5 - f32::from(row));
            (Spot::Square(u16::from(index)), middle)
        });
        BoardShape {
            cells: cells.collect(),
            size: Vec2::splat(8.0),
            frame: [0.53, 0.34],
            bottom: Seat(1),
            ..default()
        }
    }

    /// Five by five points on lines.
    fn points() -> BoardShape {
        let cells = (0..25_u8).map(|index| {
            let at = Vec2::new(f32::from(index % 5), f32::from(index / 5));
            (Spot::Square(u16::from(index)), at + 0.7)
        });
        let across = (0..25).filter(|index| index % 5 < 4).map(|at| (at, at + 1));
        let up = (0..20).map(|at| (at, at + 5));
        BoardShape {
            cells: cells.collect(),
            form: CellForm::Points,
            size: Vec2::splat(5.4),
            frame: [0.5, 0.3],
            lines: across
                .chain(up)
                .map(|(one, other)| (Spot::Square(one), Spot::Square(other)))
                .collect(),
            ..default()
        }
    }

    fn shape() -> TableShape {
        chequered().into()
    }

    /// Windows of all four shapes, from the smallest phone to a wide monitor.
    const SIZES: [Vec2; 16] = [
        Vec2::new(1280.0, 720.0),
        Vec2::new(1920.0, 1080.0),
        Vec2::new(2560.0, 1080.0),
        Vec2::new(960.0, 540.0),
        Vec2::new(390.0, 844.0),
        Vec2::new(320.0, 640.0),
        Vec2::new(360.0, 800.0),
        Vec2::new(600.0, 1000.0),
        Vec2::new(844.0, 390.0),
        Vec2::new(667.0, 375.0),
        Vec2::new(932.0, 430.0),
        Vec2::new(1024.0, 768.0),
        Vec2::new(768.0, 1024.0),
        Vec2::new(1000.0, 1000.0),
        Vec2::new(1366.0, 1024.0),
        Vec2::new(300.0, 200.0),
    ];

    /// Five rings of hexes round a throne, for two seats; without trays.
    fn hexes() -> BoardShape {
        let mut cells = Vec::new();
        let size = Vec2::new(11.0, 10.0 * 0.866 + 1.155);
        for q in -5_i8..=5 {
            for r in (-5_i8).max(-5 - q)..=5.min(5 - q) {
                let at = Vec2::new(f32::from(q) + f32::from(r) / 2.0, f32::from(r) * 0.866);
                let number = u16::try_from(cells.len()).expect("few cells");
                cells.push((Spot::Square(number), size / 2.0 + at));
            }
        }
        BoardShape {
            cells,
            form: CellForm::Hexes,
            size,
            frame: [0.5, 0.3],
            tall_turn: 90.0,
            tray: None,
            ..default()
        }
    }

    /// A floor of ten by ten for so many seats, with trays.
    fn floor(seats: u8) -> BoardShape {
        let cells = (0..100_u8).map(|index| {
            let at = Vec2::new(f32::from(index % 10), f32::from(index / 10)) + 0.5;
            (Spot::Square(u16::from(index)), at)
        });
        BoardShape {
            cells: cells.collect(),
            size: Vec2::splat(10.0),
            frame: [0.6, 0.3],
            seats,
            turn: 360.0 / f32::from(seats),
            ..default()
        }
    }

    fn board(layout: &TableLayout) -> &BoardPlaces {
        layout.board().expect("a board")
    }

    #[test]
    fn every_place_is_found_at_its_middle_whatever_the_window_and_whoever_looks() {
        let shapes = [chequered(), points(), hexes(), floor(4), floor(2)];
        for shape in shapes {
            let seats = shape.seats;
            let shape = TableShape::from(shape);
            for size in SIZES {
                for viewer in (0..seats).map(Seat) {
                    let layout = TableLayout::new(size, &shape, viewer);
                    for (spot, middle) in board(&layout).cells() {
                        assert_eq!(layout.spot_at(*middle), Some(*spot), "{size}");
                        let inside = layout.to_screen(*middle);
                        assert!(
                            inside.cmpge(Vec2::ZERO).all() && inside.cmple(size).all(),
                            "{spot:?} is off the screen of {size}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_leaves_the_window_or_lies_on_anything_else() {
        let trayless = BoardShape {
            tray: None,
            panel: 550.0,
            ..floor(4)
        };
        let shapes = [floor(2), floor(3), floor(4), floor(6), hexes(), trayless];
        for shape in shapes {
            for size in SIZES {
                let layout = TableLayout::new(size, &shape.clone().into(), Seat(0));
                let places = board(&layout);
                let framed = places.field.inflate(places.frame());
                let screen = |rect: Rect| {
                    Rect::from_corners(layout.to_screen(rect.min), layout.to_screen(rect.max))
                };
                let mut parts = vec![("the board", screen(framed)), ("the panel", layout.panel)];
                if !layout.strip.is_empty() {
                    parts.push(("the strip", layout.strip));
                }
                if shape.tray.is_some() {
                    let trays = places.seats().map(|seat| screen(places.tray(seat)));
                    parts.extend(trays.map(|tray| ("a tray", tray)));
                }
                let window = Rect::from_corners(Vec2::ZERO, size).inflate(0.5);
                for (index, (name, rect)) in parts.iter().enumerate() {
                    assert!(
                        window.contains(rect.min) && window.contains(rect.max),
                        "{name} leaves the window of {size}"
                    );
                    for (other, across) in &parts[index + 1..] {
                        let shared = rect.inflate(-0.5).intersect(*across);
                        assert!(shared.is_empty(), "{name} lies on {other} in {size}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_panel_has_room_for_its_words_and_a_finger_for_squares() {
        for (size, cell) in [
            (Vec2::new(390.0, 844.0), 42.0),
            (Vec2::new(844.0, 390.0), 42.0),
            (Vec2::new(1024.0, 768.0), 60.0),
            (Vec2::new(768.0, 1024.0), 60.0),
            (Vec2::new(1280.0, 720.0), 71.0),
        ] {
            let layout = TableLayout::new(size, &shape(), Seat(1));
            assert!(layout.cell >= cell, "{size}: {}", layout.cell);
            let room = layout.panel.width() / layout.scale;
            assert!(room >= 370.0, "{size}: {room} for the panel's words");
        }
    }

    #[test]
    fn between_hexes_and_points_is_no_dead_corner() {
        for (shape, seam) in [(hexes(), 0.57), (points(), 0.7)] {
            let shape = TableShape::from(shape);
            for size in SIZES {
                let layout = TableLayout::new(size, &shape, Seat(0));
                let places = board(&layout);
                for (spot, middle) in places.cells() {
                    for step in 0..12_u8 {
                        let turn = Vec2::from_angle(std::f32::consts::TAU * f32::from(step) / 12.0);
                        let at = *middle + turn * places.cell * seam;
                        let hit = layout.spot_at(at).and_then(|hit| layout.cell_center(hit));
                        let hit = hit.unwrap_or_else(|| panic!("nothing beside {spot:?}"));
                        let far = at.distance(hit) - at.distance(*middle);
                        assert!(far <= 0.01, "{spot:?} is nearer");
                    }
                }
            }
        }
    }

    #[test]
    fn arrows_reach_every_hex_and_lead_to_one_of_the_six_round_it() {
        for size in [Vec2::new(1280.0, 720.0), Vec2::new(390.0, 844.0)] {
            let layout = TableLayout::new(size, &hexes().into(), Seat(0));
            assert_eq!(reached(&layout, Spot::Square(0)), 91, "{size}");
            let middle = Spot::Square(45);
            let center = layout.cell_center(middle).expect("a hex");
            for direction in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                let next = layout.neighbour(middle, direction, center, |_| true);
                let next = next.and_then(|spot| layout.cell_center(spot));
                let far = next.expect("a hex").distance(center);
                assert!(
                    (far - layout.cell).abs() < layout.cell * 0.02,
                    "{direction}"
                );
            }
        }
    }

    /// In how many places a walk by arrows alone ends that begins somewhere.
    fn reached(layout: &TableLayout, from: Spot) -> usize {
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(from) = reached.get(next).copied() {
            next += 1;
            let track = layout.cell_center(from).expect("a place");
            for direction in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                if let Some(spot) = layout.neighbour(from, direction, track, |_| true)
                    && !reached.contains(&spot)
                {
                    reached.push(spot);
                }
            }
        }
        reached.len()
    }

    #[test]
    fn the_table_turns_by_a_part_of_a_circle_for_each_seat() {
        let size = Vec2::new(1280.0, 720.0);
        for seats in [2_u8, 4] {
            let shape = TableShape::from(floor(seats));
            for viewer in 0..seats {
                let layout = TableLayout::new(size, &shape, Seat(viewer));
                let places = board(&layout);
                let order: Vec<u8> = places.seats().map(|seat| seat.0).collect();
                let clockwise: Vec<u8> = (0..seats).map(|step| (viewer + step) % seats).collect();
                assert_eq!(order, clockwise);
                let own = places.tray(Seat(viewer));
                assert!(own.center().x > places.field.max.x && own.min.y < 0.0);
            }
        }
        // What lies at the left of the first seat lies before the second.
        let shape = TableShape::from(floor(4));
        let left = Spot::Square(40);
        let first = TableLayout::new(size, &shape, Seat(0));
        let second = TableLayout::new(size, &shape, Seat(1));
        let (before, after) = (first.cell_center(left), second.cell_center(left));
        let (before, after) = (before.expect("a place"), after.expect("a place"));
        assert!(before.x < first.field.min.x + first.cell);
        assert!(after.y < second.field.min.y + second.cell);
    }

    #[test]
    fn turning_the_table_puts_the_first_square_at_the_other_corner() {
        let straight = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(1));
        let turned = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(0));
        let first = Spot::Square(0);
        let last = Spot::Square(31);
        let at = |layout: &TableLayout, spot| layout.cell_center(spot).expect("a square");
        assert!(at(&straight, first).distance(at(&turned, last)) < 0.01);
        assert!(at(&straight, first).y > at(&straight, last).y);
    }

    #[test]
    fn the_cursor_reaches_every_square_by_arrows_alone() {
        let layout = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(1));
        assert_eq!(reached(&layout, Spot::Square(0)), 32);
    }
}
