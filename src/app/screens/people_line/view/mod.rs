//! A line of people that a game teaches, e.g. the monarchs of England: its data, and the parts that
//! the gallery and the drill draw: people, houses, and a person with both neighbours.

mod card;
mod column;
mod data;
mod entry;
mod gallery;
mod medallion;
mod neighbours;
mod rows;

pub use card::PersonCardLayout;
pub use data::{LineGalleryAction, LineGalleryState, LineHouse, LinePerson, PeopleLine};
pub use gallery::show;
pub use medallion::Medallion;
pub use neighbours::NeighboursLayout;
pub use neighbours::tell;
