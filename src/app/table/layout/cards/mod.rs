//! The layout of a card table: the viewer's hand as a fan or in rows, the others' hands as fans of
//! backs, an open hand in readable rows, the trick in the middle, piles, the buttons of choices, and
//! the panels around them. Pure geometry.
//!
//! Measures are those of the window's design; poses are in world units, areas in egui points.

mod areas;
mod design;
mod folded;
mod hands;
mod line;
mod measures;
mod open_hands;
mod order;
mod piles;
mod places;
mod pose;
mod room;
mod script;
mod seats;
mod shape;
mod surface;
#[cfg(test)]
mod tests;

pub use areas::{CardAreas, Stand};
pub use design::Arrangement;
pub use places::{CardPlaces, ChoiceButton, HandCard, Held, SeatSide, Section};
pub(in crate::app::table) use pose::LARGER;
pub use pose::{CARD_HEIGHT, INDEX, Pose};
pub use room::{CardDesign, CardRoom};
pub use shape::{CardFacts, CardShape, PileRole};
