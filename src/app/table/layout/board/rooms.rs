//! The areas for a board, its trays and its panels, by window shape.

use bevy::prelude::*;

use crate::app::table::layout::{Areas, WindowShape};
use crate::skins::BoardShape;

/// Measures of the desktop design, 1280×720.
mod wide {
    use bevy::prelude::*;

    use crate::app::table::layout::WindowShape;

    pub const DESIGN: Vec2 = WindowShape::Wide.size();
    pub const BOARD: f32 = 652.0;
    pub const BOARD_LEFT: f32 = 104.0;
    pub const TRAY: (f32, f32) = (60.0, 582.0);
    pub const TRAY_GAP: f32 = 18.0;
    pub const PANEL_HEIGHT: f32 = 660.0;
    pub const MARGIN: f32 = 28.0;
    /// Gap between a board without trays and the panel.
    pub const GAP: f32 = 20.0;
}

/// Measures of the phone design, 390×844.
mod tall {
    use bevy::prelude::*;

    use crate::app::table::layout::WindowShape;

    pub const DESIGN: Vec2 = WindowShape::Tall.size();
    pub const STRIP: (f32, f32, f32, f32) = (6.0, 10.0, 378.0, 82.0);
    pub const TRAY: (f32, f32, f32) = (8.0, 374.0, 30.0);
    pub const TRAY_TOP: f32 = 98.0;
    pub const BOARD_TOP: f32 = 134.0;
    pub const BOARD: f32 = 382.0;
    pub const TRAY_BOTTOM: f32 = 525.0;
    pub const PANEL_TOP: f32 = 563.0;
    pub const MARGIN: f32 = 6.0;
}

/// Measures of a phone in landscape, 844×390: the phone's strip and panel are beside the board.
mod low {
    use bevy::prelude::*;

    use crate::app::table::layout::WindowShape;

    pub const DESIGN: Vec2 = WindowShape::Low.size();
    pub const MARGIN: f32 = 8.0;
    pub const BOARD: f32 = 374.0;
    pub const TRAY: f32 = 30.0;
    pub const TRAY_GAP: f32 = 5.0;
    pub const STRIP: f32 = 82.0;
    pub const PANEL: f32 = 372.0;
    pub const GAP: f32 = 6.0;
}

/// Measures of a tablet, 1024×768 and 768×1024.
mod squarish {
    use bevy::prelude::*;

    use crate::app::table::layout::WindowShape;

    pub const LYING: Vec2 = WindowShape::Lying.size();
    pub const STANDING: Vec2 = WindowShape::Upright.size();
    pub const MARGIN: f32 = 10.0;
    pub const GAP: f32 = 6.0;
    /// In landscape, the trays are above and below the board, and the panel is beside it.
    pub const TRAY: (f32, f32) = (543.0, 56.0);
    pub const BOARD: f32 = 622.0;
    /// In portrait, the strip is above, and the panel below.
    pub const STRIP: f32 = 82.0;
    pub const PANEL: f32 = 300.0;
    pub const TRAY_BESIDE: (f32, f32) = (58.0, 563.0);
}

/// A row of trays along a side of the board, and the seats whose trays are in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrayRow {
    /// Its rectangle, in screen units.
    pub rect: Rect,
    /// Whether it is horizontal, above or below the board.
    pub lying: bool,
}

/// The areas for a board and its two rows of trays, in screen units.
pub(super) struct Rooms {
    pub(super) areas: Areas,
    /// The area of the board with its frame.
    pub(super) board: Rect,
    /// The viewer's row and the opposite one, if any.
    pub(super) rows: Vec<TrayRow>,
}

/// A rectangle by its upper left corner and its size, in design pixels.
struct Frame {
    corner: Vec2,
    scale: f32,
}

impl Frame {
    /// A design centred in a window, as large as fits.
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
    /// The areas of a window for a board with or without trays.
    pub(super) fn new(window: Vec2, shape: &BoardShape) -> Self {
        let trays = shape.has_trays();
        match WindowShape::of(window) {
            WindowShape::Wide => Self::wide(window, trays, shape.panel),
            WindowShape::Tall => Self::tall(window, shape),
            WindowShape::Low => Self::low(window, trays),
            WindowShape::Lying => Self::lying(window, trays),
            WindowShape::Upright => Self::upright(window, trays),
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
        let panel_top = (DESIGN.y - PANEL_HEIGHT) / 2.0;
        let panel_left = DESIGN.x - MARGIN - panel_width;
        let panel = at.rect(panel_left, panel_top, panel_width, PANEL_HEIGHT);
        let areas = (at.scale, panel, Rect::default());
        if !trays {
            let board = at.rect(MARGIN, panel_top, panel_left - GAP - MARGIN, PANEL_HEIGHT);
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

    fn tall(window: Vec2, shape: &BoardShape) -> Self {
        use tall::*;
        let trays = shape.has_trays();
        // A board without trays that is higher than wide takes what it needs.
        let outer = shape.turned_size(shape.tall_turn) + 2.0 * shape.frame[1];
        let high = if trays { 1.0 } else { outer.y / outer.x };
        let board_height = BOARD * high.max(1.0);
        let mut at = Frame::fit(window, DESIGN);
        // The remaining space goes to the panel below.
        at.corner.y = 0.0;
        let (x, y, width, height) = STRIP;
        let strip = at.rect(x, y, width, height);
        let panel_top = if trays {
            PANEL_TOP
        } else {
            TRAY_TOP + board_height + MARGIN
        };
        let bottom = window.y / at.scale - MARGIN;
        let panel = at.rect(x, panel_top, width, bottom - panel_top);
        let left = (DESIGN.x - BOARD) / 2.0;
        let areas = (at.scale, panel, strip);
        if !trays {
            let board = at.rect(left, TRAY_TOP, BOARD, board_height);
            return Self::of(areas, board, Vec::new());
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

    /// A tablet in landscape: the trays are above and below the board, so that it is as large as
    /// possible.
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

    /// A tablet in portrait: the strip is above, the panel below.
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

/// The trays of all seats, starting with the viewer's, clockwise, in two rows: on the viewer's
/// right (or below) away from the viewer, then back on the other side.
pub(super) fn share(rows: &[TrayRow], seats: usize) -> Vec<Rect> {
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
    // Clockwise from the viewer, the seats in the far row come first.
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
