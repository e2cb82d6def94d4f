//! The z order of cards: piles at the bottom, then the hands, the trick, the viewer's hand.

/// Cards on the line, by their place on it.
pub const LINE: f32 = 0.6;
pub const PILE: f32 = 0.0;
pub const OTHERS: f32 = 1.2;
pub const OPEN: f32 = 1.5;
pub const TRICK: f32 = 2.0;
/// A hand that is spread over the table.
pub const SPREAD: f32 = 2.7;
pub const OWN: f32 = 2.4;
pub const RAISED: f32 = 3.2;
pub const STEP: f32 = 0.012;
