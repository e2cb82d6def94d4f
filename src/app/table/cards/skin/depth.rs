//! Depths (z): cards are between the table and the lighting, buttons are above it.

pub const CLOTH: f32 = -9.0;
pub const OVAL: f32 = -0.5;
pub const CARD: f32 = 3.0;
/// Depth per unit of a card's z order.
pub const ORDER: f32 = 1.2;
pub const LIFTED: f32 = 5.0;
pub const GHOST: f32 = 5.2;
pub const CHOICE_BUTTON: f32 = 14.0;
/// Depths of a card's parts, relative to its own.
pub const SHADOW: f32 = -0.008;
pub const FACE: f32 = 0.0;
pub const WRITING: f32 = 0.001;
/// Between two layers of a front.
pub const LAYER: f32 = 0.0003;
pub const DIMMING: f32 = 0.003;
pub const MARK: f32 = 0.005;
