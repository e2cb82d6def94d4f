//! What the skins of boards and cards are drawn with: sprites of an atlas, words, flat shapes, and the
//! high contrast in place of them.

pub mod atlas;
pub mod contrast;
pub mod flat;
pub mod skin_plan;
pub mod writing;

pub(super) use writing::plugin;
