//! The layout of the window with what is on the table.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::course::ActiveCourse;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::TableState;
use crate::app::session::replay::Replay;
use crate::app::table::layout::board::{BoardPlaces, BoardShape};
use crate::app::table::layout::cards::{CardFacts, CardPlaces, CardRoom, CardShape};
use crate::app::table::layout::{Surface, WindowShape};
use crate::rules::{PieceId, Seat, Spot};

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.init_resource::<TableShape>()
        .init_resource::<TableLayout>()
        .add_systems(
            Update,
            (
                fit_window.in_set(FrameSystems::Layout),
                turn_layout
                    .before(FrameSystems::Lay)
                    .in_set(SessionSystems::Present),
            ),
        );
}

/// What a game puts on the table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub enum TableShape {
    /// A board.
    Board(Box<BoardShape>),
    /// A card table.
    Cards(CardShape),
}

impl Default for TableShape {
    fn default() -> Self {
        Self::Board(Box::default())
    }
}

impl From<BoardShape> for TableShape {
    fn from(shape: BoardShape) -> Self {
        Self::Board(Box::new(shape))
    }
}

impl From<CardShape> for TableShape {
    fn from(shape: CardShape) -> Self {
        Self::Cards(shape)
    }
}

impl TableShape {
    /// The board, if it is one.
    pub fn board(&self) -> Option<&BoardShape> {
        match self {
            Self::Board(shape) => Some(shape),
            Self::Cards(_) => None,
        }
    }

    /// The card table, if it is one.
    pub fn cards(&self) -> Option<&CardShape> {
        match self {
            Self::Cards(shape) => Some(shape),
            Self::Board(_) => None,
        }
    }
}

/// The current surface.
#[derive(Clone, Debug, PartialEq)]
pub enum TableSurface {
    /// A board of squares, points or hexes.
    Board(BoardPlaces),
    /// Cards.
    Cards(CardPlaces),
}

impl std::ops::Deref for TableSurface {
    type Target = dyn Surface;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Board(board) => board,
            Self::Cards(cards) => cards,
        }
    }
}

/// The layout of everything in the current window.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct TableLayout {
    /// Size of the window in logical pixels.
    pub window: Vec2,
    /// Its shape.
    pub shape: WindowShape,
    /// Whether the phone's images are used.
    pub small: bool,
    /// The scale relative to the design: 1280×720, or 390×844.
    pub scale: f32,
    /// Side of one cell in pixels.
    pub cell: f32,
    /// The field without its frame, in world units.
    pub field: Rect,
    /// The panel beside or below the board, in screen units.
    pub panel: Rect,
    /// The opponent's strip above the board, in screen units; if empty, the panel shows it.
    pub strip: Rect,
    /// The seat at the bottom.
    pub viewer: Seat,
    /// Whether a lesson, a puzzle or a replay has its panel.
    pub has_panel: bool,
    /// The surface on the table.
    pub surface: TableSurface,
}

impl Default for TableLayout {
    fn default() -> Self {
        Self::new(Vec2::new(1280.0, 720.0), &TableShape::default(), Seat(0))
    }
}

impl TableLayout {
    /// Computes the layout of a window of this size during a match.
    pub fn new(window: Vec2, shape: &TableShape, viewer: Seat) -> Self {
        Self::around_panel(window, shape, viewer, false)
    }

    /// The same with or without the panel of a lesson, a puzzle or a replay. A board always has a
    /// panel; cards make room for it.
    pub fn around_panel(window: Vec2, shape: &TableShape, viewer: Seat, has_panel: bool) -> Self {
        let window = window.max(Vec2::splat(64.0));
        let layout = match shape {
            TableShape::Board(shape) => Self::for_board(window, shape, viewer),
            TableShape::Cards(shape) => {
                Self::for_cards(CardRoom::of(window, has_panel), shape, viewer)
            }
        };
        Self {
            has_panel,
            ..layout
        }
    }

    /// What cards are laid out in: the window, or what the panel leaves of it.
    pub fn card_room(&self) -> CardRoom {
        CardRoom::of(self.window, self.has_panel)
    }

    fn for_board(window: Vec2, shape: &BoardShape, viewer: Seat) -> Self {
        let (areas, board) = BoardPlaces::new(window, shape, viewer);
        let form = WindowShape::of(window);
        Self {
            window,
            shape: form,
            small: form.is_phone(),
            scale: areas.scale,
            cell: board.cell,
            field: board.field,
            panel: areas.panel,
            strip: areas.strip,
            viewer,
            has_panel: false,
            surface: TableSurface::Board(board),
        }
    }

    /// The layout of a card table without cards.
    fn for_cards(room: CardRoom, shape: &CardShape, viewer: Seat) -> Self {
        let window = room.window;
        let cards = CardPlaces::new(room, viewer, shape, &CardFacts::default());
        let measures = cards.measures();
        let frame = cards.frame();
        let scale = cards.scale();
        let screen = |(x, y, w, h): (f32, f32, f32, f32)| {
            let from = frame.min + Vec2::new(x, y) * scale;
            Rect::from_corners(from, from + Vec2::new(w, h) * scale)
        };
        let field = screen(measures.field);
        let form = WindowShape::of(window);
        let half = window / 2.0;
        let world = |point: Vec2| Vec2::new(point.x - half.x, half.y - point.y);
        Self {
            window,
            shape: form,
            small: form.is_phone(),
            scale,
            cell: scale * measures.cell,
            field: Rect::from_corners(world(field.min), world(field.max)),
            panel: if room.design.is_beside() {
                room.panel
            } else {
                screen(measures.bar)
            },
            strip: Rect::default(),
            viewer,
            has_panel: room.design.is_beside(),
            surface: TableSurface::Cards(cards),
        }
    }

    /// The board, if there is one.
    pub fn board(&self) -> Option<&BoardPlaces> {
        match &self.surface {
            TableSurface::Board(board) => Some(board),
            TableSurface::Cards(_) => None,
        }
    }

    /// The card table, if there is one.
    pub fn cards(&self) -> Option<&CardPlaces> {
        match &self.surface {
            TableSurface::Cards(cards) => Some(cards),
            TableSurface::Board(_) => None,
        }
    }

    /// The point, in world units, at which a player points at a spot.
    pub fn cell_center(&self, spot: Spot) -> Option<Vec2> {
        self.surface.center(spot)
    }

    /// The point above a spot for a speech bubble, in world units, see
    /// [`Surface::above`](crate::app::table::layout::Surface::above).
    pub fn above(&self, spot: Spot, raised: Option<PieceId>) -> Option<Vec2> {
        self.surface.above(spot, raised)
    }

    /// The position of the `index`th piece at a spot, in world units.
    pub fn place(&self, spot: Spot, index: usize) -> Option<Vec2> {
        self.surface.place(spot, index)
    }

    /// The spot at a point in world units, see
    /// [`Surface::spot_at`](crate::app::table::layout::Surface::spot_at).
    pub fn spot_at(
        &self,
        point: Vec2,
        raised: Option<PieceId>,
        open: impl Fn(Spot) -> bool,
    ) -> Option<Spot> {
        self.surface.spot_at(point, raised, &open)
    }

    /// The next spot from `from` in a direction, see
    /// [`Surface::neighbour`](crate::app::table::layout::Surface::neighbour).
    pub fn neighbour(
        &self,
        from: Spot,
        direction: Vec2,
        track: Vec2,
        open: impl Fn(Spot) -> bool,
    ) -> Option<Spot> {
        self.surface.neighbour(from, direction, track, &open)
    }

    /// Converts a point in the window, y down, to world units.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// Converts world units to a point in the window, y down.
    pub fn to_screen(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x + self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// Converts a rectangle in world units to one in the window, y down.
    pub fn rect_to_screen(&self, area: Rect) -> Rect {
        Rect::from_corners(self.to_screen(area.min), self.to_screen(area.max))
    }
}

/// Follows the window's size, and makes room for a panel.
fn fit_window(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    shape: Res<TableShape>,
    course: Res<ActiveCourse>,
    replay: Res<Replay>,
    mut layout: ResMut<TableLayout>,
) {
    let has_panel = course.run.is_some() || replay.open;
    let size = window.map_or(layout.window, |window| {
        Vec2::new(window.width(), window.height())
    });
    if size != layout.window || has_panel != layout.has_panel || shape.is_changed() {
        *layout = TableLayout::around_panel(size, &shape, layout.viewer, has_panel);
    }
}

/// Lays the table out again when another seat views it.
fn turn_layout(table: Res<TableState>, shape: Res<TableShape>, mut layout: ResMut<TableLayout>) {
    if table.viewer != layout.viewer {
        let (window, has_panel) = (layout.window, layout.has_panel);
        *layout = TableLayout::around_panel(window, &shape, table.viewer, has_panel);
    }
}
