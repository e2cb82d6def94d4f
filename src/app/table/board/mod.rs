//! A board of squares, points or hexes: where its places lie and how they look.

pub mod layout;
pub mod skin;
