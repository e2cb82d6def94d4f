//! The part of the window in which a card table is laid out: all of it or, while a lesson, a puzzle
//! or a replay has its panel, what the panel leaves. So the panel never lies over a card or a seat.

use bevy::prelude::*;

use crate::app::table::layout::WindowShape;

/// The size of a table beside the panel for which the design is drawn, by the window's shape.
const BESIDE: Vec2 = Vec2::new(960.0, 720.0);
const BESIDE_LOW: Vec2 = Vec2::new(608.0, 390.0);
const BESIDE_TALL: Vec2 = Vec2::new(390.0, 636.0);

/// The space around the panel, in pixels of the window's design.
const MARGIN: f32 = 10.0;
/// The least height of a panel below the table, in pixels.
const LEAST_HEIGHT: f32 = 172.0;

/// What a card table is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardDesign {
    /// The whole of a window of this shape.
    Whole(WindowShape),
    /// What a panel leaves of it: the other players are in a row along the far side.
    Beside(WindowShape),
}

impl Default for CardDesign {
    fn default() -> Self {
        Self::Whole(WindowShape::default())
    }
}

impl CardDesign {
    /// The size of the table for which it is drawn.
    pub fn size(self) -> Vec2 {
        match self {
            Self::Whole(shape) => shape.size(),
            Self::Beside(WindowShape::Low) => BESIDE_LOW,
            Self::Beside(WindowShape::Tall) => BESIDE_TALL,
            Self::Beside(_) => BESIDE,
        }
    }

    /// The shape of the window.
    pub fn window(self) -> WindowShape {
        match self {
            Self::Whole(shape) | Self::Beside(shape) => shape,
        }
    }

    /// Whether it is a phone's, see [`WindowShape::is_phone`].
    pub fn is_phone(self) -> bool {
        self.window().is_phone()
    }

    /// Whether a panel is beside the table.
    pub fn is_beside(self) -> bool {
        matches!(self, Self::Beside(_))
    }
}

/// The part of the window for a card table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardRoom {
    /// The size of the window.
    pub window: Vec2,
    /// The table, in screen units.
    pub table: Rect,
    /// The panel, in screen units; empty if there is none.
    pub panel: Rect,
    /// What the table is drawn for.
    pub design: CardDesign,
}

impl From<Vec2> for CardRoom {
    /// The whole window, without a panel.
    fn from(window: Vec2) -> Self {
        Self {
            window,
            table: Rect::from_corners(Vec2::ZERO, window),
            panel: Rect::default(),
            design: CardDesign::Whole(WindowShape::of(window)),
        }
    }
}

impl CardRoom {
    /// A window, or what a panel leaves of it.
    pub fn of(window: Vec2, has_panel: bool) -> Self {
        if has_panel {
            Self::beside_panel(window)
        } else {
            window.into()
        }
    }

    /// What a panel leaves of a window: beside it or, in a portrait window, above it.
    fn beside_panel(window: Vec2) -> Self {
        let shape = WindowShape::of(window);
        let scale = (window / shape.size()).min_element();
        let margin = MARGIN * scale;
        let across = match shape {
            WindowShape::Wide => Some(316.0),
            WindowShape::Lying => Some(284.0),
            WindowShape::Low => Some(220.0),
            WindowShape::Tall | WindowShape::Upright => None,
        };
        let (table, panel) = if let Some(width) = across {
            let left = window.x - margin - width * scale;
            let panel = Rect::new(left, margin, window.x - margin, window.y - margin);
            (Rect::new(0.0, 0.0, left - margin / 2.0, window.y), panel)
        } else {
            let design = if shape == WindowShape::Tall {
                192.0
            } else {
                236.0
            };
            let top = window.y - margin - (design * scale).max(LEAST_HEIGHT);
            let panel = Rect::new(margin, top, window.x - margin, window.y - margin);
            (Rect::new(0.0, 0.0, window.x, top - margin / 2.0), panel)
        };
        Self {
            window,
            table,
            panel,
            design: CardDesign::Beside(shape),
        }
    }

    /// The scale of the design, and the rectangle that it takes in the middle of the room.
    pub(super) fn frame(&self) -> (f32, Rect) {
        let size = self.design.size();
        let scale = (self.table.size() / size).min_element();
        (
            scale,
            Rect::from_center_size(self.table.center(), size * scale),
        )
    }
}
