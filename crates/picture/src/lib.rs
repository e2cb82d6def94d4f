//! Pictures to show: a position as PNG, a match as animated GIF, drawn with the images and fonts of the
//! game. Without Bevy, so that the command line draws them as well.
//!
//! A [`Scene`] says what is on the table and what is written around it; a [`Painter`] draws scenes of
//! one match, and [`film`] makes several of them move. Everything is in the board's design units,
//! y down, until it is painted.

mod art;
mod board;
mod canvas;
mod cards;
mod error;
mod film;
mod fronts;
mod line;
mod measures;
mod order;
mod painter;
mod ribbon;
mod room;
mod scene;
mod sheet;
mod writing;

pub use art::{Art, ArtFolder};
pub use error::PictureError;
pub use film::{Film, film};
pub use order::PictureOrder;
pub use painter::Painter;
pub use scene::{Scene, scenes};
