//! Where everything lies on the screen. Only this file and `card_layout.rs`, for tables with cards
//! instead of a board, know pixels.
//!
//! World units are logical pixels, the origin is the middle of the window and y points up. Screen
//! units, for the panels, have their origin in the upper left corner and y pointing down.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::TableState;
use crate::app::table::cards::layout;
use crate::app::table::cards::layout::{CARD_HEIGHT, CardPlaces, CardShape};
use crate::rules::{Seat, Spot};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BoardShape>()
        .init_resource::<TableLayout>()
        .add_systems(
            Update,
            (
                fit_window.in_set(FrameSystems::Layout),
                turn_board
                    .before(FrameSystems::Lay)
                    .in_set(SessionSystems::Present),
            ),
        );
}

/// The shape of a family's board, in units of one cell, with y pointing up and the origin in the
/// lower left corner of the field.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BoardShape {
    /// The middle of each place as the seat at the bottom sees it when the table is not turned.
    pub cells: Vec<(Spot, Vec2)>,
    /// Width and height of the field.
    pub size: Vec2,
    /// Width of the frame round the field, in cells of the large and of the small board.
    pub frame: [f32; 2],
    /// The seat at the bottom when the table is not turned.
    pub bottom: Seat,
    /// Where the places are points on lines: from which to which a line leads, each step once. Keys
    /// walk along them. Boards of squares have none.
    pub lines: Vec<(Spot, Spot)>,
    /// What stands along the lower and along the left rim: each word with how far along it stands.
    pub rims: [Vec<(&'static str, f32)>; 2],
    /// What is said at the board and not done on a place of it, and where that is pointed at.
    pub choices: Vec<(Spot, Vec2)>,
    /// How pieces lie beside the board.
    pub tray: TrayShape,
    /// A table for cards instead of a board; then there are no cells.
    pub cards: Option<CardShape>,
}

/// How pieces lie in the tray of a seat, each measure for the wide and for the narrow window and
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

/// The places of everything in the window as it is now.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct TableLayout {
    /// Size of the window in logical pixels.
    pub window: Vec2,
    /// Whether it is higher than wide, as on a phone.
    pub narrow: bool,
    /// Size against the pictures of the design: 1280×720, or 390×844.
    pub scale: f32,
    /// Side of one cell in pixels.
    pub cell: f32,
    /// The field without its frame, in world units.
    pub field: Rect,
    /// The trays, the viewer's own first, in world units.
    pub trays: [Rect; 2],
    /// The panel beside or under the board, in screen units.
    pub panel: Rect,
    /// The strip of the opponent above the board, in screen units; empty where the panel shows it.
    pub strip: Rect,
    /// The seat at the bottom.
    pub viewer: Seat,
    /// What lies on a table for cards; none where there is a board.
    pub cards: Option<CardPlaces>,
    /// How pieces lie in the trays.
    pub tray_shape: TrayShape,
    cells: Vec<(Spot, Vec2)>,
    choices: Vec<(Spot, Vec2)>,
    lines: Vec<(Spot, Spot)>,
}

impl Default for TableLayout {
    fn default() -> Self {
        Self::new(Vec2::new(1280.0, 720.0), &BoardShape::default(), Seat(0))
    }
}

/// The design's measures on the desktop, 1280×720.
mod wide {
    pub const WIDTH: f32 = 1280.0;
    pub const HEIGHT: f32 = 720.0;
    pub const BOARD: f32 = 652.0;
    pub const BOARD_LEFT: f32 = 104.0;
    pub const TRAY: (f32, f32) = (60.0, 582.0);
    pub const TRAY_GAP: f32 = 18.0;
    pub const PANEL: (f32, f32) = (386.0, 660.0);
    pub const PANEL_LEFT: f32 = 866.0;
}

/// The design's measures on the phone, 390×844.
mod tall {
    pub const WIDTH: f32 = 390.0;
    pub const HEIGHT: f32 = 844.0;
    pub const STRIP: (f32, f32, f32, f32) = (6.0, 10.0, 378.0, 82.0);
    pub const TRAY: (f32, f32, f32) = (8.0, 374.0, 30.0);
    pub const TRAY_TOP: f32 = 98.0;
    pub const BOARD_TOP: f32 = 134.0;
    pub const BOARD: f32 = 382.0;
    pub const TRAY_BOTTOM: f32 = 525.0;
    pub const PANEL_TOP: f32 = 563.0;
}

/// What a finger needs to hit, in pixels.
const TOUCH: f32 = 44.0;

/// The measures of a table for cards: the field that keys walk on, and the bar of seals, each as
/// left, top, width and height.
mod card_table {
    pub const WIDE: [(f32, f32, f32, f32); 2] =
        [(262.0, 197.0, 813.0, 523.0), (1080.0, 612.0, 176.0, 84.0)];
    pub const TALL: [(f32, f32, f32, f32); 2] =
        [(0.0, 176.0, 390.0, 618.0), (6.0, 796.0, 378.0, 44.0)];
}

impl TableLayout {
    /// The layout of a window of this size.
    pub fn new(window: Vec2, shape: &BoardShape, viewer: Seat) -> Self {
        let window = window.max(Vec2::splat(64.0));
        if shape.cards.is_some() {
            return Self::for_cards(window, viewer);
        }
        let narrow = window.x < window.y;
        let turned = viewer != shape.bottom;
        let frame = shape.frame[usize::from(narrow)];
        let units = shape.size.max(Vec2::splat(1.0)) + 2.0 * frame;
        // From screen units (left, top, width, height) to a rectangle of the world.
        let world = |left: f32, top: f32, width: f32, height: f32| {
            let x = left - window.x / 2.0;
            let y = window.y / 2.0 - top;
            Rect::new(x, y - height, x + width, y)
        };
        let screen = |left: f32, top: f32, width: f32, height: f32| {
            Rect::new(left, top, left + width, top + height)
        };
        let (scale, board, trays, panel, strip) = if narrow {
            let scale = (window.x / tall::WIDTH).min(window.y / tall::HEIGHT);
            let left = (window.x - tall::WIDTH * scale) / 2.0;
            let at = |x: f32, y: f32, w: f32, h: f32| {
                world(left + x * scale, y * scale, w * scale, h * scale)
            };
            let (x, w, h) = tall::TRAY;
            let (sx, sy, sw, sh) = tall::STRIP;
            let panel_top = tall::PANEL_TOP * scale;
            (
                scale,
                at(
                    (tall::WIDTH - tall::BOARD) / 2.0,
                    tall::BOARD_TOP,
                    tall::BOARD,
                    tall::BOARD,
                ),
                [at(x, tall::TRAY_BOTTOM, w, h), at(x, tall::TRAY_TOP, w, h)],
                screen(
                    left + sx * scale,
                    panel_top,
                    sw * scale,
                    window.y - panel_top - 6.0 * scale,
                ),
                screen(left + sx * scale, sy * scale, sw * scale, sh * scale),
            )
        } else {
            let scale = (window.x / wide::WIDTH).min(window.y / wide::HEIGHT);
            let left = (window.x - wide::WIDTH * scale) / 2.0;
            let top = (window.y - wide::HEIGHT * scale) / 2.0;
            let at = |x: f32, y: f32, w: f32, h: f32| {
                world(left + x * scale, top + y * scale, w * scale, h * scale)
            };
            let board_top = (wide::HEIGHT - wide::BOARD) / 2.0;
            let (tw, th) = wide::TRAY;
            let tray_top = (wide::HEIGHT - th) / 2.0;
            let right = wide::BOARD_LEFT + wide::BOARD + wide::TRAY_GAP;
            let (pw, ph) = wide::PANEL;
            (
                scale,
                at(wide::BOARD_LEFT, board_top, wide::BOARD, wide::BOARD),
                [
                    at(right, tray_top, tw, th),
                    at(wide::BOARD_LEFT - wide::TRAY_GAP - tw, tray_top, tw, th),
                ],
                screen(
                    left + wide::PANEL_LEFT * scale,
                    top + (wide::HEIGHT - ph) / 2.0 * scale,
                    pw * scale,
                    ph * scale,
                ),
                Rect::default(),
            )
        };
        let cell = (board.width() / units.x).min(board.height() / units.y);
        let field = Rect::from_center_size(board.center(), shape.size * cell);
        let lay = |places: &[(Spot, Vec2)]| {
            let at = |middle: Vec2| if turned { shape.size - middle } else { middle };
            places
                .iter()
                .map(|(spot, middle)| (*spot, field.min + at(*middle) * cell))
                .collect()
        };
        Self {
            window,
            narrow,
            scale,
            cell,
            field,
            trays,
            panel,
            strip,
            viewer,
            cards: None,
            tray_shape: shape.tray,
            cells: lay(&shape.cells),
            choices: lay(&shape.choices),
            lines: shape.lines.clone(),
        }
    }

    /// The layout of a table for cards, before any lie on it.
    fn for_cards(window: Vec2, viewer: Seat) -> Self {
        let narrow = window.x < window.y;
        let design = layout::design(narrow);
        let scale = (window / design).min_element();
        let corner = (window - design * scale) / 2.0;
        let [field, bar] = if narrow {
            card_table::TALL
        } else {
            card_table::WIDE
        };
        let screen = |(x, y, w, h): (f32, f32, f32, f32)| {
            let from = corner + Vec2::new(x, y) * scale;
            Rect::from_corners(from, from + Vec2::new(w, h) * scale)
        };
        let field = screen(field);
        let half = window / 2.0;
        let world = |point: Vec2| Vec2::new(point.x - half.x, half.y - point.y);
        Self {
            window,
            narrow,
            scale,
            cell: scale * if narrow { 76.0 } else { 120.0 },
            field: Rect::from_corners(world(field.min), world(field.max)),
            trays: [Rect::default(); 2],
            panel: screen(bar),
            strip: Rect::default(),
            viewer,
            cards: None,
            tray_shape: TrayShape::default(),
            cells: Vec::new(),
            choices: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// Every place of the board with its middle, in world units.
    pub fn cells(&self) -> &[(Spot, Vec2)] {
        &self.cells
    }

    /// The steps along lines, by the places they join; none on a board of squares.
    pub fn lines(&self) -> &[(Spot, Spot)] {
        &self.lines
    }

    /// What is said at the board, and where it is pointed at, in world units.
    pub fn choices(&self) -> &[(Spot, Vec2)] {
        &self.choices
    }

    /// The middle of a place of the board in world units; of a card in a hand, the middle of what
    /// always shows of it.
    pub fn cell_center(&self, spot: Spot) -> Option<Vec2> {
        if let Some(cards) = &self.cards {
            let held = |id| cards.card(id).map(layout::Held::grip);
            return if let Spot::Piece(id) = spot {
                held(id)
            } else {
                self.place(spot, 0)
            };
        }
        let mut places = self.cells.iter().chain(&self.choices);
        places
            .find(|(other, _)| *other == spot)
            .map(|(_, middle)| *middle)
    }

    /// Above a place, where a bubble may stand, in world units.
    pub fn above(&self, spot: Spot) -> Option<Vec2> {
        let held = match (&self.cards, spot) {
            (Some(cards), Spot::Piece(id)) => cards.card(id),
            _ => None,
        };
        match held {
            Some(held) => Some(held.pose.at + Vec2::Y * held.pose.width * CARD_HEIGHT * 0.5),
            None => self
                .cell_center(spot)
                .map(|at| at + Vec2::Y * self.cell * 0.45),
        }
    }

    /// Where the `index`th piece at a spot lies, in world units.
    pub fn place(&self, spot: Spot, index: usize) -> Option<Vec2> {
        if let Some(cards) = &self.cards {
            return match spot {
                Spot::Piece(id) => cards.card(id).map(|held| held.pose.at),
                Spot::Hand(seat) => Some(cards.hand_middle(seat)),
                Spot::Choice(choice) => {
                    let plate = cards.plates.iter().find(|plate| plate.choice == choice);
                    plate.map(|plate| plate.rect.center())
                }
                Spot::Pile(_) | Spot::Tray(_) => cards.pile_pose(spot, index).map(|pose| pose.at),
                Spot::Square(_) => None,
            };
        }
        let shape = self.tray_shape;
        match (spot, shape.sockets) {
            (Spot::Tray(seat), None) | (Spot::Hand(seat), Some(_)) => {
                Some(self.in_tray(seat, index))
            }
            // From the other end.
            (Spot::Tray(seat), Some(sockets)) => {
                Some(self.in_tray(seat, sockets.saturating_sub(index + 1)))
            }
            (Spot::Hand(seat), None) => Some(self.tray(seat).center()),
            _ => self.cell_center(spot),
        }
    }

    /// Where the `index`th piece from the near end of a tray lies, in world units.
    fn in_tray(&self, seat: Seat, index: usize) -> Vec2 {
        let (tray, shape, which) = (self.tray(seat), self.tray_shape, usize::from(self.narrow));
        let breadth = tray.size().min_element();
        let along = (shape.start[which] + index as f32 * shape.step[which]) * breadth;
        if self.narrow {
            Vec2::new(tray.min.x + along, tray.center().y)
        } else {
            Vec2::new(tray.center().x, tray.min.y + along)
        }
    }

    /// How large a piece is at a point, against one on the board: smaller in a tray, and growing on
    /// its way out of it.
    pub fn size_at(&self, point: Vec2) -> f32 {
        let small = self.tray_shape.size[usize::from(self.narrow)];
        let away = |tray: &Rect| {
            ((point - tray.center()).abs() - tray.half_size())
                .max(Vec2::ZERO)
                .length()
        };
        let nearest = self.trays.iter().map(away).fold(f32::MAX, f32::min);
        small + (1.0 - small) * (nearest / (self.cell * 0.5)).min(1.0)
    }

    /// The tray of a seat in world units: the viewer's own is nearest to the panel, or lowest.
    pub fn tray(&self, seat: Seat) -> Rect {
        self.trays[usize::from(seat != self.viewer)]
    }

    /// The place of the board under a point in world units, or the hand of a seat.
    pub fn spot_at(&self, point: Vec2) -> Option<Spot> {
        if let Some(cards) = &self.cards {
            return cards.spot_at(point);
        }
        let reach = self.cell * 0.5;
        let near = |middle: Vec2| (point - middle).abs().max_element() <= reach;
        let mut places = self.cells.iter().chain(&self.choices);
        let cell = places
            .find(|(_, middle)| near(*middle))
            .map(|(spot, _)| *spot);
        cell.or_else(|| {
            // A finger needs more than the tray of a phone is broad.
            let wide = (TOUCH - self.trays[0].size().min_element()).max(0.0) / 2.0;
            let at = |seat: &Seat| match self.tray_shape.sockets {
                Some(_) => self.tray(*seat).inflate(wide).contains(point),
                None => self.place(Spot::Hand(*seat), 0).is_some_and(near),
            };
            [0, 1].map(Seat).into_iter().find(at).map(Spot::Hand)
        })
    }

    /// From a point in the window, y down, to world units.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// From world units to a point in the window, y down.
    pub fn to_screen(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x + self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// The next place from `from` in a direction: along a line where one leads that way, else by
    /// geometry: the nearest that lies that way, and among equally near ones the one closest to the
    /// line on which the walk began (`track`). Of what is said at the board only what is `open` is
    /// come to.
    pub fn neighbour(
        &self,
        from: Spot,
        direction: Vec2,
        track: Vec2,
        open: impl Fn(Spot) -> bool,
    ) -> Option<Spot> {
        if let Some(cards) = &self.cards {
            return cards.neighbour(from, direction);
        }
        let start = self.cell_center(from)?;
        let along = self.lines.iter().filter_map(|(one, other)| match from {
            _ if from == *one => Some(*other),
            _ if from == *other => Some(*one),
            _ => None,
        });
        let leads = |spot: &Spot| {
            let step = self.cell_center(*spot).unwrap_or(start) - start;
            step.dot(direction) > step.length() * 0.8
        };
        if let Some(next) = along.into_iter().find(leads) {
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
}

/// Follows the size of the window.
fn fit_window(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    shape: Res<BoardShape>,
    mut layout: ResMut<TableLayout>,
) {
    let size = window.map_or(layout.window, |window| {
        Vec2::new(window.width(), window.height())
    });
    if size != layout.window || shape.is_changed() {
        *layout = TableLayout::new(size, &shape, layout.viewer);
    }
}

/// Turns the table to the viewer.
fn turn_board(table: Res<TableState>, shape: Res<BoardShape>, mut layout: ResMut<TableLayout>) {
    if table.viewer != layout.viewer {
        *layout = TableLayout::new(layout.window, &shape, table.viewer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape() -> BoardShape {
        let cells = (0..32_u16).map(|index| {
            let (row, column) = (index / 4, 2 * (index % 4) + u16::from(index / 4 % 2 == 0));
            let middle = Vec2::new(f32::from(column) + 0.5, 7.5 - f32::from(row));
            (Spot::Square(index), middle)
        });
        BoardShape {
            cells: cells.collect(),
            size: Vec2::splat(8.0),
            frame: [38.0 / 72.0, 15.0 / 44.0],
            bottom: Seat(1),
            ..default()
        }
    }

    #[test]
    fn every_square_is_found_at_its_middle_at_both_sizes_and_both_ways_round() {
        for size in [
            Vec2::new(1280.0, 720.0),
            Vec2::new(390.0, 844.0),
            Vec2::new(2560.0, 1080.0),
            Vec2::new(300.0, 200.0),
        ] {
            for viewer in [Seat(0), Seat(1)] {
                let layout = TableLayout::new(size, &shape(), viewer);
                for (spot, middle) in layout.cells() {
                    assert_eq!(layout.spot_at(*middle), Some(*spot));
                    let inside = layout.to_screen(*middle);
                    assert!(
                        inside.cmpge(Vec2::ZERO).all() && inside.cmple(size).all(),
                        "{spot:?} is off the screen"
                    );
                }
            }
        }
    }

    #[test]
    fn turning_the_table_puts_the_first_square_at_the_other_corner() {
        let straight = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(1));
        let turned = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(0));
        let first = Spot::Square(0);
        let last = Spot::Square(31);
        assert_eq!(straight.cell_center(first), turned.cell_center(last));
        assert!(straight.cell_center(first).unwrap().y > straight.cell_center(last).unwrap().y);
    }

    #[test]
    fn the_cursor_reaches_every_square_by_arrows_alone() {
        let layout = TableLayout::new(Vec2::new(1280.0, 720.0), &shape(), Seat(1));
        let mut reached = vec![Spot::Square(0)];
        let mut next = 0;
        while let Some(from) = reached.get(next).copied() {
            next += 1;
            let track = layout.cell_center(from).unwrap();
            for direction in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                if let Some(spot) = layout.neighbour(from, direction, track, |_| true)
                    && !reached.contains(&spot)
                {
                    reached.push(spot);
                }
            }
        }
        assert_eq!(reached.len(), 32);
    }
}
