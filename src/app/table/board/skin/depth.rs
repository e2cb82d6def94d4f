//! Depths (z) of what is on a board, from the table up.

pub const TABLE: f32 = -10.0;
pub const TRAY: f32 = -1.0;
pub const BOARD: f32 = 0.0;
pub const SQUARES: f32 = 0.1;
pub const LABEL: f32 = 0.5;
pub const MARK: f32 = 1.0;
pub const TARGET: f32 = 1.5;
pub const SHADOW: f32 = 2.0;
pub const PIECE: f32 = 3.0;
pub const LIFTED: f32 = 8.0;
pub const OVER: f32 = 20.0;
pub const ARROW: f32 = 19.0;
pub const LIGHT: f32 = 30.0;
