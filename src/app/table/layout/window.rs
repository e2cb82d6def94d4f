//! The shape of the window, and the areas in it that a board leaves to the panels.

use bevy::prelude::*;

/// The shapes of window; each has a design of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WindowShape {
    /// A monitor, 1280×720: the panel is beside the table.
    #[default]
    Wide,
    /// A phone in portrait, 390×844: the panel is below the table, a strip above it.
    Tall,
    /// A phone in landscape, 844×390: the table takes the whole height.
    Low,
    /// A tablet in landscape, 1024×768.
    Lying,
    /// A tablet in portrait, 768×1024.
    Upright,
}

/// A window less high than this, and not squarish, is low.
const LOW: f32 = 520.0;

impl WindowShape {
    /// All shapes.
    pub const ALL: [Self; 5] = [
        Self::Wide,
        Self::Tall,
        Self::Low,
        Self::Lying,
        Self::Upright,
    ];

    /// The shape of a window of this size.
    pub fn of(window: Vec2) -> Self {
        let aspect = window.x / window.y.max(1.0);
        match aspect {
            ..0.7 => Self::Tall,
            0.7..1.0 => Self::Upright,
            1.0..1.45 => Self::Lying,
            _ if window.y < LOW => Self::Low,
            _ => Self::Wide,
        }
    }

    /// The window size for which the design is drawn.
    pub const fn size(self) -> Vec2 {
        match self {
            Self::Wide => Vec2::new(1280.0, 720.0),
            Self::Tall => Vec2::new(390.0, 844.0),
            Self::Low => Vec2::new(844.0, 390.0),
            Self::Lying => Vec2::new(1024.0, 768.0),
            Self::Upright => Vec2::new(768.0, 1024.0),
        }
    }

    /// Whether it is a phone's, which has little room: its images have fewer and larger details.
    pub fn is_phone(self) -> bool {
        matches!(self, Self::Tall | Self::Low)
    }
}

/// The areas of panels in a window, in screen units, and the area left for a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Areas {
    /// The scale of the design's images.
    pub scale: f32,
    /// The panel.
    pub panel: Rect,
    /// The strip of the other players; if empty, the panel shows them.
    pub strip: Rect,
    /// The area of the board with its trays.
    pub table: Rect,
}
