//! Where everything lies: the layout of the window and of the table in it. Only this folder knows
//! pixels.
//!
//! World units are logical pixels, with the origin in the middle of the window and y up. Screen
//! units, for the panels, have their origin in the upper left corner and y down.

pub mod board;
pub mod cards;
mod surface;
mod table;
mod window;

pub use surface::Surface;
pub(super) use table::plugin;
pub use table::{TableLayout, TableShape, TableSurface};
pub use window::{Areas, WindowShape};

/// The width of a fingertip, in pixels: no place is harder to hit than one of this size.
pub const TOUCH: f32 = 44.0;
