//! What one page asks of another: to open a drill, or to start something once the player has confirmed it.

pub mod next_drill;
pub mod pending;
