//! The designs of a card table: one for each shape of window, as data in `designs/`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::app::table::layout::WindowShape;
use crate::app::table::layout::cards::measures::{CardMeasures, PanelMeasures};

/// What a card table is arranged for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// Tricks in the middle, up to four players around it.
    #[default]
    Tricks,
    /// A line across the table on which every card has its place; the other players are in a row
    /// along the far side.
    Line,
}

/// All measures of a card table in one shape of window.
#[derive(Deserialize, Debug)]
pub struct Design {
    /// The cards, portraits and choice buttons.
    pub cards: CardMeasures,
    /// The panels around them.
    pub panels: PanelMeasures,
}

/// The designs for one shape of window.
#[derive(Deserialize)]
struct Designs {
    tricks: Design,
    line: Design,
}

impl Design {
    /// The design of a table that is arranged like this, in a window of this shape.
    pub fn of(arrangement: Arrangement, shape: WindowShape) -> &'static Self {
        static WIDE: LazyLock<Designs> = LazyLock::new(|| read(include_str!("designs/wide.ron")));
        static TALL: LazyLock<Designs> = LazyLock::new(|| read(include_str!("designs/tall.ron")));
        static LOW: LazyLock<Designs> = LazyLock::new(|| read(include_str!("designs/low.ron")));
        static LYING: LazyLock<Designs> = LazyLock::new(|| read(include_str!("designs/lying.ron")));
        static UPRIGHT: LazyLock<Designs> =
            LazyLock::new(|| read(include_str!("designs/upright.ron")));
        let designs = match shape {
            WindowShape::Wide => &WIDE,
            WindowShape::Tall => &TALL,
            WindowShape::Low => &LOW,
            WindowShape::Lying => &LYING,
            WindowShape::Upright => &UPRIGHT,
        };
        match arrangement {
            Arrangement::Tricks => &designs.tricks,
            Arrangement::Line => &designs.line,
        }
    }
}

/// Reads a file of `designs/`. They are part of the program, and a test reads all of them.
fn read(ron: &str) -> Designs {
    ron::from_str(ron).unwrap_or_else(|error| panic!("a design cannot be read: {error}"))
}
