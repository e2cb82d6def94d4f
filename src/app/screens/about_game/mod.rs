//! What pages about a game have in common: which game is at hand, what it offers, and its board as a
//! diagram.

pub mod at_hand;
pub mod board_diagram;
pub mod content;
