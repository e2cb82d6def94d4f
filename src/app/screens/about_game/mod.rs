//! What pages about a game have in common: what it has besides its matches, and its board as a diagram.

pub mod board_diagram;
pub mod content;
